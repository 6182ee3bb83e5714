export type Relation = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Constant = number | string;

export type Expression =
  | { readonly op: 'literal'; readonly value: boolean }
  | { readonly op: 'flag'; readonly id: string }
  | { readonly op: 'compare'; readonly id: string; readonly relation: Relation; readonly value: Constant }
  | {
      readonly op: 'member';
      readonly id: string;
      readonly negated: boolean;
      readonly values: readonly Constant[];
    }
  | { readonly op: 'not'; readonly of: Expression }
  | { readonly op: 'and' | 'or'; readonly of: readonly Expression[] };

/** Thrown for a condition that cannot be read; `position` counts characters from 0. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly expression: string;
  readonly position: number;

  constructor(expression: string, position: number, problem: string) {
    super(`${problem}, at character ${position + 1} of "${expression}"`);
    this.expression = expression;
    this.position = position;
  }
}

type TokenKind = 'word' | 'number' | 'symbol' | 'end';
interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly position: number;
}

const keywords = ['not', 'and', 'or', 'in', 'true', 'false'];
const relations: readonly string[] = ['==', '!=', '<', '<=', '>', '>='] satisfies Relation[];
const tokenPattern = /\s*(?:(?<word>[A-Za-z]\w*)|(?<number>\d+)|(?<symbol>==|!=|<=|>=|[<>()[\],]))/y;

/** Parses a condition; `not` binds before `and`, `and` before `or`. */
export function parseExpression(text: string): Expression {
  return new Parser(text).parse();
}

class Parser {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private next = 0;

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenise(text);
  }

  parse(): Expression {
    const expression = this.anyOf();
    if (this.token.kind !== 'end') this.fail('"and", "or" or the end');
    return expression;
  }

  private anyOf(): Expression {
    return this.list('or', () => this.allOf());
  }

  private allOf(): Expression {
    return this.list('and', () => this.negation());
  }

  private list(op: 'and' | 'or', operand: () => Expression): Expression {
    const first = operand();
    const of = [first];
    while (this.take(op)) of.push(operand());
    return of.length === 1 ? first : { op, of };
  }

  private negation(): Expression {
    return this.take('not') ? { op: 'not', of: this.negation() } : this.operand();
  }

  private operand(): Expression {
    if (this.take('(')) {
      const inner = this.anyOf();
      this.expect(')');
      return inner;
    }
    if (this.take('true')) return { op: 'literal', value: true };
    if (this.take('false')) return { op: 'literal', value: false };
    return this.atom();
  }

  private atom(): Expression {
    const id = this.name('an option, "not" or "("');
    const { text, position } = this.token;
    if (isRelation(text)) return this.comparison(id, text, position);
    if (this.take('in')) return { op: 'member', id, negated: false, values: this.values() };
    if (this.take('not')) {
      this.expect('in');
      return { op: 'member', id, negated: true, values: this.values() };
    }
    return { op: 'flag', id };
  }

  private comparison(id: string, relation: Relation, position: number): Expression {
    this.next += 1;
    const value = this.constant();
    const ordered = relation !== '==' && relation !== '!=';
    if (ordered && typeof value === 'string') {
      throw new ExpressionError(this.text, position, `"${relation}" compares numbers, not "${value}"`);
    }
    return { op: 'compare', id, relation, value };
  }

  private values(): readonly Constant[] {
    this.expect('[');
    const values = [this.constant()];
    while (this.take(',')) values.push(this.constant());
    this.expect(']');
    return values;
  }

  private constant(): Constant {
    if (this.token.kind !== 'number') return this.name('a number or a value');
    const value = Number(this.token.text);
    this.next += 1;
    return value;
  }

  private name(expected: string): string {
    const { kind, text } = this.token;
    if (kind !== 'word' || keywords.includes(text)) this.fail(expected);
    this.next += 1;
    return text;
  }

  private get token(): Token {
    return this.tokens[this.next];
  }

  private take(text: string): boolean {
    const taken = this.token.kind !== 'end' && this.token.text === text;
    if (taken) this.next += 1;
    return taken;
  }

  private expect(text: string): void {
    if (!this.take(text)) this.fail(`"${text}"`);
  }

  private fail(expected: string): never {
    const { kind, text, position } = this.token;
    const found = kind === 'end' ? 'the end' : `"${text}"`;
    throw new ExpressionError(this.text, position, `Expected ${expected} but found ${found}`);
  }
}

function isRelation(text: string): text is Relation {
  return relations.includes(text);
}

function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  const length = text.trimEnd().length;
  while (pattern.lastIndex < length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw unknownCharacter(text, start);
    tokens.push(tokenOf(match));
  }
  return [...tokens, { kind: 'end', text: '', position: length }];
}

function tokenOf(match: RegExpExecArray): Token {
  const { word, number, symbol } = match.groups ?? {};
  const text = word ?? number ?? symbol ?? '';
  const kind = word !== undefined ? 'word' : number !== undefined ? 'number' : 'symbol';
  return { kind, text, position: match.index + match[0].length - text.length };
}

function unknownCharacter(text: string, start: number): ExpressionError {
  const position = start + text.slice(start).search(/\S/);
  return new ExpressionError(text, position, `Unexpected "${text[position]}"`);
}
