import {
  type Area,
  allyCards,
  type BoardInfo,
  type BoardName,
  boards,
  boardsOutOfReach,
  civilianShips,
  classesIn,
  damagedOn,
  galacticaIsAway,
  inFleetArea,
  locationCards,
  missionCards,
  occupationAt,
  traumaTokens,
  type View,
} from '@ragtag/board-game';
import { ionian, places as words } from '.';
import { nameOfSeat } from './people';
import { viperName } from './say';

/** Who and what is at a place, in words. */

export function locationName(id: string): string {
  return locationCards.find(({ place }) => place === id)?.name ?? id;
}

/** How near a ship is to being lost, where she has been hit. */
export function hullText(view: View, board: BoardName): string {
  const { hull }: BoardInfo = boards[board];
  const n = hull ? damagedOn(view, board) : 0;
  return hull && n > 0 ? words.hull(n, hull.lostAt) : '';
}

/** What is worth saying of a board beside its name: how near it is to being lost, what it is about, whom it serves. */
export function boardNote(view: View, board: BoardName): string {
  const { rebel, mission } = view;
  if (board === 'rebel-basestar' && rebel) return words.serves[rebel];
  if (board === 'demetrius' && mission) return words.mission(missionCards[mission.card].name, mission.faceUp);
  return hullText(view, board);
}

/** Why nobody can go to a board because of where the fleet is; nothing where one can. */
export function closedText(view: View, board: BoardName): string {
  if (!view.newCaprica || !boardsOutOfReach(view).includes(board)) return '';
  return galacticaIsAway(view) ? words.untilGalacticaReturns : words.closed;
}

export function placeText(view: View, id: string): string {
  const people = view.players.flatMap((p, seat) => (p.location === id ? [nameOfSeat(view, seat)] : []));
  const damaged = view.damagedLocations.includes(id) ? [words.damaged] : [];
  const forces = some(occupationAt(view, id), words.occupationForces);
  const allies = (view.allies ?? []).flatMap(({ card, token }) => {
    if (allyCards[card].location !== id) return [];
    const name = ionian.ally(allyCards[card].name);
    if (token === undefined) return [name];
    return [ionian.allyWith(name, token === null ? null : ionian.symbols[traumaTokens[token].symbol])];
  });
  const token = view.trauma?.on.includes(id) ? [ionian.traumaHere] : [];
  return [...damaged, ...forces, ...people, ...allies, ...token].join(', ') || words.nobody;
}

/** What there is some of, in words. */
const some = (n: number, tell: (n: number) => string) => (n === 0 ? [] : [tell(n)]);

export function shipsText(view: View, area: Area): string {
  const { raiders, heavyRaiders, vipers, civilians } = view.areas[area];
  const basestars = view.basestars.filter((b) => b.area === area);
  const damage = basestars.reduce((sum, b) => sum + b.damage.length, 0);
  const pilots = view.players.flatMap((p, seat) =>
    p.piloting?.area === area ? [words.inViper(nameOfSeat(view, seat), viperName(p.piloting.ship))] : [],
  );
  const seen = civilians.flatMap(({ kind }) =>
    kind === null ? [] : [civilianShips[kind].name.toLowerCase()],
  );
  const parts = [
    ...some(basestars.length, (n) => words.basestars(n, damage)),
    ...some(heavyRaiders, words.heavyRaiders),
    ...some(raiders, words.raiders),
    ...(view.marks.scar === area ? [words.scar] : []),
    ...pilots,
    ...classesIn(vipers).map((ship) => words.vipers(vipers[ship], viperName(ship))),
    ...some(civilians.length, (n) => words.civilians(n, seen)),
  ];
  return parts.join(', ') || words.empty;
}

/** What gathers in an area of the Cylon Fleet board. */
export function fleetText(view: View, area: Area): string {
  const parts = [
    ...some(inFleetArea(view, 'basestars', area), (n) => words.basestars(n, 0)),
    ...some(inFleetArea(view, 'heavyRaiders', area), words.heavyRaiders),
    ...some(inFleetArea(view, 'raiders', area), words.raiders),
  ];
  return parts.join(', ') || words.empty;
}
