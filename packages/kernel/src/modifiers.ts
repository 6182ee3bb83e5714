/**
 * The fold: a printed value, then everything that changes it while it is in play. Whoever asks finds out what has a say;
 * how their words come together is the same in every game.
 */

/** What something in play says to a question. */
export interface Change {
  /** Takes the place of what is printed: a number, yes or no, a name. */
  readonly set?: unknown;
  readonly times?: number;
  readonly add?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** A reason why something may not be done. */
  readonly no?: string;
}

/** A change together with whatever the game knows of where it comes from. */
export interface Saying {
  readonly modifier: Change;
}

/** How a number is changed, in this order: replaced, multiplied, added to, held within bounds. */
const ways = ['set', 'times', 'add', 'atLeast', 'atMost'] as const;

function changed(
  n: number,
  way: (typeof ways)[number],
  { set, times, add, atLeast, atMost }: Change,
): number {
  switch (way) {
    case 'set':
      return typeof set === 'number' ? set : n;
    case 'times':
      return times === undefined ? n : n * times;
    case 'add':
      return add === undefined ? n : n + add;
    case 'atLeast':
      return atLeast === undefined ? n : Math.max(n, atLeast);
    case 'atMost':
      return atMost === undefined ? n : Math.min(n, atMost);
  }
}

/** A number with all its changes; `tell` hears of each that makes a difference, and how much. */
export function foldNumber<S extends Saying>(
  printed: number,
  said: readonly S[],
  tell?: (by: S, difference: number) => void,
): number {
  if (said.length === 0) return printed;
  let n = printed;
  for (const way of ways) {
    for (const each of said) {
      const next = changed(n, way, each.modifier);
      if (next !== n) tell?.(each, next - n);
      n = next;
    }
  }
  return n;
}

/** Yes or no: as printed, or what takes its place. */
export function foldFlag(printed: boolean, said: readonly Saying[]): boolean {
  let yes = printed;
  for (const { modifier } of said) if (typeof modifier.set === 'boolean') yes = modifier.set;
  return yes;
}

/** A name, or the one that takes its place. */
export function foldName<N extends string>(printed: N, said: readonly Saying[]): N {
  let name = printed;
  for (const { modifier } of said) if (typeof modifier.set === 'string') name = modifier.set as N;
  return name;
}

/** The reasons against something. */
export function reasonsIn(said: readonly Saying[]): string[] {
  const reasons: string[] = [];
  for (const { modifier } of said) if (modifier.no) reasons.push(modifier.no);
  return reasons;
}

/** Whether nothing speaks against it. */
export function isAllowed(said: readonly Saying[]): boolean {
  for (const { modifier } of said) if (modifier.no) return false;
  return true;
}
