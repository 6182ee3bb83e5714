import { script, takeResult } from '@ragtag/kernel';
import { cards, usable } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import type { Activated, Effect, Plan, Trigger } from '../../effects/types';
import type { Scene } from '../../in-play/rulings';
import { dropIllegal } from '../../in-play/targets';
import { dealWithTriggers } from '../../in-play/triggers';
import { payPrice } from '../../operations/pay-price';
import { type G, rules } from '../../rules';
import { find } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';
import { tellTargets } from './choices';

/** Using an ability of a card in play, or one that was set off. rule: ccg.abilities.colon */
export interface AbilityUse {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly source: Handle;
  readonly ability: string | object;
  bind: Record<string, unknown>;
}

declare module '../../rules' {
  interface Procedures {
    ability: AbilityUse;
    triggered: AbilityUse;
  }
}

const sceneOf = ({ seat: you, kind, source, bind }: AbilityUse): Scene => ({
  you,
  cause: { kind, source },
  bind,
});

function chooseFor(g: G, { seat, kind, source, ability, bind }: AbilityUse, lenient: boolean): void {
  rules.call(g, 'choices', {
    seat,
    plan: ability as string,
    kind,
    source,
    bind: { ...bind },
    at: 0,
    lenient,
  });
}

/** rule: ccg.triggers.once-per-turn */
function markUsed(g: G, { source, ability }: AbilityUse): void {
  const found = find(g.state, source);
  if (typeof ability !== 'string' || found === undefined || !('used' in found.it)) return;
  found.it.used.push(ability);
}

function payAndWork(g: G, frame: AbilityUse, plan: Plan & { readonly limit?: 'turn' }): void {
  const scene = sceneOf(frame);
  if (plan.limit) markUsed(g, frame);
  payPrice(g, plan, scene);
  dropIllegal(g.state, plan, scene);
  runEffects(g, plan.do, scene);
}

rules.procedure('ability', {
  choose: (g, frame) => chooseFor(g, frame, false),
  work(g, frame) {
    frame.bind = takeResult<Record<string, unknown>>(frame) ?? frame.bind;
    const { seat, kind, source } = frame;
    const ability = script<Activated>(frame.ability as string);
    const number = 1 + (usable[kind] ?? []).findIndex((i) => cards[kind].abilities[i] === ability);
    g.facts.push({ fact: 'ability-used', seat, kind, handle: source, number, rule: 'ccg.abilities.colon' });
    tellTargets(g, seat, ability, frame.bind);
    payAndWork(g, frame, ability);
  },
  dealWithTriggers: (g) => dealWithTriggers(g),
});

rules.procedure('triggered', {
  choose(g, frame) {
    const ability = script<Trigger | readonly Effect[]>(frame.ability as string);
    if (!Array.isArray(ability)) chooseFor(g, frame, true);
  },
  work(g, frame) {
    const ability = script<Trigger | readonly Effect[]>(frame.ability as string);
    if (Array.isArray(ability)) {
      runEffects(g, ability as readonly Effect[], sceneOf(frame));
      return;
    }
    frame.bind = takeResult<Record<string, unknown>>(frame) ?? frame.bind;
    tellTargets(g, frame.seat, ability as Trigger, frame.bind);
    payAndWork(g, frame, ability as Trigger);
  },
});
