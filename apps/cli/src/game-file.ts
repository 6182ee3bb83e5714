import { firstGame, type Playable } from '@ragtag/games';
import type { Spoken } from '@ragtag/host';
import type { Answer, GameOptions, SeatAtStart } from '@ragtag/kernel';
import { z } from 'zod';
import { Failure } from './failure';
import { readGameId } from './input/game-flag';
import { gameOptions } from './input/game-options';

/** A game on disk: what it was played with, its seed and every answer. Nothing else is needed to play it again. */

const format = 'ragtag-game';
const version = 2;

const answerShape = z.strictObject({
  seat: z.int().min(0),
  question: z.int().min(-1),
  picks: z.array(z.string()),
});

const spokenShape = z.strictObject({
  after: z.int().min(0),
  seat: z.int().min(0),
  claim: z.looseObject({ claim: z.string() }),
});

const nameShape = z
  .string()
  .max(100)
  .regex(/^\P{Cc}*$/u, 'has signs that cannot be shown');

const shared = {
  format: z.literal(format),
  /** What the host picked; the rest has its default. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seed: z.string(),
  answers: z.array(answerShape),
  /** What was claimed at the table, and after how many answers. */
  spoken: z.array(spokenShape).optional(),
  /** How it ended when it was saved; a replay must end the same way. */
  over: z.unknown().optional(),
};

const gameShape = z.strictObject({
  ...shared,
  version: z.literal(version),
  game: z.string(),
  seats: z.array(z.strictObject({ name: nameShape, setup: z.unknown().optional() })).default([]),
});

/** From when there was only one game. */
const firstShape = z.strictObject({ ...shared, version: z.literal(1), names: z.array(nameShape).optional() });

export interface GameFile {
  readonly playable: Playable;
  readonly options: GameOptions;
  readonly seed: string;
  /** Who sat where, and what they brought; nobody where names do not matter. */
  readonly seats: readonly SeatAtStart[];
  readonly answers: readonly Answer[];
  readonly spoken?: readonly Spoken[];
  readonly over?: unknown;
}

/** The text of a game file. Answers are one to a line, so that two games can be compared. */
export function writeGame({
  playable: { module },
  options,
  seed,
  seats,
  answers,
  spoken = [],
  over,
}: GameFile): string {
  const head = {
    format,
    version,
    game: module.id,
    options: module.options.selectionOf(options),
    seed,
    ...(seats.length > 0 && { seats: seats.map((seat) => written(module.setup, seat)) }),
  };
  const lines = answers.map(
    ({ seat, question, picks }) => `    ${JSON.stringify({ seat, question, picks })}`,
  );
  const fields = [
    ...Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`),
    lines.length > 0 ? `  "answers": [\n${lines.join(',\n')}\n  ]` : '  "answers": []',
    ...(spoken.length > 0 ? [`  "spoken": ${JSON.stringify(spoken)}`] : []),
    ...(over === undefined ? [] : [`  "over": ${JSON.stringify(over)}`]),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
}

function written(model: Playable['module']['setup'], { name, setup }: SeatAtStart): object {
  if (setup === undefined) return { name };
  return { name, setup: model?.write ? model.write(setup) : setup };
}

/** Reads a game file; `name` is what errors call it. */
export function readGame(text: string, name: string): GameFile {
  const written = readJson(text, name);
  const isFirst = (written as { readonly version?: unknown } | null)?.version === 1;
  const { options, seed, answers, spoken, over, game, seats } = isFirst
    ? readFirst(written, name)
    : read(written, name);
  const playable = readGameId(game);
  return {
    playable,
    options: gameOptions(playable.module, options),
    seed,
    seats: readSeats(playable, seats, name),
    answers,
    ...(spoken !== undefined && { spoken }),
    ...(over !== undefined && { over }),
  };
}

function parsed<T>(shape: z.ZodType<T>, written: unknown, name: string): T {
  const result = shape.safeParse(written);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `- ${whereIn(path)}: ${message}`);
  throw new Failure([`${name} is not a saved game:`, ...problems.slice(0, 10)].join('\n'));
}

const read = (written: unknown, name: string) => parsed(gameShape, written, name);

function readFirst(written: unknown, name: string) {
  const { names = [], ...rest } = parsed(firstShape, written, name);
  return { ...rest, game: firstGame, seats: names.map((each) => ({ name: each, setup: undefined })) };
}

/** What seats have brought, as the game reads it. */
function readSeats(
  { module: { setup } }: Playable,
  seats: readonly { readonly name: string; readonly setup?: unknown }[],
  name: string,
): SeatAtStart[] {
  return seats.map((seat) => {
    if (seat.setup === undefined || !setup) return { name: seat.name };
    const brought = setup.read(seat.setup);
    if (brought.ok) return { name: seat.name, setup: brought.setup };
    throw new Failure(`${name}: ${brought.problems.map(({ because }) => because).join(' ')}`);
  });
}

function readJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function whereIn(path: readonly PropertyKey[]): string {
  return path.length > 0 ? path.map(String).join('.') : 'the whole file';
}
