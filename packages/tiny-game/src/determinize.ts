import { type Chooser, fork, type OpenWindow, startStreams } from '@ragtag/kernel';
import { highest, type TinyState } from './state';

/** Whoever wants to react has told who says in which order that they hold a 9. */
function haveToldTheirNine({ questions, stack }: TinyState, seat: number): readonly number[] {
  const asked = questions.find((q) => q.seat === seat && q.ask === 'order-of-reactions');
  const { wanted = [] } = asked ? (stack[asked.at] as Partial<OpenWindow>) : {};
  return wanted.map((mark) => Number.parseInt(mark, 10));
}

/** A game that this seat could be in: other hands, the pile and the others' charms are dealt anew. */
export function determinize(state: TinyState, seat: number, random: Chooser): TinyState {
  const s = fork(state);
  const others = s.players.filter((_, of) => of !== seat);
  const unseen = [...s.pile, ...others.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
  const told = haveToldTheirNine(s, seat).map((of) => s.players[of]);
  for (const _ of told) unseen.splice(unseen.indexOf(highest), 1);
  const draw = () => unseen.splice(random(unseen.length), 1)[0];
  for (const player of others) {
    const known = told.includes(player) ? [highest] : [];
    player.hand = [...known, ...player.hand.slice(known.length).map(draw)].sort((a, b) => a - b);
    if (player.lucky !== null && !player.shown) player.lucky = 1 + random(highest);
  }
  s.pile = s.pile.map(draw);
  s.questions = s.questions
    .filter((q) => q.seat === seat || !q.secret)
    .map(({ picks, ...open }) => (open.seat === seat && picks ? { ...open, picks } : open));
  s.streams = startStreams(String(random(2 ** 31)), Object.keys(s.streams));
  return s;
}
