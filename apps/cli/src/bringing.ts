import type { Playable } from '@ragtag/games';
import { randomPlayer } from '@ragtag/host';
import type { GameOptions, SeatAtStart } from '@ragtag/kernel';

/** Seats that bring what the game chooses for them, where they bring anything; the same for the same seed. */
export function bringing<S extends SeatAtStart>(
  { module: { setup } }: Playable,
  options: GameOptions,
  seed: string,
  seats: readonly S[],
): readonly S[] {
  if (!setup?.isNeeded(options)) return seats;
  const pick = randomPlayer(`${seed}/setup`);
  const taken: unknown[] = [];
  return seats.map((seat) => {
    const brought = setup.choose(options, taken, pick);
    taken.push(brought);
    return { ...seat, setup: brought };
  });
}
