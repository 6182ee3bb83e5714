import { type Frame, type Reaction, Windows } from '@ragtag/kernel';
import {
  characterCards,
  crisisCards,
  fromTables,
  quorumCards,
  skillKinds,
  superCrisisCards,
} from './cards/tables';
import type { Ability } from './cards/types';
import { test } from './conditions';
import { discardFromHand } from './decks';
import { runEffects } from './effects/start';
import type { Cause, Limit, React } from './effects/types';
import type { BoardFact } from './facts';
import { limitReached, spendLimit } from './limits';
import { sheetsAreSilent } from './questions';
import { type G, rules } from './rules';
import { type EffectList, scriptOf } from './scripts';
import type { KeptCard, State } from './state';
import type { Seat } from './terms';

/** What answers a window: cards in hand, sheets, cards in play, effects that wait for a moment. */
export interface BoardReaction extends Reaction {
  readonly cause: Cause;
  readonly limit?: Limit;
  readonly effects: EffectList | null;
  /** Index among the waiting effects. */
  readonly later?: number;
}

type ByWindow<T> = Record<string, T[]>;

function group<T>(items: readonly { readonly window: string; readonly item: T }[]): ByWindow<T> {
  const groups: ByWindow<T> = {};
  for (const { window, item } of items) {
    groups[window] ??= [];
    groups[window].push(item);
  }
  return groups;
}

const inHand = fromTables(() =>
  group(
    skillKinds.flatMap((kind, card) =>
      kind.card.reaction
        ? [{ window: kind.card.reaction.window, item: { card, kind, react: kind.card.reaction } }]
        : [],
    ),
  ),
);

interface SheetReaction {
  readonly character: string;
  readonly ability: Ability;
  readonly react: React;
}

const onSheets = fromTables(() =>
  group<SheetReaction>(
    characterCards.flatMap((c) =>
      c.abilities.flatMap((ability) =>
        (ability.reactions ?? []).map((react) => ({
          window: react.window,
          item: { character: c.id, ability, react },
        })),
      ),
    ),
  ),
);

const keptTables = {
  crisis: crisisCards,
  'super-crisis': superCrisisCards,
  quorum: quorumCards,
  destination: [],
};

/** Windows of Crisis cards and checks, to which Super Crises are closed for sheets. */
const closedBySuperCrisis = new Set([
  'crisis-revealed',
  'crisis-stands',
  'box-chosen',
  'check-begin',
  'before-cards',
  'all-contributed',
  'check-revealed',
  'totalled',
  'outcome',
  'check-discard',
]);

function usable(g: G, react: React, limit: Limit | undefined, cause: Cause, seat: Seat): boolean {
  if (limit && limitReached(g, limit, cause, seat)) return false;
  return !react.if || test(g, react.if, { you: seat, bind: {}, cause });
}

const nothing: readonly BoardReaction[] = [];

function find(g: G, window: string): readonly BoardReaction[] {
  const s = g.state;
  let found: BoardReaction[] | undefined;
  const add = (reaction: BoardReaction) => {
    found ??= [];
    found.push(reaction);
  };
  const hand = inHand()[window];
  const sheets = onSheets()[window];
  const silent = sheets && closedBySuperCrisis.has(window) && sheetsAreSilent(g);
  if (hand || sheets) {
    for (let seat = 0; seat < s.players.length; seat++) {
      const p = s.players[seat];
      // rule: actions.cylon-forbidden, actions.sheet-ignored-after-reveal
      if (p.cylon !== null) continue;
      if (hand) {
        for (const { card, kind, react } of hand) {
          if (!p.hand.includes(card)) continue;
          const cause: Cause = { kind: 'skill', id: kind.card.id, card };
          if (usable(g, react, kind.card.limit, cause, seat)) {
            add({
              id: kind.id,
              seat,
              forced: false,
              spent: true,
              cause,
              limit: kind.card.limit,
              effects: scriptOf(react.do),
            });
          }
        }
      }
      if (sheets && !silent) {
        for (const { character, ability, react } of sheets) {
          if (p.character !== character) continue;
          const cause: Cause = { kind: 'sheet', id: ability.id };
          if (usable(g, react, ability.limit, cause, seat)) {
            const forced = react.kind === 'forced' || react.kind === 'forced-instead';
            add({
              id: ability.id,
              seat,
              forced,
              spent: false,
              cause,
              limit: ability.limit,
              effects: scriptOf(react.do),
            });
          }
        }
      }
    }
  }
  for (const kept of s.inPlay) addKept(g, window, kept, add);
  for (let i = 0; i < s.later.length; i++) {
    if (s.later[i].window !== window) continue;
    const cause: Cause = { kind: 'rule', id: 'later' };
    add({
      id: `later-${i}`,
      seat: s.later[i].owner,
      forced: true,
      spent: true,
      cause,
      effects: null,
      later: i,
    });
  }
  return found ?? nothing;
}

function addKept(g: G, window: string, kept: KeptCard, add: (r: BoardReaction) => void): void {
  const info = keptTables[kept.deck][kept.card];
  if (!info.inPlay?.reactions) return;
  for (const react of info.inPlay.reactions) {
    if (react.window !== window) continue;
    const seat = kept.holder ?? g.state.turn.seat;
    const cause: Cause = { kind: kept.deck, id: info.id, card: kept.card, kept: true };
    if (!usable(g, react, react.limit, cause, seat)) continue;
    add({
      id: info.id,
      seat,
      forced: react.kind === 'forced',
      spent: false,
      cause,
      limit: react.limit,
      effects: scriptOf(react.do),
    });
  }
}

function use(g: G, reaction: BoardReaction): void {
  const { seat, cause, effects } = reaction;
  if (reaction.later !== undefined) {
    const [waiting] = g.state.later.splice(reaction.later, 1);
    runEffects(g, waiting.effects, { you: waiting.owner, cause, bind: { ...waiting.bind } });
    return;
  }
  if (effects === null) return;
  g.facts.push({ fact: 'reaction', seat, cause, rule: 'timing.two-reactions' });
  // rule: timing.played-card-leaves-hand
  if (cause.kind === 'skill' && cause.card !== undefined) discardFromHand(g, seat, [cause.card], cause);
  if (reaction.limit) spendLimit(g, reaction.limit, cause, seat);
  runEffects(g, effects, { you: seat, cause, bind: {} });
}

const windows = new Windows<State, BoardFact, BoardReaction>(rules as never, {
  find: (g, window) => find(g, window),
  use: (g, _window, _event: Frame, reaction) => use(g, reaction),
  decider: (g) => g.state.turn.seat,
});

/** Opens a window on the running procedure. */
export function open(g: G, window: string): void {
  windows.open(g, window);
}

/** Closes the window being answered: its event is prevented or starts over. */
export function close(g: G): void {
  windows.close(g);
}
