import { decks, skills as skillNames } from '../../say/en/names';
import { count, has, listed, person, some, thereAre } from '../../say/en/words';
import { type DeckName, deckNames, type Skill, skills } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, Who } from '../condition-types';
import { list, number, optional, word } from '../shape';
import { skill, skillCard, who } from '../shape-words';

/** Cards in hands and decks, and the cards that are being played. */

declare module '../condition-types' {
  interface Conditions {
    'skill-cards': { readonly who: Who; readonly exactly?: number; readonly atLeast?: number };
    'super-crises': { readonly who: Who; readonly atLeast: number };
    'quorum-cards': { readonly atLeast: number };
    'cards-left': { readonly decks: readonly (DeckName | Skill)[] };
    'skill-card-used': { readonly id: string; readonly by: Who };
    'discards-include': { readonly skill: Skill };
    'discard-of': { readonly who: Who };
    'drawn-by': { readonly who: Who };
    'about-this-card': Bare;
    /** The card in play that says so lies with somebody. */
    'lies-with': { readonly who: Who };
  }
}

export const skillCardsExactly = (who: Who, exactly: number): Condition => ({
  is: 'skill-cards',
  who,
  exactly,
});
export const skillCardsHeld = (who: Who, atLeast: number): Condition => ({
  is: 'skill-cards',
  who,
  atLeast,
});
export const superCrises = (who: Who, n: number): Condition => ({ is: 'super-crises', who, atLeast: n });
export const quorumCards = (n: number): Condition => ({ is: 'quorum-cards', atLeast: n });
/** One of the decks, or its discards, can still give a card. */
export const cardsLeft = (...decks: (DeckName | Skill)[]): Condition => ({ is: 'cards-left', decks });
export const drawnBy = (who: Who): Condition => ({ is: 'drawn-by', who });
export const skillCardUsed = (by: Who, id: string): Condition => ({ is: 'skill-card-used', id, by });
export const discardOf = (who: Who): Condition => ({ is: 'discard-of', who });
/** A card of this type was just discarded. */
export const discardsInclude = (skill: Skill): Condition => ({ is: 'discards-include', skill });
export const liesWith = (who: Who): Condition => ({ is: 'lies-with', who });
export const aboutThisCard = (): Condition => ({ is: 'about-this-card' });

export const cardConditions = {
  'skill-cards': {
    shape: { who, exactly: optional(number), atLeast: optional(number) },
    en: (c, say, holds) =>
      has(
        say,
        c.who,
        c.exactly === undefined
          ? some(c.atLeast ?? 1, 'skill card')
          : `exactly ${count(c.exactly, 'skill card')}`,
        holds,
      ),
  },
  'super-crises': {
    shape: { who, atLeast: number },
    en: (c, say, holds) => has(say, c.who, some(c.atLeast, 'Super Crisis card'), holds),
  },
  'quorum-cards': {
    shape: { atLeast: number },
    en: (c, _say, holds) => thereAre(c.atLeast, 'playable card', 'in the Quorum hand', holds),
  },
  'cards-left': {
    shape: { decks: list(word([...deckNames, ...skills], 'deck')) },
    en: (c, _say, holds) =>
      `there is ${holds ? 'a' : 'no'} card left in ${listed(
        c.decks.map((deck) => `the ${{ ...decks, ...skillNames }[deck]} deck`),
        'or',
      )}`,
  },
  'skill-card-used': {
    shape: {
      id: skillCard,
      by: who,
    },
    en: (c, say, holds) =>
      `${person(say, c.by).text} ${holds ? 'used' : 'did not use'} ${say.card('skill', c.id)}`,
  },
  'discards-include': {
    shape: { skill },
    en: (c, _say, holds) => `${holds ? 'a' : 'no'} ${skillNames[c.skill]} card is among them`,
  },
  'discard-of': {
    shape: { who },
    en: (c, say, holds) => `${person(say, c.who).text} ${holds ? 'must' : 'need not'} discard skill cards`,
  },
  'drawn-by': {
    shape: { who },
    en: (c, say, holds) => `${person(say, c.who).text} ${holds ? 'drew' : 'did not draw'} it`,
  },
  'lies-with': {
    shape: { who },
    en: (c, say, holds) => `this card ${holds ? 'lies' : 'does not lie'} with ${person(say, c.who).text}`,
  },
  'about-this-card': {
    shape: {},
    en: (_c, _say, holds) => `it is ${holds ? '' : 'not '}this card`,
  },
} satisfies ConditionFamily;
