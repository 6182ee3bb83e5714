import { shuffle, startStreams } from '@ragtag/kernel';
import { cards } from '../cards/tables';
import type { Kind, Rarity, SetName } from '../terms';

/** Sealed packs: 11 common cards, 3 uncommon and 1 rare one, a mixture of ours, from a stream of their own. */

const mixture: readonly (readonly [Rarity, number])[] = [
  ['common', 11],
  ['uncommon', 3],
  ['rare', 1],
];
export const packsEach = 6;
const streamName = 'packs';

export const packSize = mixture.reduce((sum, [, n]) => sum + n, 0);

/** The cards of a rarity that come in packs: no bases, for anybody may use any. */
function pool(set: SetName, rarity: Rarity): Kind[] {
  return cards.flatMap((card, kind) =>
    card.set === set && card.rarity === rarity && card.type !== 'base' ? [kind] : [],
  );
}

/** What one seat may build a deck of; the same for the same seed, whatever others open. Packs go through the sets in turn. */
export function sealedPool(
  seed: string,
  seat: number,
  sets: readonly SetName[],
  packs = packsEach,
): Kind[][] {
  const printed = sets.filter((set) => pool(set, 'rare').length > 0);
  const from: readonly SetName[] = printed.length > 0 ? printed : ['first-set'];
  const streams = startStreams(`${seed}/${seat}`, [streamName]);
  return Array.from({ length: packs }, (_, at) =>
    mixture.flatMap(([rarity, n]) =>
      // No card twice in a pack.
      shuffle({ streams } as never, streamName, pool(from[at % from.length], rarity)).slice(0, n),
    ),
  );
}
