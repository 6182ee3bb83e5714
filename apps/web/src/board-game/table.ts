import { type BoardFact, queryOf, type View } from '@ragtag/board-game';
import { bookHref } from '../rulebook/href';
import type { GameTable } from '../shell/half';
import { Ending } from './ending';
import { momentsFor, momentWords } from './orders/moments';
import { asking } from './question/asking';
import { type Kept, showing } from './showing';
import { sounds } from './sounds';
import { TableLayout } from './table-layout';
import { Claims } from './talk/claims';
import { table as tableWords } from './words';
import { awaitedWords } from './words/awaited';
import { initials, nameOfSeat } from './words/people';
import { saidWords } from './words/said';
import { factText, optionText, questionText } from './words/say';
import { unaskedText } from './words/unasked';

/** The board game on the screen. */
export const table: GameTable<View, BoardFact, Kept> = {
  Table: TableLayout,
  Ending,
  Claims,
  asking,
  showing,
  words: {
    player: nameOfSeat,
    badge: initials,
    fact: factText,
    question: questionText,
    option: optionText,
    said: saidWords,
    awaited: awaitedWords,
    moment: momentWords,
    unasked: unaskedText,
    after: tableWords.whoWasWhat,
  },
  sounds,
  momentsFor,
  rulebook: ({ options }, place) => bookHref(queryOf(options), place),
};
