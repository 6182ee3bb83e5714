import type { MachineState, Picked } from '@ragtag/kernel';

/** Which games of a build are recorded for the tests of later ones. */
export interface RecordingPlan {
  /** The package whose tests read them. */
  readonly package: string;
  readonly players: readonly number[];
  /** Options beside the number of players; what cannot be played by so many is left out. */
  readonly variants: readonly Picked[];
  /** What seats bring, where they bring anything, in turn. */
  readonly decks?: readonly (string | undefined)[];
  /** What is worth a recording about a game that waits at a question: the more of these differ, the more is covered. */
  traitsOf(state: MachineState): string[];
  /** What else later builds must find as it was: by the name of the file. */
  beside?(): Readonly<Record<string, unknown>>;
}

/** Traits that any game has: where it is, and what is asked. */
export function traitsOfPlace({ stack, questions }: MachineState): Set<string> {
  const traits = new Set<string>();
  const at = stack.map(({ p, i }) => `${p}.${i}`);
  for (const place of at) traits.add(`in ${place}`);
  traits.add(`top ${at.at(-2)} > ${at.at(-1)}`);
  for (const { ask, picks } of questions) traits.add(picks ? `answered ${ask}` : `asked ${ask}`);
  return traits;
}
