import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';

const patience = 10_000;

/** Letters to people who have said where they read them; where no mail server is set, none are sent. */
export class Mail {
  readonly #config: Config;
  readonly #log: FastifyBaseLogger;

  constructor(config: Config, log: FastifyBaseLogger) {
    this.#config = config;
    this.#log = log;
  }

  get isSent(): boolean {
    return this.#config.smtpUrl !== undefined;
  }

  /** Sends a few lines of text; what goes wrong is for whoever keeps the server to know. */
  async send(to: string, subject: string, lines: readonly string[]): Promise<void> {
    try {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: this.#config.smtpUrl,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
      });
      await transport.sendMail({ from: this.#config.mailFrom, to, subject, text: lines.join('\n\n') });
    } catch (error) {
      this.#log.error(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'could not send a letter',
      );
    }
  }
}
