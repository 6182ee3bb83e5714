import { loyaltyCards } from '@ragtag/board-game';
import { after as words } from '../words';
import { fullName, initials } from '../words/people';
import { factText } from '../words/say';
import { partNames, partOf } from '../words/sides';
import type { Study } from './study';

/** Who was what, and since when. */
export function Roles({ study }: { readonly study: Study }) {
  const { last, loyalties } = study;
  return (
    <section className="after-roles" aria-labelledby="roles-title">
      <h2 id="roles-title">{words.whoWasWhat}</h2>
      <ul>
        {last.players.map((player, seat) => {
          const cards = player.loyalty.flatMap(({ card }) =>
            card === null ? [] : [loyaltyCards[card].side],
          );
          const part = partOf(last, seat);
          const told = loyalties.filter(({ fact }) => 'seat' in fact && fact.seat === seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            <li key={seat} className={`role ${part === 'human' ? 'human' : 'cylon screen'}`}>
              <span className="member-badge" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
                {initials(last, seat)}
              </span>
              <div>
                <h3>{fullName(player.character)}</h3>
                <p className="role-name">{player.name}</p>
              </div>
              <strong>{partNames[part]}</strong>
              <p className="role-cards">{words.cards(cards.map((side) => partNames[side]))}</p>
              <ol className="role-story">
                {told.map(({ turn, fact }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: told in order.
                  <li key={i}>
                    <span className="label">{turn === 0 ? words.start : words.turn(turn)}</span>{' '}
                    {factText({ ...last, seat: null }, fact)}
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
