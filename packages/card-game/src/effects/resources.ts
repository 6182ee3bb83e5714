import type { Option } from '@ragtag/kernel';
import { cards } from '../cards/tables';
import { takeFrom } from '../operations/decks';
import { leftHandSecretly } from '../operations/memory';
import { addSupply } from '../operations/play-area';
import { rules } from '../rules';
import { nearest } from '../table/queries';
import type { Handle, Kind, Seat } from '../terms';
import type { Verbs } from './start';

/** What is paid, and with what. */
export const resourceVerbs = {
  /** Freighters are asked while a stack is paid, and read there. */
  generate() {},
  /** Read while a mission's requirements are filled. */
  fillPlaces() {},
  lessen(g, { n }, _frame, scene) {
    g.state.inForce.push({
      on: 'cost',
      handles: null,
      modifier: { on: 'cost', of: 'everybody' },
      n,
      owner: scene.you,
      source: scene.cause.kind,
      until: 'next-action',
    });
  },
  convert(g, _effect, _frame, scene) {
    g.state.inForce.push({
      on: 'conversion',
      handles: null,
      modifier: { on: 'conversion', of: 'everybody' },
      n: 0,
      owner: scene.you,
      source: scene.cause.kind,
      until: 'next-action',
    });
  },
  supply(g, { from }, _frame, scene) {
    rules.call(g, 'add-supply', { seat: scene.you, card: from === 'this' ? scene.cause.kind : null });
  },
} satisfies Verbs;

interface AddSupply {
  readonly seat: Seat;
  /** The event itself, or what is still to be chosen from the hand. */
  card: Kind | null;
}

declare module '../rules' {
  interface Procedures {
    'add-supply': AddSupply;
  }
}

rules.ask<Option & { readonly card: Kind }, AddSupply>('supply-card', {
  moot: (g, _frame, { seat }) => g.state.players[seat].hand.length <= 1,
  options: (g, _frame, { seat }) =>
    [...new Set(g.state.players[seat].hand)].map((card) => ({ id: cards[card].id, card })),
  chosen(g, frame, [{ card }], { seat }) {
    const p = g.state.players[seat];
    takeFrom(p.hand, card);
    leftHandSecretly(p);
    frame.card = card;
  },
});

rules.ask<Option & { readonly stack: Handle }, AddSupply>('supply-place', {
  options: (g, _frame, { seat }) =>
    g.state.players[seat].stacks.map(({ handle }) => ({ id: String(handle), stack: handle })),
  chosen(g, { card }, [{ stack }], { seat }) {
    addSupply(g, seat, card as Kind, stack, 'ccg.resources.supply');
  },
});

rules.procedure('add-supply', {
  chooseCard(g, frame) {
    if (frame.card === null) rules.put(g, frame.seat, 'supply-card');
    // rule: ccg.card.top-off
    else {
      const played = nearest(g.state, 'played');
      if (played) played.kept = true;
    }
  },
  choosePlace(g, frame) {
    if (frame.card !== null) rules.put(g, frame.seat, 'supply-place');
  },
});
