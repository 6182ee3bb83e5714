/**
 * `npm run load --workspace apps/server [-- --tables 200 --seats 5 --rate 200 --seconds 20]`: many tables on one
 * machine. Reports answers per second, the time from an answer to every seat having its view, and memory per
 * table; and the same for boardgame.io's server with as many sockets.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appFolder, freePort, ServerProcess } from '../test/support/process';
import { newFolder } from '../test/support/serve';
import { openMatches } from './boardgame-io-tables';
import { playFor, type Result, type Tables } from './measure';
import { openTables, received } from './our-tables';

interface Report {
  readonly atRate: Result;
  readonly atMost: Result;
  readonly memoryPerTableKb: number;
  readonly cpuPerAnswerMs: number;
}

/** Memory in kilobytes and time on the processor in milliseconds, of another process. */
function usage(pid: number): { memory: number; cpu: number } {
  const [, memory] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const ticksPerSecond = 100;
  return { memory: Number(memory), cpu: ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond };
}

async function load(
  pid: number,
  open: () => Promise<Tables>,
  { seconds, rate }: { readonly seconds: number; readonly rate: number },
): Promise<Report> {
  const before = usage(pid);
  const tables = await open();
  await playFor(tables, 2, rate);
  const filled = usage(pid);
  const atRate = await playFor(tables, seconds, rate);
  const busy = usage(pid);
  const atMost = await playFor(tables, Math.min(seconds, 5), null);
  return {
    atRate,
    atMost,
    memoryPerTableKb: Math.round((filled.memory - before.memory) / tables.count),
    cpuPerAnswerMs: Math.round(((busy.cpu - filled.cpu) / atRate.steps) * 100) / 100,
  };
}

async function loadBoardgameIo(
  bytes: number,
  count: number,
  seats: number,
  how: { seconds: number; rate: number },
) {
  const port = await freePort();
  const script = join(appFolder(), 'bin', 'run.mjs');
  const child: ChildProcess = spawn(
    process.execPath,
    [script, 'boardgame-io-server', String(port), String(bytes)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (data) => String(data).includes('ready') && resolve());
  });
  try {
    return await load(child.pid as number, () => openMatches(`http://127.0.0.1:${port}`, count, seats), how);
  } finally {
    child.kill('SIGKILL');
  }
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '200' },
      seats: { type: 'string', default: '5' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
    },
  });
  const [count, seats] = [Number(values.tables), Number(values.seats)];
  const how = { seconds: Number(values.seconds), rate: Number(values.rate) };
  const folder = await newFolder();
  const server = new ServerProcess(await freePort(), folder);
  await server.start();
  const ragtag = await load(server.pid as number, () => openTables(server.url, count, seats), how);
  await server.kill();
  await rm(folder, { recursive: true, force: true });
  const bytes = Math.round(received.bytes / received.messages);
  const small = await loadBoardgameIo(0, count, seats, how);
  const equal = await loadBoardgameIo(bytes, count, seats, how);
  console.log(JSON.stringify({ tables: count, seats, ...how, bytesPerMessage: bytes, ragtag }, null, 2));
  console.log(
    JSON.stringify({ boardgameIo: { 'smallest game': small, 'messages as long as ours': equal } }, null, 2),
  );
  process.exit(0);
}
