import {
  atLeast,
  atMost,
  damageVipers,
  destroyShips,
  drawAndDestroyCivilian,
  gain,
  inReserves,
  lose,
  may,
  place,
  restoreRaptor,
  restoreVipers,
  roll,
  when,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import type { DestinationCard } from '../types';

const destination = (
  id: string,
  name: string,
  copies: number,
  distance: number,
  effects: readonly Effect[],
): DestinationCard => ({ id, name, box: 'base', copies, distance, do: effects });

/** The Admiral may risk a raptor that is in the Reserves. */
const riskRaptor = (success: Effect): Effect =>
  when(inReserves('raptor', 1), [
    may('admiral', [roll('admiral', atLeast(3, [success]), atMost(2, [destroyShips('raptor', 1)]))]),
  ]);

/** Destination cards. */
export const baseDestinations: readonly DestinationCard[] = [
  destination('asteroid-field', 'Asteroid Field', 2, 3, [lose('fuel', 2), drawAndDestroyCivilian(1)]),
  destination('barren-planet', 'Barren Planet', 4, 2, [lose('fuel', 2)]),
  destination('cylon-ambush', 'Cylon Ambush', 1, 3, [
    lose('fuel', 1),
    place({ fore: { basestars: 1, raiders: 3 }, aft: { civilians: 3 } }),
  ]),
  destination('cylon-refinery', 'Cylon Refinery', 1, 2, [
    lose('fuel', 1),
    when(inReserves('viper', 2), [
      may('admiral', [
        roll('admiral', atLeast(6, [gain('fuel', 2)]), atMost(5, [damageVipers(2, 'reserves')])),
      ]),
    ]),
  ]),
  destination('deep-space', 'Deep Space', 3, 2, [lose('fuel', 1), lose('morale', 1)]),
  destination('desolate-moon', 'Desolate Moon', 1, 3, [lose('fuel', 3)]),
  destination('icy-moon', 'Icy Moon', 2, 1, [lose('fuel', 1), riskRaptor(gain('food', 1))]),
  destination('ragnar-anchorage', 'Ragnar Anchorage', 1, 1, [
    restoreVipers('admiral', 3),
    restoreRaptor(1, 'admiral'),
  ]),
  destination('remote-planet', 'Remote Planet', 3, 2, [lose('fuel', 1), destroyShips('raptor', 1)]),
  destination('tylium-planet', 'Tylium Planet', 4, 1, [lose('fuel', 1), riskRaptor(gain('fuel', 2))]),
];
