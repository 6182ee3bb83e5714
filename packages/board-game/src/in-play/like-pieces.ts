import type { Option } from '@ragtag/kernel';
import { classesIn, ending, marked, type Vipers } from '../table/vipers';
import type { Area, ViperClass } from '../terms';

/** One of several like pieces in a place, to be picked a number of. */
export interface LikePiece<P> extends Option {
  readonly place: P;
}

/**
 * Adds an option for each piece of a place, of which no more than `most` can be picked in all: pieces of one
 * place are told apart by a number only, and where there is just one place nothing is left to choose.
 */
export function addLikePieces<P>(
  options: LikePiece<P>[],
  id: string,
  place: P,
  pieces: number,
  most: number,
): void {
  const n = Math.min(pieces, most);
  for (let k = 1; k <= n; k++) options.push({ id: k === 1 ? id : `${id}#${k}`, place });
}

/** One of several like vipers in an area. */
export interface LikeViper<P = Area> extends LikePiece<P> {
  /** Where it is no plain viper. */
  readonly ship?: ViperClass;
}

/** Adds an option for each viper of an area, those of a class being alike. rule: vipers.mark-vii-like-vipers */
export function addLikeVipers<P extends string>(
  options: LikeViper<P>[],
  area: P,
  vipers: Vipers,
  most: number,
): void {
  for (const ship of classesIn(vipers)) {
    const n = Math.min(vipers[ship], most);
    const id = `${area}${ending(ship)}`;
    for (let k = 1; k <= n; k++)
      options.push({ id: k === 1 ? id : `${id}#${k}`, place: area, ship: marked(ship) });
  }
}

/** Exactly as many as asked for, or all there are. */
export function exactly(n: number, options: readonly unknown[]): readonly [number, number] {
  const most = Math.min(n, options.length);
  return [most, most];
}
