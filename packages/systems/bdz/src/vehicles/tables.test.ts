import { describe, expect, test } from 'vitest';
import { gunRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { bashRow, kindRow, workingRow } from '../house/vehicle-rows.js';
import { GUNS } from '../kinds.js';
import { measures } from '../table/bodies.js';
import {
  BASH_DAMAGE,
  DISABLED,
  driverRow,
  KINDS,
  OBSTACLES,
  REACHES,
  ROLL_IMPACT,
  STARTS,
  sizeOf,
  T_BONE,
  VEHICLE_HIT,
} from '../tables/vehicles.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { drives } from './driving.js';
import { firesAtVehicle } from './firing.js';
import { MEETS } from './reacting.js';
import { rolls } from './rolling.js';
import { examines, starts } from './starting.js';

const ROAD = { ground: 'road', size: [60, 60] as [number, number] };
const AT_WHEEL = { aboard: 'a', sits: 'wheel' } as const;

function on(more: Situation, v: NonNullable<Situation['vehicles']>[string] = {}): Game {
  return game({
    map: ROAD,
    ...more,
    people: { billy: AT_WHEEL, ...more.people },
    vehicles: { a: { x: 30, y: 10, speed: 12, ...v }, ...more.vehicles },
    active: ['billy'],
  });
}
const tests = (g: Game) => g.facts('driver-tested').map((f) => `${f.who} ${f.test} ${f.result}`);

test('[BDZ-T-veh-list] every column of the nine is that of the register', () => {
  const rows = printed<{
    readonly type: string;
    readonly speed: number;
    readonly turns: number;
    readonly seats: number | { readonly [part: string]: number };
    readonly bash: number;
    readonly reverse: boolean;
    readonly bootlegger: boolean;
    readonly open: boolean | string;
  }>('BDZ-T-veh-list');
  expect(KINDS.rows).toHaveLength(rows.length);
  for (const [
    i,
    { id, name, speed, turns, seats, bash, reverse, bootlegger, open },
  ] of KINDS.rows.entries()) {
    const row = rows[i] as (typeof rows)[0];
    expect(row.type.toLowerCase().slice(0, 3), id).toBe(name.toLowerCase().slice(0, 3));
    expect({ speed, turns, bash, reverse, bootlegger }, id).toEqual({
      speed: row.speed,
      turns: row.turns,
      bash: row.bash,
      reverse: row.reverse,
      bootlegger: row.bootlegger,
    });
    // An RV has two numbers, for a small and a large one.
    const { front, rear } = seats;
    const people = typeof row.seats === 'number' ? [row.seats] : Object.values(row.seats);
    expect([front, id === 'rv' ? front + rear : rear], id).toEqual([people[0], people[1] ?? 0]);
    expect(open !== 'nobody', id).toBe(row.open !== false);
  }
});

describe('does it go', () => {
  const found = { found: true, running: false, keys: 'unknown', fuel: -1 } as const;
  const look = (day: number, dice: readonly number[]) => {
    const g = game({ day, people: { billy: {} }, vehicles: { a: found }, dice });
    g.begin(examines(g.w, 'billy', 'a'))
      .end()
      .done();
    return g.vehicle('a');
  };
  /** First days of rows that the register names in words. */
  const FROM: { readonly [words: string]: number } = {
    'first anniversary': 361,
    'second anniversary': 721,
    'third anniversary': 1081,
  };

  test('[BDZ-T-veh-working] each face on each date: a wreck, an empty tank, or so much in it', () => {
    const rows = printed<{
      readonly from_day?: number;
      readonly from?: string;
      readonly empty_on: readonly number[];
      readonly wreck_on: readonly number[];
      readonly fuel_if_any: string;
    }>('BDZ-T-veh-working');
    expect(rows).toHaveLength(6);
    for (const { from_day, from = '', empty_on, wreck_on, fuel_if_any } of rows) {
      const day = from_day ?? (FROM[from] as number);
      expect(workingRow(PRINTED, day).from).toBe(day);
      const sound = wreck_on.length > 0 ? [6] : [];
      for (const die of wreck_on) expect(look(day, [die])).toMatchObject({ condition: 'wreck', fuel: 0 });
      for (const die of empty_on)
        expect(look(day, [...sound, die])).toMatchObject({ condition: 'runs', fuel: 0 });
      const full = empty_on.length > 0 ? [6] : [];
      const amount = fuel_if_any === 'bash_value' ? [] : [5];
      const fuel = { bash_value: kindRow(PRINTED, 'sedan').bash, '1d6': 5, '1/2d6': 3 }[fuel_if_any];
      expect(look(day, [...sound, ...full, ...amount])).toMatchObject({ condition: 'runs', fuel });
      // The face after the last bad one is good.
      if (empty_on.length > 0) {
        const next = empty_on.length + 1;
        expect(look(day, [...sound, next, ...amount]).fuel).toBeGreaterThan(0);
      }
      if (wreck_on.length > 0)
        expect(look(day, [wreck_on.length + 1, ...full, ...amount]).condition).toBe('runs');
    }
  });

  test('[BDZ-T-veh-start] 1-3 starts; 4-6 does not, is as loud as six shots, and leaves the next turn', () => {
    const [works, fails] = printed<{ readonly score: [number, number]; readonly shots?: number }>(
      'BDZ-T-veh-start',
    );
    expect([works?.score, fails?.score]).toEqual([
      [1, STARTS],
      [STARTS + 1, 6],
    ]);
    for (let die = 1; die <= 6; die++) {
      const g = game({
        people: { billy: AT_WHEEL },
        vehicles: { a: { ...found, keys: 'at-hand', fuel: 5 } },
        dice: [die],
      });
      g.begin(starts(g.w, 'billy', 'a'))
        .end()
        .done();
      expect(g.vehicle('a')).toMatchObject({ running: die <= STARTS, attempted: true });
      expect(g.state.noises.map((n) => n.shots)).toEqual([fails?.shots]);
    }
  });
});

test('[BDZ-T-veh-reactions] each cell of the seven tests has done what the register says of it', () => {
  type Row = { readonly test: string; readonly star_choice: boolean } & { readonly [cell: string]: unknown };
  const rows = printed<Row>('BDZ-T-veh-reactions');
  const cells = (name: string) => {
    const { pass0, pass1, pass2, star_choice } = rows.find((r) => r.test === name) as Row;
    return { star: star_choice, cells: [pass0, pass1, pass2].map(String) };
  };
  /** What a cell in the book begins with, for each result. */
  const begins = {
    nothing: 'nothing',
    'go-half': 'move up to half current speed',
    veer: 'move forward half current speed, then veer 3 inches',
    'veer-and-lose-control': 'move forward half current speed, then veer 3 inches',
    'run-at': 'success',
    'run-at-warned': 'success',
    miss: 'target fires at the driver',
    dodge: 'target fires at the driver',
    hit: 'vehicle hits',
  } as const;
  for (const [name, id] of [
    ['In Sight', 'vehicle-in-sight'],
    ['Received Fire', 'vehicle-received-fire'],
    ['Vehicle Charge', 'vehicle-charge'],
  ] as const) {
    const { star, cells: all } = cells(name);
    expect(driverRow(id).star, id).toBe(star);
    for (const [passed, does] of driverRow(id).results.entries()) {
      expect(all[passed], `${id} ${passed}`).toContain(begins[does as keyof typeof begins]);
      expect(/Lose Control/.test(all[passed] as string)).toBe(does === 'veer-and-lose-control');
      expect(/\+1 Rep/.test(all[passed] as string)).toBe(does === 'run-at-warned');
    }
  }
  const charged = rows.find((r) => r.test === 'Vehicle Charged') as Row;
  expect(driverRow('vehicle-charged').results).toEqual(
    [charged.pass0, charged.pass1, charged.pass2].map(
      (cell) =>
        ({
          'Lose Control at -1 Rep': 'lose-control-minus-1',
          'Lose Control': 'lose-control',
          'choose Bash or Lose Control': 'bash-or-lose-control',
        })[(cell as { readonly by_vehicle: string }).by_vehicle],
    ),
  );
  expect(driverRow('vehicle-charged').afoot).toEqual(
    [charged.pass0, charged.pass1, charged.pass2].map(
      (cell) =>
        ({ 'keep speed and course': 'keep-course', 'carry on': 'carry-on' })[
          (cell as { readonly by_characters: string }).by_characters
        ],
    ),
  );
  const run = rows.find((r) => r.test === 'Being Run Down') as Row;
  expect(run.pass1).toEqual({
    driver_rep_higher_or_target_prone: 'as pass0',
    target_rep_equal_or_higher: 'as pass2',
  });
  expect(driverRow('being-run-down')).toMatchObject({ star: false, results: ['hit', 'by-rep', 'dodge'] });
  expect([String(run.pass0), String(run.pass2)].map((c) => c.slice(0, 12))).toEqual([
    'vehicle hits',
    'target fires',
  ]);
  const control = rows.find((r) => r.test === 'Lose Control') as Row;
  const [plain, bash] = (['no_bash_or_pedestrian', 'bash'] as const).map((line) =>
    [control.pass0, control.pass1, control.pass2].map((c) => (c as { readonly [l: string]: string })[line]),
  );
  expect(plain?.map((c) => c?.split(' ')[0])).toEqual(['rolls', 'carry', 'carry']);
  expect(driverRow('lose-control').results).toEqual(['roll-over', 'carry-on', 'carry-on']);
  expect([bash?.[0], bash?.[1], bash?.[2]].map((c) => c?.match(/not avoided|stop|carry on/)?.[0])).toEqual([
    'not avoided',
    'stop',
    'carry on',
  ]);
  expect(driverRow('lose-control').bash).toEqual(['collide', 'swerve-and-stall', 'swerve']);
  const speed = rows.find((r) => r.test === 'Driver Test') as Row;
  const times = (line: 'road' | 'cross_country') =>
    [speed.pass0, speed.pass1, speed.pass2].map((c) =>
      Number((c as { readonly [l: string]: string })[line]?.match(/^up to ([\d.]+) x/)?.[1] ?? 1),
    );
  expect([times('road'), times('cross_country')]).toEqual([REACHES.road, REACHES.off]);
});

test('[BDZ-D-c6] without a Driver Test half of Speed off the road: what the worst test leaves as well', () => {
  const off = (dice: readonly number[]) => {
    const g = on({ map: { size: [60, 60] }, dice }, { speed: 18 });
    g.begin(drives(g.w, 'a'));
    if (dice.length > 0) g.answer('test');
    return g.answer('18', 'go').options()[0];
  };
  expect([off([]), off([5, 5])]).toEqual(['9', '9']);
  expect(REACHES.off[0]).toBe(0.5);
});

describe('a bash', () => {
  /** Faces of n dice, of which the first `good` succeed. */
  const fall = (good: number, n: number) => Array.from({ length: n }, (_, i) => (i < good ? 3 : 4));
  /** An SUV of 6 dice hits a sedan of 5 that is at rest, with somebody at its wheel. */
  const into = (own: number, other: number, dice: readonly number[], b: object = {}) => {
    const { side = 0, ...more } = b as { side?: number };
    const g = on(
      {
        people: { foe: { seat: 'player-2', rep: 4, aboard: 'b', sits: 'wheel' } },
        vehicles: { b: { x: 30.2, y: 22, ...more } },
        dice: [6, 6, ...fall(own, 6 + side), ...fall(other, 5), ...dice],
      },
      { kind: 'suv' },
    );
    g.begin(rolls(g.w, 'a', 16, 'BDZ-D-c84', MEETS))
      .end()
      .done();
    return g;
  };
  // Contact is at 18.25, with 7.75 inches left.
  const gone = (g: Game) => g.vehicle('a').y - 18.25;

  test('[BDZ-T-veh-bash] by the lead: what the winner drives on, who loses control, and who is damaged', () => {
    const rows = printed<{
      readonly lead: number | string;
      readonly winner?: string;
      readonly winner_test?: string;
      readonly loser?: string;
    }>('BDZ-T-veh-bash');
    const outcome = {
      'Lose Control': 'lose-control',
      'Bash Damage Table': 'damage',
      none: 'nothing',
    } as const;
    for (const { lead, winner, winner_test, loser } of rows) {
      const row = bashRow(PRINTED, lead === '3+' ? 3 : Number(lead));
      if (lead === 0) expect(row).toMatchObject({ goesOn: 1, winner: 'nothing', loser: 'nothing' });
      else
        expect(row, `${lead}`).toMatchObject({
          goesOn: winner?.includes('half') ? 0.5 : 1,
          winner: outcome[winner_test as keyof typeof outcome],
          loser: outcome[loser as keyof typeof outcome],
        });
    }
    expect(bashRow(PRINTED, 9)).toEqual(bashRow(PRINTED, 3));
    // No damage die passes against the difference of one, so the loser takes Lose Control.
    const control = ['billy lose-control collide'];
    const three = into(3, 0, [2, 2, 1, 1]);
    expect(gone(three)).toBe(7.75);
    expect(tests(three)).toEqual([...control, 'foe lose-control carry-on']);
    const two = into(2, 0, [2, 2, 1, 1, 1, 1]);
    expect(gone(two)).toBe(3.875);
    expect(tests(two)).toEqual([...control, 'foe lose-control carry-on', 'billy lose-control carry-on']);
    const one = into(1, 0, [1, 1, 1, 1]);
    expect(gone(one)).toBe(7.75);
    expect(tests(one)).toEqual(tests(two));
    const none = into(2, 2, []);
    expect([gone(none), tests(none)]).toEqual([7.75, control]);
    expect(T_BONE).toBe(3);
    expect(into(0, 0, [], { facing: 90, side: T_BONE }).facts('bashed')).toMatchObject([{ side: true }]);
  });

  test('[BDZ-T-veh-bash-damage] two passed explode, one rolls it over for good, none cost the loser control', () => {
    const rows = printed<{ readonly passed: number; readonly result: string }>('BDZ-T-veh-bash-damage');
    const words = {
      exploded: 'explodes',
      overturned: 'rolls over beyond repair',
      'lose-control': 'no real damage',
    };
    for (const { passed, result } of rows)
      expect(result).toContain(words[BASH_DAMAGE[passed as 0] as keyof typeof words]);
    expect(rows.find((r) => r.passed === 1)?.result).toContain(`Impact ${ROLL_IMPACT}`);
    const two = into(3, 0, [1, 1]);
    expect([two.vehicle('b').condition, two.person('foe').status]).toEqual(['wreck', 'dead']);
    const one = into(3, 0, [1, 2, 3]);
    expect([one.vehicle('b').condition, one.person('foe').status]).toEqual(['overturned', 'out']);
    expect(one.facts('wound')).toMatchObject([{ against: ROLL_IMPACT }]);
    const none = into(3, 0, [2, 2, 1, 1]);
    expect([none.vehicle('b').condition, none.person('foe').status]).toEqual(['runs', 'carry-on']);
    expect(tests(none).at(-1)).toBe('foe lose-control carry-on');
  });
});

test('[BDZ-T-veh-disabled] two passed roll it over, one stops it, none are Received Fire; a Target of 1 never hits', () => {
  const rows = printed<{ readonly passed: number; readonly result: string }>('BDZ-T-veh-disabled');
  const words = {
    overturned: 'rolls over',
    disabled: 'rolls to a stop',
    'received-fire': 'no effect',
  } as const;
  for (const { passed, result } of rows) expect(result).toContain(words[DISABLED[passed as 0]]);
  const fires = (gun: (typeof GUNS)[number], dice: readonly number[]) => {
    const g = on({ people: { foe: { seat: 'player-2', x: 30, y: 20, facing: 180, has: [gun] } }, dice });
    g.begin(firesAtVehicle(g.w, 'foe', 'a'))
      .end()
      .done();
    return g;
  };
  const NEEDS: { readonly [target: number]: readonly number[] } = { 1: [], 2: [6], 3: [5, 6], 4: [4, 5, 6] };
  for (const gun of GUNS) {
    const hits = [1, 2, 3, 4, 5, 6].filter((die) => die + gunRow(PRINTED, gun).target >= VEHICLE_HIT);
    expect(hits, gun).toEqual(NEEDS[gunRow(PRINTED, gun).target]);
  }
  // Impact 2.
  const hit = (dice: readonly number[]) => fires('shotgun', [6, ...dice]);
  expect(hit([2, 2, 1]).vehicle('a').condition).toBe('overturned');
  expect(hit([2, 2, 1]).person('billy').status).toBe('dead');
  const one = hit([2, 3]);
  expect([one.vehicle('a').condition, one.vehicle('a').speed, one.person('billy').status]).toEqual([
    'disabled',
    0,
    'carry-on',
  ]);
  expect(hit([3, 3]).state.owing.map((o) => o.what)).toEqual(['vehicle-received-fire']);
  expect(fires('shotgun', [4]).facts('fired-at-vehicle')).toMatchObject([{ total: 7, hit: false }]);
});

test('[BDZ-T-veh-obstacles] dice, difference and what breaks, as the register has them', () => {
  const rows = printed('BDZ-T-veh-obstacles').filter(
    ({ obstacle }) => obstacle !== 'vehicle without a driver',
  );
  const ours = OBSTACLES.rows.map(({ name, dice, difference, breaks }) => ({
    obstacle: name.toLowerCase(),
    dice,
    difference,
    broken: breaks ? 'when it loses' : 'never',
  }));
  expect(ours).toEqual(rows);
});

test('[BDZ-T-veh-size] every footprint is that of the register, and what drives over the table has it', () => {
  const rows = printed<{ readonly type: string; readonly length: number; readonly width: number }>(
    'BDZ-T-veh-size',
  );
  expect(rows).toHaveLength(KINDS.rows.length);
  for (const [i, { id }] of KINDS.rows.entries()) {
    const { length, width } = sizeOf(id);
    expect([length, width], id).toEqual([rows[i]?.length, rows[i]?.width]);
    expect(measures({ kind: id, size: null } as never)).toMatchObject({ length, width });
  }
});
