/**
 * The option model: which boxes, ending, variants and house rules a game is played with. Setup forms, the
 * rulebook and the engine all read it from here.
 */

import { evaluateWith, type Flags, type FlagValue, parsed } from '@ragtag/kernel/options';
import { definitions } from './definitions';
import { type DerivedId, derivedFlags } from './derived';
import type { ChoiceOption, ChoiceValue, FlagOption, OptionDefinition } from './kinds';
import { type PlayerLimits, players } from './players';

type Definitions = typeof definitions;

export type OptionId = keyof Definitions;
export type FlagId = { [Id in OptionId]: Definitions[Id] extends FlagOption ? Id : never }[OptionId];
export type ChoiceId = Exclude<OptionId, FlagId>;
export type Ending = keyof Definitions['ending']['values'];
export type Mode = keyof Definitions['mode']['values'];
export type Difficulty = keyof Definitions['difficulty']['values'];

/** A value for every option: what a game is played with. */
export type Settings = Readonly<Record<FlagId, boolean>> & {
  readonly players: number;
  /**
   * Reaction windows are put to everybody who might answer by what is public, also to those who can only pass, so
   * that a pause tells nothing. A manner of the table, not a rule: hosts with several people set it.
   */
  readonly discreet: boolean;
  readonly ending: Ending;
  readonly mode: Mode;
  readonly difficulty: Difficulty;
};

/** What a host picks; anything left out has its default. */
export type Selection = Partial<Settings>;

/** The effective options with every flag that follows from them, as plain data. */
export type Options = Settings & Readonly<Record<DerivedId, boolean>>;

export type OptionEntry = OptionDefinition & { readonly id: OptionId };

export const optionIds = Object.keys(definitions) as readonly OptionId[];
/** Everything that a game is played with. */
export const settingIds = ['players', 'discreet', ...optionIds] as const;
export const derivedIds = Object.keys(derivedFlags) as readonly DerivedId[];

/** Every option with its id, in the order of the model. */
export const optionModel: readonly OptionEntry[] = optionIds.map((id) => ({ id, ...definitions[id] }));

export const defaultSettings: Settings = Object.freeze({
  players: players.default,
  discreet: false,
  ...(Object.fromEntries(optionModel.map((option) => [option.id, option.default])) as Omit<
    Settings,
    'players' | 'discreet'
  >),
});

export function isOptionId(id: string): id is OptionId {
  return Object.hasOwn(definitions, id);
}

export function isDerivedId(id: string): id is DerivedId {
  return Object.hasOwn(derivedFlags, id);
}

export function isFlagId(id: string): id is FlagId {
  return isOptionId(id) && optionOf(id).kind === 'boolean';
}

export function optionOf(id: OptionId): OptionDefinition {
  return definitions[id];
}

export function isValueOf(option: ChoiceOption, value: unknown): value is string {
  return typeof value === 'string' && Object.hasOwn(option.values, value);
}

/** What is offered by one option at one of its values; nothing for a flag that is off. */
export function offerOf(id: OptionId, value: FlagValue): FlagOption | ChoiceValue | undefined {
  const option = optionOf(id);
  if (option.kind === 'boolean') return value === true ? option : undefined;
  return isValueOf(option, value) ? option.values[value] : undefined;
}

/** An option or flag as an expression sees it; a derived flag is worked out when it is asked for. */
export function readFlag(settings: Settings, id: string): FlagValue | undefined {
  if (isDerivedId(id)) return holdsFor(derivedFlags[id].expression, settings);
  return Object.hasOwn(settings, id) ? (settings as Flags)[id] : undefined;
}

export function holdsFor(expression: string, settings: Settings): boolean {
  return evaluateWith(parsed(expression), (id) => readFlag(settings, id));
}

/** Whether an option may have this value beside the other settings. */
export function isAllowed(id: OptionId, value: FlagValue, settings: Settings): boolean {
  const offer = offerOf(id, value);
  return offer === undefined || holdsFor(offer.allowedWhen, { ...settings, [id]: value });
}

export function playerLimits(settings: Settings): PlayerLimits {
  const limits = players.limits.find(({ when }) => holdsFor(when, settings));
  return limits ?? players.limits[players.limits.length - 1];
}

/** Adds every derived flag and freezes the result. */
export function deriveFlags(settings: Settings): Options {
  const flags: Record<string, FlagValue> = {};
  for (const id of settingIds) flags[id] = settings[id];
  for (const id of derivedIds) flags[id] = holdsFor(derivedFlags[id].expression, settings);
  // What was put together field by field stays slow to read, and rules read options all the time; what is parsed is not.
  return Object.freeze(JSON.parse(JSON.stringify(flags)) as Options);
}
