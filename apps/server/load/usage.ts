import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Of what the system writes about a process, what comes after its name, which may hold anything. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
}

/** Memory in kilobytes and time on the processor in milliseconds, of another process. */
export function usage(pid: number): { memory: number; cpu: number } {
  const [, memory] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const fields = statOf(pid);
  return { memory: Number(memory), cpu: ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond };
}

/** Time on the processor of a process and those it has started, also of those that have ended. */
export function cpuOfFamily(pid: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => {
      try {
        return each === pid || Number(statOf(each)[1]) === pid;
      } catch {
        return false;
      }
    });
  const [ofEnded, ofTheirSystem] = statOf(pid).slice(13, 15).map(Number);
  const ended = ((ofEnded + ofTheirSystem) * 1000) / ticksPerSecond;
  return family.reduce((sum, each) => sum + usage(each).cpu, ended);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const hundredths = (n: number) => Math.round(n * 100) / 100;
