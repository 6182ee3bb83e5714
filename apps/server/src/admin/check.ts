import { playedAgain } from '@ragtag/host';
import { goOn } from '../games/play';
import type { Store } from '../store/store';
import { dealOf, moduleOf } from '../tables/game';
import type { TableRecord } from '../tables/record';

/** What is wrong with a table's game, if anything is: its state, the answers since, or the way from seed to state. */
export async function troubleAt(store: Store, id: string): Promise<string | undefined> {
  const stored = await store.tableWithGame(id);
  if (!stored?.table.game) return undefined;
  const { table, state, recent } = stored;
  const module = moduleOf(table);
  const expected = table.game as NonNullable<TableRecord['game']>;
  if (state === null || state === undefined) return 'its state cannot be read';
  try {
    if (!goOn(table, module.load(state), recent)) return 'the last answers are not taken any more';
  } catch (error) {
    return `its state is not taken: ${error instanceof Error ? error.message : error}`;
  }
  const [seed, answers] = await Promise.all([store.seed(id), store.answers(id)]);
  if (seed === undefined) return 'it has no seed';
  if (answers.length !== expected.answers)
    return `it has ${answers.length} answers in the place of ${expected.answers}`;
  try {
    const played = playedAgain(module, dealOf(table, seed), answers);
    // Where the log was let go of, there is nothing to compare with.
    return expected.facts === 0 || played?.facts.length === expected.facts
      ? undefined
      : 'it goes on, but its answers lead elsewhere from its seed: it began under other rules';
  } catch {
    return 'it goes on, but cannot be played again from its seed: it began under other rules';
  }
}
