import { each } from '@ragtag/kernel';
import { open } from '../../in-play/reactions';
import { loseTokens } from '../../operations/mutiny';
import { changeTitle, nextInLine, sendTo } from '../../operations/people';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { isHuman, titlesOf } from '../../table/queries';
import type { Seat, Title } from '../../terms';
import { discardAttached } from '../crisis/kept-cards';
import { drawSuperCrises } from '../crisis/super-crisis-hand';
import { handOnLoyalty } from '../loyalty/mutineer';
import { passOnLoyalty } from '../loyalty/pass-on';
import { demandDiscard } from '../skill-cards/discard-skills';

export interface BecomeCylon {
  readonly seat: Seat;
  readonly superCrisis: boolean;
  readonly how: 'revealed' | 'sympathizer' | 'sympathetic';
  /** Not of their own will: the turn goes on. rule: execution.turn-continues */
  readonly executed?: boolean;
  /** Out of the game right after. rule: trial.elimination */
  readonly eliminated?: boolean;
  /** Titles still to be passed on. */
  passing?: Title[];
}

declare module '../../rules' {
  interface Procedures {
    'become-cylon': BecomeCylon;
  }
}

rules.locals('become-cylon', { seat: plain });

const cardsKept = 3;
/** rule: cylon-reveal.pass-loyalty-overlay */
const farthestToPass = 6;

/** The steps of a newly revealed Cylon after the card's own text. rule: cylon-reveal.order */
rules.procedure('become-cylon', {
  // The sheet is still in force, so that a discard made random by it is.
  discardToThree(g, { seat }) {
    if (!isHuman(g.state, seat)) return rules.finish(g);
    const n = g.state.players[seat].hand.length - cardsKept;
    if (n > 0)
      demandDiscard(g, [{ seat, n, random: false }], { kind: 'rule', id: 'cylon-reveal.discard-three' });
  },
  discardAttached: (g, { seat }) => discardAttached(g, seat, 'cylon-reveal.discard-attached'),
  turnCylon(g, { seat, how, executed }) {
    loseTokens(g, seat);
    g.state.players[seat].standing = how;
    if (seat === g.state.turn.seat && !executed) g.state.turn.turned = true;
    g.facts.push({ fact: 'cylon-revealed', seat, rule: 'terms.cylon-player' });
  },
  openRevealed: (g) => open(g, 'cylon-revealed'),
  // rule: cylon-reveal.titles, titles.lost-on-reveal
  passTitles: each(
    'passing',
    (g, { seat }) => titlesOf(g.state, seat),
    (g, _frame, title) => {
      const next = nextInLine(g, title);
      if (next === undefined) g.state.titles[title] = undefined;
      else changeTitle(g, title, next);
    },
  ),
  resurrect(g, { seat, eliminated }) {
    if (eliminated) return rules.finish(g);
    sendTo(g, seat, 'resurrection-ship', 'cylon-reveal.resurrect');
  },
  drawSuperCrisis(g, { seat, superCrisis }) {
    if (superCrisis) drawSuperCrises(g, seat, 1, 'cylon-reveal.super-crisis');
  },
  handMutineerOn: (g, { seat }) => handOnLoyalty(g, seat),
  // rule: cylon-reveal.keep-loyalty-nooverlay
  passLoyaltyOn(g, { seat }) {
    if (g.state.distance <= farthestToPass) passOnLoyalty(g, seat, 'cylon-reveal.pass-loyalty-overlay');
  },
});
