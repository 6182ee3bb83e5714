import { conditions } from '../../effects/conditions';
import { face } from '../../effects/face';
import type { Language } from '../language';
import { asks } from './asks';
import { cards } from './cards';
import { playFacts } from './facts-play';
import { spaceFacts } from './facts-space';
import { layout } from './layout';
import { modifiers } from './modifiers';
import { areas, icons, resources, skills, steps, titles, types } from './names';
import { options } from './options';
import { react } from './react';
import { reasons, standing } from './standing';
import { cardVerbs } from './verbs-cards';
import { controlVerbs } from './verbs-control';
import { peopleVerbs } from './verbs-people';
import { spaceVerbs } from './verbs-space';
import { windows } from './windows';
import { join, sentences, together } from './words';
import { zones } from './zones';

export const english: Language = {
  tag: 'en',
  verbs: { ...controlVerbs, ...cardVerbs, ...peopleVerbs, ...spaceVerbs },
  conditions: face(conditions, 'en'),
  modifiers,
  windows,
  skills,
  resources,
  areas,
  titles,
  icons,
  types,
  steps,
  table: { game: 'Battlestar Galactica: the board game', zones, reasons, standing },
  cards,
  facts: { ...playFacts, ...spaceFacts },
  asks,
  options,
  idle: 'Nothing would come of it now.',
  names: {},
  join,
  sentences,
  together,
  react,
  layout,
  given: (condition, text) => `Only if ${condition}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
};
