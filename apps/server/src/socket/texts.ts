import { saysTheSame } from '@ragtag/kernel';
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
  readonly players: readonly Written[];
}

/** What is said in each field, side by side with their names; undefined where there is nothing to say. */
interface Fields {
  readonly names: Names;
  readonly written: readonly (Written | undefined)[];
}

type Values = Readonly<Record<string, unknown>>;

/** Named on their own in messages, or not compared at all. */
const apart: ReadonlySet<string> = new Set(['view', 'news', 'now', 'players']);

/** Lists of names that are kept in mind: each game has two, and views of a few forms. */
const mostNames = 20;

/** What questions refuse is found out only where somebody asks, and is not kept until then. */
const notKept = 'questions';

/** Names of fields: the few lists of them that there are, each once. */
class Names {
  static readonly #known: Names[] = [];

  static of(all: readonly string[]): Names {
    let names = Names.#known.find((each) => each.areOf(all));
    if (!names) {
      names = new Names(all);
      Names.#known.push(names);
      if (Names.#known.length > mostNames) Names.#known.shift();
    }
    return names;
  }

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

/** A value and its text. */
interface Written {
  readonly value: unknown;
  readonly text: string;
}

/** What one reader sees in a field or of a player, and how it was written. */
interface SeenThere {
  readonly value: object;
  readonly written: Written;
}

/**
 * Writes values once each, for as long as one change is told. Of values that say the same the oldest is kept, for all
 * readers: to compare takes a third of the time that writing takes, and what is old the collector leaves in its place.
 */
export class Scribe {
  readonly #facts = new Map<Fact, string>();
  /** By field, by field of the view, and by player: what readers see there, which mostly is the same. */
  readonly #there: Record<keyof Texts, SeenThere[][]> = { fields: [], view: [], players: [] };

  fact(fact: Fact): string {
    let text = this.#facts.get(fact);
    if (text === undefined) {
      text = JSON.stringify(fact);
      this.#facts.set(fact, text);
    }
    return text;
  }

  /** The texts of an update; where they are as before, the very same. */
  textsOf(update: GameUpdate, before: Texts | undefined): Texts {
    const { fields, view, players } = this.#there;
    return {
      fields: this.#fields(fields, update, before?.fields),
      view: this.#fields(view, update.view as unknown as Values, before?.view),
      players: update.view.players.map((player, seat) => of(players, seat, player, before?.players[seat])),
    };
  }

  #fields(there: SeenThere[][], values: Values, before: Fields | undefined): Fields {
    const all = Object.keys(values);
    const names = before?.names.areOf(all) ? before.names : Names.of(all);
    const earlier = before?.names === names ? before.written : undefined;
    const written = new Array<Written | undefined>(all.length);
    for (let n = 0; n < all.length; n++) {
      if (names.keys[n] === undefined) continue;
      const value = values[all[n]];
      const known = earlier?.[n];
      if (all[n] === notKept) written[n] = { value: undefined, text: JSON.stringify(value) };
      else if (typeof value === 'object' && value !== null) written[n] = of(there, n, value, known);
      else if (value !== undefined)
        written[n] = known?.value === value ? known : { value, text: JSON.stringify(value) };
    }
    return { names, written };
  }
}

function of(there: SeenThere[][], at: number, value: object, before: Written | undefined): Written {
  let readings = there[at];
  if (!readings) {
    readings = [];
    there[at] = readings;
  }
  for (const reading of readings) if (reading.value === value) return reading.written;
  const same = readings.find((reading) => saysTheSame(reading.value, value))?.written;
  if (same) return same;
  const written =
    before && saysTheSame(before.value, value) ? before : { value, text: JSON.stringify(value) };
  readings.push({ value, written });
  return written;
}

function newsText(scribe: Scribe, first: number, facts: readonly Fact[]): string {
  let list = '';
  for (const fact of facts) list += `${list && ','}${scribe.fact(fact)}`;
  return `{"first":${first},"facts":[${list}]}`;
}

/** All fields, each with a comma before it. */
function allOf({ names: { keys }, written }: Fields): string {
  let text = '';
  for (let n = 0; n < written.length; n++) {
    const field = written[n];
    if (field) text += keys[n] + field.text;
  }
  return text;
}

/** The fields that are not as they were, each with a comma before it. */
function changed({ names, written }: Fields, before: Fields): string {
  const { keys } = names;
  const isSame = names === before.names;
  let text = '';
  for (let n = 0; n < written.length; n++) {
    const field = written[n];
    const earlier = isSame ? before.written[n] : fieldIn(before, names.all[n]);
    if (field && field !== earlier && field.text !== earlier?.text) text += keys[n] + field.text;
  }
  return text;
}

function fieldIn({ names, written }: Fields, name: string): Written | undefined {
  const at = names.all.indexOf(name);
  return at < 0 ? undefined : written[at];
}

/** Names of fields that say nothing any more. */
function goneFrom(fields: Fields, before: Fields): string[] {
  const isSame = fields.names === before.names;
  return before.names.all.filter(
    (name, n) => before.written[n] && !(isSame ? fields.written[n] : fieldIn(fields, name)),
  );
}

/** An update as a whole message. */
export function wholeMessage(scribe: Scribe, { news, now }: GameUpdate, texts: Texts): string {
  const players = texts.players.map(({ text }) => text).join(',');
  const view = `${allOf(texts.view).slice(1)},"players":[${players}]`;
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
    const player = texts.players[seat];
    const earlier = before.players[seat];
    if (player !== earlier && player.text !== earlier?.text)
      players += `${players && ','}"${seat}":${player.text}`;
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
