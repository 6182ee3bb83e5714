import { type Failure, show, unknownWord, type Written } from './written';

/** Things in no order, such as the cards of a hand: a list in a scenario matches them in any order. */
export class Bag<T = unknown> {
  constructor(readonly items: readonly T[]) {}

  toJSON(): readonly T[] {
    return this.items;
  }
}

/** One value that goes by several names, such as a player by character and by seat. The first is the usual one. */
export class Named {
  constructor(
    readonly usual: unknown,
    readonly others: readonly unknown[],
  ) {}

  get all(): readonly unknown[] {
    return [this.usual, ...this.others];
  }

  toJSON(): unknown {
    return this.usual;
  }
}

const namesOf = (value: unknown): readonly unknown[] => (value instanceof Named ? value.all : [value]);

const asList = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  if (value instanceof Named) return asList(value.usual);
  return value instanceof Bag ? value.items : undefined;
};

/** Whether a word stands anywhere in this, as any of its names. */
export function says(told: unknown, word: string): boolean {
  const inside = (each: unknown) => says(each, word);
  if (told instanceof Named) return told.all.some(inside);
  if (typeof told !== 'object' || told === null) return told === word;
  return (
    asList(told)?.some(inside) ?? Object.entries(told).some(([key, value]) => key === word || inside(value))
  );
}

const missing = Symbol('missing');

/** The value at a path, such as `resources.fuel` or `players.0.hand`. */
export function lookUp(root: unknown, path: string): unknown {
  let value = root;
  for (const key of path.split('.')) {
    if (value instanceof Named) value = value.usual;
    const list = asList(value);
    if (list) value = /^\d+$/.test(key) && Number(key) < list.length ? list[Number(key)] : missing;
    else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key))
      value = (value as Record<string, unknown>)[key];
    else return missing;
    if (value === missing) return missing;
  }
  return value;
}

export const isMissing = (value: unknown): boolean => value === missing;

function differs(expected: Written, actual: unknown, wanted = expected.shown): Failure[] {
  return [
    {
      where: expected.where,
      line: expected.line,
      message: `expected ${wanted}, found ${show(actual)}`,
    },
  ];
}

function numberOr(expected: Written, actual: unknown, holds: (a: number, b: number) => boolean, say: string) {
  const bound = expected.whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const fits = namesOf(actual).some((name) => typeof name === 'number' && holds(name, bound));
  return fits ? [] : differs(expected, actual, `${say} ${bound}`);
}

function listOr(expected: Written, actual: unknown, check: (list: readonly unknown[]) => Failure[]) {
  const list = asList(actual);
  return list ? check(list) : differs(expected, actual, 'a list');
}

const fits = (expected: Written, actual: unknown) => match(expected, actual).length === 0;

/** Every expected item finds an item of its own. */
function unmatched(expected: Written, list: readonly unknown[]): { missing: Written[]; left: unknown[] } {
  const left = [...list];
  const missingItems = expected.items.filter((item) => {
    const i = left.findIndex((each) => fits(item, each));
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  return { missing: missingItems, left };
}

type Operator = (expected: Written, actual: unknown) => Failure[];

const operators: Record<string, Operator> = {
  is: (expected, actual) => match(expected, actual),
  not: (expected, actual) =>
    fits(expected, actual) ? differs(expected, actual, `anything but ${expected.shown}`) : [],
  anyOf: (expected, actual) =>
    expected.items.some((item) => fits(item, actual))
      ? []
      : differs(expected, actual, `one of ${expected.shown}`),
  atLeast: (expected, actual) => numberOr(expected, actual, (a, b) => a >= b, 'at least'),
  atMost: (expected, actual) => numberOr(expected, actual, (a, b) => a <= b, 'at most'),
  count: (expected, actual) =>
    listOr(expected, actual, (list) =>
      fits(expected, list.length)
        ? []
        : differs(expected, actual, `${expected.shown} items (there are ${list.length})`),
    ),
  includes: (expected, actual) =>
    listOr(expected, actual, (list) => {
      const { missing: none } = unmatched(expected, list);
      return none.length === 0 ? [] : differs(expected, actual, `${none.map((w) => w.shown)} among them`);
    }),
  excludes: (expected, actual) =>
    listOr(expected, actual, (list) => {
      const there = expected.items.filter((item) => list.some((each) => fits(item, each)));
      return there.length === 0
        ? []
        : differs(expected, actual, `${there.map((w) => w.shown)} not to be there`);
    }),
  exactly: (expected, actual) =>
    listOr(expected, actual, (list) => {
      const { missing: none, left } = unmatched(expected, list);
      return none.length + left.length === 0 ? [] : differs(expected, actual, `exactly ${expected.shown}`);
    }),
  startsWith: (expected, actual) =>
    listOr(expected, actual, (list) =>
      expected.items.every((item, i) => fits(item, list[i]))
        ? []
        : differs(expected, actual, `${expected.shown} first`),
    ),
  endsWith: (expected, actual) =>
    listOr(expected, actual, (list) => {
      const from = list.length - expected.items.length;
      return expected.items.every((item, i) => fits(item, list[from + i]))
        ? []
        : differs(expected, actual, `${expected.shown} last`);
    }),
};

/** Whether something says how a value is meant, instead of the value. */
export function isOperation(expected: Written): boolean {
  return (
    expected.isMap &&
    expected.entries.size > 0 &&
    [...expected.entries.keys()].every((key) => Object.hasOwn(operators, key))
  );
}

const counting = ['count', 'atLeast', 'atMost'];

/** The values that an expectation names, whether it wants them or not. */
export function valuesIn(expected: Written): Written[] {
  if (expected.isList) return expected.items.flatMap(valuesIn);
  if (!isOperation(expected)) return [expected];
  return [...expected.entries].flatMap(([key, value]) => (counting.includes(key) ? [] : valuesIn(value)));
}

/** What an expectation, or one inside it, does not want to find. */
export function unwantedIn(expected: Written): Written[] {
  if (expected.isList) return expected.items.flatMap(unwantedIn);
  if (!expected.isMap) return [];
  return [...expected.entries].flatMap(([key, value]) =>
    key === 'not' || key === 'excludes' ? wordsIn(value) : unwantedIn(value),
  );
}

function wordsIn(written: Written): Written[] {
  if (written.isList) return written.items.flatMap(wordsIn);
  if (written.isMap) return [...written.entries.values()].flatMap(wordsIn);
  return written.isText ? [written] : [];
}

function keysOf(value: unknown): string[] {
  if (value instanceof Named) return keysOf(value.usual);
  const list = asList(value);
  if (list) return list.map((_, i) => String(i));
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** A map: all operators, or paths with what is expected there. */
function matchMap(expected: Written, actual: unknown): Failure[] {
  const keys = [...expected.entries];
  if (isOperation(expected)) return keys.flatMap(([key, value]) => operators[key](value, actual));
  return keys.flatMap(([path, value]) => {
    const there = lookUp(actual, path);
    return there === missing ? pathProblems(value.keyed(path), actual) : match(value, there);
  });
}

/** What is wrong with a path that leads nowhere; nothing where it leads somewhere. */
export function pathProblems({ where, line, text: path }: Written, root: unknown): Failure[] {
  if (lookUp(root, path) !== missing) return [];
  const parent = path.includes('.') ? lookUp(root, path.slice(0, path.lastIndexOf('.'))) : root;
  const message =
    parent === missing
      ? `there is no ${path}`
      : unknownWord(path.split('.').at(-1) ?? '', 'entry', keysOf(parent));
  return [{ where, line, message }];
}

/** What speaks against a value being as expected; nothing where it is. */
export function match(expected: Written, actual: unknown): Failure[] {
  if (actual instanceof Named && !isOperation(expected)) {
    const problems = actual.all.map((name) =>
      expected.isNumber && asList(name) ? differs(expected, name) : match(expected, name),
    );
    return problems.some((each) => each.length === 0) ? [] : problems[0];
  }
  if (expected.isMap) return matchMap(expected, actual);
  if (expected.isList) {
    if (actual instanceof Bag) return operators.exactly(expected, actual);
    return listOr(expected, actual, (list) =>
      list.length === expected.items.length && expected.items.every((item, i) => fits(item, list[i]))
        ? []
        : differs(expected, actual),
    );
  }
  const items = asList(actual);
  if (items && expected.isNumber)
    return items.length === expected.plain
      ? []
      : differs(expected, actual, `${expected.shown} items (there are ${items.length})`);
  return (actual ?? null) === expected.plain ? [] : differs(expected, actual);
}
