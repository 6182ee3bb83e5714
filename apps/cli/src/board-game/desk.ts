import {
  type BoardFact,
  crisisCards,
  isAvailable,
  legalGames,
  type Options,
  pairwiseSets,
  superCrisisCards,
  type View,
} from '@ragtag/board-game';
import { cardText } from '@ragtag/board-game/say';
import type { Desk } from '../desk';
import { boardGameBench } from './bench';
import { wishFor } from './character';
import { boardGameRecording } from './recording';
import { boardGameRules } from './rules';
import { describeOwn, describeTable } from './table/table';
import { BoardUsage } from './usage/usage';

/** What the board game brings to the terminal. */
export const desk: Desk = {
  table: (view) => describeTable(view as View),
  own: (view) => describeOwn(view as View),
  below(told) {
    const fact = told as BoardFact;
    if (fact.fact !== 'crisis-drawn') return undefined;
    return cardText((fact.deck === 'crisis' ? crisisCards : superCrisisCards)[fact.card]).text;
  },
  about: (view, seat) => ({ character: (view as View).players[seat].character }),
  wish: wishFor,
  optionSets(n, pick, players) {
    const games = legalGames((id, value) => isAvailable(id, value));
    const wanted = players ? games.filter((options) => players.includes(options.players)) : games;
    return pairwiseSets(wanted, n, pick);
  },
  usage: (played) => new BoardUsage(played as readonly Options[]),
  cards: async () => (await import('./cards/listed')).boardGameCards(),
  rules: boardGameRules,
  tournament: async () => (await import('./tournament')).boardTournament,
  recording: boardGameRecording,
  story: async (game) => (await import('./story')).storyOf(game),
  bench: boardGameBench,
};
