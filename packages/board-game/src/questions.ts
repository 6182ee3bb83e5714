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

const none: readonly Said[] = [];

/** Everything in play that answers a question. */
export function answersTo(g: G, on: string, about: About = {}): readonly Said[] {
  const s = g.state;
  let found: Said[] | undefined;
  const add = (modifier: Modifier, scene: Scene, source: CauseKind) => {
    if (modifier.locations && !(about.location && modifier.locations.includes(about.location))) return;
    if (modifier.if && !test(g, modifier.if, scene)) return;
    found ??= [];
    found.push({ modifier, scene, source });
  };
  const sheets = onSheets()[on];
  if (sheets && !(checkQuestions.has(on) && sheetsAreSilent(g))) {
    for (let seat = 0; seat < s.players.length; seat++) {
      if (about.seat !== undefined && about.seat !== seat) continue;
      const p = s.players[seat];
      // rule: actions.sheet-ignored-after-reveal
      if (p.cylon !== null || !sheets[p.character]) continue;
      for (const modifier of sheets[p.character]) add(modifier, { you: seat, bind: {} }, 'sheet');
    }
  }
  const places = onLocations()[on];
  if (places) {
    const seat = about.seat ?? s.turn.seat;
    const here = s.players[seat].location;
    if (here !== null && places[here])
      for (const m of places[here]) add(m, { you: seat, bind: {} }, 'location');
  }
  for (const kept of s.inPlay) {
    const modifiers = onKept()[kept.deck][on]?.[keptTables[kept.deck][kept.card].id];
    if (modifiers)
      for (const m of modifiers) add(m, { you: kept.holder ?? s.turn.seat, bind: {} }, kept.deck);
  }
  for (const each of s.inForce) {
    const modifier = script<Modifier>(each.modifier);
    if (modifier.on === on) add(modifier, { you: each.owner, bind: each.bind }, 'rule');
  }
  if (on === 'roll-result') addScoped(nearest(s, 'die-roll')?.mods, on, add);
  else if (checkQuestions.has(on)) addScoped(nearest(s, 'skill-check')?.mods, on, add);
  return found ?? none;
}

/** A modifier that lives in the frame of a roll or a check. */
export interface Scoped {
  readonly modifier: string | Modifier;
  readonly owner: Seat;
  readonly bind: Record<string, unknown>;
}

function addScoped(
  mods: readonly Scoped[] | undefined,
  on: string,
  add: (m: Modifier, scene: Scene, source: CauseKind) => void,
): void {
  if (!mods) return;
  for (const each of mods) {
    const modifier = script<Modifier>(each.modifier);
    if (modifier.on === on) add(modifier, { you: each.owner, bind: each.bind }, 'rule');
  }
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
