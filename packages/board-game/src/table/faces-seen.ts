import { locationCards, titleCards } from '../cards/tables';
import type { LocationCard, TitleCard } from '../cards/types';

/** Places and titles as a view shows them. */

/** Ids of the faces that show. Two views of a game in which none has turned since have the same lists. */
export interface FacesSeen {
  readonly locations: readonly string[];
  readonly titles: readonly string[];
}

interface SeesFaces {
  readonly faces: FacesSeen;
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, LocationCard>>();

function byPlace({ locations }: FacesSeen): ReadonlyMap<string, LocationCard> {
  let found = known.get(locations);
  if (!found) {
    const cards = locations.flatMap((id) => locationCards.find((card) => card.id === id) ?? []);
    found = new Map(cards.map((card) => [card.place, card]));
    known.set(locations, found);
  }
  return found;
}

/** The face that a place shows; none where it is not in the game, or closed. */
export function locationSeen({ faces }: SeesFaces, place: string): LocationCard | undefined {
  return byPlace(faces).get(place);
}

/** Every place that is open, by the face that it shows. */
export function locationsSeen({ faces }: SeesFaces): readonly LocationCard[] {
  return [...byPlace(faces).values()];
}

/** The faces of all titles that show. */
export function titlesSeen({ faces }: SeesFaces): readonly TitleCard[] {
  return titleCards.filter(({ id }) => faces.titles.includes(id));
}
