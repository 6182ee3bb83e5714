import type { View } from '@ragtag/card-game';
import { chooser, randomPicks, type StandingOrders } from '@ragtag/kernel';
import type { GameUpdate } from '@ragtag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from './support/page';
import { Person } from './support/person';
import { PushService } from './support/push-service';
import { playAtRandom } from './support/random-player';
import { type Served, serve } from './support/serve';

/** Being asked, or not, at a table of the card game: standing orders, and calls to devices. */

let served: Served;
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
  served = await serve({ PUSH_TO_PRIVATE_ADDRESSES: 'on' });
});
afterAll(async () => {
  await served.close();
  service.close();
});

const slow = { clock: { kind: 'slow', hours: 24 } } as const;

async function seated(settings: object = slow) {
  const people = await Promise.all(['Ada', 'Ben'].map((name) => Person.named(served.url, name)));
  const [ada, ben] = people;
  const { id: table } = await ada.ask('createTable', undefined, {
    game: 'card',
    selection: { players: 2, turnLimit: 6 },
    ...settings,
  });
  await ben.ask('sit', { table, seat: 1 });
  await ada.ask('setSetup', { table, seat: 0 }, { setup: 'machine-assault' });
  await ben.ask('setSetup', { table, seat: 1 }, { setup: 'alert-fighters' });
  return { people, table };
}

interface Seen {
  readonly ask: string;
  readonly options: number;
  readonly inChallenge: boolean;
}

/** Everything that a page is asked. */
function questionsOf(page: Page): ReadonlyMap<number, Seen> {
  const seen = new Map<number, Seen>();
  const look = ({ view }: GameUpdate) => {
    const { questions, challenge } = view as unknown as View;
    for (const { id, ask, options } of questions)
      seen.set(id, { ask, options: options.length, inChallenge: challenge !== null });
  };
  const play = page.onGame;
  page.onGame = (game) => {
    look(game);
    play?.(game);
  };
  if (page.game) look(page.game);
  return seen;
}

async function playedBy(orders: readonly StandingOrders[]) {
  const { people, table } = await seated();
  await people[0].ask('start', { table });
  const pages = await Promise.all(people.map((person) => person.look(table)));
  for (const [seat, page] of pages.entries())
    await page.send({ type: 'orders', orders: orders[seat] as never });
  const ends = pages.map((page, n) => playAtRandom(page, chooser(n + 5)));
  const seen = pages.map(questionsOf);
  expect(await Promise.all(ends)).toEqual(['over', 'over']);
  for (const page of pages) {
    expect(page.problems).toEqual([]);
    page.close();
  }
  return seen.map((each) => [...each.values()]);
}

const inChallenges = (seen: readonly Seen[]) =>
  seen.filter(({ ask, inChallenge }) => ask === 'action' && inChallenge);

/** Everything that was asked in as many games as it takes until each of these seats was asked in a challenge. */
async function playedUntilAsked(seats: readonly number[], orders: readonly StandingOrders[]) {
  const seen: Seen[][] = [[], []];
  for (let games = 0; games < 20 && seats.some((seat) => inChallenges(seen[seat]).length === 0); games++)
    for (const [seat, asked] of (await playedBy(orders)).entries()) seen[seat].push(...asked);
  for (const seat of seats) expect(inChallenges(seen[seat])).not.toEqual([]);
  return seen;
}

describe('standing orders in the card game', () => {
  it('spare whoever could but pass, and ask for everything else', async () => {
    const usual = { otherwise: 'when-useful', windows: {} } as const;
    for (const seen of await playedUntilAsked([0, 1], [usual, usual]))
      expect(seen.filter(({ ask, options }) => ask === 'action' && options === 1)).toEqual([]);
  });

  it('pass in challenges for whoever wants that, who still acts otherwise', async () => {
    const never = { otherwise: 'never', windows: {} } as const;
    const [ada] = await playedUntilAsked([1], [never, { otherwise: 'always', windows: {} }]);
    expect(inChallenges(ada)).toEqual([]);
    expect(ada.some(({ ask }) => ask === 'action')).toBe(true);
  });
});

describe('a device of somebody at the card game', () => {
  it('is called once for all that is asked in a row, and never for nothing but a pass', async () => {
    const { people, table } = await seated({ ...slow, name: 'Friday' });
    const browsers = people.map(({ name }) => service.browser(`cards-${name}`));
    for (const [n, person] of people.entries()) await person.ask('setPush', undefined, browsers[n].device);
    await people[0].ask('start', { table });
    const calls = [0, 0];
    let last: number | undefined;
    for (let n = 0; n < 60; n++) {
      const games = await Promise.all(people.map((person) => person.ask('game', { table })));
      if (games[0].view.over) break;
      const seat = games.findIndex(({ view }) => view.questions.length > 0);
      const { view, epoch } = games[seat];
      const [question] = view.questions;
      expect(question.ask === 'action' ? question.options.length : 2).toBeGreaterThan(1);
      if (seat !== last) calls[seat]++;
      last = seat;
      const body = JSON.stringify({ epoch, question: question.id, picks: randomPicks(question, chooser(n)) });
      expect((await people[seat].raw('POST', `/api/tables/${table}/answers`, body)).ok).toBe(true);
      await expect
        .poll(() => service.to(browsers[seat]).length)
        .toBeGreaterThanOrEqual(calls[seat] > 0 ? 1 : 0);
    }
    expect(Math.min(...calls)).toBeGreaterThan(1);
    for (const [seat, browser] of browsers.entries()) {
      const told = service.to(browser);
      expect(told.length).toBeGreaterThan(0);
      expect(told.length).toBeLessThanOrEqual(calls[seat]);
      expect(browser.read(told[0])).toEqual({ table, name: 'Friday' });
    }
  });
});
