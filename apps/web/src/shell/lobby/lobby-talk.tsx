import type { Said } from '@ragtag/protocol';
import { useSyncExternalStore } from 'react';
import type { Presenter } from '../game/presenter';
import type { GameSource } from '../game/source';
import { useSounds } from '../sound/use-sounds';
import { Conversation } from '../talk/conversation';
import { nameIn } from '../talk/name-in';
import { lobby as wording } from '../words';

interface Props {
  readonly source: GameSource;
  readonly presenter: Presenter;
  readonly online: boolean;
  /** Whether the host lets people chat. */
  readonly chat: boolean;
}

/** Those who wait for the game talk with each other. */
export function LobbyTalk({ source, presenter, online, chat }: Props) {
  const { said, refusal } = useSyncExternalStore(presenter.subscribe, presenter.shown);
  useSounds({ words: said.length });
  if (!chat && said.length === 0) return null;
  return (
    <div className="panel lobby-sheet dark lobby-talk">
      <h2>{wording.talk}</h2>
      <Conversation
        lines={said.flatMap(lineOf)}
        say={chat ? (text) => source.say({ text }) : undefined}
        isCutOff={!online}
      />
      {!chat && <p className="lobby-note">{wording.chatIsOff}</p>}
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}

function lineOf(each: Said) {
  const { n, seat, said } = each;
  return 'claim' in said ? [] : [{ n, by: nameIn(each), seat, words: said.text }];
}
