import { cardRulings } from './cards/rulings';
import { checkRulings } from './checks/rulings';
import { mutinyRulings } from './mutiny/rulings';
import { peopleRulings } from './people/rulings';
import { placeRulings } from './places/rulings';
import { resourceRulings } from './resources/rulings';
import type { AllRulings } from './ruling-face';
import { spaceRulings } from './space/rulings';
import { turnRulings } from './turn/rulings';
import type { RulingName } from './types';

/** Every ruling of every family. One without words does not compile. */
export const rulings: AllRulings = {
  ...checkRulings,
  ...spaceRulings,
  ...placeRulings,
  ...peopleRulings,
  ...mutinyRulings,
  ...cardRulings,
  ...turnRulings,
  ...resourceRulings,
};
export const rulingNames = Object.keys(rulings) as RulingName[];
