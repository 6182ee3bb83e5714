import {
  any,
  at,
  atLeast,
  atMost,
  check,
  chooseArea,
  chooseBasestar,
  choosePlayer,
  damageBasestar,
  damagePegasus,
  damageViperIn,
  destroyIn,
  destroyRaidersIn,
  execute,
  inForceOnce,
  roll,
  shipsInSpace,
  skillCheck,
  spend,
  when,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import { cylonOverlay } from '../cylon-overlay';
import type { LocationCard, PlaceAction } from '../types';

const aboard = (id: string, name: string, action?: PlaceAction): LocationCard => ({
  id,
  place: id,
  name,
  box: 'pegasus',
  board: 'pegasus',
  hazardous: false,
  damageable: true,
  ...(action ? { actions: [action] } : {}),
});

/** Treachery is on the side of those who want an execution. rule: skills.treachery-positive-places */
const airlockCheck = (difficulty: number): Effect =>
  check(
    skillCheck(difficulty, ['politics', 'tactics', 'treachery'], { pass: [execute('target')] }),
    'target',
  );

/** The locations of Pegasus. */
const shipLocations: readonly LocationCard[] = [
  aboard('pegasus-cic', 'Pegasus CIC', {
    if: shipsInSpace('basestar', 1),
    do: [
      chooseBasestar('basestar', 'you'),
      roll(
        'you',
        atMost(3, [damagePegasus(1)]),
        atMost(6, [damageBasestar('basestar', 1)]),
        atLeast(7, [damageBasestar('basestar', 2)]),
      ),
    ],
  }),
  aboard('airlock', 'Airlock', {
    do: [
      choosePlayer('target', 'you', 'on-the-board'),
      when(at('target', 'brig'), [airlockCheck(8)], [airlockCheck(12)]),
    ],
  }),
  aboard('main-batteries', 'Main Batteries', {
    if: any(shipsInSpace('raider', 1), shipsInSpace('viper', 1), shipsInSpace('civilian', 1)),
    do: [
      chooseArea('area', 'you'),
      roll(
        'you',
        atMost(1, [destroyIn('area', 'civilian', 1, 'you')]),
        atMost(3, [damageViperIn('area', 'you')]),
        atMost(6, [destroyIn('area', 'raider', 2, 'you')]),
        atLeast(7, [destroyRaidersIn('area', 4, 'you')]),
      ),
    ],
  }),
  aboard('engine-room', 'Engine Room', {
    do: [spend('you', { skillCards: 2 }), inForceOnce('this-turn', { on: 'jump-icon', set: true })],
  }),
];

/** The Cylon locations of the overlay. rule: setup.pegasus.overlay */
const overlayLocations = cylonOverlay('pegasus', 'overlay and not daybreak');

export const pegasusLocations: readonly LocationCard[] = [...shipLocations, ...overlayLocations];
