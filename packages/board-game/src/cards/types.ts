import type {
  ActionSpec,
  CheckSpec,
  Condition,
  Effect,
  Layout,
  Limit,
  Modifier,
  React,
} from '../effects/types';
import type {
  AgendaDeck,
  BoardName,
  BoxName,
  CharacterType,
  CylonIcon,
  DeckName,
  Resource,
  Side,
  Skill,
  Title,
  TraumaSymbol,
} from '../terms';

/** What says whether something belongs to a game. */
export interface Belonging {
  readonly box: BoxName;
  /** In the language of the option model; where absent, its box must be on the table. */
  readonly when?: string;
}

/** What every component declares. */
export interface Component extends Belonging {
  readonly id: string;
  readonly name: string;
}

/** What every card declares. */
export interface CardInfo extends Component {
  readonly copies: number;
}

/** What a card does while it lies in play. */
export interface InPlay {
  /** It goes when the fleet jumps. */
  readonly until?: 'jump';
  readonly modifiers?: readonly Modifier[];
  readonly reactions?: readonly React[];
}

/** What a skill card does when it is revealed in a check. rule: skill-check.step7.abilities */
export interface CheckAbility {
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

export interface SkillCard extends CardInfo {
  readonly skill: Skill;
  /** Copies by printed strength. */
  readonly strengths: Readonly<Record<number, number>>;
  readonly action?: ActionSpec;
  /** What it may be used for in place of moving. rule: movement-actions.when */
  readonly movement?: ActionSpec;
  readonly reaction?: React;
  readonly checkAbility?: CheckAbility;
  /** What comes over a player who discards it by choice, once per turn. rule: mutiny.treachery-discard */
  readonly whenDiscarded?: readonly Effect[];
  /** No more than one of this name by all players together. */
  readonly limit?: Limit;
}

export interface CrisisBox {
  readonly onlyIf?: Condition;
  readonly check?: CheckSpec;
  readonly do?: readonly Effect[];
}

export interface AttackSpec {
  readonly activate: readonly CylonIcon[];
  readonly ships: Layout;
  readonly special: { readonly name: string; readonly do: readonly Effect[] };
}

/** What every card of a deck declares. */
export interface DeckCard extends CardInfo {
  /** What it does if it stays in play. */
  readonly inPlay?: InPlay;
  /**
   * The contents of its deck that it belongs to, where a phase of the game swaps them; those that the game begins
   * with where absent.
   */
  readonly contents?: string;
}

export interface CrisisCard extends DeckCard {
  readonly kind: 'choice' | 'skill-check' | 'cylon-attack';
  readonly chooser?: 'current' | Title;
  readonly top?: CrisisBox;
  readonly bottom?: CrisisBox;
  readonly check?: CheckSpec;
  readonly attack?: AttackSpec;
  readonly cylons: readonly CylonIcon[];
  readonly jump: boolean;
  /** An evacuation icon, in the place of the one for the jump. */
  readonly evacuation?: boolean;
  /** Distance it counts once it lies beside the objective. */
  readonly distance?: number;
}

export interface QuorumCard extends DeckCard {
  readonly action: ActionSpec;
}

export interface DestinationCard extends DeckCard {
  readonly distance: number;
  readonly do: readonly Effect[];
}

/** A card that a human player holds in secret and plays with an action. rule: mutiny.secret */
export interface MutinyCard extends DeckCard {
  readonly action: ActionSpec;
}

/** A check that is tried on board Demetrius. rule: missions.activate */
export interface MissionCard extends DeckCard {
  readonly kind: 'mission';
  readonly check: CheckSpec;
  /** Distance that it counts from the moment it is passed. rule: missions.distance-now */
  readonly distance: number;
}

/** One of the two results of a card; which one counts is told by a trauma token. */
export interface TokenResult {
  readonly name: string;
  readonly do: readonly Effect[];
}

/** Somebody of the fleet who is met at a place. rule: allies.encounter-ionian, allies.encounter-seasons */
export interface AllyCard extends DeckCard {
  readonly location: string;
  /** Whoever plays this person takes the ally out of the game. rule: allies.duplicate */
  readonly person?: string;
  readonly benevolent: TokenResult;
  readonly antagonistic: TokenResult;
}

/** What everybody is dealt one of in the Crossroads phase. rule: crossroads.deal */
export interface CrossroadsCard extends DeckCard {
  readonly benevolent: TokenResult;
  readonly antagonistic: TokenResult;
}

/** The cards of each deck. */
export interface DeckCards extends Record<DeckName, DeckCard> {
  crisis: CrisisCard;
  'super-crisis': CrisisCard;
  quorum: QuorumCard;
  destination: DestinationCard;
  mutiny: MutinyCard;
  mission: MissionCard;
  ally: AllyCard;
  crossroads: CrossroadsCard;
}

/** What happens at a distance, the first time that the fleet has travelled so far. */
export interface Milestone {
  readonly at: number;
  /** The games that it is in, in the language of the option model; all where absent. */
  readonly when?: string;
  /** What it starts waits until the jump that brought the fleet there is over. */
  readonly after?: 'jump';
  readonly do: readonly Effect[];
  /** From here on, the next jump ends the game. */
  readonly final?: boolean;
}

export interface ObjectiveCard extends CardInfo {
  /** The ending that is played with it. */
  readonly ending: 'kobol' | 'newcaprica' | 'ioniannebula' | 'searchforhome';
  /** The nearest first. */
  readonly milestones: readonly Milestone[];
}

export interface LoyaltyCardInfo extends CardInfo {
  /** The last two are shown at once by the human who receives them. */
  readonly side: 'human' | 'cylon' | 'sympathizer' | 'sympathetic';
  /** The option that mixes it into the Not-a-Cylon pile; otherwise it lies in a deck of its own, if anywhere. */
  readonly special?: 'personalgoal' | 'finalfive';
  /** In neither pile when the Loyalty deck is built. rule: setup.loyalty-deck.piles */
  readonly setAside?: boolean;
  /** It lies face up, and whoever is revealed as a Cylon hands it to a human. rule: cylon-reveal.mutineer-pass */
  readonly handedOn?: boolean;
  /** What its owner may do when showing it as an action. */
  readonly reveal?: readonly Effect[];
  /** What it does to the only player of a game, when it is turned up. rule: variants.one-player.reveal */
  readonly alone?: readonly Effect[];
  /** What a human player who holds it face down may do with an action. */
  readonly action?: ActionSpec;
  /** What it answers and changes while a human player holds it, face up or face down. */
  readonly reactions?: readonly React[];
  readonly modifiers?: readonly Modifier[];
}

/** What a player needs to win who is on nobody's side. rule: leaders.agenda-win */
export interface AgendaCard extends CardInfo {
  /** The deck it lies in, which goes by the number of players. rule: setup.pegasus.agenda-decks */
  readonly deck: AgendaDeck;
  /** The side that must have won. */
  readonly winWith: Side;
  /** What must hold besides when the game ends, for its holder. */
  readonly if: Condition;
}

/** One of the goals of a Leader, which is shown when it is met. rule: leaders.motive-win */
export interface MotiveCard extends CardInfo {
  /** The side that it counts for. */
  readonly allegiance: Side;
  /** It may be shown whenever it is met, or only when the game is over. rule: leaders.motive-reveal */
  readonly showable: 'any-time' | 'game-over';
  readonly if: Condition;
}

export interface Ability {
  readonly id: string;
  readonly name: string;
  readonly negative?: boolean;
  readonly limit?: Limit;
  readonly action?: ActionSpec;
  /** What it may be used for in place of moving. rule: movement-actions.when */
  readonly movement?: ActionSpec;
  readonly reactions?: readonly React[];
  readonly modifiers?: readonly Modifier[];
  /** Read by setup: how the character comes to the table. */
  readonly setup?: 'launch-viper' | 'stranded';
}

export interface CharacterCard extends CardInfo {
  /** Who it is, where several sheets are of one person: only one of them can be at the table. */
  readonly person?: string;
  readonly type: CharacterType;
  readonly skills: readonly { readonly skills: readonly Skill[]; readonly draw: number }[];
  /** Location at the start, or several to choose from; null where an ability says otherwise. */
  readonly setup: string | readonly string[] | null;
  readonly abilities: readonly Ability[];
}

/**
 * What is printed for a place or a title on one board, overlay or card. The place or title keeps its id for ever;
 * which faces count follows from the options (`when`) and the course of the game (`while`).
 */
export interface Face extends Component {
  /** It shows as long as this holds. */
  readonly while?: Condition;
  readonly reactions?: readonly React[];
  readonly modifiers?: readonly Modifier[];
}

/** A face of a place. Where several would show, the last one covers the others; each answers for whoever is there. */
export interface LocationCard extends Face {
  readonly place: string;
  /** Nothing is left of the place while this shows: nobody can go there or do anything there. */
  readonly closed?: boolean;
  /** So it is with every other place of its board. */
  readonly closesBoard?: boolean;
  readonly board: BoardName;
  readonly hazardous: boolean;
  readonly damageable: boolean;
  readonly actions?: readonly PlaceAction[];
}

/** Whom an action is for; infiltrators are Cylon players who may begin to infiltrate. */
export type ActingAs = 'human' | 'cylon' | 'infiltrator';

/** An action of whoever is in a place. */
export interface PlaceAction extends ActionSpec {
  /** Tells it from the others of its place; a place's only action goes by the place. */
  readonly id?: string;
  /** Those who may be on its board where absent. */
  readonly for?: ActingAs;
}

/** An action of whoever is anywhere on a board, which is no use of a location. */
export interface BoardAction extends Component, ActionSpec {
  readonly board: BoardName;
  readonly for?: ActingAs;
}

/** A face of a title, which answers for its holder. Several may show at once. */
export interface TitleCard extends Face {
  readonly title: Title;
  /** Of actions with one id, the last face that shows has the say. */
  readonly actions: readonly TitleAction[];
}

export interface TitleAction extends ActionSpec {
  readonly id: string;
  readonly limit?: Limit;
}

/**
 * A rule that an option brings to the game. It answers and changes like a card in play, on behalf of the current
 * player, so that no procedure mentions an option.
 */
export interface OptionRule extends Belonging {
  /** Id of the rule in the catalogue. */
  readonly id: string;
  readonly reactions?: readonly React[];
  /** What else a skill card may be used for, whatever box it comes from. */
  readonly cards?: readonly { readonly skill: string; readonly reaction: React }[];
  readonly modifiers?: readonly Modifier[];
  /** What happens at a distance, beside what the objective says. */
  readonly milestones?: readonly Milestone[];
}

type Losses = Readonly<Partial<Record<Resource, number>>>;

export interface CivilianShipToken extends CardInfo {
  /** What is lost with the ship. */
  readonly lose: Losses;
}

export interface GalacticaToken extends Component {
  /** The location it damages. */
  readonly location?: string;
  /** What is lost; the token then leaves the game. */
  readonly lose?: Losses;
}

export interface BasestarToken extends Component {
  /** How many damage it counts for. */
  readonly worth?: number;
  /** What happens when it is drawn; `area` is where its basestar is. */
  readonly drawn?: readonly Effect[];
  readonly modifiers?: readonly Modifier[];
}

/** A token that is drawn unseen and held in secret. */
export interface TraumaToken extends CardInfo {
  readonly symbol: TraumaSymbol;
}

/** More copies of a component that another box has as well, so that nothing tells them apart. */
export interface Reprint extends Belonging {
  /** Where the component is listed, and its id. */
  readonly of: Exclude<keyof Box, 'reprint' | 'rule' | 'board-action'>;
  readonly id: string;
  readonly copies: number;
}

type DecksOfBox = { readonly [D in DeckName]?: readonly DeckCards[D][] };

/** The contents of a box, by deck. */
export interface Box extends DecksOfBox {
  readonly objective?: readonly ObjectiveCard[];
  readonly loyalty?: readonly LoyaltyCardInfo[];
  readonly character?: readonly CharacterCard[];
  readonly agenda?: readonly AgendaCard[];
  readonly motive?: readonly MotiveCard[];
  readonly location?: readonly LocationCard[];
  readonly 'board-action'?: readonly BoardAction[];
  readonly title?: readonly TitleCard[];
  readonly skill?: readonly SkillCard[];
  readonly 'civilian-ship'?: readonly CivilianShipToken[];
  readonly 'galactica-damage'?: readonly GalacticaToken[];
  readonly 'basestar-damage'?: readonly BasestarToken[];
  readonly trauma?: readonly TraumaToken[];
  readonly rule?: readonly OptionRule[];
  readonly reprint?: readonly Reprint[];
}
