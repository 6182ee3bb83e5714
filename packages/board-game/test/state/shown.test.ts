import { chooser } from '@ragtag/kernel';
import { expect, it } from 'vitest';
import { determinize, newGame, view } from '../../src';
import '../../src/procedures';
import { rules } from '../../src/rules';
import { redealHidden } from '../support/hide';
import { optionsFor } from '../support/random-game';

it('who picks from the Quorum hand of the President is shown it, and nobody else is', () => {
  const { state } = newGame(optionsFor({ players: 4, daybreak: true }), 'shown');
  state.questions = [];
  state.titles.president = 0;
  state.quorumHand = [1, 4, 9];
  const g = { state, facts: [] };
  rules.call(g, 'bury-quorum', { seat: 2, left: 1 });
  rules.run(g);
  const asked = view(state, 2).questions;
  expect(asked.map(({ ask }) => ask)).toEqual(['bury-quorum']);
  for (let seed = 1; seed <= 8; seed++) {
    expect(view(redealHidden(state, 2, seed), 2).questions).toEqual(asked);
    expect(determinize(state, 2, chooser(seed)).quorumHand).toEqual([1, 4, 9]);
  }
  const imagined = [1, 2, 3, 4].map((seed) => redealHidden(state, 1, seed).quorumHand.join());
  expect(new Set(imagined).size).toBeGreaterThan(1);
});
