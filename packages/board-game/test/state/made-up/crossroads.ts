import { noPieces, type Part } from '../../../src/state/part';
import type { Place } from '../../../src/state/place';
import { destinationCard, fields, plain } from '../../../src/state/shapes';

/** A card that lies face down on a location. */
interface HiddenCard {
  card: number;
  readonly seenBy: number[];
}

type HiddenCards = Record<string, HiddenCard>;

declare module '../../../src/state' {
  interface State {
    /** Hidden cards of a box to come, by location; they are destinations here. */
    crossroads?: HiddenCards;
  }
}

declare module '../../../src/door/view-types' {
  interface View {
    readonly crossroads?: Readonly<Record<string, number | null>>;
  }
}

const perLocation = <T>(cards: HiddenCards, make: (card: HiddenCard) => T) =>
  Object.fromEntries(Object.entries(cards).map(([location, card]) => [location, make(card)]));

const hasSeen = ({ seenBy }: HiddenCard, seat: number | null) => seat !== null && seenBy.includes(seat);

export const crossroads: Part<'crossroads'> = {
  empty: () => ({ crossroads: {} }),
  copy(to, { crossroads: cards = {} }) {
    to.crossroads = perLocation(cards, ({ card, seenBy }) => ({ card, seenBy: [...seenBy] }));
  },
  view(to, { crossroads: cards = {} }, seat) {
    to.crossroads = perLocation(cards, (hidden) => (hasSeen(hidden, seat) ? hidden.card : null));
  },
  places: ({ crossroads: cards = {} }) =>
    Object.values(cards).map(
      (hidden): Place => ({
        of: 'destination',
        cards: [hidden.card],
        knows: (seat) => hasSeen(hidden, seat),
        put([card]) {
          hidden.card = card;
        },
        tells: 'looks',
      }),
    ),
  pieces: noPieces,
  atRest: { crossroads: { values: fields<HiddenCard>({ card: destinationCard, seenBy: plain }) } },
};
