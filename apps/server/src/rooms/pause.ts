import { copyInPlay } from '../tables/record';
import type { Rooms } from './rooms';

/** Has bots that play alone stop, or go on because somebody looks. */
export async function pause(rooms: Rooms, id: string, wanted: boolean): Promise<void> {
  await rooms.change(id, ({ table }) =>
    (table.paused ?? false) === wanted
      ? { result: undefined }
      : { result: undefined, table: { ...copyInPlay(table), paused: wanted } },
  );
}
