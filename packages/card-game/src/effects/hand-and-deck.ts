import { runAgain, takeResult } from '@ragtag/kernel';
import { printedMystic } from '../cards/tables';
import { mysticBonus, seatsFor } from '../in-play/rulings';
import { addTo, discardCards, drawCards, millCards, shuffleDeck } from '../operations/decks';
import { gainInfluence } from '../operations/influence';
import { cameToHand, handSeen, topSeen } from '../operations/memory';
import { revealMystic } from '../procedures/challenges/reveal';
import { changeInfluence } from '../procedures/effects/lose-influence';
import { type G, rules } from '../rules';
import { firstPlayer, seatsFrom } from '../table/queries';
import type { Kind, Seat } from '../terms';
import { amountOf } from './amounts';
import { concerned } from './influence';
import type { Verbs } from './start';

/** Whether reveals of these players could ever show different values: else they would tie for good. */
function canDiffer(g: G, seats: readonly Seat[]): boolean {
  const values = new Set<number>();
  for (const seat of seats) {
    const { deck, discard } = g.state.players[seat];
    if (deck.length + discard.length === 0) values.add(0);
    for (const kind of [...deck, ...discard])
      values.add(printedMystic[kind] + mysticBonus(g.state, seat, kind));
  }
  return values.size > 1;
}

/** A hand is shown to everybody. */
function showHandOf(g: G, seat: Seat, rule: string): void {
  const p = g.state.players[seat];
  handSeen(p);
  g.facts.push({ fact: 'hand-shown', seat, cards: [...p.hand], rule });
}

/** Hands, decks and discard piles. */
export const handAndDeckVerbs = {
  draw(g, { who, n }, _frame, scene) {
    for (const seat of concerned(g, who, scene)) {
      const bind = { ...scene.bind, player: seat };
      drawCards(
        g,
        seat,
        amountOf(g.state, n, { you: scene.you, cause: scene.cause, bind }),
        'ccg.effects.draw-means',
      );
    }
  },
  discard(g, { who, n }, _frame, scene) {
    const seats = concerned(g, who, scene);
    if (seats.length > 0) rules.call(g, 'discard', { seats, n, to: 'discard', at: 0, picks: [] });
  },
  handToDeck(g, { who }, _frame, scene) {
    const seats = concerned(g, who, scene);
    if (seats.length > 0) rules.call(g, 'discard', { seats, n: 1, to: 'deck-top', at: 0, picks: [] });
  },
  discardHand(g, { who }, _frame, scene) {
    for (const seat of concerned(g, who, scene))
      discardCards(g, seat, [...g.state.players[seat].hand], 'ccg.effects.discard');
  },
  // rule: ccg.card.reformat
  reformat: (g, _effect, _frame, scene) => void rules.call(g, 'reformat', { seat: scene.you }),
  mill(g, { who, n }, _frame, scene) {
    const seats = concerned(g, who, scene);
    const amounts = seats.map((seat) => {
      const bind = { ...scene.bind, player: seat };
      return amountOf(g.state, n, { you: scene.you, cause: scene.cause, bind });
    });
    seats.forEach((seat, i) => {
      millCards(g, seat, amounts[i]);
    });
  },
  recover(g, { what }, _frame, scene) {
    const kind = scene.bind[what] as Kind | undefined;
    const p = g.state.players[scene.you];
    if (kind === undefined || !p.discard.includes(kind)) return;
    p.discard.splice(p.discard.lastIndexOf(kind), 1);
    addTo(p.hand, kind);
    cameToHand(p, kind);
    g.facts.push({ fact: 'to-hand', seat: scene.you, n: 1, cards: [kind], rule: 'ccg.effects.result' });
  },
  showHand(g, { who }, _frame, scene) {
    for (const seat of concerned(g, who, scene)) showHandOf(g, seat, 'ccg.info.reveal-hand');
  },
  pickFromHand(g, { who, filter = {}, to }, _frame, scene) {
    const [owner] = seatsFor(g.state, who, scene);
    if (owner !== undefined) rules.call(g, 'pick-from-hand', { seat: scene.you, owner, filter, to });
  },
  look(g, { deckOf }, _frame, scene) {
    const [deck] = seatsFor(g.state, deckOf, scene);
    if (deck === undefined) return;
    const top = g.state.players[deck].deck.at(-1);
    if (top === undefined) return;
    const { you: seat } = scene;
    g.facts.push({ fact: 'looked', seat, deck, n: 1, rule: 'ccg.info.private-look' });
    g.facts.push({ fact: 'looked-cards', seat, deck, cards: [top], only: [seat] });
    topSeen(g.state.players[deck], [top], seat);
  },
  arrange(g, { deckOf, n, may }, _frame, scene) {
    const [deck] = seatsFor(g.state, deckOf, scene);
    if (deck !== undefined) rules.call(g, 'arrange', { seat: scene.you, deck, n, may: may ?? false });
  },
  search: (g, { filter, show }, _frame, scene) =>
    void rules.call(g, 'search', { seat: scene.you, filter, show }),
  // rule: ccg.deck.recycle
  recycle(g, _effect, _frame, scene) {
    const p = g.state.players[scene.you];
    p.deck.push(...p.discard);
    p.discard = [];
    shuffleDeck(g, scene.you);
    g.facts.push({ fact: 'reshuffled', seat: scene.you, rule: 'ccg.deck.recycle' });
  },
  dig(g, { n, by }, _frame, scene) {
    const [chooser] = seatsFor(g.state, by, scene);
    if (chooser !== undefined) rules.call(g, 'dig', { seat: scene.you, chooser, n, shown: [] });
  },
  // rule: ccg.mystic.top-card-look
  showTop(g, { as }, _frame, scene) {
    const p = g.state.players[scene.you];
    const top = p.deck.at(-1);
    scene.bind[as] = top === undefined ? 0 : printedMystic[top];
    if (top === undefined) return;
    topSeen(p, [top], null);
    g.facts.push({ fact: 'shown', seat: scene.you, cards: [top], rule: 'ccg.mystic.top-card-look' });
  },
  // rule: ccg.card.high-stakes
  highStakes(g, { n }, _frame, scene) {
    const seats = concerned(g, 'each', scene);
    for (const seat of seats) showHandOf(g, seat, 'ccg.card.high-stakes');
    const highest = Math.max(
      -1,
      ...seats.flatMap((seat) => g.state.players[seat].hand.map((k) => printedMystic[k])),
    );
    if (highest < 0) return;
    const held = seats.map(
      (seat) => g.state.players[seat].hand.filter((k) => printedMystic[k] === highest).length,
    );
    const most = Math.max(...held);
    const winners = seats.filter((_seat, i) => held[i] === most);
    if (winners.length === 1) gainInfluence(g, winners[0], n, 'ccg.card.high-stakes');
    else
      changeInfluence(
        g,
        winners,
        winners.map(() => n),
        'ccg.card.high-stakes',
      );
  },
  // rule: ccg.mystic.compare-tie, ccg.card.networked-computers
  compareMystic(g, { as }, frame, scene) {
    const values = takeResult<number[]>(frame);
    let tied = (scene.bind.tied as Seat[] | undefined) ?? seatsFrom(g.state, firstPlayer(g.state));
    if (values) {
      const highest = Math.max(...values);
      tied = tied.filter((_seat, i) => values[i] === highest);
      if (tied.length === 1) {
        scene.bind[as] = tied[0];
        return;
      }
      if (!canDiffer(g, tied)) return;
    }
    scene.bind.tied = tied;
    runAgain(frame);
    revealMystic(g, tied, false);
  },
} satisfies Verbs;
