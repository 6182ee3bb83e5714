/** Something that can be loaded: many tables, each of which plays one step at a time. */
export interface LoadedTables {
  readonly count: number;
  /** Plays one step at a table and tells how many milliseconds it took until every seat had its view. */
  step(table: number): Promise<number>;
}

export interface Result {
  readonly perSecond: number;
  readonly steps: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays at all tables for a while: at a rate for all of them together, or as fast as they can. */
export async function playFor(tables: LoadedTables, seconds: number, rate: number | null): Promise<Result> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const interval = rate === null ? 0 : (tables.count / rate) * 1000;
  const playAt = async (table: number): Promise<void> => {
    let next = start + (interval * table) / tables.count;
    while (performance.now() < end) {
      const wait = next - performance.now();
      if (wait > 0) await sleep(wait);
      times.push(await tables.step(table));
      next += interval;
    }
  };
  await Promise.all(Array.from({ length: tables.count }, (_, table) => playAt(table)));
  const took = (performance.now() - start) / 1000;
  const sorted = times.sort((a, b) => a - b);
  const round = (n: number) => Math.round(n * 10) / 10;
  return {
    perSecond: round(times.length / took),
    steps: times.length,
    p50: round(percentile(sorted, 0.5)),
    p99: round(percentile(sorted, 0.99)),
    max: round(sorted.at(-1) ?? Number.NaN),
  };
}

/** Does things a few at a time. */
export async function inBatches<T>(
  count: number,
  size: number,
  run: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < count; n += size) {
    const batch = Array.from({ length: Math.min(size, count - n) }, (_, k) => run(n + k));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}
