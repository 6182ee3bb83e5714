import { challengeVerbs } from './challenges';
import { changeVerbs } from './changes';
import { controlVerbs } from './control';
import { handAndDeckVerbs } from './hand-and-deck';
import { influenceVerbs } from './influence';
import { leavingVerbs } from './leaving';
import { mysticVerbs } from './mystic-values';
import { phaseVerbs } from './phases';
import { resourceVerbs } from './resources';
import { type AllVerbs, declareEffects, type Run } from './start';
import { stateVerbs } from './states';
import { threatVerbs } from './threats';
import type { Verb } from './types';

/** Every verb with its `run`; the words are in `say`. */
export const verbs: AllVerbs = {
  ...stateVerbs,
  ...leavingVerbs,
  ...changeVerbs,
  ...influenceVerbs,
  ...handAndDeckVerbs,
  ...resourceVerbs,
  ...mysticVerbs,
  ...challengeVerbs,
  ...threatVerbs,
  ...phaseVerbs,
  ...controlVerbs,
};

declareEffects((g, effect, frame, scene) =>
  (verbs[effect.do] as Run<Verb>)(g, effect as never, frame, scene),
);
