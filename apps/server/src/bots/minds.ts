import { factsFor, type OpenQuestion, view } from '@ragtag/board-game';
import { type Bot, createBot } from '@ragtag/bots';
import type { FastifyBaseLogger } from 'fastify';
import type { StandIn } from '../games/agenda';
import type { Draft, Running } from '../games/play';
import { toldTo } from '../games/update';
import type { Store } from '../store/store';
import type { GameRecord } from '../tables/record';
import { randomAnswer } from './random-answer';

/** A bot and how much it has heard. */
interface Mind {
  readonly bot: Bot;
  readonly epoch: number;
  heard: number;
}

const keep = 2000;

/**
 * The bots' memories. They are only what the seat has been told, so they can be lost at any time: a bot that is
 * not known here hears everything again from the store.
 */
export class Minds {
  readonly #minds = new Map<string, Mind>();
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;

  constructor(store: Store, log: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
  }

  /** Stand-ins for every seat of a game that is asked something now, up to date. */
  async at(running: Running): Promise<StandIn> {
    const seats = new Set(running.table.game?.asked.map(({ seat }) => seat));
    for (const seat of seats) await this.#prepare(running, seat);
    return (draft, question) => this.#answer(draft, question);
  }

  async #prepare({ table, state }: Running, seat: number): Promise<void> {
    const game = table.game as GameRecord;
    const key = `${table.id}/${seat}`;
    const known = this.#minds.get(key);
    const told = toldTo(game, seat);
    // A bot that has heard too much heard what was then taken back or never stored.
    const usable = known && known.epoch === game.epoch && known.heard <= told;
    const mind = usable ? known : this.#newMind(table.seats[seat].level ?? 'officer', key, seat, game.epoch);
    this.#remember(key, mind);
    if (mind.heard === told) return;
    const facts = await this.#store.facts(table.id, seat, mind.heard);
    mind.bot.hear(facts.slice(0, told - mind.heard), view(state, seat));
    mind.heard = told;
  }

  #newMind(level: Bot['level'], key: string, seat: number, epoch: number): Mind {
    return { bot: createBot({ level, seat, seed: key }), epoch, heard: 0 };
  }

  #remember(key: string, mind: Mind): void {
    this.#minds.delete(key);
    this.#minds.set(key, mind);
    if (this.#minds.size <= keep) return;
    const [oldest] = this.#minds.keys();
    this.#minds.delete(oldest);
  }

  #answer(draft: Draft, question: OpenQuestion): readonly string[] {
    const { seat } = question;
    const mind = this.#minds.get(`${draft.table.id}/${seat}`);
    if (!mind) return randomAnswer(draft, question);
    const seen = view(draft.state, seat);
    try {
      const told = toldTo(draft.game, seat);
      if (told > mind.heard) {
        mind.bot.hear(factsFor(draft.facts, seat).slice(mind.heard - told), seen);
        mind.heard = told;
      }
      return mind.bot.answer(seen, question);
    } catch (error) {
      this.#log.error({ err: error, table: draft.table.id, ask: question.ask }, 'a bot had no answer');
      return randomAnswer(draft, question);
    }
  }
}
