import type { PlayerView } from '@ragtag/board-game';

export type MotiveView = NonNullable<PlayerView['motives']>[number];

/** What it asks for holds now, or did when it was shown. */
export const isMet = ({ shown, holds }: MotiveView): boolean => shown || holds === true;

/** Which Motives are met, a bit each in their order: few enough to be kept as one number. */
export const metIn = (motives: readonly MotiveView[]): number =>
  motives.reduce((bits, motive, nth) => (isMet(motive) ? bits | (1 << nth) : bits), 0);

/** The Motives, by their place in the row, that are met and that their owner has not been told so of. */
export const newlyMet = (motives: readonly MotiveView[], told: number): number[] =>
  motives.flatMap((motive, nth) => (isMet(motive) && !(told & (1 << nth)) ? [nth] : []));
