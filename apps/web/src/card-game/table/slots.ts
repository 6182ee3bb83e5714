import { cards, type Kind, matchesCard, type PlayerView } from '@ragtag/card-game';

/** How many places of a mission the player's alert units fill, each unit one place; by what is printed on them. */
export function filled(kind: Kind, { units }: PlayerView): number {
  const places = cards[kind].requires.flatMap(({ n, filter }) => Array.from({ length: n }, () => filter));
  const ready = units.filter(({ alert, down }) => alert && !down).map(({ cards: [top] }) => top);
  const filledBy: number[] = places.map(() => -1);
  const fits = (place: number, unit: number) => matchesCard(places[place], ready[unit]);
  const place = (unit: number, tried: Set<number>): boolean => {
    for (let at = 0; at < places.length; at++) {
      if (tried.has(at) || !fits(at, unit)) continue;
      tried.add(at);
      if (filledBy[at] < 0 || place(filledBy[at], tried)) {
        filledBy[at] = unit;
        return true;
      }
    }
    return false;
  };
  return ready.filter((_, unit) => place(unit, new Set())).length;
}
