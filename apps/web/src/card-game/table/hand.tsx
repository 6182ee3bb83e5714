import { CardFace, cardLabel } from '../cards/card-face';
import { table as words } from '../words';
import { ThingButton } from './thing-button';
import { useCards } from './use-cards';

/** The own cards. */
export function Hand() {
  const { view } = useCards();
  if (view.seat === null) return null;
  const { hand } = view.players[view.seat];
  if (typeof hand === 'number') return null;
  return (
    <ul className="card-hand" aria-label={words.hand} style={{ '--n': hand.length } as React.CSSProperties}>
      {hand.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
        <li key={i}>
          <ThingButton thing={{ card: kind }} kind={kind} className="hand-card" label={cardLabel(kind)}>
            <CardFace kind={kind} size="hand" />
          </ThingButton>
        </li>
      ))}
      {hand.length === 0 && <li className="label">{words.handEmpty}</li>}
    </ul>
  );
}
