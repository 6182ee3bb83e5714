import type { ReactNode } from 'react';
import { useBoard } from './use-board';
import { table as words } from './words';
import { nameOfSeat } from './words/people';
import { partNames, partOf } from './words/sides';
import { reasonWords, winnerWords } from './words/verdict';

/** How it ended, and on which side everybody was. */
export function Ending({ children }: { readonly children: ReactNode }) {
  const { view } = useBoard();
  const { over } = view;
  if (!over) return null;
  return (
    <section className={`ending paper ${over.winner}`} aria-labelledby="ending-title">
      <p className="label">{words.theEnd}</p>
      <h2 id="ending-title">{winnerWords(over)}</h2>
      <p>{reasonWords(over)}</p>
      <ul>
        {view.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={seat}>
            <b>{nameOfSeat(view, seat)}</b> {view.players[seat].name} — {partNames[partOf(view, seat)]}
          </li>
        ))}
      </ul>
      <p className="ending-ways">{children}</p>
    </section>
  );
}
