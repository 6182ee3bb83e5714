import { each } from '@ragtag/kernel';
import { character } from '../../cards/tables';
import { open } from '../../in-play/reactions';
import { number } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { dealAssistLate } from '../../setup/assist';
import { buildLateLoyaltyDeck, dealLoyalty } from '../../setup/loyalty-deck';
import { dealMotivesToLeader } from '../../setup/motives';
import { plain } from '../../state/shapes';
import { clockwiseFrom, isHuman } from '../../table/queries';
import { rights } from '../../table/standing';
import type { Seat } from '../../terms';
import { dealMissing } from './mutineer';
import { passOnLoyalty } from './pass-on';
import { offerToPass } from './sympathizer';

export interface SleeperAgents {
  /** Seats still to be dealt to. */
  dealing?: Seat[];
}

declare module '../../rules' {
  interface Procedures {
    'sleeper-agents': SleeperAgents;
  }
}

rules.locals('sleeper-agents', { dealing: plain });

const question = 'loyalty-dealt-sleeper';

/** rule: sleeper.deal, sleeper.boomer-two */
function cardsFor(g: G, seat: Seat): number {
  const n = number(g, question, 1, { seat });
  if (isHuman(g.state, seat) || g.state.options.exodusloyalty) return n;
  // rule: sleeper.boomer-revealed-plain — a silent sheet still counts here, so that no card is left undealt
  const { abilities } = character(g.state.players[seat].character);
  const said = abilities.flatMap((a) => a.modifiers ?? []).find((m) => m.on === question);
  return typeof said?.set === 'number' ? said.set : n;
}

/** The Sleeper Agent phase. rule: sleeper.interrupts */
rules.procedure('sleeper-agents', {
  begin(g) {
    g.facts.push({ fact: 'phase', phase: 'sleeper-agents', rule: 'objective.sleeper-all' });
    if (g.state.options.twoplayer) buildLateLoyaltyDeck(g);
    if (!g.state.options.oneplayer) return;
    dealAssistLate(g);
    rules.finish(g);
  },
  // rule: timing.multi-draw-order, leaders.no-loyalty
  deal: each(
    'dealing',
    ({ state }) =>
      clockwiseFrom(state, state.turn.seat).filter((seat) => rights(state.players[seat]).loyalty),
    (g, _frame, seat) => {
      dealLoyalty(g, seat, cardsFor(g, seat));
      if (isHuman(g.state, seat)) return;
      if (g.state.options.overlay) passOnLoyalty(g, seat, 'sleeper.cylon-pass-overlay');
      else offerToPass(g, seat);
    },
  ),
  dealMotives: (g) => dealMotivesToLeader(g, 'sleeper.motives'),
  dealMissingMutineer: (g) => dealMissing(g),
  openDealt(g) {
    // rule: variants.two-player.sleeper — nobody learns what was left
    if (g.state.options.twoplayer) g.state.decks.loyalty = [];
    open(g, 'sleeper-dealt');
  },
});
