import { steps } from '../../say/en/names';
import { be, ordinal, own } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, TurnStep, Who } from '../condition-types';
import { turnSteps } from '../condition-types';
import { number, word } from '../shape';
import { who } from '../shape-words';

/** Whose turn it is, and which part of it. */

declare module '../condition-types' {
  interface Conditions {
    'your-turn': Bare;
    'turn-step': { readonly step: TurnStep };
    'where-turn-began': { readonly who: Who };
    'turn-number': { readonly n: number };
  }
}

export const yourTurn = (): Condition => ({ is: 'your-turn' });
export const turnStep = (step: TurnStep): Condition => ({ is: 'turn-step', step });
/** Somebody is where the turn began for them. */
export const whereTurnBegan = (who: Who): Condition => ({ is: 'where-turn-began', who });
export const turnNumber = (n: number): Condition => ({ is: 'turn-number', n });

export const turnConditions = {
  'your-turn': {
    shape: {},
    en: (_c, say, holds) => `it is ${holds ? '' : 'not '}${own(say, 'you')} turn`,
  },
  'turn-step': {
    shape: { step: word(turnSteps, 'step') },
    en: (c, _say, holds) => `it is ${holds ? '' : 'not '}the ${steps[c.step]}`,
  },
  'where-turn-began': {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, holds, 'where the turn began'),
  },
  'turn-number': {
    shape: { n: number },
    en: (c, say, holds) => `it is ${holds ? '' : 'not '}${own(say, 'you')} ${ordinal(c.n)} turn`,
  },
} satisfies ConditionFamily;
