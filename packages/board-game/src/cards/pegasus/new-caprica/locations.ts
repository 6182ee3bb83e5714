import {
  activate,
  all,
  any,
  arrangeLocked,
  atLeast,
  atMost,
  branch,
  cardsLeft,
  causedByAction,
  check,
  chooseHighest,
  chooseLocation,
  chooseLocationOn,
  choosePlayer,
  destroyOccupationAt,
  drawCards,
  evacuateCivilian,
  eventAbout,
  eventIs,
  executeEvenCylon,
  holds,
  inForce,
  inOrbit,
  locked,
  loseChosen,
  may,
  moveJumpTrack,
  nextStillCrisis,
  occupationAt,
  occupied,
  oneOf,
  placeOccupation,
  playQuorum,
  prepareCivilian,
  prepared,
  quorumCards,
  roll,
  rollAgain,
  send,
  skillCheck,
  somebody,
  spend,
  when,
} from '../../../effects/build';
import type { React } from '../../../effects/types';
import type { BoardAction, LocationCard, OptionRule } from '../../types';

const attack = 'attack-occupation-forces';

const failedAttack = () =>
  all(causedByAction(attack), eventAbout('roller', 'you'), eventIs('final', 1, 2, 3, 4));

/** What the board prints. The card answers; in games of earlier builds the places did, and may be in the middle of it. */
const rollAgainByFirepower = (): React => ({
  window: 'after-die-roll',
  kind: 'optional',
  saidOnly: true,
  if: failedAttack(),
  do: [spend('you', { card: 'maximum-firepower' }), rollAgain()],
});

/** Whoever attacks an occupation force may give up a card for another roll. */
export const firepowerAgainstOccupation: OptionRule = {
  id: 'newcaprica.rules.attack-of-reroll',
  box: 'pegasus',
  when: 'newcaprica',
  cards: [
    {
      skill: 'maximum-firepower',
      reaction: {
        window: 'after-die-roll',
        kind: 'optional',
        if: failedAttack(),
        do: [rollAgain()],
      },
    },
  ],
};

const onTheGround = (
  id: string,
  name: string,
  card: Pick<LocationCard, 'actions' | 'modifiers' | 'reactions'> & { readonly hazardous?: boolean },
): LocationCard => ({
  id,
  place: id,
  name,
  box: 'pegasus',
  when: 'newcaprica',
  board: 'new-caprica',
  hazardous: false,
  damageable: false,
  ...card,
});

/** The locations of New Caprica. rule: newcaprica.rules.both-sides */
export const newCapricaLocations: readonly LocationCard[] = [
  onTheGround('medical-center', 'Medical Center', {
    hazardous: true,
    modifiers: [{ on: 'receive-skills', atMost: 1 }],
  }),
  onTheGround('resistance-hq', 'Resistance HQ', {
    actions: [
      {
        for: 'human',
        do: [
          choosePlayer('target', 'you', 'on-new-caprica'),
          // Treachery is on the side of those who want an execution. rule: skills.treachery-positive-places
          check(
            skillCheck(7, ['leadership', 'tactics', 'treachery'], { pass: [executeEvenCylon('target')] }),
            'target',
          ),
        ],
      },
    ],
  }),
  onTheGround('detention', 'Detention', {
    hazardous: true,
    actions: [
      {
        for: 'human',
        do: [
          check(
            skillCheck(9, ['politics', 'tactics'], {
              pass: [chooseLocationOn('new-caprica', 'place', 'you'), send('you', 'place', 'detention')],
            }),
          ),
        ],
      },
    ],
    // rule: newcaprica.rules.detention-limits, newcaprica.rules.detention-crisis
    modifiers: [
      { on: 'contribution', atMost: 2 },
      { on: 'may-move', no: 'detention' },
    ],
  }),
  onTheGround('occupation-authority', 'Occupation Authority', {
    reactions: [rollAgainByFirepower()],
    actions: [
      {
        id: 'quorum',
        for: 'human',
        if: all(holds('you', 'president'), any(cardsLeft('quorum'), quorumCards(1))),
        do: [
          when(cardsLeft('quorum'), [may('you', [drawCards('quorum', 'you', 1)])]),
          when(quorumCards(1), [may('you', [playQuorum('you')])]),
        ],
      },
      { id: 'occupy', for: 'cylon', do: [activate('occupation-forces'), placeOccupation(1)] },
    ],
  }),
  onTheGround('breeders-canyon', "Breeder's Canyon", {
    reactions: [rollAgainByFirepower()],
    actions: [
      {
        id: 'signal',
        for: 'human',
        if: occupied(),
        do: [chooseHighest('resource', 'current'), loseChosen('resource', 1), moveJumpTrack(1)],
      },
      {
        id: 'crisis',
        for: 'cylon',
        if: cardsLeft('crisis'),
        do: [
          inForce('this-turn', { on: 'step-happens', steps: ['prepare-jump'], no: 'breeders-canyon' }),
          nextStillCrisis(),
        ],
      },
    ],
  }),
  onTheGround('shipyard', 'Shipyard', {
    reactions: [rollAgainByFirepower()],
    actions: [
      {
        id: 'ships',
        for: 'human',
        if: any(locked(1), all(inOrbit(), prepared(1))),
        do: [
          oneOf(
            'you',
            branch('prepare', [prepareCivilian(1)], locked(1)),
            branch(
              'evacuate',
              [evacuateCivilian('you'), may('you', [chooseLocation('place', 'you'), send('you', 'place')])],
              all(inOrbit(), prepared(1)),
            ),
          ),
        ],
      },
      { id: 'inspect', for: 'cylon', if: locked(1), do: [arrangeLocked('you')] },
    ],
  }),
];

/** Actions from any location of New Caprica. rule: newcaprica.rules.two-common-actions */
export const newCapricaActions: readonly BoardAction[] = [
  {
    id: attack,
    name: 'Attack Occupation Forces',
    box: 'pegasus',
    when: 'newcaprica',
    board: 'new-caprica',
    for: 'human',
    if: occupationAt('you'),
    do: [roll('you', atLeast(5, [destroyOccupationAt('you')]))],
  },
  {
    id: 'detain-a-human',
    name: 'Detain a Human',
    box: 'pegasus',
    when: 'newcaprica',
    board: 'new-caprica',
    for: 'cylon',
    if: all(occupationAt('you'), somebody('human', 'in-same-location')),
    do: [
      choosePlayer('target', 'you', 'human', 'in-same-location'),
      roll('you', atMost(3, [send('target', 'detention')]), atMost(7, [send('target', 'medical-center')])),
    ],
  },
];
