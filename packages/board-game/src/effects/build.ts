/** Short names for effects and conditions, so that card data reads like a card. */

export * from './cards/conditions';
export * from './cards/decks';
export * from './cards/skill-cards';
export * from './checks/conditions';
export * from './checks/verbs';
export * from './control/branches';
export * from './control/choices';
export * from './control/conditions';
export * from './control/lasting';
export * from './control/prices';
export * from './control/rounds';
export * from './events/conditions';
export * from './events/verbs';
export * from './people/conditions';
export * from './people/verbs';
export * from './places/conditions';
export * from './places/verbs';
export * from './resources/conditions';
export * from './resources/verbs';
export * from './space/civilians';
export * from './space/conditions';
export * from './space/cylon-ships';
export * from './space/vipers';
export * from './space/weapons';
export * from './turn/conditions';
export * from './turn/verbs';
