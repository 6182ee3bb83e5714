import { cards, type Moment, moments } from '@ragtag/card-game';
import type { ReactionMoment } from '../../shell/half';
import { moments as words } from '../words';

const called: Readonly<Record<string, string>> = words.called;
export const momentWords = (window: string): string => called[window] ?? window;

const answering = (moment: Moment, fromHand: boolean): string[] =>
  cards.flatMap(({ name, abilities }) =>
    abilities.some((ability) =>
      fromHand
        ? ability.when === 'event' && ability.inHand === true
        : ability.when === 'instead' && ability.on === moment,
    )
      ? [name]
      : [],
  );

/** With what a moment can be answered. */
function answersTo(moment: Moment): Pick<ReactionMoment, 'cards' | 'own'> {
  switch (moment) {
    case 'challenge':
    case 'challenge-of-others':
      return { cards: [words.anEvent], own: [words.abilities] };
    case 'answer-challenge':
      return { cards: answering(moment, true), own: [] };
    case 'would-lose-influence':
    case 'would-be-defeated':
      return { cards: [], own: answering(moment, false) };
  }
}

/** The moments that standing orders are about. */
export const momentsFor = (): ReactionMoment[] =>
  moments.map((window) => ({ window, words: momentWords(window), ...answersTo(window) }));
