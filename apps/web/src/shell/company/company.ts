import type { ClientMessage, TableInfo } from '@ragtag/protocol';
import type { Timing } from '../game/remote-game';

/** A table on the server: who sits at it, its clocks, and how to speak to it. */
export interface Company {
  readonly table: TableInfo;
  readonly timing: Timing | null;
  readonly online: boolean;
  send(message: ClientMessage): void;
}
