import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { Failure } from '../failure';
import { cannotWrite, write } from '../write';
import type { PlayedGame, Teams } from './game';

/** Who plays with what: games of one tournament are alike in this. */
export interface Terms extends Teams {
  readonly options: string;
}

const bit = z.literal([0, 1]);

const gameShape: z.ZodType<PlayedGame> = z.object({
  seed: z.string(),
  players: z.int(),
  winner: z.enum(['humans', 'cylons']).nullable(),
  reason: z.string(),
  turns: z.number(),
  answers: z.number(),
  distance: z.number(),
  revealed: z.number(),
  milliseconds: z.number(),
  medianAnswer: z.number(),
  suspicions: z.array(z.tuple([z.int(), z.number(), bit, bit])),
});

/** The game that a line holds; none if it is half a line, or no game. */
function readGame(line: string): PlayedGame[] {
  try {
    const { data } = gameShape.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch {
    return [];
  }
}

/** A file of played games, one a line under a line that tells who plays, so that a stopped tournament can go on. */
export class GameRecord {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The games that an earlier run wrote down; begins the file where there is none. */
  open(terms: Terms): PlayedGame[] {
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
    return lines.flatMap(readGame);
  }

  add(game: PlayedGame): void {
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
