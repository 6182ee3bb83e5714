import { registerList } from '@ragtag/kernel';
import { runEffects } from '../../effects/start';
import type { Effect } from '../../effects/types';
import type { G } from '../../rules';
import type { Seat } from '../../terms';

const toAHuman = registerList('rules/loyalty/pass-on', [
  { do: 'choosePlayer', as: 'target', by: 'you', filter: ['another', 'human', 'takes-loyalty'] },
  { do: 'giveLoyalty', from: 'you', to: 'target' },
] satisfies readonly Effect[]);

/** With the overlay a Cylon player hands all face-down Loyalty cards to one human. rule: leaders.no-loyalty */
export function passOnLoyalty(g: G, seat: Seat, rule: string): void {
  if (!g.state.options.overlay || g.state.players[seat].loyalty.every(({ faceUp }) => faceUp)) return;
  runEffects(g, toAHuman, { you: seat, cause: { kind: 'rule', id: rule }, bind: {} });
}
