import {
  activatePlaced,
  all,
  any,
  arrange,
  arrangeTop,
  branch,
  cardInPlay,
  cardsLeft,
  chooseArea,
  choosePlayer,
  chooseSkill,
  discardMutiny,
  discardSuperCrises,
  drawCards,
  drawMutiny,
  drawSkill,
  eventAbout,
  giveTitle,
  hubDestroyed,
  inForce,
  inReserves,
  launchInto,
  may,
  mutinyHeld,
  noMission,
  oneByOne,
  oneOf,
  pay,
  placeAt,
  rebelBasestarInPlay,
  searchSkillDeck,
  sendCylon,
  somebody,
  spareMutiny,
  spend,
  startMission,
  superCrises,
  suppliedRaiders,
  when,
  yourTurn,
} from '../../effects/build';
import type { Price } from '../../effects/types';
import { skills } from '../../terms';
import { cylonOverlay } from '../cylon-overlay';
import { drawQuorum } from '../place-actions';
import type { LocationCard, PlaceAction } from '../types';

type PlaceDetails = Partial<LocationCard> & { readonly action?: PlaceAction };

const on =
  (board: LocationCard['board'], when?: string) =>
  (place: string, name: string, { action, ...rest }: PlaceDetails): LocationCard => ({
    id: `${place}-daybreak`,
    place,
    name,
    box: 'daybreak',
    ...(when === undefined ? {} : { when }),
    board,
    hazardous: false,
    damageable: false,
    ...(action ? { actions: [action] } : {}),
    ...rest,
  });

const colonialOne = on('colonial-one');

/** The overlay of Colonial One, which has one location more. rule: setup.daybreak.overlays */
const colonialOneLocations: readonly LocationCard[] = [
  colonialOne('quorum-chamber', 'Quorum Chamber', {
    id: 'quorum-chamber',
    action: drawQuorum(),
  }),
  colonialOne('press-room', 'Press Room', {
    action: {
      if: somebody('another', 'human'),
      do: [
        choosePlayer('target', 'you', 'another', 'human'),
        spareMutiny('target', 1),
        discardMutiny('target', { keep: 1 }),
        when(mutinyHeld('you', 1), [may('you', [discardMutiny('you', { n: 1 })])]),
      ],
    },
  }),
  colonialOne('presidents-office', "President's Office", {
    action: { if: cardsLeft('politics'), do: [drawSkill('you', 2, ['politics'])] },
  }),
  // rule: skill-check.location.administration-daybreak
  colonialOne('administration', 'Administration', {
    action: {
      do: [
        drawMutiny('you', 1),
        when(mutinyHeld('president', 1), [
          choosePlayer('target', 'you', 'human', 'takes-titles'),
          pay(
            'president',
            spend('president', { inPlay: 'accept-prophecy' }),
            [],
            [giveTitle('president', 'target')],
          ),
        ]),
      ],
    },
  }),
  colonialOne('colonial-one-destroyed', 'Colonial One Destroyed', {
    id: 'colonial-one-destroyed',
    while: cardInPlay('super-crisis', 'bomb-on-colonial-1'),
    closed: true,
    closesBoard: true,
  }),
];

const cylonLocations: readonly LocationCard[] = [
  ...cylonOverlay('daybreak', 'daybreak'),
  // rule: locations.resurrection-ship.hub-destroyed
  {
    id: 'hub-destroyed',
    place: 'resurrection-ship',
    name: 'Hub Destroyed',
    box: 'daybreak',
    board: 'cylon',
    hazardous: true,
    damageable: false,
    while: hubDestroyed(),
    modifiers: [{ on: 'receive-skills', atMost: 0 }],
    reactions: [
      {
        window: 'draw-skills-start',
        kind: 'forced',
        if: all(eventAbout('seat', 'you'), superCrises('you', 1)),
        do: [discardSuperCrises('you')],
      },
    ],
    actions: [
      {
        if: cardsLeft('super-crisis'),
        do: [
          spend('you', { skillCards: 3 }),
          drawCards('super-crisis', 'you', 1),
          sendCylon('you', 'cylon-fleet'),
        ],
      },
    ],
  },
];

const demetrius = on('demetrius', 'demetrius');

const demetriusLocations: readonly LocationCard[] = [
  demetrius('bridge', 'Bridge', {
    id: 'bridge',
    action: {
      if: all(noMission(), cardsLeft('mission')),
      do: [
        startMission('you'),
        // rule: missions.no-crisis
        when(yourTurn(), [inForce('this-turn', { on: 'step-happens', steps: ['crisis'], no: 'mission' })]),
      ],
    },
  }),
  demetrius('tactical-plot', 'Tactical Plot', {
    id: 'tactical-plot',
    action: { if: cardsLeft('mission'), do: [arrange('mission', 'you')] },
  }),
  demetrius('captains-cabin', "Captain's Cabin", {
    id: 'captains-cabin',
    action: {
      do: [
        chooseSkill('type', 'you', skills),
        oneByOne('each-player', 'player', [drawSkill('player', 1, { chosen: 'type' })]),
      ],
    },
  }),
  // No character is ever there: it holds the card of the mission that was tried.
  demetrius('active-mission', 'Active Mission', { id: 'active-mission', closed: true }),
];

const rebel = on('rebel-basestar', 'demetrius');

/** What every action on board costs. */
const price: Price = { oneOf: [{ token: 'miracle', n: 1 }, { superCrises: 1 }] };

const rebelLocations: readonly LocationCard[] = [
  rebel('hybrid-tank', 'Hybrid Tank', {
    id: 'hybrid-tank',
    while: rebelBasestarInPlay(),
    action: { if: cardsLeft('crisis'), do: [spend('you', price), arrangeTop('crisis', 'you', 5)] },
  }),
  rebel('datastream', 'Datastream', {
    id: 'datastream',
    while: rebelBasestarInPlay(),
    action: {
      do: [spend('you', price), chooseSkill('type', 'you', skills), searchSkillDeck('you', 'type', 3)],
    },
  }),
  // rule: rebel-basestar.raider-bay
  rebel('raider-bay', 'Raider Bay', {
    id: 'raider-bay',
    while: rebelBasestarInPlay(),
    action: {
      if: any(suppliedRaiders(), inReserves('viper', 1)),
      do: [
        spend('you', price),
        chooseArea('area', 'you'),
        oneOf(
          'you',
          branch('raiders', [placeAt('area', { raiders: 2 }), activatePlaced('raiders')], suppliedRaiders()),
          branch('vipers', [launchInto('area', 'you', 4)], inReserves('viper', 1)),
        ),
      ],
    },
  }),
];

export const daybreakLocations: readonly LocationCard[] = [
  ...colonialOneLocations,
  ...cylonLocations,
  ...demetriusLocations,
  ...rebelLocations,
];
