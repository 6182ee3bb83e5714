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
  const silent = cards.filter(({ text }) => text === '');
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('what no effect says is told in fields of its own', () => {
  const card = (deck: string, id: string) => cards.find((each) => each.deck === deck && each.id === id);
  const texts = expect.arrayContaining([expect.any(String)]);
  expect(card('title', 'president')).toMatchObject({
    start: expect.any(String),
    passive: texts,
    lost_when: texts,
    kept_when: texts,
    abilities: [{ id: 'draw-quorum' }, { id: 'play-quorum' }],
  });
  expect(card('succession', 'admiral')).toMatchObject({ used: 'all games', rules: texts });
  // One line for the characters of all boxes that are there.
  const line = card('succession', 'admiral')?.order as { rank: number; id: string }[];
  expect(line.slice(0, 3)).toMatchObject([
    { rank: 1, id: 'helena-cain', set: 'pegasus' },
    { rank: 2, id: 'william-adama', set: 'base' },
    { rank: 3, id: 'saul-tigh', set: 'base' },
  ]);
  expect(card('objective', 'kobol')).toMatchObject({
    effects: [
      { distance: 4, at: expect.any(String), effect: expect.any(String) },
      { distance: 8, at: expect.any(String), effect: expect.any(String) },
    ],
    rulings: texts,
  });
  expect(card('tokens', 'viper')).toMatchObject({ start: expect.any(String), effects: texts });
  expect(card('tokens', 'galactica-damage-rules')).toMatchObject({ copies: 0, effects: texts });
  expect(card('location', 'brig')).toMatchObject({ rulings: texts });
  expect(card('character', 'gaius-baltar')).toMatchObject({ negative: { rulings: texts } });
  expect(card('crisis', 'riots')).toMatchObject({ variant: expect.stringContaining('riots-2') });
  expect(card('crisis', 'ambush')).not.toHaveProperty('variant');
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
  expect(card('character', 'karl-helo-agathon')).toMatchObject({ negative: { timing: 'passive' } });
  expect(card('character', 'gaius-baltar')).toMatchObject({ negative: { timing: 'setup' } });
  expect(card('character', 'sharon-boomer-valerii')).toMatchObject({
    negative: { timing: 'Sleeper Agent phase' },
  });
  expect(card('location', 'brig')).toMatchObject({
    hazardous: true,
    check: { difficulty: 7 },
    board: 'galactica',
  });
  expect(card('tokens', 'damage-food')).toMatchObject({ kind: 'galactica-damage', lose: { food: 1 } });
});

test('cards carry what they require and what they do while they stay', () => {
  const card = (deck: string, id: string) => cards.find((each) => each.deck === deck && each.id === id);
  const restricted = cards.filter(({ restriction }) => restriction !== undefined).map(({ id }) => id);
  expect(restricted).toEqual(['ftl-control', 'hangar-deck', 'presidents-office', 'cylon-fleet']);
  const passive = cards.flatMap(({ deck, id, passive }) => (deck === 'location' && passive ? [id] : []));
  expect(passive).toEqual(['sickbay', 'brig']);
  const demanding = cards.filter(({ requires }) => requires !== undefined).map(({ id }) => id);
  expect(demanding).toEqual(['launch-scout', 'maximum-firepower']);
  expect(card('title', 'admiral')).toMatchObject({ abilities: [{ requires: expect.any(String) }] });
  const kept = cards.filter(({ deck, ongoing }) => deck === 'quorum' && ongoing !== undefined);
  expect(kept.every(({ after }) => after === 'keep-in-play')).toBe(true);
  expect(kept).toHaveLength(4);
  expect(card('crisis', 'jammed-assault')).toMatchObject({
    special: {
      effects: [expect.any(String), expect.stringContaining('Communications')],
      until: 'the fleet jumps',
    },
  });
  expect(card('crisis', 'thirty-three')).toMatchObject({
    special: { until: expect.stringContaining('basestar') },
  });
});

test('pieces, tracks and the attack table carry their numbers', () => {
  const card = (id: string, deck = 'tokens') => cards.find((each) => each.deck === deck && each.id === id);
  expect(card('dial-morale')).toMatchObject({ start: 10, min: 0, max: 15, red_zone: [0, 5] });
  expect(card('jump-preparation-track')?.spaces).toMatchObject([
    { name: 'start', colour: 'red', ftl: false, population_loss: null },
    { name: 'red 1', colour: 'red' },
    { name: 'red 2', colour: 'red' },
    { name: 'blue 1', colour: 'blue', ftl: true, population_loss: 3 },
    { name: 'blue 2', colour: 'blue', ftl: true, population_loss: 1 },
    { name: 'auto jump', colour: 'white', ftl: false, population_loss: 0 },
  ]);
  expect(card('space-areas')?.areas).toEqual([
    { id: 'fore', clock: 9, launch_icon: false },
    { id: 'starboard-bow', clock: 11, launch_icon: false },
    { id: 'starboard-quarter', clock: 1, launch_icon: false },
    { id: 'aft', clock: 3, launch_icon: false },
    { id: 'port-quarter', clock: 5, launch_icon: true },
    { id: 'port-bow', clock: 7, launch_icon: true },
  ]);
  expect(card('die')).toMatchObject({ kind: 'die', sides: 8 });
  expect(card('starting-layout')).toMatchObject({
    setup: {
      fore: { basestar: 1, raiders: 3 },
      'port-bow': { vipers: 1 },
      'port-quarter': { vipers: 1 },
      aft: { civilians: 2 },
    },
  });
  expect(card('piloting-token')?.characters).toHaveLength(4);
  expect(card('raider', 'attack-table')).toMatchObject({
    attackers: ['viper', 'galactica'],
    results: { '3-8': 'destroyed' },
  });
  expect(card('viper', 'attack-table')).toMatchObject({ results: { '5-7': 'damaged', 8: 'destroyed' } });
  expect(cards.filter(({ deck }) => deck === 'attack-table')).toHaveLength(10);
});

test('skill cards of every box say when and how often they are used, and what they do', async () => {
  const skill = await json<Card[]>('cards', '--deck', 'skill');
  const card = (id: string) => skill.find((each) => each.id === id);
  expect(card('full-throttle')).toMatchObject({ timing: 'movement or action' });
  expect(card('gods-plan')).toMatchObject({ timing: 'movement', effects: [expect.any(String)] });
  expect(card('broadcast-location')).toMatchObject({
    timing: 'reckless-skill-check',
    skill_check_icon: true,
  });
  expect(card('jury-rigged')).toMatchObject({
    reckless: true,
    limits: 'at most 1 per check of all that share "reckless"',
  });
  const silent = skill.filter(({ effects }) => (effects as string[]).length === 0);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('every box is listed', async () => {
  const [pegasus, exodus] = await Promise.all([
    json<Card[]>('cards', '--box', 'pegasus'),
    json<Card[]>('cards', '--box', 'exodus'),
  ]);
  expect(pegasus.filter(({ deck }) => deck === 'new-caprica-crisis')).toHaveLength(30);
  expect(exodus.filter(({ deck }) => deck === 'quorum')).toHaveLength(3);
});

test('a kind of token, or a card, can be picked', async () => {
  const [ships, one] = await Promise.all([
    json<Card[]>('cards', '--deck', 'civilian-ship'),
    ragtag('cards', '--id', 'arrest-order'),
  ]);
  expect(ships.reduce((sum, { copies }) => sum + copies, 0)).toBe(12);
  expect(one.stdout).toContain('Arrest Order ×2');
});

test('a card is found by its name too, and one that is not there by part of it', async () => {
  const [named, part, nowhere] = await Promise.all([
    json<Card[]>('cards', '--deck', 'Crisis', '--id', 'A Traitor Accused'),
    ragtag('cards', '--id', 'helo'),
    ragtag('cards', '--id', 'xyzzy'),
  ]);
  expect(named.map(({ id }) => id)).toEqual(['a-traitor-accused']);
  expect(part).toMatchObject({ status: 1, stdout: '' });
  expect(part.stderr).toBe(
    'ragtag: There is no card "helo". Did you mean karl-helo-agathon or karl-helo-agathon-2?\n',
  );
  expect(nowhere.stderr).toBe('ragtag: There is no card "xyzzy".\n');
});

test('a deck that is not there is refused with those that are', async () => {
  const refused = await ragtag('cards', '--deck', 'tarot');
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('super-crisis');
});

test('Daybreak tells of its places, missions and sheets what their components say', async () => {
  const daybreak = await json<Card[]>('cards', '--box', 'daybreak');
  const card = (deck: string, id: string) => daybreak.find((each) => each.deck === deck && each.id === id);
  expect(card('location', 'caprica')).toMatchObject({ name: 'Caprica', face: 'caprica-daybreak' });
  expect(card('location', 'hub-destroyed')).toMatchObject({ hazardous: true });
  expect(card('mission', 'the-search-for-home')).toMatchObject({
    distance: 2,
    on_jump: { after_pass: 'beside-earth-objective', after_fail: 'shuffle-into-mission-deck' },
  });
  expect(card('character', 'lee-adama')).toMatchObject({ alternate_of: 'lee-apollo-adama' });
  expect(card('character', 'sharon-athena-agathon')).toMatchObject({ starts_infiltrating: true });
  expect(card('character', 'danna-biers')).toMatchObject({ setup: 'Human Fleet or Press Room' });
});
