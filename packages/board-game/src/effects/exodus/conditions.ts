import { skills, titles } from '../../say/en/names';
import type { Skill, Title } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition } from '../condition-types';
import { number, word } from '../shape';
import { skill, title } from '../shape-words';

/** What single cards and abilities of the Exodus box ask. */

declare module '../condition-types' {
  interface Conditions {
    /** The cards of a type in the running check have so much strength together, as it is printed. */
    'check-strength': { readonly skill: Skill; readonly atLeast: number };
    'title-played': { readonly title: Title };
    /** Whose choice the running Crisis card says it is. */
    'crisis-chooser': { readonly by: 'current' };
    /** A piloted viper attacks where there are raiders. */
    'raiders-by-pilot': Bare;
  }
}

export const checkCards = (of: Skill, atLeast: number): Condition => ({
  is: 'check-strength',
  skill: of,
  atLeast,
});
export const titlePlayed = (of: Title): Condition => ({ is: 'title-played', title: of });
export const crisisChosenBy = (by: 'current'): Condition => ({ is: 'crisis-chooser', by });
export const raidersByPilot = (): Condition => ({ is: 'raiders-by-pilot' });

export const exodusConditions = {
  'check-strength': {
    shape: { skill, atLeast: number },
    en: (c, _say, holds) =>
      `the ${skills[c.skill]} cards of the check have ${holds ? '' : 'not '}a strength of ${c.atLeast} or more together`,
  },
  'title-played': {
    shape: { title },
    en: (c, _say, holds) => `there is ${holds ? 'a' : 'no'} ${titles[c.title]} in the game`,
  },
  'crisis-chooser': {
    shape: { by: word(['current'], 'player') },
    en: (_c, _say, holds) => `the Crisis card ${holds ? 'lets' : 'does not let'} the current player choose`,
  },
  'raiders-by-pilot': {
    shape: {},
    en: (_c, _say, holds) =>
      holds
        ? 'it is an attack by a piloted viper where there are raiders'
        : 'it is no attack by a piloted viper where there are raiders',
  },
} satisfies ConditionFamily;
