import type { View } from '@ragtag/card-game';
import type { CardMemory } from './memory';
import { chanceIn } from './weigh/position';

/** A draw is worth half a game of two. rule: ccg.win.no-stalemate-rule */

/** Turns in which nothing stirred, after which a bot would rather stop. */
const quietTurns = 6;
/** Who is so much better off than the others plays on. */
const better = 1.1;

/** Whether a bot wants the game to end without a winner: where nothing moves, or where all others offer it and it is not ahead. */
export function wantsDraw(view: View, { turn, stirred }: CardMemory): boolean {
  const { seat, draw, players } = view;
  if (seat === null || draw.includes(seat)) return false;
  const still = players.flatMap(({ out }, each) => (out ? [] : [each]));
  const isAhead = chanceIn(view, seat) * still.length > better;
  if (isAhead) return false;
  return turn - stirred >= quietTurns || still.every((each) => each === seat || draw.includes(each));
}
