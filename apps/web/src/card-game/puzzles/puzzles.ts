import text from '@ragtag/card-game/puzzles/win-this-turn.yaml?raw';

/** Positions in which you can win this turn, as scenario files write them; the tests of the rules solve each. */
export const puzzles: readonly string[] = [...text.matchAll(/^name: (.+)$/gm)].map(([, name]) => name);

export const puzzleText = text;

const key = 'ragtag/puzzles';

export function solved(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

export function markSolved(name: string): void {
  const known = solved();
  if (!known.includes(name)) localStorage.setItem(key, JSON.stringify([...known, name]));
}
