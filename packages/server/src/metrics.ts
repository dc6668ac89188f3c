import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a server reports about itself at /metrics. Nothing in it names a table, a seat or a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly verbs: Counter<'is'>;
  readonly took: Histogram;
}

export function makeMetrics(awake: () => number, listening: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'shambles_tables_awake',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(awake());
    },
  });
  new Gauge({
    name: 'shambles_listeners',
    help: 'Connections that sit at a table',
    registers,
    collect() {
      this.set(listening());
    },
  });
  return {
    registry,
    sockets: new Gauge({ name: 'shambles_sockets', help: 'Open sockets', registers }),
    verbs: new Counter({
      name: 'shambles_verbs_total',
      help: 'Verbs by kind',
      labelNames: ['is'],
      registers,
    }),
    took: new Histogram({
      name: 'shambles_verb_seconds',
      help: 'From a verb to its reply, kept on disk',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
  };
}
