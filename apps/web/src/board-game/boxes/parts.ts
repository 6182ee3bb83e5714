import type { OwnTrauma } from '../hand/trauma';
import type { Fulfilled, ToldOfBox } from '../secrets/of-boxes';
import type { ExecutionScene, ExecutionStory } from '../stage/execution-scene';
import type { TrialScene, TrialStory } from '../stage/trial-scene';

/** Parts of the table that only games with further boxes need. */
export interface PartsOfBoxes {
  readonly ExecutionScene: typeof ExecutionScene;
  readonly ExecutionStory: typeof ExecutionStory;
  readonly TrialScene: typeof TrialScene;
  readonly TrialStory: typeof TrialStory;
  readonly ToldOfBox: typeof ToldOfBox;
  readonly Fulfilled: typeof Fulfilled;
  readonly OwnTrauma: typeof OwnTrauma;
}

let parts: Partial<PartsOfBoxes> = {};

/** They are loaded with the cards of the boxes, before a table that needs them is shown. */
export function addParts(more: PartsOfBoxes): void {
  parts = more;
}

export const partsOfBoxes = (): Partial<PartsOfBoxes> => parts;
