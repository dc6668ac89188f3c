import { describe, expect, test } from 'vitest';
import type { FtbFact } from '../facts.js';
import { RANGED_COMBAT } from '../tables/combat.js';
import { ZOMBIE_DAMAGE } from '../tables/zeds.js';
import { game } from '../testing/game.js';
import { missedBy, shootAll, volleyAt, zombieDamage } from './shooting.js';

const mark = {
  target: 'zed-1',
  dice: 1,
  zombie: true,
  cover: false,
  prone: false,
  fast: false,
  protected: false,
};

/** Results of the damage dice when a person fires at a zombie. */
function fired(gun: string, rep: number, chargers: readonly string[], dice: readonly number[], shots = 1) {
  const g = game({
    people: { 'star-1': { rep, has: [gun] } },
    zeds: { 'zed-1': { x: 18, y: 24, facing: 180 }, 'zed-2': { x: 22, y: 18 } },
    dice,
  });
  const marks = [{ ...mark, dice: shots, nth: 1, carries: '' }];
  g.begin(shootAll(g.w, [volleyAt(g.w, 'star-1', { item: 1, gun }, marks, 'charged', { chargers })]))
    .end()
    .done();
  return { g, wounds: g.facts('wound') as Extract<FtbFact, { is: 'wound' }>[] };
}

describe('fire on zombies', () => {
  test('[FTB-10.10.1] a zombie never counts as in cover', () => {
    const covered = { ...mark, cover: true, nth: 1 };
    expect(missedBy(RANGED_COMBAT, { fast: false, two: false }, covered, 8)).toBeUndefined();
    expect(missedBy(RANGED_COMBAT, { fast: false, two: false }, { ...covered, zombie: false }, 8)).toEqual([
      'cover',
    ]);
  });

  test('[FTB-10.10.2, FTB-10.10.3, FTB-T-ranged-damage-zombie] up to the number it is dead for good, above it it carries on', () => {
    expect([1, 2, 3, 4].map((die) => zombieDamage(die, 3))).toEqual([
      'obviously-dead',
      'obviously-dead',
      'obviously-dead',
      'carry-on',
    ]);
    expect(ZOMBIE_DAMAGE.rows.map((r) => r.damage)).toEqual(['obviously-dead', 'carry-on']);
  });

  test('[FTB-EX-10.10.3] [FTB-10.10.3] a Machine Pistol hits a charging zombie three times, 2, 3 and 6 against Impact 1: it comes on', () => {
    const { g, wounds } = fired('machine-pistol', 4, ['zed-1'], [6, 6, 5, 1, 1, 1, 2, 3, 6], 3);
    expect(wounds.map((f) => f.damage)).toEqual(['carry-on', 'carry-on', 'carry-on']);
    expect(g.has('zed-1')).toBe(true);
    expect(g.facts('ducked-back')).toEqual([]);
  });

  test('[FTB-EX-10.10.4] [FTB-10.10.4] a 4 kills within Rep 5, and does nothing above Impact 2 when the shooter is charged', () => {
    expect(fired('ba-pistol', 5, [], [5, 1, 4]).g.has('zed-1')).toBe(false);
    const { g, wounds } = fired('ba-pistol', 5, ['zed-1'], [5, 1, 4]);
    expect(g.has('zed-1')).toBe(true);
    expect(wounds).toMatchObject([{ against: 2, damage: 'carry-on' }]);
  });

  test('[FTB-D-23] one that charges somebody else is as easy to kill as ever', () => {
    expect(fired('ba-pistol', 5, ['zed-2'], [5, 1, 4]).g.has('zed-1')).toBe(false);
  });
});
