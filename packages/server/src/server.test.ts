import { findSystem } from '@shambles/systems';
import { checkDice } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from './server.js';
import { legalAnswer } from './testing/answers.js';
import { Client, openTable, request } from './testing/index.js';
import { UNHURRIED } from './testing/rig.js';

const tiles = findSystem('avz').files.find((f) => f.id === 'tiles')?.standard as { tiles: unknown[] };
/** A game of two turns. */
const SHORT = {
  system: 'avz',
  scenario: 'standard',
  options: {},
  files: { tiles: { ...tiles, tiles: tiles.tiles.slice(0, 5) } as never },
  seats: { alien: 'person', zombie: 'person' },
};

let served: Served;
beforeAll(async () => {
  served = await serve({ store: { memory: true }, threads: 1, limits: UNHURRIED });
});
afterAll(() => served.close());

const sitDown = async (opening = SHORT) => {
  const opened = await openTable(served.url, opening);
  const clients = await Promise.all(
    Object.values(opened.seats).map((key) => new Client(() => served.url, opened.table, key).join()),
  );
  await Promise.all(clients.map((c) => c.sit()));
  return { opened, clients };
};

describe('a table on a server', () => {
  it('is played to its end by two, and its dice can be checked', async () => {
    const { opened, clients } = await sitDown();
    const spectator = await new Client(() => served.url, opened.table, opened.spectator).join();
    for (let n = 0; n < 500 && clients.every((c) => c.now?.over !== true); n++) {
      const asked = clients.find((c) => c.ask);
      if (!asked?.ask) {
        await Promise.race(clients.map((c) => c.until(() => c.ask !== undefined || c.now?.over === true)));
        continue;
      }
      const reply = await asked.do({
        is: 'answer',
        ask: asked.ask.id,
        value: await legalAnswer(served, opened.table, asked),
      });
      expect(reply.is, JSON.stringify(reply)).toBe('done');
    }
    for (const client of [...clients, spectator]) {
      await client.until(() => client.room?.proof !== undefined);
      expect(client.now?.over).toBe(true);
    }
    const [one] = clients as [Client];
    const { text } = await request(served.url, `/api/tables/${opened.table}/journal`, { key: one.key });
    const proof = one.room?.proof;
    const remembered = {
      commitment: opened.commitment,
      seat: 'alien',
      share: one.share,
      sum: proof?.sum ?? '',
    };
    const findings = checkDice(findSystem('avz'), text, remembered);
    expect(findings.filter((f) => !f.ok)).toEqual([]);
    for (const c of [...clients, spectator]) c.close();
  });
});
