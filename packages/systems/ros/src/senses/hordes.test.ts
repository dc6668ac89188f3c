import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import type { Place } from '../state.js';
import { car } from '../testing/fields.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { mark, noise } from './hordes.js';

/** Runs a rule that asks nothing. */
function run(rule: Rule<void>): void {
  if (!rule.next().done) throw new Error('It asks something.');
}

const bang = (g: Game, at: Place) => run(noise(g.w, at, 'explosion', 'survivor-1'));
const hideout = (id: string, x: number, y: number) => ({
  id,
  kind: 'hideout',
  at: [x, y] as [number, number],
});
const woken = (g: Game) => g.facts('woke').map((f) => f.hideout);

/** A field with hideouts, and a survivor out of everybody's way. */
function field(places: ReturnType<typeof hideout>[], more: Situation = {}): Game {
  return game({
    people: { 'survivor-1': { x: 5, y: 5, play: 'run', facing: 0 } },
    step: 6,
    ...more,
    map: { places, ...more.map },
  });
}

describe('stimuli', () => {
  test('[ROS-horde-noise, ROS-R-loud] a loud noise within 40 cm wakes a horde, with no roll', () => {
    const near = field([hideout('H1', 60, 45)], { hordes: { H1: 10 } });
    bang(near, [100, 45, 0]);
    expect(woken(near)).toEqual(['H1']);
    expect(near.facts('woke')[0]?.cause).toBe('ROS-horde-noise');
    expect(near.facts('rolled')).toEqual([]);
    const far = field([hideout('H1', 60, 45)], { hordes: { H1: 10 } });
    bang(far, [100.1, 45, 0]);
    expect(woken(far)).toEqual([]);
  });

  test('[ROS-D-which-horde] it wakes one, the nearest that is occupied', () => {
    const places = [hideout('H1', 60, 45), hideout('H2', 80, 45), hideout('H3', 90, 45)];
    const g = field(places, { hordes: { H1: 10, H2: 10 } });
    bang(g, [85, 45, 0]);
    expect(woken(g)).toEqual(['H2']);
    bang(g, [85, 45, 0]);
    expect(woken(g)).toEqual(['H2', 'H1']);
  });

  test('[ROS-U-activate] where none in range is occupied nothing is said', () => {
    const g = field([hideout('H1', 60, 45)], { hordes: { H1: 0 } });
    bang(g, [60, 45, 0]);
    expect(g.w.facts.map((f) => f.is)).toEqual(['noise']);
    expect(g.state.hideouts[0]?.state).toBe('hidden');
  });

  test('[ROS-U-activate, ROS-horde] it is shown at once: 20 as close as bases allow, the rest in later steps 7', () => {
    const g = field([hideout('H1', 60, 45)], { hordes: { H1: 50 }, state: { turn: 3 } });
    bang(g, [95, 45, 0]);
    expect(g.state.zeds).toHaveLength(20);
    for (const z of g.state.zeds) {
      expect(z).toMatchObject({ kind: 'zed', mode: 'attacking', horde: 'H1' });
      // Nineteen bases fill two rings of a lattice.
      expect(distance(z, { x: 60, y: 45 })).toBeLessThan(6.01);
      for (const o of g.state.zeds) if (o !== z) expect(distance(z, o)).toBeGreaterThan(1.99);
    }
    expect(g.state.zeds.map((z) => z.number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(g.view('survivor-1').hideouts[0]).toMatchObject({ state: 'emptying', left: 30 });
    bang(g, [95, 45, 0]);
    expect(woken(g)).toEqual(['H1']); // once
    g.finish(7);
    expect(g.facts('emerged').map((f) => f.zeds.length)).toEqual([20, 20]);
    // Those of this turn move in this turn's step 7, the new ones too.
    expect(g.state.zeds.every((z) => z.moved)).toBe(true);
    expect(g.state.hideouts[0]).toMatchObject({ state: 'emptying', left: 10 });
  });

  test('[ROS-U-activate] they come out with their faces to the nearest survivor', () => {
    const people = {
      'survivor-1': { x: 5, y: 5 },
      'survivor-2': { x: 60, y: 80 },
      'survivor-3': { x: 5, y: 45 },
    };
    const g = field([hideout('H1', 60, 45)], { people, hordes: { H1: 10 } });
    bang(g, [60, 45, 0]);
    expect(g.state.zeds).toHaveLength(10);
    for (const z of g.state.zeds) expect(z.facing, z.id).toBe(g.table.towards(z, { x: 60, y: 80, level: 0 }));
    const equally = {
      'survivor-1': { x: 5, y: 5 },
      'survivor-2': { x: 80, y: 45 },
      'survivor-3': { x: 40, y: 45 },
    };
    const two = field([hideout('H1', 60, 45)], { people: equally, hordes: { H1: 1 } });
    bang(two, [60, 45, 0]);
    expect(two.state.zeds.map((z) => z.facing)).toEqual([90]);
  });

  test('[ROS-U-activate] the rest of a horde comes out even where nobody is left on the table', () => {
    const state = {
      hideouts: [{ id: 'H1', state: 'emptying' as const, left: 0, out: 20, told: '' as const }],
    };
    const g = game({ map: { places: [hideout('H1', 60, 45)] }, hordes: { H1: 30 }, state, step: 7 }).finish(
      7,
    );
    expect(g.state.zeds.map((z) => z.facing)).toEqual(Array(20).fill(0));
  });

  test('[ROS-U-activate] walls and closed doors keep them in', () => {
    const g = field([hideout('H1', 60, 45)], {
      hordes: { H1: 20 },
      map: {
        buildings: [
          {
            id: 'B1',
            name: 'Hut',
            rect: [56, 41, 64, 49],
            levels: 1,
            doors: [{ id: 'D1', at: [60, 41], type: 'standard' }],
          },
        ],
      },
    });
    bang(g, [60, 45, 0]);
    expect(g.state.zeds.length).toBeGreaterThan(8);
    expect(g.state.zeds.length).toBeLessThan(20);
    for (const z of g.state.zeds) expect(g.table.houseOf(z)).toBe('B1');
    expect(g.state.hideouts[0]?.left).toBe(20 - g.state.zeds.length);
  });

  test('[ROS-U-activate] where there is no room nobody comes out, and nothing is said of it', () => {
    const g = field([hideout('H1', 60, 45)], {
      hordes: { H1: 10 },
      map: { buildings: [{ id: 'B', name: 'Shed', rect: [58, 43, 62, 47], levels: 1 }] },
      zeds: { 'zed-1': { x: 60, y: 45 } },
    });
    bang(g, [80, 45, 0]);
    expect(woken(g)).toEqual(['H1']);
    expect(g.facts('emerged')).toEqual([]);
    expect(g.state.hideouts[0]?.left).toBe(10);
  });

  test('[ROS-R-loud] a noise counts for priorities until the end of the next step 7', () => {
    const made = (step: number, kind: 'explosion' | 'alarm') => {
      const g = field([], { step, turn: 4 });
      run(noise(g.w, [50, 50, 0], kind, 'survivor-1'));
      return g.state.noises[0]?.until;
    };
    expect([3, 6, 7, 8, 9].map((step) => made(step, 'explosion'))).toEqual([4, 4, 4, 5, 5]);
    // An alarm stays loud through the next turn. ROS-R-car.
    expect(made(5, 'alarm')).toBe(5);
    for (const [until, kept] of [
      [4, 0],
      [5, 1],
    ] as const) {
      const noise = { x: 50, y: 50, level: 0, kind: 'explosion', made: 406, until } as const;
      const g = field([], { step: 12, turn: 4, state: { noises: [noise] } }).finish(12);
      expect(g.state.turn).toBe(5);
      expect(g.state.noises).toHaveLength(kept);
    }
  });

  test('[ROS-D-loud, ROS-R-loud] automatic fire is loud, a pistol is not', () => {
    for (const [main, noises] of [
      ['assault rifle', ['automatic']],
      ['', []],
    ] as const) {
      const g = field([], {
        people: { 'survivor-1': { x: 30, y: 45, facing: 90, play: 'shoot', main, clip: 6 } },
        zeds: { 'zed-1': { x: 50, y: 45, mode: 'drifting' } },
        step: 9,
        dice: [0, 0, 0],
      });
      while (g.state.step === 9 && g.asks().length > 0)
        g.answer(g.options().find((o) => o === 'zed-1' || o === main) as string);
      expect(g.facts('shot').length).toBeGreaterThan(0);
      expect(g.facts('noise').map((f) => f.noise.kind)).toEqual(noises);
    }
  });
});

describe('what a noise is measured from', () => {
  const fired = (x: number, more: Situation = {}) => {
    const g = field([hideout('H1', x, 45)], {
      people: {
        'survivor-1': {
          x: 30,
          y: 45,
          facing: 180,
          play: 'shoot',
          pistol: -1,
          main: 'assault rifle',
          clip: 6,
        },
      },
      zeds: { 'zed-1': { x: 30, y: 30 }, ...more.zeds },
      hordes: { H1: 10 },
      step: 9,
      dice: [0, 0, 0],
    });
    return g.answer('zed-1');
  };

  test('[ROS-R-base, ROS-horde-noise] automatic fire, from the edge of the base that fires', () => {
    expect([woken(fired(71)), woken(fired(71.1))]).toEqual([['H1'], []]);
    expect(fired(71).facts('noise')[0]?.noise).toMatchObject({ x: 30, y: 45, base: 1 });
    // So it is for a mutant in hiding, to the edge of its own base.
    const roused = (x: number) =>
      fired(5, { zeds: { boomer: { kind: 'boomer', x, y: 45, mode: 'waiting' } } }).zed('boomer').mode;
    expect([roused(72), roused(72.1)]).toEqual(['attacking', 'waiting']);
  });

  test('[ROS-R-base, ROS-melee-powered] a chainsaw, from the edge of the base that bears it', () => {
    const sawn = (x: number) =>
      field([hideout('H1', x, 45)], {
        people: { 'survivor-1': { x: 30, y: 45, play: 'melee', main: 'chainsaw' } },
        zeds: { 'zed-1': { x: 30, y: 47 } },
        hordes: { H1: 10 },
        step: 3,
        dice: [0, 9, 9, 9],
      }).answer('strike');
    expect([woken(sawn(71)), woken(sawn(71.1))]).toEqual([['H1'], []]);
  });

  test('[ROS-R-base, ROS-witch-disturb] an alarm, from the edge of the vehicle', () => {
    const cars = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [60, 43, 69, 47] as [number, number, number, number] }],
    };
    const disturbed = (x: number) => {
      const places = [{ id: 'S1', kind: 'seated', at: [x, 45] as [number, number] }];
      const g = field([], { map: { ...cars, places }, seated: { S1: 'witch' }, step: 5 });
      run(noise(g.w, [64.5, 45, 0], 'alarm', 'survivor-1', { vehicle: 'V1' }));
      return g.has('witch');
    };
    expect([disturbed(90), disturbed(90.1)]).toEqual([true, false]);
    // An explosion is measured from its spot.
    const bangs = (x: number) => {
      const places = [{ id: 'S1', kind: 'seated', at: [x, 45] as [number, number] }];
      const g = field([], { map: { places }, seated: { S1: 'witch' } });
      bang(g, [64.5, 45, 0]);
      return g.has('witch');
    };
    expect([bangs(85.5), bangs(85.6)]).toEqual([true, false]);
  });
});

describe('groans', () => {
  const biting = (n: number) =>
    Object.fromEntries(
      [
        [62, 45],
        [58, 45],
        [61, 46.733],
      ]
        .slice(0, n)
        .map(([x, y], i) => [`zed-${i + 1}`, { x, y }]),
    );
  const fight = (n: number, die: number, x = 60) =>
    field([hideout('H1', x, 80)], {
      people: { 'survivor-1': { x: 60, y: 45, play: 'run' } },
      zeds: biting(n),
      hordes: { H1: 10 },
      step: 4,
      dice: [...Array(n).fill(9), die],
    }).finish(4);

  test('[ROS-D-groan-roll, ROS-R-base] who is pushed off groaned where it stood, and wakes a horde from there', () => {
    const pushed = (x: number) =>
      field([hideout('H1', x, 45)], {
        people: { 'survivor-1': { x: 60, y: 45, play: 'melee' } },
        zeds: { 'zed-1': { x: 58, y: 45 } },
        hordes: { H1: 10 },
        step: 3,
        dice: [1, 1],
      }).finish(4);
    // From 58 to 99 it is 40 cm beyond the edge of its base; it ends at 55.
    expect([woken(pushed(99)), woken(pushed(99.1))]).toEqual([['H1'], []]);
  });

  test('[ROS-EX-groan-1, ROS-horde-groan, ROS-melee-groan] a die of the number of groans or less wakes a horde', () => {
    expect(woken(fight(3, 3))).toEqual(['H1']);
    expect(woken(fight(3, 4))).toEqual([]);
    expect(woken(fight(1, 0))).toEqual(['H1']);
    expect(woken(fight(1, 1))).toEqual(['H1']);
    expect(woken(fight(1, 2))).toEqual([]);
    expect(fight(3, 4).facts('groans')[0]?.count).toBe(3);
  });

  test('[ROS-D-groan-roll] those within 40 cm of the nearest occupied hideout count, from the edge of the base', () => {
    // From 61, 46.733 to 99, 58.7 it is 38.8 cm, from 62, 45 it is 38.5; from 58, 45 it is 42.2.
    const fall = (die: number, x = 99) =>
      field([hideout('H1', x, 58.7), hideout('H2', 60, 87)], {
        people: { 'survivor-1': { x: 60, y: 45, play: 'run' } },
        zeds: biting(3),
        hordes: { H1: 10, H2: 10 },
        step: 4,
        dice: [9, 9, 9, die],
      }).finish(4);
    expect(woken(fall(2))).toEqual(['H1']);
    expect(woken(fall(3))).toEqual([]);
    // From 58, 45 to 96.5, 58.7 it is 39.9 cm from the edge of the base.
    expect(woken(fall(3, 96.5))).toEqual(['H1']);
  });

  test('[ROS-horde-groan, ROS-R-base] 40 cm to the edge of the base itself is within 40 cm', () => {
    const level = (x: number) =>
      field([hideout('H1', x, 45)], {
        people: { 'survivor-1': { x: 60, y: 45, play: 'run' } },
        zeds: biting(1),
        hordes: { H1: 10 },
        step: 4,
        dice: [9, 1],
      }).finish(4);
    expect([woken(level(103)), woken(level(103.1))]).toEqual([['H1'], []]);
  });

  test('[ROS-D-groan-roll] one die a turn, unseen, whether or not a horde is near: it tells nothing', () => {
    for (const hordes of [{ H1: 10 }, {}] as Situation['hordes'][]) {
      const g = field([hideout('H1', 60, 80)], {
        people: { 'survivor-1': { x: 60, y: 45, play: 'run' } },
        zeds: biting(2),
        hordes,
        step: 4,
        dice: [9, 9, 9],
      }).finish(4);
      g.done();
      const rolls = g.facts('rolled').filter((f) => f.label === 'groans');
      expect(rolls).toHaveLength(1);
      expect(rolls[0]?.to).toEqual(['umpire']);
    }
    const quiet = field([hideout('H1', 60, 80)], { hordes: { H1: 10 }, step: 4 }).finish(4);
    expect(quiet.facts('rolled')).toEqual([]);
  });
});

describe('discovery', () => {
  const walker = (more: object, to: readonly number[], hordes: Situation['hordes'], map = {}) => {
    const g = field([hideout('H1', 60, 45)], {
      people: { 'survivor-1': { x: 45, y: 45, play: 'run', facing: 0, ...more } },
      hordes,
      step: 5,
      map,
    });
    g.answer([...to]);
    return g;
  };

  test('[ROS-U-discover, ROS-horde-found] within 5 cm in sight it is found, and the finder comes no farther', () => {
    const g = walker({}, [55, 45], { H1: 10 });
    expect(woken(g)).toEqual(['H1']);
    expect(g.facts('woke')[0]?.by).toBe('survivor-1');
    expect(g.person('survivor-1').x).toBeCloseTo(54);
    const past = walker({}, [53.9, 45], { H1: 10 });
    expect(woken(past)).toEqual([]);
  });

  test('[ROS-U-discover, ROS-R-los] a spot is in sight only along one line, however much could be seen beside it', () => {
    const found = (edge: number) => {
      const g = game({
        people: { 'survivor-1': { x: 45, y: 45, play: 'run', facing: 0 } },
        map: { places: [hideout('H1', 60, 45)], ...car([57, 40, 58, edge]) },
        hordes: { H1: 10 },
        step: 5,
      });
      return woken(g.answer([54.5, 45]));
    };
    expect([found(44.9), found(45.3)]).toEqual([['H1'], []]);
  });

  test('[ROS-U-discover] an empty one is taken away', () => {
    const g = walker({}, [55, 45], {});
    expect(g.facts('empty')).toEqual([expect.objectContaining({ hideout: 'H1', reveals: true })]);
    expect(g.state.hideouts[0]?.state).toBe('gone');
  });

  test('[ROS-horde-found] a last Zed is a horde as well', () => {
    const g = walker({}, [55, 45], { H1: 1 });
    expect(woken(g)).toEqual(['H1']);
    expect(g.state.zeds).toHaveLength(1);
  });

  test('[ROS-U-discover, ROS-D-pass] one that it comes by while it passes through a friend is found all the same', () => {
    const g = game({
      people: {
        'survivor-1': { x: 50, y: 45, play: 'run', facing: 0 },
        'survivor-2': { x: 55, y: 45, play: 'shoot' },
      },
      map: { places: [hideout('H1', 55, 50.9)] },
      hordes: { H1: 10 },
      step: 5,
    });
    g.answer([59.5, 45]);
    const { x, y } = g.person('survivor-1');
    // The first free place past the friend is more than 5 cm from it.
    expect(distance({ x, y }, { x: 55, y: 50.9 }) - 1).toBeGreaterThan(5);
    expect(x).toBeLessThan(58);
    expect(g.facts('woke')[0]).toMatchObject({ hideout: 'H1', by: 'survivor-1' });
  });

  test('[ROS-U-discover, ROS-item-torch] a lit torch finds it at 10 cm', () => {
    const g = walker({ torch: true, minor: ['torch'] }, [50, 45], { H1: 10 });
    expect(woken(g)).toEqual(['H1']);
    expect(g.person('survivor-1').x).toBeCloseTo(49);
  });

  const hut = (open: boolean) => ({
    buildings: [
      {
        id: 'B1',
        name: 'Hut',
        rect: [55, 35, 85, 55] as [number, number, number, number],
        levels: 1,
        doors: [{ id: 'D1', at: [55, 45] as [number, number], type: 'standard', open }],
      },
    ],
  });

  test('[ROS-U-discover] not through a wall or a closed door; opening the door shows it', () => {
    const g = game({
      people: { 'survivor-1': { x: 53.95, y: 45, play: 'run' } },
      hordes: { H1: 10 },
      step: 5,
      map: { places: [hideout('H1', 57.5, 45)], ...hut(false) },
    });
    expect(g.options()).toContain('open D1');
    g.answer([53.9, 45]);
    expect(woken(g)).toEqual([]);
    g.answer('open D1');
    expect(woken(g)).toEqual(['H1']);
  });

  test('[ROS-D-room] entering its room does not find it, unless the table plays so', () => {
    for (const [room, found] of [
      ['near', []],
      ['enter', ['H1']],
    ] as const) {
      const g = game({
        options: { room },
        people: { 'survivor-1': { x: 53, y: 45, play: 'run' } },
        hordes: { H1: 10 },
        step: 5,
        map: { places: [hideout('H1', 75, 45)], ...hut(true) },
      });
      g.answer([58, 45]);
      expect(woken(g)).toEqual(found);
    }
  });
});

describe('parked vehicles', () => {
  const car = {
    vehicles: [{ id: 'V1', kind: 'car', rect: [60, 43, 69, 47] as [number, number, number, number] }],
  };
  const parked = (x: number, dice: readonly number[], more: Situation = {}) =>
    field([hideout('H1', 30, 45)], {
      people: { 'survivor-1': { x, y: 45, play: 'shoot' } },
      hordes: { H1: 10 },
      step: 5,
      turn: 4,
      dice,
      map: car,
      ...more,
    });
  const stand = (g: Game) => {
    g.answer('keep');
    return g.finish(5);
  };

  test('[ROS-horde-car, ROS-R-car] ending step 5 within 1 cm of one: on 5 or more the alarm wakes a horde', () => {
    const loud = stand(parked(58, [5]));
    expect(loud.facts('noise').map((f) => f.noise)).toEqual([
      expect.objectContaining({ kind: 'alarm', x: 64.5, y: 45, level: 0, until: 5, vehicle: 'V1' }),
    ]);
    expect(woken(loud)).toEqual(['H1']);
    expect(loud.facts('woke')[0]?.cause).toBe('ROS-horde-car');
    expect(loud.state.vehicles[0]).toMatchObject({ alarm: 5, rolled: ['survivor-1'] });
    const quiet = stand(parked(58, [4]));
    expect(woken(quiet)).toEqual([]);
    expect(quiet.state.vehicles[0]).toMatchObject({ alarm: 0, rolled: ['survivor-1'] });
    expect(stand(parked(57.9, [])).facts('alarm-rolled')).toEqual([]);
  });

  test('[ROS-horde-car, ROS-T-stimuli] how far an alarm is heard is a number of its own', () => {
    const rows = (range: number) => [{ stimulus: 'car alarm', range }];
    const heard = (range: number) => {
      const tables = { 'ROS-T-stimuli': rows(range) };
      const files = { 'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never };
      return stand(parked(58, [5], { files }));
    };
    // From the edge of the car to the hideout it is 30 cm. ROS-R-base.
    expect([woken(heard(29)), woken(heard(30))]).toEqual([[], ['H1']]);
    // Whatever that is, another noise is heard as far as before.
    const thrown = (range: number) => {
      const tables = { 'ROS-T-stimuli': rows(range) };
      const files = { 'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never };
      const people = {
        'survivor-1': { x: 90, y: 45, play: 'grenade' as const, minor: ['stun grenade' as const] },
      };
      return field([hideout('H1', 30, 45)], { people, hordes: { H1: 10 }, step: 6, files })
        .answer([65, 45])
        .finish(6);
    };
    expect([woken(thrown(5)), woken(thrown(90))]).toEqual([['H1'], ['H1']]);
  });

  test('[ROS-R-car] once for each survivor and vehicle, and never again once it has sounded', () => {
    const again = parked(58, [], {
      state: {
        vehicles: [{ id: 'V1', alarm: 0, rolled: ['survivor-1'], taken: 0, struck: 0, broken: false }],
      },
    });
    expect(stand(again).facts('alarm-rolled')).toEqual([]);
    const early = parked(58, [], {
      state: {
        vehicles: [{ id: 'V1', alarm: 1, rolled: [], taken: 0, struck: 0, broken: false }],
      },
    });
    expect(stand(early).facts('alarm-rolled')).toEqual([]);
    const other = parked(58, [9], {
      state: {
        vehicles: [{ id: 'V1', alarm: 0, rolled: ['survivor-2'], taken: 0, struck: 0, broken: false }],
      },
    });
    expect(stand(other).facts('alarm-rolled')).toHaveLength(1);
    const sounded = parked(58, [], {
      state: {
        vehicles: [{ id: 'V1', alarm: 2, rolled: ['survivor-2'], taken: 0, struck: 0, broken: false }],
      },
    });
    expect(stand(sounded).facts('alarm-rolled')).toEqual([]);
  });

  test('[ROS-R-car] whoever sits in the middle of a broad one takes cover in it', () => {
    const rect: [number, number, number, number] = [60, 40, 72, 50];
    const people = { 'survivor-1': { x: 66, y: 45, inside: 'V1', play: 'shoot' as const } };
    const g = stand(parked(66, [3], { people, map: { vehicles: [{ id: 'V1', kind: 'van', rect }] } }));
    expect(g.facts('alarm-rolled')).toHaveLength(1);
  });

  test('[ROS-R-car] whoever stands on a roof beside it takes no cover at it', () => {
    const buildings = [
      { id: 'B1', name: 'Hut', rect: [40, 35, 59, 55] as [number, number, number, number], levels: 1 },
    ];
    const people = { 'survivor-1': { x: 58, y: 45, level: 1, play: 'shoot' as const } };
    const g = parked(58, [], { map: { ...car, buildings }, people });
    expect(g.table.gapToVehicle('V1', g.person('survivor-1'))).toBeLessThanOrEqual(1);
    expect(stand(g).facts('alarm-rolled')).toEqual([]);
  });

  test('[ROS-R-car, ROS-R-flames] whoever dies on the way to it takes no cover', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 58, y: 56, level: 0, until: 9 }];
    const people = {
      'survivor-1': { x: 58, y: 42, play: 'run' as const, hits: 3 },
      'survivor-2': { x: 5, y: 5 },
    };
    const g = parked(58, [], { people, state: { clouds } });
    g.answer([58, 45.5]).answer('keep');
    g.finish(5);
    expect(g.person('survivor-1').where).toBe('dead');
    expect(g.table.gapToVehicle('V1', g.person('survivor-1'))).toBeLessThanOrEqual(1);
    expect(g.facts('alarm-rolled')).toEqual([]);
  });

  test('[ROS-R-car] getting in costs 5 cm, and who is inside is rolled for', () => {
    const g = parked(58.95, [3], { people: { 'survivor-1': { x: 58.95, y: 45, play: 'run' } } });
    g.answer('board V1');
    expect(g.person('survivor-1')).toMatchObject({ inside: 'V1', used: 5 });
    expect(g.options()).toContain('get-out');
    g.answer('stop');
    if (g.state.step === 5 && g.asks().length > 0) g.answer('keep');
    g.finish(5);
    expect(g.facts('alarm-rolled')).toHaveLength(1);
  });
});

describe('slime', () => {
  const slimed = (more: Situation = {}) =>
    field([hideout('H1', 100, 45), hideout('H2', 60, 85)], {
      people: { 'survivor-1': { x: 60, y: 45, play: 'run' }, 'survivor-2': { x: 20, y: 5, play: 'run' } },
      hordes: { H1: 10, H2: 10 },
      turn: 4,
      step: 10,
      ...more,
    });
  const hit = (g: Game) => run(mark(g.w, 'survivor-1', 'boomer', 'ROS-boomer'));

  test('[ROS-R-marked] the nearest horde at any distance is woken, for 5 turns', () => {
    const g = slimed({ people: { 'survivor-1': { x: 5, y: 5, play: 'run' } } });
    hit(g);
    expect(woken(g)).toEqual(['H1'].map(() => 'H2'));
    expect(g.person('survivor-1')).toMatchObject({ marked: 8, drawn: 'H2' });
    hit(g);
    expect(woken(g)).toEqual(['H2']);
  });

  test('[ROS-D-which-horde, ROS-R-marked] of two hordes equally near, the one whose hideout comes first by name', () => {
    const between = (zeds: Situation['zeds'] = {}) =>
      field([hideout('H2', 40, 45), hideout('H1', 80, 45)], {
        people: { 'survivor-1': { x: 60, y: 45 } },
        zeds,
        hordes: { H1: 10, H2: 10 },
        step: 10,
      });
    const g = between();
    hit(g);
    expect(woken(g)).toEqual(['H1']);
    // An active one as near as the hidden ones, by the edge of its base.
    const active = between({ 'zed-1': { x: 39, y: 45, horde: 'H0' } });
    hit(active);
    expect(active.person('survivor-1').drawn).toBe('H0');
  });

  test('[ROS-R-marked] slime reveals which hidden horde is the nearest', () => {
    const people = { 'survivor-1': { x: 5, y: 5, play: 'run' as const } };
    const reveals = (more: Situation = {}) => {
      const g = slimed({ people, ...more });
      hit(g);
      hit(g);
      return g.facts('marked').map((f) => f.reveals ?? false);
    };
    expect(reveals()).toEqual([true, false]);
    expect(reveals({ begun: 18 })).toEqual([false, false]);
  });

  test('[ROS-R-marked] an active horde that is nearer is drawn instead', () => {
    const g = slimed({ zeds: { 'zed-1': { x: 80, y: 45, horde: 'H3' }, 'zed-2': { x: 62, y: 45 } } });
    hit(g);
    expect(woken(g)).toEqual([]);
    expect(g.person('survivor-1').drawn).toBe('H3');
  });

  test('[ROS-R-marked] an empty hideout is no horde, however near; one with a single Zed left is', () => {
    const drawn = (H2: number) => {
      const g = slimed({ people: { 'survivor-1': { x: 60, y: 60 } }, hordes: { H1: 10, H2 } });
      hit(g);
      return g.person('survivor-1').drawn;
    };
    expect([drawn(0), drawn(1)]).toEqual(['H1', 'H2']);
  });

  test('[ROS-R-marked] a hideout that is no more draws nobody', () => {
    const g = slimed({ people: { 'survivor-1': { x: 5, y: 5, play: 'run' } } });
    Object.assign(g.w.s.hideouts[1] as object, { state: 'gone' });
    hit(g);
    expect(woken(g)).toEqual(['H1']);
  });

  test('[ROS-R-marked] its Zeds make for the marked one before all but burning WP', () => {
    const people = {
      'survivor-1': { x: 60, y: 45, marked: 8, drawn: 'H3' },
      'survivor-2': { x: 90, y: 45 },
    };
    const zeds = { 'zed-1': { x: 84, y: 45, horde: 'H3' }, 'zed-2': { x: 96, y: 45, horde: 'H2' } };
    const g = slimed({ people, zeds, step: 7, hordes: {} }).finish(7);
    expect(g.zed('zed-1').x).toBeLessThan(70);
    expect(g.zed('zed-2').x).toBeCloseTo(92);
    const wp = slimed({
      people,
      zeds,
      step: 7,
      hordes: {},
      state: { clouds: [{ id: 'wp-1', kind: 'wp', x: 94, y: 45, level: 0, until: 5 }] },
    }).finish(7);
    expect(wp.has('zed-1')).toBe(false);
    const until = (marked: number) => {
      const survivor = { ...people['survivor-1'], marked };
      return slimed({ people: { ...people, 'survivor-1': survivor }, zeds, step: 7, hordes: {} }).finish(7);
    };
    expect(until(3).zed('zed-1').x).toBeCloseTo(88);
    // To the end of the last turn.
    expect(until(4).state.turn).toBe(4);
    expect(until(4).zed('zed-1').x).toBeLessThan(70);
  });
});
