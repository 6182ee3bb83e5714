import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, ragtagWith, temporaryFolder } from './support/ragtag';

/** What the terminal does for any game, tried out with the smallest. */

test('a game that is not the board game is played to its end, saved, and replayed', async () => {
  const file = join(temporaryFolder(), 'game.json');
  const typed = ['b', 'h', '99', 'auto', ''].join('\n');
  const played = await ragtagWith(typed, 'play', '--game=tiny', '--players=3', '--seed=3', '--save', file);
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toMatch(/Rows:\n {2}You: nothing \(0 points\), \d in hand/);
  expect(played.stdout).toContain('Your hand:\n  ');
  expect(played.stdout).toContain('"99" is not among the options');
  expect(played.stdout).toMatch(/ won with \d+ points\./);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 2, game: 'tiny' });
  const replayed = await json('replay', file, '--seat', '0');
  expect(replayed).toMatchObject({ game: 'tiny', turns: 9, players: [{ seat: 0, name: 'You' }, {}, {}] });
  const told = await ragtag('replay', file);
  expect(told.stdout).toMatch(/ won with \d+ points\. It took 9 turns\.\n$/);
});

test('what is done unasked is taken, told, and in the file', async () => {
  const file = join(temporaryFolder(), 'game.json');
  const typed = ['!dance', '!show-charm', '!show-charm', 'auto', ''].join('\n');
  const played = await ragtagWith(
    typed,
    'play',
    '--game=tiny',
    '--options=charms',
    '--seed=3',
    '--save',
    file,
  );
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain('Unasked: !show-charm');
  expect(played.stdout).toContain('"dance" is not among what you may do unasked.');
  expect(played.stdout.match(/You show a lucky number/g)).toHaveLength(1);
  const { answers } = JSON.parse(readFileSync(file, 'utf8')) as { answers: { question: number }[] };
  expect(answers.filter(({ question }) => question < 0)).toHaveLength(1);
  expect(await json('replay', file)).toMatchObject({ game: 'tiny' });
});

test('many are played at random, with what seats bring', async () => {
  const folder = temporaryFolder();
  const report = await json(
    'simulate',
    '--game=tiny',
    '--games=20',
    '--players=2-4',
    '--options=charms',
    '--save',
    folder,
  );
  expect(report).toMatchObject({ games: 20, finished: 20, stuck: 0, reasons: { 'most points': 20 } });
  expect(await json('replay', join(folder, '1-2-players.json'))).toMatchObject({ options: { charms: true } });
  const exhaustive = await ragtag('simulate', '--game=tiny', '--exhaustive');
  expect(exhaustive).toMatchObject({ status: 1, stderr: expect.stringContaining('Nobody has listed') });
});

test('its scenarios are checked', async () => {
  const file = join(temporaryFolder(), 'nine.yaml');
  writeFileSync(
    file,
    `
name: A nine cancels what another puts down
given: { players: 2, hands: [[3, 4], [9]], draw: [5] }
when: [{ 0: [n3, n5] }, { 1: cancel }]
then: { state: { discards: [9, 3, 5] } }
`,
  );
  const { stdout, status } = await ragtag('scenario', '--game=tiny', file);
  expect(stdout).toContain('1 of 1 scenarios hold.');
  expect(status).toBe(0);
});

test('a game that nobody knows, and wishes that a game does not know, are refused', async () => {
  const [unknown, wish, option] = await Promise.all([
    ragtag('play', '--game', 'chess'),
    ragtag('play', '--game', 'tiny', '--character', 'laura-roslin'),
    ragtag('play', '--game', 'tiny', '--options', 'pegasus'),
  ]);
  expect(unknown.stderr).toContain('There is no game "chess". There are: board, card.');
  expect(wish.stderr).toContain('Nobody chooses a character in this game.');
  expect(option.stderr).toContain('There is no option "pegasus"');
});
