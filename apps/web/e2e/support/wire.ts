import { type GameUpdate, patched, type ServerMessage } from '@ragtag/protocol';
import type { Page } from 'playwright-core';

export interface Acknowledged {
  readonly question: number;
  readonly picks: readonly string[];
}

/** Everything that goes between a page and the server, and what the page complains about. */
export class Wire {
  /** Socket messages and replies to requests, as they came. */
  readonly received: string[] = [];
  readonly complaints: string[] = [];
  readonly #messages: ServerMessage[] = [];
  /** By the number that the page gave to an answer, or to several at once, and the question. */
  readonly #sent = new Map<string, readonly string[]>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#receive(String(payload)));
      socket.on('framesent', ({ payload }) => {
        // A page that lies may send what cannot be read.
        const whole = String(payload).endsWith('}');
        const message = whole ? JSON.parse(String(payload)) : {};
        if (message.type !== 'answer' && message.type !== 'answers') return;
        const given: readonly Acknowledged[] = message.answers ?? [message];
        for (const { question, picks } of given) this.#sent.set(`${message.ref}/${question}`, picks);
      });
    });
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      response.text().then(
        (text) => this.received.push(text),
        () => undefined,
      );
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /** What the page was shown of the game, as it was put together from patches. */
  get updates(): readonly GameUpdate[] {
    const updates: GameUpdate[] = [];
    for (const message of this.#messages) {
      const last = updates.at(-1);
      if (message.type === 'game') updates.push(message);
      if (message.type === 'patch' && last) updates.push(patched(last, message));
    }
    return updates;
  }

  /** Answers that the server said it has stored. */
  get acknowledged(): readonly Acknowledged[] {
    return this.#messages.flatMap((message) => {
      if (message.type !== 'taken') return [];
      return [
        { question: message.question, picks: this.#sent.get(`${message.ref}/${message.question}`) ?? [] },
      ];
    });
  }

  #receive(text: string): void {
    this.received.push(text);
    this.#messages.push(JSON.parse(text) as ServerMessage);
  }
}
