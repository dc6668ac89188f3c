import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { game } from '../testing/game.js';

/** The facts by name, each with the rule that caused it. */
const told = (g: ReturnType<typeof game>) => g.told('alien').map((f) => `${f.is} ${f.cause}`);

const after = (names: readonly string[], first: string) => names.slice(names.indexOf(first));

describe('one action a turn', () => {
  test('[AVZ-5.0-once] Move and Attack are for both sides, Blast Em for Aliens only, Chomp Em for Zombies only', () => {
    const board = { C3: ['tank', 'rotting'] as Kind[] };
    const aliens = game({ board });
    const zombies = game({ phase: 'zombie-actions', board });
    expect(aliens.orders().verbs.map((v) => `${v.verb} ${v.rule}`)).toEqual([
      'blast AVZ-5.4',
      'attack AVZ-5.2',
      'move AVZ-5.1',
      'pass AVZ-5.0-once',
    ]);
    expect(zombies.orders().verbs.map((v) => `${v.verb} ${v.rule}`)).toEqual([
      'chomp AVZ-5.3',
      'attack AVZ-5.2',
      'move AVZ-5.1',
      'pass AVZ-5.0-once',
    ]);
    for (const order of ['chomp tank-1', 'chomp all']) expect(aliens.refused([order])).toBe('AVZ-5.0-once');
    for (const order of ['blast rotting-1', 'blast all'])
      expect(zombies.refused([order])).toBe('AVZ-5.0-once');
    for (const order of ['blast tank-1', 'attack tank-1', 'pass tank-1', 'blast all', 'attack all'])
      expect(
        aliens.options().map((o) => o.replace(' > C3', '')),
        order,
      ).toContain(order);
    for (const order of ['chomp rotting-1', 'attack rotting-1', 'pass rotting-1', 'chomp all', 'attack all'])
      expect(
        zombies.options().map((o) => o.replace(' > C3', '')),
        order,
      ).toContain(order);
  });

  test('[AVZ-5.0-once] nobody commands the other side, nor counters that are not on the board', () => {
    const g = game({ board: { C3: ['tank', 'rotting'] } });
    expect(g.refused(['attack rotting-1'])).toBe('AVZ-0-players');
    expect(g.refused(['pass tank-2'])).toBe('AVZ-5.0-once');
    expect(g.refused(['move tank-2 > C4'])).toBe('AVZ-5.0-once');
    const z = game({ phase: 'zombie-actions', board: { C3: ['rotting'] }, dead: ['fast'] });
    for (const order of ['pass rotting-2', 'pass fast-1', 'move rotting-2 > C4'])
      expect(z.refused([order]), order).toBe('AVZ-5.0-once');
  });

  test('[AVZ-5.0-once] whoever has acted, in any of the four ways, does nothing more this turn', () => {
    const orders: [string, number[]][] = [
      ['move tank-1 > C4', []],
      ['attack tank-1', [1, 1, 1]],
      ['blast tank-1', [1, 1, 1]],
      ['pass tank-1', []],
    ];
    for (const [first, dice] of orders) {
      const g = game({ board: { C3: ['tank', 'ufo', 'rotting'] }, dice });
      g.answer([first]);
      const at = first.startsWith('move') ? 'C4' : 'C3';
      for (const next of [
        `move tank-1 > ${at === 'C4' ? 'C3' : 'C4'}`,
        'attack tank-1',
        'blast tank-1',
        'pass tank-1',
      ])
        expect(g.refused([next]), `${first}, ${next}`).toBe('AVZ-5.0-once');
      expect(g.orders().stacks.map((s) => s.units)).toEqual([['ufo-1']]);
      g.done();
    }
    const z = game({ phase: 'zombie-actions', board: { C3: ['tank', 'rotting', 'fast'] }, dice: [1] });
    z.answer(['chomp rotting-1']);
    expect(z.refused(['attack rotting-1'])).toBe('AVZ-5.0-once');
    expect(z.refused(['attack rotting-1 fast-1'])).toBe('AVZ-5.0-once');
    z.done();
  });

  test('[AVZ-5.0-once] the same in one queue', () => {
    const g = game({ board: { C3: ['tank', 'trooper'] } });
    expect(g.refused(['move tank-1 > C4', 'move tank-1 > C5'])).toBe('AVZ-5.0-once');
    expect(g.refused(['pass tank-1', 'pass tank-1 trooper-1'])).toBe('AVZ-5.0-once');
    g.answer(['move tank-1 > C4', 'pass trooper-1']);
    expect(g.run('zombie-actions')).toBeUndefined();
    expect(g.facts('acted')).toMatchObject([
      { cause: 'AVZ-5.0-once', counters: ['trooper-1'], action: 'pass', at: 'C3' },
    ]);
  });

  test('[AVZ-5.0-once] a counter acts again on the next turn', () => {
    const g = game({ turn: 3, tile: 'E3', board: { C3: ['tank'], A1: ['rotting'] }, draws: [['E8']] });
    g.answer(['move tank-1 > C4']);
    g.answer(['move rotting-1 > B1']);
    g.run('reveal');
    expect(g.view('alien').counters.filter((c) => c.spent)).toEqual([]);
  });

  test('[AVZ-5.0-once] passing costs nothing but the action, also for a group', () => {
    const g = game({ board: { C3: ['tank', 'ufo', 'trooper'] } });
    g.answer(['pass tank-1 ufo-1']);
    expect(g.at('C3')).toEqual(['trooper', 'ufo', 'tank']);
    expect(g.orders().stacks.map((s) => s.like)).toEqual(['trooper']);
  });
});

describe('one action after the other', () => {
  test('[AVZ-5.0-finish] an attack is over, its dead removed, before the next counter begins', () => {
    const g = game({ board: { C3: ['tank', 'ufo', 'rotting', 'fast'] }, dice: [4, 1, 1, 1, 5, 1, 1] });
    g.answer(['attack tank-1', 'attack ufo-1']);
    expect(g.question()).toBe('zombie hits AVZ-7.3'); // the Alien player is not asked meanwhile
    expect(g.facts('acted')).toMatchObject([{ counters: ['tank-1'], action: 'attack', at: 'C3' }]);
    g.answer({ 'rotting-1': 1 });
    expect(g.at('C3')).toEqual(['ufo', 'tank', 'fast']);
    expect(g.question()).toBe('alien alien-orders AVZ-3.3');
    expect(g.orders().rest).toEqual(['attack ufo-1 > C3']);
    g.answer(['attack ufo-1']);
    const names = told(g).filter((n) => /^(acted|rolled|killed)/.test(n));
    expect(names).toEqual([
      'acted AVZ-5.2',
      'rolled AVZ-7.1a',
      'rolled AVZ-7.2',
      'killed AVZ-7.4-zombie',
      'acted AVZ-5.2',
      'rolled AVZ-7.1a',
      'rolled AVZ-7.2',
      'killed AVZ-7.4-zombie',
    ]);
    g.done();
  });

  test('[AVZ-5.0-finish] everybody in contact at once still fights location by location', () => {
    const g = game({
      board: { B2: ['trooper', 'rotting'], D4: ['ufo', 'rotting'], C3: ['tank'], A1: ['rotting'] },
      dice: [4, 1, 3, 4, 1],
    });
    g.answer(['attack all']);
    expect(g.facts('acted').map((f) => `${f.counters} ${f.at}`)).toEqual(['trooper-1 B2', 'ufo-1 D4']);
    expect(g.facts('hits').map((f) => `${f.at} ${f.hits}`)).toEqual(['B2 1', 'D4 1']);
    expect(g.facts('killed').map((f) => f.at)).toEqual(['B2', 'D4']);
    expect(g.orders().stacks.map((s) => s.units)).toEqual([['tank-1']]);
    expect(g.orders().bulk).toEqual([]);
    g.done();
  });
});

describe('Move and Attack', () => {
  test('[AVZ-5.1] a Move makes no attack, not even among enemies', () => {
    const g = game({ board: { C4: ['tank', 'trooper'], C5: ['rotting'] } });
    g.answer(['move tank-1 > C5']);
    expect(g.facts('rolled')).toEqual([]);
    expect(g.at('C5')).toEqual(['tank', 'rotting']);
    expect(g.facts('moved')).toMatchObject([
      { cause: 'AVZ-5.1', counters: ['tank-1'], from: 'C4', into: 'C5', action: 'move' },
    ]);
    g.done();
  });

  test('[AVZ-5.2] an Attack spends one point at most, then strikes where it stands; the point is optional', () => {
    const board = { C4: ['tank', 'rotting'] as Kind[], C5: ['tough'] as Kind[], E5: ['fast'] as Kind[] };
    const g = game({ board });
    expect(g.can('tank-1', 'attack')).toEqual(['C4', 'C5']);
    expect(g.refused(['attack tank-1 > E5'])).toBe('AVZ-5.2'); // in reach of a Move, but two points away
    const inPlace = game({ board, dice: [1, 1, 4, 1] });
    inPlace.answer(['attack tank-1']);
    expect(inPlace.facts('moved')).toEqual([]);
    expect(inPlace.facts('hits')).toMatchObject([{ at: 'C4', hits: 1 }]);
    inPlace.done();
    const step = game({ board, dice: [1, 1, 4, 1] });
    step.answer(['attack tank-1 > C5']);
    expect(step.facts('moved')).toMatchObject([
      { cause: 'AVZ-5.2', counters: ['tank-1'], from: 'C4', into: 'C5', action: 'attack' },
    ]);
    expect(step.facts('acted')).toMatchObject([
      { cause: 'AVZ-5.2', counters: ['tank-1'], action: 'attack', at: 'C5' },
    ]);
    expect(step.facts('killed')).toMatchObject([{ counters: ['tough-1'], at: 'C5' }]);
    expect(told(step).filter((n) => /^(moved|acted|rolled)/.test(n))).toEqual([
      'moved AVZ-5.2',
      'acted AVZ-5.2',
      'rolled AVZ-7.1a',
      'rolled AVZ-7.2-tough',
    ]);
    step.done();
  });

  test('[AVZ-5.2] a group steps and strikes together, once', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C5: ['rotting', 'tough', 'fast'], C4: ['bfar'] },
      dice: [4, 5, 3, 5, 6, 1],
    });
    g.answer(['attack rotting-1 tough-1 fast-1 > C4']);
    expect(g.at('C4')).toEqual(['bfar', 'rotting', 'fast', 'tough']);
    expect(g.facts('hits')).toMatchObject([
      {
        at: 'C4',
        hits: 3,
        on: [
          { kind: 'rotting', dice: 1 },
          { kind: 'fast', dice: 1 },
          { kind: 'tough', dice: 1 },
        ],
      },
    ]);
    expect(g.facts('bounced')).toMatchObject([{ cause: 'AVZ-7.3-two', hits: 1 }]);
    g.done();
  });

  test('[AVZ-D-need-enemy] Attack, Blast Em and Chomp Em need an enemy where the attack is made', () => {
    const g = game({ board: { C4: ['tank'], C5: ['trooper', 'rotting'] } });
    expect(g.can('tank-1', 'attack')).toEqual(['C5']);
    expect(g.can('tank-1', 'blast')).toEqual([]);
    for (const order of ['attack tank-1', 'attack tank-1 > B4', 'blast tank-1'])
      expect(g.refused([order]), order).toBe('AVZ-D-need-enemy');
    const z = game({ phase: 'zombie-actions', board: { C4: ['rotting'], C5: ['tank'] } });
    for (const order of ['attack rotting-1', 'chomp rotting-1', 'chomp all', 'attack all'])
      expect(z.refused([order]), order).toBe('AVZ-D-need-enemy');
    expect(z.orders().bulk).toEqual([]);
    expect(z.can('rotting-1', 'chomp')).toEqual([]);
    const apart = game({ board: { C4: ['tank'], A1: ['rotting'] } });
    for (const order of ['blast all', 'attack all'])
      expect(apart.refused([order]), order).toBe('AVZ-D-need-enemy');
    expect(apart.options().filter((o) => /^(attack|blast)/.test(o))).toEqual([]);
  });
});

test('[AVZ-4.0-claw, AVZ-5.2] on a Zombie Claw turn an Attack of everybody in contact is one of the UFOs', () => {
  const board = { C4: ['tank', 'ufo', 'rotting'] as Kind[], B2: ['bfar', 'rotting'] as Kind[] };
  const g = game({ board, claw: true, dice: [1, 1] });
  g.answer(['attack all']);
  expect(g.facts('acted').map((f) => `${f.counters} ${f.at}`)).toEqual(['ufo-1 C4']);
  expect(g.refused(['attack all'])).toBe('AVZ-4.0-claw');
  expect(g.orders().bulk.map((o) => o.id)).toEqual(['blast all']);
  expect(g.options()).not.toContain('attack all');
  g.done();
  const alone = game({ board: { C4: ['tank', 'rotting'] }, claw: true });
  expect(alone.refused(['attack all'])).toBe('AVZ-4.0-claw');
  const blast = game({ board, claw: true, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
  blast.answer(['blast all']);
  expect(blast.facts('acted').map((f) => `${f.counters} ${f.at}`)).toEqual(['bfar-1 B2', 'ufo-1,tank-1 C4']);
  blast.done();
});

test('[AVZ-5.2, AVZ-7.0] what happens in an Attack is told in its order, each step by its rule', () => {
  const g = game({
    phase: 'zombie-actions',
    board: { C5: ['rotting'], C4: ['trooper'] },
    dead: ['fast'],
    dice: [4, 1],
  });
  g.answer(['attack rotting-1 > C4']);
  expect(after(told(g), 'moved AVZ-5.2')).toEqual([
    'moved AVZ-5.2',
    'acted AVZ-5.2',
    'rolled AVZ-7.1z',
    'hits AVZ-7.1z',
    'rolled AVZ-7.2',
    'saves AVZ-7.2',
    'forced AVZ-7.3',
    'killed AVZ-7.4-alien',
    'returned AVZ-7.4-alien',
  ]);
  g.done();
});
