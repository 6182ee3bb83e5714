import { holds } from '@ragtag/kernel/options';
import type { Options } from '../options';
import { deckNames } from '../terms';
import { deckTables, reprints, tablesVersion } from './tables';
import type { Ability, Belonging, CharacterCard, Reprint } from './types';

/** Which components a game is played with. */

export function inGame(options: Options, { box, when }: Belonging): boolean {
  if (when !== undefined) return holds(when, options);
  return box === 'base' || options[box];
}

/** What is on a sheet and counts. rule: variants.one-player.no-negatives */
export function abilitiesIn({ oneplayer }: Options, { abilities }: CharacterCard): readonly Ability[] {
  return oneplayer ? abilities.filter(({ negative }) => !negative) : abilities;
}

/** Options of different games that are the same have one key, so that what follows from them is worked out once. */
const keys = new WeakMap<Options, string>();

function keyOf(options: Options): string {
  let key = keys.get(options);
  if (key === undefined) {
    key = JSON.stringify(options);
    keys.set(options, key);
  }
  return key;
}

/**
 * Something that follows from the tables and from a game's options, which are frozen. Asked again for the same game
 * it costs a comparison.
 */
export function perGame<T>(make: (options: Options) => T): (options: Options) => T {
  let made = new Map<string, T>();
  let version = 0;
  let lastOptions: Options | undefined;
  let last: T;
  return (options) => {
    if (options === lastOptions && version === tablesVersion()) return last;
    if (version !== tablesVersion()) {
      made = new Map();
      version = tablesVersion();
    }
    const key = keyOf(options);
    let found = made.get(key);
    if (found === undefined) {
      found = make(options);
      made.set(key, found);
    }
    lastOptions = options;
    last = found;
    return found;
  };
}

const reprintsIn = perGame((options) => reprints.filter((reprint) => inGame(options, reprint)));

interface Copied extends Belonging {
  readonly id: string;
  /** One where absent. */
  readonly copies?: number;
}

/** How many of a component there are in a game, those of other boxes included: each print under its own condition. */
export function copiesOf(options: Options, of: Reprint['of'], component: Copied): number {
  let copies = inGame(options, component) ? (component.copies ?? 1) : 0;
  for (const more of reprintsIn(options))
    if (more.of === of && more.id === component.id) copies += more.copies;
  return copies;
}

/** The indexes of a list, each as often as its component has copies in a game. */
export function kindsOf<T extends Copied>(
  options: Options,
  of: Reprint['of'],
  components: readonly T[],
  wanted: (component: T) => boolean = () => true,
): number[] {
  const kinds: number[] = [];
  components.forEach((component, kind) => {
    if (!wanted(component)) return;
    for (let n = copiesOf(options, of, component); n > 0; n--) kinds.push(kind);
  });
  return kinds;
}

/** The decks that a game is played with: those of which it has a card. */
export const decksIn = perGame((options) =>
  deckNames.filter((deck) => deckTables[deck].some((card) => inGame(options, card))),
);
