/** Measures the memory that tables hold while awake and after they have gone back to sleep. */
import type { Server } from './server.js';
import type { Usage } from './serving.js';
import { seat } from './sitters.js';
import type { Template } from './template.js';

/** Bytes per table. */
export interface Round {
  readonly tables: number;
  readonly awake: { readonly memory: number; readonly rss: number };
  readonly asleep: { readonly memory: number; readonly rss: number };
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Bytes in the heap and in buffers. */
const memory = ({ heap, buffers }: Usage) => heap + buffers;

async function settled(server: Server): Promise<Usage> {
  for (;;) {
    const { awake } = await server.usage();
    if (awake === 0) break;
    await sleep(100);
  }
  await sleep(300);
  return server.usage(true);
}

/**
 * Two rounds with different tables, after a small one that does not count, since one-time costs of the program are not
 * a table's. In each, people come, see the game, answer once and leave.
 */
export async function idle(server: Server, template: Template, tables: number): Promise<Round[]> {
  const rounds: Round[] = [];
  let from = 0;
  const round = async (size: number) => {
    const before = await settled(server);
    const sitters = await seat(server, template, from, from + size);
    from += size;
    for (const table of sitters) await table.answer();
    const high = await server.usage(true);
    for (const table of sitters) table.leave();
    const after = await settled(server);
    const per = (usage: Usage) => ({
      memory: (memory(usage) - memory(before)) / size,
      rss: (usage.rss - before.rss) / size,
    });
    return { tables: size, awake: per(high), asleep: per(after) };
  };
  await round(Math.ceil(tables / 10));
  for (let n = 0; n < 2; n++) rounds.push(await round(tables));
  return rounds;
}
