import { beforeAll, expect, test } from 'vitest';
import { json, ragtag } from './support/ragtag';

interface Card {
  readonly id: string;
  readonly deck: string;
  readonly box: string;
  readonly copies: number;
  readonly text: string;
  readonly [field: string]: unknown;
}

let cards: readonly Card[];

beforeAll(async () => {
  cards = await json<Card[]>('cards', '--box', 'base');
});

test('every card of every deck is listed, with a text', () => {
  const copies: Record<string, number> = {};
  for (const { deck, copies: n } of cards) copies[deck] = (copies[deck] ?? 0) + n;
  expect(copies).toMatchObject({
    crisis: 70,
    'super-crisis': 5,
    quorum: 17,
    destination: 22,
    skill: 105,
    loyalty: 16,
    character: 10,
    location: 17,
    title: 2,
    objective: 1,
  });
  const silent = cards.filter(({ deck, text }) => text === '' && deck !== 'tokens');
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('cards carry their numbers', () => {
  const card = (deck: string, id: string) => cards.find((each) => each.deck === deck && each.id === id);
  expect(card('crisis', 'resistance')).toMatchObject({
    kind: 'skill-check',
    check: { difficulty: 12, skills: ['politics', 'leadership', 'tactics'], partial: 9 },
    pass: [],
    cylons: ['heavy-raiders'],
    jump: true,
    copies: 1,
  });
  expect(card('crisis', 'a-traitor-accused')).toMatchObject({
    kind: 'choice',
    chooser: 'current-player',
    top: { check: { difficulty: 8, skills: ['politics', 'leadership'] }, pass: [] },
    bottom: { effects: [expect.any(String)] },
  });
  expect(card('crisis', 'ambush')).toMatchObject({
    activate: ['basestars'],
    setup: { fore: { raiders: 4 }, aft: { basestar: 1, raiders: 4 } },
    special: { name: 'Training New Pilots', keep_in_play: true },
    cylons: ['none'],
    jump: false,
  });
  expect(card('skill', 'repair')).toMatchObject({
    skill: 'engineering',
    strengths: { 1: 8, 2: 6 },
    timing: 'action',
  });
  expect(card('destination', 'tylium-planet')).toMatchObject({
    distance: 1,
    lose: { fuel: 1 },
    risk: { chooser: 'admiral', ships: { raptors: 1 }, roll: '3 or more' },
  });
  expect(card('character', 'laura-roslin')).toMatchObject({
    type: 'political-leader',
    pilot: false,
    setup: "President's Office",
    negative: { name: 'Terminal Illness', timing: 'passive' },
  });
  expect(card('location', 'brig')).toMatchObject({
    hazardous: true,
    check: { difficulty: 7 },
    board: 'galactica',
  });
  expect(card('tokens', 'damage-food')).toMatchObject({ kind: 'galactica-damage', lose: { food: 1 } });
});

test('a kind of token, or a card, can be picked', async () => {
  const [ships, one] = await Promise.all([
    json<Card[]>('cards', '--deck', 'civilian-ship'),
    ragtag('cards', '--id', 'arrest-order'),
  ]);
  expect(ships.reduce((sum, { copies }) => sum + copies, 0)).toBe(12);
  expect(one.stdout).toContain('Arrest Order ×2');
});

test('a deck that is not there is refused with those that are', async () => {
  const refused = await ragtag('cards', '--deck', 'tarot');
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('super-crisis');
});
