import { readFileSync } from 'node:fs';
import { Failure } from '../failure';

const standardInput = 0;

/** The text of a file that the person named; `-` is what is piped in. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? standardInput : file, 'utf8');
  } catch {
    throw new Failure(`There is no file ${file} that can be read.`);
  }
}
