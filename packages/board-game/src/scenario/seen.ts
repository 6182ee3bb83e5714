import { Bag } from '@ragtag/kernel/scenario';
import { basestarTokens, civilianShips, deckTables, loyaltyCards, skillKinds } from '../cards/tables';
import type { State } from '../state';
import { areas, deckNames, jumpTrack, type Seat, skills } from '../terms';
import { type PileView, type PlayerView, type View, view } from '../view';
import { cardId, skillIds } from './table';
import { seatName } from './words';

/** A seat's view in the words of a scenario. What the seat may not know is null, or not there at all. */

function playerSeen({ hand, loyalty, superCrises, piloting, ...rest }: PlayerView) {
  return {
    ...rest,
    viper: piloting,
    ...(hand && { hand: new Bag(skillIds(hand)) }),
    loyalty: loyalty.map(({ card, faceUp }) => ({
      card: card === null ? null : loyaltyCards[card].id,
      faceUp,
    })),
    superCrises:
      typeof superCrises === 'number'
        ? superCrises
        : new Bag(superCrises.map((card) => deckTables['super-crisis'][card].id)),
  };
}

const pileSeen = ({ cards, top }: PileView, table: readonly { readonly id: string }[]) => ({
  cards,
  top: top === null ? null : table[top].id,
});

function spaceSeen(seen: View) {
  return Object.fromEntries(
    areas.map((area) => [
      area,
      {
        ...seen.areas[area],
        civilians: seen.areas[area].civilians.map(({ handle, kind }) => ({
          handle,
          kind: kind === null ? null : civilianShips[kind].id,
        })),
      },
    ]),
  );
}

function resolvingSeen(s: State, seen: View) {
  return seen.resolving.map((each) => {
    switch (each.what) {
      case 'crisis':
        return { ...each, card: deckTables[each.deck][each.card].id, by: seatName(s, each.by) };
      case 'skill-check':
        return {
          ...each,
          cards: new Bag(skillIds(each.cards)),
          target: each.target === null ? null : seatName(s, each.target),
          added: each.added.map(({ seat, n }) => ({
            seat: seat === null ? 'destiny' : seatName(s, seat),
            n,
          })),
        };
      default:
        return each;
    }
  });
}

export function describeView(s: State, seat: Seat | null) {
  const seen = view(s, seat);
  const players = seen.players.map(playerSeen);
  const { quorumHand } = seen;
  return {
    ...Object.fromEntries(players.filter((p) => p.character).map((p) => [p.character, p])),
    players,
    turn: { ...seen.turn, player: seatName(s, seen.turn.seat) },
    resources: seen.resources,
    jump: jumpTrack[seen.jump].name,
    distance: seen.distance,
    travelled: seen.travelled.map(cardId),
    boarding: seen.boarding,
    space: spaceSeen(seen),
    basestars: seen.basestars.map(({ area, damage }) => ({
      area,
      damage: new Bag(damage.map((token) => basestarTokens[token].id)),
    })),
    reserves: seen.reserves,
    damagedVipers: seen.damagedVipers,
    destroyed: seen.destroyed,
    supply: seen.supply,
    civiliansLeft: seen.civiliansLeft,
    lostCivilians: new Bag(seen.lostCivilians.map((kind) => civilianShips[kind].id)),
    damaged: new Bag(seen.damagedLocations),
    damageLeft: seen.damageLeft,
    decks: {
      ...Object.fromEntries(deckNames.map((name) => [name, pileSeen(seen.decks[name], deckTables[name])])),
      destiny: seen.decks.destiny,
      skill: Object.fromEntries(
        seen.skillDecks.map((pile, type) => [skills[type], pileSeen(pile, skillKinds)]),
      ),
    },
    titles: Object.fromEntries(
      Object.entries(seen.titles).map(([title, holder]) => [title, seatName(s, holder)]),
    ),
    quorumHand:
      typeof quorumHand === 'number'
        ? quorumHand
        : new Bag(quorumHand.map((card) => deckTables.quorum[card].id)),
    nukes: seen.nukes,
    inPlay: new Bag(
      seen.inPlay.map((kept) => ({
        card: cardId(kept),
        holder: kept.holder === null ? null : seatName(s, kept.holder),
      })),
    ),
    resolving: resolvingSeen(s, seen),
    questions: seen.questions.map(({ ask, min, max, options }) => ({
      ask,
      count: [min, max],
      options: new Bag(options.map((o) => o.id)),
    })),
    waitingFor: new Bag(seen.waitingFor.map(({ seat: other, ask }) => ({ who: seatName(s, other), ask }))),
    over: seen.over,
  };
}
