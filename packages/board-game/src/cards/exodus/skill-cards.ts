import {
  activateVipers,
  addCheckCards,
  all,
  atLeast,
  atMost,
  branch,
  changeNukes,
  checkCards,
  checkOf,
  checkOutcome,
  checkShort,
  checkTotalAtMost,
  destroyRaidersByRoll,
  destroyShips,
  discardFromCheck,
  gain,
  grantToTheEnd,
  inForce,
  inReserves,
  later,
  lose,
  nukeBeside,
  oneByOne,
  oneOf,
  prevent,
  raidersByPilot,
  roll,
  setOutcome,
  when,
} from '../../effects/build';
import type { Condition, Effect } from '../../effects/types';
import type { Skill } from '../../terms';
import { skillCardsOf } from '../deck-kinds';
import type { SkillCard } from '../types';

const card = skillCardsOf('exodus');

/** Of strength 0: it does something when it is revealed in a check. */
const inChecks = (
  id: string,
  name: string,
  skill: Skill,
  effects: readonly Effect[],
  onlyIf?: Condition,
): SkillCard =>
  card(id, name, skill, { 0: 3 }, { checkAbility: onlyIf ? { if: onlyIf, do: effects } : { do: effects } });

const strongest = (
  id: string,
  name: string,
  skill: Skill,
  text: Pick<SkillCard, 'action' | 'reaction'>,
): SkillCard => card(id, name, skill, { 6: 1 }, text);

/** Skill cards: of each skill one for checks and a single one of strength 6. */
export const exodusSkillCards: readonly SkillCard[] = [
  // rule: skill-check.step7.printed-values
  inChecks('red-tape', 'Red Tape', 'politics', [discardFromCheck(5, 6)]),
  strongest('political-prowess', 'Political Prowess', 'politics', {
    reaction: {
      window: 'check-begin',
      kind: 'optional',
      if: checkOf('location'),
      do: [oneOf('you', branch('pass', [setOutcome('pass')]), branch('fail', [setOutcome('fail')]))],
    },
  }),
  inChecks('iron-will', 'Iron Will', 'leadership', [
    later('outcome', [
      when(all(checkOutcome('fail'), checkShort(1, 4)), [prevent()]),
      when(checkTotalAtMost(0), [lose('morale', 1)]),
    ]),
  ]),
  strongest('state-of-emergency', 'State of Emergency', 'leadership', {
    action: {
      do: [
        lose('food', 1),
        oneByOne('each-player', 'player', [
          oneOf(
            'player',
            branch('move', [grantToTheEnd('player', { move: true, actions: 0 })]),
            branch('action', [grantToTheEnd('player', { actions: 1 })]),
            branch('neither', []),
          ),
        ]),
      ],
    },
  }),
  inChecks('trust-instincts', 'Trust Instincts', 'tactics', [addCheckCards('destiny', 2)]),
  strongest('scout-for-fuel', 'Scout for Fuel', 'tactics', {
    action: {
      if: inReserves('raptor', 1),
      do: [roll('you', atLeast(4, [gain('fuel', 1)]), atMost(3, [destroyShips('raptor', 1)]))],
    },
  }),
  inChecks(
    'protect-the-fleet',
    'Protect the Fleet',
    'piloting',
    [activateVipers('current', 1)],
    checkCards('piloting', 3),
  ),
  strongest('best-of-the-best', 'Best of the Best', 'piloting', {
    reaction: {
      window: 'before-attack',
      kind: 'instead',
      if: raidersByPilot(),
      do: [prevent(), destroyRaidersByRoll('you')],
    },
  }),
  inChecks('establish-network', 'Establish Network', 'engineering', [
    inForce('this-check', { on: 'card-value', cards: { skill: 'engineering' }, value: 'double' }),
  ]),
  strongest('build-nuke', 'Build Nuke', 'engineering', {
    // rule: setup.components.exodus-nuke
    action: { if: nukeBeside(), do: [changeNukes(1)] },
  }),
];
