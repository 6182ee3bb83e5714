import {
  cards,
  type Effect,
  type EffectOf,
  type Mode,
  type TargetSpec,
  type UnitView,
  type Verb,
  type Which,
} from '@ragtag/card-game';
import type { Seen, Sight } from '../sight';
import { attackWorth, lossToCome } from './attack';
import { candidatesOf, mostCandidates } from './candidates';
import { challengeOutlook } from './challenge';
import { amountOf, handleOf, holds, type Reading, seatsOf, unitsMeant } from './filters';
import { alertWorth, unitWorth } from './units';

/** What each instruction is worth to this bot, in points. A verb that is not weighed does not compile. */
type Weigh<V extends Verb> = (s: Sight, effect: EffectOf<V>, reading: Reading) => number;
type Scales = { readonly [V in Verb]: Weigh<V> };

/** A card in hand; the top card of a deck; a resource. */
export const cardInHand = 1;
const cardOfDeck = 0.04;
const lookAhead = 0.3;
const resource = 0.7;

const shareOf = (s: Sight, seen: Seen): number => s.stakes.share[seen.seat];

function each(
  s: Sight,
  { what }: { readonly what: Which },
  reading: Reading,
  worth: (seen: Seen) => number,
): number {
  let sum = 0;
  for (const seen of unitsMeant(s, what, reading)) sum += shareOf(s, seen) * worth(seen);
  return sum;
}

/** A stack, mission or threat that is meant: whose it is, and what it is worth to have it face up. */
function otherWorth(s: Sight, what: Which, reading: Reading): number {
  if (typeof what !== 'string') return 0;
  const handle = handleOf(s, what, reading);
  if (handle === undefined || s.units.has(handle)) return 0;
  for (const [seat, p] of s.view.players.entries()) {
    const stack = p.stacks.find((each) => each.handle === handle);
    if (stack) {
      const makes = 1 + (typeof stack.supply === 'number' ? stack.supply : stack.supply.length);
      return s.stakes.share[seat] * resource * makes;
    }
    if (p.missions.some((each) => each.handle === handle)) return s.stakes.share[seat] * 0.9;
    if (p.resolved.some((each) => each.handle === handle)) return s.stakes.share[seat] * 2;
  }
  for (const { unit } of s.units.values()) {
    const link = unit.links.find((each) => each.handle === handle);
    if (link) return s.stakes.share[link.owner] * 1.2;
  }
  return 0;
}

/** Who is in a challenge fights on whatever becomes of it, and is used up by it. */
const fightsNow = ({ view: { challenge } }: Sight, { handle }: UnitView): boolean =>
  challenge !== null && (challenge.challenger === handle || challenge.defender === handle);

const readies: Weigh<'ready'> = (s, effect, reading) =>
  each(s, effect, reading, ({ unit }) => (unit.alert || unit.down ? 0 : alertWorth(s, unit)));
const commits: Weigh<'commit'> = (s, effect, reading) =>
  each(s, effect, reading, ({ unit }) => (unit.alert && !fightsNow(s, unit) ? -alertWorth(s, unit) : 0)) -
  0.3 * otherWorth(s, effect.what, reading);
/** Face down it does nothing, and in reserve it misses the next turn. */
const exhausts: Weigh<'exhaust'> = (s, effect, reading) =>
  each(s, effect, reading, ({ unit }) =>
    unit.down || fightsNow(s, unit) ? 0 : unit.alert ? -alertWorth(s, unit) : -0.45 * unitWorth(unit),
  ) -
  0.6 * otherWorth(s, effect.what, reading);
const restores: Weigh<'restore'> = (s, effect, reading) =>
  each(s, effect, reading, ({ unit }) =>
    unit.down ? (unit.alert ? alertWorth(s, unit) : 0.45 * unitWorth(unit)) : 0,
  ) +
  0.6 * otherWorth(s, effect.what, reading);

const leaves =
  (kept: number): ((s: Sight, effect: { readonly what: Which }, reading: Reading) => number) =>
  (s, effect, reading) =>
    each(s, effect, reading, ({ unit }) => -unitWorth(unit) + kept * unit.cards.length) -
    otherWorth(s, effect.what, reading) * 1.2;

/** Power for this phase: what it changes in the running challenge, else the little that it may be good for. */
function morePower(s: Sight, { unit, seat }: Seen, n: number): number {
  const { challenge, turn } = s.view;
  if (challenge?.challenger === unit.handle) return challengeOutlook(s, n) - challengeOutlook(s);
  if (challenge?.defender === unit.handle) return challengeOutlook(s, 0, n) - challengeOutlook(s);
  if (!unit.alert || turn.phase === 'ready') return 0;
  return 0.25 * n * s.stakes.share[seat];
}

const influence = (s: Sight, who: string, n: number, reading: Reading): number =>
  seatsOf(s, who, reading).reduce((sum, seat) => sum + s.stakes.influence(seat, n), 0);

const perSeat = (s: Sight, who: string, reading: Reading, worth: (seat: number) => number): number =>
  seatsOf(s, who, reading).reduce((sum, seat) => sum + s.stakes.share[seat] * worth(seat), 0);

const handOf = (s: Sight, seat: number): number => {
  const { hand } = s.view.players[seat];
  return typeof hand === 'number' ? hand : hand.length;
};

/** The best that one choice leads to. */
function bestChoice(
  s: Sight,
  spec: TargetSpec,
  name: string,
  effects: readonly Effect[],
  reading: Reading,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const value of candidatesOf(s, spec, reading).slice(0, mostCandidates)) {
    const bind = { ...reading.bind, [name]: value };
    const worth = effectsWorth(s, effects, { ...reading, bind });
    if (worth > best) best = worth;
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** What one of several things is worth that a player may choose, to the player who chooses. */
export function modeWorth(s: Sight, { choose, do: effects }: Mode, reading: Reading): number {
  return choose ? bestChoice(s, choose, 'chosen', effects, reading) : effectsWorth(s, effects, reading);
}

/** A changed rule: good for whom it favours, as far as it can be told. */
const ruleChanged = 0.4;

const scales: Scales = {
  ready: readies,
  commit: commits,
  exhaust: exhausts,
  restore: restores,
  defeat: leaves(0),
  sacrifice: leaves(0),
  returnToHand: leaves(0.8),
  toDeck: leaves(0.5),
  toReserve: (s, { what }, reading) => 0.5 * otherWorth(s, what, reading),
  separate: () => 0.3,
  exchange: (s, { card, unit }, reading) => {
    const kind = reading.bind[card];
    const handle = handleOf(s, unit, reading);
    const seen = handle === undefined ? undefined : s.units.get(handle);
    if (typeof kind !== 'number' || !seen) return 0.5;
    return shareOf(s, seen) * (cards[kind].power - (seen.unit.power ?? 0)) + 0.4;
  },
  sacrificeSupply: (s, { from }, reading) => -0.5 * Math.sign(otherWorth(s, from, reading)),
  power(s, { what, n, if: onlyIf }, reading) {
    if (onlyIf && !holds(s, onlyIf, reading)) return 0;
    const by = amountOf(s, n, reading);
    const units = unitsMeant(s, what, reading);
    if (units.length === 0 && what === 'defender') return challengeOutlook(s, 0, by) - challengeOutlook(s);
    return units.reduce((sum, seen) => sum + morePower(s, seen, by), 0);
  },
  threatPower: (s, { n }) => (s.view.challenge ? challengeOutlook(s, 0, n) - challengeOutlook(s) : -0.2 * n),
  threatValue(s, { n }) {
    const { threat, defense } = s.view.gauge;
    if (s.view.turn.phase === 'cylon') return -0.3 * n;
    const crosses = threat > defense !== threat + n > defense;
    return crosses ? Math.sign(n) * attackWorth(s) : 0;
  },
  grant: (s, { what, gives }, reading) =>
    gives === 'Cylon' ? 0.1 : each(s, { what }, reading, () => (gives === 'Vulnerable' ? -0.4 : 0.3)),
  strip: () => 0.1,
  protect: (s, { what }, reading) => each(s, { what }, reading, () => 0.2),
  inForce: (s, { modifier }) => {
    if (modifier.on === 'influence-loss') return 0.5 * lossToCome(s);
    if (modifier.on === 'may-declare' && modifier.of === 'everybody') return 0.5 * lossToCome(s);
    return ruleChanged;
  },
  gain: (s, { who, n }, reading) => influence(s, who, amountOf(s, n, reading), reading),
  lose: (s, { who, n }, reading) => influence(s, who, -amountOf(s, n, reading), reading),
  lessenLoss: (s, { n }) => Math.min(n, 2) * Math.max(1, s.stakes.influence(s.seat, 1)),
  draw: (s, { who, n }, reading) => perSeat(s, who, reading, () => cardInHand * amountOf(s, n, reading)),
  discard: (s, { who, n }, reading) =>
    perSeat(s, who, reading, (seat) => -0.8 * cardInHand * Math.min(n, handOf(s, seat))),
  discardHand: (s, { who }, reading) => perSeat(s, who, reading, (seat) => -cardInHand * handOf(s, seat)),
  reformat: () => 0.5,
  mill: (s, { who, n }, reading) => perSeat(s, who, reading, () => -cardOfDeck * amountOf(s, n, reading)),
  recover: () => cardInHand + 0.2,
  showHand: () => 0.1,
  pickFromHand: (s, { who, to }, reading) =>
    perSeat(s, who, reading, (seat) => (handOf(s, seat) > 0 ? (to === 'discard' ? -1.3 : -0.8) : 0)),
  handToDeck: (s, { who }, reading) => perSeat(s, who, reading, (seat) => -0.6 * handOf(s, seat)),
  look: () => 0.1,
  arrange: (_s, { n }) => lookAhead + 0.1 * n,
  search: () => cardInHand + 0.6,
  recycle: () => 0.3,
  dig: (_s, { n }) => cardInHand * (n - 1),
  showTop: () => 0.3,
  highStakes: () => 0.3,
  compareMystic: () => 0.3,
  generate: () => resource,
  lessen: (_s, { n }) => 0.3 * n,
  convert: () => 0.3,
  supply: () => 1,
  fillPlaces: () => 1,
  reveal: () => 0,
  nextReveal(s, { who, how }, reading) {
    const [seat] = seatsOf(s, who, reading);
    const { challenge } = s.view;
    if (seat === undefined) return 0;
    if (!challenge || (challenge.defender === null && challenge.threat === null)) return 0.2;
    const by = how === 'sum' ? s.odds.mean(seat) : how === 'choose' ? 1 : -s.odds.mean(seat);
    const change = seat === challenge.seat ? challengeOutlook(s, by) : challengeOutlook(s, 0, by);
    return change - challengeOutlook(s);
  },
  redraw: () => 0.2,
  endChallenge: (s) => -challengeOutlook(s),
  chooseDefender: () => 0.5,
  joinDefense: () => 1,
  notDefeated: (s, _effect, { bind }) => {
    const seen = typeof bind.unit === 'number' ? s.units.get(bind.unit) : undefined;
    return seen ? shareOf(s, seen) * unitWorth(seen.unit) : 2;
  },
  removeThreat: () => 0.6,
  extraThreat: (s) => 0.3 * attackWorth(s),
  shield: (s, { who }, reading) => perSeat(s, who, reading, () => 0.3),
  extraActions: (_s, { n }) => 0.5 * n,
  endPhase: (s) => 0.4 * lossToCome(s) - 0.4,
  extraPhases: () => 0.5,
  actsFirst: () => 0.1,
  if: (s, { if: condition, then }, reading) =>
    holds(s, condition, reading) ? effectsWorth(s, then, reading) : 0,
  eachPlayer: (s, { who, of }, reading) =>
    seatsOf(s, who, reading).reduce((sum, you) => {
      const worths = of.map((mode) =>
        modeWorth(s, mode, { ...reading, you, bind: { ...reading.bind, player: you } }),
      );
      // Everybody takes what is best for them, which for others is what this bot likes least.
      const best = you === s.seat ? Math.max(...worths) : Math.min(...worths);
      return sum + (Number.isFinite(best) ? best : 0);
    }, 0),
  choose: (s, { target, as }, reading) => bestChoice(s, target, as, [], reading),
  later: (s, { then }, reading) => 0.7 * effectsWorth(s, then, reading),
};

/** What a list of instructions is worth, each as things stand now. */
export function effectsWorth(s: Sight, effects: readonly Effect[], reading: Reading): number {
  let sum = 0;
  for (const effect of effects) sum += (scales[effect.do] as Weigh<Verb>)(s, effect as never, reading);
  return sum;
}
