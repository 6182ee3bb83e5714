import { type Ask, never, type Option } from '@ragtag/kernel';
import { test } from '../in-play/conditions';
import { locationsNow } from '../in-play/faces';
import { type Idle, isIdle } from '../in-play/idle';
import { close } from '../in-play/reactions';
import { answersTo, mayBeDone } from '../in-play/rulings';
import { type Scene, seatFor } from '../in-play/scene';
import { playersThat } from '../in-play/targets';
import type { Rolled } from '../procedures/combat/die-roll';
import { type G, rules } from '../rules';
import { type EffectList, scriptOf } from '../scripts';
import { nearest } from '../table/queries';
import type { Seat } from '../terms';
import { amountOf } from './amount';
import { currentEffect, runNested, sceneOf, takeResult } from './start';
import type { Effect, EffectOf, Modifier, RulingName, Scope } from './types';
import { type RunFrame, runAgain, type Verbs } from './verb';

/** The skeleton of every card: either/or, may, if, roll, check, choose. */

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
      const option = { id: each.id, branch, effects: scriptOf(each.do) };
      options.push(isIdle(g, each.do, scene) ? { ...option, idle: true } : option);
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

rules.ask<Option, RunFrame>('may', {
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

interface SeatOption extends Option {
  readonly player: Seat;
}

rules.ask<SeatOption, RunFrame>('choose-player', {
  options: (g, frame) => {
    const effect = currentEffect<EffectOf<'choosePlayer'>>(frame);
    const scene = sceneOf(g, frame);
    const about = scene.cause.kind === 'location' ? { location: scene.cause.id } : {};
    const only = answersTo(g, 'legal-target', about).flatMap(({ modifier, scene: its }) =>
      modifier.only === undefined ? [] : [seatFor(g.state, modifier.only, its)],
    );
    return playersThat(g, effect.filter, scene)
      .filter((seat) => only.every((o) => o === seat))
      .map((player) => ({ id: g.state.players[player].character, player }));
  },
  chosen: (g, frame, [pick], question) => {
    const { as } = currentEffect<EffectOf<'choosePlayer'>>(frame);
    bind(g, frame, as, pick.player);
    g.facts.push({ fact: 'player-chosen', seat: question.seat, player: pick.player, as });
  },
});

/** A choice of words that is bound to a name. */
const chooseWord: Ask<G, Option, RunFrame> = {
  options: (_g, frame) =>
    currentEffect<EffectOf<'chooseSkill' | 'chooseResource'>>(frame).among.map((id) => ({ id })),
  chosen: (g, frame, [pick], question) => {
    bind(g, frame, currentEffect<EffectOf<'chooseSkill' | 'chooseResource'>>(frame).as, pick.id);
    const { cause } = sceneOf(g, frame);
    g.facts.push({ fact: 'effect-chosen', seat: question.seat, option: pick.id, cause });
  },
};
rules.ask('choose-skill', chooseWord);
rules.ask('choose-resource', chooseWord);

rules.ask<Option, RunFrame>('choose-location', {
  options: (g, frame) => {
    const effect = currentEffect<EffectOf<'chooseLocation'>>(frame);
    return locationsNow(g)
      .filter((l) => l.board === effect.board && (!l.hazardous || effect.hazardous?.includes(l.place)))
      .map(({ place }) => ({ id: place }));
  },
  chosen: (g, frame, [pick], question) => {
    bind(g, frame, currentEffect<EffectOf<'chooseLocation'>>(frame).as, pick.id);
    const { cause } = sceneOf(g, frame);
    g.facts.push({ fact: 'effect-chosen', seat: question.seat, option: pick.id, cause });
  },
});

/** Binds a name for the effects that follow. */
export function bind(g: G, frame: RunFrame, as: string, value: unknown): void {
  (sceneOf(g, frame).bind as Record<string, unknown>)[as] = value;
}

/**
 * Asks whoever the role stands for. Nobody there, or what the choice is for is forbidden: nothing is chosen, and what
 * depends on it lapses.
 */
function askWho(g: G, who: string, frame: RunFrame, ask: string, needs?: RulingName): void {
  const seat = seatFor(g.state, who, sceneOf(g, frame));
  if (seat !== undefined && (!needs || mayBeDone(g, needs, { seat }))) rules.put(g, seat, ask);
}

/** Nobody is offered what fails at its first choice. rule: locations.target-none */
function couldStart(g: G, [first]: readonly Effect[], scene: Scene): boolean {
  return first?.do !== 'choosePlayer' || playersThat(g, first.filter, scene).length > 0;
}

function canPay(g: G, price: Effect): boolean {
  if (price.do === 'lose' && price.resource !== 'bound')
    return g.state.resources[price.resource] >= Number(price.n);
  throw new Error(`no price of kind ${price.do}`);
}

/** Where a change without a card is kept: in the state, or in the frame of what it lasts for. */
const scopes = {
  'this-roll': { frame: 'die-roll' },
  'this-check': { frame: 'skill-check' },
  'this-discard': { frame: 'discard-skills' },
  'this-activation': { frame: 'activate' },
  'this-jump': { frame: 'jump' },
  'this-turn': { until: 'turn-end' },
  'until-jump': { until: 'jump' },
  game: { until: 'game-end' },
} as const satisfies Record<Scope, unknown>;

export const controlVerbs = {
  oneOf(g, effect, frame) {
    if ((frame.taken?.length ?? 0) < (effect.pick ?? 1)) askWho(g, effect.by, frame, 'one-of', effect.needs);
    else frame.taken = undefined;
  },
  may(g, effect, frame, scene) {
    if (couldStart(g, effect.then, scene)) askWho(g, effect.by, frame, 'may');
    else runNested(g, effect.otherwise ?? [], frame.root);
  },
  pay(g, effect, frame) {
    if (canPay(g, effect.price)) askWho(g, effect.by, frame, 'may');
    else runNested(g, effect.otherwise ?? [], frame.root);
  },
  when(g, effect, frame, scene) {
    runNested(g, test(g, effect.if, scene) ? effect.then : (effect.otherwise ?? []), frame.root);
  },
  roll(g, effect, frame, scene) {
    const rolled = takeResult<Rolled>(frame)?.n;
    if (rolled === undefined) {
      const roller = seatFor(g.state, effect.by, scene);
      if (roller === undefined) return;
      runAgain(frame);
      rules.call(g, 'die-roll', {
        roller,
        cause: scene.cause,
        attack: null,
        mods: [],
        used: [],
        die: 0,
        final: 0,
      });
      return;
    }
    const line = effect.lines.find((l) => rolled >= (l.atLeast ?? 1) && rolled <= (l.atMost ?? 8));
    if (line) runNested(g, line.do, frame.root);
  },
  check(g, effect, frame, scene) {
    const target = effect.target === undefined ? null : (seatFor(g.state, effect.target, scene) ?? null);
    rules.call(g, 'skill-check', {
      check: scriptOf(effect.check),
      cause: scene.cause,
      target,
      root: frame.root,
      pile: [],
      mods: [],
      used: [],
      total: 0,
      outcome: null,
    });
  },
  choosePlayer: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-player', effect.needs),
  chooseSkill: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-skill'),
  chooseResource: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-resource'),
  chooseLocation: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-location'),
  remember(g, effect, frame, scene) {
    const seat = seatFor(g.state, effect.who, scene);
    if (seat !== undefined) bind(g, frame, effect.as, seat);
  },
  inForce(g, effect, _frame, scene) {
    const modifier = scriptOf<Modifier>(effect.modifier);
    const { you: owner } = scene;
    const bind = { ...scene.bind };
    const cause = { kind: scene.cause.kind, id: scene.cause.id };
    const scope = scopes[effect.until];
    if ('until' in scope)
      g.state.inForce.push({ modifier, owner, bind, cause, once: effect.once, until: scope.until });
    else nearest(g.state, scope.frame)?.mods.push({ modifier, owner, bind, cause, once: effect.once });
  },
  later(g, effect, _frame, scene) {
    const effects = scriptOf(effect.then as Effect[]);
    g.state.later.push({ window: effect.window, effects, owner: scene.you, bind: { ...scene.bind } });
  },
  prevent(g) {
    const event = windowEvent(g);
    if (event) event.prevented = true;
    close(g);
  },
  again(g, effect, _frame, scene) {
    close(g);
    if (effect.what === 'roll') {
      const roll = nearest(g.state, 'die-roll');
      if (roll) rules.goTo(roll, 'openBefore');
      return;
    }
    const crisis = nearest(g.state, 'crisis');
    if (!crisis) return;
    if (effect.what === 'crisis-draw') {
      crisis.again = true;
      return;
    }
    crisis.chooser = seatFor(g.state, effect.by ?? 'you', scene) ?? scene.you;
    crisis.final = effect.final ?? false;
    rules.goTo(crisis, 'chooseBox');
  },
  setOutcome(g, effect) {
    const check = nearest(g.state, 'skill-check');
    if (check) check.outcome = effect.outcome;
  },
  setRoll(g, effect, _frame, scene) {
    const roll = nearest(g.state, 'die-roll');
    if (!roll) return;
    // rule: dice.range
    roll.final = Math.max(1, Math.min(8, amountOf(g, effect.n, scene)));
    roll.set = true;
    close(g);
  },
} satisfies Verbs;

/** The frame whose window is being answered. */
function windowEvent(g: G): { prevented?: boolean } | undefined {
  const { stack } = g.state;
  for (let i = stack.length - 1; i > 0; i--)
    if (stack[i].p === 'window') return stack[i - 1] as { prevented?: boolean };
  return undefined;
}
