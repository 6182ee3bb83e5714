import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, ragtagWith, temporaryFolder } from '../support/ragtag';

test('a deck is checked with every reason and advice', async () => {
  const file = join(temporaryFolder(), 'deck.txt');
  writeFileSync(file, '# Too small\n5 Raptor 101\n2 Press Junket\n');
  const [checked, told, ours] = await Promise.all([
    json('deck', 'check', file),
    ragtag('deck', 'check', file),
    ragtag('deck', 'check', 'first-watch', '--options', 'format=quick'),
  ]);
  expect(checked).toMatchObject({
    name: 'Too small',
    legal: false,
    problems: [
      { rule: 'ccg.deckbuilding.base' },
      { rule: 'ccg.deckbuilding.minimum' },
      { rule: 'ccg.deckbuilding.four' },
    ],
    advice: [{ rule: 'ccg.deckbuilding.advice' }],
  });
  expect(told.status).toBe(1);
  expect(told.stdout).toContain(
    'Too small is not legal.\n- The deck needs a base. (ccg.deckbuilding.base)\n',
  );
  expect(ours).toMatchObject({ status: 0, stdout: 'First Watch is legal.\n' });
});

test('a deck is converted from one form to another and back', async () => {
  const file = join(temporaryFolder(), 'deck.json');
  const link = (await ragtag('deck', 'convert', 'ragtag-convoy', '--to', 'link')).stdout.trim();
  expect(await ragtag('deck', 'convert', link, '--to', 'json', '--out', file)).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Ragtag Convoy', base: 'BSG1-004' });
  const [text, printed] = await Promise.all([ragtag('deck', 'convert', file), ragtag('deck', 'print', file)]);
  expect(text.stdout).toMatch(/^# Ragtag Convoy\nBase: Colonial One\n\nPersonnel \(20\)\n/);
  expect(printed.stdout).toContain('60 cards: 20 personnel, 18 ships, 10 missions, 12 events');
  const again = await ragtagWith(text.stdout, 'deck', 'convert', '-', '--to', 'link');
  expect(again.stdout.trim()).toBe(link);
});

test('what cannot be read is told by line, with the nearest names', async () => {
  const file = join(temporaryFolder(), 'deck.txt');
  writeFileSync(file, 'Base: Galactica\n3 Fire Suport\n');
  const { status, stdout, stderr } = await ragtag('deck', 'check', file);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('Line 2: there is no card "Fire Suport". Did you mean Fire Support');
});
