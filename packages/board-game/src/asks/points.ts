import { placeIds } from '../cards/tables';
import type { Cause } from '../effects/types';
import { type Area, areas, type Seat } from '../terms';
import type { Target } from './types';

/** Ways to tell what an option points at. */

const none: Target = Object.freeze({});

export const nowhere = (): Target => none;

const isArea = (id: string): id is Area => areas.some((area) => area === id);

/** The id is that of an area or of a location, up to what tells like options apart. */
export function byId({ id }: { readonly id: string }): Target {
  const [place] = id.split(/[#:]/);
  if (isArea(place)) return { area: place };
  return placeIds().includes(place) ? { location: place } : none;
}

export const atArea = ({ area }: { readonly area: Area }): Target => ({ area });

/** One of several like pieces in an area, or elsewhere. */
export const atPlace = ({ place }: { readonly place: Area | number }): Target =>
  typeof place === 'string' ? { area: place } : none;

export const civilianAt = ({ area, handle }: { readonly area: Area; readonly handle: number }): Target => ({
  area,
  civilian: handle,
});

export const ofPlayer = ({ player }: { readonly player?: Seat }): Target =>
  player === undefined ? none : { seat: player };

export const inHand = ({ card }: { readonly card: number }): Target => ({ card });

/** A card of the hand, or the location that one stands in. */
export function byCause({ cause }: { readonly cause?: Cause }): Target {
  if (cause?.kind === 'skill') return { card: cause.card };
  return cause?.kind === 'location' ? { location: cause.id } : none;
}
