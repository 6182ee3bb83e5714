import type { Card } from '../state';
import { noPieces, type Part } from './part';
import { inTheOpen } from './place';
import { cardOfDeck, fields, plain } from './shapes';

declare module '../state' {
  interface State {
    /** Index on the Jump Preparation track. */
    jump: number;
    /** Cards beside the objective, which count distance. */
    travelled: Card[];
    distance: number;
    /** Distances of objective milestones that have been resolved. */
    milestones: number[];
    /** The last Loyalty card was rolled for; absent without the house rule. rule: variants.house.deal-leftover */
    leftoverDealt?: boolean;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly jump: number;
    readonly distance: number;
    readonly travelled: readonly Card[];
  }
}

/** How far the fleet has come, and how near it is to a jump. */
export const travel: Part<'jump' | 'travelled' | 'distance' | 'milestones' | 'leftoverDealt'> = {
  empty: () => ({ jump: 0, travelled: [], distance: 0, milestones: [], leftoverDealt: undefined }),
  copy(to, from) {
    to.jump = from.jump;
    to.travelled = from.travelled.map(({ deck, card }) => ({ deck, card }));
    to.distance = from.distance;
    to.milestones = from.milestones.slice();
    to.leftoverDealt = from.leftoverDealt;
  },
  view(to, state) {
    to.jump = state.jump;
    to.distance = state.distance;
    to.travelled = state.travelled;
  },
  places: ({ travelled }) => travelled.map(({ deck, card }) => inTheOpen(deck, [card])),
  pieces: noPieces,
  atRest: {
    jump: plain,
    travelled: fields<Card>({ card: cardOfDeck }),
    distance: plain,
    milestones: plain,
  },
};
