import {
  all,
  any,
  arrange,
  at,
  atLeast,
  atMost,
  attackedViperPiloted,
  attackOn,
  branch,
  cardsLeft,
  changeDifficulty,
  checkCounts,
  checkFaceup,
  choosePlayer,
  damagedVipers,
  destroyShips,
  drawSkill,
  grant,
  inForce,
  inReserves,
  locationDamaged,
  not,
  oneOf,
  ownViperAttacks,
  piloting,
  repairLocation,
  repairVipers,
  roll,
  rollAgain,
  shipsInAreaOf,
  somebody,
  when,
} from '../../effects/build';
import type { Skill } from '../../terms';
import type { SkillCard } from '../types';

type Text = Pick<SkillCard, 'when' | 'action' | 'reaction' | 'limit'>;

const weak = (id: string, name: string, skill: Skill, text: Text): SkillCard => ({
  id,
  name,
  box: 'base',
  copies: 14,
  skill,
  strengths: { 1: 8, 2: 6 },
  ...text,
});

const strong = (id: string, name: string, skill: Skill, text: Text): SkillCard => ({
  id,
  name,
  box: 'base',
  copies: 7,
  skill,
  strengths: { 3: 4, 4: 2, 5: 1 },
  ...text,
});

const ownDamagedLocation = () => locationDamaged('you');
const vipersInTheHangar = () => all(at('you', 'hangar-deck'), damagedVipers(1));

/** Skill cards: of each skill one weak and one strong card. */
export const baseSkillCards: readonly SkillCard[] = [
  weak('consolidate-power', 'Consolidate Power', 'politics', {
    action: { do: [drawSkill('you', 2, 'any')] },
  }),
  strong('investigative-committee', 'Investigative Committee', 'politics', {
    when: 'not pegasus',
    reaction: {
      window: 'before-cards',
      kind: 'optional',
      if: not(checkFaceup()),
      do: [inForce('this-check', { on: 'faceup', set: true })],
    },
  }),
  weak('executive-order', 'Executive Order', 'leadership', {
    action: {
      if: somebody('another', 'human', 'on-the-board'),
      do: [
        choosePlayer('target', 'you', 'another', 'human', 'on-the-board'),
        oneOf(
          'target',
          branch('move-and-action', [grant('target', { move: true, actions: 1, order: true })]),
          branch('two-actions', [grant('target', { actions: 2, order: true })]),
        ),
      ],
    },
    limit: 'turn',
  }),
  strong('declare-emergency', 'Declare Emergency', 'leadership', {
    reaction: { window: 'totalled', kind: 'optional', do: [changeDifficulty(-2)] },
    limit: 'check',
  }),
  weak('launch-scout', 'Launch Scout', 'tactics', {
    action: {
      if: inReserves('raptor', 1),
      do: [
        roll(
          'you',
          atLeast(3, [
            oneOf(
              'you',
              branch('crisis', [arrange('crisis', 'you')], cardsLeft('crisis')),
              branch('destination', [arrange('destination', 'you')], cardsLeft('destination')),
            ),
          ]),
          atMost(2, [destroyShips('raptor', 1)]),
        ),
      ],
    },
  }),
  strong('strategic-planning', 'Strategic Planning', 'tactics', {
    reaction: {
      window: 'before-die-roll',
      kind: 'optional',
      do: [inForce('this-roll', { on: 'roll-result', add: 2 })],
    },
    limit: 'roll',
  }),
  weak('evasive-maneuvers', 'Evasive Maneuvers', 'piloting', {
    reaction: {
      window: 'after-die-roll',
      kind: 'optional',
      if: attackOn('viper'),
      do: [when(attackedViperPiloted(), [inForce('this-roll', { on: 'roll-result', add: -2 })]), rollAgain()],
    },
  }),
  strong('maximum-firepower', 'Maximum Firepower', 'piloting', {
    action: {
      if: all(piloting('you'), shipsInAreaOf('you', 'cylon', 1)),
      do: [ownViperAttacks('you', 4)],
    },
  }),
  weak('repair', 'Repair', 'engineering', {
    action: {
      if: any(ownDamagedLocation(), vipersInTheHangar()),
      do: [
        oneOf(
          'you',
          branch('location', [repairLocation('you')], ownDamagedLocation()),
          branch('vipers', [repairVipers('you', 2)], vipersInTheHangar()),
        ),
      ],
    },
  }),
  strong('scientific-research', 'Scientific Research', 'engineering', {
    reaction: {
      window: 'before-cards',
      kind: 'optional',
      if: not(checkCounts('engineering')),
      do: [inForce('this-check', { on: 'card-value', cards: { skill: 'engineering' }, value: 'positive' })],
    },
  }),
];
