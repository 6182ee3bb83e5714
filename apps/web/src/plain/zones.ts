import type { GameView, Zone } from '@ragtag/kernel';
import type { Known } from './known';
import { plainly, saidOr } from './say';

/** What is shown elsewhere, or concerns nobody. */
const elsewhere: readonly string[] = ['seat', 'options', 'questions', 'waitingFor', 'over'];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of the view in one line. */
function inOneLine(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'string') return value === '' ? 'none' : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inOneLine).join(', ');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${plainly(key).toLowerCase()}: ${inOneLine(part)}`)
    .join('; ');
}

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(inOneLine);
  if (!isRecord(value)) return [inOneLine(value)];
  return Object.entries(value).map(([key, part]) => `${plainly(key)}: ${inOneLine(part)}`);
}

/** The parts of the table as the data of a view name them, for games that have no words for them. */
export function zonesInData(view: GameView): Zone[] {
  return Object.entries(view)
    .filter(([key]) => !elsewhere.includes(key))
    .map(([key, value]) => ({ name: plainly(key), lines: linesOf(value) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Everything that lies on the table. */
export function zonesOf({ words }: Known, view: GameView): readonly Zone[] {
  return saidOr(() => words.zones?.(view), undefined) ?? zonesInData(view);
}
