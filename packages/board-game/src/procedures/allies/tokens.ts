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

/** The different tokens among some. */
export const tokensAmong = (tokens: readonly number[]): TokenOption[] =>
  [...new Set(tokens)].sort((a, b) => a - b).map(tokenOption);

/** The different tokens that a player has. */
export const ownTokens = (g: G, seat: Seat): TokenOption[] => tokensAmong(g.state.players[seat].trauma ?? []);
