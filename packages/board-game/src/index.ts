export { script } from '@ragtag/kernel';
export type { AskFace } from './asks/face';
export { asks } from './asks/index';
export type { Target } from './asks/types';
export { rankIn, successionLines } from './cards/base/succession';
export { findEffect, listsInside, listsOf, type StandingEffect } from './cards/effects-of';
export { decksIn, inGame } from './cards/in-game';
export * from './cards/tables';
export type * from './cards/types';
export { type Claim, claims } from './door/claims';
export { determinize, type Known } from './door/determinize';
export * from './door/engine';
export { type Believed, module } from './door/module';
export * from './door/saved';
export { showsSecret } from './door/secrets-shown';
export * from './door/view';
export { rulings } from './effects/rulings';
export type { Scales, Values } from './effects/scales';
export type * from './effects/types';
export type { VerbFace } from './effects/verb-face';
export { verbs } from './effects/verbs';
export { seatsFor } from './effects/who';
export type * from './facts';
export { holds as conditionHolds, mightHold } from './in-play/conditions';
export type { Objection, Reason, RefusedOptions } from './in-play/objections';
export { type Scene, seatFor } from './in-play/scene';
export { ableToGo, playersThat } from './in-play/targets';
export * from './options';
export type { AskName, OptionOf } from './rules';
export { ruleCatalogue } from './rules/catalogue';
export type { EffectList } from './scripts';
export type * from './state';
export { attackRow, hitOf } from './table/attack-table';
export * from './table/boards';
export * from './table/check-in-view';
export type { CardChange, Change, CountedCard, Explained } from './table/counted';
export * from './table/faces-seen';
export { type FleetKind, fleetAreas, fleetNumbers, inFleet, inFleetArea, pursuitTrack } from './table/fleet';
export * from './table/milestones';
export * from './table/new-caprica';
export { objectionTo, type Pointed } from './table/objections';
export * from './table/queries';
export { countInSpace } from './table/ships';
export * from './table/standing';
export { count, type Table, type TablePlayer } from './table/table';
export {
  classesIn,
  countVipers,
  type Flown,
  noVipers,
  type Vipers,
  vipersOf,
  withMore,
} from './table/vipers';
export * from './terms';
