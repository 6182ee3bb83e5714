import type { Shown } from './shown-as';
import { line } from './shown-as';

/** Turns, steps, what is used and decided. */
export const turns: Shown<
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
  step: {
    length: 0,
    tone: 'step',
    moves: (view, { step }) => ({
      ...view,
      resolving: view.resolving.filter(({ what }) => what === 'crisis'),
      turn: { ...view.turn, step },
    }),
  },
  action: {
    length: 900,
    where: ({ cause }) => (cause.kind === 'location' ? { location: cause.id } : {}),
  },
  reaction: { length: 1100 },
  'ability-resolved': line,
  'effect-chosen': line,
  'player-chosen': line,
  ignored: line,
  'die-rolled': { length: 1000, sound: 'die' },
  'game-over': line,
};
