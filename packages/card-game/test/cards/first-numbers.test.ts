import { expect, it } from 'vitest';
import { cards } from '../../src';
import type { Card } from '../../src/cards/types';
import { firstNumbers } from './first-numbers';

const short = { persuasion: 'p', logistics: 'l', security: 's' } as const;

function rowOf({ code, type, cost, makes, power, hand, influence, threat, mystic }: Card): string {
  const letters = Object.entries(cost).map(([r, n]) => `${n}${short[r as keyof typeof short]}`);
  const price = letters.join('') || '-';
  if (type === 'base') return `${code} base ${makes && short[makes]} ${power} ${hand} ${influence}`;
  if (makes === null) return `${code} ${type} ${price} ${threat} ${mystic}`;
  return `${code} ${type} ${price} ${short[makes]} ${power} ${threat} ${mystic}`;
}

it('cards of the first set and the promotional ones bear what is printed (ccg.cards.cost-place, ccg.cards.resource-place, ccg.cards.base-values)', () => {
  const rows = cards.filter(({ set }) => set !== 'betrayal').map(rowOf);
  expect(rows.sort()).toEqual(firstNumbers.trim().split('\n').sort());
});
