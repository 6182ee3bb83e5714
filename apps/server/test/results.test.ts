import { module } from '@ragtag/board-game';
import { playAtRandom } from '@ragtag/host';
import { expect, it } from 'vitest';

it('says what everybody was in a game that is over, and who has won', async () => {
  const seats = Array.from({ length: 5 }, (_, n) => ({ name: `P${n}` }));
  const resolved = module.options.resolve({ players: 5 });
  if (!resolved.ok) throw new Error('five can play');
  const beginning = { options: resolved.options, seed: 'results', seats };
  expect(module.results(module.start(beginning).state)).toBeNull();
  const { state } = playAtRandom(module, beginning);
  const results = module.results(state);
  const { winner } = module.outcome(state)!;
  expect(results).toHaveLength(5);
  for (const [seat, { won, role, character }] of results!.entries()) {
    expect(['human', 'cylon']).toContain(role);
    expect(won).toBe(role === (winner === 'humans' ? 'human' : 'cylon'));
    expect(character).toBe(state.players[seat].character);
  }
  const { called } = await module.words('en');
  expect([called!.role('leader'), called!.character('gaius-baltar')]).toEqual([
    'Cylon Leader',
    'Gaius Baltar',
  ]);
});
