import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleCatalogue } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { ragtag, temporaryFolder } from './support/ragtag';

test('rulebook prints the book for some options', async () => {
  const [base, pegasus] = await Promise.all([
    ragtag('rulebook'),
    ragtag('rulebook', '--options', 'pegasus,newcaprica'),
  ]);
  expect(base.stdout).toMatch(/^# Your first game/);
  expect(base.stdout).not.toContain('# The New Caprica phase');
  expect(pegasus.stdout).toContain('# The New Caprica phase');
});

test('rulebook --all prints every rule with its id, as Markdown and as a page', async () => {
  const file = join(temporaryFolder(), 'book', 'rulebook.html');
  const [markdown, html] = await Promise.all([
    ragtag('rulebook', '--all'),
    ragtag('rulebook', '--all', '--format', 'html', '--out', file),
  ]);
  expect(html).toEqual({ status: 0, stdout: `Wrote ${file}.\n`, stderr: '' });
  const page = readFileSync(file, 'utf8');
  expect(page).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  for (const { id } of ruleCatalogue) {
    expect(markdown.stdout).toContain(`\`${id}\``);
    expect(page).toContain(`id="${id}"`);
  }
});

test('rulebook refuses options that do not go together, and tells why', async () => {
  const { status, stderr } = await ragtag('rulebook', '--options', 'newcaprica');
  expect(stderr).toContain('"New Caprica" needs "Pegasus"');
  expect(status).toBe(1);
});

test('rulebook --game card prints the book of the card game', async () => {
  const [plain, all] = await Promise.all([
    ragtag('rulebook', '--game', 'card'),
    ragtag('rulebook', '--game', 'card', '--all'),
  ]);
  expect(plain.stdout).toMatch(/^# Your first game/);
  expect(plain.stdout).not.toContain('ccg.');
  expect(all.stdout.match(/`ccg\.[a-z0-9.-]+`/g)).toHaveLength(644);
  const { status, stderr } = await ragtag('rulebook', '--game', 'card', '--options', 'pegasus');
  expect(stderr).toContain('the same with any options');
  expect(status).toBe(1);
});
