import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
} from 'yaml';
import { type Scalar, ScenarioError, Written } from './written';

/** A document of a file, not read yet: one that cannot be read does not stop the others. */
export interface Unread {
  readonly line: number;
  read(): Written;
}

/** A file of scenarios: YAML, one document for each scenario. */
export function documentsIn(text: string): Unread[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines });
  if (!Array.isArray(documents)) return [];
  return documents
    .filter(({ contents, errors }) => contents !== null || errors.length > 0)
    .map((document) => ({
      line: lines.linePos(document.contents?.range?.[0] ?? 0).line,
      read: () => readDocument(document, lines),
    }));
}

/** Far more than a scenario has; aliases of aliases can stand for more than any memory holds. */
const mostNodes = 50_000;

function readDocument(document: Document, lines: LineCounter): Written {
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const message = error.message.split('\n')[0].replace(/ at line \d+, column \d+:?$/, '');
    throw new ScenarioError({ where: 'file', line, message });
  }
  const lineOf = (node: unknown): number => {
    const range = (node as Node | null)?.range;
    return range ? lines.linePos(range[0]).line : 1;
  };
  const inside = new Set<unknown>();
  let left = mostNodes;
  const readAlias = (target: unknown, where: string, line: number): Written => {
    if (inside.has(target))
      throw new ScenarioError({ where, line, message: 'an alias stands within what it stands for' });
    inside.add(target);
    const written = read(target, where, line);
    inside.delete(target);
    return written;
  };
  const read = (node: unknown, where: string, line: number): Written => {
    if (left-- <= 0) throw new ScenarioError({ where, line, message: 'this is too long for a scenario' });
    if (isAlias(node)) return readAlias(node.resolve(document), where, line);
    if (isSeq(node)) {
      const items = node.items.map((item, i) => read(item, `${where}[${i}]`, lineOf(item)));
      return new Written(where, line, { kind: 'list', items });
    }
    if (isMap(node)) {
      const entries = new Map<string, Written>();
      for (const pair of node.items as Pair[]) {
        const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
        entries.set(key, read(pair.value, where ? `${where}.${key}` : key, lineOf(pair.key)));
      }
      return new Written(where, line, { kind: 'map', entries });
    }
    const value = isScalar(node) ? (node.value as Scalar) : null;
    return new Written(where, line, { kind: 'value', value });
  };
  return read(document.contents, '', lineOf(document.contents));
}
