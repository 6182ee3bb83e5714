import { acted, type Frame, passed, type Rounding, roundOf, type Step } from '@ragtag/kernel';
import { type ActionOption, actionOptions } from '../../in-play/actions';
import { refusedActions } from '../../in-play/refused-actions';
import { type G, rules } from '../../rules';
import { leftOf } from '../../table/queries';
import type { Seat } from '../../terms';
import { carryOut } from '../playing/carry-out';
import { endAction } from '../playing/end-action';

/** Rounds in which players act or pass: the execution phase, and step 2 of a challenge. rule: ccg.execution.round */

interface Rounds<L> {
  first(g: G, frame: Frame & L): Seat;
  /** It ends before all have passed. */
  isOver(g: G, frame: Frame & L): boolean;
}

export function actionRound<L extends Rounding>({ first, isOver }: Rounds<L>): Step<G, L> {
  const round = roundOf<G, L>(
    {
      first,
      left: (g, seat) => leftOf(g.state, seat),
      isIn: (g, seat) => !g.state.players[seat].out,
      seats: (g) => g.state.players.length,
    },
    (g, _frame, seat) => void rules.put(g, seat, 'action'),
  );
  return (g, frame) => {
    if (isOver(g, frame)) frame.round = undefined;
    else round(g, frame);
  };
}

/** A card in hand may be anything, so who holds one is asked. rule: ccg.info.silent-offers */
rules.ask<ActionOption, Rounding>('action', {
  moot: (g, _frame, { seat }) => g.state.players[seat].hand.length === 0 || !g.state.options.discreet,
  options: (g, frame, { seat }) => actionOptions(g, seat, frame.p === 'challenge'),
  refused: (g, frame, { seat }) => refusedActions(g, seat, frame.p === 'challenge'),
  chosen(g, frame, [option], { seat }) {
    if (option.act === 'pass') {
      passed(frame);
      g.facts.push({ fact: 'passed', seat, rule: 'ccg.execution.pass' });
      endAction(g);
      return;
    }
    acted(frame);
    rules.call(g, 'action', { seat });
    carryOut(g, seat, option);
  },
});

declare module '../../rules' {
  interface Procedures {
    action: { readonly seat: Seat };
  }
}

rules.procedure('action', { end: (g) => endAction(g) });
