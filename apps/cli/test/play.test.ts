import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, ragtagWith, temporaryFolder } from './support/ragtag';

interface Replayed {
  readonly answers: number;
  readonly players: readonly { readonly character: string }[];
  readonly log: readonly { readonly text: string }[];
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

test('a game is left when the input ends', async () => {
  const { status, stdout } = await ragtagWith('', 'play', '--seed', '1');
  expect(stdout).toContain('You leave the game');
  expect(status).toBe(0);
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
