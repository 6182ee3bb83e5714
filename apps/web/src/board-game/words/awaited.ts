import { awaited as words } from '.';

/** What somebody is doing who is asked this. */
export function awaitedWords(ask: string): string {
  const known: Readonly<Partial<Record<string, string>>> = words.asks;
  return known[ask] ?? words.deciding;
}
