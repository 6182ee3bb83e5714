import type { Cause, Who } from './effects/types';
import type { State } from './state';
import type { Seat, Title } from './terms';

/** From whose point of view data is read: who "you" is, and what earlier choices bound. */
export interface Scene {
  readonly you: Seat;
  readonly bind: Record<string, unknown>;
  readonly cause?: Cause;
}

/** The seat a role or a bound name stands for; undefined where nobody holds the title or nothing was bound. */
export function seatFor(s: State, who: Who, scene: Scene): Seat | undefined {
  switch (who) {
    case 'you':
      return scene.you;
    case 'current':
      return s.turn.seat;
    case 'president':
    case 'admiral':
      return s.titles[who as Title];
    default: {
      const seat = scene.bind[who];
      return typeof seat === 'number' ? seat : undefined;
    }
  }
}
