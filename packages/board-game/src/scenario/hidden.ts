import { says, type Written } from '@ragtag/kernel/scenario';
import { componentNames } from '../cards/components';
import { whole } from '../door/parts';
import { view } from '../door/view';
import type { State } from '../state';
import type { Place } from '../state/place';
import type { Seat } from '../terms';
import { describeView } from './seen';
import { seatName } from './words';

/** Whether a component here has this id, whatever its box. */
const isCalled = (id: string, { of }: Place, card: number): boolean =>
  componentNames.nameAt(of, card)?.replace(/^.*\//, '') === id;

/** Whether a seat's view would be another with another component in this position. */
function tells(s: State, seat: Seat, place: number, at: number): boolean {
  const other = whole.fork(s);
  const { cards, put } = whole.places(other)[place];
  put(cards.map((card, n) => (n === at ? (card === 0 ? 1 : 0) : card)));
  return JSON.stringify(view(other, seat)) !== JSON.stringify(view(s, seat));
}

/** Fails where a seat sees a component of this id, but not by its id: other views would not say it either. */
export function checkHidden(s: State, written: Written): void {
  const { id } = written;
  whole.places(s).forEach((place, n) => {
    for (const [at, card] of place.cards.entries()) {
      if (!isCalled(id, place, card)) continue;
      for (const seat of s.players.keys())
        if (place.knows(seat, at) && !says(describeView(s, seat), id) && tells(s, seat, n, at))
          written.fail(`${seatName(s, seat)} sees it as a number: give it words in scenario/seen.ts`);
    }
  });
}
