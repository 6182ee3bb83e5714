import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite';
import { comeBackAlways, compare, type Play } from './support/crashes';
import { seat } from './support/game';
import { freePort, ServerProcess } from './support/process';
import { newFolder } from './support/serve';

/** A disk of a few megabytes, where this machine lets us mount one. */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function fill(file: string): void {
  const open = openSync(file, 'w');
  for (const size of [65_536, 4096, 512]) {
    try {
      for (;;) writeSync(open, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  closeSync(open);
}

it('loses nothing on a disk that fills up, tells of it without a stack, and goes on when there is room', async ({
  skip,
}) => {
  const folder = await newFolder();
  if (!mountSmallDisk(folder)) skip('no disk can be mounted here');
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const server = new ServerProcess(await freePort(), folder, { LOG_LEVEL: 'info' });
  await server.start();
  onTestFinished(async () => void (await server.kill()));
  const { table, people } = await seat(server.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 5 } });
  const play: Play = { table, people, taken: new Map(), over: false, stopped: false };
  const problems: string[] = [];
  const players = people.map((_, n) => comeBackAlways(play, n, 8, problems));
  const health = async () => (await fetch(`${server.url}/health`)).status;
  await expect.poll(() => play.taken.size, { timeout: 30_000 }).toBeGreaterThan(5);
  fill(join(folder, 'filling'));
  await expect.poll(health, { timeout: 30_000 }).toBe(503);
  const before = play.taken.size;
  const said = server.output.length;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  // One that was being stored just then may still have been acknowledged.
  expect(play.taken.size - before).toBeLessThanOrEqual(1);
  const told = server.output.slice(Math.min(said, server.output.length));
  expect(told).not.toMatch(/"stack"/);
  expect(server.output).toMatch(/nothing can be stored/);
  rmSync(join(folder, 'filling'));
  await expect.poll(() => play.over || play.taken.size > before + 5, { timeout: 60_000 }).toBe(true);
  expect(await health()).toBe(200);
  play.stopped = true;
  const pages = await Promise.all(players);
  await server.kill();
  const store = await openSqliteStore(folder);
  expect(await compare(store, play, pages)).toEqual([]);
  await store.close();
  // Players who answer in vain are told so, and nothing else goes wrong.
  expect(problems.filter((problem) => !problem.includes('"busy"'))).toEqual([]);
}, 180_000);
