import { fork, startStreams } from '@ragtag/kernel';
import { runningView } from '../door/running-view';
import { placesInFrames } from './held';
import { noPieces, type Part } from './part';
import { plain } from './shapes';

/** Random streams: shuffles and draws, dice, and everything that setup decides. */
const streams = ['setup', 'cards', 'dice'] as const;

/** What the kernel works on (and the options, which copies share): what is half-way through being resolved, who is asked, and chance. */
export const machine: Part<'version' | 'options' | 'stack' | 'questions' | 'asked' | 'streams'> = {
  empty: ({ version, options, seed }) => ({
    version,
    options,
    stack: [],
    questions: [],
    asked: Array<number>(options.players).fill(0),
    streams: startStreams(seed, streams),
  }),
  copy(to, from) {
    to.version = from.version;
    to.options = from.options;
    to.stack = fork(from.stack);
    to.questions = fork(from.questions);
    to.asked = from.asked.slice();
    to.streams = fork(from.streams);
  },
  view: runningView,
  places: placesInFrames,
  pieces: noPieces,
  atRest: {
    version: plain,
    options: plain,
    stack: 'frame',
    questions: 'question',
    asked: plain,
    streams: plain,
  },
};
