import { decks, skills as skillNames } from '../../say/en/names';
import { count, does, doesAll, order, person } from '../../say/en/words';
import type { DeckName, Skill } from '../../terms';
import { flag, number, optional, text, word } from '../shape';
import { deck, skill, skillOrBound, who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';
import { foresight } from './decks';

/** The Destiny deck, single cards that change hands, and looks into decks. */

declare module '../types' {
  interface Verbs {
    addToDestiny: { readonly skill: Skill; readonly n: number };
    rebuildDestiny: { readonly skill: Skill; readonly n: number };
    searchDestiny: { readonly by: Who; readonly discard: number };
    swapWithDestiny: { readonly who: Who };
    lookUnderDeck: { readonly by: Who };
    giveSkillCard: { readonly from: Who; readonly to: Who; readonly n?: number };
    learnFast: { readonly by: Who; readonly skill: Skill | (string & {}); readonly n: number };
    /** A card of a deck or of its discards is resolved, wherever it lies there; then the deck is shuffled. */
    resolveCard: { readonly deck: 'crisis'; readonly card: string };
    arrangeSeveral: {
      readonly deck: DeckName;
      readonly by: Who;
      readonly n: number;
      /** None of them may be put at the bottom. */
      readonly onTop?: true;
    };
  }
}

export const addToDestiny = (skill: Skill, n: number): Effect => ({ do: 'addToDestiny', skill, n });
/** All of the Destiny deck is discarded, and these alone make the next one. */
export const rebuildDestiny = (skill: Skill, n: number): Effect => ({ do: 'rebuildDestiny', skill, n });
export const searchDestiny = (by: Who, discard: number): Effect => ({ do: 'searchDestiny', by, discard });
/** The skill card that says so for the top card of the Destiny deck. */
export const swapWithDestiny = (who: Who): Effect => ({ do: 'swapWithDestiny', who });
export const lookUnderDeck = (by: Who): Effect => ({ do: 'lookUnderDeck', by });
export const giveSkillCard = (from: Who, to: Who): Effect => ({ do: 'giveSkillCard', from, to });
export const giveSkillCards = (from: Who, to: Who, n: number): Effect => ({
  do: 'giveSkillCard',
  from,
  to,
  n,
});
/** The top cards of a skill deck are seen, and go into the running check or the hand. */
export const learnFast = (by: Who, skill: string, n: number): Effect => ({ do: 'learnFast', by, skill, n });
export const resolveCard = (deck: 'crisis', card: string): Effect => ({ do: 'resolveCard', deck, card });
export const arrangeSeveral = (deck: DeckName, by: Who, n: number): Effect => ({
  do: 'arrangeSeveral',
  deck,
  by,
  n,
});
/** All of them go back on top. */
export const arrangeTop = (deck: DeckName, by: Who, n: number): Effect => ({
  do: 'arrangeSeveral',
  deck,
  by,
  n,
  onTop: true,
});

const deckOf = (name: string): string =>
  Object.hasOwn(skillNames, name) ? `the ${skillNames[name as Skill]} deck` : 'that deck';

export const destinyVerbs = {
  addToDestiny: {
    shape: { skill, n: number },
    en: (e) => order(`shuffle ${count(e.n, `${skillNames[e.skill]} card`)} into the Destiny deck`),
    weigh: (_on, e) => (e.skill === 'treachery' ? -0.18 : 0) * e.n,
  },
  rebuildDestiny: {
    shape: { skill, n: number },
    en: (e) =>
      order(
        `discard the Destiny deck and make a new one of ${count(e.n, `${skillNames[e.skill]} card`)} alone`,
      ),
    weigh: (_on, e) => (e.skill === 'treachery' ? -0.3 : 0) * e.n,
  },
  searchDestiny: {
    shape: { by: who, discard: number },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', 'the Destiny deck'],
        ['discard', `${e.discard} of its cards`],
        ['shuffle', 'it'],
      ]),
    weigh: (on, e) => on.to(e.by, (seat) => 0.4 * e.discard * on.trust(seat)),
  },
  swapWithDestiny: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'exchange', 'this card for the top card of the Destiny deck'),
    weigh: () => -0.25,
  },
  lookUnderDeck: {
    shape: { by: who },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['choose', 'a deck other than the Loyalty deck'],
        ['look at', 'its bottom card'],
      ]),
    weigh: () => 0.02,
  },
  giveSkillCard: {
    shape: { from: who, to: who, n: optional(number) },
    en: (e, say) =>
      does(say, e.from, 'give', `${count(e.n ?? 1, 'skill card')} to ${person(say, e.to).text}`),
    weigh: (on, e) =>
      (e.n ?? 1) *
      (on.to(e.to, (to) => on.card(2, 4) * on.trust(to)) -
        on.to(e.from, (from) => on.card(2, 4) * on.trust(from))),
  },
  learnFast: {
    shape: { by: who, skill: skillOrBound, n: number },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', `the top ${count(e.n, 'card')} of ${deckOf(e.skill)}`],
        ['add', 'all of them to the check or draw them'],
      ]),
    weigh: (on, e) => on.to(e.by, (seat) => on.draw(seat, e.n)),
  },
  resolveCard: {
    shape: { deck: word(['crisis'], 'deck'), card: text },
    en: (e, say) =>
      order(
        `search the ${decks[e.deck]} deck and its discards for ${say.card(e.deck, e.card)} and resolve it, then shuffle the deck`,
      ),
    weigh: () => -0.8,
  },
  arrangeSeveral: {
    shape: { deck, by: who, n: number, onTop: optional(flag) },
    implies: (e, c) => c.is === 'cards-left' && c.decks.includes(e.deck),
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', `the top ${count(e.n, 'card')} of the ${decks[e.deck]} deck`],
        ['put', e.onTop ? 'them back on top in any order' : 'each on top or at the bottom, in any order'],
      ]),
    weigh: (on, e) => on.to(e.by, (seat) => 0.4 * e.n * foresight(on, e.deck) * on.trust(seat)),
  },
} satisfies VerbFamily;
