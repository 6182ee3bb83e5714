import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * The connections that asked to become sockets. Node counts them no longer among those that it closes by force, yet a
 * server that stops waits for them: also for one that was refused because the server stops, whose other end (a proxy, say)
 * has long hung up, for nobody ends this one.
 */
export class Upgraded {
  readonly #connections = new Set<Duplex>();
  #ended = false;

  constructor(server: Server) {
    server.on('upgrade', (_request, connection: Duplex) => {
      if (this.#ended) {
        connection.destroy();
        return;
      }
      this.#connections.add(connection);
      connection.once('end', () => connection.end());
      connection.once('close', () => this.#connections.delete(connection));
    });
  }

  /** Ends those that are left, and whoever still asks. */
  end(): void {
    this.#ended = true;
    for (const connection of this.#connections) connection.destroy();
  }
}
