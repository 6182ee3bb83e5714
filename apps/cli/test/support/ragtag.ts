import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const launcher = fileURLToPath(new URL('../../bin/ragtag.mjs', import.meta.url));

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the command line as a person would; the input stays open. */
export function startRagtag(...args: string[]): { child: ChildProcessWithoutNullStreams; run: Promise<Run> } {
  const child = spawn(process.execPath, [launcher, ...args]);
  const run = new Promise<Run>((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
  return { child, run };
}

/** Runs a command with `input` typed in. */
export function ragtagWith(input: string, ...args: string[]): Promise<Run> {
  const { child, run } = startRagtag(...args);
  child.stdin.end(input);
  return run;
}

export function ragtag(...args: string[]): Promise<Run> {
  return ragtagWith('', ...args);
}

/** What a command prints with `--json`. */
export async function json<T>(...args: string[]): Promise<T> {
  const { stdout, stderr } = await ragtag(...args, '--json');
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
