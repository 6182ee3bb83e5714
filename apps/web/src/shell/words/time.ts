import { time as words } from '.';

/** Lengths of time in words and figures. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What a clock shows: `0:09`, `12:30`, `3 h 20 min`, `2 d 4 h`. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= day) return words.days(Math.floor(left / day), Math.floor((left % day) / hour));
  if (left >= hour) return words.hours(Math.floor(left / hour), Math.floor((left % hour) / minute));
  const seconds = Math.ceil(left / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A clock as it stands: time for the decision first, then the reserve. */
export interface ClockState {
  readonly left: number;
  /** What is left of the reserve. */
  readonly reserve: number;
  /** The decision's own time is up: the reserve is running. */
  readonly onReserve: boolean;
}

/** Reads a running clock whose end includes the reserve. */
export function readClock(until: number, reserve: number, now: number): ClockState {
  const own = until - reserve - now;
  return own > 0
    ? { left: own, reserve, onReserve: false }
    : { left: Math.max(0, until - now), reserve: Math.max(0, until - now), onReserve: reserve > 0 };
}

/** Hours as people say them: `6 hours`, `1 day`, `3 days`. */
export function hoursWords(hours: number): string {
  return hours >= 24 && hours % 24 === 0 ? words.wholeDays(hours / 24) : words.wholeHours(hours);
}

/** A table's clock in a few words, for lists. */
export function clockWords(
  clock:
    | { readonly kind: 'none' }
    | { readonly kind: 'live'; readonly decision: number; readonly reserve: number }
    | { readonly kind: 'slow'; readonly hours: number },
): string {
  switch (clock.kind) {
    case 'none':
      return words.noClock;
    case 'live':
      return words.live(clock.decision, clock.reserve / 60);
    case 'slow':
      return words.slow(hoursWords(clock.hours));
  }
}
