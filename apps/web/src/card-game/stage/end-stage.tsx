import type { Seat } from '@ragtag/card-game';
import { seatLetters } from '../../shell/ui/seat-letters';
import { Dial } from '../table/dial';
import { useCards } from '../table/use-cards';
import { table as words } from '../words';

/** The end, between the fleets: who won, and how much influence was left to whom. */
export function EndStage({ winners }: { readonly winners: readonly Seat[] }) {
  const { view } = useCards();
  const names = winners.map((seat) => view.players[seat].name).join(', ');
  const isYou = view.seat !== null && winners.includes(view.seat);
  return (
    <section className="between ended" aria-label={words.theEnd}>
      <h2>{winners.length > 1 ? words.tie(names) : words.winners(names, isYou)}</h2>
      <ul>
        {view.players.map(({ name, influence }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={seat}>
            <Dial seat={seat} name={name} influence={influence} trace={0} />
            <b style={{ color: seatLetters(seat) }}>{name}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
