import { app as words } from '.';

/** Names in a row, as in a sentence. */
export function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : words.and(names.slice(0, -1).join(', '), names[names.length - 1]);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
