import { priceWords } from '../../say/en/prices';
import { does } from '../../say/en/words';
import { price as priceShape, who } from '../shape-words';
import type { Effect, Price, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Prices. What begins with one is offered only where it can be paid. */

declare module '../types' {
  interface Verbs {
    spend: { readonly by: Who; readonly price: Price };
  }
}

export const spend = (by: Who, price: Price): Effect => ({ do: 'spend', by, price });

export const priceVerbs = {
  spend: {
    shape: { by: who, price: priceShape },
    en: (e, say) => does(say, e.by, 'give up', priceWords(e.price, say)),
    weigh(on, { by, price }) {
      if ('resource' in price) return -on.loss(price.resource, price.n);
      if ('civilians' in price) return -price.civilians * on.civilian();
      if ('superCrises' in price) return price.superCrises * on.values.superCrisis;
      const cards =
        'skillCards' in price ? price.skillCards : 'card' in price ? 1 : 'strength' in price ? 5 : 0;
      return cards === 0 ? 0 : on.to(by, (seat) => -on.discard(seat, cards, false));
    },
  },
} satisfies VerbFamily;
