import { deriveScripts, scriptOf } from '@ragtag/kernel';
import type { Effect } from '../effects/types';
import type { CrisisBox, CrisisCard } from './types';

const ending = 'resolution';

/** What resolving a Crisis card, or a box of one, comes to, as one list of effects. */
deriveScripts(ending, (of: CrisisCard | CrisisBox): readonly Effect[] => {
  if (of.check) return [{ do: 'check', check: of.check }];
  if ('do' in of && of.do) return [...of.do];
  // rule: crisis.attack.activate, crisis.attack.setup, crisis.attack.special
  if ('attack' in of && of.attack) {
    const { activate, ships, special } = of.attack;
    return [{ do: 'activate', icons: activate }, { do: 'place', ships }, ...special.do];
  }
  return [];
});

const paths = new WeakMap<CrisisCard | CrisisBox, string>();

/** The effects of a Crisis card, or of the box that was chosen on it. */
export function resolutionOf(of: CrisisCard | CrisisBox): string {
  let path = paths.get(of);
  if (path === undefined) {
    path = `${String(scriptOf(of))}.${ending}`;
    paths.set(of, path);
  }
  return path;
}
