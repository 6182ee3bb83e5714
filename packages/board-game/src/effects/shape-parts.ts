import { skills } from '../terms';
import { flag, list, map, number, optional, type Shape, text, word } from './shape';
import { condition, doing, icons, location, price, ruling, skill, who } from './shape-words';
import type { CheckSpec, Modifier } from './types';

/** What effects of several families consist of: skill checks and changes of the rules. */

export const checkShape: Shape<CheckSpec> = {
  difficulty: (written) => void written.whole(0, 99, 'difficulty'),
  skills: list(skill),
  pass: doing,
  partial: optional(map<NonNullable<CheckSpec['partial']>>({ at: number, do: doing })),
  fail: doing,
  consequence: optional(doing),
  sealed: optional(flag),
};
export const check = map(checkShape);

export const modifier = map<Modifier>({
  on: ruling,
  when: optional(text),
  if: optional(condition),
  set: optional((written) => void written.id),
  times: optional(number),
  add: optional(number),
  price: optional(price),
  atLeast: optional(number),
  atMost: optional(number),
  cards: optional(
    map<NonNullable<Modifier['cards']>>({
      skill: optional((written, { bound }) => void written.oneOf([...skills, ...bound], 'skill')),
      strength: optional(number),
    }),
  ),
  value: optional(word(['positive', 'zero', 'double'], 'value')),
  never: optional(list(number)),
  no: optional(text),
  locations: optional(list(location)),
  steps: optional(list(text)),
  icons: optional(icons),
  only: optional(who),
  box: optional(
    map<NonNullable<Modifier['box']>>({
      id: text,
      check: optional(check),
      do: optional(doing),
      limit: optional(word(['game', 'turn', 'roll', 'check', 'crisis'], 'limit')),
    }),
  ),
  must: optional(word(['top', 'bottom'], 'box')),
  draw: optional(number),
});
