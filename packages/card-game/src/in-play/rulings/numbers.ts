import { cards, keywordsPrinted, printedMystic, printedPower, printedThreat } from '../../cards/tables';
import type { Mission, State, Threat, Unit } from '../../state';
import { type Handle, type Keyword, type Kind, keywords, type Seat, type Trait, traits } from '../../terms';
import { answersTo, isBlank, type Said } from './answers';
import { added, concernsUnit, hasKeyword, hasTrait } from './matching';

/** Numbers in force beside power: Cylon threat, fleet defense, mystic values, and a unit as a whole. */

/** A part of a number, and the card it comes from. */
export interface Part {
  readonly kind: Kind;
  readonly n: number;
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

/** What answers to the rulings about units, found once for all of them. */
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
