import { startStreams } from './random';
import { type Chooser, chooser, randomPicks } from './random-player';
import type { OpenQuestion } from './state';

/** How well a bot plays. */
export const levels = ['recruit', 'officer', 'admiral'] as const;
export type Level = (typeof levels)[number];

/** What may be said at the table without breaking the rules of secrecy; the game says what there is to claim. */
export interface TableClaim {
  readonly by: number;
  readonly claim: string;
}

/** What a bot wants to try out before it answers. Plain data, so that it can be thought through elsewhere. */
export interface BotPlan {
  readonly seat: number;
  readonly question: number;
  /** The answers worth trying; the first is the answer at first sight. */
  readonly candidates: readonly (readonly string[])[];
}

/** What the host lends to a bot that thinks ahead. The host holds the state; the bot never sees it. */
export interface BotAid<S> {
  /** A game that the bot's seat could be in, dealt in keeping with what it believes; see `GameModule.determinize`. */
  imagine(random: Chooser, believed: unknown): S;
  /** How many imagined games are played for one decision, all options together. */
  readonly playouts: number;
  /** For how many turns they are played on after what was decided has run its course. */
  readonly turns: number;
  /** Asked between playouts: false once the time is up. Bots have no clock of their own. */
  mayGoOn?(): boolean;
}

/** How far a bot thinks ahead where its host says nothing else. */
export const plainAid: Pick<BotAid<unknown>, 'playouts' | 'turns'> = { playouts: 300, turns: 0 };

/**
 * A player made of code. It is shown what its seat may know and nothing else: the view, the facts that its seat
 * may read, and its own questions.
 */
export interface BotPlayer<S, F, V> {
  readonly level: Level;
  readonly seat: number;
  /** Ids of the options picked. With an aid, an admiral thinks ahead; without, it answers as an officer. */
  answer(view: V, question: OpenQuestion, aid?: BotAid<S>): string[];
  /**
   * Instead of `answer`, for hosts that think elsewhere: the answer at first sight, and what an admiral would try
   * out first. `thinkAhead` does so.
   */
  plan(view: V, question: OpenQuestion): BotPlan;
  /** What it does before it answers although nobody asks it, such as offering a draw; one of what its view lists. */
  unasked?(view: V): string | undefined;
  /** What has happened, as far as this seat may read it. To be told before it is asked again. */
  hear(facts: readonly F[], view: V): void;
  /** What it says at the table now, if anything; at most once for each moment. */
  claims(view: V): TableClaim[];
  /** What somebody else said. */
  hearClaim(claim: TableClaim, view: V): void;
}

export interface BotSeat {
  readonly level: Level;
  readonly seat: number;
  /** Of the bot's own random choices; never that of the game. */
  readonly seed: string;
}

/** Where a game's bots come from. */
export interface BotDoor<S, F, V> {
  create(seat: BotSeat): BotPlayer<S, F, V>;
  /** Tries a plan out in imagined games; returns the answer that does best. */
  thinkAhead(plan: BotPlan, aid: BotAid<S>): string[];
}

/** The own random choices of the bot at a seat. */
export function botChooser({ seat, seed }: Pick<BotSeat, 'seat' | 'seed'>): Chooser {
  return chooser(startStreams(`${seed}/${seat}`, ['bot']).bot[0]);
}

/** Bots that answer at random, for games that have no better ones. */
export const randomBots: BotDoor<unknown, unknown, unknown> = {
  create({ level, seat, seed }) {
    const pick = botChooser({ seat, seed });
    return {
      level,
      seat,
      answer: (_view, question) => randomPicks(question, pick),
      plan: (_view, question) => ({
        seat,
        question: question.id,
        candidates: [randomPicks(question, pick)],
      }),
      hear() {},
      claims: () => [],
      hearClaim() {},
    };
  },
  thinkAhead: ({ candidates }) => [...candidates[0]],
};
