import { type Asking, takeRandom } from '@ragtag/kernel';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { exactly } from '../../in-play/like-pieces';
import { seatFor } from '../../in-play/scene';
import { addToHand, drawDestiny } from '../../operations/decks';
import { type G, rules } from '../../rules';
import type { Seat } from '../../terms';
import type { RunFrame, Runs } from '../run-verb';
import { currentEffect } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'put-on-destiny': Asking<HandOption>;
  }
}

function receive(g: G, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) addToHand(g.state.players[seat].hand, card);
  if (cards.length > 0) g.facts.push({ fact: 'skill-cards-received', seat, cards, only: [seat] });
}

rules.ask<HandOption, RunFrame>('put-on-destiny', {
  options: (g, _frame, { seat }) => handOptions(g.state.players[seat].hand),
  count: (_g, frame, options) => exactly(currentEffect<EffectOf<'putOnDestiny'>>(frame).n, options),
  chosen(g, _frame, picks, { seat }) {
    const { decks, players } = g.state;
    for (const { card } of picks) {
      players[seat].hand.splice(players[seat].hand.indexOf(card), 1);
      decks.destiny.push(card);
    }
    g.facts.push({ fact: 'destiny-exchanged', seat, n: picks.length, to: 'deck' });
  },
});

export const handRuns = {
  swapHands(g, effect, _frame, scene) {
    const one = seatFor(g.state, effect.who, scene);
    const other = seatFor(g.state, effect.with, scene);
    if (one === undefined || other === undefined || one === other) return;
    const { players } = g.state;
    const [hers, his] = [players[one].hand, players[other].hand];
    players[one].hand = [];
    players[other].hand = [];
    g.facts.push({ fact: 'hands-swapped', seat: one, other });
    receive(g, one, his);
    receive(g, other, hers);
  },
  takeRandom(g, effect, _frame, scene) {
    const seat = seatFor(g.state, effect.who, scene);
    const from = seatFor(g.state, effect.from, scene);
    if (seat === undefined || from === undefined || seat === from) return;
    const { hand } = g.state.players[from];
    for (let n = effect.n ?? 1; n > 0 && hand.length > 0; n--) {
      const card = takeRandom(g.state, 'cards', hand);
      addToHand(g.state.players[seat].hand, card);
      g.facts.push({ fact: 'card-taken', seat, from });
      g.facts.push({ fact: 'card-taken', seat, from, card, only: [seat, from] });
    }
  },
  takeDestiny(g, { who, n }, _frame, scene) {
    onBehalf(g, who, scene, (seat) => {
      const cards: number[] = [];
      for (let k = 0; k < n; k++) {
        const card = drawDestiny(g);
        if (card !== undefined) cards.push(card);
      }
      g.facts.push({ fact: 'destiny-exchanged', seat, n: cards.length, to: 'hand' });
      receive(g, seat, cards);
    });
  },
  putOnDestiny: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => void rules.put(g, seat, 'put-on-destiny')),
} satisfies Runs;
