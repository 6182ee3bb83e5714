import type { Shape } from '@ragtag/kernel';
import type {
  Basestar,
  Card,
  CivilianShip,
  Decks,
  InForce,
  KeptCard,
  Later,
  LoyaltyCard,
  Player,
  SpaceArea,
  State,
} from '../state';
import { type DeckName, deckNames } from '../terms';
import {
  aCause,
  basestarToken,
  bindings,
  cardOfDeck,
  civilianShip,
  fields,
  galacticaToken,
  handOf,
  loyaltyCard,
  pileOf,
  plain,
  skillCard,
} from './shapes';

/** How each part of the state lies at rest. */

const aCard = fields<Card>({ card: cardOfDeck });
const player = fields<Player>({
  hand: handOf('skill'),
  loyalty: fields<LoyaltyCard>({ card: loyaltyCard, seenBy: plain }),
  superCrises: handOf('super-crisis'),
  turns: plain,
  tokens: plain,
});
const area = fields<SpaceArea>({
  raiders: plain,
  heavyRaiders: plain,
  vipers: plain,
  civilians: fields<CivilianShip>({ handle: plain, kind: civilianShip, seenBy: plain }),
});
const wholeCards = Object.fromEntries(deckNames.map((deck) => [deck, pileOf(deck)])) as Record<
  DeckName,
  Shape
>;
const decks = fields<Decks>({
  skill: { by: 'skill-type', each: pileOf('skill') },
  destiny: skillCard,
  ...wholeCards,
  contents: plain,
  loyalty: loyaltyCard,
  notACylon: loyaltyCard,
  discardedLoyalty: loyaltyCard,
  removed: aCard,
});

export const stateAtRest: Shape = fields<State>({
  version: plain,
  options: plain,
  stack: 'frame',
  questions: 'question',
  asked: plain,
  streams: plain,
  players: player,
  turn: plain,
  resources: plain,
  jump: plain,
  travelled: aCard,
  distance: plain,
  milestones: plain,
  boarding: plain,
  areas: { values: area },
  basestars: fields<Basestar>({ damage: basestarToken }),
  reserves: plain,
  damagedVipers: plain,
  destroyed: plain,
  supply: plain,
  civilians: civilianShip,
  lostCivilians: civilianShip,
  handles: plain,
  galacticaDamage: fields<State['galacticaDamage']>({ pile: galacticaToken, removed: galacticaToken }),
  basestarDamage: basestarToken,
  decks,
  titles: plain,
  quorumHand: handOf('quorum'),
  nukes: plain,
  inPlay: fields<KeptCard>({ card: cardOfDeck, holder: plain }),
  inForce: fields<InForce>({ modifier: plain, owner: plain, bind: bindings, cause: aCause }),
  later: fields<Later>({ effects: plain, owner: plain, bind: bindings, cause: aCause }),
  dice: plain,
  over: plain,
});
