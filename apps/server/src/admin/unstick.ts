import { deal } from '@ragtag/host';
import type { Config } from '../config';
import { type Draft, draftOf, tell } from '../games/play';
import { noteQuestions } from '../games/timing';
import type { Rooms } from '../rooms/rooms';
import type { History, Store, StoredAnswer, TableWithGame } from '../store/store';
import { dealOf, type Fact, moduleOf, type State } from '../tables/game';
import { copyInPlay, type TableRecord } from '../tables/record';
import { CannotDo } from './cannot-do';

/** How far a game can be played: the state, what was told until then, and the answers that led there. */
interface Reached {
  readonly state: State;
  readonly facts: readonly Fact[];
  readonly kept: readonly StoredAnswer[];
}

/** Plays on as far as the rules take the answers, and as long as what they tell is what was told before. */
function asFarAs(
  table: TableRecord,
  from: State,
  answers: readonly StoredAnswer[],
  told: (n: number) => readonly Fact[] | undefined,
): { readonly state: State; readonly facts: Fact[]; readonly taken: number } {
  const module = moduleOf(table);
  const facts: Fact[] = [];
  let state = from;
  for (const [n, given] of answers.entries()) {
    const next = module.fork(state);
    const answered = module.answer(next, given);
    if (!answered.ok) return { state, facts, taken: n };
    const expected = told(facts.length)?.slice(0, answered.facts.length);
    if (expected && JSON.stringify(expected) !== JSON.stringify(answered.facts.map(module.saveFact))) {
      return { state, facts, taken: n };
    }
    facts.push(...answered.facts);
    state = next;
  }
  return { state, facts, taken: answers.length };
}

/** From the state that is stored, which lacks at most the last few answers; nothing where it cannot be read. */
function fromState({ table, state, recent }: TableWithGame, history: History): Reached | undefined {
  const module = moduleOf(table);
  try {
    if (state === null || state === undefined) return undefined;
    const { facts, taken, state: reached } = asFarAs(table, module.load(state), recent, () => undefined);
    const before = history.chapters.flatMap((chapter) => chapter.answers);
    return {
      state: reached,
      facts: [...history.chapters.flatMap((chapter) => chapter.facts.map(module.loadFact)), ...facts],
      kept: [...before, ...recent.slice(0, taken)],
    };
  } catch {
    return undefined;
  }
}

/** From the deal, until the rules lead elsewhere than they did. */
async function fromSeed(store: Store, table: TableRecord, history: History): Promise<Reached | undefined> {
  const seed = await store.seed(table.id);
  if (seed === undefined) return undefined;
  const module = moduleOf(table);
  const told = history.chapters.flatMap((chapter) => chapter.facts);
  const answers = await store.answers(table.id);
  try {
    const begun = deal(module, dealOf(table, seed));
    const isSameDeal =
      JSON.stringify(begun.facts.map(module.saveFact)) === JSON.stringify(told.slice(0, begun.facts.length));
    if (!isSameDeal) return undefined;
    const rest = (n: number) => {
      const expected = told.slice(begun.facts.length + n);
      return expected.length > 0 ? expected : undefined;
    };
    const { state, facts, taken } = asFarAs(table, begun.state, answers, rest);
    return { state, facts: [...begun.facts, ...facts], kept: answers.slice(0, taken) };
  } catch {
    return undefined;
  }
}

function draftAt(table: TableRecord, { state, facts, kept }: Reached, now: number, config: Config): Draft {
  const copy = copyInPlay(table);
  const draft = { ...draftOf({ table: copy, state }), kept };
  const { game } = draft;
  game.facts = 0;
  game.told = game.told.map(() => 0);
  tell(draft, facts);
  Object.assign(game, { epoch: game.epoch + 1, answers: kept.length, undo: null, trail: null, asked: [] });
  draft.table.phase = state.over ? 'finished' : 'playing';
  draft.table.paused = false;
  draft.table.changed = now;
  noteQuestions(draft.table, game, state, now, config);
  return draft;
}

/**
 * Has a game go on that cannot under this build: from the last moment that its rules lead to as they did before. What
 * was answered since is taken back, and the table is told.
 */
export async function unstick(store: Store, rooms: Rooms, id: string, config: Config): Promise<string> {
  const stored = await store.tableWithGame(id);
  const history = await store.history(id);
  if (!stored?.table.game || !history) throw new CannotDo(`There is no game at table ${id}.`);
  const all = stored.table.game.answers;
  const ways = [fromState(stored, history), await fromSeed(store, stored.table, history)];
  const [best] = ways.flatMap((way) => way ?? []).sort((a, b) => b.kept.length - a.kept.length);
  if (!best)
    throw new CannotDo(
      'Nothing of this game can be played under this build. Its people can take it along as a file.',
    );
  const lost = all - best.kept.length;
  await rooms.change(id, () => ({
    result: undefined,
    draft: draftAt(stored.table, best, store.now(), config),
  }));
  if (lost === 0) return `The game at table ${id} goes on as it was.`;
  const text = `Whoever keeps this server has taken back the last ${lost} answers, so that this game can go on.`;
  await store.say(id, { at: store.now(), seat: null, name: 'The server', said: { text } });
  return `The game at table ${id} goes on. ${lost} of ${all} answers were taken back.`;
}
