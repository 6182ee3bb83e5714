/**
 * Conditions over the options: `not daybreak and (cylonleader or sympatheticcylon)`, `players in [4, 6]`,
 * `ending != kobol`. One grammar serves the option model, the rules' conditions and the rulebook, so a rule
 * that is shown is a rule that is enforced.
 */
import {
  type Constant,
  type Expression,
  ExpressionError,
  parseExpression,
  type Relation,
} from './expression-parser';

export { type Constant, type Expression, ExpressionError, parseExpression, type Relation };

export type FlagValue = boolean | Constant;
export type Flags = { readonly [id: string]: FlagValue | undefined };
/** Reads one flag; lets derived flags be worked out only when an expression asks for them. */
export type ReadFlag = (id: string) => FlagValue | undefined;

export function evaluate(expression: Expression, flags: Flags): boolean {
  return evaluateWith(expression, (id) => (Object.hasOwn(flags, id) ? flags[id] : undefined));
}

export function evaluateWith(expression: Expression, read: ReadFlag): boolean {
  switch (expression.op) {
    case 'literal':
      return expression.value;
    case 'flag':
      return readBoolean(expression, read);
    case 'compare':
      return compare(readConstant(expression, read), expression.relation, expression.value);
    case 'member':
      return expression.values.includes(readConstant(expression, read)) !== expression.negated;
    case 'not':
      return !evaluateWith(expression.of, read);
    case 'and':
      return expression.of.every((part) => evaluateWith(part, read));
    case 'or':
      return expression.of.some((part) => evaluateWith(part, read));
  }
}

/** Evaluates an expression written as text; each text is parsed once. */
export function holds(expression: string, flags: Flags): boolean {
  return evaluate(parsed(expression), flags);
}

const cache = new Map<string, Expression>();

/** The parsed form of a text that is asked for again and again. */
export function parsed(text: string): Expression {
  const known = cache.get(text);
  if (known) return known;
  const expression = parseExpression(text);
  cache.set(text, expression);
  return expression;
}

/** The options and flags an expression depends on, each once, in order of appearance. */
export function idsIn(expression: Expression): readonly string[] {
  return [...new Set(atomsIn(expression).map((atom) => atom.id))];
}

export type Atom = Extract<Expression, { id: string }>;

/** Every place where an expression reads an option or a flag. */
export function atomsIn(expression: Expression): readonly Atom[] {
  switch (expression.op) {
    case 'literal':
      return [];
    case 'not':
      return atomsIn(expression.of);
    case 'and':
    case 'or':
      return expression.of.flatMap(atomsIn);
    default:
      return [expression];
  }
}

/** The text of an expression, with no more parentheses than needed; parsing it gives the expression back. */
export function formatExpression(expression: Expression): string {
  switch (expression.op) {
    case 'literal':
      return String(expression.value);
    case 'flag':
      return expression.id;
    case 'compare':
      return `${expression.id} ${expression.relation} ${expression.value}`;
    case 'member':
      return `${expression.id} ${expression.negated ? 'not in' : 'in'} [${expression.values.join(', ')}]`;
    case 'not':
      return `not ${formatOperand(expression.of, ['and', 'or'])}`;
    case 'and':
      return expression.of.map((part) => formatOperand(part, ['and', 'or'])).join(' and ');
    case 'or':
      return expression.of.map((part) => formatOperand(part, ['or'])).join(' or ');
  }
}

function formatOperand(expression: Expression, wrapped: readonly Expression['op'][]): string {
  const text = formatExpression(expression);
  return wrapped.includes(expression.op) ? `(${text})` : text;
}

function readBoolean(atom: Atom, read: ReadFlag): boolean {
  const value = read(atom.id);
  if (typeof value === 'boolean') return value;
  throw unreadable(atom, value, 'is not a flag');
}

function readConstant(atom: Atom, read: ReadFlag): Constant {
  const value = read(atom.id);
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw unreadable(atom, value, 'is a flag and has no value to compare');
}

/** A misspelt id must not read as false: the rule behind it would vanish without a word. */
function unreadable(atom: Atom, value: FlagValue | undefined, mismatch: string): ExpressionError {
  const text = formatExpression(atom);
  return new ExpressionError(text, 0, `"${atom.id}" ${value === undefined ? 'is unknown' : mismatch}`);
}

function compare(left: Constant, relation: Relation, right: Constant): boolean {
  switch (relation) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
