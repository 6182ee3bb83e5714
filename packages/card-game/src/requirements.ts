import { answering, cards, modifiersFor } from './cards/tables';
import type { Filter, Slot, Trigger } from './effects/types';
import { canPayPrice } from './prices';
import { matchesUnit, type Scene, test } from './questions';
import type { State, Unit } from './state';
import type { Handle, Kind, Seat, Trait } from './terms';

/** What a mission requires: at most six places, each filled by a unit of its own. rule: ccg.missions.requirements */

/** Something that can stand for required units at a price. rule: ccg.missions.extra-slot-base, ccg.missions.trojan */
export interface Helper {
  readonly handle: Handle;
  readonly kind: Kind;
  readonly ability: Trigger;
  readonly n: number;
  readonly trait: Trait | undefined;
}

/** What could fill a place: a unit, or part of something that fills several. */
type Filler = (place: Filter) => boolean;

const placesOf = (slots: readonly Slot[]): Filter[] =>
  slots.flatMap(({ n, filter }) => Array<Filter>(n).fill(filter));

/** Finds a filler for each place, by augmenting paths. */
function canFill(places: readonly Filter[], fillers: readonly Filler[]): boolean {
  const taken = Array<number>(fillers.length).fill(-1);
  const place = (at: number, tried: boolean[]): boolean => {
    for (let i = 0; i < fillers.length; i++) {
      if (tried[i] || !fillers[i](places[at])) continue;
      tried[i] = true;
      if (taken[i] < 0 || place(taken[i], tried)) {
        taken[i] = at;
        return true;
      }
    }
    return false;
  };
  for (let at = 0; at < places.length; at++) if (!place(at, [])) return false;
  return true;
}

const sceneOf = (you: Seat, kind: Kind, source: Handle, mission: Kind): Scene => ({
  you,
  cause: { kind, source },
  bind: { kind: mission, player: you },
});

/** Own units that count: alert and face up. rule: ccg.missions.own-units */
function unitFillers(s: State, seat: Seat, without: readonly Handle[]): { single: Filler[]; double: Unit[] } {
  const single: Filler[] = [];
  const double: Unit[] = [];
  const scene = sceneOf(seat, 0, 0, 0);
  for (const unit of s.players[seat].units) {
    if (!unit.alert || unit.down || without.includes(unit.handle)) continue;
    if (modifiersFor('fills-two')[unit.cards[0]]) double.push(unit);
    else single.push((place) => matchesUnit(s, place, unit, seat, scene));
  }
  return { single, double };
}

/** One that fills a Civilian and a Cylon place at once, or any one place. rule: ccg.missions.double-slot */
function withDoubles(
  s: State,
  seat: Seat,
  places: readonly Filter[],
  fillers: Filler[],
  double: readonly Unit[],
): boolean {
  const [unit, ...rest] = double;
  if (unit === undefined) return canFill(places, fillers);
  const whole: Filler = (place) => matchesUnit(s, place, unit, seat, sceneOf(seat, 0, 0, 0));
  if (withDoubles(s, seat, places, [...fillers, whole], rest)) return true;
  const civilian: Filler = (place) => place.trait === 'Civilian' && whole(place);
  const cylon: Filler = (place) => place.trait === 'Cylon' && whole(place);
  return withDoubles(s, seat, places, [...fillers, civilian, cylon], rest);
}

/** Whether the requirements are met with these helpers. */
export function isFilled(s: State, seat: Seat, mission: Kind, helpers: readonly Helper[]): boolean {
  const places = placesOf(cards[mission].requires);
  const { single, double } = unitFillers(
    s,
    seat,
    helpers.map((h) => h.handle),
  );
  for (const { n, trait } of helpers)
    for (let i = 0; i < n; i++)
      single.push(
        (place) =>
          trait === undefined ||
          (place.trait === trait && place.type !== 'personnel' && place.type !== 'ship'),
      );
  return withDoubles(s, seat, places, single, double);
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
