import type { Asking, Option } from '@ragtag/kernel';
import type { AreaOption } from '../../asks/ship-options';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { civilianShip, plain } from '../../state/shapes';
import { galacticaIsAway, stacked } from '../../table/new-caprica';
import { launchAreas, type Seat } from '../../terms';

export interface Evacuate {
  /** Who picks the area. */
  readonly seat: Seat;
}

export interface ArrangeLocked {
  readonly seat: Seat;
  /** The ship that is looked at. */
  drawn: number[];
}

interface StackEndOption extends Option {
  readonly id: 'top' | 'bottom';
  readonly kind: number;
}

declare module '../../rules' {
  interface Procedures {
    evacuate: Evacuate;
    'arrange-locked': ArrangeLocked;
  }
  interface Asks {
    'evacuation-area': Asking<AreaOption>;
    'arrange-locked': Asking<StackEndOption>;
  }
}

rules.locals('evacuate', { seat: plain });
rules.locals('arrange-locked', { seat: plain, drawn: civilianShip });

holds('arrange-locked', (_s, frame, isAsked) => [
  drawnToPick('civilian-ship', frame.drawn, isAsked, (kinds) => {
    frame.drawn = kinds;
  }),
]);

rules.ask<AreaOption, Evacuate>('evacuation-area', {
  options: () => launchAreas.map((id) => ({ id })),
  chosen(g, _frame, [{ id: area }]) {
    const s = g.state;
    const kind = s.newCaprica?.prepared.pop();
    if (kind === undefined) return;
    s.areas[area].civilians.push({ handle: s.handles++, kind, seenBy: [] });
    g.facts.push({ fact: 'civilian-evacuated', area, rule: 'newcaprica.after.evacuate' });
  },
});

/** The top of Prepared goes to an area with a launch icon. rule: newcaprica.after.evacuate */
rules.procedure('evacuate', {
  place(g, { seat }) {
    if (!galacticaIsAway(g.state) && stacked(g.state, 'prepared') > 0) rules.put(g, seat, 'evacuation-area');
  },
});

rules.ask<StackEndOption, ArrangeLocked>('arrange-locked', {
  options: (_g, { drawn: [kind] }) => (['top', 'bottom'] as const).map((id) => ({ id, kind })),
  chosen(g, frame, [{ id }], { seat }) {
    const locked = g.state.newCaprica?.locked;
    for (const kind of frame.drawn.splice(0)) {
      if (id === 'top') locked?.push(kind);
      else locked?.unshift(kind);
    }
    g.facts.push({ fact: 'effect-chosen', seat, option: id });
  },
});

/** Somebody looks at the top of Locked and leaves it there or puts it under the others. */
rules.procedure('arrange-locked', {
  look(g, frame) {
    const { seat } = frame;
    const kind = g.state.newCaprica?.locked.pop();
    if (kind === undefined) return;
    frame.drawn = [kind];
    g.facts.push({ fact: 'locked-looked-at', seat, rule: 'civilians.facedown' });
    g.facts.push({ fact: 'locked-seen', seat, kind, only: [seat], rule: 'civilians.facedown' });
    rules.put(g, seat, 'arrange-locked');
  },
});
