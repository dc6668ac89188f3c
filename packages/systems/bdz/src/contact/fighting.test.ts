import { expect, test } from 'vitest';
import { partsOf } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import type { Person } from '../state.js';
import { PARTS } from '../tables/campaign/parts.js';
import { during, gone, HOUSE, TENT } from '../testing/encounter.js';
import { game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { recoverAfter } from '../wounded/recovery.js';
import { beatenBeside, breaksOut, fightEnds, isFoughtOut, winsOver } from './fighting.js';
import { areasOf } from './parts.js';

const OUT = { status: 'out', prone: true } as const;

test('[BDZ-enc-wtw-end] a fight goes on until all of one side are out of it or have run', () => {
  const fight = (foe: NonNullable<Situation['people']>[string], a: typeof foe = {}) => {
    const g = game({
      scenario: 'campaign',
      people: { a: { x: 5, y: 5, ...a }, foe: { seat: 'others', x: 30, y: 30, ...foe } },
      state: { ...during(['a'], { fight: ['foe'], fired: 'band' }), active: null },
    });
    if (isFoughtOut(g.w)) fightEnds(g.w);
    return g.facts('fight-over').map((f) => f.won);
  };
  for (const status of ['carry-on', 'stunned', 'ducked', 'hunkered'] as const)
    expect(fight({ status })).toEqual([]);
  for (const foe of [
    OUT,
    { status: 'dead' },
    { status: 'hunkered', retired: true },
    { x: -1, y: -1 },
  ] as const)
    expect(fight(foe)).toEqual([true]);
  expect(fight({}, { status: 'hunkered', retired: true })).toEqual([false]);
});

test('[BDZ-enc-wtw-recover] [BDZ-D-c149] an enemy who is seen to stays where the band comes to as much or more', () => {
  const people = {
    a: { x: 18, y: 18, rep: 4, star: true },
    foe: { seat: 'others', x: 19, y: 18, rep: 5, ...OUT },
    far: { seat: 'others', x: 25, y: 18, rep: 5, ...OUT },
  } as const;
  const g = game({ scenario: 'campaign', people, state: during(['a']), active: ['a'], dice: [4, 3] });
  g.step();
  expect(g.options().filter((id) => id.startsWith('see-to'))).toEqual(['see-to a foe']);
  g.answer('see-to a foe').end();
  expect(g.state.done).toEqual(['a']);
  // Only by the band, on foot, and by those who carry on.
  const may = (a: Partial<Person>, more: Situation = {}) => {
    const other = game({ people: { ...people, a: { ...people.a, ...a } }, state: during(['a']), ...more });
    return beatenBeside(other.w, other.person('a')).map((q) => q.id);
  };
  expect([may({}), may({ seat: 'player-2' }), may({ status: 'ducked' })]).toEqual([['foe'], [], []]);
  expect(may({ aboard: 'v', sits: 'front' }, { vehicles: { v: { x: 18, y: 18 } } })).toEqual([]);
  expect(may({}, { state: during(['a'], { peace: true }) })).toEqual([]);
  // On Day One nobody would be asked to stay.
  expect(may({}, { state: during(['a'], { kind: 'day-one' }) })).toEqual([]);
  // Nor does a mutineer ever come back. BDZ-D-c121.
  expect(may({}, { state: during(['a', 'foe'], { kind: 'mutiny' }) })).toEqual([]);
  g.person('foe').afterwards = 'weaker';
  g.person('far').afterwards = 'normal';
  g.begin(winsOver(g.w)).end().done();
  expect(g.facts('won-over')).toMatchObject([{ who: 'foe', own: 8, other: 8 }]);
  expect([g.person('foe').side, g.person('far').side]).toEqual(['player-1', 'others']);
  const lost = (afterwards: 'normal' | 'dies', dice: readonly number[]) => {
    const other = game({ scenario: 'campaign', people, state: during(['a'], { beaten: ['foe'] }), dice });
    other.person('foe').afterwards = afterwards;
    other.begin(winsOver(other.w)).end().done();
    return other.person('foe').side;
  };
  expect([lost('normal', [3, 3]), lost('dies', [])]).toEqual(['others', 'others']);
  // Nothing is rolled for a guest, or if nobody of the band who went has lived through it.
  const asks = (more: object, a: Partial<Person> = {}) => {
    const state = during(['a'], { beaten: ['foe'], ...more });
    const other = game({
      scenario: 'campaign',
      people: { ...people, a: { ...people.a, ...a } },
      state,
      dice: [6, 1],
    });
    other.person('foe').afterwards = 'normal';
    other.begin(winsOver(other.w)).end();
    return other.facts('won-over').length;
  };
  expect([asks({}), asks({ guests: ['foe'] })]).toEqual([1, 0]);
  const fates = ['normal', 'weaker', 'dies', 'never', 'turned', 'put-down'] as const;
  expect(fates.map((afterwards) => asks({}, { afterwards }))).toEqual([1, 1, 0, 0, 0, 0]);
  expect(asks({}, { status: 'dead' })).toBe(0);
  // The band may have been driven off.
  expect(asks({}, { status: 'hunkered', retired: true, afterwards: 'normal' })).toBe(1);
});

test('[BDZ-enc-wtw-recover] [BDZ-D-c110] [BDZ-D-c149] a member whom the others have taken prisoner asks no beaten enemy to stay', () => {
  const asks = (held: readonly string[]) => {
    const { campaign, ...state } = during(['a', 'star'], { beaten: ['foe'] });
    const captives = held.map((who) => ({ who, place: 'here' }));
    const g = game({
      scenario: 'campaign',
      people: {
        a: { rep: 3 },
        star: { rep: 5, star: true, x: -1, y: -1 },
        foe: { seat: 'others', rep: 4, ...OUT, afterwards: 'normal' },
      },
      state: { ...state, campaign: { ...campaign, captives } },
      dice: [1, 1],
    });
    g.begin(winsOver(g.w)).end();
    return g.facts('won-over').map(({ own, other }) => [own, other]);
  };
  expect([asks([]), asks(['star']), asks(['a', 'star'])]).toEqual([[[6, 5]], [[4, 5]], []]);
});

test('[BDZ-enc-wtw-recover] [BDZ-D-tied] so does one who was only stunned when he was tied up, without a Recovery Test; but nobody who is up again, or dead', () => {
  const rolled = (foe: Partial<Person>) => {
    const at = { seat: 'others', side: 'others', x: 18, y: 19, ...foe } as const;
    const g = game({
      scenario: 'campaign',
      people: { a: { x: 18, y: 18, star: true }, foe: at },
      state: during(['a'], { beaten: ['foe'] }),
      dice: [1, 1],
    });
    g.begin(recoverAfter(g.w)).end();
    g.begin(winsOver(g.w)).end();
    return [g.facts('survived').length, g.facts('joins').map((f) => f.who[0]?.id)];
  };
  expect(rolled({ status: 'out', tied: 'stunned' })).toEqual([0, ['foe']]);
  expect(rolled({ status: 'carry-on' })).toEqual([0, []]);
  expect(rolled({ status: 'dead' })).toEqual([0, []]);
});

test('[BDZ-enc-mg-match] whoever finds no room in a tent stands before its door where it comes to a fight', () => {
  const met = { seat: 'others', side: 'others', x: -1, y: -1 } as const;
  const g = game({
    scenario: 'campaign',
    map: TENT,
    people: { a: { x: 12.8, y: 13.25, facing: 90 }, 'p-1': met, 'p-2': met, 'p-3': met },
    state: during(['a'], { houses: [gone({ was: 'humans' })] }),
  });
  g.begin(breaksOut(g.w, 'house', ['a'], ['p-1', 'p-2', 'p-3'])).end();
  const house = (id: string) => g.table.houseOf(g.person(id));
  expect(['p-1', 'p-2', 'p-3'].map(house)).toEqual(['house', undefined, undefined]);
  expect(['p-2', 'p-3'].every((id) => g.person(id).x > 0 && g.person(id).x < 12)).toBe(true);
});

test('[BDZ-T-building-areas] [BDZ-enc-loot-large-three] areas of each building are those of the book', () => {
  const rows = printed<{ building: string; areas: number | number[] | 'various' }>('BDZ-T-building-areas');
  expect(PARTS.rows.map((row) => [row.name, row.areas])).toEqual(
    rows.map((row) => [row.building, row.areas]),
  );
  expect([partsOf(PRINTED, 'house', 1, false), partsOf(PRINTED, 'house', 2, true)]).toEqual([1, 2]);
  expect([partsOf(PRINTED, 'church', 1, true), partsOf(PRINTED, 'church', 2, true)]).toEqual([2, 3]);
  expect([partsOf(PRINTED, 'hospital', 1, false), partsOf(PRINTED, 'hospital', 3, false)]).toEqual([3, 9]);
  expect([partsOf(PRINTED, 'school', 2, false), partsOf(PRINTED, 'school', 2, true)]).toEqual([2, 6]);
  expect([partsOf(PRINTED, 'apartments', 3, false), partsOf(PRINTED, 'apartments', 3, true)]).toEqual([
    6, 18,
  ]);
  expect(partsOf(PRINTED, 'dock-shipyard', 1, true)).toBe(1);
  expect(partsOf(PRINTED, 'clinic', 2, true)).toBe(1);
});

test('[BDZ-enc-loot-large-three] a floor of sixty square inches is as large as that of a hospital, and a smaller one is not', () => {
  const areas = (north: number) => {
    const school = { id: 'school', name: 'School', rect: [12, 12, 22, north] as const, levels: 1 };
    const options = { 'large-buildings': 'areas' };
    return areasOf(game({ map: { buildings: [school as never] }, options }).w, 'school');
  };
  expect([areas(18), areas(17.999)]).toEqual([3, 1]);
});

test('[BDZ-enc-loot-large] where large buildings are divided one goes on, area by area, once what one is in is clear', () => {
  const shop = { buildings: HOUSE.buildings?.map((b) => ({ ...b, name: 'Shop 1' })) ?? [] };
  const situation = (given: Situation = {}): Situation => ({
    scenario: 'campaign',
    map: shop,
    options: { 'large-buildings': 'areas' },
    active: ['a'],
    people: { a: { x: 18, y: 18, used: 3 }, b: { x: 16, y: 18 } },
    state: during(['a', 'b'], { houses: [gone()] }),
    ...given,
  });
  const offered = (given: Situation = {}) => game(situation(given)).step().options().includes('go-on a');
  const g = game({ ...situation(), dice: [1, 1] });
  expect(areasOf(g.w, 'house')).toBe(2);
  g.step().answer('go-on a').end().done();
  expect(g.state.encounter?.houses).toEqual([gone({ clear: 'now' }), gone({ part: 1 })]);
  // It costs all of them the price of a door, and there is no third area.
  expect([g.person('a').used, g.person('b').used]).toEqual([5, 2]);
  expect(g.step().options()).not.toContain('go-on a');
  expect(offered()).toBe(true);
  expect(offered({ options: {} })).toBe(false);
  expect(offered({ map: HOUSE })).toBe(false);
  expect(offered({ zeds: { 'zed-1': { x: 22, y: 22, prone: true } } })).toBe(false);
  const used = (inches: number) => offered({ people: { a: { x: 18, y: 18, used: inches } } });
  expect([used(6), used(6.001)]).toEqual([true, false]);
  expect(offered({ people: { a: { x: 18, y: 18, prone: true } } })).toBe(false);
  expect(offered({ state: during(['a'], { houses: [gone({ people: ['x'] })] }) })).toBe(false);
});

test('[BDZ-enc-loot-large] [BDZ-enc-raid-occupants] in a Raid there may be nobody in the next area: then nobody is met', () => {
  const shop = { buildings: HOUSE.buildings?.map((b) => ({ ...b, name: 'Shop 1' })) ?? [] };
  const g = game({
    scenario: 'campaign',
    map: shop,
    options: { 'large-buildings': 'areas' },
    active: ['a'],
    people: { a: { x: 18, y: 18, used: 3 }, b: { x: 16, y: 18 } },
    state: during(['a', 'b'], { kind: 'raid', houses: [gone()] }),
    dice: [1, 1],
  });
  g.step().answer('go-on a').end().done();
  expect(g.w.facts.map((f) => f.is)).toEqual(['clear', 'rolled', 'went-inside']);
  expect(g.state.encounter?.houses).toEqual([gone({ clear: 'now' }), gone({ part: 1 })]);
});
