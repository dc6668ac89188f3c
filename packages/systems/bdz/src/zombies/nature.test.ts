import { describe, expect, test } from 'vitest';
import { charge } from '../melee/charge.js';
import { fight } from '../melee/melee.js';
import { settle } from '../reaction/exchange.js';
import type { Zed } from '../state.js';
import { HAND_TO_HAND } from '../tables/weapons.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { contactWay } from './charging.js';
import { startingZombies } from './coming.js';

/** Plays steps of the zombies' phase. */
function phase(given: Situation, steps = 1): Game {
  const g = game({ ...given, state: { acting: 2, ...given.state } });
  for (let n = 0; n < steps; n++) g.step();
  return g;
}

describe('what zombies are', () => {
  test('[BDZ-zed-rep] of Rep 4: a die of 4 lets them act, a 5 does not', () => {
    const goes = (die: number) =>
      phase({
        people: { a: { x: 2, y: 2 } },
        zeds: { 'zed-1': { x: 18, y: 10 } },
        state: { dice: { humans: 6, zombies: die } },
      }).facts('walked').length;
    expect([goes(4), goes(5), goes(6)]).toEqual([1, 0, 0]);
  });

  test('[BDZ-zed-one-group] one group: all of them act, however far from one another', () => {
    const g = phase({
      people: { a: { x: 18, y: 2, facing: 180 } },
      zeds: {
        'zed-1': { x: 2, y: 34, facing: 90 },
        'zed-2': { x: 34, y: 34, facing: 270 },
        'zed-3': { x: 2, y: 20 },
      },
    });
    expect(new Set(g.facts('walked').map((f) => f.who)).size).toBe(3);
  });

  test('[BDZ-zed-weapon] bare hands and teeth of Impact 1: any blade has a die more against them, and they have none more', () => {
    for (const { id, impact } of HAND_TO_HAND.rows.filter((row) => row.id !== 'chainsaw')) {
      const more = impact > 1 ? 1 : 0;
      const g = game({
        people: { a: { melee: id } },
        zeds: { 'zed-1': { x: 19 } },
        state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
        dice: [...Array(4 + more).fill(6), 6],
      });
      g.begin(fight(g.w, g.state.melees)).end().done();
    }
    const g = phase({ people: { a: { x: 18, y: 30, facing: 0 } }, zeds: { 'zed-1': { x: 18, y: 10 } } }, 4);
    expect(g.facts('fired')).toEqual([]);
  });

  test('[BDZ-zreact-none] no test, whatever happens to them: shot at, a friend down, charged', () => {
    const g = game({
      people: { a: { has: ['pistol'], melee: 'one-handed' } },
      zeds: { 'zed-1': { x: 18, y: 21, facing: 180 }, 'zed-2': { x: 20, y: 21, facing: 180 } },
      active: ['a'],
      dice: [/* charge */ 1, 2, /* melee */ 6, 6, 6, 6, 6, 6],
    });
    g.begin(settle(g.w, { missed: [{ target: 'zed-1', by: ['a'], rank: 1, impact: 1 }], down: [] })).end();
    expect(g.tests()).toEqual([]);
    g.begin(charge(g.w, [{ who: 'a', target: 'zed-1' }], [])).end();
    expect(g.tests()).toEqual(['a wanting-to-charge 2 charge']);
    expect(g.state.melees).toEqual([{ who: 'a', with: 'zed-1', rear: false }]);
    g.done();
  });

  test('[BDZ-zmove-no-fast] six inches and no more, whatever lies before them', () => {
    const g = phase({ people: { a: { x: 18, y: 32, facing: 0 } }, zeds: { 'zed-1': { x: 18, y: 4 } } });
    expect(g.zed('zed-1').y).toBe(10);
    expect(g.facts('tested')).toEqual([]);
    expect(g.facts('moves-fast')).toEqual([]);
  });
});

test('[BDZ-figure-one] each zombie is a figure of its own: as many as the dice say, no two on one spot', () => {
  const g = game({ people: { a: {}, b: { x: 20 } }, dice: [6, 3, 3, 3, 3, 3, 3, 2, 3, 3] });
  g.begin(startingZombies(g.w)).end().done();
  expect(new Set(g.state.zeds.map((z) => z.id)).size).toBe(8);
  for (const [i, z] of g.state.zeds.entries())
    for (const other of g.state.zeds.slice(0, i))
      expect(g.table.distance(z.id, other.id)).toBeGreaterThan(-0.01);
});

test('[BDZ-advice-melee-last] who shoots at a zombie that is not near risks nothing; hand to hand the worst of dice kills', () => {
  const given: Situation = {
    people: { a: { x: 18, y: 18, has: ['pistol'] } },
    zeds: { 'zed-1': { x: 18, y: 26, facing: 180 } },
  };
  const shot = game({ ...given, active: ['a'], dice: [1, 1] });
  shot.step().answer('fire a', 'zed-1');
  expect(shot.person('a').status).toBe('carry-on');
  shot.done();
  const fought = game({
    ...given,
    zeds: { 'zed-1': { x: 18, y: 19 } },
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    dice: [6, 6, 6, 6, 1],
  });
  fought.begin(fight(fought.w, fought.state.melees)).end();
  expect(fought.person('a').status).toBe('out');
});

describe('who charges', () => {
  /** True if a zombie charges somebody this far off, from edge to edge, on the given ground. */
  const charges = (inches: number, map: Situation['map'] = {}) =>
    phase({
      map: map ?? {},
      people: { a: { x: 18, y: 11 + inches, facing: 0 } },
      zeds: { 'zed-1': { x: 18, y: 10 } },
    }).state.charges.length === 1;

  test('[BDZ-D-zombie-stop-4] every one whose move reaches a human that it sees: 6 inches, 4 indoors, 3 in woods', () => {
    expect([charges(6), charges(6.1)]).toEqual([true, false]);
    const rect: [number, number, number, number] = [4, 4, 32, 32];
    const indoors: Situation['map'] = { buildings: [{ id: 'h', name: 'h', rect, levels: 1 }] };
    expect([charges(4, indoors), charges(4.1, indoors)]).toEqual([true, false]);
    const woods: Situation['map'] = { areas: [{ id: 'w', kind: 'woods', rect }] };
    expect([charges(3, woods), charges(3.1, woods)]).toEqual([true, false]);
  });

  test('[BDZ-zmove-door] [BDZ-zmove-door-locked] [BDZ-zmove-door-barricaded] through a door only if it has stopped there, nothing keeps it waiting, and the door is not barricaded', () => {
    const map: Situation['map'] = {
      buildings: [
        {
          id: 'h',
          name: 'h',
          rect: [10, 14, 26, 30],
          levels: 1,
          doors: [{ id: 'd', at: [18, 14], width: 2, type: 'standard' }],
        },
      ],
    };
    const way = (zed: Partial<Zed>, rep = 0) => {
      const g = game({
        map,
        people: { a: { x: 18, y: 15.5, facing: 180 } },
        zeds: { 'zed-1': { x: 18, y: 13, ...zed } },
        state: { openings: rep > 0 ? [{ id: 'd', rep, open: false }] : [] },
      });
      return contactWay(g.w, 'zed-1', 'a', 6) !== undefined;
    };
    expect([way({ door: 'd' }), way({}), way({ door: 'other' })]).toEqual([true, false, false]);
    expect([way({ door: 'd', waits: 1 }), way({ door: 'd' }, 2)]).toEqual([false, false]);
    expect(way({ x: 18, y: 17.5 })).toBe(true);
  });

  test('[BDZ-face-rear-attack] from behind only where it began and ended behind', () => {
    const rear = (from: [number, number], facing: number) => {
      const g = phase(
        {
          people: { a: { x: 18, y: 18, facing, rep: 4 } },
          zeds: { 'zed-1': { x: from[0], y: from[1], facing: 0 } },
          dice: [1, 2, 6, 6, 6, 6, 6],
        },
        2,
      );
      return g.state.melees.map((m) => m.rear);
    };
    expect(rear([18, 13], 0)).toEqual([true]);
    expect(rear([18, 13], 180)).toEqual([false]);
    // The zombie begins beside the human, in line with its shoulders: that counts as in front.
    expect(rear([14, 18], 0)).toEqual([false]);
  });

  test('[BDZ-advice-back] a wall behind somebody keeps it from being taken in the rear, a friend does not', () => {
    const behind = (given: Situation) => {
      const g = phase(
        {
          zeds: { 'zed-1': { x: 18, y: 13.9, facing: 0 } },
          ...given,
          people: { a: { x: 18, y: 18, facing: 0, rep: 4 }, ...given.people },
          dice: [1, 2, 6, 6, 6, 6, 6],
        },
        2,
      );
      return g.state.melees.filter((m) => m.who === 'a').map((m) => m.rear);
    };
    expect(behind({})).toEqual([true]);
    const wall: Situation['map'] = {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [12, 17.4],
            [24, 17.4],
          ],
        },
      ],
    };
    expect(behind({ map: wall })).toEqual([]);
    const zeds = { 'zed-1': { x: 22, y: 17.6, facing: 270 } };
    expect(behind({ zeds, people: { b: { x: 18, y: 16.9, facing: 0 } } })).toEqual([true]);
  });
});

test('[BDZ-T-zact] first a feast, then a human in sight, then noise, then where one was seen, then straight on', () => {
  const all: Situation = {
    people: {
      body: { x: 18, y: 20, status: 'out', prone: true },
      a: { x: 18, y: 34, facing: 90 },
    },
    zeds: { 'zed-1': { x: 18, y: 8, facing: 0, saw: [4, 8, 0] } },
    state: { noises: [{ x: 32, y: 8, level: 0, shots: 6 }] },
  };
  const { body, a, ...nobody } = all.people as Record<string, object>;
  const causes = (given: Situation) => phase(given).facts('walked')[0]?.cause;
  expect(printed('BDZ-T-zact')).toHaveLength(5);
  const gone = { ...nobody, a: { x: 18, y: 2 } };
  expect([
    causes(all),
    causes({ ...all, people: { a: a ?? {} } }),
    causes({ ...all, people: gone }),
    causes({ ...all, people: gone, state: {} }),
    causes({ ...all, people: gone, state: {}, zeds: { 'zed-1': { x: 18, y: 8, facing: 0 } } }),
  ]).toEqual(['BDZ-zed-feast', 'BDZ-zact-1', 'BDZ-zact-2', 'BDZ-zact-3', 'BDZ-zact-4']);
  expect(body).toBeDefined();
});

test('[BDZ-D-c144] [BDZ-bldg-levels] stairs cost it half of its move, and it waits at their foot if it has less left', () => {
  const map: Situation['map'] = {
    buildings: [{ id: 'h', name: 'the house', rect: [10, 10, 30, 30], levels: 2, doors: [] }],
    links: [{ id: 'stairs', kind: 'stairs', at: [12, 20], from: 0, to: 1 }],
  };
  const goes = (x: number, steps = 1) =>
    phase(
      {
        map,
        people: { a: { x: 2, y: 2, facing: 0 } },
        zeds: { 'zed-1': { x, y: 20, facing: 270 } },
        state: { noises: [{ x: 24, y: 20, level: 1, shots: 6 }] },
      },
      steps,
    );
  const up = goes(12);
  // It comes off them half an inch to the other side; an inch in a room costs it one and a half.
  expect(up.zed('zed-1')).toMatchObject({ x: 14.5, y: 20, level: 1 });
  expect(up.facts('walked')).toMatchObject([{ cost: 6 }]);
  const waits = goes(15).zed('zed-1');
  expect(waits).toMatchObject({ level: 0 });
  expect(waits.x).toBeCloseTo(12.5, 0);
});

test('[BDZ-zmove-water] under water no shots draw it: it walks on as it faces, and only people in the water matter', () => {
  const map: Situation['map'] = { areas: [{ id: 'w', kind: 'water', rect: [1, 1, 35, 35] }] };
  const noise = { x: 30, y: 18, level: 0, shots: 6 };
  const walks = (water: boolean, more: Situation = {}) =>
    phase({
      ...(water && { map }),
      people: { a: { x: 18, y: 35.5, facing: 0 } },
      zeds: { 'zed-1': { x: 18, y: 18, facing: 180 } },
      state: { noises: [noise] },
      ...more,
    }).zed('zed-1');
  expect(walks(false)).toMatchObject({ x: 24, y: 18 });
  expect(walks(true)).toMatchObject({ x: 18, y: 15 });
});

describe('feasting and noise', () => {
  const BODY = { status: 'out', prone: true } as const;
  const feast = (left: number) => ({ body: 'body', left, seenBy: [] });
  const walks = (given: Situation) => phase(given).facts('walked').length;

  test('[BDZ-zed-feast] [BDZ-zed-feast-length] at a feast it stays until the turns are over, and then goes for the living', () => {
    const goes = (left: number) =>
      walks({
        people: { body: { ...BODY, x: 18, y: 11 }, a: { x: 18, y: 30, facing: 180 } },
        zeds: { 'zed-1': { x: 18, y: 10, feast: 'body' } },
        state: { feasts: [feast(left)] },
      });
    expect([goes(1), goes(0)]).toEqual([0, 1]);
  });

  test('[BDZ-zed-feast] the nearest body that it sees within 12 inches and that nobody has eaten; whoever comes second rolls no die', () => {
    const to = (more: Situation, dice: readonly number[] = []) => {
      const g = phase({ zeds: { 'zed-1': { x: 18, y: 10, facing: 0 } }, ...more, dice });
      return [g.zed('zed-1').feast, g.facts('feast').length];
    };
    // Twelve inches and no more, from edge to edge; it does not get so far at once.
    const at = (y: number) =>
      phase({
        people: { body: { ...BODY, x: 18, y }, a: { x: 2, y: 16, facing: 90 } },
        zeds: { 'zed-1': { x: 18, y: 10, facing: 0 } },
      }).zed('zed-1').x;
    expect(at(23)).toBe(18);
    expect(at(23.001)).toBeLessThan(18);
    const near = { body: { ...BODY, x: 18, y: 13 } };
    expect(to({ people: near }, [3])).toEqual(['body', 1]);
    expect(to({ people: { far: { ...BODY, x: 18, y: 5 }, ...near } }, [3])).toEqual(['body', 1]);
    expect(to({ people: near, state: { feasts: [feast(2)] } })).toEqual(['body', 0]);
    expect(to({ people: near, state: { feasts: [feast(0)] } })).toEqual(['', 0]);
    // Nor one that lies in a vehicle, or behind it.
    expect(
      to({ people: { body: { ...BODY, aboard: 'v', sits: 'front' } }, vehicles: { v: { x: 20, y: 14 } } }),
    ).toEqual(['', 0]);
    expect(to({ people: { body: { ...BODY, x: 18, y: 7 } } })).toEqual(['', 0]);
  });

  test('[BDZ-D-in-sight-zombies] each zombie tested for by itself goes on only after a test; at the noise that drew it, it stops', () => {
    const g = phase({
      options: { 'zombies-seen': 'each' },
      people: { a: { x: 2, y: 2 } },
      zeds: { 'zed-1': { x: 18, y: 10, facing: 0 } },
      state: { noises: [{ x: 18, y: 13, level: 0, shots: 6 }] },
    });
    expect(g.zed('zed-1')).toMatchObject({ x: 18, y: 13 });
  });

  test('[BDZ-zact-2] of two spots with as many shots the nearer one; 24 inches and no more; not the spot on which it stands', () => {
    const heads = (...spots: readonly (readonly [x: number, y: number, shots: number])[]) => {
      const noises = spots.map(([x, y, shots]) => ({ x, y, level: 0, shots }));
      const { x, y } = phase({
        people: { a: { x: 2, y: 2 } },
        zeds: { 'zed-1': { x: 6, y: 20, facing: 0 } },
        state: { noises },
      }).zed('zed-1');
      return [x, y];
    };
    expect(heads([26, 20, 6], [16, 20, 5])).toEqual([12, 20]);
    expect(heads([6, 34, 6], [16, 20, 6])).toEqual([12, 20]);
    expect(heads([16, 20, 6], [6, 34, 6])).toEqual([12, 20]);
    expect([heads([30.5, 20, 6]), heads([30.501, 20, 6])]).toEqual([
      [12, 20],
      [6, 26],
    ]);
    expect(heads([7, 20, 6])).toEqual([6, 26]);
    expect(heads([7.001, 20, 6])[0]).toBeGreaterThan(6);
  });
});
