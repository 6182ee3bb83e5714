import { cards, kindOf } from '../cards/tables';
import type { Kind } from '../terms';

/** Cards by whatever people call them: id, printed code, full name, title or subtitle alone. */

/** A name without what people write in different ways: case, accents, quotes, dashes, commas. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['"’‘“”`´.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const byName = new Map<string, Kind[]>();
const byPart = new Map<string, Kind[]>();

function add(names: Map<string, Kind[]>, name: string, kind: Kind): void {
  const plain = plainName(name);
  const found = names.get(plain) ?? [];
  if (!found.includes(kind)) names.set(plain, [...found, kind]);
}

for (const [kind, { id, name, title, subtitle }] of cards.entries()) {
  add(byName, name, kind);
  add(byName, id, kind);
  add(byPart, subtitle, kind);
  if (title !== null) add(byPart, title, kind);
}

/** What a name could mean: one card, several, or none. A full name means its card, whatever else is called so. */
export function meantBy(name: string): readonly Kind[] {
  const exact = kindOf(name.trim());
  if (exact !== undefined) return [exact];
  const plain = plainName(name);
  return byName.get(plain) ?? byPart.get(plain) ?? [];
}

/** How many signs must be changed, added, left out or swapped to make one of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}

const mostNear = 3;

/** What is longer is no misspelt name of a card. */
const longestName = 60;

const plainNames = cards.map(({ name, subtitle, title }) => [
  ...new Set([name, subtitle, title ?? name].map(plainName)),
]);

/** The cards whose names are nearest to what was written, the nearest first; none where nothing is near. */
export function nearestTo(name: string): Kind[] {
  if (name.length > longestName) return [];
  const plain = plainName(name);
  if (plain === '') return [];
  const farthest = Math.max(2, plain.length / 3);
  const near: { kind: Kind; far: number }[] = [];
  for (const [kind, names] of plainNames.entries()) {
    let far = Number.POSITIVE_INFINITY;
    for (const each of names) {
      // Part of a name is nearer than another name.
      if (plain.length > 2 && each.includes(plain))
        far = Math.min(far, 1 + (each.length - plain.length) / 100);
      else if (Math.abs(each.length - plain.length) <= farthest) far = Math.min(far, distance(plain, each));
    }
    if (far <= farthest) near.push({ kind, far });
  }
  return near
    .sort((a, b) => a.far - b.far || a.kind - b.kind)
    .slice(0, mostNear)
    .map(({ kind }) => kind);
}
