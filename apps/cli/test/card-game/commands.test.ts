import { cards, ruleCatalogue } from '@ragtag/card-game';
import { expect, test } from 'vitest';
import { json, ragtag, temporaryFolder } from '../support/ragtag';

/** The commands with `--game card`. */

interface ListedCard {
  readonly id: string;
  readonly code: string;
  readonly [field: string]: unknown;
}

test('cards are listed with the fields of their type, by id or printed code', async () => {
  const [all, missions, helo] = await Promise.all([
    json<ListedCard[]>('cards', '--game', 'card'),
    json<ListedCard[]>('cards', '--game', 'card', '--box', 'betrayal', '--deck', 'mission'),
    ragtag('cards', '--game', 'card', '--id', 'BSG1-122'),
  ]);
  expect(all).toHaveLength(cards.length);
  expect(all.find(({ code }) => code === 'BSG1-122')).toEqual({
    id: 'helo-flight-officer',
    code: 'BSG1-122',
    title: 'Helo',
    subtitle: 'Flight Officer',
    name: 'Helo, Flight Officer',
    type: 'personnel',
    cost: { security: 3 },
    resource: 'security',
    power: 1,
    cylon_threat: 1,
    mystic_value: 2,
    traits: ['Officer'],
    keywords: [],
    singular: true,
    text: expect.stringContaining('+2 power'),
  });
  expect(all.find(({ id }) => id === 'galactica')).toMatchObject({
    cost: null,
    cylon_threat: null,
    power: 6,
    singular: null,
  });
  expect(missions.length).toBeGreaterThan(20);
  expect(new Set(missions.map(({ type }) => type))).toEqual(new Set(['mission']));
  expect(helo.stdout).toContain('Helo, Flight Officer  [helo-flight-officer, BSG1-122]');
});

test('rules are listed with the tests that cite them', async () => {
  const report = await json<{ total: number; rules: { id: string; tests: unknown[] }[] }>(
    'rules',
    '--game=card',
  );
  expect(report.total).toBe(ruleCatalogue.length);
  expect(report.rules.find(({ id }) => id === 'ccg.deckbuilding.four')?.tests).not.toEqual([]);
});

test('bots play from both chairs with the same decks', async () => {
  const args = [
    'tournament',
    '--game=card',
    '--games=4',
    '--cores=1',
    '--level=officer',
    '--against=recruit',
  ];
  const report = await json(...args);
  const four = expect.objectContaining({ games: 4 });
  expect(report).toMatchObject({
    level: 'officer',
    against: 'recruit',
    games: 4,
    stuck: 0,
    opponents: { games: 4 },
    bySeat: { 0: four, 1: four },
    firstPlayer: { games: 4 },
    byDeck: { 'Ragtag Convoy': four, 'Quiet Infiltration': four },
  });
});

test('random games are played with named decks, with anything at all, and saved by printed codes', async () => {
  const folder = temporaryFolder();
  const [named, mixed, wrong] = await Promise.all([
    json(
      'simulate',
      '--game=card',
      '--games=2',
      '--decks=martial-order,voice-of-the-people',
      '--save',
      folder,
    ),
    json('simulate', '--game=card', '--games=10', '--decks=mixed', '--players=2-6'),
    ragtag('simulate', '--game=card', '--decks=martial-order,nothing-of-the-kind'),
  ]);
  expect(named).toMatchObject({ games: 2, finished: 2, byPlayers: { 2: { games: 2 } } });
  expect(mixed).toMatchObject({ games: 10, finished: 10, byPlayers: { 6: { games: 2 } } });
  expect(wrong.stderr).toContain('nothing-of-the-kind cannot be played with');
  const replayed = await json<{ over: unknown }>('replay', `${folder}/1-2-players.json`);
  expect(replayed).toMatchObject({ game: 'card', over: { winners: [expect.any(Number)] } });
});

test('its speed is measured beside a game that copies its state', async () => {
  const some = expect.any(Number);
  expect(await json('bench', '--game=card', '--rounds=1', '--seconds=0.05')).toMatchObject({
    game: 'card',
    gamesPerCpuSecond: some,
    cloneGamesPerCpuSecond: some,
    ratios: { answersToBoardgameIo: some, gamesToClone: some },
    forkMicroseconds: some,
  });
});
