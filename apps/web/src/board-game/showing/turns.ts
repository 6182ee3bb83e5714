import type { Verdict } from '@ragtag/board-game';
import type { ShownFacts } from './shown-as';
import { before, line } from './shown-as';

const isArrival = ({ winner, reason }: Verdict) => winner === 'humans' && reason === 'final-jump';

/** Turns, steps, what is used and decided. */
export const turns: ShownFacts<
  | 'turn-started'
  | 'step'
  | 'action'
  | 'reaction'
  | 'ability-resolved'
  | 'effect-chosen'
  | 'player-chosen'
  | 'ignored'
  | 'die-rolled'
  | 'game-over'
> = {
  'turn-started': {
    length: 700,
    untold: true,
    moves: (view, { seat, turn }) => ({
      ...view,
      resolving: [],
      turn: {
        seat,
        number: turn,
        step: 'receive-skills',
        startedPiloting: view.players[seat].piloting !== null,
      },
    }),
  },
  // A step in which nothing happened.
  step: {
    length: 0,
    tone: 'step',
    untold: before('step', 'turn-started', 'game-over'),
    moves: (view, { step }) => ({
      ...view,
      resolving: view.resolving.filter(({ what }) => what === 'crisis'),
      turn: { ...view.turn, step },
    }),
  },
  action: {
    length: 900,
    untold: before('flew'),
    where: ({ cause }) => (cause.kind === 'location' ? { location: cause.id } : {}),
  },
  // What a rule brings about by itself tells what comes of it.
  reaction: {
    length: ({ cause }) => (cause.kind === 'rule' ? 0 : 1100),
    untold: ({ cause }) => cause.kind === 'rule',
  },
  'ability-resolved': line,
  'effect-chosen': line,
  'player-chosen': line,
  ignored: line,
  'die-rolled': { length: 1000, sound: 'die' },
  // The last jump shows where it led; how everybody came out, the poster tells.
  'game-over': {
    length: ({ verdict }) => (isArrival(verdict) ? 2400 : 0),
    scene: ({ verdict }) => (isArrival(verdict) ? 'arrival' : undefined),
  },
};
