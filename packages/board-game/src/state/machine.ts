import { forkFrames, forkQuestions, forkStreams, startStreams } from '@ragtag/kernel';
import { askedView, resolvedView } from '../door/running-view';
import { placesInFrames } from './held';
import { noPieces, nowhere, type Part } from './part';
import { plain } from './shapes';

/** Random streams: shuffles and draws, dice, and everything that setup decides. */
const streams = ['setup', 'cards', 'dice'] as const;

/** What is played, which copies share; and all may see what is being resolved. */
export const played: Part<'version' | 'options'> = {
  empty: ({ version, options }) => ({ version, options }),
  copy(to, from) {
    to.version = from.version;
    to.options = from.options;
  },
  view: resolvedView,
  places: nowhere,
  pieces: noPieces,
  atRest: { version: plain, options: plain },
};

/** What the kernel works on: what is half-way through being resolved, who is asked, and chance. */
export const machine: Part<'stack' | 'questions' | 'asked' | 'streams'> = {
  empty: ({ options, seed }) => ({
    stack: [],
    questions: [],
    asked: Array<number>(options.players).fill(0),
    streams: startStreams(seed, streams),
  }),
  copy(to, from) {
    to.stack = forkFrames(from.stack);
    to.questions = forkQuestions(from.questions);
    to.asked = from.asked.slice();
    to.streams = forkStreams(from.streams);
  },
  view: askedView,
  places: placesInFrames,
  pieces: noPieces,
  atRest: {
    stack: 'frame',
    questions: 'question',
    asked: plain,
    streams: plain,
  },
};
