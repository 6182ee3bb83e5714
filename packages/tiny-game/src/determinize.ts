import { type Chooser, fork, startStreams } from '@ragtag/kernel';
import { highest, type TinyState } from './state';

/** A game that this seat could be in: other hands, the pile and the others' charms are dealt anew. */
export function determinize(state: TinyState, seat: number, random: Chooser): TinyState {
  const s = fork(state);
  const others = s.players.filter((_, of) => of !== seat);
  const unseen = [...s.pile, ...others.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
  const draw = () => unseen.splice(random(unseen.length), 1)[0];
  for (const player of others) {
    player.hand = player.hand.map(draw).sort((a, b) => a - b);
    if (player.lucky !== null && !player.shown) player.lucky = 1 + random(highest);
  }
  s.pile = s.pile.map(draw);
  s.questions = s.questions
    .filter((q) => q.seat === seat || !q.secret)
    .map(({ picks, ...open }) => (open.seat === seat && picks ? { ...open, picks } : open));
  s.streams = startStreams(String(random(2 ** 31)), Object.keys(s.streams));
  return s;
}
