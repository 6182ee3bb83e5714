import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { Failure } from '../failure';
import { write } from '../write';
import type { PlayedGame, Teams } from './game';

/** Who plays with what: games of one tournament are alike in this. */
export interface Terms extends Teams {
  readonly options: string;
}

function isWhole(line: string): boolean {
  return line.startsWith('{') && line.endsWith('}');
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
    if (!existsSync(this.#file)) {
      write(this.#file, `${head}\n`);
      return [];
    }
    if (!statSync(this.#file).isFile()) throw new Failure(`${this.#file} is not a file.`);
    const [first, ...lines] = readFileSync(this.#file, 'utf8').split('\n');
    if (!first.startsWith('{"tournament":'))
      throw new Failure(`${this.#file} holds no tournament. Name another file.`);
    if (first !== head)
      throw new Failure(`${this.#file} holds another tournament: ${first}. Name another file for ${head}.`);
    // A run that was killed may have left half a line, to which nothing must be added.
    if (lines[lines.length - 1] !== '') appendFileSync(this.#file, '\n');
    return lines.filter(isWhole).map((line) => JSON.parse(line) as PlayedGame);
  }

  add(game: PlayedGame): void {
    appendFileSync(this.#file, `${JSON.stringify(game)}\n`);
  }
}
