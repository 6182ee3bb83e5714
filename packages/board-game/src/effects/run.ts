import { controlVerbs } from './control';
import { deckCardVerbs } from './deck-cards';
import { locationVerbs } from './locations';
import { peopleVerbs } from './people';
import { putCardVerbs } from './put-card';
import { resourceVerbs } from './resources';
import { shipVerbs } from './ships';
import { skillCardVerbs } from './skill-cards';
import { declareEffects } from './start';
import type { Verb } from './types';
import type { AllVerbs, Run } from './verb';
import { viperVerbs } from './vipers';

/** Every verb with its `run`; the words are in `say`. */
export const verbs: AllVerbs = {
  ...controlVerbs,
  ...resourceVerbs,
  ...skillCardVerbs,
  ...deckCardVerbs,
  ...putCardVerbs,
  ...peopleVerbs,
  ...locationVerbs,
  ...shipVerbs,
  ...viperVerbs,
};

declareEffects((g, effect, frame, scene) =>
  (verbs[effect.do] as Run<Verb>)(g, effect as never, frame, scene),
);
