import { factsFor, type Sight } from '@ragtag/kernel';
import { numbered, toldToAll, toldToSeat } from '../games/update';
import type { Loaded } from '../rooms/rooms';
import { type Fact, moduleOf, type State } from '../tables/game';
import type { Connection } from './connection';
import { patchMessage, Scribe, sayTheSame, type Texts, type Told, wholeMessage } from './texts';

/** A seat, or null for those who watch. */
type Reader = number | null;
type Playing = Loaded & { readonly state: State };

/** A socket, and as whom it is told. */
export interface Listening {
  readonly connection: Connection;
  readonly reader: Reader;
}

/** What a reader is told, and how. */
interface Made {
  readonly reader: Reader;
  readonly told: Told;
  texts?: Texts;
  whole?: string;
  /** What was said before, and the patch from there: mostly the same for all sockets of a seat. */
  patch?: { readonly before: Texts; readonly n: number; readonly text: string };
}

/** Tells one change to all who may know of it. What several of them see is made once and written once. */
export class Telling {
  readonly #scribe = new Scribe();
  readonly #after: Playing;
  readonly #facts: readonly Fact[];
  readonly #listening: readonly Listening[];
  readonly #now: number;
  #made: readonly Made[] | undefined;

  /** Those who listen are all who may be told; others are not. */
  constructor(after: Playing, facts: readonly Fact[], listening: readonly Listening[], now: number) {
    this.#after = after;
    this.#facts = facts;
    this.#listening = listening;
    this.#now = now;
  }

  tell(connection: Connection, reader: Reader): void {
    const made = this.#madeFor(reader);
    const { told } = made;
    const { seen } = connection;
    made.texts ??= this.#scribe.textsOf(told, seen);
    const { texts } = made;
    if (seen && saysNothing(this.#scribe, told, texts, seen)) return;
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

  #madeFor(reader: Reader): Made {
    this.#made ??= this.#madeForAll();
    for (const made of this.#made) if (made.reader === reader) return made;
    throw new Error(`nobody said that ${reader} is to be told`);
  }

  #madeForAll(): readonly Made[] {
    const readers: Reader[] = [];
    const earlier: (Sight | undefined)[] = [];
    for (const { connection, reader } of this.#listening) {
      if (readers.includes(reader)) continue;
      readers.push(reader);
      earlier.push(connection.seen?.sight);
    }
    const facts = this.#facts;
    // Where all may read all of them, they are one list.
    const areOpen = facts.every(({ only }) => !only);
    const newsFor = (reader: Reader) => (areOpen ? facts : factsFor(facts, reader));
    const told = whatIsTold(this.#after, readers, earlier, newsFor, this.#now);
    return readers.map((reader, n) => ({ reader, told: told[n] }));
  }
}

/** What each of these readers is to be told, who have seen something of the game earlier, or have not. */
function whatIsTold(
  playing: Playing,
  readers: readonly Reader[],
  earlier: readonly (Sight | undefined)[],
  newsFor: (reader: Reader) => readonly Fact[],
  now: number,
): Told[] {
  const { table, state } = playing;
  const sights = moduleOf(table).sights(state, readers, earlier);
  const common = toldToAll(playing);
  return readers.map((reader, n) => ({
    sight: sights[n],
    common,
    own: toldToSeat(playing, reader),
    news: numbered(playing, reader, newsFor(reader)),
    now,
  }));
}

/** A message that tells nothing would still tell that somebody has done something in secret. */
const saysNothing = (scribe: Scribe, { news }: Told, texts: Texts, seen: Texts): boolean =>
  news.facts.length === 0 && sayTheSame(scribe, texts, seen);

/** Tells one connection the whole by itself, if that says anything that it has not been told. */
export function tellAlone(
  connection: Connection,
  playing: Playing,
  reader: Reader,
  news: readonly Fact[],
  now: number,
): void {
  const { seen } = connection;
  const [told] = whatIsTold(playing, [reader], [seen?.sight], () => news, now);
  const scribe = new Scribe();
  const texts = scribe.textsOf(told, seen);
  if (seen && saysNothing(scribe, told, texts, seen)) return;
  connection.seen = texts;
  connection.patches = 0;
  connection.sendText(wholeMessage(scribe, told, texts));
}
