import { type Asking, type Option, scriptOf } from '@ragtag/kernel';
import { location } from '../../cards/tables';
import type { LocationCard } from '../../cards/types';
import type { Cause, Price } from '../../effects/types';
import { movementActionsOf, refuseMovementActions } from '../../in-play/action-options';
import type { ActionOption } from '../../in-play/actions/offers';
import { forbiddenBy } from '../../in-play/explained';
import { locationAt, locationsNow, locationsOutOfReach } from '../../in-play/faces';
import { Refusals, type RefusedOptions } from '../../in-play/objections';
import { canPay, pricesIn } from '../../in-play/prices';
import { answersTo, couldAnswerFor, mayBeDone, number } from '../../in-play/rulings';
import { reach } from '../../in-play/viper-orders';
import { land } from '../../operations/people';
import { type G, rules } from '../../rules';
import type { EffectList } from '../../scripts';
import { plain } from '../../state/shapes';
import { isOpenTo, sameShip } from '../../table/boards';
import { isHuman, offTheBoard } from '../../table/queries';
import { flown } from '../../table/vipers';
import { type Area, areas, type BoardName, type Seat } from '../../terms';
import { takeMovementAction } from '../actions/action';
import { demandDiscard } from '../skill-cards/discard-skills';

export interface Move {
  readonly seat: Seat;
  /** Location or area, fixed before anything is paid. rule: moves.destination-first */
  to: string | null;
  /** Where the move starts. */
  from?: string | null;
  /** It is the Movement step of the own turn, and not granted. rule: movement-actions.no-executive-order */
  readonly step?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    move: Move;
  }
  interface Asks {
    movement: Asking<MoveOption>;
  }
}

rules.locals('move', { seat: plain });

function isArea(id: string): id is Area {
  return (areas as readonly string[]).includes(id);
}

/** rule: moves.other-ship, moves.pilot-landing — 1 skill card to change ship or to leave a viper. */
function costOfEntering(
  g: G,
  { seat, from, shipOf, changed }: Mover,
  { place, board }: LocationCard,
): number {
  // rule: moves.cylon-free
  const printed = shipOf !== null && sameShip(shipOf, board) ? 0 : 1;
  return changed ? number(g, 'move-cost', printed, { seat, location: place, from }) : printed;
}

const forMoving: Cause = Object.freeze({ kind: 'rule', id: 'moves.other-ship' });

/** What has to be given up for leaving. */
function leavingPrices(g: G, seat: Seat): readonly Price[] {
  return pricesIn(answersTo(g, 'leaving-cost', { seat }));
}

function moveCost(g: G, seat: Seat, to: string): number {
  return isArea(to) ? 0 : costOfEntering(g, moverAt(g, seat), location(to));
}

/** Whoever moves, with what is the same for every destination. */
interface Mover {
  readonly seat: Seat;
  readonly from: string | null;
  readonly human: boolean;
  readonly cards: number;
  /** The board aboard which the move starts; null for whoever flies. */
  readonly shipOf: BoardName | null;
  /** Something in play might change the price. */
  readonly changed: boolean;
  /** Something in play might forbid a destination. */
  readonly forbidden: boolean;
  /** Whoever moves can pay for leaving. */
  readonly canLeave: boolean;
}

function moverAt(g: G, seat: Seat): Mover {
  const { location: from, piloting, hand } = g.state.players[seat];
  return {
    seat,
    from,
    human: isHuman(g.state, seat),
    cards: hand.length,
    shipOf: piloting === null && from !== null ? location(from).board : null,
    changed: couldAnswerFor(g, 'move-cost', seat),
    forbidden: couldAnswerFor(g, 'may-move', seat),
    canLeave: leavingPrices(g, seat).every((price) => canPay(g, seat, price, forMoving)),
  };
}

interface MoveOption extends Option {
  readonly cost?: number;
  /** Of a Movement action. */
  readonly cause?: Cause;
  readonly effects?: EffectList;
}

const stay: MoveOption = Object.freeze({ id: 'stay' });
/** By price and destination. */
const moves: Map<string, MoveOption>[] = [];

/** The option of a move, made once for each destination and price. */
function moveTo(id: string, cost: number): MoveOption {
  moves[cost] ??= new Map();
  let option = moves[cost].get(id);
  if (!option) {
    option = Object.freeze({ id, cost });
    moves[cost].set(id, option);
  }
  return option;
}

/** What moving to a location by choice costs, or what speaks against it. */
function entering(g: G, mover: Mover, card: LocationCard): number | keyof typeof rulesAgainst {
  const { place, board, hazardous } = card;
  const { seat, from, human, cards, forbidden, canLeave } = mover;
  if (place === from) return 'here';
  if (!isOpenTo(board, human)) return human ? 'cylons-only' : 'humans-only';
  if (hazardous) return 'hazardous';
  const cost = costOfEntering(g, mover, card);
  if (cost > cards || !canLeave) return 'price';
  return forbidden && !mayBeDone(g, 'may-move', { seat, location: place }) ? 'forbidden' : cost;
}

const rulesAgainst = {
  here: 'turn.movement.optional',
  'cylons-only': 'moves.human-cylon-split',
  'humans-only': 'moves.human-cylon-split',
  hazardous: 'moves.hazardous',
  price: 'moves.other-ship',
  forbidden: null,
} as const;

/** Where a player may not move to, and why. */
function refusedMoves(g: G, { seat, step }: Move): readonly RefusedOptions[] {
  const p = g.state.players[seat];
  const refused = new Refusals();
  const mover = moverAt(g, seat);
  for (const card of locationsNow(g)) {
    const { place } = card;
    const reason = entering(g, mover, card);
    if (typeof reason === 'number') continue;
    const by = reason === 'forbidden' ? forbiddenBy(g, 'may-move', { seat, location: place }) : undefined;
    const landing = reason === 'price' && p.piloting !== null;
    refused.add(place, reason, landing ? 'moves.pilot-landing' : rulesAgainst[reason], by);
  }
  for (const { place } of locationsOutOfReach(g))
    refused.add(place, 'out-of-reach', 'newcaprica.before.moves');
  const near: readonly Area[] = p.piloting === null ? [] : reach(g, p.piloting);
  for (const area of areas) {
    if (p.piloting === null) refused.add(area, 'not-piloting', 'moves.pilot-area');
    else if (p.piloting.area === area) refused.add(area, 'here', 'turn.movement.optional');
    else if (!near.includes(area)) refused.add(area, 'too-far', 'moves.pilot-area');
  }
  if (step) refuseMovementActions(g, seat, refused);
  return refused.all;
}

/** The locations and areas a player may move to by choice, each with its price. */
export function movesOf(g: G, seat: Seat): MoveOption[] {
  const s = g.state;
  const p = s.players[seat];
  if (offTheBoard(p) || !mayBeDone(g, 'may-move', { seat })) return [];
  const found: MoveOption[] = [];
  const mover = moverAt(g, seat);
  for (const card of locationsNow(g)) {
    const cost = entering(g, mover, card);
    if (typeof cost === 'number') found.push(moveTo(card.place, cost));
  }
  // rule: moves.pilot-area
  if (p.piloting !== null) for (const area of reach(g, p.piloting)) found.push(moveTo(area, 0));
  return found;
}

rules.ask<MoveOption, Move>('movement', {
  options(g, { seat, step }) {
    const options = movesOf(g, seat);
    if (step) for (const option of movementActionsOf(g, seat)) options.push(option);
    options.push(stay);
    return options;
  },
  refused: (g, frame) => refusedMoves(g, frame),
  chosen(g, frame, [pick]) {
    if (pick.id === 'stay') return;
    if (isMovementAction(pick)) return takeMovementAction(g, frame.seat, pick);
    const { location: from, piloting } = g.state.players[frame.seat];
    frame.to = pick.id;
    frame.from = from ?? piloting?.area ?? null;
  },
});

const isMovementAction = (option: MoveOption): option is ActionOption => option.cause !== undefined;

/** One move. rule: turn.movement.optional */
rules.procedure('move', {
  declare: (g, frame) => void rules.put(g, frame.seat, 'movement'),
  pay(g, { seat, to }) {
    if (to === null) return rules.finish(g);
    const n = moveCost(g, seat, to);
    if (n > 0) demandDiscard(g, [{ seat, n, random: false }], forMoving, 'pay-for-move');
  },
  payForLeaving(g, { seat }) {
    for (const price of leavingPrices(g, seat))
      rules.call(g, 'spend', { seat, price: scriptOf(price), cause: forMoving });
  },
  // What was paid may have had consequences: whoever is no longer at the start does not arrive.
  arrive(g, { seat, to, from }) {
    const p = g.state.players[seat];
    if (to === null || (p.location ?? p.piloting?.area ?? null) !== from) return;
    if (isArea(to)) {
      p.piloting = flown(to, p.piloting?.ship ?? 'viper');
      g.facts.push({ fact: 'flew', seat, to, rule: 'moves.pilot-area' });
      return;
    }
    // rule: moves.sabotage.pegasus-destroyed
    if (!locationAt(g, to)) return;
    g.facts.push({ fact: 'moved', seat, to, rule: 'turn.movement.optional' });
    land(g, seat, to, 'moved');
  },
});
