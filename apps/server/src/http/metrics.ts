import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be watched from outside, in the text format of Prometheus. */
export function newMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    sockets: new Gauge({ name: 'ragtag_sockets', help: 'Open sockets', registers }),
    messages: new Counter({ name: 'ragtag_messages_total', help: 'Socket messages received', registers }),
    changes: new Counter({ name: 'ragtag_changes_total', help: 'Changes stored', registers }),
    facts: new Counter({ name: 'ragtag_facts_total', help: 'Facts reported by the rules', registers }),
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
