import type { Cause, WindowName } from './effects/types';
import type { Verdict } from './state';
import type { Change, CountedCard } from './table/counted';
import type { Area, DeckName, Resource, Seat, Title } from './terms';

interface Base {
  /** Rule that caused it. */
  readonly rule?: string;
  /** Seats that may read it; absent means everybody. */
  readonly only?: readonly Seat[];
}

/** What can be reported. Clients turn these into words, animation and sound. */
export type BoardFact = Base &
  (
    | { fact: 'character-picked'; seat: Seat; character: string }
    | { fact: 'title-given'; title: Title; seat: Seat; from: Seat | null }
    | { fact: 'loyalty-dealt'; seat: Seat; n: number }
    | { fact: 'loyalty-received'; seat: Seat; cards: readonly number[] }
    | { fact: 'turn-started'; seat: Seat; turn: number }
    | { fact: 'step'; step: string; seat: Seat }
    | { fact: 'skill-cards-drawn'; seat: Seat; skills: readonly string[] }
    | { fact: 'skill-cards-received'; seat: Seat; cards: readonly number[] }
    | { fact: 'skill-cards-discarded'; seat: Seat; cards: readonly number[]; cause: Cause }
    | { fact: 'deck-reshuffled'; deck: string }
    | { fact: 'moved'; seat: Seat; to: string }
    | { fact: 'flew'; seat: Seat; to: Area }
    | { fact: 'sent'; seat: Seat; to: string }
    | { fact: 'action'; seat: Seat; cause: Cause }
    | { fact: 'reaction'; seat: Seat; window: WindowName; cause: Cause }
    | { fact: 'resource-lost'; resource: Resource; by: number; now: number; cause: Cause }
    | { fact: 'resource-gained'; resource: Resource; by: number; now: number; cause: Cause }
    | { fact: 'crisis-drawn'; seat: Seat; card: number; deck: DeckName }
    | { fact: 'crisis-discarded'; card: number; deck: DeckName }
    | { fact: 'card-kept'; deck: DeckName; card: number; holder: Seat | null }
    | { fact: 'card-left-play'; deck: DeckName; card: number }
    | { fact: 'box-chosen'; seat: Seat; box: string }
    | { fact: 'effect-chosen'; seat: Seat; option: string; cause?: Cause }
    | { fact: 'player-chosen'; seat: Seat; player: Seat; as: string }
    | { fact: 'ignored'; seat: Seat; cause: Cause }
    | { fact: 'check-started'; difficulty: number; cause: Cause }
    | { fact: 'check-cards-added'; seat: Seat | null; n: number; cards?: readonly number[] }
    /** `counted` and `changes`: absent in what games told before this was told. */
    | { fact: 'check-revealed'; cards: readonly number[]; counted?: readonly CountedCard[] }
    | { fact: 'ability-resolved'; cause: Cause }
    | {
        fact: 'check-totalled';
        total: number;
        difficulty: number;
        counted?: readonly CountedCard[];
        changes?: readonly Change[];
      }
    | { fact: 'check-result'; outcome: 'pass' | 'partial' | 'fail'; total: number | null }
    | { fact: 'check-cards-taken'; seat: Seat; n: number }
    | { fact: 'destiny-rebuilt' }
    | { fact: 'die-rolled'; seat: Seat; die: number; result: number; cause: Cause }
    | { fact: 'game-over'; verdict: Verdict }
    | SpaceFact
    | PeopleFact
  );

/** Ships, damage, jumps. */
export type SpaceFact =
  | { fact: 'ships-placed'; area: Area; ships: string; n: number }
  | { fact: 'ships-removed'; area: Area; ships: string; n: number }
  | { fact: 'ship-moved'; ship: string; from: Area; to: Area; handle?: number }
  | {
      fact: 'attack';
      by: string;
      /** Pilot of the attacking viper. */
      attacker: Seat | null;
      on: string;
      area: Area | null;
      /** Pilot of the attacked viper. */
      pilot: Seat | null;
      result: string;
    }
  | { fact: 'ship-destroyed'; ship: string; area: Area | null }
  | { fact: 'viper-damaged'; area: Area | null; pilot: Seat | null }
  | { fact: 'viper-manned'; area: Area; seat: Seat }
  | { fact: 'civilian-destroyed'; kind: number; area: Area | null }
  | { fact: 'civilians-looked-at'; handles: readonly number[]; seat: Seat }
  | { fact: 'civilians-seen'; ships: readonly { handle: number; kind: number }[]; seat: Seat }
  | { fact: 'galactica-damaged'; token: number }
  | { fact: 'basestar-damaged'; basestar: number; token: number }
  | { fact: 'location-repaired'; location: string }
  | { fact: 'vipers-repaired'; n: number }
  | { fact: 'raptors-changed'; by: number; now: number }
  | { fact: 'nukes-changed'; by: number; now: number }
  | { fact: 'centurions-placed'; n: number }
  | { fact: 'centurions-advanced' }
  | { fact: 'icon-activated'; icon: string; cause: Cause }
  | { fact: 'jump-track-moved'; from: number; to: number }
  | { fact: 'fleet-jumps' }
  | { fact: 'destination-picked'; card: number; seat: Seat }
  | { fact: 'distance-travelled'; by: number; now: number };

/** Loyalty, reveals, looks, titles' assets. */
export type PeopleFact =
  | { fact: 'phase'; phase: 'sleeper-agents' }
  | { fact: 'milestone-reached'; distance: number }
  | { fact: 'cards-seen'; seat: Seat; deck: string; cards: readonly number[] }
  | { fact: 'deck-looked-at'; seat: Seat; deck: string }
  | { fact: 'loyalty-looked-at'; viewer: Seat; owner: Seat; n: number }
  | { fact: 'loyalty-seen'; viewer: Seat; owner: Seat; cards: readonly number[] }
  | { fact: 'loyalty-passed'; from: Seat; to: Seat; n: number }
  | { fact: 'loyalty-revealed'; seat: Seat; card: number }
  | { fact: 'cylon-revealed'; seat: Seat }
  | { fact: 'super-crisis-drawn'; seat: Seat; n: number }
  | { fact: 'quorum-drawn'; seat: Seat; n: number }
  | { fact: 'quorum-received'; seat: Seat; cards: readonly number[] }
  | { fact: 'quorum-played'; seat: Seat; card: number }
  | { fact: 'quorum-discarded'; card: number }
  | { fact: 'quorum-removed'; card: number }
  | { fact: 'hand-seen'; seat: Seat; owner: Seat; cards: readonly number[] }
  | { fact: 'card-taken'; seat: Seat; from: Seat; card?: number };
