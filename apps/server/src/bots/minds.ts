import type { BotPlan, BotPlayer, GameView, OpenQuestion, TableClaim } from '@ragtag/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { type StandIn, seatsToStandInFor } from '../games/agenda';
import type { Draft, Running } from '../games/play';
import { factsSince } from '../games/told';
import { toldTo } from '../games/update';
import { hashOf } from '../secrets';
import type { Store } from '../store/store';
import { type Fact, moduleOf, playableOf, type State } from '../tables/game';
import type { GameRecord, TableRecord } from '../tables/record';
import { randomAnswer } from './random-answer';

/** A bot and how much it has heard. */
interface Mind {
  readonly bot: BotPlayer<State, Fact, GameView>;
  readonly epoch: number;
  heard: number;
  /** Number of the last word it has heard. */
  lastSaid: number;
  /** What it wants to answer to the question it thinks about. */
  intent?: { readonly plan: BotPlan; readonly picks: readonly string[]; readonly thoughtThrough: boolean };
}

const keep = 2000;
const mostSaid = 500;

/**
 * The bots' memories. They are only what the seat has been told, so they can be lost at any time: a bot that is
 * not known here hears everything again from the store.
 */
export class Minds {
  readonly #minds = new Map<string, Mind>();
  /** What bots want to say, by table, until somebody says it for them. */
  readonly #claims = new Map<string, TableClaim[]>();
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  /** An admiral answers with what it has thought through. */
  readonly #onThought: () => void;

  constructor(store: Store, log: FastifyBaseLogger, onThought = () => {}) {
    this.#store = store;
    this.#log = log;
    this.#onThought = onThought;
  }

  /** Stand-ins for all seats that may need one by now, up to date. */
  async at(running: Running, now: number): Promise<StandIn> {
    for (const seat of seatsToStandInFor(running, now)) await this.#prepare(running, seat);
    return {
      answer: (draft, question) => this.#answer(draft, question),
      unasked: (draft, seat) => this.#unasked(draft, seat),
    };
  }

  /** What an admiral would try out before it answers a question; nothing where there is nothing to try. */
  async plan(running: Running, seat: number, question: number): Promise<BotPlan | undefined> {
    const module = moduleOf(running.table);
    const asked = module.pending(running.state).find((each) => each.seat === seat && each.id === question);
    if (!asked) return undefined;
    await this.#prepare(running, seat);
    const mind = this.#minds.get(`${running.table.id}/${seat}`);
    if (!mind || mind.intent?.plan.question === question) return undefined;
    const plan = mind.bot.plan(module.view(running.state, seat), asked);
    mind.intent = { plan, picks: plan.candidates[0], thoughtThrough: false };
    return plan.candidates.length > 1 ? plan : undefined;
  }

  /** What came of thinking a plan through, if it is still of use. */
  note(table: string, plan: BotPlan, picks: readonly string[]): void {
    const mind = this.#minds.get(`${table}/${plan.seat}`);
    if (mind?.intent?.plan === plan) mind.intent = { plan, picks, thoughtThrough: true };
  }

  async #prepare(running: Running, seat: number): Promise<void> {
    const { table, state } = running;
    const { view } = moduleOf(table);
    const game = table.game as GameRecord;
    const key = `${table.id}/${seat}`;
    const known = this.#minds.get(key);
    const told = toldTo(game, seat);
    // A bot that has heard too much heard what was then taken back or never stored.
    const usable = known && known.epoch === game.epoch && known.heard <= told;
    const mind = usable ? known : await this.#newMind(table, seat, game.epoch);
    this.#remember(key, mind);
    if (mind.heard < told) {
      mind.bot.hear(await factsSince(this.#store, running, seat, mind.heard), view(state, seat));
      mind.heard = told;
    }
    for (const { n, seat: by, said } of await this.#store.talk(table.id, mind.lastSaid, mostSaid)) {
      mind.lastSaid = n;
      const isHeard = by !== null && by !== seat && 'claim' in said;
      if (isHeard) mind.bot.hearClaim({ by, ...said }, view(state, seat));
    }
  }

  async #newMind(table: TableRecord, seat: number, epoch: number): Promise<Mind> {
    const { id, seats } = table;
    // The id of a table is no secret, and nobody shall foresee what a bot does.
    const seed = hashOf(`${await this.#store.seed(id)}/bots`);
    const bot = playableOf(table).bots.create({ level: seats[seat].level ?? 'officer', seat, seed });
    return { bot, epoch, heard: 0, lastSaid: 0 };
  }

  #remember(key: string, mind: Mind): void {
    this.#minds.delete(key);
    this.#minds.set(key, mind);
    if (this.#minds.size <= keep) return;
    const [oldest] = this.#minds.keys();
    this.#minds.delete(oldest);
  }

  #speak(table: string, claims: readonly TableClaim[]): void {
    if (claims.length > 0) this.#claims.set(table, [...(this.#claims.get(table) ?? []), ...claims]);
  }

  /** What the bots of a table have wanted to say since this was last asked. */
  takeClaims(table: string): readonly TableClaim[] {
    const claims = this.#claims.get(table) ?? [];
    this.#claims.delete(table);
    return claims;
  }

  /** Who only sits in for somebody gives nothing away that its player might want to keep. */
  #unasked(draft: Draft, seat: number): string | undefined {
    const mind = this.#minds.get(`${draft.table.id}/${seat}`);
    if (!mind?.bot.unasked || draft.table.seats[seat].kind !== 'bot') return undefined;
    const wanted = mind.bot.unasked(this.#show(mind, draft, seat));
    return wanted !== undefined && moduleOf(draft.table).unasked(draft.state, seat).includes(wanted)
      ? wanted
      : undefined;
  }

  /** Brings a bot up to date within a change, and returns what it sees. */
  #show(mind: Mind, draft: Draft, seat: number): GameView {
    const { view, factsFor } = moduleOf(draft.table);
    const seen = view(draft.state, seat);
    const told = toldTo(draft.game, seat);
    if (told > mind.heard) {
      mind.bot.hear(factsFor(draft.facts, seat).slice(mind.heard - told), seen);
      mind.heard = told;
    }
    return seen;
  }

  #answer(draft: Draft, question: OpenQuestion): readonly string[] {
    const { seat } = question;
    const mind = this.#minds.get(`${draft.table.id}/${seat}`);
    if (!mind) return randomAnswer(draft, question);
    try {
      const seen = this.#show(mind, draft, seat);
      // Whoever speaks tells that it was asked, so nobody does in a reaction window; nor for a player who is away.
      if (!question.secret && draft.table.seats[seat].kind === 'bot') {
        this.#speak(draft.table.id, mind.bot.claims(seen));
      }
      const { intent } = mind;
      if (intent?.plan.question !== question.id) return mind.bot.answer(seen, question);
      mind.intent = undefined;
      if (intent.thoughtThrough) this.#onThought();
      return intent.picks;
    } catch (error) {
      this.#log.error({ err: error, table: draft.table.id, ask: question.ask }, 'a bot had no answer');
      return randomAnswer(draft, question);
    }
  }
}
