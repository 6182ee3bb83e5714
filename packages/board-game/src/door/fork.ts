import { fork as forkAny } from '@ragtag/kernel';
import type { Basestar, CivilianShip, Deck, LoyaltyCard, Player, SpaceArea, State } from '../state';
import { deckNames } from '../terms';

/**
 * Copying a state, part by part: bots that search live on it. Every part is named, so that each copy is of one
 * shape and a new part of the state does not compile until it is copied here. Parts stand in the order of a new
 * game, so that a copy is also written down alike.
 */

const copyLoyalty = ({ card, faceUp, seenBy }: LoyaltyCard): LoyaltyCard => ({
  card,
  faceUp,
  seenBy: seenBy.slice(),
});

function copyPlayer(p: Player): Player {
  return {
    ...p,
    hand: p.hand.slice(),
    loyalty: p.loyalty.map(copyLoyalty),
    superCrises: p.superCrises.slice(),
    spent: p.spent.slice(),
    tokens: p.tokens && { ...p.tokens },
  };
}

const copyShip = ({ handle, kind, seenBy }: CivilianShip): CivilianShip => ({
  handle,
  kind,
  seenBy: seenBy.slice(),
});

function copyArea({ raiders, heavyRaiders, vipers, civilians }: SpaceArea): SpaceArea {
  return { raiders, heavyRaiders, vipers, civilians: civilians.map(copyShip) };
}

const copyBasestar = ({ area, damage }: Basestar): Basestar => ({ area, damage: damage.slice() });
const copyDeck = ({ draw, discard }: Deck): Deck => ({ draw: draw.slice(), discard: discard.slice() });

function copySpace(s: State['areas']): State['areas'] {
  return {
    fore: copyArea(s.fore),
    'starboard-bow': copyArea(s['starboard-bow']),
    'starboard-quarter': copyArea(s['starboard-quarter']),
    aft: copyArea(s.aft),
    'port-quarter': copyArea(s['port-quarter']),
    'port-bow': copyArea(s['port-bow']),
  };
}

function copyDecks(d: State['decks']): State['decks'] {
  const copy = { skill: d.skill.map(copyDeck), destiny: d.destiny.slice() } as State['decks'];
  for (let i = 0; i < deckNames.length; i++) copy[deckNames[i]] = copyDeck(d[deckNames[i]]);
  copy.loyalty = d.loyalty.slice();
  copy.notACylon = d.notACylon.slice();
  copy.contents = d.contents && { ...d.contents };
  copy.discardedLoyalty = d.discardedLoyalty?.slice();
  copy.removed = d.removed.map((card) => ({ ...card }));
  return copy;
}

/** A state of its own that starts out equal and plays on by itself. The options never change and are shared. */
export function fork(s: State): State {
  return {
    version: s.version,
    options: s.options,
    stack: forkAny(s.stack),
    questions: forkAny(s.questions),
    asked: s.asked.slice(),
    streams: forkAny(s.streams),
    players: s.players.map(copyPlayer),
    turn: { ...s.turn, used: s.turn.used.slice() },
    resources: { ...s.resources },
    jump: s.jump,
    travelled: s.travelled.map((card) => ({ ...card })),
    distance: s.distance,
    milestones: s.milestones.slice(),
    boarding: s.boarding.slice(),
    areas: copySpace(s.areas),
    basestars: s.basestars.map(copyBasestar),
    reserves: { ...s.reserves },
    damagedVipers: s.damagedVipers,
    destroyed: { ...s.destroyed },
    supply: { ...s.supply },
    civilians: s.civilians.slice(),
    lostCivilians: s.lostCivilians.slice(),
    handles: s.handles,
    galacticaDamage: { pile: s.galacticaDamage.pile.slice(), removed: s.galacticaDamage.removed.slice() },
    basestarDamage: s.basestarDamage.slice(),
    damagedLocations: s.damagedLocations.slice(),
    decks: copyDecks(s.decks),
    titles: { ...s.titles },
    quorumHand: s.quorumHand.slice(),
    nukes: s.nukes,
    inPlay: s.inPlay.map((kept) => ({ ...kept })),
    inForce: forkAny(s.inForce),
    later: forkAny(s.later),
    dice: s.dice.slice(),
    over: s.over === null ? null : { ...s.over },
  };
}
