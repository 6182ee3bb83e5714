import type { View } from '@ragtag/board-game';
import { table as words } from '.';
import { plainly } from './say';

/** What may be done unasked: its kind, a colon, and what it is about. */
export function unaskedText(_view: View, name: string): string {
  const [kind, what = ''] = name.split(':');
  return Object.hasOwn(words.unasked, kind)
    ? words.unasked[kind as keyof typeof words.unasked](plainly(what))
    : plainly(name);
}
