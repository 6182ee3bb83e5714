import type { Claim, View } from '@ragtag/board-game';
import type { Said } from '@ragtag/protocol';
import { talk as words } from '.';
import { nameOfSeat } from './people';

export type Help = Extract<Claim, { claim: 'can-help' }>['how'];

/** How much help is offered, as it is said, and in few words. */
export const helpWords: Readonly<Record<Help, string>> = words.help;
export const howMuch: Readonly<Record<Help, string>> = words.howMuch;
export const helpInShort: Readonly<Record<Help, string>> = words.helpInShort;

/** How much help somebody offered, if that is what was said. */
export function helpOffered(said: Said['said']): Help | undefined {
  const claim = 'claim' in said ? (said as Claim) : undefined;
  return claim?.claim === 'can-help' ? claim.how : undefined;
}

/** What was said, in words. */
export function saidWords(view: View, said: Said['said']): string {
  if (!('claim' in said)) return said.text;
  // The table of this game takes no other claims.
  const claim = said as Claim;
  switch (claim.claim) {
    case 'can-help':
      return helpWords[claim.how];
    case 'suspects':
      return words.suspects(nameOfSeat(view, claim.seat));
    case 'looked':
      return words.saw(nameOfSeat(view, claim.seat), claim.saw);
  }
}
