import type { GameRecord } from './record';

/** Games kept in this browser. */

const prefix = 'ragtag/game/';
const mostKept = 40;

export function savedGames(): GameRecord[] {
  const found: GameRecord[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const record = key?.startsWith(prefix) ? read(key) : undefined;
    if (record) found.push(record);
  }
  return found.sort((a, b) => b.updatedAt - a.updatedAt);
}

export function savedGame(id: string): GameRecord | undefined {
  return read(prefix + id);
}

/** Keeps a game, and lets go of the oldest when there are too many or no room is left. */
export function saveGame(record: GameRecord): void {
  const text = JSON.stringify(record);
  for (const old of savedGames().slice(mostKept - 1)) if (old.id !== record.id) forgetGame(old.id);
  for (let tries = 0; tries < mostKept; tries++) {
    try {
      localStorage.setItem(prefix + record.id, text);
      return;
    } catch {
      const oldest = savedGames().findLast((game) => game.id !== record.id);
      if (!oldest) return;
      forgetGame(oldest.id);
    }
  }
}

export function forgetGame(id: string): void {
  localStorage.removeItem(prefix + id);
}

function read(key: string): GameRecord | undefined {
  try {
    const record = JSON.parse(localStorage.getItem(key) ?? 'null') as GameRecord | null;
    return record && Array.isArray(record.answers) ? record : undefined;
  } catch {
    return undefined;
  }
}
