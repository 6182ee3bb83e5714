import { open, struckOut } from '../../in-play/reactions';
import { mayBeDone } from '../../in-play/rulings';
import { changeTitle, nextInLine } from '../../operations/people';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { humanPlayers } from '../../table/queries';
import { rights } from '../../table/standing';
import type { Seat, Title } from '../../terms';

export interface ChangeTitle {
  readonly title: Title;
  readonly to: Seat;
  readonly from: Seat | null;
  /** An answer kept the title where it is. */
  prevented?: boolean;
}

export interface AdmiralAndBrig {
  /** Who was put into the Brig, or left it. */
  readonly seat: Seat;
}

declare module '../../rules' {
  interface Procedures {
    'change-title': ChangeTitle;
    'admiral-and-brig': AdmiralAndBrig;
  }
}

rules.locals('change-title', { to: plain, from: plain });
rules.locals('admiral-and-brig', { seat: plain });

/** Nobody becomes Admiral in the Brig while somebody free could be. rule: titles.admiral.brig-loses */
function barredByBrig(g: G, title: Title, seat: Seat): boolean {
  if (title === 'president' || g.state.players[seat].location !== 'brig') return false;
  const next = nextInLine(g, title);
  return next !== undefined && g.state.players[next].location !== 'brig';
}

/** rule: titles.human-only */
function mayHold(g: G, title: Title, seat: Seat): boolean {
  return (
    rights(g.state.players[seat]).titles &&
    g.state.titles[title] !== seat &&
    mayBeDone(g, 'may-hold-title', { seat, title }) &&
    !barredByBrig(g, title, seat)
  );
}

/** A title changes hands. rule: titles.assets-travel — the state keeps its assets with the title. */
rules.procedure('change-title', {
  announce(g, { title, to }) {
    if (mayHold(g, title, to)) open(g, 'title-pending');
    else rules.finish(g);
  },
  give(g, frame) {
    const { title, to, from } = frame;
    if (struckOut(frame) || !mayHold(g, title, to)) return rules.finish(g);
    g.state.titles[title] = to;
    g.facts.push({ fact: 'title-given', title, seat: to, from, rule: 'titles.kept-until-told' });
    const cards = [...g.state.quorumHand];
    if (title === 'president' && cards.length > 0) {
      g.facts.push({
        fact: 'quorum-received',
        seat: to,
        cards,
        only: [to],
        rule: 'titles.president.quorum-hand',
      });
    }
  },
  openChanged: (g) => open(g, 'title-changed'),
});

/** rule: titles.admiral.brig-loses, titles.cag.brig-loses */
const lostInBrig: readonly Title[] = ['admiral', 'cag'];

function settleTitle(g: G, title: Title, seat: Seat): void {
  const s = g.state;
  const holder = s.titles[title];
  if (holder === undefined || s.players[holder].location !== 'brig') return;
  if (s.players[seat].location !== 'brig') {
    // rule: titles.admiral.all-brigged — the first to leave takes the title
    if (humanPlayers(s).every((h) => h === seat || s.players[h].location === 'brig')) {
      changeTitle(g, title, seat);
    }
    return;
  }
  const next = seat === holder ? nextInLine(g, title) : undefined;
  if (next !== undefined) changeTitle(g, title, next);
}

/** What the Brig does to the titles of Admiral and CAG, once everybody who goes there or leaves has done so. */
rules.procedure('admiral-and-brig', {
  settle(g, { seat }) {
    for (const title of lostInBrig) settleTitle(g, title, seat);
  },
});
