import { toString as plainText } from 'mdast-util-to-string';
import type { Element, RootContent } from '../markdown-tree.ts';
import { h } from '../render/element.ts';
import { childrenOf } from '../tree.ts';

const faces = [1, 2, 3, 4, 5, 6, 7, 8];

interface Span {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The attack table with a column for each face of the die; made from the rows of the book. */
export function attackGrid(table: RootContent): Element {
  const [header, ...rows] = childrenOf(table);
  const [target, attacker] = childrenOf(header ?? table).map((cell) => plainText(cell));
  return h('table', { className: ['attack-grid'] }, [
    h('thead', {}, [
      h('tr', {}, [
        ...[target, attacker].map((name) => h('th', { scope: 'col' }, [name ?? ''])),
        ...faces.map((face) => h('th', { scope: 'col', className: ['face'] }, [String(face)])),
      ]),
    ]),
    h('tbody', {}, rows.map(gridRow)),
  ]);
}

function gridRow(row: RootContent): Element {
  const [target = '', attacker = '', result = ''] = childrenOf(row).map((cell) => plainText(cell).trim());
  const spans = spansIn(result);
  const cells = spans
    ? filled(spans).map(({ from, to, text }) =>
        h('td', { colSpan: to - from + 1, className: [toneOf(text)], dataRolls: rolls(from, to) }, [
          text || '–',
        ]),
      )
    : [h('td', { colSpan: faces.length, className: [toneOf(result)] }, [result])];
  return h('tr', {}, [h('th', { scope: 'row' }, [target]), h('td', {}, [attacker]), ...cells]);
}

const rolls = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

/** `5–7: damaged; 8: destroyed`; undefined where no roll is listed. */
function spansIn(result: string): Span[] | undefined {
  const spans = result.split('; ').map((part) => /^(\d)(?:–(\d))?: (.+)$/.exec(part));
  if (!spans.some(Boolean)) return undefined;
  const found: Span[] = [];
  for (const [at, match] of spans.entries()) {
    const last = found.at(-1);
    if (match) found.push({ from: Number(match[1]), to: Number(match[2] ?? match[1]), text: match[3] ?? '' });
    else if (last) found[found.length - 1] = { ...last, text: `${last.text}; ${result.split('; ')[at]}` };
  }
  return found;
}

/** With what lies between the listed rolls, which does nothing. */
function filled(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  let next = 1;
  for (const span of spans) {
    if (span.from > next) all.push({ from: next, to: span.from - 1, text: '' });
    all.push(span);
    next = span.to + 1;
  }
  if (next <= faces.length) all.push({ from: next, to: faces.length, text: '' });
  return all;
}

function toneOf(text: string): string {
  if (text === '') return 'miss';
  return /destroyed/.test(text) ? 'destroyed' : 'damaged';
}
