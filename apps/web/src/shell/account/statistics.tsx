import type { Statistics as Counted, Played } from '@ragtag/protocol';
import { useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { call } from '../game/api';
import { account as words } from '../words';

/** Games counted together by one thing that tells them apart. */
function countedBy(played: readonly Played[], of: (each: Played) => string | null): Line[] {
  const lines = new Map<string, Line>();
  for (const each of played) {
    const name = of(each);
    if (name === null) continue;
    const { games, won } = lines.get(name) ?? { games: 0, won: 0 };
    lines.set(name, { name, games: games + each.games, won: won + each.won });
  }
  return [...lines.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

interface Line {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** How somebody's games ended, by game, role and character, and ratings. */
export function Statistics() {
  const [counted, setCounted] = useState<Counted | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ask = (isOpen: boolean) => {
    if (isOpen) call('statistics').then(setCounted, (failure: Error) => setError(failure.message));
  };
  return (
    <Disclosure onExpandedChange={ask}>
      <Heading level={3}>
        <Button slot="trigger" className="button quiet small">
          {words.howMyGamesEnded}
        </Button>
      </Heading>
      <DisclosurePanel className="account-panel">
        {counted && <Tables counted={counted} />}
        {error && <p role="alert">{error}</p>}
      </DisclosurePanel>
    </Disclosure>
  );
}

function Tables({ counted: { played, ratings } }: { readonly counted: Counted }) {
  if (played.length === 0) return <p className="account-note">{words.noGamesYet}</p>;
  const gameCalled = (id: string) => words.games[id as keyof typeof words.games] ?? id;
  return (
    <>
      <Counts title={words.byGame} lines={countedBy(played, ({ game }) => gameCalled(game))} />
      <Counts title={words.byRole} lines={countedBy(played, ({ role }) => role)} />
      <Counts title={words.byCharacter} lines={countedBy(played, ({ character }) => character)} />
      {ratings.length > 0 && (
        <ul className="account-ratings" aria-label={words.ratings}>
          {ratings.map(({ game, rating, games }) => (
            <li key={game}>{words.ratingIn(gameCalled(game), rating, games)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Counts({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <table className="account-counts">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.gamesPlayed}</th>
          <th scope="col">{words.gamesWon}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, games, won }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            <td>{words.share(won, games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
