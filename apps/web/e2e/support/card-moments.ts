import { createBot } from '@ragtag/bots/card';
import { deckOf, module, pending, preconstructed, type State, view } from '@ragtag/card-game';
import { deal, HostedGame } from '@ragtag/host';
import type { OpenQuestion } from '@ragtag/kernel';
import type { Page } from 'playwright-core';
import type { GameRecord } from '../../src/shell/game/record';
import { settled } from './player';

/** Moments of the card game worth a picture, found by letting bots play games until one comes to it. */

interface CardMoment {
  readonly name: string;
  readonly players?: number;
  /** The first game that is looked at: the one that came to it when this was written. */
  readonly first?: number;
  /** Sam's base, if it is not that of one of our decks. */
  readonly base?: string;
  /** Whether Sam's question, or the end, is such a moment. */
  is(state: State, question: OpenQuestion | undefined): boolean;
}

const sam = 0;
const unitsOf = (state: State, seat: number) => state.players[seat].units.length;
const isAction = (question: OpenQuestion | undefined) => question?.ask === 'action';
const isBusy = (state: State) => state.players.every((_, seat) => unitsOf(state, seat) >= 3);

export const cardMoments: readonly CardMoment[] = [
  {
    name: 'cards-first-turn',
    is: ({ turn }, question) => turn.number === 1 && question?.ask === 'resource',
  },
  {
    name: 'cards-mid-game',
    first: 7,
    is: (state, question) =>
      isAction(question) &&
      !view(state, sam).challenge &&
      isBusy(state) &&
      state.players[sam].missions.length > 0 &&
      (question?.options.length ?? 0) > 4,
  },
  {
    name: 'cards-challenge',
    first: 38,
    is: (state, question) => {
      const challenge = view(state, sam).challenge;
      return (
        isAction(question) &&
        (question?.options.length ?? 0) > 1 &&
        challenge?.opponent === sam &&
        challenge.defender !== null &&
        state.inForce.length > 0
      );
    },
  },
  {
    name: 'cards-defender',
    first: 1,
    is: (_state, question) => question?.ask === 'defender' && question.options.length > 2,
  },
  {
    name: 'cards-attack',
    first: 4,
    is: (state, question) => question?.ask === 'cylon-choice' && state.threats.length > 1,
  },
  {
    name: 'cards-three',
    first: 1,
    players: 3,
    is: (state, question) => isAction(question) && isBusy(state),
  },
  {
    name: 'cards-own-text',
    first: 2,
    base: 'agro-ship',
    is: ({ turn }, question) => question?.ask === 'may-answer' && turn.number < 4,
  },
  { name: 'cards-end', first: 1, is: (state) => state.over?.winners.includes(sam) === true },
];

const people = ['Sam', 'Ines', 'Tomas'];

function playTo(
  { name, players = 2, base, is }: CardMoment,
  seed: string,
  first: number,
): GameRecord | undefined {
  const seats = people.slice(0, players).map((person, seat) => ({
    name: person,
    by: seat === sam ? ('person' as const) : ('bot' as const),
    setup: deckOf({
      ...preconstructed[(first + seat) % preconstructed.length],
      ...(base && seat === sam && { base }),
    }),
  }));
  const record: GameRecord = {
    id: name,
    game: 'card',
    createdAt: 0,
    updatedAt: 0,
    selection: { players },
    seed,
    seats,
    answers: [],
  };
  const bots = seats.map((_, seat) => createBot({ level: 'officer', seat, seed }));
  const table = new HostedGame(module, deal(module, record), { bots: new Map(bots.entries()) });
  for (let n = 0; n < 2000; n++) {
    const state = table.state as State;
    const [question] = pending(state);
    const asked = pending(state).find(({ seat }) => seat === sam);
    if ((state.over || asked) && is(state, asked)) {
      const { answers } = table;
      const standing = { turn: state.turn.number, over: state.over };
      return { ...record, answers, standing, kept: { after: answers.length, state: module.save(state) } };
    }
    if (!question) return undefined;
    const { seat, id } = question;
    const picks = bots[seat].answer(table.show(bots[seat]), question);
    if (!table.take({ seat, question: id, picks }).ok) return undefined;
  }
  return undefined;
}

/** Comes to a moment of a game that bots have played up to there. */
export async function comeToCards(page: Page, name: string): Promise<void> {
  const moment = cardMoments.find((each) => each.name === name);
  if (!moment) throw new Error(`There is no moment "${name}".`);
  const record = cardRecordOf(moment);
  await page.evaluate((game) => localStorage.setItem(`ragtag/game/${game.id}`, JSON.stringify(game)), record);
  await page.goto(`/game/${record.id}`);
  await settled(page);
}

export function cardRecordOf(moment: CardMoment): GameRecord {
  const first = moment.first ?? 0;
  for (let n = first; n < first + 200; n++) {
    const record = playTo(moment, `card-picture-${n}`, n);
    if (record) return record;
  }
  throw new Error(`No game comes to "${moment.name}".`);
}
