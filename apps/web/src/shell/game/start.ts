import type { GameId } from '@ragtag/games/load';
import type { Level, Picked } from '@ragtag/kernel';
import type { GameRecord, SeatPlan } from './record';
import { saveGame } from './saved-games';

/** Names of bots, none of them anybody's on the show. */
const botNames = ['Corvus', 'Lyra', 'Vela', 'Orion', 'Ara', 'Cetus'];

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
}

/** Keeps a new game in this browser and returns its id. */
export function startLocalGame({ game, selection, seats }: Wanted): string {
  const now = Date.now();
  const record: GameRecord = {
    id: randomText(),
    ...(game && { game }),
    createdAt: now,
    updatedAt: now,
    selection: { ...selection, players: seats.length },
    seed: randomText(),
    seats,
    answers: [],
  };
  saveGame(record);
  return record.id;
}

/** You and bots, next to nothing to choose. */
export function playNow(name: string, players: number, level: Level): string {
  const bots = Array.from(
    { length: players - 1 },
    (_, i): SeatPlan => ({ name: botName(i), by: 'bot', level }),
  );
  return startLocalGame({ selection: {}, seats: [{ name: name || 'You', by: 'person' }, ...bots] });
}
