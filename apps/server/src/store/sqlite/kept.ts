import type { Kept } from '../store';
import type { WritingConnection } from './database';
import type { Writer } from './writer';

export async function keptIn(writing: WritingConnection, writer: Writer): Promise<Kept> {
  const insert = await writing.prepare('INSERT OR IGNORE INTO kept VALUES (?, ?)');
  const read = await writing.prepare('SELECT value FROM kept WHERE name = ?');
  return {
    keep: (name, value) =>
      writer.write(() => {
        insert.run(name, value);
        return String(read.get(name)?.value);
      }),
  };
}
