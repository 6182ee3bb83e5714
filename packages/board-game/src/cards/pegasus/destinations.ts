import {
  arrangeSeveral,
  drawAndDestroyCivilian,
  gain,
  later,
  lose,
  may,
  pay,
  place,
  redrawDestination,
  repairSoMany,
  resolveCard,
} from '../../effects/build';
import { destinationsOf } from '../deck-kinds';
import type { DestinationCard } from '../types';

const destination = destinationsOf('pegasus');

/** Destination cards. */
export const pegasusDestinations: readonly DestinationCard[] = [
  destination('a-civilian-convoy', 'A Civilian Convoy', 3, [
    lose('fuel', 3),
    gain('population', 1),
    pay('admiral', lose('morale', 1), [gain('fuel', 1)], []),
  ]),
  destination('binary-star', 'Binary Star', 2, [
    lose('fuel', 1),
    place({ fore: { civilians: 1 }, aft: { civilians: 1 } }),
  ]),
  // A phase that the jump starts may swap the deck first.
  destination('gas-cloud', 'Gas Cloud', 1, [
    later('jump-settled', [may('admiral', [arrangeSeveral('crisis', 'admiral', 3)])]),
  ]),
  {
    ...destination('mining-asteroid', 'Mining Asteroid', 2, [
      lose('fuel', 1),
      repairSoMany('admiral', 2),
      resolveCard('crisis', 'scar'),
    ]),
    when: 'pegasus and not cylonfleet',
  },
  destination('misjump', 'Misjump', 0, [drawAndDestroyCivilian(1), redrawDestination()]),
];
