import type { Verdict } from '@ragtag/board-game';
import { english } from '@ragtag/board-game/say';

/** Why a game ended. */
export function reasonWords({ reason }: Verdict): string {
  return english.table.reasons[reason] ?? '';
}
