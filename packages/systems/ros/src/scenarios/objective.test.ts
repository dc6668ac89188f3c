import { describe, expect, test } from 'vitest';
import type { Person, State } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { stateOf } from '../testing/showing.js';
import { outcome } from './objective.js';

type People = { readonly [id: string]: Partial<Person> };

/** A game at the end of a turn; whoever is not said to be elsewhere stands on the table. */
function end(scenario: Situation['scenario'], people: People, more: Situation = {}): Game {
  return game({ ...(scenario && { scenario }), people, step: 12, turn: 5, ...more }).finish(12);
}

const result = (g: Game) => {
  const ended = g.facts('ended')[0];
  return ended && [ended.result, ended.why];
};
const dead = { where: 'dead', x: 60, y: 45 } as const;
const out = { where: 'out', x: 60, y: 3 } as const;

describe('Safe House', () => {
  const SAFE = [
    { x: 100, y: 65 },
    { x: 104, y: 65 },
    { x: 100, y: 75 },
    { x: 104, y: 75 },
  ] as const;
  const four = (more: readonly Partial<Person>[] = SAFE): People =>
    Object.fromEntries(more.map((p, i) => [`survivor-${i + 1}`, p]));

  test('[ROS-S-1, ROS-R-end] every living PS inside with the armoured door closed: a full win if none died', () => {
    expect(result(end('safe-house', four()))).toEqual(['full', 'sheltered']);
    expect(result(end('safe-house', four([SAFE[0], SAFE[1], dead, dead])))).toEqual(['win', 'sheltered']);
    expect(result(end('safe-house', four([SAFE[0], SAFE[1], SAFE[2], { x: 90, y: 70 }])))).toBeUndefined();
    // On its roof is not inside.
    expect(
      result(end('safe-house', four([SAFE[0], SAFE[1], SAFE[2], { x: 104, y: 75, level: 1 }]))),
    ).toBeUndefined();
  });

  test('[ROS-S-1] not with the door open or gone, nor with a Zed in it', () => {
    const { doors } = stateOf('safe-house').s;
    for (const state of ['open', 'gone'] as const)
      expect(
        result(
          end('safe-house', four(), {
            state: { doors: doors.map((d) => (d.id === 'SAFE-door-1' ? { ...d, state } : d)) },
          }),
        ),
      ).toBeUndefined();
    expect(result(end('safe-house', four(), { zeds: { 'zed-1': { x: 110, y: 70 } } }))).toBeUndefined();
    expect(result(end('safe-house', four(), { zeds: { 'zed-1': { x: 95, y: 70 } } }))).toEqual([
      'full',
      'sheltered',
    ]);
  });

  test('[ROS-S-1, ROS-R-end] lost when fewer than half live, or when 58 turns are over', () => {
    const away = { x: 20, y: 45 };
    expect(result(end('safe-house', four([SAFE[0], dead, dead, dead])))).toEqual(['loss', 'too-few']);
    expect(
      result(end('safe-house', four([away, away, dead, dead].map((p, i) => ({ ...p, y: 40 + 3 * i }))))),
    ).toBeUndefined();
    expect(result(end('safe-house', four([away]), { turn: 57 }))).toBeUndefined();
    expect(result(end('safe-house', four([away]), { turn: 58 }))).toEqual(['loss', 'time']);
    expect(result(end('safe-house', four(), { turn: 58 }))).toEqual(['full', 'sheltered']);
  });

  test('[ROS-R-end] one who rose as a Zed does not count as alive', () => {
    const g = end('safe-house', four([SAFE[0], { where: 'risen' }, { where: 'risen' }, { where: 'risen' }]));
    expect(result(g)).toEqual(['loss', 'too-few']);
    expect(g.facts('ended')[0]?.alive).toBe(1);
  });

  test('[ROS-R-end, ROS-U-secret] after the game the secrets are shown', () => {
    const g = end('safe-house', four(), {
      hordes: { H2: 30 },
      zeds: { hunter: { kind: 'hunter', x: 70, y: 86, mode: 'waiting' } },
    });
    expect(g.facts('secrets')[0]).toMatchObject({
      to: 'all',
      hordes: { H1: 0, H2: 30 },
      waiting: [{ id: 'hunter', at: [70, 86, 0] }],
      blood: { 'survivor-1': 'untested' },
    });
    expect(g.view('survivor-1').hideouts.map((h) => h.left)).toEqual([0, 30, 0, 0, 0, 0]);
    expect(g.question()).toBe('over');
  });
});

describe('Supply Run', () => {
  const supplies = (n: number) =>
    (
      [
        'food supply',
        'food supply',
        'drug supply',
        'drug supply',
        'weaponry supply',
        'weaponry supply',
      ] as const
    ).slice(0, n);
  const carried = (n: number, others: Partial<Person> = dead) => ({
    'survivor-1': { ...out, minor: [...supplies(Math.min(n, 3))] },
    'survivor-2': { ...out, minor: [...supplies(n).slice(3)] },
    'survivor-3': others,
  });

  test('[ROS-S-2, ROS-R-end] all six carried off by living survivors are a full win at once, four or five a win, fewer a loss', () => {
    expect(result(end('supply-run', carried(6, { x: 60, y: 40 })))).toEqual(['full', 'supplies']);
    expect(result(end('supply-run', carried(5, { x: 60, y: 40 })))).toBeUndefined();
    expect([5, 4, 3, 0].map((n) => result(end('supply-run', carried(n)))?.[0])).toEqual([
      'win',
      'win',
      'loss',
      'loss',
    ]);
    const lies = { ...carried(5), 'survivor-3': { ...dead, minor: [...supplies(1)] } };
    expect(result(end('supply-run', lies))?.[0]).toBe('win');
  });

  test('[ROS-S-2] 120 turns', () => {
    const on = carried(4, { x: 60, y: 40 });
    expect(result(end('supply-run', on, { turn: 119 }))).toBeUndefined();
    expect(result(end('supply-run', on, { turn: 120 }))).toEqual(['win', 'time']);
  });
});

test('[ROS-R-end] as long as a game goes on nobody has won it', () => {
  const g = game({ people: { 'survivor-1': {} } });
  expect(outcome(g.state, g.book)).toBeUndefined();
});

describe('Trapped', () => {
  const seated = { S1: 'nps steady', S2: 'witch', S3: 'nps nervous', S4: 'body', S5: 'nps nervous' };
  const gone = (...ids: string[]): Partial<State> => ({
    seated: stateOf('trapped').s.seated.map((q) => ({ ...q, gone: ids.includes(q.id) })),
  });
  const leave = (ps: readonly Partial<Person>[], nps: readonly Partial<Person>[], turn = 5) =>
    end(
      'trapped',
      Object.fromEntries([
        ...ps.map((p, i) => [`survivor-${i + 1}`, p] as const),
        ...nps.map((p, i) => [`nps-S${[1, 3, 5][i]}`, p] as const),
      ]),
      { seated, state: gone(...['S1', 'S3', 'S5'].slice(0, nps.length)), turn },
    );
  const here = { x: 60, y: 45 };

  test('[ROS-S-3] at least one NPS and half the PS leave; two is a full win', () => {
    expect(result(leave([out, out], [out, out, out]))).toEqual(['full', 'rescued']);
    expect(result(leave([out, out], [out, out, dead]))).toEqual(['full', 'rescued']);
    expect(result(leave([out, dead], [out, dead, dead]))).toEqual(['win', 'rescued']);
    expect(result(leave([out, dead, dead], [out, out, dead]))).toEqual(['loss', 'too-few']);
    expect(result(leave([out, out], []))).toEqual(['loss', 'too-few']);
  });

  test('[ROS-R-end] lost as soon as no NPS can be saved', () => {
    expect(
      result(
        leave(
          [here, here].map((p, i) => ({ ...p, y: 40 + 5 * i })),
          [dead, dead],
        ),
      ),
    ).toBeUndefined();
    expect(result(leave([here, { ...here, y: 50 }], [dead, dead, dead]))).toEqual(['loss', 'too-few']);
  });

  test('[ROS-D-last-out] it runs on while a freed NPS is on the map', () => {
    expect(result(leave([out, out], [out, here]))).toBeUndefined();
    expect(result(leave([out, out], [{ ...here, trapped: true }]))?.[0]).toBe('loss');
    expect(result(leave([out, out], [out, out, here]))).toBeUndefined();
  });

  test('[ROS-S-3] an NPS alone is not enough: half the PS must be out in time', () => {
    const late = (n: number) =>
      result(leave([out, n > 1 ? out : { ...here, x: 50 }, { ...here, x: 70 }], [out], 70));
    expect([late(1), late(2)]).toEqual([
      ['loss', 'time'],
      ['win', 'rescued'],
    ]);
  });

  test('[ROS-S-3] 70 turns', () => {
    const on = (turn: number) => result(end('trapped', { 'survivor-1': here }, { seated, turn }));
    expect([on(69), on(70)]).toEqual([undefined, ['loss', 'time']]);
  });
});

test.each([
  ['full', 'survivors'],
  ['win', 'survivors'],
  ['draw', undefined],
  ['loss', 'zeds'],
] as const)('[ROS-R-end] a %s is won by %s', (result, winner) => {
  const { s, book } = stateOf('pick-up');
  expect(outcome({ ...s, phase: 'over', result }, book)).toMatchObject({
    winner,
    level: `pick-up-${result}`,
  });
});

describe('Pick-up', () => {
  const lift = (people: readonly Partial<Person>[], more: Situation = {}) =>
    result(end('pick-up', Object.fromEntries(people.map((p, i) => [`survivor-${i + 1}`, p] as const)), more));
  const here = { x: 20, y: 45 };

  test('[ROS-S-4] at least half the PS get out', () => {
    expect(lift([out, out])).toEqual(['full', 'lifted']);
    expect(lift([out, dead])).toEqual(['win', 'lifted']);
    expect(lift([out, dead, dead])).toEqual(['loss', 'too-few']);
    expect(lift([out, here])).toBeUndefined();
    expect(lift([out, here], { turn: 45 })).toBeUndefined();
    expect(lift([out, here], { turn: 46 })).toEqual(['win', 'lifted']);
    expect(lift([here, { ...here, y: 48 }], { turn: 46 })).toEqual(['loss', 'time']);
  });

  test('[ROS-S-4] an NPS that gets out is no PS', () => {
    const three = { 'survivor-1': out, 'survivor-2': dead, 'survivor-3': dead };
    expect(result(end('pick-up', { ...three, 'nps-1': out }))).toEqual(['loss', 'too-few']);
  });

  const roof = (turn: number, x: number, level = 2) => {
    const g = game({
      scenario: 'pick-up',
      people: { 'survivor-1': { x: 97, y: 45, level, play: 'run', facing: 0 }, 'survivor-2': here },
      step: 5,
      turn,
      dice: Array(40).fill(9),
    });
    g.answer([x, 45]);
    return g;
  };

  test('[ROS-D-touch-point, ROS-S-4] within 5 cm of the point on its level it is lifted out at once, from turn 16 to 46', () => {
    expect(roof(16, 98).person('survivor-1').where).toBe('out');
    expect(roof(46, 98).person('survivor-1').where).toBe('out');
    expect(roof(15, 98).person('survivor-1').where).toBe('table');
    expect(roof(16, 97.9).person('survivor-1').where).toBe('table');
    expect(roof(16, 100, 1).person('survivor-1').where).toBe('table');
  });

  test('[ROS-S-4, ROS-R-loud] the helicopter is a loud noise in step 5 of each of those turns', () => {
    const heard = (turn: number) => {
      const g = game({
        scenario: 'pick-up',
        people: { 'survivor-1': { x: 20, y: 45, play: 'shoot' } },
        step: 5,
        turn,
      });
      g.run();
      return g.facts('noise').map((f) => [f.noise.kind, f.noise.x, f.noise.y, f.noise.level]);
    };
    expect(heard(15)).toEqual([]);
    expect(heard(16)).toEqual([['helicopter', 104, 45, 2]]);
    expect(heard(46)).toHaveLength(1);
  });
});

describe('the end of a turn', () => {
  test('[ROS-D-ten, ROS-seq-10, ROS-seq-11] mutants attack first, survivors stand afterwards', () => {
    const g = game({
      people: {
        'survivor-1': { x: 40, y: 45, down: true },
        'survivor-2': { x: 90, y: 45, down: true, pinned: 'zed-2' },
      },
      zeds: {
        smoker: { kind: 'smoker', x: 50, y: 45 },
        'zed-2': { kind: 'witch', x: 92, y: 45, pins: 'survivor-2' },
      },
      step: 10,
      dice: [9, 1, 9],
    }).finish(11);
    expect(g.w.facts.map((f) => f.is).filter((is) => is === 'tongue' || is === 'stood')).toEqual([
      'tongue',
      'stood',
    ]);
    expect([g.person('survivor-1').down, g.person('survivor-2').down]).toEqual([false, true]);
  });

  test("[ROS-seq-8] one knocked down in step 9 lies until the next turn's step 8, and misses that step 7", () => {
    const g = game({
      people: { 'survivor-1': { x: 40, y: 45 } },
      zeds: { 'zed-1': { x: 60, y: 45, down: true } },
      step: 9,
    });
    g.finish(12);
    expect(g.zed('zed-1').down).toBe(true);
  });
});
