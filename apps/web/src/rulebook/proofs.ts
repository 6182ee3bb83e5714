import { createContext, useContext, useEffect, useState } from 'react';

/** A test that cites rules. */
export interface Proof {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** What came of it when the page was built, or when all tests were run last before that. */
  readonly result: 'passed' | 'failed' | 'not-run';
  /** How a scenario is written. */
  readonly text?: string;
}

/** Which tests prove which rule; made when the page is built. */
export interface Proofs {
  /** The rules that hold in some game that can be played. */
  readonly playable: readonly string[];
  readonly tests: readonly Proof[];
  /** Indexes of tests by rule, and of scenarios by worked example. */
  readonly rules: Readonly<Record<string, readonly number[]>>;
  readonly examples: Readonly<Record<string, readonly number[]>>;
}

export const noProofs: Proofs = { playable: [], tests: [], rules: {}, examples: {} };

export const ProofContext = createContext<Proofs>(noProofs);

const loading = new Map<string, Promise<Proofs>>();

function load(file: string): Promise<Proofs> {
  const known =
    loading.get(file) ??
    fetch(file).then((response) => {
      if (!response.ok) throw new Error(`no proofs: ${response.status}`);
      return response.json() as Promise<Proofs>;
    });
  loading.set(file, known);
  return known;
}

/** The proofs, once they are there; the book reads well without them. */
export function useLoadedProofs(file = '/rulebook-proofs.json'): Proofs {
  const [proofs, setProofs] = useState(noProofs);
  useEffect(() => {
    load(file).then(setProofs, () => undefined);
  }, [file]);
  return proofs;
}

export function useProofs(): Proofs {
  return useContext(ProofContext);
}

export type Proven = 'tested' | 'failing' | 'cited' | 'untested' | 'not-played';

/** How far a rule is checked: a test that passed, and none that failed. */
export function standingOf(proofs: Proofs, rule: string): Proven {
  const tests = proofsOf(proofs, rule);
  if (tests.some(({ result }) => result === 'failed')) return 'failing';
  if (tests.some(({ result }) => result === 'passed')) return 'tested';
  if (tests.length > 0) return 'cited';
  return proofs.playable.includes(rule) ? 'untested' : 'not-played';
}

export function proofsOf({ rules, tests }: Proofs, rule: string): readonly Proof[] {
  return (rules[rule] ?? []).map((at) => tests[at]);
}
