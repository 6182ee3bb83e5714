import type { Selection } from './resolve';

/** A selection as one line of text, as commands and links take it: `players=3 format=quick sets=first-set,betrayal`. */

export function formatSelection(selection: Selection): string {
  return Object.entries(selection)
    .filter(([, value]) => value !== undefined)
    .map(([option, value]) => `${option}=${Array.isArray(value) ? value.join(',') : String(value)}`)
    .join(' ');
}

function readValue(option: string, text: string): unknown {
  if (option === 'sets') return text.split(',').filter((set) => set !== '');
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null' || text === 'none') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

export function parseSelection(text: string): Selection {
  const pairs = text
    .split(/[\s&]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [option, value = 'true'] = part.split('=');
      return [option, readValue(option, value)];
    });
  return Object.fromEntries(pairs) as Selection;
}
