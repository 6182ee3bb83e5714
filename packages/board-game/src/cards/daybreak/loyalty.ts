import {
  aboutThisCard,
  all,
  cameFromTheDeck,
  drawLoyalty,
  drawMutiny,
  eventAbout,
  loseTitles,
  showCard,
  when,
  yourTurn,
} from '../../effects/build';
import type { LoyaltyCardInfo, Reprint } from '../types';

/** Loyalty cards. */
export const daybreakLoyalty: readonly LoyaltyCardInfo[] = [
  {
    id: 'you-are-the-mutineer',
    name: 'You Are The Mutineer',
    box: 'daybreak',
    copies: 1,
    side: 'human',
    setAside: true,
    handedOn: true,
    // rule: mutineer.limit-two
    modifiers: [{ on: 'mutiny-limit', set: 2 }],
    reactions: [
      // rule: mutineer.receive
      {
        window: 'loyalty-received',
        kind: 'forced',
        if: aboutThisCard(),
        do: [
          showCard(),
          when(cameFromTheDeck(), [drawLoyalty('you', 1)]),
          drawMutiny('you', 1),
          loseTitles('you'),
        ],
      },
      // rule: mutineer.jump-icon
      {
        window: 'prepare-jump',
        kind: 'forced',
        if: all(yourTurn(), eventAbout('seat', 'you')),
        limit: 'turn',
        do: [drawMutiny('you', 1)],
      },
    ],
  },
];

/** One more card that says no more than that of the base box. */
export const daybreakReprints: readonly Reprint[] = [
  { of: 'loyalty', id: 'you-are-not-a-cylon', box: 'daybreak', copies: 1 },
];
