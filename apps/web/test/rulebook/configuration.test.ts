import { formatQuery, normalise } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { readAddress, rulebookHref } from '../../src/rulebook/address';
import { fitting } from '../../src/rulebook/configuration';
import { settle } from '../../src/rulebook/settle';

test('the book of a table is about its rules, not about how reactions are asked for', () => {
  const options = normalise({ players: 5, nosympathizer: true, discreet: true });
  expect(rulebookHref(fitting(options), { table: '/table/abc' })).toBe(
    '/rulebook?players=5&nosympathizer&table=%2Ftable%2Fabc',
  );
});

test.each([
  ['?pegasus&exodus&newcaprica', { pegasus: true, exodus: true, ending: 'newcaprica' }],
  ['?daybreak=on&players=7&cylonleader', { daybreak: true, players: 7, cylonleader: true }],
  ['?Pegasus&utm_source=forum&fbclid=x1', { pegasus: true }],
  ['?pegasus&newcaprica&kobol', { pegasus: true, ending: 'kobol' }],
  ['?pegasus&pegasus=1&pegasus', { pegasus: true }],
  ['?variants&help&highlight', { variants: true, help: true, highlight: true }],
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
  expect(asked.problems[0]).toBe('There is no option "unheardof".');
  expect(readAddress('?ending=nowhere').problems).toEqual([expect.stringContaining('is one of kobol')]);
});

/** What the book of an address is for, in the form that is shared, and how much it has to explain. */
function shownFor(search: string) {
  const { selection, problems } = readAddress(search);
  const settled = settle(selection ?? {});
  return { query: formatQuery(fitting(settled.selection)), notes: settled.notes, problems };
}

test.each([
  ['?newcaprica', '?pegasus&newcaprica', ['"New Caprica" comes with Pegasus']],
  ['?exodus&searchforhome', '?exodus&daybreak&searchforhome', ['"Search for Home" comes with Daybreak']],
  [
    '?allendings&exodus',
    '?pegasus&exodus&daybreak&allendings',
    ['"All endings" comes with Pegasus and Daybreak'],
  ],
  [
    '?personalgoal&cylonfleet',
    '?exodus&personalgoal&cylonfleet',
    ['"Personal Goal cards" comes with Exodus'],
  ],
])('puts the boxes into %s that it forgot, and says so', (search, query, told) => {
  const shown = shownFor(search);
  expect(shown.query).toBe(query);
  expect(shown.problems).toEqual([]);
  expect(shown.notes).toEqual(told.map((words) => expect.stringContaining(words)));
});

test.each([
  ['?cylonleader', '', '"Cylon Leader" needs'],
  ['?exodus&forceexodus', '?exodus', '"Extra-card Loyalty deck"'],
  ['?exodus&personalgoal&forcepegasus', '?exodus&personalgoal', '"Plain Loyalty deck"'],
  ['?daybreak&nosympathizer', '?daybreak', '"No Sympathizer"'],
  ['?nosympathizer&sympatheticcylon', '?sympatheticcylon', '"No Sympathizer"'],
  ['?players=9', '?players=6', 'takes 3 to 6'],
])('leaves out of %s what does not go together, and says why', (search, query, told) => {
  const { query: shown, notes } = shownFor(search);
  expect(shown).toBe(query);
  expect(notes.join(' ')).toContain(told);
});

test('has nothing to add to links that the form makes', () => {
  for (const search of ['?pegasus&exodus&newcaprica', '?exodus&ioniannebula&finalfive', '?players=5']) {
    expect(shownFor(search)).toEqual({ query: search, notes: [], problems: [] });
  }
});
