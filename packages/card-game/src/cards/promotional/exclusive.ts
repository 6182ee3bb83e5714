import { always, morePower, opponentHasNo } from '../../effects/build';
import { type Defined, personnel } from '../define';

export const exclusive: readonly Defined[] = [
  personnel('starbuck-best-pilot-in-the-fleet', 'BSG1EX-004', ['Starbuck', 'Best Pilot in the Fleet'], {
    rarity: 'exclusive',
    cost: { persuasion: 1, logistics: 3 },
    makes: 'logistics',
    power: 3,
    threat: 2,
    mystic: 2,
    traits: ['Pilot'],
    abilities: [always(morePower('this', 2, opponentHasNo('this', { type: 'ship' })))],
  }),
];
