import { type Answer, type Options, type Selection, selectionOf, type Verdict } from '@ragtag/board-game';
import { z } from 'zod';
import { Failure } from './failure';
import { gameOptions } from './input/game-options';

/** A game on disk: what it was played with, its seed and every answer. Nothing else is needed to play it again. */

const format = 'ragtag-game';
const version = 1;

const answerShape = z.strictObject({
  seat: z.int().min(0),
  question: z.int().min(0),
  picks: z.array(z.string()),
});

const verdictShape = z.strictObject({
  winner: z.enum(['humans', 'cylons']),
  rule: z.string(),
  reason: z.string(),
});

const gameShape = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  /** What the host picked; the rest has its default. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seed: z.string(),
  names: z
    .array(
      z
        .string()
        .max(100)
        .regex(/^\P{Cc}*$/u, 'has signs that cannot be shown'),
    )
    .optional(),
  answers: z.array(answerShape),
  /** How it ended when it was saved; a replay must end the same way. */
  over: verdictShape.nullable().optional(),
});

export interface GameFile {
  readonly options: Options;
  readonly seed: string;
  readonly names?: readonly string[];
  readonly answers: readonly Answer[];
  readonly over?: Verdict | null;
}

/** The text of a game file. Answers are one to a line, so that two games can be compared. */
export function writeGame(game: GameFile): string {
  const { options, seed, names, answers, over } = game;
  const head = { format, version, options: selectionOf(options), seed, ...(names && { names }) };
  const lines = answers.map(
    ({ seat, question, picks }) => `    ${JSON.stringify({ seat, question, picks })}`,
  );
  const fields = [
    ...Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`),
    lines.length > 0 ? `  "answers": [\n${lines.join(',\n')}\n  ]` : '  "answers": []',
    ...(over === undefined ? [] : [`  "over": ${JSON.stringify(over)}`]),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Reads a game file; `name` is what errors call it. */
export function readGame(text: string, name: string): GameFile {
  const parsed = gameShape.safeParse(readJson(text, name));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `- ${whereIn(path)}: ${message}`);
    throw new Failure([`${name} is not a saved game:`, ...problems.slice(0, 10)].join('\n'));
  }
  const { options, seed, names, answers, over } = parsed.data;
  return {
    options: gameOptions(options as Selection),
    seed,
    answers,
    ...(names && { names }),
    ...(over !== undefined && { over }),
  };
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
