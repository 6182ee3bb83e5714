import { defaultSettings, type Options, optionModel } from '@ragtag/board-game';
import type { Source } from './model.ts';
import { optionSpace } from './option-space.ts';

const boxes = ['pegasus', 'exodus', 'daybreak'] as const satisfies readonly Source[];

/** Boxes, their endings and modules, and the Cylon Leader: what is no variant. */
const modules = [...boxes, 'ending', 'cylonleader', 'personalgoal', 'finalfive', 'cylonfleet', 'allyseasons'];
const variants = optionModel.filter(({ id }) => !modules.includes(id));

const known = new Map<string, readonly Source[]>();

/** Which boxes bring in what stands under some conditions; none if the base game without variants has it too. */
export function sourcesOf(conditions: readonly string[]): readonly Source[] {
  const key = conditions.join(' | ');
  const sources = known.get(key) ?? smallestSources(conditions);
  known.set(key, sources);
  return sources;
}

function smallestSources(conditions: readonly string[]): readonly Source[] {
  const space = optionSpace();
  const truth = space.truthOfAll(conditions);
  const met = space.games.filter((_, i) => truth[i] === 1);
  const standard = met.filter(isStandard);
  const brought = smallestBoxSets(standard.length > 0 ? standard : met);
  return standard.length > 0 ? brought : [...brought, 'variant'];
}

const isStandard = (game: Options) => variants.every(({ id }) => game[id] === defaultSettings[id]);

/** The boxes of those games that could not do with fewer. */
function smallestBoxSets(games: readonly Options[]): Source[] {
  const sets = new Map(games.map((game) => boxes.filter((box) => game[box])).map((set) => [set.join(), set]));
  const all = [...sets.values()];
  const smallest = all.filter((set) => !all.some((other) => isProperSubset(other, set)));
  return boxes.filter((box) => smallest.some((set) => set.includes(box)));
}

function isProperSubset<T>(some: readonly T[], all: readonly T[]): boolean {
  return some.length < all.length && some.every((one) => all.includes(one));
}
