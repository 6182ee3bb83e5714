import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from './failure';

/** Writes a file, in folders that are made where they are missing. */
export function write(file: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
