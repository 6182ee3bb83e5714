import type { CardFact } from '../facts';
import type { State } from '../state';

/** Facts that only tell again what the player chose in the open. Any other may have revealed something. */
const tellsNothingNew: ReadonlySet<CardFact['fact']> = new Set([
  'passed',
  'reordered',
  'chose-mode',
  'targeted',
  'flipped',
  'moved',
  'changed',
  'paid',
  'phase-began',
  'phase-ended',
] as const);

/** Whether the step from one state to the next told anybody anything that was hidden before. */
export function showsSecret(before: State, after: State, facts: readonly CardFact[]): boolean {
  if (facts.some(({ fact }) => !tellsNothingNew.has(fact))) return true;
  return after.players.some((p, seat) => p.deck.length !== before.players[seat].deck.length);
}
