import { boxes } from '@ragtag/board-game';
import type { Catalogue, Listed } from '../../cards/catalogue';
import { catalogue } from './catalogue';
import type { Entry } from './entry';

/** A kind of token can be named like a deck. */
function listed(entry: Entry): Listed {
  const { id, box, deck, name, copies, text, kind, face } = entry;
  const decks: Listed['decks'] = typeof kind === 'string' && deck === 'tokens' ? [deck, kind] : [deck];
  const ids: Listed['ids'] = typeof face === 'string' ? [id, face] : [id];
  return { ids, box, decks, name, copies, text, data: entry };
}

/** What lies in every box, those included that cannot be played with yet. */
export function boardGameCards(): Catalogue {
  return { boxes, cards: catalogue().map(listed) };
}
