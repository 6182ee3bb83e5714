import { count, does, doesAll, own, person } from '../../say/en/words';
import type { PlayerToken } from '../../terms';
import { playerTokens } from '../../terms';
import { flag, number, optional, word } from '../shape';
import { who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Mutiny cards, the Mutineer, and tokens that lie with players. */

declare module '../types' {
  interface Verbs {
    /** `spared`: nobody goes to the Brig for it. */
    drawMutiny: { readonly who: Who; readonly n: number; readonly spared?: true };
    /** So many, or all but so many. */
    discardMutiny: { readonly who: Who; readonly n?: number; readonly keep?: number };
    gainToken: { readonly who: Who; readonly token: PlayerToken; readonly n: number };
    moveToken: { readonly token: PlayerToken; readonly from: Who; readonly to: Who };
    loseTitles: { readonly who: Who };
    /** Cards face up that say so go to another player. */
    handOn: { readonly from: Who; readonly to: Who };
    /** One more Loyalty card, whose words about the deck do not count. */
    dealMissing: { readonly who: Who };
  }
}

export const drawMutiny = (who: Who, n: number): Effect => ({ do: 'drawMutiny', who, n });
/** A draw for which nobody goes to the Brig. */
export const spareMutiny = (who: Who, n: number): Effect => ({ do: 'drawMutiny', who, n, spared: true });
export const discardMutiny = (
  who: Who,
  what: { readonly n: number } | { readonly keep: number },
): Effect => ({ do: 'discardMutiny', who, ...what });
export const gainToken = (who: Who, token: PlayerToken, n: number): Effect => ({
  do: 'gainToken',
  who,
  token,
  n,
});
export const moveToken = (token: PlayerToken, from: Who, to: Who): Effect => ({
  do: 'moveToken',
  token,
  from,
  to,
});
/** All titles go to the next in line. */
export const loseTitles = (who: Who): Effect => ({ do: 'loseTitles', who });

/** A card to act with for one who holds none, but one that should be gone before the next; the Brig for one who does. */
const drawWorth = -0.2;
const discardWorth = 0.3;
const tokenWorth = 0.9;

const token = word(playerTokens, 'token');

export const mutinyVerbs = {
  drawMutiny: {
    shape: { who, n: number, spared: optional(flag) },
    en(e, say) {
      const drawn = does(say, e.who, 'draw', count(e.n, 'Mutiny card'));
      if (!e.spared) return drawn;
      return doesAll(say, e.who, [
        ['draw', count(e.n, 'Mutiny card')],
        ['stay', 'out of the Brig whatever they hold'],
      ]);
    },
    implies: (e, c) => c.is === 'human' && c.who === e.who,
    weigh: (on, e) =>
      on.to(e.who, (seat) => {
        if (!on.isHuman(seat)) return 0;
        const { mutiny } = on.view.players[seat];
        const held = typeof mutiny === 'number' ? mutiny : (mutiny?.length ?? 0);
        const brigged = held > 0 && !e.spared ? on.lossAt(seat, 'brig') : 0;
        return drawWorth * e.n * on.trust(seat) - brigged;
      }),
  },
  discardMutiny: {
    shape: { who, n: optional(number), keep: optional(number) },
    en: (e, say) =>
      does(
        say,
        e.who,
        'discard',
        e.keep === undefined
          ? count(e.n ?? 1, 'Mutiny card')
          : `all of ${own(say, e.who)} Mutiny cards but ${e.keep}`,
      ),
    implies: (e, c) => c.is === 'mutiny-held' && c.who === e.who,
    weigh: (on, e) => on.to(e.who, (seat) => discardWorth * on.trust(seat)),
  },
  gainToken: {
    shape: { who, token, n: number },
    en: (e, say) => does(say, e.who, 'gain', count(e.n, `${e.token} token`)),
    weigh: (on, e) => on.to(e.who, (seat) => tokenWorth * e.n * on.trust(seat)),
  },
  moveToken: {
    shape: { token, from: who, to: who },
    en: (e, say) => does(say, e.from, 'give', `1 ${e.token} token to ${person(say, e.to).text}`),
    implies: (e, c) =>
      (c.is === 'tokens-held' && c.who === e.from) || (c.is === 'takes-token' && c.who === e.to),
    weigh: (on, e) =>
      tokenWorth * (on.to(e.to, (seat) => on.trust(seat)) - on.to(e.from, (seat) => on.trust(seat))),
  },
  loseTitles: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'give', 'every title to the next in its line of succession'),
    weigh: () => -0.2,
  },
  handOn: {
    shape: { from: who, to: who },
    en: (e, say) => does(say, e.from, 'hand', `the Mutineer card to ${person(say, e.to).text}`),
    weigh: () => 0,
  },
  dealMissing: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'draw', '1 more Loyalty card'),
    weigh: () => 0,
  },
} satisfies VerbFamily;
