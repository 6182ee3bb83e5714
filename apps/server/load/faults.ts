/**
 * `npm run faults --workspace apps/server [-- faults seed servers --shortest 500 --longest 8000 --stopped 30000 --behind
 * nginx]`: two servers, or more, on PostgreSQL behind a proxy, one of which is killed, stopped or cut off from the
 * database, again and again during games, for some milliseconds; stopped for just as long as is said, where it is.
 */
import { parseArgs } from 'node:util';
import { faults, playThroughFaults } from '../test/support/faults';
import { startPostgres } from '../test/support/postgres-server';
import { caddy, nginx } from '../test/support/proxies';

export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      shortest: { type: 'string', default: '500' },
      longest: { type: 'string', default: '8000' },
      stopped: { type: 'string' },
      behind: { type: 'string' },
    },
  });
  const count = Number(positionals[0] ?? 200);
  const seed = Number(positionals[1] ?? Date.now() % 100_000);
  const servers = Number(positionals[2] ?? 2);
  const between = [Number(values.shortest), Number(values.longest)] as const;
  const stopped = values.stopped ? ([Number(values.stopped), Number(values.stopped)] as const) : between;
  const lasts = { killed: between, stopped, 'cut off': between };
  const proxy = { nginx, caddy }[values.behind ?? ''];
  if (proxy && !proxy.isInstalled) {
    console.log(`${proxy.name} is not installed: nothing was tried`);
    return;
  }
  const { url, stop } = await startPostgres();
  const wanted = Array.from({ length: count }, (_, n) => faults[n % faults.length]);
  const report = await playThroughFaults(url, wanted, seed, lasts, servers, proxy?.before);
  await stop();
  console.log(JSON.stringify({ seed, servers, lasts, behind: values.behind, ...report }, null, 2));
  process.exit(report.problems.length === 0 ? 0 : 1);
}
