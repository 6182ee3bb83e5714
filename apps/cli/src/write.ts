import { existsSync, mkdirSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from './failure';

/** Makes a folder and those it lies in, one by one: `recursive` never comes back from where none can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

export function cannotWrite(file: string, error: unknown): Failure {
  return new Failure(`"${file}" cannot be written: ${error instanceof Error ? error.message : error}`);
}

/** Writes a file, in folders that are made where they are missing. */
export function write(file: string, content: string | Uint8Array): void {
  try {
    makeFolder(dirname(resolve(file)));
    writeFileSync(file, content);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

/** Makes a folder into which files can be written, or tells that there can be none, before any work is done. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    rmdirSync(mkdtempSync(join(folder, '.ragtag-')));
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}
