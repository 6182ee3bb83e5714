import type { GuestGames } from '@ragtag/protocol';
import { account as words } from '../words';
import './account.css';

/** Whose are the games of this browser? */
export function GuestGamesQuestion({ onAnswer }: { readonly onAnswer: (games: GuestGames) => void }) {
  return (
    <section aria-labelledby="guest-games">
      <h3 id="guest-games">{words.tablesHere}</h3>
      <p>{words.guestSits}</p>
      <div className="account-choices">
        <button type="button" className="button primary" onClick={() => onAnswer('bring')}>
          {words.bringThem}
        </button>
        <button type="button" className="button" onClick={() => onAnswer('leave')}>
          {words.leaveThem}
        </button>
      </div>
    </section>
  );
}
