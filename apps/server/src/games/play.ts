import { deal, followTrail } from '@ragtag/host';
import type { Refusal } from '@ragtag/kernel';
import type { Chapter, GameChange, StoredAnswer } from '../store/store';
import { contentHash, dealOf, type Fact, moduleOf, type State } from '../tables/game';
import { copyInPlay, type GameRecord, playingPeople, type TableRecord } from '../tables/record';
import { fullReserves, noteQuestions, type Timing } from './timing';

/** A table with a game, as it was loaded. Nobody changes it: a change starts from a draft. */
export interface Running {
  readonly table: TableRecord;
  readonly state: State;
  readonly recent?: Recent;
}

/** A change to a running game that is being put together. */
export interface Draft {
  readonly table: TableRecord;
  readonly game: GameRecord;
  state: State;
  readonly answers: StoredAnswer[];
  readonly facts: Fact[];
  seed?: string;
  /** The answers that stay, where others were taken back; the facts are then told from the first. */
  kept?: readonly StoredAnswer[];
  /** Store the state as a whole, however little has happened. */
  readonly settles?: boolean;
}

/** What has happened since the state of a game was last stored as a whole. */
export interface Recent {
  readonly answers: readonly StoredAnswer[];
  readonly facts: readonly Fact[];
}

export const nothingRecent: Recent = { answers: [], facts: [] };

export function draftOf({ table, state }: Running): Draft {
  const copy = copyInPlay(table);
  if (!copy.game) throw new Error(`table ${table.id} has no game`);
  return { table: copy, game: copy.game, state, answers: [], facts: [] };
}

/** Sets the game up on a table that has none. */
export function startGame(table: TableRecord, seed: string, now: number, timing: Timing): Draft {
  const copy = structuredClone(table);
  // Among people, a pause for a reaction must not tell that somebody could react.
  copy.settings.selection = { ...copy.settings.selection, discreet: playingPeople(copy).length > 1 };
  const { state, facts } = deal(moduleOf(copy), dealOf(copy, seed));
  const game: GameRecord = {
    content: contentHash(moduleOf(copy)),
    epoch: 0,
    answers: 0,
    facts: 0,
    told: [...copy.seats.map(() => 0), 0],
    asked: [],
    reserves: fullReserves(copy),
    undo: null,
    trail: null,
  };
  copy.game = game;
  copy.phase = 'playing';
  const draft: Draft = { table: copy, game, state, answers: [], facts: [], seed };
  tell(draft, facts);
  noteQuestions(copy, game, state, now, timing);
  return draft;
}

/** Counts facts for everybody who may read them. */
export function tell(draft: Draft, facts: readonly Fact[]): void {
  const { told } = draft.game;
  const spectators = told.length - 1;
  for (const fact of facts) {
    if (fact.only) for (const seat of fact.only) told[seat]++;
    else for (let reader = 0; reader <= spectators; reader++) told[reader]++;
  }
  draft.game.facts += facts.length;
  draft.facts.push(...facts);
}

/** Takes an answer if the rules do; else says why not, and the draft is as it was. */
export function take(draft: Draft, given: StoredAnswer, now: number, timing: Timing): Refusal | undefined {
  return takeAll(draft, [given], now, timing);
}

/** Takes answers of one seat that belong together: all of them, or none. */
export function takeAll(
  draft: Draft,
  given: readonly StoredAnswer[],
  now: number,
  timing: Timing,
): Refusal | undefined {
  const { game, state: before } = draft;
  const module = moduleOf(draft.table);
  const byPerson = given.every(({ by }) => by === 'person');
  // A copy of this draft's own serves for what orders add to it: what is refused changes nothing.
  const isOwn = draft.answers.length > 0 && given.every(({ by }) => by === 'order');
  const after = isOwn ? before : module.fork(before);
  const answered = module.answerAll(after, given);
  if (!answered.ok) return answered.refusal;
  draft.state = after;
  // Whether somebody has answered an open reaction window is a secret, so none is taken back by itself.
  const reactions = after.questions.some(({ secret }) => secret);
  const showed = !byPerson || reactions || module.revealed(before, after, answered.facts);
  for (const each of given) {
    const mark = { seat: each.seat, before: game.answers, byPerson, showed };
    game.trail = followTrail(game.trail, mark);
    game.answers++;
    draft.answers.push(each);
  }
  tell(draft, answered.facts);
  noteQuestions(draft.table, game, after, now, timing);
  if (after.over) {
    draft.table.phase = 'finished';
    draft.table.results = module.results(after) ?? undefined;
    draft.table.changed = now;
    game.undo = null;
  }
  return undefined;
}

/** Answers after which a state is stored as a whole. Until then it follows from the last one and the answers since. */
const answersBetween = 16;

/** A draft as it is stored, and what is recent then. `earlier` is asked for where a game is over: it becomes one chapter. */
export async function gameChange(
  draft: Draft,
  before: Recent,
  earlier: () => Promise<readonly Chapter[]>,
): Promise<{ readonly change: GameChange; readonly recent: Recent }> {
  const { table, game, seed, kept, state } = draft;
  const module = moduleOf(table);
  const since = seed !== undefined || kept ? nothingRecent : before;
  const answers = [...since.answers, ...draft.answers];
  const facts = [...since.facts, ...draft.facts];
  const isWhole =
    draft.settles || seed !== undefined || kept || state.over || answers.length >= answersBetween;
  const storing = (chapter?: Chapter, alone = false): GameChange => ({
    seed,
    answers: draft.answers,
    recent: isWhole ? [] : answers,
    chapter,
    alone,
    state: () => module.save(state),
  });
  if (!isWhole) return { change: storing(), recent: { answers, facts } };
  const chapter = {
    till: game.answers,
    answers: [...(kept ?? []), ...answers],
    facts: facts.map(module.saveFact),
  };
  if (kept || !state.over) return { change: storing(chapter, kept !== undefined), recent: nothingRecent };
  const all = [...(seed === undefined ? await earlier() : []), chapter];
  return { change: storing(oneOf(all), true), recent: nothingRecent };
}

/** Chapters as one: what is written together is written shorter. */
function oneOf(chapters: readonly Chapter[]): Chapter {
  return {
    till: chapters[chapters.length - 1].till,
    answers: chapters.flatMap(({ answers }) => answers),
    facts: chapters.flatMap(({ facts }) => facts),
  };
}

/** The state that answers lead to from an earlier one, and what they told; nothing where the rules take them no longer. */
export function goOn(
  table: TableRecord,
  from: State,
  answers: readonly StoredAnswer[],
): { readonly state: State; readonly facts: Fact[] } | undefined {
  const module = moduleOf(table);
  const facts: Fact[] = [];
  for (const given of answers) {
    const answered = module.answer(from, given);
    if (!answered.ok) return undefined;
    for (const fact of answered.facts) facts.push(fact);
  }
  return { state: from, facts };
}
