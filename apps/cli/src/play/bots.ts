import {
  type BoardFact,
  characterCards,
  factsFor,
  module,
  type OpenQuestion,
  type Seat,
  type State,
  view,
} from '@ragtag/board-game';
import { type Aid, type Bot, createBot } from '@ragtag/bots/board';
import { type Chooser, type Level, plainAid, randomPicks } from '@ragtag/kernel';

/** How the others play: at random, or as bots do. */
export type PlayLevel = Level | 'random';

/** Milliseconds that an admiral may think about one question. */
const thinkingTime = 300;

/**
 * Picks a character for a bot, at random. Bots leave the one that the person wants, and its type as far as they
 * can: each type is open again only when the others have been picked as often.
 */
function pickCharacter(question: OpenQuestion, pick: Chooser, wanted: string): string[] {
  const type = characterCards.find(({ id }) => id === wanted)?.type;
  const others = question.options.filter(({ id }) => id !== wanted);
  const ofOtherTypes = others.filter(
    ({ id }) => characterCards.find((card) => card.id === id)?.type !== type,
  );
  const options = [ofOtherTypes, others, question.options].find((some) => some.length > 0);
  return randomPicks({ ...question, options: options ?? [] }, pick);
}

interface Opponent {
  readonly bot: Bot;
  /** What it has not been told yet. */
  readonly news: BoardFact[];
}

/** The players at the other seats. Each is shown what its seat may know, and no more. */
export class Opponents {
  readonly #state: State;
  readonly #pick: Chooser;
  readonly #wanted: string | undefined;
  readonly #bySeat = new Map<Seat, Opponent>();

  constructor(
    state: State,
    { level, seed, person, wanted }: { level: PlayLevel; seed: string; person: Seat; wanted?: string },
    pick: Chooser,
  ) {
    this.#state = state;
    this.#pick = pick;
    this.#wanted = wanted;
    if (level === 'random') return;
    for (const seat of state.players.keys()) {
      if (seat === person) continue;
      this.#bySeat.set(seat, { bot: createBot({ level, seat, seed: `${seed}/bots` }), news: [] });
    }
  }

  hear(facts: readonly BoardFact[]): void {
    for (const [seat, { news }] of this.#bySeat) news.push(...factsFor(facts, seat));
  }

  /** An answer; after one that was not taken, any that goes together. */
  picks(question: OpenQuestion, tries: number): string[] {
    if (question.ask === 'pick-character' && this.#wanted !== undefined)
      return pickCharacter(question, this.#pick, this.#wanted);
    const opponent = this.#bySeat.get(question.seat);
    if (!opponent || tries > 0) return randomPicks(question, this.#pick);
    const { bot, news } = opponent;
    const seen = view(this.#state, bot.seat);
    if (news.length > 0) bot.hear(news.splice(0), seen);
    this.#talk(opponent, seen);
    return bot.answer(seen, question, this.#aid(bot.seat));
  }

  /** What bots say at the table is meant for each other. */
  #talk({ bot }: Opponent, seen: ReturnType<typeof view>): void {
    for (const claim of bot.claims(seen)) {
      for (const [seat, other] of this.#bySeat) {
        if (seat === bot.seat) continue;
        const theirs = view(this.#state, seat);
        if (other.news.length > 0) other.bot.hear(other.news.splice(0), theirs);
        other.bot.hearClaim(claim, theirs);
      }
    }
  }

  #aid(seat: Seat): Aid {
    const until = performance.now() + thinkingTime;
    return {
      ...plainAid,
      imagine: (random, believed) => module.determinize(this.#state, seat, random, believed),
      mayGoOn: () => performance.now() < until,
    };
  }
}
