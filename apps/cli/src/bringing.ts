import { existsSync } from 'node:fs';
import type { Playable } from '@ragtag/games';
import { randomPlayer } from '@ragtag/host';
import type { Chooser, GameOptions, SeatAtStart, SetupModel } from '@ragtag/kernel';
import { Failure } from './failure';
import { readText } from './input/read-text';

/** Where seats bring something at random, every other game with what the game would choose. */
function isMixed(decks: string, pick: Chooser): boolean {
  return decks === 'mixed' || (decks === 'any' && pick(2) === 0);
}

/** What a person has named: a file, or something that the game knows by name. */
function readBrought(setup: SetupModel<unknown, GameOptions>, options: GameOptions, named: string): unknown {
  const read = setup.read(existsSync(named) ? readText(named) : named);
  const problems = read.ok ? setup.check(read.setup, options) : read.problems;
  if (read.ok && problems.length === 0) return read.setup;
  const told = problems.map(({ because, rule }) => `- ${because}${rule === undefined ? '' : ` (${rule})`}`);
  throw new Failure([`${named} cannot be played with:`, ...told].join('\n'));
}

/**
 * Seats that bring what they are told to, or what the game chooses for them, where they bring anything; the same for the
 * same seed. `decks` is a list of names and files, which go round the table, or `mixed`, or `any`.
 */
export function bringing<S extends SeatAtStart>(
  { module: { setup } }: Playable,
  options: GameOptions,
  seed: string,
  seats: readonly S[],
  decks?: string,
): readonly S[] {
  if (!setup?.isNeeded(options)) {
    if (decks !== undefined) throw new Failure('Nobody brings a deck to this game.');
    return seats;
  }
  const pick = randomPlayer(`${seed}/setup`);
  if (decks !== undefined && decks !== 'mixed' && decks !== 'any') {
    const named = decks.split(',').map((each) => readBrought(setup, options, each.trim()));
    return seats.map((seat, at) => ({ ...seat, setup: named[at % named.length] }));
  }
  const mixed = decks !== undefined && isMixed(decks, pick) ? setup.mixed : undefined;
  const taken: unknown[] = [];
  return seats.map((seat) => {
    const brought = mixed ? mixed(options, pick) : setup.choose(options, taken, pick);
    taken.push(brought);
    return { ...seat, setup: brought };
  });
}
