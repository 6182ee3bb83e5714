import { type Sight, saysTheSame } from '@ragtag/kernel';
import type { Fact } from '../tables/game';

/** What a reader is to be told: what it sees, the other fields of an update, and what has happened. */
export interface Told {
  readonly sight: Sight;
  /** What everybody is told alike: one value for all who are told of one change. */
  readonly common: Values;
  readonly own: Values;
  readonly news: { readonly first: number; readonly facts: readonly Fact[] };
  readonly now: number;
}

/**
 * What an update says, as texts by field. Seats that see the same share them: what a change did to the view is found
 * by comparing texts, and what was not written anew is not written again for every seat.
 */
export interface Texts {
  /** What they were written from. */
  readonly sight: Sight;
  /** What all readers are told alike: one value for those who are told at once. */
  readonly common: SideTexts;
  readonly own: SideTexts;
  readonly players: readonly Written[];
}

/** The fields of a view but for its players, and those of the update around it. */
interface SideTexts {
  readonly view: Fields;
  readonly fields: Fields;
}

/** What is said in each field, side by side with their names; undefined where there is nothing to say. */
interface Fields {
  readonly names: Names;
  readonly values: readonly unknown[];
  readonly written: readonly (Written | undefined)[];
}

type Values = Readonly<Record<string, unknown>>;

/** Named on their own in messages. */
const apart = 'players';

/** Lists of names that are kept in mind: each game has a few, and views of a few forms. */
const mostNames = 20;

/** What questions refuse is found out only where somebody asks: to compare them later would ask too late. */
const notCompared = 'questions';

/** Names of fields: the few lists of them that there are, each once. */
class Names {
  static readonly #known: Names[] = [];

  static in(values: Values): Names {
    let names = Names.#known.find((each) => each.areIn(values));
    if (!names) {
      names = new Names(Object.keys(values));
      Names.#known.push(names);
      if (Names.#known.length > mostNames) Names.#known.shift();
    }
    return names;
  }

  /** As they stand in a message, each with a comma before it; undefined for those that are told apart. */
  readonly keys: readonly (string | undefined)[];
  /** Before anything is said in them. */
  readonly nothing: Fields;

  constructor(readonly all: readonly string[]) {
    this.keys = all.map((name) => (name === apart ? undefined : `,${JSON.stringify(name)}:`));
    const none = all.map(() => undefined);
    this.nothing = { names: this, values: none, written: none };
  }

  areIn(values: Values): boolean {
    const { all } = this;
    let n = 0;
    for (const name in values) if (name !== all[n++]) return false;
    return n === all.length;
  }
}

/** A value and its text. */
interface Written {
  readonly value: unknown;
  readonly text: string;
}

/** What some readers see in a field or of a player, how it was written, and what others see there. */
interface SeenThere {
  readonly value: object;
  readonly written: Written;
  readonly others: SeenThere | undefined;
}

/** By field or player: what readers see there, which mostly is the same. */
type Readings = (SeenThere | undefined)[];

/** What has changed on one side: fields of the view, those that it has no longer, and fields around it. */
interface Changes {
  readonly view: string;
  readonly gone: readonly string[];
  readonly fields: string;
}

/**
 * Writes values once each, for as long as one change is told. Of values that say the same the oldest is kept, for all
 * readers: to compare takes a third of the time that writing takes, and what is old the collector leaves in its place.
 */
export class Scribe {
  /** Facts that were written for some, and the list of them that was written last. */
  readonly #facts = new Map<Fact, string>();
  #list: { readonly facts: readonly Fact[]; readonly text: string } | undefined;
  readonly #common: { readonly view: Readings; readonly fields: Readings } = { view: [], fields: [] };
  readonly #own: { readonly view: Readings; readonly fields: Readings } = { view: [], fields: [] };
  readonly #players: Readings = [];
  /** What was written last for all, from what was written before it; and what that has changed. */
  #forAll: { readonly before: SideTexts | undefined; readonly texts: SideTexts } | undefined;
  #changedForAll:
    | { readonly before: SideTexts; readonly texts: SideTexts; readonly changes: Changes }
    | undefined;

  /** Facts with commas in between; mostly the same for all readers. */
  list(facts: readonly Fact[]): string {
    if (this.#list?.facts === facts) return this.#list.text;
    let text = '';
    for (const fact of facts) text += `${text && ','}${this.#fact(fact)}`;
    this.#list = { facts, text };
    return text;
  }

  #fact(fact: Fact): string {
    let text = this.#facts.get(fact);
    if (text === undefined) {
      text = JSON.stringify(fact);
      this.#facts.set(fact, text);
    }
    return text;
  }

  /** The texts of what is told; where they are as before, the very same. */
  textsOf({ sight, common, own }: Told, before: Texts | undefined): Texts {
    return {
      sight,
      common: this.#commonTexts(sight.common, common, before?.common),
      own: {
        view: fieldsOf(this.#own.view, sight.own, before?.own.view),
        fields: fieldsOf(this.#own.fields, own, before?.own.fields),
      },
      players: this.#playersTexts(sight.own.players, before),
    };
  }

  #commonTexts(view: Values, fields: Values, before: SideTexts | undefined): SideTexts {
    if (this.#forAll && this.#forAll.before === before) return this.#forAll.texts;
    const texts = {
      view: fieldsOf(this.#common.view, view, before?.view),
      fields: fieldsOf(this.#common.fields, fields, before?.fields),
    };
    this.#forAll = { before, texts };
    return texts;
  }

  #playersTexts(players: Sight['own']['players'], before: Texts | undefined): readonly Written[] {
    if (before && players === before.sight.own.players) return before.players;
    return players.map((player, seat) =>
      before && player === before.sight.own.players[seat]
        ? before.players[seat]
        : writtenOf(this.#players, seat, player, before?.players[seat]),
    );
  }

  /** What all are told that has changed, mostly since the same moment for all. */
  changedForAll(texts: SideTexts, before: SideTexts): Changes {
    const known = this.#changedForAll;
    if (known && known.texts === texts && known.before === before) return known.changes;
    const changes = changesOf(texts, before);
    this.#changedForAll = { before, texts, changes };
    return changes;
  }
}

function fieldsOf(there: Readings, of: Values, before: Fields | undefined): Fields {
  const since = before && fieldsSince(there, of, before);
  return since ?? (fieldsSince(there, of, Names.in(of).nothing) as Fields);
}

/** Undefined where those before had other names. */
function fieldsSince(there: Readings, of: Values, before: Fields): Fields | undefined {
  const { names } = before;
  let values: unknown[] | undefined;
  let written: (Written | undefined)[] | undefined;
  let n = 0;
  for (const name in of) {
    if (name !== names.all[n]) return undefined;
    const value = of[name];
    if (value !== before.values[n]) {
      values ??= before.values.slice();
      written ??= before.written.slice();
      values[n] = value;
      written[n] = name === apart ? undefined : fieldOf(there, n, name, value, before.written[n]);
    }
    n++;
  }
  if (n !== names.all.length) return undefined;
  return values && written ? { names, values, written } : before;
}

function fieldOf(there: Readings, at: number, name: string, value: unknown, before: Written | undefined) {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null || name === notCompared)
    return { value, text: JSON.stringify(value) };
  return writtenOf(there, at, value, before);
}

function writtenOf(there: Readings, at: number, value: object, before: Written | undefined): Written {
  const first = there[at];
  for (let each = first; each; each = each.others) if (each.value === value) return each.written;
  for (let each = first; each; each = each.others) if (saysTheSame(each.value, value)) return each.written;
  const written =
    before && saysTheSame(before.value, value) ? before : { value, text: JSON.stringify(value) };
  there[at] = { value, written, others: first };
  return written;
}

function newsText(scribe: Scribe, { first, facts }: Told['news']): string {
  return `{"first":${first},"facts":[${scribe.list(facts)}]}`;
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
function changed(fields: Fields, before: Fields): string {
  if (fields === before) return '';
  const { names, written } = fields;
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

const none: readonly string[] = [];

/** Names of fields that say nothing any more. */
function goneFrom(fields: Fields, before: Fields): readonly string[] {
  if (fields === before) return none;
  const isSame = fields.names === before.names;
  let gone: string[] | undefined;
  for (let n = 0; n < before.written.length; n++) {
    const name = before.names.all[n];
    if (!before.written[n] || (isSame ? fields.written[n] : fieldIn(fields, name))) continue;
    gone ??= [];
    gone.push(name);
  }
  return gone ?? none;
}

function changesOf(texts: SideTexts, before: SideTexts): Changes {
  return {
    view: changed(texts.view, before.view),
    gone: goneFrom(texts.view, before.view),
    fields: changed(texts.fields, before.fields),
  };
}

/** An update as a whole message. */
export function wholeMessage(scribe: Scribe, { news, now }: Told, texts: Texts): string {
  const { common, own } = texts;
  const players = texts.players.map(({ text }) => text).join(',');
  const view = `"players":[${players}]${allOf(common.view)}${allOf(own.view)}`;
  const rest = allOf(common.fields) + allOf(own.fields);
  return `{"type":"game","view":{${view}},"news":${newsText(scribe, news)}${rest},"now":${now}}`;
}

/** Whether two updates show the same. */
export function sayTheSame(scribe: Scribe, a: Texts, b: Texts): boolean {
  return patchOf(scribe, a, b) === '';
}

function patchOf(scribe: Scribe, texts: Texts, before: Texts): string {
  const common = scribe.changedForAll(texts.common, before.common);
  const own = changesOf(texts.own, before.own);
  const view = (common.view + own.view).slice(1);
  let patch = view && `,"view":{${view}}`;
  const gone = common.gone.length + own.gone.length;
  if (gone > 0) patch += `,"gone":${JSON.stringify([...common.gone, ...own.gone])}`;
  return patch + changedPlayers(texts.players, before.players) + common.fields + own.fields;
}

function changedPlayers(players: Texts['players'], before: Texts['players']): string {
  if (players === before) return '';
  let text = '';
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    const earlier = before[seat];
    if (player !== earlier && player.text !== earlier?.text) text += `${text && ','}"${seat}":${player.text}`;
  }
  return text && `,"players":{${text}}`;
}

/** What an update changes of what was said before it, as a message. */
export function patchMessage(
  scribe: Scribe,
  { news, now }: Told,
  texts: Texts,
  before: Texts,
  n: number,
): string {
  const patch = patchOf(scribe, texts, before);
  return `{"type":"patch","n":${n},"news":${newsText(scribe, news)}${patch},"now":${now}}`;
}
