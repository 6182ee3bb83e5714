import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../../src';
import { rules } from '../../src/rules';
import { runScenarios } from '../../src/scenario';
import { factFields } from '../../src/scenario/facts';
import { givenKeys, playerKeys } from '../../src/scenario/given';

const page = readFileSync(new URL('../../../../docs/card-scenarios.md', import.meta.url), 'utf8');

/** The rows of the table that follows a line: the words of their first cell, and their second cell. */
function rows(after: string): [names: string[], cell: string][] {
  const [table] = (page.split(`${after}\n`)[1] ?? '').trimStart().split('\n\n');
  return [...table.matchAll(/^\| (`.*?`) \|(.*?)\|/gm)].map(([, names, cell]) => [words(names), cell]);
}

const words = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
const names = (after: string): string[] => rows(after).flatMap(([first]) => first);
/** Tables follow a blank line. */
const tableAfter = (line: string): string[] => names(`${line}\n`);

describe('the page about scenarios of the card game', () => {
  it('lists every question that is asked', () => {
    const never = ['react', 'order-of-reactions'];
    const asked = rules.asks().filter((ask) => !never.includes(ask));
    expect(tableAfter('### Questions and their options').sort()).toEqual([...asked].sort());
  });

  it('lists every fact with its fields', () => {
    const listed = rows(
      'Kinds are cards by id or code, handles things in play by name, seats players. What has left play is a number.\n',
    );
    expect(Object.fromEntries(listed.map(([[name], cell]) => [name, words(cell)]))).toEqual(factFields);
  });

  it('lists everything that a table can be given', () => {
    expect(tableAfter('does not link.').sort()).toEqual([...givenKeys].sort());
    expect(tableAfter('**A player**').sort()).toEqual([...playerKeys].sort());
  });

  it('shows a scenario that holds', () => {
    const [, example] = page.split('```yaml\n');
    expect(runScenarios(example.split('```')[0]).map(({ failures }) => failures)).toEqual([[]]);
  });
});

describe('an expectation that nothing could meet', () => {
  it('is an error: a field that the fact does not have', () => {
    const [{ failures }] = runScenarios(
      '{ name: x, given: { players: [{ alert: [raptor-101] }, {}] }, then: { noLog: [{ fact: drew, crads: 1 }] } }',
    );
    expect(failures.map(({ message }) => message).join()).toMatch(/no field of drew "crads"/);
  });
});
