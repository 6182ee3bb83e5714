import type { Fact } from '@ragtag/kernel';
import type { TargetKind } from './effects/types';
import type { Handle, Kind, Phase, Seat } from './terms';

/** Where a card can be. */
export type Place =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'alert'
  | 'reserve'
  | 'resource'
  | 'supply'
  | 'linked'
  | 'threat'
  | 'gone';

/** A change of a unit's or threat's numbers, in words of its own. */
export type Changed = 'power' | 'threat' | 'trait' | 'keyword' | 'protected' | 'trait-lost';

/**
 * What is told. Things in play go by handle, and also by card (`kinds`, in the same order), for they may have left play when
 * somebody reads of them; games of earlier builds told some by handle alone.
 */
interface Facts {
  'game-began': { readonly first: Seat; readonly defense: number };
  'base-revealed': { readonly seat: Seat; readonly kind: Kind; readonly influence: number };
  redrew: { readonly seat: Seat; readonly yes: boolean };
  'turn-began': { readonly turn: number };
  'phase-began': { readonly phase: Phase; readonly first: Seat };
  'phase-ended': { readonly phase: Phase };
  drew: { readonly seat: Seat; readonly n: number };
  'drew-cards': { readonly seat: Seat; readonly cards: readonly Kind[] };
  reshuffled: { readonly seat: Seat };
  'asset-played': { readonly seat: Seat; readonly kind: Kind; readonly handle: Handle };
  'supply-played': { readonly seat: Seat; readonly stack: Handle; readonly beneath?: Kind };
  'supply-is': { readonly seat: Seat; readonly kind: Kind };
  reordered: { readonly seat: Seat; readonly handle: Handle; readonly kind: Kind };
  passed: { readonly seat: Seat };
  played: { readonly seat: Seat; readonly kind: Kind; readonly expedited: boolean };
  /** `number`: which of the texts with a colon on that card. */
  'ability-used': {
    readonly seat: Seat;
    readonly kind: Kind;
    readonly handle: Handle;
    readonly number: number;
  };
  targeted: {
    readonly seat: Seat;
    readonly name: string;
    readonly of: TargetKind;
    readonly target: unknown;
    readonly kinds?: readonly Kind[];
  };
  paid: {
    readonly seat: Seat;
    readonly stacks: readonly Handle[];
    readonly freighters: readonly Handle[];
    readonly kinds?: readonly Kind[];
  };
  'entered-play': {
    readonly seat: Seat;
    readonly kind: Kind;
    readonly handle: Handle;
    readonly onto: boolean;
  };
  moved: { readonly handle: Handle; readonly kind: Kind; readonly seat: Seat; readonly to: Place };
  flipped: { readonly handle: Handle; readonly kind: Kind; readonly seat: Seat; readonly down: boolean };
  changed: {
    readonly handles: readonly Handle[];
    readonly what: Changed;
    readonly n: number;
    readonly word?: string;
    readonly kinds?: readonly Kind[];
  };
  'rule-changed': { readonly seat: Seat; readonly kind: Kind };
  influence: { readonly seat: Seat; readonly by: number; readonly now: number };
  'influence-kept': { readonly seat: Seat };
  'mission-resolved': { readonly seat: Seat; readonly kind: Kind; readonly handle: Handle };
  linked: { readonly kind: Kind; readonly handle: Handle; readonly host: Handle; readonly to?: Kind };
  challenged: {
    readonly seat: Seat;
    readonly challenger: Handle;
    readonly kind: Kind;
    readonly opponent: Seat | null;
    readonly threat: Handle | null;
    readonly as: 'personnel' | 'ship';
  };
  defended: { readonly seat: Seat; readonly defender: Handle; readonly kind: Kind };
  undefended: { readonly seat: Seat };
  'mystic-revealed': { readonly seat: Seat; readonly kind: Kind | null; readonly value: number };
  'mystic-skipped': { readonly seat: Seat };
  totals: { readonly challenger: number; readonly defender: number };
  'challenge-won': { readonly by: 'challenger' | 'defender' };
  'challenge-ended': { readonly early: boolean };
  defeated: { readonly handle: Handle; readonly kind: Kind; readonly seat: Seat };
  'defeat-replaced': { readonly handle: Handle; readonly kind: Kind; readonly by: Kind };
  triggered: { readonly seat: Seat; readonly kind: Kind; readonly handle: Handle };
  'threat-level': { readonly level: number; readonly defense: number };
  'threat-revealed': { readonly seat: Seat; readonly kind: Kind; readonly handle: Handle };
  'red-text': { readonly seat: Seat; readonly kind: Kind; readonly handle: Handle };
  jumped: Record<never, never>;
  'supply-lost': { readonly seat: Seat; readonly kind: Kind };
  discarded: { readonly seat: Seat; readonly cards: readonly Kind[] };
  milled: { readonly seat: Seat; readonly cards: readonly Kind[] };
  'to-hand': { readonly seat: Seat; readonly n: number; readonly cards?: readonly Kind[] };
  'hand-shown': { readonly seat: Seat; readonly cards: readonly Kind[] };
  looked: { readonly seat: Seat; readonly deck: Seat; readonly n: number };
  'looked-cards': { readonly seat: Seat; readonly deck: Seat; readonly cards: readonly Kind[] };
  shown: { readonly seat: Seat; readonly cards: readonly Kind[] };
  'put-on-deck': { readonly seat: Seat; readonly n: number; readonly where: 'top' | 'bottom' | 'shuffled' };
  searched: { readonly seat: Seat; readonly found: Kind | null | undefined };
  'extra-actions': { readonly seat: Seat; readonly n: number };
  'chose-mode': { readonly seat: Seat; readonly kind: Kind; readonly mode: string };
  conceded: { readonly seat: Seat };
  'draw-offered': { readonly seat: Seat };
  'draw-withdrawn': { readonly seat: Seat };
  'player-out': { readonly seat: Seat };
  'game-over': { readonly winners: readonly Seat[] };
}

export type FactName = keyof Facts;
/** What a fact tells beside its name. */
export type FieldsOf<N extends FactName> = Facts[N];
export type FactOf<N extends FactName> = Fact & { readonly fact: N } & Facts[N];
export type CardFact = { [N in FactName]: FactOf<N> }[FactName];
