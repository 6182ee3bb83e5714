import type { Said } from '@ragtag/protocol';
import { useEffect, useState } from 'react';
import { useTable } from '../table/table-context';
import { talk as wording } from '../words';
import { Conversation } from './conversation';
import { nameIn } from './name-in';

/** What is said at the table: words where the host allows them, and claims that the rules allow. */
export function Talk() {
  const { game, view, said, source, company } = useTable();
  const speaker = (seat: number) => (seat === view.seat ? wording.you : game.words.player(view, seat));
  const lines = said.map((each) => ({
    n: each.n,
    by: each.seat === null ? nameIn(each) : speaker(each.seat),
    seat: each.seat,
    // Others say the same in other words; one's own are those of the button.
    words: game.words.said(view, each.said, each.seat === view.seat ? 0 : each.n),
  }));
  const speaks = view.seat !== null && source !== null && company?.table.settings.chat;
  return (
    <Conversation
      lines={lines}
      say={speaks ? (text) => source.say({ text }) : undefined}
      silence={view.seat === null ? undefined : company ? wording.noWords : wording.nobodyReads}
      isCutOff={company?.online === false}
    >
      {view.seat !== null && view.over === null && <game.Claims seat={view.seat} />}
    </Conversation>
  );
}

/** How many words have been said since they were last looked at. */
export function useUnread(said: readonly Said[], looking: boolean): number {
  const [read, setRead] = useState(said.length);
  useEffect(() => {
    if (looking) setRead(said.length);
  }, [looking, said.length]);
  return Math.max(0, said.length - read);
}
