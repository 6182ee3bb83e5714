/** Milliseconds of processor time so far: what other programs do meanwhile does not count. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Repeats some work for this long and returns how many things it did per second of processor time. */
export function perCpuSecond(seconds: number, work: () => number): number {
  const start = cpuMilliseconds();
  let done = 0;
  let used = 0;
  do {
    done += work();
    used = (cpuMilliseconds() - start) / 1000;
  } while (used < seconds);
  return done / used;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
