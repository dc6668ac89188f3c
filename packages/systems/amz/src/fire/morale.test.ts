import { expect, test } from 'vitest';
import { type Given, game } from '../testing/game.js';
import { fireAt } from './fire.js';

/** The highest face of a D8: a check of Average Morale passes. */
const HOLDS = 8;

/**
 * One Possessed figure fires: one die for it and one for an Exposed target, beyond Optimum Range, against two. Returns
 * who then checks Morale and why, in order.
 */
function firedUpon(red: Partial<Given>, die: number, checks: readonly number[]) {
  const g = game({
    units: {
      red: { quality: 'trained', fighters: 2, at: [10, 10], ...red },
      foe: { kind: 'possessed', fighters: 1, at: [10, 24] },
    },
    dice: [die, 1, 1, 1, ...checks],
  });
  g.begin(fireAt(g.w, 'foe', 'red', 'possessed'))
    .end()
    .done();
  return g.facts('checked-morale').map((f) => `${f.unit} ${f.cause}`);
}

test('[AMZ-morale-once] [AMZ-D-morale-once] [AMZ-fire-procedure] one check for one attack, after it, whatever it did', () => {
  expect(firedUpon({ professional: false }, 6, [HOLDS])).toEqual(['red AMZ-morale-nonpro-points']);
});

test('[AMZ-morale-nonpro-points] the Non-Professional check when fired upon, even without casualties', () => {
  expect(firedUpon({ professional: false }, 1, [HOLDS])).toEqual(['red AMZ-morale-nonpro-points']);
});

test('[AMZ-morale-pro-points] Professionals check for casualties only', () => {
  expect(firedUpon({ professional: true }, 1, [])).toEqual([]);
  expect(firedUpon({ professional: true }, 6, [HOLDS])).toEqual(['red AMZ-morale-pro-points']);
});

test('[AMZ-vehicle-attack] crews of armored vehicles make none', () => {
  const aboard = { x: -1, y: -1, aboard: 'red' } as const;
  const crew = (vehicle: 'car' | 'APC', more: readonly number[]) =>
    firedUpon(
      {
        vehicle,
        open: true,
        professional: false,
        fighters: 3,
        figures: { 1: { id: 'red', role: 'vehicle' }, 2: aboard, 3: aboard },
      },
      6,
      more,
    ).length;
  // Five dice of armor.
  expect(crew('APC', [1, 1, 1])).toBe(0);
  expect(crew('car', [HOLDS])).toBe(1);
});
