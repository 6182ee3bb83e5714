import type { Games, History, StoredAnswer } from './store';

/** What follows from the history of a game, whatever it is kept in. */
export function answersFrom(
  history: (table: string) => Promise<History | undefined>,
): Pick<Games, 'history' | 'answers' | 'answerTo'> {
  const answers = async (table: string): Promise<StoredAnswer[]> => {
    const known = await history(table);
    return known ? [...known.chapters.flatMap((chapter) => chapter.answers), ...known.recent] : [];
  };
  return {
    history,
    answers,
    answerTo: async (table, seat, question) =>
      (await answers(table)).findLast((given) => given.seat === seat && given.question === question),
  };
}
