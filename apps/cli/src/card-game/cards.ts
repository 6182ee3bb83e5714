import { type Card, cards, isSingular, sets } from '@ragtag/card-game';
import { cardText } from '@ragtag/card-game/say';
import type { Catalogue, Listed } from '../cards/catalogue';

/** A card as a program reads it; null for what its type does not print. */
function dataOf(card: Card): object {
  const { id, code, title, subtitle, name, type, traits, keywords } = card;
  const isBase = type === 'base';
  const isUnit = type === 'personnel' || type === 'ship';
  return {
    id,
    code,
    title,
    subtitle,
    name,
    type,
    cost: isBase ? null : card.cost,
    resource: card.makes,
    power: isBase || isUnit ? card.power : null,
    cylon_threat: isBase ? null : card.threat,
    mystic_value: isBase ? null : card.mystic,
    traits,
    keywords,
    singular: isUnit ? isSingular(card) : null,
    text: cardText(card).text,
  };
}

function listed(card: Card): Listed {
  const { id, code, alsoCode, set, type, name } = card;
  return {
    ids: [id, code, ...alsoCode],
    box: set,
    decks: [type],
    name,
    copies: 1,
    text: cardText(card).text,
    data: dataOf(card),
  };
}

/** Boxes are the sets here, and decks the types of cards. */
export function cardGameCards(): Catalogue {
  const byType = ['base', 'personnel', 'ship', 'event', 'mission'];
  const all = cards.map(listed).sort((a, b) => byType.indexOf(a.decks[0]) - byType.indexOf(b.decks[0]));
  return { boxes: sets, cards: all };
}
