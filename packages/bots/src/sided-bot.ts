import type { Seat, View } from '@ragtag/board-game';
import type { Level } from '@ragtag/kernel';
import type { Bot } from './bot';
import { type BotSpec, createBot } from './create';
import { sideOf } from './leaders';

export interface SidedSpec extends Pick<BotSpec, 'malice'> {
  readonly humans: Level;
  readonly cylons: Level;
}

/** A bot that plays its humans at one level and its Cylons at another, so that teams can be compared. */
export function createSidedBot({ humans, cylons, malice }: SidedSpec, seat: Seat, seed: string): Bot {
  if (humans === cylons) return createBot({ level: humans, seat, seed, malice });
  const bots = {
    humans: createBot({ level: humans, seat, seed }),
    cylons: createBot({ level: cylons, seat, seed, malice }),
  };
  const now = (view: View) => bots[sideOf(view, seat)];
  return {
    level: humans,
    seat,
    answer: (view, question, aid) => now(view).answer(view, question, aid),
    plan: (view, question) => now(view).plan(view, question),
    hear(facts, view) {
      bots.humans.hear(facts, view);
      bots.cylons.hear(facts, view);
    },
    claims: (view) => now(view).claims(view),
    hearClaim(claim, view) {
      bots.humans.hearClaim(claim, view);
      bots.cylons.hearClaim(claim, view);
    },
    suspicions: (view) => now(view).suspicions(view),
  };
}
