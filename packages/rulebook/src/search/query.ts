import { aliases, filler } from './aliases.ts';
import { stem, wordsIn } from './stem.ts';

/** One thing that is asked about: ways to say it, each a list of roots that belong together. */
export interface Concept {
  readonly ways: readonly Way[];
  /** What was typed, unless it stands for something else; it may be the beginning of a word, or mistyped. */
  readonly typed?: string;
}

export interface Way {
  readonly roots: readonly string[];
  /** How surely it is what was meant. */
  readonly weight: number;
}

const asTyped = 1;
const otherwise = 0.8;

/** Takes a question apart into what it is about. Of nothing but filling words nothing is left. */
export function conceptsOf(query: string): Concept[] {
  const words = wordsIn(query);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const alias = aliases.find(({ typed }) => typed.every((word, i) => words[at + i] === word));
    const word = words[at];
    if (alias) {
      const own = { roots: alias.typed.map(stem), weight: asTyped };
      const meant = alias.meant.map((way) => ({ roots: way.map(stem), weight: otherwise }));
      concepts.push({ ways: [own, ...meant] });
    } else if (!filler.has(word)) {
      concepts.push({ ways: [{ roots: [stem(word)], weight: asTyped }], typed: word });
    }
    at += alias?.typed.length ?? 1;
  }
  return distinct(concepts);
}

function distinct(concepts: readonly Concept[]): Concept[] {
  const known = new Set<string>();
  return concepts.filter(({ ways }) => {
    const name = ways[0].roots.join(' ');
    return !known.has(name) && known.add(name);
  });
}
