import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { fight } from '../testing/fights.js';
import { game } from '../testing/game.js';

// ------------------------------------------------------------------ 7.2

describe('save dice', () => {
  test('[AVZ-7.2] one die for each hit, by whom it hit; 5 cancels one and 4 does not', () => {
    const zombies = fight(
      { attackers: ['tank'], defenders: ['rotting', 'rotting', 'fast-mob'] },
      [4, 4, 4, 5, 4, 6],
    );
    expect(zombies.saves).toMatchObject({
      cause: 'AVZ-7.2',
      side: 'zombie',
      saved: 2,
      left: 1,
      from: 5,
      why: [],
    });
    expect(zombies.facts[2]).toMatchObject({
      is: 'rolled',
      cause: 'AVZ-7.2',
      seat: 'zombie',
      label: 'save',
      pools: [{ sides: 6, from: 5 }],
      faces: [[5, 4, 6]],
    });
    const aliens = fight(
      { attackers: ['rotting', 'rotting'], defenders: ['tank', 'mutant', 'ufo'] },
      [4, 4, 5, 4],
    );
    expect(aliens.saves).toMatchObject({
      cause: 'AVZ-7.2',
      side: 'alien',
      saved: 1,
      left: 1,
      from: 5,
      why: [],
    });
    expect(aliens.facts[2]).toMatchObject({ seat: 'alien' });
  });

  test('[AVZ-7.2-leader] with a Leader in the stack 4 saves and 3 does not', () => {
    expect(
      fight({ attackers: ['rotting', 'rotting'], defenders: ['leader', 'tank', 'ufo'] }, [4, 4, 4, 3]).saves,
    ).toMatchObject({ cause: 'AVZ-7.2-leader', saved: 1, left: 1, from: 4, why: ['leader'] });
    expect(fight({ attackers: ['rotting'], defenders: ['tank'] }, [4, 4]).saves).toMatchObject({
      saved: 0,
      from: 5,
    });
  });

  test('[AVZ-7.2-leader] a Leader in the next location saves nobody, nor does one that attacks', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['tank', 'rotting'], C5: ['leader'] },
      dice: [4, 4],
    });
    g.answer(['attack rotting-1']);
    expect(g.facts('saves')).toMatchObject([{ saved: 0, from: 5 }]);
    expect(fight({ attackers: ['leader'], defenders: ['rotting'] }, [3, 1, 4]).saves).toMatchObject({
      saved: 0,
      from: 5,
    });
    g.done();
  });

  test('[AVZ-7.2-tough] with a Tough Zombie or a Tough Mob in the stack 4 saves and 3 does not; more change nothing', () => {
    for (const tough of [['tough'], ['tough-mob'], ['tough', 'tough', 'tough-mob']] as Kind[][]) {
      const { saves } = fight(
        { attackers: ['ufo'], defenders: [...tough, 'rotting', 'rotting-mob'] },
        [4, 4, 4, 3],
        tough.includes('tough') ? [{ 'rotting-1': 1 }] : [],
      );
      expect(saves, String(tough)).toMatchObject({
        cause: 'AVZ-7.2-tough',
        saved: 1,
        left: 1,
        from: 4,
        why: ['tough'],
      });
    }
    expect(fight({ attackers: ['tough'], defenders: ['trooper'] }, [6, 4]).saves).toMatchObject({
      saved: 0,
      from: 5,
    }); // not for their enemies
    const g = game({ board: { C4: ['tank', 'rotting'], C5: ['tough'] }, dice: [4, 1, 1, 4] });
    g.answer(['attack tank-1']);
    expect(g.facts('saves')).toMatchObject([{ saved: 0, from: 5 }]);
  });

  test('[AVZ-7.2, AVZ-7.3] the number is fixed by who is there when saves are rolled; the next attack finds the Leader dead', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['leader', 'tank', 'rotting', 'fast'] },
      dice: [4, 3, 5, 4],
    });
    g.answer(['attack rotting-1']);
    // one hit, and only the Leader can take it
    expect(g.where('leader-1')).toBe('reserve');
    g.answer(['attack fast-1']);
    expect(g.facts('saves')).toMatchObject([
      { from: 4, saved: 0 },
      { from: 5, saved: 0 },
    ]);
    g.done();
  });
});

// ------------------------------------------------------------------ 7.4

describe('casualties', () => {
  test('[AVZ-7.4-zombie] dead Zombies go to the dead pile, and to the grave on a Zombie Rise turn', () => {
    const board = { C4: ['tank', 'rotting', 'rotting'] as Kind[] };
    const g = game({ board, dice: [4, 4, 1, 1, 1] });
    g.answer(['attack tank-1']);
    expect(g.deadPile()).toEqual(['rotting', 'rotting']);
    expect(g.facts('killed')).toMatchObject([
      { cause: 'AVZ-7.4-zombie', counters: ['rotting-1', 'rotting-2'], at: 'C4', where: 'dead-pile' },
    ]);
    const rise = game({ board, rise: true, dice: [4, 4, 1, 1, 1] });
    rise.answer(['attack tank-1']);
    expect(rise.deadPile()).toEqual([]);
    expect(rise.where('rotting-1')).toBe('grave');
    expect(rise.facts('killed')).toMatchObject([{ cause: 'AVZ-4.0-rise-grave', where: 'grave' }]);
  });

  test('[AVZ-7.4-alien] dead Aliens go to the reserve, and for each a random Zombie goes from the dead pile to the grave', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'mutant', 'rotting', 'rotting'] },
      dead: ['tough', 'fast-mob', 'rotting', 'fast'],
      dice: [4, 4, 1, 1],
      draws: [['fast', 'tough']],
    });
    g.answer(['attack all']);
    expect(g.facts('killed')).toMatchObject([
      { cause: 'AVZ-7.4-alien', counters: ['trooper-1', 'mutant-1'], where: 'reserve' },
    ]);
    expect(g.facts('returned')).toMatchObject([
      { cause: 'AVZ-7.4-alien', counters: ['fast-1', 'tough-1'], where: 'grave', spent: false },
    ]);
    expect(g.deadPile()).toEqual(['rotting', 'fast-mob']);
    expect(['fast-1', 'tough-1'].map((id) => g.state.spent[g.book.counterNumber.get(id) as number])).toEqual([
      0, 0,
    ]);
    expect([g.where('fast-1'), g.where('tough-1'), g.where('trooper-1'), g.where('mutant-1')]).toEqual([
      'grave',
      'grave',
      'reserve',
      'reserve',
    ]);
    g.done();
  });

  test('[AVZ-7.4-alien] with fewer in the dead pile fewer return, with none nobody; dead Zombies return nobody', () => {
    const two = (dead: Kind[]) => {
      const g = game({
        phase: 'zombie-actions',
        board: { C4: ['trooper', 'mutant', 'rotting', 'rotting'] },
        dead,
        dice: [4, 4, 1, 1],
      });
      g.answer(['attack all']);
      return g;
    };
    expect(two(['tough']).deadPile()).toEqual([]);
    expect(two([]).facts('returned')).toEqual([]);
    const zombies = game({ board: { C4: ['trooper', 'rotting'] }, dead: ['tough'], dice: [4, 1] });
    zombies.answer(['attack trooper-1']);
    expect(zombies.deadPile()).toEqual(['rotting', 'tough']);
  });

  test('[AVZ-D-mob-one] a Mob is one counter among the dead: one dies, one returns', () => {
    const g = game({ board: { C4: ['tank', 'rotting-mob'] }, dice: [4, 4, 1, 1, 1] });
    g.answer(['attack tank-1']);
    expect(g.deadPile()).toEqual(['rotting-mob']);
    expect(g.view('alien').dead).toBe(1);
    const back = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'rotting'] },
      dead: ['tough-mob', 'fast-mob'],
      dice: [4, 1],
    });
    back.answer(['attack rotting-1']);
    expect(back.deadPile()).toHaveLength(1);
    back.done();
  });

  test('[AVZ-D-74-order] Chomp Em revives as its dice fall, before anything returns to the grave', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'rotting'] },
      dead: ['tough'],
      dice: [6, 1],
    });
    g.answer(['chomp rotting-1']);
    expect(g.at('C4')).toEqual(['rotting', 'tough']); // the only dead one was revived, and none was left to return
    expect(g.facts('returned')).toMatchObject([{ cause: 'AVZ-5.3', where: 'C4' }]);
    const more = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'rotting'] },
      dead: ['tough', 'fast', 'fast-mob'],
      dice: [6, 1],
      draws: [['fast'], ['fast-mob']],
    });
    more.answer(['chomp rotting-1']);
    expect(more.told('alien').map((f) => `${f.is} ${f.cause}`)).toEqual([
      'acted AVZ-5.3',
      'rolled AVZ-7.1z',
      'hits AVZ-5.3',
      'returned AVZ-5.3',
      'rolled AVZ-7.2',
      'saves AVZ-7.2',
      'forced AVZ-7.3',
      'killed AVZ-7.4-alien',
      'returned AVZ-7.4-alien',
    ]);
    expect(more.deadPile()).toEqual(['tough']);
    more.done();
  });
});
