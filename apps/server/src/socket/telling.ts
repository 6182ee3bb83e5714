import { factsFor, type Sight } from '@ragtag/kernel';
import { numbered, toldToAll, toldToSeat } from '../games/update';
import type { Loaded } from '../rooms/rooms';
import { type Fact, moduleOf, type State } from '../tables/game';
import type { Connection } from './connection';
import { patchMessage, Scribe, sayTheSame, type Texts, type Told, wholeMessage } from './texts';

type Reader = number | null;
type Playing = Loaded & { readonly state: State };

/** Who is to be told, and what each has last seen, where that is known. */
export type Readers = ReadonlyMap<Reader, Sight | undefined>;

interface Made {
  readonly told: Told;
  readonly texts: Texts;
  whole?: string;
  /** What was said before, and the patch from there: mostly the same for all sockets of a seat. */
  patch?: { readonly before: Texts; readonly n: number; readonly text: string };
}

/** Tells one change to all who may know of it. What several of them see is made once and written once. */
export class Telling {
  readonly #scribe = new Scribe();
  readonly #made = new Map<Reader, Made>();
  readonly #after: Playing;
  readonly #facts: readonly Fact[];
  readonly #readers: Readers;
  readonly #now: number;
  #told: Map<Reader, Told> | undefined;

  /** The readers are all who may be told; others are not. */
  constructor(after: Playing, facts: readonly Fact[], readers: Readers, now: number) {
    this.#after = after;
    this.#facts = facts;
    this.#readers = readers;
    this.#now = now;
  }

  tell(connection: Connection, reader: Reader): void {
    const made = this.#madeFor(connection, reader);
    const { told, texts } = made;
    const { seen } = connection;
    if (!seen || !connection.takesPatches) {
      made.whole ??= wholeMessage(this.#scribe, told, texts);
      connection.seen = texts;
      connection.patches = 0;
      connection.sendText(made.whole);
      return;
    }
    const n = connection.patches + 1;
    if (made.patch?.before !== seen || made.patch.n !== n) {
      made.patch = { before: seen, n, text: patchMessage(this.#scribe, told, texts, seen, n) };
    }
    connection.seen = texts;
    connection.patches = n;
    connection.sendText(made.patch.text);
  }

  #madeFor(connection: Connection, reader: Reader): Made {
    let made = this.#made.get(reader);
    if (!made) {
      this.#told ??= tellings(this.#after, this.#readers, (seat) => factsFor(this.#facts, seat), this.#now);
      const told = this.#told.get(reader);
      if (!told) throw new Error(`nobody said that ${reader} is to be told`);
      made = { told, texts: this.#scribe.textsOf(told, connection.seen) };
      this.#made.set(reader, made);
    }
    return made;
  }
}

/** What each of the readers is to be told. */
function tellings(
  playing: Playing,
  readers: Readers,
  newsFor: (reader: Reader) => Fact[],
  now: number,
): Map<Reader, Told> {
  const { table, state } = playing;
  const seats = [...readers.keys()];
  const sights = moduleOf(table).sights(state, seats, [...readers.values()]);
  const common = toldToAll(playing);
  const all = new Map<Reader, Told>();
  seats.forEach((seat, n) => {
    const news = numbered(playing, seat, newsFor(seat));
    all.set(seat, { sight: sights[n], common, own: toldToSeat(playing, seat), news, now });
  });
  return all;
}

/** Tells one connection the whole by itself, if that says anything that it has not been told. */
export function tellAlone(
  connection: Connection,
  playing: Playing,
  reader: Reader,
  news: Fact[],
  now: number,
): void {
  const { seen } = connection;
  const told = tellings(playing, new Map([[reader, seen?.sight]]), () => news, now).get(reader) as Told;
  const scribe = new Scribe();
  const texts = scribe.textsOf(told, seen);
  // A message that tells nothing would still tell that somebody has done something in secret.
  if (seen && news.length === 0 && sayTheSame(scribe, texts, seen)) return;
  connection.seen = texts;
  connection.patches = 0;
  connection.sendText(wholeMessage(scribe, told, texts));
}
