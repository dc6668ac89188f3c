import type { AskView } from '@shambles/engine';
import { expect, test } from 'vitest';
import { EVENING } from '../evening/index.js';
import { groupOf } from '../groups/groups.js';
import { PRINTED } from '../house/tables.js';
import { kindRow } from '../house/vehicle-rows.js';
import { bdz } from '../index.js';
import { watchers } from '../reaction/in-sight.js';
import { readyGuns, targetsAmong } from '../shooting/weapons.js';
import type { Person } from '../state.js';
import { KINDS } from '../tables/vehicles.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { seatsFree } from './driver.js';
import { alarmSounds, alarmsGoOn, enginesHeard, maySilence } from './noise.js';
import { examines, findsKeys, mayStart, starts } from './starting.js';

const AT_WHEEL = { aboard: 'a', sits: 'wheel' } as const;
const found = { found: true, running: false, keys: 'unknown', fuel: -1 } as const;

// ------------------------------------------------------------------ what it is

test('[BDZ-veh-types] [BDZ-veh-def-speed] [BDZ-veh-def-bash] [BDZ-veh-type-bus] [BDZ-veh-type-others] the nine kinds: speed, turns, seats, Bash Value', () => {
  expect(
    KINDS.rows.map((k) => `${k.id} ${k.speed} ${k.turns} ${k.seats.front}/${k.seats.rear} ${k.bash}`),
  ).toEqual([
    'atv 18 3 2/0 1',
    'big-rig 12 1 6/40 12',
    'bus 12 1 40/0 9',
    'motorcycle 24 3 2/0 0',
    'pickup 18 1 3/8 5',
    'rv 12 1 8/12 8',
    'sedan 18 1 6/0 5',
    'sports-car 24 2 2/0 3',
    'suv 18 1 9/0 6',
  ]);
  expect(kindRow(PRINTED, 'sedan')).toMatchObject({ reverse: true, bootlegger: true, open: 'nobody' });
});

test('[BDZ-veh-def-seats] [BDZ-veh-type-bigrig] [BDZ-veh-type-pickup] [BDZ-veh-type-rv] [BDZ-D-c5] seats in front and behind, the wheel among those in front', () => {
  const free = (v: NonNullable<Situation['vehicles']>[string], people: Situation['people'] = {}) =>
    seatsFree(game({ vehicles: { a: v }, people }).w, 'a');
  expect(free({ kind: 'big-rig' })).toEqual({ wheel: 1, front: 5, rear: 40 });
  expect(free({ kind: 'rv' })).toEqual({ wheel: 1, front: 7, rear: 0 });
  expect(free({ kind: 'rv', large: true })).toEqual({ wheel: 1, front: 7, rear: 12 });
  expect(free({ kind: 'motorcycle' }, { billy: AT_WHEEL })).toEqual({ wheel: 0, front: 1, rear: 0 });
  expect(free({ kind: 'pickup' }, { billy: { aboard: 'a', sits: 'front' } })).toEqual({
    wheel: 1,
    front: 1,
    rear: 8,
  });
});

// ------------------------------------------------------------------ working or not

const look = (day: number, dice: readonly number[], kind: 'sedan' | 'motorcycle' = 'sedan') => {
  const g = game({ day, people: { billy: {} }, vehicles: { a: { ...found, kind } }, dice });
  g.begin(examines(g.w, 'billy', 'a')).end();
  g.done();
  return [g.vehicle('a').fuel, g.vehicle('a').condition];
};

test('[BDZ-veh-working-first30] [BDZ-veh-working-early-fuel] [BDZ-D-c1] [BDZ-D-c32] to day 14 a full tank, without a die', () => {
  expect(look(14, [])).toEqual([5, 'runs']);
  expect(look(1, [], 'motorcycle')).toEqual([1, 'runs']);
});

test('[BDZ-veh-working-day14] [BDZ-veh-working-day30] [BDZ-veh-working-year1] [BDZ-D-c2] [BDZ-D-c36] empty on 1-2, 1-4, 1-5; else a die, or half of one', () => {
  expect(look(15, [2])).toEqual([0, 'runs']);
  expect(look(30, [3, 6])).toEqual([6, 'runs']);
  expect(look(31, [4])).toEqual([0, 'runs']);
  expect(look(360, [5, 2])).toEqual([2, 'runs']);
  expect(look(361, [5])).toEqual([0, 'runs']);
  expect(look(720, [6, 5])).toEqual([3, 'runs']);
});

test('[BDZ-veh-working-year2] [BDZ-veh-working-year3] [BDZ-D-c36] a wreck on 1-3, and on 1-5 a year later; then fuel as before', () => {
  expect(look(721, [3])).toEqual([0, 'wreck']);
  expect(look(721, [4, 6, 1])).toEqual([1, 'runs']);
  expect(look(1080, [5, 5])).toEqual([0, 'runs']);
  expect(look(1081, [5])).toEqual([0, 'wreck']);
  expect(look(1081, [6, 5])).toEqual([0, 'runs']);
});

// ------------------------------------------------------------------ keys, wires, the engine

function starting(v: object, dice: readonly number[], more: Situation = {}): Game {
  const g = game({
    day: 1,
    ...more,
    people: { billy: AT_WHEEL, ...more.people },
    vehicles: { a: { ...found, ...v } },
    dice,
  });
  return g.begin(starts(g.w, 'billy', 'a'));
}

/** Starts it, by its wires if it has to be. */
function start(v: object, dice: readonly number[], more: Situation = {}): Game {
  const g = starting(v, dice, more);
  if (g.question() === 'player-1 wires BDZ-veh-hotwire') g.answer(true);
  g.end().done();
  return g;
}

test('[BDZ-veh-start-keys-in] [BDZ-veh-wont-start] [BDZ-veh-start-when-found] keys on 1, and the engine on 1-3', () => {
  expect(start({}, [1, 3]).vehicle('a')).toMatchObject({ keys: 'at-hand', running: true, attempted: true });
  expect(start({}, [1, 4]).vehicle('a')).toMatchObject({ keys: 'at-hand', running: false });
});

test('[BDZ-veh-hotwire] [BDZ-D-c4] without keys a pair, and then the engine', () => {
  expect(start({}, [2, 4, 4, 3]).vehicle('a')).toMatchObject({ keys: 'wired', running: true });
  expect(start({}, [2, 4, 5]).vehicle('a')).toMatchObject({
    keys: 'none',
    running: false,
    triedBy: ['billy'],
  });
  expect(start({}, [2, 4, 5]).state.noises).toEqual([]);
});

test('[BDZ-veh-hotwire] a try at the wires tells whether it came to anything', () => {
  const told = (dice: readonly number[]) =>
    start({}, dice)
      .facts('tried-wires')
      .map((fact) => bdz.tell(fact as never)?.key);
  expect([told([2, 4, 5]), told([2, 4, 4, 3])]).toEqual([['tell.tried-wires-vain'], ['tell.tried-wires']]);
});

test('[BDZ-veh-hotwire] [BDZ-veh-hotwire-once] whoever finds no keys may try the wires, or keep that one try for later', () => {
  const g = starting({}, [2]);
  expect(g.question()).toBe('player-1 wires BDZ-veh-hotwire');
  const { fuel, keys, triedBy, attempted } = g.answer(false).end().vehicle('a');
  expect({ fuel, keys, triedBy, attempted }).toEqual({
    fuel: 5,
    keys: 'none',
    triedBy: [],
    attempted: false,
  });
  expect(mayStart(g.vehicle('a'), { id: 'billy', side: 'player-1' })).toBe(true);
  // Whoever starts it knowing that there are no keys has made up his mind.
  expect(starting({ keys: 'none', fuel: 5 }, [4, 5]).question()).toBe('over');
  expect(starting({ keys: 'none' }, [4, 5]).question()).toBe('player-1 wires BDZ-veh-hotwire');
});

test('[BDZ-veh-start-keys-in] nobody looks for the keys of a wreck', () => {
  expect(start({}, [1], { day: 721 }).vehicle('a')).toMatchObject({ condition: 'wreck', keys: 'unknown' });
});

test('[BDZ-veh-hotwire-bonus] [BDZ-D-c3] gangers and Transporters have a third die, and no fourth', () => {
  const dice = [2, 4, 5, 4, 1];
  expect(start({}, dice, { people: { billy: { ...AT_WHEEL, class: 'ganger' } } }).vehicle('a').keys).toBe(
    'wired',
  );
  const both = { ...AT_WHEEL, class: 'ganger' as const, attributes: ['transporter' as const] };
  expect(start({}, dice, { people: { billy: both } }).vehicle('a').keys).toBe('wired');
  const transporter = { ...AT_WHEEL, attributes: ['transporter' as const] };
  expect(start({}, dice, { people: { billy: transporter } }).vehicle('a').keys).toBe('wired');
});

test('[BDZ-veh-hotwire-once] one try for each character; another may', () => {
  const g = start({}, [2, 4, 5]);
  const v = g.vehicle('a');
  expect([
    mayStart({ ...v, attempted: false }, { id: 'billy', side: 'player-1' }),
    mayStart({ ...v, attempted: false }, { id: 'dez', side: 'player-1' }),
  ]).toEqual([false, true]);
});

test('[BDZ-veh-start-one-per-turn] [BDZ-veh-hotwire] a try at the wires is a try at starting it: nobody else has one in this turn', () => {
  const g = start({}, [2, 4, 5]);
  expect(mayStart(g.vehicle('a'), { id: 'dez', side: 'player-1' })).toBe(false);
  g.w.happen({ is: 'turn-over', cause: 'BDZ-turn-end', turn: 1 });
  expect(mayStart(g.vehicle('a'), { id: 'dez', side: 'player-1' })).toBe(true);
});

test('[BDZ-veh-start-auto] [BDZ-veh-start-when-lost-control] [BDZ-veh-start-when-zombies] [BDZ-D-veh-towards] own keys: no roll, but after a stall, or with zombies coming', () => {
  const own = { found: false, keys: 'at-hand', fuel: 5 };
  expect(start(own, []).vehicle('a').running).toBe(true);
  expect(start({ ...own, stalled: true }, [2]).vehicle('a')).toMatchObject({ running: true, stalled: false });
  const zed = (y: number, more: object) => ({ zeds: { 'zed-1': { x: 18, y, ...more } } });
  start(own, [1], zed(30, { facing: 180 }));
  start(own, [1], zed(30, { facing: 90, saw: [18, 20, 0] }));
  start(own, [], zed(30, { facing: 90 }));
  start(own, [], zed(33, { facing: 180 }));
  // 12 inches from the bumper to the edge of the base, and a thousandth more.
  start(own, [1], zed(32.25, { facing: 180 }));
  start(own, [], zed(32.251, { facing: 180 }));
  // As straight as 45 degrees, and a little less so.
  start(own, [1], zed(30, { facing: 225 }));
  start(own, [], zed(30, { facing: 226 }));
  start(own, [], zed(30, { facing: 180, feast: 'somebody' }));
});

test('[BDZ-veh-start-one-per-turn] [BDZ-veh-noise-failed-start] a failed start is loud, and the last of the turn', () => {
  const g = start({}, [1, 4]);
  expect(mayStart(g.vehicle('a'), { id: 'dez', side: 'player-1' })).toBe(false);
  expect(g.state.noises).toMatchObject([{ x: 18, y: 18, shots: 6 }]);
});

test('[BDZ-veh-start-keys-found] [BDZ-D-c93] keys from a house fit the vehicle within 6 inches on 1-4, and else another', () => {
  const map = {
    buildings: [{ id: 'h', name: 'h', rect: [4, 4, 12, 12] as [number, number, number, number], levels: 1 }],
  };
  const keys = (
    die: number,
    x: number,
    others: Situation['vehicles'] = { b: { ...found, x: 30, y: 30 } },
  ) => {
    const g = game({
      map,
      people: { billy: { x: 8, y: 8 } },
      vehicles: { a: { ...found, x, y: 8 }, ...others },
      dice: [die],
    });
    g.begin(findsKeys(g.w, 'billy', 'h')).end();
    return g.state.vehicles.filter((v) => v.keys === 'at-hand').map((v) => v.id);
  };
  expect(keys(4, 18.75)).toEqual(['a']);
  expect(keys(5, 18.75)).toEqual(['b']);
  expect(keys(5, 18.75, {})).toEqual([]);
  // With no vehicle within 6 inches the keys belong to another one, on 1-4 as well.
  expect(keys(1, 18.8)).toEqual(['a']);
});

// ------------------------------------------------------------------ in and out

test('[BDZ-veh-enter-exit-door] [BDZ-veh-enter-exit-dive] [BDZ-D-veh-doors] a door takes 2 inches, a window the rest of the move, and one may still fire', () => {
  const g = game({
    people: {
      billy: { x: 19.3, y: 18, has: ['pistol'] },
      foe: { seat: 'player-2', x: 18, y: 28, facing: 180 },
    },
    vehicles: { a: { running: false } },
    active: ['billy'],
  });
  g.step();
  expect(g.options().filter((id) => id.startsWith('board'))).toEqual([
    'board billy a wheel door',
    'board billy a wheel window',
    'board billy a front door',
    'board billy a front window',
  ]);
  g.answer('board billy a front door');
  expect(g.person('billy')).toMatchObject({ aboard: 'a', sits: 'front', x: 18, y: 18, used: 2 });
  g.step().answer('get-out billy window').step();
  expect(g.person('billy')).toMatchObject({ aboard: '', used: 8 });
  expect(g.person('billy').x).toBeCloseTo(16.74);
  expect(g.options()).toContain('fire billy');
  expect(g.options().some((id) => id.startsWith('move'))).toBe(false);
});

test('[BDZ-veh-enter-exit-dive] [BDZ-veh-type-motorcycle] a bed is jumped into; motorcycles have no windows; nobody gets off while it moves', () => {
  const ways = (v: object, people: Situation['people'] = { billy: { x: 19.4, y: 18 } }) => {
    const g = game({ people, vehicles: { a: { running: false, ...v } }, active: ['billy'] });
    return g
      .step()
      .options()
      .filter((id) => /^(board|get-out)/.test(id))
      .map((id) => id.split(' ').slice(-2).join(' '));
  };
  expect(ways({ kind: 'pickup' }).slice(-1)).toEqual(['rear window']);
  expect(ways({ kind: 'pickup', covered: true }).slice(-2)).toEqual(['rear door', 'rear window']);
  expect(ways({ kind: 'motorcycle' }, { billy: { x: 18.8, y: 18 } })).toEqual(['wheel door', 'front door']);
  expect(ways({}, { billy: AT_WHEEL })).toEqual(['billy door', 'billy window']);
  expect(ways({ condition: 'overturned' })).toEqual([]);
  const foe = { seat: 'player-2', ...AT_WHEEL };
  expect(ways({}, { billy: { x: 19.4, y: 18 }, foe })).toEqual([]);
  expect(ways({ speed: 3 })).toEqual([]);
  expect(ways({ speed: 3 }, { billy: AT_WHEEL })).toEqual([]);
  expect(ways({}, { billy: { x: 20.25, y: 18 } })).toHaveLength(4);
  expect(ways({}, { billy: { x: 20.3, y: 18 } })).toEqual([]);
  expect(ways({ condition: 'overturned' }, { billy: AT_WHEEL })).toEqual(['billy window']);
  // The rest of the move is something, however little; a door takes 2 inches of it.
  const used = (inches: number) => ways({}, { billy: { x: 19.4, y: 18, used: inches } });
  expect([6, 6.001, 7.999, 8].map((n) => new Set(used(n)))).toEqual([
    new Set(['wheel door', 'wheel window', 'front door', 'front window']),
    new Set(['wheel window', 'front window']),
    new Set(['wheel window', 'front window']),
    new Set(),
  ]);
});

test('[BDZ-veh-def-seats] [BDZ-veh-type-motorcycle] whom somebody carries takes a seat too: without a second one the carrier does not get in, and is told so', () => {
  const carries = (v: object, people: Situation['people'] = {}) =>
    game({
      people: {
        billy: { x: 18.8, y: 18, retrieves: 'dez' },
        dez: { x: -1, y: -1, status: 'out', prone: true },
        ...people,
      },
      vehicles: { a: { kind: 'motorcycle', running: false, ...v } },
      active: ['billy'],
    }).step();
  const seats = (g: Game) =>
    g
      .options()
      .filter((id) => id.startsWith('board'))
      .map((id) => id.split(' ').slice(-2).join(' '));
  // The wheel is for the carrier, and the other seat for the one it carries.
  expect(seats(carries({}))).toEqual(['wheel door']);
  const full = carries({}, { char: { aboard: 'a', sits: 'front' } });
  expect(seats(full)).toEqual([]);
  const why = EVENING.whyNot?.(full.view('player-1'), 'billy', 'board', undefined, full.w.book);
  expect(why).toMatchObject({ rule: 'BDZ-veh-def-seats', line: { key: 'why-not.no-seat' } });
  const { shape } = full.asked();
  const ask = { code: 'deed', shape } as unknown as AskView;
  const tries = EVENING.tries?.(full.view('player-1'), ask, full.w.book) ?? [];
  expect(tries.filter((t) => t.deed === 'board')).toEqual([
    { actor: 'billy', deed: 'board', line: { key: 'try.board' } },
  ]);
  // Aboard, both seats are taken; laid down, it sits behind only where there are seats behind.
  const rides = carries({}).answer('board billy a wheel door').step();
  expect(seatsFree(rides.w, 'a')).toEqual({ wheel: 0, front: 0, rear: 0 });
  rides.answer('put-down billy');
  expect([rides.person('dez').sits, seatsFree(rides.w, 'a')]).toEqual([
    'front',
    { wheel: 0, front: 0, rear: 0 },
  ]);
  const bed = carries({ kind: 'pickup' }, { billy: { aboard: 'a', sits: 'front', retrieves: 'dez' } });
  expect(seatsFree(bed.w, 'a')).toEqual({ wheel: 1, front: 1, rear: 7 });
  expect(bed.answer('put-down billy').person('dez').sits).toBe('rear');
});

test('[BDZ-veh-start-drive-off] [BDZ-D-c15] started, it may be driven off at once; who sits in front takes the wheel of a driver who is down', () => {
  const g = game({
    people: { billy: { aboard: 'a', sits: 'front' }, dez: { ...AT_WHEEL, status: 'out' } },
    vehicles: { a: { running: false } },
    active: ['billy'],
  });
  g.step().answer('wheel billy').step();
  expect(g.person('billy')).toMatchObject({ sits: 'wheel', used: 0 });
  g.answer('start billy').step();
  expect(g.person('dez').sits).toBe('front');
  expect(g.options()).toContain('drive billy');
});

test('[BDZ-D-c15] nobody takes the wheel from a driver who carries on, or from the back; a driver of another vehicle is no matter', () => {
  const offered = (billy: Partial<Person>, dez: Partial<Person>) =>
    game({
      people: { billy: { aboard: 'a', sits: 'front', ...billy }, dez: { ...AT_WHEEL, ...dez } },
      vehicles: { a: {}, b: { x: 30 } },
      active: ['billy'],
    })
      .step()
      .options()
      .includes('wheel billy');
  expect(offered({}, {})).toBe(false);
  expect(offered({}, { status: 'stunned' })).toBe(true);
  expect(offered({ sits: 'rear' }, { status: 'stunned' })).toBe(false);
  expect(offered({}, { aboard: 'b' })).toBe(true);
});

test('[BDZ-veh-group-passengers] [BDZ-veh-group-convoy] riders are one group, and so are vehicles within 4 inches of each other', () => {
  const g = game({
    people: {
      billy: AT_WHEEL,
      dez: { aboard: 'a', sits: 'front', group: 2 },
      char: { aboard: 'b', sits: 'wheel', group: 3 },
      ken: { aboard: 'c', sits: 'wheel', group: 0 },
    },
    vehicles: { a: {}, b: { x: 23.5 }, c: { x: 29.1 } },
  });
  expect(groupOf(g.w, 'billy').map((p) => p.id)).toEqual(['billy', 'dez', 'char']);
  expect(groupOf(g.w, 'ken').map((p) => p.id)).toEqual(['ken']);
});

// ------------------------------------------------------------------ noise

test('[BDZ-veh-noise] [BDZ-D-c16] six shots where a running vehicle begins the turn, at once, and where it ends it, once where it stands', () => {
  const g = game({
    vehicles: { a: {}, b: { x: 30, y: 30 }, c: { x: 5, y: 5, running: false } },
    state: { stage: 'turn' },
    dice: [3, 2],
  });
  g.step();
  const heard = () => g.state.noises.map((n) => [n.x, n.y, n.shots]);
  expect(heard()).toEqual([
    [18, 18, 6],
    [30, 30, 6],
  ]);
  Object.assign(g.vehicle('a'), { x: 18, y: 6 });
  enginesHeard(g.w);
  expect(heard()).toEqual([
    [18, 18, 6],
    [30, 30, 6],
    [18, 6, 6],
  ]);
  expect([g.vehicle('a').began, g.vehicle('c').began]).toEqual([[18, 18, 0], null]);
});

test('[BDZ-veh-noise] [BDZ-D-c84] one with its middle on the edge of the table is heard there', () => {
  const g = game({ vehicles: { a: { x: 0, y: 18 } } });
  g.w.happen({ is: 'engines-heard', cause: 'BDZ-veh-noise' });
  expect(g.vehicle('a').began).toEqual([0, 18, 0]);
});

test('[BDZ-veh-noise] one that has driven off the table is heard where it began the turn', () => {
  const g = game({ vehicles: { a: {} }, state: { stage: 'turn' }, dice: [3, 2] }).step();
  g.w.happen({ is: 'drove-off', cause: 'BDZ-veh-move-normal', vehicle: 'a' });
  enginesHeard(g.w);
  expect(g.state.noises.map((n) => [n.x, n.y, n.shots])).toEqual([[18, 18, 6]]);
});

test('[BDZ-veh-noise] one whose middle is right on the edge of the table is still there, and heard', () => {
  const g = game({ vehicles: { a: { x: 0 } }, state: { stage: 'turn' }, dice: [3, 2] }).step();
  expect(g.state.noises.map((n) => [n.x, n.y, n.shots])).toEqual([[0, 18, 6]]);
});

test('[BDZ-D-c16] [BDZ-zgen-noise-other] one that has just been started is heard once, where it was, at once', () => {
  const g = start({ found: false, keys: 'at-hand', fuel: 5 }, []);
  expect(g.vehicle('a').began).toEqual([18, 18, 0]);
  expect(g.state.noises).toEqual([{ x: 18, y: 18, level: 0, shots: 6 }]);
  enginesHeard(g.w);
  expect(g.state.noises).toHaveLength(1);
});

test('[BDZ-D-engine-off] [BDZ-veh-noise] at the wheel of a vehicle at rest the engine may be switched off, for nothing, and is heard no longer', () => {
  const at = (v: object, billy: object = AT_WHEEL) =>
    game({ people: { billy: { ...billy } }, vehicles: { a: { ...v } }, active: ['billy'] }).step();
  const offered = (g: Game) => g.options().includes('switch-off billy');
  expect(
    [at({ speed: 4 }), at({ running: false }), at({}, { ...AT_WHEEL, sits: 'front' })].map(offered),
  ).toEqual(Array(3).fill(false));
  const g = at({});
  g.answer('switch-off billy').step();
  expect(g.vehicle('a')).toMatchObject({ running: false, keys: 'at-hand' });
  expect(g.facts('engine')).toMatchObject([{ does: 'stops' }]);
  expect(g.person('billy').used).toBe(0);
  expect(g.options()).toContain('start billy');
  enginesHeard(g.w);
  expect(g.state.noises).toEqual([]);
});

test('[BDZ-veh-noise-alarm] an alarm is as loud as six shots', () => {
  const g = game({ vehicles: { a: {} } });
  alarmSounds(g.w, 'a');
  alarmsGoOn(g.w);
  expect(g.state.noises).toMatchObject([{ x: 18, y: 18, shots: 6 }]);
});

// ------------------------------------------------------------------ fire out

test('[BDZ-veh-fire-out] [BDZ-D-c85] passengers fire as always, a driver with one hand; out of a closed rear nobody', () => {
  const out = (rider: object, v: object = {}, options = {}) => {
    const g = game({
      options,
      people: {
        billy: { aboard: 'a', sits: 'front', has: ['shotgun'], ...rider },
        foe: { seat: 'player-2', y: 28 },
      },
      vehicles: { a: v },
    });
    return readyGuns(g.w.book, g.person('billy')).flatMap(({ gun }) =>
      targetsAmong(g.w, 'billy', gun, ['foe']),
    );
  };
  expect(out({})).toEqual(['foe']);
  expect(out({ sits: 'wheel' })).toEqual([]);
  expect(out({ sits: 'wheel', has: ['pistol'] })).toEqual(['foe']);
  expect(out({ sits: 'wheel', has: ['pistol'] }, {}, { 'fire-from-vehicles': 'passengers-only' })).toEqual(
    [],
  );
  expect(out({ sits: 'rear' }, { kind: 'pickup' })).toEqual(['foe']);
  expect(out({ sits: 'rear' }, { kind: 'pickup', covered: true })).toEqual([]);
  expect(out({ sits: 'rear' }, { kind: 'big-rig' })).toEqual([]);
});

test('[BDZ-veh-shoot-targets] [BDZ-veh-fire-out] nobody outside fires at people in a closed rear', () => {
  const at = (v: object, begun?: number, sits: Person['sits'] = 'rear') => {
    const g = game({
      ...(begun !== undefined && { begun }),
      people: {
        billy: { aboard: 'a', sits },
        foe: { seat: 'player-2', y: 28, facing: 180, has: ['shotgun'] },
      },
      vehicles: { a: v },
    });
    return targetsAmong(g.w, 'foe', 'shotgun', ['billy']);
  };
  expect([at({ kind: 'pickup' }), at({ kind: 'rv' }), at({ kind: 'big-rig' }, undefined, 'front')]).toEqual(
    Array(3).fill(['billy']),
  );
  expect([at({ kind: 'pickup', covered: true }), at({ kind: 'big-rig' })]).toEqual([[], []]);
  expect(at({ kind: 'big-rig' }, 22)).toEqual(['billy']);
});

test('[BDZ-veh-fire-out] [BDZ-react-in-sight] [BDZ-D-zed-aboard] nobody in a closed rear takes In Sight for what comes up outside; those in it see one another', () => {
  const seen = (rider: object, v: object = {}) => {
    const g = game({
      people: {
        billy: { aboard: 'a', sits: 'rear', rep: 2, ...rider },
        dez: { aboard: 'a', sits: 'rear' },
        foe: { seat: 'player-2', y: 28 },
      },
      vehicles: { a: { kind: 'pickup', ...v } },
    });
    return [watchers(g.w, g.person('foe')).includes('billy'), g.table.sees('billy', 'dez')];
  };
  expect(seen({}, { covered: true })).toEqual([false, true]);
  expect(seen({}, { kind: 'big-rig' })).toEqual([false, true]);
  expect(seen({})).toEqual([true, true]);
  expect(seen({ sits: 'front' }, { covered: true })).toEqual([true, true]);
  expect(seen({}, { kind: 'rv', large: true })).toEqual([true, true]);
});

test('[BDZ-veh-fire-out] [BDZ-shoot-cover] the vehicle that somebody fires out of covers nobody outside it', () => {
  const at = (
    v: object,
    sits: 'front' | 'rear',
    x: number,
    y: number,
    others: Situation['vehicles'] = {},
  ) => {
    const g = game({
      people: { billy: { aboard: 'a', sits }, foe: { seat: 'player-2', x, y } },
      vehicles: { a: v, ...others },
    });
    return g.table.line('billy', 'foe');
  };
  for (const y of [20.3, 21, 23]) expect(at({}, 'front', 18, y), String(y)).toBe('clear');
  expect(at({}, 'front', 19.3, 18)).toBe('clear');
  expect(at({ kind: 'bus' }, 'front', 18, 25)).toBe('clear');
  expect(at({ kind: 'pickup' }, 'rear', 19.5, 18)).toBe('clear');
  // Another vehicle does.
  expect(at({}, 'front', 24, 18, { b: { x: 22, y: 18 } })).toBe('cover');
});

test('[BDZ-react-in-sight] [BDZ-veh-enter-exit-door] whoever gets out into the sight of an enemy who did not see it is tested for', () => {
  const g = game({
    map: {
      size: [60, 60],
      buildings: [{ id: 'h', name: 'h', rect: [14, 2, 27.5, 13], levels: 1 }],
    },
    people: {
      billy: { aboard: 'a', sits: 'front' },
      foe: { seat: 'player-2', x: 20, y: 18, facing: 135 },
    },
    vehicles: { a: { kind: 'bus', x: 30, y: 10, running: false } },
    active: ['billy'],
    dice: [6, 6],
  });
  const before = g.table.sees('foe', 'billy');
  g.step().answer('get-out billy door').end();
  expect([before, g.table.sees('foe', 'billy')]).toEqual([false, true]);
  expect(g.facts('tested').map((f) => `${f.who} ${f.test}`)).toEqual(['foe in-sight']);
  g.done();
});

test('[BDZ-react-in-sight] [BDZ-veh-enter-exit-door] so is whoever gets into one whose middle that enemy sees', () => {
  const g = game({
    map: {
      size: [60, 60],
      buildings: [{ id: 'h', name: 'h', rect: [14, 2, 27.5, 13], levels: 1 }],
    },
    people: {
      billy: { x: 28.4, y: 11.5 },
      foe: { seat: 'player-2', x: 20, y: 18, facing: 135 },
    },
    vehicles: { a: { kind: 'bus', x: 30, y: 15, running: false } },
    active: ['billy'],
    dice: [6, 6],
  });
  const before = g.table.sees('foe', 'billy');
  g.step().answer('board billy a wheel door').end();
  expect([before, g.table.sees('foe', 'billy')]).toEqual([false, true]);
  expect(g.facts('tested').map((f) => `${f.who} ${f.test}`)).toEqual(['foe in-sight']);
  g.done();
});

test('[BDZ-veh-def-seats] who carries somebody and has no time to get in is told of no want of seats where there are two', () => {
  const g = game({
    people: {
      billy: { x: 18.8, y: 18, retrieves: 'dez', used: 7 },
      dez: { x: -1, y: -1, status: 'out', prone: true },
    },
    vehicles: { a: { kind: 'motorcycle', running: false } },
    active: ['billy'],
  }).step();
  expect(g.options().filter((id) => id.startsWith('board'))).toEqual([]);
  const why = EVENING.whyNot?.(g.view('player-1'), 'billy', 'board', undefined, g.w.book);
  expect(why).toMatchObject({ rule: 'BDZ-veh-enter-exit-door', line: { key: 'why-not.not-now' } });
});

test('[BDZ-D-alarm-off] whoever has its whole activation and is at the vehicle or in it may try to silence it, once', () => {
  const may = (billy: Partial<Person>, v: object = {}, state: Situation['state'] = {}) => {
    const g = game({
      people: { billy: { x: 16.75, y: 18, ...billy } },
      zeds: { 'zed-1': { x: 15.5, y: 18 } },
      vehicles: { a: { running: false, alarm: true, ...v }, b: { x: 30, running: false } },
      active: ['billy'],
      state: state ?? {},
    });
    return maySilence(g.w, g.person('billy'), g.vehicle('a'));
  };
  expect([may({}), may({ aboard: 'a', sits: 'rear' })]).toEqual([true, true]);
  expect([may({}, { alarm: false }), may({}, { triedBy: ['billy'] })]).toEqual([false, false]);
  expect([may({ used: 0.1 }), may({ fired: true }), may({ status: 'ducked' }), may({ x: 12 })]).toEqual(
    Array(4).fill(false),
  );
  expect(may({ aboard: 'b', sits: 'front' })).toBe(false);
  expect(may({}, {}, { melees: [{ who: 'billy', with: 'zed-1', rear: false }] })).toBe(false);
});

test('[BDZ-enc-rand-6] keys that others keep start nothing for one’s own side; with none one may hot-wire, once each', () => {
  const may = (v: object) => {
    const g = game({ people: { billy: {} }, vehicles: { a: { running: false, ...v } } });
    return mayStart(g.vehicle('a'), { id: 'billy', side: 'player-1' });
  };
  const tried = { triedBy: ['billy'] };
  expect([may({ ...tried }), may({ ...tried, keeper: 'player-1' })]).toEqual([true, true]);
  expect([may({ ...tried, keeper: 'player-2' }), may({ ...tried, keys: 'none' })]).toEqual([false, false]);
  expect([may({ keeper: 'player-2' }), may({ keys: 'none' })]).toEqual([true, true]);
  expect([
    may({ running: true }),
    may({ stuck: true }),
    may({ condition: 'wreck' }),
    may({ fuel: 0 }),
    may({ attempted: true }),
  ]).toEqual(Array(5).fill(false));
});

test('[BDZ-veh-def-seats] whoever sits in a vehicle or on it is named there, since nobody stands anywhere else', () => {
  const g = game({
    people: { a: { aboard: 'car', sits: 'wheel' }, b: { aboard: 'bike', sits: 'wheel' }, c: {} },
    vehicles: { car: {}, bike: { kind: 'motorcycle', x: 30 } },
  });
  const scene = bdz.scene(g.view('player-1'), g.w.book);
  if (scene.kind !== 'measured') throw new Error('It is measured.');
  const named = scene.vehicles.map((v) => [v.id, v.aboard]);
  expect(named).toEqual([
    ['car', ['a']],
    ['bike', ['b']],
  ]);
  expect(scene.figures.map((f) => f.id)).toEqual(['c']);
});
