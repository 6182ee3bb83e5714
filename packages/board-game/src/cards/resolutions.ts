import { deriveScripts, scriptOf } from '@ragtag/kernel';
import type { Effect } from '../effects/types';
import type { CrisisBox, CrisisCard, MissionCard } from './types';

type Resolved = CrisisCard | CrisisBox | MissionCard;

const ending = 'resolution';

/** What resolving a Crisis card, a box of one, or a Mission comes to, as one list of effects. */
deriveScripts(ending, (of: Resolved): readonly Effect[] => {
  if (of.check) return [{ do: 'check', check: of.check }];
  if ('do' in of && of.do) return [...of.do];
  // rule: crisis.attack.activate, crisis.attack.setup, crisis.attack.special
  if ('attack' in of && of.attack) {
    const { activate, ships, special } = of.attack;
    return [{ do: 'activate', icons: activate }, { do: 'place', ships }, ...special.do];
  }
  return [];
});

const paths = new WeakMap<Resolved, string>();

/** The effects of a Crisis card, of the box that was chosen on it, or of a Mission. */
export function resolutionOf(of: Resolved): string {
  let path = paths.get(of);
  if (path === undefined) {
    path = `${String(scriptOf(of))}.${ending}`;
    paths.set(of, path);
  }
  return path;
}
