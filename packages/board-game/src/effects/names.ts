/** The named moments and the named questions. docs/effects.md tells of each when it comes and what it is about. */

/** Moments of a Crisis until it is settled what it asks. */
export const crisisWindows = ['crisis-revealed', 'crisis-stands', 'box-chosen'] as const;

/** Moments of a skill check, from first to last. */
export const checkWindows = [
  'check-begin',
  'before-cards',
  'contributed',
  'all-contributed',
  'check-revealed',
  'check-abilities',
  'reckless-draw',
  'consequence',
  'totalled',
  'outcome',
  'check-effects',
  'check-discard',
] as const;

/** Moments that procedures announce, in the order of the rulebook. */
export const windowNames = [
  // turn
  'turn-start',
  'draw-skills-start',
  'movement-end',
  'location-done',
  'card-action-done',
  'action-step-end',
  'turn-end',
  // Crisis
  ...crisisWindows,
  'layout-done',
  'activate-step-start',
  'activate-step-end',
  'prepare-jump',
  ...checkWindows,
  // dice and attacks
  'before-die-roll',
  'after-die-roll',
  'before-attack',
  // activation
  'before-activation',
  'activation-done',
  'viper-launched',
  // damage and destruction
  'galactica-hit',
  'location-damaged',
  'basestar-token-drawn',
  'civilian-doomed',
  'ship-destroyed',
  'viper-hit',
  // losses and discards
  'resource-lost',
  'discard-demanded',
  'discard-made',
  // jump
  'jump-begin',
  'remove-ships',
  'choose-destination',
  'destination-picked',
  'distance-reached',
  'track-reset',
  'jump-done',
  'jump-settled',
  // loyalty
  'sleeper-dealt',
  'loyalty-received',
  'loyalty-examined',
  'cylon-revealed',
  // people, titles, Quorum
  'arrived',
  'title-pending',
  'title-changed',
  'quorum-played',
  'quorum-done',
  // end
  'game-over',
  'verdict',
] as const;
export type WindowName = (typeof windowNames)[number];

/** Questions that procedures ask of everything in play. */
export const rulingNames = [
  // skill checks
  'check-difficulty',
  'card-value',
  'check-total',
  'destiny-cards',
  'faceup',
  'contribution',
  'check-abilities',
  'reckless',
  // dice and attacks
  'roll-result',
  'hit-result',
  // permissions
  'may-act',
  'may-activate',
  'may-use-card',
  'may-use-sheet',
  'may-move',
  'may-look',
  'may-attack',
  'may-hold-title',
  'legal-target',
  // prices
  'activation-cost',
  'card-action-cost',
  'move-cost',
  'viper-cost',
  // how many, which, where from
  'receive-skills',
  'crisis-draw',
  'deck-in-use',
  'destination-draw',
  'loyalty-dealt-first',
  'loyalty-dealt-sleeper',
  'hand-limit',
  'discard-count',
  'discard-how',
  'loss-amount',
  'action-count',
  'box-choices',
  // ships
  'launch-count',
  'move-range',
  'stays-at-jump',
  // flow
  'step-happens',
  'activation-icons',
  'jump-icon',
  'sent-to',
  'final-jump',
] as const;
export type RulingName = (typeof rulingNames)[number];
