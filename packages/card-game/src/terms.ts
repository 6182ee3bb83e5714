/** The closed lists of the game: what there is, in the words of its rulebook. */

/** A place at the table; turn order goes from each to the next. */
export type Seat = number;
/** A card by its index in `cards/tables.ts`. */
export type Kind = number;
/** Something in play, told apart from everything else that ever was. */
export type Handle = number;

export const resources = ['persuasion', 'logistics', 'security'] as const;
export type Resource = (typeof resources)[number];

export const cardTypes = ['base', 'personnel', 'ship', 'event', 'mission'] as const;
export type CardType = (typeof cardTypes)[number];

export const traits = [
  'Civilian',
  'Cylon',
  'Enlisted',
  'Machine',
  'Officer',
  'Pilot',
  'Politician',
  'Capital Ship',
  'Fighter',
  'Scout',
  'Transport',
  'Crisis',
  'Military',
  'Political',
] as const;
export type Trait = (typeof traits)[number];

export const keywords = [
  'Expedite',
  'Manipulate',
  'Persistent',
  'Sniper',
  'Scramble',
  'Vision',
  'Link',
  'Strafe',
  'Vulnerable',
] as const;
export type Keyword = (typeof keywords)[number];

export const phases = ['ready', 'execution', 'cylon'] as const;
export type Phase = (typeof phases)[number];

export const sets = ['first-set', 'betrayal', 'promotional'] as const;
export type SetName = (typeof sets)[number];

export const rarities = ['common', 'uncommon', 'rare', 'fixed', 'limited edition', 'exclusive'] as const;
export type Rarity = (typeof rarities)[number];

/** How long a change lasts. */
export type Until = 'phase' | 'turn' | 'challenge' | 'action' | 'next-action';

/** Where influence wins and loses. rule: ccg.game.two-ways-to-win */
export const winningInfluence = 20;
