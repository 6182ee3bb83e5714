import { each } from '@ragtag/kernel';
import { offerReplacement } from '../../in-play/replacements';
import { leavePlay } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import { find, kindAt } from '../../table/queries';
import type { Handle, Seat } from '../../terms';

/** Cards are defeated, all at the same time; each defeat can be replaced on its own. rule: ccg.effects.defeat */
export interface Defeat {
  readonly handles: readonly Handle[];
  readonly rule: string;
  left?: Handle[];
  /** What is still to be defeated after the offers. */
  readonly doomed: Handle[];
}

/** One card about to be defeated. */
export interface DefeatOne {
  readonly seat: Seat;
  readonly unit: Handle;
  replaced: boolean;
}

declare module '../../rules' {
  interface Procedures {
    defeat: Defeat;
    'defeat-one': DefeatOne;
  }
}

export function defeatCards(g: G, handles: readonly Handle[], rule: string): void {
  if (handles.length > 0) rules.call(g, 'defeat', { handles, rule, doomed: [] });
}

rules.procedure('defeat', {
  // rule: ccg.triggers.replacement
  offerToReplace: each(
    'left',
    (_g, frame) => frame.handles,
    (g, frame, handle) => {
      const found = find(g.state, handle);
      if (found === undefined) return;
      if (found.is === 'unit')
        rules.call(g, 'defeat-one', { seat: found.seat, unit: handle, replaced: false });
      else frame.doomed.push(handle);
    },
  ),
  allTogether(g, { doomed, rule }) {
    for (const handle of doomed) {
      const found = find(g.state, handle);
      if (found === undefined) continue;
      g.facts.push({ fact: 'defeated', handle, kind: kindAt(found), seat: found.seat, rule });
      leavePlay(g, handle, 'discard', rule, true);
    }
    rules.finish(g, doomed.slice());
  },
});

rules.procedure('defeat-one', {
  offerToReplace: (g) => offerReplacement(g, 'would-be-defeated'),
  decide(g, { unit, replaced }) {
    if (replaced) return;
    const { stack } = g.state;
    (stack[stack.length - 2] as unknown as Defeat).doomed.push(unit);
  },
});
