import { expect, it } from 'vitest';
import { Paces } from '../src/paces';
import type { Limits } from '../src/store/store';

const unlimited: Limits = {
  giveBack: async () => undefined,
  take: async () => true,
  forgive: async () => undefined,
  isCounted: async () => false,
};

it.each([1, 20])('lets everybody do everything once at a rate of %d, and not without end', (rate) => {
  const paces = new Paces(rate, unlimited);
  for (const what of ['enter', 'speak'] as const) {
    for (const user of ['Ada', 'Ben']) {
      paces.demand(what, user);
      const again = () => {
        for (let n = 0; n < 100; n++) paces.demand(what, user);
      };
      expect(again).toThrow('Not so fast');
    }
  }
});

it('asks the store whether something may be taken back', async () => {
  const asked: [string, number, number][] = [];
  const take: Limits['take'] = async (...wanted) => {
    asked.push(wanted);
    return asked.length < 2;
  };
  const paces = new Paces(1, { ...unlimited, take });
  await paces.demandUndo('Ada');
  await expect(paces.demandUndo('Ada')).rejects.toThrow('Not so fast');
  expect(asked).toEqual([
    ['undo Ada', 1 / 40, 1],
    ['undo Ada', 1 / 40, 1],
  ]);
});
