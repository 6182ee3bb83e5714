import { each, type Option, randomInt, repeat } from '@ragtag/kernel';
import { cards } from '../../cards/tables';
import { fleetDefense } from '../../in-play/rulings';
import { drawCards, shuffleDeck } from '../../operations/decks';
import { leftHandSecretly } from '../../operations/memory';
import { rules } from '../../rules';
import { basePowers, seatsFrom } from '../../table/queries';
import type { Seat } from '../../terms';

/** The whole game: setup, then turns until somebody wins. rule: ccg.setup.simultaneous */
export interface WholeGame {
  left?: Seat[];
}

declare module '../../rules' {
  interface Procedures {
    game: WholeGame;
  }
}

// rule: ccg.setup.redraw, ccg.setup.redraw-whole
rules.ask<Option, WholeGame>('redraw', {
  options: () => [{ id: 'keep' }, { id: 'redraw' }],
  chosen(g, _frame, [{ id }], { seat }) {
    const yes = id === 'redraw';
    g.facts.push({ fact: 'redrew', seat, yes, rule: 'ccg.setup.redraw' });
    if (!yes) return;
    const p = g.state.players[seat];
    const n = p.hand.length;
    for (const kind of p.hand) p.deck.push(kind);
    p.hand = [];
    leftHandSecretly(p);
    shuffleDeck(g, seat);
    drawCards(g, seat, n, 'ccg.setup.redraw');
  },
});

rules.procedure('game', {
  shuffle(g) {
    for (let seat = 0; seat < g.state.players.length; seat++) shuffleDeck(g, seat);
  },
  // rule: ccg.setup.bases, ccg.setup.influence
  bases(g) {
    g.state.players.forEach((p, seat) => {
      const [{ kind }] = p.stacks;
      p.influence = cards[kind].influence;
      g.facts.push({ fact: 'base-revealed', seat, kind, influence: p.influence, rule: 'ccg.setup.bases' });
    });
  },
  // rule: ccg.setup.first-player, ccg.order.tie-at-start
  firstPlayer(g) {
    const { players, turn } = g.state;
    const lowest = Math.min(...players.map((p) => p.influence));
    const tied = players.flatMap((p, seat) => (p.influence === lowest ? [seat] : []));
    turn.first = tied.length === 1 ? tied[0] : tied[randomInt(g.state, 'setup', 0, tied.length - 1)];
    const defense = fleetDefense(g.state, basePowers(g.state));
    g.facts.push({ fact: 'game-began', first: turn.first, defense, rule: 'ccg.setup.first-player' });
  },
  hands(g) {
    g.state.players.forEach(({ stacks: [{ kind }] }, seat) => {
      drawCards(g, seat, cards[kind].hand, 'ccg.setup.hands');
    });
  },
  redraw: each(
    'left',
    (g) => seatsFrom(g.state, g.state.turn.first),
    (g, _frame, seat) => void rules.put(g, seat, 'redraw'),
  ),
  // rule: ccg.win.go-on
  turns: repeat(
    (g) => g.state.over === null,
    (g) => void rules.call(g, 'turn', {}),
  ),
});
