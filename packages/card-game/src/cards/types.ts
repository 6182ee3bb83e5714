import type { Ability, Effect, Plan, Slot } from '../effects/types';
import type { CardType, Keyword, Rarity, Resource, SetName, Trait } from '../terms';

/** A card as it is printed: the numbers, and what it does. All of one shape, whatever the type. */
export interface Card {
  /** Slug of the full name. */
  readonly id: string;
  /** The printed code, an alias of the id. */
  readonly code: string;
  /** Codes of other printings, which are the same card. rule: ccg.cards.same-card */
  readonly alsoCode: readonly string[];
  readonly set: SetName;
  readonly rarity: Rarity;
  readonly type: CardType;
  readonly title: string | null;
  readonly subtitle: string;
  readonly name: string;
  readonly cost: Readonly<Partial<Record<Resource, number>>>;
  readonly makes: Resource | null;
  readonly power: number;
  readonly threat: number;
  readonly mystic: number;
  readonly traits: readonly Trait[];
  readonly keywords: readonly Keyword[];
  /** Bases: starting hand and influence. */
  readonly hand: number;
  readonly influence: number;
  /** What works while a unit or base is in play, or once a mission was resolved and stays. */
  readonly abilities: readonly Ability[];
  /** What an event does, or a mission when it is resolved. */
  readonly plan: Plan | null;
  readonly requires: readonly Slot[];
  /** What a mission links to. */
  readonly link: 'personnel' | 'ship' | 'unit' | null;
  /** Red text. */
  readonly red: readonly Effect[];
}

/** A card with both title and subtitle. rule: ccg.cards.singular */
export function isSingular({ title }: Pick<Card, 'title'>): boolean {
  return title !== null;
}
