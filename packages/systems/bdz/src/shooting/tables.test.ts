import { describe, expect, test } from 'vitest';
import { damageBy, shotRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import { exchange } from '../reaction/exchange.js';
import { REGISTER } from '../register.js';
import { game, type Situation } from '../testing/game.js';
import { fireAll } from './shooting.js';
import { readyGuns } from './weapons.js';

const BILLY = { x: 18, y: 10, rep: 4, has: ['pistol'] } as const;
const CARLOS = { seat: 'player-2', x: 18, y: 18, facing: 180, rep: 4, has: ['pistol'] } as const;

/** The register's names for our circumstances. */
const NAMES: { readonly [circumstance: string]: string } = {
  concealed: 'target_concealed',
  cover: 'target_in_cover',
  prone: 'target_prone',
  'target-fast': 'target_moved_fast',
  'shooter-fast': 'shooter_moved_fast',
  snap: 'shooter_snap_firing',
  'second-target': 'second_or_later_target',
  'third-target': 'third_or_later_target',
};

test('[BDZ-T-shoot] every row is that of the register', () => {
  const table = (REGISTER.tables ?? []).find((t) => t.id === 'BDZ-T-shoot') as unknown as {
    rows: readonly { readonly total: number; readonly miss_if: readonly string[] }[];
  };
  for (const { total, miss_if } of table.rows) {
    const { result, missIf = [] } = shotRow(PRINTED, total);
    if (result === 'miss') expect(miss_if).toEqual(['always']);
    else expect(missIf.map((c) => NAMES[c])).toEqual(miss_if);
  }
  expect([0, 2, 7, 8, 9, 10, 15].map((n) => shotRow(PRINTED, n).result)).toEqual([
    'miss',
    'miss',
    'miss',
    'hit',
    'hit',
    'hit',
    'hit',
  ]);
});

test('[BDZ-T-damage] a 1 kills, Impact or less puts out of the fight, more knocks down; the first two kill a zombie', () => {
  const row = (impact: number, kind: 'human' | 'zombie') =>
    [1, 2, 3, 4, 5, 6].map((die) => damageBy(PRINTED, die, impact, kind));
  expect(row(1, 'human')).toEqual(['dead', ...Array(5).fill('knocked-down')]);
  expect(row(3, 'human')).toEqual(['dead', 'out', 'out', ...Array(3).fill('knocked-down')]);
  expect(row(3, 'zombie')).toEqual([...Array(3).fill('dead'), ...Array(3).fill('knocked-down')]);
});

describe('a miss', () => {
  const shot = (dice: readonly number[], answer = 'carlos') => {
    const g = game({ people: { billy: BILLY, carlos: CARLOS }, dice });
    g.begin(exchange(g.w, [{ who: 'billy', at: ['carlos'], snap: false, why: 'active', charged: false }]));
    g.answer(answer).end().done();
    return g.tests();
  };

  test('[BDZ-shoot-miss] missed by every die, it takes Received Fire at once', () => {
    expect(shot([2, 3, /* Carlos */ 6, 6])).toEqual(['carlos received-fire 0 retire']);
  });

  test('[BDZ-shoot-miss] hit by one of them it takes the damage instead', () => {
    expect(shot([2, 6, /* damage */ 1])).toEqual([]);
    expect(shot([2, 6, /* damage */ 5, /* recover */ 1, 1])).toEqual([
      'carlos recover-from-knock-down 2 stunned',
    ]);
  });
});

test('[BDZ-shoot-ammo-unlimited] rounds are not counted: only ones empty a weapon, and every reload fills it again', () => {
  const people: Situation['people'] = { billy: BILLY, foe: { ...CARLOS, rep: 9 } };
  const g = game({ people, active: ['billy'], dice: [...Array(24).fill(2), 1, 1, 2, 2, 1, 1] });
  const fire = () => {
    g.begin(fireAll(g.w, [{ who: 'billy', at: ['foe'], snap: false, why: 'reaction', charged: false }]));
    g.answer('foe').end();
    return readyGuns(g.w.book, g.person('billy')).length;
  };
  expect(Array.from({ length: 13 }, fire)).toEqual([...Array(12).fill(1), 0]);
  g.step().answer('reload billy 0').step().answer('done').end();
  expect([fire(), fire()]).toEqual([1, 0]);
  Object.assign(g.person('billy'), { fired: false });
  Object.assign(g.state, {
    active: { side: 'player-1', who: ['billy'], manner: 'move', rallied: [] },
    done: [],
  });
  g.step().answer('reload billy 0').step().answer('done').end().done();
  expect(readyGuns(g.w.book, g.person('billy'))).toHaveLength(1);
});

test('[BDZ-T-shoot] [BDZ-T-melee] [BDZ-T-veh-bash] [BDZ-T-losers] [BDZ-T-barter] in every table rows follow one another without gap or overlap; those of one total stand together', () => {
  type On = readonly [low: number, high: number];
  for (const { id, rows } of bdz.tables) {
    // Places by the road are three tables in one.
    if (id === 'BDZ-T-road-place') continue;
    const on = rows.flatMap((r) => ('on' in r ? [r.on as On] : []));
    const follows = ([low, high]: On, [was, upTo]: On) =>
      low === upTo + 1 || high === was - 1 || (low === was && high === upTo);
    const wrong = on.filter((row, i) => row[1] < row[0] || (i > 0 && !follows(row, on[i - 1] as On)));
    expect(wrong, id).toEqual([]);
  }
});
