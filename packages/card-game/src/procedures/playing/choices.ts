import { type Option, script } from '@ragtag/kernel';
import { cards } from '../../cards/tables';
import type { Plan, TargetKind } from '../../effects/types';
import type { Scene } from '../../in-play/rulings';
import {
  canChoose,
  candidates,
  canPayOptionally,
  specOf,
  targetNames,
  type Value,
} from '../../in-play/targets';
import { type G, rules } from '../../rules';
import { controllerOf, kindsOf } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';

/** The choices of a card or ability, made before anything is paid or told. rule: ccg.play.choices-at-play */
export interface Choices {
  readonly seat: Seat;
  readonly plan: string | Plan;
  readonly kind: Kind;
  readonly source: Handle;
  readonly bind: Record<string, unknown>;
  /** Which of the targets comes next. */
  at: number;
  /** Set off, and so not stopped by having no target. rule: ccg.targets.trigger-without-target */
  readonly lenient: boolean;
}

declare module '../../rules' {
  interface Procedures {
    choices: Choices;
  }
}

const sceneOf = ({ seat: you, kind, source, bind }: Choices): Scene => ({
  you,
  cause: { kind, source },
  bind,
});

export interface TargetOption extends Option {
  readonly value: Value;
}

/** How a chosen thing is called in an answer. */
export function valueId(kind: TargetKind, value: Value): string {
  if (typeof value !== 'number') return `${value[0]}:${cards[value[1]].id}`;
  if (kind === 'player') return `player:${value}`;
  return kind === 'discard' || kind === 'hand' ? cards[value].id : String(value);
}

/** Remembers who had it, for when it is gone. */
export function bindTarget(
  g: G,
  bind: Record<string, unknown>,
  name: string,
  kind: TargetKind,
  value: Value,
): void {
  bind[name] = value;
  if (kind === 'player' || kind === 'discard' || kind === 'hand' || typeof value !== 'number') return;
  bind[`${name}.owner`] = controllerOf(g.state, value);
}

/** What was chosen, told with what sort of thing it is. */
export function tellTarget(
  g: G,
  seat: Seat,
  name: string,
  of: TargetKind,
  target: unknown,
  rule: string,
): void {
  const inPlay = of !== 'player' && of !== 'discard' && of !== 'hand' && of !== 'in-stack';
  const kinds = inPlay ? kindsOf(g.state, [target].flat() as Handle[]) : undefined;
  g.facts.push({ fact: 'targeted', seat, name, of, target, ...(kinds && { kinds }), rule });
}

export function tellTargets(g: G, seat: Seat, plan: Plan, bind: Record<string, unknown>): void {
  for (const name of targetNames(plan))
    if (bind[name] !== undefined)
      tellTarget(g, seat, name, specOf(plan, name).kind, bind[name], 'ccg.targets.chosen-at-play');
}

function isPossible(g: G, frame: Choices, plan: Plan, names: readonly string[], value: Value): boolean {
  if (frame.lenient || frame.at === names.length - 1) return true;
  const scene = sceneOf(frame);
  const bind = { ...frame.bind, [names[frame.at]]: value };
  return canChoose(g.state, plan, names, frame.at + 1, { you: scene.you, cause: scene.cause, bind });
}

function targetOptions(g: G, frame: Choices): TargetOption[] {
  const plan = script<Plan>(frame.plan);
  const names = targetNames(plan);
  const name = names[frame.at];
  const { kind } = specOf(plan, name);
  const options: TargetOption[] = [];
  for (const value of candidates(g.state, plan, name, sceneOf(frame)))
    if (isPossible(g, frame, plan, names, value)) options.push({ id: valueId(kind, value), value });
  return options;
}

rules.ask<TargetOption, Choices>('target', {
  options: (g, frame) => targetOptions(g, frame),
  count(_g, frame, options) {
    const plan = script<Plan>(frame.plan);
    return plan.targets?.[targetNames(plan)[frame.at]].many ? [0, options.length] : [1, 1];
  },
  chosen(g, frame, picks) {
    const plan = script<Plan>(frame.plan);
    const name = targetNames(plan)[frame.at];
    const spec = specOf(plan, name);
    if (spec.many) frame.bind[name] = picks.map((pick) => pick.value);
    else bindTarget(g, frame.bind, name, spec.kind, picks[0].value);
    frame.at++;
  },
});

rules.ask<Option, Choices>('price', {
  options: () => [{ id: 'yes' }, { id: 'no' }],
  chosen(_g, frame, [pick]) {
    frame.bind.paid = pick.id === 'yes';
  },
});

rules.procedure('choices', {
  // rule: ccg.targets.optional-price
  decideOnPrice(g, frame) {
    const plan = script<Plan>(frame.plan);
    if (!plan.optional) {
      frame.bind.paid = true;
      return;
    }
    frame.bind.paid = false;
    if (canPayOptionally(g.state, plan, sceneOf(frame))) rules.put(g, frame.seat, 'price');
  },
  chooseTargets(g, frame) {
    const names = targetNames(script<Plan>(frame.plan));
    if (frame.bind.paid !== true || frame.at >= names.length) return;
    frame.i--;
    if (!rules.put(g, frame.seat, 'target')) frame.at++;
  },
  handBack: (g, frame) => rules.finish(g, frame.bind),
});
