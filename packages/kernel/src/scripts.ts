/**
 * Effect lists, checks and modifiers in a game's data, by path (`base/crisis/bomb-threat.top.check.fail`). A frame
 * names what it runs by its path, so that states stay small and a newer build can go on with them. Every path begins
 * with what belongs to one game only.
 */
const byPath = new Map<string, unknown>();
const paths = new Map<object, string>();
/** Of the many thousand that there are, those that games have run: few enough to be found at once. */
const inUse = new Map<string, unknown>();

/** Gives a path to every list and object inside a piece of data. */
export function registerScripts(path: string, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  if (byPath.has(path)) throw new Error(`two scripts at ${path}`);
  byPath.set(path, data);
  paths.set(data, path);
  for (const [key, value] of Object.entries(data)) registerScripts(`${path}.${key}`, value);
}

/** Gives a path to a list that was put together from data which has paths of its own. */
export function registerList(path: string, list: readonly object[]): string {
  byPath.set(path, list);
  paths.set(list, path);
  inUse.delete(path);
  return path;
}

/** The path of a piece of data; the data itself where it has none (an effect written in a scenario). */
export function scriptOf<T extends object>(data: T): string | T {
  return paths.get(data) ?? data;
}

/** The data a path stands for. */
export function script<T>(path: string | T): T {
  if (typeof path !== 'string') return path;
  return (inUse.get(path) ?? firstUse(path)) as T;
}

function firstUse(path: string): unknown {
  const data = byPath.get(path) ?? derive(path);
  if (data === undefined) throw new Error(`no script at ${path}`);
  inUse.set(path, data);
  return data;
}

const derivations = new Map<string, (of: never) => readonly object[]>();

/**
 * Lists that follow from other data have its path and an ending of their own. They are put together when they are
 * first needed, so that a saved game finds them in a process that has never needed them before.
 */
export function deriveScripts<T>(ending: string, list: (of: T) => readonly object[]): void {
  derivations.set(ending, list);
}

/** Whether a path stands for something in this build. */
export function hasScript(path: string): boolean {
  return (
    byPath.has(path) || (derivations.has(endingOf(path)) && byPath.has(path.slice(0, path.lastIndexOf('.'))))
  );
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function derive(path: string): readonly object[] | undefined {
  const make = derivations.get(endingOf(path));
  if (!make) return undefined;
  const list = make(script<never>(path.slice(0, path.lastIndexOf('.'))));
  registerList(path, list);
  return list;
}
