import { about, action, answers, bare, deckCard, howMany, simply, skillCard } from '../say/en/asking';
import { deckName } from '../say/en/telling';
import { capital, count } from '../say/en/words';
import type { Teller } from '../say/language';
import { deckNames } from '../terms';
import type { AskFamily } from './face';
import { byCause, inHand, nowhere } from './points';

/** A card of a deck that the id names. */
function named({ id }: { readonly id: string }, tell: Teller): string {
  for (const deck of deckNames) {
    const name = tell.card(deck, bare(id));
    if (name !== bare(id)) return name;
  }
  return id;
}

const prices: Readonly<Partial<Record<string, string>>> = {
  skillCards: 'Skill cards',
  strength: 'Skill cards',
  card: 'A skill card',
  token: 'A token',
  superCrises: 'A Super Crisis card',
  civilians: 'Civilian ships',
  resource: 'A resource',
  thisCard: 'This card',
  inPlay: 'The card in play',
};

/** Cards of hands and decks. */
export const cardAsks = {
  discard: {
    en: {
      ask(q, tell) {
        const held = tell.view?.players[q.seat]?.cards;
        // Where nothing is being resolved, it is the hand limit that asks for it.
        return tell.resolving === undefined && held !== undefined && q.min === q.max && held > q.max
          ? `You hold ${count(held, 'skill card')} and may keep ${held - q.max}: discard ${q.max}.`
          : about(tell, `Discard ${howMany(q, 'skill card')}.`);
      },
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  'pay-for-move': {
    en: { ask: () => 'Discard 1 skill card to change ships.', option: skillCard },
    points: inHand,
    hand: true,
  },
  'pay-for-location': {
    en: {
      ask: (q) => `Discard ${count(q.max, 'skill card')} to activate the location.`,
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  'which-price': {
    en: {
      ask: (_q, tell) => about(tell, 'Choose what you pay with.'),
      option: ({ price }) => prices[Object.keys(price)[0]] ?? Object.keys(price)[0],
    },
    points: nowhere,
  },
  'spend-cards': {
    en: { ask: (q, tell) => about(tell, `Pay with ${howMany(q, 'skill card')}.`), option: skillCard },
    points: inHand,
    hand: true,
  },
  'spend-super-crises': {
    en: { ask: (q) => `Pay with ${howMany(q, 'Super Crisis card')}.`, option: named },
    points: nowhere,
  },
  'pay-price': {
    en: {
      ask: (q, tell) => about(tell, `Discard ${count(q.max, 'skill card')} as the price.`),
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  'put-on-destiny': {
    en: {
      ask: (q) => `Choose ${count(q.max, 'card')} to put on the Destiny deck, the last one on top.`,
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  // The hand is somebody else's.
  'take-card': {
    en: { ask: simply('Choose the skill card to take'), option: skillCard },
    points: nowhere,
  },
  'pick-crisis': {
    en: { ask: () => 'Choose the Crisis card to resolve; the others go under the deck.', option: named },
    points: nowhere,
  },
  'keep-card': {
    en: { ask: (_q, tell) => about(tell, 'Choose the card to carry out.'), option: named },
    points: nowhere,
  },
  'choose-box': {
    en: {
      ask: (_q, tell) => about(tell, 'Which box?'),
      option: answers({ top: 'Top box', bottom: 'Bottom box' }),
    },
    points: nowhere,
  },
  arrange: {
    en: {
      ask({ options: [{ deck, card }] }, tell) {
        return `Put the card back on top of its deck or at the bottom: ${tell.cardAt(deck, card)}.`;
      },
      option: answers({ top: 'On top', bottom: 'At the bottom' }),
    },
    points: nowhere,
  },
  'play-quorum': {
    en: { ask: () => 'Choose the Quorum card to play.', option: action },
    points: byCause,
  },
  'play-super-crisis': {
    en: { ask: () => 'Choose the Super Crisis card to play.', option: deckCard('super-crisis') },
    points: nowhere,
  },
  'discard-super-crisis': {
    en: { ask: (q) => `Discard ${howMany(q, 'Super Crisis card')}.`, option: deckCard('super-crisis') },
    points: nowhere,
  },
  'choose-destination': {
    en: { ask: () => 'Choose the destination of the jump.', option: deckCard('destination') },
    points: nowhere,
  },
  'put-back': {
    en: {
      ask: () => 'Put one of the cards on top of its deck or at the bottom.',
      option: ({ deck, card, place }, tell) =>
        `${tell.cardAt(deck, card)}: ${place === 'top' ? 'on top' : 'at the bottom'}`,
    },
    points: nowhere,
  },
  'search-destiny': {
    en: { ask: (q) => `Discard ${howMany(q, 'card')} of the Destiny deck.`, option: skillCard },
    points: nowhere,
  },
  'look-under-deck': {
    en: {
      ask: () => 'Choose the deck whose bottom card you look at.',
      option: ({ id }) => capital(deckName(id)),
    },
    points: nowhere,
  },
  'give-card': {
    en: {
      ask: (q, tell) =>
        about(
          tell,
          q.max === 1 ? 'Choose the skill card to give.' : `Choose ${howMany(q, 'skill card')} to give.`,
        ),
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  'check-or-hand': {
    en: {
      ask: ({ options: [{ cards }] }, tell) =>
        `Add these cards to the check or draw them: ${cards.map((card) => tell.skillCard(card)).join(', ')}.`,
      option: answers({ check: 'Add them to the check', hand: 'Draw them' }),
    },
    points: nowhere,
  },
  'discard-quorum': {
    en: { ask: (q) => `Discard ${howMany(q, 'Quorum card')}.`, option: deckCard('quorum') },
    points: nowhere,
  },
} satisfies AskFamily;
