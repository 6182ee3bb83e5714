import { saysTheSame } from '@ragtag/kernel';
import type { BoardFact } from '../facts';
import type { State } from '../state';
import type { Whole } from '../state/assemble';
import type { PlacesOfTwo } from '../state/part';
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

/** Whether places, in the order in which they lie, give away the same as before. */
function giveAwayTheSame([before, after]: PlacesOfTwo, seats: number): boolean {
  return (
    before.length === after.length && after.every((place, n) => givesAwayTheSame(before[n], place, seats))
  );
}

/** Whether something hidden was drawn, rolled or looked at between two states. */
export function tellsSecret(
  before: State,
  after: State,
  { places, changedPlaces }: Pick<Whole, 'places' | 'changedPlaces'> = whole,
): boolean {
  if (!saysTheSame(before.streams, after.streams) || !saysTheSame(before.over, after.over)) return true;
  const seats = after.players.length;
  const changed = changedPlaces(before, after);
  // Places that came or went are set against those of all parts.
  if (changed.some(([was, is]) => was.length !== is.length))
    return !giveAwayTheSame([places(before), places(after)], seats);
  return !changed.every((both) => giveAwayTheSame(both, seats));
}

/** Whether the step from one state to the next told anybody anything that was hidden before. */
export function showsSecret(before: State, after: State, facts: readonly BoardFact[]): boolean {
  if (facts.some((fact) => fact.only !== undefined || !tellsNothingNew.has(fact.fact))) return true;
  return tellsSecret(before, after);
}
