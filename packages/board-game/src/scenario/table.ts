import { Bag, Named } from '@ragtag/kernel/scenario';
import {
  agendaCards,
  basestarTokens,
  civilianShips,
  deckTables,
  galacticaTokens,
  loyaltyCards,
  skillKinds,
} from '../cards/tables';
import type { Card, Deck, Player, State } from '../state';
import { unusedBasestars } from '../table/fleet';
import { basestarsIn, cylonShipsInSpace, pilotsIn, teamOf, winners } from '../table/queries';
import { nukesBeside } from '../table/ships';
import { isInfiltrating } from '../table/standing';
import { areas, deckNames, type Seat, skills } from '../terms';
import { alliesAre, crossroadsAre, ownTraumaIs } from './allies';
import { assistSeen } from './assist';
import { miraclesAre, missionsAre, motivesAre, mutinyIs, shownMotives } from './daybreak';
import { fleetIs, pursuitIs } from './fleet';
import {
  boardingTrack,
  cylonIs,
  hullIs,
  humanShips,
  jumpSpace,
  keptCard,
  placeOf,
  player as playerOf,
  playerOrNobody,
  turnOf,
  viperOf,
  vipersAre,
} from './words';

/** The state in the words of `given`, so that `then` can be written in the same. */

export const skillIds = (cards: readonly number[]): string[] => cards.map((card) => skillKinds[card].id);
const fromTop = <T>(pile: readonly T[]): T[] => [...pile].reverse();
const tokenIds = (tokens: readonly number[], table: readonly { readonly id: string }[]) =>
  tokens.map((token) => table[token].id);

export const cardId = ({ deck, card }: Card): string => deckTables[deck][card].id;

function player(s: State, p: Player, seat: Seat) {
  return {
    name: p.name,
    character: p.character,
    seat,
    location: placeOf(p.location, p.piloting),
    viper: viperOf(p.piloting),
    cards: p.hand.length,
    hand: new Bag(skillIds(p.hand)),
    loyalty: p.loyalty.map(({ card, faceUp, seenBy }) => {
      const { id } = loyaltyCards[card];
      const seen = new Bag(seenBy.map((other) => playerOf(s, other)));
      return new Named({ card: id, faceUp, seenBy: seen }, [id]);
    }),
    loyaltyCards: new Bag(p.loyalty.map(({ card }) => loyaltyCards[card].id)),
    titles: new Bag(
      Object.entries(s.titles)
        .filter(([, holder]) => holder === seat)
        .map(([title]) => title),
    ),
    infiltrating: isInfiltrating(p),
    agenda: p.agenda === undefined ? null : agendaCards[p.agenda].id,
    motives: motivesAre(p.motives),
    shownMotives: shownMotives(p.motives),
    mutiny: mutinyIs(p.mutiny),
    miracles: miraclesAre(p),
    ...(p.trauma && { trauma: ownTraumaIs(p) }),
    ...(p.crossroads && { crossroads: crossroadsAre(p.crossroads) }),
    executions: p.executions ?? 0,
    superCrises: new Bag(p.superCrises.map((card) => deckTables['super-crisis'][card].id)),
    standing: p.standing,
    cylon: cylonIs(p),
    spent: new Bag(p.spent),
    turns: p.turns,
    team: teamOf(s, seat) === 'cylons' ? 'cylon' : 'human',
  };
}

const deck = ({ draw, discard }: Deck, ids: (cards: readonly number[]) => string[]) => ({
  draw: fromTop(ids(draw)),
  discard: fromTop(ids(discard)),
});

function space(s: State) {
  return Object.fromEntries(
    areas.map((area) => [
      area,
      {
        raiders: s.areas[area].raiders,
        heavyRaiders: s.areas[area].heavyRaiders,
        vipers: vipersAre(s.areas[area].vipers),
        pilots: new Bag(pilotsIn(s, area).map((seat) => playerOf(s, seat))),
        basestars: basestarsIn(s, area).length,
        civilians: new Bag(s.areas[area].civilians.map(({ kind }) => civilianShips[kind].id)),
      },
    ]),
  );
}

function decks(s: State) {
  return {
    ...Object.fromEntries(
      deckNames.map((name) => [
        name,
        deck(s.decks[name], (cards) => cards.map((card) => deckTables[name][card].id)),
      ]),
    ),
    skill: Object.fromEntries(s.decks.skill.map((pile, type) => [skills[type], deck(pile, skillIds)])),
    loyalty: fromTop(tokenIds(s.decks.loyalty, loyaltyCards)),
    notACylon: s.decks.notACylon.length,
    removed: new Bag(s.decks.removed.map(cardId)),
  };
}

function newCaprica({ newCaprica: there }: State) {
  return {
    phase: there?.phase ?? 'voyage',
    ...(there && {
      occupation: there.occupation,
      locked: fromTop(tokenIds(there.locked, civilianShips)),
      prepared: fromTop(tokenIds(there.prepared, civilianShips)),
    }),
  };
}

/** Everything on the table by its ids; piles from the top. */
export function table(s: State) {
  const players = s.players.map((p, each) => player(s, p, each));
  const { seat, number, step, used } = s.turn;
  const holder = (each: Seat | null | undefined) => playerOrNobody(s, each);
  return {
    ...Object.fromEntries(players.filter((p) => p.character).map((p) => [p.character, p])),
    players,
    turn: turnOf(s, s.turn.seat, { seat, number, step, used: new Bag(used) }),
    resources: s.resources,
    jump: jumpSpace(s.jump),
    distance: s.distance,
    travelled: s.travelled.map(cardId),
    milestones: s.milestones,
    boarding: boardingTrack(s.boarding),
    space: space(s),
    scar: s.marks.scar,
    fleet: fleetIs(s),
    pursuit: pursuitIs(s),
    // rule: space.combat
    combat: cylonShipsInSpace(s) > 0,
    basestars: s.basestars.map(({ area, damage }) => ({
      area,
      damage: new Bag(tokenIds(damage, basestarTokens)),
    })),
    reserves: humanShips(s.reserves),
    damagedVipers: vipersAre(s.damagedVipers),
    destroyed: humanShips(s.destroyed),
    supply: { ...s.supply, basestars: unusedBasestars(s).length, nukes: nukesBeside(s) },
    civilianPile: new Bag(tokenIds(s.civilians, civilianShips)),
    lostCivilians: new Bag(tokenIds(s.lostCivilians, civilianShips)),
    damaged: new Bag(s.damagedLocations),
    pegasus: hullIs(s, 'pegasus'),
    galacticaDamage: {
      pile: new Bag(tokenIds(s.galacticaDamage.pile, galacticaTokens)),
      removed: new Bag(tokenIds(s.galacticaDamage.removed, galacticaTokens)),
    },
    ...(s.pegasusDamage && { pegasusDamage: new Bag(tokenIds(s.pegasusDamage, galacticaTokens)) }),
    basestarDamage: new Bag(tokenIds(s.basestarDamage, basestarTokens)),
    decks: decks(s),
    destiny: fromTop(skillIds(s.decks.destiny)),
    titles: {
      president: holder(s.titles.president),
      admiral: holder(s.titles.admiral),
      cag: holder(s.titles.cag),
    },
    quorumHand: new Bag(s.quorumHand.map((card) => deckTables.quorum[card].id)),
    nukes: s.nukes,
    inPlay: new Bag(s.inPlay.map((kept) => keptCard(cardId(kept), holder(kept.holder)))),
    ...missionsAre(s),
    assaultRaptors: s.assaultRaptors ?? 0,
    piecesGone: s.piecesGone ?? {},
    executed: new Bag(s.executions?.removed ?? []),
    assist: assistSeen(s.assist),
    ...newCaprica(s),
    ...alliesAre(s),
    dice: s.dice,
    options: s.options,
    over: s.over,
    winners: new Bag(winners(s).map((each) => playerOf(s, each))),
  };
}
