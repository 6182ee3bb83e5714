import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Changed } from '../rooms/rooms';
import type { TableRecord } from '../tables/record';
import { post } from './post';

/** Tells a chat service who must decide. Only what everybody at the table sees is told: never a reaction. */
export class Webhooks {
  readonly #config: Config;
  readonly #log: FastifyBaseLogger;

  constructor(config: Config, log: FastifyBaseLogger) {
    this.#config = config;
    this.#log = log;
  }

  consider({ before, after, facts }: Changed): void {
    const { webhook } = after.table;
    // Without the facts, another server has made the change and told of it.
    if (!this.#config.webhooks || webhook === null || !facts) return;
    const news = newsBetween(before?.table, after.table);
    if (!news) return;
    this.#send(webhook, news).catch((error: unknown) => {
      this.#log.warn({ err: error, table: after.table.id }, 'could not post to the webhook of a table');
    });
  }

  async #send(url: string, news: News): Promise<void> {
    const sending = { url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(news) };
    const status = await post(sending, this.#config.webhooksToPrivateAddresses);
    if (status >= 300) throw new Error(`the service answered ${status}`);
  }
}

interface News {
  readonly event: 'turn' | 'finished';
  readonly table: string;
  readonly name: string;
  readonly path: string;
  readonly waitingFor: readonly string[];
  /** The same in words: what chat services show. */
  readonly text: string;
  readonly content: string;
  /** Discord calls nobody whose name somebody has taken. */
  readonly allowed_mentions: { readonly parse: readonly [] };
}

/** As chat services shall show it: a name is a name, and no link and no call to everybody. */
function plain(words: string): string {
  return words.replaceAll('@', '@\u200b').replaceAll('<', '\uff1c').replaceAll('[', '\uff3b');
}

function newsBetween(before: TableRecord | undefined, after: TableRecord): News | undefined {
  const finished = after.phase === 'finished' && before?.phase !== 'finished';
  const earlier = before ? deciding(before) : [];
  const waitingFor = deciding(after).filter((name) => !earlier.includes(name));
  if (!finished && waitingFor.length === 0) return undefined;
  const { name } = after.settings;
  const text = plain(
    finished ? `${name}: the game has ended.` : `${name}: ${waitingFor.join(', ')} to decide.`,
  );
  const path = `/table/${after.id}`;
  return {
    event: finished ? 'finished' : 'turn',
    table: after.id,
    name,
    path,
    waitingFor,
    text,
    content: text,
    allowed_mentions: { parse: [] },
  };
}

function deciding({ seats, game }: TableRecord): string[] {
  const asked = game?.asked.filter(({ seat, secret }) => !secret && isPlaying(seats[seat])) ?? [];
  return asked.map(({ seat }) => seats[seat].name ?? '');
}

function isPlaying({ kind, covered }: TableRecord['seats'][number]): boolean {
  return kind === 'person' && !covered;
}
