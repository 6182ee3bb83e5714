import { expect, it } from 'vitest';
import { cards } from '../../src';
import type { Card } from '../../src/cards/types';
import { betrayalNumbers } from './betrayal-numbers';
import { firstNumbers } from './first-numbers';

const short = { persuasion: 'p', logistics: 'l', security: 's' } as const;

function rowOf({ code, type, cost, makes, power, hand, influence, threat, mystic }: Card): string {
  const letters = Object.entries(cost).map(([r, n]) => `${n}${short[r as keyof typeof short]}`);
  const price = letters.join('') || '-';
  if (type === 'base') return `${code} base ${makes && short[makes]} ${power} ${hand} ${influence}`;
  if (makes === null) return `${code} ${type} ${price} ${threat} ${mystic}`;
  return `${code} ${type} ${price} ${short[makes]} ${power} ${threat} ${mystic}`;
}

const rowsOf = (text: string): string[] => text.trim().split('\n');

it('cards bear what is printed (ccg.cards.cost-place, ccg.cards.resource-place, ccg.cards.base-values)', () => {
  const printed = [...rowsOf(firstNumbers), ...rowsOf(betrayalNumbers)];
  expect(cards.map(rowOf).sort()).toEqual(printed.sort());
});
