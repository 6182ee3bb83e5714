import type { Parsed, Picked } from '@ragtag/kernel';
import { defaults } from './definitions';
import { resolveOptions, selectionOf } from './resolve';

/** A selection as one line of text: `players=3,format=quick,sets=first-set+betrayal`. */

const usual = selectionOf(defaults);

export function formatSelection(selection: Picked): string {
  return Object.entries(selection)
    .filter(([option, value]) => value !== undefined && value !== usual[option])
    .map(([option, value]) => `${option}=${String(value).replaceAll(',', '+')}`)
    .join(',');
}

function readValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text.replaceAll('+', ',');
}

export function parseSelection(text: string): Parsed {
  const selection = Object.fromEntries(
    text
      .split(/[,\s]+/)
      .filter((part) => part !== '')
      .map((part) => {
        const [option, value = 'true'] = part.split('=');
        return [option, readValue(value)];
      }),
  );
  const resolved = resolveOptions(selection);
  return resolved.ok ? { ok: true, selection } : resolved;
}
