import { type Asking, never, type Option, scriptOf } from '@ragtag/kernel';
import { test } from '../../in-play/conditions';
import { type Idle, isIdle } from '../../in-play/idle';
import { isAffordable } from '../../in-play/prices';
import { mayBeDone } from '../../in-play/rulings';
import { type Scene, seatFor } from '../../in-play/scene';
import { isAnybodyThat } from '../../in-play/targets';
import { type G, rules } from '../../rules';
import type { EffectList } from '../../scripts';
import { askWho } from '../asking';
import { type RunFrame, type RunScene, type Runs, runAgain } from '../run-verb';
import { currentEffect, runNested, sceneOf } from '../start';
import type { Effect, EffectOf } from '../types';

declare module '../../rules' {
  interface Asks {
    'one-of': Asking<BranchOption>;
    may: Asking<YesOrNo>;
  }
}

/** The skeleton of most cards: either/or, may, pay, if. */

interface BranchOption extends Option, Idle {
  readonly branch: number;
  readonly effects: EffectList;
}

rules.ask<BranchOption, RunFrame>('one-of', {
  options: (g, frame) => {
    const effect = currentEffect<EffectOf<'oneOf'>>(frame);
    const scene = sceneOf(g, frame);
    const options: BranchOption[] = [];
    effect.of.forEach((each, branch) => {
      if (frame.taken?.includes(branch) || (each.if && !test(g, each.if, scene))) return;
      if (!isAffordable(g, each.do, scene.you, scene.cause, scene.bind)) return;
      const idle = isIdle(g, each.do, scene) || undefined;
      options.push({ id: each.id, branch, effects: scriptOf(each.do), idle });
    });
    return options;
  },
  count(_g, frame, options) {
    const { pick = 1, commitFirst } = currentEffect<EffectOf<'oneOf'>>(frame);
    const n = commitFirst ? Math.min(pick, options.length) : 1;
    return [n, n];
  },
  chosen: (g, frame, picks, question) => {
    const { of, pick = 1, commitFirst } = currentEffect<EffectOf<'oneOf'>>(frame);
    for (const { id } of picks) g.facts.push({ fact: 'effect-chosen', seat: question.seat, option: id });
    if (pick > 1 && !commitFirst) {
      frame.taken ??= [];
      frame.taken.push(picks[0].branch);
      runAgain(frame);
    }
    // The first one lies on top.
    for (const { branch } of [...picks].reverse()) runNested(g, of[branch].do, frame.root);
  },
});

interface YesOrNo extends Option {
  readonly effects: EffectList;
}

rules.ask<YesOrNo, RunFrame>('may', {
  moot: never,
  options: (_g, frame) => {
    const { then, otherwise = [], ...effect } = currentEffect<EffectOf<'may' | 'pay'>>(frame);
    const yes = effect.do === 'pay' && then.length === 0 ? [effect.price] : then;
    return [
      { id: 'yes', effects: scriptOf(yes) },
      { id: 'no', effects: scriptOf(otherwise) },
    ];
  },
  chosen: (g, frame, [pick], question) => {
    const effect = currentEffect<EffectOf<'may' | 'pay'>>(frame);
    g.facts.push({ fact: 'effect-chosen', seat: question.seat, option: pick.id });
    if (pick.id === 'no') return runNested(g, effect.otherwise ?? [], frame.root);
    runNested(g, effect.then, frame.root);
    // The price is paid first: it lies above what it pays for.
    if (effect.do === 'pay') runNested(g, [effect.price], frame.root);
  },
});

/** Nobody is offered what fails at its first choice. rule: locations.target-none */
function couldStart(g: G, [first]: readonly Effect[], scene: Scene): boolean {
  if (first?.do !== 'choosePlayer') return true;
  const seat = seatFor(g.state, first.by, scene);
  const allowed = !first.needs || (seat !== undefined && mayBeDone(g, first.needs, { seat }));
  return allowed && isAnybodyThat(g.state, first.filter, scene);
}

function canAfford(g: G, price: Effect, scene: RunScene): boolean {
  if (price.do === 'spend') return isAffordable(g, [price], scene.you, scene.cause, scene.bind);
  if (price.do === 'lose' && price.resource !== 'bound')
    return g.state.resources[price.resource] >= Number(price.n);
  throw new Error(`no price of kind ${price.do}`);
}

export const branchRuns = {
  oneOf(g, effect, frame) {
    if ((frame.taken?.length ?? 0) < (effect.pick ?? 1)) askWho(g, effect.by, frame, 'one-of', effect.needs);
    else frame.taken = undefined;
  },
  may(g, effect, frame, scene) {
    if (couldStart(g, effect.then, scene)) askWho(g, effect.by, frame, 'may');
    else runNested(g, effect.otherwise ?? [], frame.root);
  },
  pay(g, effect, frame, scene) {
    if (canAfford(g, effect.price, scene)) askWho(g, effect.by, frame, 'may');
    else runNested(g, effect.otherwise ?? [], frame.root);
  },
  when(g, effect, frame, scene) {
    runNested(g, test(g, effect.if, scene) ? effect.then : (effect.otherwise ?? []), frame.root);
  },
} satisfies Runs;
