import type { GameUpdate } from '@ragtag/protocol';
import type { Fact } from '../tables/game';

/**
 * What an update says, as texts by field. Seats that see the same share them: what a change did to the view is found
 * by comparing texts, and what was not written anew is not written again for every seat.
 */
export interface Texts {
  /** The update's fields but for its view, news and time. */
  readonly fields: Fields;
  /** The view's fields but for its players. */
  readonly view: Fields;
  readonly players: readonly string[];
}

/** Values and their texts side by side with their names; undefined where there is nothing to say. */
interface Fields {
  readonly names: Names;
  readonly values: readonly unknown[];
  readonly texts: readonly (string | undefined)[];
}

type Values = Readonly<Record<string, unknown>>;

/** Named on their own in messages, or not compared at all. */
const apart: ReadonlySet<string> = new Set(['view', 'news', 'now', 'players']);

/** What questions refuse is found out only where somebody asks, and is not kept until then. */
const notKept = 'questions';

/** Names of fields, which are mostly those of the update before. */
class Names {
  /** As they stand in a message, each with a comma before it; undefined for those that are told apart. */
  readonly keys: readonly (string | undefined)[];

  constructor(readonly all: readonly string[]) {
    this.keys = all.map((name) => (apart.has(name) ? undefined : `,${JSON.stringify(name)}:`));
  }

  areOf(names: readonly string[]): boolean {
    const { all } = this;
    if (all.length !== names.length) return false;
    for (let n = 0; n < all.length; n++) if (all[n] !== names[n]) return false;
    return true;
  }
}

interface Written {
  readonly value: unknown;
  readonly text: string;
}

/** Writes values once each, for as long as one change is told. */
export class Scribe {
  readonly #written = new Map<object, string>();
  /** By seat: how others see the player there, mostly all of them alike. */
  readonly #players: Written[][] = [];

  write(value: unknown): string | undefined {
    return this.#textOf(value, undefined, undefined);
  }

  /** The texts of an update; where they are as before, the very same. */
  textsOf(update: GameUpdate, before: Texts | undefined): Texts {
    return {
      fields: this.#fields(update, before?.fields),
      view: this.#fields(update.view as unknown as Values, before?.view),
      players: update.view.players.map((player, seat) => this.#player(player, seat, before?.players[seat])),
    };
  }

  #fields(values: Values, before: Fields | undefined): Fields {
    const all = Object.keys(values);
    const names = before?.names.areOf(all) ? before.names : new Names(all);
    const earlier = before?.names === names ? before : undefined;
    const kept = new Array<unknown>(all.length);
    const texts = new Array<string | undefined>(all.length);
    for (let n = 0; n < all.length; n++) {
      if (names.keys[n] === undefined) continue;
      const value = values[all[n]];
      texts[n] = this.#textOf(value, earlier?.values[n], earlier?.texts[n]);
      if (all[n] !== notKept) kept[n] = value;
    }
    return { names, values: kept, texts };
  }

  #player(player: unknown, seat: number, before: string | undefined): string {
    this.#players[seat] ??= [];
    const same = this.#players[seat].find(({ value }) => isEqual(value, player));
    if (same) return same.text;
    const written = JSON.stringify(player);
    // What has not changed is kept in memory once.
    const text = written === before ? before : written;
    this.#players[seat].push({ value: player, text });
    return text;
  }

  /** To compare with what was said before takes a third of the time that writing takes. */
  #textOf(value: unknown, earlier: unknown, before: string | undefined): string | undefined {
    if (typeof value !== 'object' || value === null) {
      return value === earlier && before !== undefined ? before : JSON.stringify(value);
    }
    let text = this.#written.get(value);
    if (text === undefined) {
      text = before !== undefined && isEqual(value, earlier) ? before : JSON.stringify(value);
      this.#written.set(value, text);
    }
    return text;
  }
}

/** Whether two values of plain data say the same. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let n = 0; n < a.length; n++) if (!isEqual(a[n], b[n])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let more = 0;
  for (const key in a) {
    if (!isEqual((a as Values)[key], (b as Values)[key])) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

function newsText(scribe: Scribe, first: number, facts: readonly Fact[]): string {
  let list = '';
  for (const fact of facts) list += `${list && ','}${scribe.write(fact)}`;
  return `{"first":${first},"facts":[${list}]}`;
}

/** All fields, each with a comma before it. */
function allOf({ names: { keys }, texts }: Fields): string {
  let text = '';
  for (let n = 0; n < texts.length; n++) if (texts[n] !== undefined) text += `${keys[n]}${texts[n]}`;
  return text;
}

/** The fields that are not as they were, each with a comma before it. */
function changed({ names, texts }: Fields, before: Fields): string {
  const { keys } = names;
  const isSame = names === before.names;
  let text = '';
  for (let n = 0; n < texts.length; n++) {
    const earlier = isSame ? before.texts[n] : textIn(before, names.all[n]);
    if (texts[n] !== undefined && texts[n] !== earlier) text += `${keys[n]}${texts[n]}`;
  }
  return text;
}

function textIn({ names, texts }: Pick<Fields, 'names' | 'texts'>, name: string): string | undefined {
  const at = names.all.indexOf(name);
  return at < 0 ? undefined : texts[at];
}

/** Names of fields that say nothing any more. */
function goneFrom({ names, texts }: Fields, before: Fields): string[] {
  return before.names.all.filter((name, n) => {
    if (before.texts[n] === undefined) return false;
    return (names === before.names ? texts[n] : textIn({ names, texts }, name)) === undefined;
  });
}

/** An update as a whole message. */
export function wholeMessage(scribe: Scribe, { news, now }: GameUpdate, texts: Texts): string {
  const view = `${allOf(texts.view).slice(1)},"players":[${texts.players.join(',')}]`;
  const rest = allOf(texts.fields);
  return `{"type":"game","view":{${view}},"news":${newsText(scribe, news.first, news.facts)}${rest},"now":${now}}`;
}

/** Whether two updates show the same. */
export function sayTheSame(a: Texts, b: Texts): boolean {
  return patchOf(a, b) === '';
}

function patchOf(texts: Texts, before: Texts): string {
  const view = changed(texts.view, before.view).slice(1);
  let patch = view && `,"view":{${view}}`;
  const gone = goneFrom(texts.view, before.view);
  if (gone.length > 0) patch += `,"gone":${JSON.stringify(gone)}`;
  let players = '';
  for (let seat = 0; seat < texts.players.length; seat++) {
    const text = texts.players[seat];
    if (text !== before.players[seat]) players += `${players && ','}"${seat}":${text}`;
  }
  if (players) patch += `,"players":{${players}}`;
  return patch + changed(texts.fields, before.fields);
}

/** What an update changes of what was said before it, as a message. */
export function patchMessage(
  scribe: Scribe,
  { news, now }: GameUpdate,
  texts: Texts,
  before: Texts,
  n: number,
): string {
  const patch = patchOf(texts, before);
  return `{"type":"patch","n":${n},"news":${newsText(scribe, news.first, news.facts)}${patch},"now":${now}}`;
}
