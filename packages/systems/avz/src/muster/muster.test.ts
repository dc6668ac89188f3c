import { playOut, SeededDice, Sfc32, Table } from '@shambles/engine';
import { expect, test } from 'vitest';
import { avz, type State } from '../index.js';
import { Muster } from './muster.js';

const SETUP = { scenario: 'standard', options: {} };

/** Everything that a muster tells. */
function told(muster: Muster, s: State) {
  const { aliens, zombies, leaders, fast } = muster.look(s);
  const sides = (['alien', 'zombie'] as const).map((side) => {
    const ready = muster.everyReady(side, s);
    expect(muster.anyReady(side)).toBe(ready.length > 0);
    expect(ready.map((_, n) => muster.nthReady(side, n))).toEqual(ready);
    return [muster.countReady(side), ready, ready.map((c) => muster.everyReady(side, s, s.at[c] as number))];
  });
  return { aliens, zombies, leaders, fast, sides, count: s.at.map((at) => at >= 0 && muster.zombiesAt(at)) };
}

test('a muster that has followed a game tells what a fresh count of the state tells', () => {
  const book = avz.book(SETUP);
  const random = new Sfc32('muster');
  for (let game = 0; game < 3; game++)
    playOut(avz, book, new SeededDice(`muster-${game}`), (ask, w) => {
      const s = w.s as State;
      expect(told(book.muster, s)).toEqual(told(new Muster(book.counters, book.firstZombie), s));
      const place = (c: number) => s.at[c] as number;
      const count = (from: number, to: number, at: number) =>
        s.at.slice(from, to).filter((p) => p === at).length;
      for (const at of book.locations.keys()) {
        expect(book.muster.aliensAt(at)).toBe(count(0, book.firstZombie, at));
        expect(book.muster.zombiesAt(at)).toBe(count(book.firstZombie, s.at.length, at));
      }
      const ready = book.muster.everyReady('zombie', s);
      expect(ready).toEqual(
        s.at.flatMap((at, c) => (c >= book.firstZombie && at >= 0 && !s.spent[c] ? [c] : [])),
      );
      for (const c of ready) expect(book.muster.zombies & (1 << place(c))).not.toBe(0);
      return ask.space.sample(random);
    });
});

test('what happens in another state changes nothing', () => {
  const { counters, firstZombie } = avz.book(SETUP);
  const state = (place: number) => ({ at: counters.map(() => place), spent: counters.map(() => 0) }) as State;
  const [here, there] = [state(0), state(1)];
  const muster = new Muster(counters, firstZombie).look(here);
  muster.moved(there, 0, 1, 2);
  muster.acted(there, 0);
  expect(told(muster, here)).toEqual(told(new Muster(counters, firstZombie), here));
});

test('games that share a book, in turn, are told apart, and so is one that is taken back', () => {
  const random = new Sfc32('muster');
  const table = Table.create(avz, { setup: SETUP, seed: 'muster' });
  const play = (t: Table) => {
    const seat = t.waitingFor[0] as string;
    const { id, at } = t.question(seat) as { id: string; at: number };
    expect(t.answer({ seat, ask: id, at, value: t.sample(seat, random) ?? null })).toMatchObject({
      ok: true,
    });
  };
  for (let n = 0; n < 60; n++) play(table);
  const fork = table.fork();
  if (!(fork instanceof Table)) throw new Error(fork.text);
  for (let n = 0; n < 60; n++) {
    play(n % 2 === 0 ? table : fork);
    if (n % 7 === 0) table.undo('zombie');
    for (const t of [table, fork]) {
      const { muster, counters, firstZombie } = t.book as ReturnType<typeof avz.book>;
      const s = t.state as State;
      expect(told(muster, s)).toEqual(told(new Muster(counters, firstZombie), s));
    }
  }
});
