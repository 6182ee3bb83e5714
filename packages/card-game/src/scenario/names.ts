import { Named } from '@ragtag/kernel/scenario';
import { cards, kindOf } from '../cards/tables';
import type { State } from '../state';
import type { Handle, Kind } from '../terms';

/** What lies on the table by the names of its cards: the second of a name is `#2`. */

/** Everything in play in the order in which names are given: units, missions, links, stacks, threats, seat by seat. */
function everything(s: State): [Handle, Kind][] {
  const { players } = s;
  return [
    ...players.flatMap((p) => p.units.map((u): [Handle, Kind] => [u.handle, u.cards[0]])),
    ...players.flatMap((p) => p.missions.map((m): [Handle, Kind] => [m.handle, m.kind])),
    ...players.flatMap((p) => p.resolved.map((m): [Handle, Kind] => [m.handle, m.kind])),
    ...players.flatMap((p) => p.units.flatMap((u) => u.links.map((l): [Handle, Kind] => [l.handle, l.kind]))),
    ...players.flatMap((p) => p.stacks.map((st): [Handle, Kind] => [st.handle, st.kind])),
    ...s.threats.map((t): [Handle, Kind] => [t.handle, t.kind]),
  ];
}

export function namesOf(s: State): Map<Handle, string> {
  const names = new Map<Handle, string>();
  const counts = new Map<Kind, number>();
  for (const [handle, kind] of everything(s)) {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    names.set(handle, n === 1 ? cards[kind].id : `${cards[kind].id}#${n}`);
  }
  return names;
}

/** An option's id with names in the place of handles. */
export function inWords(names: ReadonlyMap<Handle, string>, id: string): string {
  const parts = id.split(':');
  if (parts[0] === 'player') return id;
  return parts
    .map((part, i) => {
      if (!/^\d+$/.test(part) || (parts[0] === 'ability' && i === 2)) return part;
      return names.get(Number(part)) ?? part;
    })
    .join(':');
}

/** A name as it is written, with the id in the place of a printed code. */
export function withIds(written: string): string {
  return written
    .split(':')
    .map((part) => {
      const [card, ...rest] = part.split('#');
      const kind = kindOf(card);
      return [kind === undefined ? card : cards[kind].id, ...rest].join('#');
    })
    .join(':');
}

/** A part of a name with the printed code in the place of the id; the same where it names no card. */
function codeFor(part: string): string {
  const [card, ...rest] = part.split('#');
  const kind = kindOf(card);
  return [kind === undefined ? card : cards[kind].code, ...rest].join('#');
}

/** What something in play is called: by id, and by printed code. */
export const byIdAndCode = (name: string): Named => new Named(name, [codeFor(name)]);

/** An option by printed codes, each card by itself or all; and the first ability of a card without its number. */
export function otherNames(id: string): string[] {
  let names = [''];
  for (const part of id.split(':')) {
    const code = codeFor(part);
    const both = code === part ? [part] : [part, code];
    names = names.flatMap((name) => both.map((each) => (name === '' ? each : `${name}:${each}`)));
  }
  const parts = id.split(':');
  // An ability by its card alone; and a card that is named with its place in play, which has the same name.
  const dropped = parts[0] === 'ability' && parts[2] === '1' ? 2 : parts[0] === parts[1] ? 1 : parts.length;
  const short =
    dropped < parts.length ? names.map((name) => name.split(':').slice(0, dropped).join(':')) : [];
  return [...names, ...short].filter((name) => name !== id);
}

/** The option of a question that is meant. What is left out at its end is whatever only one option has there. */
export function optionMeant(
  names: ReadonlyMap<Handle, string>,
  ids: readonly string[],
  written: string,
): string {
  const meant = withIds(written);
  const exact = ids.find((id) => id === written || inWords(names, id) === meant);
  if (exact !== undefined) return exact;
  const longer = ids.filter((id) => inWords(names, id).startsWith(`${meant}:`));
  return longer.length === 1 ? longer[0] : written;
}
