import { chooser } from '@ragtag/kernel';
import { expect, it } from 'vitest';
import { isAvailable, legalGames, type Options, optionModel, pairwiseSets } from '../../src/options';

const ids = optionModel.filter(({ group }) => group !== 'display').map(({ id }) => id);

/** Every pair of choices, as text once each is found. */
function pairsOf(games: readonly Options[]): string[] {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const found = new Map<number, string>();
  for (const options of games) {
    const choices = [...ids, 'players' as const].map((id) => {
      const name = `${id}=${options[id]}`;
      if (!numbers.has(name)) numbers.set(name, names.push(name) - 1);
      return numbers.get(name) as number;
    });
    for (let i = 0; i < choices.length; i++)
      for (let k = i + 1; k < choices.length; k++) {
        const pair = choices[i] * 1000 + choices[k];
        if (!found.has(pair)) found.set(pair, `${names[choices[i]]} ${names[choices[k]]}`);
      }
  }
  return [...found.values()].sort();
}

it('covers any two choices that go together with 200 sets, others each time', () => {
  const games = legalGames((id, value) => isAvailable(id, value));
  const sets = pairwiseSets(games, 200, chooser(1));
  expect(sets).toHaveLength(200);
  expect(pairsOf(sets)).toEqual(pairsOf(games));
  expect(pairwiseSets(games, 20, chooser(2))).not.toEqual(sets.slice(0, 20));
}, 60_000);
