import { occupationTrack, type View } from '@ragtag/board-game';
import type { ShownFacts } from './shown-as';
import { line } from './shown-as';

type There = NonNullable<View['newCaprica']>;

/** What changes on New Caprica, where the fleet has settled. */
function there(view: View, change: (now: There) => Partial<There>): View {
  return view.newCaprica ? { ...view, newCaprica: { ...view.newCaprica, ...change(view.newCaprica) } } : view;
}

/** The settlement on New Caprica. */
export const newCaprica: ShownFacts<
  | 'settled'
  | 'galactica-returns'
  | 'new-caprica-left'
  | 'occupation-placed'
  | 'occupation-destroyed'
  | 'occupation-advanced'
  | 'civilian-prepared'
  | 'civilian-evacuated'
  | 'locked-looked-at'
  | 'locked-seen'
> = {
  settled: {
    length: 1900,
    tone: 'strong',
    scene: 'settled',
    moves: (view, _fact, after) => ({ ...view, newCaprica: after.newCaprica, faces: after.faces }),
  },
  'galactica-returns': {
    length: 1700,
    tone: 'strong',
    sound: 'jump',
    scene: 'return',
    moves: (view) => there(view, () => ({ phase: 'orbit' })),
  },
  'new-caprica-left': { length: 1700, tone: 'strong', sound: 'jump', scene: 'leaving' },
  'occupation-placed': {
    length: 600,
    tone: 'loss',
    where: () => ({ location: occupationTrack[0] }),
    moves: (view, { n }) =>
      there(view, ({ occupation: [first, ...rest] }) => ({ occupation: [first + n, ...rest] })),
  },
  'occupation-destroyed': {
    length: 700,
    where: ({ location }) => ({ location }),
    moves: (view, { location }) =>
      there(view, ({ occupation }) => ({
        occupation: occupation.map((n, space) => (occupationTrack[space] === location ? n - 1 : n)),
      })),
  },
  'occupation-advanced': {
    length: 700,
    tone: 'loss',
    moves: (view) => there(view, ({ occupation: [first, second] }) => ({ occupation: [0, first, second] })),
  },
  'civilian-prepared': {
    length: 500,
    moves: (view) => there(view, ({ locked, prepared }) => ({ locked: locked - 1, prepared: prepared + 1 })),
  },
  'civilian-evacuated': {
    length: 700,
    where: ({ area }) => ({ area }),
    moves: (view) => there(view, ({ prepared }) => ({ prepared: prepared - 1 })),
  },
  'locked-looked-at': line,
  'locked-seen': line,
};
