import type { Cause } from '../effects/types';
import { decks, skills as skillNames } from '../say/en/names';
import { because, bySkill, cardsOf, deckName, skillCards, tells, whom, whose } from '../say/en/telling';
import { count } from '../say/en/words';
import type { DeckName, Seat, Skill } from '../terms';
import type { FactFamily } from './face';

/** Cards drawn, seen, played and put away. */

declare module '../facts' {
  interface Facts {
    'skill-cards-drawn': { seat: Seat; skills: readonly string[] };
    'skill-cards-received': { seat: Seat; cards: readonly number[] };
    'skill-cards-discarded': { seat: Seat; cards: readonly number[]; cause: Cause };
    'deck-reshuffled': { deck: string };
    'crisis-drawn': { seat: Seat; card: number; deck: DeckName };
    'crisis-discarded': { card: number; deck: DeckName };
    'card-kept': { deck: DeckName; card: number; holder: Seat | null };
    'card-left-play': { deck: DeckName; card: number };
    'super-crisis-drawn': { seat: Seat; n: number };
    'quorum-drawn': { seat: Seat; n: number };
    'quorum-received': { seat: Seat; cards: readonly number[] };
    'quorum-played': { seat: Seat; card: number };
    'quorum-discarded': { card: number };
    'quorum-removed': { card: number };
    'cards-seen': { seat: Seat; deck: string; cards: readonly number[] };
    'deck-looked-at': { seat: Seat; deck: string };
    'hand-seen': { seat: Seat; owner: Seat; cards: readonly number[] };
    'hands-swapped': { seat: Seat; other: Seat };
    'destiny-exchanged': { seat: Seat; n: number; to: 'hand' | 'deck' };
    'card-taken': { seat: Seat; from: Seat; card?: number };
    'card-given': { seat: Seat; to: Seat; card?: number };
    'destiny-grown': { skill: Skill; n: number };
    'skill-cards-seen': { seat: Seat; cards: readonly number[] };
    'destiny-searched': { seat: Seat; cards: readonly number[] };
    'destiny-swapped': { seat: Seat; card?: number };
    'deck-looked-under': { seat: Seat; deck: string };
    'bottom-seen': { seat: Seat; deck: DeckName; card: number };
  }
}

export const cardFacts = {
  'skill-cards-drawn': {
    fields: { seat: 'seat', skills: 'skill' },
    en: (f, tell) => tells(tell, f.seat, 'draw', bySkill(f.skills)),
  },
  'skill-cards-received': {
    fields: { seat: 'seat', cards: 'skill-card' },
    en: (f, tell) => tells(tell, f.seat, 'receive', skillCards(tell, f.cards)),
  },
  'skill-cards-discarded': {
    fields: { seat: 'seat', cards: 'skill-card', cause: 'cause' },
    en: (f, tell) => tells(tell, f.seat, 'discard', `${skillCards(tell, f.cards)}${because(tell, f.cause)}`),
  },
  'deck-reshuffled': {
    fields: { deck: 'any-deck' },
    en: (f) => `The ${deckName(f.deck)} discards are shuffled into a new deck.`,
  },
  'crisis-drawn': {
    fields: { seat: 'seat', card: 'whole-card', deck: 'deck' },
    en: (f, tell) =>
      `${decks[f.deck]}${f.deck === 'crisis' ? `, drawn by ${whom(tell, f.seat)}` : `, played by ${whom(tell, f.seat)}`}: ${tell.cardAt(f.deck, f.card)}.`,
  },
  'crisis-discarded': {
    fields: { card: 'whole-card', deck: 'deck' },
    en: (f, tell) => `${tell.cardAt(f.deck, f.card)} is discarded.`,
  },
  'card-kept': {
    fields: { deck: 'deck', card: 'whole-card', holder: 'seat' },
    en: (f, tell) => {
      const card = tell.cardAt(f.deck, f.card);
      return f.holder === null
        ? `${card} stays in play.`
        : `${card} stays in play with ${whom(tell, f.holder)}.`;
    },
  },
  'card-left-play': {
    fields: { deck: 'deck', card: 'whole-card' },
    en: (f, tell) => `${tell.cardAt(f.deck, f.card)} leaves play.`,
  },
  'super-crisis-drawn': {
    fields: { seat: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.seat, 'draw', count(f.n, 'Super Crisis card')),
  },
  'quorum-drawn': {
    fields: { seat: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.seat, 'draw', count(f.n, 'Quorum card')),
  },
  'quorum-received': {
    fields: { seat: 'seat', cards: 'quorum-card' },
    en: (f, tell) => tells(tell, f.seat, 'receive', cardsOf(tell, 'quorum', f.cards)),
  },
  'quorum-played': {
    fields: { seat: 'seat', card: 'quorum-card' },
    en: (f, tell) => tells(tell, f.seat, 'carry out', tell.cardAt('quorum', f.card)),
  },
  'quorum-discarded': {
    fields: { card: 'quorum-card' },
    en: (f, tell) => `${tell.cardAt('quorum', f.card)} is discarded.`,
  },
  'quorum-removed': {
    fields: { card: 'quorum-card' },
    en: (f, tell) => `${tell.cardAt('quorum', f.card)} is removed from the game.`,
  },
  'cards-seen': {
    fields: { seat: 'seat', deck: 'any-deck', cards: 'card' },
    en: (f, tell) => tells(tell, f.seat, 'see', cardsOf(tell, f.deck, f.cards)),
  },
  'deck-looked-at': {
    fields: { seat: 'seat', deck: 'any-deck' },
    en: (f, tell) => tells(tell, f.seat, 'look at', `the top of the ${deckName(f.deck)} deck`),
  },
  'hand-seen': {
    fields: { seat: 'seat', owner: 'seat', cards: 'skill-card' },
    en: (f, tell) => tells(tell, f.seat, 'see', `${whose(tell, f.owner)} hand: ${skillCards(tell, f.cards)}`),
  },
  'hands-swapped': {
    fields: { seat: 'seat', other: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'exchange', `hands with ${whom(tell, f.other)}`),
  },
  'destiny-exchanged': {
    fields: { seat: 'seat', n: 'number', to: { words: ['hand', 'deck'], what: 'way of the cards' } },
    en: (f, tell) =>
      f.to === 'hand'
        ? tells(tell, f.seat, 'take', `${count(f.n, 'card')} of the Destiny deck`)
        : tells(tell, f.seat, 'put', `${count(f.n, 'card')} on the Destiny deck`),
  },
  'card-taken': {
    fields: { seat: 'seat', from: 'seat', card: 'skill-card' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'take',
        `${f.card === undefined ? '1 skill card' : tell.skillCard(f.card)} from ${whom(tell, f.from)}`,
      ),
  },
  'card-given': {
    fields: { seat: 'seat', to: 'seat', card: 'skill-card' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'give',
        `${f.card === undefined ? '1 skill card' : skillCards(tell, [f.card])} to ${whom(tell, f.to)}`,
      ),
  },
  'destiny-grown': {
    fields: { skill: 'skill', n: 'number' },
    en: (f) =>
      `${count(f.n, `${skillNames[f.skill]} card`)} ${f.n === 1 ? 'is' : 'are'} shuffled into the Destiny deck.`,
  },
  'skill-cards-seen': {
    fields: { seat: 'seat', cards: 'skill-card' },
    en: (f, tell) => tells(tell, f.seat, 'see', skillCards(tell, f.cards)),
  },
  'destiny-searched': {
    fields: { seat: 'seat', cards: 'skill-card' },
    en: (f, tell) => tells(tell, f.seat, 'discard', `${skillCards(tell, f.cards)} of the Destiny deck`),
  },
  'destiny-swapped': {
    fields: { seat: 'seat', card: 'skill-card' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'take',
        `${f.card === undefined ? 'the top card' : skillCards(tell, [f.card])} of the Destiny deck for the card played`,
      ),
  },
  'deck-looked-under': {
    fields: { seat: 'seat', deck: 'any-deck' },
    en: (f, tell) => tells(tell, f.seat, 'look at', `the bottom card of the ${deckName(f.deck)} deck`),
  },
  'bottom-seen': {
    fields: { seat: 'seat', deck: 'deck', card: 'whole-card' },
    en: (f, tell) => tells(tell, f.seat, 'see', `${tell.cardAt(f.deck, f.card)} under its deck`),
  },
} satisfies FactFamily;
