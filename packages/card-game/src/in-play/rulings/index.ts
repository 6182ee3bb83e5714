export { answersTo, type Cause, isBlank, type Scene } from './answers';
export {
  countUnits,
  hasKeyword,
  hasTrait,
  isSingularFor,
  matchesCard,
  matchesUnit,
  power,
  test,
  unitsThat,
} from './matching';
export {
  fleetDefense,
  missionThreat,
  mysticBonus,
  mysticOf,
  type Part,
  type SaidOfUnits,
  saidOfUnits,
  standingOf,
  threatLevel,
  threatPower,
  threatValue,
  unitThreat,
} from './numbers';
export {
  challengePrice,
  isPrevented,
  mayBeTarget,
  mayChallenge,
  mayDefend,
  noChallenges,
} from './permissions';
export { handleFor, isOf, seatsFor } from './who';
