import type { Kept } from '../store';
import type { Database } from './database';

export function keptIn({ write }: Database): Kept {
  return {
    keep: (name, value) =>
      write(async ({ run, get }) => {
        await run('INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, value);
        return String((await get('SELECT value FROM kept WHERE name = ?', name))?.value);
      }),
  };
}
