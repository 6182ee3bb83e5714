import type { BoardFact } from '../facts';
import type { State } from '../state';
import type { Whole } from '../state/assemble';
import type { Place } from '../state/place';
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

/** What changes whenever chance comes into play. */
function chance({ streams, over }: State): string {
  return JSON.stringify([streams, over]);
}

/** Whether a place gives away the same as before: how much lies there, or who has looked. */
function givesAwayTheSame(before: Place, after: Place, seats: number): boolean {
  if (before.tells !== after.tells) return false;
  if (after.tells === 'nothing') return true;
  if (before.cards.length !== after.cards.length) return false;
  if (after.tells === 'size') return true;
  return after.cards.every((_, at) => {
    for (let seat = 0; seat < seats; seat++)
      if (before.knows(seat, at) !== after.knows(seat, at)) return false;
    return true;
  });
}

/** Whether something hidden was drawn, rolled or looked at between two states. */
export function tellsSecret(before: State, after: State, { places }: Whole = whole): boolean {
  if (chance(before) !== chance(after)) return true;
  const [earlier, now] = [places(before), places(after)];
  const seats = after.players.length;
  return (
    earlier.length !== now.length || !now.every((place, n) => givesAwayTheSame(earlier[n], place, seats))
  );
}

/** Whether the step from one state to the next told anybody anything that was hidden before. */
export function showsSecret(before: State, after: State, facts: readonly BoardFact[]): boolean {
  if (facts.some((fact) => fact.only !== undefined || !tellsNothingNew.has(fact.fact))) return true;
  return tellsSecret(before, after);
}
