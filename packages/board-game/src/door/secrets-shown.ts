import type { BoardFact } from '../facts';
import type { State } from '../state';
import type { Whole } from '../state/assemble';
import { whole } from './parts';

/** Facts that only tell again what the player chose in the open. Any other may have revealed something. */
const tellsNothingNew: ReadonlySet<BoardFact['fact']> = new Set([
  'action',
  'box-chosen',
  'character-picked',
  'check-started',
  'crisis-discarded',
  'effect-chosen',
  'flew',
  'location-repaired',
  'moved',
  'nukes-changed',
  'player-chosen',
  'raptors-changed',
  'resource-gained',
  'resource-lost',
  'sent',
  'ship-moved',
  'ships-placed',
  'ships-removed',
  'skill-cards-discarded',
  'step',
  'title-given',
  'turn-started',
  'vipers-repaired',
] as const);

/** What changes whenever chance or something hidden comes into play: random streams, piles, who has looked. */
function hiddenSide(state: State, { places }: Whole): string {
  const told = places(state).map((place) => {
    if (place.tells === 'size') return place.cards.length;
    if (place.tells === 'nothing') return null;
    return place.cards.map((_, at) => state.players.map((_player, seat) => place.knows(seat, at)));
  });
  return JSON.stringify([state.streams, told, state.over]);
}

/** Whether something hidden was drawn, rolled or looked at between two states. */
export function tellsSecret(before: State, after: State, parts: Whole = whole): boolean {
  return hiddenSide(before, parts) !== hiddenSide(after, parts);
}

/** Whether the step from one state to the next told anybody anything that was hidden before. */
export function showsSecret(before: State, after: State, facts: readonly BoardFact[]): boolean {
  if (facts.some((fact) => fact.only !== undefined || !tellsNothingNew.has(fact.fact))) return true;
  return tellsSecret(before, after);
}
