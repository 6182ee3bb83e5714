import '../board/plans/boxes';
import { OwnTrauma } from '../hand/trauma';
import { Fulfilled, ToldOfBox } from '../secrets/of-boxes';
import { ExecutionScene, ExecutionStory } from '../stage/execution-scene';
import { TrialScene, TrialStory } from '../stage/trial-scene';
import { addParts } from './parts';

/** All that further boxes bring to the table. */
addParts({ ExecutionScene, ExecutionStory, TrialScene, TrialStory, ToldOfBox, Fulfilled, OwnTrauma });
