import { fork } from './fork';

/**
 * By name at rest, by number in flight. While rules work on a state, components are positions in tables and frames
 * hold the position of their next step. Where it is stored it says names instead, so that tables may be put in another
 * order and procedures may gain steps, and an older game still finds its own cards and its own place.
 */

/** What the numbers in a value stand for. Plain data, so that the shapes of an old version can be kept. */
export type Shape =
  /** Just numbers: seats, counts, handles. */
  | 'plain'
  /** A component of a table or a list of them; below 0, none. A hand is kept in the order of its table. */
  | { readonly of: string; readonly hand?: true }
  /** The same, of the table that a field beside it names. */
  | { readonly in: string }
  /** A record, or a list of such; fields that are not named hold no components. */
  | { readonly fields: Readonly<Record<string, Shape>> }
  /** A record that holds the same under every name. */
  | { readonly values: Shape }
  /** A list by position in a table; at rest a record by name. */
  | { readonly by: string; readonly each: Shape }
  /** Something that the procedure `p` has declared the locals of: a frame, or what was kept of one. */
  | 'frame'
  /** A question, with what its ask says that it carries. */
  | 'question';

type HoldsNoNumber<T> = [T] extends [string | boolean | null | undefined | readonly string[]] ? true : false;

/** A shape for every field that could hold a number. */
export type Shapes<L> = {
  readonly [K in keyof L as HoldsNoNumber<L[K]> extends true ? never : K]-?: Shape;
};

/** The shape of a record; a field that could hold a number and has no shape does not compile. */
export function fields<T>(shapes: Shapes<T>): Shape {
  return { fields: shapes };
}

export const plain = 'plain' satisfies Shape;

/** Why a saved game cannot be read. */
export type UnreadableReason = 'version' | 'procedure' | 'step' | 'ask' | 'component' | 'damaged';

export class Unreadable extends Error {
  constructor(
    readonly reason: UnreadableReason,
    message: string,
  ) {
    super(message);
    this.name = 'Unreadable';
  }
}

/** The tables of a game, by name: what lies at a position, and where something lies. Undefined for what is not there. */
export interface Tables {
  nameAt(table: string, position: number): string | undefined;
  positionOf(table: string, name: string): number | undefined;
  /** Where something lies by now that was stored by its position once. */
  positionNow?(table: string, position: number): number | undefined;
}

/** What a game has declared of its procedures and asks. */
export interface Declared {
  /** Only what holds components is declared: what a build of the past is known by. */
  readonly inPart?: true;
  /** Names of a procedure's steps; undefined where there is no such procedure. */
  steps(procedure: string): readonly string[] | undefined;
  locals(procedure: string): Readonly<Record<string, Shape>>;
  /** What the questions of an ask carry; undefined where there is no such ask. */
  carries(ask: string): Readonly<Record<string, Shape>> | undefined;
}

/** What a frame says instead of a step when all have been carried out; the other where a step has this name. */
const end = 'end';
const pastTheEnd = '(end)';

type Data = Record<string, unknown>;

/** One way through a value: towards rest, or back. */
abstract class Passage {
  constructor(
    readonly tables: Tables,
    readonly declared: Declared,
  ) {}

  abstract component(table: string, value: unknown): unknown;
  abstract byTable(table: string, value: unknown, each: Shape): unknown;
  /** The copy of a frame, with its place among the steps. */
  abstract placed(frame: Data, copy: Data): Data;

  pass(shape: Shape, value: unknown, beside: Data): unknown {
    if (value === null || value === undefined) return value;
    if (shape === 'plain') return fork(value);
    if (shape === 'frame') return this.#each(value, (frame) => this.#frame(frame));
    if (shape === 'question') return this.#each(value, (question) => this.#question(question));
    if ('of' in shape) return this.#components(shape.of, value, shape.hand);
    if ('in' in shape) return this.#components(String(beside[shape.in]), value);
    if ('by' in shape) return this.byTable(shape.by, value, shape.each);
    if ('values' in shape) return this.#each(value, (record) => this.#values(shape.values, record));
    return this.#each(value, (record) => this.#fields(shape.fields, record));
  }

  #each(value: unknown, pass: (record: Data) => Data): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#each(item, pass));
    if (typeof value !== 'object' || value === null)
      throw new Unreadable('damaged', `Something whole was expected, not ${JSON.stringify(value)}.`);
    return pass(value as Data);
  }

  #components(table: string, value: unknown, hand?: true): unknown {
    if (!Array.isArray(value))
      return typeof value === 'number' && value < 0 ? value : this.component(table, value);
    const all = value.map((item) => this.#components(table, item));
    return hand ? this.inOrder(all) : all;
  }

  /** Hands lie in the order of their table where cards are numbers. */
  protected inOrder(cards: unknown[]): unknown[] {
    return cards;
  }

  #values(shape: Shape, record: Data): Data {
    const copy = { ...record };
    for (const key in copy) copy[key] = this.pass(shape, copy[key], record);
    return copy;
  }

  /** Every game is stored again and again: what holds no components is copied as it stands. */
  #fields(shapes: Readonly<Record<string, Shape>>, record: Data): Data {
    const copy = { ...record };
    for (const key in copy) {
      const value = copy[key];
      const shape = shapes[key] ?? plain;
      if (shape !== plain) copy[key] = this.pass(shape, value, record);
      else if (typeof value === 'object' && value !== null) copy[key] = fork(value);
    }
    return copy;
  }

  #frame(frame: Data): Data {
    const procedure = String(frame.p);
    const shapes = this.declared.locals(procedure);
    const copy = this.placed(frame, this.#fields(shapes, frame));
    if (!this.declared.inPart) insistOnDeclared(frame, shapes, ofEveryFrame, procedure);
    return copy;
  }

  #question(question: Data): Data {
    const ask = String(question.ask);
    const shapes = this.declared.carries(ask);
    if (!shapes) throw new Unreadable('ask', `Nothing is asked by the name of ${ask}.`);
    if (!this.declared.inPart) insistOnDeclared(question, shapes, ofEveryQuestion, ask);
    return this.#fields(shapes, question);
  }
}

const ofEveryFrame: readonly string[] = ['p', 'i', 'next', 'result'];
const ofEveryQuestion: readonly string[] = ['id', 'seat', 'ask', 'at', 'min', 'max', 'secret', 'picks'];

/** A local that could be a component and was not declared would come back as another one. */
function insistOnDeclared(
  record: Data,
  shapes: Readonly<Record<string, Shape>>,
  usual: readonly string[],
  where: string,
): void {
  for (const key in record) {
    if (holdsNoNumber(record[key]) || usual.includes(key) || key in shapes) continue;
    throw new Error(
      `${key} of ${where} is not declared: say what its numbers are where the procedure or ask is declared`,
    );
  }
}

function holdsNoNumber(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

class ToRest extends Passage {
  component(table: string, value: unknown): string {
    const name = this.tables.nameAt(table, value as number);
    if (name === undefined) throw new Error(`there is no ${table} ${String(value)}`);
    return name;
  }

  byTable(table: string, value: unknown, each: Shape): unknown {
    const record: Data = {};
    (value as unknown[]).forEach((item, position) => {
      record[this.component(table, position)] = this.pass(each, item, {});
    });
    return record;
  }

  placed(frame: Data, { i: _i, ...copy }: Data): Data {
    if (typeof frame.i === 'number') {
      const steps = this.declared.steps(String(frame.p)) ?? [];
      copy.next = steps[frame.i] ?? (steps.includes(end) ? pastTheEnd : end);
    }
    return copy;
  }
}

class FromRest extends Passage {
  component(table: string, value: unknown): number {
    const position =
      typeof value === 'string'
        ? this.tables.positionOf(table, value)
        : this.tables.positionNow?.(table, value as number);
    if (position === undefined)
      throw new Unreadable('component', `This build knows no ${table} ${JSON.stringify(value)}.`);
    return position;
  }

  byTable(table: string, value: unknown, each: Shape): unknown {
    const list: unknown[] = [];
    for (const [name, item] of Object.entries(value as Data))
      list[this.component(table, name)] = this.pass(each, item, {});
    return list;
  }

  protected override inOrder(cards: unknown[]): unknown[] {
    return (cards as number[]).sort((a, b) => a - b);
  }

  placed(frame: Data, { next: step, ...copy }: Data): Data {
    const procedure = String(frame.p);
    const steps = this.declared.steps(procedure);
    if (!steps) throw new Unreadable('procedure', `This build knows no procedure ${procedure}.`);
    if (step === undefined) return copy;
    const place = steps.indexOf(String(step));
    copy.i = place < 0 && (step === end || step === pastTheEnd) ? steps.length : place;
    if (copy.i === -1)
      throw new Unreadable('step', `The procedure ${procedure} has no step ${JSON.stringify(step)}.`);
    return copy;
  }
}

/** Writes a value of this shape in names. */
export function toRest(shape: Shape, value: unknown, tables: Tables, declared: Declared): unknown {
  return new ToRest(tables, declared).pass(shape, value, {});
}

/** Reads a value in names of this shape; refuses what it does not know. */
export function fromRest(shape: Shape, saved: unknown, tables: Tables, declared: Declared): unknown {
  return new FromRest(tables, declared).pass(shape, saved, {});
}
