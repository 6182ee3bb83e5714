import {
  activate,
  all,
  any,
  branch,
  cardsLeft,
  drawCards,
  holds,
  launch,
  not,
  oneOf,
  playQuorum,
  quorumCards,
  shipsInSpace,
  sympathizerCylon,
} from '../effects/build';
import type { ActionSpec } from '../effects/types';

/** What places of several boards let one do. */

/** The President draws a Quorum card, and another or plays one. */
export const drawQuorum = (): ActionSpec => ({
  if: all(holds('you', 'president'), any(cardsLeft('quorum'), quorumCards(1))),
  do: [
    drawCards('quorum', 'you', 1),
    oneOf(
      'you',
      branch('draw-another', [drawCards('quorum', 'you', 1)], cardsLeft('quorum')),
      branch('play', [playQuorum('you')], quorumCards(1)),
      branch('neither', []),
    ),
  ],
});

/** Ships of one kind act, or basestars launch some. */
export const commandCylonShips = (): ActionSpec => ({
  if: not(sympathizerCylon('you')),
  do: [
    oneOf(
      'you',
      branch('raiders', [activate('raiders')]),
      branch('heavy-raiders', [activate('heavy-raiders')]),
      branch('basestars', [activate('basestars')]),
      branch('launch', [launch(2, 1)], shipsInSpace('basestar', 1)),
    ),
  ],
});
