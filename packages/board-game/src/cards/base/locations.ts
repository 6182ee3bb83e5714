import {
  activateVipers,
  all,
  any,
  atLeast,
  atMost,
  attackCenturion,
  attackFromGalactica,
  branch,
  cardsLeft,
  centurionsAboard,
  check,
  chooseLocation,
  choosePlayer,
  damageGalactica,
  discardCards,
  distanceAtMost,
  drawAndRunOne,
  drawCards,
  drawSkill,
  giveLoyalty,
  giveTitle,
  grant,
  hiddenLoyalty,
  jump,
  launchSelf,
  lose,
  may,
  oneOf,
  pilot,
  playSuperCrisis,
  roll,
  scoutCivilians,
  send,
  shipsInSpace,
  skillCheck,
  somebody,
  superCrises,
  takeFromHand,
  trackSpaceBlue,
  viperCanAct,
  viperToFly,
  when,
} from '../../effects/build';
import { commandCylonShips, drawQuorum } from '../place-actions';
import type { LocationCard, PlaceAction } from '../types';

type WrittenLocation = Pick<LocationCard, 'modifiers'> & {
  readonly action?: PlaceAction;
  readonly hazardous?: boolean;
  readonly damageable?: boolean;
};

const location =
  (board: LocationCard['board']) =>
  (id: string, name: string, { action, ...place }: WrittenLocation): LocationCard => ({
    id,
    place: id,
    name,
    box: 'base',
    board,
    hazardous: false,
    damageable: false,
    ...place,
    ...(action ? { actions: [action] } : {}),
  });

const galactica = location('galactica');
const colonialOne = location('colonial-one');
const cylon = location('cylon');

const galacticaLocations: readonly LocationCard[] = [
  galactica('ftl-control', 'FTL Control', {
    damageable: true,
    action: {
      if: trackSpaceBlue(),
      do: [roll('you', atMost(6, [lose('population', { trackSpace: true })])), jump()],
    },
  }),
  galactica('weapons-control', 'Weapons Control', {
    damageable: true,
    action: { if: shipsInSpace('cylon', 1), do: [attackFromGalactica('you')] },
  }),
  galactica('communications', 'Communications', {
    action: { if: shipsInSpace('civilian', 1), do: [scoutCivilians('you', 2)] },
  }),
  galactica('research-lab', 'Research Lab', {
    action: {
      if: cardsLeft('engineering', 'tactics'),
      do: [drawSkill('you', 1, ['engineering', 'tactics'])],
    },
  }),
  galactica('command', 'Command', {
    damageable: true,
    action: { if: viperCanAct(), do: [activateVipers('you', 2)] },
  }),
  galactica('admirals-quarters', "Admiral's Quarters", {
    damageable: true,
    action: {
      if: somebody('able-to-go-to-brig'),
      do: [
        choosePlayer('target', 'you', 'able-to-go-to-brig'),
        check(skillCheck(7, ['leadership', 'tactics'], { pass: [send('target', 'brig')] }), 'target'),
      ],
    },
  }),
  galactica('hangar-deck', 'Hangar Deck', {
    damageable: true,
    action: { if: all(pilot('you'), viperToFly()), do: [launchSelf('you'), grant('you', { actions: 1 })] },
  }),
  galactica('armory', 'Armory', {
    damageable: true,
    action: { if: centurionsAboard(1), do: [attackCenturion('you')] },
  }),
  galactica('sickbay', 'Sickbay', {
    hazardous: true,
    modifiers: [{ on: 'receive-skills', atMost: 1 }],
  }),
  galactica('brig', 'Brig', {
    hazardous: true,
    action: {
      do: [
        check(
          skillCheck(7, ['politics', 'tactics'], {
            pass: [chooseLocation('place', 'you'), send('you', 'place', 'brig')],
          }),
        ),
      ],
    },
    modifiers: [
      { on: 'contribution', when: 'not oneplayer', atMost: 1 },
      { on: 'may-move', no: 'brig' },
      { on: 'step-happens', when: 'not oneplayer and not cooperative', steps: ['crisis'], no: 'brig' },
    ],
  }),
];

const colonialOneLocations: readonly LocationCard[] = [
  colonialOne('press-room', 'Press Room', {
    action: { if: cardsLeft('politics'), do: [drawSkill('you', 2, ['politics'])] },
  }),
  colonialOne('presidents-office', "President's Office", {
    action: drawQuorum(),
  }),
  colonialOne('administration', 'Administration', {
    action: {
      do: [
        choosePlayer('target', 'you', 'human', 'takes-titles'),
        check(
          skillCheck(5, ['politics', 'leadership'], { pass: [giveTitle('president', 'target')] }),
          'target',
        ),
      ],
    },
  }),
];

const superCrisisToSwap = () => all(superCrises('you', 1), cardsLeft('super-crisis'));
const ownLoyaltyToGive = () => all(distanceAtMost(7), hiddenLoyalty('you', 1));

const cylonLocations: readonly LocationCard[] = [
  cylon('caprica', 'Caprica', {
    action: {
      do: [
        oneOf(
          'you',
          branch('super-crisis', [playSuperCrisis('you')], superCrises('you', 1)),
          branch('crisis', [drawAndRunOne('crisis', 'you', 2, 'discard')], cardsLeft('crisis')),
        ),
      ],
    },
  }),
  cylon('cylon-fleet', 'Cylon Fleet', {
    action: commandCylonShips(),
  }),
  cylon('human-fleet', 'Human Fleet', {
    action: {
      do: [
        choosePlayer('target', 'you', 'another', 'skill-cards'),
        takeFromHand('you', 'target'),
        roll('you', atLeast(5, [damageGalactica(1)])),
      ],
    },
  }),
  cylon('resurrection-ship', 'Resurrection Ship', {
    action: {
      if: any(superCrisisToSwap(), ownLoyaltyToGive()),
      do: [
        when(superCrisisToSwap(), [
          may('you', [discardCards('super-crisis', 'you', 1), drawCards('super-crisis', 'you', 1)]),
        ]),
        when(ownLoyaltyToGive(), [
          choosePlayer('target', 'you', 'another', 'takes-loyalty'),
          giveLoyalty('you', 'target'),
        ]),
      ],
    },
  }),
];

/** The locations of the board. Each human location belongs to its ship, Cylon locations to Cylon players. */
export const baseLocations: readonly LocationCard[] = [
  ...galacticaLocations,
  ...colonialOneLocations,
  ...cylonLocations,
];
