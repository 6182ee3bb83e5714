import { type Asking, never, type Option } from '@ragtag/kernel';
import { loyaltyCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { type G, rules } from '../../rules';
import { loyaltyCard, plain } from '../../state/shapes';
import { humanPlayers } from '../../table/queries';
import type { Seat } from '../../terms';
import { passLoyalty, showLoyalty } from './loyalty-cards';

export interface Sympathizer {
  readonly seat: Seat;
  readonly card: number;
}

interface PassSympathizer {
  readonly seat: Seat;
  /** Null where the seat is asked only lest the pause tell who has the card. */
  readonly card: number | null;
}

declare module '../../rules' {
  interface Procedures {
    sympathizer: Sympathizer;
    'pass-sympathizer': PassSympathizer;
  }
  interface Asks {
    'pass-sympathizer': Asking<HumanOption>;
  }
}

rules.locals('sympathizer', { seat: plain, card: loyaltyCard });
rules.locals('pass-sympathizer', { seat: plain, card: loyaltyCard });

/** Whoever received the Sympathizer or the Sympathetic Cylon shows the card and carries it out. */
rules.procedure('sympathizer', {
  show(g, { seat, card }) {
    const isSympathetic = loyaltyCards[card].side === 'sympathetic';
    showLoyalty(g, seat, card, isSympathetic ? 'sympathetic.reveal' : 'loyalty.sympathizer.reveal');
  },
  // rule: loyalty.sympathizer.red, loyalty.sympathizer.no-red, sympathetic.agenda
  carryOut(g, { seat, card }) {
    const { id, reveal } = loyaltyCards[card];
    if (reveal) runEffects(g, reveal, { you: seat, cause: { kind: 'loyalty', id, card }, bind: {} });
  },
});

interface HumanOption extends Option {
  readonly player?: Seat;
}

const keep: readonly HumanOption[] = [{ id: 'keep' }];

rules.ask<HumanOption, PassSympathizer>('pass-sympathizer', {
  secret: true,
  moot: never,
  options: (g, { card }) =>
    card === null
      ? keep
      : [
          ...humanPlayers(g.state).map((player) => ({ id: g.state.players[player].character, player })),
          ...keep,
        ],
  chosen(g, { seat, card }, [{ player }]) {
    if (player === undefined || card === null) return;
    passLoyalty(g, seat, player, 'sleeper.cylon-sympathizer-nooverlay', card);
  },
});

rules.procedure('pass-sympathizer', {
  offer: (g, { seat }) => void rules.put(g, seat, 'pass-sympathizer'),
});

/** A revealed Cylon who was dealt the card may hand it to a human. rule: sleeper.cylon-sympathizer-nooverlay */
export function offerToPass(g: G, seat: Seat): void {
  const card = sympathizerOf(g, seat) ?? null;
  if (card !== null || (g.state.options.discreet && mightHaveSympathizer(g))) {
    rules.call(g, 'pass-sympathizer', { seat, card });
  }
}

/** Whether the Sympathizer is in this game, and nobody has shown it. */
function mightHaveSympathizer({ state: { decks, players } }: G): boolean {
  const isSympathizer = (card: number) => loyaltyCards[card].side === 'sympathizer';
  if (players.some(({ loyalty }) => loyalty.some((l) => l.faceUp && isSympathizer(l.card)))) return false;
  return (
    decks.loyalty.some(isSympathizer) ||
    players.some(({ loyalty }) => loyalty.some((l) => isSympathizer(l.card)))
  );
}

/** A face-down Sympathizer card of this player, if any. */
function sympathizerOf(g: G, seat: Seat): number | undefined {
  return g.state.players[seat].loyalty.find((l) => !l.faceUp && loyaltyCards[l.card].side === 'sympathizer')
    ?.card;
}
