import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { game } from '../testing/game.js';

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

  test('[AVZ-5.3] each natural 6 is a hit and puts a random dead Zombie here; a 5 does neither', () => {
    const g = chomp(['tough', 'tough-mob'], {
      dead: ['rotting', 'fast', 'tough', 'rotting-mob'],
      dice: [6, 5, 6, 5, 5],
      draws: [['fast', 'rotting-mob']],
    });
    expect(g.facts('hits')).toMatchObject([{ cause: 'AVZ-5.3', hits: 2, why: ['mob', 'six-only'] }]);
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
      dice: [6, 5, 2],
      draws: [['tough'], ['rotting']],
    });
    g.answer(['chomp fast-mob-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 1, on: [{ kind: 'fast', dice: 2, from: 6 }] }]);
    expect(g.facts('saves')).toMatchObject([{ saved: 0, left: 1 }]);
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
      board: { C4: ['trooper', 'rotting', 'rotting'] },
      claw: true,
      dead: ['tough'],
      dice: [5, 3, 3],
    });
    g.answer(['chomp rotting-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 0, on: [{ kind: 'rotting', dice: 1, from: 6 }] }]);
    expect(g.facts('returned')).toEqual([]);
    g.answer(['attack rotting-2']);
    expect(g.facts('hits')[1]).toMatchObject({ hits: 1, on: [{ kind: 'rotting', dice: 1, from: 3 }] });
    expect(g.facts('killed')).toMatchObject([{ counters: ['trooper-1'], where: 'reserve' }]);
    expect(g.facts('returned')).toMatchObject([{ cause: 'AVZ-7.4-alien', where: 'grave' }]);
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

  test('[AVZ-5.4] each natural 6 hits and rolls one more die, which explodes again; a 4 does not hit', () => {
    const g = blast(
      ['ufo'],
      ['rotting', 'rotting', 'rotting', 'rotting', 'rotting'],
      [6, 6, 6, 4, 3, 1, 1, 1],
    );
    expect(g.facts('rolled').map((f) => f.faces)).toEqual([[[6, 6, 6, 4, 3]], [[1, 1, 1]]]);
    expect(g.facts('hits')).toMatchObject([{ cause: 'AVZ-5.4', hits: 3, why: ['six-only'] }]);
    expect(g.deadPile()).toHaveLength(3);
    g.done();
  });

  test('[AVZ-5.4] a 5 does not explode, a 6 that a Leader makes does not either, and an Attack never does', () => {
    const five = blast(['trooper'], ['rotting', 'rotting'], [5]);
    expect(five.facts('rolled').map((f) => f.faces)).toEqual([[[5]]]);
    five.done();
    const led = blast(['trooper', 'leader'], ['rotting', 'rotting'], [5, 2, 2]);
    expect(led.facts('hits')).toMatchObject([{ hits: 0 }]);
    led.done();
    const ordinary = { special: 'normal' };
    const hitting = blast(['trooper', 'leader'], ['rotting', 'rotting'], [5, 2, 2, 5], ordinary);
    expect(hitting.facts('hits')).toMatchObject([{ hits: 1 }]);
    hitting.done();
    const attack = game({ board: { C4: ['trooper', 'rotting'] }, dice: [6, 5] });
    attack.answer(['attack trooper-1']);
    expect(attack.facts('rolled').map((f) => f.faces)).toEqual([[[6]], [[5]]]);
    attack.done();
  });

  test('[AVZ-D-special-normal] hits on 6s alone; at a table that wants it, as in an Attack with 6s on top', () => {
    const normal = blast(['tank'], ['rotting'], [4, 5, 3, 5, 5], { special: 'normal' });
    expect(normal.facts('hits')).toMatchObject([
      { hits: 2, on: [{ kind: 'alien', dice: 3, from: 4 }], why: [] },
    ]);
    normal.done();
    const six = blast(['tank', 'leader'], ['rotting'], [4, 5, 6, 1, 3, 5, 5]);
    expect(six.facts('hits')).toMatchObject([{ hits: 1, on: [{ kind: 'alien', dice: 5, from: 6 }] }]);
    six.done();
    const chomp = game({
      phase: 'zombie-actions',
      board: { C4: ['bfar', 'tough'] },
      claw: true,
      dice: [5],
    });
    chomp.answer(['chomp tough-1']);
    expect(chomp.facts('hits')).toMatchObject([{ hits: 0, on: [{ kind: 'tough', dice: 1, from: 6 }] }]);
    chomp.done();
  });

  test('[AVZ-EX-blast-1] a Tank against three Rotting singles', () => {
    const g = blast(['tank'], ['rotting', 'rotting', 'rotting'], [6, 4, 2, 6, 3, 5, 1]);
    expect(g.facts('rolled').map((f) => f.faces)).toEqual([[[6, 4, 2, 6, 3]], [[5, 1]]]);
    expect(g.facts('hits')).toMatchObject([{ hits: 2 }]);
    expect(g.facts('saves')).toMatchObject([{ saved: 1, left: 1 }]);
    expect(g.deadPile()).toEqual(['rotting']);
    expect(g.at('C4')).toEqual(['tank', 'rotting', 'rotting']);
    g.done();
  });
});

test('[AVZ-5.2, AVZ-D-special-normal] an Attack in place hits more often than Blast Em and Chomp Em', () => {
  const faces = (who: string, phase: 'alien-actions' | 'zombie-actions') =>
    [1, 2, 3, 4, 5].map((face) => {
      const saves = face > 3 && who.startsWith('attack') ? [5] : [];
      const g = game({ phase, board: { C4: ['trooper', 'rotting'] }, dice: [face, ...saves] });
      g.answer([who]).done();
      return g.facts('hits')[0]?.hits;
    });
  expect(faces('attack trooper-1', 'alien-actions')).toEqual([0, 0, 0, 1, 1]);
  expect(faces('blast trooper-1', 'alien-actions')).toEqual([0, 0, 0, 0, 0]);
  expect(faces('attack rotting-1', 'zombie-actions')).toEqual([0, 0, 0, 1, 1]);
  expect(faces('chomp rotting-1', 'zombie-actions')).toEqual([0, 0, 0, 0, 0]);
});
