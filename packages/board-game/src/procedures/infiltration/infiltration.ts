import { open, struckOut } from '../../in-play/reactions';
import { land, sendTo } from '../../operations/people';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { infiltratingAs, isInfiltrating, uncoveredAs } from '../../table/standing';
import type { Seat } from '../../terms';
import { discardAttached } from '../crisis/kept-cards';
import { demandDiscard } from '../skill-cards/discard-skills';

export interface EndInfiltration {
  readonly seat: Seat;
  /** Where the infiltrator was. */
  readonly from: string | null;
  /** Where to, where it is not the Resurrection Ship, and how many actions follow. */
  to?: string;
  actions?: number;
  /** Something else happens instead. */
  prevented?: boolean;
}

interface InfiltrationOver {
  readonly seat: Seat;
}

declare module '../../rules' {
  interface Procedures {
    'end-infiltration': EndInfiltration;
    'infiltration-over': InfiltrationOver;
  }
}

rules.locals('end-infiltration', { seat: plain, actions: plain });
rules.locals('infiltration-over', { seat: plain });

/** From among the Cylons to among the humans. rule: infiltration.arrive, infiltration.treated-human */
export function infiltrate(g: G, seat: Seat, to: string): void {
  const p = g.state.players[seat];
  const standing = infiltratingAs(p);
  if (standing === undefined) return;
  p.standing = standing;
  g.facts.push({ fact: 'infiltration', seat, begins: true, rule: 'infiltration.start' });
  land(g, seat, to, 'sent');
  g.facts.push({ fact: 'sent', seat, to, rule: 'infiltration.arrive' });
}

const cardsKept = 3;

/** An infiltrator goes back of their own will. rule: infiltration.end-action */
rules.procedure('end-infiltration', {
  openEnding: (g) => open(g, 'infiltration-ending'),
  goBack(g, frame) {
    if (struckOut(frame)) return rules.finish(g);
    sendTo(g, frame.seat, frame.to ?? 'resurrection-ship', 'infiltration.end-action');
  },
  // Where the way back ends among the humans it is over all the same. rule: infiltration.newcaprica
  uncover: (g, { seat }) => void rules.call(g, 'infiltration-over', { seat }),
  discardToThree(g, { seat, from }) {
    const n = g.state.players[seat].hand.length - cardsKept;
    if (n > 0 && (from === 'brig' || from === 'detention'))
      demandDiscard(g, [{ seat, n, random: false }], { kind: 'rule', id: 'infiltration.end-action' });
  },
  actOn(g, { seat, actions = 0 }) {
    if (actions > 0) rules.call(g, 'grant', { seat, move: false, actions, toHuman: false });
  },
});

/** Nobody infiltrates from among the Cylons. rule: infiltration.end-any */
rules.procedure('infiltration-over', {
  uncover(g, { seat }) {
    const p = g.state.players[seat];
    const standing = uncoveredAs(p);
    if (!isInfiltrating(p) || standing === undefined) return rules.finish(g);
    p.standing = standing;
    g.facts.push({ fact: 'infiltration', seat, begins: false, rule: 'infiltration.end-any' });
  },
  discardAttached: (g, { seat }) => discardAttached(g, seat, 'infiltration.end-any'),
});
