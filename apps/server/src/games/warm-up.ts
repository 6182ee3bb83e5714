import { answer, hasScript, newGame, pending, resolveOptions } from '@ragtag/board-game';
import { chooser, randomPicks } from '@ragtag/kernel';

/** One of the paths that the rules register when they first resolve a Crisis card. */
const registeredLate = 'base/crisis/forced-water-mining.top.resolution';
const longest = 5000;

/**
 * Plays a game for nobody. The rules name some card data only when they first resolve a Crisis card, and a saved
 * game may stand in the middle of one.
 */
export function warmUpRules(): void {
  const resolution = resolveOptions({});
  if (!resolution.ok || hasScript(registeredLate)) return;
  const { state } = newGame(resolution.options, 'warm-up');
  const choose = chooser(1);
  for (let n = 0; n < longest && !state.over && !hasScript(registeredLate); n++) {
    const [question] = pending(state);
    answer(state, { seat: question.seat, question: question.id, picks: randomPicks(question, choose) });
  }
}
