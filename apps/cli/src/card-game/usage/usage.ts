import type { CardFact, Options } from '@ragtag/card-game';
import { FactUsage } from '../../usage';
import { CardFactReader } from './fact-reader';
import { usable } from './usable';

/** Keeps count of every card, text and keyword that games have made use of. */
export class CardUsage extends FactUsage<CardFact> {
  constructor(played: readonly Options[]) {
    super(usable(played), () => new CardFactReader());
  }
}
