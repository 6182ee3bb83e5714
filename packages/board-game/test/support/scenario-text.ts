import { runScenarios } from '../../src/scenario';

/** What goes wrong with a scenario, each with its line. */
export function troubles(text: string): string[] {
  return runScenarios(text).flatMap(({ failures }) =>
    failures.map(({ where, line, message }) => `${line} ${where}: ${message}`),
  );
}

/** A scenario with this table. */
export const table = (given: string, rest = '') => `name: x\ngiven: { ${given} }\n${rest}`;
