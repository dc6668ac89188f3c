import { describe, expect, test } from 'vitest';
import { type Given, game } from '../testing/game.js';
import { activate } from './activation.js';

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

describe('[AMZ-T-morale-levels] a Broken Professional unit announces no fire', () => {
  const begins = (more: Partial<Given>) => {
    const g = game({ units: { red: { ...TEAM, ...more }, mob: { kind: 'odies', at: [10, 30] } } });
    return g.begin(activate(g.w, 'red'));
  };

  test('it only moves', () => {
    const fires = (level: 'shaken' | 'broken') =>
      begins({ level })
        .options()
        .filter((id) => id.includes('fire'));
    const moves = ['move-fire cautious', 'move-fire rapid'];
    const all = [...moves, 'fire-move cautious', 'fire-move rapid', 'move-fire stationary'];
    expect([fires('shaken'), fires('broken')]).toEqual([all, moves]);
  });

  test('[AMZ-vehicles] in a vehicle that cannot move it stands', () => {
    const g = begins({
      level: 'broken',
      vehicle: 'car',
      immobilised: true,
      figures: { 1: { role: 'vehicle' } },
    });
    expect(g.facts('announced')).toMatchObject([{ deed: 'move-fire', mode: 'stationary' }]);
    expect(g.facts('fired')).toEqual([]);
  });
});

describe('[AMZ-D-start-order] [AMZ-T-morale-levels] a check that fails before the announcement takes nothing from the move', () => {
  /** Who is frightened at the start has a Romeo 9 inches off; the first die is of that check. */
  const shaken = (romeo: Partial<Given>, dice: readonly number[] = []) => {
    const g = game({
      options: { zombies: 'player' },
      units: {
        red: { ...TEAM, morale: 'good', fighters: 1 },
        romeo: { kind: 'romeos', at: [10, 19.5], ...romeo },
      },
      dice: [1, ...dice],
    });
    g.run();
    expect(g.unit('red').level).toBe('shaken');
    return g;
  };

  test('whether the dead can come in between or not', () => {
    const free = shaken({ interrupted: true }).answer('move-fire cautious', [10, 4]);
    expect(free.figures('red')[0]).toMatchObject({ x: 10, y: 4 });
    const watched = shaken({}).answer('move-fire cautious', 'not-now', [10, 4]);
    while (watched.asked()?.code === 'interrupt') watched.answer('not-now');
    expect(watched.figures('red')[0]).toMatchObject({ x: 10, y: 4 });
  });

  test('nor from a move after the fire', () => {
    const g = shaken(
      { interrupted: true },
      Array.from({ length: 12 }, () => 1),
    );
    g.answer('fire-move cautious', 'romeo', [10, 4]);
    expect(g.figures('red')[0]).toMatchObject({ x: 10, y: 4 });
  });
});

describe('[AMZ-morale-once] [AMZ-morale-pro-points] who walks past a Romeo in full view is frightened', () => {
  /** The Romeo stands 8 inches north of the way; high walls hide both its ends. */
  const past = (romeo: Partial<Given>, odies: Partial<Given>, ...answers: string[]) => {
    const wall = (id: string, x: number) => ({
      id,
      kind: 'high wall' as const,
      path: [
        [x - 5, 13],
        [x + 5, 13],
      ] as [number, number][],
    });
    const g = game({
      options: { zombies: 'player' },
      map: { barriers: [wall('a', 9), wall('b', 21)] },
      units: {
        red: { ...TEAM, morale: 'good', fighters: 1, at: [9, 10] },
        romeo: { kind: 'romeos', at: [15, 18], ...romeo },
        odies: { kind: 'odies', at: [5, 10], ...odies },
      },
      dice: [1],
    });
    g.run().answer('move-fire rapid', ...answers, [21, 10]);
    const [{ x = 0 } = {}] = g.figures('red');
    return [g.facts('checked-morale').length, g.unit('red').level, x > 12 && x < 18];
  };

  test('also where it has Interrupted before in this turn', () => {
    expect(past({ interrupted: true }, { interrupted: true })).toEqual([1, 'shaken', true]);
  });

  test('also where the dead let this activation pass', () => {
    expect(past({}, {}, 'not-at-all')).toEqual([1, 'shaken', true]);
  });
});
