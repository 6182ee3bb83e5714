import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { Failure } from '../failure';
import { cannotWrite, write } from '../write';
import type { PlayedGame } from './kind';

/** The game that a line holds; none if it is half a line, or no game. */
function readGame<G>(shape: z.ZodType<G>, line: string): G[] {
  try {
    const { data } = shape.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch {
    return [];
  }
}

/** A file of played games, one a line under a line that tells who plays, so that a stopped tournament can go on. */
export class GameRecord<G extends PlayedGame> {
  readonly #file: string;
  readonly #shape: z.ZodType<G>;

  constructor(file: string, shape: z.ZodType<G>) {
    this.#file = file;
    this.#shape = shape;
  }

  /** The games that an earlier run wrote down; begins the file where there is none. */
  open(terms: object): G[] {
    const head = JSON.stringify({ tournament: terms });
    const found = existsSync(this.#file) ? statSync(this.#file) : undefined;
    if (found && !found.isFile()) throw new Failure(`${this.#file} is not a file.`);
    if (!found || found.size === 0) {
      write(this.#file, `${head}\n`);
      return [];
    }
    const [first, ...lines] = this.#read().split('\n');
    if (!first.startsWith('{"tournament":'))
      throw new Failure(`${this.#file} holds no tournament. Name another file.`);
    if (first !== head)
      throw new Failure(`${this.#file} holds another tournament: ${first}. Name another file for ${head}.`);
    // A run that was killed may have left half a line, to which nothing must be added.
    if (lines.length === 0 || lines[lines.length - 1] !== '') this.#append('\n');
    return lines.flatMap((line) => readGame(this.#shape, line));
  }

  add(game: G): void {
    this.#append(`${JSON.stringify(game)}\n`);
  }

  #read(): string {
    try {
      return readFileSync(this.#file, 'utf8');
    } catch (error) {
      throw new Failure(`${this.#file} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }

  #append(text: string): void {
    try {
      appendFileSync(this.#file, text);
    } catch (error) {
      throw cannotWrite(this.#file, error);
    }
  }
}
