import { civilianShips, type OptionOf, resources } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { lossOf } from '../weigh/dials';
import { civilianLoss } from '../weigh/threat';
import { best, bestFew, type Rules } from './rule';
import { haven } from './ships';

/** Ships on the ground of New Caprica, and those who hold them there. */

function lostWith(s: Situation, { kind }: OptionOf<'arrange-locked'>): number {
  const { lose } = civilianShips[kind];
  return resources.reduce(
    (sum, resource) => sum + lossOf(s.view, s.outlook.weights, resource, lose[resource] ?? 0),
    0,
  );
}

export const newCapricaRules = {
  'evacuation-area': (s) => best(s, ({ id }) => s.sign * haven(s, id)),
  // The one on top is the next to be prepared, and the next to be destroyed.
  'arrange-locked': (s) => {
    const worse = lostWith(s, s.options[0]) > civilianLoss(s.view, s.outlook.weights);
    return [worse === s.sign < 0 ? 'top' : 'bottom'];
  },
  // Those that have come furthest strike first.
  'destroy-occupation': (s) =>
    bestFew(
      s,
      s.question.min,
      ({ place }) => s.sign * (place === 'shipyard' ? 2 : place === 'breeders-canyon' ? 1 : 0),
    ),
} satisfies Rules;
