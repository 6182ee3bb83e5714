import type { Verdict } from '@ragtag/board-game';

/** Why a game ended, by the reason the rules give. */
const reasons: Readonly<Record<string, string>> = {
  fuel: 'The fleet ran out of fuel.',
  food: 'The fleet ran out of food.',
  morale: 'The fleet lost all hope.',
  population: 'Nobody was left to save.',
  galactica: 'Galactica was destroyed: six of her locations lay damaged.',
  boarding: 'Centurions took the ship.',
  'final-jump': 'The fleet made its last jump.',
};

export function reasonWords({ reason }: Verdict): string {
  return reasons[reason] ?? '';
}
