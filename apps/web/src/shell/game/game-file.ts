import type { GameFile } from '@ragtag/protocol';
import type { GameRecord } from './record';

/** A game as one file that anybody can open, here and with `ragtag replay`. */
export function toFile({ selection, seed, seats, answers, standing }: GameRecord): GameFile {
  return {
    format: 'ragtag-game',
    version: 1,
    options: Object.fromEntries(
      Object.entries(selection).filter(([, value]) => value !== undefined),
    ) as GameFile['options'],
    seed,
    names: seats.map(({ name }) => name),
    answers: answers.map(({ seat, question, picks }) => ({ seat, question, picks: [...picks] })),
    over: standing?.over ?? null,
  };
}

/** Reads a game file; what does not look like one is refused with a reason. */
export function fromFile(written: unknown): GameRecord {
  const file = written as Partial<GameFile> | null;
  if (file?.format !== 'ragtag-game' || !Array.isArray(file.answers) || typeof file.seed !== 'string') {
    throw new Error('This is not a game file of Ragtag.');
  }
  const players = Number(file.options?.players ?? 4);
  return {
    id: 'file',
    createdAt: 0,
    updatedAt: 0,
    selection: { ...file.options, players },
    seed: file.seed,
    seats: Array.from({ length: players }, (_, i) => ({
      name: file.names?.[i] ?? `Player ${i + 1}`,
      by: 'person',
    })),
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
  const file = fileOf(record);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
