import { type CheckView, checkIn, type Seat, type View } from '@ragtag/board-game';
import type { ShownFacts } from './shown-as';
import { before, line } from './shown-as';

/** Skill checks, from the first card to the last. */
export const checks: ShownFacts<
  | 'check-started'
  | 'check-cards-added'
  | 'check-revealed'
  | 'check-totalled'
  | 'check-result'
  | 'check-cards-taken'
  | 'check-cards-opened'
  | 'check-cards-removed'
  | 'reckless-drawn'
  | 'destiny-rebuilt'
> = {
  'check-started': { length: 600, moves: (view, _, after) => withNewCheck(view, checkIn(after)) },
  'check-cards-added': {
    length: 350,
    moves: (view, { seat, n }) => withCheck(view, (check) => ({ added: addedTo(check.added, seat, n) })),
  },
  'check-revealed': {
    length: 1800,
    sound: 'check',
    moves: (view, { counted }) => withCheck(view, ({ cards }) => ({ cards: counted ?? cards })),
  },
  'check-totalled': {
    length: 0,
    untold: before('check-result'),
    moves: (view, { total, difficulty, counted, changes }) =>
      withCheck(view, ({ cards, totalChanges }) => ({
        total,
        difficulty,
        cards: counted ?? cards,
        totalChanges: changes ?? totalChanges,
      })),
  },
  'check-result': {
    length: 1700,
    tone: 'strong',
    moves: (view, { total, outcome, difficulty }) =>
      withCheck(view, (check) => ({ total, outcome, difficulty: difficulty ?? check.difficulty })),
  },
  'check-cards-taken': line,
  'check-cards-opened': line,
  'check-cards-removed': line,
  'reckless-drawn': line,
  'destiny-rebuilt': line,
};

/** A check that has just begun: nobody has added anything to it. */
function withNewCheck(view: View, begun: CheckView | undefined): View {
  if (!begun || checkIn(view)) return view;
  const untouched: CheckView = {
    ...begun,
    added: [],
    cards: [],
    totalChanges: [],
    total: null,
    outcome: null,
  };
  return { ...view, resolving: [...view.resolving, untouched] };
}

function withCheck(view: View, change: (check: CheckView) => Partial<CheckView>): View {
  const check = checkIn(view);
  if (!check) return view;
  return {
    ...view,
    resolving: view.resolving.map((each) => (each === check ? { ...check, ...change(check) } : each)),
  };
}

function addedTo(added: CheckView['added'], seat: Seat | null, n: number): CheckView['added'] {
  const before = added.find((each) => each.seat === seat)?.n ?? 0;
  return [...added.filter((each) => each.seat !== seat), { seat, n: before + n }];
}
