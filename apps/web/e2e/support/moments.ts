import {
  areas,
  checkIn,
  countVipers,
  crisisCards,
  isGone,
  loyaltyCards,
  module,
  type OpenQuestion,
  pending,
  playUnfinished,
  resolveOptions,
  type Selection,
  type State,
  view,
} from '@ragtag/board-game';
import { createBot } from '@ragtag/bots/board';
import { deal, HostedGame } from '@ragtag/host';
import type { Page } from 'playwright-core';
import type { GameRecord } from '../../src/shell/game/record';
import { onlyAnswer } from '../../src/shell/question/alike';

/** Moments of a game worth a picture, found by letting bots play games until one comes to it. */

export const sam = 0;

export interface SearchedMoment {
  readonly name: string;
  /** What is played; otherwise five people with the base box. */
  readonly selection?: Selection;
  /** The first game that is looked at: the one that came to it when this was written. */
  readonly first?: number;
  /** Whether Sam's question, or the end, is such a moment. */
  is(state: State, question: OpenQuestion | undefined): boolean;
}

/** How many kinds of ships fly, and in how many areas. */
function turmoil(state: State): number {
  const kinds = new Set<string>();
  let busy = 0;
  for (const area of areas) {
    const { raiders, heavyRaiders, civilians } = state.areas[area];
    const vipers = countVipers(state.areas[area].vipers);
    if (raiders > 0) kinds.add('raider');
    if (heavyRaiders > 0) kinds.add('heavy-raider');
    if (vipers > 0) kinds.add('viper');
    if (civilians.length > 0) kinds.add('civilian');
    if (raiders + heavyRaiders + vipers + civilians.length > 0) busy++;
  }
  const basestars = state.basestars.filter(({ area }) => area !== null).length;
  return kinds.size + busy + 2 * basestars;
}

/** A hand whose cards can be told apart, and options that need no scrolling. */
const fitsOnAScreen = (state: State, { options }: OpenQuestion) =>
  state.players[sam].hand.length >= 4 && state.players[sam].hand.length <= 6 && options.length <= 7;

const isCylon = (state: State) =>
  state.players[sam].loyalty.some(({ card }) => loyaltyCards[card].side === 'cylon');

/** How many players have added cards to the check that is being taken. */
function givers(state: State): number {
  const check = view(state, sam).resolving.findLast(({ what }) => what === 'skill-check');
  return check?.what === 'skill-check' ? check.added.filter(({ seat }) => seat !== null).length : 0;
}

const ionian = { players: 5, exodus: true, ending: 'ioniannebula' } as const;
const pegasus = { players: 5, pegasus: true } as const;

/** The card that is being resolved, if it is a Crisis card. */
function crisisOf(state: State): string | undefined {
  const crisis = view(state, sam).resolving.findLast(({ what }) => what === 'crisis');
  return crisis?.what === 'crisis' && crisis.deck === 'crisis' ? crisisCards[crisis.card].id : undefined;
}

const isAction = (question: OpenQuestion | undefined) => question?.ask === 'action';

export const moments: readonly SearchedMoment[] = [
  {
    name: 'first-turn',
    is: (state, question) => question?.ask === 'movement' && state.turn.number <= 4,
  },
  {
    name: 'fight',
    first: 29,
    is: (state, question) =>
      question?.ask === 'action' &&
      turmoil(state) >= 13 &&
      state.players.some(({ piloting }) => piloting !== null) &&
      fitsOnAScreen(state, question) &&
      !isCylon(state),
  },
  {
    name: 'skill-check',
    is: (state, question) =>
      question?.ask === 'add-to-check' && state.players[sam].hand.length >= 5 && givers(state) >= 3,
  },
  {
    name: 'reveal',
    first: 2,
    is: (state, question) =>
      question?.ask === 'action' &&
      isCylon(state) &&
      turmoil(state) >= 8 &&
      question.options.some(({ id }) => id.startsWith('reveal')),
  },
  {
    name: 'jump',
    first: 4,
    is: (state, question) =>
      isAction(question) &&
      turmoil(state) >= 6 &&
      question?.options.some(({ id }) => id === 'location:ftl-control') === true,
  },
  {
    name: 'destination',
    first: 1,
    is: (_state, question) => question?.ask === 'choose-destination',
  },
  {
    name: 'alike',
    first: 16,
    is: (_state, question) => question !== undefined && onlyAnswer(question) !== undefined,
  },
  {
    name: 'checked',
    first: 1,
    is: (state, question) =>
      question?.ask === 'react' && (checkIn(view(state, sam))?.total ?? null) !== null && givers(state) >= 3,
  },
  { name: 'end', first: 4, is: (state) => state.over !== null && won(state) },
  { name: 'lost', is: (state) => state.over !== null && !won(state) },
  {
    name: 'six',
    selection: { players: 6 },
    is: (state, question) => isAction(question) && turmoil(state) >= 10,
  },
  {
    name: 'pegasus-fight',
    first: 4,
    selection: pegasus,
    is: (state, question) => isAction(question) && turmoil(state) >= 12 && state.turn.number > 8,
  },
  {
    name: 'execution',
    first: 14,
    selection: pegasus,
    is: (state, question) => question?.ask === 'choose-box' && crisisOf(state) === 'assassination-plot',
  },
  {
    name: 'executed',
    first: 18,
    selection: pegasus,
    is: (_state, question) => question?.ask === 'new-character',
  },
  {
    name: 'leader',
    first: 3,
    selection: { ...pegasus, cylonleader: true },
    is: (state, question) =>
      isAction(question) && state.players[sam].standing.endsWith('leader') && state.turn.number > 8,
  },
  {
    name: 'infiltrator',
    first: 40,
    selection: { ...pegasus, cylonleader: true },
    is: (state, question) => isAction(question) && state.players[sam].standing === 'infiltrating-leader',
  },
  {
    name: 'reckless',
    first: 1,
    selection: pegasus,
    is: (state, question) => question?.ask === 'add-to-check' && isReckless(state),
  },
  {
    name: 'hit',
    first: 5,
    selection: pegasus,
    is: (_state, question) =>
      question?.options.some(
        (option) => (option as { cause?: { id: string } }).cause?.id === 'damage.pegasus-choice',
      ) === true,
  },
  {
    name: 'new-caprica',
    selection: { players: 4, pegasus: true, ending: 'newcaprica' },
    is: (state, question) => isAction(question) && state.newCaprica?.phase === 'occupied' && !isCylon(state),
  },
  {
    name: 'new-caprica-orbit',
    first: 3,
    selection: { players: 4, pegasus: true, ending: 'newcaprica' },
    is: (state, question) => isAction(question) && state.newCaprica?.phase === 'orbit' && !isCylon(state),
  },
  {
    name: 'cylon-fleet',
    first: 3,
    selection: { players: 5, exodus: true, cylonfleet: true },
    is: (state, question) => isAction(question) && turmoil(state) >= 9 && pursued(state) >= 3,
  },
  {
    name: 'personal-goal',
    first: 1,
    selection: { players: 4, exodus: true, personalgoal: true },
    is: (state, question) =>
      isAction(question) &&
      state.players[sam].loyalty.some(({ card }) => loyaltyCards[card].special === 'personalgoal'),
  },
  {
    name: 'allies',
    selection: ionian,
    is: (state, question) => isAction(question) && state.turn.number > 10 && turmoil(state) >= 8,
  },
  {
    name: 'encounter',
    first: 47,
    selection: ionian,
    is: (_state, question) => question?.ask === 'meet-ally',
  },
  {
    name: 'crossroads',
    // With few players, so that the trial is not long in coming.
    selection: { ...ionian, players: 3 },
    is: (_state, question) => question?.ask === 'lay-token',
  },
  {
    name: 'solo',
    selection: { players: 1, mode: 'oneplayer' },
    is: (state, question) => isAction(question) && turmoil(state) >= 8,
  },
  {
    name: 'two',
    selection: { players: 2, mode: 'twoplayer' },
    is: (state, question) => isAction(question) && turmoil(state) >= 8,
  },
  {
    name: 'cooperative',
    selection: { players: 4, mode: 'cooperative' },
    is: (state, question) => isAction(question) && turmoil(state) >= 8,
  },
  {
    name: 'mission',
    selection: { players: 5, daybreak: true, ending: 'searchforhome' },
    is: (state, question) =>
      question?.ask === 'add-to-check' && checkIn(view(state, sam))?.cause.kind === 'mission',
  },
  {
    name: 'rebel-basestar',
    first: 5,
    selection: { players: 5, daybreak: true, ending: 'searchforhome' },
    is: (state, question) => isAction(question) && state.rebel !== undefined,
  },
  {
    name: 'mutiny',
    first: 1,
    selection: { players: 5, daybreak: true },
    is: (state, question) => isAction(question) && (state.players[sam].mutiny?.length ?? 0) > 0,
  },
  {
    name: 'motives',
    first: 9,
    selection: { players: 5, daybreak: true, cylonleader: true },
    is: (state, question) =>
      isAction(question) && (state.players[sam].motives?.some(({ shown }) => shown) ?? false),
  },
  {
    name: 'all-boxes',
    selection: {
      players: 7,
      pegasus: true,
      exodus: true,
      daybreak: true,
      cylonleader: true,
      cylonfleet: true,
      personalgoal: true,
      finalfive: true,
      ending: 'searchforhome',
    },
    is: (state, question) =>
      isAction(question) && turmoil(state) >= 10 && state.turn.number > 14 && !isGone(state, 'pegasus'),
  },
  {
    name: 'seven',
    first: 5,
    selection: { players: 7, pegasus: true, cylonleader: true },
    is: (state, question) => isAction(question) && turmoil(state) >= 11 && !isGone(state, 'pegasus'),
  },
];

/** How many ships wait on the Cylon Fleet board. */
const pursued = ({ fleet }: State) =>
  areas.reduce((n, area) => n + (fleet ? fleet.areas[area].raiders + fleet.areas[area].heavyRaiders : 0), 0);

const won = (state: State) => state.over?.winners?.includes(sam) === true;

const isReckless = (state: State) => checkIn(view(state, sam))?.reckless === true;

/** Whether players are offered a game like this one yet; what they are not can be tried out here. */
const isOffered = (selection: Selection) => !selection.pegasus || pegasusIsOffered;
const pegasusIsOffered = resolveOptions(pegasus).ok;
playUnfinished();

const people = ['Sam', 'Ines', 'Tomas', 'Ruth', 'Anton', 'Vera', 'Jonas'];

/** A game with this seed up to the moment, if it comes to it. */
function playTo(moment: SearchedMoment, seed: string, names: readonly string[]): GameRecord | undefined {
  const selection = moment.selection ?? { players: 5 };
  const seats = names
    .slice(0, selection.players)
    .map((name, seat) => ({ name, by: seat === sam ? 'person' : 'bot' }) as const);
  const record: GameRecord = {
    id: moment.name,
    createdAt: 0,
    updatedAt: 0,
    selection: { ...selection },
    seed,
    seats,
    answers: [],
  };
  const bots = seats.map((_, seat) => createBot({ level: 'officer', seat, seed }));
  const table = new HostedGame(module, deal(module, record), { bots: new Map(bots.entries()) });
  const { state, answers } = table;
  for (let n = 0; n < 3000; n++) {
    const open = pending(state);
    const asked = open.find(({ seat }) => seat === sam);
    const other = open.find(({ seat }) => seat !== sam);
    const isIt = (state.over || asked) && moment.is(state, asked);
    // Where all are asked at once, the others answer first.
    const question = isIt ? other : open[0];
    if (isIt && !other) {
      const standing = { turn: state.turn.number, over: state.over };
      const kept = { after: answers.length, state: module.save(state) };
      // What players are not offered yet is only taken up, not dealt.
      return { ...record, answers, standing, kept, ...(!isOffered(selection) && { from: kept }) };
    }
    if (!question) return undefined;
    const { seat, id } = question;
    const picks = bots[seat].answer(table.show(bots[seat]), question);
    if (!table.take({ seat, question: id, picks }).ok) return undefined;
  }
  return undefined;
}

/** Comes to a moment of a game that bots have played up to there. */
export async function comeTo(page: Page, name: string): Promise<void> {
  const record = recordOf(momentNamed(name));
  await page.evaluate((game) => localStorage.setItem(`ragtag/game/${game.id}`, JSON.stringify(game)), record);
  await page.goto(`/game/${record.id}`);
  await page.waitForSelector('#question-text, .ending', { timeout: 90_000 });
}

/** How a game stands at a moment, as it is stored. */
export function keptAt(name: string, names: readonly string[]): unknown {
  return recordOf(momentNamed(name), names).kept?.state;
}

export function momentNamed(name: string): SearchedMoment {
  const moment = moments.find((each) => each.name === name);
  if (!moment) throw new Error(`There is no moment "${name}".`);
  return moment;
}

export function recordOf(moment: SearchedMoment, names: readonly string[] = people): GameRecord {
  const first = moment.first ?? 0;
  for (let n = first; n < first + 300; n++) {
    const record = playTo(moment, `picture-${n}`, names);
    if (record) return record;
  }
  throw new Error(`No game comes to "${moment.name}".`);
}
