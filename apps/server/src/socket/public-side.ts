import type { SeatRecord, TableRecord, UndoRecord } from '../tables/record';

/** Whether what everybody at a table sees of it, whoever they are, is as it was. */
export function looksTheSame(a: TableRecord, b: TableRecord): boolean {
  return (
    a.phase === b.phase &&
    a.host === b.host &&
    a.rematch === b.rematch &&
    a.webhook === b.webhook &&
    a.changed === b.changed &&
    (a.seats === b.seats || sameSeats(a.seats, b.seats)) &&
    sameUndo(a.game?.undo ?? null, b.game?.undo ?? null) &&
    (a.settings === b.settings || JSON.stringify(a.settings) === JSON.stringify(b.settings))
  );
}

function sameSeats(a: readonly SeatRecord[], b: readonly SeatRecord[]): boolean {
  return a.length === b.length && a.every((seat, n) => sameSeat(seat, b[n]));
}

function sameSeat(a: SeatRecord, b: SeatRecord): boolean {
  return (
    a.kind === b.kind &&
    a.user === b.user &&
    a.name === b.name &&
    a.level === b.level &&
    a.covered === b.covered
  );
}

function sameUndo(a: UndoRecord | null, b: UndoRecord | null): boolean {
  if (!a || !b) return a === b;
  return a.by === b.by && a.own === b.own && a.epoch === b.epoch && a.agreed.length === b.agreed.length;
}
