import type { Ability, Effect, Plan, Slot } from '../effects/types';
import type { Keyword, Rarity, Resource, Trait } from '../terms';
import type { Card } from './types';

/** How a card is written down. What is not said is nothing. */

type Cost = Card['cost'];

interface Printed {
  readonly rarity: Rarity;
  readonly also?: readonly string[];
  readonly traits?: readonly Trait[];
  readonly keywords?: readonly Keyword[];
}

interface UnitSpec extends Printed {
  readonly cost: Cost;
  readonly makes: Resource;
  readonly power: number;
  readonly threat: number;
  readonly mystic: number;
  readonly abilities?: readonly Ability[];
  readonly red?: readonly Effect[];
}

interface BaseSpec extends Printed {
  readonly makes: Resource;
  readonly power: number;
  readonly hand: number;
  readonly influence: number;
  readonly abilities?: readonly Ability[];
}

interface EventSpec extends Printed, Partial<Plan> {
  readonly cost: Cost;
  readonly threat: number;
  readonly mystic: number;
}

interface MissionSpec extends Printed, Partial<Plan> {
  readonly threat: number;
  readonly mystic: number;
  readonly requires: readonly Slot[];
  /** What works in the resource area once it was resolved. */
  readonly persistent?: readonly Ability[];
  /** What it is linked to once it was resolved, and what works there. */
  readonly link?: 'personnel' | 'ship' | 'unit';
  readonly linked?: readonly Ability[];
}

/** Everything but the set, which the table adds. */
export type Defined = Omit<Card, 'set'>;

function plain(
  type: Card['type'],
  id: string,
  code: string,
  name: string | readonly [string, string],
  { rarity, also = [], traits = [], keywords = [] }: Printed,
): Defined {
  const [title, subtitle] = typeof name === 'string' ? [null, name] : name;
  return {
    id,
    code,
    alsoCode: also,
    rarity,
    type,
    title,
    subtitle,
    name: title === null ? subtitle : `${title}, ${subtitle}`,
    cost: {},
    makes: null,
    power: 0,
    threat: 0,
    mystic: 0,
    traits,
    keywords,
    hand: 0,
    influence: 0,
    abilities: [],
    plan: null,
    requires: [],
    link: null,
    red: [],
  };
}

export function base(id: string, code: string, name: string, spec: BaseSpec): Defined {
  const { makes, power, hand, influence, abilities = [] } = spec;
  return { ...plain('base', id, code, name, spec), makes, power, hand, influence, abilities };
}

function unit(
  type: 'personnel' | 'ship',
  id: string,
  code: string,
  name: string | readonly [string, string],
  spec: UnitSpec,
): Defined {
  const { cost, makes, power, threat, mystic, abilities = [], red = [] } = spec;
  return { ...plain(type, id, code, name, spec), cost, makes, power, threat, mystic, abilities, red };
}

type Name = string | readonly [string, string];

export const personnel = (id: string, code: string, name: Name, spec: UnitSpec): Defined =>
  unit('personnel', id, code, name, spec);

export const ship = (id: string, code: string, name: Name, spec: UnitSpec): Defined =>
  unit('ship', id, code, name, spec);

function planOf({ targets, price, optional, if: onlyIf, do: effects = [] }: Partial<Plan>): Plan {
  return { targets, price, optional, if: onlyIf, do: effects };
}

export function event(id: string, code: string, name: string, spec: EventSpec): Defined {
  const { cost, threat, mystic } = spec;
  return { ...plain('event', id, code, name, spec), cost, threat, mystic, plan: planOf(spec) };
}

export function mission(id: string, code: string, name: string, spec: MissionSpec): Defined {
  const { threat, mystic, requires, persistent, link = null, linked } = spec;
  const keywords: Keyword[] = [
    ...(persistent ? (['Persistent'] as const) : []),
    ...(link ? (['Link'] as const) : []),
  ];
  return {
    ...plain('mission', id, code, name, { ...spec, keywords }),
    threat,
    mystic,
    requires,
    link,
    plan: planOf(spec),
    abilities: persistent ?? linked ?? [],
  };
}
