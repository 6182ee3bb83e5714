import { forkRecords } from '@ragtag/kernel';
import type { InForce, KeptCard, Later } from '../state';
import { noPieces, type Part } from './part';
import { inTheOpen } from './place';
import { aCause, bindings, cardOfDeck, fields, plain } from './shapes';

declare module '../state' {
  interface State {
    /** Cards that stay in play, and with whom. */
    inPlay: KeptCard[];
    /** Changes to the rules without a card, and for how long. */
    inForce: InForce[];
    /** Effects waiting for a named moment. */
    later: Later[];
  }
}

declare module '../door/view-types' {
  interface View {
    readonly inPlay: readonly KeptCard[];
  }
}

/** What stays in force beyond the moment that brought it. */
export const inPlay: Part<'inPlay' | 'inForce' | 'later'> = {
  empty: () => ({ inPlay: [], inForce: [], later: [] }),
  copy(to, from) {
    to.inPlay = from.inPlay.map(({ deck, card, holder }) => ({ deck, card, holder }));
    to.inForce = forkRecords('inForce', from.inForce);
    to.later = forkRecords('later', from.later);
  },
  view(to, state) {
    to.inPlay = state.inPlay;
  },
  places: (state) => state.inPlay.map(({ deck, card }) => inTheOpen(deck, [card])),
  pieces: noPieces,
  atRest: {
    inPlay: fields<KeptCard>({ card: cardOfDeck, holder: plain }),
    inForce: fields<InForce>({ modifier: plain, owner: plain, bind: bindings, cause: aCause }),
    later: fields<Later>({ effects: plain, owner: plain, bind: bindings, cause: aCause }),
  },
};
