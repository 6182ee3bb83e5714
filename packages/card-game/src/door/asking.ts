import { type Dealing, type Frame, type Question, script } from '@ragtag/kernel';
import type { EffectsFrame } from '../effects/start';
import type { Effect, Plan } from '../effects/types';
import { targetNames } from '../in-play/targets';
import type { Procedures } from '../rules';
import type { State, Triggered } from '../state';
import { unitBy } from '../table/queries';
import type { Handle, Kind, Seat } from '../terms';

/** What an own question is about, so that nobody has to remember what came before it. */
export interface Asking {
  /** Id of the question. */
  readonly question: number;
  /** The card that asks, and where it lies if it is in play. */
  readonly kind: Kind | null;
  readonly source: Handle;
  /** Path of the plan, of the list of effects or of the modes that are being chosen for. */
  readonly text: string | null;
  /** The name that the choice will have in it; for what several players choose, the number of the mode. */
  readonly name: string | null;
  /** What was chosen before under such names. */
  readonly bind: Readonly<Record<string, unknown>>;
  /** Whose hand, deck or mystic value it is about. */
  readonly whose: Seat | null;
  /** Still to be paid, by resource, and in any. */
  readonly owed: readonly number[] | null;
  readonly any: number;
  /** Stacks that pay for it already. */
  readonly spent: readonly Handle[];
}

type On<N extends keyof Procedures> = Frame & Procedures[N];

const unbound: Asking['bind'] = Object.freeze({});
const noStacks: readonly Handle[] = Object.freeze([]);

const pathOf = (text: unknown): string | null => (typeof text === 'string' ? text : null);

function ofChoices({ plan, kind, source, bind, at }: On<'choices'>): Partial<Asking> {
  const names = targetNames(script<Plan>(plan));
  return { kind, source, text: pathOf(plan), name: names[at] ?? null, bind: { ...bind } };
}

function ofEffects(s: State, { list, at, root }: EffectsFrame): Partial<Asking> {
  const { cause, bind } = s.stack[root] as unknown as EffectsFrame;
  const effect = script<readonly Effect[]>(list)[at - 1];
  const name = effect?.do === 'choose' ? effect.as : null;
  return { kind: cause.kind, source: cause.source, text: pathOf(list), name, bind: { ...bind } };
}

function ofFrame(s: State, frame: Frame): Partial<Asking> {
  switch (frame.p as keyof Procedures | 'triggers') {
    case 'choices':
      return ofChoices(frame as On<'choices'>);
    case 'effects':
      return ofEffects(s, frame as On<'effects'>);
    case 'each-player': {
      const { cause, modes, mode } = frame as On<'each-player'>;
      const name = mode === null ? null : String(mode);
      return { kind: cause.kind, source: cause.source, text: pathOf(modes), name };
    }
    case 'play': {
      const { cards } = frame as On<'play'>;
      return { kind: cards[cards.length - 1].card };
    }
    case 'pay': {
      const { card, owed, any, spent } = frame as On<'pay'>;
      return { kind: card, owed: [...owed], any, spent: [...spent] };
    }
    case 'declare': {
      const { challenger } = frame as On<'declare'>;
      return { kind: unitBy(s, challenger)?.cards[0] ?? null, source: challenger };
    }
    case 'resolve': {
      const { kind, handle } = frame as On<'resolve'>;
      return { kind, source: handle };
    }
    case 'pick-from-hand':
      return { whose: (frame as On<'pick-from-hand'>).owner };
    case 'arrange':
    case 'order-on-deck':
      return { whose: (frame as On<'arrange'>).deck };
    case 'reveal': {
      const { rows, at } = frame as On<'reveal'>;
      return { whose: rows[at]?.seat ?? null };
    }
    case 'dig':
      return { whose: (frame as On<'dig'>).seat };
    case 'triggers': {
      const { asked } = frame as Frame & Dealing<Triggered>;
      return asked ? { kind: asked.kind, source: asked.source } : {};
    }
    default:
      return {};
  }
}

export function askingOf(s: State, { id, at }: Question): Asking {
  const { kind = null, source = 0, text = null, name = null, ...rest } = ofFrame(s, s.stack[at]);
  const { bind = unbound, whose = null, owed = null, any = 0, spent = noStacks } = rest;
  return { question: id, kind, source, text, name, bind, whose, owed, any, spent };
}
