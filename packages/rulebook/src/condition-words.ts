import { derivedFlags, type OptionEntry, optionModel } from '@ragtag/board-game';
import { type Constant, type Expression, parseExpression, type Relation } from '@ragtag/kernel/options';

/** A condition for readers: `pegasus and not exodus` is "with Pegasus, without Exodus". */
export function conditionWords(when: string): string {
  return words(parseExpression(when), true);
}

const amounts: Readonly<Record<Relation, string>> = {
  '==': '',
  '!=': 'other than ',
  '<': 'fewer than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
};

function words(expression: Expression, holds: boolean): string {
  switch (expression.op) {
    case 'literal':
      return expression.value === holds ? 'always' : 'never';
    case 'not':
      return words(expression.of, !holds);
    case 'and':
    case 'or': {
      // Neither of two things: without the one, and without the other.
      const all = (expression.op === 'and') === holds;
      return expression.of.map((part) => operand(part, holds, all)).join(all ? ', ' : ' or ');
    }
    case 'flag':
      return `${holds ? 'with' : 'without'} ${nameOf(expression.id)}`;
    case 'compare':
      return named(expression.id, [expression.value], amounts[expression.relation], holds);
    case 'member':
      return named(expression.id, expression.values, '', holds !== expression.negated);
  }
}

function operand(part: Expression, holds: boolean, all: boolean): string {
  const text = words(part, holds);
  return all && hasAlternatives(part, holds) ? `(${text})` : text;
}

/** Whether there are several ways in which it holds, or does not. */
function hasAlternatives(part: Expression, holds: boolean): boolean {
  if (part.op === 'not') return hasAlternatives(part.of, !holds);
  return part.op === (holds ? 'or' : 'and');
}

function named(id: string, values: readonly Constant[], amount: string, holds: boolean): string {
  if (id === 'players') return `${holds ? '' : 'not '}${amount}${values.join(' or ')} players`;
  const labels = values.map((value) => valueLabel(id, value));
  return `${holds ? 'with' : 'without'} ${amount}${labels.join(' or ')}`;
}

const optionNamed = (id: string): OptionEntry | undefined => optionModel.find((option) => option.id === id);

function nameOf(id: string): string {
  const derived: Readonly<Record<string, { readonly label: string }>> = derivedFlags;
  return optionNamed(id)?.label ?? derived[id]?.label ?? id;
}

function valueLabel(id: string, value: Constant): string {
  const option = optionNamed(id);
  return (option?.kind === 'enum' && option.values[String(value)]?.label) || String(value);
}
