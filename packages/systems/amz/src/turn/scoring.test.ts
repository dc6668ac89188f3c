import type { Rule } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { drivesOn } from '../casualties/driving.js';
import { destroys } from '../casualties/hits.js';
import { assault } from '../combat/assault.js';
import { isBeaten } from '../combat/lost.js';
import { fireAt } from '../fire/fire.js';
import type { Objective } from '../scenarios/objectives.js';
import type { Figure, State } from '../state.js';
import { type Given, game } from '../testing/game.js';
import { settles, settlesTurn } from './scoring.js';

const TEAM: Given = { fighters: 2, dependents: 2, at: [10, 10] };

type Watched = Partial<Objective> & { readonly kind: Objective['kind'] };

/** A game with one objective. */
function watching(side: 'living' | 'zombies', objective: Watched, more: Parameters<typeof game>[0] = {}) {
  const own = { id: 'it', text: 'It', points: 2, times: 'each', ...objective };
  const objectives = { living: [], zombies: [], [side]: [own] };
  return game({ units: { red: TEAM, blue: { fighters: 1 } }, ...more, scenario: { objectives } as object });
}

const become = (g: ReturnType<typeof game>, status: State['figures'][number]['status'], ...ids: string[]) => {
  for (const f of g.state.figures) if (ids.includes(f.id)) f.status = status;
  return g;
};
const points = (g: ReturnType<typeof game>) => g.state.achieved.map((a) => [a.side, a.points, a.stress]);

describe('[AMZ-zombie-objectives] what is seen on the table', () => {
  test('a Dependent killed or captured, each once; Stress for the first alone [AMZ-stress-more-zombie-objective]', () => {
    const g = watching('zombies', { kind: 'dependent-lost' });
    settles(g.w);
    expect(points(g)).toEqual([]);
    become(g, 'kia', 'red-3', 'red-1');
    settles(g.w);
    settles(g.w);
    expect(points(g)).toEqual([['zombies', 2, true]]);
    become(g, 'captured', 'red-4');
    settles(g.w);
    expect(points(g)).toEqual([
      ['zombies', 2, true],
      ['zombies', 2, false],
    ]);
  });

  test('[AMZ-scenario-format] one that is named first is scored once', () => {
    const g = watching('zombies', { kind: 'dependent-lost', times: 'first' });
    settles(become(g, 'kia', 'red-3', 'red-4').w);
    expect(points(g)).toHaveLength(1);
  });

  test('[AMZ-sc3] [AMZ-sc4] figures that are KIA, WIA or captives, as the scenario says; nobody feels Stress', () => {
    const g = watching('zombies', { kind: 'casualty', of: ['kia', 'wia'] });
    become(g, 'kia', 'red-1');
    become(g, 'wia', 'red-2');
    become(g, 'captured', 'red-3');
    become(g, 'down', 'red-4');
    settles(g.w);
    expect(points(g)).toEqual([
      ['zombies', 2, false],
      ['zombies', 2, false],
    ]);
  });

  test('[AMZ-casualties] [AMZ-D-wiped-out] a unit wiped out: nobody of it acts, is down or has left', () => {
    const out = (last: State['figures'][number]['status'], units?: string[]) => {
      const g = watching('zombies', { kind: 'wiped-out', ...(units && { units }) } as Watched);
      become(g, 'wia', 'red-1', 'red-2', 'red-3');
      settles(become(g, last, 'red-4').w);
      return points(g).length;
    };
    expect((['active', 'down', 'slight', 'left'] as const).map((last) => out(last))).toEqual([0, 0, 0, 0]);
    expect((['kia', 'wia', 'captured'] as const).map((last) => out(last))).toEqual([1, 1, 1]);
    // [AMZ-sc1] Some scenarios name the units.
    expect([out('kia', ['blue']), out('kia', ['red', 'blue'])]).toEqual([0, 1]);
  });

  test('[AMZ-sc4] [AMZ-capture] a unit captured scores at once, though some of it only lie; one wiped out by others does not', () => {
    const beaten = (last: Partial<Figure>, by: string) => {
      const captive = { status: 'captured', captor: 'boss', x: -1, y: -1 } as const;
      const units = {
        red: { ...TEAM, dependents: 0, figures: { 1: captive, 2: last } },
        boss: { kind: 'dexters', at: [18, 19] },
        mob: { kind: 'zulus', at: [18, 20] },
      } as const;
      const g = watching('zombies', { kind: 'captured' }, { units });
      isBeaten(g.w, { unit: 'red', helpless: false, at: [18, 18, 0], elsewhere: [] }, by);
      settles(g.w);
      return points(g);
    };
    expect(beaten({ status: 'down' }, 'boss')).toEqual([['zombies', 2, true]]);
    expect(beaten({ status: 'kia', x: -1, y: -1 }, 'mob')).toEqual([]);
  });

  test('[AMZ-sc3] something not achieved by the end of a turn', () => {
    const late = (turn: number, achieved: boolean) => {
      const g = watching('zombies', { kind: 'not-by', objective: 'loads', turn: 6 } as Watched, {
        units: { red: TEAM },
        state: {
          turn,
          achieved: achieved
            ? [{ objective: 'loads', side: 'living', points: 3, stress: true, turn: 2 }]
            : [],
        },
      });
      settlesTurn(g.w);
      return g.facts('achieved').length;
    };
    expect([late(5, false), late(6, false), late(6, true)]).toEqual([0, 1, 0]);
  });
});

describe('[AMZ-living-objectives] what is seen on the table', () => {
  test('[AMZ-sc4] the last Dexter destroyed, where there has been one', () => {
    const g = watching('living', { kind: 'destroyed', type: 'dexters' } as Watched, {
      units: { red: TEAM, lord: { kind: 'dexters', fighters: 2, at: [30, 30] } },
    });
    settles(become(g, 'destroyed', 'lord-1').w);
    expect(points(g)).toEqual([]);
    settles(become(g, 'destroyed', 'lord-2').w);
    expect(points(g)).toEqual([['living', 2, true]]);
    const none = watching('living', { kind: 'destroyed', type: 'dexters' } as Watched);
    settles(none.w);
    expect(points(none)).toEqual([]);
  });

  test('[AMZ-confidence-objective] it counts for the unit whose attack destroyed him, once', () => {
    const g = watching('living', { kind: 'destroyed', type: 'dexters' } as Watched, {
      units: { red: TEAM, blue: TEAM, lord: { kind: 'dexters', fighters: 2 }, mob: { kind: 'zulus' } },
      state: { turn: 4 },
    });
    destroys(g.w, 'blue', 'mob', ['mob-1'], 'AMZ-fire-procedure');
    destroys(g.w, 'blue', 'lord', ['lord-1'], 'AMZ-fire-procedure');
    expect(points(g)).toEqual([]);
    destroys(g.w, 'red', 'lord', ['lord-2'], 'AMZ-fire-procedure');
    settles(g.w);
    expect(g.facts('achieved')).toMatchObject([{ objective: 'it', unit: 'red', points: 2 }]);
    expect([g.unit('red').achieved, g.unit('blue').achieved]).toEqual([4, 0]);
    // Another who comes and falls is not scored again.
    become(g, 'active', 'lord-2');
    settles(g.w);
    destroys(g.w, 'blue', 'lord', ['lord-2'], 'AMZ-fire-procedure');
    settles(g.w);
    expect(g.facts('achieved')).toHaveLength(1);
  });

  test('[AMZ-living-objectives] [AMZ-sc4] by fire, in Close Combat, and under a vehicle', () => {
    const credited = (
      by: string,
      dice: readonly number[],
      attack: (g: ReturnType<typeof game>) => Rule<unknown>,
    ) => {
      const car: Given = { vehicle: 'car', at: [11, 12], figures: { 1: { id: 'car', role: 'vehicle' } } };
      const g = watching('living', { kind: 'destroyed', type: 'dexters' } as Watched, {
        units: { red: TEAM, car, lord: { kind: 'dexters', at: [10, 10.8] } },
        dice,
      });
      g.begin(attack(g)).end();
      return g.facts('achieved').map((f) => f.unit === by);
    };
    expect(credited('red', [6, 6, 6, 6, 1, 1, 1], (g) => fireAt(g.w, 'red', 'lord', 'reaction'))).toEqual([
      true,
    ]);
    expect(credited('red', [6, 6, 6, 1, 1, 1], (g) => assault(g.w, 'red', 'lord'))).toEqual([true]);
    expect(credited('car', [8, 8, 8, 1, 1, 1], (g) => drivesOn(g.w, 'car', []))).toEqual([true]);
  });

  test('[AMZ-sc2] a building not breached at the end of a turn', () => {
    const held = (turn: number, breached: boolean) => {
      const g = watching('living', { kind: 'held', building: 'b', turn: 4 } as Watched, {
        units: { red: TEAM },
        state: { turn, buildings: [{ id: 'b', kind: 'fortified', points: breached ? 0 : 3, breached }] },
      });
      settlesTurn(g.w);
      return points(g).length;
    };
    expect([held(3, false), held(4, false), held(4, true)]).toEqual([0, 1, 0]);
  });
});

describe('[AMZ-sc1] [AMZ-sc2] [AMZ-sc3] [AMZ-sc4] [AMZ-turn-13-repeat] when the game ends', () => {
  const ends = (turn: number, figures: 'active' | 'down' | 'left' | 'kia' = 'active') => {
    const g = game({
      units: { red: { fighters: 1, done: true } },
      scenario: { turns: 7 },
      state: { stage: 'end', turn },
    });
    return become(g, figures, 'red-1').step().state.stage;
  };
  test('after its last turn', () => {
    expect([ends(6), ends(7)]).toEqual(['arrivals', 'over']);
  });
  test('before, when no Living figure is on the table or still to come', () => {
    expect([ends(3, 'left'), ends(3, 'kia')]).toEqual(['over', 'over']);
  });
  test('not by the last Dexter', () => {
    const g = game({
      units: { red: { fighters: 1, done: true }, lord: { kind: 'dexters', at: [30, 30] } },
      state: { stage: 'end', turn: 3 },
    });
    expect(become(g, 'destroyed', 'lord-1').step().state.stage).toBe('arrivals');
  });
});

test('[AMZ-T-quirk-cards] 10: whoever a merciful hand has spared is no Casualty for zombie points, before or after', () => {
  const spares = (scored: boolean) => {
    const g = watching('zombies', { kind: 'casualty', of: ['kia', 'wia'] });
    for (const figure of ['red-1', 'red-2'])
      g.w.happen({ is: 'killed', cause: 'AMZ-cc-lost', unit: 'red', figures: [figure] });
    if (scored) settles(g.w);
    const marker = g.state.casualties[0]?.id ?? '';
    g.w.happen({ is: 'spared', cause: 'AMZ-T-quirk-cards', unit: 'red', marker });
    settles(g.w);
    settles(g.w);
    // The end of a turn strikes off no more.
    settlesTurn(g.w);
    expect(g.facts('struck-off')).toHaveLength(scored ? 1 : 0);
    return points(g);
  };
  expect([spares(false), spares(true)]).toEqual([[['zombies', 2, false]], [['zombies', 2, false]]]);
});

test('[AMZ-D-wiped-out] a unit of one is wiped out with him', () => {
  const g = watching('zombies', { kind: 'wiped-out', units: ['blue'] } as Watched);
  settles(g.w);
  expect(points(g)).toEqual([]);
  settles(become(g, 'kia', 'blue-1').w);
  expect(points(g)).toHaveLength(1);
});

test('[AMZ-dependents] [AMZ-D-wiped-out] a unit that has gone over into another is not wiped out', () => {
  const g = watching('zombies', { kind: 'wiped-out', units: ['sick'] } as Watched, {
    units: { red: TEAM, sick: { fighters: 0 } },
  });
  settles(g.w);
  expect(points(g)).toEqual([]);
  // Nor if some of it had died before its last Dependent was handed over.
  const handed = (all: boolean) => {
    const h = watching('zombies', { kind: 'wiped-out', units: ['sick'] } as Watched, {
      units: { red: TEAM, sick: { fighters: 1, dependents: 2 } },
    });
    become(h, 'kia', 'sick-1', ...(all ? [] : ['sick-2']));
    const figures = all ? ['sick-2', 'sick-3'] : ['sick-3'];
    h.w.happen({ is: 'went-along', cause: 'AMZ-dependents', figures, from: 'sick', whom: 'red', all: true });
    settles(h.w);
    return points(h);
  };
  expect([handed(true), handed(false)]).toEqual([[], []]);
});
