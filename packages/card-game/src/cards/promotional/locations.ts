import { base, type Defined } from '../define';

export const locations: readonly Defined[] = [
  base('captains-quarters', 'BSG1P-1', "Captain's Quarters", {
    rarity: 'exclusive',
    makes: 'persuasion',
    power: 4,
    hand: 4,
    influence: 11,
  }),
  base('operations-room', 'BSG1P-2', 'Operations Room', {
    rarity: 'exclusive',
    makes: 'logistics',
    power: 4,
    hand: 4,
    influence: 11,
  }),
  base('hangar-bay', 'BSG1P-3', 'Hangar Bay', {
    rarity: 'exclusive',
    makes: 'security',
    power: 4,
    hand: 4,
    influence: 11,
  }),
];
