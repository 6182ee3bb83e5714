import { inPlace, skills, sources } from '../../say/en/names';
import { listed, person } from '../../say/en/words';
import type { Skill } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, CauseKind, Condition, Who } from '../condition-types';
import type { RulingName } from '../names';
import { flag, list, number, optional, word } from '../shape';
import { among, cause, ruling, skill, who } from '../shape-words';

/** The skill check that is being made. */

declare module '../condition-types' {
  interface Conditions {
    'check-of': { readonly source: CauseKind; readonly ids?: readonly string[] };
    'check-target': { readonly who: Who };
    'check-counts': { readonly skill: Skill };
    'check-faceup': Bare;
    'check-reckless': Bare;
    'check-outcome': { readonly outcome: readonly ('pass' | 'partial' | 'fail')[] };
    'check-total': { readonly atLeast?: number; readonly atMost?: number };
    /** By how much it falls short of its difficulty as that is now. */
    'check-short': {
      readonly atLeast?: number;
      readonly atMost?: number;
      /** Of the difficulty that is printed, whatever has changed it. */
      readonly printed?: true;
    };
    /** Something has been put in force for the check that answers this ruling. */
    'check-in-force': { readonly on: RulingName };
  }
}

export const checkOf = (source: CauseKind, ...ids: string[]): Condition =>
  ids.length === 0 ? { is: 'check-of', source } : { is: 'check-of', source, ids };
export const checkTarget = (who: Who): Condition => ({ is: 'check-target', who });
export const checkCounts = (skill: Skill): Condition => ({ is: 'check-counts', skill });
export const checkFaceup = (): Condition => ({ is: 'check-faceup' });
export const checkReckless = (): Condition => ({ is: 'check-reckless' });
export const checkOutcome = (...outcome: ('pass' | 'partial' | 'fail')[]): Condition => ({
  is: 'check-outcome',
  outcome,
});
export const checkTotalAtLeast = (atLeast: number): Condition => ({ is: 'check-total', atLeast });
export const checkTotalAtMost = (atMost: number): Condition => ({ is: 'check-total', atMost });

/** The check is short of its difficulty by so much. */
export const checkShort = (atLeast: number, atMost: number): Condition => ({
  is: 'check-short',
  atLeast,
  atMost,
});

/** The total is so much above the printed difficulty. */
export const checkOverPrinted = (by: number): Condition => ({
  is: 'check-short',
  atMost: -by,
  printed: true,
});
/** Something has been put in force for the check that answers this ruling. */
export const checkInForce = (on: RulingName): Condition => ({ is: 'check-in-force', on });

const outcomes = { pass: 'passed', partial: 'come to the middle result', fail: 'failed' } as const;

export const checkConditions = {
  'check-of': {
    shape: { source: cause, ids: optional(among) },
    en(c, _say, holds) {
      const from =
        c.source === 'location' && c.ids
          ? `made ${listed(c.ids.map(inPlace), 'or')}`
          : `of ${sources[c.source] ?? c.source}`;
      return `the check is ${holds ? '' : 'not '}${from}`;
    },
  },
  'check-target': {
    shape: { who },
    en: (c, say, holds) => `it is ${holds ? '' : 'not '}about ${person(say, c.who).text}`,
  },
  'check-counts': {
    shape: { skill },
    en: (c, _say, holds) =>
      `${skills[c.skill]} cards ${holds ? 'count' : 'do not count'} as positive in the check`,
  },
  'check-faceup': {
    shape: {},
    en: (_c, _say, holds) => `cards are ${holds ? '' : 'not '}added to the check face up`,
  },
  'check-reckless': {
    shape: {},
    en: (_c, _say, holds) => `the check is ${holds ? '' : 'not '}reckless`,
  },
  'check-outcome': {
    shape: { outcome: list(word(['pass', 'partial', 'fail'], 'outcome')) },
    en: (c, _say, holds) =>
      `the check has ${holds ? '' : 'not '}${listed(
        c.outcome.map((o) => outcomes[o]),
        'or',
      )}`,
  },
  'check-total': {
    shape: { atLeast: optional(number), atMost: optional(number) },
    en: (c, _say, holds) =>
      c.atMost === undefined
        ? `the total is ${holds ? '' : 'not '}${c.atLeast ?? 0} or more`
        : `the total is ${holds ? '' : 'not '}${c.atMost} or less`,
  },
  'check-short': {
    shape: { atLeast: optional(number), atMost: optional(number), printed: optional(flag) },
    en(c, _say, holds) {
      const difficulty = c.printed ? 'its printed difficulty' : 'its difficulty';
      if (c.atLeast === undefined && c.atMost !== undefined && c.atMost <= 0)
        return `the total is ${holds ? '' : 'not '}${-c.atMost} or more above ${difficulty}`;
      const by = c.atMost === undefined ? `${c.atLeast ?? 0} or more` : `${c.atMost} or less`;
      return `the check ${holds ? 'falls' : 'does not fall'} short of ${difficulty} by ${by}`;
    },
  },
  'check-in-force': {
    shape: { on: ruling },
    en: (c, _say, holds) => `the check has ${holds ? '' : 'not '}been changed (${c.on.replaceAll('-', ' ')})`,
  },
} satisfies ConditionFamily;
