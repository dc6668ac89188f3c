import { expect, test } from 'vitest';
import { game, type Situation } from '../testing/game.js';

const RED = { quality: 'trained', professional: true, fighters: 4, at: [18, 4], done: true } as const;

const masters = (given: Situation) =>
  game({ ...given, state: { stage: 'masters', turn: 2, ...given.state } });

test('[AMZ-turn-12-masters] [AMZ-masters-action] [AMZ-dexters] a Dexter that did not Interrupt moves 6 or 12 inches', () => {
  const units = { red: RED, lord: { kind: 'dexters' as const, at: [18, 24] as const } };
  const g = masters({ options: { zombies: 'player' }, units }).step();
  expect(g.options()).toEqual(['lord', 'none']);
  expect(g.asked().shape).toMatchObject({
    options: [{ line: { key: 'master.unit' } }, { line: { key: 'master.none' } }],
  });
  g.answer('lord');
  expect(g.options()).toEqual(['move-fire cautious', 'move-fire rapid']);
  g.answer('move-fire cautious');
  expect(g.refused([18, 15])).toBe('AMZ-masters-action');
  g.answer([18, 18.5]);
  expect(g.figures('lord')[0]?.y).toBe(18.5);
  expect(g.unit('lord').mode).toBe('cautious');
  const gone = { figures: { 1: { status: 'destroyed', x: -1, y: -1 } } } as const;
  const fallen = masters({
    options: { zombies: 'player' },
    units: { ...units, other: { kind: 'dexters', ...gone } },
  });
  expect(fallen.step().options()).toEqual(['lord', 'none']);
  const acted = { ...units, lord: { ...units.lord, moved: true } };
  expect(masters({ options: { zombies: 'player' }, units: acted }).step().state.stage).toBe('end');
  const spent = masters({
    options: { zombies: 'player' },
    units: { ...units, lord: { ...units.lord, interrupted: true } },
  });
  expect(spent.step().state.stage).toBe('end');
});

test('[AMZ-masters-action] it may assault a unit within its move', () => {
  const g = masters({
    options: { zombies: 'player' },
    units: { red: { ...RED, at: [18, 14] }, lord: { kind: 'dexters', at: [18, 24] } },
    // The assaulted unit passes its Quality Check.
    dice: [4],
  });
  g.step().answer('lord', 'move-fire rapid');
  expect(g.options()).toContain('assault red');
  g.answer('assault red');
  expect(g.table.apart('red', 'lord')).toBeLessThanOrEqual(0.5);
  // The only answer of the Living is AMZ-cc-attacked.
  expect(g.question()).toBe('living charged AMZ-cc-attacked');
});

test('[AMZ-possessed] [AMZ-D-step12-fire] the Possessed choose how they move and when they fire', () => {
  const g = masters({
    options: { zombies: 'player' },
    units: { red: RED, slaves: { kind: 'possessed', quality: 'trained', fighters: 3, at: [18, 24] } },
    // Three figures plus one for an Exposed target, minus one for a Rapid move, against four.
    dice: [1, 1, 1, 1, 1, 1, 1],
  });
  g.step().answer('slaves');
  // To fire without a move is not told as a move.
  expect(g.asked().shape).toMatchObject({
    options: [{ id: 'move-fire stationary', line: { key: 'dead-plan.stand' } }, ...Array(4).fill({})],
  });
  expect(g.options()).toEqual([
    'move-fire stationary',
    'move-fire cautious',
    'move-fire rapid',
    'fire-move cautious',
    'fire-move rapid',
  ]);
  g.answer('fire-move rapid');
  expect(g.question()).toBe('zombies fire-at AMZ-fire-procedure');
  g.answer('red');
  expect(g.facts('fired')).toMatchObject([{ unit: 'slaves', at: 'red', dice: 3, defense: 4 }]);
  expect(g.question()).toBe('zombies dead-move AMZ-masters-action');
  // After their fire they do not assault.
  expect(g.options()).toEqual(['stay']);
  g.answer([18, 14]);
  expect(g.figures('slaves')[0]?.y).toBe(14);
  // Their one attack is over.
  expect(g.question()).toBe('over');
  g.done();
});

test('[AMZ-solo-masters] a Dexter assaults nobody stronger than itself, and hides near the largest mob', () => {
  const given = (fighters: number): Situation => ({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [10, 28],
            [26, 28],
          ],
        },
      ],
    },
    units: {
      red: { ...RED, fighters, at: [18, 16] },
      lord: { kind: 'dexters', fighters: 2, at: [18, 26] },
      mob: { kind: 'zulus', fighters: 6, at: [17, 33], moved: true, interrupted: true },
    },
    // The assaulted unit passes its Quality Check, the other a Morale Check for a Dexter that was near as it set out.
    dice: fighters === 2 ? [4] : [8],
  });
  const bold = masters(given(2)).step();
  expect(bold.facts('assaulted')).toMatchObject([{ unit: 'lord', on: 'red' }]);
  expect(bold.table.apart('red', 'lord')).toBeLessThanOrEqual(0.5);
  const shy = masters(given(4)).step();
  expect(shy.table.sees('red', 'lord')).toBe(false);
  expect(shy.table.apart('lord', 'mob')).toBeLessThanOrEqual(12);
});

test('[AMZ-solo-masters] Possessed without a target come nearer, Rapidly from more than 18 inches', () => {
  const end = (y: number, fires = false) => {
    const units = {
      red: RED,
      slaves: { kind: 'possessed' as const, quality: 'trained' as const, at: [18, y] as const },
    };
    // By night they see twelve inches. They fire at a unit that they then see: two dice against four.
    const g = masters({ units, scenario: { light: 'night' }, dice: fires ? [1, 1, 1, 1, 1, 1] : [] }).step();
    g.done();
    return g.figures('slaves')[0]?.y;
  };
  expect(end(30)).toBeCloseTo(18, 1);
  expect(end(22.5, true)).toBeCloseTo(16.5, 1);
  expect(end(22.6, true)).toBeCloseTo(10.6, 1);
  expect(end(20, true)).toBeCloseTo(14, 1);
});

test('[AMZ-possessed] [AMZ-targets-engaged] [AMZ-masters-action] the Possessed share out their fire as the Living do', () => {
  const units = {
    red: { ...RED, fighters: 1, at: [16, 12] },
    blue: { ...RED, fighters: 1, at: [20, 12] },
    slaves: { kind: 'possessed', quality: 'trained', fighters: 4, at: [18, 24] },
  } as const;
  const g = masters({ options: { zombies: 'player' }, units, dice: Array(9).fill(1) });
  g.step().answer('slaves', 'move-fire stationary', 'red');
  expect(g.question()).toBe('zombies fire-dice AMZ-targets-scope');
  // The other dice go to the remaining target.
  g.answer('2');
  // Two dice each, and one for an Exposed target.
  expect(g.facts('fired').map(({ at, dice }) => [at, dice])).toEqual([
    ['red', 3],
    ['blue', 3],
  ]);
  // The Untrained engage only one target.
  const one = masters({
    options: { zombies: 'player' },
    units: { ...units, slaves: { ...units.slaves, quality: 'untrained' } },
    dice: Array(6).fill(1),
  });
  one.step().answer('slaves', 'move-fire stationary', 'red');
  expect(one.facts('fired')).toHaveLength(1);
  // In solo play all dice go to one target.
  const alone = masters({ units, dice: Array(6).fill(1) }).step();
  expect(alone.facts('fired')).toHaveLength(1);
});

test('[AMZ-interrupt-masters] [AMZ-possessed] in an Interrupt the Possessed fire at the active unit alone', () => {
  const g = game({
    options: { zombies: 'player' },
    units: {
      red: { ...RED, done: false, fighters: 1 },
      blue: { ...RED, fighters: 1, at: [24, 4] },
      slaves: { kind: 'possessed', quality: 'trained', at: [18, 18] },
    },
    dice: [1, 8],
  });
  g.run().answer('move-fire stationary', 'slaves', 'move-fire stationary');
  expect(g.question()).toBe('zombies dead-fire AMZ-possessed');
  expect(g.options()).toEqual(['red', 'none']);
});

test('[AMZ-assault] the player of the dead picks whom they assault of several in contact, each shown by its first figure', () => {
  const g = masters({
    options: { zombies: 'player' },
    units: {
      red: { ...RED, fighters: 1, at: [18, 20] },
      blue: { ...RED, fighters: 1, at: [18.8, 20] },
      lord: { kind: 'dexters', at: [18.4, 22] },
    },
    dice: [4],
  });
  g.step().answer('lord', 'move-fire cautious', 'assault red');
  expect(g.question()).toBe('zombies dead-assault AMZ-assault');
  expect(g.asked().shape).toMatchObject({
    options: [
      { id: 'red', on: 'red-1' },
      { id: 'blue', on: 'blue-1' },
    ],
  });
});

test('[AMZ-solo-masters] Possessed that have cover stay where they are and fire', () => {
  const rubble = { id: 'r', kind: 'rubble', rect: [16, 16, 20, 20] as [number, number, number, number] };
  const slaves = { kind: 'possessed', quality: 'trained', fighters: 2, at: [17.2, 18.1] } as const;
  const g = masters({ map: { areas: [rubble] }, units: { red: RED, slaves }, dice: Array(9).fill(1) });
  g.step();
  expect(g.facts('fired')).toMatchObject([{ unit: 'slaves', at: 'red' }]);
  expect(g.facts('moved')).toEqual([]);
});
