import {
  activateShipsOnly,
  all,
  atLeast,
  branch,
  changeDifficulty,
  checkFaceup,
  checkInForce,
  checkReckless,
  chooseHighest,
  chooseResource,
  damageGalactica,
  destroyedBy,
  destroyedShip,
  discardsInclude,
  drawSkill,
  eventIs,
  eventIsBound,
  flyAnywhere,
  gain,
  grant,
  inForce,
  inForceOnce,
  interfere,
  isHumanPlayer,
  loseChosen,
  may,
  not,
  oneByOne,
  oneOf,
  ownViperAttacks,
  piloting,
  place,
  roll,
  shipsInSpace,
  somebody,
  swapWithDestiny,
} from '../../effects/build';
import type { Effect, Limit, React } from '../../effects/types';
import { resources } from '../../terms';
import { type SkillCardText, skillCardsOf } from '../deck-kinds';
import type { SkillCard } from '../types';
import { drawTreachery } from './treachery';

const card = skillCardsOf('pegasus');

const weak = { 1: 1, 2: 1 };
const strong = { 3: 1, 4: 1, 5: 1 };

/** No more than one reckless card in a check. rule: skills.reckless.one-per-check */
const oneRecklessCard: Limit = { per: 'check', name: 'reckless' };

const notRestored = not(checkInForce('check-abilities'));

/** Used before cards are added; it makes the check reckless. rule: skills.reckless.card */
const reckless = (effects: readonly Effect[], onlyIf?: React['if']): SkillCardText => ({
  limit: oneRecklessCard,
  reaction: {
    window: 'before-cards',
    kind: 'optional',
    // rule: skills.reckless.restore-order
    if: onlyIf ? all(notRestored, onlyIf) : notRestored,
    do: [inForce('this-check', { on: 'reckless', set: true }), ...effects],
  },
});

/** The skill cards of the five usual types. */
const usual: readonly SkillCard[] = [
  card(
    'support-the-people',
    'Support the People',
    'politics',
    weak,
    reckless([
      oneByOne({ players: ['human', 'few-skill-cards'] }, 'player', [
        may('player', [drawSkill('player', 2, 'own-set')]),
      ]),
    ]),
  ),
  card('preventative-policy', 'Preventative Policy', 'politics', strong, {
    movement: {
      do: [
        chooseResource('resource', 'you', resources),
        inForceOnce('this-turn', { on: 'loss-amount', add: -1, if: eventIsBound('resource', 'resource') }),
      ],
    },
  }),
  card(
    'investigative-committee-pegasus',
    'Investigative Committee',
    'politics',
    { 3: 4, 4: 2, 5: 1 },
    {
      reaction: {
        window: 'before-cards',
        kind: 'optional',
        if: not(checkFaceup()),
        do: [inForce('this-check', { on: 'faceup', set: true, if: eventIs('by', 'player') })],
      },
    },
  ),
  card('major-victory', 'Major Victory', 'leadership', weak, {
    limit: 'turn',
    reaction: {
      window: 'ship-destroyed',
      kind: 'optional',
      if: all(destroyedShip('basestar', 'centurion'), destroyedBy('you')),
      do: [roll('you', atLeast(5, [gain('morale', 1)]))],
    },
  }),
  card(
    'at-any-cost',
    'At Any Cost',
    'leadership',
    strong,
    reckless([inForce('this-check', { on: 'card-value', cards: { skill: 'treachery' }, value: 'positive' })]),
  ),
  card(
    'guts-and-initiative',
    'Guts and Initiative',
    'tactics',
    weak,
    reckless([inForce('this-check', { on: 'destiny-cards', set: 0 })]),
  ),
  card('critical-situation', 'Critical Situation', 'tactics', strong, {
    limit: { per: 'turn', name: 'executive-order' },
    movement: { do: [grant('you', { actions: 1 })] },
  }),
  card('full-throttle', 'Full Throttle', 'piloting', weak, {
    action: { if: piloting('you'), do: [flyAnywhere('you'), ownViperAttacks('you', 1)] },
    movement: { if: piloting('you'), do: [flyAnywhere('you'), ownViperAttacks('you', 1)] },
  }),
  card('run-interference', 'Run Interference', 'piloting', strong, {
    reaction: {
      window: 'before-activation',
      kind: 'optional',
      if: all(eventIs('icon', 'raiders'), piloting('you'), shipsInSpace('raider', 1)),
      do: [interfere('you', 4)],
    },
  }),
  card('jury-rigged', 'Jury Rigged', 'engineering', weak, reckless([changeDifficulty(-4)])),
  card('calculations', 'Calculations', 'engineering', strong, {
    limit: 'roll',
    reaction: {
      window: 'after-die-roll',
      kind: 'optional',
      do: [
        oneOf(
          'you',
          branch('add', [inForce('this-roll', { on: 'roll-result', add: 1 })]),
          branch('subtract', [inForce('this-roll', { on: 'roll-result', add: -1 })]),
        ),
      ],
    },
  }),
];

/** What a treachery card does when it is revealed in a reckless check. rule: skills.reckless.treachery-pegasus */
const whenReckless = (...effects: Effect[]): SkillCardText => ({
  checkAbility: { if: checkReckless(), do: effects },
});

const treachery = (
  id: string,
  name: string,
  strength: number,
  copies: number,
  text: SkillCardText,
): SkillCard => ({
  ...card(id, name, 'treachery', { [strength]: copies }, text),
  // rule: setup.pegasus.treachery-own, setup.pegasus.treachery-daybreak
  when: 'pegasus and not daybreak',
});

const treacheryCards: readonly SkillCard[] = [
  treachery(
    'broadcast-location',
    'Broadcast Location',
    1,
    8,
    whenReckless(place({ fore: { basestars: 1 }, aft: { civilians: 1 } })),
  ),
  treachery(
    'by-your-command',
    'By Your Command',
    1,
    4,
    whenReckless(activateShipsOnly('raiders', 'heavy-raiders', 'occupation-forces')),
  ),
  treachery('gods-plan', "God's Plan", 2, 3, { movement: { do: [swapWithDestiny('you')] } }),
  treachery(
    'special-destiny',
    'Special Destiny',
    2,
    5,
    whenReckless(oneByOne('each-player', 'player', [drawTreachery('player', 1)])),
  ),
  treachery('human-weakness', 'Human Weakness', 3, 2, {
    action: {
      if: somebody('human', 'imprisoned'),
      do: [chooseHighest('resource', 'current'), loseChosen('resource', 1)],
    },
  }),
  treachery('sabotage', 'Sabotage', 3, 4, {
    limit: 'turn',
    reaction: {
      window: 'discard-made',
      kind: 'optional',
      if: all(isHumanPlayer('event.seat'), discardsInclude('treachery')),
      do: [damageGalactica(1)],
    },
  }),
];

/** Skill cards. */
export const pegasusSkillCards: readonly SkillCard[] = [...usual, ...treacheryCards];
