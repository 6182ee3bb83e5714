import { deckTables } from '../../cards/tables';
import type { ConditionTests } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import { titlesOf } from '../../table/queries';
import { countVipers } from '../../table/vipers';

export const conflictTests = {
  'card-hidden': (t, _c, { you, cause }) =>
    t.players[you].loyalty.some(({ card, faceUp }) => card === cause?.card && !faceUp),
  'titles-held': (t, c, scene) => {
    const seat = seatFor(t, c.who, scene);
    return seat !== undefined && titlesOf(t, seat).length >= c.atLeast;
  },
  'vipers-lost': (t, c) => countVipers(t.damagedVipers) + countVipers(t.destroyed.vipers) >= c.atLeast,
  'destination-resolved': (t, c) =>
    t.travelled.some(
      ({ deck, card }) => deck === 'destination' && deckTables.destination[card].distance === c.distance,
    ),
} satisfies ConditionTests;
