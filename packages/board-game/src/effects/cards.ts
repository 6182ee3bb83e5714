import { deckCardVerbs } from './deck-cards';
import { putCardVerbs } from './put-card';
import { skillCardVerbs } from './skill-cards';
import type { Family } from './verb';

type CardVerb =
  | 'drawSkill'
  | 'discardSkill'
  | 'drawCards'
  | 'discardCards'
  | 'drawSeveral'
  | 'arrange'
  | 'addCheckCards'
  | 'takeCheckCards'
  | 'takeFromHand'
  | 'putCard'
  | 'playQuorum'
  | 'playSuperCrisis'
  | 'nextCrisis';

/** Cards and decks. */
export const cardVerbs: Family<CardVerb> = { ...skillCardVerbs, ...deckCardVerbs, ...putCardVerbs };
