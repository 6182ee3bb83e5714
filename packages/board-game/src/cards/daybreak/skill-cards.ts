import {
  activateLocation,
  activateOneViper,
  addOneFromHand,
  addToDestiny,
  all,
  any,
  assaultRaptorsLeft,
  atMost,
  branch,
  cardsLeft,
  checkInForce,
  checkOutcome,
  checkOverPrinted,
  choosePilotedArea,
  choosePlayer,
  damageGalactica,
  damageVipers,
  destroyedShips,
  destroyShips,
  drawMutiny,
  drawSkill,
  gainAssaultRaptor,
  gainToken,
  inForce,
  inReserves,
  isHumanPlayer,
  later,
  launchInto,
  may,
  moveJumpTrack,
  not,
  oneByOne,
  oneOf,
  pickCheckCards,
  pilotedViperInSpace,
  place,
  prevent,
  restoreRaptor,
  roll,
  send,
  shareQuorum,
  shipsInSpace,
  skillCardsHeld,
  trackSpaceBlue,
  viperCanAct,
  when,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import { type SkillCardText, skillCardsOf } from '../deck-kinds';
import type { SkillCard } from '../types';
import { drawTreachery } from './kinds';

const card = skillCardsOf('daybreak');

const zero = { 0: 2 };
const middling = { 3: 1, 4: 1 };
const strong = { 5: 1 };

/** What it does when it is revealed in a check. */
const ability = (...effects: Effect[]): SkillCardText => ({ checkAbility: { do: effects } });

/** Used before cards are added to a check. */
const beforeCards = (
  effects: readonly Effect[],
  onlyIf?: NonNullable<SkillCard['reaction']>['if'],
): SkillCardText => ({
  reaction: {
    window: 'before-cards',
    kind: 'optional',
    ...(onlyIf && { if: onlyIf }),
    do: effects,
  },
});

/** The skill cards of the five usual types. */
const usual: readonly SkillCard[] = [
  card('force-their-hand', 'Force Their Hand', 'politics', zero, {
    checkAbility: {
      if: isHumanPlayer('current'),
      do: [
        oneOf(
          'current',
          branch('add', [addOneFromHand('current')], skillCardsHeld('current', 1)),
          branch('mutiny', [drawMutiny('current', 1)]),
        ),
      ],
    },
  }),
  card('popular-influence', 'Popular Influence', 'politics', middling, {
    action: { if: cardsLeft('quorum'), do: [shareQuorum('you', 2)] },
  }),
  card('negotiation', 'Negotiation', 'politics', strong, {
    action: {
      do: [
        place({ fore: { basestars: 1 } }),
        drawSkill('you', 1, ['politics']),
        inForce('this-turn', { on: 'cylon-ships-act', no: 'negotiation' }),
      ],
    },
  }),
  card(
    'all-hands-on-deck',
    'All Hands on Deck',
    'leadership',
    zero,
    ability(inForce('this-check', { on: 'check-total', add: 1, cards: { strength: 0 } })),
  ),
  card(
    'restore-order',
    'Restore Order',
    'leadership',
    middling,
    // rule: skills.reckless.restore-order
    beforeCards(
      [inForce('this-check', { on: 'check-abilities', no: 'restore-order' })],
      all(not(checkInForce('reckless')), not(checkInForce('check-abilities'))),
    ),
  ),
  card('change-of-plans', 'Change of Plans', 'leadership', strong, {
    reaction: {
      window: 'outcome',
      kind: 'instead',
      if: checkOutcome('pass'),
      do: [prevent(), oneByOne({ players: ['human'] }, 'player', [drawSkill('player', 2, 'own-set')])],
    },
  }),
  card(
    'quick-thinking',
    'Quick Thinking',
    'tactics',
    zero,
    ability(pickCheckCards('current', 1, 'hand', { upTo: true, strengthAtMost: 3, notThisName: true })),
  ),
  card('unorthodox-plan', 'Unorthodox Plan', 'tactics', middling, {
    action: {
      do: [
        activateLocation(
          'you',
          ['absent', 'damaged'],
          ['command', 'armory', 'weapons-control', 'communications'],
        ),
      ],
    },
  }),
  card(
    'a-second-chance',
    'A Second Chance',
    'tactics',
    strong,
    beforeCards([later('outcome', [when(checkOverPrinted(4), [gainToken('current', 'miracle', 1)])])]),
  ),
  card('dogfight', 'Dogfight', 'piloting', zero, {
    checkAbility: {
      if: any(shipsInSpace('viper', 1), inReserves('viper', 1)),
      do: [
        may('current', [
          damageVipers(1, 'anywhere'),
          pickCheckCards('current', 1, 'discard', { notThisCard: true }),
        ]),
      ],
    },
  }),
  card('combat-veteran', 'Combat Veteran', 'piloting', middling, {
    action: { if: viperCanAct(), do: [activateOneViper('you', 3)] },
  }),
  card('launch-reserves', 'Launch Reserves', 'piloting', strong, {
    action: {
      if: all(pilotedViperInSpace(), inReserves('viper', 1)),
      do: [choosePilotedArea('area', 'you'), launchInto('area', 'you', 2)],
    },
  }),
  card(
    'install-upgrades',
    'Install Upgrades',
    'engineering',
    zero,
    ability(
      later('check-effects', [
        when(
          checkOutcome('pass'),
          [drawSkill('current', 2, ['engineering'])],
          [drawSkill('current', 1, ['engineering'])],
        ),
      ]),
    ),
  ),
  card('raptor-specialist', 'Raptor Specialist', 'engineering', middling, {
    action: {
      if: any(all(inReserves('raptor', 1), assaultRaptorsLeft(1)), destroyedShips('raptor', 1)),
      do: [
        oneOf(
          'you',
          branch(
            'upgrade',
            [destroyShips('raptor', 1), gainAssaultRaptor()],
            all(inReserves('raptor', 1), assaultRaptorsLeft(1)),
          ),
          branch('restore', [restoreRaptor(1)], destroyedShips('raptor', 1)),
        ),
      ],
    },
  }),
  card('test-the-limits', 'Test the Limits', 'engineering', strong, {
    action: {
      if: not(trackSpaceBlue()),
      do: [moveJumpTrack(1), roll('you', atMost(5, [damageGalactica(1)]))],
    },
  }),
];

const treachery = (
  id: string,
  name: string,
  strength: number,
  copies: number,
  text: SkillCardText,
): SkillCard => card(id, name, 'treachery', { [strength]: copies }, text);

/** Whoever gives it up by choice is noticed. rule: mutiny.treachery-discard */
const noticed: SkillCardText = { whenDiscarded: [drawMutiny('you', 1)] };

const treacheryCards: readonly SkillCard[] = [
  treachery('bait', 'Bait', 0, 6, { ...ability(place({ aft: { civilians: 1 } })), ...noticed }),
  treachery('dradis-contact', 'Dradis Contact', 0, 6, {
    ...ability(place({ fore: { raiders: 2 } })),
    ...noticed,
  }),
  treachery('a-better-machine', 'A Better Machine', 3, 4, ability(addToDestiny('treachery', 2))),
  treachery(
    'personal-vices',
    'Personal Vices',
    3,
    4,
    ability(
      oneByOne({ players: ['human'] }, 'player', [drawTreachery('player', 1)]),
      drawMutiny('current', 1),
    ),
  ),
  treachery('violent-outbursts', 'Violent Outbursts', 4, 3, ability(send('current', 'sickbay'))),
  treachery(
    'exploit-a-weakness',
    'Exploit a Weakness',
    5,
    3,
    ability(choosePlayer('target', 'current', 'human'), drawMutiny('target', 1)),
  ),
];

/** Skill cards. */
export const daybreakSkillCards: readonly SkillCard[] = [...usual, ...treacheryCards];
