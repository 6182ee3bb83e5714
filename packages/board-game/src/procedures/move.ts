import type { Option } from '@ragtag/kernel';
import { location, locationCards } from '../cards/tables';
import { discardFromHand } from '../decks';
import { type HandOption, handOptions } from '../hand-options';
import { land } from '../people';
import { isHuman, neighbour, offTheBoard } from '../queries';
import { mayBeDone } from '../questions';
import { type G, rules } from '../rules';
import { type Area, areas, type Seat } from '../terms';

export interface Move {
  readonly seat: Seat;
  /** Location or area, fixed before anything is paid. rule: moves.destination-first */
  to: string | null;
}

declare module '../rules' {
  interface Procedures {
    move: Move;
  }
}

function isArea(id: string): id is Area {
  return (areas as readonly string[]).includes(id);
}

/** rule: moves.other-ship, moves.pilot-landing — 1 skill card to change ship or to leave a viper. */
function moveCost(g: G, seat: Seat, to: string): number {
  const { location: from, piloting } = g.state.players[seat];
  if (isArea(to)) return 0;
  if (piloting !== null) return 1;
  // rule: moves.cylon-free
  return from !== null && location(from).board === location(to).board ? 0 : 1;
}

/** The locations and areas a player may move to by choice. */
export function destinations(g: G, seat: Seat): string[] {
  const s = g.state;
  const p = s.players[seat];
  if (offTheBoard(p) || !mayBeDone(g, 'may-move', { seat })) return [];
  const found: string[] = [];
  const human = isHuman(s, seat);
  for (const { id, board, hazardous } of locationCards) {
    // rule: moves.hazardous, moves.human-cylon-split
    if (hazardous || id === p.location || (board === 'cylon') === human) continue;
    if (moveCost(g, seat, id) > p.hand.length) continue;
    if (mayBeDone(g, 'may-move', { seat, location: id })) found.push(id);
  }
  // rule: moves.pilot-area
  if (p.piloting !== null) found.push(neighbour(p.piloting, 1), neighbour(p.piloting, -1));
  return found;
}

interface MoveOption extends Option {
  readonly cost?: number;
}

const stay: MoveOption = Object.freeze({ id: 'stay' });
const moves = new Map<string, MoveOption>();

/** The option of a move, made once for each destination and price. */
function moveTo(id: string, cost: number): MoveOption {
  const key = cost === 0 ? id : `${id}/${cost}`;
  let option = moves.get(key);
  if (!option) {
    option = Object.freeze({ id, cost });
    moves.set(key, option);
  }
  return option;
}

rules.ask<MoveOption, Move>('movement', {
  options(g, { seat }) {
    const options = destinations(g, seat).map((id) => moveTo(id, moveCost(g, seat, id)));
    options.push(stay);
    return options;
  },
  chosen: (_g, frame, [pick]) => {
    if (pick.id !== 'stay') frame.to = pick.id;
  },
});

rules.ask<HandOption, Move>('pay-for-move', {
  options: (g, { seat }) => handOptions(g.state.players[seat].hand),
  chosen: (g, { seat }, [pick]) =>
    discardFromHand(g, seat, [pick.card], { kind: 'rule', id: 'moves.other-ship' }),
});

/** One move. rule: turn.movement.optional */
rules.procedure('move', {
  declare: (g, frame) => void rules.put(g, frame.seat, 'movement'),
  pay(g, frame) {
    if (frame.to !== null && moveCost(g, frame.seat, frame.to) > 0) rules.put(g, frame.seat, 'pay-for-move');
  },
  arrive(g, frame) {
    const { seat, to } = frame;
    if (to === null) return;
    if (isArea(to)) {
      g.state.players[seat].piloting = to;
      g.facts.push({ fact: 'flew', seat, to, rule: 'moves.pilot-area' });
      return;
    }
    land(g, seat, to);
    g.facts.push({ fact: 'moved', seat, to, rule: 'turn.movement.optional' });
  },
});
