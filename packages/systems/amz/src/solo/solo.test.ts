import { expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { soloInterrupt } from './deciding.js';
import { soloMasterWay, soloTarget } from './masters.js';

const RED = { quality: 'trained', professional: true, fighters: 1, at: [10, 10] } as const;
const OFF = { x: -1, y: -1 };
const mob = (x: number, y: number, more: Given = {}): Given => ({ kind: 'zulus', at: [x, y], ...more });

const moving = (given: Situation, mode: 'cautious' | 'stationary' = 'cautious') =>
  game({ active: { unit: 'red', mode }, ...given });

test('[AMZ-solo-interrupt] a mob Interrupts a move as soon as its full move could bring it into contact', () => {
  const near = moving({ units: { red: RED, a: mob(10, 17) } });
  expect(soloInterrupt(near.w, ['a'], 'red', 'inch')).toBe('a');
  const far = moving({ units: { red: RED, a: mob(10, 17.1) } });
  expect(soloInterrupt(far.w, ['a'], 'red', 'inch')).toBeUndefined();
  expect(soloInterrupt(far.w, ['a'], 'red', 'fire')).toBeUndefined();
});

test('[AMZ-solo-interrupt] at the end of the action all who are aware do, at the announcement against who stands', () => {
  const units = { red: RED, a: mob(10, 18) };
  expect(soloInterrupt(moving({ units }).w, ['a'], 'red', 'done')).toBe('a');
  expect(soloInterrupt(moving({ units }).w, ['a'], 'red', 'announced')).toBeUndefined();
  expect(soloInterrupt(moving({ units }, 'stationary').w, ['a'], 'red', 'announced')).toBe('a');
});

test('[AMZ-solo] [AMZ-solo-interrupt] of several the nearest comes first, then the largest, then the lowest number', () => {
  const first = (units: { [id: string]: Given }) => {
    const g = moving({ units: { red: RED, ...units } });
    return soloInterrupt(g.w, Object.keys(units), 'red', 'done');
  };
  expect(first({ a: mob(10, 16), b: mob(10, 14) })).toBe('b');
  expect(first({ a: mob(10, 15), b: mob(15, 10, { fighters: 2 }) })).toBe('b');
  expect(first({ a: mob(10, 15), b: mob(15, 10) })).toBe('a');
});

test('[AMZ-solo-masters] a Dexter Interrupts nobody with more figures than it has with its mobs at hand', () => {
  const lord: Given = { kind: 'dexters', at: [10, 18] };
  const g = (fighters: number, x: number) =>
    moving({ units: { red: { ...RED, fighters }, lord, a: mob(x, 18, { fighters: 2 }) } });
  expect(soloInterrupt(g(3, 12).w, ['lord'], 'red', 'done')).toBe('lord');
  expect(soloInterrupt(g(4, 12).w, ['lord'], 'red', 'done')).toBeUndefined();
  // Farther than 6 inches they do not count.
  expect(soloInterrupt(g(3, 18).w, ['lord'], 'red', 'done')).toBeUndefined();
});

test('[AMZ-solo-interrupt] Possessed do not Interrupt whom they do not see', () => {
  const g = moving({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [0, 14],
            [36, 14],
          ],
        },
      ],
    },
    units: { red: RED, slaves: { kind: 'possessed', quality: 'trained', at: [10, 18] } },
  });
  expect(soloInterrupt(g.w, ['slaves'], 'red', 'done')).toBeUndefined();
});

test('[AMZ-solo-masters] the Possessed fire at the unit that they are most likely to hit', () => {
  const g = game({
    units: {
      red: { ...RED, fighters: 4 },
      blue: { ...RED, fighters: 2, at: [14, 10] },
      hard: { ...RED, fighters: 1, armor: 'anti-zombie', at: [4, 10] },
      even: { ...RED, fighters: 2, armor: 'anti-zombie', at: [0.5, 2] },
      slaves: { kind: 'possessed', quality: 'trained', fighters: 3, at: [10, 20] },
    },
  });
  expect(soloTarget(g.w, 'slaves', ['red', 'blue', 'hard'])).toBe('blue');
  expect(soloTarget(g.w, 'slaves', ['red', 'hard'])).toBe('hard');
  // Of equally likely targets, the nearest.
  expect(soloTarget(g.w, 'slaves', ['even', 'red'])).toBe('red');
});

test('[AMZ-solo] [AMZ-interrupt-mindless] alone, a mob that notices a unit on its way is in contact before the unit is past', () => {
  const g = game({
    units: { red: { ...RED, fighters: 4 }, a: mob(11, 22, { fighters: 6 }) },
    // Their reaction dice: the dead are quicker. The unit passes its Quality Check.
    dice: [1, 6, 4],
  });
  g.run().answer('move-fire cautious', [10, 16]);
  expect(g.facts('interrupts')).toMatchObject([{ unit: 'a', on: 'red' }]);
  expect(g.table.apart('red', 'a')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-D-zombie-modes] the reaction die of the Possessed has no modifier, unless the table wants that of their mode', () => {
  const zombie = (possessed: 'plain' | 'mode', deed: string) => {
    const g = game({
      options: { zombies: 'player', possessed },
      units: {
        red: { ...RED, fighters: 2 },
        slaves: { kind: 'possessed', quality: 'trained', at: [10, 20] },
      },
      dice: [4, 5],
    });
    g.run().answer('move-fire stationary');
    g.answer('slaves', deed);
    return g.facts('reacted')[0]?.zombie;
  };
  expect(zombie('plain', 'move-fire rapid')).toBe(5);
  expect(zombie('mode', 'move-fire rapid')).toBe(4);
  expect(zombie('mode', 'move-fire cautious')).toBe(6);
});

test('[AMZ-interrupt-masters] a Possessed unit that Interrupts may assault, a Dexter goes where it likes', () => {
  const begin = (kind: 'possessed' | 'dexters', deed: string) => {
    const g = game({
      options: { zombies: 'player' },
      units: { red: { ...RED, fighters: 2 }, master: { kind, quality: 'veteran', at: [10, 20] } },
      // The dead are quicker, and the assaulted unit passes its Quality Check; a Dexter nearby causes a Morale Check
      // first.
      dice: kind === 'possessed' ? [1, 8, 4] : [4, 1, 8],
    });
    return g.run().answer('move-fire stationary').answer('master', deed);
  };
  const slaves = begin('possessed', 'move-fire rapid');
  expect(slaves.question()).toBe('zombies dead-move AMZ-interrupt-masters');
  slaves.answer('assault red');
  expect(slaves.question()).toBe('living charged AMZ-cc-attacked');
  expect(slaves.table.apart('red', 'master')).toBeLessThanOrEqual(0.5);
  const lord = begin('dexters', 'move-fire rapid').answer([20, 24]);
  expect(lord.figures('master')[0]).toMatchObject({ x: 20, y: 24 });
});

test('[AMZ-solo-masters] a Dexter hides with the largest mob on the table, not with one that has still to come', () => {
  const g = game({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [12, 18],
            [24, 18],
          ],
        },
      ],
    },
    units: {
      red: { ...RED, fighters: 9, at: [16, 2] },
      lord: { kind: 'dexters', at: [10, 20] },
      late: mob(-1, -1, { fighters: 3, figures: { 1: OFF, 2: OFF, 3: OFF } }),
      here: mob(18, 26),
    },
  });
  expect(soloMasterWay(g.w, 'lord', '', 6)).toBeDefined();
});
