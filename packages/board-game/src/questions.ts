import {
  characterCards,
  crisisCards,
  fromTables,
  locationCards,
  quorumCards,
  superCrisisCards,
} from './cards/tables';
import { test } from './conditions';
import type { CauseKind, Modifier } from './effects/types';
import { nearest } from './queries';
import type { G } from './rules';
import type { Scene } from './scene';
import { script } from './scripts';
import type { Seat } from './terms';

/**
 * Named questions that procedures ask of everything in play: "difficulty of this check", "may this seat activate
 * this location". No procedure mentions a card; whatever is in play and answers to the name has its say.
 */

export interface Said {
  readonly modifier: Modifier;
  readonly scene: Scene;
  readonly source: CauseKind;
}

/** What the question is about. Where a seat is named, a sheet answers only for its own. */
export interface About {
  readonly seat?: Seat;
  /** The location to be entered, activated or used. */
  readonly location?: string;
}

type Index = Record<string, Record<string, Modifier[]>>;

function indexBy<T extends { readonly id: string }>(
  cards: readonly T[],
  modifiers: (card: T) => readonly Modifier[],
): Index {
  const index: Index = {};
  for (const card of cards) {
    for (const modifier of modifiers(card)) {
      index[modifier.on] ??= {};
      index[modifier.on][card.id] ??= [];
      index[modifier.on][card.id].push(modifier);
    }
  }
  return index;
}

const onSheets = fromTables(() =>
  indexBy(characterCards, (c) => c.abilities.flatMap((a) => a.modifiers ?? [])),
);
const onLocations = fromTables(() => indexBy(locationCards, (l) => l.modifiers ?? []));
const onKept = fromTables(() => ({
  crisis: indexBy(crisisCards, (c) => c.inPlay?.modifiers ?? []),
  'super-crisis': indexBy(superCrisisCards, (c) => c.inPlay?.modifiers ?? []),
  quorum: indexBy(quorumCards, (c) => c.inPlay?.modifiers ?? []),
  destination: {} as Index,
}));
const keptTables = {
  crisis: crisisCards,
  'super-crisis': superCrisisCards,
  quorum: quorumCards,
  destination: [],
};

const checkQuestions = new Set(['check-difficulty', 'card-value', 'crisis-draw', 'faceup', 'destiny-cards']);

/** rule: crisis.super.immune — character abilities keep out of Super Crises. */
export function sheetsAreSilent(g: G): boolean {
  const crisis = nearest(g.state, 'crisis');
  return crisis?.deck === 'super-crisis';
}

const anything: About = {};

function consider(
  g: G,
  about: About,
  modifier: Modifier,
  scene: Scene,
  source: CauseKind,
  found: Said[],
): void {
  if (modifier.locations && !(about.location && modifier.locations.includes(about.location))) return;
  if (!modifier.if || test(g, modifier.if, scene)) found.push({ modifier, scene, source });
}

function askSheet(g: G, seat: Seat, sheets: Record<string, Modifier[]>, about: About, found: Said[]): void {
  const { cylon, character } = g.state.players[seat];
  // rule: actions.sheet-ignored-after-reveal
  if (cylon !== null) return;
  const modifiers = sheets[character];
  if (!modifiers) return;
  for (const modifier of modifiers) consider(g, about, modifier, { you: seat, bind: {} }, 'sheet', found);
}

function askSheets(g: G, on: string, about: About, found: Said[]): void {
  const sheets = onSheets()[on];
  if (!sheets || (checkQuestions.has(on) && sheetsAreSilent(g))) return;
  if (about.seat !== undefined) askSheet(g, about.seat, sheets, about, found);
  else for (let seat = 0; seat < g.state.players.length; seat++) askSheet(g, seat, sheets, about, found);
}

function askLocation(g: G, on: string, about: About, found: Said[]): void {
  const places = onLocations()[on];
  if (!places) return;
  const seat = about.seat ?? g.state.turn.seat;
  const here = g.state.players[seat].location;
  if (here === null || !places[here]) return;
  for (const modifier of places[here])
    consider(g, about, modifier, { you: seat, bind: {} }, 'location', found);
}

function askKeptCards(g: G, on: string, about: About, found: Said[]): void {
  for (const { deck, card, holder } of g.state.inPlay) {
    const modifiers = onKept()[deck][on]?.[keptTables[deck][card].id];
    if (!modifiers) continue;
    const you = holder ?? g.state.turn.seat;
    for (const modifier of modifiers) consider(g, about, modifier, { you, bind: {} }, deck, found);
  }
}

/** A modifier that lives without a card: in the state, or in the frame of a roll or a check. */
export interface Scoped {
  readonly modifier: string | Modifier;
  readonly owner: Seat;
  readonly bind: Record<string, unknown>;
}

function askInForce(
  g: G,
  mods: readonly Scoped[] | undefined,
  on: string,
  about: About,
  found: Said[],
): void {
  if (!mods) return;
  for (const each of mods) {
    const modifier = script<Modifier>(each.modifier);
    if (modifier.on === on) consider(g, about, modifier, { you: each.owner, bind: each.bind }, 'rule', found);
  }
}

const nobody: readonly Said[] = [];
/** Filled anew by every question; conditions never ask one themselves. */
const found: Said[] = [];

/** Everything in play that answers a question. */
export function answersTo(g: G, on: string, about: About = anything): readonly Said[] {
  const s = g.state;
  found.length = 0;
  askSheets(g, on, about, found);
  askLocation(g, on, about, found);
  askKeptCards(g, on, about, found);
  askInForce(g, s.inForce, on, about, found);
  if (on === 'roll-result') askInForce(g, nearest(s, 'die-roll')?.mods, on, about, found);
  else if (checkQuestions.has(on)) askInForce(g, nearest(s, 'skill-check')?.mods, on, about, found);
  return found.length === 0 ? nobody : found.slice();
}

/** A number, changed by what is in play: replacements first, then sums, then caps. */
export function number(g: G, on: string, printed: number, about?: About): number {
  const said = answersTo(g, on, about);
  if (said.length === 0) return printed;
  let n = printed;
  for (const { modifier } of said) if (typeof modifier.set === 'number') n = modifier.set;
  for (const { modifier } of said) if (modifier.add !== undefined) n += modifier.add;
  for (const { modifier } of said) if (modifier.atMost !== undefined) n = Math.min(n, modifier.atMost);
  return n;
}

/** The reasons against something; it may be done where there are none that are not waived. */
export function reasonsAgainst(g: G, on: string, about?: About): string[] {
  return answersTo(g, on, about).flatMap(({ modifier }) => (modifier.no ? [modifier.no] : []));
}

export function mayBeDone(g: G, on: string, about?: About): boolean {
  for (const { modifier } of answersTo(g, on, about)) if (modifier.no) return false;
  return true;
}

/** Whether anything in play says yes. */
export function isSet(g: G, on: string, about?: About): boolean {
  return answersTo(g, on, about).some(({ modifier }) => modifier.set === true);
}
