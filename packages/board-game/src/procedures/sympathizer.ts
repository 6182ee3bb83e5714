import type { Option } from '@ragtag/kernel';
import { loyaltyCards } from '../cards/tables';
import { runEffects } from '../effects/start';
import { humanPlayers, isHuman } from '../queries';
import { type G, rules } from '../rules';
import type { Seat } from '../terms';
import { passLoyalty, showLoyalty } from './loyalty-cards';

export interface Sympathizer {
  readonly seat: Seat;
  readonly card: number;
}

declare module '../rules' {
  interface Procedures {
    sympathizer: Sympathizer;
    'pass-sympathizer': Sympathizer;
  }
}

/** The Sympathizer shows the card and carries it out. rule: loyalty.sympathizer.reveal */
rules.procedure('sympathizer', {
  show: (g, { seat, card }) => showLoyalty(g, seat, card, 'loyalty.sympathizer.reveal'),
  // rule: loyalty.sympathizer.red, loyalty.sympathizer.no-red
  carryOut(g, { seat, card }) {
    const { id, reveal } = loyaltyCards[card];
    if (reveal) runEffects(g, reveal, { you: seat, cause: { kind: 'loyalty', id, card }, bind: {} });
  },
});

interface HumanOption extends Option {
  readonly player?: Seat;
}

rules.ask<HumanOption, Sympathizer>('pass-sympathizer', {
  secret: true,
  options: (g) => [
    ...humanPlayers(g.state).map((player) => ({ id: g.state.players[player].character, player })),
    { id: 'keep' },
  ],
  chosen(g, { seat, card }, [{ player }]) {
    if (player === undefined) return;
    passLoyalty(g, seat, player, 'sleeper.cylon-sympathizer-nooverlay', card);
    rules.call(g, 'sympathizer', { seat: player, card });
  },
});

/** A revealed Cylon who was dealt the card may hand it to a human. rule: sleeper.cylon-sympathizer-nooverlay */
rules.procedure('pass-sympathizer', {
  offer: (g, { seat }) => void rules.put(g, seat, 'pass-sympathizer'),
});

/** A face-down Sympathizer card of this player, if any. */
export function sympathizerOf(g: G, seat: Seat): number | undefined {
  return g.state.players[seat].loyalty.find((l) => !l.faceUp && loyaltyCards[l.card].side === 'sympathizer')
    ?.card;
}

/** A human who was dealt or handed the Sympathizer resolves it at once; revealed Cylons never reveal. */
export function resolveReceived(g: G, seat: Seat): void {
  const card = sympathizerOf(g, seat);
  if (card !== undefined && isHuman(g.state, seat)) rules.call(g, 'sympathizer', { seat, card });
}
