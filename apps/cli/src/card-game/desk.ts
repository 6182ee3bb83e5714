import { type Options, ruleCatalogue } from '@ragtag/card-game';
import type { Desk } from '../desk';
import { cardGameBench } from './bench';
import { brought } from './deck';
import { cardGameRecording } from './recording';
import { CardUsage } from './usage/usage';

/** What the card game brings to the terminal. */
export const desk: Desk = {
  usage: (played) => new CardUsage(played as readonly Options[]),
  brought,
  cards: async () => (await import('./cards')).cardGameCards(),
  rules: () => ({ rules: ruleCatalogue, isPlayable: () => true }),
  tournament: async () => (await import('./tournament')).cardTournament,
  recording: cardGameRecording,
  bench: cardGameBench,
};
