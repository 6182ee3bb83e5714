import type { Asking } from '@ragtag/kernel';
import { exactly } from '../../in-play/like-pieces';
import { open } from '../../in-play/reactions';
import { answersTo, number } from '../../in-play/rulings';
import { addToHand, drawCard, putUnder } from '../../operations/decks';
import { canBeBrigged, discardMutiny } from '../../operations/mutiny';
import { sendTo } from '../../operations/people';
import { type G, rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { mutinyCard, plain } from '../../state/shapes';
import { isHuman } from '../../table/queries';
import type { Seat } from '../../terms';
import { type CardOption, cardOptions, drawToSee } from '../crisis/drawn-cards';

export interface DrawMutiny {
  readonly seat: Seat;
  /** Cards still to be drawn. */
  left: number;
  /** Nobody goes to the Brig for it, nor gives up a card. */
  readonly spared?: true;
  /** Cards that somebody else picks from. */
  drawn?: number[];
}

interface DiscardMutiny {
  readonly seat: Seat;
  readonly n: number;
}

declare module '../../rules' {
  interface Procedures {
    'draw-mutiny': DrawMutiny;
    'discard-mutiny': DiscardMutiny;
  }
  interface Asks {
    'hand-mutiny': Asking<CardOption>;
    'discard-mutiny': Asking<CardOption>;
  }
}

rules.locals('draw-mutiny', { seat: plain, left: plain, drawn: mutinyCard });
rules.locals('discard-mutiny', { seat: plain, n: plain });

holds('draw-mutiny', (_s, frame, isAsked) => [
  drawnToPick('mutiny', frame.drawn ?? [], isAsked, (cards) => {
    frame.drawn = cards;
  }),
]);

function receive(g: G, seat: Seat, card: number): void {
  const p = g.state.players[seat];
  p.mutiny ??= [];
  addToHand(p.mutiny, card);
  g.facts.push({ fact: 'mutiny-drawn', seat, rule: 'mutiny.secret' });
  g.facts.push({ fact: 'mutiny-received', seat, card, only: [seat] });
}

/** Somebody else sees the cards and hands one on. rule: characters.zarek-military.necessary-steps */
rules.ask<CardOption, DrawMutiny>('hand-mutiny', {
  options: (_g, { drawn = [] }) => cardOptions('mutiny', drawn),
  chosen(g, frame, [{ card }]) {
    const rest = [...(frame.drawn ?? [])];
    rest.splice(rest.indexOf(card), 1);
    frame.drawn = undefined;
    for (const other of rest) putUnder(g, 'mutiny', other);
    receive(g, frame.seat, card);
  },
});

/** How many more cards somebody holds than may be held. rule: mutiny.limit-one */
function excess(g: G, seat: Seat): number {
  const { mutiny = [] } = g.state.players[seat];
  return mutiny.length - number(g, 'mutiny-limit', 1, { seat });
}

/** rule: mutiny.over-limit — whoever holds too many chooses which to keep */
rules.ask<CardOption, DiscardMutiny>('discard-mutiny', {
  options: (g, { seat }) => cardOptions('mutiny', g.state.players[seat].mutiny ?? []),
  count: (_g, { n }, options) => exactly(n, options),
  chosen: (g, { seat }, picks) =>
    discardMutiny(
      g,
      seat,
      picks.map(({ card }) => card),
      'mutiny.over-limit',
    ),
});

rules.procedure('discard-mutiny', {
  choose: (g, { seat }) => void rules.put(g, seat, 'discard-mutiny'),
});

/** A player gives up some Mutiny cards of their choice. */
export function giveUpMutiny(g: G, seat: Seat, n: number): void {
  if (n > 0 && (g.state.players[seat].mutiny?.length ?? 0) > 0) rules.call(g, 'discard-mutiny', { seat, n });
}

/** Drawing Mutiny cards, one after another. */
rules.procedure('draw-mutiny', {
  draw(g, frame) {
    if (frame.left === 0 || !isHuman(g.state, frame.seat)) return rules.finish(g);
    frame.left--;
    const said = answersTo(g, 'mutiny-draw').find(({ modifier }) => modifier.draw !== undefined);
    if (said) {
      frame.drawn = drawToSee(g, said.scene.you, 'mutiny', said.modifier.draw ?? 1);
      if (!rules.put(g, said.scene.you, 'hand-mutiny')) rules.finish(g);
      return;
    }
    const card = drawCard(g, 'mutiny');
    if (card === undefined) rules.finish(g);
    else receive(g, frame.seat, card);
  },
  openDrawn: (g) => open(g, 'mutiny-drawn'),
  // rule: mutiny.over-limit, mutineer.limit-two
  toTheBrig(g, frame) {
    const { seat } = frame;
    if (frame.spared || excess(g, seat) <= 0) return rules.goTo(frame, 'draw');
    if (canBeBrigged(g, seat)) sendTo(g, seat, 'brig', 'mutiny.over-limit');
  },
  discardExcess(g, frame) {
    rules.goTo(frame, 'draw');
    giveUpMutiny(g, frame.seat, excess(g, frame.seat));
  },
});
