import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runScenarios } from '../src/scenario';

const folder = fileURLToPath(new URL('./scenarios/', import.meta.url));
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort();

describe.each(files)('%s', (file) => {
  for (const { name, rules, failures } of runScenarios(readFileSync(folder + file, 'utf8'))) {
    test(`${name} [${rules.join(', ')}]`, () => {
      const told = failures.map(({ where, line, message }) => `${file}:${line} ${where}: ${message}`);
      expect(told.join('\n')).toBe('');
    });
  }
});
