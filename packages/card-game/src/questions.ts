import { script } from '@ragtag/kernel';
import {
  cards,
  keywordsPrinted,
  modifiersFor,
  printedMystic,
  printedPower,
  printedThreat,
  singular,
  titleOf,
  typeOf,
} from './cards/tables';
import type { Condition, Filter, Modifier, Question, Ref, Role, Who } from './effects/types';
import {
  type ChallengeRoles,
  challengeIn,
  controllerOf,
  find,
  firstPlayer,
  seatsFrom,
  unitBy,
} from './queries';
import type { Mission, State, Threat, Unit } from './state';
import { type Handle, type Keyword, type Kind, keywords, type Seat, type Trait, traits } from './terms';

/**
 * Numbers in force, and who is meant: questions that procedures ask of everything in play, filters, conditions. They
 * read each other: a filter asks for traits, a change of traits has a filter.
 */

/** What caused something: a card, and where it lies if it is in play. */
export interface Cause {
  readonly kind: Kind;
  readonly source: Handle;
}

/** From whose point of view data is read. */
export interface Scene {
  readonly you: Seat;
  readonly cause: Cause;
  readonly bind: Record<string, unknown>;
}

const unbound: Record<string, unknown> = Object.freeze({});

/** Something in play that answers a question. */
export interface Said {
  readonly modifier: Modifier;
  readonly you: Seat;
  readonly cause: Cause;
  /** The number it comes to, where it was fixed when it began. */
  readonly n: number | null;
  /** What it lies on, where it was given to certain cards. */
  readonly handles: readonly Handle[] | null;
}

const nobody: readonly Said[] = [];

function sceneOfSaid({ you, cause }: Said): Scene {
  return { you, cause, bind: unbound };
}

/** A challenging or defending unit keeps everything until its challenge ends. rule: ccg.states.exhausted-in-challenge */
export function isBlank(s: State, unit: Unit): boolean {
  if (!unit.down) return false;
  const challenge = challengeIn(s);
  return (
    challenge === undefined || (challenge.challenger !== unit.handle && challenge.defender !== unit.handle)
  );
}

/** Everything in play that answers a question, whatever it is about. Long on purpose: it is called by every step. */
export function answersTo(s: State, on: Question): readonly Said[] {
  const table = modifiersFor(on);
  const { players, inForce } = s;
  let said: Said[] | undefined;
  for (let you = 0; you < players.length; you++) {
    const p = players[you];
    if (p.out) continue;
    const base = p.stacks[0];
    if (base !== undefined && !base.down && table[base.kind] !== undefined) {
      said ??= [];
      for (const modifier of table[base.kind] ?? [])
        said.push({ modifier, you, cause: { kind: base.kind, source: base.handle }, n: null, handles: null });
    }
    for (let i = 0; i < p.units.length; i++) {
      const unit = p.units[i];
      const found = table[unit.cards[0]];
      if (found !== undefined && !isBlank(s, unit)) {
        said ??= [];
        for (const modifier of found)
          said.push({
            modifier,
            you,
            cause: { kind: unit.cards[0], source: unit.handle },
            n: null,
            handles: null,
          });
      }
      for (let l = 0; l < unit.links.length; l++) {
        const { kind, handle, owner, down } = unit.links[l];
        const linked = table[kind];
        if (linked === undefined || down) continue;
        said ??= [];
        for (const modifier of linked)
          said.push({ modifier, you: owner, cause: { kind, source: handle }, n: null, handles: null });
      }
    }
    for (let i = 0; i < p.resolved.length; i++) {
      const { kind, handle, down } = p.resolved[i];
      const found = table[kind];
      if (found === undefined || down) continue;
      said ??= [];
      for (const modifier of found)
        said.push({ modifier, you, cause: { kind, source: handle }, n: null, handles: null });
    }
  }
  for (let i = 0; i < inForce.length; i++) {
    const each = inForce[i];
    if (each.on !== on) continue;
    said ??= [];
    said.push({
      modifier: script<Modifier>(each.modifier as string),
      you: each.owner,
      cause: { kind: each.source, source: 0 },
      n: each.n,
      handles: each.handles,
    });
  }
  return said ?? nobody;
}

/** Whether an answer is about this unit. */
function concernsUnit(s: State, said: Said, unit: Unit, seat: Seat): boolean {
  const { modifier, cause, handles } = said;
  if (handles !== null) {
    if (!handles.includes(unit.handle)) return false;
  } else if (modifier.of === 'this') {
    if (cause.source !== unit.handle) return false;
  } else if (modifier.of === 'host') {
    if (!unit.links.some((l) => l.handle === cause.source)) return false;
  } else if (typeof modifier.of === 'object') {
    if (!matchesUnit(s, modifier.of.all, unit, seat, sceneOfSaid(said))) return false;
  } else return false;
  return (
    modifier.if === undefined || test(s, modifier.if, { ...sceneOfSaid(said), bind: { it: unit.handle } })
  );
}

// Numbers

/** What a change adds, fixed when it began or counted now. */
function added(s: State, said: Said): number {
  if (said.n !== null) return said.n;
  const { add } = said.modifier;
  if (add === undefined) return 0;
  if (typeof add === 'number') return add;
  if ('count' in add) return countUnits(s, add.count, sceneOfSaid(said)) * (add.times ?? 1);
  throw new Error('a change that holds while in play adds a number or a count');
}

/** A part of a number, and the card it comes from. */
export interface Part {
  readonly kind: Kind;
  readonly n: number;
}

/** A unit's power; an exhausted one has none, and counts as 0. rule: ccg.cards.power-changes */
export function power(s: State, unit: Unit, seat: Seat): number {
  if (isBlank(s, unit)) return 0;
  let n = printedPower[unit.cards[0]];
  const said = answersTo(s, 'power');
  for (let i = 0; i < said.length; i++) if (concernsUnit(s, said[i], unit, seat)) n += added(s, said[i]);
  return n;
}

/** The Cylon threat of a card in play. rule: ccg.cards.cylon-threat-min */
function cylonThreat(s: State, kind: Kind, handle: Handle): number {
  let n = printedThreat[kind];
  for (const said of answersTo(s, 'threat')) if (said.handles?.includes(handle)) n += said.n ?? 0;
  return Math.max(0, n);
}

export const unitThreat = (s: State, unit: Unit): number =>
  isBlank(s, unit) ? 0 : cylonThreat(s, unit.cards[0], unit.handle);
export const missionThreat = (s: State, mission: Mission): number =>
  mission.down ? 0 : cylonThreat(s, mission.kind, mission.handle);
/** The Cylon threat of a revealed threat, which is its power but for what changes that. */
export const threatValue = (s: State, { kind, handle }: Threat): number => cylonThreat(s, kind, handle);

/** rule: ccg.attack.power, ccg.attack.threat-power-changes */
export function threatPower(s: State, threat: Threat): number {
  let n = threatValue(s, threat);
  for (const said of answersTo(s, 'power')) {
    if (said.handles !== null ? said.handles.includes(threat.handle) : said.modifier.of === 'threats')
      n += added(s, said);
  }
  return n;
}

/** rule: ccg.threat.what, ccg.threat.missions-count */
export function threatLevel(s: State): number {
  let level = 0;
  for (const p of s.players) {
    if (p.out) continue;
    for (const unit of p.units) level += unitThreat(s, unit);
    for (const mission of p.missions) level += missionThreat(s, mission);
  }
  return level;
}

/** rule: ccg.defense.changes */
export function fleetDefense(s: State, bases: number): number {
  let level = bases;
  for (const said of answersTo(s, 'fleet-defense')) level += added(s, said);
  return level;
}

/** The mystic value of a unit in play; 0 for an exhausted one. */
export const mysticOf = (s: State, unit: Unit): number =>
  isBlank(s, unit) ? 0 : printedMystic[unit.cards[0]];

/** What a card that a seat reveals counts more. rule: ccg.mystic.plus-one */
export function mysticBonus(s: State, seat: Seat, kind: Kind): number {
  let n = 0;
  for (const said of answersTo(s, 'mystic')) {
    if (said.you !== seat) continue;
    const { of } = said.modifier;
    if (typeof of === 'object' && of.all.trait !== undefined && !cards[kind].traits.includes(of.all.trait))
      continue;
    n += added(s, said);
  }
  return n;
}

// Traits, keywords, permissions

export function hasTrait(s: State, unit: Unit, seat: Seat, trait: Trait): boolean {
  if (isBlank(s, unit)) return false;
  let has = cards[unit.cards[0]].traits.includes(trait);
  const said = answersTo(s, 'trait');
  for (let i = 0; i < said.length; i++)
    if (!has && said[i].modifier.gives === trait && concernsUnit(s, said[i], unit, seat)) has = true;
  // rule: ccg.effects.lost-trait
  for (let i = 0; i < said.length; i++)
    if (has && said[i].modifier.takes === trait && concernsUnit(s, said[i], unit, seat)) has = false;
  return has;
}

export function hasKeyword(s: State, unit: Unit, seat: Seat, keyword: Keyword): boolean {
  if (isBlank(s, unit)) return false;
  if (cards[unit.cards[0]].keywords.includes(keyword)) return true;
  const said = answersTo(s, 'keyword');
  for (let i = 0; i < said.length; i++)
    if (said[i].modifier.gives === keyword && concernsUnit(s, said[i], unit, seat)) return true;
  return false;
}

/** What answers the questions about units, found once for all of them. */
export interface SaidOfUnits {
  readonly power: readonly Said[];
  readonly trait: readonly Said[];
  readonly keyword: readonly Said[];
}

export const saidOfUnits = (s: State): SaidOfUnits => ({
  power: answersTo(s, 'power'),
  trait: answersTo(s, 'trait'),
  keyword: answersTo(s, 'keyword'),
});

/** Numbers and words of a unit in force, with what its power is made of beside what is printed. */
export interface Standing {
  readonly power: number;
  readonly parts: readonly Part[];
  readonly traits: readonly Trait[];
  readonly keywords: readonly Keyword[];
}

export function standingOf(s: State, unit: Unit, seat: Seat, said: SaidOfUnits): Standing {
  const [kind] = unit.cards;
  const { traits: printed } = cards[kind];
  const parts: Part[] = [];
  let n = printedPower[kind];
  for (const each of said.power) {
    if (!concernsUnit(s, each, unit, seat)) continue;
    const part = { kind: each.cause.kind, n: added(s, each) };
    parts.push(part);
    n += part.n;
  }
  return {
    power: n,
    parts,
    traits: said.trait.length === 0 ? printed : traits.filter((t) => hasTrait(s, unit, seat, t)),
    keywords:
      said.keyword.length === 0
        ? keywordsOfUnit[kind]
        : keywords.filter((k) => keywordsPrinted(k) && hasKeyword(s, unit, seat, k)),
  };
}

const keywordsOfUnit: readonly (readonly Keyword[])[] = cards.map((card) =>
  card.keywords.filter((k) => keywordsPrinted(k)),
);

function forbidden(s: State, on: Question, unit: Unit, seat: Seat): boolean {
  const said = answersTo(s, on);
  for (let i = 0; i < said.length; i++)
    if (said[i].modifier.no && concernsUnit(s, said[i], unit, seat)) return true;
  return false;
}

/** Whether a unit could be the challenger. rule: ccg.challenge.declare, ccg.challenge.may-not */
export function mayChallenge(s: State, unit: Unit, seat: Seat): boolean {
  if (!unit.alert || unit.down) return false;
  return !hasKeyword(s, unit, seat, 'Vision') && !forbidden(s, 'may-challenge', unit, seat);
}

/** Whether nobody may declare a challenge. rule: ccg.challenge.no-challenges */
export const noChallenges = (s: State): boolean => answersTo(s, 'may-declare').length > 0;

/** Whether no influence may be lost, or gained. rule: ccg.effects.prevent-loss, ccg.effects.prevent-gain */
export const isPrevented = (s: State, on: 'influence-loss' | 'influence-gain'): boolean =>
  answersTo(s, on).length > 0;

/** Whether a unit could defend against this challenge. rule: ccg.challenge.defender, ccg.keywords.sniper-legal */
export function mayDefend(s: State, unit: Unit, seat: Seat, { challenger, as }: ChallengeRoles): boolean {
  if (unit.down || !unit.alert) return false;
  const against = unitBy(s, challenger);
  const by = controllerOf(s, challenger);
  if (against === undefined || by === undefined) return false;
  const type = typeOf[unit.cards[0]];
  const likeType =
    type === as || hasKeyword(s, unit, seat, 'Scramble') || hasKeyword(s, against, by, 'Vulnerable');
  if (!likeType || hasKeyword(s, unit, seat, 'Vision') || forbidden(s, 'may-defend', unit, seat))
    return false;
  for (const said of answersTo(s, 'may-defend-against')) {
    const { powerAtLeast = 0 } = said.modifier;
    if (concernsUnit(s, said, against, by) && power(s, unit, seat) < powerAtLeast) return false;
  }
  return true;
}

/** Whether a unit may be chosen as a target. rule: ccg.targets.untargetable */
export function mayBeTarget(s: State, unit: Unit, seat: Seat, changesPower: boolean): boolean {
  if (s.inForce.length === 0) return true;
  if (forbidden(s, 'may-be-target', unit, seat)) return false;
  return !changesPower || !forbidden(s, 'may-be-target-of-power', unit, seat);
}

/** Whether a card that a seat plays would have to lie on its namesake. rule: ccg.stack.must-overlay */
export function isSingularFor(
  s: State,
  kind: Kind,
  seat: Seat,
  hasTraitNow: (trait: Trait) => boolean,
): boolean {
  if (!singular[kind]) return false;
  for (const { modifier, you } of answersTo(s, 'singular')) {
    if (you !== seat || typeof modifier.of !== 'object') continue;
    const { trait } = modifier.of.all;
    if (trait === undefined || hasTraitNow(trait)) return false;
  }
  return true;
}

/** What a challenge of this player costs in addition. rule: ccg.challenge.tax */
export function challengePrice(s: State, opponent: Seat): number {
  let n = 0;
  for (const said of answersTo(s, 'challenge-price')) if (said.you === opponent) n += added(s, said);
  return n;
}

// Filters

function hasRole(s: State, handle: Handle, role: Role, you: Seat): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined) return false;
  switch (role) {
    case 'challenger':
      return challenge.challenger === handle;
    case 'defender':
      return challenge.defender === handle;
    case 'in-challenge':
      return challenge.challenger === handle || challenge.defender === handle;
    case 'challenging-threat':
      return challenge.challenger === handle && challenge.threat !== null;
    case 'challenging-you-undefended':
      return challenge.challenger === handle && challenge.opponent === you && challenge.defender === null;
  }
}

/** Whether somebody's card is meant by `of`. */
export function isOf(s: State, of: Who, seat: Seat, scene: Scene): boolean {
  if (of === 'you') return seat === scene.you;
  if (of === 'opponent-of-you') return seat !== scene.you;
  return seatsFor(s, of, scene).includes(seat);
}

function bearsTitleOf(s: State, ref: Ref, unit: Unit, scene: Scene): boolean {
  const handle = handleFor(s, ref, scene);
  const other = handle === undefined ? undefined : unitBy(s, handle);
  const title = titleOf[unit.cards[0]];
  return other !== undefined && title !== null && titleOf[other.cards[0]] === title;
}

export function matchesUnit(s: State, f: Filter, unit: Unit, seat: Seat, scene: Scene): boolean {
  if (f.type !== undefined && f.type !== 'unit' && typeOf[unit.cards[0]] !== f.type) return false;
  if (f.other && unit.handle === scene.cause.source) return false;
  if (f.of !== undefined && !isOf(s, f.of, seat, scene)) return false;
  if (f.alert !== undefined && unit.alert !== f.alert) return false;
  if (f.down !== undefined && unit.down !== f.down) return false;
  if (f.title !== undefined && titleOf[unit.cards[0]] !== f.title) return false;
  if (f.titleOf !== undefined && !bearsTitleOf(s, f.titleOf, unit, scene)) return false;
  if (f.role !== undefined && !hasRole(s, unit.handle, f.role, scene.you)) return false;
  if (f.trait !== undefined && !hasTrait(s, unit, seat, f.trait)) return false;
  if (f.noTrait !== undefined && hasTrait(s, unit, seat, f.noTrait)) return false;
  if (f.anyTrait !== undefined && !f.anyTrait.some((t) => hasTrait(s, unit, seat, t))) return false;
  if (f.allTraits !== undefined && !f.allTraits.every((t) => hasTrait(s, unit, seat, t))) return false;
  if (f.keyword !== undefined && !hasKeyword(s, unit, seat, f.keyword)) return false;
  // rule: ccg.states.exhausted-no-number
  if (f.powerAtMost !== undefined && (isBlank(s, unit) || power(s, unit, seat) > f.powerAtMost)) return false;
  if (f.powerAtLeast !== undefined && (isBlank(s, unit) || power(s, unit, seat) < f.powerAtLeast))
    return false;
  if (f.singular) {
    if (isBlank(s, unit)) return false;
    if (!isSingularFor(s, unit.cards[0], seat, (trait) => hasTrait(s, unit, seat, trait))) return false;
  }
  return true;
}

/** Whether a card in hand, deck or discard pile matches, by what is printed. */
export function matchesCard(f: Filter, kind: Kind): boolean {
  const { type, traits, keywords } = cards[kind];
  if (f.type === 'unit' && type !== 'personnel' && type !== 'ship') return false;
  if (f.type !== undefined && f.type !== 'unit' && type !== f.type) return false;
  if (f.trait !== undefined && !traits.includes(f.trait)) return false;
  if (f.noTrait !== undefined && traits.includes(f.noTrait)) return false;
  if (f.anyTrait !== undefined && !f.anyTrait.some((t) => traits.includes(t))) return false;
  if (f.allTraits !== undefined && !f.allTraits.every((t) => traits.includes(t))) return false;
  return f.keyword === undefined || keywords.includes(f.keyword);
}

/** All units that match, by who controls them from the first player on. */
export function unitsThat(s: State, filter: Filter, scene: Scene): Handle[] {
  const found: Handle[] = [];
  for (const seat of seatsFrom(s, firstPlayer(s)))
    for (const unit of s.players[seat].units)
      if (matchesUnit(s, filter, unit, seat, scene)) found.push(unit.handle);
  return found;
}

export function countUnits(s: State, filter: Filter, scene: Scene): number {
  let n = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (s.players[seat].out) continue;
    for (const unit of s.players[seat].units) if (matchesUnit(s, filter, unit, seat, scene)) n++;
  }
  return n;
}

// Who and what is meant

/** The handle that a name stands for; undefined where nothing does. */
export function handleFor(s: State, ref: Ref, { cause, bind }: Scene): Handle | undefined {
  switch (ref) {
    case 'this':
      return cause.source;
    case 'host': {
      const found = find(s, cause.source);
      return found?.is === 'link' ? found.host.handle : (bind.host as Handle | undefined);
    }
    case 'challenger':
      return challengeIn(s)?.challenger;
    case 'defender': {
      const challenge = challengeIn(s);
      return challenge?.defender ?? challenge?.threat ?? undefined;
    }
    default: {
      const bound = bind[ref];
      return typeof bound === 'number' ? bound : undefined;
    }
  }
}

const controllerPrefix = 'controller-of:';
const ownerPrefix = 'owner-of:';

/** The seats that are meant, in turn order from the first player; those who are out never are. */
export function seatsFor(s: State, who: Who, scene: Scene): Seat[] {
  const { you, bind } = scene;
  if (who === 'you') return s.players[you].out ? [] : [you];
  if (who === 'each') return seatsFrom(s, firstPlayer(s));
  if (who === 'others') return seatsFrom(s, firstPlayer(s)).filter((seat) => seat !== you);
  if (who.startsWith(controllerPrefix) || who.startsWith(ownerPrefix)) {
    const ref = who.slice(who.indexOf(':') + 1);
    const handle = handleFor(s, ref, scene);
    // What has left play since was remembered when it was chosen.
    const seat =
      (handle !== undefined ? controllerOf(s, handle) : undefined) ?? (bind[`${ref}.owner`] as Seat);
    return seat === undefined || s.players[seat].out ? [] : [seat];
  }
  const bound = bind[who];
  return typeof bound === 'number' && !s.players[bound].out ? [bound] : [];
}

// Conditions

function challengedMatches(s: State, what: Ref, filter: Filter, scene: Scene): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined || challenge.challenger !== handleFor(s, what, scene)) return false;
  if (challenge.defender === null || challenge.opponent === null) return false;
  const defender = unitBy(s, challenge.defender);
  return defender !== undefined && matchesUnit(s, filter, defender, challenge.opponent, scene);
}

function opponentHasNone(s: State, what: Ref, filter: Filter, scene: Scene): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined || challenge.challenger !== handleFor(s, what, scene)) return false;
  const { opponent } = challenge;
  return (
    opponent !== null && !s.players[opponent].units.some((u) => matchesUnit(s, filter, u, opponent, scene))
  );
}

function isChallengeOfShips(s: State): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined || challenge.defender === null) return false;
  const sides = [challenge.challenger, challenge.defender];
  return sides.every((handle) => {
    const unit = unitBy(s, handle);
    return unit !== undefined && typeOf[unit.cards[0]] === 'ship';
  });
}

export function test(s: State, c: Condition, scene: Scene): boolean {
  switch (c.is) {
    case 'not':
      return !test(s, c.it, scene);
    case 'all':
      return c.of.every((each) => test(s, each, scene));
    case 'role': {
      const handle = handleFor(s, c.what, scene);
      return handle !== undefined && hasRole(s, handle, c.role, scene.you);
    }
    case 'challenging':
      return challengedMatches(s, c.what, c.against, scene);
    case 'opponent-has-no':
      return opponentHasNone(s, c.what, c.filter, scene);
    case 'phase':
      return s.turn.phase === c.phase;
    case 'controls':
      return seatsFor(s, c.who, scene).some((seat) =>
        s.players[seat].units.some((u) => matchesUnit(s, c.filter, u, seat, scene)),
      );
    case 'challenge':
      return c.of === 'ships' ? isChallengeOfShips(s) : challengeIn(s) !== undefined;
    case 'challenge-kind':
      return challengeIn(s)?.as === c.kind;
    case 'matches': {
      const handle = handleFor(s, c.what, scene);
      const unit = handle === undefined ? undefined : unitBy(s, handle);
      const seat = handle === undefined ? undefined : controllerOf(s, handle);
      return unit !== undefined && seat !== undefined && matchesUnit(s, c.filter, unit, seat, scene);
    }
    case 'same':
      return handleFor(s, c.what, scene) === handleFor(s, c.as, scene);
    case 'player':
      return seatsFor(s, c.who, scene)[0] === seatsFor(s, c.as, scene)[0];
    case 'card-has':
      return cards[scene.bind.kind as Kind].traits.includes(c.trait);
    case 'card-is':
      return typeOf[scene.bind.kind as Kind] === c.type;
    case 'told':
      return scene.bind[c.name] === true;
  }
}
