import { titles } from '../../say/en/names';
import { anyPlayer } from '../../say/en/players';
import { be, has, person, some } from '../../say/en/words';
import type { Title } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, PlayerFilter, Who } from '../condition-types';
import { number } from '../shape';
import { filter, title, who } from '../shape-words';

/** Who somebody is: characters, titles, Loyalty cards. */

declare module '../condition-types' {
  interface Conditions {
    pilot: { readonly who: Who };
    human: { readonly who: Who };
    holds: { readonly who: Who; readonly title: Title };
    'title-went-to': { readonly title: Title; readonly who: Who };
    'sympathizer-cylon': { readonly who: Who };
    'hidden-loyalty': { readonly who: Who; readonly atLeast: number };
    somebody: { readonly filter: readonly PlayerFilter[] };
    'sleeper-over': Bare;
    'executions-cost-morale': Bare;
    'has-been-executed': { readonly who: Who };
  }
}

export const pilot = (who: Who): Condition => ({ is: 'pilot', who });
export const isHumanPlayer = (who: Who): Condition => ({ is: 'human', who });
export const holds = (who: Who, title: Title): Condition => ({ is: 'holds', who, title });
export const sympathizerCylon = (who: Who): Condition => ({ is: 'sympathizer-cylon', who });
export const hiddenLoyalty = (who: Who, n: number): Condition => ({ is: 'hidden-loyalty', who, atLeast: n });
export const somebody = (...filter: PlayerFilter[]): Condition => ({ is: 'somebody', filter });
export const titleWentTo = (title: Title, who: Who): Condition => ({ is: 'title-went-to', title, who });
export const sleeperOver = (): Condition => ({ is: 'sleeper-over' });
export const executionsCostMorale = (): Condition => ({ is: 'executions-cost-morale' });
export const hasBeenExecuted = (who: Who): Condition => ({ is: 'has-been-executed', who });

export const peopleConditions = {
  pilot: {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, holds, 'a pilot'),
  },
  human: {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, holds, 'a human player'),
  },
  holds: {
    shape: { who, title },
    en: (c, say, holds) => be(say, c.who, holds, titles[c.title]),
  },
  'title-went-to': {
    shape: { title, who },
    en: (c, say, holds) => {
      const { text, plain } = person(say, c.who);
      if (holds) return `${text} ${plain ? 'become' : 'becomes'} ${titles[c.title]}`;
      return `${text} ${plain ? 'do' : 'does'} not become ${titles[c.title]}`;
    },
  },
  'sympathizer-cylon': {
    shape: { who },
    en: (c, say, holds) => {
      const { text } = person(say, c.who);
      return `${text} ${holds ? 'became' : 'did not become'} a Cylon through the Sympathizer card`;
    },
  },
  'hidden-loyalty': {
    shape: { who, atLeast: number },
    en: (c, say, holds) => has(say, c.who, some(c.atLeast, 'hidden Loyalty card'), holds),
  },
  'sleeper-over': {
    shape: {},
    en: (_c, _say, holds) => `the Sleeper Agent phase is ${holds ? '' : 'not '}over`,
  },
  'executions-cost-morale': {
    shape: {},
    en: (_c, _say, holds) => `${holds ? '' : 'no '}morale has been lost in this game by an execution`,
  },
  'has-been-executed': {
    shape: { who },
    en: (c, say, holds) => {
      const { text, plain } = person(say, c.who);
      return `${text} ${plain ? 'have' : 'has'} ${holds ? '' : 'not '}been executed in this game`;
    },
  },
  somebody: {
    shape: { filter },
    en(c, _say, holds) {
      const able = c.filter.includes('able-to-go-to-brig')
        ? ' who can be sent to the Brig'
        : c.filter.includes('able-to-go-to-sickbay')
          ? ' who can be sent to Sickbay'
          : '';
      const player = `${anyPlayer(c.filter)}${able}`;
      return holds ? `there is ${player}` : `there is no ${player.replace(/^(?:a|another) /, 'other ')}`;
    },
  },
} satisfies ConditionFamily;
