import { normalise } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { readAddress, rulebookHref } from '../../src/rulebook/address';
import { fitting } from '../../src/rulebook/configuration';

test('the book of a table is about its rules, not about how reactions are asked for', () => {
  const options = normalise({ players: 5, nosympathizer: true, discreet: true });
  expect(rulebookHref(fitting(options), { table: '/table/abc' })).toBe(
    '/rulebook?players=5&nosympathizer&table=%2Ftable%2Fabc',
  );
});

test.each([
  ['?pegasus&exodus&newcaprica', { pegasus: true, exodus: true, ending: 'newcaprica' }],
  ['?daybreak=on&players=7&cylonleader', { daybreak: true, players: 7, cylonleader: true }],
])('reads %s', (search, selection) => {
  expect(readAddress(search)).toMatchObject({ selection, problems: [] });
});

test.each([
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/new',
])('leads from no address back to %j', (table) => {
  expect(readAddress(`?pegasus&table=${encodeURIComponent(table)}`).table).toBeNull();
});

test('says what of an address it cannot read, and keeps the rest', () => {
  const asked = readAddress('?pegasus&unheardof&rule=jump.ftl.roll&%E0%A4%A');
  expect(asked).toMatchObject({ selection: { pegasus: true }, table: null, rule: 'jump.ftl.roll' });
  expect(asked.problems).toHaveLength(2);
});
