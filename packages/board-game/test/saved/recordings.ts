import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Answer, SavedFact, Selection, State } from '../../src';

/**
 * Games of earlier builds, as those stored them (`scripts/record-saved-games.mjs`). They are kept for good: a build
 * that cannot go on with one of them takes a game away from somebody.
 */

interface Recorded {
  readonly selection: Selection;
  readonly seed: string;
  readonly names: readonly string[];
  /** Seat, question, picks. */
  readonly answers: readonly (readonly [seat: number, question: number, ...picks: string[]])[];
}

export interface RunningGame extends Recorded {
  /** What it was stopped in the midst of. */
  readonly in: readonly string[];
  readonly state: unknown;
}

export interface FinishedGame extends Recorded {
  readonly over: State['over'];
  readonly facts: readonly SavedFact[];
}

const here = dirname(fileURLToPath(import.meta.url));

export const builds: readonly string[] = readdirSync(here).filter((name) => name.startsWith('version-'));

function linesOf<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

export function runningGames(build: string): RunningGame[] {
  return linesOf(readFileSync(join(here, build, 'running.jsonl'), 'utf8'));
}

export function finishedGames(build: string): FinishedGame[] {
  const games = linesOf<Omit<FinishedGame, 'facts'>>(
    readFileSync(join(here, build, 'finished.jsonl'), 'utf8'),
  );
  return games.map((game) => {
    const file = join(here, build, `facts-${game.selection.players}.jsonl.gz`);
    return { ...game, facts: linesOf<SavedFact>(gunzipSync(readFileSync(file)).toString('utf8')) };
  });
}

/**
 * Why finished games of a build no longer replay, where the rules ask something else by now: in each line a number of
 * players, and the reason.
 */
export function replaysNoMore(build: string): ReadonlyMap<number, string> {
  const file = join(here, build, 'replays-no-more.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [players, ...reason] = line.split(': ');
      return [Number(players), reason.join(': ')];
    }),
  );
}

export function answersOf({ answers }: Recorded): Answer[] {
  return answers.map(([seat, question, ...picks]) => ({ seat, question, picks }));
}
