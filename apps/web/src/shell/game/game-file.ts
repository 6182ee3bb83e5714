import type { FirstGameFile, GameFile } from '@ragtag/protocol';
import { gameNamed } from '../../games/named';
import { lobby, replay as words } from '../words';
import type { GameRecord, SeatPlan } from './record';
import { saveFile } from './save-file';

/** A game as one file that anybody can open, here and with `ragtag replay`. */
export function toFile({ game, selection, seed, seats, answers, standing }: GameRecord): GameFile {
  return {
    format: 'ragtag-game',
    version: 2,
    game: gameNamed(game),
    options: Object.fromEntries(
      Object.entries(selection).filter(([, value]) => value !== undefined),
    ) as GameFile['options'],
    seed,
    seats: seats.map(({ name, setup }) => ({ name, ...(setup !== undefined && { setup }) })),
    answers: answers.map(({ seat, question, picks }) => ({ seat, question, picks: [...picks] })),
    over: standing?.over ?? null,
  };
}

/** Seats of a file from when there was one game, which took four where nothing else was said. */
function seatsOf({ options, names }: Partial<FirstGameFile>): SeatPlan[] {
  return Array.from({ length: Number(options?.players ?? 4) }, (_, i) => ({
    name: names?.[i] ?? lobby.player(i + 1),
    by: 'person',
  }));
}

/** Reads a game file; what does not look like one is refused with a reason. */
export function fromFile(written: unknown): GameRecord {
  const file = written as Partial<GameFile | FirstGameFile> | null;
  if (file?.format !== 'ragtag-game' || !Array.isArray(file.answers) || typeof file.seed !== 'string') {
    throw new Error(words.notAFile);
  }
  const { version, seats } = file as Partial<GameFile>;
  const plans =
    version === 2 && Array.isArray(seats)
      ? seats.map((seat): SeatPlan => ({ ...seat, by: 'person' }))
      : seatsOf(file as Partial<FirstGameFile>);
  return {
    id: 'file',
    game: gameNamed((file as Partial<GameFile>).game),
    createdAt: 0,
    updatedAt: 0,
    selection: { ...file.options, players: plans.length },
    seed: file.seed,
    seats: plans,
    answers: file.answers,
  };
}

export function fileOf(record: GameRecord): File {
  return new File([JSON.stringify(toFile(record))], `ragtag-${record.seed.slice(0, 12)}.json`, {
    type: 'application/json',
  });
}

/** Hands a game to the browser as a download. */
export function download(record: GameRecord): void {
  saveFile(fileOf(record));
}
