import type { Option } from '@ragtag/kernel';
import { cards } from '../cards/tables';
import { handleFor } from '../in-play/rulings';
import { namesakes } from '../in-play/targets';
import { takeFrom } from '../operations/decks';
import { leftHandOpenly } from '../operations/memory';
import { enterUnit, leavePlay, newHandle, putCards } from '../operations/play-area';
import { defeatCards } from '../procedures/effects/defeat';
import { putOnTop } from '../procedures/effects/order-on-deck';
import { type G, rules } from '../rules';
import { unitBy } from '../table/queries';
import type { Handle, Kind, Seat } from '../terms';
import type { Verbs } from './start';
import { handlesOf } from './which';

/** Leaving play, and changing places with what is not in it. */
export const leavingVerbs = {
  defeat(g, { what, and }, _frame, scene) {
    const handles = handlesOf(g.state, what, scene);
    if (and !== undefined) handles.push(...handlesOf(g.state, and, scene));
    defeatCards(g, handles, 'ccg.effects.defeat');
  },
  sacrifice(g, { what }, _frame, scene) {
    for (const handle of handlesOf(g.state, what, scene))
      leavePlay(g, handle, 'discard', 'ccg.effects.sacrifice');
  },
  returnToHand(g, { what }, _frame, scene) {
    for (const handle of handlesOf(g.state, what, scene))
      leavePlay(g, handle, 'hand', 'ccg.general.owners-zones');
  },
  toDeck(g, { what, where }, _frame, scene) {
    const rule = 'ccg.general.owners-zones';
    for (const handle of handlesOf(g.state, what, scene)) {
      if (where === 'top') putOnTop(g, handle, rule);
      else leavePlay(g, handle, 'deck-shuffled', rule);
    }
  },
  // rule: ccg.card.double-trouble
  separate(g, { what }, _frame, scene) {
    const chosen = scene.bind[what] as readonly [Handle, Kind] | undefined;
    const unit = chosen && unitBy(g.state, chosen[0]);
    if (!chosen || !unit || unit.cards.length < 2) return;
    unit.cards.splice(unit.cards.indexOf(chosen[1]), 1);
    const handle = newHandle(g);
    const { units } = g.state.players[scene.you];
    units.push({
      handle,
      owner: unit.owner,
      cards: [chosen[1]],
      alert: false,
      down: false,
      links: [],
      used: [],
    });
    const rule = 'ccg.card.double-trouble';
    g.facts.push({ fact: 'moved', handle, kind: chosen[1], seat: scene.you, to: 'reserve', rule });
  },
  exchange(g, { card, unit }, _frame, scene) {
    const handle = handleFor(g.state, unit, scene);
    const kind = scene.bind[card] as Kind | undefined;
    if (handle === undefined || kind === undefined) return;
    rules.call(g, 'exchange', { seat: scene.you, card: kind, unit: handle, onto: null });
  },
  sacrificeSupply(g, { from }, _frame, scene) {
    const stack = handleFor(g.state, from, scene);
    if (stack !== undefined) rules.call(g, 'sacrifice-supply', { seat: scene.you, stack });
  },
} satisfies Verbs;

/** A card of the hand comes into play in the place of a unit, or onto its namesake. */
interface Exchange {
  readonly seat: Seat;
  readonly card: Kind;
  readonly unit: Handle;
  onto: Handle | null;
}

// rule: ccg.card.meet-overlay, ccg.stack.no-merge
rules.ask<Option & { readonly onto: Handle }, Exchange>('exchange-onto', {
  options: (g, { card, unit }, { seat }) =>
    namesakes(g.state, card, seat)
      .filter((onto) => onto !== unit)
      .map((onto) => ({ id: String(onto), onto })),
  chosen(_g, frame, [{ onto }]) {
    frame.onto = onto;
  },
});

rules.procedure('exchange', {
  chooseStack: (g, { seat }) => void rules.put(g, seat, 'exchange-onto'),
  // rule: ccg.card.meet-the-new-boss
  swap(g, { seat, card, unit, onto }) {
    const old = unitBy(g.state, unit);
    if (!old) return;
    const { alert, down } = old;
    const p = g.state.players[seat];
    takeFrom(p.hand, card);
    leftHandOpenly(p, card);
    leavePlay(g, unit, 'hand', 'ccg.card.meet-the-new-boss');
    enterUnit(g, seat, card, onto, alert, down);
  },
});

interface SacrificeSupply {
  readonly seat: Seat;
  readonly stack: Handle;
}

declare module '../rules' {
  interface Procedures {
    exchange: Exchange;
    'sacrifice-supply': SacrificeSupply;
  }
}

const supplyOf = (g: G, { seat, stack }: SacrificeSupply): Kind[] =>
  g.state.players[seat].stacks.find((each) => each.handle === stack)?.supply ?? [];

// rule: ccg.resources.sacrifice-supply
rules.ask<Option & { readonly card: Kind }, SacrificeSupply>('sacrifice-supply', {
  moot: (g, frame) => supplyOf(g, frame).length <= 1,
  options: (g, frame) => [...new Set(supplyOf(g, frame))].map((card) => ({ id: cards[card].id, card })),
  chosen(g, frame, [{ card }], { seat }) {
    takeFrom(supplyOf(g, frame), card);
    putCards(g, seat, [card], 'discard');
    g.facts.push({ fact: 'supply-lost', seat, kind: card, rule: 'ccg.resources.sacrifice-supply' });
  },
});

rules.procedure('sacrifice-supply', { choose: (g, { seat }) => void rules.put(g, seat, 'sacrifice-supply') });
