import { shuffle } from '@ragtag/kernel';
import type { Written } from '@ragtag/kernel/scenario';
import {
  crisisCards,
  deckTables,
  destinationCards,
  galacticaTokens,
  loyaltyCards,
  skillKinds,
} from '../cards/tables';
import { addToHand } from '../operations/decks';
import { laySpecialLoyalty, liesInPile } from '../setup/loyalty-deck';
import type { State } from '../state';
import { isLost } from '../table/boards';
import { type DeckName, deckNames, skills } from '../terms';
import type { Build } from './build';
import { usualLoyaltyDeck } from './loyalty';
import {
  deckOf,
  layOut,
  type PileLayout,
  readLayout,
  takeBasestarToken,
  takeCivilianShip,
  takeDeckCard,
  takeFrom,
  takeHullToken,
  takeSkillCard,
} from './piles';
import { readSeat } from './words';

/** Decks stacked from the top, and everything else that lies in piles. */

export type PileFields = Partial<
  Record<
    | 'decks'
    | 'destiny'
    | 'quorumHand'
    | 'galacticaDamage'
    | 'pegasusDamage'
    | 'basestarDamage'
    | 'civilianPile'
    | 'damaged'
    | 'pegasus'
    | 'inPlay'
    | 'travelled'
    | 'distance',
    Written
  >
>;

const discards = ({ discard }: PileLayout) => [...discard].reverse();

function readSkillDecks({ state, later }: Build, written: Written): void {
  for (const [skill, deck] of written.entries) {
    const type = skills.indexOf(deck.keyed(skill).oneOf(skills.slice(0, state.decks.skill.length), 'skill'));
    const layout = readLayout(deck, (item) => {
      const card = takeSkillCard(state, item);
      if (skillKinds[card].deck !== type) item.fail(`${item.id} is no card of the ${skill} deck`);
      return card;
    });
    later.push(() => {
      const pile = state.decks.skill[type];
      pile.draw = layOut(pile.draw, layout);
      pile.discard = discards(layout);
    });
  }
}

function readLoyaltyDeck({ state, later, loyaltyLeft }: Build, written: Written | undefined): void {
  const layout =
    written && readLayout(written, (item) => takeFrom(loyaltyLeft, loyaltyCards, item, 'Loyalty card'));
  later.push(() => {
    const under = layout?.only ? [] : usualLoyaltyDeck(state, loyaltyLeft).slice(layout?.top.length ?? 0);
    state.decks.loyalty = layout ? layOut(under, layout) : under;
    state.decks.notACylon = loyaltyLeft.filter((card) => liesInPile(state, loyaltyCards[card]));
  });
}

/** The deck of a house rule, from the top; where nothing is said, as it is made. */
function readSpecialLoyalty({ state, later, loyaltyLeft }: Build, written: Written | undefined): void {
  if (written && !state.options.house_special_notacylon) written.fail('there is no such deck in this game');
  const layout =
    written && readLayout(written, (item) => takeFrom(loyaltyLeft, loyaltyCards, item, 'Loyalty card'));
  later.push(() => {
    laySpecialLoyalty(state);
    if (layout) state.decks.special = layOut(layout.only ? [] : (state.decks.special ?? []), layout);
  });
}

function readDecks(build: Build, written: Written | undefined): void {
  const { state, later } = build;
  const fields = written?.fields(...deckNames, 'skill', 'loyalty', 'special') ?? {};
  for (const name of deckNames) {
    const deck = fields[name];
    if (!deck) continue;
    build.attempt(() => {
      const layout = readLayout(deck, (item) => takeDeckCard(state, name, item));
      later.push(() => {
        state.decks[name].draw = layOut(state.decks[name].draw, layout);
        state.decks[name].discard = discards(layout);
      });
    });
  }
  const { skill } = fields;
  if (skill) build.attempt(() => readSkillDecks(build, skill));
  build.attempt(() => readLoyaltyDeck(build, fields.loyalty));
  build.attempt(() => readSpecialLoyalty(build, fields.special));
}

/** Two cards of each type, the stacked ones on top. */
function readDestiny({ state, fills }: Build, written: Written | undefined): void {
  const layout = written && readLayout(written, (item) => takeSkillCard(state, item));
  fills.push(() => {
    const under: number[] = [];
    if (!layout?.only) {
      state.decks.skill.forEach(({ draw }, type) => {
        const stacked = layout?.top.filter((card) => skillKinds[card].deck === type).length ?? 0;
        for (let n = stacked; n < 2; n++) {
          const card = draw.pop();
          if (card !== undefined) under.push(card);
        }
      });
    }
    const mixed = shuffle(state, 'setup', under);
    state.decks.destiny = layout ? layOut(mixed, layout) : mixed;
  });
}

/** Cards of a deck that somebody holds, by their ids, or how many of any. */
export function readHeld({ state, fills }: Build, deck: DeckName, hand: number[], written: Written): void {
  if (!written.isNumber) {
    for (const item of written.items) addToHand(hand, takeDeckCard(state, deck, item));
    return;
  }
  const n = written.whole(0, deckTables[deck].length, 'number of cards');
  fills.push(() => {
    for (let k = 0; k < n; k++) {
      const card = state.decks[deck].draw.pop();
      if (card === undefined) return written.fail(`there are not that many ${deck} cards`);
      addToHand(hand, card);
    }
  });
}

const hulls = ['in-play', 'destroyed'] as const;

/** All of her locations are damaged, which is as much as to say so. rule: damage.pegasus-destroyed */
function destroyPegasus(state: State): void {
  const tokens = state.pegasusDamage?.splice(0) ?? [];
  state.damagedLocations.push(...tokens.flatMap((token) => galacticaTokens[token].location ?? []));
}

function readTokens(
  build: Build,
  { damaged, pegasus, galacticaDamage, pegasusDamage, basestarDamage, civilianPile }: PileFields,
): void {
  const { state, later } = build;
  const places = galacticaTokens.flatMap((t) => t.location ?? []);
  for (const place of damaged?.items ?? []) {
    const at = place.oneOf(places, 'location that can be damaged');
    if (state.damagedLocations.includes(at)) place.fail(`${at} is damaged already`);
    const token = galacticaTokens.find((t) => t.location === at);
    takeHullToken(state, place.keyed(token?.id ?? ''));
    state.damagedLocations.push(at);
  }
  if (pegasus) {
    if (!state.options.pegasus) pegasus.fail('Pegasus is not in the game: options: { pegasus: true }');
    if (pegasus.oneOf(hulls, 'state of Pegasus') === 'destroyed') destroyPegasus(state);
    else if (isLost(state, 'pegasus')) pegasus.fail('with all of her locations damaged she is destroyed');
  }
  if (damaged && isLost(state, 'galactica')) damaged.fail('with so many damaged locations the game is over');
  if (galacticaDamage) {
    const layout = readLayout(galacticaDamage, (item) => takeHullToken(state, item), 'removed');
    later.push(() => {
      state.galacticaDamage.pile = layOut(state.galacticaDamage.pile, layout);
      state.galacticaDamage.removed = layout.discard;
    });
  }
  if (pegasusDamage) {
    const layout = readLayout(pegasusDamage, (item) => takeHullToken(state, item));
    later.push(() => {
      state.pegasusDamage = layOut(state.pegasusDamage ?? [], layout);
    });
  }
  if (basestarDamage) {
    const layout = readLayout(basestarDamage, (item) => takeBasestarToken(state, item));
    later.push(() => {
      state.basestarDamage = layOut(state.basestarDamage, layout);
    });
  }
  if (civilianPile) {
    const layout = readLayout(civilianPile, (item) => takeCivilianShip(state, item), 'removed');
    later.push(() => {
      state.civilians = layOut(state.civilians, layout);
      state.lostCivilians = layout.discard;
    });
  }
}

function readInPlay({ state, later }: Build, written: Written): void {
  for (const item of written.items) {
    const fields: Partial<Record<'card' | 'deck' | 'holder', Written>> = item.isMap
      ? item.fields('card', 'deck', 'holder')
      : { card: item };
    const named = fields.card ?? item.fail('which `card`?');
    const deck = fields.deck ? fields.deck.oneOf(deckNames, 'deck') : deckOf(named);
    const card = takeDeckCard(state, deck, named);
    if (!('inPlay' in deckTables[deck][card])) named.fail(`${named.id} does not stay in play`);
    const kept = { deck, card, holder: null as number | null };
    state.inPlay.push(kept);
    const { holder } = fields;
    if (holder)
      later.push(() => {
        kept.holder = readSeat(state, holder);
      });
  }
}

const counts = ['destination', 'crisis'] as const;

function distanceOf(deck: (typeof counts)[number], card: number): number {
  return (deck === 'destination' ? destinationCards[card].distance : crisisCards[card].distance) ?? 0;
}

/** Cards beside the objective; where only a distance is given, any that make it. */
function readTravelled({ state, fills }: Build, { travelled, distance }: PileFields): void {
  for (const item of travelled?.items ?? []) {
    const deck = deckOf(item, counts) as (typeof counts)[number];
    const card = takeDeckCard(state, deck, item);
    state.travelled.push({ deck, card });
    state.distance += distanceOf(deck, card);
  }
  if (!distance) return;
  const total = distance.whole(0, 20, 'distance');
  if (travelled && total !== state.distance) distance.fail(`the cards make ${state.distance}`);
  if (travelled) return;
  state.distance = total;
  fills.push(() => layPath(state, total));
}

function layPath(s: State, total: number): void {
  const { draw } = s.decks.destination;
  for (let left = total; left > 0; ) {
    const fitting = draw.map((card) => destinationCards[card].distance).filter((d) => d <= left);
    if (fitting.length === 0) return;
    const most = Math.max(...fitting);
    const at = draw.findIndex((card) => destinationCards[card].distance === most);
    const [card] = draw.splice(at, 1);
    s.travelled.push({ deck: 'destination', card });
    left -= most;
  }
}

export function readPiles(build: Build, fields: PileFields): void {
  const { decks, destiny, quorumHand, inPlay } = fields;
  build.attempt(() => readDecks(build, decks));
  build.attempt(() => readDestiny(build, destiny));
  if (quorumHand) build.attempt(() => readHeld(build, 'quorum', build.state.quorumHand, quorumHand));
  build.attempt(() => readTokens(build, fields));
  if (inPlay) build.attempt(() => readInPlay(build, inPlay));
  build.attempt(() => readTravelled(build, fields));
}
