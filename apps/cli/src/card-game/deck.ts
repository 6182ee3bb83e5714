import {
  advice,
  cards,
  type Deck,
  deckToLink,
  type Options,
  resources,
  statistics,
  writeDeck,
  writeDeckText,
} from '@ragtag/card-game';
import { sayAdvice } from '@ragtag/card-game/say';
import type { Brought } from '../deck/brought';
import { table } from '../output/print';

const percent = (share: number) => `${Math.round(100 * share)} %`;

function describe(deck: Deck): string {
  const {
    size,
    units,
    types,
    curve,
    demand,
    supply,
    mystic,
    mysticMean,
    power,
    threat,
    missions,
    assetChance,
  } = statistics(deck);
  const counts = (values: readonly number[]) =>
    values.flatMap((n, value) => (n === 0 ? [] : [`${value}: ${n}`])).join('  ');
  return [
    `${size} cards: ${types.personnel} personnel, ${types.ship} ships, ${types.mission} missions, ${types.event} events`,
    `Costs        ${counts(curve)}`,
    `Mystic value ${counts(mystic)}  (mean ${mysticMean.toFixed(2)})`,
    `${units} units: mean power ${power.toFixed(2)}, mean Cylon threat ${threat.toFixed(2)}`,
    '',
    table([
      ['', 'cards cost', 'cards make', 'an asset by turn 1', '2', '3'],
      ...resources.map((resource) => [
        resource,
        demand[resource],
        supply[resource],
        ...assetChance[resource].map(percent),
      ]),
    ]),
    ...(missions.length > 0 ? ['', 'Missions, and how many cards fill each place'] : []),
    table(
      missions.map(({ kind, n, places, fillable }) => [
        `  ${cards[kind].name}`,
        n,
        places.map((place) => place.cards).join(', '),
        fillable ? '' : 'never filled',
      ]),
    ),
  ].join('\n');
}

/** Decks of cards in the terminal. */
export const brought: Brought = {
  advice: (deck, options) =>
    advice(deck as Deck, options as Options).map((each) => ({ because: sayAdvice(each), rule: each.rule })),
  statistics: (deck) => statistics(deck as Deck),
  describe: (deck) => describe(deck as Deck),
  write(deck, form) {
    if (form === 'link') return deckToLink(deck as Deck);
    return form === 'json' ? writeDeck(deck as Deck) : writeDeckText(deck as Deck);
  },
};
