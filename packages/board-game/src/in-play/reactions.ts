import { type Asking, byId, type Option, type Reaction, script, Windows } from '@ragtag/kernel';
import { crisisWindows } from '../effects/cards/windows';
import { checkWindows } from '../effects/checks/windows';
import { runEffects } from '../effects/start';
import type { Cause, Limit, WindowName } from '../effects/types';
import type { BoardFact } from '../facts';
import { discardFromHand } from '../operations/decks';
import { type G, type Procedures, rules } from '../rules';
import type { EffectList } from '../scripts';
import type { State } from '../state';
import { isHuman, nearest, readsText, sheetSpeaks } from '../table/queries';
import { isInGame } from '../table/standing';
import type { Seat } from '../terms';
import { test } from './conditions';
import { eachTitleSaying, locationAt } from './faces';
import { type Idle, isIdle } from './idle';
import { limitReached, scopeOf, spendLimit } from './limits';
import { isAffordable } from './prices';
import { refusedReactions } from './refused-reactions';
import type { Response } from './responses';
import { mayBeDone, sheetsAreSilent } from './rulings';
import { bindEvent, unbound } from './scene';
import {
  type CardReaction,
  keptReactions,
  type SheetReaction,
  type WindowAnswers,
  windowAnswers,
} from './window-answers';

declare module '../rules' {
  interface Asks {
    react: Asking<ReactOption>;
    'order-of-reactions': Asking<BoardReaction>;
  }
}

/** What answers a window: cards in hand, sheets, places, titles, cards in play, effects that wait for a moment. */
export interface BoardReaction extends Reaction, Idle {
  readonly cause: Cause;
  readonly limit?: Limit;
  readonly effects: EffectList | null;
  /** Index among the waiting effects. */
  readonly later?: number;
  /** The moment for which its effects wait, while what opens it is running. */
  readonly wait?: WindowName;
}

/** A reaction, or `pass`. */
export type ReactOption = Option & Partial<BoardReaction>;

/** Windows of Crisis cards and checks, to which Super Crises are closed for sheets. */
const closedBySuperCrisis: ReadonlySet<string> = new Set([
  ...Object.keys(crisisWindows),
  ...Object.keys(checkWindows),
]);

const unknown: Cause = Object.freeze({ kind: 'rule', id: 'later' });

/** Collects what answers one event; in the eyes of the public, a face-down card may be any. */
class Search {
  readonly found: BoardReaction[] = [];
  readonly #g: G;
  readonly #event: object;
  readonly #public: boolean;

  constructor(g: G, event: object, inPublicEyes: boolean) {
    this.#g = g;
    this.#event = event;
    this.#public = inPublicEyes;
  }

  consider(seat: Seat, id: string, react: Response, cause: Cause, limit = react.limit): void {
    if (this.#applies(seat, react, cause, limit)) this.#add(seat, id, react, cause, limit);
  }

  #applies(seat: Seat, react: Response, cause: Cause, limit?: Limit): boolean {
    if (limit && limitReached(this.#g, limit, cause, seat, this.#event)) return false;
    if (react.hasPrice && !isAffordable(this.#g, react.do, seat, cause)) return false;
    return !react.if || test(this.#g, react.if, { you: seat, bind: unbound, cause, event: this.#event });
  }

  #add(seat: Seat, id: string, react: Response, cause: Cause, limit?: Limit): void {
    const { forced, instead, effects, wait } = react;
    const idle = react.mayBeIdle && isIdle(this.#g, react.do, { you: seat, bind: unbound, cause });
    const spent = cause.kind === 'skill';
    this.found.push({
      id,
      seat,
      idle: idle || undefined,
      forced,
      instead,
      spent,
      cause,
      limit,
      effects,
      wait,
    });
  }

  hand(seat: Seat, reacting: readonly CardReaction[]): void {
    const { hand } = this.#g.state.players[seat];
    for (const { card, kind, react, cause, limit } of reacting) {
      if (!this.#public && !hand.includes(card)) continue;
      const { id, skill } = kind;
      // rule: actions.cylon-forbidden
      if (!readsText(this.#g.state, seat, skill)) continue;
      if (!this.#applies(seat, react, cause, limit)) continue;
      const use = { seat, card: cause.id, skill, use: 'reaction' };
      if (mayBeDone(this.#g, 'may-use-card', use)) this.#add(seat, id, react, cause, limit);
    }
  }

  sheet(seat: Seat, reacting: readonly SheetReaction[], window: string): void {
    // rule: execution.ability-timing
    if ((this.#event as { newcomers?: readonly Seat[] }).newcomers?.includes(seat)) return;
    // rule: actions.sheet-ignored-after-reveal
    if (!sheetSpeaks(this.#g.state, seat)) return;
    for (const { react, cause, limit } of reacting) {
      const { id } = cause;
      if (!this.#applies(seat, react, cause, limit)) continue;
      if (closedBySuperCrisis.has(window) && sheetsAreSilent(this.#g)) return;
      if (mayBeDone(this.#g, 'may-use-sheet', { seat, ability: id, limit: limit && scopeOf(limit) }))
        this.#add(seat, id, react, cause, limit);
    }
  }

  /** rule: variants.one-player.assist — what is there once per game, as if on the own sheet */
  assist(seat: Seat, reacting: readonly SheetReaction[], window: string): void {
    const once = reacting.filter(({ limit }) => limit && scopeOf(limit) === 'game');
    if (once.length > 0) this.sheet(seat, once, window);
  }

  location(seat: Seat, place: string, locations: NonNullable<WindowAnswers['locations']>): void {
    const face = locationAt(this.#g, place);
    for (const react of (face && byId(locations, face.id)) ?? [])
      this.consider(seat, place, react, { kind: 'location', id: place });
  }

  loyalty(seat: Seat, reacting: NonNullable<WindowAnswers['loyalty']>, window: string): void {
    // A revealed Cylon's other cards say nothing, unless somebody looks at them.
    // rule: sleeper.no-reveal-by-cylons, loyalty.final-five.examined
    if (!isHuman(this.#g.state, seat) && window !== 'loyalty-examined') return;
    for (const { card, faceUp } of this.#g.state.players[seat].loyalty) {
      const possible = this.#public && !faceUp ? Object.keys(reacting).map(Number) : [card];
      for (const each of possible) {
        for (const { id, react } of reacting[each] ?? [])
          this.consider(seat, id, react, { kind: 'loyalty', id, card: each });
      }
    }
  }

  titles(titles: NonNullable<WindowAnswers['titles']>): void {
    eachTitleSaying(this.#g, titles, (reacting, seat, { id, title }) => {
      for (const react of reacting) this.consider(seat, id, react, { kind: 'title', id: title });
    });
  }

  keptCards(window: string): void {
    const s = this.#g.state;
    for (const { deck, card, holder } of s.inPlay) {
      for (const { id, react } of keptReactions(deck, card, window)) {
        const seat = react.by ? s.titles[react.by] : (holder ?? s.turn.seat);
        if (seat !== undefined) this.consider(seat, id, react, { kind: deck, id, card, kept: true });
      }
    }
  }

  waiting(window: string): void {
    this.#g.state.later.forEach((each, later) => {
      if (each.window !== window) return;
      const { owner: seat, cause = unknown } = each;
      this.found.push({ id: `later-${later}`, seat, forced: true, spent: true, cause, effects: null, later });
    });
  }
}

const nothing: readonly BoardReaction[] = [];

/** Procedures by the moment at their end, for what waits until one is over. */
const ends: Partial<Record<WindowName, keyof Procedures>> = {
  'card-action-done': 'action',
  'location-done': 'action',
  'turn-end': 'turn',
  'check-discard': 'skill-check',
  'activation-done': 'activate',
  'activate-step-end': 'crisis',
  'jump-done': 'jump',
  'jump-settled': 'jump',
  'quorum-done': 'play-quorum',
  'execution-done': 'execute',
};

/** Whether a moment is still to come, because what opens it at its end is running. */
function isToCome(g: G, window: WindowName): boolean {
  const procedure = ends[window];
  return procedure !== undefined && nearest(g.state, procedure) !== undefined;
}

/**
 * Everything that could answer a window now. Long on purpose: a shorter function would be built into every step
 * that opens a window, and be compiled as often.
 */
function search(g: G, window: string, event: object, inPublicEyes: boolean): readonly BoardReaction[] {
  const { players, turn, inPlay, later, options, assist } = g.state;
  const told = windowAnswers(options).get(window);
  if (told === undefined && later.length === 0) return nothing;
  if (told?.isThere && !told.isThere(g.state, event)) return nothing;
  if (told?.ofCheck !== false && (event as { sealed?: boolean }).sealed) return nothing;
  const wanted = new Search(g, event, inPublicEyes);
  if (told) {
    const { hand, sheets, locations, places, loyalty, titles, rules: brought, kept } = told;
    for (let seat = 0; seat < players.length; seat++) {
      const p = players[seat];
      if (!isInGame(p)) continue;
      if (hand && p.hand.length > 0) wanted.hand(seat, hand);
      const abilities = sheets && byId(sheets, p.character);
      if (abilities) wanted.sheet(seat, abilities, window);
      if (sheets && assist) wanted.assist(seat, byId(sheets, assist.character) ?? [], window);
      if (locations && p.location !== null && places?.includes(p.location))
        wanted.location(seat, p.location, locations);
      if (loyalty) wanted.loyalty(seat, loyalty, window);
    }
    if (titles) wanted.titles(titles);
    for (const { id, react } of brought ?? []) wanted.consider(turn.seat, id, react, { kind: 'rule', id });
    if (kept && inPlay.length > 0) wanted.keptCards(window);
  }
  if (later.length > 0) wanted.waiting(window);
  return wanted.found;
}

const speaking = new Map<EffectList, boolean>();

/** Whether effects, or conditions among them, read the event that they answer. */
function speaksOfEvent(list: EffectList): boolean {
  let speaks = speaking.get(list);
  if (speaks === undefined) {
    speaks = /"event|"caused-by"|"about-this-card"/.test(JSON.stringify(script(list)));
    speaking.set(list, speaks);
  }
  return speaks;
}

function use(g: G, window: WindowName, event: object, reaction: BoardReaction): void {
  const { seat, cause, effects } = reaction;
  if (reaction.later !== undefined) {
    const [waiting] = g.state.later.splice(reaction.later, 1);
    const bind = { ...bindEvent(event), ...waiting.bind };
    runEffects(g, waiting.effects, { you: waiting.owner, cause, bind });
    return;
  }
  if (effects === null) return;
  // A Loyalty card that is shown as soon as it is received tells of itself.
  if (window !== 'loyalty-received' || cause.kind !== 'loyalty')
    g.facts.push({ fact: 'reaction', seat, window, cause, rule: 'timing.two-reactions' });
  // rule: timing.played-card-leaves-hand
  if (cause.kind === 'skill' && cause.card !== undefined) discardFromHand(g, seat, [cause.card], cause);
  if (reaction.limit) spendLimit(g, reaction.limit, cause, seat, event);
  const bind = speaksOfEvent(effects) ? bindEvent(event) : {};
  if (reaction.wait && isToCome(g, reaction.wait)) {
    g.state.later.push({ window: reaction.wait, effects, owner: seat, bind, cause });
    return;
  }
  runEffects(g, effects, { you: seat, cause, bind });
}

const windows = new Windows<State, BoardFact, BoardReaction>(rules as never, {
  find: (g, window, event) => search(g, window, event, false),
  might: (g, window, event) => (g.state.options.discreet ? search(g, window, event, true) : undefined),
  use: (g, window, event, reaction) => use(g, window as WindowName, event, reaction),
  decider: (g) => g.state.turn.seat,
  // What is lost in the end is lost in whatever order. rule: loyalty.personal-goal.end
  anyOrder: (_g, window) => window === 'game-over',
  refused: refusedReactions,
});

/** Whether anything could answer a moment, so that it is worth a frame of its own. */
export function couldReact(g: G, window: WindowName): boolean {
  return windowAnswers(g.state.options).get(window) !== undefined || g.state.later.length > 0;
}

/** Opens a window on the running procedure. */
export function open(g: G, window: WindowName): void {
  windows.open(g, window);
}

/** Closes the window being answered: its event is prevented or starts over. */
export function close(g: G): void {
  windows.close(g);
}

/** Whether an answer has struck out the event that a frame announced; said once. */
export function struckOut(frame: { prevented?: boolean }): boolean {
  const { prevented } = frame;
  if (prevented) frame.prevented = undefined;
  return prevented ?? false;
}
