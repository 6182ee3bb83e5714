import {
  type Atom,
  atomsIn,
  type Constant,
  type Expression,
  ExpressionError,
  formatExpression,
  parseExpression,
} from '@ragtag/kernel/options';
import { isDerivedId, isFlagId, isOptionId, isValueOf, optionOf } from './model';

/** Parses a condition and makes sure that it speaks only of options, flags and values that exist. */
export function parseCondition(text: string): Expression {
  const expression = parseExpression(text);
  for (const atom of atomsIn(expression)) checkAtom(text, atom);
  return expression;
}

function checkAtom(text: string, atom: Atom): void {
  const problem = problemWith(atom);
  if (problem) throw new ExpressionError(text, text.search(new RegExp(`\\b${atom.id}\\b`)), problem);
}

function problemWith(atom: Atom): string | undefined {
  const { id } = atom;
  const isFlag = isDerivedId(id) || isFlagId(id);
  if (!isFlag && !isOptionId(id) && id !== 'players') return `There is no option or flag "${id}"`;
  if (atom.op === 'flag') return isFlag ? undefined : `"${id}" needs a value to compare with`;
  if (isFlag) return `"${id}" is a flag and has no value to compare`;
  const wrong = constantsOf(atom).find((constant) => !fits(id, constant));
  return wrong === undefined ? undefined : `"${wrong}" is no value of "${id}" in "${formatExpression(atom)}"`;
}

function constantsOf(atom: Exclude<Atom, { op: 'flag' }>): readonly Constant[] {
  return atom.op === 'compare' ? [atom.value] : atom.values;
}

function fits(id: string, constant: Constant): boolean {
  if (!isOptionId(id)) return typeof constant === 'number';
  const option = optionOf(id);
  return option.kind === 'enum' && isValueOf(option, constant);
}
