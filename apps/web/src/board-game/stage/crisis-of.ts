import type { CheckView, Resolving, View } from '@ragtag/board-game';

export type CrisisNow = Extract<Resolving, { what: 'crisis' }>;

/** The Crisis that is being resolved. */
export function crisisIn({ resolving }: View): CrisisNow | undefined {
  return resolving.findLast((each): each is CrisisNow => each.what === 'crisis');
}

/** The Crisis that a check decides, which then speaks for it. */
export function crisisOf(view: View, { cause }: CheckView): CrisisNow | undefined {
  const crisis = crisisIn(view);
  return crisis && cause.kind === crisis.deck ? crisis : undefined;
}
