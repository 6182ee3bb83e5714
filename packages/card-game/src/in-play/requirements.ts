import { answering, cards, modifiersFor } from '../cards/tables';
import type { Filter, Slot, Trigger } from '../effects/types';
import type { State, Unit } from '../state';
import type { Handle, Kind, Seat, Trait } from '../terms';
import { canPayPrice } from './prices';
import { matchesUnit, type Scene, test } from './rulings';

/** What a mission requires: at most six places, each filled by a unit of its own. rule: ccg.missions.requirements */

/** Something that can stand for required units at a price. rule: ccg.missions.extra-slot-base, ccg.missions.trojan */
export interface Helper {
  readonly handle: Handle;
  readonly kind: Kind;
  readonly ability: Trigger;
  readonly n: number;
  readonly trait: Trait | undefined;
}

/** The places of each mission; numbers of places are the bits of what fills them. */
export const placesOf: readonly (readonly Filter[])[] = cards.map(({ requires }) =>
  requires.flatMap(({ n, filter }: Slot) => Array<Filter>(n).fill(filter)),
);

/** Which places something could fill, a bit for each. */
export type Filler = number;

/** Finds a filler for a place, moving those that stand elsewhere: an augmenting path. */
function fillPlace(
  place: number,
  fillers: readonly Filler[],
  taken: number[],
  tried: { fillers: number },
): boolean {
  for (let i = 0; i < fillers.length; i++) {
    if ((fillers[i] & (1 << place)) === 0 || (tried.fillers & (1 << i)) !== 0) continue;
    tried.fillers |= 1 << i;
    if (taken[i] < 0 || fillPlace(taken[i], fillers, taken, tried)) {
      taken[i] = place;
      return true;
    }
  }
  return false;
}

/** Whether each place can have a filler of its own. More than 31 are never needed. */
export function canFill(places: number, all: readonly Filler[]): boolean {
  let fillers = all;
  if (all.length > 31) fillers = all.filter((filler) => filler !== 0).slice(0, 31);
  if (fillers.length < places) return false;
  const taken: number[] = [];
  for (let i = 0; i < fillers.length; i++) taken.push(-1);
  for (let place = 0; place < places; place++)
    if (!fillPlace(place, fillers, taken, { fillers: 0 })) return false;
  return true;
}

const sceneOf = (you: Seat, kind: Kind, source: Handle, mission: Kind): Scene => ({
  you,
  cause: { kind, source },
  bind: { kind: mission, player: you },
});

/** The places that a unit matches. */
function placesFor(s: State, places: readonly Filter[], unit: Unit, seat: Seat, scene: Scene): Filler {
  let bits = 0;
  for (let place = 0; place < places.length; place++)
    if (matchesUnit(s, places[place], unit, seat, scene)) bits |= 1 << place;
  return bits;
}

function placesWith(places: readonly Filter[], test: (place: Filter) => boolean): Filler {
  let bits = 0;
  for (let place = 0; place < places.length; place++) if (test(places[place])) bits |= 1 << place;
  return bits;
}

/** One that fills a Civilian and a Cylon place at once, or any one place. rule: ccg.missions.double-slot */
function withDoubles(
  places: readonly Filter[],
  fillers: readonly Filler[],
  doubles: readonly Filler[],
): boolean {
  if (doubles.length === 0) return canFill(places.length, fillers);
  const [whole, ...rest] = doubles;
  if (withDoubles(places, [...fillers, whole], rest)) return true;
  const civilian = whole & placesWith(places, ({ trait }) => trait === 'Civilian');
  const cylon = whole & placesWith(places, ({ trait }) => trait === 'Cylon');
  return withDoubles(places, [...fillers, civilian, cylon], rest);
}

const isOneOf = (helpers: readonly Helper[], handle: Handle): boolean =>
  helpers.length > 0 && helpers.some((helper) => helper.handle === handle);

/** Whether the requirements are met with these helpers, by own units that are alert and face up. rule: ccg.missions.own-units */
export function isFilled(s: State, seat: Seat, mission: Kind, helpers: readonly Helper[]): boolean {
  const places = placesOf[mission];
  const { units } = s.players[seat];
  const fillsTwo = modifiersFor('fills-two');
  const fillers: Filler[] = [];
  const doubles: Filler[] = [];
  const scene = sceneOf(seat, 0, 0, 0);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (!unit.alert || unit.down || isOneOf(helpers, unit.handle)) continue;
    const filler = placesFor(s, places, unit, seat, scene);
    if (filler === 0) continue;
    if (fillsTwo[unit.cards[0]] === undefined) fillers.push(filler);
    else doubles.push(filler);
  }
  for (const { n, trait } of helpers) {
    const filler = placesWith(
      places,
      (place) =>
        trait === undefined || (place.trait === trait && place.type !== 'personnel' && place.type !== 'ship'),
    );
    for (let i = 0; i < n; i++) fillers.push(filler);
  }
  return withDoubles(places, fillers, doubles);
}

/** What could help with a mission. */
export function helpersFor(s: State, seat: Seat, mission: Kind): Helper[] {
  const table = answering('mission-resolving');
  const p = s.players[seat];
  const found: Helper[] = [];
  const consider = (kind: Kind, handle: Handle): void => {
    for (const index of table[kind] ?? []) {
      const ability = cards[kind].abilities[index] as Trigger;
      const [effect] = ability.do;
      const scene = sceneOf(seat, kind, handle, mission);
      if (effect?.do !== 'fillPlaces' || !canPayPrice(s, ability, scene)) continue;
      if (ability.if && !test(s, ability.if, scene)) continue;
      found.push({ handle, kind, ability, n: effect.n, trait: effect.trait });
    }
  };
  const [base] = p.stacks;
  if (base && !base.down && table[base.kind]) consider(base.kind, base.handle);
  for (const unit of p.units) if (table[unit.cards[0]] && !unit.down) consider(unit.cards[0], unit.handle);
  return found;
}

/** Whether one more helper makes a difference: with it and some of the others the requirements are met, without it not. */
export function wouldHelp(
  s: State,
  { seat, kind }: { readonly seat: Seat; readonly kind: Kind },
  used: readonly Helper[],
  helper: Helper,
  left: readonly Helper[],
): boolean {
  if (isFilled(s, seat, kind, used)) return false;
  if (isFilled(s, seat, kind, [...used, helper])) return true;
  return left.some((other, i) => {
    if (other === helper) return false;
    return wouldHelp(s, { seat, kind }, [...used, other], helper, left.slice(i + 1));
  });
}

/** Whether some of the helpers would do, together with those that are used already. */
export function couldFill(
  s: State,
  seat: Seat,
  mission: Kind,
  used: readonly Helper[],
  left: readonly Helper[],
): boolean {
  if (isFilled(s, seat, mission, used)) return true;
  return left.some((helper, i) => couldFill(s, seat, mission, [...used, helper], left.slice(i + 1)));
}
