import type { BoxName } from '../terms';

/** How a setup form sorts the options. */
export const optionGroups = {
  expansion: 'Boxes',
  game: 'Game',
  pegasus: 'Pegasus',
  exodus: 'Exodus',
  daybreak: 'Daybreak',
  sympathizer: 'Sympathizer',
  variant: 'Variants',
  house: 'House rules',
  display: 'Rulebook page',
} as const;
export type OptionGroup = keyof typeof optionGroups;

/** One thing an option asks of the others. */
export interface Requirement {
  readonly that: string;
  /** Why, where the bare condition does not tell a host. */
  readonly reason?: string;
  /** What happens without the option too, where it would only be pointless. */
  readonly anyway?: string;
  readonly rule?: string;
}

interface Choosable {
  readonly label: string;
  readonly description: string;
  /** The boxes whose pieces or rules it uses: it can be offered once any one of them is there. */
  readonly boxes: readonly BoxName[];
  readonly requires: readonly Requirement[];
  /** All requirements as one condition. */
  readonly allowedWhen: string;
  /** The rule that introduces it. */
  readonly rule?: string;
}

export interface FlagOption extends Choosable {
  readonly kind: 'boolean';
  readonly default: false;
  readonly group: OptionGroup;
  /** It may be switched on in other games too, and changes nothing there. */
  readonly effectOnlyWhen?: string;
}

export type ChoiceValue = Choosable;

export interface ChoiceOption<Value extends string = string> {
  readonly kind: 'enum';
  readonly default: NoInfer<Value>;
  readonly group: OptionGroup;
  readonly label: string;
  readonly description: string;
  readonly values: Readonly<Record<Value, ChoiceValue>>;
}

export type OptionDefinition = FlagOption | ChoiceOption;

type Written<O extends Choosable> = Omit<O, 'kind' | 'default' | 'boxes' | 'requires' | 'allowedWhen'> & {
  readonly boxes?: readonly BoxName[];
  readonly requires?: readonly (string | Requirement)[];
};

export function flag(option: Written<FlagOption>): FlagOption {
  return { kind: 'boolean', default: false, ...option, ...offered(option) };
}

export function choice<Value extends string>(option: Omit<ChoiceOption<Value>, 'kind'>): ChoiceOption<Value> {
  return { kind: 'enum', ...option };
}

export function value(written: Written<ChoiceValue>): ChoiceValue {
  return { ...written, ...offered(written) };
}

function offered({ boxes = ['base'], requires = [] }: Pick<Written<Choosable>, 'boxes' | 'requires'>) {
  const requirements = requires.map((item) => (typeof item === 'string' ? { that: item } : item));
  const allowedWhen = requirements.map(({ that }) => bracketed(that)).join(' and ') || 'true';
  return { boxes, requires: requirements, allowedWhen };
}

function bracketed(condition: string): string {
  return / or /.test(condition) ? `(${condition})` : condition;
}
