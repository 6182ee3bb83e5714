import {
  cards,
  type Effect,
  type Handle,
  type Kind,
  type Mode,
  type Plan,
  type Replacement,
  type Trigger,
} from '@ragtag/card-game';
import { type Option, script } from '@ragtag/kernel';
import type { Sight } from '../sight';
import type { Value } from '../weigh/candidates';
import { cardInHand, effectsWorth, modeWorth } from '../weigh/effects';
import type { Reading } from '../weigh/filters';
import { planWorth, targetWorth } from '../weigh/plan';
import { unitWorth } from '../weigh/units';
import { type CardRule, each } from './rule';

/** What a card or text asks for: targets, modes, prices, and what was set off. */

interface ValueOption extends Option {
  readonly value: Value;
}

const readingOf = (s: Sight): Reading => {
  const { kind, source, bind } = s.asking;
  return { you: s.seat, kind, source, bind };
};

/** Adds what makes it better, one after another. */
function anyNumber(s: Sight<ValueOption>, worth: (values: readonly Value[]) => number): string[] {
  const chosen: ValueOption[] = [];
  let best = worth([]);
  for (;;) {
    let next: ValueOption | undefined;
    for (const option of s.options) {
      if (chosen.includes(option)) continue;
      const more = worth([...chosen, option].map(({ value }) => value));
      if (more <= best + 0.05) continue;
      best = more;
      next = option;
    }
    if (!next || chosen.length >= s.question.max) return chosen.map(({ id }) => id);
    chosen.push(next);
  }
}

/** What a link is worth on a unit: on a good one of one's own, unless it does harm. */
const hostWorth = (s: Sight, value: Value): number => {
  const seen = typeof value === 'number' ? s.units.get(value) : undefined;
  return seen ? s.stakes.share[seen.seat] * (1 + 0.2 * unitWorth(seen.unit)) : 0;
};

function worthOfValue(s: Sight<ValueOption>, value: unknown): number {
  const { text, name } = s.asking;
  if (name === null) return 0;
  if (text === null) return hostWorth(s, value as Value);
  return targetWorth(s, script<Plan>(text), name, value, readingOf(s));
}

export const target: CardRule<ValueOption> = {
  picks(s) {
    if (s.question.max !== 1 || s.question.min !== 1)
      return anyNumber(s, (values) => worthOfValue(s, values));
    return [];
  },
};

export const oneTarget = each<ValueOption>(
  (s) =>
    ({ value }) =>
      worthOfValue(s, value),
);

export const price = each<Option>((s) => {
  const { text } = s.asking;
  const worth =
    text === null ? 0 : planWorth(s, { ...script<Plan>(text), optional: undefined }, readingOf(s));
  return ({ id }) => (id === 'yes' ? worth : 0);
});

/** A card chosen while effects are carried out: what they do with it from here on. */
export const choose = each<ValueOption>((s) => {
  const { text, name } = s.asking;
  const list = text === null ? [] : script<readonly Effect[]>(text);
  const rest = list.slice(list.findIndex((effect) => effect.do === 'choose' && effect.as === name) + 1);
  const reading = readingOf(s);
  return ({ value }) => effectsWorth(s, rest, { ...reading, bind: { ...reading.bind, [name ?? '']: value } });
});

function modesOf({ asking }: Sight): readonly Mode[] {
  return asking.text === null ? [] : script<readonly Mode[]>(asking.text);
}

const ownReading = (s: Sight): Reading => ({ ...readingOf(s), bind: { player: s.seat } });

export const mode = each<Option & { readonly mode: number }>((s) => {
  const modes = modesOf(s);
  return ({ mode: index }) => (modes[index] ? modeWorth(s, modes[index], ownReading(s)) : 0);
});

export const chooseOwn = each<ValueOption>((s) => {
  const found = modesOf(s)[Number(s.asking.name)];
  const reading = ownReading(s);
  return ({ value }) =>
    found ? effectsWorth(s, found.do, { ...reading, bind: { ...reading.bind, chosen: value } }) : 0;
});

interface Set {
  readonly kind: Kind;
  readonly source: Handle;
  readonly ability: string | object;
  readonly bind?: Readonly<Record<string, unknown>>;
}

/** What a text that was set off is worth. */
function setOffWorth(s: Sight, { kind, source, ability, bind = {} }: Set): number {
  const plan = script<Plan | readonly Effect[]>(ability as never);
  const reading: Reading = { you: s.seat, kind, source, bind };
  return Array.isArray(plan)
    ? effectsWorth(s, plan as readonly Effect[], reading)
    : planWorth(s, plan as Trigger | Replacement, reading);
}

export const mayAnswer = each<Option & { readonly trigger?: Set }>(
  (s) =>
    ({ trigger }) =>
      trigger ? setOffWorth(s, trigger) : 0,
);

/** What helps comes first: what harms may lapse. */
export const orderOfTriggers = mayAnswer;

export const react = each<Option & Partial<Set>>(
  (s) =>
    ({ kind, source, ability }) =>
      kind === undefined || source === undefined || ability === undefined
        ? 0.2
        : setOffWorth(s, { kind, source, ability }),
);

/** Anything that stands for units of a mission: what stands there for the least. */
export const standIn = each<Option & { readonly helper: Handle }>((s) => ({ helper }) => {
  const seen = s.units.get(helper);
  return seen ? -unitWorth(seen.unit) : -0.5;
});

export const expedite = each<Option & { readonly card?: Kind }>((s) => ({ card }) => {
  if (card === undefined) return 0;
  const { plan } = cards[card];
  if (!plan) return 0;
  return planWorth(s, plan, { you: s.seat, kind: card, source: 0, bind: {} }) - 0.7 * cardInHand;
});
