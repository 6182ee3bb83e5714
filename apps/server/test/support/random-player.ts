import { type Chooser, randomPicks } from '@ragtag/kernel';
import type { GameUpdate } from '@ragtag/protocol';
import type { Page } from './page';

/** Answers every question that a page is asked, at random, until the game ends or the page closes. */
export function playAtRandom(
  page: Page,
  choose: Chooser,
  onTaken: (question: number, picks: readonly string[]) => void = () => undefined,
): Promise<'over' | 'closed'> {
  return new Promise((resolve) => {
    let busy = false;
    const go = async (game: GameUpdate): Promise<void> => {
      if (game.view.over) {
        resolve('over');
        return;
      }
      const [question] = game.view.questions;
      if (busy || !question) return;
      busy = true;
      const picks = randomPicks(question, choose);
      const reply = await page.answer(question.id, picks);
      busy = false;
      if (!reply) return;
      if (reply.type === 'taken') onTaken(question.id, picks);
      else if (reply.type === 'refused' && !['refused', 'stale'].includes(reply.error.code)) {
        page.problems.push(JSON.stringify(reply));
      }
      if (page.game) void go(page.game);
    };
    page.onGame = (game) => void go(game);
    void page.closed.then(() => resolve('closed'));
    if (page.game) void go(page.game);
  });
}
