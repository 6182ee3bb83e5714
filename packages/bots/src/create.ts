import type { BoardFact, OpenQuestion, Seat, State, View } from '@ragtag/board-game';
import { type BotDoor, type BotSeat, botChooser, type Chooser, type Level } from '@ragtag/kernel';
import type { Aid } from './admiral/aid';
import { type Plan, planOf } from './admiral/plan';
import { search } from './admiral/search';
import { answerTo } from './asks';
import type { Bot } from './bot';
import type { Claim } from './claims/claim';
import { asItDares } from './hiding';
import { emptyMemory, remember } from './memory';
import type { Mind } from './mind';
import { OfficerMind } from './officer';
import { recruitMind } from './recruit';
import { SeenCards } from './seen-cards';
import { type Situation, situation } from './situation';
import { type Temperament, type TemperamentName, temperamentNames, temperaments } from './temperament';
import { admiralWeights } from './weigh/weights';

export interface BotSpec extends BotSeat {
  /** One of five; by the seed where none is given. */
  readonly temperament?: TemperamentName;
  /** How hard it plays as a Cylon, for measuring: officers as hard as needed, others for the win where it is not given. */
  readonly malice?: number;
}

class MindedBot implements Bot {
  readonly level: Level;
  readonly seat: Seat;
  readonly #mind: Mind;
  readonly #pick: Chooser;
  readonly #memory = emptyMemory();
  /** Only those who think ahead need to remember cards. */
  readonly #seen: SeenCards | null;

  constructor(level: Level, seat: Seat, mind: Mind, pick: Chooser) {
    this.level = level;
    this.seat = seat;
    this.#mind = mind;
    this.#pick = pick;
    this.#seen = level === 'admiral' ? new SeenCards(seat) : null;
  }

  answer(view: View, question: OpenQuestion, aid?: Aid): string[] {
    if (aid && this.level === 'admiral') return thinkAhead(this.plan(view, question), aid);
    return answerTo(this.#before(view, question));
  }

  plan(view: View, question: OpenQuestion): Plan {
    const now = this.#before(view, question);
    const scored = { ...now, scores: new Map<string, number>(), tells: new Map<string, number>() };
    return planOf(scored, answerTo(scored), this.#seen?.known() ?? {}, this.#pick);
  }

  #before(view: View, question: OpenQuestion): Situation {
    return asItDares(situation(view, question, this.#mind, this.#memory, this.#pick));
  }

  hear(facts: readonly BoardFact[], view: View): void {
    for (const fact of facts) remember(this.#memory, fact);
    this.#seen?.hear(facts, view);
    this.#mind.hear?.(facts, view);
  }

  claims(view: View): Claim[] {
    return this.#mind.claims?.(view) ?? [];
  }

  hearClaim(claim: Claim, view: View): void {
    this.#mind.hearClaim?.(claim, view);
  }

  suspicions(view: View): number[] {
    return [...this.#mind.doubt(view)];
  }
}

/** Tries a plan out in imagined games; returns the answer that does best. */
export function thinkAhead(plan: Plan, aid: Aid): string[] {
  return [...search(plan, aid)];
}

function mindOf(level: Level, seat: Seat, temperament: Temperament, malice?: number): Mind {
  switch (level) {
    case 'recruit':
      return recruitMind(seat);
    case 'officer':
      return new OfficerMind(seat, temperament, malice);
    case 'admiral':
      return new OfficerMind(seat, temperament, malice ?? 1, admiralWeights);
  }
}

export function createBot({ level, seat, seed, temperament, malice }: BotSpec): Bot {
  const pick = botChooser({ seat, seed });
  const name = temperament ?? temperamentNames[pick(temperamentNames.length)];
  return new MindedBot(level, seat, mindOf(level, seat, temperaments[name], malice), pick);
}

/** The bots of the board game, for hosts that know no game. */
export const bots: BotDoor<State, BoardFact, View> = {
  create: createBot,
  thinkAhead: (plan, aid) => thinkAhead(plan as Plan, aid),
};
