import type { Asking, Option } from '@ragtag/kernel';
import type { ActionOption } from '../../in-play/actions/offers';
import { quorumOptions } from '../../in-play/actions/titles';
import { number } from '../../in-play/rulings';
import { seatFor } from '../../in-play/scene';
import { addToHand, discardCard, drawCard, putOnTop, putUnder } from '../../operations/decks';
import { playedFromHand } from '../../procedures/actions/action';
import { startCrisis } from '../../procedures/crisis/crisis';
import { type CardOption, cardOptions, drawToSee, reportSeen } from '../../procedures/crisis/drawn-cards';
import { drawSuperCrises } from '../../procedures/crisis/super-crisis-hand';
import { type G, rules } from '../../rules';
import { rights } from '../../table/standing';
import type { DeckName, Seat } from '../../terms';
import type { RunFrame, Runs } from '../run-verb';
import { currentEffect } from '../start';
import type { EffectOf } from '../types';

declare module '../../rules' {
  interface Asks {
    arrange: Asking<TopOrBottomOption>;
    'play-quorum': Asking<ActionOption>;
    'play-super-crisis': Asking<CardOption>;
    'discard-super-crisis': Asking<CardOption>;
  }
}

/** Quorum cards, Crises, Super Crises, and the tops of decks. */

export function drawQuorum(g: G, seat: Seat, n: number): void {
  const cards: number[] = [];
  for (let k = 0; k < n; k++) {
    const card = drawCard(g, 'quorum');
    if (card !== undefined) cards.push(card);
  }
  if (cards.length === 0) return;
  for (const card of cards) addToHand(g.state.quorumHand, card);
  g.facts.push({ fact: 'quorum-drawn', seat, n: cards.length, rule: 'titles.president.draw' });
  g.facts.push({ fact: 'quorum-received', seat, cards, only: [seat] });
}

interface TopOrBottomOption extends Option {
  readonly id: 'top' | 'bottom';
  readonly deck: DeckName;
  /** The card that was seen. */
  readonly card: number;
}

rules.ask<TopOrBottomOption, RunFrame>('arrange', {
  options: (g, frame) => {
    const deck = currentEffect<EffectOf<'arrange'>>(frame).deck;
    const { draw } = g.state.decks[deck];
    const card = draw[draw.length - 1];
    return [
      { id: 'top', deck, card },
      { id: 'bottom', deck, card },
    ];
  },
  chosen: (g, _frame, [{ id, deck, card }], { seat }) => {
    if (id === 'bottom') {
      g.state.decks[deck].draw.pop();
      putUnder(g, deck, card);
    }
    g.facts.push({ fact: 'effect-chosen', seat, option: id });
  },
});

rules.ask<ActionOption, RunFrame>('play-quorum', {
  options: (g, _frame, { seat }) => quorumOptions(g, seat),
  // Not to be asked would tell that the other cards cannot be played.
  moot: (g) => g.state.quorumHand.length < 2,
  chosen: (g, _frame, [{ cause }], { seat }) => {
    if (cause.card !== undefined) rules.call(g, 'play-quorum', playedFromHand(seat, cause.card));
  },
});

function ownSuperCrises(g: G, seat: Seat): CardOption[] {
  return cardOptions('super-crisis', g.state.players[seat].superCrises);
}

function takeSuperCrisis(g: G, seat: Seat, card: number): void {
  const { superCrises } = g.state.players[seat];
  superCrises.splice(superCrises.indexOf(card), 1);
}

rules.ask<CardOption, RunFrame>('play-super-crisis', {
  options: (g, _frame, { seat }) => ownSuperCrises(g, seat),
  chosen: (g, _frame, [{ card }], { seat }) => {
    takeSuperCrisis(g, seat, card);
    g.state.players[seat].playedSuperCrisis = true;
    startCrisis(g, { seat, deck: 'super-crisis', way: 'caprica', card });
  },
});

rules.ask<CardOption, RunFrame>('discard-super-crisis', {
  options: (g, _frame, { seat }) => ownSuperCrises(g, seat),
  count: (_g, frame, options) => {
    const n = Math.min(currentEffect<EffectOf<'discardCards'>>(frame).n, options.length);
    return [n, n];
  },
  chosen: (g, _frame, picks, { seat }) => {
    for (const { card } of picks) {
      takeSuperCrisis(g, seat, card);
      discardCard(g, 'super-crisis', card);
      g.facts.push({ fact: 'crisis-discarded', card, deck: 'super-crisis' });
    }
  },
});

export const deckRuns = {
  drawCards(g, { deck, who, n }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat === undefined) return;
    if (deck === 'quorum') drawQuorum(g, seat, n);
    else drawSuperCrises(g, seat, n);
  },
  discardCards(g, { who }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined) rules.put(g, seat, 'discard-super-crisis');
  },
  drawSeveral(g, { deck, by, n, rest }, _frame, scene) {
    const seat = seatFor(g.state, by, scene);
    if (seat === undefined) return;
    if (deck !== 'quorum' && deck !== 'crisis' && deck !== 'mutiny')
      throw new Error(`no card of the ${deck} deck is run this way`);
    rules.call(g, 'draw-several', { seat, deck, n, rest, drawn: [], card: -1 });
  },
  arrange(g, { deck, by }, _frame, scene) {
    const seat = seatFor(g.state, by, scene);
    const depth = seat === undefined ? 1 : number(g, 'peek-depth', 1, { seat, cause: scene.cause });
    if (seat !== undefined && depth > 1) {
      const cards = drawToSee(g, seat, deck, depth);
      if (cards.length > 0) rules.call(g, 'arrange-several', { seat, deck, cards });
      return;
    }
    const card = seat === undefined ? undefined : drawCard(g, deck);
    if (seat === undefined || card === undefined) return;
    putOnTop(g, deck, card);
    reportSeen(g, seat, deck, [card]);
    rules.put(g, seat, 'arrange');
  },
  playQuorum(g, { who }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined && g.state.titles.president === seat) rules.put(g, seat, 'play-quorum');
  },
  playSuperCrisis(g, { who }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    // rule: crisis.super.sympathizer
    if (seat !== undefined && rights(g.state.players[seat]).superCrises)
      rules.put(g, seat, 'play-super-crisis');
  },
  nextCrisis: (g, { still }) =>
    startCrisis(g, { seat: g.state.turn.seat, deck: 'crisis', way: still ? 'caprica' : 'turn' }),
} satisfies Runs;
