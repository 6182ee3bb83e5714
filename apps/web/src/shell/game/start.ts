import type { GameId } from '@ragtag/games/load';
import type { Level, Picked } from '@ragtag/kernel';
import type { GameRecord, KeptState, SeatPlan } from './record';
import { saveGame } from './saved-games';

/** Names of bots, none of them anybody's on the show. */
const botNames = ['Ines', 'Tomas', 'Ruth', 'Anton', 'Mira', 'Jonas'];

export function botName(seat: number): string {
  return botNames[seat % botNames.length];
}

function randomText(): string {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return a.toString(36) + b.toString(36);
}

interface Wanted {
  readonly game?: GameId;
  readonly selection: Picked;
  readonly seats: readonly SeatPlan[];
  /** A deal that is known beforehand. */
  readonly seed?: string;
  readonly coached?: true;
  /** Where it begins, if not with the setup. */
  readonly from?: KeptState;
  readonly task?: string;
}

/** Keeps a new game in this browser and returns its id. */
export function startLocalGame(wanted: Wanted): string {
  const { game, selection, seats, seed = randomText(), coached, from, task } = wanted;
  const now = Date.now();
  const record: GameRecord = {
    id: randomText(),
    ...(game && { game }),
    createdAt: now,
    updatedAt: now,
    selection: { ...selection, players: seats.length },
    seed,
    seats,
    ...(coached && { coached }),
    ...(from && { from }),
    ...(task && { task }),
    answers: [],
  };
  saveGame(record);
  return record.id;
}

/** A kind deal: the player is human to the end, and the first jump is not far. */
const firstSeed = 'first-game-3';

/** The first card game: the two decks to learn with, an easy bot, and a coach. */
function firstCardGame(name: string): string {
  const seats: SeatPlan[] = [
    { name: name || 'You', by: 'person' },
    { name: botName(0), by: 'bot', level: 'recruit' },
  ];
  return startLocalGame({
    game: 'card',
    selection: { format: 'quick' },
    seats,
    seed: 'learn-1',
    coached: true,
  });
}

/** The first game: a fixed deal, easy bots, and a coach. */
export function firstGame(name: string, game?: GameId): string {
  if (game === 'card') return firstCardGame(name);
  const bots = [0, 1, 2].map((i): SeatPlan => ({ name: botName(i), by: 'bot', level: 'recruit' }));
  const seats: SeatPlan[] = [{ name: name || 'You', by: 'person' }, ...bots];
  return startLocalGame({ selection: {}, seats, seed: firstSeed, coached: true });
}

/** You and bots, next to nothing to choose. */
export function playNow(name: string, players: number, level: Level, game?: GameId): string {
  const bots = Array.from(
    { length: players - 1 },
    (_, i): SeatPlan => ({ name: botName(i), by: 'bot', level }),
  );
  const seats: SeatPlan[] = [{ name: name || 'You', by: 'person' }, ...bots];
  return startLocalGame({ selection: {}, seats, ...(game && { game }) });
}
