import { defaultSettings, optionModel } from '@ragtag/board-game';
import type { Source } from './model.ts';
import { optionSpace, type Truth } from './option-space.ts';

const boxes = ['pegasus', 'exodus', 'daybreak'] as const satisfies readonly Source[];

/** Boxes, their endings and modules, and the Cylon Leader: what is no variant. */
const modules = [...boxes, 'ending', 'cylonleader', 'personalgoal', 'finalfive', 'cylonfleet', 'allyseasons'];
const variants = optionModel.filter(({ id }) => !modules.includes(id));

const known = new Map<string, readonly Source[]>();

/** Which boxes bring in what stands under some conditions; none if the base game without variants has it too. */
export function sourcesOf(conditions: readonly string[]): readonly Source[] {
  if (conditions.length === 0) return [];
  const key = conditions.join(' | ');
  const sources = known.get(key) ?? smallestSources(conditions);
  known.set(key, sources);
  return sources;
}

function smallestSources(conditions: readonly string[]): readonly Source[] {
  const space = optionSpace();
  const truth = space.truthOfAll(conditions);
  const standard = boxSetsIn(space.combined('and', [truth, standardGames()]));
  if (standard.length > 0) return smallest(standard);
  return [...smallest(boxSetsIn(truth)), 'variant'];
}

let standard: Truth | undefined;

/** The games without any variant. */
function standardGames(): Truth {
  standard ??= Uint8Array.from(optionSpace().games, (game) =>
    variants.every(({ id }) => game[id] === defaultSettings[id]) ? 1 : 0,
  );
  return standard;
}

/** The sets of boxes that the games are played with, each once. */
function boxSetsIn(games: Truth): (readonly Source[])[] {
  const space = optionSpace();
  const [pegasus, exodus, daybreak] = boxes.map((box) => space.truthOf(box));
  const numbers = new Set<number>();
  games.forEach((met, i) => {
    if (met) numbers.add((pegasus?.[i] ?? 0) + 2 * (exodus?.[i] ?? 0) + 4 * (daybreak?.[i] ?? 0));
  });
  return [...numbers].map((number) => boxes.filter((_, bit) => number & (1 << bit)));
}

/** The boxes of those sets that do not contain another. */
function smallest(sets: readonly (readonly Source[])[]): Source[] {
  const least = sets.filter((set) => !sets.some((other) => isProperSubset(other, set)));
  return boxes.filter((box) => least.some((set) => set.includes(box)));
}

function isProperSubset<T>(some: readonly T[], all: readonly T[]): boolean {
  return some.length < all.length && some.every((one) => all.includes(one));
}
