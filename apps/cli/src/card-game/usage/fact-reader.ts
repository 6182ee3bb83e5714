import { type CardFact, cards, type FactOf } from '@ragtag/card-game';
import { nameOf } from './usable';

/** What a fact tells was used; see `usable`. Who defends how is read together with the challenge that is on. */
export class CardFactReader {
  #challenge: FactOf<'challenged'> | undefined;

  usesIn(fact: CardFact): readonly string[] {
    switch (fact.fact) {
      case 'base-revealed':
        return [nameOf(cards[fact.kind])];
      case 'played':
        return [nameOf(cards[fact.kind]), ...(fact.expedited ? ['keyword/Expedite'] : [])];
      case 'ability-used':
        return [`${nameOf(cards[fact.kind])}/ability-${fact.number}`];
      case 'triggered':
        return [`${nameOf(cards[fact.kind])}/triggered`];
      case 'red-text':
        return [`${nameOf(cards[fact.kind])}/red`];
      case 'mission-resolved':
        return [`${nameOf(cards[fact.kind])}/resolved`];
      case 'chose-mode':
        return [`${nameOf(cards[fact.kind])}/${fact.mode}`];
      case 'linked':
        return ['keyword/Link'];
      case 'moved':
        if (fact.rule === 'ccg.costs.freighter') return [`${nameOf(cards[fact.kind])}/triggered`];
        return fact.to === 'resource' ? ['keyword/Persistent'] : [];
      case 'influence':
        return fact.rule === 'ccg.keywords.manipulate' ? ['keyword/Manipulate'] : [];
      case 'challenged':
        this.#challenge = fact;
        return fact.as === cards[fact.kind].type ? [] : ['keyword/Strafe'];
      case 'defended':
        return this.#defended(fact);
      default:
        return [];
    }
  }

  #defended({ seat, kind }: FactOf<'defended'>): string[] {
    const challenge = this.#challenge;
    if (!challenge) return [];
    const used: string[] = [];
    if (seat === challenge.seat) used.push('keyword/Sniper');
    if (cards[kind].type !== challenge.as)
      used.push(
        cards[challenge.kind].keywords.includes('Vulnerable') ? 'keyword/Vulnerable' : 'keyword/Scramble',
      );
    return used;
  }
}
