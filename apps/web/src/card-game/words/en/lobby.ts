import type { Format, SetName } from '@ragtag/card-game';

/** Choosing what the card game is played with, and a deck. */
export const lobby = {
  title: 'The card game',
  format: 'Decks',
  formats: {
    constructed: ['Constructed', 'Any deck of at least 60 cards, up to four of each.'],
    preconstructed: [
      'Our decks',
      'One of the six decks of ours, each made to be played against its partner.',
    ],
    quick: [
      'Quick',
      'Short decks of at least 30 cards, to learn or for half an evening. A rule of this house.',
    ],
    sealed: ['Sealed', 'Decks of 40 cards out of packs.'],
  } satisfies Record<Format, readonly [string, string]>,
  sets: 'Cards of',
  setNames: {
    'first-set': 'the first set',
    betrayal: 'the second set, Betrayal',
    promotional: 'the promotional cards',
  } satisfies Record<SetName, string>,
  knowledge: 'What is known',
  openDecks: ['Open decks', 'Everybody may read every deck that was brought, all game long.'],
  turnLimit: 'Turns at most',
  noLimit: 'no limit',
  turns: (n: number) => `${n} turns, then whoever leads has won`,
  deck: 'Deck',
  anyDeck: 'Dealt: one that nobody else plays',
  choose: 'Choose a deck…',
  ours: 'Our decks',
  forLearning: 'For learning (30 cards)',
  yours: 'Your decks',
  paste: 'Paste a list or a link…',
  listOrLink: 'A list, or the code of a link',
  bringIt: 'Bring it',
  deckOf: (name: string, of: string) => `${name}: ${of}`,
  resources: { persuasion: 'persuasion', logistics: 'logistics', security: 'security' },
  and: ' and ',
  buildOne: 'Build a deck',
};
