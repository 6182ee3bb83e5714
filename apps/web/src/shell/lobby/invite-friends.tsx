import type { GameId } from '@ragtag/games/load';
import type { Picked } from '@ragtag/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiFailure, call, comeIn } from '../game/api';
import { toSend } from '../half';
import { settings } from '../settings/settings';
import { lobby as words } from '../words';

interface Props {
  readonly game: GameId;
  readonly selection: Picked;
  readonly isDisabled: boolean;
}

/** Opens the table on the server, for people at other screens. */
export default function InviteFriends({ game, selection, isDisabled }: Props) {
  const [error, setError] = useState<string | null>(null);
  const [, go] = useLocation();
  const create = async () => {
    try {
      await comeIn(settings().name);
      const table = await call('createTable', { body: { game, selection: toSend(selection) } });
      go(`/table/${table.id}`);
    } catch (failure) {
      setError(failure instanceof ApiFailure ? failure.message : String(failure));
    }
  };
  return (
    <section className="friends" aria-labelledby="friends-title">
      <h2 id="friends-title">{words.withFriends}</h2>
      <p>{words.inviteText}</p>
      <button type="button" className="button" disabled={isDisabled} onClick={() => void create()}>
        {words.openAndInvite}
      </button>
      {error && (
        <p className="friends-error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
