import type { GuestGames } from '@ragtag/protocol';
import './account.css';

/** Whose are the games of this browser? */
export function GuestGamesQuestion({ onAnswer }: { readonly onAnswer: (games: GuestGames) => void }) {
  return (
    <section aria-labelledby="guest-games">
      <h3 id="guest-games">There are tables in this browser already</h3>
      <p>
        A guest sits at them. If that is you, bring them along. If it is somebody else who uses this browser,
        leave them: nobody gets back to those seats from here then, unless by a personal link made before.
      </p>
      <div className="account-choices">
        <button type="button" className="button primary" onClick={() => onAnswer('bring')}>
          They are mine: bring them along
        </button>
        <button type="button" className="button" onClick={() => onAnswer('leave')}>
          Leave them
        </button>
      </div>
    </section>
  );
}
