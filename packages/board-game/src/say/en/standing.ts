import type { Role } from '../../door/results';
import type { View } from '../../door/view';

/** Why a game ended, by the reason the rules give. */
export const reasons: Readonly<Record<string, string>> = {
  fuel: 'The fleet ran out of fuel.',
  food: 'The fleet ran out of food.',
  morale: 'The fleet lost all hope.',
  population: 'Nobody was left to save.',
  galactica: 'Galactica was destroyed: six of her locations lay damaged.',
  boarding: 'Centurions took the ship.',
  'no-characters': 'Nobody was left to take the place of the dead.',
  'final-jump': 'The fleet made its last jump.',
  'new-caprica': 'The fleet left New Caprica.',
};

/** What somebody was in a game that is over. */
export const roles: Readonly<Record<Role, string>> = {
  human: 'Human',
  cylon: 'Cylon',
  leader: 'Cylon Leader',
  sympathetic: 'Sympathetic Cylon',
};

/** How the game has ended, or where it stands. */
export function standing({ over, turn, distance }: View): string {
  if (!over)
    return turn.number === 0 ? 'The game is being set up.' : `Turn ${turn.number}, distance ${distance}.`;
  const won = over.winner === 'humans' ? 'The humans have won.' : 'The Cylons have won.';
  return [won, reasons[over.reason]].filter(Boolean).join(' ');
}
