import { expect, it } from 'vitest';
import { cards } from '../../src';
import { keywords } from '../../src/terms';

it('has nine keywords, all of them on cards and no other (ccg.keywords.list)', () => {
  const first = ['Expedite', 'Manipulate', 'Persistent', 'Sniper', 'Scramble', 'Vision'];
  const second = ['Link', 'Strafe', 'Vulnerable'];
  expect([...keywords].sort()).toEqual([...first, ...second].sort());
  const printed = (set: string) =>
    new Set(cards.filter((card) => card.set === set).flatMap((card) => card.keywords));
  expect([...printed('first-set')].sort()).toEqual([...first].sort());
  for (const keyword of second) expect(printed('betrayal')).toContain(keyword);
});
