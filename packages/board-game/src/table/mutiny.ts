import { character } from '../cards/tables';
import type { PlayerToken } from '../terms';
import { rights, type Stands } from './standing';

/** What players may hold beside skill cards, as the table tells it. */

interface Holder extends Stands {
  readonly character: string;
  readonly tokens?: Partial<Record<PlayerToken, number>>;
}

export function tokensHeld(p: Holder, token: PlayerToken): number {
  return p.tokens?.[token] ?? 0;
}

/** How many tokens of a kind somebody may hold: one, where the sheet says nothing else. rule: miracle.limit */
function tokenLimit(p: Holder): number {
  if (!rights(p).sheet || p.character === '') return 1;
  const said = character(p.character)
    .abilities.flatMap(({ modifiers = [] }) => modifiers)
    .find(({ on }) => on === 'token-limit');
  return typeof said?.set === 'number' ? said.set : 1;
}

/** Whether somebody could take one more. rule: miracle.limit — of Cylon players only a Leader */
export function takesToken(p: Holder, token: PlayerToken): boolean {
  return rights(p).sheet && tokensHeld(p, token) < tokenLimit(p);
}
