import { script, scriptOf, Triggers } from '@ragtag/kernel';
import { answering, cards, isAnswered } from '../cards/tables';
import type { Ability, EventName, Trigger } from '../effects/types';
import type { CardFact } from '../facts';
import { type G, rules } from '../rules';
import type { State, Triggered } from '../state';
import { firstPlayer, leftOf } from '../table/queries';
import type { Handle, Kind, Seat } from '../terms';
import { canPayPrice } from './prices';
import { isBlank, type Scene, test } from './rulings';
import { canChoose, couldWork, targetNames } from './targets';

/** What was set off and waits: ordered, public, and patient. rule: ccg.triggers.wait, ccg.triggers.order */

/** What happened, under the names that abilities know it by. */
export interface Happening {
  readonly unit?: Handle;
  readonly player?: Seat;
  readonly kind?: Kind;
  readonly [name: string]: unknown;
}

/** A card that has just left play and still sees it. rule: ccg.triggers.left-play-sees */
export interface Gone {
  readonly kind: Kind;
  readonly handle: Handle;
  readonly seat: Seat;
  readonly host?: Handle;
}

function consider(
  g: G,
  on: EventName,
  what: Happening,
  kind: Kind,
  source: Handle,
  you: Seat,
  used?: string[],
): void {
  for (const index of answering(on)[kind] ?? []) {
    const ability = cards[kind].abilities[index] as Trigger;
    if (ability.when !== 'event' || ability.inHand) continue;
    const path = scriptOf(ability);
    if (ability.limit && used?.includes(String(path))) continue;
    const bind = { ...what };
    if (ability.if && !test(g.state, ability.if, { you, cause: { kind, source }, bind })) continue;
    const entry: Triggered = {
      id: `${cards[kind].id}:${source}:${index}`,
      seat: you,
      may: ability.may ?? false,
      source,
      kind,
      ability: path,
      bind,
    };
    // rule: ccg.triggers.delayed — what waits for the end of a challenge is fixed when it begins
    if (on === 'challenge-ends') g.state.waiting.push(entry);
    else g.state.triggered.push(entry);
  }
}

/** Sets off everything in play that answers an event. It waits until `dealWithTriggers`. */
export function setOff(g: G, on: EventName, what: Happening, gone: readonly Gone[] = []): void {
  if (!isAnswered(on)) return;
  const table = answering(on);
  const s = g.state;
  const first = firstPlayer(s);
  for (let n = 0; n < s.players.length; n++) {
    const seat = (first + n) % s.players.length;
    const { out, stacks, units, resolved } = s.players[seat];
    if (out) continue;
    const base = stacks[0];
    if (base && !base.down && table[base.kind]) consider(g, on, what, base.kind, base.handle, seat);
    for (const unit of units) {
      const kind = unit.cards[0];
      if (table[kind] && !isBlank(s, unit)) consider(g, on, what, kind, unit.handle, seat, unit.used);
      for (const link of unit.links)
        if (table[link.kind] && !link.down)
          consider(g, on, what, link.kind, link.handle, link.owner, link.used);
    }
    for (const { kind, handle, down, used } of resolved)
      if (table[kind] && !down) consider(g, on, what, kind, handle, seat, used);
  }
  for (const { kind, handle, seat, host } of gone)
    if (table[kind] && !s.players[seat].out)
      consider(g, on, host === undefined ? what : { ...what, host }, kind, handle, seat);
}

const sceneOf = ({ seat: you, kind, source, bind }: Triggered): Scene => ({
  you,
  cause: { kind, source },
  bind,
});

const triggers = new Triggers<State, CardFact, Triggered>(rules as never, {
  queue: (g) => g.state.triggered,
  first: (g) => firstPlayer(g.state),
  left: (g, seat) => leftOf(g.state, seat),
  usable(g, t) {
    if (g.state.players[t.seat].out) return false;
    const ability = script<Ability | readonly unknown[]>(t.ability as string);
    if (Array.isArray(ability)) return true;
    const plan = ability as Trigger;
    const scene = sceneOf(t);
    // rule: ccg.triggers.price-payable — also where it is paid with what is chosen
    if (!canPayPrice(g.state, plan, scene)) return false;
    // What need not be done is offered only where it would do something; what must be does what it can.
    const names = targetNames(plan).filter((name) => t.may || plan.price?.some((p) => p.what === name));
    return canChoose(g.state, plan, names, 0, scene) && (!t.may || couldWork(g.state, plan, scene));
  },
  use(g, { seat, source, kind, ability, bind }) {
    g.facts.push({ fact: 'triggered', seat, kind, handle: source, rule: 'ccg.effects.triggered' });
    rules.call(g, 'triggered' as never, { seat, kind, source, ability, bind: { ...bind } } as never);
  },
});

/** Deals with everything that waits, as soon as the running step returns. */
export function dealWithTriggers(g: G): void {
  triggers.drain(g);
}
