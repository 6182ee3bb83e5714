import type {
  AskWords as AnyAskWords,
  Reader as AnyReader,
  TableWords as AnyTableWords,
  BaseLanguage,
  Clause,
} from '@ragtag/kernel/say';
import type { QuestionOf } from '../asks/types';
import type { LoyaltyCardInfo } from '../cards/types';
import type { Role } from '../door/results';
import type { View } from '../door/view';
import type {
  Cause,
  ConditionName,
  ConditionOf,
  Effect,
  EffectOf,
  Layout,
  Limit,
  Modifier,
  React,
  RulingName,
  Scope,
  Verb,
  WindowName,
} from '../effects/types';
import type { WindowWords } from '../effects/window-face';
import type { BoardFact, FactName, FactOf } from '../facts';
import type { AskName, OptionOf } from '../rules';
import type {
  AgendaDeck,
  Area,
  BoardName,
  CharacterType,
  CylonIcon,
  DeckName,
  Resource,
  Seat,
  Side,
  Skill,
  Title,
  TraumaSymbol,
  ViperClass,
} from '../terms';
import type { BoardWords, Sayer } from './clause';

export type { Clause, Sayer, Voice } from './clause';

/**
 * The shape of a language. A verb, condition, ruling, moment, fact or ask without words does not compile.
 */

export type { FactName, FactOf } from '../facts';

/** Who reads, and how the others are called. */
export interface Reader extends AnyReader {
  /** What the reader sees; questions are said more fully with it. */
  readonly view?: View;
}

/** What the words of a fact or a question need of the whole. */
export interface Teller extends Reader {
  /** Name of a component by its id. */
  card(kind: string, id: string): string;
  /** Name of a card by its index in the table of a deck. */
  cardAt(deck: string, index: number): string;
  /** A skill card in a hand: its name, type and strength. */
  skillCard(index: number): string;
  /** What caused something, where it has a name. */
  cause(cause: Cause): string | undefined;
  /** Name of what is being resolved in front of the reader. */
  readonly resolving: string | undefined;
  /** What an option's effects do, said to whoever is asked; undefined where they do nothing. */
  doing(effects: string | readonly Effect[]): string | undefined;
}

/** An option of whatever ask, as far as any of them tells what picking it does. */
export interface OfferedOption {
  readonly id: string;
  readonly card?: number;
  readonly player?: Seat;
  readonly pilot?: Seat;
  readonly token?: number;
  readonly cause?: Cause;
  /** Path of what picking it does, or the effects themselves. */
  readonly effects?: string | readonly Effect[] | null;
  /** Path of a box that something in play has added. */
  readonly added?: string;
  /** Nothing would come of it now. */
  readonly idle?: true;
}

/** The words of an ask. */
export type AskWords<A extends AskName> = AnyAskWords<QuestionOf<A>, OptionOf<A>, Teller>;

/** Headings of the parts of a card. */
export type Heading =
  | 'action'
  | 'action-human'
  | 'action-cylon'
  | 'action-infiltrator'
  | 'movement'
  | 'reaction'
  | 'ability'
  | 'consequence'
  | 'top'
  | 'bottom'
  | 'check'
  | 'pass'
  | 'fail'
  | 'activate'
  | 'place'
  | 'in-play'
  | 'in-play-until-jump'
  | 'icons'
  | 'distance'
  | 'skills'
  | 'setup'
  | 'here'
  | 'held'
  | 'reveal'
  | 'lost'
  | 'drawn'
  | 'when-discarded'
  | 'shows'
  | 'met';

/** Sentences of cards that no effect says. */
export interface CardWords {
  readonly headings: Readonly<Record<Heading, string>>;
  /** Heading of a result that a trauma token picks. */
  result(symbol: TraumaSymbol, name: string): string;
  trauma: Readonly<Record<TraumaSymbol, string>>;
  partial(at: number): string;
  chooser(who: 'current' | Title): string;
  difficulty(difficulty: number, skills: readonly Skill[]): string;
  /** The same as an order, in lower case. */
  check(difficulty: number, skills: readonly Skill[]): string;
  icons(cylons: readonly CylonIcon[], last?: readonly ('jump' | 'evacuation')[]): string;
  distance(n: number): string;
  countsDistance(n: number): string;
  /** Heading of what happens at a distance. */
  milestone(at: number, after?: 'jump'): string;
  finalJump: string;
  nothing: string;
  limit(limit: Limit, of: 'card' | 'ability'): string;
  skillSet(lines: readonly { readonly skills: readonly Skill[]; readonly draw: number }[]): string;
  start(places: readonly string[]): string;
  setupLine(line: 'launch-viper' | 'stranded'): string;
  place(place: {
    readonly board: BoardName;
    readonly hazardous: boolean;
    readonly damageable: boolean;
  }): string;
  loyalty: Readonly<Record<LoyaltyCardInfo['side'], string>>;
  /** What its holder needs to win. */
  agenda(deck: AgendaDeck, winWith: Side, condition: string): string;
  motive(allegiance: Side, showable: 'any-time' | 'game-over', condition: string): string;
  /** Of a Loyalty card that a revealed Cylon hands to a human. */
  handedOn: string;
  /** Of a place where nobody can be. */
  closedPlace: string;
  /** Of a side that leaves nothing of its board. */
  closedBoard: string;
  reveal(side: Exclude<LoyaltyCardInfo['side'], 'human'>, text: string): string;
  strengths(strengths: Readonly<Record<number, number>>, skill: Skill): string;
  /** A skill card in a hand. */
  inHand(name: string, skill: Skill, strength: number): string;
  losses(losses: Readonly<Partial<Record<Resource, number>>>): string;
  damages(location: string): string;
  worth(n: number): string;
}

/** The table as a whole. */
export interface TableWords extends AnyTableWords<View, Teller> {
  /** Why it ended, by the reason the rules give. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What somebody was in a game that is over. */
  readonly roles: Readonly<Record<Role, string>>;
}

export interface Language extends BaseLanguage<BoardFact, View, Teller> {
  readonly verbs: { readonly [V in Verb]: (effect: EffectOf<V>, say: Sayer) => Clause };
  /** `holds` is false where the opposite is to be said. */
  readonly conditions: {
    readonly [K in ConditionName]: (condition: ConditionOf<K>, say: Sayer, holds: boolean) => string;
  };
  /** By the ruling that the modifier answers. */
  readonly modifiers: Readonly<
    Record<RulingName, (modifier: Modifier, say: Sayer, until: Scope | 'in-play') => Clause>
  >;
  readonly windows: Readonly<Record<WindowName, WindowWords>>;
  readonly skills: Readonly<Record<Skill, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  readonly ships: Readonly<Record<ViperClass, string>>;
  readonly titles: Readonly<Record<Title, string>>;
  readonly boards: Readonly<Record<BoardName, BoardWords>>;
  readonly decks: Readonly<Record<DeckName, string>>;
  readonly icons: Readonly<Record<CylonIcon, string>>;
  readonly types: Readonly<Record<CharacterType, string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly table: TableWords;
  readonly cards: CardWords;
  readonly facts: { readonly [F in FactName]: (fact: FactOf<F>, tell: Teller) => string };
  readonly asks: { readonly [A in AskName]: AskWords<A> };
  /** Of an option: nothing would come of it now. */
  readonly idle: string;
  /** Names of cards, by deck and id, where they differ from the printed ones. */
  readonly names: Readonly<Partial<Record<string, string>>>;
  react(
    react: React,
    when: string,
    condition: string | undefined,
    clauses: readonly Clause[],
    say: Sayer,
  ): string;
  layout(ships: Layout): string;
  /** What follows only where the condition holds. */
  given(condition: string, sentences: string): string;
}
