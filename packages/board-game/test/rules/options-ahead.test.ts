import { expect, it } from 'vitest';
import { answer, pending } from '../../src';
import { startScenario } from '../../src/scenario';

const pilot = (viper: string) =>
  `players: [{ character: kara-starbuck-thrace, viper: ${viper} }], start: action`;

it.each([
  ['a viper', `{ ${pilot('fore')}, space: { fore: { raiders: 2, heavyRaiders: 1, basestars: 1 } } }`, 5],
  ['a viper alone', `{ ${pilot('aft')} }`, 2],
  [
    'the Cylon Fleet',
    `{ options: { exodus: true, cylonfleet: true }, ${pilot('{ area: aft, ship: mark-vii }')}, space: { aft: { civilians: [civilian-ship-empty] } } }`,
    5,
  ],
])('what a pilot is offered at once is what would be asked next, with %s', (_what, given, n) => {
  const { state } = startScenario(`name: x\ngiven: ${given}\nthen: { over: false }`, 0);
  const [{ seat, id, options }] = pending(state);
  const viper = options.find((option) => option.id === 'viper');
  expect(viper?.ahead?.options).toHaveLength(n);
  expect(answer(state, { seat, question: id, picks: ['viper'] }).ok).toBe(true);
  expect(pending(state)).toMatchObject([{ seat, id: id + 1, ...viper?.ahead }]);
});
