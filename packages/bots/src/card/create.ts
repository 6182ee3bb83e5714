import type { CardFact, Seat, State, View } from '@ragtag/card-game';
import {
  type BotAid,
  type BotDoor,
  type BotPlayer,
  type BotSeat,
  botChooser,
  type Chooser,
  type Level,
  type OpenQuestion,
} from '@ragtag/kernel';
import { type CardBotPlan, onlyPlan, planOf } from './admiral/plan';
import { search } from './admiral/search';
import { answerTo } from './asks';
import { wantsDraw } from './draws';
import { emptyMemory, remember } from './memory';
import type { CardMind } from './mind';
import { sightOf } from './sight';
import {
  type CardTemperament,
  type CardTemperamentName,
  temperamentNames,
  temperaments,
} from './temperament';

export interface CardBotSpec extends BotSeat {
  /** One of four; by the seed where none is given. */
  readonly temperament?: CardTemperamentName;
}

export type CardBot = BotPlayer<State, CardFact, View>;

class MindedCardBot implements CardBot {
  readonly level: Level;
  readonly seat: Seat;
  readonly #mind: CardMind;
  readonly #pick: Chooser;
  readonly #memory = emptyMemory();

  constructor(level: Level, seat: Seat, mind: CardMind, pick: Chooser) {
    this.level = level;
    this.seat = seat;
    this.#mind = mind;
    this.#pick = pick;
  }

  answer(view: View, question: OpenQuestion, aid?: BotAid<State>): string[] {
    if (aid && this.level === 'admiral') return thinkAhead(this.plan(view, question), aid);
    return answerTo(sightOf(view, question, this.#mind, this.#memory, this.#pick));
  }

  plan(view: View, question: OpenQuestion): CardBotPlan {
    const sight = sightOf(view, question, this.#mind, this.#memory, this.#pick);
    const first = answerTo(sight);
    return this.level === 'admiral' ? planOf(sight, first) : onlyPlan(sight, first);
  }

  unasked(view: View): string | undefined {
    return wantsDraw(view, this.#memory) ? 'offer-draw' : undefined;
  }

  hear(facts: readonly CardFact[]): void {
    for (const fact of facts) remember(this.#memory, fact);
  }

  claims(): [] {
    return [];
  }

  hearClaim(): void {}
}

/** Tries a plan out in imagined games; returns the answer that does best. */
export function thinkAhead(plan: CardBotPlan, aid: BotAid<State>): string[] {
  return [...search(plan, aid)];
}

/** How far recruits misjudge, in points. */
const misjudged = 1;
/** Positions of a turn's fights that officers think through. */
const thorough = 2000;

function mindOf(level: Level, temperament: CardTemperament): CardMind {
  return level === 'recruit'
    ? { temperament, noise: misjudged, positions: 0 }
    : { temperament, noise: 0, positions: thorough };
}

export function createBot({ level, seat, seed, temperament }: CardBotSpec): CardBot {
  const pick = botChooser({ seat, seed });
  const name = temperament ?? temperamentNames[pick(temperamentNames.length)];
  return new MindedCardBot(level, seat, mindOf(level, temperaments[name]), pick);
}

/** The bots of the card game, for hosts that know no game. */
export const bots: BotDoor<State, CardFact, View> = {
  create: createBot,
  thinkAhead: (plan, aid) => thinkAhead(plan as CardBotPlan, aid),
};
