import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { playScenarios, type ScenarioResult } from '@ragtag/kernel/scenario';
import type { AddCommand } from '../command';
import { Failure } from '../failure';
import { gameFlag, readGameId } from '../input/game-flag';
import { readText } from '../input/read-text';
import { print, printJson } from '../output/print';

interface Shown extends ScenarioResult {
  readonly file: string;
}

/** A file, or those of a directory. */
function filesIn(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const files = readdirSync(path).filter((name) => /\.ya?ml$/.test(name));
  if (files.length === 0) throw new Failure(`There is no YAML file in ${path}.`);
  return files.sort().map((name) => join(path, name));
}

function report({ file, name, line, ok, failures, end }: Shown): void {
  print(`${ok ? 'ok    ' : 'FAILED'} ${name} (${file}:${line})`);
  for (const failure of failures) {
    const where = failure.where === '' ? '' : `${failure.where}: `;
    print(`  ${file}:${failure.line} ${where}${failure.message.replaceAll('\n', '\n  ')}`);
  }
  // Most often something that was expected has not happened yet.
  const isTold = failures.some(({ message }) => end !== undefined && message.includes(end));
  if (!ok && end !== undefined && !isTold) print(`  At the end: ${end}`);
}

/** `scenario FILE...`: plays scenario files and tells which hold. */
export const command: AddCommand = (program) => {
  program
    .command('scenario')
    .description('Play scenario files and check what they expect (docs/scenarios.md, docs/card-scenarios.md)')
    .argument(
      '<file...>',
      'YAML files, each with one scenario or more, or directories of them; - is the standard input',
    )
    .addOption(gameFlag())
    .option('--json', 'print the results as JSON')
    .action(async (files: string[], { game, json }: { game: string; json?: boolean }) => {
      const scenarioGame = await readGameId(game).module.scenario();
      const results: Shown[] = files
        .flatMap(filesIn)
        .flatMap((file) =>
          playScenarios(scenarioGame, readText(file)).map((result) => ({ file, ...result })),
        );
      const failed = results.filter((result) => !result.ok).length;
      if (json) printJson(results);
      else {
        results.forEach(report);
        print(`${results.length - failed} of ${results.length} scenarios hold.`);
      }
      if (failed > 0) process.exitCode = 1;
    });
};
