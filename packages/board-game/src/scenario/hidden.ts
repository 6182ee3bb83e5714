import { says, type Written } from '@ragtag/kernel/scenario';
import { componentNames } from '../cards/components';
import { whole } from '../door/parts';
import { view } from '../door/view';
import type { State } from '../state';
import type { Place } from '../state/place';
import type { Seat } from '../terms';
import { describeView } from './seen';
import { seatName } from './words';

/** What lies hidden, by its id. */

interface LyingAt {
  readonly place: Place;
  /** Which of all places it is. */
  readonly n: number;
  readonly at: number;
}

/** Whether a component has this id, whatever its box. */
const isCalled = (id: string, { of }: Place, card: number): boolean =>
  componentNames.nameAt(of, card)?.replace(/^.*\//, '') === id;

const positionsOf = (s: State, id: string): LyingAt[] =>
  whole
    .places(s)
    .flatMap((place, n) =>
      place.cards.flatMap((card, at) => (isCalled(id, place, card) ? [{ place, n, at }] : [])),
    );

/** Whether a seat's view would be another with another component in this position. */
function shows(s: State, seat: Seat, { n, at }: LyingAt): boolean {
  const other = whole.fork(s);
  const { cards, put } = whole.places(other)[n];
  put(cards.map((card, i) => (i === at ? Number(card === 0) : card)));
  return JSON.stringify(view(other, seat)) !== JSON.stringify(view(s, seat));
}

/** A seat that sees a component of this id, while its view in words does not say it; undefined where there is none. */
export function seesWithoutWords(
  s: State,
  id: string,
  inWords: (s: State, seat: Seat) => unknown,
): Seat | undefined {
  const positions = positionsOf(s, id);
  const shown = (seat: Seat) =>
    positions.some((each) => each.place.knows(seat, each.at) && shows(s, seat, each));
  return [...s.players.keys()].find((seat) => !says(inWords(s, seat), id) && shown(seat));
}

/** Whether a component of this id lies anywhere. Fails where somebody sees it as a number: nobody's view would say it. */
export function liesHidden(s: State, written: Written): boolean {
  const seat = seesWithoutWords(s, written.id, describeView);
  if (seat !== undefined)
    written.fail(`${seatName(s, seat)} sees it as a number: give it words in scenario/seen.ts`);
  return positionsOf(s, written.id).length > 0;
}
