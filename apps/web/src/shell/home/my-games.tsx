import { useState } from 'react';
import { Link } from 'wouter';
import { type GameRecord, standingOf } from '../game/record';
import { forgetGame, savedGames } from '../game/saved-games';
import { home as words } from '../words';

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Games of this browser, the last played first. */
export default function MyGames() {
  const [games, setGames] = useState(savedGames);
  if (games.length === 0) return null;
  return (
    <section className="my-games" aria-labelledby="my-games">
      <h2 id="my-games">{words.myGames}</h2>
      <ul>
        {games.slice(0, 12).map((game) => (
          <li key={game.id} className="panel">
            <Link
              href={game.standing?.over ? `/game/${game.id}/after` : `/game/${game.id}`}
              className="my-game"
            >
              <b>{titleOf(game)}</b>
              <span>{standingOf(game)}</span>
              <span className="my-game-when">{dates.format(game.updatedAt)}</span>
            </Link>
            <button
              type="button"
              className="button quiet small"
              aria-label={words.putAway(dates.format(game.updatedAt))}
              onClick={() => {
                forgetGame(game.id);
                setGames(savedGames());
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ seats }: GameRecord): string {
  const people = seats.filter(({ by }) => by === 'person').map(({ name }) => name);
  const bots = seats.length - people.length;
  return words.company(people, bots);
}
