import type { BoardFact, Cause, Seat } from '@ragtag/board-game';

/**
 * What a bot remembers of what it heard: what is being carried out, what was chosen for it, and how often the
 * fleet has jumped.
 */
export interface Memory {
  /** What was begun last, the newest last. */
  readonly begun: Cause[];
  /** Names bound by choices in what is being carried out. */
  bound: Record<string, Seat>;
  jumps: number;
  /** Result of the last die roll. */
  lastRoll: number | null;
}

export function emptyMemory(): Memory {
  return { begun: [], bound: {}, jumps: 0, lastRoll: null };
}

const remembered = 6;

function begin(memory: Memory, cause: Cause): void {
  memory.begun.push(cause);
  if (memory.begun.length > remembered) memory.begun.shift();
}

export function remember(memory: Memory, fact: BoardFact): void {
  switch (fact.fact) {
    case 'turn-started':
      memory.begun.length = 0;
      memory.bound = {};
      return;
    case 'action':
    case 'reaction':
      begin(memory, fact.cause);
      return;
    case 'crisis-drawn':
      begin(memory, { kind: fact.deck === 'crisis' ? 'crisis' : 'super-crisis', id: '', card: fact.card });
      return;
    case 'quorum-played':
      begin(memory, { kind: 'quorum', id: '', card: fact.card });
      return;
    case 'mutiny-played':
      begin(memory, { kind: 'mutiny', id: '', card: fact.card });
      return;
    case 'destination-picked':
      begin(memory, { kind: 'destination', id: '', card: fact.card });
      return;
    case 'loyalty-revealed':
      begin(memory, { kind: 'loyalty', id: '', card: fact.card });
      return;
    case 'player-chosen':
      memory.bound[fact.as] = fact.player;
      return;
    case 'die-rolled':
      memory.lastRoll = fact.result;
      return;
    case 'fleet-jumps':
      memory.jumps++;
  }
}
