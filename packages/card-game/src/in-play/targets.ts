import { cards, isUnitKind, printedPower, typeOf } from '../cards/tables';
import type { Effect, Filter, Plan, TargetSpec, Targets, Way } from '../effects/types';
import type { Mission, Resolved, State, Unit } from '../state';
import { controllerOf, find, firstPlayer, seatsFrom, unitBy } from '../table/queries';
import type { Handle, Kind, Seat } from '../terms';
import { canPayPrice, canUse } from './prices';
import {
  handleFor,
  isBlank,
  isOf,
  isSingularFor,
  matchesCard,
  matchesUnit,
  mayBeTarget,
  power,
  type Scene,
  test,
  unitsThat,
} from './rulings';

/** What may be chosen, and whether a card, ability or mission can be carried through. One declaration for both. */

/** A handle, a seat, or a kind; a card inside a unit stack is the handle of the stack and its kind. */
export type Value = number | readonly [Handle, Kind];

type StateVerb = 'ready' | 'commit' | 'exhaust' | 'restore';
const stateVerbs: ReadonlySet<string> = new Set<StateVerb>(['ready', 'commit', 'exhaust', 'restore']);

const inPlay: ReadonlySet<string> = new Set(['unit', 'mission', 'stack', 'threat', 'threatening']);

/** What a list does to a name, found once. */
interface Uses {
  readonly verbs: readonly StateVerb[];
  readonly power: boolean;
}

const known = new WeakMap<readonly Effect[], Map<string, Uses>>();

/** What there is to know of one target of a plan, found once. */
interface Aim {
  readonly spec: TargetSpec;
  readonly uses: Uses;
  /** How it is used to pay the plan's price. */
  readonly ways: readonly Way[];
  readonly inPlay: boolean;
}

const aims = new WeakMap<Plan, Map<string, Aim>>();

function aimOf(plan: Plan, name: string): Aim {
  let byName = aims.get(plan);
  if (!byName) {
    byName = new Map();
    aims.set(plan, byName);
  }
  let aim = byName.get(name);
  if (!aim) {
    const spec = specOf(plan, name);
    const ways = plan.price?.filter((p) => p.what === name).flatMap((p) => p.ways) ?? [];
    aim = { spec, uses: usesOf(plan.do, name), ways, inPlay: inPlay.has(spec.kind) };
    byName.set(name, aim);
  }
  return aim;
}

function collect(list: readonly Effect[], name: string, verbs: StateVerb[]): boolean {
  let changesPower = false;
  for (const effect of list) {
    if (effect.do === 'if') changesPower = collect(effect.then, name, verbs) || changesPower;
    // rule: ccg.targets.untargetable-power — what is promised power for a reveal is given it later
    if (effect.do === 'nextReveal' && effect.target === name) changesPower = true;
    if (!('what' in effect) || effect.what !== name) continue;
    if (stateVerbs.has(effect.do)) verbs.push(effect.do as StateVerb);
    if (effect.do === 'power') changesPower = true;
  }
  return changesPower;
}

function usesOf(list: readonly Effect[], name: string): Uses {
  let byName = known.get(list);
  if (!byName) {
    byName = new Map();
    known.set(list, byName);
  }
  let uses = byName.get(name);
  if (!uses) {
    const verbs: StateVerb[] = [];
    const changesPower = collect(list, name, verbs);
    uses = { verbs, power: changesPower };
    byName.set(name, uses);
  }
  return uses;
}

/** Whether an instruction about area or facing can do something to a card. rule: ccg.targets.must-be-doable */
export function canDo(s: State, verb: StateVerb, handle: Handle): boolean {
  const found = find(s, handle);
  if (found === undefined || found.is === 'threat') return false;
  if (verb === 'exhaust') return !found.it.down;
  if (verb === 'restore') return found.it.down;
  return (found.is === 'unit' || found.is === 'mission') && found.it.alert === (verb === 'commit');
}

/** rule: ccg.targets.partly-doable */
const doable = (s: State, { verbs }: Uses, handle: Handle): boolean =>
  verbs.length === 0 || verbs.some((verb) => canDo(s, verb, handle));

function matchesMission(s: State, f: Filter, it: Mission | Resolved, seat: Seat, scene: Scene): boolean {
  const { traits, keywords } = cards[it.kind];
  if (f.of !== undefined && !isOf(s, f.of, seat, scene)) return false;
  if (f.unresolved && !('alert' in it)) return false;
  if (f.alert !== undefined && (!('alert' in it) || it.alert !== f.alert)) return false;
  if (f.down !== undefined && it.down !== f.down) return false;
  if (f.trait !== undefined && (it.down || !traits.includes(f.trait))) return false;
  return f.keyword === undefined || (!it.down && keywords.includes(f.keyword));
}

function missionsThat(s: State, f: Filter, scene: Scene): Handle[] {
  const found: Handle[] = [];
  for (const seat of seatsFrom(s, firstPlayer(s))) {
    const { missions, resolved, units } = s.players[seat];
    for (const it of missions) if (matchesMission(s, f, it, seat, scene)) found.push(it.handle);
    for (const it of resolved) if (matchesMission(s, f, it, seat, scene)) found.push(it.handle);
    for (const unit of units)
      for (const it of unit.links) if (matchesMission(s, f, it, it.owner, scene)) found.push(it.handle);
  }
  return found;
}

function stacksThat(s: State, f: Filter, scene: Scene): Handle[] {
  const found: Handle[] = [];
  for (const seat of seatsFrom(s, firstPlayer(s))) {
    if (f.of !== undefined && !isOf(s, f.of, seat, scene)) continue;
    s.players[seat].stacks.forEach((stack, i) => {
      if ((f.asset || f.bare) && i === 0) return;
      if (f.base && i > 0) return;
      if (f.bare && stack.supply.length > 0) return;
      if (f.supplied && stack.supply.length === 0) return;
      if (f.down === undefined || stack.down === f.down) found.push(stack.handle);
    });
  }
  return found;
}

function unitsToTarget(s: State, f: Filter, scene: Scene, changesPower: boolean): Handle[] {
  const found: Handle[] = [];
  for (const seat of seatsFrom(s, firstPlayer(s)))
    for (const unit of s.players[seat].units)
      if (matchesUnit(s, f, unit, seat, scene) && mayBeTarget(s, unit, seat, changesPower))
        found.push(unit.handle);
  return found;
}

/** Units that may be chosen, as targets or for themselves. */
function unitsToChoose(
  s: State,
  { filter, untargeted, powerOf }: TargetSpec,
  scene: Scene,
  changesPower: boolean,
): Handle[] {
  const found = untargeted ? unitsThat(s, filter, scene) : unitsToTarget(s, filter, scene, changesPower);
  const kind = powerOf === undefined ? undefined : (scene.bind[powerOf] as Kind | undefined);
  if (kind === undefined) return found;
  return found.filter((handle) => {
    const unit = unitBy(s, handle);
    const seat = controllerOf(s, handle);
    return unit !== undefined && seat !== undefined && power(s, unit, seat) === printedPower[kind];
  });
}

const distinct = (kinds: readonly Kind[]): Kind[] => [...new Set(kinds)];

/** Singular cards of a face-up stack: the top one as it is now, the others as they are printed. rule: ccg.states.exhausted-loses */
function cardsInStack(s: State, unit: Unit, filter: Filter, scene: Scene): (readonly [Handle, Kind])[] {
  const { cards: stacked, handle } = unit;
  if (stacked.length < 2 || isBlank(s, unit)) return [];
  const matches = (kind: Kind): boolean =>
    kind === stacked[0] ? matchesUnit(s, filter, unit, scene.you, scene) : matchesCard(filter, kind);
  return distinct(stacked)
    .filter((k) => matches(k) && isSingularFor(s, k, scene.you, (trait) => cards[k].traits.includes(trait)))
    .map((k) => [handle, k] as const);
}

/** Everything of the kind that could be chosen, leaving out nothing but what does not match. */
function matching(s: State, spec: TargetSpec, scene: Scene, uses: Uses): Value[] {
  const { kind, filter, having } = spec;
  const own = s.players[scene.you];
  switch (kind) {
    case 'unit':
      return unitsToChoose(s, spec, scene, uses.power);
    case 'mission':
      return missionsThat(s, filter, scene);
    case 'stack':
      return stacksThat(s, filter, scene);
    case 'player':
      return seatsFrom(s, firstPlayer(s)).filter(
        (seat) =>
          (filter.of === undefined || isOf(s, filter.of, seat, scene)) &&
          (having === undefined || s.players[seat].units.some((u) => matchesUnit(s, having, u, seat, scene))),
      );
    case 'threat':
      return s.threats.map((t) => t.handle);
    case 'threatening':
      return [
        ...unitsToTarget(s, { ...filter, down: false }, scene, false),
        ...missionsThat(s, { unresolved: true, down: false }, scene),
        ...s.threats.map((t) => t.handle),
      ];
    case 'discard':
      return distinct(own.discard).filter((k) => matchesCard(filter, k));
    case 'hand':
      return distinct(own.hand).filter((k) => matchesCard(filter, k));
    case 'in-stack':
      return own.units.flatMap((unit) => cardsInStack(s, unit, filter, scene));
  }
}

/** What a plan says of one of its targets. */
export const specOf = ({ targets }: Plan, name: string): TargetSpec => (targets as Targets)[name];

/** Whether something that matches may be chosen: it can be paid with, or the instruction does something to it. */
function isCandidate(s: State, { spec, uses, ways, inPlay: lies }: Aim, scene: Scene, value: Value): boolean {
  if (spec.not?.some((other) => scene.bind[other] === value)) return false;
  if (!lies) return true;
  const handle = value as Handle;
  for (let i = 0; i < ways.length; i++) if (!canUse(s, handle, ways[i])) return false;
  return ways.length > 0 || doable(s, uses, handle);
}

/** What may be chosen for a name of a plan, given what was chosen before. */
export function candidates(s: State, plan: Plan, name: string, scene: Scene): Value[] {
  const aim = aimOf(plan, name);
  const found = matching(s, aim.spec, scene, aim.uses);
  return found.filter((value) => isCandidate(s, aim, scene, value));
}

/** Whether there are any. */
function hasCandidate(s: State, plan: Plan, name: string, scene: Scene): boolean {
  const aim = aimOf(plan, name);
  const { kind, filter, untargeted, powerOf } = aim.spec;
  if (kind !== 'unit' || powerOf !== undefined) return candidates(s, plan, name, scene).length > 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    const { out, units } = s.players[seat];
    if (out) continue;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i];
      if (!matchesUnit(s, filter, unit, seat, scene)) continue;
      if (!untargeted && !mayBeTarget(s, unit, seat, aim.uses.power)) continue;
      if (isCandidate(s, aim, scene, unit.handle)) return true;
    }
  }
  return false;
}

/** What one player may choose for an instruction, outside of a plan; it is called no target. */
export function choices(
  s: State,
  spec: TargetSpec,
  effects: readonly Effect[],
  name: string,
  scene: Scene,
): Value[] {
  const uses = usesOf(effects, name);
  const found = matching(s, { ...spec, untargeted: true }, scene, uses);
  return inPlay.has(spec.kind) ? found.filter((value) => doable(s, uses, value as Handle)) : found;
}

/** Whether the names from here on can all be given something. rule: ccg.targets.no-target-no-play */
export function canChoose(
  s: State,
  plan: Plan,
  wanted: readonly string[],
  from: number,
  scene: Scene,
): boolean {
  if (from >= wanted.length) return true;
  const name = wanted[from];
  if (plan.targets?.[name].many) return canChoose(s, plan, wanted, from + 1, scene);
  if (from === wanted.length - 1) return hasCandidate(s, plan, name, scene);
  for (const value of candidates(s, plan, name, scene)) {
    const bind = { ...scene.bind, [name]: value };
    if (canChoose(s, plan, wanted, from + 1, { you: scene.you, cause: scene.cause, bind })) return true;
  }
  return false;
}

/** Forgets targets that paying the price has made illegal. rule: ccg.costs.price-then-illegal */
export function dropIllegal(s: State, plan: Plan, scene: Scene): void {
  const { price = [] } = plan;
  if (price.length === 0) return;
  for (const name of targetNames(plan)) {
    const spec = specOf(plan, name);
    const value = scene.bind[name] as Value | undefined;
    if (value === undefined || spec.many || !inPlay.has(spec.kind) || price.some((p) => p.what === name))
      continue;
    if (!matching(s, spec, scene, usesOf(plan.do, name)).includes(value)) delete scene.bind[name];
  }
}

const names = new WeakMap<Targets, readonly string[]>();
const noNames: readonly string[] = [];

export function targetNames({ targets }: Plan): readonly string[] {
  if (!targets) return noNames;
  let found = names.get(targets);
  if (!found) {
    found = Object.keys(targets);
    names.set(targets, found);
  }
  return found;
}

/** Whether what a plan does to cards that are named already would change one of them, as far as areas and facing go. */
export function couldWork(s: State, { do: effects }: Plan, scene: Scene): boolean {
  const [first] = effects;
  if (!first || !stateVerbs.has(first.do) || !('what' in first) || typeof first.what !== 'string')
    return true;
  const handle = handleFor(s, first.what, scene);
  return handle === undefined || canDo(s, first.do as StateVerb, handle);
}

/** Whether a plan can be carried through: its condition holds, price and targets are there. */
export function canCarryOut(s: State, plan: Plan, scene: Scene): boolean {
  if (plan.if && !test(s, plan.if, scene)) return false;
  // rule: ccg.targets.optional-price
  if (plan.optional) return true;
  return canPayPrice(s, plan, scene) && canChoose(s, plan, targetNames(plan), 0, scene);
}

/** The same for what hangs on a price that need not be paid. */
export const canPayOptionally = (s: State, plan: Plan, scene: Scene): boolean =>
  canPayPrice(s, plan, scene) && canChoose(s, plan, targetNames(plan), 0, scene);

/** Own units that a card played by a seat would have to lie on. rule: ccg.stack.must-overlay, ccg.stack.no-merge */
export function namesakes(s: State, kind: Kind, seat: Seat): Handle[] {
  const { title } = cards[kind];
  if (title === null || !isUnitKind[kind]) return [];
  if (!isSingularFor(s, kind, seat, (trait) => cards[kind].traits.includes(trait))) return [];
  return s.players[seat].units
    .filter((u) => cards[u.cards[0]].title === title && typeOf[u.cards[0]] === typeOf[kind])
    .map((u) => u.handle);
}
