import { playedAgain } from '@ragtag/host';
import { shareUnchanged } from '@ragtag/kernel';
import { dueAt } from '../games/agenda';
import {
  type Draft,
  draftOf,
  gameChange,
  goOn,
  nothingRecent,
  type Recent,
  type Running,
} from '../games/play';
import { Refused } from '../refused';
import { type Change, OutOfReach, type Store, type Stored, type TableWithGame } from '../store/store';
import { contentHash, dealOf, type Fact, moduleOf, type State } from '../tables/game';
import type { TableRecord } from '../tables/record';
import { Queues } from './queues';

/** A table as it is stored at one version. Never changed in place. */
export interface Loaded {
  readonly table: TableRecord;
  readonly state: State | null;
  /** What has happened since the state was last stored as a whole. */
  readonly recent: Recent;
}

/** What somebody wants done to a table: nothing, a change to the table, or a change to its game. */
export interface Work<T> {
  readonly result: T;
  readonly table?: TableRecord;
  readonly draft?: Draft;
  /** What bots say with their answers. */
  readonly says?: Change['says'];
}

/** A change that is stored. */
export interface Changed {
  /** Undefined where another server made the change and nobody here knew the table. */
  readonly before: Loaded | undefined;
  readonly after: Loaded;
  /** What has happened, or undefined where it must be read from the store. */
  readonly facts: readonly Fact[] | undefined;
  /** Seats whose players have answered something themselves. */
  readonly answered: readonly number[];
  readonly due: number | null;
  /** Number of the last word, where bots have said something with it. */
  readonly said?: number;
}

export type Listener = (changed: Changed) => void;

type Log = { error(told: object, what: string): void };

const keep = 1000;
const attempts = 10;

/**
 * The tables, loaded and changed. What is kept in memory only saves reading: a change is stored under a check of
 * the version it started from, and starts again from what is stored if another server was faster.
 */
export class Rooms {
  readonly #store: Store;
  readonly #log: Log;
  readonly #known = new Map<string, Loaded>();
  readonly #queues = new Queues();
  readonly #listeners: Listener[] = [];

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Tables that are known here, and those with changes under way. */
  get figures(): { readonly known: number; readonly waiting: number } {
    return { known: this.#known.size, waiting: this.#queues.size };
  }

  known(): Iterable<string> {
    return this.#known.keys();
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** The table as far as this server knows: perhaps a moment behind what another server has stored. */
  async load(id: string): Promise<Loaded> {
    return this.#known.get(id) ?? this.#read(id, undefined);
  }

  /** The table as it is stored: for whoever may have heard of it from another server. */
  current(id: string): Promise<Loaded> {
    return this.#queues.add(id, async () => {
      const known = await this.load(id);
      return (await this.#isNewest(known)) ? known : this.#read(id, known);
    });
  }

  async #isNewest({ table }: Loaded): Promise<boolean> {
    return (await this.#store.version(table.id)) === table.version;
  }

  /**
   * Reads a table and announces it: this server may have missed changes that others made. Somebody else may have been
   * faster, and have read a newer version.
   */
  async #read(id: string, before: Loaded | undefined): Promise<Loaded> {
    const stored = await this.#store.tableWithGame(id);
    if (!stored) throw new Refused('not-found', 'There is no such table.');
    const after = followed(before, stored) ?? (await this.#loadedFrom(stored));
    const known = this.#known.get(id);
    if (known && known !== before && known.table.version > after.table.version) return known;
    this.#remember(after);
    this.#announce({ before, after, facts: undefined, answered: [], due: dueIn(after) });
    return after;
  }

  /** The state that is stored and the answers since, or the same from all answers if that is damaged. */
  async #loadedFrom({ table, state, recent }: TableWithGame): Promise<Loaded> {
    if (state === null) return { table, state, recent: nothingRecent };
    try {
      const since = goOn(table, moduleOf(table).load(state), recent);
      if (!since) throw new Error('the last answers are not taken any more');
      return goingOn({ table, state: since.state, recent: { answers: recent, facts: since.facts } });
    } catch (error) {
      this.#log.error({ err: error, table: table.id }, 'the state of a game is damaged; it is played again');
      const played = await this.#playedAgain(table);
      if (played) return goingOn({ table, state: played, recent: nothingRecent });
      this.#log.error(
        { table: table.id, content: table.game?.content, here: contentHash(moduleOf(table)) },
        'a game cannot go on: neither its state nor its answers are taken',
      );
      return { table: stuck(table), state: null, recent: nothingRecent };
    }
  }

  /** Nothing where the answers lead elsewhere than they did: nobody is dealt other cards in silence. */
  async #playedAgain(table: TableRecord): Promise<State | undefined> {
    const [seed, answers] = await Promise.all([this.#store.seed(table.id), this.#store.answers(table.id)]);
    if (seed === undefined) return undefined;
    try {
      const played = playedAgain(moduleOf(table), dealOf(table, seed), answers);
      return played?.facts.length === table.game?.facts ? played?.state : undefined;
    } catch {
      return undefined;
    }
  }

  async running(id: string): Promise<Running> {
    return runningIn(await this.load(id));
  }

  /** Changes a table, one change after another; resolves when the change is durable. */
  change<T>(id: string, work: (loaded: Loaded) => Work<T> | Promise<Work<T>>): Promise<T> {
    return this.#queues.add(id, async () => {
      for (let attempt = 0; attempt < attempts; attempt++) {
        const before = await this.load(id);
        const done = await this.#attempt(before, work);
        if (!done) continue;
        const { result, table, draft, says } = done;
        const wanted = draft?.table ?? table;
        if (!wanted) return result;
        const stored = await this.#stored(before, wanted, draft, says);
        if (stored) {
          const { after, due, said } = stored;
          this.#remember(after);
          this.#announce({
            before,
            after,
            facts: draft?.facts ?? [],
            answered: answeredIn(draft),
            due,
            said,
          });
          return result;
        }
        await this.#read(id, before);
      }
      throw new Refused('busy', 'Too much is happening at this table right now. Try again.');
    });
  }

  /** Nothing where another server was faster. */
  async #stored(
    before: Loaded,
    wanted: TableRecord,
    draft: Draft | undefined,
    says?: Change['says'],
  ): Promise<Pick<Changed, 'after' | 'due' | 'said'> | undefined> {
    const state = draft?.state ?? before.state;
    if (state && before.state && state !== before.state) shareUnchanged(state, before.state);
    const game = draft && (await gameChange(draft, before.recent, () => this.#chapters(wanted.id)));
    const due = dueIn({ table: wanted, state });
    const stored = await this.#commit({ table: wanted, due, game: game?.change, says });
    if (!stored) return undefined;
    const table = { ...wanted, version: wanted.version + 1 };
    return {
      after: { table, state, recent: game?.recent ?? before.recent },
      due,
      said: stored.said,
    };
  }

  async #commit(change: Change): Promise<Stored | undefined> {
    try {
      return await this.#store.commit(change);
    } catch (error) {
      // It may have been stored: what was known here is known no more.
      if (error instanceof OutOfReach) this.#known.delete(change.table.id);
      throw error;
    }
  }

  async #chapters(id: string) {
    return (await this.#store.history(id))?.chapters ?? [];
  }

  /**
   * Stores the states of all games that go on as a whole: a server that stops may be followed by one with other rules,
   * under which the last answers could lead elsewhere.
   */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.#known.keys()].map((id) => this.#settle(id)));
  }

  #settle(id: string): Promise<void> {
    return this.#queues.add(id, async () => {
      const known = this.#known.get(id);
      if (!known?.state || known.recent.answers.length === 0) return;
      const draft = draftOf(runningIn(known));
      const stored = await this.#stored(known, draft.table, { ...draft, settles: true });
      if (stored) this.#remember(stored.after);
    });
  }

  /** Nothing is refused because of what is no longer so: then the table is read again, and nothing comes back. */
  async #attempt<T>(
    before: Loaded,
    work: (loaded: Loaded) => Work<T> | Promise<Work<T>>,
  ): Promise<Work<T> | undefined> {
    try {
      return await work(before);
    } catch (error) {
      if (!(error instanceof Refused) || (await this.#isNewest(before))) throw error;
      await this.#read(before.table.id, before);
      return undefined;
    }
  }

  /** Another server has stored a newer version. */
  async refresh(id: string, version: number): Promise<void> {
    await this.#queues.add(id, async () => {
      const known = this.#known.get(id);
      if (!known || known.table.version < version) await this.#read(id, known);
    });
  }

  /** Another server has stored a newer version that nobody here is interested in. */
  forgetOlder(id: string, version: number): void {
    const known = this.#known.get(id);
    if (known && known.table.version < version) this.#known.delete(id);
  }

  /** Resolves when every change that was asked for is stored or refused. */
  idle(): Promise<void> {
    return this.#queues.idle();
  }

  #remember(loaded: Loaded): void {
    const { id } = loaded.table;
    this.#known.delete(id);
    this.#known.set(id, loaded);
    if (this.#known.size <= keep) return;
    const [oldest] = this.#known.keys();
    this.#known.delete(oldest);
  }

  #announce(changed: Changed): void {
    for (const listener of this.#listeners) listener(changed);
  }
}

function answeredIn(draft: Draft | undefined): number[] {
  return draft?.answers.flatMap(({ seat, by }) => (by === 'person' ? [seat] : [])) ?? [];
}

function dueIn({ table, state }: Pick<Loaded, 'table' | 'state'>): number | null {
  return state && table.phase === 'playing' && !table.paused ? dueAt({ table, state }) : null;
}

/** A game that another build could not go on with goes on where this one can. */
function goingOn(loaded: Loaded): Loaded {
  const { table, state } = loaded;
  return table.phase === 'stuck' && state ? { ...loaded, table: { ...table, phase: 'playing' } } : loaded;
}

/** What is known of a finished game stays; one that was going on waits for a build that knows its rules. */
function stuck(table: TableRecord): TableRecord {
  return table.phase === 'playing' ? { ...table, phase: 'stuck' } : table;
}

export function runningIn({ table, state, recent }: Loaded): Running {
  if (!state && table.game) {
    throw new Refused('wrong-phase', 'This game cannot go on under the rules of this server.', {
      reason: 'other-rules',
    });
  }
  if (!state) throw new Refused('wrong-phase', 'The game has not started.');
  return { table, state, recent };
}

/** What is known here brought up to what is stored, where only a few answers came to it. */
function followed(before: Loaded | undefined, { table, recent }: TableWithGame): Loaded | undefined {
  const [was, is] = [before?.table.game, table.game];
  if (!before?.state || !was || !is || was.epoch !== is.epoch) return undefined;
  const missing = is.answers - was.answers;
  const earlier = recent.length - missing;
  if (missing < 0 || (earlier !== 0 && earlier !== before.recent.answers.length)) return undefined;
  const since = goOn(table, moduleOf(table).fork(before.state), recent.slice(earlier));
  if (!since || was.facts + since.facts.length !== is.facts) return undefined;
  const facts = earlier === 0 ? since.facts : [...before.recent.facts, ...since.facts];
  return { table, state: since.state, recent: { answers: recent, facts } };
}
