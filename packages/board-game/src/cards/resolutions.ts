import type { Effect } from '../effects/types';
import { registerList, scriptOf } from '../scripts';
import { crisisCards, fromTables, superCrisisCards } from './tables';
import type { CrisisBox, CrisisCard } from './types';

/** What resolving a Crisis card comes to, as one list of effects, by the card or its box. */
let resolutions = new Map<object, string>();

function add(of: object, list: readonly Effect[]): void {
  resolutions.set(of, registerList(`${String(scriptOf(of))}.resolution`, list));
}

function addBox(box: CrisisBox): void {
  add(box, box.check ? [{ do: 'check', check: box.check }] : (box.do ?? []));
}

function addCard(card: CrisisCard): void {
  if (card.top) addBox(card.top);
  if (card.bottom) addBox(card.bottom);
  if (card.check) add(card, [{ do: 'check', check: card.check }]);
  // rule: crisis.attack.activate, crisis.attack.setup, crisis.attack.special
  if (card.attack) {
    const { activate, ships, special } = card.attack;
    add(card, [{ do: 'activate', icons: activate }, { do: 'place', ships }, ...special.do]);
  }
}

const addAll = fromTables(() => {
  resolutions = new Map();
  for (const card of [...crisisCards, ...superCrisisCards]) addCard(card);
});

/** The effects of a Crisis card, or of the box that was chosen on it. */
export function resolutionOf(of: CrisisCard | CrisisBox): string {
  addAll();
  let path = resolutions.get(of);
  if (path === undefined) {
    addBox(of as CrisisBox);
    path = resolutions.get(of);
  }
  if (path === undefined) throw new Error('a Crisis card without a resolution');
  return path;
}
