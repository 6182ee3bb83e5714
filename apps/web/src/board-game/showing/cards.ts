import type { ShownFacts } from './shown-as';
import { before, line } from './shown-as';

/** Cards that are drawn, played, kept and seen. */
export const cards: ShownFacts<
  | 'skill-cards-drawn'
  | 'skill-cards-received'
  | 'skill-cards-discarded'
  | 'deck-reshuffled'
  | 'crisis-drawn'
  | 'crisis-discarded'
  | 'box-chosen'
  | 'card-kept'
  | 'card-left-play'
  | 'card-taken'
  | 'hands-swapped'
  | 'destiny-exchanged'
  | 'tokens-changed'
  | 'cards-seen'
  | 'deck-looked-at'
  | 'hand-seen'
  | 'super-crisis-drawn'
  | 'quorum-drawn'
  | 'quorum-received'
  | 'quorum-played'
  | 'quorum-discarded'
  | 'quorum-removed'
  | 'card-given'
  | 'skill-cards-seen'
  | 'bottom-seen'
  | 'deck-looked-under'
  | 'destiny-grown'
  | 'destiny-searched'
  | 'destiny-swapped'
> = {
  'skill-cards-drawn': { length: 0, untold: before('skill-cards-received') },
  'skill-cards-received': line,
  // Whoever reads that a card was played knows where it went.
  'skill-cards-discarded': {
    length: 0,
    untold: ({ cards, cause }, { last }) =>
      (last?.fact === 'action' || last?.fact === 'reaction') &&
      last.cause.kind === 'skill' &&
      last.cause.id === cause.id &&
      cards.length === 1,
  },
  'deck-reshuffled': line,
  'crisis-drawn': {
    length: 1700,
    tone: 'strong',
    moves: (view, { deck, card, seat }) => ({
      ...view,
      resolving: [{ what: 'crisis', deck, card, box: null, by: seat }],
    }),
  },
  'crisis-discarded': {
    length: 0,
    untold: true,
    moves: (view) => ({ ...view, resolving: view.resolving.filter(({ what }) => what !== 'crisis') }),
  },
  'box-chosen': { length: 700 },
  'card-kept': line,
  'card-left-play': line,
  'card-taken': line,
  'hands-swapped': line,
  'destiny-exchanged': line,
  'tokens-changed': line,
  'cards-seen': line,
  'deck-looked-at': { length: 0, untold: true },
  'hand-seen': line,
  'super-crisis-drawn': line,
  'quorum-drawn': { length: 0, untold: before('quorum-received') },
  'quorum-received': line,
  'quorum-played': { length: 1300 },
  'quorum-discarded': line,
  'quorum-removed': line,
  'card-given': line,
  'skill-cards-seen': line,
  'bottom-seen': line,
  'deck-looked-under': { length: 0, untold: before('bottom-seen') },
  'destiny-grown': line,
  'destiny-searched': line,
  'destiny-swapped': line,
};
