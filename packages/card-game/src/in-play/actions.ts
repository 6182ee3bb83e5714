import { type Option, scriptOf } from '@ragtag/kernel';
import { cards, costOf, typeOf, usable } from '../cards/tables';
import type { Activated } from '../effects/types';
import { canResolve } from '../procedures/missions/mission';
import { eventCanWork } from '../procedures/playing/play';
import type { G } from '../rules';
import type { State, Unit } from '../state';
import { seatsFrom } from '../table/queries';
import type { Handle, Kind, Seat } from '../terms';
import { canPay, canPayCost, isEnough, purseOf } from './payment';
import { challengePrice, isBlank, mayChallenge, noChallenges } from './rulings';
import { canCarryOut } from './targets';

/** What a player may do now: only what can be carried through. rule: ccg.execution.actions */

export type ActionOption = Option &
  (
    | { readonly act: 'pass' }
    | { readonly act: 'play'; readonly card: Kind }
    | { readonly act: 'ability'; readonly handle: Handle; readonly kind: Kind; readonly index: number }
    | { readonly act: 'resolve'; readonly handle: Handle; readonly kind: Kind }
    | { readonly act: 'challenge'; readonly handle: Handle }
    | { readonly act: 'sacrifice'; readonly handle: Handle; readonly card: Kind }
  );

export const pass: ActionOption = Object.freeze({ id: 'pass', act: 'pass' });

const plays: readonly ActionOption[] = cards.map(({ id }, card) =>
  Object.freeze({ id: `play:${id}`, act: 'play' as const, card }),
);

/** Options by what they are about, made once: handles are small numbers, which every game counts up from 1. */
const mostKept = 400;

function keeping(make: (handle: Handle, kind: Kind, index: number) => ActionOption): typeof make {
  const kept = new Map<number, ActionOption[]>();
  return (handle, kind, index) => {
    if (handle >= mostKept) return make(handle, kind, index);
    const key = kind * 8 + index;
    let options = kept.get(key);
    if (!options) {
      options = [];
      kept.set(key, options);
    }
    options[handle] ??= Object.freeze(make(handle, kind, index));
    return options[handle];
  };
}

const noneUsable: readonly number[] = [];

const abilityOption = keeping((handle, kind, index) => ({
  id: `ability:${handle}:${(usable[kind] ?? noneUsable).indexOf(index) + 1}`,
  act: 'ability',
  handle,
  kind,
  index,
}));
const resolveOption = keeping((handle, kind) => ({ id: `resolve:${handle}`, act: 'resolve', handle, kind }));
const challengeOption = keeping((handle) => ({ id: `challenge:${handle}`, act: 'challenge', handle }));

function fromHand(g: G, seat: Seat, inChallenge: boolean, options: ActionOption[]): void {
  const { hand } = g.state.players[seat];
  const purse = purseOf(g.state, seat);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    if (kind === last) continue;
    last = kind;
    const event = typeOf[kind] === 'event';
    // rule: ccg.play.when
    if (inChallenge && !event) continue;
    const cost = costOf[kind];
    if (purse ? !isEnough(purse, cost) : !canPayCost(g.state, seat, cost)) continue;
    if (!event || eventCanWork(g, seat, kind)) options.push(plays[kind]);
  }
}

/** Abilities of one card in play. rule: ccg.abilities.face-up-source */
function ofCard(
  s: State,
  you: Seat,
  kind: Kind,
  source: Handle,
  used: readonly string[],
  options: ActionOption[],
): void {
  for (const index of usable[kind] ?? noneUsable) {
    const ability = cards[kind].abilities[index] as Activated;
    if (ability.limit && used.includes(String(scriptOf(ability)))) continue;
    if (!canCarryOut(s, ability, { you, cause: { kind, source }, bind: {} })) continue;
    options.push(abilityOption(source, kind, index));
  }
}

const neverUsed: readonly string[] = [];

function abilities(s: State, seat: Seat, options: ActionOption[]): void {
  const p = s.players[seat];
  const [base] = p.stacks;
  if (base && !base.down && usable[base.kind]) ofCard(s, seat, base.kind, base.handle, neverUsed, options);
  for (const unit of p.units)
    if (usable[unit.cards[0]] && !isBlank(s, unit))
      ofCard(s, seat, unit.cards[0], unit.handle, unit.used, options);
  for (const { kind, handle, down, used } of p.resolved)
    if (usable[kind] && !down) ofCard(s, seat, kind, handle, used, options);
  for (const other of s.players)
    for (const { links } of other.units)
      for (const { kind, handle, owner, down, used } of links)
        if (owner === seat && usable[kind] && !down) ofCard(s, seat, kind, handle, used, options);
}

/** rule: ccg.stack.sacrifice-for-power, ccg.stack.sacrifice-any-state */
function sacrifices(s: State, seat: Seat, options: ActionOption[]): void {
  for (const { handle, cards: stacked } of s.players[seat].units) {
    for (let i = 1; i < stacked.length; i++) {
      const card = stacked[i];
      if (stacked.indexOf(card, 1) !== i) continue;
      options.push({ id: `sacrifice:${handle}:${cards[card].id}`, act: 'sacrifice', handle, card });
    }
  }
}

/** Opponents whom a seat could challenge: those whose price it could pay. rule: ccg.challenge.any-opponent */
export function opponentsOf(s: State, seat: Seat): Seat[] {
  return seatsFrom(s, seat).filter((other) => couldOppose(s, seat, other));
}

function couldOppose(s: State, seat: Seat, other: Seat): boolean {
  if (other === seat || s.players[other].out) return false;
  const any = challengePrice(s, other);
  return any === 0 || canPay(s, seat, { owed: [0, 0, 0], any, spent: [], freighters: [] });
}

function hasOpponent(s: State, seat: Seat): boolean {
  for (let other = 0; other < s.players.length; other++) if (couldOppose(s, seat, other)) return true;
  return false;
}

const isReady = ({ alert, down }: Unit): boolean => alert && !down;

function challenges(s: State, seat: Seat, options: ActionOption[]): void {
  const { units } = s.players[seat];
  if (!units.some(isReady) || noChallenges(s) || !hasOpponent(s, seat)) return;
  for (const unit of units) if (mayChallenge(s, unit, seat)) options.push(challengeOption(unit.handle, 0, 0));
}

function missions(s: State, seat: Seat, options: ActionOption[]): void {
  const { missions: unresolved, resolvedMission } = s.players[seat];
  // rule: ccg.missions.one-per-phase
  if (resolvedMission) return;
  for (const { handle, kind, alert, down } of unresolved)
    if (alert && !down && canResolve(s, seat, kind, handle)) options.push(resolveOption(handle, kind, 0));
}

export function actionOptions(g: G, seat: Seat, inChallenge: boolean): ActionOption[] {
  const options: ActionOption[] = [];
  fromHand(g, seat, inChallenge, options);
  abilities(g.state, seat, options);
  if (!inChallenge) {
    missions(g.state, seat, options);
    challenges(g.state, seat, options);
  }
  sacrifices(g.state, seat, options);
  options.push(pass);
  return options;
}
