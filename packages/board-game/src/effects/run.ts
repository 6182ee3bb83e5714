import { rules } from '../rules';
import { script } from '../scripts';
import { controlVerbs } from './control';
import { deckCardVerbs } from './deck-cards';
import { locationVerbs } from './locations';
import { peopleVerbs } from './people';
import { putCardVerbs } from './put-card';
import { resourceVerbs } from './resources';
import { shipVerbs } from './ships';
import { skillCardVerbs } from './skill-cards';
import { sceneOf } from './start';
import type { Effect, Verb } from './types';
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

rules.procedure('effects', {
  runOneAfterAnother(g, frame) {
    const list = script<readonly Effect[]>(frame.list);
    if (frame.at >= list.length) return;
    frame.i = 0;
    const effect = list[frame.at++];
    (verbs[effect.do] as Run<Verb>)(g, effect as never, frame, sceneOf(g, frame));
  },
});
