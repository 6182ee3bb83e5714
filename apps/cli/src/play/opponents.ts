import type { Playable } from '@ragtag/games';
import { botsAt, type SeatPlan } from '@ragtag/host';
import {
  type BotPlayer,
  type Chooser,
  type Fact,
  type GameView,
  type Level,
  type MachineState,
  plainAid,
  randomBots,
} from '@ragtag/kernel';
import type { Wish } from '../desk';

/** How the others play: at random, or as bots do. */
export type PlayLevel = Level | 'random';

type Bot = BotPlayer<MachineState, Fact, GameView>;

/** Milliseconds that an admiral may think about one question. */
const thinkingTime = 300;

export function budget() {
  const until = performance.now() + thinkingTime;
  return { ...plainAid, mayGoOn: () => performance.now() < until };
}

/** The same bot, which leaves to the player what the player wants. */
function leaving(bot: Bot, { ask, leave }: Wish, pick: Chooser): Bot {
  return {
    level: bot.level,
    seat: bot.seat,
    answer: (view, question, aid) =>
      question.ask === ask ? leave(question, pick) : bot.answer(view, question, aid),
    plan: (view, question) => bot.plan(view, question),
    hear: (facts, view) => bot.hear(facts, view),
    claims: (view) => bot.claims(view),
    hearClaim: (claim, view) => bot.hearClaim(claim, view),
  };
}

/** The players at the other seats. */
export function opponents(
  { bots }: Playable,
  seats: readonly SeatPlan[],
  { level, seed, wish }: { readonly level: PlayLevel; readonly seed: string; readonly wish?: Wish },
  pick: Chooser,
): Map<number, Bot> {
  const door = level === 'random' ? randomBots : bots;
  const plans = seats.map((seat) => ({ ...seat, level: level === 'random' ? undefined : level }));
  const seated = botsAt(door, plans, seed);
  if (wish) for (const [seat, bot] of seated) seated.set(seat, leaving(bot, wish, pick));
  return seated;
}
