import type { Verdict } from '@ragtag/board-game';
import { endings as words } from '.';

export function winnerWords({ winner }: Verdict): string {
  return words.winners[winner];
}

/** Why a game ended; nothing where a reason has no words. */
export function reasonWords({ reason }: Verdict): string {
  const reasons: Readonly<Record<string, string>> = words.reasons;
  return reasons[reason] ?? '';
}
