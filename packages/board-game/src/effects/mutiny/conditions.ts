import { place as placeOf, skills as skillNames } from '../../say/en/names';
import { has, person, some } from '../../say/en/words';
import type { DeckName, PlayerToken, Skill } from '../../terms';
import { playerTokens } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, Who } from '../condition-types';
import { number, text, word } from '../shape';
import { deck, location, skill, who } from '../shape-words';

/** What players hold beside, and what the goals of Leaders ask for. */

declare module '../condition-types' {
  interface Conditions {
    'mutiny-held': { readonly who: Who; readonly atLeast: number };
    'tokens-held': { readonly who: Who; readonly token: PlayerToken; readonly atLeast: number };
    'takes-token': { readonly who: Who; readonly token: PlayerToken };
    /** Of the event `loyalty-received`: nobody handed the card over. */
    'event-from-deck': Bare;
    'card-in-play': { readonly deck: DeckName; readonly id: string };
    'place-damaged': { readonly location: string };
    'cards-of-type': { readonly who: Who; readonly skill: Skill; readonly atLeast: number };
    'at-hazard': { readonly who: Who };
  }
}

export const mutinyHeld = (who: Who, atLeast: number): Condition => ({ is: 'mutiny-held', who, atLeast });
export const tokensHeld = (who: Who, token: PlayerToken, atLeast: number): Condition => ({
  is: 'tokens-held',
  who,
  token,
  atLeast,
});
/** Somebody could be given one more. */
export const takesToken = (who: Who, token: PlayerToken): Condition => ({ is: 'takes-token', who, token });
export const cameFromTheDeck = (): Condition => ({ is: 'event-from-deck' });
export const cardInPlay = (deck: DeckName, id: string): Condition => ({ is: 'card-in-play', deck, id });
export const damagedPlace = (location: string): Condition => ({ is: 'place-damaged', location });
export const cardsOfType = (who: Who, skill: Skill, atLeast: number): Condition => ({
  is: 'cards-of-type',
  who,
  skill,
  atLeast,
});
/** Somebody is in a hazardous location. */
export const atHazard = (who: Who): Condition => ({ is: 'at-hazard', who });

const token = word(playerTokens, 'token');

export const mutinyConditions = {
  'mutiny-held': {
    shape: { who, atLeast: number },
    en: (c, say, holds) => has(say, c.who, some(c.atLeast, 'Mutiny card'), holds),
  },
  'tokens-held': {
    shape: { who, token, atLeast: number },
    en: (c, say, holds) => has(say, c.who, some(c.atLeast, `${c.token} token`), holds),
  },
  'takes-token': {
    shape: { who, token },
    en: (c, say, holds) =>
      `${person(say, c.who).text} may ${holds ? '' : 'not '}hold one more ${c.token} token`,
  },
  'event-from-deck': {
    shape: {},
    en: (_c, _say, holds) =>
      holds ? 'it came from the Loyalty deck' : 'it did not come from the Loyalty deck',
  },
  'card-in-play': {
    shape: { deck, id: text },
    en: (c, say, holds) => `${say.card(c.deck, c.id)} is ${holds ? '' : 'not '}in play`,
  },
  'place-damaged': {
    shape: { location },
    en: (c, _say, holds) => `${placeOf(c.location)} is ${holds ? '' : 'not '}damaged`,
  },
  'cards-of-type': {
    shape: { who, skill, atLeast: number },
    en: (c, say, holds) => has(say, c.who, some(c.atLeast, `${skillNames[c.skill]} card`), holds),
  },
  'at-hazard': {
    shape: { who },
    en: (c, say, holds) => {
      const { text: subject, plain } = person(say, c.who);
      return `${subject} ${plain ? 'are' : 'is'} ${holds ? '' : 'not '}in a hazardous location`;
    },
  },
} satisfies ConditionFamily;
