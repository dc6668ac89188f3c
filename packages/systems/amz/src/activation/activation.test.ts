import { expect, test } from 'vitest';
import { game } from '../testing/game.js';

const TEAM = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] } as const;

test('[AMZ-turn-08-activate] [AMZ-activation] a unit is picked, announces, and goes as one', () => {
  const g = game({ units: { red: TEAM } });
  g.run();
  expect(g.question()).toBe('living announce AMZ-activation');
  expect(g.options()).toContain('move-fire rapid');
  g.answer('move-fire cautious');
  expect(g.question()).toBe('living move AMZ-activation');
  g.answer([10, 16]);
  expect(g.figures('red').map((f) => Math.round(f.y))).toEqual([16, 16, 16, 16]);
  expect(g.state.active).toBeNull();
});

test('[AMZ-cohesion] all of a unit end within an inch of another of it', () => {
  const g = game({ units: { red: { ...TEAM, fighters: 8 } } });
  g.run().answer('move-fire rapid', [20, 14]);
  const ids = g.figures('red').map((f) => f.id);
  for (const id of ids)
    expect(ids.some((other) => other !== id && g.table.distance(id, other) <= 1.0001)).toBe(true);
});

test('[AMZ-turn-09-interrupt] [AMZ-interrupt-declare] the player of the dead may stop a move at the inch where a mob notices it', () => {
  const g = game({
    options: { zombies: 'player' },
    units: { red: TEAM, mob: { kind: 'zulus', fighters: 6, at: [12, 22] } },
    dice: [3, 4],
  });
  g.run().answer('move-fire cautious', [10, 16]);
  expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  expect(g.table.apart('red', 'mob')).toBeLessThanOrEqual(8);
  g.answer('mob');
  expect(g.facts('reacted')[0]).toMatchObject({ living: 4, zombie: 4, deadFirst: false });
  expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
});

test('[AMZ-activation] whoever goes looks the way that he goes, on every inch of it', () => {
  for (const [to, facing] of [
    [[15, 18], 270],
    [[17, 18], 270],
    [[21, 18], 90],
    [[18, 15], 180],
  ] as const) {
    const g = game({ units: { red: { ...TEAM, fighters: 1, at: [18, 18], figures: { 1: { facing: 0 } } } } });
    expect(g.run().answer('move-fire cautious', to).figures('red')[0]?.facing).toBe(facing);
  }
});
