import type { Resolving, View } from '../door/view';

export type CheckView = Extract<Resolving, { what: 'skill-check' }>;

/** The innermost check that is being taken. */
export function checkIn(view: View): CheckView | undefined {
  return view.resolving.findLast((each): each is CheckView => each.what === 'skill-check');
}

/** What tells the check that is being taken from others, for as long as it is taken; null while there is none. */
export function markOfCheck(view: View): string | null {
  return checkIn(view)?.id ?? null;
}
