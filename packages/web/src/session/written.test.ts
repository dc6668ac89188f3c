import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resume } from './games.js';
import { MemoryStore, type StoredGame } from './store.js';

const kept = (name: string): StoredGame =>
  JSON.parse(
    readFileSync(new URL(`../../../../fixtures/written/browser-1/${name}.json`, import.meta.url), 'utf8'),
  ) as StoredGame;

it.each(['avz', 'ros', 'ftb'])(
  'a game of %s that a browser kept earlier goes on, and nothing of it is lost',
  async (name) => {
    const game = kept(name);
    const store = new MemoryStore();
    const lines = game.text.split('\n').filter((line) => line.startsWith('{"n":'));
    const header = game.text.split('\n', 1)[0] as string;
    await store.add({ meta: game.meta, header, from: 0, lines });
    const { session, keeper } = resume(game, { store });
    expect(session.table.over).toBe(false);
    expect(session.table.waitingFor.length).toBeGreaterThan(0);
    await keeper.keep();
    const after = await store.load(game.meta.id);
    for (const line of lines) expect(after?.text).toContain(line);
    expect(after?.meta.begun).toBe(game.meta.begun);
    session.close();
  },
);
