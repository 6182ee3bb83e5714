import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store';

/** What can be watched from outside, in the text format of Prometheus. */
export function newMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const failures = new Counter({
    name: 'ragtag_failures_total',
    help: 'What failed: requests and messages, and changes that could not be stored',
    labelNames: ['of'],
    registers,
  });
  // Said also while there are none, for a rise from nothing is not noticed.
  for (const what of ['request', 'message', 'commit']) failures.inc({ of: what }, 0);
  return {
    registry,
    sockets: new Gauge({ name: 'ragtag_sockets', help: 'Open sockets', registers }),
    messages: new Counter({ name: 'ragtag_messages_total', help: 'Socket messages received', registers }),
    changes: new Counter({ name: 'ragtag_changes_total', help: 'Changes stored', registers }),
    facts: new Counter({ name: 'ragtag_facts_total', help: 'Facts reported by the rules', registers }),
    tables: new Gauge({
      name: 'ragtag_tables',
      help: 'Tables known here, all and those that bots play alone',
      labelNames: ['of'],
      registers,
    }),
    waiting: new Gauge({ name: 'ragtag_tables_waiting', help: 'Tables with changes under way', registers }),
    commits: new Histogram({
      name: 'ragtag_commit_seconds',
      help: 'Time until a change is durable',
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    failures,
    disk: new Gauge({
      name: 'ragtag_disk_bytes',
      help: 'Room that the store takes, and that is left where it is on a disk of this machine',
      labelNames: ['of'],
      registers,
    }),
    plans: new Counter({
      name: 'ragtag_plans_total',
      help: 'Questions that an admiral had something to think about',
      registers,
    }),
    imagined: new Counter({ name: 'ragtag_imagined_games_total', help: 'Games imagined by bots', registers }),
    thoughts: new Counter({ name: 'ragtag_thoughts_total', help: 'Answers thought through', registers }),
    requests: new Histogram({
      name: 'ragtag_request_seconds',
      help: 'Time to answer requests',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof newMetrics>;

/** Without the store, there is nothing to say of its disk. */
export async function noteRoom(store: Store, { disk }: Metrics): Promise<void> {
  disk.reset();
  const room = await store.room().catch(() => undefined);
  if (!room) return;
  disk.set({ of: 'used' }, room.used);
  if (room.free !== undefined) disk.set({ of: 'free' }, room.free);
}

/** The store, with a look at the clock around what players wait for. */
export function timed(store: Store, { commits, failures }: Metrics): Store {
  const commit: Store['commit'] = async (change) => {
    const since = performance.now();
    try {
      return await store.commit(change);
    } catch (error) {
      failures.inc({ of: 'commit' });
      throw error;
    } finally {
      commits.observe((performance.now() - since) / 1000);
    }
  };
  return Object.assign(Object.create(store) as Store, { commit });
}
