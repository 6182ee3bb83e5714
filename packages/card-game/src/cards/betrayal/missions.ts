import { a, aMission, aStack, defeat, endPhase, extraPhases, one, pay, some } from '../../effects/build';
import { type Defined, mission } from '../define';

export const missions: readonly Defined[] = [
  mission('assassination', 'BSG2-046', 'Assassination', {
    rarity: 'rare',
    threat: 2,
    mystic: 3,
    traits: ['Cylon'],
    requires: [one({ trait: 'Cylon', type: 'personnel', noTrait: 'Machine' })],
    targets: {
      target: a({ type: 'personnel', of: 'you', alert: true }),
      other: a({ type: 'personnel' }, ['target']),
    },
    price: [pay('target', 'commit', 'exhaust')],
    do: [defeat('other')],
  }),
  mission('false-peace', 'BSG2-061', 'False Peace', {
    rarity: 'rare',
    threat: 3,
    mystic: 1,
    traits: ['Cylon'],
    requires: [one({ trait: 'Cylon', type: 'personnel' }), one({ trait: 'Cylon', type: 'ship' })],
    do: [endPhase(), extraPhases()],
  }),
  mission('the-hunters', 'BSG2-077', 'The Hunters', {
    rarity: 'uncommon',
    threat: 1,
    mystic: 3,
    traits: ['Cylon'],
    requires: [some(2, { trait: 'Cylon', type: 'personnel' })],
    targets: { target: aMission({ keyword: 'Link' }) },
    do: [defeat('target')],
  }),
  mission('thinking-outside-the-box', 'BSG2-078', 'Thinking Outside the Box', {
    rarity: 'uncommon',
    threat: 1,
    mystic: 3,
    traits: ['Military'],
    requires: [some(2, { trait: 'Fighter' })],
    targets: { target: aStack({ bare: true }) },
    do: [defeat('target')],
  }),
];
