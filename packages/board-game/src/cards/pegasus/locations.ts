import {
  activate,
  any,
  arrange,
  at,
  atLeast,
  atMost,
  branch,
  cardsLeft,
  check,
  chooseArea,
  chooseBasestar,
  chooseLocation,
  choosePlayer,
  damageBasestar,
  damagePegasus,
  damageViperIn,
  destroyIn,
  destroyRaidersIn,
  drawAndRunOne,
  drawCards,
  drawSkill,
  execute,
  inForceOnce,
  infiltrate,
  launch,
  not,
  oneOf,
  playSuperCrisis,
  roll,
  shipsInSpace,
  skillCheck,
  spend,
  superCrises,
  sympathizerCylon,
  when,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
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

/** A place of the overlay, which covers the one that the main board prints. rule: setup.board.overlay-borrowed */
const overlay = (
  place: string,
  name: string,
  card: Pick<LocationCard, 'modifiers'> & {
    readonly hazardous?: boolean;
    readonly action: PlaceAction;
    readonly more?: readonly PlaceAction[];
  },
): LocationCard => {
  const { action, more = [], ...rest } = card;
  return {
    id: `${place}-pegasus`,
    place,
    name,
    box: 'pegasus',
    when: 'overlay and not daybreak',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    ...rest,
    actions: [action, ...more],
  };
};

/** The Cylon locations of the overlay. */
const overlayLocations: readonly LocationCard[] = [
  overlay('caprica', 'Caprica', {
    action: {
      do: [
        oneOf(
          'you',
          branch('super-crisis', [playSuperCrisis('you')], superCrises('you', 1)),
          branch('crisis', [drawAndRunOne('crisis', 'you', 2, 'bottom')], cardsLeft('crisis')),
        ),
      ],
    },
  }),
  overlay('cylon-fleet', 'Cylon Fleet', {
    action: {
      if: not(sympathizerCylon('you')),
      do: [
        oneOf(
          'you',
          branch('raiders', [activate('raiders')]),
          branch('heavy-raiders', [activate('heavy-raiders')]),
          branch('basestars', [activate('basestars')]),
          branch('launch', [launch(2, 1)], shipsInSpace('basestar', 1)),
        ),
      ],
    },
  }),
  overlay('human-fleet', 'Human Fleet', {
    action: {
      if: any(cardsLeft('crisis'), cardsLeft('destination')),
      do: [
        oneOf(
          'you',
          branch('crisis', [arrange('crisis', 'you')], cardsLeft('crisis')),
          branch('destination', [arrange('destination', 'you')], cardsLeft('destination')),
        ),
        drawSkill('you', 2, 'any'),
      ],
    },
    more: [
      {
        id: 'infiltrate',
        for: 'infiltrator',
        do: [chooseLocation('place', 'you'), infiltrate('you', 'place')],
      },
    ],
  }),
  overlay('resurrection-ship', 'Resurrection Ship', {
    hazardous: true,
    modifiers: [{ on: 'receive-skills', atMost: 1 }],
    action: { if: cardsLeft('super-crisis'), do: [drawCards('super-crisis', 'you', 1)] },
  }),
];

export const pegasusLocations: readonly LocationCard[] = [...shipLocations, ...overlayLocations];
