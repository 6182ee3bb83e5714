import { boards } from '../../say/en/names';
import { count, listed, person } from '../../say/en/words';
import type { BoardName, Resource } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, Who } from '../condition-types';
import { list, number } from '../shape';
import { board, resource, who } from '../shape-words';

/** What goals of single players ask of the whole game. */

declare module '../condition-types' {
  interface Conditions {
    'damaged-on': { readonly boards: readonly BoardName[]; readonly atLeast: number };
    'all-in-the-red': Bare;
    'resources-apart': { readonly resources: readonly [Resource, Resource]; readonly atMost: number };
    'human-ships-lost': { readonly atLeast: number };
    'has-played-super-crisis': { readonly who: Who };
  }
}

export const damagedOn = (atLeast: number, ...boards: BoardName[]): Condition => ({
  is: 'damaged-on',
  boards,
  atLeast,
});
export const allInTheRed = (): Condition => ({ is: 'all-in-the-red' });
export const resourcesApart = (one: Resource, other: Resource, atMost: number): Condition => ({
  is: 'resources-apart',
  resources: [one, other],
  atMost,
});
/** Vipers and raptors together, damaged or destroyed. */
export const humanShipsLost = (atLeast: number): Condition => ({ is: 'human-ships-lost', atLeast });
export const hasPlayedSuperCrisis = (who: Who): Condition => ({ is: 'has-played-super-crisis', who });

export const goalConditions = {
  'damaged-on': {
    shape: { boards: list(board), atLeast: number },
    en: (c, _say, holds) => {
      const where = listed(c.boards.map((each) => boards[each].aboard));
      return holds
        ? `at least ${count(c.atLeast, 'location')} ${where} are damaged`
        : `no more than ${count(c.atLeast - 1, 'location')} ${where} are damaged`;
    },
  },
  'all-in-the-red': {
    shape: {},
    en: (_c, _say, holds) => `${holds ? 'every' : 'not every'} resource is in its red zone`,
  },
  'resources-apart': {
    shape: { resources: list(resource), atMost: number },
    en: (c, _say, holds) =>
      `${listed(c.resources)} differ by ${holds ? `${c.atMost} or less` : `more than ${c.atMost}`}`,
  },
  'human-ships-lost': {
    shape: { atLeast: number },
    en: (c, _say, holds) =>
      `${holds ? 'at least' : 'fewer than'} ${c.atLeast} vipers and raptors are damaged or destroyed`,
  },
  'has-played-super-crisis': {
    shape: { who },
    en: (c, say, holds) => {
      const { text, plain } = person(say, c.who);
      return `${text} ${plain ? 'have' : 'has'} ${holds ? '' : 'not '}played a Super Crisis`;
    },
  },
} satisfies ConditionFamily;
