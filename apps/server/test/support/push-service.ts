import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDevice, PushNews } from '@ragtag/protocol';
import ece from 'http_ece';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine, and the browsers that use it. */
export class PushService {
  readonly received: Received[] = [];
  status = 201;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.statusCode = this.status;
        response.end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PushService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  browser(name: string): Browser {
    return new Browser(`${this.origin}/${name}`);
  }

  to(browser: Browser): Received[] {
    return this.received.filter(({ path }) => browser.endpoint.endsWith(path));
  }

  close(): void {
    this.#server.close();
  }
}

export class Browser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16).toString('base64url');

  constructor(readonly endpoint: string) {
    this.#keys.generateKeys();
  }

  get device(): PushDevice {
    const p256dh = this.#keys.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.#auth } };
  }

  read({ body }: Received): PushNews {
    const keys = { version: 'aes128gcm', privateKey: this.#keys, authSecret: this.#auth } as const;
    return JSON.parse(String(ece.decrypt(body, keys))) as PushNews;
  }
}
