/** Asking for the processor time is slow; it is asked for only this often. */
const betweenLooksMs = 25;

/** Repeats some work for this long and returns how many things it did per second of processor time. */
export function perCpuSecond(seconds: number, work: () => number): number {
  const before = process.cpuUsage();
  let done = 0;
  let used = 0;
  do {
    const until = performance.now() + Math.min(betweenLooksMs, seconds * 1000);
    do done += work();
    while (performance.now() < until);
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1e6;
  } while (used < seconds);
  return done / used;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
