import { type Cause, type Resource, resources, type State } from '@ragtag/board-game';
import { english, Narrator } from '@ragtag/board-game/say';

/** Words that every part of a story uses. */

const narrator = new Narrator(english, { names: String });

export const listed = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export const cardName = (deck: string, card: number): string => narrator.cardAt(deck, card);

/** What brought something about, by the name on it. */
export const causeName = (cause: Cause): string | undefined => narrator.cause(cause);

/** The same in brackets, where it has a name. */
export function by(cause: Cause): string {
  const name = causeName(cause);
  return name === undefined ? '' : ` (${name})`;
}

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

type Dials = Readonly<Record<Resource, number>>;

/** What is less than it was, such as "2 food and 1 morale". */
export function lostBetween(before: Dials, after: Dials): string[] {
  return resources.flatMap((name) =>
    before[name] > after[name] ? [`${before[name] - after[name]} ${name}`] : [],
  );
}

export const dials = (state: State): string =>
  listed(resources.map((name) => `${name} ${state.resources[name]}`));
