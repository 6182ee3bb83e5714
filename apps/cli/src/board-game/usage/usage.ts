import type { BoardFact, OpenQuestion, Options, State } from '@ragtag/board-game';
import { FactUsage } from '../../usage';
import { BoardFactReader } from './fact-reader';
import { usable } from './usable';

/** Keeps count of every card, ability, location and window that games have made use of. */
export class BoardUsage extends FactUsage<BoardFact> {
  constructor(played: readonly Options[]) {
    super(usable(played), () => new BoardFactReader());
  }

  override ask(state: State, { at }: OpenQuestion): void {
    const frame = state.stack[at] as { readonly p: string; readonly window?: string };
    if (frame.p === 'window' && frame.window !== undefined) this.count(`window/${frame.window}`);
  }
}
