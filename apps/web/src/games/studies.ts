import type { GameId } from '@ragtag/games/load';
import type { GameRecord } from '../shell/game/record';

/** What a game finds out about a recorded game beside the page, by name. */
export type Studies = Readonly<Record<string, (record: GameRecord) => unknown>>;

const studies: Readonly<Partial<Record<GameId, () => Promise<Studies>>>> = {
  board: async () => (await import('../board-game/after/studies')).studies,
  card: async () => (await import('../card-game/after/story')).studies,
};

/** The studies of one game, whose code is loaded only now. */
export async function studiesOf(game: GameId): Promise<Studies> {
  return (await studies[game]?.()) ?? {};
}
