import { type Asking, type Option, registerList } from '@ragtag/kernel';
import { character, location } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { locationAt } from '../../in-play/faces';
import { named, number } from '../../in-play/rulings';
import { drawMutiny } from '../../operations/mutiny';
import { land } from '../../operations/people';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { isOpenTo } from '../../table/boards';
import { nearest } from '../../table/queries';
import { infiltratingAs } from '../../table/standing';
import { countVipers } from '../../table/vipers';
import type { Seat } from '../../terms';
import { infiltrate } from '../infiltration/infiltration';

export interface ComeToTheTable {
  readonly seat: Seat;
}

declare module '../../rules' {
  interface Procedures {
    'come-to-the-table': ComeToTheTable;
  }
  interface Asks {
    'start-place': Asking;
  }
}

rules.locals('come-to-the-table', { seat: plain });

const launchSelf = registerList('rules/newcomer/launch-viper', [{ do: 'launchSelf', who: 'you' }]);
const cause = { kind: 'rule', id: 'execution.newcomer.apollo' } as const;

/** Where whoever's own place is not there begins. */
const otherwise = 'hangar-deck';

/** Where something sends the newcomer, whatever the sheet says; nowhere otherwise. */
function ruledPlace(g: G, seat: Seat): string | undefined {
  const { character: newcomer } = g.state.players[seat];
  const board = nearest(g.state, 'execute')?.board;
  return named<string>(g, 'start-place', '', { seat, character: newcomer, board }) || undefined;
}

/** The places that a newcomer may begin at. rule: execution.start-place */
function startPlaces(g: G, seat: Seat): readonly string[] {
  const ruled = ruledPlace(g, seat);
  if (ruled !== undefined) return [ruled];
  const printed = [character(g.state.players[seat].character).setup ?? []].flat();
  const there = printed.filter((place) => locationAt(g, place));
  return there.length > 0 ? there : [otherwise];
}

rules.ask<Option, ComeToTheTable>('start-place', {
  options: (g, { seat }) => startPlaces(g, seat).map((id) => ({ id })),
  chosen(g, { seat }, [{ id }]) {
    // A Leader who begins among the humans infiltrates from the start.
    if (infiltratingAs(g.state.players[seat]) !== undefined && isOpenTo(location(id).board, true))
      return infiltrate(g, seat, id);
    land(g, seat, id, 'begins');
    g.facts.push({ fact: 'sent', seat, to: id, rule: 'execution.start-place' });
  },
});

/** A character comes to the board, at the start or in place of one who is gone. */
rules.procedure('come-to-the-table', {
  place(g, { seat }) {
    const { abilities } = character(g.state.players[seat].character);
    const way = abilities.find((a) => a.setup)?.setup;
    // Also from New Caprica, to which he comes later. rule: execution.newcomer.helo, execution.start-place-newcaprica
    if (way === 'stranded') return;
    // rule: execution.newcomer.apollo
    const launches = way === 'launch-viper' && ruledPlace(g, seat) === undefined;
    if (launches && countVipers(g.state.reserves.vipers) > 0)
      return runEffects(g, launchSelf, { you: seat, cause, bind: {} });
    rules.put(g, seat, 'start-place');
  },
  // rule: execution.newcomer.zarek-military
  beginWithMutiny: (g, { seat }) => drawMutiny(g, seat, number(g, 'mutiny-at-start', 0, { seat })),
});
