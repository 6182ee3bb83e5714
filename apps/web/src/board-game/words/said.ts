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

/** One of several ways to say something, the first where nothing tells them apart. */
const oneWay = <T>(first: T, others: readonly T[], n: number): T =>
  n % (others.length + 1) === 0 ? first : others[(n % (others.length + 1)) - 1];

/** What was said, in words: those of the button, or by its number another way to say the same. */
export function saidWords(view: View, said: Said['said'], n = 0): string {
  if (!('claim' in said)) return said.text;
  // The table of this game takes no other claims.
  const claim = said as Claim;
  switch (claim.claim) {
    case 'can-help':
      return oneWay(helpWords[claim.how], words.otherwise.help[claim.how], n);
    case 'suspects':
      return oneWay(words.suspects, words.otherwise.suspects, n)(nameOfSeat(view, claim.seat));
    case 'looked': {
      const plainly = (who: string) => words.saw(who, claim.saw);
      return oneWay(plainly, words.otherwise.saw[claim.saw], n)(nameOfSeat(view, claim.seat));
    }
  }
}
