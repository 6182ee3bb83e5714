import type { Sayer } from '../../say/clause';
import { resources as resourceNames } from '../../say/en/names';
import { count, does, listed } from '../../say/en/words';
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

/** What is given up, as "2 skill cards". */
function words(price: Price, say: Sayer): string {
  if ('oneOf' in price)
    return listed(
      price.oneOf.map((each) => words(each, say)),
      'or',
    );
  if ('skillCards' in price) return count(price.skillCards, 'skill card');
  if ('strength' in price) return `skill cards of strength ${price.strength} or more together`;
  if ('card' in price) return `a ${say.card('skill', price.card)} card`;
  if ('token' in price) return count(price.n, `${price.token} token`);
  if ('superCrises' in price) return count(price.superCrises, 'Super Crisis card');
  if ('civilians' in price) return `${count(price.civilians, 'civilian ship')}, drawn and destroyed`;
  if ('resource' in price) return `${price.n} ${resourceNames[price.resource]}`;
  return 'thisCard' in price ? 'this card' : 'the card in play';
}

export const priceVerbs = {
  spend: {
    shape: { by: who, price: priceShape },
    en: (e, say) => does(say, e.by, 'give up', words(e.price, say)),
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
