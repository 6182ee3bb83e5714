import { answer, factsFor, pending } from '@ragtag/kernel';
import { Bag, Named, type ScenarioGame, unknownWord, type Written } from '@ragtag/kernel/scenario';
import type { TinyFact } from './facts';
import { options } from './options';
import { rules } from './rules';
import { start } from './start';
import { highest, type TinyState } from './state';
import { view } from './view';

const facts: readonly TinyFact['fact'][] = [
  'turn',
  'drew',
  'received',
  'aimed',
  'put-down',
  'cancelled',
  'bonus',
  'over',
];

function readSeat({ players }: TinyState, who: Written): number {
  const names = players.map(({ name }) => name);
  const seat = /^\d$/.test(who.id) ? Number(who.id) : names.indexOf(who.id);
  return seat in players ? seat : who.fail(unknownWord(who.id, 'seat', [...players.keys()].map(String)));
}

/** A table: how many play, whose turn it is, what they hold, what is drawn next. */
function lay(given: Written | undefined): { state: TinyState; facts: TinyFact[] } {
  const { players, hands, draw, rows, turn, rounds } =
    given?.fields('players', 'hands', 'draw', 'rows', 'turn', 'rounds') ?? {};
  const resolved = options.resolve({
    players: players?.whole(2, 4) ?? 2,
    rounds: rounds?.whole(1, 5) ?? 1,
  });
  if (!resolved.ok) throw new Error(resolved.conflicts[0].because);
  const { state } = start({ options: resolved.options, seed: 'scenario', seats: [] });
  const cards = (written: Written | undefined) => written?.items.map((n) => n.whole(1, highest, 'card'));
  state.stack = [];
  state.questions = [];
  state.asked = state.players.map(() => 0);
  state.turn = { seat: turn?.whole(0, state.players.length - 1, 'seat') ?? 0, number: 0 };
  state.pile = [...(cards(draw) ?? []).reverse()];
  state.players.forEach((player, seat) => {
    player.hand = (cards(hands?.items[seat]) ?? []).sort((a, b) => a - b);
    player.row = cards(rows?.items[seat]) ?? [];
  });
  const game = { state, facts: [] as TinyFact[] };
  rules.call(game, 'game', {});
  rules.run(game);
  return game;
}

function table({ players, turn, pile, discards, over }: TinyState) {
  return {
    players: players.map(({ hand, ...player }) => ({ ...player, hand: new Bag(hand) })),
    turn: turn.seat,
    pile: pile.length,
    discards,
    over,
  };
}

export const scenarioGame: ScenarioGame<TinyState, TinyFact> = {
  begin: lay,
  goOn: (_state, now) => now.fail('a game of this kind starts only once'),
  pending: (state) => pending(rules, state),
  answer: (state, given) => answer(rules, state, given),
  seat: readSeat,
  seatName: ({ players }, seat) => players[seat].name,
  player: ({ players }, seat) => new Named(seat, [players[seat].name]),
  table,
  view: (state, seat) => view(state, seat),
  readable: factsFor,
  fact: (_state, { fact, rule: _rule, only: _only, ...more }) => ({ fact, ...more }),
  knowsRule: () => false,
  asks: () => rules.asks(),
  checkFact(_state, expected) {
    const fact = expected.entries.get('fact');
    if (fact && !(facts as readonly string[]).includes(fact.text))
      fact.fail(unknownWord(fact.text, 'fact', facts));
  },
  checkOption: () => undefined,
  checkId: () => undefined,
};
