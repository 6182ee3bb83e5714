import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { playThroughCrashes } from './support/crashes';
import { seat } from './support/game';
import { freePort, ServerProcess } from './support/process';
import { newFolder } from './support/serve';

it('loses nothing it acknowledged when it is killed at random moments', async () => {
  const { kills, acknowledged, problems } = await playThroughCrashes(5, 42);
  expect(problems).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(5);
  expect(acknowledged).toBeGreaterThan(5);
}, 120_000);

it('stops in good order: tells its clients to come back and leaves with success', async () => {
  const folder = await newFolder();
  const server = new ServerProcess(await freePort(), folder);
  await server.start();
  const { table, people } = await seat(server.url, ['Ada', 'Ben', 'Cyd']);
  const page = await people[0].look(table);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(await page.closed).toBe(1012);
  await rm(folder, { recursive: true });
});
