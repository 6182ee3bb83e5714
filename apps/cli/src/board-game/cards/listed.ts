import { boxes, isAvailable } from '@ragtag/board-game';
import type { Catalogue, Listed } from '../../cards/catalogue';
import { catalogue } from './catalogue';
import type { Entry } from './entry';

/** A kind of token can be named like a deck. */
function listed(entry: Entry): Listed {
  const { id, box, deck, name, copies, text, kind } = entry;
  const decks: Listed['decks'] = typeof kind === 'string' && deck === 'tokens' ? [deck, kind] : [deck];
  return { ids: [id], box, decks, name, copies, text, data: entry };
}

export function boardGameCards(): Catalogue {
  const there = boxes.filter((box) => box === 'base' || isAvailable(box, true));
  return {
    boxes: there,
    boxesToCome: boxes.filter((box) => !there.includes(box)),
    cards: catalogue()
      .filter(({ box }) => there.some((each) => each === box))
      .map(listed),
  };
}
