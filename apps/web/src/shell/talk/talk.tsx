import type { Said } from '@ragtag/protocol';
import { useEffect, useState } from 'react';
import { Claims } from '../../board-game/talk/claims';
import { nameOfSeat } from '../../board-game/words/people';
import { saidWords } from '../../board-game/words/said';
import { useTable } from '../table/table-context';
import { Conversation } from './conversation';

/** What is said at the table: words where the host allows them, and claims that the rules allow. */
export function Talk() {
  const { view, said, source, company } = useTable();
  const lines = said.map((each) => ({
    n: each.n,
    by: speaker(view, each),
    seat: each.seat,
    words: saidWords(view, each.said),
  }));
  const speaks = view.seat !== null && source !== null && company?.table.settings.chat;
  return (
    <Conversation
      lines={lines}
      say={speaks ? (text) => source.say({ text }) : undefined}
      isCutOff={company?.online === false}
    >
      {view.seat !== null && view.over === null && <Claims seat={view.seat} />}
    </Conversation>
  );
}

function speaker(view: Parameters<typeof nameOfSeat>[0], { seat, name }: Said): string {
  if (seat === null) return name;
  return seat === view.seat ? 'You' : nameOfSeat(view, seat);
}

/** How many words have been said since they were last looked at. */
export function useUnread(said: readonly Said[], looking: boolean): number {
  const [read, setRead] = useState(said.length);
  useEffect(() => {
    if (looking) setRead(said.length);
  }, [looking, said.length]);
  return Math.max(0, said.length - read);
}
