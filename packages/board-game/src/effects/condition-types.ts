import type { DeckName, Resource, Skill, Title } from '../terms';

/** Whom and how many data speaks of, what it asks of the game, and what brought something about. */

/**
 * Who acts or is acted upon: a role, a name bound by an earlier `choose`, or a seat of the event that is being
 * answered (`event.viewer`).
 */
export type Who = 'you' | 'current' | 'president' | 'admiral' | (string & {});

/** Several players at once. */
export type WhoAll =
  | 'each-player'
  | { readonly charactersIn: string }
  | { readonly charactersOn: 'galactica' | 'colonial-one' }
  /** Whoever these stand for; what is done to each is done twice to one who is both. */
  | { readonly each: readonly Who[] };

/** A number, one bound earlier (and some more), or the population at risk on the fleet's space of the Jump Preparation track. */
export type Amount =
  | number
  | { readonly bound: string; readonly plus?: number }
  | { readonly trackSpace: true };

/** The step of a turn as the rulebook names it. */
export type TurnStep = 'receive-skills' | 'movement' | 'action' | 'crisis' | 'end';

export type PlayerFilter =
  | 'another'
  | 'human'
  | 'admiral'
  | 'president'
  | 'not-admiral'
  | 'not-president'
  | 'on-galactica'
  | 'on-the-board'
  | 'in-brig'
  | 'able-to-go-to-brig'
  | 'able-to-go-to-sickbay'
  | 'hidden-loyalty'
  | 'skill-cards';

export type Condition =
  | { readonly is: 'not'; readonly it: Condition }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'distance-at-most'; readonly n: number }
  | { readonly is: 'resource-at-most'; readonly resource: Resource; readonly n: number }
  | { readonly is: 'resource-in-the-red' }
  | { readonly is: 'at'; readonly who: Who; readonly location: string }
  | { readonly is: 'on'; readonly who: Who; readonly board: 'galactica' | 'colonial-one' | 'cylon' }
  | { readonly is: 'off-the-board'; readonly who: Who }
  | { readonly is: 'sharing-location'; readonly who: Who }
  | { readonly is: 'pilot'; readonly who: Who }
  | { readonly is: 'piloting'; readonly who: Who }
  | { readonly is: 'started-piloting'; readonly who: Who }
  | { readonly is: 'holds'; readonly who: Who; readonly title: Title }
  | { readonly is: 'sympathizer-cylon'; readonly who: Who }
  | { readonly is: 'skill-cards'; readonly who: Who; readonly exactly?: number; readonly atLeast?: number }
  | { readonly is: 'nukes'; readonly atLeast: number }
  | { readonly is: 'in-reserves'; readonly ship: 'viper' | 'raptor'; readonly atLeast: number }
  | { readonly is: 'damaged-vipers'; readonly atLeast: number }
  | { readonly is: 'destroyed'; readonly ship: 'viper' | 'raptor'; readonly atLeast: number }
  | { readonly is: 'location-damaged'; readonly at: Who }
  | { readonly is: 'centurions'; readonly atLeast: number }
  | {
      readonly is: 'ships-in-space';
      readonly ship: ShipKind;
      readonly atLeast: number;
      readonly areaOf?: Who;
    }
  | { readonly is: 'super-crises'; readonly who: Who; readonly atLeast: number }
  | { readonly is: 'hidden-loyalty'; readonly who: Who; readonly atLeast: number }
  | { readonly is: 'quorum-cards'; readonly atLeast: number }
  | { readonly is: 'cards-left'; readonly decks: readonly (DeckName | Skill)[] }
  | { readonly is: 'somebody'; readonly filter: readonly PlayerFilter[] }
  | { readonly is: 'track-space-blue' }
  | { readonly is: 'viper-can-act' }
  | { readonly is: 'viper-to-fly' }
  | { readonly is: 'your-turn' }
  | { readonly is: 'turn-step'; readonly step: TurnStep }
  | { readonly is: 'turn-number'; readonly n: number }
  | { readonly is: 'check-of'; readonly source: CauseKind; readonly ids?: readonly string[] }
  | { readonly is: 'check-target'; readonly who: Who }
  | { readonly is: 'drawn-by'; readonly who: Who }
  | { readonly is: 'attack-on'; readonly ship: 'viper' | 'basestar' }
  | { readonly is: 'attack-by'; readonly ship: 'unmanned-viper' }
  | { readonly is: 'attacked-viper-piloted' }
  | { readonly is: 'skill-card-used'; readonly id: string; readonly by: Who }
  | { readonly is: 'destroyed-ship'; readonly ship: readonly ShipKind[] }
  | { readonly is: 'title-went-to'; readonly title: Title; readonly who: Who }
  | { readonly is: 'check-reckless' }
  | { readonly is: 'check-counts'; readonly skill: Skill }
  | { readonly is: 'check-faceup' }
  | { readonly is: 'check-outcome'; readonly outcome: readonly ('pass' | 'partial' | 'fail')[] }
  | { readonly is: 'check-total'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'event'; readonly field: string; readonly among: readonly (string | number)[] }
  | { readonly is: 'event-bound'; readonly field: string; readonly as: string }
  | { readonly is: 'event-about'; readonly field: string; readonly who: Who }
  | { readonly is: 'caused-by'; readonly kinds: readonly CauseKind[]; readonly ids?: readonly string[] }
  | { readonly is: 'discard-of'; readonly who: Who }
  | { readonly is: 'about-this-card' };

export type ShipKind =
  | 'raider'
  | 'heavy-raider'
  | 'basestar'
  | 'cylon'
  | 'civilian'
  | 'unmanned-viper'
  | 'viper';

/** What caused something: every event carries it. */
export type CauseKind =
  | 'crisis'
  | 'super-crisis'
  | 'quorum'
  | 'skill'
  | 'location'
  | 'sheet'
  | 'title'
  | 'loyalty'
  | 'destination'
  | 'attack'
  | 'rule';

export interface Cause {
  readonly kind: CauseKind;
  /** Id of the component, or of the rule. */
  readonly id: string;
  /** Index of the card in its table, where it is one. */
  readonly card?: number;
  /** The card lies in play while this happens; it is not being played. */
  readonly kept?: boolean;
}
