import { ruleCatalogue } from '@ragtag/card-game';
import type { Desk } from '../desk';
import { cardGameBench } from './bench';

/** What the card game brings to the terminal. */
export const desk: Desk = {
  cards: async () => (await import('./cards')).cardGameCards(),
  rules: () => ({ rules: ruleCatalogue, isPlayable: () => true }),
  tournament: async () => (await import('./tournament')).cardTournament,
  bench: cardGameBench,
};
