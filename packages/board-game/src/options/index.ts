export type { Conflict } from '@ragtag/kernel';
export { availableBoxes, isAvailable, playUnfinished } from './availability';
export { type DerivedFlag, type DerivedId, derivedFlags } from './derived';
export {
  type ChoiceOption,
  type ChoiceValue,
  type FlagOption,
  type OptionDefinition,
  type OptionGroup,
  optionGroups,
  type Requirement,
} from './kinds';
export { everyPlayerCount, legalGames } from './legal-games';
export {
  type ChoiceId,
  type Difficulty,
  defaultSettings,
  deriveFlags,
  type Ending,
  type FlagId,
  isAllowed,
  type Mode,
  type OptionEntry,
  type OptionId,
  type Options,
  optionModel,
  playerLimits,
  type Selection,
  type Settings,
} from './model';
export { normalise } from './normalise';
export { pairwiseSets } from './pairwise-sets';
export { type PlayerLimits, players } from './players';
export { queryOf } from './query';
export { type Resolution, resolveOptions } from './resolve';
export {
  formatQuery,
  formatSelection,
  type ParsedSelection,
  parseSelection,
  selectionOf,
} from './selection-text';
export { parseCondition } from './vocabulary';
