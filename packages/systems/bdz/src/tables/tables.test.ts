import type { PrintedRow, PrintedTable } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { bdz } from '../index.js';
import { printed } from '../testing/printed.js';

type Range = readonly [number, number];
type Cells = { readonly [column: string]: unknown };

const TABLES = bdz.tables ?? [];
const of = (id: string) => TABLES.find((t) => t.id === id) as PrintedTable;

/** Fewer and more than any dice show: tables are open towards them. */
const [UNDER, OVER] = [0.5, 20];

/** First and last totals of tables that are read with something added, or with other dice than two. */
const ENDS: { readonly [id: string]: Range } = {
  'BDZ-T-list-military': [2, 14],
  'BDZ-T-weapons-survivor': [UNDER, OVER],
  'BDZ-T-weapons-civilian': [UNDER, OVER],
  'BDZ-T-weapons-ganger': [UNDER, OVER],
  'BDZ-T-shoot': [UNDER, OVER],
  'BDZ-T-melee': [0, OVER],
  'BDZ-T-veh-bash': [0, OVER],
  'BDZ-T-zgen-place': [1, 6],
  'BDZ-T-whats-inside': [UNDER, OVER],
  'BDZ-T-disc-who': [1, OVER],
  'BDZ-T-raid-who': [1, OVER],
  'BDZ-T-tb-who': [1, OVER],
  'BDZ-T-meet-greet': [1, OVER],
  'BDZ-T-resources': [UNDER, 14],
  'BDZ-T-losers': [1, 6],
  'BDZ-T-barter': [1, OVER],
  'BDZ-T-raid-occupants': [UNDER, OVER],
  'BDZ-T-raid-awareness': [1, 6],
};

/** The ranges of rows in order, those of a further die apart. */
function ranges(rows: readonly PrintedRow[]): Range[] {
  const totals = new Map<string, PrintedRow[]>();
  for (const row of rows) totals.set(String(row.on), [...(totals.get(String(row.on)) ?? []), row]);
  for (const [on, split] of totals) {
    const dice = split.flatMap((row) => ((row.sub ?? row.die) ? [(row.sub ?? row.die) as Range] : []));
    if (dice.length > 0) expect(faces(dice), on).toEqual([1, 2, 3, 4, 5, 6]);
    else expect(split, on).toHaveLength(1);
  }
  return [...totals.values()].map(([row]) => row?.on as Range).sort(([a], [b]) => a - b);
}
const faces = (all: readonly Range[]) =>
  all.flatMap(([from, upTo]) => Array.from({ length: upTo - from + 1 }, (_, i) => from + i));

describe('tables read by a total', () => {
  const read = TABLES.filter(({ id, rows }) => rows[0]?.on && id !== 'BDZ-T-road-place');

  test.each(read.map((t) => [t.id, t] as const))(
    '[BDZ-dice-adding] %s: from the least to the most that dice can show',
    (id, t) => {
      const all = ranges(t.rows);
      const [least, most] = [all[0]?.[0] as number, all[all.length - 1]?.[1] as number];
      const [first, last] = ENDS[id] ?? [2, 12];
      if (first === UNDER) expect(least).toBeLessThanOrEqual(UNDER);
      else expect(least).toBe(first);
      if (last === OVER) expect(most).toBeGreaterThan(OVER);
      else expect(most).toBe(last);
    },
  );

  test('[BDZ-dice-how-many] two dice of six faces, but for two tables that are read with one', () => {
    const one = ['BDZ-T-zgen-place', 'BDZ-T-raid-awareness'];
    for (const { id, dice } of TABLES)
      if (dice) expect(dice, id).toEqual({ n: one.includes(id) ? 1 : 2, sides: 6 });
  });

  test.each(['off', 'on', 'building'])(
    '[BDZ-T-road-place] %s: each face is in one row of each letter',
    (where) => {
      for (const letter of ['A', 'B', 'C', 'D']) {
        const rows = of('BDZ-T-road-place').rows.filter(
          (row) => row.where === where && (row.letters as readonly string[]).includes(letter),
        );
        expect(faces(ranges(rows))).toEqual([1, 2, 3, 4, 5, 6]);
      }
    },
  );
});

describe('cells that the register words differently', () => {
  const cells = (id: string, ...columns: string[]) => of(id).rows.map((row) => columns.map((c) => row[c]));

  test('[BDZ-T-shoot] [BDZ-shoot-7] [BDZ-shoot-10] open at both ends', () => {
    const totals = [
      [0, 7],
      [8, 8],
      [9, 9],
      [10, 99],
    ];
    expect(cells('BDZ-T-shoot', 'on').flat()).toEqual(totals);
  });

  test('[BDZ-T-melee] [BDZ-melee-result] two or more, one, none', () => {
    expect(cells('BDZ-T-melee', 'on').flat()).toEqual([
      [2, 99],
      [1, 1],
      [0, 0],
    ]);
  });

  test('[BDZ-T-veh-bash] [BDZ-veh-bash-dice] by the lead, and the share of the move that is left', () => {
    expect(cells('BDZ-T-veh-bash', 'on', 'goesOn')).toEqual([
      [[0, 0], 1],
      [[1, 1], 1],
      [[2, 2], 0.5],
      [[3, 99], 1],
    ]);
  });

  test('[BDZ-T-veh-working] [BDZ-veh-working-first30] days, faces for an empty tank, faces for a wreck', () => {
    expect(cells('BDZ-T-veh-working', 'from', 'empty', 'wreck')).toEqual([
      [1, 0, 0],
      [15, 2, 0],
      [31, 4, 0],
      [361, 5, 0],
      [721, 5, 3],
      [1081, 5, 5],
    ]);
  });

  test('[BDZ-T-roads] [BDZ-terrain-road] roads, lanes, and the highest face on which one runs all the way', () => {
    expect(cells('BDZ-T-roads', 'area', 'roads', 'lanesEachWay', 'across')).toEqual([
      ['urban', 2, 2, 6],
      ['suburbs', 1, 2, 6],
      ['rural', 1, 1, 4],
    ]);
  });

  test('[BDZ-T-raid-occupants] [BDZ-enc-raid-occupants] times those who enter, more or fewer, and at least', () => {
    expect(cells('BDZ-T-raid-occupants', 'on', 'times', 'plus', 'least')).toEqual([
      [[-99, 5], 0, 0, 0],
      [[6, 6], 0, 1, 0],
      [[7, 7], 1, -1, 1],
      [[8, 10], 1, 0, 0],
      [[11, 11], 1, 1, 0],
      [[12, 99], 2, 0, 0],
    ]);
  });

  test('[BDZ-T-whats-inside] [BDZ-T-meet-greet] totals and leads', () => {
    expect(cells('BDZ-T-whats-inside', 'on').flat()).toEqual([
      [-99, 3],
      [4, 7],
      [8, 10],
      [11, 99],
    ]);
    expect(cells('BDZ-T-meet-greet', 'on', 'lead')).toEqual([
      [[2, 99], 2],
      [[1, 1], 1],
    ]);
  });
});

/** Columns of ours and of the register that are called differently. */
const CALLED: { readonly [id: string]: { readonly [ours: string]: string } } = {
  'BDZ-T-daypart': {
    inside: 'whats_inside',
    occupants: 'raid_occupants',
    awareness: 'raid_awareness',
    road: 'road_awareness',
  },
  'BDZ-T-barricade': { rep: 'max_rep', gain: 'gain_per_activation' },
};

/** The row of the register for each of ours: that with its id if rows have ids, or else the one in its place. */
function theirs({ id, rows }: PrintedTable): (Cells | undefined)[] {
  const all: unknown = printed(id);
  const listed = (Array.isArray(all) ? all : []).filter((r: Cells) => !r.special) as Cells[];
  if (listed.some((r) => r.id !== undefined)) return rows.map((row) => listed.find((r) => r.id === row.id));
  return listed.length === rows.length ? listed : [];
}

test('[BDZ-rep-meaning] numbers in the tables are those of the register, row by row and column by column', () => {
  const isCell = (cell: unknown) => typeof cell === 'number' || typeof cell === 'boolean';
  let compared = 0;
  for (const table of TABLES) {
    const wanted = theirs(table);
    for (const [i, row] of table.rows.entries())
      for (const [column, cell] of Object.entries(row)) {
        const other = wanted[i]?.[CALLED[table.id]?.[column] ?? column];
        if (!isCell(cell) || !isCell(other)) continue;
        expect(cell, `${table.id}, row ${i + 1}, ${column}`).toBe(other);
        compared += 1;
      }
  }
  expect(compared).toBeGreaterThan(200);
});
