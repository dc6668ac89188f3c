import { expect, test } from 'vitest';
import { builds } from '../barricades/building.js';
import { barricadeAt } from '../barricades/openings.js';
import { vehicleRoom } from '../loot/stowing.js';
import { fight } from '../melee/melee.js';
import { reachOf } from '../movement/walking.js';
import { gathers } from '../people/recruit.js';
import { exchange } from '../reaction/exchange.js';
import { fireAll } from '../shooting/shooting.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { seatsFree } from '../vehicles/driver.js';
import { firesAtVehicle } from '../vehicles/firing.js';
import { enginesHeard } from '../vehicles/noise.js';
import { choosesPace } from '../vehicles/pace.js';
import { MEETS } from '../vehicles/reacting.js';
import { rolls } from '../vehicles/rolling.js';
import { examines } from '../vehicles/starting.js';
import { recoverAfter } from '../wounded/recovery.js';
import { drawnByNoise, startingZombies } from '../zombies/coming.js';
import { fuelIn } from './vehicle-rows.js';

/* A number that house rules change is the one that the rules use. */

const house = (tables: object) => ({
  'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never,
});
/** What a game shows as printed, and under house rules. */
const both = <T>(show: (files: Situation['files']) => T, tables: object): readonly [T, T] => [
  show({}),
  show(house(tables)),
];

const FOE = { seat: 'player-2', x: 18, y: 24, facing: 180 } as const;

/** Somebody fires its pistol at a foe, or what it has. */
function fires(given: Situation, snap = false): Game {
  const people = {
    ...given.people,
    a: { has: ['pistol'], ...given.people?.a },
    foe: { ...FOE, ...given.people?.foe },
  } as const;
  const g = game({ active: ['a'], ...given, people });
  const at = ['foe', ...Object.keys(given.people ?? {}).filter((id) => id.startsWith('foe-'))];
  return g.begin(fireAll(g.w, [{ who: 'a', at, snap, why: 'active', charged: false }]));
}

test('[BDZ-weapon-range] [BDZ-weapon-fewer-dice] range and dice of a weapon', () => {
  const reaches = (files: Situation['files']) =>
    game({ people: { a: { has: ['pistol'] }, foe: { ...FOE, y: 28 } }, active: ['a'], files })
      .step()
      .options()
      .includes('fire a');
  expect(both(reaches, { 'BDZ-T-weapons': [{ id: 'pistol', range: 5 }] })).toEqual([true, false]);
  const dice = (files: Situation['files']) => fires({ files, dice: [6, 6, 6] }).options();
  expect(both(dice, { 'BDZ-T-weapons': [{ id: 'pistol', dice: [2, 4] }] })).toEqual([
    ['foe', 'foe by 1'],
    ['foe', 'foe by 2'],
  ]);
});

test('[BDZ-attr-marksman] a Marksman throws no fewer dice than its rifle, and reaches no less far', () => {
  const people: Situation['people'] = { a: { has: ['bolt-action-rifle'], attributes: ['marksman'] } };
  const thrown = (files: Situation['files']) => {
    const g = fires({ people, files, dice: [1, 2, 1, 2, 1, 1, 1, 1] });
    return g.facts('fired').map((f) => f.dice.length);
  };
  expect(both(thrown, { 'BDZ-T-weapons': [{ id: 'bolt-action-rifle', dice: [3] }] })).toEqual([[1], [3]]);
});

test('[BDZ-shoot-targets] no more targets than the Target rating, however many dice', () => {
  const others = { 'foe-2': { ...FOE, x: 18.5, y: 25.5 }, 'foe-3': { ...FOE, x: 17.5, y: 25.5 } };
  const people = { a: { has: ['assault-rifle'] }, ...others } as const;
  const offered = (files: Situation['files']) => {
    const g = fires({ people, files }).answer('foe one').answer('foe-2 one');
    return g.asks().length > 0 ? g.options() : [];
  };
  const [three, two] = both(offered, { 'BDZ-T-weapons': [{ id: 'assault-rifle', target: 2 }] });
  expect([three.includes('foe-3'), two.includes('foe-3'), two.includes('foe')]).toEqual([true, false, true]);
});

test('[BDZ-shoot-damage] [BDZ-T-damage] Impact of a weapon, and what damage does', () => {
  const wound = (files: Situation['files']) => {
    const g = fires({ files, dice: [6, 4, 1, 1] }).answer('foe by 1');
    return g.facts('wound').map((f) => [f.against, f.damage]);
  };
  expect(both(wound, { 'BDZ-T-weapons': [{ id: 'pistol', impact: 4 }] })).toEqual([
    [[1, 'knocked-down']],
    [[4, 'out']],
  ]);
  expect(both(wound, { 'BDZ-T-damage': [{ upTo: 'any', human: 'dead' }] })[1]).toEqual([[1, 'dead']]);
});

test('[BDZ-shoot-two-weapons] which weapons take one hand', () => {
  const people: Situation['people'] = { a: { has: ['shotgun', 'shotgun'], hand: [0] } };
  const offered = (files: Situation['files']) =>
    game({ people, active: ['a'], files })
      .step()
      .options()
      .includes('switch a 0,1');
  expect(both(offered, { 'BDZ-T-weapons': [{ id: 'shotgun', oneHanded: true }] })).toEqual([false, true]);
});

test('[BDZ-weapon-sg-six] how many dice of a shotgun are thrown, and count', () => {
  const people = { a: { has: ['shotgun'] } } as const;
  const fired = (files: Situation['files']) => {
    const g = fires({ people, files, dice: [6, 5, 4, 3, 2, 2, 6, 6, 6, 6, 6, 6] });
    return [g.facts('rolled')[0]?.faces[0]?.length, g.facts('fired')[0]?.dice.length];
  };
  const four = { 'BDZ-T-weapons': [{ id: 'shotgun', dice: [4], best: 2 }] };
  expect(both(fired, four)).toEqual([
    [6, 3],
    [4, 2],
  ]);
});

test('[BDZ-weapon-fbg] how far a flash bang is thrown, and how wide its circle is', () => {
  const thrown = (inches: number) => (files: Situation['files']) => {
    const g = game({
      people: { a: { y: 10 }, foe: { ...FOE, y: 10 + inches } },
      active: ['a'],
      state: { grenades: ['player-1'] },
      files,
    });
    return g.step().answer('throw a').options().includes('at foe');
  };
  const rows = { 'BDZ-T-weapons': [{ id: 'flash-bang-grenade', range: 9, circle: 2 }] };
  expect(both(thrown(8), rows)).toEqual([false, true]);
  const caught = (files: Situation['files']) => {
    const g = game({
      people: { a: { y: 9.7 } },
      zeds: { 'zed-1': { y: 17.5 } },
      active: ['a'],
      state: { grenades: ['player-1'] },
      files,
      dice: [1, 1],
    });
    g.step()
      .answer('throw a')
      .answer([18, 16] as never);
    return g.zed('zed-1').dazed;
  };
  expect(both(caught, rows)).toEqual([true, false]);
});

test('[BDZ-grenade-throw] [BDZ-T-los] a flash bang is thrown blindly beyond what one sees', () => {
  const lands = (files: Situation['files']) => {
    const state = { grenades: ['player-1'] };
    const g = game({ people: { a: { y: 10, rep: 4 } }, active: ['a'], state, files, dice: [1, 6, 1, 1] });
    g.step()
      .answer('throw a')
      .answer([18, 15.5] as never);
    return g.facts('threw').map((f) => f.how);
  };
  const day = (limit: number) => ({ 'BDZ-T-los': [{ where: 'open', time: 'day', limit }] });
  expect(both(lands, day(4))).toEqual([['lands'], ['misses']]);
  // Five inches from the edge of its base.
  expect(both(lands, day(5))[1]).toEqual(['lands']);
});

test('[BDZ-D-endless-fire] [BDZ-T-shoot] fire goes on if any die hits, and not only the highest', () => {
  const low = (id: string, y: number) => ({
    id,
    kind: 'low wall',
    path: [
      [14, y],
      [22, y],
    ],
  });
  const shots = (files: Situation['files']) => {
    const hero = { rep: 2, hero: true, class: 'survivor', has: ['bolt-action-rifle'] } as const;
    const people = { a: { ...hero, y: 11 }, foe: { ...FOE, ...hero, y: 19 } };
    const map = { barriers: [low('w', 12), low('v', 18)] } as Situation['map'];
    const g = game({ people, map: map as never, files, dice: [...Array(6).fill(6), 1, 1] });
    g.begin(exchange(g.w, [{ who: 'a', at: ['foe'], snap: false, why: 'active', charged: false }]));
    return g.facts('fired').length;
  };
  expect(both(shots, { 'BDZ-T-shoot': [{ on: [0, 7], result: 'hit' }] })).toEqual([6, 7]);
});

test('[BDZ-T-outgunned] which weapon outguns which', () => {
  const tests = (files: Situation['files']) => {
    const people = { a: { has: ['pistol'] }, foe: { ...FOE, has: ['submachine-gun'] } } as const;
    const g = game({ people, active: ['a'], files, dice: Array(60).fill(1) });
    g.begin(exchange(g.w, [{ who: 'a', at: ['foe'], snap: false, why: 'active', charged: false }]));
    return g.answer('foe by 1').tests()[0];
  };
  const [snaps, ducks] = both(tests, { 'BDZ-T-outgunned': [{ id: 'pistol', rank: 9 }] });
  expect([snaps, ducks]).toEqual(['foe received-fire 2 snap-fire', 'foe received-fire 2 duck-back']);
});

test('[BDZ-shoot-8] which totals hit, and what makes them miss', () => {
  const hits = (snap: boolean) => (files: Situation['files']) => {
    const g = fires({ files, dice: [4, 1, 1, 1, 1, 1, 1] }, snap);
    if (!snap) g.answer('foe by 1');
    return g.facts('shots')[0]?.shots.map((s) => s.result);
  };
  expect(both(hits(false), { 'BDZ-T-shoot': [{ on: [8, 8], result: 'miss' }] })).toEqual([['hit'], ['miss']]);
  expect(both(hits(true), { 'BDZ-T-shoot': [{ on: [8, 8], missIf: ['cover'] }] })).toEqual([
    ['miss', 'miss'],
    ['hit', 'miss'],
  ]);
});

const MELEE: Situation = {
  people: { a: { rep: 2 }, b: { ...FOE, y: 19, rep: 1 } },
  state: { melees: [{ who: 'a', with: 'b', rear: false }] },
};

test('[BDZ-melee-impact] [BDZ-melee-chainsaw] Impact of a melee weapon, and dice that it adds', () => {
  const dice = (melee: 'knife' | 'chainsaw') => (files: Situation['files']) => {
    const g = game({
      ...MELEE,
      people: { ...MELEE.people, a: { rep: 2, melee } },
      files,
      dice: Array(20).fill(6),
    });
    g.begin(fight(g.w, g.state.melees));
    return g.facts('rolled').find((f) => f.seat === 'player-1')?.faces[0]?.length;
  };
  expect(both(dice('knife'), { 'BDZ-T-melee-weapons': [{ id: 'knife', impact: 1 }] })).toEqual([3, 2]);
  expect(both(dice('chainsaw'), { 'BDZ-T-melee-weapons': [{ id: 'chainsaw', dice: 0 }] })).toEqual([6, 3]);
});

test('[BDZ-T-melee] what becomes of somebody who loses', () => {
  const status = (files: Situation['files']) => {
    const g = game({ ...MELEE, files, dice: [1, 6, 6] });
    g.begin(fight(g.w, g.state.melees)).end();
    return g.person('b').status;
  };
  expect(both(status, { 'BDZ-T-melee': [{ on: [1, 1], human: 'dead' }] })).toEqual(['out', 'dead']);
});

test('[BDZ-T-grenade-throw] [BDZ-T-flashbang] where a grenade lands, and what it does', () => {
  const thrown = (files: Situation['files']) => {
    const g = game({
      people: { a: { y: 10 }, foe: { ...FOE, y: 15 } },
      active: ['a'],
      state: { grenades: ['player-1'] },
      files,
      dice: [1, 6, 1, 6, 1, 6, 1, 1],
    });
    g.step().answer('throw a').answer('at foe');
    return [g.facts('threw')[0]?.how, g.person('foe').status];
  };
  expect(
    both(thrown, { 'BDZ-T-grenade-throw': [{ passed: 1, seen: 'misses' }] }).map(([how]) => how),
  ).toEqual(['lands', 'misses']);
  expect(both(thrown, { 'BDZ-T-flashbang': [{ passed: 1, human: 'unhurt' }] })).toEqual([
    ['lands', 'stunned'],
    ['lands', 'carry-on'],
  ]);
});

test('[BDZ-T-recover-during] [BDZ-T-recover-after] who recovers, and how well', () => {
  const OUT = { x: 19, status: 'out', prone: true } as const;
  const treated = (files: Situation['files']) => {
    const people = { a: { beside: ['b'] }, b: OUT };
    const g = game({ people, active: ['a'], dice: [1, 6], files });
    g.step().answer('treat a b').end();
    return g.person('b').status;
  };
  expect(both(treated, { 'BDZ-T-recover-during': [{ passed: 1, result: 'back' }] })).toEqual([
    'out',
    'carry-on',
  ]);
  const fate = (files: Situation['files']) => {
    const g = game({ people: { a: {}, b: OUT }, dice: [1, 6], files });
    g.begin(recoverAfter(g.w)).end();
    return g.facts('survived').map((f) => f.fate);
  };
  expect(both(fate, { 'BDZ-T-recover-after': [{ passed: 1, out: 'dies' }] })).toEqual([['weaker'], ['dies']]);
});

test('[BDZ-zgen-start] [BDZ-T-zgen-place] how many zombies there are at the start, and where', () => {
  const there = (files: Situation['files']) => {
    const g = game({ people: { a: {} }, dice: [1, 3, 3, 3], options: { area: 'suburbs' }, files });
    g.begin(startingZombies(g.w)).end();
    return g.state.zeds.map((z) => [Math.round(z.x), Math.round(z.y)]);
  };
  expect(
    both(there, { 'BDZ-T-zgen-start': [{ area: 'suburbs', plus: 1 }] }).map((all) => all.length),
  ).toEqual([1, 2]);
  const west = { on: [3, 3], toward: 'the left edge', bearing: 270 };
  expect(both(there, { 'BDZ-T-zgen-place': [west] })).toEqual([[[30, 18]], [[6, 18]]]);
});

test('[BDZ-zgen-noise] which dice of noise draw zombies', () => {
  const come = (files: Situation['files']) => {
    const state = { noises: [{ x: 18, y: 18, level: 0, shots: 2 }] };
    const g = game({ people: { a: {} }, state, dice: [3, 6, 1, 1], options: { area: 'suburbs' }, files });
    g.begin(drawnByNoise(g.w)).end();
    return g.state.zeds.length;
  };
  expect(both(come, { 'BDZ-T-zgen-noise': [{ area: 'suburbs', from: 3 }] })).toEqual([1, 2]);
  expect(both(come, { 'BDZ-T-zgen-noise': [{ area: 'suburbs', from: 7 }] })).toEqual([1, 0]);
});

test('[BDZ-T-noise] [BDZ-zgen-noise-count] how loud the dice of a weapon, a shotgun and an engine are', () => {
  const shots = (gun: 'pistol' | 'shotgun') => (files: Situation['files']) => {
    const g = fires({ people: { a: { has: [gun] } }, files, dice: Array(12).fill(2) });
    if (g.asks().length > 0) g.answer('foe');
    return g.state.noises.map((n) => n.shots);
  };
  const rows = {
    'BDZ-T-noise': [
      { id: 'die', shots: 2 },
      { id: 'shotgun', shots: 9 },
      { id: 'engine', shots: 3 },
    ],
  };
  expect(both(shots('pistol'), rows)).toEqual([[2], [4]]);
  expect(both(shots('shotgun'), rows)).toEqual([[6], [9]]);
  const engine = (files: Situation['files']) => {
    const g = game({ vehicles: { car: {} }, people: { a: { aboard: 'car', sits: 'wheel' } }, files });
    enginesHeard(g.w);
    return g.state.noises.map((n) => n.shots);
  };
  expect(both(engine, rows)).toEqual([[6], [3]]);
  // What is silent leaves no marker.
  expect(both(engine, { 'BDZ-T-noise': [{ id: 'engine', shots: 0 }] })).toEqual([[6], []]);
});

test('[BDZ-list-recruit] [BDZ-list-weapon-roll] [BDZ-dice-possibilities] who comes, and with what', () => {
  const joined = (files: Situation['files']) => {
    const people = { star: { star: true, class: 'civilian', rep: 5 } } as const;
    const g = game({ people, dice: [3, 4, 1, 2], files });
    g.begin(gathers(g.w, 'star')).answer(1).end();
    return g.facts('recruited').map(({ recruit: { rep, guns, melee } }) => [rep, ...guns, melee]);
  };
  const weapon = (row: object) => ({ 'BDZ-T-weapons-civilian': [{ ...row, weapon: 'knife' }] });
  expect(both(joined, weapon({ on: [4, 4], sub: [1, 2] }))).toEqual([
    [[3, 'improvised-one-handed']],
    [[3, 'knife']],
  ]);
  expect(both(joined, weapon({ on: [4, 4], sub: [3, 6] }))[1]).toEqual([[3, 'improvised-one-handed']]);
  const better = { 'BDZ-T-list-civilian': [{ on: [7, 9], rep: 4 }], ...weapon({ on: [5, 5] }) };
  expect(both(joined, better)[1]).toEqual([[4, 'unarmed', 'knife'].filter((each) => each !== 'unarmed')]);
});

test('[BDZ-T-los] how far one sees', () => {
  const sees = (files: Situation['files']) => {
    const people = { a: { y: 4 }, foe: { ...FOE, y: 25 } };
    return game({ people, options: { time: 'night' }, files }).table.sees('a', 'foe');
  };
  expect(both(sees, { 'BDZ-T-los': [{ where: 'open', time: 'night', limit: 30 }] })).toEqual([false, true]);
  expect(both(sees, { 'BDZ-T-los': [{ where: 'open', time: 'night', limit: null }] })).toEqual([false, true]);
});

const at = (files: Situation['files'], more: Situation, to: readonly [number, number]) => {
  const { table, state } = game({ ...more, files });
  const [{ x, y }] = state.people as [Game['state']['people'][number]];
  return Math.round(table.ways(8).from(x, y, 0, { most: 40 }).cost(to[0], to[1], 0) * 10) / 10;
};

test('[BDZ-T-terrain] what an inch of woods costs, and what a hill does', () => {
  const woods = { areas: [{ id: 'w', kind: 'woods', rect: [0, 10, 36, 36] }] } as Situation['map'];
  const cost = (files: Situation['files']) =>
    at(files, { map: woods as never, people: { a: { y: 12 } } }, [18, 15]);
  expect(both(cost, { 'BDZ-T-terrain': [{ id: 'woods', price: 3 }] })).toEqual([6, 9]);
  expect(both(cost, { 'BDZ-T-terrain': [{ id: 'woods', price: 1 }] })[1]).toBe(3);
  const hill = { areas: [{ id: 'h', kind: 'hill', rect: [8, 16, 28, 30] }] } as Situation['map'];
  const reached = (files: Situation['files']) => {
    const g = game({ map: hill as never, people: { a: { y: 14 } }, active: ['a'], files });
    g.step().answer('move a');
    return reachOf(g.w, g.person('a'), 8).cost(18, 20, 0);
  };
  expect(both(reached, { 'BDZ-T-terrain': [{ id: 'hill', uphill: 1 }] }).map((n) => Math.round(n))).toEqual([
    8, 7,
  ]);
});

const HOUSE: Situation['map'] = {
  buildings: [
    {
      id: 'h',
      name: 'h',
      rect: [10, 14, 26, 30],
      levels: 1,
      doors: [{ id: 'd', at: [18, 14], width: 2, type: 'standard' }],
      windows: [{ id: 'w', at: [22, 14], width: 1.25 }],
    },
  ],
};

test('[BDZ-bldg-door] [BDZ-bldg-window] what doors and windows cost', () => {
  const by = (x: number) => (files: Situation['files']) =>
    at(files, { map: HOUSE, people: { a: { x, y: 12 } } }, [x, 16]);
  const rows = {
    'BDZ-T-bldg-move': [
      { by: 'door', inches: 1 },
      { by: 'window-in', inches: 3 },
      { by: 'window-out', inches: 3 },
    ],
  };
  expect(both(by(18), rows)).toEqual([6, 5]);
  expect(both(by(22), rows)).toEqual([8, 7]);
});

test('[BDZ-bldg-dv-impact] which weapons shoot through a wall', () => {
  const people = { a: { y: 8 }, foe: { ...FOE, y: 16 } };
  const through = (files: Situation['files']) =>
    [3, 4].map((impact) => game({ map: HOUSE, people, files }).table.pierces(impact, 'a', 'foe'));
  const [printed, ours] = both(through, { 'BDZ-T-dv': [{ structure: 'brick', dv: 2 }] });
  expect(printed).toEqual([false, true]);
  expect(ours).toEqual([true, true]);
});

test('[BDZ-barricade-max] [BDZ-barricade-build] how strong a barricade is, and grows', () => {
  const rep = (before: number) => (files: Situation['files']) => {
    const state = { openings: [{ id: 'd', rep: before, open: false }] };
    const g = game({ map: HOUSE, people: { a: { y: 15, boards: true } }, active: ['a'], state, files });
    const may = g.step().options().includes('build a d');
    g.begin(builds(g.w, 'a', 'd')).end();
    return [may, barricadeAt(g.w, 'd')];
  };
  const rows = { 'BDZ-T-barricade': [{ what: 'door', rep: 6, gain: 3 }] };
  expect(both(rep(1), rows)).toEqual([
    [true, 2],
    [true, 4],
  ]);
  expect(both(rep(4), rows).map(([may]) => may)).toEqual([false, true]);
  // A third plank is all that fits.
  expect(both(rep(5), rows)[1]).toEqual([true, 6]);
});

test('[BDZ-veh-move-normal] [BDZ-veh-def-seats] how fast vehicles drive, and how many ride', () => {
  const car = (files: Situation['files'], kind: 'sedan' | 'motorcycle' = 'sedan') =>
    game({
      vehicles: { car: { kind, speed: 4 } },
      people: { a: { aboard: 'car', sits: 'wheel' } },
      active: ['a'],
      files,
    });
  const rows = {
    'BDZ-T-veh-list': [
      { id: 'sedan', speed: 10, turns: 4, seats: { front: 2, rear: 0 }, bash: 9, reverse: false },
      { id: 'motorcycle', bash: 2 },
    ],
  };
  const pace = (files: Situation['files']) => {
    const g = car(files);
    return g.begin(choosesPace(g.w, 'car')).options()[0];
  };
  expect(both(pace, rows)).toEqual(['18', '10']);
  const free = (files: Situation['files']) => seatsFree(car(files).w, 'car').front;
  expect(both(free, rows)).toEqual([5, 1]);
  const room = (files: Situation['files']) => vehicleRoom(car(files).w.book, { kind: 'sedan', large: false });
  expect(both(room, rows)).toEqual([72, 24]);
  const tank = (files: Situation['files']) => fuelIn(car(files).w.book, 'motorcycle', 4);
  expect(both(tank, rows)).toEqual([1, 2]);
});

test('[BDZ-T-veh-working] what is in a tank, and whether anything is', () => {
  const look = (files: Situation['files']) => {
    const vehicles = { a: { found: true, running: false, keys: 'unknown', fuel: -1 } } as const;
    const g = game({ day: 20, people: { b: {} }, vehicles, dice: [3, 5], files });
    g.begin(examines(g.w, 'b', 'a')).end();
    return [g.vehicle('a').condition, g.vehicle('a').fuel];
  };
  const row = (more: object) => ({ 'BDZ-T-veh-working': [{ from: 15, ...more }] });
  expect(both(look, row({ empty: 3 }))).toEqual([
    ['runs', 5],
    ['runs', 0],
  ]);
  expect(both(look, row({ wreck: 3 }))[1]).toEqual(['wreck', 0]);
  expect(both(look, row({ fuel: 'full' }))[1]).toEqual(['runs', 5]);
});

test('[BDZ-T-veh-bash] [BDZ-T-veh-obstacles] how far the winner drives on, and what others throw', () => {
  /** An SUV whose driver cannot get out of the way. */
  const crash = (given: Situation, dice: readonly number[]) => (files: Situation['files']) => {
    const vehicles = { a: { kind: 'suv', x: 30, y: 10, speed: 18 }, ...given.vehicles } as const;
    const people = { me: { aboard: 'a', sits: 'wheel' }, ...given.people } as const;
    const map = { size: [60, 60], ...given.map } as Situation['map'];
    const g = game({ map: map as never, people, vehicles, dice: [6, 6, ...dice], files });
    return g.begin(rolls(g.w, 'a', 16, 'BDZ-D-c84', MEETS));
  };
  const path = [
    [20, 16],
    [40, 16],
  ] as const;
  const fence = crash({ map: { barriers: [{ id: 'f', kind: 'fence', path: path as never }] } }, [
    ...[4, 4, 4, 4, 4, 4],
    ...Array(20).fill(1),
  ]);
  const thrown = (files: Situation['files']) =>
    fence(files)
      .facts('rolled')
      .filter((f) => f.cause === 'BDZ-veh-bash-dice')
      .map((f) => f.faces[0]?.length);
  expect(both(thrown, { 'BDZ-T-veh-obstacles': [{ id: 'fence', dice: 5 }] })).toEqual([
    [6, 1],
    [6, 5],
  ]);
  const into = crash(
    {
      people: { foe: { seat: 'player-2', aboard: 'b', sits: 'wheel' } },
      vehicles: { b: { x: 30.2, y: 22 } },
    },
    [3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 1, 1, 1, 1],
  );
  const gone = (files: Situation['files']) => into(files).vehicle('a').y - 18.25;
  expect(both(gone, { 'BDZ-T-veh-bash': [{ on: [2, 2], goesOn: 1 }] })).toEqual([3.875, 7.75]);
  // A draw: neither has a success, so it slips past on one side.
  const draw = crash({ vehicles: { b: { x: 30.2, y: 22 } } }, Array(20).fill(6));
  const past = (files: Situation['files']) => draw(files).vehicle('a').y;
  expect(both(past, { 'BDZ-T-veh-bash': [{ on: [0, 0], goesOn: 0.5 }] })).toEqual([26, 22.125]);
});

test('[BDZ-veh-shoot-vehicle-hit] Target and Impact of what is fired at a vehicle', () => {
  const fired = (files: Situation['files']) => {
    const g = game({
      people: { a: { has: ['pistol'], y: 10 }, foe: { seat: 'player-2', aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 18, y: 20 } },
      dice: [6, 6, 6],
      files,
    });
    g.begin(firesAtVehicle(g.w, 'a', 'car')).end();
    return [g.facts('fired-at-vehicle')[0]?.total, g.state.noises.map((n) => n.shots)];
  };
  expect(both(fired, { 'BDZ-T-weapons': [{ id: 'pistol', target: 1, dice: [3] }] })).toEqual([
    [8, [2]],
    [7, [3]],
  ]);
});
