import { rules } from '../rules';
import { script } from '../scripts';
import { cardVerbs } from './cards';
import { controlVerbs } from './control';
import { locationVerbs } from './locations';
import { peopleVerbs } from './people';
import { resourceVerbs } from './resources';
import { shipVerbs } from './ships';
import { sceneOf } from './start';
import type { Effect, Verb } from './types';
import type { Family, Run } from './verb';
import { viperVerbs } from './vipers';

/** Every verb with its `run`; the words are in `say`. */
export const verbs: Family<Verb> = {
  ...controlVerbs,
  ...resourceVerbs,
  ...cardVerbs,
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
