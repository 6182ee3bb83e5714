import { eventField, type Scene, seatFor } from '../in-play/scene';
import { playersThat } from '../in-play/targets';
import type { G } from '../rules';
import { boardOf, charactersIn, seats } from '../table/queries';
import type { Table } from '../table/table';
import type { Seat } from '../terms';
import type { Who, WhoAll } from './types';

/** Every seat that an effect is about: a role, a bound name, or several players at once. */
export function seatsFor(s: Table, who: Who | WhoAll, scene: Scene): Seat[] {
  if (typeof who === 'object') {
    if ('players' in who) return playersThat(s, who.players, scene);
    if ('charactersIn' in who) {
      const place = placeFor(who.charactersIn, scene);
      return place === undefined ? [] : charactersIn(s, place);
    }
    if ('each' in who) return who.each.flatMap((one) => seatFor(s, one, scene) ?? []);
    return seats(s).filter((seat) => boardOf(s.players[seat]) === who.charactersOn);
  }
  if (who === 'each-player') return seats(s);
  const seat = seatFor(s, who, scene);
  return seat === undefined ? [] : [seat];
}

const ofEvent = 'event.';

/** A place by its id, or the one that the event is about. */
export function placeFor(written: string, scene: Scene): string | undefined {
  if (!written.startsWith(ofEvent)) return written;
  const place = eventField(scene, written.slice(ofEvent.length));
  return typeof place === 'string' ? place : undefined;
}

/** Does something on behalf of whoever the role stands for, if anybody. */
export function onBehalf(g: G, who: Who, scene: Scene, then: (seat: Seat) => void): void {
  const seat = seatFor(g.state, who, scene);
  if (seat !== undefined) then(seat);
}
