import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, temporaryFolder } from './support/ragtag';

interface ToldStory {
  readonly turns: number;
  readonly players: readonly unknown[];
  readonly over: { readonly winner: 'humans' | 'cylons'; readonly winners: readonly number[] };
}

/** A game of bots, kept. */
async function keptGame(...flags: readonly string[]): Promise<string> {
  const folder = temporaryFolder();
  const bots = ['tournament', '--level', 'recruit', '--games', '1', '--cores', '1', '--save', folder];
  expect((await ragtag(...bots, ...flags)).stderr).toBe('');
  return join(folder, readdirSync(folder)[0]);
}

test('a game is told as a story: who was what, what happened, how it ended', async () => {
  const file = await keptGame('--seed', '12', '--options', 'pegasus', '--players', '5');
  const [story, told] = await Promise.all([
    ragtag('replay', file, '--story'),
    json<ToldStory>('replay', file),
  ]);
  expect(story).toMatchObject({ status: 0, stderr: '' });
  const [head, people, ...rest] = story.stdout.trim().split('\n\n');
  expect(head).toMatch(new RegExp(`^5 players, with pegasus\\. ${told.turns} turns and \\d+ jumps\\.$`));
  const lines = people.split('\n');
  expect(lines).toHaveLength(5);
  lines.forEach((line, seat) => {
    expect(line.endsWith(told.over.winners.includes(seat) ? ' Won.' : ' Lost.')).toBe(true);
  });
  expect(rest.at(-1)).toContain(told.over.winner === 'humans' ? 'The humans won' : 'The Cylons won');
  for (const chapter of rest.slice(0, -1)) expect(chapter).toMatch(/^Turns? \d+/);
});

test('accusations are told with whether they were right, once for each pair, and none against a Leader', async () => {
  const file = await keptGame('--seed', '3', '--options', 'pegasus,cylonleader', '--players', '4');
  const game = JSON.parse(readFileSync(file, 'utf8'));
  const { length } = game.answers;
  const leader = (await json<{ players: { character: string }[] }>('replay', file)).players.findIndex(
    ({ character }) => ['cavil', 'leoben-conoy', 'caprica-six'].includes(character),
  );
  const [one, other] = [0, 1, 2, 3].filter((seat) => seat !== leader);
  const accuses = (seat: number, accused: number) => ({
    after: length - 1,
    seat,
    claim: { claim: 'suspects', seat: accused },
  });
  const spoken = [accuses(one, other), accuses(one, other)];
  if (leader >= 0) spoken.push(accuses(one, leader));
  writeFileSync(file, JSON.stringify({ ...game, spoken }));
  const { stdout } = await ragtag('replay', file, '--story');
  expect(stdout.match(/ accused /g)).toHaveLength(1);
  expect(stdout).toMatch(/\w+ accused \w+, (?:rightly|wrongly)/);
});

test('a story is of the whole table and in words, and a game that goes on says so', async () => {
  const file = await keptGame('--seed', '12', '--players', '4');
  const [seat, begun] = await Promise.all([
    ragtag('replay', file, '--story', '--seat', '0'),
    ragtag('replay', file, '--story', '--to', '60'),
  ]);
  expect(seat).toMatchObject({ status: 1, stdout: '' });
  expect(seat.stderr).toContain('whole table');
  expect(begun.stdout).toContain('The game is not over');
});

test('games of a suite are kept side by side, also where seed and players are the same', async () => {
  const folder = temporaryFolder();
  const bots = ['tournament', '--level', 'recruit', '--games', '1', '--cores', '1', '--players', '4'];
  const { status } = await ragtag(...bots, '--suite', 'base,exodus', '--save', folder);
  expect(status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['1-4-players-exodus.json', '1-4-players.json']);
});
