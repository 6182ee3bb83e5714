import type { Asking, Option } from '@ragtag/kernel';
import { addLikePieces, type LikePiece } from '../../in-play/like-pieces';
import { type G, rules } from '../../rules';
import { seats } from '../../table/queries';
import { type Area, areas } from '../../terms';
import type { Staying } from './clear-space';

export type { Staying } from './clear-space';

/** What a jump needs to know of those who stay behind. */
interface WhoStays {
  staying?: Staying;
}

declare module '../../rules' {
  interface Asks {
    'stay-behind': Asking;
    'leave-raptors': Asking<LikePiece<Area>>;
  }
}

const noneStays = (): Staying => ({ pilots: [], raptors: {} });

/** rule: assault-raptors.stay-on-jump — its pilot decides */
rules.ask<Option, WhoStays>('stay-behind', {
  options: () => [{ id: 'stay' }, { id: 'leave' }],
  chosen(_g, frame, [{ id }], { seat }) {
    frame.staying ??= noneStays();
    if (id === 'stay') frame.staying.pilots.push(seat);
  },
});

/** rule: assault-raptors.stay-on-jump — of those without a pilot, the current player */
rules.ask<LikePiece<Area>, WhoStays>('leave-raptors', {
  options(g) {
    const options: LikePiece<Area>[] = [];
    for (const area of areas) {
      const n = g.state.areas[area].vipers['assault-raptor'];
      addLikePieces(options, area, area, n, n);
    }
    return options;
  },
  count: (_g, _frame, options) => [0, options.length],
  chosen(_g, frame, picks) {
    frame.staying ??= noneStays();
    for (const { place } of picks) frame.staying.raptors[place] = (frame.staying.raptors[place] ?? 0) + 1;
  },
});

/** Asks about the assault raptors in space before the rest goes. */
export function chooseWhatStays(g: G, _frame: WhoStays): void {
  if (g.state.assaultRaptors === undefined) return;
  if (areas.some((area) => g.state.areas[area].vipers['assault-raptor'] > 0))
    rules.put(g, g.state.turn.seat, 'leave-raptors');
  for (const seat of seats(g.state))
    if (g.state.players[seat].piloting?.ship === 'assault-raptor') rules.put(g, seat, 'stay-behind');
}
