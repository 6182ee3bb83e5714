import type { Chooser } from '@ragtag/kernel';
import { type Options, optionModel } from './model';

/** Sets of options, in which any two choices that go together are made together somewhere. */

const ids = [
  ...optionModel.filter(({ group }) => group !== 'display').map(({ id }) => id),
  'players',
] as const;

/** Each choice as a number, in the order of `ids`. */
class Choices {
  readonly #numbers = new Map<string, number>();

  of(options: Options): number[] {
    return ids.map((id) => {
      const choice = `${id}=${options[id]}`;
      const known = this.#numbers.get(choice) ?? this.#numbers.size;
      this.#numbers.set(choice, known);
      return known;
    });
  }
}

/** More choices than there are: a pair of them is one number. */
const most = 256;

/** Pairs of choices that are still to be made together, as a table. */
class OpenPairs {
  readonly #open = new Uint8Array(most * most);
  left = 0;

  add(choices: readonly number[]): void {
    for (let i = 0; i < choices.length; i++)
      for (let k = i + 1; k < choices.length; k++) {
        const pair = choices[i] * most + choices[k];
        this.left += 1 - this.#open[pair];
        this.#open[pair] = 1;
      }
  }

  /** How many of them a game makes. */
  count(choices: readonly number[]): number {
    let n = 0;
    for (let i = 0; i < choices.length; i++)
      for (let k = i + 1; k < choices.length; k++) n += this.#open[choices[i] * most + choices[k]];
    return n;
  }

  close(choices: readonly number[]): void {
    this.left -= this.count(choices);
    for (let i = 0; i < choices.length; i++)
      for (let k = i + 1; k < choices.length; k++) this.#open[choices[i] * most + choices[k]] = 0;
  }

  /** One of them, at random. */
  any(pick: Chooser): readonly [number, number] {
    let skip = pick(this.left);
    const pair = this.#open.findIndex((open) => open === 1 && skip-- === 0);
    return [Math.floor(pair / most), pair % most];
  }
}

const candidates = 24;

/** Of some games that make two choices, the one with most that is new. */
function bestFor(
  [one, other]: readonly [number, number],
  all: readonly (readonly number[])[],
  open: OpenPairs,
  pick: Chooser,
): number {
  const having: number[] = [];
  for (let i = 0; i < all.length; i++) if (all[i].includes(one) && all[i].includes(other)) having.push(i);
  let best = having[0];
  for (let k = 0; k < candidates; k++) {
    const game = having[pick(having.length)];
    if (open.count(all[game]) > open.count(all[best])) best = game;
  }
  return best;
}

/**
 * So many of the games, drawn at random: first such as cover every two choices that go together, then any. Fewer than it
 * takes leave some out.
 */
export function pairwiseSets(games: readonly Options[], n: number, pick: Chooser): Options[] {
  const choices = new Choices();
  const all = games.map((options) => choices.of(options));
  const open = new OpenPairs();
  for (const each of all) open.add(each);
  const sets: Options[] = [];
  while (sets.length < n && open.left > 0) {
    const game = bestFor(open.any(pick), all, open, pick);
    open.close(all[game]);
    sets.push(games[game]);
  }
  while (sets.length < n && games.length > 0) sets.push(games[pick(games.length)]);
  return sets;
}
