/**
 * `npm run admirals --workspace apps/server [-- --tables 200 --seconds 60 --thinking 300 --threads 1 --person 2000 --json]`:
 * tables of one person and four admirals on one server. Reports how many of the decisions that admirals had something to think
 * about were thought through in time, in how many imagined games, and how long everybody waited for their answers.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Chooser, chooser, randomPicks } from '@ragtag/kernel';
import { Person } from '../test/support/person';
import { freePort, ServerProcess } from '../test/support/process';
import { newFolder } from '../test/support/serve';
import { inBatches } from './measure';
import { Seat } from './our-tables';
import { hundredths, usage } from './usage';

/** As servers are set by themselves. */
const botDelay = '400-900';
const admirals = [1, 2, 3, 4];

async function openTable(url: string): Promise<Seat> {
  const person = await Person.named(url, 'Ada');
  const { id: table } = await person.ask('createTable', undefined, {
    reactions: 'wait',
    selection: { players: admirals.length + 1 },
  });
  for (const seat of admirals) await person.ask('addBot', { table, seat }, { level: 'admiral' });
  await person.ask('start', { table });
  return Seat.open(url, person.cookie, table);
}

/** What the people at all tables have seen. */
class Waits {
  /** From an update after which a bot is to answer to the next one, in milliseconds: two answers where the first shows nothing. */
  readonly all: number[] = [];
  counting = false;

  follow(seat: Seat): void {
    let since = Number.NaN;
    seat.onUpdate = () => {
      const now = performance.now();
      if (this.counting && !Number.isNaN(since)) this.all.push(now - since);
      const view = seat.game?.view;
      since = view && !view.over && view.questions.length === 0 ? now : Number.NaN;
    };
  }
}

/** A person who takes some time over each question, and starts anew where a game is over. */
async function play(url: string, waits: Waits, time: number, until: () => boolean, choose: Chooser) {
  let seat = await openTable(url);
  waits.follow(seat);
  return async () => {
    while (!until()) {
      const view = seat.game?.view;
      if (view?.over) {
        seat.socket.close();
        seat = await openTable(url);
        waits.follow(seat);
      }
      const [question] = view?.questions ?? [];
      if (!question) {
        await sleep(20);
        continue;
      }
      await sleep(time * (0.5 + choose(1000) / 1000));
      await seat.answer(question.id, randomPicks(question, choose));
      await sleep(20);
    }
    seat.socket.close();
  };
}

const counted = ['ragtag_plans_total', 'ragtag_thoughts_total', 'ragtag_imagined_games_total'] as const;

async function counts(url: string): Promise<number[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return counted.map((name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? 0));
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      thinking: { type: 'string', default: '300' },
      threads: { type: 'string' },
      person: { type: 'string', default: '2000' },
      json: { type: 'boolean', default: false },
    },
  });
  const [tables, seconds] = [Number(values.tables), Number(values.seconds)];
  const folder = await newFolder();
  const server = new ServerProcess(await freePort(), folder, {
    BOT_DELAY: botDelay,
    BOT_THINKING: values.thinking,
    ...(values.threads !== undefined && { BOT_THREADS: values.threads }),
  });
  await server.start();
  const waits = new Waits();
  let over = false;
  const choose = chooser(1);
  const people = await inBatches(tables, 20, () =>
    play(server.url, waits, Number(values.person), () => over, choose),
  );
  const played = Promise.all(people.map((person) => person()));
  // Once the rules are compiled, here and in the threads.
  await sleep((seconds / 4) * 1000);
  const [before, used] = [await counts(server.url), usage(server.pid as number)];
  waits.counting = true;
  await sleep(seconds * 1000);
  waits.counting = false;
  const [after, usedThen] = [await counts(server.url), usage(server.pid as number)];
  const [plans, thoughts, imagined] = after.map((n, i) => n - before[i]);
  over = true;
  await played;
  await server.kill();
  await rm(folder, { recursive: true, force: true });
  const sorted = waits.all.sort((a, b) => a - b);
  const report = {
    node: process.version,
    tables,
    seconds,
    thinkingMs: Number(values.thinking),
    decisionsPerSecond: hundredths(plans / seconds),
    thoughtThroughPerSecond: hundredths(thoughts / seconds),
    shareThoughtThrough: hundredths(thoughts / plans),
    /** Deals, in each of which two to four answers are tried; also of thoughts that came too late. */
    dealsPerThought: hundredths(imagined / thoughts),
    serverCores: hundredths((usedThen.cpu - used.cpu) / 1000 / seconds),
    answersOfBots: sorted.length,
    waitedMs: {
      p50: percentile(sorted, 0.5),
      p90: percentile(sorted, 0.9),
      p99: percentile(sorted, 0.99),
    },
  };
  console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  process.exit(0);
}
