import type { Option } from '@ragtag/kernel';
import { Bag, Named } from '@ragtag/kernel/scenario';
import {
  agendaCards,
  basestarTokens,
  civilianShips,
  deckTables,
  loyaltyCards,
  skillKinds,
} from '../cards/tables';
import { type PileView, type PlayerView, type View, view } from '../door/view';
import type { State } from '../state';
import { isInfiltrating } from '../table/standing';
import { type Area, areas, deckNames, type Seat, skills, titles } from '../terms';
import { alliesSeen, crossroadsAre, ownTraumaIs } from './allies';
import { assistSeen } from './assist';
import { miraclesAre, missionsAre, motivesAre, mutinyIs, shownMotives } from './daybreak';
import { fleetIs, pursuitIs } from './fleet';
import { cardId, skillIds } from './table';
import {
  boardingTrack,
  countedCard,
  cylonIs,
  hullIs,
  humanShips,
  jumpSpace,
  keptCard,
  placeOf,
  player,
  playerOrNobody,
  turnOf,
  viperOf,
  vipersAre,
} from './words';

/** A seat's view in the words of a scenario. What the seat may not know is null, or not there at all. */

function playerSeen(seen: View, p: PlayerView, seat: Seat) {
  const { hand, loyalty, agenda, superCrises, piloting, location, trauma, crossroads, tokens, ...rest } = p;
  return {
    ...rest,
    seat,
    location: placeOf(location, piloting),
    viper: viperOf(piloting),
    cylon: cylonIs(p),
    infiltrating: isInfiltrating(p),
    miracles: miraclesAre({ tokens }),
    mutiny: mutinyIs(p.mutiny),
    motives: motivesAre(p.motives),
    shownMotives: shownMotives(p.motives),
    ...(agenda && { agenda: { ...agenda, card: agenda.card === null ? null : agendaCards[agenda.card].id } }),
    ...(trauma !== undefined && { trauma: ownTraumaIs(p) }),
    ...(crossroads && { crossroads: crossroadsAre(crossroads) }),
    titles: new Bag(titles.filter((title) => seen.titles[title] === seat)),
    ...(hand && { hand: new Bag(skillIds(hand)) }),
    loyalty: loyalty.map(({ card, faceUp }) => ({
      card: card === null ? null : loyaltyCards[card].id,
      faceUp,
    })),
    loyaltyCards: new Bag(loyalty.map(({ card }) => (card === null ? null : loyaltyCards[card].id))),
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

function civilianSeen({ handle, kind }: View['areas'][Area]['civilians'][number]): Named {
  const id = kind === null ? null : civilianShips[kind].id;
  return new Named({ handle, kind: id }, [id]);
}

function spaceSeen(s: State, seen: View) {
  const flying = [...seen.players.keys()];
  return Object.fromEntries(
    areas.map((area) => [
      area,
      {
        ...seen.areas[area],
        vipers: vipersAre(seen.areas[area].vipers),
        pilots: new Bag(
          flying.filter((seat) => seen.players[seat].piloting?.area === area).map((seat) => player(s, seat)),
        ),
        basestars: seen.basestars.filter((b) => b.area === area).length,
        civilians: seen.areas[area].civilians.map(civilianSeen),
      },
    ]),
  );
}

function resolvingSeen(s: State, seen: View) {
  return seen.resolving.map((each) => {
    switch (each.what) {
      case 'crisis':
        return { ...each, card: deckTables[each.deck][each.card].id, by: player(s, each.by) };
      case 'skill-check':
        return {
          ...each,
          cards: new Bag(skillIds(each.cards.map(({ card }) => card))),
          counted: each.cards.map(countedCard),
          target: playerOrNobody(s, each.target),
          added: each.added.map(({ seat, n }) => ({
            seat: seat === null ? 'destiny' : player(s, seat),
            n,
          })),
        };
      default:
        return each;
    }
  });
}

/** Ships that lie face down and are looked at while it is asked what becomes of them. */
const shipsIn = (options: readonly (Option & { readonly kind?: number })[]): string[] =>
  options.flatMap(({ kind }) => (kind === undefined ? [] : [civilianShips[kind].id]));

export function describeView(s: State, seat: Seat | null) {
  const seen = view(s, seat);
  const players = seen.players.map((p, each) => playerSeen(seen, p, each));
  const { quorumHand } = seen;
  return {
    ...Object.fromEntries(players.filter((p) => p.character).map((p) => [p.character, p])),
    players,
    turn: turnOf(s, seen.turn.seat, seen.turn),
    resources: seen.resources,
    jump: jumpSpace(seen.jump),
    distance: seen.distance,
    travelled: seen.travelled.map(cardId),
    boarding: boardingTrack(seen.boarding),
    space: spaceSeen(s, seen),
    scar: seen.marks.scar,
    fleet: fleetIs(seen),
    pursuit: pursuitIs(seen),
    basestars: seen.basestars.map(({ area, damage }) => ({
      area,
      damage: new Bag(damage.map((token) => basestarTokens[token].id)),
    })),
    reserves: humanShips(seen.reserves),
    damagedVipers: vipersAre(seen.damagedVipers),
    destroyed: humanShips(seen.destroyed),
    supply: seen.supply,
    civiliansLeft: seen.civiliansLeft,
    lostCivilians: new Bag(seen.lostCivilians.map((kind) => civilianShips[kind].id)),
    damaged: new Bag(seen.damagedLocations),
    pegasus: hullIs(s, 'pegasus'),
    damageLeft: seen.damageLeft,
    decks: {
      ...Object.fromEntries(deckNames.map((name) => [name, pileSeen(seen.decks[name], deckTables[name])])),
      destiny: seen.decks.destiny,
      skill: Object.fromEntries(
        seen.decks.skill.map((pile, type) => [skills[type], pileSeen(pile, skillKinds)]),
      ),
    },
    titles: Object.fromEntries(
      Object.entries(seen.titles).flatMap(([title, holder]) =>
        holder === undefined ? [] : [[title, player(s, holder)]],
      ),
    ),
    quorumHand:
      typeof quorumHand === 'number'
        ? quorumHand
        : new Bag(quorumHand.map((card) => deckTables.quorum[card].id)),
    nukes: seen.nukes,
    inPlay: new Bag(seen.inPlay.map((kept) => keptCard(cardId(kept), playerOrNobody(s, kept.holder)))),
    resolving: resolvingSeen(s, seen),
    questions: seen.questions.map(({ ask, min, max, options, window, refused }) => ({
      ask,
      count: [min, max],
      options: new Bag(options.map((o) => o.id)),
      ships: new Bag(shipsIn(options)),
      ...(window !== undefined && { window }),
      refused,
    })),
    waitingFor: new Bag(seen.waitingFor.map(({ seat: other, ask }) => ({ who: player(s, other), ask }))),
    executed: new Bag(seen.executions?.removed ?? []),
    assist: assistSeen(seen.assist),
    ...missionsAre(seen),
    piecesGone: seen.piecesGone ?? {},
    assaultRaptors: seen.assaultRaptors ?? 0,
    phase: seen.newCaprica?.phase ?? 'voyage',
    ...(seen.newCaprica && {
      occupation: seen.newCaprica.occupation,
      locked: seen.newCaprica.locked,
      prepared: seen.newCaprica.prepared,
    }),
    ...alliesSeen(s, seen, seen.trauma),
    over: seen.over,
  };
}
