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

type Fields = Readonly<Record<string, string>>;

/** Writes values once each, for as long as one change is told. */
export class Scribe {
  readonly #written = new Map<object, string>();

  write(value: unknown): string | undefined {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    let text = this.#written.get(value);
    if (text === undefined) {
      text = JSON.stringify(value);
      this.#written.set(value, text);
    }
    return text;
  }

  /** The texts of an update; where they are as before, the very same. */
  textsOf({ view, news: _news, now: _now, ...fields }: GameUpdate, before: Texts | undefined): Texts {
    const { players, ...seen } = view;
    return {
      fields: this.#fields(fields, before?.fields),
      view: this.#fields(seen, before?.view),
      players: players.map((player, seat) => asBefore(this.write(player) ?? 'null', before?.players[seat])),
    };
  }

  #fields(values: Readonly<Record<string, unknown>>, before: Fields | undefined): Fields {
    const texts: Record<string, string> = {};
    for (const name of Object.keys(values)) {
      const text = this.write(values[name]);
      if (text !== undefined) texts[name] = asBefore(text, before?.[name]);
    }
    return texts;
  }
}

/** So that what has not changed is kept in memory once. */
function asBefore(text: string, before: string | undefined): string {
  return text === before ? before : text;
}

function newsText(scribe: Scribe, first: number, facts: readonly Fact[]): string {
  let list = '';
  for (const fact of facts) list += `${list && ','}${scribe.write(fact)}`;
  return `{"first":${first},"facts":[${list}]}`;
}

/** The fields that are not as they were, each with a comma before it. */
function changed(now: Fields, before: Fields): string {
  let text = '';
  for (const name of Object.keys(now)) {
    if (now[name] !== before[name]) text += `,${JSON.stringify(name)}:${now[name]}`;
  }
  return text;
}

const nothing: Fields = {};

/** An update as a whole message. */
export function wholeMessage(scribe: Scribe, { news, now }: GameUpdate, texts: Texts): string {
  const view = `${changed(texts.view, nothing).slice(1)},"players":[${texts.players.join(',')}]`;
  const rest = changed(texts.fields, nothing);
  return `{"type":"game","view":{${view}},"news":${newsText(scribe, news.first, news.facts)}${rest},"now":${now}}`;
}

/** Whether two updates show the same. */
export function sayTheSame(a: Texts, b: Texts): boolean {
  return patchOf(a, b) === '';
}

function patchOf(texts: Texts, before: Texts): string {
  const view = changed(texts.view, before.view).slice(1);
  let patch = view && `,"view":{${view}}`;
  const gone = Object.keys(before.view).filter((name) => texts.view[name] === undefined);
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
