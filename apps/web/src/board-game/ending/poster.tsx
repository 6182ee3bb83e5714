import type { ReactNode } from 'react';
import { useBoard } from '../use-board';
import { endings as words } from '../words';
import { nameOfSeat } from '../words/people';
import { partNames, partOf } from '../words/sides';
import { reasonWords, winnerWords } from '../words/verdict';
import { Course, Decided } from './course';
import { Suspected } from './suspected';

/** How it ended: first for you, then why, then who everybody was. */
export default function Poster({ children }: { readonly children: ReactNode }) {
  const { view } = useBoard();
  const { over, seat: own } = view;
  if (!over) return null;
  // Games of earlier versions tell only which side has won.
  const won = (seat: number) =>
    over.winners?.includes(seat) ?? (partOf(view, seat) === 'human') === (over.winner === 'humans');
  const outcome = own === null ? '' : won(own) ? 'won' : 'lost';
  return (
    <section className={`ending paper ${over.winner} ${outcome}`} aria-labelledby="ending-title">
      <p className="label">
        {words.theEnd} · {words.turn(view.turn.number)}
      </p>
      <h2 id="ending-title">
        {own !== null && <span className="ending-own">{won(own) ? words.youWon : words.youLost}</span>}{' '}
        <span className="ending-side">{winnerWords(over)}.</span>
      </h2>
      <p className="ending-why">{reasonWords(over)}</p>
      <div className="ending-story">
        <Course />
        <Suspected />
      </div>
      <Decided />
      <ul className="ending-people">
        {view.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={seat} className={`${partOf(view, seat)} ${won(seat) ? 'won' : ''}`}>
            <i style={{ background: `var(--seat-${seat})` }} aria-hidden="true" />
            <b>{nameOfSeat(view, seat)}</b> <span>{player.name}</span>
            <span className="ending-part">{partNames[partOf(view, seat)]}</span>
            <span className="ending-won">{won(seat) ? words.won : words.lost}</span>
          </li>
        ))}
      </ul>
      <p className="ending-ways">{children}</p>
    </section>
  );
}
