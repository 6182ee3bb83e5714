import {
  type Answer,
  answer,
  type BoardFact,
  type Cause,
  module,
  type OpenQuestion,
  pending,
  type Resource,
  type Seat,
  type State,
  type Verdict,
  type View,
  view,
} from '@ragtag/board-game';
import { deal } from '@ragtag/host';
import type { GameRecord } from '../../shell/game/record';

/** What can be told once a game is over. */
export interface Study {
  readonly last: View;
  readonly curve: readonly CurvePoint[];
  readonly checks: readonly CheckStory[];
  /** Every secret that changed hands, and every reveal. */
  readonly loyalties: readonly LoyaltyEvent[];
  readonly moments: number;
  /** After how many answers each turn began. */
  readonly turns: readonly number[];
  readonly verdict: Verdict | null;
}

export interface CurvePoint {
  readonly after: number;
  readonly turn: number;
  readonly distance: number;
  readonly resources: Readonly<Record<Resource, number>>;
}

export interface CheckStory {
  readonly after: number;
  readonly turn: number;
  readonly cause: Cause;
  readonly difficulty: number;
  /** Cards by seat; Destiny under null. */
  readonly added: readonly { readonly seat: Seat | null; readonly cards: readonly number[] }[];
  readonly total: number | null;
  readonly outcome: string | null;
}

export interface LoyaltyEvent {
  readonly turn: number;
  readonly fact: BoardFact;
}

type CheckDraft = { -readonly [K in keyof CheckStory]: CheckStory[K] };

interface Handed {
  readonly card: number;
}

/** The cards that a seat puts into a check with this answer. */
function cardsAdded(questions: readonly OpenQuestion[], given: Answer): number[] | undefined {
  const question = questions.find((q) => q.seat === given.seat && q.id === given.question);
  if (question?.ask !== 'add-to-check') return undefined;
  return given.picks.flatMap((pick) => {
    const option = question.options.find(({ id }) => id === pick);
    return option ? [(option as unknown as Handed).card] : [];
  });
}

class Historian {
  readonly curve: CurvePoint[] = [];
  readonly checks: CheckDraft[] = [];
  readonly loyalties: LoyaltyEvent[] = [];
  readonly turns: number[] = [];
  #open: CheckDraft[] = [];

  look(state: State, after: number): void {
    const { turn, resources, distance } = state;
    const last = this.curve.at(-1);
    const same =
      last &&
      last.distance === distance &&
      Object.entries(last.resources).every(([name, n]) => resources[name as Resource] === n);
    if (!same) this.curve.push({ after, turn: turn.number, distance, resources: { ...resources } });
  }

  added(seat: Seat, cards: number[]): void {
    const check = this.#open.at(-1);
    if (check) check.added = [...check.added, { seat, cards }];
  }

  read(fact: BoardFact, turn: number, after: number): void {
    const check = this.#open.at(-1);
    switch (fact.fact) {
      case 'turn-started':
        this.turns.push(after);
        return;
      case 'check-started': {
        const { cause, difficulty } = fact;
        const draft: CheckDraft = { after, turn, cause, difficulty, added: [], total: null, outcome: null };
        this.checks.push(draft);
        this.#open.push(draft);
        return;
      }
      case 'check-revealed': {
        if (!check) return;
        const left = [...fact.cards];
        for (const { cards } of check.added) for (const card of cards) left.splice(left.indexOf(card), 1);
        check.added = [...check.added, { seat: null, cards: left }];
        return;
      }
      case 'check-totalled':
        if (check) check.difficulty = fact.difficulty;
        return;
      case 'check-result':
        if (check) {
          check.difficulty = fact.difficulty ?? check.difficulty;
          check.total = fact.total;
          check.outcome = fact.outcome;
        }
        this.#open.pop();
        return;
      case 'loyalty-received':
      case 'loyalty-passed':
      case 'loyalty-revealed':
      case 'loyalty-seen':
      case 'cylon-revealed':
        this.loyalties.push({ turn, fact });
    }
  }
}

/** Plays a recorded game once more and writes down what was hidden. */
export function study(record: GameRecord): Study {
  const { state, facts } = deal(module, record);
  const historian = new Historian();
  for (const fact of facts) historian.read(fact, state.turn.number, 0);
  historian.look(state, 0);
  record.answers.forEach((given, index) => {
    const cards = cardsAdded(pending(state), given);
    if (cards) historian.added(given.seat, cards);
    const answered = answer(state, given);
    if (!answered.ok) throw new Error(answered.refusal.message);
    for (const fact of answered.facts) historian.read(fact, state.turn.number, index + 1);
    historian.look(state, index + 1);
  });
  const { curve, checks, loyalties, turns } = historian;
  return {
    last: view(state, null),
    curve,
    checks,
    loyalties,
    turns,
    moments: record.answers.length,
    verdict: state.over,
  };
}
