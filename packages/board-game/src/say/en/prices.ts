import type { Price } from '../../effects/types';
import type { Sayer } from '../clause';
import { resources as resourceNames } from './names';
import { count, listed } from './words';

/** What is given up, as "2 skill cards". */
export function priceWords(price: Price, say: Sayer): string {
  if ('oneOf' in price)
    return listed(
      price.oneOf.map((each) => priceWords(each, say)),
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
