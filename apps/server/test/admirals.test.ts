import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { newGame, pending, resolveOptions, type View, view } from '@ragtag/board-game';
import { createBot, type Plan } from '@ragtag/bots/board';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Threads } from '../src/bots/threads';
import { Person } from './support/person';
import { appFolder, freePort, ServerProcess } from './support/process';
import { newFolder } from './support/serve';

const budget = 150;
/** How far they play, and how often they have stopped to think by then. */
const turns = 4;
const enough = 3;

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

describe('a game of admirals', () => {
  let server: ServerProcess;
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
    server = new ServerProcess(await freePort(), folder, { BOT_THINKING: String(budget), LOG_LEVEL: 'info' });
    await server.start();
  }, 60_000);
  afterAll(async () => {
    await server.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('is thought through in threads, while the server answers everybody else', {
    timeout: 240_000,
  }, async () => {
    const ada = await Person.named(server.url, 'Ada');
    const { id: table } = await ada.ask('createTable', undefined, { selection: { players: 4 } });
    for (const seat of [1, 2, 3]) await ada.ask('addBot', { table, seat }, { level: 'admiral' });
    const { seats } = await ada.ask('start', { table });
    expect(seats.slice(1).map(({ level }) => level)).toEqual(['admiral', 'admiral', 'admiral']);
    await ada.ask('leave', { table });

    const began = performance.now();
    let slowest = 0;
    let turn = 0;
    let thoughts = 0;
    while ((turn < turns || thoughts < enough) && performance.now() - began < 200_000) {
      const asked = performance.now();
      const game = await ada.ask('game', { table });
      slowest = Math.max(slowest, performance.now() - asked);
      turn = game.view.over ? turns : (game.view as View).turn.number;
      thoughts = await metric(server.url, 'ragtag_thoughts_total');
      await sleep(50);
    }
    expect(turn).toBeGreaterThanOrEqual(turns);
    expect(thoughts).toBeGreaterThanOrEqual(enough);
    // A thought takes its budget of a thread and nothing of the server; a loaded machine is given some room.
    expect(slowest).toBeLessThan(1500);
    expect(server.output).not.toContain('"level":50');
  });

  it('stops in good order in the middle of a thought, and goes on', { timeout: 60_000 }, async () => {
    expect(await server.kill('SIGTERM')).toBe(0);
    await server.start();
    expect(await metric(server.url, 'ragtag_thoughts_total')).toBe(0);
  });
});

describe('threads', () => {
  const errors: unknown[] = [];
  const log = { error: (error: unknown) => errors.push(error) } as unknown as FastifyBaseLogger;
  let program: URL;
  beforeAll(async () => {
    const { bundle } = (await import(pathToFileURL(join(appFolder(), 'bin', 'bundle.mjs')).href)) as {
      bundle(entry: string): Promise<string>;
    };
    program = new URL('thread.mjs', await bundle('src/main.ts'));
  }, 60_000);

  /** A decision between two answers or more. */
  function decision() {
    const resolution = resolveOptions({ players: 4 });
    if (!resolution.ok) throw new Error('no options');
    const { state } = newGame(resolution.options, 'threads');
    const [question] = pending(state);
    const { seat } = question;
    const bot = createBot({ level: 'admiral', seat, seed: 'threads' });
    const plain = bot.plan(view(state, seat), question);
    const candidates = question.options.slice(0, 2).map(({ id }) => [id]);
    const plan: Plan = { ...plain, candidates, firstSight: [0, 0], seed: 1 };
    return { plan, state };
  }

  it('come to an answer, several at once, in turn by table', async () => {
    const threads = new Threads(program, 1, 20, Date.now, log);
    const { plan, state } = decision();
    const order: string[] = [];
    const until = Date.now() + 30_000;
    const think = async (table: string) => {
      const picks = await threads.think({ id: table, game: 'board' }, plan, state, until);
      expect(plan.candidates).toContainEqual(picks);
      order.push(table);
    };
    await Promise.all(['a', 'a', 'a', 'b', 'c'].map(think));
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a']);
    await threads.close();
  });

  it('think for less where many wait, and never for longer than until the answer is due', async () => {
    const budget = 400;
    const threads = new Threads(program, 1, budget, Date.now, log);
    const { plan, state } = decision();
    const think = async (table: string, time: number) => {
      const began = performance.now();
      const picks = await threads.think({ id: table, game: 'board' }, plan, state, Date.now() + time);
      return { picks, took: performance.now() - began };
    };
    // The thread is there, and its program compiled.
    await think('first', 30_000);
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => think(`table ${n}`, 4000)));
    expect(many.filter(({ picks }) => picks).length).toBe(20);
    expect((await think('soon due', 200)).took).toBeLessThan(budget);
    await threads.close();
  });

  it('leave out what is late, survive what breaks, and end what is running', async () => {
    const threads = new Threads(program, 2, 20, Date.now, log);
    const { plan, state } = decision();
    const soon = Date.now() + 30_000;
    expect(plan.candidates).toContainEqual(
      await threads.think({ id: 'first', game: 'board' }, plan, state, soon),
    );
    expect(await threads.think({ id: 'late', game: 'board' }, plan, state, Date.now() - 1)).toBeUndefined();
    const broken = { ...state, stack: null } as unknown as typeof state;
    expect(await threads.think({ id: 'broken', game: 'board' }, plan, broken, soon)).toBeUndefined();
    expect(errors.length).toBeGreaterThan(0);
    expect(plan.candidates).toContainEqual(
      await threads.think({ id: 'whole', game: 'board' }, plan, state, soon),
    );
    const running = threads.think({ id: 'closed', game: 'board' }, plan, state, soon);
    await threads.close();
    expect(await running).toBeUndefined();
  });
});
