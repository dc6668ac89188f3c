import { beforeEach, expect, test, vi } from 'vitest';
import { type Given, game } from '../testing/game.js';
import { fireAt } from './fire.js';

/** Units that check Morale, and why, in order. */
const checks = vi.hoisted((): string[] => []);
vi.mock('../morale/checks.js', async (original) => ({
  ...(await original<object>()),
  *moraleCheck(_w: unknown, unit: string, cause: string) {
    checks.push(`${unit} ${cause}`);
    return true;
  },
}));
beforeEach(() => {
  checks.length = 0;
});

const ones = (n: number) => Array.from({ length: n }, () => 1);

/** One figure of Possessed fires: a die for it and one for an Exposed target, in no Optimum Range. */
function firedUpon(red: Partial<Given>, die: number) {
  const g = game({
    units: {
      red: { quality: 'trained', fighters: 2, at: [10, 10], ...red },
      foe: { kind: 'possessed', fighters: 1, at: [10, 24] },
    },
    dice: [die, 1, ...ones(10)],
  });
  g.begin(fireAt(g.w, 'foe', 'red', 'possessed')).end();
  return checks.slice();
}

test('[AMZ-morale-once] [AMZ-D-morale-once] [AMZ-fire-procedure] one check for one attack, after it, whatever it did', () => {
  expect(firedUpon({ professional: false }, 6)).toEqual(['red AMZ-morale-nonpro-points']);
});

test('[AMZ-morale-nonpro-points] the Non-Professional check when fired upon, even without casualties', () => {
  expect(firedUpon({ professional: false }, 1)).toHaveLength(1);
});

test('[AMZ-morale-pro-points] Professionals check for casualties only', () => {
  expect(firedUpon({ professional: true }, 1)).toEqual([]);
  expect(firedUpon({ professional: true }, 6)).toEqual(['red AMZ-morale-pro-points']);
});

test('[AMZ-vehicle-attack] crews of armored vehicles make none', () => {
  const aboard = { x: -1, y: -1, aboard: 'red' } as const;
  const crew = (vehicle: 'car' | 'APC') =>
    firedUpon(
      {
        vehicle,
        open: true,
        professional: false,
        fighters: 3,
        figures: { 1: { id: 'red', role: 'vehicle' }, 2: aboard, 3: aboard },
      },
      6,
    ).length;
  expect(crew('APC')).toBe(0);
  expect(crew('car')).toBe(1);
});
