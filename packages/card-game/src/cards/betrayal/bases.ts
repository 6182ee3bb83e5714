import {
  a,
  aPlayer,
  aThreat,
  convert,
  exhaustFor,
  extraActions,
  fillPlaces,
  mayWhen,
  pay,
  power,
  shield,
} from '../../effects/build';
import { base, type Defined } from '../define';

export const bases: readonly Defined[] = [
  base('assault-base-star', 'BSG2-001', 'Assault Base Star', {
    rarity: 'uncommon',
    makes: 'logistics',
    power: 3,
    hand: 4,
    influence: 10,
    abilities: [exhaustFor({ targets: { target: a({ trait: 'Cylon' }) }, do: [power('target', 2)] })],
  }),
  base('blockading-base-star', 'BSG2-002', 'Blockading Base Star', {
    rarity: 'uncommon',
    makes: 'persuasion',
    power: 2,
    hand: 3,
    influence: 12,
    abilities: [
      mayWhen('threats-revealed', {
        targets: { target: aThreat, other: aPlayer },
        price: [pay('this', 'exhaust')],
        do: [shield('target', 'other')],
      }),
    ],
  }),
  base('bs-75-galactica', 'BSG2-003', 'BS-75 Galactica', {
    rarity: 'uncommon',
    makes: 'security',
    power: 6,
    hand: 4,
    influence: 10,
    abilities: [
      exhaustFor({ targets: { target: a({ role: 'challenging-threat' }) }, do: [power('target', 3)] }),
    ],
  }),
  base('colonial-heavy-798', 'BSG2-004', 'Colonial Heavy 798', {
    rarity: 'uncommon',
    makes: 'persuasion',
    power: 4,
    hand: 4,
    influence: 12,
    abilities: [
      mayWhen('mission-resolving', { price: [pay('this', 'exhaust')], do: [fillPlaces(1, 'Civilian')] }),
    ],
  }),
  base('delphi-union-high-school', 'BSG2-005', 'Delphi Union High School', {
    rarity: 'uncommon',
    makes: 'security',
    power: 4,
    hand: 4,
    influence: 11,
    abilities: [exhaustFor({ targets: { target: a({ role: 'in-challenge' }) }, do: [power('target', 1)] })],
  }),
  base('ragnar-anchorage', 'BSG2-006', 'Ragnar Anchorage', {
    rarity: 'uncommon',
    makes: 'logistics',
    power: 5,
    hand: 5,
    influence: 9,
    abilities: [exhaustFor({ do: [extraActions(1), convert()] })],
  }),
];
