import { nearestWords } from './suggest';

/** Something wrong in a scenario file or with what came of it: where, in which line, and what. */
export interface Failure {
  readonly where: string;
  readonly line: number;
  readonly message: string;
}

/** Thrown where a scenario file cannot be followed. */
export class ScenarioError extends Error {
  readonly failures: readonly Failure[];

  constructor(...failures: readonly Failure[]) {
    super(failures.map(({ where, line, message }) => `${where} (line ${line}): ${message}`).join('\n'));
    this.name = 'ScenarioError';
    this.failures = failures;
  }
}

export type Scalar = string | number | boolean | null;
export type Plain = Scalar | readonly Plain[] | { readonly [key: string]: Plain };

type Content =
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'list'; readonly items: readonly Written[] }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, Written> };

const mostShown = 200;

/** A value as it is written in a scenario file, which knows where it stands. */
export class Written {
  constructor(
    readonly where: string,
    readonly line: number,
    readonly content: Content,
  ) {}

  get isMap(): boolean {
    return this.content.kind === 'map';
  }

  get isList(): boolean {
    return this.content.kind === 'list';
  }

  get isNumber(): boolean {
    return this.content.kind === 'value' && typeof this.content.value === 'number';
  }

  get isText(): boolean {
    return this.content.kind === 'value' && typeof this.content.value === 'string';
  }

  fail(message: string): never {
    throw new ScenarioError({ where: this.where, line: this.line, message });
  }

  /** The value without its place. */
  get plain(): Plain {
    const { content } = this;
    if (content.kind === 'value') return content.value;
    if (content.kind === 'list') return content.items.map((item) => item.plain);
    return Object.fromEntries([...content.entries].map(([key, value]) => [key, value.plain]));
  }

  /** Keys and values of a map. */
  get entries(): ReadonlyMap<string, Written> {
    if (this.content.kind !== 'map') this.fail(`expected names with values, not ${this.shown}`);
    return this.content.entries;
  }

  /** A map of which only these keys are known. */
  fields<K extends string>(...known: readonly K[]): Partial<Record<K, Written>> {
    for (const [key, value] of this.entries) {
      if (!(known as readonly string[]).includes(key)) value.fail(unknownWord(key, 'key', known));
    }
    return Object.fromEntries(this.entries) as Partial<Record<K, Written>>;
  }

  /** The items of a list; a single value counts as a list of one. */
  get items(): readonly Written[] {
    return this.content.kind === 'list' ? this.content.items : [this];
  }

  get text(): string {
    if (this.content.kind !== 'value' || typeof this.content.value !== 'string')
      this.fail(`expected a word, not ${this.shown}`);
    return this.content.value;
  }

  /** An id: a word, or a number that stands for one. */
  get id(): string {
    if (this.content.kind !== 'value' || this.content.value === null)
      this.fail(`expected an id, not ${this.shown}`);
    return String(this.content.value);
  }

  get flag(): boolean {
    if (this.content.kind !== 'value' || typeof this.content.value !== 'boolean')
      this.fail(`expected true or false, not ${this.shown}`);
    return this.content.value;
  }

  /** A whole number within bounds. */
  whole(from: number, to: number, what = 'number'): number {
    const n = this.content.kind === 'value' ? this.content.value : undefined;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < from || n > to)
      this.fail(`expected a ${what} from ${from} to ${to}, not ${this.shown}`);
    return n;
  }

  /** One of these words. */
  oneOf<T extends string>(words: readonly T[], what: string): T {
    const { id } = this;
    if (!(words as readonly string[]).includes(id)) this.fail(unknownWord(id, what, words));
    return id as T;
  }

  /** As it would be shown in a message. */
  get shown(): string {
    const text = show(this.plain);
    return text.length > mostShown ? `${text.slice(0, mostShown)} ...` : text;
  }

  /** The key under which this stands, as a value. */
  keyed(key: string): Written {
    return new Written(this.where, this.line, { kind: 'value', value: key });
  }

  /** A map in which only this stands. */
  under(key: string): Written {
    return new Written(this.where, this.line, { kind: 'map', entries: new Map([[key, this]]) });
  }

  /** This map with the entries of another laid over it. */
  overlaid(over: Written | undefined): Written {
    if (!over) return this;
    return new Written(over.where, over.line, {
      kind: 'map',
      entries: new Map([...this.entries, ...over.entries]),
    });
  }
}

const longList = 60;

/** "There is no X; did you mean Y" with all that is possible, where that is not too long. */
export function unknownWord(word: string, what: string, known: readonly string[]): string {
  const near = nearestWords(word, known);
  const meant = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  const all = known.length <= longList ? ` Possible: ${known.join(', ') || 'none'}.` : '';
  return `there is no ${what} "${word}".${meant}${near.length > 0 && known.length > 8 ? '' : all}`;
}

/** A value in one line. */
export function show(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    if ('toJSON' in value && typeof value.toJSON === 'function') return show(value.toJSON());
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{ ${fields.map(([key, field]) => `${key}: ${show(field)}`).join(', ')} }`;
  }
  return String(value);
}
