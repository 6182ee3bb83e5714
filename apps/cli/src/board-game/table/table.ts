import {
  classesIn,
  countVipers,
  isCylonPlayer,
  jumpTrack,
  location,
  type PlayerView,
  quorumCards,
  resources,
  type Seat,
  superCrisisCards,
  titles,
  type View,
} from '@ragtag/board-game';
import { english, readerOf } from '@ragtag/board-game/say';
import { counted, table, textWidth, wrap } from '../../output/print';
import { cardName, describeLoyalty, skillCardName } from './names';
import { describeSpace } from './space';

/** The table as text, from one seat's view. */

function heading({ turn }: View, whose: (seat: Seat) => string): string {
  const step = english.steps[turn.step] ?? turn.step;
  const title = turn.number === 0 ? 'Setting up' : `Turn ${turn.number} · ${whose(turn.seat)} · ${step}`;
  return `──── ${title} `.padEnd(textWidth(), '─');
}

function describeTracks(seen: View): string[] {
  const track = jumpTrack.map(({ name, ftl, populationLoss }, i) => {
    const label = ftl
      ? `${name.split('-')[0]} (risk ${populationLoss})`
      : name.replace(/-\d$/, '').replace('-', ' ');
    return i === seen.jump ? `[${label.toUpperCase()}]` : label;
  });
  const boarding = seen.boarding.map((n, i) => (i === seen.boarding.length - 1 ? `${n} (lost)` : String(n)));
  return [
    resources.map((resource) => `${english.resources[resource]} ${seen.resources[resource]}`).join('   '),
    `distance ${seen.distance}   jump track: ${track.join(' · ')}`,
    ...(seen.boarding.some((n) => n > 0) ? [`centurions on board: ${boarding.join(' → ')}`] : []),
  ];
}

function describeStores(seen: View): string[] {
  const { vipers, raptors } = seen.reserves;
  const stores = [
    ...(countVipers(vipers) === 0
      ? [counted(0, english.ships.viper)]
      : classesIn(vipers).map((ship) => counted(vipers[ship], english.ships[ship]))),
    counted(raptors, 'raptor'),
    `${countVipers(seen.damagedVipers)} damaged`,
    `${countVipers(seen.destroyed.vipers) + seen.destroyed.raptors} lost`,
  ];
  const damaged = seen.damagedLocations.map((id) => location(id).name);
  const inPlay = seen.inPlay.map(({ deck, card }) => cardName(deck, card));
  return [
    `reserves: ${stores.join(', ')}   nukes: ${seen.nukes}   civilian ships left: ${seen.civiliansLeft}`,
    ...(damaged.length > 0 ? [`damaged: ${damaged.join(', ')}`] : []),
    ...(inPlay.length > 0 ? [`in play: ${inPlay.join(', ')}`] : []),
  ];
}

function whereIs({ location: at, piloting, character }: PlayerView): string {
  if (character === '') return '';
  if (piloting !== null) return `in a ${english.ships[piloting.ship]}, ${english.areas[piloting.area]}`;
  return at === null ? 'off the board' : location(at).name;
}

function describePlayers(seen: View, name: (seat: Seat) => string): string {
  const rows = seen.players.map((player, seat) => {
    const held = titles.filter((title) => seen.titles[title] === seat).map((title) => english.titles[title]);
    const cylon = isCylonPlayer(player) ? ['Cylon'] : [];
    return [
      seat === seen.turn.seat ? '▸' : ' ',
      seat === seen.seat ? 'you' : player.name,
      name(seat),
      whereIs(player),
      counted(player.cards, 'card'),
      counted(player.loyalty.length, 'loyalty', 'loyalties'),
      [...held, ...cylon].join(', '),
    ];
  });
  return table(rows);
}

/** Everything that lies open on the table. */
export function describeTable(seen: View): string {
  const { names } = readerOf(seen);
  const whose = (seat: Seat) => (seat === seen.seat ? 'your turn' : `${names(seat)}'s turn`);
  return [
    heading(seen, whose),
    ...describeTracks(seen),
    ...describeStores(seen),
    describeSpace(seen, names),
    describePlayers(seen, names),
  ].join('\n');
}

/** What only this seat knows. */
export function describeOwn(seen: View): string {
  if (seen.seat === null) return '';
  const { hand = [], loyalty, superCrises } = seen.players[seen.seat];
  const named = (list: number | readonly number[], cards: readonly { readonly name: string }[]) =>
    typeof list === 'number' ? [] : list.map((card) => cards[card].name);
  const quorum = named(seen.quorumHand, quorumCards);
  const superCrisis = named(superCrises, superCrisisCards);
  return [
    `hand: ${hand.map(skillCardName).join(', ') || 'no cards'}`,
    `loyalty: ${loyalty.map(describeLoyalty).join(', ') || 'no cards yet'}`,
    ...(quorum.length > 0 ? [`Quorum cards: ${quorum.join(', ')}`] : []),
    ...(superCrisis.length > 0 ? [`Super Crisis: ${superCrisis.join(', ')}`] : []),
  ]
    .map((line) => wrap(line, textWidth(), '    '))
    .join('\n');
}
