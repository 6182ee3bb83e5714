import type { GameView } from './game-module';
import type { Zone } from './game-words';

/** What is shown elsewhere, or concerns nobody. */
const elsewhere: readonly string[] = ['seat', 'options', 'questions', 'waitingFor', 'over'];

/** An id or a name in the data as words. */
export function plainly(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-:#>_]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of the view in one line. */
function inOneLine(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
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
export function zonesIn(view: GameView): Zone[] {
  return Object.entries(view)
    .filter(([key]) => !elsewhere.includes(key))
    .map(([key, value]) => ({ name: plainly(key), lines: linesOf(value) }))
    .filter(({ lines }) => lines.length > 0);
}
