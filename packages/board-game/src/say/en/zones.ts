import type { Zone } from '@ragtag/kernel';
import { civilianShips, location, loyaltyCards } from '../../cards/tables';
import type { PlayerView, View } from '../../door/view';
import { isCylonPlayer } from '../../table/standing';
import { classesIn, countVipers, type Vipers } from '../../table/vipers';
import {
  type Area,
  areas as allAreas,
  resources as allResources,
  skills as allSkills,
  titles as allTitles,
  type DeckName,
  jumpTrack,
  occupationTrack,
} from '../../terms';
import type { Teller } from '../language';
import { areas, decks as deckWords, resources, ships as shipWords, skills, steps, titles } from './names';
import { withArticle } from './telling';
import { count } from './words';

/** The table in words, zone by zone. */

/** "2 vipers", "1 mark VII". */
const byClass = (vipers: Vipers): string[] =>
  classesIn(vipers).map((ship) => count(vipers[ship], shipWords[ship]));

/** The same, where there may be none. */
const someVipers = (vipers: Vipers): string => byClass(vipers).join(', ') || count(0, shipWords.viper);

function shipsIn(view: View, area: Area, { names }: Teller): string {
  const { raiders, heavyRaiders, vipers, civilians } = view.areas[area];
  const basestars = view.basestars.filter((each) => each.area === area);
  const pilots = view.players.flatMap((player, seat) =>
    player.piloting?.area === area ? [`${shipWords[player.piloting.ship]} of ${names(seat)}`] : [],
  );
  const known = civilians.flatMap(({ kind }) => (kind === null ? [] : [civilianShips[kind].name]));
  const told = known.length > 0 ? ` (${known.join('; ')})` : '';
  const ships = [
    ...basestars.map(({ damage }) => `basestar${damage.length > 0 ? ` with ${damage.length} damage` : ''}`),
    ...(raiders > 0 ? [count(raiders, 'raider')] : []),
    ...(heavyRaiders > 0 ? [count(heavyRaiders, 'heavy raider')] : []),
    ...byClass(vipers),
    ...pilots,
    ...(civilians.length > 0 ? [count(civilians.length, 'civilian ship') + told] : []),
  ];
  return `${areas[area]}: ${ships.join(', ') || 'nothing'}`;
}

function fleet(view: View): string[] {
  const { reserves, destroyed, damagedVipers, nukes, civiliansLeft, boarding } = view;
  return [
    ...allResources.map((resource) => `${resources[resource]}: ${view.resources[resource]}`),
    `distance: ${view.distance}`,
    `jump preparation: ${jumpTrack[view.jump].name.replaceAll('-', ' ')}`,
    `in reserve: ${someVipers(reserves.vipers)}, ${count(reserves.raptors, 'raptor')}`,
    `damaged or lost: ${countVipers(damagedVipers)} and ${someVipers(destroyed.vipers)}, ${count(destroyed.raptors, 'raptor')}`,
    `${count(nukes, 'nuke')}, ${count(civiliansLeft, 'civilian ship')} not in play`,
    ...(boarding.some((n) => n > 0) ? [`centurions on board: ${boarding.join(', ')}`] : []),
    ...view.damagedLocations.map((id) => `damaged: ${location(id).name}`),
  ];
}

function newCaprica({ newCaprica: there }: View): string[] {
  if (!there) return [];
  const { phase, occupation, locked, prepared } = there;
  const forces = occupationTrack.map((place, space) => `${location(place).name} ${occupation[space]}`);
  return [
    phase === 'orbit' ? 'Galactica is in orbit' : 'Galactica is away',
    `occupation forces: ${forces.join(', ')}`,
    `${count(locked, 'locked civilian ship')}, ${prepared} prepared`,
  ];
}

function whereIs({ location: at, piloting, character }: PlayerView): string[] {
  if (character === '') return [];
  if (piloting !== null) return [`in ${withArticle(shipWords[piloting.ship])}, ${areas[piloting.area]}`];
  return [at === null ? 'off the board' : location(at).name];
}

function player(view: View, seat: number, tell: Teller): string {
  const of = view.players[seat];
  const parts = [
    ...whereIs(of),
    count(of.cards, 'skill card'),
    count(of.loyalty.length, 'loyalty card'),
    ...allTitles.flatMap((title) => (view.titles[title] === seat ? [titles[title]] : [])),
    ...(isCylonPlayer(of) ? ['Cylon'] : []),
  ];
  return `${tell.names(seat)}: ${parts.join(', ')}`;
}

function decks(view: View, tell: Teller): string[] {
  const pile = (name: string, cards: number, top: string | undefined) =>
    `${name}: ${count(cards, 'card')}${top === undefined ? '' : `, ${top} on its discards`}`;
  const { skill: bySkill, ...whole } = view.decks;
  return [
    ...Object.entries(whole).map(([deck, { cards, top }]) =>
      pile(
        Object.hasOwn(deckWords, deck) ? deckWords[deck as DeckName] : deck,
        cards,
        top === null ? undefined : tell.cardAt(deck, top),
      ),
    ),
    // Those that are in the game.
    ...bySkill.map(({ cards, top }, i) =>
      pile(skills[allSkills[i]], cards, top === null ? undefined : tell.skillCard(top)),
    ),
  ];
}

/** What only this seat knows. */
function own(view: View, seat: number, tell: Teller): Zone[] {
  const { hand = [], loyalty, superCrises } = view.players[seat];
  const named = (deck: string, cards: number | readonly number[]) =>
    typeof cards === 'number' ? [] : cards.map((card) => tell.cardAt(deck, card));
  const told = loyalty.map(
    ({ card, faceUp }) =>
      `${card === null ? 'hidden' : loyaltyCards[card].name}${faceUp ? ' (revealed)' : ''}`,
  );
  return [
    { name: 'Your hand', own: true, lines: hand.map((card) => tell.skillCard(card)) },
    { name: 'Your loyalty', own: true, lines: told },
    { name: 'Your Quorum cards', own: true, lines: named('quorum', view.quorumHand) },
    { name: 'Your Super Crisis cards', own: true, lines: named('super-crisis', superCrises) },
  ].filter(({ lines }) => lines.length > 0);
}

export function zones(view: View, tell: Teller): readonly Zone[] {
  const { turn } = view;
  const step = steps[turn.step] ?? turn.step;
  const heading = turn.number === 0 ? 'setting up' : `turn ${turn.number}, ${tell.names(turn.seat)}: ${step}`;
  return [
    { name: 'The fleet', lines: [heading, ...fleet(view)] },
    { name: 'Space', lines: allAreas.map((area) => shipsIn(view, area, tell)) },
    { name: 'New Caprica', lines: newCaprica(view) },
    { name: 'Players', lines: view.players.map((_, seat) => player(view, seat, tell)) },
    { name: 'In play', lines: view.inPlay.map(({ deck, card }) => tell.cardAt(deck, card)) },
    { name: 'Decks', lines: decks(view, tell) },
    ...(view.seat === null ? [] : own(view, view.seat, tell)),
  ].filter(({ lines }) => lines.length > 0);
}
