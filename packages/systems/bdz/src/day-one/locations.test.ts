import { describe, expect, test } from 'vitest';
import type { BdzFact } from '../facts.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import { roomIn } from '../people/carrying.js';
import type { DayOne, DayPlace } from '../state/day-one.js';
import { type Day, dayOne, relative } from '../testing/day.js';
import type { Game } from '../testing/game.js';
import { placesBy } from './police.js';

const BOOK = bdz.book({ scenario: 'day-one', options: {} });

/** The character reaches the square in the middle of a location that counts as this visit. */
function reaches(at: DayPlace, visit: number, dice: readonly number[], more: Day = {}): Game {
  const g = dayOne({ ...more, at, dice, of: { visits: visit, ...more.of } }).step();
  if (g.asks().length === 0) g.done();
  return g;
}
const why = (g: Game) => g.facts('location-over').map((f) => `${f.place} ${f.why}`);
const where = (g: Game) => g.state.day?.family.map((r) => r.where);
const load = (g: Game) => g.person('star-1').load;

const SPOUSE = relative('spouse', 'adult', 'spouse-work');
const FAMILY = [SPOUSE, relative('child-1', 'big', 'school-1'), relative('child-2', 'small', 'school-1')];
/** Dice for an average civilian with bare hands: who she is, then her weapon. */
const AVERAGE = [4, 3, 1, 1] as const;

test('[BDZ-day-objective] [BDZ-day-secret] the square of 6 inches in the middle, on the ground: nothing is rolled before somebody stands in it', () => {
  const stands = (x: number, y: number, level = 0) =>
    dayOne({ at: 'bank', people: { 'star-1': { x, y, level } }, active: ['star-1'] })
      .step()
      .facts('day-reached').length;
  expect([stands(18, 18), stands(15, 15), stands(21, 21)]).toEqual([1, 1, 1]);
  expect([stands(14.9, 18), stands(18, 21.1), stands(18, 18, 1)]).toEqual([0, 0, 0]);
});

test('[BDZ-day-objective] what is found is taken off the table by any edge, or not had', () => {
  const g = reaches('bank', 1, []);
  expect(load(g)).toEqual({ luxury: 3 });
  expect(g.state.encounter?.ended).toBe(false);
  const away = dayOne({
    at: 'bank',
    of: { reached: true },
    active: ['star-1'],
    people: { 'star-1': { x: 0.5, y: 9, melee: 'knife', armoured: true, load: { luxury: 3 } } },
    encounter: { own: { knife: 1 } },
  });
  away.step().answer('leave star-1').step();
  expect(away.facts('came-home')[0]?.chapter.found).toEqual({ luxury: 3, armor: 1 });
  expect(load(away)).toEqual({ luxury: 3 });
  expect(away.state.encounter).toBeNull();
});

test('[BDZ-D-c97] [BDZ-camp-res-use] [BDZ-enc-encumbrance] what is found at one location is carried to the next, weighs there, and is the family’s when the day ends', () => {
  const g = dayOne({
    at: 'box',
    of: { reached: true, plan: ['bank'] },
    active: ['star-1'],
    dice: Array(6).fill(1),
    people: { 'star-1': { x: 0.5, y: 9, load: { fuel: 1, medical: 2 } } },
    encounter: { had: { 'star-1': { medical: 1 } } },
  });
  g.step().answer('leave star-1').step();
  const carried = { fuel: 1, medical: 2 };
  expect([load(g), g.state.campaign?.goods]).toEqual([carried, {}]);
  // Only what was not brought along has been found there.
  expect(g.facts('came-home')[0]?.chapter.found).toEqual({ fuel: 1, medical: 1 });
  g.step().answer('go').end();
  expect([g.state.encounter?.kind, load(g)]).toEqual(['day-one', carried]);
  expect(g.state.encounter?.had).toEqual({ 'star-1': carried });
  // Rep 3 can carry 6; a unit of fuel is 2, one of medical supplies a half.
  expect(roomIn(PRINTED, g.person('star-1'))).toBe(3);
  const over = dayOne({ people: { 'star-1': { x: -1, y: -1, load: { ...carried } } }, of: { plan: [] } });
  over.step().answer('end').end();
  expect([load(over), over.state.campaign?.goods]).toEqual([{}, carried]);
});

test('[BDZ-D-c97] [BDZ-camp-res-use] [BDZ-camp-res-weapons] what was packed at one location is taken in hand or put on before the next, and other things are packed', () => {
  const g = dayOne({
    people: { 'star-1': { x: -1, y: -1, melee: 'knife', load: { shotgun: 1, armor: 1, food: 1 } } },
    of: { plan: ['bank'] },
    dice: [1, 1],
  });
  g.step().answer('go');
  expect([g.question(), g.options()]).toEqual(['player-1 outfit BDZ-camp-res-use', ['star-1', 'done']]);
  g.answer('star-1');
  expect(g.options()).toEqual(['hand shotgun', 'wear armor', 'keep knife', 'done']);
  g.answer('hand shotgun', 'star-1', 'wear armor', 'star-1', 'keep knife', 'done').end();
  expect(g.person('star-1')).toMatchObject({
    guns: [{ gun: 'shotgun', empty: false }],
    hand: [0],
    armoured: true,
    melee: 'unarmed',
    load: { food: 1, knife: 1 },
  });
  expect(g.state.encounter).toMatchObject({
    had: { 'star-1': { food: 1, knife: 1 } },
    own: { shotgun: 1, armor: 1 },
  });
  // Nobody is asked who has packed nothing of that kind.
  const fed = dayOne({
    people: { 'star-1': { x: -1, y: -1, melee: 'knife', load: { food: 1 } } },
    of: { plan: ['bank'] },
    dice: [1, 1],
  });
  fed.step().answer('go').end();
});

test('[BDZ-D-c97] [BDZ-camp-res-use] fuel from another location is poured into the tank of the vehicle', () => {
  const g = dayOne({
    at: 'vehicle',
    of: { reached: true },
    active: ['star-1'],
    people: { 'star-1': { x: 19.25, y: 18, load: { fuel: 1 } } },
    vehicles: { sedan: { kind: 'sedan', running: false, fuel: 0 } },
    encounter: { had: { 'star-1': { fuel: 1 } } },
  }).step();
  g.answer('fill star-1 sedan').end();
  expect([load(g), g.vehicle('sedan').fuel]).toEqual([{}, 1]);
});

test('[BDZ-day-loc-spouse] found on 1-4 at the first visit, on 1-2 later', () => {
  const found = (visit: number, die: number) =>
    reaches('spouse-work', visit, [die, ...(isFound(visit, die) ? AVERAGE : [1])], {
      of: { visits: visit, family: [SPOUSE] },
    });
  const isFound = (visit: number, die: number) => die <= (visit === 1 ? 4 : 2);
  for (const visit of [1, 2, 5])
    for (const die of [1, 2, 3, 4, 5, 6])
      expect(where(found(visit, die))).toEqual([isFound(visit, die) ? 'with' : 'away']);
});

test('[BDZ-D-c72] a spouse is rolled on the Civilian list and stands beside the finder', () => {
  const g = reaches('spouse-work', 1, [1, 1, 2, 4], { of: { family: [SPOUSE] } });
  const spouse = g.person('p-1');
  expect(spouse).toMatchObject({
    rep: 5,
    class: 'civilian',
    side: 'player-1',
    guns: [{ gun: 'bolt-action-rifle' }],
  });
  expect(Math.hypot(spouse.x - 18, spouse.y - 18)).toBeLessThanOrEqual(3);
  expect(g.state.day?.family[0]?.person).toBe('p-1');
});

test('[BDZ-day-loc-spouse-gone] [BDZ-D-c53] [BDZ-D-c100] gone home on 1-3, to the school on 4-6 if there are children at one', () => {
  const gone = (die: number, family: DayOne['family'], over: DayPlace[] = []) => {
    const g = reaches('spouse-work', 1, [5, die], { of: { family, over } });
    expect(why(g)).toEqual(['spouse-work gone']);
    return where(g)?.[0];
  };
  for (const die of [1, 2, 3]) expect(gone(die, FAMILY)).toBe('away');
  for (const die of [4, 5, 6]) expect(gone(die, FAMILY)).toBe('to-school');
  expect(gone(6, [SPOUSE])).toBe('away');
  expect(gone(6, FAMILY, ['school-1'])).toBe('away');
});

test('[BDZ-day-loc-work] [BDZ-D-c96] the belonging at the first visit, on 1-4 at the second, 1-2 at the third, looted from the fourth on', () => {
  const had = (visit: number, dice: readonly number[]) => {
    const g = reaches('work', visit, dice, { of: { visits: visit, wants: 'medical' } });
    const found = load(g).medical === 1;
    expect(why(g)).toEqual(found ? [] : ['work looted']);
    return found;
  };
  expect(had(1, [])).toBe(true);
  expect([had(2, [4]), had(2, [5]), had(3, [2]), had(3, [3])]).toEqual([true, false, true, false]);
  expect([had(4, []), had(7, [])]).toEqual([false, false]);
});

test('[BDZ-day-loc-school] [BDZ-D-c72] found on 1-5, 1-3, 1, and gone from the fourth on; all of a school together', () => {
  const BOTH = FAMILY.slice(1);
  const found = (visit: number, dice: readonly number[]) =>
    where(reaches('school-1', visit, dice, { of: { visits: visit, family: BOTH } }))?.every(
      (each) => each === 'with',
    );
  // The eldest child is armed.
  expect([found(1, [5, 1, 1]), found(1, [6, 1])]).toEqual([true, false]);
  expect([found(2, [3, 1, 1]), found(2, [4, 1])]).toEqual([true, false]);
  expect([found(3, [1, 1, 1]), found(3, [2, 1])]).toEqual([true, false]);
  expect(found(4, [1])).toBe(false);
  const g = reaches('school-1', 1, [5, 1, 1], { of: { family: BOTH } });
  expect(g.state.people.slice(1).map((p) => p.rep)).toEqual([3, 2]);
  const other = [relative('child-1', 'small', 'school-2'), relative('child-2', 'small', 'school-1')];
  expect(where(reaches('school-1', 1, [1], { of: { family: other } }))).toEqual(['school-2', 'with']);
});

test('[BDZ-D-c100] a spouse who went to the school is there with the children, or on the way home as they are', () => {
  const family = [relative('spouse', 'adult', 'to-school'), relative('child-1', 'small', 'school-1')];
  expect(where(reaches('school-1', 2, [3, ...AVERAGE], { of: { visits: 2, family } }))).toEqual([
    'with',
    'with',
  ]);
  expect(where(reaches('school-1', 2, [4, 1], { of: { visits: 2, family } }))).toEqual(['away', 'away']);
});

test('[BDZ-day-loc-school-gone] [BDZ-D-c52] picked up, evacuated, or left: all come home in the end, but for evacuated ones where the table says so', () => {
  const CHILD = [relative('child-1', 'small', 'school-1')];
  const gone = (die: number) => {
    const g = reaches('school-1', 4, [die], { of: { visits: 4, family: CHILD } });
    expect(why(g)).toEqual(['school-1 gone']);
    // Nothing is told of those who have not come for them.
    expect(g.facts('day-family').map((f) => f.who)).toEqual([['child-1']]);
    const said = (g.w.facts as BdzFact[]).flatMap((f) =>
      f.is === 'day-family' ? (bdz.tell(f)?.key ?? []) : [],
    );
    return [where(g)?.[0], ...said];
  };
  const [pickedUp, evacuated, left] = [
    ['away', 'tell.day-picked-up'],
    ['evacuated', 'tell.day-evacuated'],
    ['away', 'tell.day-left'],
  ];
  expect([1, 2, 3, 4, 5, 6].map(gone)).toEqual([pickedUp, pickedUp, pickedUp, evacuated, left, left]);
  const home = (away: string) => {
    const family = [relative('child-1', 'small', 'evacuated'), relative('child-2', 'small', 'away')];
    return where(
      reaches('home', 4, [], { options: { 'evacuated-children': away }, of: { visits: 4, family } }),
    );
  };
  expect(home('home')).toEqual(['stays', 'stays']);
  expect(home('away')).toEqual(['evacuated', 'stays']);
});

describe('[BDZ-day-loc-home] home', () => {
  const family = [relative('child-1', 'small', 'home'), relative('child-2', 'small', 'away')];
  const home = { goods: { food: 3 }, guns: ['pistol' as const], melee: [], reached: false };

  test('[BDZ-D-c53] [BDZ-D-c100] at the first three visits those alone who were there from the start; it is not over', () => {
    for (const visit of [1, 2, 3]) {
      const g = reaches('home', visit, [], { of: { visits: visit, family } });
      expect(g.question()).toBe('player-1 day-goes-on BDZ-day-loc-home');
      g.answer(['child-1']).end();
      expect(where(g)).toEqual(['with', 'away']);
      expect(g.person('p-1').x).toBeGreaterThan(0);
      expect(why(g)).toEqual([]);
    }
  });

  test('those who do not go on stay there, and may be fetched later; those who are with him may stay', () => {
    const g = reaches('home', 1, [], { of: { family } }).answer([]).end();
    expect(where(g)).toEqual(['stays', 'away']);
    expect(g.person('p-1').x).toBe(-1);
    const people = { 'star-1': {}, 'p-1': { x: 20 }, 'p-2': { x: -1, y: -1 } };
    const later = [relative('child-1', 'small', 'with', 'p-1'), relative('child-2', 'small', 'stays', 'p-2')];
    const again = reaches('home', 2, [], { people, of: { visits: 2, family: later } })
      .answer(['child-2'])
      .end();
    expect(where(again)).toEqual(['stays', 'with']);
    expect([again.person('p-1').x, again.person('p-2').x > 0]).toEqual([-1, true]);
    // A relative who was already with him stays in place.
    const both = reaches('home', 2, [], { people, of: { visits: 2, family: later } })
      .answer(['child-1', 'child-2'])
      .end();
    expect([where(both), both.person('p-1').x]).toEqual([['with', 'with'], 20]);
  });

  test('the dead are not asked about', () => {
    const people = { 'star-1': {}, 'p-1': { x: 20 }, 'p-2': { x: 24, status: 'dead', prone: true } } as const;
    const both = [relative('child-1', 'big', 'with', 'p-1'), relative('spouse', 'adult', 'with', 'p-2')];
    const asks = (family: DayOne['family']) => reaches('home', 1, [], { people, of: { visits: 1, family } });
    expect(asks(both).options()).toEqual(['child-1']);
    expect(asks(both.slice(1)).asks()).toEqual([]);
  });

  test('[BDZ-D-c52] from the fourth on all have come home, and it is over; a delay counts', () => {
    for (const [visits, late] of [
      [4, 0],
      [3, 1],
      [6, 0],
    ] as const) {
      const g = reaches('home', visits, [...AVERAGE], {
        of: { visits, late, family: [...family, SPOUSE] },
      }).end();
      expect(where(g)).toEqual(['stays', 'stays', 'stays']);
      expect(why(g)).toEqual(['home safe']);
      expect(g.state.day?.over).toEqual(['home']);
    }
  });

  test('[BDZ-D-c97] what lies there is had once it has been reached, and weapons are taken up', () => {
    const g = reaches('home', 1, [], { of: { home } });
    expect(g.question()).toBe('player-1 day-takes BDZ-day-weapons');
    g.answer(['pistol']).end();
    expect(g.state.day?.home).toEqual({ ...home, guns: [], reached: true });
    expect(g.person('star-1').guns).toEqual([{ gun: 'pistol', empty: false }]);
    // A pistol takes a unit of its six.
    const asked = (food: number) =>
      dayOne({ at: 'home', people: { 'star-1': { load: { food } } }, of: { visits: 1, home } })
        .step()
        .question();
    expect([asked(5), asked(6)].map((each) => each.includes('day-takes'))).toEqual([true, false]);
  });
});

test('[BDZ-day-loc-box] found at the first visit, on 1-5, 1-3 and 1, looted from the fifth on', () => {
  expect(shop('box')).toEqual([6, 5, 3, 1, 0, 0]);
});

test('[BDZ-day-loc-super] [BDZ-D-c54] found at the first visit, on 1-4, 1-3 and 1, looted from the fifth on', () => {
  expect(shop('super')).toEqual([6, 4, 3, 1, 0, 0]);
});

/** The highest die that finds the wanted goods, by visit. */
function shop(at: 'box' | 'super'): number[] {
  return [1, 2, 3, 4, 5, 6].map((visit) => {
    const found = (die: number) => {
      const rolls = visit > 1 && visit < 5;
      const g = reaches(at, visit, rolls ? [die] : [], { of: { visits: visit, wants: 'food' } });
      expect(why(g)).toEqual(load(g).food === 1 ? [] : [`${at} looted`]);
      return load(g).food === 1;
    };
    return [1, 2, 3, 4, 5, 6].filter(found).at(-1) ?? 0;
  });
}

test('[BDZ-D-c96] one names what one goes for; it is only leave to search where the table says so', () => {
  const sets = (found: string, place: DayPlace) =>
    dayOne({ options: { 'day-found': found }, of: { plan: [place] }, dice: [1, 1] })
      .step()
      .answer('go');
  const g = sets('item-and-search', 'super');
  expect(g.question()).toBe('player-1 day-wants BDZ-D-c96');
  expect(g.answer('food').end().state.day?.wants).toBe('food');
  expect(sets('item-and-search', 'work').question()).toBe('player-1 day-wants BDZ-D-c96');
  expect(sets('search-only', 'super').end().state.day?.wants).toBe('');
  expect(sets('item-and-search', 'bank').end().state.day?.wants).toBe('');
});

test('[BDZ-D-c96] of a box store one may want a weapon: the Weapons Table again and again until it fits the building', () => {
  const g = dayOne({ of: { plan: ['box'] }, dice: [1, 1] })
    .step()
    .answer('go');
  expect(g.options()).toEqual(['weapons', 'food', 'keys', 'luxury', 'fuel', 'medical']);
  expect(
    dayOne({ of: { plan: ['super'] } })
      .step()
      .answer('go')
      .options(),
  ).not.toContain('weapons');
  // The store has no assault rifle, body armour or machine pistol; it has a shotgun.
  const had = reaches('box', 1, [1, 1, 1, 2, 2, 2, 4, 5], { of: { wants: 'weapons' } });
  expect(had.question()).toBe('player-1 takes BDZ-enc-encumbrance');
  had.answer('hand star-1').end().done();
  expect(had.person('star-1').guns.map((each) => each.gun)).toEqual(['shotgun']);
  // Where the area has no weapons left there is none.
  const none = dayOne({ at: 'box', of: { visits: 1, wants: 'weapons' } });
  Object.assign(none.w.s.campaign?.places[0] ?? {}, { stock: { weapons: 0 } });
  none.step().done();
  expect(none.person('star-1').guns).toEqual([]);
});

test('[BDZ-D-c96] [BDZ-camp-res-keys] [BDZ-veh-start-keys-found] keys that one came for are those of a vehicle of that table, and lead to no other car', () => {
  const building = { id: 'shop', name: 'Retail Box Store', rect: [12, 12, 24, 24], levels: 1 } as never;
  const vehicles = {
    near: { kind: 'sedan' as const, x: 26, y: 18, running: false, keys: 'unknown' as const },
    far: { kind: 'suv' as const, x: 32, y: 32, running: false, keys: 'unknown' as const },
  };
  const keys = (die: number) => {
    const g = reaches('box', 1, [die], { of: { wants: 'keys' }, map: { buildings: [building] }, vehicles });
    expect(load(g)).toEqual({});
    return [g.vehicle('near').keys, g.vehicle('far').keys];
  };
  expect([keys(4), keys(5)]).toEqual([
    ['at-hand', 'unknown'],
    ['unknown', 'at-hand'],
  ]);
});

test('[BDZ-D-c96] [BDZ-day-loc-box] [BDZ-day-loc-super] [BDZ-enc-loot-search] and the building in the middle may be searched by the loot rules', () => {
  const building = { id: 'shop', name: 'Supermarket', rect: [12, 12, 24, 24], levels: 1 } as never;
  const searches = (visit: number, found: readonly number[], wants = '') => {
    const rolls = visit === 1 ? [] : found;
    const g = dayOne({
      at: 'super',
      map: { buildings: [building] },
      active: ['star-1'],
      dice: [...rolls, 4, 5],
      of: { visits: visit, wants },
    });
    g.step();
    if (g.state.encounter?.ended) return 'over';
    g.step();
    return g.options().includes('search star-1') && g.answer('search star-1').person('star-1').load;
  };
  expect(searches(1, [])).toEqual({ food: 1 });
  expect(searches(1, [], 'medical')).toEqual({ food: 1, medical: 1 });
  expect(searches(2, [4])).toEqual({ food: 1 });
  expect(searches(2, [5])).toBe('over');
});

test('[BDZ-D-c96] [BDZ-enc-loot-large] where large buildings are divided it is searched from its first area on', () => {
  const goesOn = (name: string) => {
    const building = { id: 'shop', name, rect: [12, 12, 24, 24], levels: 1 } as never;
    const g = dayOne({
      at: 'super',
      map: { buildings: [building] },
      active: ['star-1'],
      options: { 'large-buildings': 'areas' },
      of: { visits: 1 },
    });
    return g.step().step().options().includes('go-on star-1');
  };
  // A shop has two areas, a house of one floor has one.
  expect([goesOn('Shop'), goesOn('House')]).toEqual([true, false]);
});

describe('[BDZ-day-loc-vehicle] the vehicle', () => {
  const parked = [{ kind: 'suv' as const, fuel: 3 }];
  const people = { 'star-1': { x: 15, y: 18 } };

  test('there at the first three visits, with its keys; from the fourth on it has to be hot-wired, and later it is gone', () => {
    const keys = (visit: number) =>
      reaches('vehicle', visit, [], { people, of: { visits: visit, parked } }).state.vehicles.map((v) => [
        v.kind,
        v.fuel,
        v.keys,
      ]);
    for (const visit of [1, 2, 3]) expect(keys(visit)).toEqual([['suv', 3, 'at-hand']]);
    expect(keys(4)).toEqual([['suv', 3, 'none']]);
    expect(keys(5)).toEqual([]);
    expect(why(reaches('vehicle', 5, [], { of: { visits: 5, parked } }))).toEqual(['vehicle stolen']);
  });

  test('several stand side by side, on both sides of the middle', () => {
    const three = (['suv', 'sedan', 'pickup'] as const).map((kind) => ({ kind, fuel: 3 }));
    const g = reaches('vehicle', 1, [], { people: { 'star-1': { x: 18, y: 15 } }, of: { parked: three } });
    expect(g.state.vehicles.map((v) => [v.x, v.y])).toEqual([
      [18, 18],
      [16, 18],
      [20, 18],
    ]);
  });

  test('[BDZ-D-c56] [BDZ-veh-hotwire] hot-wired as any vehicle is: a pair, once for each character', () => {
    const wires = (pair: boolean) => {
      const g = dayOne({
        at: 'vehicle',
        of: { visits: 4, parked },
        people: { 'star-1': { aboard: 'suv', sits: 'wheel' } },
        vehicles: { suv: { kind: 'suv', fuel: 3, keys: 'none', running: false } },
        active: ['star-1'],
        dice: pair ? [4, 4] : [4, 5],
      });
      g.step().answer('start star-1').end().done();
      return [g.facts('rolled')[0]?.cause, g.vehicle('suv').keys, g.vehicle('suv').running];
    };
    expect(wires(true)).toEqual(['BDZ-veh-hotwire', 'wired', true]);
    expect(wires(false)).toEqual(['BDZ-veh-hotwire', 'none', false]);
  });

  test('driven off the table it is the family’s, with what is in its tank; left there it can be fetched again', () => {
    const suv = { kind: 'suv', fuel: 3, x: -1, y: -1 } as const;
    const off = dayOne({
      at: 'vehicle',
      of: { parked, reached: true },
      vehicles: { suv },
      people: { 'star-1': { aboard: 'suv', sits: 'wheel' } },
    });
    off.step();
    expect(off.state.campaign?.vehicles).toEqual(['own-suv-1']);
    expect(off.state.vehicles).toMatchObject([{ id: 'own-suv-1', fuel: 3 }]);
    expect(off.state.day?.parked).toEqual([]);
    const left = dayOne({
      at: 'vehicle',
      of: { parked, reached: true },
      vehicles: { suv: { ...suv, x: 18, y: 18 } },
      people: { 'star-1': { x: -1, y: -1 } },
    });
    left.step();
    expect(left.state.vehicles).toEqual([]);
    expect(left.state.day?.parked).toEqual(parked);
  });

  test('[BDZ-day-loc-vehicle] [BDZ-veh-repair] one that has been shot to a stop there has to be repaired the next time as well', () => {
    const at = (condition: 'runs' | 'disabled') =>
      dayOne({
        at: 'vehicle',
        of: { parked, reached: true },
        vehicles: { suv: { kind: 'suv', fuel: 3, condition, x: 18, y: 18 } },
        people: { 'star-1': { x: -1, y: -1 } },
      }).step().state.day?.parked ?? [];
    expect(at('runs')).toEqual(parked);
    const left = at('disabled');
    expect(left).toEqual([{ ...parked[0], disabled: true }]);
    const again = (of: typeof left) =>
      reaches('vehicle', 1, [], { of: { parked: of } }).vehicle('suv').condition;
    expect([again(parked), again(left)]).toEqual(['runs', 'disabled']);
    // Repaired on a later visit, it runs from then on.
    const mended = dayOne({
      at: 'vehicle',
      of: { parked: left, reached: true },
      vehicles: { suv: { kind: 'suv', fuel: 3, condition: 'runs', x: 18, y: 18 } },
      people: { 'star-1': { x: -1, y: -1 } },
    }).step();
    expect(mended.state.day?.parked).toEqual(parked);
  });

  test('[BDZ-day-loc-vehicle] [BDZ-camp-res-use] one that is left there keeps what was poured into it, or drawn from it', () => {
    const left = (fuel: number) =>
      dayOne({
        at: 'vehicle',
        of: { parked: [...parked, { kind: 'atv', fuel: 1 }], reached: true },
        vehicles: { suv: { kind: 'suv', fuel, x: 18, y: 18 } },
        people: { 'star-1': { x: -1, y: -1 } },
      }).step();
    // There was no room for the other, which is as it was.
    for (const fuel of [0, 2, 5])
      expect(left(fuel).state.day?.parked).toEqual([
        { kind: 'suv', fuel },
        { kind: 'atv', fuel: 1 },
      ]);
  });
});

test('[BDZ-day-loc-bank] three luxuries at the first visit, closed later', () => {
  expect(load(reaches('bank', 1, []))).toEqual({ luxury: 3 });
  const g = reaches('bank', 2, []);
  expect([load(g), why(g)]).toEqual([{}, ['bank closed']]);
});

test('[BDZ-day-loc-bank] [BDZ-enc-encumbrance] no more of them than one can carry, unless something is thrown away', () => {
  // Rep 3 can carry 6; five and a half are carried, and a luxury is a half.
  const people = { 'star-1': { load: { food: 5, medical: 1 } } };
  const g = reaches('bank', 1, [], { people });
  expect(g.question()).toBe('player-1 takes BDZ-enc-encumbrance');
  expect(g.options()).toEqual(['instead food', 'instead medical', 'leave']);
  g.answer('instead medical', 'leave').end();
  expect(load(g)).toEqual({ food: 5, luxury: 2 });
  expect(roomIn(PRINTED, g.person('star-1'))).toBe(0);
});

const SHEET = { job: 'between', dwelling: 'house', start: 'elsewhere' } as const;

test('[BDZ-day-loc-military] [BDZ-D-c73] a serving soldier may report, which ends the day; anybody else is sent away', () => {
  const g = reaches('military', 2, [], { of: { visits: 2, sheet: { ...SHEET, service: 'elite' } } });
  expect(g.question()).toBe('player-1 day-duty BDZ-day-loc-military');
  g.answer(true).step();
  expect(g.state.day).toMatchObject({ step: 'over', ended: 'duty' });
  for (const service of ['none', 'former', 'police'] as const)
    expect(why(reaches('military', 1, [], { of: { sheet: { ...SHEET, service } } }).end())).toEqual([
      'military refused',
    ]);
});

test('[BDZ-day-loc-police] [BDZ-D-c58] two officers at the door, who act as the one on an 11', () => {
  const g = reaches('police', 1, [3, 3, 3, 4], { of: { sheet: { ...SHEET, service: 'none' } } });
  g.answer('nothing', 'nothing');
  expect(g.state.day?.officers).toEqual(['p-1', 'p-2']);
  expect(g.question()).toBe('player-1 day-leave BDZ-day-loc-police');
  g.answer('obey').end();
  expect(why(g)).toEqual(['police sent-away']);
  const armed = reaches('police', 1, [3, 3, 3, 4], { people: { 'star-1': { has: ['pistol'] } } });
  armed.answer('nothing', 'nothing');
  expect(armed.question()).toBe('player-1 day-arms-up BDZ-day-loc-police');
  armed.answer('obey').end();
  expect(why(armed)).toEqual(['police refused']);
  expect(armed.person('star-1').guns).toEqual([]);
  // Nobody comes up to a character at the wheel, and nobody of the family is let in.
  const spouse = reaches('police', 1, [], {
    people: { 'star-1': { aboard: 'car', sits: 'wheel' }, 'p-1': { x: 18, y: 18 } },
    vehicles: { car: { x: 4, y: 4 } },
    of: { family: [relative('spouse', 'adult', 'with', 'p-1')] },
  });
  expect(why(spouse)).toEqual(['police refused']);
  const serves = reaches('police', 1, [], { of: { sheet: { ...SHEET, service: 'swat' } } });
  expect(serves.question()).toBe('player-1 day-duty BDZ-day-loc-police');
});

test('[BDZ-D-c58] there are places for as many as come up, and no more', () => {
  const g = dayOne({ people: { 'star-1': { x: 18, y: 18 } } });
  expect([0, 1, 2].map((n) => placesBy(g.w, g.person('star-1'), n).length)).toEqual([0, 1, 2]);
});

describe('[BDZ-D-c73] the end of the day', () => {
  const family = [relative('child-1', 'small', 'stays', 'p-1'), relative('child-2', 'small', 'away')];
  const people = { 'star-1': { x: -1, y: -1 }, 'p-1': { x: -1, y: -1 } };
  const home = { goods: { food: 3, luxury: 1 }, guns: ['pistol' as const], melee: [], reached: true };

  test('after the last location of the list, and what was brought together at home', () => {
    const g = dayOne({ people, of: { plan: [], family, home } }).step();
    expect(g.options()).toEqual(['change', 'end']);
    g.answer('end').step();
    expect(g.asked()).toMatchObject({
      code: 'day-after',
      values: { missing: [{ noun: 'family.child-2', count: 1 }] },
    });
    g.answer('end').end();
    expect(g.state.stage).toBe('over');
    expect(bdz.outcome(g.state, BOOK)).toMatchObject({ level: 'outcome.day-some', score: 1 });
  });

  test('whoever is missing is named, and that nobody is', () => {
    const missing = (where: 'stays' | 'away') => {
      const own = [relative('child-1', 'small', 'stays', 'p-1'), relative('child-2', 'small', where, 'p-2')];
      const g = dayOne({
        people: { ...people, 'p-2': { x: -1, y: -1 } },
        of: { step: 'over', ended: 'done', plan: [], family: own, home },
      });
      return g.step().asked().values?.missing;
    };
    expect(missing('stays')).toMatchObject({ noun: 'day-after.nobody' });
    expect(missing('away')).toMatchObject([{ noun: 'family.child-2' }]);
  });

  test('what lies at home is had only by somebody who has come there', () => {
    const goods = (reached: boolean) =>
      dayOne({ people, of: { plan: [], family, home: { ...home, reached } } })
        .step()
        .answer('end').state.campaign?.goods;
    expect(goods(true)).toEqual({ food: 3, luxury: 1, pistol: 1 });
    expect(goods(false)).toEqual({});
  });

  test('[BDZ-camp-start] from there the campaign may be begun with what was got', () => {
    const dice = [3, 2];
    const g = dayOne({ people, of: { step: 'over', ended: 'done', plan: [], family, home }, dice }).step();
    g.answer('campaign').end();
    expect(g.state.campaign).toMatchObject({
      step: 'choose',
      quarters: 0,
      months: 0,
      mouths: ['star-1', 'p-1'],
    });
    expect(g.state.campaign?.places[0]?.stock).not.toBeNull();
  });

  test('[BDZ-react-zed] [BDZ-D-c51] [BDZ-D-c147] whoever has met zombies at any location has met them in the campaign, and so has the Star', () => {
    const off = { x: -1, y: -1 };
    const three = [
      relative('spouse', 'adult', 'with', 'p-1'),
      relative('child-1', 'big', 'with', 'p-2'),
      relative('child-2', 'big', 'stays', 'p-3'),
    ];
    const g = dayOne({
      people: {
        'star-1': { ...off, knowsZeds: false },
        'p-1': { ...off, knowsZeds: true },
        'p-2': { ...off, knowsZeds: false },
        'p-3': { ...off, knowsZeds: true },
      },
      of: { plan: ['bank'], family: three },
      dice: [/* the way */ 1, 1],
    }).step();
    g.answer('go').end();
    expect(g.state.day?.met).toEqual(['p-1', 'p-3']);
    expect(g.person('p-1').knowsZeds).toBe(false);
    const after = dayOne({
      people: {
        'star-1': { ...off, knowsZeds: false },
        'p-1': { ...off, knowsZeds: false },
        'p-2': { ...off, knowsZeds: false },
        'p-3': { ...off, knowsZeds: true },
      },
      of: { step: 'over', ended: 'done', plan: [], family: three, met: ['p-1'] },
      dice: [/* the area */ 3, 2],
    }).step();
    after.answer('campaign').end();
    expect(after.state.people.map((p) => p.knowsZeds)).toEqual([true, true, false, true]);
  });

  test('[BDZ-D-rogue-band] [BDZ-list-police-week2] where the campaign begins its officers go rogue on 1-2', () => {
    const off = { x: -1, y: -1 };
    const officer = { ...off, class: 'military', responder: true } as const;
    const g = dayOne({
      people: {
        'star-1': officer,
        'p-1': officer,
        soldier: { ...off, class: 'military' },
        medic: { ...off, class: 'survivor', responder: true },
      },
      of: { step: 'over', ended: 'done', plan: [] },
      dice: [2, 3, /* the area */ 3, 2],
    }).step();
    g.answer('campaign').end().done();
    expect(g.state.people.map((p) => p.class)).toEqual(['ganger', 'military', 'military', 'survivor']);
    expect(g.facts('becomes')).toMatchObject([{ who: 'star-1', cause: 'BDZ-list-police-week2' }]);
  });

  test('each way in which it can end has a name', () => {
    const level = (of: Partial<DayOne>) =>
      bdz.outcome(dayOne({ of: { step: 'over', ...of }, state: { stage: 'over' } }).state, BOOK)?.level;
    expect(level({ ended: 'done', family })).toBe('outcome.day-some');
    expect(level({ ended: 'done', family: family.slice(0, 1) })).toBe('outcome.day-together');
    expect(level({ ended: 'done', family: family.slice(1) })).toBe('outcome.day-none');
    expect(level({ ended: 'done', family: [] })).toBe('outcome.day-alone');
    expect(level({ ended: 'jail', family })).toBe('outcome.day-jail');
    expect(level({ ended: 'duty' })).toBe('outcome.day-duty');
    expect(level({ ended: 'dead' })).toBe('outcome.day-dead');
  });
});
