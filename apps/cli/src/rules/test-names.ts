/** A test's name and the line it stands on. */
export interface TestName {
  readonly name: string;
  readonly line: number;
}

const call = /\b(?:test|it|describe)\b(?:\s*\.\s*\w+)*\s*(?=[(<`])/g;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The names of all tests in a TypeScript file. */
export function testNames(source: string): TestName[] {
  const found: TestName[] = [];
  for (const match of source.matchAll(call)) {
    const at = match.index + match[0].length;
    const name = nameAt(source, at);
    if (name !== undefined) found.push({ name, line: source.slice(0, match.index).split('\n').length });
  }
  return found;
}

/** The text that a call begins with; `test.each(table)(name)` has its table first. */
function nameAt(source: string, open: number): string | undefined {
  if (source[open] !== '(') return undefined;
  const first = skipSpace(source, open + 1);
  if (isQuote(source[first])) return source.slice(first + 1, endOfText(source, first));
  const next = skipSpace(source, endOfGroup(source, open) + 1);
  if (source[next] !== '(') return undefined;
  const second = skipSpace(source, next + 1);
  return isQuote(source[second]) ? source.slice(second + 1, endOfText(source, second)) : undefined;
}

function skipSpace(source: string, from: number): number {
  let at = from;
  while (/\s/.test(source[at] ?? '')) at++;
  return at;
}

function isQuote(char: string | undefined): boolean {
  return char === "'" || char === '"' || char === '`';
}

function endOfText(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source[at] !== source[from]) at += source[at] === '\\' ? 2 : 1;
  return at;
}

/** The bracket that closes the one at `from`. */
function endOfGroup(source: string, from: number): number {
  const open: string[] = [];
  for (let at = from; at < source.length; at++) {
    const char = source[at];
    if (isQuote(char)) at = endOfText(source, at);
    else if (char in closing) open.push(closing[char]);
    else if (char === open[open.length - 1]) {
      open.pop();
      if (open.length === 0) return at;
    }
  }
  return source.length;
}
