import { hasNamespaces, Namespace } from './namespace';
import { Relay } from './relay';

/** A server's way to the database, which can be cut: both ends then wait for a word that does not come. */
export interface Wire {
  /** The database, by the name that the server shall call it by. */
  readonly database: string;
  /** Where the server listens, and what comes before the command that starts it. */
  readonly host?: string;
  readonly prefix?: readonly string[];
  cut(): void;
  mend(): void;
  remove(): Promise<void>;
}

/** Through a network of the server's own, whose cable is pulled, where this machine has such; else through a relay that goes dead. */
export const wiredBy = hasNamespaces ? 'network namespaces' : 'a relay';

export async function wireTo(database: string): Promise<Wire> {
  const url = new URL(database);
  const at = `${url.hostname}:${url.port}`;
  const relay = new Relay(() => at);
  if (!hasNamespaces) {
    url.host = await relay.listen();
    return {
      database: url.href,
      cut: () => relay.die(),
      mend: () => relay.revive(),
      remove: () => relay.close(),
    };
  }
  const namespace = new Namespace();
  url.host = await relay.listen(namespace.outside);
  return {
    database: url.href,
    host: namespace.address,
    prefix: namespace.prefix,
    cut: () => namespace.pull(),
    mend: () => namespace.plugIn(),
    async remove() {
      await relay.close();
      namespace.remove();
    },
  };
}
