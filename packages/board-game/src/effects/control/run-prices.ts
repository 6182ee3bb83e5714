import { scriptOf } from '@ragtag/kernel';
import { canPay } from '../../in-play/prices';
import { rules } from '../../rules';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';
import '../../procedures/actions/spend';

/** Prices. */

export const priceRuns = {
  spend: (g, { by, price }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => {
      if (canPay(g, seat, price, scene.cause))
        rules.call(g, 'spend', { seat, price: scriptOf(price), cause: scene.cause });
    }),
} satisfies Runs;
