import type { Written } from '@ragtag/kernel/scenario';
import { placeIds, skillCards } from '../cards/tables';
import { conditions } from '../effects/conditions';
import { face } from '../effects/face';
import { playerFilters } from '../effects/people/filters';
import { type Optional, optional, readShape, type ShapeReader, type ShapeScope } from '../effects/shape';
import { checkShape } from '../effects/shape-parts';
import { doing } from '../effects/shape-words';
import type { CheckSpec, Effect } from '../effects/types';
import { verbs } from '../effects/verbs';

/** Effects and conditions that scenarios write. */

type AnyShape = Readonly<Record<string, ShapeReader | Optional>>;

/** Reads something that tells by a key which of several kinds it is. */
const kindOf =
  (key: string, what: string, shapes: () => Readonly<Record<string, AnyShape>>): ShapeReader =>
  (written, scope) => {
    const kind = written.entries.get(key) ?? written.fail(`${what} needs \`${key}\``);
    readShape(written, shapes()[kind.oneOf(Object.keys(shapes()), what.split(' ')[1])], scope, key);
  };

const readEffect = kindOf('do', 'an effect', () => face(verbs, 'shape'));
const readCondition = kindOf('is', 'a condition', () => face(conditions, 'shape'));

const keysOf = (shape: Readonly<Record<string, ShapeReader | Optional>>) =>
  Object.entries(shape).map(([key, reader]) => ({ key, optional: typeof reader !== 'function' }));

/** The keys of each effect and condition, for the manual. */
export const effectKeys = () => ({
  effects: Object.entries(verbs).map(([name, { shape }]) => ({ name, keys: keysOf(shape) })),
  conditions: Object.entries(conditions).map(([name, { shape }]) => ({ name, keys: keysOf(shape) })),
  filters: playerFilters,
});

/** The names that effects bind for those after them. */
function namesBoundIn(written: Written): string[] {
  if (written.isList) return written.items.flatMap(namesBoundIn);
  if (!written.isMap) return [];
  return [...written.entries].flatMap(([key, value]) =>
    key === 'as' && value.isText ? [value.text] : namesBoundIn(value),
  );
}

/** What effects can name that a scenario runs itself. */
export interface Names {
  /** Names that are bound before. */
  readonly bind: Written | undefined;
  /** Characters in the game. */
  readonly characters: readonly string[];
}

const scopeOf = (written: Written, { bind, characters }: Names): ShapeScope => ({
  bound: [...(bind?.entries.keys() ?? []), ...namesBoundIn(written)],
  characters,
  ids: { location: placeIds(), skill: skillCards.map(({ id }) => id) },
  condition: readCondition,
  effect: readEffect,
});

/** Effects that a scenario runs itself. */
export function readEffects(written: Written, names: Names): readonly Effect[] {
  const scope = scopeOf(written, names);
  for (const item of written.items) readEffect(item, scope);
  return written.items.map((item) => item.plain) as unknown as readonly Effect[];
}

/** A skill check of a scenario's own, which may do nothing whether it is passed or not. */
export function readCheck(written: Written, names: Names, target: Written | undefined): CheckSpec {
  const scope = scopeOf(written, names);
  readShape(written, { ...checkShape, pass: optional(doing), fail: optional(doing) }, scope);
  if (target) target.oneOf([...scope.bound, ...scope.characters], 'bound name');
  return { pass: [], fail: [], ...(written.plain as object) } as unknown as CheckSpec;
}
