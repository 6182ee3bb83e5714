import { type Card, type CardFact, cards, defaults } from '@ragtag/card-game';
import { expect, test } from 'vitest';
import { CardUsage } from '../../../src/card-game/usage/usage';

const rule = 'ccg.effects.result';
const seat = 0;
const handle = 1;
const kindWhere = (matches: (card: Card) => boolean): number => cards.findIndex(matches);

/** As if the card did everything that is written on it. */
const ofCard = ({ type, abilities, plan }: Card, kind: number): CardFact[] => [
  type === 'base'
    ? { fact: 'base-revealed', seat, kind, influence: 10, rule }
    : { fact: 'played', seat, kind, expedited: false, rule },
  { fact: 'mission-resolved', seat, kind, handle, rule },
  ...abilities.map((_, i): CardFact => ({ fact: 'ability-used', seat, kind, handle, number: i + 1, rule })),
  { fact: 'triggered', seat, kind, handle, rule },
  { fact: 'red-text', seat, kind, handle, rule },
  ...(plan?.do ?? []).flatMap((effect) =>
    effect.do === 'eachPlayer'
      ? effect.of.map(({ id: mode }): CardFact => ({ fact: 'chose-mode', seat, kind, mode, rule }))
      : [],
  ),
];

const ship = kindWhere(({ type, keywords }) => type === 'ship' && keywords.length === 0);
const vulnerable = kindWhere(({ type, keywords }) => type === 'ship' && keywords.includes('Vulnerable'));
const personnel = kindWhere(({ type }) => type === 'personnel');
const challenge = (kind: number, as: 'personnel' | 'ship'): CardFact => ({
  fact: 'challenged',
  seat,
  challenger: handle,
  kind,
  opponent: 1,
  threat: null,
  as,
  rule,
});
const defended = (by: number, kind: number): CardFact => ({
  fact: 'defended',
  seat: by,
  defender: 2,
  kind,
  rule,
});

const ofKeywords: readonly CardFact[] = [
  { fact: 'played', seat, kind: ship, expedited: true, rule },
  { fact: 'linked', kind: ship, handle, host: 2, rule },
  { fact: 'influence', seat, by: 2, now: 12, rule: 'ccg.keywords.manipulate' },
  { fact: 'moved', handle, kind: ship, seat, to: 'resource', rule },
  challenge(ship, 'personnel'),
  defended(1, ship),
  challenge(vulnerable, 'ship'),
  defended(0, personnel),
];

test('the list is complete once every card, text and keyword was used', () => {
  const usage = new CardUsage([defaults]);
  expect(usage.complete).toBe(false);
  usage.see(cards.flatMap(ofCard));
  expect(usage.report().unused.every((id) => id.startsWith('keyword/'))).toBe(true);
  usage.see(ofKeywords);
  expect(usage.report().unused).toEqual([]);
  expect(usage.complete).toBe(true);
});

test('only cards of the sets that are played are on the list', () => {
  const usage = new CardUsage([{ ...defaults, sets: ['first-set'] }]);
  usage.see(cards.flatMap((card, kind) => (card.set === 'betrayal' ? ofCard(card, kind) : [])));
  expect(usage.used).toBe(0);
});

test('a ship that defends in a challenge by a ship uses no keyword', () => {
  const usage = new CardUsage([defaults]);
  usage.see([challenge(ship, 'ship'), defended(1, ship)]);
  expect(usage.used).toBe(0);
});
