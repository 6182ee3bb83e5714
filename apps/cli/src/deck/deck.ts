import { existsSync } from 'node:fs';
import type { SetupModel } from '@ragtag/kernel';
import { deskOf } from '../desk';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { gameOptions, readSelection } from '../input/game-options';
import { readText } from '../input/read-text';
import { print, printJson } from '../output/print';
import { write } from '../write';
import type { Brought, DeckForm } from './brought';

export interface DeckFlags {
  readonly game: string;
  readonly options?: string;
  readonly to?: DeckForm;
  readonly out?: string;
  readonly json?: boolean;
}

interface Read {
  readonly setup: unknown;
  readonly model: SetupModel<unknown, never>;
  readonly about: Brought;
}

/** What a file, a code or a name stands for: JSON is read as such. */
function contentOf(named: string): unknown {
  if (named !== '-' && !existsSync(named)) return named;
  const text = readText(named);
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${named} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

async function readDeck(named: string, { game }: DeckFlags): Promise<Read> {
  const { module } = readGameId(game);
  const about = (await deskOf(module)).brought;
  if (!module.setup || !about) throw new Failure('Nobody brings a deck to this game.');
  const read = module.setup.read(contentOf(named));
  if (read.ok) return { setup: read.setup, model: module.setup as never, about };
  throw new Failure(
    [`${named} cannot be read:`, ...read.problems.map(({ because }) => `- ${because}`)].join('\n'),
  );
}

export async function checkDeck(named: string, flags: DeckFlags): Promise<void> {
  const { module } = readGameId(flags.game);
  const options = gameOptions(module, readSelection(module, flags.options ?? ''));
  const { setup, model, about } = await readDeck(named, flags);
  const problems = model.check(setup, options as never);
  const advice = about.advice(setup, options);
  if (problems.length > 0) process.exitCode = 1;
  if (flags.json) {
    printJson({ name: model.label(setup), legal: problems.length === 0, problems, advice });
    return;
  }
  print(`${model.label(setup)} is ${problems.length === 0 ? 'legal' : 'not legal'}.`);
  for (const { because, rule } of problems) print(`- ${because}${rule === undefined ? '' : ` (${rule})`}`);
  if (advice.length > 0) print('\nAdvice:');
  for (const { because, rule } of advice) print(`- ${because}${rule === undefined ? '' : ` (${rule})`}`);
}

export async function printDeck(named: string, flags: DeckFlags): Promise<void> {
  const { setup, about } = await readDeck(named, flags);
  if (flags.json) printJson({ deck: about.write(setup, 'json'), statistics: about.statistics(setup) });
  else print(`${about.write(setup, 'text')}\n${about.describe(setup)}`);
}

export async function convertDeck(named: string, flags: DeckFlags): Promise<void> {
  const { setup, about } = await readDeck(named, flags);
  const { to = 'text', out } = flags;
  const written = about.write(setup, to);
  const text = typeof written === 'string' ? written.trimEnd() : JSON.stringify(written, null, 2);
  if (out === undefined) print(text);
  else {
    write(out, `${text}\n`);
    print(`Wrote ${out}.`);
  }
}
