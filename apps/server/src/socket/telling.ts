import { factsFor } from '@ragtag/kernel';
import type { GameUpdate } from '@ragtag/protocol';
import { updateWith } from '../games/update';
import type { Loaded } from '../rooms/rooms';
import { type Fact, moduleOf, type State } from '../tables/game';
import type { Connection } from './connection';
import { patchMessage, Scribe, type Texts, wholeMessage } from './texts';

type Reader = number | null;

interface Made {
  readonly update: GameUpdate;
  readonly texts: Texts;
  whole?: string;
  /** What was said before, and the patch from there: mostly the same for all sockets of a seat. */
  patch?: { readonly before: Texts; readonly n: number; readonly text: string };
}

/** Tells one change to all who may know of it. What several of them see is made once and written once. */
export class Telling {
  readonly #scribe = new Scribe();
  readonly #made = new Map<Reader, Made>();
  readonly #after: Loaded & { readonly state: State };
  readonly #facts: readonly Fact[];
  readonly #readers: readonly Reader[];
  readonly #now: number;
  #updates: Map<Reader, GameUpdate> | undefined;

  /** The readers are all who may be told; others are not. */
  constructor(
    after: Loaded & { readonly state: State },
    facts: readonly Fact[],
    readers: readonly Reader[],
    now: number,
  ) {
    this.#after = after;
    this.#facts = facts;
    this.#readers = readers;
    this.#now = now;
  }

  tell(connection: Connection, reader: Reader): void {
    const made = this.#madeFor(connection, reader);
    const { update, texts } = made;
    const { seen } = connection;
    if (!seen || !connection.takesPatches) {
      made.whole ??= wholeMessage(this.#scribe, update, texts);
      connection.seen = texts;
      connection.patches = 0;
      connection.sendText(made.whole);
      return;
    }
    const n = connection.patches + 1;
    if (made.patch?.before !== seen || made.patch.n !== n) {
      made.patch = { before: seen, n, text: patchMessage(this.#scribe, update, texts, seen, n) };
    }
    connection.seen = texts;
    connection.patches = n;
    connection.sendText(made.patch.text);
  }

  #madeFor(connection: Connection, reader: Reader): Made {
    let made = this.#made.get(reader);
    if (!made) {
      const update = this.#updateFor(reader);
      made = { update, texts: this.#scribe.textsOf(update, connection.seen) };
      this.#made.set(reader, made);
    }
    return made;
  }

  #updateFor(reader: Reader): GameUpdate {
    this.#updates ??= this.#updatesForAll();
    const update = this.#updates.get(reader);
    if (!update) throw new Error(`nobody said that ${reader} is to be told`);
    return update;
  }

  #updatesForAll(): Map<Reader, GameUpdate> {
    const { table, state } = this.#after;
    const views = moduleOf(table).views(state, this.#readers);
    return new Map(
      this.#readers.map((reader, n) => {
        const news = factsFor(this.#facts, reader);
        return [reader, updateWith(this.#after, reader, views[n], news, this.#now)] as const;
      }),
    );
  }
}

/** Tells one connection by itself. */
export function tellAlone(connection: Connection, scribe: Scribe, update: GameUpdate, texts: Texts): void {
  connection.seen = texts;
  connection.patches = 0;
  connection.sendText(wholeMessage(scribe, update, texts));
}
