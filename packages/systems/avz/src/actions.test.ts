import type { AskRequest } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind } from './index.js';
import { game } from './testing.js';

/** Milliseconds for what is tried many times over. */
const SLOW = 60_000;

/** What happened, by name, with the rule that made it happen. */
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
    g.answer(['blast all']);
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
  const blast = game({ board, claw: true, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
  blast.answer(['blast all']);
  expect(blast.facts('acted').map((f) => `${f.counters} ${f.at}`)).toEqual(['bfar-1 B2', 'ufo-1,tank-1 C4']);
  blast.done();
});

describe('Chomp Em', () => {
  const chomp = (who: Kind[], more: Parameters<typeof game>[0]) => {
    const g = game({ phase: 'zombie-actions', board: { C4: ['bfar', ...who] }, ...more });
    const ids = who.map((kind, i) => `${kind}-${who.slice(0, i + 1).filter((k) => k === kind).length}`);
    return g.answer([`chomp ${ids.join(' ')}`]);
  };

  test('[AVZ-5.3] it does not move', () => {
    const g = game({ phase: 'zombie-actions', board: { C5: ['rotting'], C4: ['tank'] } });
    expect(g.refusal(['chomp rotting-1 > C4']).code).toBe('malformed');
    const here = chomp(['rotting'], { dice: [1] });
    expect(here.facts('moved')).toEqual([]);
    expect(here.facts('acted')).toMatchObject([{ cause: 'AVZ-5.3', action: 'chomp', at: 'C4' }]);
    here.done();
  });

  test('[AVZ-5.3] each natural 6 is a hit and puts a random dead Zombie here; a 5 does not', () => {
    const g = chomp(['tough', 'tough-mob'], {
      dead: ['rotting', 'fast', 'tough', 'rotting-mob'],
      dice: [6, 5, 6, 5, 5, 5],
      draws: [['fast', 'rotting-mob']],
    });
    expect(g.facts('hits')).toMatchObject([{ cause: 'AVZ-5.3', hits: 3 }]);
    expect(g.at('C4')).toEqual(['bfar', 'rotting-mob', 'fast', 'tough', 'tough-mob']);
    expect(g.deadPile()).toEqual(['rotting', 'tough']);
    expect(g.facts('returned')).toMatchObject([
      { cause: 'AVZ-5.3', where: 'C4', spent: true, reveals: true },
    ]);
    g.done();
  });

  test('[AVZ-5.3] the Zombie returns even when the hit is saved, and an empty dead pile returns nothing', () => {
    const saved = chomp(['rotting'], { dead: ['tough'], dice: [6, 6] });
    expect(saved.at('C4')).toEqual(['bfar', 'rotting', 'tough']);
    expect(saved.facts('saves')).toMatchObject([{ saved: 1, left: 0 }]);
    saved.done();
    const none = chomp(['rotting'], { dice: [6, 6] });
    expect(none.facts('returned')).toEqual([]);
    expect(none.facts('hits')).toMatchObject([{ hits: 1 }]);
    none.done();
    const fewer = chomp(['rotting', 'rotting', 'rotting'], {
      dead: ['tough', 'fast'],
      dice: [6, 6, 6, 5, 5, 5],
    });
    expect(fewer.deadPile()).toEqual([]);
    expect(fewer.at('C4')).toHaveLength(6);
    fewer.done();
  });

  test('[AVZ-5.3] an ordinary Attack brings nobody back', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['bfar', 'rotting'] },
      dead: ['tough'],
      dice: [6, 5],
    });
    g.answer(['attack rotting-1']);
    expect(g.deadPile()).toEqual(['tough']);
    expect(g.facts('hits')).toMatchObject([{ cause: 'AVZ-7.1z', hits: 1 }]);
    g.done();
  });

  test('[AVZ-5.3, AVZ-D-revived-act] who comes back adds no dice to this attack and does not act this turn', () => {
    const g = chomp(['rotting'], { dead: ['tough', 'fast'], dice: [6, 5], draws: [['tough']] });
    expect(g.facts('rolled').map((f) => f.faces)).toEqual([[[6]], [[5]]]);
    const back = g.view('zombie').counters.find((c) => c.at === 'C4' && c.kind === 'tough');
    expect(back?.spent).toBe(true);
    const two = game({
      phase: 'zombie-actions',
      board: { C4: ['bfar', 'rotting', 'fast'] },
      dead: ['tough'],
      dice: [6, 5],
    });
    two.answer(['chomp rotting-1']);
    expect(two.orders().stacks.map((s) => s.units)).toEqual([['fast-1']]);
    for (const order of ['attack tough-1', 'chomp tough-1', 'move tough-1 > C5', 'pass tough-1'])
      expect(two.refused([order]), order).toBe('AVZ-5.0-once');
    two.answer(['finish']).run('reveal');
    expect(two.view('zombie').counters.filter((c) => c.spent)).toEqual([]); // on the next turn it acts
  });

  test('[AVZ-D-chomp-place] to the location of the attack; to the grave at a table that wants it', () => {
    const given = { dead: ['tough', 'fast'] as Kind[], dice: [6, 5], draws: [['fast']] };
    const here = chomp(['rotting'], given);
    expect(here.at('C4')).toEqual(['bfar', 'rotting', 'fast']);
    const grave = chomp(['rotting'], { ...given, options: { chomp: 'grave' } });
    expect(grave.at('C4')).toEqual(['bfar', 'rotting']);
    expect(grave.deadPile()).toEqual(['tough']);
    expect(grave.where('fast-1')).toBe('grave');
    expect(grave.facts('returned')).toMatchObject([{ cause: 'AVZ-5.3', where: 'grave', spent: false }]);
    grave.done();
  });

  test('[AVZ-EX-chomp-1] a Fast Mob against a Trooper, three in the dead pile', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'fast-mob'] },
      dead: ['rotting', 'tough', 'fast'],
      dice: [6, 5, 5, 2],
      draws: [['tough'], ['rotting']],
    });
    g.answer(['chomp fast-mob-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 2, on: [{ kind: 'fast', dice: 2, from: 5 }] }]);
    expect(g.facts('saves')).toMatchObject([{ saved: 1, left: 1 }]);
    expect(g.at('C4')).toEqual(['fast-mob', 'tough']);
    expect(g.where('trooper-1')).toBe('reserve');
    expect(g.where('rotting-1')).toBe('grave');
    expect(g.deadPile()).toEqual(['fast']);
    g.done();
  });

  test('[AVZ-EX-claw-1] on a Zombie Claw turn', () => {
    const board = { C4: ['trooper', 'tank', 'rotting'] as Kind[] };
    expect(game({ board, claw: true }).refused(['attack tank-1'])).toBe('AVZ-4.0-claw');
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'rotting'] },
      claw: true,
      dead: ['tough'],
      dice: [5, 3],
    });
    g.answer(['chomp rotting-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 1, on: [{ kind: 'rotting', dice: 1, from: 3 }] }]);
    expect(g.facts('killed')).toMatchObject([{ counters: ['trooper-1'], where: 'reserve' }]);
    expect(g.facts('returned')).toMatchObject([{ cause: 'AVZ-7.4-alien', where: 'grave' }]); // no natural 6, nothing revived
    g.done();
  });
});

describe('Blast Em', () => {
  const blast = (aliens: Kind[], zombies: Kind[], dice: number[], options = {}) =>
    game({ board: { C4: [...aliens, ...zombies] }, dice, options }).answer([
      `blast ${aliens.map((k) => `${k}-1`).join(' ')}`,
    ]);

  test('[AVZ-5.4] it does not move', () => {
    const g = game({ board: { C4: ['tank'], C5: ['rotting'] } });
    expect(g.refusal(['blast tank-1 > C5']).code).toBe('malformed');
  });

  test('[AVZ-5.4] each natural 6 hits and rolls one more die, which hits as usual and explodes again', () => {
    const g = blast(
      ['ufo'],
      ['rotting', 'rotting', 'rotting', 'rotting', 'rotting'],
      [6, 6, 6, 4, 3, 1, 1, 1, 1],
    );
    expect(g.facts('rolled').map((f) => f.faces)).toEqual([[[6, 6, 6, 4, 3]], [[1, 1, 1, 1]]]);
    expect(g.facts('hits')).toMatchObject([{ cause: 'AVZ-5.4', hits: 4 }]);
    expect(g.deadPile()).toHaveLength(4);
    g.done();
  });

  test('[AVZ-5.4] a 5 does not explode, a 6 that a Leader makes does not either, and an Attack never does', () => {
    const five = blast(['trooper'], ['rotting', 'rotting'], [5, 5]);
    expect(five.facts('rolled').map((f) => f.faces)).toEqual([[[5]], [[5]]]);
    five.done();
    const led = blast(['trooper', 'leader'], ['rotting', 'rotting'], [5, 2, 2, 5]);
    expect(led.facts('hits')).toMatchObject([{ hits: 1 }]);
    led.done();
    const attack = game({ board: { C4: ['trooper', 'rotting'] }, dice: [6, 5] });
    attack.answer(['attack trooper-1']);
    expect(attack.facts('rolled').map((f) => f.faces)).toEqual([[[6]], [[5]]]);
    attack.done();
  });

  test('[AVZ-D-special-normal] hits as in an Attack, 6s on top; at a table that wants it, 6s alone', () => {
    const normal = blast(['tank'], ['rotting'], [4, 5, 3, 5, 5]);
    expect(normal.facts('hits')).toMatchObject([
      { hits: 2, on: [{ kind: 'alien', dice: 3, from: 4 }], why: [] },
    ]);
    normal.done();
    const six = blast(['tank', 'leader'], ['rotting'], [4, 5, 6, 1, 3, 5, 5], { special: 'six-only' });
    expect(six.facts('hits')).toMatchObject([{ hits: 1, on: [{ kind: 'alien', dice: 5, from: 6 }] }]);
    six.done();
    const attack = game({
      board: { C4: ['tank', 'rotting'] },
      options: { special: 'six-only' },
      dice: [4, 5, 3, 5, 5],
    });
    attack.answer(['attack tank-1']);
    expect(attack.facts('hits')).toMatchObject([{ hits: 2 }]);
    const chomp = game({
      phase: 'zombie-actions',
      board: { C4: ['bfar', 'tough'] },
      options: { special: 'six-only' },
      claw: true,
      dice: [5],
    });
    chomp.answer(['chomp tough-1']);
    expect(chomp.facts('hits')).toMatchObject([{ hits: 0, on: [{ kind: 'tough', dice: 1, from: 6 }] }]);
    chomp.done();
  });

  test('[AVZ-EX-blast-1] a Tank against three Rotting singles', () => {
    const g = blast(['tank'], ['rotting', 'rotting', 'rotting'], [6, 4, 2, 6, 3, 5, 1, 2]);
    expect(g.facts('rolled').map((f) => f.faces)).toEqual([[[6, 4, 2, 6, 3]], [[5, 1, 2]]]);
    expect(g.facts('hits')).toMatchObject([{ hits: 3 }]);
    expect(g.facts('saves')).toMatchObject([{ saved: 1, left: 2 }]);
    expect(g.deadPile()).toEqual(['rotting', 'rotting']);
    expect(g.at('C4')).toEqual(['tank', 'rotting']);
    g.done();
  });
});

describe('stacking', () => {
  const many = (n: number, kind: Kind) => Array<Kind>(n).fill(kind);
  const end = (aliens: Kind[], more = {}) => game({ board: { C4: aliens }, ...more }).answer(['finish']);

  test('[AVZ-6.4b] four may stay, a fifth may not; the Mutant and the BFAR count two each', () => {
    const under: Kind[][] = [
      many(4, 'trooper'),
      ['mutant', 'bfar'],
      ['bfar', 'tank', 'ufo'],
      ['mutant', 'leader', 'leader'],
    ];
    for (const aliens of under) {
      const g = end(aliens);
      g.run('zombie-actions');
      expect(g.at('C4'), String(aliens)).toHaveLength(aliens.length);
      expect(g.facts('discarded')).toEqual([]);
    }
    const over: [Kind[], number][] = [
      [['tank', ...many(4, 'trooper')], 1],
      [['mutant', 'bfar', 'ufo'], 1],
      [['bfar', 'tank', 'ufo', 'trooper'], 1],
      [['bfar', 'mutant', ...many(3, 'leader')], 3],
    ];
    for (const [aliens, excess] of over) {
      const g = end(aliens);
      expect(g.question(), String(aliens)).toBe('alien stacking AVZ-6.4b');
      expect(g.asked().values).toEqual({ at: 'C4', count: excess });
    }
  });

  test("[AVZ-6.4b] the excess goes to the reserve, of its owner's choice, no less and no more than needed", () => {
    const g = end(['bfar', 'tank', 'ufo', 'trooper', 'trooper']); // six places, two too many
    expect(g.options()).toEqual(['trooper-1', 'trooper-2', 'ufo-1', 'tank-1', 'bfar-1']);
    expect(g.asked().shape).toMatchObject({
      kind: 'some',
      weigh: { atLeast: 2, weight: { 'bfar-1': 2, 'tank-1': 1, 'ufo-1': 1, 'trooper-1': 1, 'trooper-2': 1 } },
    });
    for (const wrong of [['tank-1'], ['bfar-1', 'tank-1'], ['tank-1', 'ufo-1', 'trooper-1']])
      expect(g.refused(wrong), String(wrong)).toBe('AVZ-6.4b');
    g.answer(['bfar-1']);
    expect(g.facts('discarded')).toMatchObject([{ cause: 'AVZ-6.4b', counters: ['bfar-1'], at: 'C4' }]);
    expect(g.where('bfar-1')).toBe('reserve');
    expect(g.at('C4')).toEqual(['trooper', 'trooper', 'ufo', 'tank']);
    expect(
      end(['bfar', 'tank', 'ufo', 'trooper', 'trooper']).answer(['tank-1', 'trooper-2']).at('C4'),
    ).toEqual(['trooper', 'ufo', 'bfar']);
  });

  test(
    '[AVZ-6.4b] which sets may be discarded, against every set there is',
    () => {
      const kinds = fc
        .record({
          trooper: fc.nat(4),
          ufo: fc.nat(3),
          tank: fc.nat(3),
          leader: fc.nat(2),
          mutant: fc.nat(1),
          bfar: fc.nat(1),
        })
        .filter((counts) => Object.values(counts).some((n) => n > 0));
      fc.assert(
        fc.property(kinds, (counts) => {
          const aliens = Object.entries(counts).flatMap(([k, n]) => many(n, k as Kind));
          const room = (k: Kind) => (k === 'mutant' || k === 'bfar' ? 2 : 1);
          const excess = aliens.reduce((n, k) => n + room(k), 0) - 4;
          const g = end(aliens);
          const ids = aliens.map((k, i) => `${k}-${i - aliens.indexOf(k) + 1}`);
          // Enough goes, and nobody goes who could stay.
          const sets = Array.from({ length: 2 ** ids.length }, (_, bits) =>
            ids.map((_, i) => i).filter((i) => (bits >> i) & 1),
          );
          const weigh = (set: number[]) => set.reduce((n, i) => n + room(aliens[i] as Kind), 0);
          const legal = sets.filter(
            (set) => weigh(set) >= excess && set.every((i) => weigh(set) - room(aliens[i] as Kind) < excess),
          );
          const likes = new Set(legal.map((set) => set.map((i) => aliens[i]).join(' ')));
          if (excess <= 0 || likes.size === 1) {
            g.run('zombie-actions');
            expect(g.at('C4')).toHaveLength(aliens.length - (excess <= 0 ? 0 : (legal[0]?.length as number)));
            return;
          }
          const { space, code } = g.run() as AskRequest;
          expect(code).toBe('stacking');
          const named = (set: number[]) => set.map((i) => ids[i] as string);
          const isLegal = new Set(legal.map((set) => named(set).join(' ')));
          for (const set of sets)
            expect(space.parse(named(set)).ok, named(set).join(' ')).toBe(isLegal.has(named(set).join(' ')));
          const listed = g.legal().map((set) =>
            (set as string[])
              .map((id) => id.slice(0, id.lastIndexOf('-')))
              .toSorted()
              .join(' '),
          );
          expect(new Set(listed).size).toBe(listed.length);
          expect(listed.toSorted()).toEqual(
            [...likes].map((l) => l.split(' ').toSorted().join(' ')).toSorted(),
          );
        }),
        { numRuns: 60 },
      );
    },
    SLOW,
  );

  test('[AVZ-6.4b] location by location, and spent or fighting Aliens count as well', () => {
    const g = game({
      board: {
        B2: ['bfar', 'tank', 'ufo', 'trooper'],
        C4: ['tank', 'tank', 'ufo', 'ufo', 'leader', 'rotting'],
        E5: ['mutant', 'leader', 'leader'],
      },
      spent: ['leader-1'],
    });
    g.answer(['finish']);
    expect(g.asked().values).toEqual({ at: 'B2', count: 1 });
    expect(g.refusal(['leader-1']).code).toBe('illegal');
    g.answer(['trooper-1']);
    expect(g.asked().values).toEqual({ at: 'C4', count: 1 });
    g.answer(['leader-1']);
    expect(g.question()).toBe('zombie zombie-orders AVZ-3.4');
    expect(g.at('E5')).toEqual(['leader', 'leader', 'mutant']);
  });

  test('[AVZ-D-stack-when] checked once, at the end of the Alien Actions; meanwhile five may stand together', () => {
    const g = game({ board: { C4: ['trooper', 'trooper', 'trooper', 'tank'], C5: ['ufo', 'leader'] } });
    g.answer(['move ufo-1 > C4']);
    expect(g.at('C4')).toHaveLength(5);
    expect(g.question()).toBe('alien alien-orders AVZ-3.3');
    g.answer(['move leader-1 > C4']);
    g.answer(['move tank-1 > C5']);
    expect(g.facts('discarded')).toEqual([]);
    g.answer(['finish']);
    expect(g.asked().values).toEqual({ at: 'C4', count: 1 });
    // Not at the landing, nor when the Zombies have acted.
    const landing = game({
      phase: 'landing',
      board: { C4: ['trooper', 'trooper', 'trooper', 'trooper', 'tank'] },
      dice: [6],
    });
    landing.answer({ 'ufo-1': 'A1', 'ufo-2': 'A1', 'leader-1': 'A1', 'trooper-5': 'A1' });
    expect(landing.question()).toBe('alien alien-orders AVZ-3.3');
    const later = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'trooper', 'trooper', 'trooper', 'tank'] },
    });
    later.run('reveal');
    expect(later.at('C4')).toHaveLength(5);
  });

  test('[AVZ-D-stack-74] a discard is no death: nothing leaves the dead pile', () => {
    const g = end(['tank', ...many(4, 'trooper')], { dead: ['rotting', 'tough'] });
    g.answer(['trooper-1']).run('zombie-actions');
    expect(g.deadPile()).toEqual(['rotting', 'tough']);
    expect(g.facts('killed')).toEqual([]);
    expect(g.facts('returned')).toEqual([]);
  });
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
