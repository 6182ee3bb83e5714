import { type Option, repeat, script, scriptOf } from '@ragtag/kernel';
import { type Cause, type Scene, test, unitsThat } from '../in-play/rulings';
import { choices, type Value } from '../in-play/targets';
import { settle } from '../operations/influence';
import { bindTarget, tellTarget, valueId } from '../procedures/playing/choices';
import { type G, rules } from '../rules';
import type { Seat } from '../terms';
import { concerned } from './influence';
import { currentEffect, type RunFrame, runEffects, runNested, sceneOf, type Verbs } from './start';
import type { EffectOf, Mode } from './types';

/** The skeleton of cards: if, later, choose, and what several players choose for themselves. */

interface ChoiceOption extends Option {
  readonly value: Value;
}

rules.ask<ChoiceOption, RunFrame>('choose', {
  options(g, frame) {
    const { target, as } = currentEffect<EffectOf<'choose'>>(frame);
    const scene = sceneOf(g, frame);
    const list = script<readonly EffectOf<'choose'>[]>(frame.list as string);
    return choices(g.state, target, list, as, scene).map((value) => ({
      id: valueId(target.kind, value),
      value,
    }));
  },
  chosen(g, frame, [{ value }], { seat }) {
    const { target, as } = currentEffect<EffectOf<'choose'>>(frame);
    bindTarget(g, sceneOf(g, frame).bind, as, target.kind, value);
    tellTarget(g, seat, as, target.kind, value, 'ccg.targets.choose-doable');
  },
});

/** What each of several players has chosen for one instruction. */
interface EachPlayer {
  readonly modes: readonly Mode[] | string;
  readonly seats: readonly Seat[];
  readonly cause: Cause;
  readonly bind: Record<string, unknown>;
  at: number;
  /** The mode that the seat being asked has chosen. */
  mode: number | null;
  readonly picks: { readonly seat: Seat; readonly mode: number; readonly value: Value | null }[];
  done: number;
}

declare module '../rules' {
  interface Procedures {
    'each-player': EachPlayer;
  }
}

const modesOf = (frame: EachPlayer): readonly Mode[] => script<readonly Mode[]>(frame.modes);

const sceneFor = ({ cause, bind }: EachPlayer, you: Seat): Scene => ({ you, cause, bind });

const chooseFrom = (g: G, frame: EachPlayer, { choose, do: effects }: Mode, seat: Seat): Value[] =>
  choose ? choices(g.state, choose, effects, 'chosen', sceneFor(frame, seat)) : [];

/** rule: ccg.targets.choose-doable, ccg.targets.mode-doable */
function isDoable(g: G, frame: EachPlayer, mode: Mode, seat: Seat): boolean {
  if (mode.needs && unitsThat(g.state, mode.needs, sceneFor(frame, seat)).length === 0) return false;
  return !mode.choose || chooseFrom(g, frame, mode, seat).length > 0;
}

rules.ask<Option & { readonly mode: number }, EachPlayer>('mode', {
  options: (g, frame, { seat }) =>
    modesOf(frame).flatMap((mode, i) => (isDoable(g, frame, mode, seat) ? [{ id: mode.id, mode: i }] : [])),
  chosen(g, frame, [{ mode, id }], { seat }) {
    frame.mode = mode;
    if (modesOf(frame).length > 1)
      g.facts.push({
        fact: 'chose-mode',
        seat,
        kind: frame.cause.kind,
        mode: id,
        rule: 'ccg.info.choices-public',
      });
  },
});

rules.ask<ChoiceOption, EachPlayer>('choose-own', {
  options(g, frame, { seat }) {
    const mode = modesOf(frame)[frame.mode as number];
    const kind = mode.choose?.kind ?? 'unit';
    return chooseFrom(g, frame, mode, seat).map((value) => ({ id: valueId(kind, value), value }));
  },
  chosen(_g, frame, [{ value }], { seat }) {
    frame.picks.push({ seat, mode: frame.mode as number, value });
    frame.mode = null;
    frame.at++;
  },
});

rules.procedure('each-player', {
  // rule: ccg.effects.several-players
  choose: repeat(
    (_g, frame) => frame.at < frame.seats.length,
    (g, frame) => {
      const seat = frame.seats[frame.at];
      if (frame.mode === null) {
        if (!rules.put(g, seat, 'mode')) frame.at++;
      } else if (modesOf(frame)[frame.mode].choose) {
        if (rules.put(g, seat, 'choose-own')) return;
        frame.mode = null;
        frame.at++;
      } else {
        frame.picks.push({ seat, mode: frame.mode, value: null });
        frame.mode = null;
        frame.at++;
      }
    },
  ),
  results: repeat(
    (_g, frame) => frame.done < frame.picks.length,
    (g, frame) => {
      const { seat, mode, value } = frame.picks[frame.done++];
      const bind: Record<string, unknown> = { ...frame.bind, player: seat };
      if (value !== null) bind.chosen = value;
      runEffects(g, modesOf(frame)[mode].do, { you: seat, cause: frame.cause, bind });
    },
  ),
  settle: (g) => settle(g, true),
});

export const controlVerbs = {
  if(g, effect, frame, scene) {
    if (test(g.state, effect.if, scene)) runNested(g, effect.then, frame.root);
  },
  choose: (g, _effect, _frame, scene) => void rules.put(g, scene.you, 'choose'),
  eachPlayer(g, { who, of }, _frame, scene) {
    const seats = concerned(g, who, scene);
    if (seats.length === 0) return;
    rules.call(g, 'each-player', {
      modes: scriptOf(of) as string,
      seats,
      cause: scene.cause,
      bind: { ...scene.bind },
      at: 0,
      mode: null,
      picks: [],
      done: 0,
    });
  },
  // rule: ccg.triggers.delayed
  later(g, { then }, _frame, scene) {
    const { you: seat, cause, bind } = scene;
    g.state.waiting.push({
      id: `later:${cause.kind}:${g.state.waiting.length}`,
      seat,
      may: false,
      source: cause.source,
      kind: cause.kind,
      ability: scriptOf(then),
      bind: { ...bind },
    });
  },
} satisfies Verbs;
