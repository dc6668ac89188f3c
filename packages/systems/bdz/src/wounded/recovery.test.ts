import { describe, expect, test } from 'vitest';
import { afterRow, duringRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import type { Person } from '../state.js';
import { during } from '../testing/encounter.js';
import { game, type Situation } from '../testing/game.js';
import { aftermath } from './aftermath.js';
import { recoverAfter, standsBy } from './recovery.js';

const OUT = { status: 'out', prone: true } as const;

test('[BDZ-T-recover-during] [BDZ-T-recover-after] every cell is that of the register', () => {
  const cells = ([2, 1, 0] as const).map((n) => [duringRow(PRINTED, n), afterRow(PRINTED, n)]);
  expect(cells.map(([during]) => during)).toMatchObject([
    { result: 'back', nurse: 'back' },
    { result: 'out', nurse: 'back' },
    { result: 'out', nurse: 'out' },
  ]);
  expect(cells.map(([, after]) => after)).toMatchObject([
    { out: 'normal', nurse: 'normal', retired: 'normal' },
    { out: 'weaker', nurse: 'normal', retired: 'weaker' },
    { out: 'dies', nurse: 'dies', retired: 'never' },
  ]);
});

describe('during the encounter', () => {
  /** Dez has come to Char, who is of Rep 4, and is active again. */
  const treated = (dice: readonly number[], dez: Partial<Person> = {}, char: Partial<Person> = {}) => {
    const g = game({
      people: { dez: { x: 18, y: 18, beside: ['char'], ...dez }, char: { ...OUT, x: 19, y: 18, ...char } },
      active: ['dez'],
      dice,
    });
    g.step().answer('treat dez char').end().done();
    return g;
  };

  test('[BDZ-enc-loot-medical] supplies of its own side are asked for, not those of an enemy who stands by', () => {
    const asks = (seat: string) =>
      game({
        people: {
          dez: { x: 18, y: 18, beside: ['char'] },
          char: { ...OUT, x: 19, y: 18 },
          sue: { seat, x: 20, y: 18, load: { medical: 1 } },
        },
        active: ['dez'],
        dice: [6, 6],
      })
        .step()
        .answer('treat dez char')
        .asks()
        .some((a) => a.code === 'supplies');
    expect([asks('player-1'), asks('player-2')]).toEqual([true, false]);
  });

  test('[BDZ-recover-during] [BDZ-recover-when] the roll comes in the activation after the contact', () => {
    const g = game({
      people: { dez: { x: 18, y: 14 }, char: { ...OUT, x: 18, y: 18 } },
      state: { dice: { 'player-1': 1, zombies: 1 }, order: ['player-1', 'zombies'] },
      dice: [1, 4],
    });
    g.step().answer('move dez').step().answer('move dez').answer([18, 17]).step();
    expect(g.options().filter((id) => id.startsWith('treat'))).toEqual([]);
    g.answer('done');
    g.state.done = [];
    g.state.reached = null;
    g.step().answer('move dez').step();
    expect(g.options()).toContain('treat dez char');
    g.answer('treat dez char').end().done();
    expect(g.person('char')).toMatchObject({ status: 'carry-on', prone: false, rep: 4 });
    expect(g.step().options()).toContain('move dez');
  });

  test('[BDZ-recover-during] two passed: back at its Rep; one only with a nurse; else it is out for the rest', () => {
    expect(treated([1, 4]).person('char')).toMatchObject({ status: 'carry-on', rep: 4 });
    const left = treated([1, 5]);
    expect(left.person('char')).toMatchObject({ status: 'out', beyond: true });
    expect(
      left
        .step()
        .options()
        .filter((id) => id.startsWith('treat')),
    ).toEqual([]);
    expect(treated([1, 5], { medic: 'nurse' }).person('char').status).toBe('carry-on');
    expect(treated([5, 5], { medic: 'nurse' }).person('char')).toMatchObject({ status: 'out', beyond: true });
  });

  test('[BDZ-recover-during] [BDZ-wounded-choice] who is got up where another stands, as after having been carried, stands beside', () => {
    const g = treated([1, 1], {}, { x: 18, y: 18 });
    expect(g.person('char').status).toBe('carry-on');
    expect(g.table.distance('char', 'dez')).toBeCloseTo(0, 1);
    expect(g.person('char')).not.toMatchObject({ x: 18, y: 18 });
    expect(bdz.check(g.state, g.w.book)).toBeUndefined();
    // Where there is room it gets up on the spot.
    expect(treated([1, 1]).person('char')).toMatchObject({ x: 19, y: 18 });
    expect(treated([6, 6], {}, { x: 18, y: 18 }).person('char')).toMatchObject({
      x: 18,
      y: 18,
      beyond: true,
    });
  });

  test('[BDZ-recover-doctor] a doctor in contact is a third die, wherever else there is one it is not', () => {
    expect(treated([1, 5, 4], { medic: 'doctor' }).person('char').status).toBe('carry-on');
    expect(treated([5, 5, 4], { medic: 'doctor' }).person('char').status).toBe('carry-on');
    const far = game({
      people: {
        dez: { beside: ['char'] },
        char: { ...OUT, x: 19 },
        doc: { x: 25, medic: 'doctor' },
      },
      active: ['dez'],
      dice: [1, 5],
    });
    far.step().answer('treat dez char').end().done();
    expect(far.person('char').status).toBe('out');
  });

  test('[BDZ-recover-during] before it does anything else, and not under the teeth of the dead', () => {
    const offered = (dez: Partial<Person>, zeds: Situation['zeds'] = {}, char: Partial<Person> = {}) =>
      game({
        people: { dez: { beside: ['char'], ...dez }, char: { ...OUT, x: 19, ...char } },
        zeds,
        active: ['dez'],
      })
        .step()
        .options()
        .includes('treat dez char');
    expect([offered({}), offered({ used: 2 }), offered({ fired: true })]).toEqual([true, false, false]);
    expect(offered({}, { 'zed-1': { x: 20, feast: 'char' } })).toBe(false);
    expect(offered({}, {}, { x: -1, y: -1 })).toBe(false);
    expect(offered({}, {}, { status: 'dead' })).toBe(false);
    expect(offered({}, {}, { x: 22 })).toBe(false);
  });

  test('[BDZ-recover-during] friends out of the fight whom it touches when its activation begins, and nobody else', () => {
    const g = game({
      people: {
        dez: {},
        char: { ...OUT, x: 19 },
        foe: { ...OUT, seat: 'player-2', x: 17 },
        calm: { x: 18, y: 19 },
        far: { ...OUT, x: 18, y: 16 },
      },
    });
    standsBy(g.w, 'dez');
    expect(g.person('dez').beside).toEqual(['char']);
    // The same holds for those who join a group.
    const joined = game({
      people: { led: { x: 18, y: 15 }, dez: { group: 1 }, char: { ...OUT, x: 19 } },
      active: ['led'],
    });
    joined.step().answer('join led dez').end();
    expect(joined.person('dez').beside).toEqual(['char']);
    expect(joined.step().options()).toContain('treat dez char');
  });

  test('[BDZ-recover-during] who is back in the fight has no longer run away', () => {
    expect(treated([1, 1], {}, { retired: true }).person('char')).toMatchObject({
      status: 'carry-on',
      retired: false,
    });
  });

  test('[BDZ-recover-six] a 6 fails whatever the Rep', () => {
    expect(treated([6, 5], {}, { rep: 7 }).person('char').status).toBe('out');
    expect(treated([5, 5], {}, { rep: 7 }).person('char').status).toBe('carry-on');
  });
});

describe('after it', () => {
  const after = (p: Partial<Person>, dice: readonly number[], others: Situation['people'] = {}) => {
    const g = game({ people: { a: { rep: 4, ...p }, ...others }, dice });
    g.begin(recoverAfter(g.w)).end().done();
    const { afterwards, rep } = g.person('a');
    return [afterwards, rep];
  };

  test('[BDZ-recover-after] [BDZ-recover-when] out of the fight: back, back one Rep lower, dead', () => {
    expect(after(OUT, [1, 4])).toEqual(['normal', 4]);
    expect(after(OUT, [1, 5])).toEqual(['weaker', 3]);
    expect(after(OUT, [5, 5])).toEqual(['dies', 4]);
    expect(after({ ...OUT, rep: 1 }, [1, 5])).toEqual(['weaker', 1]);
    expect(after({ ...OUT, rep: 7 }, [6, 1])).toEqual(['weaker', 6]);
  });

  test('[BDZ-recover-after] who has no Rep left to lose is not told to have lost one', () => {
    const told = (rep: number) => {
      const g = game({ people: { a: { rep, ...OUT } }, dice: [1, 5] });
      g.begin(recoverAfter(g.w)).end();
      return bdz.tell(g.facts('survived')[0] as never)?.key;
    };
    expect([told(1), told(2)]).toEqual(['tell.survived-least', 'tell.survived-weaker']);
  });

  test('[BDZ-recover-after] who has run away and was not rallied: back, back one Rep lower, never', () => {
    const ran = { status: 'hunkered', retired: true } as const;
    expect(after(ran, [1, 4])).toEqual(['normal', 4]);
    expect(after(ran, [1, 5])).toEqual(['weaker', 3]);
    expect(after(ran, [5, 5])).toEqual(['never', 4]);
    // No roll for somebody who hunkered down in place, or is dead.
    expect(after({ status: 'hunkered' }, [])[0]).toBe('unknown');
    expect(after({ status: 'dead' }, [])[0]).toBe('unknown');
  });

  test('[BDZ-recover-doctor] [BDZ-recover-after] a nurse or a doctor of its side who came away', () => {
    expect(after(OUT, [1, 5], { n: { medic: 'nurse' } })).toEqual(['normal', 4]);
    expect(after(OUT, [5, 5, 1], { n: { medic: 'doctor' } })).toEqual(['normal', 4]);
    expect(after(OUT, [1, 5], { n: { medic: 'nurse', seat: 'player-2' } })).toEqual(['weaker', 3]);
    const ran = { status: 'hunkered', retired: true } as const;
    expect(after(ran, [1, 5], { n: { medic: 'nurse' } })).toEqual(['weaker', 3]);
    // A medic who is down, or has run away, helps nobody.
    expect(after(OUT, [1, 5], { n: { medic: 'nurse', status: 'dead' } })).toEqual(['weaker', 3]);
    expect(after(OUT, [1, 5, 1, 1], { n: { medic: 'nurse', ...ran } })).toEqual(['weaker', 3]);
    expect(after(OUT, [1, 5], { n: {} })).toEqual(['weaker', 3]);
    // One who is stunned only needs a moment to get up.
    expect(after(OUT, [1, 5], { n: { medic: 'nurse', status: 'stunned', prone: true } })).toEqual([
      'normal',
      4,
    ]);
  });

  test('[BDZ-recover-doctor] [BDZ-recover-after] [BDZ-D-c110] a nurse who is a prisoner elsewhere helps nobody, and nobody helps a prisoner', () => {
    const fate = (captives: readonly { readonly who: string; readonly place: string }[]) => {
      const { campaign, ...state } = during(['a', 'n']);
      const g = game({
        people: { a: { rep: 4, ...OUT }, n: { x: -1, y: -1, medic: 'nurse' } },
        state: { ...state, campaign: { ...campaign, captives: [...captives] } },
        dice: [1, 5],
      });
      g.begin(recoverAfter(g.w)).end().done();
      return g.person('a').afterwards;
    };
    const held = (who: string) => fate([{ who, place: 'here' }]);
    expect([fate([]), held('n'), held('a')]).toEqual(['normal', 'weaker', 'weaker']);
  });

  test('[BDZ-camp-road-patients-recover] the ill get well with two passed, or one with a nurse of their side; they do not nurse themselves', () => {
    const well = (dice: readonly number[], more: Situation['people'] = {}, ill: Partial<Person> = {}) => {
      const g = game({ people: { a: { ails: 'ill', rep: 4, ...ill }, ...more }, dice });
      g.begin(recoverAfter(g.w)).end().done();
      return g.person('a').ails === 'nothing';
    };
    expect(well([1, 1], {}, { status: 'stunned' })).toBe(true);
    expect([well([1, 1]), well([1, 5]), well([1, 5], { n: { medic: 'nurse' } })]).toEqual([
      true,
      false,
      true,
    ]);
    expect(well([1, 5], { n: { medic: 'nurse', seat: 'player-2' } })).toBe(false);
    expect(well([1, 5], {}, { medic: 'nurse' })).toBe(false);
    expect(well([5, 5, 1], { n: { medic: 'doctor' } })).toBe(true);
  });

  test('[BDZ-recover-doctor] no doctor is in contact with those who have run away: two dice for them', () => {
    const ran = { status: 'hunkered', retired: true } as const;
    expect(after(ran, [5, 5], { n: { medic: 'doctor' } })).toEqual(['never', 4]);
  });

  test('[BDZ-enc-wtw-recover] an enemy whom the band has seen to is in the hands of its doctor, its nurse and its supplies', () => {
    const foe = { ...OUT, side: 'others', seat: 'player-2' };
    const state = during(['n'], { beaten: ['a'] });
    const taken = (n: Partial<Person>, dice: readonly number[], seen = state) =>
      game({ people: { a: foe, n }, state: seen, dice });
    const doctor = taken({ medic: 'doctor' }, [5, 5, 1]);
    doctor.begin(recoverAfter(doctor.w)).end().done();
    expect(doctor.person('a').afterwards).toBe('normal');
    const supplies = taken({ load: { medical: 1 } }, [1, 5]);
    supplies.begin(recoverAfter(supplies.w));
    expect(supplies.question()).toBe('player-1 supplies BDZ-enc-loot-medical');
    supplies.answer(true).end().done();
    expect(supplies.person('a').afterwards).toBe('normal');
    // Nobody treats those who are left where they lie.
    const left = taken({ medic: 'nurse' }, [1, 5], during(['n']));
    left.begin(recoverAfter(left.w)).end().done();
    expect(left.person('a').afterwards).toBe('weaker');
  });

  test('[BDZ-D-c121] [BDZ-enc-loot-medical] a mutineer, who never returns, takes no test and none of the band’s supplies', () => {
    const fallen = (who: 'a' | 'star', kind: 'mutiny' | 'discover', more: Partial<Person> = {}) => {
      const side = { side: 'others', seat: 'others' } as const;
      const state = during(['star', 'a'], { kind });
      state.campaign.goods = { medical: 1 };
      const people = { star: { star: true }, a: side, [who]: { ...(who === 'a' && side), ...OUT, ...more } };
      const g = game({ scenario: 'campaign', people, state, dice: [1, 5] });
      g.begin(recoverAfter(g.w));
      return g.asks().map((a) => a.code);
    };
    expect([fallen('a', 'mutiny'), fallen('star', 'mutiny')]).toEqual([[], ['supplies']]);
    const ran = { status: 'hunkered', retired: true } as const;
    expect(fallen('a', 'mutiny', ran)).toEqual([]);
    expect(fallen('a', 'mutiny', { status: 'carry-on', ails: 'ill' })).toEqual([]);
    expect(fallen('star', 'mutiny', { status: 'carry-on', ails: 'ill' })).toEqual(['supplies']);
    expect(fallen('a', 'discover')).toEqual([]);
  });

  test('[BDZ-grenade-recover] a flash bang is forgotten by whoever gets up, and by whoever runs away', () => {
    const stunned = game({
      people: { a: { status: 'stunned', prone: true, flashed: true } },
      active: ['a'],
    });
    stunned.w.happen({ is: 'recovered', cause: 'BDZ-react-stunned', who: 'a', was: 'stunned' });
    expect(stunned.person('a').flashed).toBe(false);
    const treated = game({ people: { a: { ...OUT, flashed: true }, b: {} } });
    treated.w.happen({ is: 'treated', cause: 'BDZ-recover-during', who: 'a', by: 'b', back: true });
    expect(treated.person('a').flashed).toBe(false);
    expect(after({ status: 'hunkered', retired: true, flashed: true }, [5, 5])).toEqual(['never', 4]);
  });

  test('[BDZ-grenade-recover] whom a flash bang put down is back without a roll, even if it looked dead', () => {
    expect(after({ ...OUT, flashed: true }, [])).toEqual(['normal', 4]);
    expect(after({ status: 'dead', flashed: true }, [])).toEqual(['normal', 4]);
    const g = game({ people: { a: { ...OUT, flashed: true }, b: OUT }, dice: [1, 1] });
    g.begin(recoverAfter(g.w)).end();
    expect(g.facts('survived').map((f) => f.cause)).toEqual(['BDZ-grenade-recover', 'BDZ-recover-after']);
    expect(g.facts('rolled').map((f) => f.table)).toEqual(['BDZ-T-recover-after']);
  });

  test('[BDZ-D-feast-length-rest] [BDZ-recover-when] nobody comes away from a feast, and the game ends with all this', () => {
    const g = game({
      people: { a: { ...OUT, flashed: true }, b: { x: 5, status: 'out' }, c: { x: 9 } },
      zeds: { 'zed-1': { x: 19, feast: 'a' } },
      state: { feasts: [{ body: 'a', left: 3, seenBy: [] }] },
      dice: [1, 1],
    });
    g.begin(aftermath(g.w)).end().done();
    expect([g.person('a').status, g.person('a').afterwards, g.person('b').afterwards]).toEqual([
      'dead',
      'unknown',
      'normal',
    ]);
    // The zombies are gone, so he is saved.
    const saved = game({
      people: { a: OUT },
      state: { feasts: [{ body: 'a', left: 2, seenBy: [] }] },
      dice: [1, 1, 6],
    });
    saved.begin(aftermath(saved.w)).end().done();
    expect(saved.facts('rescued')).toHaveLength(1);
    expect(saved.person('a')).toMatchObject({ status: 'out', afterwards: 'normal' });
    const eaten = game({
      people: { a: { status: 'dead' } },
      state: { feasts: [{ body: 'a', left: 0, seenBy: [] }] },
    });
    eaten.begin(aftermath(eaten.w)).end();
    expect(eaten.facts('feast-goes-on')).toEqual([]);
    const over = game({ people: { b: { status: 'out' } }, state: { stage: 'end', turn: 8 }, dice: [1, 1] });
    over.step().end().done();
    expect([over.state.stage, over.person('b')]).toMatchObject([
      'over',
      { status: 'out', afterwards: 'normal' },
    ]);
  });
});
