import { englishGrammar } from '@ragtag/kernel/say';
import { asks } from '../../asks/index';
import { conditions } from '../../effects/conditions';
import { face } from '../../effects/face';
import { rulings } from '../../effects/rulings';
import { verbs } from '../../effects/verbs';
import { windows } from '../../effects/windows';
import { facts } from '../../facts/index';
import type { Language } from '../language';
import { cards } from './cards';
import { layout } from './layout';
import { areas, boards, decks, icons, resources, ships, skills, steps, titles, types } from './names';
import { react } from './react';
import { reasons, roles, standing } from './standing';
import { uncapital } from './words';
import { zones } from './zones';

export const english: Language = {
  ...englishGrammar,
  tag: 'en',
  verbs: face(verbs, 'en'),
  conditions: face(conditions, 'en'),
  modifiers: face(rulings, 'en'),
  windows: face(windows, 'en'),
  skills,
  resources,
  areas,
  ships,
  titles,
  boards,
  decks,
  icons,
  types,
  steps,
  table: { game: 'Battlestar Galactica: the board game', zones, reasons, roles, standing },
  cards,
  facts: face(facts, 'en'),
  asks: face(asks, 'en'),
  idle: 'Nothing would come of it now.',
  names: {},
  react,
  layout,
  given: (condition, text) => `Only if ${condition}: ${uncapital(text)}`,
};
