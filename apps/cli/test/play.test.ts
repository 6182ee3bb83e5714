import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, ragtagWith, startRagtag, temporaryFolder } from './support/ragtag';

interface Replayed {
  readonly answers: number;
  readonly players: readonly { readonly name: string; readonly character: string }[];
  readonly log: readonly { readonly text: string }[];
}

interface Saved {
  readonly answers: readonly { readonly seat: number; readonly picks: readonly string[] }[];
  readonly over: unknown;
}

test('a game can be played to its end, saved, and replayed', async () => {
  const file = join(temporaryFolder(), 'game.json');
  const typed = ['help', '99', 'b', 'h', '1 2 3', 'l', 'r', 'r', 'auto', ''].join('\n');
  const played = await ragtagWith(
    typed,
    'play',
    '--seed',
    '3',
    '--character',
    'laura-roslin',
    '--save',
    file,
  );
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain('"99" is not among the options');
  expect(played.stdout).toMatch(/the (Cylons|humans) win/);
  const [own, part] = await Promise.all([
    json<Replayed>('replay', file, '--seat', '0'),
    json<Replayed>('replay', file, '--to', '10'),
  ]);
  expect(own.players[0].character).toBe('laura-roslin');
  expect(own.players.map(({ name }) => name)).toEqual(['You', 'Bot 1', 'Bot 2', 'Bot 3']);
  // Everything that this seat may read was shown.
  const shown = new Set(played.stdout.split('\n'));
  expect(own.log.filter(({ text }) => !shown.has(text))).toEqual([]);
  expect(part).toMatchObject({ answers: 10, over: null });
});

test('a game that does not follow from its answers is refused', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'game.json');
  await ragtagWith('auto\n', 'play', '--players', '3', '--seed', '5', '--level', 'random', '--save', file);
  const text = readFileSync(file, 'utf8');
  const changed = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return ragtag('replay', join(folder, name));
  };
  const [illegal, otherEnd] = await Promise.all([
    changed('illegal.json', text.replace(/"picks":\["[^"]*"/, '"picks":["fly-to-the-moon"')),
    changed('end.json', text.replace(/"reason":"[\w-]+"/, '"reason":"luck"')),
  ]);
  expect(illegal.stderr).toContain('"fly-to-the-moon" is not among the options');
  expect(otherEnd.stderr).toContain('its answers lead to');
  expect([illegal.status, otherEnd.status]).toEqual([1, 1]);
});

test('a replay that stops early tells who must answer', async () => {
  const file = join(temporaryFolder(), 'game.json');
  await ragtagWith('', 'play', '--seed', '1', '--save', file);
  const [replayed, nobody] = await Promise.all([
    ragtagWith(readFileSync(file, 'utf8'), 'replay', '-', '--to', '0'),
    ragtag('replay', file, '--seat', '4'),
  ]);
  expect(replayed.stdout).toMatch(/\nThe game goes on with its setup: seat \d must answer\.\n$/);
  expect(nobody.stderr).toContain('4 players sit at seats 0 to 3');
});

test('a game is left when the input ends', async () => {
  const { status, stdout } = await ragtagWith('', 'play', '--seed', '1');
  expect(stdout).toMatch(/\nThe input has ended\. You leave the game while it is set up\.\n$/);
  expect(status).toBe(0);
});

test('a game whose answers are piped in is played to its end', async () => {
  const folder = temporaryFolder();
  const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
  const table = ['play', '--players', '3', '--seed', '8', '--level', 'recruit', '--save'];
  await ragtagWith('r\n'.repeat(3000), ...table, first);
  const { answers, over } = JSON.parse(readFileSync(first, 'utf8')) as Saved;
  expect(over).not.toBeNull();
  const own = answers.filter(({ seat }) => seat === 0).map(({ picks }) => picks.join(' ') || 'none');
  const played = await ragtagWith(`${own.join('\n')}\n`, ...table, second);
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain(`Wrote the game to ${second}.\n`);
  const again = JSON.parse(readFileSync(second, 'utf8')) as Saved;
  expect(again.answers.filter(({ seat }) => seat === 0)).toEqual(answers.filter(({ seat }) => seat === 0));
});

test.each([
  ['1', /"1": Pick at least \d, not 1\.\n$/],
  ['b', /The last is "b"\n$/],
  ['what?', /"what\?": "what\?" is not among the options\. .*\n$/],
])('a game is left when %j is piped in again and again and answers nothing', async (line, why) => {
  const file = join(temporaryFolder(), 'game.json');
  const { status, stdout, stderr } = await ragtagWith(
    `${line}\n`.repeat(5000),
    ...['play', '--seed', '4', '--level', 'recruit', '--save', file],
  );
  expect(stderr).toMatch(/^ragtag: 50 lines in a row do not answer the question ".*" The last is /);
  expect(stderr).toMatch(why);
  expect(stdout).toContain('You leave the game');
  expect(status).toBe(1);
  expect((await json<Replayed>('replay', file)).players).toHaveLength(4);
});

test('a game is saved when somebody ends the program', async () => {
  const file = join(temporaryFolder(), 'game.json');
  const { child, run } = startRagtag('play', '--seed', '1', '--save', file);
  child.stdin.write('r\n');
  let shown = '';
  child.stdout.on('data', (text) => {
    shown += text;
  });
  await expect.poll(() => shown, { timeout: 20_000 }).toContain('You play ');
  child.kill('SIGTERM');
  const { status, stdout } = await run;
  expect(status).toBe(0);
  expect(stdout).toMatch(/You leave the game .*\nWrote the game to .*\n$/);
  const { answers } = JSON.parse(readFileSync(file, 'utf8')) as Saved;
  expect(answers.length).toBeGreaterThan(0);
});

test('what cannot be played is refused', async () => {
  const [character, level, missing] = await Promise.all([
    ragtag('play', '--character', 'zaphod'),
    ragtag('play', '--level', 'genius'),
    ragtag('replay', 'there-is-no-such-game.json'),
  ]);
  expect(character.stderr).toContain('There is no character "zaphod"');
  expect(level.stderr).toContain('Allowed choices are random, recruit, officer, admiral');
  expect(missing.stderr).toContain('There is no file');
  expect([character.status, level.status, missing.status]).toEqual([1, 1, 1]);
});
