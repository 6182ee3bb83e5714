import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { desk, type OpensPage } from './browser';
import { answer, look, putAway, type Sight } from './player';
import { Wire } from './wire';

/** Settings of a server whose client is the built one, and that does not make tests wait. */
export const servingClient = () => ({ WEB_DIR: inject('webDir') });

/** Somebody at a table on the server, each with a browser of their own. */
export interface Friend {
  readonly name: string;
  readonly page: Page;
  readonly wire: Wire;
}

export async function arrive(open: OpensPage, url: string, name: string, screen = desk): Promise<Friend> {
  const page = await open(screen, { baseURL: url, name });
  return { name, page, wire: new Wire(page) };
}

/** The first sets up a table and gets the link to it. */
export async function openTable({ page }: Friend, players: number): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up a table' }).click();
  await page.getByRole('combobox', { name: 'Players' }).selectOption(String(players));
  await page.getByRole('button', { name: 'Open the table and invite' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

export async function follow({ page }: Friend, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
}

export async function sit({ page }: Friend): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
}

/** Gives the open seats to bots. */
async function addBots({ page }: Friend): Promise<void> {
  const bot = page.getByRole('button', { name: 'Bot', exact: true });
  for (let left = await bot.count(); left > 0; left--) {
    await bot.first().click();
    await page.waitForFunction(
      (n) =>
        [...document.querySelectorAll('button')].filter(({ textContent: t }) => t === 'Bot').length === n,
      left - 1,
    );
  }
}

/** Some friends sit down through the lobby, with bots in the other seats, and the game begins. */
export async function sitDown(friends: readonly Friend[], players: number): Promise<string> {
  const [host, ...guests] = friends;
  const invitation = await openTable(host, players);
  for (const guest of guests) {
    await follow(guest, invitation);
    await sit(guest);
  }
  await addBots(host);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(friends.map(({ page }) => page.getByRole('list', { name: 'Resources' }).waitFor()));
  return new URL(host.page.url()).pathname.split('/')[2];
}

interface Together {
  /** Looked at before every round of answers; what was seen last is given back. */
  until(sights: readonly Sight[]): boolean | Promise<boolean>;
  /** Milliseconds without a new question after which nothing more is expected. */
  readonly patience?: number;
}

/** Lets friends answer whatever each is asked, by clicking, until something is seen or the game is over. */
export async function playTogether(
  friends: readonly Friend[],
  { until, patience = 30_000 }: Together,
): Promise<readonly Sight[]> {
  let last = Date.now();
  let marks = '';
  for (let n = 0; Date.now() - last < patience; n++) {
    const sights = await Promise.all(friends.map(({ page }) => look(page)));
    if ((await until(sights)) || sights.every(({ over }) => over)) return sights;
    const now = sights.map(({ mark }) => mark).join();
    if (now !== marks) last = Date.now();
    // Somebody else is thinking, and does so the sooner the less often one looks.
    else await sleep(30);
    marks = now;
    await Promise.all(sights.map((sight, i) => answerIfAsked(friends[i].page, sight, n)));
  }
  throw new Error(`Nobody was asked anything new for ${patience} ms: ${marks}`);
}

async function answerIfAsked(page: Page, sight: Sight, n: number): Promise<void> {
  if (sight.over) return;
  await putAway(page);
  if (sight.ask === null) return;
  try {
    await answer(page, sight, n, 2_000);
  } catch (error) {
    // The question went away meanwhile: look again.
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

export function inTurn(turn: number): Together {
  return { until: (sights) => sights.some((sight) => sight.turn >= turn) };
}

/** What a page shows its player of the skill check: the question, the hand, and who has added and said what. */
export async function checkAsSeen({ page }: Friend): Promise<Record<string, string>> {
  const told = (role: 'region' | 'heading', name: RegExp | string) =>
    page.getByRole(role, { name }).first().innerText();
  return {
    question: await page.locator('#question-text').innerText(),
    hand: await told('region', 'Your hand'),
    check: await told('region', /^Skill check/),
  };
}

/** How many seats have cards in the check that a page shows; Destiny is none. */
export function haveAdded({ page }: Friend): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.contributions li')].filter(
        ({ textContent }) => !/^Destiny|\b0\b/.test(textContent ?? ''),
      ).length,
  );
}

/** What a page shows that everybody may know, in words. */
export function publicState({ page }: Friend): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const told = (label: string) =>
      document.querySelector(`[aria-label="${label}"]`)?.textContent ?? 'nothing';
    const labels = [...document.querySelectorAll('.track')].map((track) => track.ariaLabel).join('; ');
    const crew = document.querySelector('[aria-label="Players"]')?.cloneNode(true) as Element;
    // You are not told that you are choosing: you are asked.
    for (const own of crew.querySelectorAll('.member-you, .thinking')) own.remove();
    return {
      turn: /Turn \d+/.exec(document.querySelector('header')?.textContent ?? '')?.[0] ?? '',
      tracks: labels,
      resources: told('Resources'),
      reserves: told('Reserves'),
      decks: told('Decks'),
      players: crew.textContent ?? '',
      // Only some have seen what is in a civilian ship.
      board: told('The board in words').replace(/ \(you know: [^)]*\)/g, ''),
    };
  });
}

export async function boardInWords({ page }: Friend): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Board as text' }).click();
  await page.getByRole('region', { name: 'The board in words' }).waitFor();
}
