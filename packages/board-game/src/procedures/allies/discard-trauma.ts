import { type Asking, takeRandom } from '@ragtag/kernel';
import { exactly } from '../../in-play/like-pieces';
import { discardOwnTokens } from '../../operations/trauma';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import { likeTokens, type TokenOption } from './tokens';

export interface DiscardTrauma {
  readonly seat: Seat;
  readonly n: number;
}

declare module '../../rules' {
  interface Procedures {
    'discard-trauma': DiscardTrauma;
  }
  interface Asks {
    'discard-trauma': Asking<TokenOption>;
  }
}

rules.locals('discard-trauma', { seat: plain, n: plain });

rules.ask<TokenOption, DiscardTrauma>('discard-trauma', {
  options: (g, { seat, n }) => likeTokens(g.state.players[seat].trauma ?? [], n),
  count: (_g, { n }, options) => exactly(n, options),
  // How many somebody has is public, and whether they are alike is not.
  moot: (g, { seat, n }) => (g.state.players[seat].trauma?.length ?? 0) <= n,
  chosen(g, { seat }, picks) {
    discardOwnTokens(
      g,
      seat,
      picks.map(({ token }) => token),
    );
  },
});

/** A player discards tokens by choice. */
rules.procedure('discard-trauma', {
  choose: (g, { seat }) => void rules.put(g, seat, 'discard-trauma'),
});

/** A player discards tokens, by choice or by chance, as far as there are any. */
export function discardTrauma(g: G, seat: Seat, n: number, random: boolean): void {
  const { trauma = [] } = g.state.players[seat];
  if (trauma.length === 0) return;
  if (!random) return void rules.call(g, 'discard-trauma', { seat, n });
  const left = [...trauma];
  const tokens: number[] = [];
  for (let k = 0; k < n && left.length > 0; k++) tokens.push(takeRandom(g.state, 'cards', left));
  discardOwnTokens(g, seat, tokens);
}
