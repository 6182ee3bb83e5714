import {
  type ById,
  byId,
  type Frame,
  foldFlag,
  foldName,
  foldNumber,
  isAllowed,
  reasonsIn,
  script,
} from '@ragtag/kernel';
import { deckTables, loyaltyCards } from '../cards/tables';
import type { Cause, CauseKind, Modifier, RulingBy, RulingName } from '../effects/types';
import type { G, Procedures } from '../rules';
import { aCause, bindings, fields, plain } from '../state/shapes';
import { isHuman, nearest, sheetSpeaks } from '../table/queries';
import type { Seat } from '../terms';
import { test } from './conditions';
import { eachTitleSaying, locationAt } from './faces';
import { rulingAnswers, type Scoping, scopes } from './ruling-answers';
import { type Scene, unbound } from './scene';

/**
 * Named questions that procedures ask of everything in play: "difficulty of this check", "may this seat activate
 * this location". No procedure mentions a card; whatever is in play and answers to the name has its say.
 */

export interface Said {
  readonly modifier: Modifier;
  readonly scene: Scene;
  readonly source: CauseKind;
}

/**
 * What the question is about; conditions of answers read it as their event. Where a seat is named, a sheet, a
 * place, a title and a Loyalty card answer only for their own.
 */
export interface About {
  readonly seat?: Seat;
  /** The location to be entered, activated or used. */
  readonly location?: string;
  /** The step that is to happen. */
  readonly step?: string;
  readonly [more: string]: unknown;
}

/** rule: crisis.super.immune — character abilities keep out of Super Crises. */
export function sheetsAreSilent(g: G): boolean {
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    // A check made by something else in the middle of a Super Crisis is that thing's own.
    if (stack[i].p === 'skill-check')
      return (stack[i] as Frame & Procedures['skill-check']).cause.kind === 'super-crisis';
    if (stack[i].p === 'crisis') return (stack[i] as Frame & Procedures['crisis']).deck === 'super-crisis';
  }
  return false;
}

const anything: About = {};

function fits(g: G, about: About, { locations, steps, if: onlyIf }: Modifier, scene: Scene): boolean {
  if (locations && !(about.location && locations.includes(about.location))) return false;
  if (steps && !(about.step && steps.includes(about.step))) return false;
  return !onlyIf || test(g, onlyIf, scene);
}

/** Filled anew by every question; conditions never ask one themselves. */
let found: Said[] = [];

function consider(g: G, about: About, modifier: Modifier, scene: Scene, source: CauseKind): void {
  if (fits(g, about, modifier, scene)) found.push({ modifier, scene, source });
}

function add(
  g: G,
  modifiers: readonly Modifier[] | undefined,
  you: Seat,
  about: About,
  source: CauseKind,
): void {
  if (!modifiers) return;
  for (const modifier of modifiers)
    consider(g, about, modifier, { you, bind: unbound, event: about }, source);
}

/** Whether something of this seat has a say where the question may be about one seat only. */
const concerns = (only: Seat | undefined, seat: Seat) => only === undefined || only === seat;

function askTitles(g: G, held: ById<Modifier>, about: About, only: Seat | undefined): void {
  eachTitleSaying(g, held, (modifiers, seat) => {
    if (concerns(only, seat)) add(g, modifiers, seat, about, 'title');
  });
}

function askLoyalty(g: G, cards: ById<Modifier>, about: About, only: Seat | undefined): void {
  g.state.players.forEach(({ loyalty }, seat) => {
    if (!concerns(only, seat) || !isHuman(g.state, seat)) return;
    for (const { card } of loyalty) add(g, byId(cards, loyaltyCards[card].id), seat, about, 'loyalty');
  });
}

function askRules(g: G, said: ById<Modifier>, about: About): void {
  for (const { items } of said) add(g, items, about.seat ?? g.state.turn.seat, about, 'rule');
}

/** A modifier that lives without a card: in the state, or in the frame of a roll, a check, a jump. */
export interface Scoped {
  readonly modifier: string | Modifier;
  readonly owner: Seat;
  readonly bind: Record<string, unknown>;
  /** What put it in force. */
  readonly cause?: Cause;
  /** It is over once it has counted. */
  readonly once?: boolean;
}

export const scopedModifiers = fields<Scoped>({
  modifier: plain,
  owner: plain,
  bind: bindings,
  cause: aCause,
});

function speaks(g: G, each: Scoped, on: RulingName, about: About): boolean {
  const modifier = script<Modifier>(each.modifier);
  return modifier.on === on && fits(g, about, modifier, { you: each.owner, bind: each.bind, event: about });
}

function askInForce(g: G, mods: readonly Scoped[], on: RulingName, about: About): void {
  for (const { modifier: ref, owner, bind, cause } of mods) {
    const modifier = script<Modifier>(ref);
    if (modifier.on === on) consider(g, about, modifier, { you: owner, bind, cause, event: about }, 'rule');
  }
}

/** The frame that a question belongs to, in which changes may be in force. */
function frameOf(g: G, scope: Scoping | undefined): Procedures[Scoping] | undefined {
  return scope && nearest(g.state, scope);
}

/** What is in force in the frame of the procedure that a question belongs to. */
function modsIn(g: G, scope: Scoping | undefined): Scoped[] | undefined {
  const mods = frameOf(g, scope)?.mods;
  return mods && mods.length > 0 ? mods : undefined;
}

const nobody: readonly Said[] = [];

/** Whether anything could answer a question now, whatever it is about. */
export function couldAnswer(g: G, on: RulingName): boolean {
  if (g.state.inForce.length > 0) return true;
  const answers = rulingAnswers(g.state.options).get(on);
  return answers !== undefined && (answers.tables || modsIn(g, answers.scope) !== undefined);
}

/** Whether anything could answer a question about a seat now, whatever else it is about. */
export function couldAnswerFor(g: G, on: RulingName, seat: Seat): boolean {
  const { options, players, inPlay, inForce } = g.state;
  if (inForce.length > 0) return true;
  const answers = rulingAnswers(options).get(on);
  if (answers === undefined) return false;
  const { sheets, places, titles, loyalty, rules, kept } = answers;
  if (titles || loyalty || rules || (kept && inPlay.length > 0)) return true;
  const { character, location } = players[seat];
  if (sheets && byId(sheets, character)) return true;
  if (places && location !== null && places.includes(location)) return true;
  return modsIn(g, answers.scope) !== undefined;
}

/**
 * Everything in play that answers a question. Costs next to nothing where nothing could. Long on purpose: a shorter
 * function would be built into every step that asks something, and be compiled as often.
 */
export function answersTo(g: G, on: RulingName, about: About = anything): readonly Said[] {
  const answers = rulingAnswers(g.state.options).get(on);
  const { players, turn, inPlay, inForce } = g.state;
  if (answers === undefined && inForce.length === 0) return nobody;
  const scope = answers?.scope;
  const frame = frameOf(g, scope);
  if (scope === 'skill-check' && (frame as Procedures['skill-check'] | undefined)?.sealed) return nobody;
  if (answers?.tables) {
    const { sheets, locations, places, titles: held, loyalty, rules, kept } = answers;
    // What questions are about is of many shapes: each look at it costs.
    const only = about.seat;
    const last = only ?? players.length - 1;
    for (let seat = only ?? 0; sheets && seat <= last; seat++) {
      const modifiers = byId(sheets, players[seat].character);
      if (!modifiers || !sheetSpeaks(g.state, seat)) continue;
      if (scope === 'skill-check' && sheetsAreSilent(g)) break;
      add(g, modifiers, seat, about, 'sheet');
    }
    if (locations && places) {
      const seat = only ?? turn.seat;
      const here = players[seat].location;
      const face = here !== null && places.includes(here) ? locationAt(g, here) : undefined;
      if (face) add(g, byId(locations, face.id), seat, about, 'location');
    }
    if (held) askTitles(g, held, about, only);
    if (loyalty) askLoyalty(g, loyalty, about, only);
    if (rules) askRules(g, rules, about);
    for (let i = 0; kept && i < inPlay.length; i++) {
      const { deck, card, holder } = inPlay[i];
      const cards = kept[deck];
      if (cards) add(g, byId(cards, deckTables[deck][card].id), holder ?? turn.seat, about, deck);
    }
  }
  if (inForce.length > 0) askInForce(g, inForce, on, about);
  if (frame?.mods && frame.mods.length > 0) askInForce(g, frame.mods, on, about);
  if (found.length === 0) return nobody;
  const said = found;
  found = [];
  return said;
}

/** A number, changed by what is in play: replaced, multiplied, added to, held within bounds. */
export function number(g: G, on: RulingBy<'number'>, printed: number, about?: About): number {
  return foldNumber(printed, answersTo(g, on, about));
}

/** The number as it counts now: what was in force for one time only has had its time. */
export function numberNow(g: G, on: RulingBy<'number'>, printed: number, about: About = anything): number {
  const n = number(g, on, printed, about);
  useUp(g, on, about);
  return n;
}

/** Ends what was in force for one time only and has just counted. */
export function useUp(g: G, on: RulingName, about: About = anything): void {
  const over = (each: Scoped) => each.once === true && speaks(g, each, on, about);
  const s = g.state;
  if (s.inForce.some(over)) s.inForce = s.inForce.filter((each) => !over(each));
  const mods = modsIn(g, scopes[on]);
  if (mods?.some(over)) mods.splice(0, mods.length, ...mods.filter((each) => !over(each)));
}

/** The reasons against something; it may be done where there are none that are not waived. */
export function reasonsAgainst(g: G, on: RulingBy<'permission'>, about?: About): string[] {
  return reasonsIn(answersTo(g, on, about));
}

export function mayBeDone(g: G, on: RulingBy<'permission'>, about?: About): boolean {
  return isAllowed(answersTo(g, on, about));
}

/** Yes or no: as printed, or what takes its place. */
export function isSet(g: G, on: RulingBy<'flag'>, about?: About, printed = false): boolean {
  return foldFlag(printed, answersTo(g, on, about));
}

/** A name, or the one that takes its place. */
export function named<N extends string>(g: G, on: RulingBy<'name'>, printed: N, about?: About): N {
  return foldName(printed, answersTo(g, on, about));
}
