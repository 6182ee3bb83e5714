import { mayBeDone } from '../in-play/rulings';
import { seatFor } from '../in-play/scene';
import { type AskName, type G, rules } from '../rules';
import type { RunFrame } from './run-verb';
import { sceneOf } from './start';
import type { RulingBy } from './types';

/**
 * Asks whoever the role stands for. Nobody there, or what the choice is for is forbidden: nothing is chosen, and what
 * depends on it lapses.
 */
export function askWho(
  g: G,
  who: string,
  frame: RunFrame,
  ask: AskName,
  needs?: RulingBy<'permission'>,
): void {
  const seat = seatFor(g.state, who, sceneOf(g, frame));
  if (seat !== undefined && (!needs || mayBeDone(g, needs, { seat }))) rules.put(g, seat, ask);
}
