import { type Area, civilianShips, locationCards, type View } from '@ragtag/board-game';
import { nameOfSeat } from './people';

/** Who and what is at a place, in words. */

export function locationName(id: string): string {
  return locationCards.find(({ place }) => place === id)?.name ?? id;
}

export function placeText(view: View, id: string): string {
  const people = view.players.flatMap((p, seat) => (p.location === id ? [nameOfSeat(view, seat)] : []));
  const damaged = view.damagedLocations.includes(id) ? ['damaged'] : [];
  return [...damaged, ...people].join(', ') || 'nobody';
}

function many(n: number, one: string, more = `${one}s`): string[] {
  return n === 0 ? [] : [n === 1 ? `1 ${one}` : `${n} ${more}`];
}

export function shipsText(view: View, area: Area): string {
  const { raiders, heavyRaiders, vipers, civilians } = view.areas[area];
  const basestars = view.basestars.filter((b) => b.area === area);
  const damage = basestars.reduce((sum, b) => sum + b.damage.length, 0);
  const pilots = view.players.flatMap((p, seat) =>
    p.piloting === area ? [`${nameOfSeat(view, seat)} in a viper`] : [],
  );
  const seen = civilians.flatMap(({ kind }) =>
    kind === null ? [] : [civilianShips[kind].name.toLowerCase()],
  );
  const parts = [
    ...many(basestars.length, 'basestar').map((text) =>
      damage > 0 ? `${text} with ${damage} damage` : text,
    ),
    ...many(heavyRaiders, 'heavy raider'),
    ...many(raiders, 'raider'),
    ...pilots,
    ...many(vipers, 'unmanned viper'),
    ...many(civilians.length, 'civilian ship').map((text) =>
      seen.length > 0 ? `${text} (you know: ${seen.join('; ')})` : text,
    ),
  ];
  return parts.join(', ') || 'empty';
}
