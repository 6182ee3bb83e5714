import type { View } from '@ragtag/board-game';
import type { Claim, Said } from '@ragtag/protocol';
import { nameOfSeat } from './people';

export type Help = Extract<Claim, { claim: 'can-help' }>['how'];

/** How much help is offered, as it is said. */
export const helpWords: Readonly<Record<Help, string>> = {
  'a-lot': 'I can help a lot.',
  'a-little': 'I can help a little.',
  'not-at-all': 'I cannot help.',
};

/** How much help was offered, in few words. */
export const helpInShort: Readonly<Record<Help, string>> = {
  'a-lot': 'helps a lot',
  'a-little': 'helps a little',
  'not-at-all': 'cannot help',
};

/** What was said, in words. */
export function saidWords(view: View, said: Said['said']): string {
  if ('text' in said) return said.text;
  switch (said.claim) {
    case 'can-help':
      return helpWords[said.how];
    case 'suspects':
      return `I suspect ${nameOfSeat(view, said.seat)}.`;
    case 'looked':
      return `I looked at ${nameOfSeat(view, said.seat)}: ${said.saw === 'human' ? 'human' : 'Cylon'}.`;
  }
}
