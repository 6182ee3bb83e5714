import type { Written } from '@ragtag/kernel/scenario';
import { agendaCards, character, indexOf, location, motiveCards, skillKinds } from '../cards/tables';
import { readArea } from '../effects/shape-words';
import { scopeOf } from '../in-play/limits';
import { addToHand } from '../operations/decks';
import { nextInLine } from '../operations/people';
import { isLeader } from '../setup/characters';
import type { Player, State } from '../state';
import { isOpenTo } from '../table/boards';
import { takesToken } from '../table/mutiny';
import { isPilot } from '../table/queries';
import { infiltratingAs, isCylonPlayer, isInfiltrating, rights, standings } from '../table/standing';
import { classNames, type Flown, flown } from '../table/vipers';
import { type Area, titles } from '../terms';
import { readCrossroads, readOwnTrauma } from './allies';
import type { Build } from './build';
import { readHeld } from './decks';
import { readLoyalty } from './loyalty';
import { takeSkillCard } from './piles';
import { readCharacter, readLocation } from './words';

const keys = [
  'name',
  'character',
  'location',
  'viper',
  'hand',
  'loyalty',
  'titles',
  'cylon',
  'standing',
  'infiltrating',
  'agenda',
  'motives',
  'mutiny',
  'miracles',
  'trauma',
  'crossroads',
  'executions',
  'superCrises',
  'spent',
  'turns',
] as const;
type PlayerFields = Partial<Record<(typeof keys)[number], Written>>;

/** Who sits down where nobody is named: characters whose abilities seldom interrupt, first. */
const quietCharacters = [
  'tom-zarek',
  'saul-tigh',
  'laura-roslin',
  'william-adama',
  'gaius-baltar',
  'chief-galen-tyrol',
  'kara-starbuck-thrace',
];

/** Turns that everybody has had where nothing is said. */
const earlierTurns = 2;

function seatCharacters(s: State, players: readonly PlayerFields[]): void {
  players.forEach(({ character: named }, seat) => {
    if (!named) return;
    const id = readCharacter(named);
    if (s.players.some((p) => p.character === id)) named.fail(`${id} sits on two seats`);
    s.players[seat].character = id;
  });
  for (const p of s.players) {
    p.character ||= quietCharacters.find((id) => s.players.every((q) => q.character !== id)) ?? '';
  }
}

/** `cylon: true` for short, or how somebody stands. */
function readStanding(p: Player, { cylon, standing, infiltrating }: PlayerFields): void {
  if (cylon && standing) standing.fail('either `cylon` or `standing`');
  if (isLeader(character(p.character))) p.standing = 'leader';
  if (standing) p.standing = standing.oneOf(standings, 'standing');
  else if (cylon && typeof cylon.plain === 'boolean') p.standing = cylon.plain ? 'revealed' : 'human';
  else if (cylon) p.standing = cylon.oneOf(['revealed', 'sympathizer'] as const, 'kind of Cylon player');
  if (infiltrating?.flag)
    p.standing = infiltratingAs(p) ?? infiltrating.fail('only a Leader or Sympathetic Cylon infiltrates');
}

/** Where a character stands where nothing is said. */
function usualPlace(p: Player): string {
  const { setup } = character(p.character);
  const [place] = [setup ?? 'hangar-deck'].flat();
  if (p.standing === 'leader') return place;
  if (isInfiltrating(p)) return 'hangar-deck';
  return isCylonPlayer(p) ? 'resurrection-ship' : place;
}

/** The area of a plain viper, or the viper with its class. */
function readFlown(viper: Written): Flown<Area> {
  if (!viper.isMap) return flown(readArea(viper), 'viper');
  const { area = viper.fail('in which area?'), ship } = viper.fields('area', 'ship');
  return flown(readArea(area), ship?.oneOf(classNames, 'class of viper') ?? 'viper');
}

function readPlace(p: Player, { location: place, viper }: PlayerFields): void {
  if (viper) {
    if (place) viper.fail('either in a viper or at a location, not both');
    if (!isPilot(p)) viper.fail(`${p.character} cannot pilot: the skill set has no piloting`);
    if (isCylonPlayer(p)) viper.fail('a Cylon player pilots nothing');
    p.piloting = readFlown(viper);
    return;
  }
  if (place?.plain === 'stranded') return;
  p.location = place ? readLocation(place) : usualPlace(p);
  const human = !isCylonPlayer(p);
  if (place && !isOpenTo(location(p.location).board, human))
    place.fail(
      human ? 'only Cylon players can be there: say `cylon: true` as well' : 'a Cylon player cannot be there',
    );
}

/** An Agenda comes out of its deck. */
function readGoals({ state }: Build, p: Player, { agenda, executions }: PlayerFields): void {
  if (executions) p.executions = executions.whole(0, 99, 'number of executions');
  if (!agenda) return;
  const named = agenda.oneOf(
    agendaCards.map(({ id }) => id),
    'Agenda',
  );
  const card = indexOf(agendaCards, named);
  const pile = state.agendas?.[agendaCards[card].deck] ?? agenda.fail('no Agendas are played with');
  if (!pile.includes(card)) agenda.fail('somebody else has it');
  pile.splice(pile.indexOf(card), 1);
  p.agenda = card;
}

/** Motives come out of their deck: their ids, or `{ card, shown: true }`; one that `waits` is not shown by itself. */
function readMotives({ state }: Build, p: Player, { motives }: PlayerFields): void {
  if (!motives) return;
  p.motives = motives.items.map((item) => {
    const {
      card: named = item.fail('which `card`?'),
      shown,
      waits,
    } = item.isMap
      ? item.fields('card', 'shown', 'waits')
      : { card: item, shown: undefined, waits: undefined };
    const pile = state.motives ?? item.fail('no Motives are played with');
    const id = named.oneOf(
      motiveCards.map((each) => each.id),
      'Motive',
    );
    const card = indexOf(motiveCards, id);
    if (!pile.includes(card)) named.fail('somebody else has it');
    pile.splice(pile.indexOf(card), 1);
    if (waits?.flag) p.asksFirst = [...(p.asksFirst ?? []), id];
    return { card, shown: shown?.flag ?? false };
  });
}

/** Mutiny cards in the hand, and miracle tokens: 1 with Daybreak where nothing is said. */
function readMutiny(build: Build, p: Player, { mutiny, miracles }: PlayerFields): void {
  const { state } = build;
  if (mutiny) {
    p.mutiny = [];
    readHeld(build, 'mutiny', p.mutiny, mutiny);
  }
  if (miracles) p.tokens = { miracle: miracles.whole(0, 3, 'number of miracle tokens') };
  else if (state.options.daybreak && takesToken(p, 'miracle')) p.tokens = { miracle: 1 };
}

/** Cards that answer no window, so that a hand which is only counted asks nothing. */
function quietCards(s: State, p: Player, n: number, hand: Written): void {
  const types = character(p.character).skills.flatMap((line) => line.skills);
  const kinds = skillKinds
    .map((kind, card) => ({ ...kind, index: card }))
    .filter(({ card }) => !card.reaction)
    .sort((a, b) => Number(types.includes(b.skill)) - Number(types.includes(a.skill)));
  for (let left = n; left > 0; left--) {
    const kind =
      kinds.find(({ deck, index }) => s.decks.skill[deck]?.draw.includes(index)) ??
      hand.fail('there are not that many cards');
    const { draw } = s.decks.skill[kind.deck];
    draw.splice(draw.lastIndexOf(kind.index), 1);
    addToHand(p.hand, kind.index);
  }
}

function readHand({ state, fills }: Build, p: Player, { hand }: PlayerFields): void {
  if (!hand) return;
  if (hand.isNumber) {
    const n = hand.whole(0, 60, 'number of cards');
    fills.push(() => quietCards(state, p, n, hand));
    return;
  }
  for (const card of hand.items) addToHand(p.hand, takeSkillCard(state, card));
}

function readRest(build: Build, p: Player, { name, superCrises, spent, turns }: PlayerFields): void {
  if (name) p.name = name.text;
  p.turns = turns ? turns.whole(0, 99) : earlierTurns;
  if (superCrises) {
    if (!rights(p).superCrises) superCrises.fail('only revealed Cylons hold Super Crisis cards');
    readHeld(build, 'super-crisis', p.superCrises, superCrises);
  }
  const limited = character(p.character).abilities.filter((a) => a.limit && scopeOf(a.limit) === 'game');
  for (const ability of spent?.items ?? []) {
    const used = ability.oneOf(
      limited.map((a) => a.id),
      `once-per-game ability of ${p.character}`,
    );
    p.spent = [...p.spent, used];
  }
}

function readTitles(s: State, players: readonly PlayerFields[]): void {
  // rule: setup.titles.cag
  const inGame = titles.filter((title) => title !== 'cag' || s.options.cylonfleet);
  players.forEach(({ titles: held }, seat) => {
    for (const written of held?.items ?? []) {
      const title = written.oneOf(inGame, 'title');
      if (s.titles[title] !== undefined) written.fail(`two players hold the title ${title}`);
      if (!rights(s.players[seat]).titles) written.fail('a Cylon player holds no title');
      s.titles[title] = seat;
    }
  });
  for (const title of inGame) s.titles[title] ??= nextInLine({ state: s, facts: [] }, title);
}

/** Lays out everything that belongs to a player. */
export function readPlayers(build: Build, written: Written | undefined): void {
  const { state } = build;
  if (written?.isNumber)
    written.fail(`a list of players; how many there are is said by \`options: { players: ${written.id} }\``);
  const players = written ? written.items.map((item) => item.fields(...keys)) : [];
  seatCharacters(state, players);
  state.players.forEach((p, seat) => {
    const fields = players[seat] ?? {};
    build.attempt(() => readStanding(p, fields));
    build.attempt(() => readPlace(p, fields));
    build.attempt(() => readHand(build, p, fields));
    build.attempt(() => readLoyalty(build, p, fields.loyalty));
    build.attempt(() => readGoals(build, p, fields));
    build.attempt(() => readMotives(build, p, fields));
    build.attempt(() => readMutiny(build, p, fields));
    build.attempt(() => readOwnTrauma(build, p, fields.trauma));
    build.attempt(() => readCrossroads(build, p, fields.crossroads));
    build.attempt(() => readRest(build, p, fields));
  });
  build.attempt(() => readTitles(state, players));
}
