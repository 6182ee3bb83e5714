/**
 * `npm run faults --workspace apps/server [-- faults seed servers]`: two servers, or more, on PostgreSQL behind a proxy,
 * one of which is killed, stopped or cut off from the database, again and again during games.
 */
import { faults, playThroughFaults } from '../test/support/faults';
import { startPostgres } from '../test/support/postgres-server';

export async function main(args: readonly string[]): Promise<void> {
  const count = Number(args[0] ?? 200);
  const seed = Number(args[1] ?? Date.now() % 100_000);
  const servers = Number(args[2] ?? 2);
  const { url, stop } = await startPostgres();
  const wanted = Array.from({ length: count }, (_, n) => faults[n % faults.length]);
  const report = await playThroughFaults(url, wanted, seed, [500, 8000], servers);
  await stop();
  console.log(JSON.stringify({ seed, servers, ...report }, null, 2));
  process.exit(report.problems.length === 0 ? 0 : 1);
}
