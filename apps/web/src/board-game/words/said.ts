import type { View } from '@ragtag/board-game';
import type { Claim, Said } from '@ragtag/protocol';
import { talk as words } from '.';
import { nameOfSeat } from './people';

export type Help = Extract<Claim, { claim: 'can-help' }>['how'];

/** How much help is offered, as it is said, and in few words. */
export const helpWords: Readonly<Record<Help, string>> = words.help;
export const howMuch: Readonly<Record<Help, string>> = words.howMuch;
export const helpInShort: Readonly<Record<Help, string>> = words.helpInShort;

/** What was said, in words. */
export function saidWords(view: View, said: Said['said']): string {
  if ('text' in said) return said.text;
  switch (said.claim) {
    case 'can-help':
      return helpWords[said.how];
    case 'suspects':
      return words.suspects(nameOfSeat(view, said.seat));
    case 'looked':
      return words.saw(nameOfSeat(view, said.seat), said.saw);
  }
}
