import {
  type BoardFact,
  type Cause,
  characterCards,
  isKnownCylon,
  module,
  type Resource,
  type Seat,
  type State,
  skillKinds,
  teamOf,
} from '@ragtag/board-game';
import { shortName } from '@ragtag/board-game/say';
import { winChance } from '@ragtag/bots/board';
import type { Answer } from '@ragtag/kernel';
import type { GameFile } from '../../game-file';

/** What a game leaves behind for whoever tells it: turn by turn, with the names that people had then. */

export interface Told {
  readonly turn: number;
  readonly after: number;
  readonly fact: BoardFact;
  /** What each seat was called then. */
  readonly names: readonly string[];
}

/** A check, and who spoke against it. */
export interface ToldCheck {
  readonly turn: number;
  readonly cause: Cause;
  readonly difficulty: number;
  readonly total: number;
  readonly outcome: 'pass' | 'partial' | 'fail';
  /** How much each seat's own cards took from the total, by the printed strength. */
  readonly against: ReadonlyMap<Seat, number>;
  readonly names: readonly string[];
}

/** How it stood when a turn was over. */
export interface TurnEnd {
  readonly turn: number;
  readonly seat: Seat;
  readonly chance: number;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly distance: number;
}

export interface SideTaken {
  readonly turn: number;
  /** Whether it was then that the seat went over to the Cylons. */
  readonly cylon: boolean;
}

export interface Chronicle {
  readonly facts: readonly Told[];
  readonly checks: readonly ToldCheck[];
  readonly turns: readonly TurnEnd[];
  /** Every change of side of each seat, known or not. */
  readonly sides: readonly (readonly SideTaken[])[];
  /** In which turn all knew a seat for a Cylon. */
  readonly known: readonly (number | undefined)[];
  readonly end: State;
}

export function nameIn({ players }: State, seat: Seat): string {
  const { character, name } = players[seat];
  const card = characterCards.find(({ id }) => id === character);
  return card ? shortName(card.name) : name;
}

type OpenCheck = { -readonly [K in keyof Omit<ToldCheck, 'against' | 'names'>]: ToldCheck[K] } & {
  readonly skills: readonly string[];
  readonly against: Map<Seat, number>;
};

class Chronicler {
  readonly facts: Told[] = [];
  readonly checks: ToldCheck[] = [];
  readonly turns: TurnEnd[] = [];
  readonly sides: SideTaken[][] = [];
  readonly known: (number | undefined)[] = [];
  #after = -1;
  readonly #open: OpenCheck[] = [];

  listen(facts: readonly BoardFact[], given: Answer | null, state: State): void {
    this.#after++;
    const names = state.players.map((_, seat) => nameIn(state, seat));
    for (const fact of facts) {
      this.facts.push({ turn: state.turn.number, after: this.#after, fact, names });
      this.#hear(fact, given, state.turn.number, names);
    }
    this.#lookRound(state);
  }

  #hear(fact: BoardFact, given: Answer | null, turn: number, names: readonly string[]): void {
    const open = this.#open.at(-1);
    switch (fact.fact) {
      case 'check-started': {
        const { cause, difficulty, skills = [] } = fact;
        this.#open.push({ turn, cause, difficulty, skills, total: 0, outcome: 'fail', against: new Map() });
        return;
      }
      case 'check-cards-added':
        if (open && fact.seat !== null && fact.seat === given?.seat && fact.n === given.picks.length)
          open.against.set(fact.seat, against(given.picks, open.skills));
        return;
      case 'check-totalled':
        if (open) open.difficulty = fact.difficulty;
        return;
      case 'check-result':
        this.#open.pop();
        if (open && fact.total !== null)
          this.checks.push({ ...open, total: fact.total, outcome: fact.outcome, names });
    }
  }

  #lookRound(state: State): void {
    const { turn, resources, distance } = state;
    state.players.forEach((player, seat) => {
      const cylon = teamOf(state, seat) === 'cylons';
      this.sides[seat] ??= [];
      if (cylon !== (this.sides[seat].at(-1)?.cylon ?? false))
        this.sides[seat].push({ turn: turn.number, cylon });
      if (isKnownCylon(player)) this.known[seat] ??= turn.number;
    });
    const now = {
      turn: turn.number,
      seat: turn.seat,
      chance: winChance(state),
      resources: { ...resources },
      distance,
    };
    if (this.turns.at(-1)?.turn === turn.number) this.turns.pop();
    this.turns.push(now);
  }
}

/** What cards of a hand take from a check that these skills count for. */
function against(picks: readonly string[], skills: readonly string[]): number {
  return picks.reduce((sum, pick) => {
    const kind = skillKinds.find(({ id }) => id === pick.replace(/#\d+$/, ''));
    return kind && !skills.includes(kind.skill) ? sum + kind.strength : sum;
  }, 0);
}

/** Plays a game once more and writes down what happened. */
export function chronicleOf({ options, seed, seats, answers }: GameFile): Chronicle {
  const chronicler = new Chronicler();
  const end = module.replay(
    { options: options as State['options'], seed, seats: seats.map(({ name }) => ({ name })) },
    answers,
    (facts, given, state) => chronicler.listen(facts, given, state),
  );
  const { facts, checks, turns, sides, known } = chronicler;
  return { facts, checks, turns, sides, known, end };
}
