import { describe, expect, test } from 'vitest';
import { FACTS } from '../facts.js';
import { type Game, type Given, game, type Situation } from '../testing/game.js';

const ones = (n: number) => Array.from({ length: n }, () => 1);
const PLAYER = { options: { zombies: 'player' } } as const;
const RED = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] } as const;
/** In sight, and aware of a unit that moves as far as the east edge of its eight inches. */
const ZULUS: Given = { kind: 'zulus', fighters: 3, at: [10, 17] };

/** Red announces something and the mob Interrupts at once; returns the game at their reaction test. */
function reacts(red: Partial<Given>, deed: string, dice: readonly number[], mob: Given = ZULUS) {
  const g = game({ ...PLAYER, units: { red: { ...RED, ...red }, mob }, dice });
  g.run().answer(deed, 'mob');
  return g;
}
const result = (g: ReturnType<typeof reacts>) => {
  const [f] = g.facts('reacted');
  return f && [f.living, f.zombie, f.deadFirst ? 'dead' : 'living'];
};
/** The sides of the dice rolled in the test, the Living first. */
const sides = (g: ReturnType<typeof reacts>) =>
  g
    .facts('rolled')
    .filter((f) => f.label === 'reaction')
    .map((f) => f.pools[0]?.sides);

describe('[AMZ-reaction-test] [AMZ-reaction-die]', () => {
  test('what was added to a die is told with it', () => {
    const told = (red: Partial<Given>, deed: string, dice: readonly number[]) =>
      reacts(red, deed, dice)
        .facts('reacted')
        .map((f) => FACTS.tell(f)?.values)
        .map((values) => [values?.living, values?.zombie]);
    expect(told({}, 'move-fire cautious', [3, 4])).toEqual([['4 (3 + 1)', '4']]);
    expect(told({}, 'move-fire rapid', [5, 4])).toEqual([['4 (5 − 1)', '4']]);
  });
  test('[AMZ-EX-reaction-1] [AMZ-move-cautious] [AMZ-reaction-living-first] a tie is no success for the dead', () => {
    const g = reacts({}, 'move-fire cautious', [3, 4]);
    expect(result(g)).toEqual([4, 4, 'living']);
    expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
    expect(g.options()).toEqual(['fire', 'complete', 'wait']);
  });

  test('[AMZ-EX-reaction-2] [AMZ-move-rapid] [AMZ-reaction-zombie-first] 4 or more and higher: they come first', () => {
    const g = reacts({}, 'move-fire rapid', [5, 5, 4]);
    expect(result(g)).toEqual([4, 5, 'dead']);
    expect(g.facts('assaulted')).toHaveLength(1);
    expect(g.question()).toBe('living charged AMZ-cc-attacked');
    expect(g.facts('answered')).toEqual([]);
  });

  test('[AMZ-EX-reaction-3] [AMZ-core-opposed] higher but below 4 is no success', () => {
    const odies: Given = { kind: 'odies', fighters: 3, at: [10, 14] };
    const g = reacts({ quality: 'untrained' }, 'move-fire rapid', [1, 3], odies);
    expect(result(g)).toEqual([0, 3, 'living']);
    expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
  });

  test('[AMZ-move-stationary] [AMZ-move-overwatch] [AMZ-D-one-mode] the modifier is that of the one mode', () => {
    const plus = (deed: string) => result(reacts({}, deed, [5, 1]))?.[0];
    expect(
      [
        'move-fire stationary',
        'overwatch overwatch',
        'move-fire cautious',
        'fire-move cautious',
        'move-fire rapid',
        'fire-move rapid',
      ].map(plus),
    ).toEqual([6, 6, 6, 6, 4, 4]);
  });

  test('[AMZ-EX-armor-reaction] [AMZ-reaction-anti-zombie-armor] [AMZ-armor-anti-zombie] a die of the next smaller size', () => {
    const die = (quality: 'elite' | 'veteran' | 'trained', armor: 'anti-zombie' | 'light') =>
      sides(reacts({ quality, armor }, 'move-fire cautious', [6, 1]));
    expect(die('veteran', 'anti-zombie')).toEqual([8, 6]);
    expect([die('elite', 'anti-zombie')[0], die('trained', 'anti-zombie')[0]]).toEqual([10, 6]);
    expect([die('elite', 'light')[0], die('trained', 'light')[0]]).toEqual([12, 8]);
  });

  test('[AMZ-reaction-anti-zombie-armor] [AMZ-D-armor-untrained] the Possessed in it as well, on Overwatch fire too', () => {
    const slaves = (quality: 'veteran' | 'untrained', armor: 'anti-zombie' | 'light'): Given => ({
      ...ZULUS,
      kind: 'possessed',
      quality,
      armor,
    });
    const die = (mob: Given) => {
      const g = reacts({}, 'move-fire cautious', [6, 6], mob).answer('move-fire cautious');
      return [sides(g)[1], result(g)?.[1]];
    };
    expect(die(slaves('veteran', 'anti-zombie'))).toEqual([8, 6]);
    expect(die(slaves('veteran', 'light'))).toEqual([10, 6]);
    expect(die(slaves('untrained', 'anti-zombie'))).toEqual([6, 5]);
    const watched = game({
      ...PLAYER,
      units: { red: { ...RED, overwatch: true, done: true }, mob: slaves('veteran', 'anti-zombie') },
      state: { stage: 'masters' },
      dice: [8, 1],
    }).run();
    watched.answer('mob', 'move-fire cautious');
    expect(sides(watched)).toEqual([8, 8]);
  });

  test('[AMZ-D-armor-untrained] the Untrained in it roll their D6 with -1', () => {
    const g = reacts({ quality: 'untrained', armor: 'anti-zombie' }, 'move-fire cautious', [6, 1]);
    expect(sides(g)).toEqual([6, 6]);
    expect(result(g)).toEqual([6, 1, 'living']);
  });

  test('[AMZ-quality-dice] [AMZ-romeos] the dead roll the die of their type, and nothing is added', () => {
    const romeos: Given = { kind: 'romeos', fighters: 2, at: [10, 17] };
    // A Romeo nearby causes a Morale Check first.
    const g = reacts({}, 'move-fire cautious', [8, 8, 8], romeos);
    expect(sides(g)).toEqual([8, 8]);
    expect(result(g)).toEqual([9, 8, 'living']);
  });

  /** Red with a Dexter, and a mob at a place. */
  const led = (lord: readonly [number, number], mob: readonly [number, number], more: Given = {}) => {
    const g = game({
      ...PLAYER,
      units: {
        red: RED,
        mob: { ...ZULUS, ...more, at: mob },
        lord: { kind: 'dexters', quality: 'veteran', at: lord },
      },
      dice: [8, 8, 1],
    });
    return sides(g.run().answer('move-fire stationary', 'mob'));
  };

  test('[AMZ-dexter-control] a driven mob within 6 inches of its Dexter rolls his D10', () => {
    // Zulus are not aware of anybody this far away, but their Dexter is. Their bases begin at 19.75.
    expect(led([13, 14], [10, 20])).toEqual([8, 10]);
    expect(led([10, 13.5], [10, 20])).toEqual([8, 10]);
    expect(led([10, 13.499], [10, 20])).toEqual([8, 6]);
  });

  test('[AMZ-dexter-control] a mob that is aware itself is not driven, and rolls its own die', () => {
    expect(led([13, 14], [10, 17])).toEqual([8, 6]);
  });

  test('[AMZ-dexter-control] of two Dexters the one that is aware of the unit drives a mob that is not', () => {
    const g = game({
      ...PLAYER,
      map: {
        barriers: [
          {
            id: 'w',
            kind: 'high wall',
            path: [
              [6, 28],
              [16, 28],
            ],
          },
        ],
      },
      units: {
        red: RED,
        blind: { kind: 'dexters', at: [10, 31] },
        keen: { kind: 'dexters', at: [14, 14] },
        mob: { kind: 'odies', at: [10, 22] },
      },
      // Red, with a Dexter near, checks Morale; then both react.
      dice: [8, 8, 1],
    });
    g.run().answer('move-fire stationary', 'mob');
    expect([g.unit('blind').drives, g.unit('keen').drives]).toEqual([[], ['mob']]);
  });
});

describe('[AMZ-reaction-living-first] what the Living do first', () => {
  test('[AMZ-reaction-fire] they fire with all dice, and what is left comes', () => {
    // Four, one for an Exposed target and one for Optimum Range, against three and two.
    const g = reacts({}, 'move-fire cautious', [8, 1, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4]);
    g.answer('fire');
    expect(g.facts('fired')).toMatchObject([{ kind: 'reaction', dice: 6, defense: 5 }]);
    expect(g.figures('mob')).toHaveLength(1);
    expect(g.facts('assaulted')).toMatchObject([{ unit: 'mob', on: 'red' }]);
    expect(g.unit('red').engaged).toEqual(['mob']);
    // That fire does not use up the announced one.
    expect(g.state.active?.fired).toBe(false);
  });

  test('they may do neither', () => {
    const g = reacts({}, 'move-fire cautious', [8, 1, 4]).answer('wait');
    expect(g.facts('fired')).toEqual([]);
    expect(g.facts('assaulted')).toHaveLength(1);
  });

  test('[AMZ-reaction-test] they complete the move on which they were stopped, all that is left of it', () => {
    // It becomes aware at 8 inches; at first the mob is more than 10 inches away.
    const mob: Given = { kind: 'zulus', fighters: 1, at: [16, 19] };
    const options = { zombies: 'player', burst: 'none' } as const;
    const g = game({ options, units: { red: { ...RED, fighters: 1 }, mob }, dice: [8, 1] });
    g.run().answer('move-fire rapid', [21, 13], 'mob');
    expect(g.options()).toEqual(['fire', 'complete', 'wait']);
    g.answer('complete');
    expect(g.figures('red')[0]).toMatchObject({ x: 21, y: 13 });
    // They are out of reach: the mob has gone its six inches to where it noticed them.
    expect(g.facts('assaulted')).toEqual([]);
    expect(g.question()).toBe('living fire-at AMZ-fire-procedure');
  });

  test('[AMZ-D-complete-move] fire that was announced after it is made then, unless the table holds that it is lost', () => {
    const fires = (kept: 'kept' | 'lost') => {
      const mob: Given = { kind: 'zulus', fighters: 1, at: [16, 19] };
      const g = game({
        options: { zombies: 'player', burst: 'none', 'kept-fire': kept },
        units: { red: { ...RED, fighters: 1 }, mob },
        dice: [8, 1],
      });
      g.run().answer('move-fire rapid', [21, 13], 'mob', 'complete');
      return g.question();
    };
    expect(fires('kept')).toBe('living fire-at AMZ-fire-procedure');
    expect(fires('lost')).toBe('over');
  });

  test('[AMZ-reaction-test] a move that has not begun is completed as a whole: they say where to, and nobody Interrupts it', () => {
    const other: Given = { kind: 'zulus', fighters: 1, at: [20, 11] };
    const g = game({
      options: { zombies: 'player', burst: 'none' },
      units: { red: { ...RED, fighters: 1 }, mob: { ...ZULUS, fighters: 1 }, other },
      dice: [8, 1],
    });
    g.run().answer('move-fire rapid');
    expect(g.asked().values).toMatchObject({ when: { key: 'occasion.announced' } });
    g.answer('mob');
    expect(g.options()).toEqual(['fire', 'complete', 'wait']);
    g.answer('complete');
    expect(g.question()).toBe('living move AMZ-activation');
    g.answer([18, 2]);
    expect(g.figures('red')[0]).toMatchObject({ x: 18, y: 2 });
    // The mob has come to where it noticed them, and the move is over.
    expect(g.figures('mob')[0]?.y).toBeLessThan(12);
    expect(g.facts('assaulted')).toEqual([]);
    expect(g.question()).toBe('living fire-at AMZ-fire-procedure');
  });

  test('[AMZ-D-complete-move] before their fire and after it they may complete the move that was to follow', () => {
    const mob: Given = { kind: 'zulus', fighters: 9, at: [18, 10] };
    const answered = (kept: 'kept' | 'lost', skips: number) => {
      const g = game({
        options: { zombies: 'player', burst: 'none', 'kept-fire': kept },
        units: { red: { ...RED, fighters: 1 }, mob },
        dice: [...(skips > 1 ? ones(20) : []), 8, 1],
      });
      g.run().answer('fire-move cautious', 'not-now');
      if (skips > 1) g.answer('not-now', 'mob');
      g.answer('mob');
      expect(g.options()).toEqual(['fire', 'complete', 'wait']);
      g.answer('complete', [5, 10]);
      expect(g.figures('red')[0]).toMatchObject({ x: 5, y: 10 });
      return g.question();
    };
    expect(answered('kept', 1)).toBe('living fire-at AMZ-fire-procedure');
    expect([answered('lost', 1), answered('kept', 2)]).toEqual(['over', 'over']);
  });

  test('[AMZ-reaction-test] who announced no move, or has made it, can only fire or wait', () => {
    const options = (...answers: (string | [number, number])[]) => {
      const g = game({ ...PLAYER, units: { red: { ...RED, fighters: 1 }, mob: ZULUS }, dice: [8, 1] });
      g.run().answer(...answers, 'mob');
      return g.options();
    };
    expect(options('move-fire stationary')).toEqual(['fire', 'wait']);
    expect(options('overwatch overwatch')).toEqual(['fire', 'wait']);
    expect(options('move-fire cautious', 'not-now', 'stay')).toEqual(['fire', 'wait']);
  });

  test('[AMZ-targets-scope] [AMZ-targets-engaged] without a target left they do not fire', () => {
    const other: Given = { kind: 'zulus', fighters: 1, at: [16, 14] };
    const g = game({
      ...PLAYER,
      units: { red: { ...RED, quality: 'untrained', fighters: 1 }, mob: { ...ZULUS, fighters: 1 }, other },
      // Two dice hit the first mob; then the reaction test of the second.
      dice: [6, 1, 1, 1, 1, 1, 1, 6, 1],
    });
    g.run().answer('move-fire stationary', 'mob', 'fire');
    expect(g.facts('fired')).toHaveLength(1);
  });
});

test('[AMZ-cc-forfeit] [AMZ-interrupt-declare] after an assault the unit answers the next Interrupt with nothing, and a new assault as ever', () => {
  const g = game({
    ...PLAYER,
    units: {
      red: RED,
      a: { kind: 'zulus', fighters: 1, at: [10, 16] },
      b: { kind: 'zulus', fighters: 3, at: [10, 4] },
    },
    // The first test is lost; nerve, and fire that destroys the charger; the second test is won; nerve.
    dice: [5, 5, 4, 8, 8, 8, 8, 1, 1, 8, 1, 4],
  });
  g.run().answer('move-fire rapid', 'a', 'defensive-fire', 'b');
  expect(g.facts('reacted').map((f) => f.deadFirst)).toEqual([true, false]);
  expect(g.facts('fired').map((f) => f.kind)).toEqual(['defensive']);
  expect(g.question()).toBe('living charged AMZ-cc-attacked');
  expect(g.options()).toContain('defensive-fire');
});

describe('[AMZ-interrupt-limit] [AMZ-turn-09-interrupt]', () => {
  test('[AMZ-firepower-interruptions] the second Interrupt of an activation costs a die, of reaction fire as well', () => {
    const mobs: Situation['units'] = {
      one: { kind: 'odies', fighters: 1, at: [10, 15.4] },
      two: { kind: 'odies', fighters: 1, at: [16.5, 12] },
    };
    const g = game({
      ...PLAYER,
      units: { red: { ...RED, fighters: 2 }, ...mobs },
      // The test; four dice against one take it; the other test, and the first of three dice.
      dice: [8, 1, 8, 1, 1, 1, 1, 8, 1, 1, 1, 1, 1],
    });
    g.run().answer('move-fire stationary', 'one', 'fire');
    expect(g.facts('fired')).toMatchObject([{ dice: 4 }]);
    g.answer('two', 'fire');
    expect(g.facts('fired').map((f) => f.dice)).toEqual([4, 3]);
  });

  test('a zombie unit Interrupts once in a turn, and it is a choice', () => {
    const g = game({ ...PLAYER, units: { red: RED, mob: { ...ZULUS, interrupted: true } } });
    g.run().answer('move-fire stationary');
    expect(g.question()).toBe('living fire-at AMZ-fire-procedure');
    const free = game({ ...PLAYER, units: { red: RED, mob: ZULUS } });
    free.run().answer('move-fire stationary');
    expect(free.question()).toBe('zombies interrupt AMZ-interrupt-declare');
    expect(free.options()).toEqual(['mob', 'not-now', 'not-at-all']);
    expect(free.asked().shape).toMatchObject({
      options: [
        { id: 'mob', on: 'mob-1', line: { key: 'interrupt.by', values: { inches: { count: 6.5 } } } },
        { line: { key: 'interrupt.not-now' } },
        { line: { key: 'interrupt.not-at-all' } },
      ],
    });
    free.answer('not-at-all');
    expect(free.question()).toBe('living fire-at AMZ-fire-procedure');
    expect(free.unit('mob').interrupted).toBe(false);
  });

  test('[AMZ-D-interrupt-test] being aware is enough: no die is rolled for leave to Interrupt', () => {
    const g = game({ ...PLAYER, units: { red: RED, mob: ZULUS }, dice: [8, 1] });
    g.run().answer('move-fire stationary', 'mob');
    expect(g.facts('rolled').map((f) => f.label)).toEqual(['reaction', 'reaction']);
    g.done();
  });

  test('[AMZ-D-interrupt-moments] at the announcement, before and after fire, and at the end', () => {
    const moments = (deed: string, ...answers: string[]) => {
      const g = game({
        ...PLAYER,
        units: { red: { ...RED, fighters: 1, at: [10, 10] }, mob: { ...ZULUS, at: [10, 17] } },
        map: { areas: [{ id: 'a', kind: 'rubble', rect: [8, 8, 12, 12] }] },
        dice: [1, 1, 1, 1, 1, 1, 1, 1],
      });
      g.run().answer(deed);
      const found: string[] = [];
      const left = [...answers];
      while (g.asks().length > 0 && found.length < 9) {
        const { code, values } = g.asked();
        if (code !== 'interrupt') {
          g.answer(left.shift() as string);
          continue;
        }
        found.push((values as { when: { key: string } }).when.key);
        g.answer('not-now');
      }
      return found;
    };
    const [announced, fire, done] = ['announced', 'fire', 'done'].map((each) => `occasion.${each}`);
    expect(moments('move-fire stationary', 'mob')).toEqual([announced, fire, fire, done]);
    expect(moments('overwatch overwatch')).toEqual([announced, done]);
    expect(moments('hide stationary').length).toBeLessThanOrEqual(2);
  });

  test('[AMZ-D-interrupt-moments] [AMZ-cc-initiate-failed] of a unit without nerve at its announcement, before it tends or takes cover, and at the end', () => {
    const spends = (instead: 'tend' | 'take-cover', ...more: number[]) => {
      const g = game({
        options: { zombies: 'player', burst: 'none' },
        units: {
          red: { ...RED, figures: { 4: { status: 'down', fell: 1 } } },
          mob: { ...ZULUS, at: [10, 16] },
        },
        map: { areas: [{ id: 'a', kind: 'rubble', rect: [8, 8, 12, 12] }] },
        dice: [1, ...more],
      });
      return g.run().answer('close-combat cautious', instead);
    };
    const when = (g: Game) => (g.asked().values as { when: { key: string } }).when.key;
    const tends = spends('tend', 6);
    expect([when(tends), tends.facts('treated').length]).toEqual(['occasion.announced', 0]);
    tends.answer('not-now');
    expect([when(tends), tends.facts('treated').length]).toEqual(['occasion.done', 1]);
    const covers = spends('take-cover');
    expect([when(covers), covers.unit('red').tookCover]).toEqual(['occasion.announced', false]);
    covers.answer('not-now');
    expect([when(covers), covers.unit('red').tookCover]).toEqual(['occasion.done', true]);
    // Whoever has to flee from an assault tends nobody.
    const flees = spends('tend', 1, 6, 4).answer('mob', 'flight', []);
    expect(flees.facts('fled')).toHaveLength(1);
    expect(flees.facts('treated')).toEqual([]);
  });

  test('[AMZ-interrupt-declare] after each inch of a move at which somebody is aware', () => {
    const g = game({
      ...PLAYER,
      units: { red: { ...RED, fighters: 1 }, mob: { ...ZULUS, fighters: 1, at: [10, 20.5] } },
    });
    g.run().answer('move-fire cautious', [10, 16]);
    const ys: number[] = [];
    const told: unknown[] = [];
    while (g.asks().length > 0 && g.asked().code === 'interrupt' && ys.length < 9) {
      told.push(g.asked().values?.when);
      ys.push(g.figures('red')[0]?.y as number);
      g.answer('not-now');
    }
    // It is aware at 8 inches between the bases, from y 12 on. At the last inch the fire begins, with occasions of its
    // own.
    expect(ys.slice(0, 4)).toEqual([12, 13, 14, 15]);
    // The log tells the whole way at once.
    while (g.asks().length > 0 && g.asked().code === 'interrupt') g.answer('not-now');
    expect(g.facts('went').map((f) => f.inches)).toEqual([6]);
    expect(g.facts('moved').map((f) => f.inches)).toEqual([2, 1, 1, 1, 1]);
    expect(told.slice(0, 4)).toEqual(
      [2, 3, 4, 5].map((gone) => ({ key: 'occasion.inch', values: { gone, whole: 6 } })),
    );
  });
});

test('[AMZ-casualties-carry] who falls on the way is carried on from there by two at a Rapid move, or lies there', () => {
  const interrupted = (fighters: number) => {
    const g = game({
      ...PLAYER,
      units: { red: { ...RED, fighters }, mob: { ...ZULUS, fighters: 1, at: [10, 20.5] } },
    });
    g.run().answer('move-fire rapid', [10, 16]);
    g.w.happen({ is: 'downed', cause: 'AMZ-casualties', unit: 'red', figures: ['red-2'] });
    return g.answer('not-now');
  };
  const carried = interrupted(3);
  expect(carried.question()).toBe('living take-along AMZ-casualties-carry');
  expect(carried.asked().values).toMatchObject({ carriers: 2 });
  const at = carried.figures('red', 'down')[0]?.y as number;
  carried.answer(['red-2']);
  expect(carried.facts('carries')).toMatchObject([{ carriers: 2 }]);
  expect(carried.figures('red', 'down')[0]?.y).toBeGreaterThan(at);
  const left = interrupted(3).answer([]);
  expect(left.figures('red', 'down')[0]?.y).toBe(at);
  expect(left.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  // One alone cannot carry anybody at that pace.
  expect(interrupted(2).question()).toBe('zombies interrupt AMZ-interrupt-declare');
});

test('[AMZ-reaction-test] a move that was completed is not completed again in answer to the next', () => {
  const mob = (x: number): Given => ({ kind: 'zulus', fighters: 1, at: [x, 19] });
  const g = game({
    options: { zombies: 'player', burst: 'none' },
    units: { red: { ...RED, fighters: 1 }, one: mob(16), two: mob(17) },
    dice: [8, 1, 8, 1],
  });
  g.run().answer('move-fire rapid', [21, 13], 'one');
  expect(g.options()).toEqual(['fire', 'complete', 'wait']);
  g.answer('complete');
  expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  g.answer('two');
  expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
  expect(g.options()).toEqual(['fire', 'wait']);
});

test('[AMZ-interrupt-declare] whoever is noticed from the beginning may be Interrupted first at the announcement, then after an inch', () => {
  const g = game({ ...PLAYER, units: { red: { ...RED, fighters: 1 }, mob: { ...ZULUS, fighters: 1 } } });
  g.run().answer('move-fire cautious');
  expect(g.asked().values).toMatchObject({ when: { key: 'occasion.announced' } });
  g.answer('not-now', [10, 8]);
  expect(g.asked().values).toMatchObject({ when: { key: 'occasion.inch', values: { gone: 1, whole: 2 } } });
  expect(g.figures('red')[0]?.y).toBe(9);
});

test('[AMZ-T-morale-levels] [AMZ-reaction-test] a move that Morale has stopped is not completed in answer to an Interrupt', () => {
  const g = game({
    ...PLAYER,
    units: {
      red: { ...RED, morale: 'good', fighters: 1 },
      romeo: { kind: 'romeos', fighters: 1, at: [10, 26.5] },
    },
    // A failed Morale Check on the way; then the reaction test.
    dice: [1, 8, 1],
  });
  g.run().answer('move-fire cautious', [10, 16]);
  while (g.asked().code === 'interrupt' && g.unit('red').level === 'confident') g.answer('not-now');
  expect([g.unit('red').level, g.figures('red')[0]?.y]).toEqual(['shaken', 14]);
  g.answer('romeo');
  expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
  expect(g.options()).toEqual(['fire', 'wait']);
});

test('[AMZ-cc-forfeit] whoever completes a charge and is then assaulted attacks nobody any more', () => {
  const g = game({
    ...PLAYER,
    units: {
      red: { ...RED, fighters: 1 },
      odies: { kind: 'odies', fighters: 1, at: [10, 16], interrupted: true },
      // They are not aware of the unit before it has gone an inch.
      zulus: { kind: 'zulus', fighters: 1, at: [16.6, 15.6] },
    },
    // Nerve; the reaction test; nerve again, and fire that destroys the charger.
    dice: [4, 8, 1, 4, 8, 8, 1, 1],
  });
  g.run().answer('close-combat cautious', [10, 15]);
  expect([g.question(), g.figures('red')[0]?.y]).toEqual(['zombies interrupt AMZ-interrupt-declare', 11]);
  g.answer('zulus', 'complete');
  expect(g.question()).toBe('living charged AMZ-cc-attacked');
  g.answer('defensive-fire');
  g.done();
  expect(g.figures('zulus')).toEqual([]);
  expect(g.table.apart('red', 'odies')).toBeLessThanOrEqual(0.5);
  expect(g.facts('assaulted')).toMatchObject([{ unit: 'zulus', on: 'red' }]);
});
