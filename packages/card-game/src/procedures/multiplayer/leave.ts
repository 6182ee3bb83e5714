import type { Frame, Question } from '@ragtag/kernel';
import { endGame } from '../../operations/end-game';
import { playerOut } from '../../operations/player-out';
import { type G, rules } from '../../rules';
import { playersIn, seatsFrom } from '../../table/queries';
import type { Seat } from '../../terms';
import { type Challenge, endIfLeft } from '../challenges/frame';

/** What players may do although nobody asks them: leave the game, or offer a draw. */

/** Frames of an action that is being prepared: nothing of it has been told or paid yet. rule: ccg.play.sequence */
const preparing: ReadonlySet<string> = new Set(['choices', 'pay', 'play', 'ability', 'resolve', 'declare']);

const seatOf = (frame: Frame): Seat | undefined => (frame as Frame & { readonly seat?: Seat }).seat;

const isOut = (g: G, seat: Seat | undefined): boolean => seat !== undefined && g.state.players[seat].out;

/** Takes back an action in preparation, and lets who is still in the game choose anew. Whether there was one. */
function takeBack(g: G, { at }: Question): boolean {
  const { stack } = g.state;
  if (!preparing.has(stack[at].p)) return false;
  let base = at;
  while (preparing.has(stack[base].p)) base--;
  const begun = stack[base];
  if (begun.p === 'triggered') {
    if (!isOut(g, seatOf(begun))) return false;
    stack.length = base;
  } else if (begun.p === 'action') {
    stack.length = base;
    const { round } = stack[base - 1] as { round?: { extra: number } };
    if (round && !isOut(g, seatOf(begun))) round.extra++;
  } else stack.length = base + 1;
  return true;
}

/** Whether a question still makes sense after somebody has left. */
function stands(g: G, question: Question): boolean {
  const frame = g.state.stack[question.at];
  if (isOut(g, question.seat) || isOut(g, seatOf(frame))) return false;
  if (frame.p === 'challenge') {
    endIfLeft(g, frame as unknown as Challenge);
    if ((frame as unknown as Challenge).ended) return false;
  }
  // rule: ccg.attack.last-threat
  if (question.ask === 'cylon-choice' && g.state.threats.length === 0) return false;
  const { length } = rules.optionsOf(g, question);
  return length > 0 && length >= question.min;
}

/** The one who remains has won; else what is being asked is asked anew, of those who are left. */
export function goOnWithout(g: G): void {
  const s = g.state;
  if (playersIn(s) === 1) endGame(g, seatsFrom(s, 0), 'ccg.win.survivor');
  if (s.over) {
    s.questions = [];
    return;
  }
  // A copy is another question to the machine, which then works out its options anew.
  s.questions = s.questions.flatMap((question) => {
    if (takeBack(g, question)) return [];
    const again = { ...question };
    return stands(g, again) ? [again] : [];
  });
}

// rule: ccg.multiplayer.concede
rules.unasked('concede', {
  may: (g, seat) => !g.state.players[seat].out,
  done(g, seat) {
    g.facts.push({ fact: 'conceded', seat, rule: 'ccg.multiplayer.concede' });
    playerOut(g, seat);
    goOnWithout(g);
    agree(g);
  },
});

/** All who are still in the game want it to end. rule: ccg.win.no-stalemate-rule */
function agree(g: G): void {
  const s = g.state;
  const still = seatsFrom(s, 0);
  if (s.over || !still.every((seat) => s.draw.includes(seat))) return;
  endGame(g, still, 'ccg.win.no-stalemate-rule');
  s.questions = [];
}

rules.unasked('offer-draw', {
  may: (g, seat) => !g.state.players[seat].out && !g.state.draw.includes(seat),
  done(g, seat) {
    g.state.draw.push(seat);
    g.facts.push({ fact: 'draw-offered', seat, rule: 'ccg.win.no-stalemate-rule' });
    agree(g);
  },
});

rules.unasked('withdraw-draw', {
  may: (g, seat) => g.state.draw.includes(seat),
  done(g, seat) {
    g.state.draw = g.state.draw.filter((each) => each !== seat);
    g.facts.push({ fact: 'draw-withdrawn', seat, rule: 'ccg.win.no-stalemate-rule' });
  },
});
