/** `npm run crashes --workspace apps/server [-- kills seed]`: kills the server again and again during games. */
import { playThroughCrashes } from '../test/support/crashes';

export async function main(args: readonly string[]): Promise<void> {
  const kills = Number(args[0] ?? 30);
  const seed = Number(args[1] ?? Date.now() % 100_000);
  const report = await playThroughCrashes(kills, seed);
  console.log(JSON.stringify({ seed, ...report }, null, 2));
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}
