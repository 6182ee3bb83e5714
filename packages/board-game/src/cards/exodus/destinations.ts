import {
  any,
  damageBasestarIn,
  damagedVipers,
  damageGalactica,
  destroyViper,
  gain,
  inReserves,
  later,
  lose,
  may,
  moveJumpTrack,
  place,
  shipsInSpace,
  when,
} from '../../effects/build';
import { destinationsOf } from '../deck-kinds';
import type { DestinationCard } from '../types';

const destination = destinationsOf('exodus');

/** Destination cards. */
export const exodusDestinations: readonly DestinationCard[] = [
  destination('algae-planet', 'Algae Planet', 1, [lose('fuel', 1), gain('food', 1)]),
  destination('cylon-raiders', 'Cylon Raiders', 3, [lose('fuel', 2), place({ aft: { raiders: 3 } })]),
  destination('derelict-basestar', 'Derelict Basestar', 2, [
    lose('fuel', 1),
    place({ fore: { basestars: 1 }, aft: { civilians: 2 } }),
    damageBasestarIn('fore'),
  ]),
  destination('dying-star', 'Dying Star', 2, [lose('fuel', 1), damageGalactica(1)]),
  destination('gas-giant', 'Gas Giant', 1, [
    when(any(inReserves('viper', 1), damagedVipers(1), shipsInSpace('viper', 1)), [
      may('admiral', [destroyViper('admiral'), gain('fuel', 1)]),
    ]),
  ]),
  destination('lions-head-nebula', "Lion's Head Nebula", 3, [
    lose('fuel', 4),
    later('track-reset', [moveJumpTrack(2)]),
  ]),
  destination('radioactive-cloud', 'Radioactive Cloud', 2, [lose('fuel', 1), lose('population', 1)]),
];
