/** How much of each game its player has been told in this browser, by game and seat. */

const key = 'ragtag/seen';
const mostKept = 80;

export function lastSeen(place: string): number | undefined {
  return read().find(([at]) => at === place)?.[1];
}

export function keepSeen(place: string, facts: number): void {
  const others = read().filter(([at]) => at !== place);
  try {
    localStorage.setItem(key, JSON.stringify([[place, facts], ...others].slice(0, mostKept)));
  } catch {
    // No room: the log then does not tell what is new.
  }
}

function read(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
