import { type Json, Sfc32 } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { ids, many } from '../testing/boards.js';
import { game } from '../testing/game.js';
import { Orders } from './orders.js';

const STREET = { board: { rows: ['BBBBBBBBBBBB'] } };
const rest = (g: ReturnType<typeof game>) => g.orders().rest;

describe('what an order may look like', () => {
  const wrong: Json[] = [
    'finish',
    {},
    null,
    7,
    [],
    [7],
    [null],
    [['finish']],
    [''],
    ['move'],
    ['dance tank-1'],
    ['move tank-9 > C4'],
    ['move tank-1'],
    ['move tank-1 > Z9'],
    ['move tank-1 > '],
    ['move tank-1 tank-1 > C4'],
    ['move tank-1  > C4'],
    ['move tank-1 > C4 > C5'],
    ['blast tank-1 > C3'],
    ['pass tank-1 > C3'],
    ['blast all > C3'],
    ['attack all > C4'],
    ['pass all'],
    ['move all > C4'],
    ['Finish'],
  ];

  test('[AVZ-5.0-once] what is no order is refused as malformed and says what was wrong', () => {
    const g = game({ board: { C3: ['tank', 'rotting'], C4: ['rotting'] } });
    for (const value of wrong) {
      const { code, text } = g.refusal(value);
      expect(code, JSON.stringify(value)).toBe('malformed');
      expect(text.length, JSON.stringify(value)).toBeGreaterThan(20);
    }
  });

  test.each([
    ['move', 'names no counter'],
    ['moves', 'begins with no order; allowed: blast, attack, move, pass, finish'],
    ['moves tank-1 > C4', 'begins with no order'],
    ['move tank-1 > C4 > C5', 'names two goals'],
    [' > C4 > C5', 'names two goals'],
    [' > C4', 'begins with no order'],
    ['move  tank-1 > C4', 'There is no counter ""'],
  ])('[AVZ-5.0-once] "%s" %s', (order, words) => {
    const g = game({ board: { C3: ['tank', 'rotting'], C4: ['rotting'] } });
    expect(g.refusal([order]).text).toContain(words);
  });

  test('[AVZ-5.0-once] the order in which the members of a group are named means nothing', () => {
    const g = game({ board: { C3: ['tank', 'trooper', 'ufo'] } });
    g.answer(['move ufo-1 trooper-1 > C4']);
    expect(g.facts('moved')).toMatchObject([{ counters: ['trooper-1', 'ufo-1'] }]);
  });

  test('[AVZ-D-group-move, AVZ-3.5-group] members of a group start from one location', () => {
    const g = game({ board: { C3: ['tank', 'rotting'], C4: ['trooper', 'rotting'] } });
    for (const order of [
      'move tank-1 trooper-1 > D3',
      'pass tank-1 trooper-1',
      'attack tank-1 trooper-1 > C4',
      'blast tank-1 trooper-1',
    ])
      expect(g.refused([order]), order).toBe('AVZ-3.5-group');
  });
});

describe('a queue of orders', () => {
  test('[AVZ-5.0-finish] each order is judged by what those before it will have done', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { A1: ['trooper', 'rotting', 'rotting'], B1: ['trooper'] },
      files: STREET,
    });
    expect(g.refused(['move rotting-1 > B1', 'move rotting-2 > B1'])).toBe('AVZ-6.3');
    expect(g.refusal(['move rotting-1 > B1', 'move rotting-2 > B1']).text).toContain('move rotting-2 > B1');
    const a = game({ board: { A1: ['trooper'], B1: ['tank', 'rotting'], F1: ['fast'] }, files: STREET });
    expect(a.refused(['move trooper-1 > B1', 'blast tank-1', 'finish', 'finish'])).toBe('AVZ-3.0-sequence');
    expect(a.refused(['move tank-1 > C1', 'blast tank-1'])).toBe('AVZ-5.0-once');
    const fast = game({
      phase: 'zombie-actions',
      board: { A1: ['rotting', 'fast'], B1: ['trooper'] },
      files: STREET,
    });
    expect(fast.refused(['move fast-1 > D1'])).toBe('AVZ-D-fast-last');
    fast.answer(['move rotting-1 > B1', 'move fast-1 > D1']); // the Rotting one stays, and the Fast one runs on
    expect(fast.at('D1')).toEqual(['fast']);
  });

  test('[AVZ-5.0-finish] an attack ends it: what is left comes back to be confirmed, as far as it can still be done', () => {
    const g = game({
      board: { A1: ['tank', 'ufo', 'rotting'], F1: ['trooper'] },
      files: STREET,
      dice: [4, 1, 1, 1],
    });
    g.answer([
      'pass trooper-1',
      'attack tank-1',
      'blast ufo-1',
      'move ufo-1 > D1',
      'move ufo-1 > B1',
      'finish',
    ]);
    expect(g.deadPile()).toEqual(['rotting']);
    expect(g.question()).toBe('alien alien-orders AVZ-3.3');
    expect(rest(g)).toEqual(['move ufo-1 > D1', 'finish']); // no enemy is left to blast, and a UFO acts only once
    expect(g.facts('queued')).toMatchObject([
      { to: ['alien'], rest: ['blast ufo-1', 'move ufo-1 > D1', 'move ufo-1 > B1', 'finish'] },
    ]);
    expect(g.at('A1')).toEqual(['ufo', 'tank']);
    g.answer(['move ufo-1 > C1']);
    expect(g.at('C1')).toEqual(['ufo']);
    g.done();
  });

  test('[AVZ-5.0-finish] an old queue is forgotten with the next answer', () => {
    const g = game({
      board: { A1: ['tank', 'ufo', 'rotting'], F1: ['trooper'] },
      files: STREET,
      dice: [1, 1, 1],
    });
    g.answer(['blast tank-1', 'move ufo-1 > D1']);
    expect(rest(g)).toEqual(['move ufo-1 > D1']);
    g.answer(['pass trooper-1']);
    expect(rest(g)).toEqual([]);
  });

  test('[AVZ-5.0-finish] an old queue is forgotten with an attack too', () => {
    const g = game({
      board: { A1: ['tank', 'ufo', 'rotting'], F1: ['trooper', 'rotting'] },
      files: STREET,
      dice: Array(6).fill(1),
    });
    g.answer(['blast tank-1', 'move ufo-1 > D1']);
    expect(rest(g)).toEqual(['move ufo-1 > D1']);
    g.answer(['blast trooper-1']);
    expect(rest(g)).toEqual([]);
  });

  test('[AVZ-5.0-finish] an old queue is forgotten with its phase: the other side is not shown it', () => {
    const g = game({ board: { A1: ['tank', 'rotting'] }, files: STREET, dice: [1, 1, 1] });
    g.answer(['attack tank-1', 'finish']);
    expect(g.question()).toBe('zombie zombie-orders AVZ-3.4');
    expect(rest(g)).toEqual([]);
  });

  test('[AVZ-5.0-finish] moves and passes run on without a stop, and finishing passes everybody else', () => {
    const g = game({ board: { A1: ['tank', 'ufo'], F1: ['trooper'] }, files: STREET });
    g.answer(['move tank-1 > B1', 'move ufo-1 > G1', 'finish']);
    expect(g.phase).toBe('stacking');
    expect(g.at('G1')).toEqual(['ufo']);
    expect(g.at('F1')).toEqual(['trooper']);
  });

  test('[AVZ-5.0-once] the first of each side, alone to have acted, acts again in the next turn', () => {
    const few = (kind: string, count: number) => [{ kind, count }];
    const counters = {
      title: 'A small mix',
      provenance: 'reconstructed',
      aliens: [...few('trooper', 3), ...few('ufo', 3), ...few('tank', 3)],
      zombies: few('rotting', 20),
    };
    const board = { A1: ['trooper'], C1: ['rotting'] } as const;
    const g = game({
      phase: 'alien-actions',
      board,
      grave: [],
      files: { ...STREET, counters },
      dice: [],
      draws: [['E4']],
    });
    g.answer(['move trooper-1 > B1', 'finish']);
    g.answer(['move rotting-1 > D1', 'finish']);
    g.run('reveal');
    expect(g.state.spent.filter((n) => n !== 0)).toEqual([]);
  });

  test('[AVZ-5.0-once] where a state put right by hand says that everybody has acted, all act again in the next phase', () => {
    const few = (kind: string, count: number) => ({ kind, count });
    const counters = {
      title: 'Two sides of 32',
      provenance: 'reconstructed',
      aliens: [few('trooper', 26), few('ufo', 3), few('tank', 3)],
      zombies: [few('rotting', 32)],
    };
    const g = game({
      phase: 'landing',
      board: { A1: ['trooper'], C1: ['rotting'] },
      files: { ...STREET, counters },
      spent: [...ids('trooper', 26), ...ids('ufo', 3), ...ids('tank', 3), ...ids('rotting', 32)],
      dice: [1],
    });
    g.answer({}).answer(['move trooper-1 > B1']);
    expect(g.at('B1')).toEqual(['trooper']);
  });

  test('[AVZ-5.0-once] where it says so of the first of each side alone, they act again in the next phase', () => {
    const few = (kind: string, count: number) => ({ kind, count });
    const counters = {
      title: 'A small mix',
      provenance: 'reconstructed',
      aliens: [few('trooper', 3), few('ufo', 3), few('tank', 3)],
      zombies: [few('rotting', 20)],
    };
    const g = game({
      phase: 'landing',
      board: { A1: ['trooper'], C1: ['rotting'] },
      files: { ...STREET, counters },
      grave: [],
      spent: ['trooper-1', 'rotting-1'],
      dice: [1],
    });
    g.answer({}).answer(['move trooper-1 > B1']);
    expect(g.at('B1')).toEqual(['trooper']);
  });

  test('[AVZ-5.0-once] the last of a side, alone in a machine word, acts like any other', () => {
    const few = (kind: string, count: number) => ({ kind, count });
    const counters = {
      title: 'A side of 33',
      provenance: 'reconstructed',
      aliens: [few('trooper', 26), few('ufo', 3), few('tank', 4)],
      zombies: [few('rotting', 33)],
    };
    const board = { A1: many(4, 'tank'), C1: many(33, 'rotting') } as const;
    const files = { ...STREET, counters };
    expect(game({ board, files }).orders().stacks[0]?.units).toHaveLength(4);
    const g = game({ phase: 'zombie-actions', board, files });
    expect(g.orders().stacks[0]?.units).toHaveLength(33);
    g.answer(['move rotting-33 > B1']);
    expect(g.orders().stacks[0]?.units).toHaveLength(32);
  });

  test('[AVZ-5.0-once] where nobody can act any more the phase ends by itself', () => {
    const g = game({ board: { A1: ['tank'] }, files: STREET });
    g.answer(['pass tank-1']);
    g.run('zombie-actions');
    expect(g.facts('forced')).toMatchObject([{ seat: 'alien', ask: 'alien-orders', cause: 'AVZ-3.3' }]);
  });
});

const SIDES = [
  { phase: 'alien-actions', side: 'alien', mine: 'trooper', theirs: 'rotting' },
  { phase: 'zombie-actions', side: 'zombie', mine: 'rotting', theirs: 'trooper' },
] as const;

test.each(SIDES)(
  'an order drawn at random for the $side side may be any',
  ({ phase, side, mine, theirs }) => {
    for (const [stack, mates] of [
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 0],
    ] as const) {
      const board: { [at: string]: Kind[] } = { C2: [...many(stack, mine), ...many(mates, theirs)] };
      const g = game({ phase, board });
      const space = new Orders(g.state, g.book, side);
      const random = new Sfc32('orders');
      const drawn = Array.from({ length: 900 }, () => space.value(space.sample(random))[0] as string);
      const named = new Set(drawn.map((order) => order.split(' ').filter((w) => w.startsWith(mine)).length));
      expect([...named].sort()).toEqual([...new Set([0, 1, stack])]);
      const special = side === 'alien' ? 'blast' : 'chomp';
      for (const verb of mates > 0 ? [special, 'attack'] : ['pass'])
        expect(
          drawn.some((order) => order.startsWith(verb)),
          verb,
        ).toBe(true);
      const goals = new Set(drawn.flatMap((order) => (order.startsWith('move') ? order.slice(-2) : [])));
      expect([...goals].sort()).toEqual([...g.can(`${mine}-1`, 'move')].sort());
    }
  },
);

test('where nobody can act an order drawn at random is the end of the phase', () => {
  const g = game({ board: { C3: ['trooper'] }, spent: ['trooper-1'] });
  const space = new Orders(g.state, g.book, 'alien');
  const random = new Sfc32('orders');
  for (let n = 0; n < 100; n++) expect(space.value(space.sample(random))).toEqual(['finish']);
});

test.each(SIDES)(
  'every order listed for the $side side is what its own text is read as',
  ({ phase, side }) => {
    const board: { [at: string]: Kind[] } = {
      A1: ['trooper', 'trooper', 'tank', 'ufo', 'rotting'],
      C3: ['rotting', 'rotting', 'tough', 'leader'],
      F5: ['ufo', 'fast', 'fast'],
    };
    const g = game({ phase, board });
    const space = new Orders(g.state, g.book, side);
    const list = space.list();
    for (const order of list) expect(space.parse(space.value(order))).toEqual({ ok: true, answer: order });
    expect(new Set(list.map((order) => space.value(order)[0])).size).toBe(list.length);
  },
);

test('[AVZ-5.0-once] a list of at most so many orders has no more than that, and is the beginning of the whole', () => {
  const g = game({ phase: 'alien-actions', board: { C3: ['trooper', 'trooper', 'rotting'], C4: ['tank'] } });
  const space = new Orders(g.state, g.book, 'alien');
  const all = space.list();
  const single = all.filter((o) => o.do !== 'finish' && o.do !== 'all');
  expect(all.length).toBeGreaterThan(20);
  for (let most = 1; most <= all.length; most++) {
    const list = space.list(most);
    // Actions for all and the end of the phase come after the orders that are counted.
    const orders = list.filter((o) => o.do !== 'finish' && o.do !== 'all');
    expect(orders, `${most}`).toEqual(single.slice(0, most));
    if (orders.length === most) expect(list, `${most}`).toEqual(orders);
  }
});

test('on the largest board, with two of every kind in every location, every order is listed', () => {
  const kinds = ['rotting', 'rotting-mob', 'fast', 'fast-mob', 'tough', 'tough-mob'] as const;
  const counters = {
    aliens: ['trooper', 'ufo', 'tank'].map((kind) => ({ kind, count: 3 })),
    zombies: kinds.map((kind) => ({ kind, count: 62 })),
  };
  const two = kinds.flatMap((kind) => [kind, kind]);
  const board = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`A${i + 1}`, two]));
  const files = { board: { rows: Array(31).fill('B') }, counters };
  const g = game({ phase: 'zombie-actions', board, files });
  const passes = g.options().filter((o) => o.startsWith('pass'));
  expect(passes).toHaveLength(31 * 13);
  const last = game({ phase: 'zombie-actions', board: { A31: ['rotting'] }, files });
  expect(last.options()).toContain('pass rotting-1');
});

test("a number that is an Alien in one mix and a Zombie in another is offered its own side's orders in each", () => {
  const few = ['trooper', 'ufo'].map((kind) => ({ kind, count: 3 }));
  // The first Zombie of one mix has the number of the first Leader of the other.
  const mixes = [3, 4].map((count) => {
    const aliens = [...few, { kind: 'tank', count }, { kind: 'leader', count: 1 }];
    const zombies = [{ kind: 'rotting', count: 20 }];
    return { counters: { title: 'A mix', provenance: 'reconstructed', aliens, zombies } };
  });
  for (const phase of ['alien-actions', 'zombie-actions'] as const)
    for (const files of mixes) {
      const g = game({ phase, board: { C3: ['leader', 'rotting', 'rotting'] }, files });
      const own = phase === 'alien-actions' ? 'leader-1' : 'rotting-1';
      const orders = g.options().filter((o) => o.split(' ').includes(own));
      expect(orders.length).toBeGreaterThan(1);
      expect(orders).toContain(`${phase === 'alien-actions' ? 'blast' : 'chomp'} ${own}`);
    }
});
