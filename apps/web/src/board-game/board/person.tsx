import { isCylonPlayer, type Seat } from '@ragtag/board-game';
import { optionsAt } from '../question/targets';
import { useBoard } from '../use-board';
import { initials } from '../words/people';

/** Somebody in a room: letters first, colour second; your own has a ring. */
export function Person({ seat }: { readonly seat: Seat }) {
  const { view, question, ready, aim } = useBoard();
  const [option] = ready ? optionsAt(question, { seat }) : [];
  const state = [
    isCylonPlayer(view.players[seat]) && 'cylon',
    seat === view.seat && 'own',
    seat === view.turn.seat && view.turn.number > 0 && 'on-turn',
    option !== undefined && 'open',
    option !== undefined && aim === option && 'aimed',
  ];
  return (
    <span
      className={`person ${state.filter(Boolean).join(' ')}`}
      style={{ '--seat': `var(--seat-${seat})` } as React.CSSProperties}
    >
      <i>{initials(view, seat)}</i>
    </span>
  );
}
