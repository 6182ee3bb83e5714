export type { WindowName } from './windows';

/**
 * What procedures ask of everything in play, by name, and how it is answered: by a number, by reasons against, by yes
 * or no, by a name, by a price, or in a way of its own. Each family adds its own: effects/<family>/rulings.ts. docs/effects tells
 * what each is about.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that families do not meet
export interface Rulings {}

export type RulingName = keyof Rulings;
/** The rulings that are answered in one way. */
export type RulingBy<How extends 'number' | 'permission' | 'flag' | 'name' | 'price' | 'own'> = {
  [N in RulingName]: Rulings[N] extends How ? N : never;
}[RulingName];
