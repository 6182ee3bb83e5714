import type { SetupModel } from '@ragtag/kernel';
import type { TinyOptions } from './options';
import { highest } from './state';

/** What a player may bring: a number that counts for more in their row. Others learn it after the game. */
export interface Charm {
  readonly lucky: number;
}

export const setup: SetupModel<Charm, TinyOptions> = {
  isNeeded: ({ charms }) => charms,
  read(written) {
    const { lucky } = (written ?? {}) as { readonly lucky?: unknown };
    return typeof lucky === 'number'
      ? { ok: true, setup: { lucky } }
      : { ok: false, problems: [{ because: 'A charm is a lucky number.' }] };
  },
  check({ lucky }) {
    const isNumber = Number.isInteger(lucky) && lucky >= 1 && lucky <= highest;
    return isNumber ? [] : [{ because: `A lucky number is one from 1 to ${highest}, not ${lucky}.` }];
  },
  label: () => 'a lucky number',
  choose(_options, taken, random) {
    const free = Array.from({ length: highest }, (_, i) => i + 1).filter(
      (lucky) => !taken.some((charm) => charm.lucky === lucky),
    );
    return { lucky: free[random(free.length)] };
  },
};
