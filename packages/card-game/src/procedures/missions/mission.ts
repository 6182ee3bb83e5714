import { type Option, repeat, scriptOf, takeResult } from '@ragtag/kernel';
import { cards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import type { Plan } from '../../effects/types';
import { couldFill, type Helper, helpersFor, isFilled, wouldHelp } from '../../in-play/requirements';
import type { Scene } from '../../in-play/rulings';
import { canCarryOut, dropIllegal } from '../../in-play/targets';
import { dealWithTriggers } from '../../in-play/triggers';
import { payPrice } from '../../operations/pay-price';
import { leavePlay, newHandle } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import type { State } from '../../state';
import { find, unitBy } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';
import { tellTargets } from '../playing/choices';

/** Resolving a mission. rule: ccg.missions.resolve */
export interface Resolve {
  readonly seat: Seat;
  readonly handle: Handle;
  readonly kind: Kind;
  /** What stands for required units, at its price. */
  readonly helpers: Handle[];
  bind: Record<string, unknown>;
}

declare module '../../rules' {
  interface Procedures {
    resolve: Resolve;
  }
}

const sceneOf = (seat: Seat, kind: Kind, handle: Handle, bind: Record<string, unknown>): Scene => ({
  you: seat,
  cause: { kind, source: handle },
  bind,
});

/** A link chooses its host like any target. rule: ccg.link.attach, ccg.link.host-any-state */
const linkPlans = new Map<Kind, Plan>();

export function planOf(kind: Kind): Plan {
  const { plan, link } = cards[kind];
  if (!link) return plan as Plan;
  let linking = linkPlans.get(kind);
  if (!linking) {
    linking = { targets: { host: { kind: 'unit', filter: { type: link } } }, do: [] };
    linkPlans.set(kind, linking);
  }
  return linking;
}

const none: readonly Helper[] = [];

/** Whether a mission could be resolved now. */
export function canResolve(s: State, seat: Seat, kind: Kind, handle: Handle): boolean {
  if (!isFilled(s, seat, kind, none)) {
    const helpers = helpersFor(s, seat, kind);
    if (helpers.length === 0 || !couldFill(s, seat, kind, none, helpers)) return false;
  }
  return canCarryOut(s, planOf(kind), sceneOf(seat, kind, handle, {}));
}

function chosenHelpers(g: G, frame: Resolve): { used: Helper[]; left: Helper[] } {
  const all = helpersFor(g.state, frame.seat, frame.kind);
  return {
    used: all.filter((h) => frame.helpers.includes(h.handle)),
    left: all.filter((h) => !frame.helpers.includes(h.handle)),
  };
}

rules.ask<Option & { readonly helper: Handle }, Resolve>('stand-in', {
  options(g, frame) {
    const { used, left } = chosenHelpers(g, frame);
    return left
      .filter((h) => wouldHelp(g.state, frame, used, h, left))
      .map((h) => ({ id: String(h.handle), helper: h.handle }));
  },
  chosen(_g, frame, [{ helper }]) {
    frame.helpers.push(helper);
  },
});

function attach(g: G, frame: Resolve, host: Handle): void {
  const unit = unitBy(g.state, host);
  const { missions } = g.state.players[frame.seat];
  const at = missions.findIndex((m) => m.handle === frame.handle);
  if (at < 0) return;
  if (!unit) {
    // What stood for required units was sacrificed, and was to be the host.
    leavePlay(g, frame.handle, 'discard', 'ccg.costs.price-then-illegal');
    return;
  }
  const [{ owner, kind }] = missions.splice(at, 1);
  const handle = newHandle(g);
  unit.links.push({ handle, kind, owner, down: false, used: [] });
  g.facts.push({ fact: 'linked', kind, handle, host, to: unit.cards[0], rule: 'ccg.link.attach' });
}

/** rule: ccg.persistent.stays, ccg.persistent.resource-area-always */
function persist(g: G, { seat, handle }: Resolve): void {
  const p = g.state.players[seat];
  const at = p.missions.findIndex((m) => m.handle === handle);
  if (at < 0) return;
  const [{ owner, kind }] = p.missions.splice(at, 1);
  p.resolved.push({ handle, kind, owner, down: false, used: [] });
  g.facts.push({ fact: 'moved', handle, kind, seat, to: 'resource', rule: 'ccg.persistent.stays' });
}

rules.procedure('resolve', {
  // rule: ccg.missions.best-assignment — the units need not be named, only what has a price
  fillPlaces: repeat(
    (g, frame) => !isFilled(g.state, frame.seat, frame.kind, chosenHelpers(g, frame).used),
    (g, frame) => void rules.put(g, frame.seat, 'stand-in'),
  ),
  choose(g, { seat, kind, handle }) {
    const plan = planOf(kind);
    rules.call(g, 'choices', {
      seat,
      plan: scriptOf(plan),
      kind,
      source: handle,
      bind: {},
      at: 0,
      lenient: false,
    });
  },
  work(g, frame) {
    frame.bind = takeResult<Record<string, unknown>>(frame) ?? {};
    const { seat, kind, handle, bind } = frame;
    g.state.players[seat].resolvedMission = true;
    g.facts.push({ fact: 'mission-resolved', seat, kind, handle, rule: 'ccg.missions.resolve' });
    const plan = planOf(kind);
    tellTargets(g, seat, plan, bind);
    for (const { kind: helping, handle: helper, ability } of chosenHelpers(g, frame).used) {
      const rule = 'ccg.missions.extra-slot-base';
      g.facts.push({ fact: 'triggered', seat, kind: helping, handle: helper, rule });
      payPrice(g, ability, sceneOf(seat, helping, helper, {}));
    }
    const scene = sceneOf(seat, kind, handle, bind);
    payPrice(g, plan, scene);
    dropIllegal(g.state, plan, scene);
    runEffects(g, plan.do, scene);
  },
  place(g, frame) {
    const { handle, kind, bind } = frame;
    if (find(g.state, handle) === undefined) return;
    const { link, keywords } = cards[kind];
    if (link) attach(g, frame, bind.host as Handle);
    else if (keywords.includes('Persistent')) persist(g, frame);
    else leavePlay(g, handle, 'discard', 'ccg.missions.to-discard');
  },
  dealWithTriggers: (g) => dealWithTriggers(g),
});
