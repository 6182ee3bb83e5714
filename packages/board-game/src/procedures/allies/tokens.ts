import type { Option } from '@ragtag/kernel';
import { traumaTokens } from '../../cards/tables';
import type { G } from '../../rules';
import type { Seat } from '../../terms';

/** Trauma tokens to pick from. */

export interface TokenOption extends Option {
  readonly token: number;
}

const made: TokenOption[] = [];

/** An option for a token; what it shows is its name. */
function tokenOption(token: number): TokenOption {
  made[token] ??= Object.freeze({ id: traumaTokens[token].symbol, token });
  return made[token];
}

const kindsAmong = (tokens: readonly number[]): number[] => [...new Set(tokens)].sort((a, b) => a - b);

/** The different tokens that a player has. */
export const ownTokens = (g: G, seat: Seat): TokenOption[] =>
  kindsAmong(g.state.players[seat].trauma ?? []).map(tokenOption);

/** An option for each token, of which no more than `most` can be picked: like ones are told apart by a number only. */
export function likeTokens(tokens: readonly number[], most: number): TokenOption[] {
  return kindsAmong(tokens).flatMap((token) => {
    const { id } = tokenOption(token);
    const n = Math.min(most, tokens.filter((each) => each === token).length);
    return Array.from({ length: n }, (_, k) => ({ id: k === 0 ? id : `${id}#${k + 1}`, token }));
  });
}
