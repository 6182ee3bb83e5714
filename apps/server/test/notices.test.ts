import { chooser, randomPicks } from '@ragtag/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seat as seatPeople } from './support/game';
import type { Page } from './support/page';
import type { Person } from './support/person';
import { type Served, serve } from './support/serve';

let served: Served;
let table: string;
let people: Person[];
let pages: Page[];
beforeAll(async () => {
  served = await serve();
  const clock = { kind: 'live', decision: 600, reserve: 60 } as const;
  ({ table, people } = await seatPeople(served.url, ['Ada', 'Ben', 'Cyd'], {
    clock,
    selection: { players: 3 },
  }));
  pages = await Promise.all(people.map((person) => person.look(table)));
});
afterAll(() => served.close());

/** What every page has been told of the table. */
function told<T>(read: (page: Page) => T): T[] {
  return pages.map(read);
}

/** Whoever is asked something in the open answers at random. */
async function answerOne(): Promise<number> {
  const isAsked = ({ game }: Page) => (game?.view.questions.length ?? 0) > 0;
  await expect.poll(() => pages.some(isAsked)).toBe(true);
  const seat = pages.findIndex(isAsked);
  const [question] = pages[seat].game?.view.questions ?? [];
  for (let n = 0; n < 200; n++) {
    const reply = await pages[seat].answer(question.id, randomPicks(question, chooser(n)));
    if (reply?.type !== 'taken') continue;
    await expect.poll(() => pages[seat].game?.view.questions[0]?.id).not.toBe(question.id);
    return seat;
  }
  throw new Error(`no answer to ${question.ask}`);
}

it('tells everybody who has a bot in the seat, and who took over again', async () => {
  await pages[1].send({ type: 'cover', covered: true });
  await expect.poll(() => told(({ table: info }) => info?.seats[1].covered)).toEqual([true, true, true]);
  await pages[1].send({ type: 'cover', covered: false });
  await expect.poll(() => told(({ table: info }) => info?.seats[1].covered)).toEqual([false, false, false]);
});

it('tells everybody who is the host, and the host that it is', async () => {
  await people[0].ask('handOver', { table, seat: 2 });
  await expect.poll(() => told(({ table: info }) => info?.host)).toEqual([false, false, true]);
  await people[2].ask('changeTable', { table }, { chat: false });
  await expect.poll(() => told(({ table: info }) => info?.settings.chat)).toEqual([false, false, false]);
});

it('tells everybody whose clock runs until when, and what is left of the reserves', async () => {
  for (const { game } of pages) {
    expect(game?.reserves).toEqual([60_000, 60_000, 60_000]);
    expect(game?.clocks.length).toBeGreaterThan(0);
    for (const { since, until } of game?.clocks ?? []) expect(until).toBe(since + 660_000);
  }
});

it('tells everybody who asks to take something back, and what came of it', async () => {
  // Somebody else has answered since, so the others must agree.
  const seat = await answerOne();
  while ((await answerOne()) === seat);
  const others = [0, 1, 2].filter((each) => each !== seat);
  const request = { by: seat, answers: 1, agreed: [], needed: others };
  const { epoch } = pages[seat];
  await pages[seat].send({ type: 'undo', answers: 1 });
  await expect.poll(() => told(({ table: info }) => info?.undo)).toEqual([request, request, request]);
  await pages[others[0]].send({ type: 'undo-answer', agree: false });
  await expect.poll(() => told(({ table: info }) => info?.undo)).toEqual([null, null, null]);
  expect(told((page) => page.epoch)).toEqual([epoch, epoch, epoch]);
  await pages[seat].send({ type: 'undo', answers: 1 });
  for (const each of others) await pages[each].send({ type: 'undo-answer', agree: true });
  await expect.poll(() => told((page) => page.epoch)).toEqual([epoch + 1, epoch + 1, epoch + 1]);
  await expect.poll(() => told(({ table: info }) => info?.undo)).toEqual([null, null, null]);
});

it('tells everybody what is claimed', async () => {
  await pages[0].send({ type: 'say', say: { claim: 'looked', seat: 1, saw: 'cylon' } });
  await pages[1].send({ type: 'say', say: { claim: 'suspects', seat: 0 } });
  await pages[2].send({ type: 'say', say: { claim: 'can-help', how: 'a-lot' } });
  const claims = [
    { claim: 'looked', seat: 1, saw: 'cylon' },
    { claim: 'suspects', seat: 0 },
    { claim: 'can-help', how: 'a-lot' },
  ];
  await expect
    .poll(() => told((page) => page.said.map(({ said }) => said)))
    .toEqual([claims, claims, claims]);
});

it('tells everybody at a finished table where it goes on', async () => {
  for (const person of people) await person.ask('leave', { table });
  await expect
    .poll(() => told(({ table: info }) => info?.phase), { timeout: 30_000 })
    .toEqual(['finished', 'finished', 'finished']);
  const { id } = await people[1].ask('rematch', { table });
  await expect.poll(() => told(({ table: info }) => info?.rematch)).toEqual([id, id, id]);
  const again = await people[2].ask('table', { table: id });
  expect(again).toMatchObject({ phase: 'lobby', seat: 2, host: false });
});
