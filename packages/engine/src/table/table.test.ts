import { describe, expect, it } from 'vitest';
import { setupsOf, Trial } from '../conformance/index.js';
import type { Json, Seat } from '../rule/fact.js';
import { toy } from '../testing/toy.js';
import type { State, View } from '../testing/toy-state.js';
import { openTable } from './open.js';
import { type Answer, STUCK, Table } from './table.js';

const [SHORT] = setupsOf(toy);
const game = (seed = 'table', people: Seat[] = [], ownDice: Seat[] = []) =>
  Table.create(toy, { setup: SHORT!, seed, people, ownDice });
const to = (table: Table, seat: Seat, value: Json, id?: string): Answer => {
  const now = table.question(seat);
  return { seat, ask: now?.id ?? 'nothing', at: now?.at ?? 0, value, id };
};
const hand = (table: Table, seat: Seat) => (table.view(seat) as View).hand;
const ok = (result: { ok: boolean; text?: string }) =>
  expect(result, result.text).toMatchObject({ ok: true });
const chance = new Trial(toy, SHORT!, 'chance');
/** Plays on until a seat is asked this question. */
function until(table: Table, code: string): Seat {
  for (let i = 0; i < 500 && !table.over; i++) {
    const seat = table.waitingFor.find((s) => table.question(s)?.code === code);
    if (seat) return seat;
    chance.play(table, 1);
  }
  throw new Error(`nobody was asked ${code}`);
}

describe('secret questions', () => {
  it('tell nobody anything before all are in, whoever answers first', () => {
    for (const first of ['red', 'blue']) {
      const table = game();
      const second = first === 'red' ? 'blue' : 'red';
      const looks = () =>
        [second, 'spectator'].map((s) =>
          JSON.stringify([table.view(s), table.scene(s), table.log(s), table.asks(s)]),
        );
      const before = looks();
      expect(table.waitingFor).toEqual(['red', 'blue']);
      ok(table.answer(to(table, first, hand(table, first)[0] as string)));
      expect(looks()).toEqual(before);
      expect(table.waitingFor).toEqual([second]);
      expect(table.answer({ ...to(table, second, 'bluff'), seat: first })).toMatchObject({
        ok: false,
        code: 'foreign',
      });
      ok(table.answer(to(table, second, 'bluff')));
      expect(table.log('spectator').some(({ fact }) => fact.is === 'shown')).toBe(true);
    }
  });

  it('lead to the same whichever answer came first', () => {
    const [a, b] = [game(), game()];
    const [red, blue] = [hand(a, 'red')[1] as string, hand(a, 'blue')[0] as string];
    ok(a.answer(to(a, 'red', red)));
    ok(a.answer(to(a, 'blue', blue)));
    ok(b.answer(to(b, 'blue', blue)));
    ok(b.answer(to(b, 'red', red)));
    expect(b.state).toEqual(a.state);
    expect(b.log('red').map((l) => l.fact)).toEqual(a.log('red').map((l) => l.fact));
    for (const table of [a, b])
      expect(openTable(toy, table.save())).toMatchObject({ report: undefined, table: { sum: table.sum } });
  });

  it('are saved and opened with one answer in and the other not', () => {
    const table = game();
    ok(table.answer(to(table, 'blue', 'bluff')));
    const again = openTable(toy, table.save()).table;
    expect(again.waitingFor).toEqual(['red']);
    expect(again.question('red')).toEqual(table.question('red'));
    const mine = to(table, 'red', 'bluff');
    ok(again.answer(mine));
    ok(table.answer(mine));
    expect(again.sum).toBe(table.sum);
  });

  it('may be taken back by whoever answered, until another did', () => {
    const table = game('t', ['red', 'blue']);
    ok(table.answer(to(table, 'red', 'bluff')));
    expect(table.undo('blue')).toMatchObject({ ok: false });
    ok(table.undo('red'));
    expect(table.waitingFor).toEqual(['red', 'blue']);
    ok(table.answer(to(table, 'red', hand(table, 'red')[0] as string)));
    ok(table.answer(to(table, 'blue', 'bluff')));
    expect(table.undo('red')).toMatchObject({ ok: false, code: 'refused' });
  });

  it('are all taken back, over dice too, by one person who holds every seat', () => {
    const table = game('t', ['red', 'blue']);
    table.alone = true;
    const shooter = until(table, 'shoot');
    const before = table.sum;
    ok(table.answer(to(table, shooter, true)));
    const dice = table.journal.line(table.head).map(({ deed }) => deed.t);
    expect(dice.slice(dice.lastIndexOf('answer'))).toContain('roll');
    const after = table.sum;
    // Whichever seat takes it back, the last answer goes.
    const other = shooter === 'red' ? 'blue' : 'red';
    ok(table.undo(other));
    expect(table.sum).toBe(before);
    ok(table.redo(other));
    expect(table.sum).toBe(after);
    expect(openTable(toy, table.save())).toMatchObject({ report: undefined, table: { sum: after } });
  });
});

describe('typed dice', () => {
  it('are asked for die by die, refused by name, and read as they fell', () => {
    const table = game('typed', [], ['red', 'blue']);
    const shooter = until(table, 'shoot');
    ok(table.answer(to(table, shooter, true)));
    const now = table.rollFor(shooter)!;
    expect(now.roll).toMatchObject({ label: 'shot', rule: 'TOY-3.1', explode: 6 });
    expect(table.waitingFor).toEqual([shooter]);
    const { sum, length } = table;
    const thrown = (faces: unknown, roll = now.id, seat: Seat = shooter) =>
      table.throwDice({ seat, roll, faces: faces as number[] });
    expect(thrown([5])).toMatchObject({ code: 'malformed', text: '1 more to throw.', rule: 'TOY-3.1' });
    expect(thrown([5, 7])).toMatchObject({ text: expect.stringContaining('7 is not a face of a d6') });
    expect(thrown([5, 4, 3])).toMatchObject({ text: expect.stringContaining('1 dice too many') });
    expect(thrown([6, 4])).toMatchObject({ text: '1 more to throw.' });
    expect(thrown([1, 1], 'shot@0')).toMatchObject({ code: 'stale' });
    expect(thrown([1, 1], now.id, 'nobody')).toMatchObject({ code: 'foreign' });
    expect(thrown(null)).toMatchObject({ code: 'malformed' });
    expect(table.throwDice(null as never)).toMatchObject({ code: 'foreign' });
    expect([table.sum, table.length]).toEqual([sum, length]);
    ok(thrown([6, 4, 5]));
    expect(
      table
        .log('red')
        .filter((l) => l.fact.is === 'rolled')
        .pop()?.fact,
    ).toMatchObject({ faces: [[6, 4, 5]], typed: true });
    expect(openTable(toy, table.save(), { ownDice: ['red', 'blue'] })).toMatchObject({
      report: undefined,
      table: { sum: table.sum },
    });
  });

  it('wait through a reload, a standing answer and a correction', () => {
    const table = game('typed', [], ['red', 'blue']);
    const shooter = until(table, 'shoot');
    ok(table.answer(to(table, shooter, true)));
    const roll = table.rollFor(shooter)!;
    ok(table.stand(shooter, 'path', []));
    const opened = openTable(toy, table.save(), { ownDice: ['red', 'blue'] }).table;
    expect(opened.rollFor(shooter)?.id).toBe(roll.id);
    for (const each of [table, opened]) ok(each.throwDice({ seat: shooter, roll: roll.id, faces: [1, 2] }));
    expect(opened.sum).toBe(table.sum);
    const next = until(table, 'shoot');
    ok(table.answer(to(table, next, true)));
    ok(table.propose('red', { correct: { why: 'a slip', patch: [{ path: 'score/red', value: 40 }] } }));
    expect((table.state as State).score.red).toBe(40);
    const after = openTable(toy, table.save(), { ownDice: ['red', 'blue'] });
    expect(after).toMatchObject({ report: undefined, table: { sum: table.sum } });
    expect(after.table.state).toEqual(table.state);
  });

  it('can be left to the generator after all', () => {
    const table = game('typed', [], ['red', 'blue']);
    const shooter = until(table, 'shoot');
    ok(table.answer(to(table, shooter, true)));
    table.setOwnDice(shooter, false);
    expect(table.rollFor(shooter)).toBeUndefined();
    expect(
      table
        .log('red')
        .filter((l) => l.fact.is === 'rolled')
        .pop()?.fact,
    ).not.toHaveProperty('typed', true);
  });

  it('after an undo may fall otherwise', () => {
    const table = game('typed', [], ['red', 'blue']);
    const shooter = until(table, 'shoot');
    ok(table.answer(to(table, shooter, true)));
    const roll = () => table.rollFor(shooter)!.id;
    ok(table.throwDice({ seat: shooter, roll: roll(), faces: [5, 5] }));
    const first = table.sum;
    const entry = [...table.journal.entries()].reverse().find((e) => e.deed.t === 'roll')!;
    ok(table.undo(shooter, entry.prev));
    ok(table.throwDice({ seat: shooter, roll: roll(), faces: [1, 1] }));
    expect(table.sum).not.toBe(first);
    expect(openTable(toy, table.save(), { ownDice: ['red', 'blue'] })).toMatchObject({
      report: undefined,
      table: { sum: table.sum },
    });
  });
});

describe('an answer', () => {
  it('is known by its seat and its id, also after a reload', () => {
    const table = game();
    const mine = to(table, 'red', 'bluff', 'x');
    ok(table.answer(mine));
    const again = openTable(toy, table.save()).table;
    for (const each of [table, again]) {
      expect(each.answer(mine)).toEqual({ ok: true, entry: 3 });
      expect(each.length).toBe(4);
    }
    ok(table.answer({ ...to(table, 'blue', 'bluff'), id: 'x' }));
    expect(table.log('red').some((l) => l.fact.is === 'shown')).toBe(true);
  });

  it('of a page from before an undo is stale, though the question is the same', () => {
    const table = game('stale');
    until(table, 'path');
    const seat = table.waitingFor[0] as Seat;
    const old = to(table, seat, []);
    ok(table.answer(old));
    ok(table.undo(seat));
    expect(table.answer(old)).toMatchObject({
      ok: false,
      code: 'stale',
      allowed: { kind: 'path' },
      rule: 'TOY-3',
    });
    ok(table.answer(to(table, seat, [])));
  });

  it('is still good after somebody proposed something, and after a reload then', () => {
    const table = game('p', ['red', 'blue']);
    const mine = to(table, 'red', 'bluff');
    ok(table.propose('blue', { correct: { why: 'x', patch: [{ path: 'score/red', value: 3 }] } }));
    ok(openTable(toy, table.save()).table.answer(mine));
    ok(table.answer(mine));
  });

  it('that breaks the rules down leaves the table as it was', () => {
    const fragile: typeof toy = {
      ...toy,
      evolve(s, f, book) {
        if (f.is === 'moved' && f.into === 'C') throw new TypeError('the bridge is out');
        toy.evolve(s, f, book);
      },
    };
    const table = Table.create(fragile, { setup: SHORT!, seed: 'bridge' });
    const seat = until(table, 'path');
    const before = JSON.stringify([table.state, table.sum, table.waitingFor]);
    expect(() => table.answer(to(table, seat, ['C']))).toThrow('the bridge is out');
    expect(JSON.stringify([table.state, table.sum, table.waitingFor])).toBe(before);
    ok(table.answer(to(table, seat, [])));
    expect(openTable(fragile, table.save())).toMatchObject({ report: undefined, table: { sum: table.sum } });
  });
});

describe('proposals', () => {
  const patch = [{ path: 'things', value: [{ id: 'tin-1', side: 'red', kind: 'tin', at: 'A' }] }];
  it('that are carried out are closed, also after a reload', () => {
    const table = game('c', ['red', 'blue']);
    const { entry } = table.propose('red', { correct: { why: 'forgotten', patch } }) as { entry: number };
    expect(table.proposal?.waitingFor).toEqual(['blue']);
    ok(table.consent('blue', entry, true));
    expect(openTable(toy, table.save()).table.proposal).toBeUndefined();
    expect(table.consent('blue', entry, true)).toMatchObject({ code: 'stale' });
  });

  it('keep their own copy of what they put into the state', () => {
    const table = game('c');
    ok(table.propose('red', { correct: { why: 'forgotten', patch } }));
    (table.state as State).things[0]!.at = 'D';
    expect(patch[0]?.value[0]?.at).toBe('A');
  });

  it('are looked at again when everybody has agreed: the game may have gone on', () => {
    const table = game('late', ['red', 'blue']);
    const { deck } = table.state as State;
    const twice = { path: 'gone', value: [deck[0] as string] };
    const { entry } = table.propose('red', {
      correct: { why: 'x', patch: [twice, { path: 'deck', value: deck.slice(1) }] },
    }) as { entry: number };
    // Meanwhile, the card that was to be removed is dealt.
    for (let i = 0; i < 400 && (table.state as State).deck.length === deck.length && !table.over; i++)
      chance.play(table, 1);
    const length = table.length;
    expect(table.consent('blue', entry, true)).toMatchObject({
      ok: false,
      code: 'illegal',
      text: 'Each card is in one place.',
    });
    expect(table.length).toBe(length);
  });

  it('of a state from which the rules do not lead on are refused, and nothing of them stays', () => {
    const fragile: typeof toy = {
      ...toy,
      next(w) {
        if (w.s.score.red === 7) throw new RangeError('There is no card "x".');
        return toy.next(w);
      },
    };
    const sevens = { correct: { why: 'x', patch: [{ path: 'score/red', value: 7 }] } };
    const open = (people: Seat[]) => Table.create(fragile, { setup: SHORT!, seed: 'c', people });
    const all = (table: Table) =>
      JSON.stringify([table.state, table.sum, table.length, table.proposal, table.asks('red')]);

    const alone = open([]);
    const before = all(alone);
    expect(alone.propose('red', sevens)).toEqual({
      ok: false,
      code: 'refused',
      text: 'From there the rules do not lead on, so nothing was changed. There is no card "x".',
    });
    expect(all(alone)).toBe(before);
    ok(alone.propose('red', { correct: { why: 'x', patch } }));

    const table = open(['red', 'blue']);
    const { entry } = table.propose('red', sevens) as { entry: number };
    const proposed = all(table);
    // What went wrong is not said: it could tell of what is hidden.
    expect(table.consent('blue', entry, true)).toMatchObject({ code: 'refused', text: STUCK });
    expect(all(table)).toBe(proposed);
    expect(table.proposal?.waitingFor).toEqual(['blue']);
    ok(table.consent('blue', entry, false));
    expect(openTable(fragile, table.save())).toMatchObject({ report: undefined, table: { sum: table.sum } });
  });

  it('of no known form, or to what cannot be, are refused in words', () => {
    const table = game('c', ['red', 'blue']);
    const what = (w: unknown) => table.propose('red', w as never);
    for (const w of [
      null,
      7,
      {},
      { undo: 'x' },
      { correct: null },
      { correct: { why: 'x' } },
      { correct: { why: 5, patch } },
      { correct: { why: 'x', patch: [null] } },
      { correct: { why: 'x', patch: [{ path: 'turn' }] } },
    ])
      expect(what(w)).toMatchObject({ ok: false, code: 'malformed' });
    for (const path of ['', 'nowhere', 'deck/99', 'deck/length', '__proto__/x', 'score/green'])
      expect(what({ correct: { why: 'x', patch: [{ path, value: 1 }] } })).toMatchObject({
        ok: false,
        text: expect.stringContaining('leads nowhere'),
      });
    expect(what({ correct: { why: 'x', patch: [{ path: 'turn', value: '1' }] } })).toMatchObject({
      text: '"turn" is a number; got "1".',
    });
    expect(what({ correct: { why: 'x', patch: [{ path: 'turn', value: 99 }] } })).toMatchObject({
      code: 'illegal',
      text: 'Turns are 0 to 2.',
    });
    expect(what({ undo: 99 })).toMatchObject({ code: 'refused' });
    expect(table.propose('nobody', { undo: 0 })).toMatchObject({ code: 'foreign' });
    expect(table.length).toBe(3);
  });
});

describe('standing answers', () => {
  it('run a game of their own without end of the stack', () => {
    const table = game('run');
    for (const seat of ['red', 'blue'])
      for (const [ask, value] of [
        ['face-down', 'bluff'],
        ['go-first', true],
        ['path', []],
        ['keep', 0],
      ] as const)
        ok(table.stand(seat, ask, value));
    expect(table.over).toBe(true);
    expect(openTable(toy, table.save())).toMatchObject({ report: undefined, table: { sum: table.sum } });
    expect(
      [...table.journal.entries()]
        .filter((e) => e.deed.t === 'answer')
        .every((e) => (e.deed as { auto?: true }).auto),
    ).toBe(true);
  });
  it('for one turn are given in that turn, and never again', () => {
    const table = game('one turn');
    ok(table.stand('red', 'face-down', 'bluff', true));
    expect(table.standing).toEqual([{ seat: 'red', ask: 'face-down', value: 'bluff', turn: 1 }]);
    expect(table.waitingFor).toEqual(['blue']);
    const opened = openTable(toy, table.save()).table;
    expect(opened.standing).toEqual(table.standing);
    ok(table.answer(to(table, 'blue', 'bluff')));
    until(table, 'face-down');
    expect(table.waitingFor).toEqual(['red', 'blue']);
    expect(table.standing).toEqual([]);
    expect(openTable(toy, table.save())).toMatchObject({ report: undefined, table: { sum: table.sum } });
  });
  it('that are not legal now are not given', () => {
    const table = game('x');
    ok(table.stand('red', 'face-down', 'z9'));
    expect(table.waitingFor).toEqual(['red', 'blue']);
    ok(table.stand('red', 'face-down'));
    expect(table.standing).toEqual([]);
    expect(table.stand('nobody', 'x', 1)).toMatchObject({ code: 'foreign' });
    expect(table.stand('red', 7 as never, 1)).toMatchObject({ code: 'malformed' });
  });
});

it('whoever listens is told once of each change', () => {
  const table = game();
  let heard = 0;
  const stop = table.subscribe(() => heard++);
  ok(table.answer(to(table, 'red', 'bluff')));
  table.answer(to(table, 'red', 'bluff'));
  expect(heard).toBe(1);
  stop();
  ok(table.answer(to(table, 'blue', 'bluff')));
  expect(heard).toBe(1);
});
