import { type Asking, shuffle } from '@ragtag/kernel';
import type { Cause } from '../../effects/types';
import { open } from '../../in-play/reactions';
import {
  type AttackOption,
  addAttacks,
  addEscorts,
  addLaunches,
  addMoves,
  done,
  type EscortOption,
  type FlyOption,
  type LaunchOption,
  ownOrders,
  type ViperOption,
  viperCost,
} from '../../in-play/viper-orders';
import { turnIsOver } from '../../operations/end-turn';
import { moveViper, placeVipers, takeCivilian } from '../../operations/space';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import { isHuman } from '../../table/queries';
import { classesIn, countVipers, type Flown, flown } from '../../table/vipers';
import { type Area, areas, type Seat, type ViperClass } from '../../terms';
import { demandDiscard } from '../skill-cards/discard-skills';

export interface ViperActivations {
  readonly seat: Seat;
  /** Activations still to come. */
  left: number;
  /** Of the viper that the player pilots; else of unmanned ones. */
  readonly own: boolean;
  readonly cause: Cause;
  /** One unmanned viper alone: null until it is picked, and then where it is. */
  one?: Flown<Area> | null;
  /** What the viper does next, once it is paid for. */
  order?: ViperOption;
}

export interface ViperAttacks {
  readonly seat: Seat;
  /** Attacks still to come. */
  left: number;
}

export interface ViperLaunched {
  readonly area: Area;
  readonly ship: ViperClass;
}

declare module '../../rules' {
  interface Procedures {
    'viper-activations': ViperActivations;
    'viper-attacks': ViperAttacks;
    'viper-launched': ViperLaunched;
  }
  interface Asks {
    'viper-activation': Asking<ViperOption>;
    'viper-attack': Asking<ViperOption>;
  }
}

rules.locals('viper-activations', { seat: plain, left: plain, cause: aCause, one: plain, order: plain });
rules.locals('viper-attacks', { seat: plain, left: plain });
rules.locals('viper-launched', {});

/** rule: vipers.others-piloted — a manned viper is its pilot's only. */
function unmannedOrders(g: G): ViperOption[] {
  const s = g.state;
  const options: ViperOption[] = [];
  addLaunches(s, options);
  for (const area of areas) {
    for (const ship of classesIn(s.areas[area].vipers)) {
      addAttacks(s, options, area, ship);
      addMoves(g, options, { area, ship });
    }
    if (countVipers(s.areas[area].vipers) > 0) addEscorts(s, options, area);
  }
  options.push(done);
  return options;
}

/** Orders to one viper alone. */
function ordersTo(g: G, viper: Flown<Area>): ViperOption[] {
  const options: ViperOption[] = [];
  addAttacks(g.state, options, viper.area, viper.ship);
  addMoves(g, options, viper);
  addEscorts(g.state, options, viper.area);
  options.push(done);
  return options;
}

/** Where the viper is that an order was given to, once it is carried out. */
function whereNow(g: G, order: ViperOption, one: Flown<Area> | null): Flown<Area> | null {
  switch (order.order) {
    case 'move':
      return flown(order.to, order.ship ?? 'viper');
    case 'launch':
    case 'attack':
      return flown(order.area, order.ship ?? 'viper');
    case 'escort':
      return one ?? flown(order.area, classesIn(g.state.areas[order.area].vipers)[0]);
    case 'done':
      return null;
  }
}

/** Whether one viper alone was to act and is not there any more, or has a pilot now. */
function isTaken(g: G, { one }: ViperActivations): boolean {
  return one ? g.state.areas[one.area].vipers[one.ship] === 0 : false;
}

/** rule: dice.roller — whoever sends the viper rolls. */
function attack(
  g: G,
  seat: Seat,
  own: boolean,
  { on, area, basestar, ship = 'viper', scar }: AttackOption,
): void {
  const by = own ? 'viper' : 'unmanned-viper';
  rules.call(g, 'attack', { roller: seat, attack: { by, on, area, pilot: null, basestar, ship, scar } });
}

function move(g: G, { seat, own }: ViperActivations, { area, to, ship = 'viper' }: FlyOption): void {
  if (own) {
    g.state.players[seat].piloting = flown(to, ship);
    g.facts.push({ fact: 'flew', seat, to, rule: 'vipers.activation-options' });
  } else moveViper(g, ship, area, to, 'vipers.activation-options');
}

rules.ask<ViperOption, ViperActivations>('viper-activation', {
  options: (g, { seat, own, one }) => (own ? ownOrders(g, seat) : one ? ordersTo(g, one) : unmannedOrders(g)),
  chosen(_g, frame, [pick]) {
    if (pick.order === 'done') frame.left = 0;
    else frame.order = pick;
  },
});

function launch(g: G, { area, ship = 'viper' }: LaunchOption): void {
  placeVipers(g, ship, area, 1, 'vipers.launch');
  rules.call(g, 'viper-launched', { area, ship });
}

/** The ship goes back among those that are not in play, and nobody knows any more which it was. */
function escort(g: G, { area, handle }: EscortOption): void {
  const { civilians } = g.state;
  civilians.push(takeCivilian(g.state, area, handle).kind);
  shuffle(g.state, 'cards', civilians);
  const rule = 'vipers.activation-options-cylonfleet';
  g.facts.push({ fact: 'ships-removed', area, ships: 'civilian', n: 1, rule });
}

function carryOut(g: G, frame: ViperActivations, order: ViperOption): void {
  switch (order.order) {
    case 'launch':
      launch(g, order);
      return;
    case 'move':
      move(g, frame, order);
      return;
    case 'attack':
      attack(g, frame.seat, frame.own, order);
      return;
    case 'escort':
      escort(g, order);
      return;
    case 'done':
      return;
  }
}

/** Activating vipers, one activation after another. rule: vipers.repeat */
rules.procedure('viper-activations', {
  choose(g, frame) {
    const { seat, left } = frame;
    // rule: cylon-reveal.end-turn — whoever is revealed in the midst of it commands no more
    if (left === 0 || turnIsOver(g) || !isHuman(g.state, seat) || isTaken(g, frame)) return rules.finish(g);
    if (viperCost(g, seat) > g.state.players[seat].hand.length) return rules.finish(g);
    frame.left--;
    rules.put(g, seat, 'viper-activation');
  },
  pay(g, { seat, order }) {
    const n = order ? viperCost(g, seat) : 0;
    if (n > 0)
      demandDiscard(g, [{ seat, n, random: false }], { kind: 'rule', id: 'viper-cost' }, 'pay-price');
  },
  activate(g, frame) {
    rules.goTo(frame, 'choose');
    const { order } = frame;
    frame.order = undefined;
    if (order && frame.one !== undefined) frame.one = whereNow(g, order, frame.one);
    if (order) carryOut(g, frame, order);
  },
});

rules.ask<ViperOption, ViperAttacks>('viper-attack', {
  options(g, { seat }) {
    const options: ViperOption[] = [];
    const { piloting } = g.state.players[seat];
    if (piloting !== null) addAttacks(g.state, options, piloting.area, piloting.ship);
    options.push(done);
    return options;
  },
  chosen(g, frame, [pick]) {
    if (pick.order === 'attack') attack(g, frame.seat, true, pick);
    else frame.left = 0;
  },
});

/** Several attacks with one's own viper, the target picked anew for each. */
rules.procedure('viper-attacks', {
  // rule: vipers.gravity-well — one price for all of them
  pay(g, { seat }) {
    const n = viperCost(g, seat);
    if (n > g.state.players[seat].hand.length) return rules.finish(g);
    if (n > 0)
      demandDiscard(g, [{ seat, n, random: false }], { kind: 'rule', id: 'viper-cost' }, 'pay-price');
  },
  attack(g, frame) {
    if (frame.left === 0) return;
    frame.left--;
    frame.i--;
    rules.put(g, frame.seat, 'viper-attack');
  },
});

/** The moment after a viper went from the Reserves into space. */
rules.procedure('viper-launched', {
  openLaunched: (g) => open(g, 'viper-launched'),
});
