/**
 * `npm run load --workspace apps/server [-- --tables 200 --seats 5 --game board --rate 400 --seconds 5 --rounds 4 --json]`: many
 * tables on one machine. Reports answers per second, the time from an answer to every seat having its view, and memory
 * per table; and the same for boardgame.io's server with as many sockets.
 */
import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appFolder, freePort, ServerProcess } from '../test/support/process';
import { newFolder } from '../test/support/serve';
import type { Filling } from './boardgame-io-game';
import { openMatches } from './boardgame-io-tables';
import { type LoadedTables, playFor, type Result } from './measure';
import { type OurTables, openTables, type Played, patches, wholes } from './our-tables';
import { hundredths, median, usage } from './usage';

/** A server under load: its process, and the tables that are open at it. */
interface LoadedServer {
  readonly pid: number;
  readonly tables: LoadedTables;
  readonly memoryPerTableKb: number;
  stop(): Promise<unknown>;
}

/** Both, as one. */
function together(some: LoadedTables, others: LoadedTables): LoadedTables {
  return {
    count: some.count + others.count,
    step: (table) => (table < some.count ? some.step(table) : others.step(table - some.count)),
  };
}

/**
 * Opens tables and plays at them as fast as can be, so that what is kept of each is there and what the collector lets
 * lie about. The first are not counted: they also bring the program itself to its size.
 */
async function opened(
  pid: number,
  open: (count: number, from: number) => Promise<LoadedTables>,
  count: number,
  stop: () => Promise<unknown>,
): Promise<LoadedServer> {
  const playAWhile = (tables: LoadedTables) => playFor(tables, 5, null);
  const first = await open(Math.ceil(count / 4), 0);
  await playAWhile(first);
  const before = usage(pid).memory;
  const rest = await open(count - first.count, first.count);
  const tables = together(first, rest);
  await playAWhile(tables);
  const memory = usage(pid).memory - before;
  return { pid, tables, memoryPerTableKb: Math.round(memory / rest.count), stop };
}

async function openOurs(folder: string, count: number, played: Played) {
  const server = new ServerProcess(await freePort(), folder);
  await server.start();
  const all: OurTables[] = [];
  const open = async (some: number) => {
    const tables = await openTables([server.url], some, played);
    all.push(tables);
    return tables;
  };
  const ours = await opened(server.pid as number, open, count, () => server.kill());
  return { ours, view: aboutMean(all.flatMap((tables) => tables.views())) };
}

/** Of what seats see in the middle of their games, one that is as long as most. */
function aboutMean(views: readonly string[]): string {
  const mean = views.reduce((sum, { length }) => sum + length, 0) / views.length;
  const off = ({ length }: string) => Math.abs(length - mean);
  return views.reduce((best, view) => (off(view) < off(best) ? view : best));
}

/** Its process, and where it listens. A port that was free may not be when it comes: sockets take ports too. */
async function startBoardgameIo(view: string, filling: Filling, tries = 5) {
  const port = await freePort();
  const script = join(appFolder(), 'bin', 'run.mjs');
  const args = [script, 'boardgame-io-server', String(port), view, filling];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const started = await new Promise<boolean>((resolve) => {
    child.stdout.on('data', (data) => String(data).includes('ready') && resolve(true));
    child.on('exit', () => resolve(false));
  });
  if (started) return { child, port };
  if (tries > 1) return startBoardgameIo(view, filling, tries - 1);
  throw new Error(`boardgame.io did not start:\n${said}`);
}

async function openBoardgameIo(
  view: string,
  filling: Filling,
  count: number,
  seats: number,
): Promise<LoadedServer> {
  const { child, port } = await startBoardgameIo(view, filling);
  const open = (some: number, from: number) => openMatches(`http://127.0.0.1:${port}`, some, seats, from);
  return opened(child.pid as number, open, count, async () => child.kill('SIGKILL'));
}

interface MeasuredServer extends Result {
  readonly cpuPerAnswerMs: number;
}

async function measured(
  { pid, tables }: LoadedServer,
  seconds: number,
  rate: number | null,
): Promise<MeasuredServer> {
  const before = usage(pid);
  const result = await playFor(tables, seconds, rate);
  const cpu = (usage(pid).cpu - before.cpu) / result.steps;
  return { ...result, cpuPerAnswerMs: Math.round(cpu * 1000) / 1000 };
}

function summary(rounds: readonly MeasuredServer[]) {
  return {
    perSecond: hundredths(median(rounds.map(({ perSecond }) => perSecond))),
    cpuPerAnswerMs: hundredths(median(rounds.map(({ cpuPerAnswerMs }) => cpuPerAnswerMs))),
    rounds: rounds.map(({ perSecond }) => perSecond),
  };
}

/** All servers stand side by side and take turns, so that whatever else the machine does concerns them alike. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '200' },
      seats: { type: 'string', default: '5' },
      game: { type: 'string', default: 'board' },
      rate: { type: 'string', default: '400' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '4' },
      json: { type: 'boolean', default: false },
    },
  });
  const [count, seats] = [Number(values.tables), Number(values.seats)];
  const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
  const folder = await newFolder();
  const { ours: ragtag, view } = await openOurs(folder, count, { seats, game: values.game });
  const viewFile = join(folder, 'view.json');
  await writeFile(viewFile, view);
  const structured = await openBoardgameIo(viewFile, 'structured', count, seats);
  const padded = await openBoardgameIo(viewFile, 'padded', count, seats);
  const toldBefore = patches.messages;
  const rounds: Record<'ragtag' | 'structured' | 'padded', MeasuredServer[]> = {
    ragtag: [],
    structured: [],
    padded: [],
  };
  for (let n = 0; n < Number(values.rounds); n++) {
    rounds.ragtag.push(await measured(ragtag, seconds, null));
    rounds.structured.push(await measured(structured, seconds, null));
    rounds.padded.push(await measured(padded, seconds, null));
  }
  // Once the rules are compiled: servers run for hours.
  const atRate = await measured(ragtag, seconds * 2, rate);
  const answers = [atRate, ...rounds.ragtag].reduce((sum, { steps }) => sum + steps, 0);
  const seatsTold = hundredths((patches.messages - toldBefore) / answers);
  await Promise.all([ragtag, structured, padded].map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
  const [ours, theirs, thePadded] = [rounds.ragtag, rounds.structured, rounds.padded].map(summary);
  const report = {
    node: process.version,
    game: values.game,
    tables: count,
    seats,
    bytesPerView: view.length,
    bytesPerWholeUpdate: Math.round(wholes.bytes / wholes.messages),
    bytesPerPatch: Math.round(patches.bytes / patches.messages),
    /** Of those at the table: an answer to a reaction is told to nobody else. boardgame.io tells every move to all. */
    seatsToldPerAnswer: seatsTold,
    cpuPerAnswerMs: ours.cpuPerAnswerMs,
    memoryPerTableKb: ragtag.memoryPerTableKb,
    atRate: { rate, ...atRate },
    ragtag: ours,
    boardgameIo: { structured: theirs, padded: thePadded },
    ratios: {
      answersToBoardgameIo: hundredths(ours.perSecond / theirs.perSecond),
      answersToPaddedBoardgameIo: hundredths(ours.perSecond / thePadded.perSecond),
      cpuToBoardgameIo: hundredths(ours.cpuPerAnswerMs / theirs.cpuPerAnswerMs),
    },
  };
  console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  process.exit(0);
}
