import { type Shape, type Shapes, Unreadable } from '@ragtag/kernel';
import type { BoardFact } from '../facts';
import type { CardChange, Change, CountedCard } from '../table/counted';
import {
  aCause,
  basestarToken,
  cardOfDeck,
  civilianShip,
  destinationCard,
  fields,
  galacticaToken,
  loyaltyCard,
  plain,
  quorumCard,
  skillCard,
} from './shapes';

/** How facts lie at rest: what the numbers in each of them stand for. */

type OwnFields<N extends BoardFact['fact']> = Omit<Extract<BoardFact, { fact: N }>, 'fact' | 'rule' | 'only'>;
type FactShapes = { readonly [N in BoardFact['fact']]: Shapes<OwnFields<N>> };

interface SeenShip {
  readonly handle: number;
  readonly kind: number;
}

const seat = plain;
const n = plain;
const by = plain;
const now = plain;
const cause = aCause;
const counted = fields<CountedCard>({
  card: skillCard,
  printed: n,
  counts: n,
  changes: fields<CardChange>({ by: cause, counts: n }),
});

const shapes: FactShapes = {
  'character-picked': { seat },
  'title-given': { seat, from: seat },
  'loyalty-dealt': { seat, n },
  'loyalty-received': { seat, cards: loyaltyCard },
  'turn-started': { seat, turn: n },
  step: { seat },
  'skill-cards-drawn': { seat },
  'skill-cards-received': { seat, cards: skillCard },
  'skill-cards-discarded': { seat, cards: skillCard, cause },
  'deck-reshuffled': {},
  moved: { seat },
  flew: { seat },
  sent: { seat },
  action: { seat, cause },
  reaction: { seat, cause },
  'resource-lost': { by, now, cause },
  'resource-gained': { by, now, cause },
  'crisis-drawn': { seat, card: cardOfDeck },
  'crisis-discarded': { card: cardOfDeck },
  'card-kept': { card: cardOfDeck, holder: seat },
  'card-left-play': { card: cardOfDeck },
  'box-chosen': { seat },
  'effect-chosen': { seat, cause },
  'player-chosen': { seat, player: seat },
  ignored: { seat, cause },
  'check-started': { difficulty: n, cause },
  'check-cards-added': { seat, n, cards: skillCard },
  'check-revealed': { cards: skillCard, counted },
  'ability-resolved': { cause },
  'check-totalled': { total: n, difficulty: n, counted, changes: fields<Change>({ by: cause, change: n }) },
  'check-result': { total: n },
  'check-cards-taken': { seat, n },
  'destiny-rebuilt': {},
  'die-rolled': { seat, die: n, result: n, cause },
  'game-over': { verdict: plain },
  'ships-placed': { n },
  'ships-removed': { n },
  'ship-moved': { handle: plain },
  attack: { attacker: seat, pilot: seat },
  'ship-destroyed': {},
  'viper-damaged': { pilot: seat },
  'viper-manned': { seat },
  'civilian-destroyed': { kind: civilianShip },
  'civilians-looked-at': { handles: plain, seat },
  'civilians-seen': { ships: fields<SeenShip>({ handle: plain, kind: civilianShip }), seat },
  'galactica-damaged': { token: galacticaToken },
  'basestar-damaged': { basestar: plain, token: basestarToken },
  'location-repaired': {},
  'vipers-repaired': { n },
  'raptors-changed': { by, now },
  'nukes-changed': { by, now },
  'centurions-placed': { n },
  'centurions-advanced': {},
  'icon-activated': { cause },
  'jump-track-moved': { from: plain, to: plain },
  'fleet-jumps': {},
  'destination-picked': { card: destinationCard, seat },
  'distance-travelled': { by, now },
  phase: {},
  'milestone-reached': { distance: plain },
  'cards-seen': { seat, cards: cardOfDeck },
  'deck-looked-at': { seat },
  'loyalty-looked-at': { viewer: seat, owner: seat, n },
  'loyalty-seen': { viewer: seat, owner: seat, cards: loyaltyCard },
  'loyalty-passed': { from: seat, to: seat, n },
  'loyalty-revealed': { seat, card: loyaltyCard },
  'cylon-revealed': { seat },
  'super-crisis-drawn': { seat, n },
  'quorum-drawn': { seat, n },
  'quorum-received': { seat, cards: quorumCard },
  'quorum-played': { seat, card: quorumCard },
  'quorum-discarded': { card: quorumCard },
  'quorum-removed': { card: quorumCard },
  'hand-seen': { seat, owner: seat, cards: skillCard },
  'tokens-changed': { seat: plain, by: plain, now: plain },
  'card-taken': { seat, from: seat, card: skillCard },
};

export function factAtRest(fact: BoardFact['fact']): Shape {
  const found = shapes[fact];
  if (!found) throw new Unreadable('damaged', `Nothing is told by the name of ${fact}.`);
  return { fields: found };
}
