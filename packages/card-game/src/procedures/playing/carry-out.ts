import { type Option, scriptOf, takeResult } from '@ragtag/kernel';
import { cards } from '../../cards/tables';
import { type ActionOption, opponentsOf } from '../../in-play/actions';
import { challengePrice } from '../../in-play/rulings';
import { sacrificeFromStack } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import { unitBy } from '../../table/queries';
import type { Handle, Seat } from '../../terms';
import { givePower } from '../challenges/reveal';
import { beginChallenge, kindsOfChallenge } from '../challenges/start';
import { type Payment, payFor } from '../resources/pay';
import { endAction } from './end-action';
import { pays, playCard } from './play';

/** Carrying out the action that was chosen. */

/** Declaring a challenge: against whom, as what, and at what price. rule: ccg.challenge.declare */
interface Declare {
  readonly seat: Seat;
  readonly challenger: Handle;
  opponent: Seat | null;
  as: 'personnel' | 'ship' | null;
}

declare module '../../rules' {
  interface Procedures {
    declare: Declare;
  }
}

rules.ask<Option & { readonly opponent: Seat }, Declare>('opponent', {
  options: (g, { seat }) =>
    opponentsOf(g.state, seat).map((opponent) => ({ id: `player:${opponent}`, opponent })),
  chosen(_g, frame, [{ opponent }]) {
    frame.opponent = opponent;
  },
});

rules.ask<Option & { readonly id: 'personnel' | 'ship' }, Declare>('as', {
  options: (g, { challenger, seat }) => kindsOfChallenge(g, challenger, seat).map((id) => ({ id })),
  chosen(_g, frame, [{ id }]) {
    frame.as = id;
  },
});

rules.procedure('declare', {
  chooseOpponent: (g, { seat }) => void rules.put(g, seat, 'opponent'),
  chooseType: (g, { seat }) => void rules.put(g, seat, 'as'),
  // rule: ccg.challenge.tax, ccg.costs.other-costs
  payPrice(g, { seat, opponent }) {
    const any = challengePrice(g.state, opponent as Seat);
    if (any > 0) payFor(g, seat, [0, 0, 0], any, null);
  },
  begin(g, frame) {
    const { seat, challenger, opponent, as } = frame;
    pays(g, seat, takeResult<Payment>(frame) ?? null);
    // What helps the action that this is does not help what is played in the challenge.
    endAction(g);
    beginChallenge(g, { seat, challenger, opponent, threat: null, as: as as 'personnel' | 'ship' });
  },
});

export function carryOut(g: G, seat: Seat, option: ActionOption): void {
  switch (option.act) {
    case 'play':
      playCard(g, seat, option.card);
      break;
    case 'ability': {
      const { handle: source, kind, index } = option;
      rules.call(g, 'ability', {
        seat,
        kind,
        source,
        ability: scriptOf(cards[kind].abilities[index]),
        bind: {},
      });
      break;
    }
    case 'resolve': {
      const { handle, kind } = option;
      rules.call(g, 'resolve', { seat, handle, kind, helpers: [], bind: {} });
      break;
    }
    case 'challenge':
      rules.call(g, 'declare', { seat, challenger: option.handle, opponent: null, as: null });
      break;
    case 'sacrifice': {
      // rule: ccg.abilities.stack-sacrifice-is-ability
      const unit = unitBy(g.state, option.handle);
      if (!unit) break;
      sacrificeFromStack(g, unit, seat, option.card);
      givePower(g, [option.handle], 1, seat, option.card);
      break;
    }
    case 'pass':
      break;
  }
}
