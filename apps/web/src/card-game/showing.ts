import type { CardFact, FactName, Kind, Seat, View } from '@ragtag/card-game';
import type { FactTone, Showing } from '../shell/half';
import { soundOf } from './sounds';

/** A challenge as far as it has been shown. */
export interface StagedChallenge {
  readonly seat: Seat;
  readonly challenger: Kind;
  readonly opponent: Seat | null;
  readonly threat: Kind | null;
  readonly defender: Kind | null;
  readonly undefended: boolean;
  readonly reveals: readonly { readonly seat: Seat; readonly kind: Kind | null; readonly value: number }[];
  readonly totals: { readonly challenger: number; readonly defender: number } | null;
  readonly won: 'challenger' | 'defender' | null;
  readonly isOver: boolean;
  /** A card or ability is at work, so that what is revealed now is not for the challenge itself. */
  readonly isAtWork: boolean;
}

/** What stays to be looked at. */
export interface KeptOfCards {
  readonly challenge: StagedChallenge | null;
  /** What each seat has just lost or gained. */
  readonly traces: Readonly<Record<Seat, number>>;
}

/** Milliseconds at the calm pace, of what takes a moment. */
const lengths: Readonly<Partial<Record<FactName, number>>> = {
  'base-revealed': 500,
  'turn-began': 500,
  'phase-began': 350,
  drew: 250,
  'asset-played': 500,
  'supply-played': 400,
  passed: 220,
  played: 1000,
  'ability-used': 800,
  'mission-resolved': 1000,
  challenged: 1000,
  defended: 800,
  undefended: 600,
  'mystic-revealed': 1000,
  totals: 1200,
  'challenge-won': 700,
  defeated: 600,
  influence: 700,
  'threat-revealed': 900,
  'red-text': 900,
  jumped: 1200,
  'player-out': 1200,
};

/** Moves and turns of cards are seen on the table, and need no line. */
const untold: ReadonlySet<FactName> = new Set([
  'flipped',
  'paid',
  'phase-ended',
  'challenge-won',
  'targeted',
]);
const strong: ReadonlySet<FactName> = new Set([
  'challenged',
  'totals',
  'jumped',
  'mission-resolved',
  'game-over',
]);

/** What is told in one passage with what follows it. */
const together: Readonly<Partial<Record<FactName, readonly FactName[]>>> = {
  drew: ['drew-cards'],
  'mystic-revealed': ['mystic-revealed', 'totals'],
};

function toneOf(fact: CardFact): FactTone | undefined {
  if (fact.fact === 'influence') return fact.by < 0 ? 'loss' : 'strong';
  if (fact.fact === 'defeated' || fact.fact === 'player-out') return 'loss';
  if (fact.fact === 'phase-began') return 'step';
  return strong.has(fact.fact) ? 'strong' : undefined;
}

const inPlay = (view: View, handle: number): Kind | null => {
  for (const { units } of view.players)
    for (const unit of units) if (unit.handle === handle) return unit.cards[0];
  return view.threats.find((threat) => threat.handle === handle)?.kind ?? null;
};

function staged(kept: StagedChallenge | null, fact: CardFact, view: View): StagedChallenge | null {
  if (fact.fact === 'challenged')
    return {
      seat: fact.seat,
      challenger: fact.kind,
      opponent: fact.opponent,
      threat: fact.threat === null ? null : inPlay(view, fact.threat),
      defender: null,
      undefended: false,
      reveals: [],
      totals: null,
      won: null,
      isOver: false,
      isAtWork: false,
    };
  if (!kept) return null;
  switch (fact.fact) {
    case 'defended':
      return { ...kept, defender: fact.kind };
    case 'undefended':
      return { ...kept, undefended: true };
    case 'passed':
      return { ...kept, isAtWork: false };
    case 'mystic-revealed':
      if (kept.isAtWork) return kept;
      return { ...kept, reveals: [...kept.reveals, { seat: fact.seat, kind: fact.kind, value: fact.value }] };
    case 'totals':
      return { ...kept, totals: { challenger: fact.challenger, defender: fact.defender } };
    case 'challenge-won':
      return { ...kept, won: fact.by };
    case 'challenge-ended':
      return { ...kept, isOver: true };
    case 'phase-began':
    case 'played':
    case 'ability-used':
    case 'mission-resolved':
      return kept.isOver ? null : { ...kept, isAtWork: true };
    default:
      return kept;
  }
}

/** How facts are shown. */
export const showing: Showing<View, CardFact, KeptOfCards> = {
  length: ({ fact }) => lengths[fact] ?? 0,
  moved(view, fact) {
    if (fact.fact !== 'influence') return view;
    const players = view.players.map((p, seat) => (seat === fact.seat ? { ...p, influence: fact.now } : p));
    return { ...view, players };
  },
  sound: (fact) => (fact.fact === 'influence' ? (fact.by < 0 ? 'loss' : 'gain') : soundOf[fact.fact]),
  tone: toneOf,
  isTold: (fact) =>
    !untold.has(fact.fact) && !(fact.fact === 'moved' && (fact.to === 'alert' || fact.to === 'reserve')),
  isTogether: (fact, next) => together[fact.fact]?.includes(next.fact) ?? false,
  isSecret: () => false,
  turn: (fact) => (fact.fact === 'turn-began' ? { turn: fact.turn, seat: null } : undefined),
  nothing: { challenge: null, traces: {} },
  keep(kept, fact, view) {
    const challenge = staged(kept.challenge, fact, view);
    const traces =
      fact.fact === 'influence'
        ? { ...kept.traces, [fact.seat]: fact.by }
        : fact.fact === 'phase-began' || fact.fact === 'played' || fact.fact === 'challenged'
          ? {}
          : kept.traces;
    return challenge === kept.challenge && traces === kept.traces ? kept : { challenge, traces };
  },
  goOn: (kept) => (kept.challenge?.isOver ? { ...kept, challenge: null } : kept),
};
