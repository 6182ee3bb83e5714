import { chooser, randomPicks } from '@ragtag/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachStore } from '../support/each-store';
import { seat } from '../support/game';
import type { Home } from '../support/homes';
import type { Page } from '../support/page';
import { type Served, serve } from '../support/serve';

onEachStore((newHome) => {
  let home: Home;
  let served: Served;
  beforeAll(async () => {
    home = await newHome();
    served = await serve({}, home);
  });
  afterAll(async () => {
    await served.close();
    await home.remove();
  });

  const asked = (pages: readonly Page[]) => pages.find((page) => page.game?.view.questions.length);

  async function threePages() {
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    return { table, people, pages };
  }

  /** The page asked picks its first options; resolves when another question is open. */
  async function step(pages: readonly Page[]): Promise<Page> {
    const page = asked(pages)!;
    const [question] = page.game!.view.questions;
    await page.answer(question.id, randomPicks(question, chooser(1)));
    await expect.poll(() => asked(pages) && page.game!.view.questions[0]?.id !== question.id).toBe(true);
    return page;
  }

  it('takes back an answer that told nobody anything', async () => {
    const { pages } = await threePages();
    const page = asked(pages)!;
    const before = page.game!.view;
    await step(pages);
    expect(page.game!.undoable).toBe(1);
    expect(await page.send({ type: 'undo', answers: 1 })).toMatchObject({ type: 'done' });
    await expect.poll(() => page.game!.epoch).toBe(1);
    expect(page.game!.view).toEqual(before);
    expect(page.facts).toEqual(await served.told(page.table!.id, page.table!.seat));
    const late = await page.answer(before.questions[0].id, [before.questions[0].options[0].id], 0);
    expect(late).toMatchObject({ type: 'refused', error: { code: 'stale' } });
    await step(pages);
    for (const each of pages) expect(each.problems).toEqual([]);
  });

  it('asks the others once somebody else has answered', async () => {
    const { pages } = await threePages();
    const first = await step(pages);
    const second = await step(pages);
    const third = pages.find((page) => page !== first && page !== second)!;
    await expect.poll(() => first.game!.undoable).toBe(0);
    await first.send({ type: 'undo', answers: 1 });
    await expect.poll(() => third.table!.undo?.by).toBe(first.table!.seat);
    expect(first.game!.epoch).toBe(0);
    await second.send({ type: 'undo-answer', agree: true });
    expect(third.game!.epoch).toBe(0);
    await third.send({ type: 'undo-answer', agree: true });
    await expect.poll(() => third.game!.epoch).toBe(1);
    await expect.poll(() => third.table!.undo).toBeNull();
    await expect.poll(() => asked(pages)).toBe(first);
  });

  it('goes on when one does not agree', async () => {
    const { pages } = await threePages();
    const first = await step(pages);
    const second = await step(pages);
    await first.send({ type: 'undo', answers: 1 });
    await second.send({ type: 'undo-answer', agree: false });
    await expect.poll(() => first.table!.undo).toBeNull();
    expect(first.game!.epoch).toBe(0);
    expect(await first.send({ type: 'undo', answers: 5 })).toMatchObject({ type: 'refused' });
  });

  it('takes nothing back by itself after something was revealed or rolled', async () => {
    const { pages } = await threePages();
    for (let n = 0; n < 40 && asked(pages); n++) {
      const page = asked(pages)!;
      const { streams } = await served.state(page.table!.id);
      const known = page.facts.length;
      await step(pages);
      const after = await served.state(page.table!.id);
      const toldInSecret = page.facts.slice(known).some(({ only }) => only);
      if (toldInSecret || JSON.stringify(after.streams) !== JSON.stringify(streams)) {
        expect(page.game!.undoable).toBe(0);
      }
    }
  });
});
