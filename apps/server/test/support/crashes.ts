import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooser } from '@ragtag/kernel';
import { factsTold } from '../../src/games/told';
import { openSqliteStore } from '../../src/store/sqlite';
import type { Store } from '../../src/store/store';
import { seat } from './game';
import type { Page } from './page';
import type { Person } from './person';
import { freePort, ServerProcess } from './process';
import { playAtRandom } from './random-player';
import { newFolder } from './serve';

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly games: number;
  /** Everything that went wrong. */
  readonly problems: string[];
  /** The end of what the server said. */
  readonly output: string;
}

export interface Play {
  readonly table: string;
  readonly people: readonly Person[];
  /** What players were told is stored, by seat and question. */
  readonly taken: Map<string, readonly string[]>;
  over: boolean;
  stopped: boolean;
  /** Milliseconds before a lost connection is tried again, where that is not at once. */
  readonly wait?: number;
}

/** One player who comes back after every crash until the game is over or stopped. */
export async function comeBackAlways(
  play: Play,
  n: number,
  seed: number,
  problems: string[],
): Promise<Page | undefined> {
  let page: Page | undefined;
  while (!play.over && !play.stopped) {
    try {
      page = await play.people[n].look(play.table, page);
    } catch {
      await sleep(play.wait ?? 20);
      continue;
    }
    const current = page;
    const stop = setInterval(() => {
      if (play.stopped) current.socket.terminate();
    }, 10);
    const end = await playAtRandom(page, chooser(seed + n), (question, picks) => {
      play.taken.set(`${n}/${question}`, picks);
    });
    clearInterval(stop);
    problems.push(...page.problems);
    if (end === 'over') play.over = true;
    else if (play.wait !== undefined) await sleep(play.wait);
  }
  page?.close();
  return page;
}

/** What is stored against what players were told is. */
export async function compare(
  store: Store,
  play: Play,
  pages: readonly (Page | undefined)[],
): Promise<string[]> {
  const problems: string[] = [];
  const answers = await store.answers(play.table);
  const table = await store.table(play.table);
  if (!table) return [`table ${play.table} is gone`];
  const stored = new Map<string, readonly string[]>();
  for (const { seat: of, question, picks } of answers) {
    const key = `${of}/${question}`;
    if (stored.has(key) && question >= 0) problems.push(`answer ${key} is stored twice`);
    stored.set(key, picks);
  }
  for (const [key, picks] of play.taken) {
    if (JSON.stringify(stored.get(key)) !== JSON.stringify(picks)) {
      problems.push(`answer ${key} was acknowledged as ${picks} and stored as ${stored.get(key)}`);
    }
  }
  for (const [n, page] of pages.entries()) {
    const facts = await factsTold(store, table, n, 0);
    const seen = page?.facts ?? [];
    if (JSON.stringify(facts.slice(0, seen.length)) !== JSON.stringify(seen)) {
      problems.push(`seat ${n} has seen other facts than those stored`);
    }
    const words = page?.said.map((said) => said.n) ?? [];
    if (words.some((word, index) => word !== words[0] + index)) problems.push(`seat ${n} has heard ${words}`);
  }
  return problems;
}

/**
 * Plays games over sockets while the server is killed again and again, and compares what players were told is
 * stored with what is. Games are started until there were enough kills.
 */
export async function playThroughCrashes(kills: number, seed: number): Promise<CrashReport> {
  const folder = await newFolder();
  const server = new ServerProcess(await freePort(), folder);
  const choose = chooser(seed);
  const problems: string[] = [];
  let killed = 0;
  let acknowledged = 0;
  let games = 0;
  await server.start();
  while (killed < kills) {
    games++;
    const { table, people } = await seat(server.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 4 } });
    const play: Play = { table, people, taken: new Map(), over: false, stopped: false };
    const players = [0, 1, 2].map((n) => comeBackAlways(play, n, seed, problems));
    while (!play.over && killed < kills) {
      await sleep(50 + choose(400));
      await server.kill();
      killed++;
      await server.start();
    }
    await sleep(300);
    play.stopped = true;
    const pages = await Promise.all(players);
    const store = await openSqliteStore(folder);
    problems.push(...(await compare(store, play, pages)));
    await store.close();
    acknowledged += play.taken.size;
  }
  await server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  return { kills: killed, acknowledged, games, problems, output: server.output };
}
