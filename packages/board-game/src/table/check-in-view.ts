import type { Resolving, View } from '../door/view';

export type CheckView = Extract<Resolving, { what: 'skill-check' }>;

type Shown<W extends Resolving['what']> = Extract<Resolving, { readonly what: W }>;

/** The innermost of a kind that is being resolved, as a view tells it. */
export function innermost<W extends Resolving['what']>(
  { resolving }: Pick<View, 'resolving'>,
  what: W,
): Shown<W> | undefined {
  return resolving.findLast((each): each is Shown<W> => each.what === what);
}

/** The innermost check that is being taken. */
export function checkIn(view: View): CheckView | undefined {
  return innermost(view, 'skill-check');
}

/** What tells the check that is being taken from others, for as long as it is taken; null while there is none. */
export function markOfCheck(view: View): string | null {
  return checkIn(view)?.id ?? null;
}
