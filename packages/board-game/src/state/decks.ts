import { decksIn, perGame } from '../cards/in-game';
import { loyaltyCards, skillKinds } from '../cards/tables';
import type { PileView, View } from '../door/view-types';
import type { Card, Deck, Decks } from '../state';
import { type DeckName, deckNames } from '../terms';
import { type Draft, noPieces, type Part } from './part';
import { discards, faceDown, inTheOpen, type Place } from './place';
import { cardOfDeck, fields, loyaltyCard, pileOf, plain, skillCard } from './shapes';
import { shells } from './shell';

declare module '../state' {
  interface State {
    decks: Decks;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly decks: Readonly<Record<DeckName | 'destiny', PileView>> & {
      /** By skill, in the order of `skills`. */
      readonly skill: readonly PileView[];
    };
  }
}

function perDeck<T>(make: (name: DeckName) => T): Record<DeckName, T> {
  return Object.fromEntries(deckNames.map((name) => [name, make(name)])) as Record<DeckName, T>;
}

const noDecks = shells<Decks>(
  [
    'skill',
    'destiny',
    ...deckNames,
    'loyalty',
    'notACylon',
    'special',
    'aside',
    'contents',
    'discardedLoyalty',
    'removed',
  ],
  (empty) => ({ ...empty }),
);
const noPiles = shells<Draft<View['decks']>>([...deckNames, 'destiny', 'skill'], (empty) => ({ ...empty }));

const copyDeck = ({ draw, discard }: Deck): Deck => ({ draw: draw.slice(), discard: discard.slice() });

/** Whether a game has any card of each deck. Those of which it has none stay empty, so that forks share them. */
const isPlayed = perGame((options) => deckNames.map((name) => decksIn(options).includes(name)));

const copyPlayed = (deck: Deck, played: boolean): Deck => (played ? copyDeck(deck) : deck);

/**
 * A place that reads and writes under names that change is slow, so each deck has one to itself, as long as there are
 * any left.
 */
// biome-ignore format: they are all alike
const places: readonly ((to: Decks, from: Decks, name: DeckName, played: boolean) => void)[] = [
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
  (to, from, name, played) => { to[name] = copyPlayed(from[name], played); },
];

function copyAside(aside: NonNullable<Decks['aside']>): Decks['aside'] {
  const copy: Decks['aside'] = {};
  for (const name of deckNames) {
    const deck = aside[name];
    if (deck) copy[name] = copyDeck(deck);
  }
  return copy;
}

function copyDecks(d: Decks, played: readonly boolean[]): Decks {
  const copy = noDecks();
  copy.skill = d.skill.map(copyDeck);
  copy.destiny = d.destiny.slice();
  for (let i = 0; i < deckNames.length; i++)
    places[Math.min(i, places.length - 1)](copy, d, deckNames[i], played[i]);
  copy.loyalty = d.loyalty.slice();
  copy.notACylon = d.notACylon.slice();
  copy.special = d.special?.slice();
  copy.aside = d.aside && copyAside(d.aside);
  copy.contents = d.contents && { ...d.contents };
  copy.discardedLoyalty = d.discardedLoyalty?.slice();
  copy.removed = d.removed.map(({ deck, card }) => ({ deck, card }));
  return copy;
}

function pileView({ draw, discard }: Deck): PileView {
  return { cards: draw.length, top: discard.length > 0 ? discard[discard.length - 1] : null };
}

/** Decks of whole cards. Whoever arranged or looked at one remembers what lies on top and below. */
function wholeCards(decks: Decks): Place[] {
  return deckNames.flatMap((name) => {
    const deck = decks[name];
    const draw = faceDown(
      name,
      deck.draw,
      (cards) => {
        deck.draw = cards;
      },
      { recalled: ({ tops, bottoms }) => ({ first: bottoms?.[name], last: tops?.[name] }) },
    );
    return [draw, discards(name, deck)];
  });
}

/** Decks that have been put aside. */
function decksAside({ aside }: Decks): Place[] {
  if (!aside) return [];
  return deckNames.flatMap((name) => {
    const deck = aside[name];
    if (!deck) return [];
    const draw = faceDown(name, deck.draw, (cards) => {
      deck.draw = cards;
    });
    return [draw, discards(name, deck)];
  });
}

/** Types are drawn and discarded openly, so how many of a type lie there can be known; which cards, cannot. */
function skillDecks({ skill }: Decks): Place[] {
  return skill.flatMap((deck, type) => {
    const takes = (card: number) => skillKinds[card].deck === type;
    const draw = faceDown(
      'skill',
      deck.draw,
      (cards) => {
        deck.draw = cards;
      },
      { takes },
    );
    return [draw, discards('skill', deck, { takes })];
  });
}

export const decks: Part<'decks'> = {
  empty() {
    const none = noDecks();
    none.skill = [];
    none.destiny = [];
    for (let i = 0; i < deckNames.length; i++) none[deckNames[i]] = { draw: [], discard: [] };
    none.loyalty = [];
    none.notACylon = [];
    none.removed = [];
    return { decks: none };
  },
  copy(to, from) {
    to.decks = copyDecks(from.decks, isPlayed(from.options));
  },
  view(to, { decks: d }) {
    const piles = noPiles();
    for (let i = 0; i < deckNames.length; i++) piles[deckNames[i]] = pileView(d[deckNames[i]]);
    piles.destiny = { cards: d.destiny.length, top: null };
    piles.skill = d.skill.map(pileView);
    to.decks = piles;
  },
  viewGoesBy: ['decks'],
  places: ({ decks: d }) => [
    ...skillDecks(d),
    faceDown('skill', d.destiny, (cards) => {
      d.destiny = cards;
    }),
    ...wholeCards(d),
    ...decksAside(d),
    faceDown('loyalty', d.loyalty, (cards) => {
      d.loyalty = cards;
    }),
    faceDown(
      'loyalty',
      d.notACylon,
      (cards) => {
        d.notACylon = cards;
      },
      { takes: (card) => loyaltyCards[card].side === 'human' },
    ),
    faceDown(
      'loyalty',
      d.special ?? [],
      (cards) => {
        d.special = cards;
      },
      { takes: (card) => loyaltyCards[card].side === 'human' },
    ),
    inTheOpen('loyalty', d.discardedLoyalty ?? []),
    ...d.removed.map(({ deck, card }) => inTheOpen(deck, [card])),
  ],
  pieces: noPieces,
  atRest: {
    decks: fields<Decks>({
      skill: { by: 'skill-type', each: pileOf('skill') },
      destiny: skillCard,
      ...perDeck((name) => pileOf(name)),
      contents: plain,
      aside: fields<NonNullable<Decks['aside']>>(perDeck((name) => pileOf(name))),
      loyalty: loyaltyCard,
      notACylon: loyaltyCard,
      special: loyaltyCard,
      discardedLoyalty: loyaltyCard,
      removed: fields<Card>({ card: cardOfDeck }),
    }),
  },
};
