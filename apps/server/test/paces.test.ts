import { expect, it } from 'vitest';
import { Paces } from '../src/paces';

it.each([1, 20])('lets everybody do everything once at a rate of %d, and not without end', (rate) => {
  const paces = new Paces(rate);
  for (const what of ['enter', 'speak', 'undo'] as const) {
    for (const user of ['Ada', 'Ben']) {
      paces.demand(what, user);
      const again = () => {
        for (let n = 0; n < 100; n++) paces.demand(what, user);
      };
      expect(again).toThrow('Not so fast');
    }
  }
});
