import { type GameView, type Zone, zonesIn } from '@ragtag/kernel';
import type { Known } from './known';
import { saidOr } from './say';

/** Everything that lies on the table, in the game's words or, where it has none, in those of its data. */
export function zonesOf({ words }: Known, view: GameView): readonly Zone[] {
  return saidOr(() => words.zones?.(view), undefined) ?? zonesIn(view);
}
