import { describe, expect, test } from 'vitest';
import type { Unit } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { attackPool, defensePool, type PoolKind } from './pools.js';
import { armsOf, emplacedOf } from './weapons.js';

const TEAM = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] } as const;
const mob = (north: number, more: Partial<Given> = {}): Given => ({
  kind: 'zulus',
  fighters: 6,
  at: [10, 10 + north],
  ...more,
});
const LIGHT = { 1: { support: 'light' } } as const;
const across = (kind: string, y = 15): Situation['map'] => ({
  barriers: [
    {
      id: 'b',
      kind,
      path: [
        [0, y],
        [36, y],
      ],
    },
  ],
});
const HEDGE = across('hedge');
const FAR_HEDGE = across('hedge', 28);
const WALL = across('low wall');

/** A part of the Firepower of red at the mob. */
function attack(given: Situation, kind: PoolKind = 'announced') {
  const g = game(given);
  return attackPool(g.w, 'red', 'mob', kind);
}
const part = (pool: { parts: readonly { key: string; dice: number }[] }, key: string) =>
  pool.parts.find((p) => p.key === key)?.dice ?? 0;
const defense = (given: Situation, kind: PoolKind = 'announced') => {
  const g = game(given);
  return defensePool(g.w, 'mob', 'red', kind);
};

describe('Firepower', () => {
  test('[AMZ-firepower-base] [AMZ-quality-dice] one die of its quality for each figure', () => {
    const far = { red: TEAM, mob: mob(20) };
    expect(attack({ units: far, map: FAR_HEDGE })).toMatchObject({ dice: 4, sides: 8 });
    expect(attack({ units: { ...far, red: { ...TEAM, quality: 'elite' } }, map: FAR_HEDGE }).sides).toBe(12);
    const down = { ...TEAM, figures: { 2: { status: 'down' } } } as const;
    expect(attack({ units: { ...far, red: down }, map: FAR_HEDGE }).dice).toBe(3);
    expect(attack({ units: { ...far, red: { ...TEAM, dependents: 3 } }, map: FAR_HEDGE }).dice).toBe(4);
  });

  test('[AMZ-EX-firepower-1] [AMZ-firepower-optimum] [AMZ-firepower-exposed] [AMZ-support-dice] four with a Light weapon at an Exposed mob 7 inches off', () => {
    const g = game({
      units: { red: { ...TEAM, figures: LIGHT, mode: 'cautious' }, mob: mob(7.5) },
      active: { unit: 'red', mode: 'cautious' },
    });
    expect(g.table.apart('red', 'mob')).toBe(7);
    expect(attackPool(g.w, 'red', 'mob', 'announced')).toEqual({
      dice: 7,
      sides: 8,
      parts: [
        { key: 'figures', dice: 4 },
        { key: 'support', dice: 1 },
        { key: 'optimum', dice: 1 },
        { key: 'exposed', dice: 1 },
      ],
    });
  });

  test('[AMZ-EX-firepower-cap] [AMZ-firepower-cap] [AMZ-firepower-interruptions] twelve figures at the second Interruption roll 9 dice', () => {
    const units = { red: { ...TEAM, fighters: 12 }, mob: mob(20) };
    const at = (interruptions: number) =>
      attack({ units, map: FAR_HEDGE, active: { unit: 'red', interruptions } }).dice;
    expect([at(0), at(1), at(2), at(3)]).toEqual([10, 10, 9, 8]);
  });

  test('[AMZ-optimum-range] [AMZ-optimum-range-use] [AMZ-D-blank-headings] it is as many inches as the die has sides', () => {
    const has = (quality: Given['quality'], inches: number) =>
      part(attack({ units: { red: { ...TEAM, quality }, mob: mob(inches + 0.5) } }), 'optimum');
    const reach = { untrained: 6, trained: 8, veteran: 10, elite: 12 } as const;
    for (const [quality, inches] of Object.entries(reach) as ['elite', number][])
      expect([has(quality, inches), has(quality, inches + 0.1)]).toEqual([1, 0]);
  });

  test('[AMZ-optimum-range-support] [AMZ-D-optimum-support] twice that with a support weapon that it can fire, and one die', () => {
    const has = (inches: number, support: 'light' | 'medium', mode: 'cautious' | 'rapid') =>
      part(
        attack({
          units: { red: { ...TEAM, mode, figures: { 1: { support } } }, mob: mob(inches + 0.5) },
          active: { unit: 'red', mode },
        }),
        'optimum',
      );
    expect([has(16, 'light', 'cautious'), has(16.1, 'light', 'cautious'), has(3, 'light', 'rapid')]).toEqual([
      1, 0, 1,
    ]);
    expect([has(16, 'medium', 'cautious'), has(16, 'medium', 'rapid')]).toEqual([1, 0]);
  });

  test('[AMZ-firepower-exposed] [AMZ-cover-exposed] [AMZ-D-exposed-rapid] one die for an Exposed target, a Rapid one, or both', () => {
    const exposed = (given: Situation, kind: PoolKind) => part(attack(given, kind), 'exposed');
    const zulus = { red: TEAM, mob: mob(7) };
    const romeos = { red: TEAM, mob: mob(7, { kind: 'romeos' }) };
    expect(exposed({ units: zulus }, 'reaction')).toBe(1);
    expect(exposed({ units: zulus, map: HEDGE }, 'reaction')).toBe(0);
    // AMZ-zombie-rapid: in its own move a unit that may go more than 6 inches.
    expect(exposed({ units: romeos, map: HEDGE }, 'reaction')).toBe(1);
    expect(exposed({ units: romeos, map: HEDGE }, 'overwatch')).toBe(1);
    expect(exposed({ units: romeos, map: HEDGE }, 'announced')).toBe(0);
    expect(exposed({ units: romeos }, 'reaction')).toBe(1);
  });

  test('[AMZ-zombie-rapid] Dexters and Possessed are Rapid where they chose to be', () => {
    const of = (mode: 'cautious' | 'rapid', kind: 'dexters' | 'possessed') =>
      part(attack({ units: { red: TEAM, mob: mob(7, { kind, mode }) }, map: HEDGE }, 'reaction'), 'exposed');
    expect([of('cautious', 'dexters'), of('rapid', 'dexters'), of('rapid', 'possessed')]).toEqual([0, 1, 1]);
  });

  test('[AMZ-firepower-rapid] [AMZ-D-rapid-firepower] a unit that moves Rapidly has one die fewer, after the cap', () => {
    const units = { red: { ...TEAM, fighters: 12, mode: 'rapid' }, mob: mob(20) } as const;
    expect(attack({ units, map: FAR_HEDGE, active: { unit: 'red', mode: 'rapid' } }).dice).toBe(9);
    // Only in its activation.
    expect(attack({ units, map: FAR_HEDGE }).dice).toBe(10);
  });

  test('[AMZ-D-zombie-modes] [AMZ-masters-action] Possessed that went Rapidly lose the die in fire, others never', () => {
    const rapid = (kind: 'possessed' | 'dexters', pool: PoolKind) => {
      const g = game({ units: { red: TEAM, mob: mob(7, { kind, mode: 'rapid' }) } });
      return part(attackPool(g.w, 'mob', 'red', pool), 'rapid');
    };
    expect([rapid('possessed', 'possessed'), rapid('dexters', 'close-combat')]).toEqual([-1, 0]);
  });

  test('[AMZ-cc-pools] Possessed that charge Rapidly attack with one die fewer; assaulted, they are in no move', () => {
    const units = {
      red: TEAM,
      mob: mob(7, { kind: 'possessed', mode: 'rapid', figures: { 1: { support: 'medium' } } }),
    };
    const g = game({ units });
    const dice = () => attackPool(g.w, 'mob', 'red', 'close-combat').dice;
    expect(dice()).toBe(6 + 1 - 1);
    g.w.happen({ is: 'assaulted', cause: 'AMZ-assault', unit: 'red', on: 'mob' });
    expect(dice()).toBe(6 + 2 + 1);
  });

  test('[AMZ-T-morale-levels] Shaken and Broken cost dice in fire, and none in Close Combat', () => {
    const at = (level: 'shaken' | 'broken', kind: PoolKind) =>
      part(attack({ units: { red: { ...TEAM, level }, mob: mob(7) } }, kind), 'morale');
    expect([at('shaken', 'reaction'), at('broken', 'reaction'), at('broken', 'close-combat')]).toEqual([
      -1, -2, 0,
    ]);
  });

  test('[AMZ-overwatch] each shot from Overwatch after the first costs a die', () => {
    const units = (watched: number) => ({ red: { ...TEAM, watched }, mob: mob(7) });
    expect([0, 1, 2].map((n) => part(attack({ units: units(n) }, 'overwatch'), 'watched'))).toEqual([
      0, -1, -2,
    ]);
    expect(part(attack({ units: units(2) }, 'reaction'), 'watched')).toBe(0);
  });

  test('[AMZ-medics] [AMZ-casualties-carry] a medic who has treated and carriers who have moved give no die', () => {
    const red = { ...TEAM, figures: { 4: { medic: true } } } as const;
    const dice = (active: Situation['active'], kind: PoolKind = 'announced') =>
      attack({ units: { red, mob: mob(20) }, map: FAR_HEDGE, active }, kind).dice;
    expect(dice({ unit: 'red' })).toBe(4);
    expect(dice({ unit: 'red', medic: true })).toBe(3);
    expect(dice({ unit: 'red', carriers: 2, gone: 3 })).toBe(2);
    expect(dice({ unit: 'red', carriers: 2, gone: 3 }, 'reaction')).toBe(2);
    expect(dice({ unit: 'red', carriers: 2 })).toBe(4);
    // More hands busy than it has fighters: no die is left, and none comes back.
    const few = { ...red, fighters: 2, figures: { 2: { medic: true } } } as const;
    const none = attack({
      units: { red: few, mob: mob(20) },
      map: FAR_HEDGE,
      active: { unit: 'red', medic: true, carriers: 2, gone: 3 },
    });
    expect(none.dice).toBe(0);
    // Carriers fight in Close Combat: 4 dice and one for Optimum Range.
    expect(dice({ unit: 'red', carriers: 2, gone: 3 }, 'close-combat')).toBe(5);
  });

  test('[AMZ-sc3] a figure that carries supplies gives no die while it moves', () => {
    const units = { red: { ...TEAM, figures: { 1: { loads: 1 } } }, mob: mob(20) } as const;
    expect(attack({ units, map: FAR_HEDGE, active: { unit: 'red', gone: 2 } }).dice).toBe(3);
    expect(attack({ units, map: FAR_HEDGE, active: { unit: 'red' } }).dice).toBe(4);
  });
});

describe('support weapons', () => {
  const support = (figures: Given['figures'], fighters: number, mode: Given['mode']) =>
    part(attack({ units: { red: { ...TEAM, fighters, figures, mode }, mob: mob(7) } }), 'support');

  test('[AMZ-support-dice] [AMZ-D-special-weapons] Light 1, Medium 2, Heavy 3, each of them', () => {
    const of = (kind: 'light' | 'medium' | 'heavy') => support({ 1: { support: kind } }, 4, 'stationary');
    expect([of('light'), of('medium'), of('heavy')]).toEqual([1, 2, 3]);
    expect(support({ 1: { support: 'light' }, 2: { support: 'medium' } }, 4, 'cautious')).toBe(3);
  });

  test('[AMZ-support-weapons] Medium not with a Rapid move, Heavy only standing, with two to serve it', () => {
    const by = (kind: 'light' | 'medium' | 'heavy', fighters = 4) =>
      (['stationary', 'overwatch', 'cautious', 'rapid'] as const).map((mode) =>
        support({ 1: { support: kind } }, fighters, mode),
      );
    expect(by('light')).toEqual([1, 1, 1, 1]);
    expect(by('medium')).toEqual([2, 2, 2, 0]);
    expect(by('heavy')).toEqual([3, 3, 0, 0]);
    expect(by('heavy', 1)).toEqual([0, 0, 0, 0]);
    // The second man does not use his own weapon.
    expect(support({ 1: { support: 'heavy' }, 2: { support: 'light' } }, 2, 'stationary')).toBe(3);
    expect(support({ 1: { support: 'heavy' }, 2: { support: 'light' } }, 3, 'stationary')).toBe(4);
  });

  test('[AMZ-support-weapons] [AMZ-support-dice] who serves a Heavy one gives up the least: nothing, a Light, a Medium', () => {
    const dice = (kinds: readonly ('light' | 'medium' | 'heavy')[], fighters: number) =>
      support(Object.fromEntries(kinds.map((kind, i) => [i + 1, { support: kind }])), fighters, 'stationary');
    expect([2, 3].map((n) => dice(['heavy', 'medium'], n))).toEqual([3, 5]);
    expect([3, 4].map((n) => dice(['heavy', 'light', 'medium'], n))).toEqual([5, 6]);
    expect([2, 3, 4].map((n) => dice(['heavy', 'heavy'], n))).toEqual([3, 3, 6]);
    expect([4, 5, 6].map((n) => dice(['heavy', 'heavy', 'light', 'medium'], n))).toEqual([6, 8, 9]);
  });
});

describe('Defense', () => {
  test('[AMZ-defense-base] [AMZ-zombie-bonus-dice] [AMZ-D-bonus-per-unit] figures and what the type has, once for the unit', () => {
    const of = (kind: Given['kind']) => defense({ units: { red: TEAM, mob: mob(9, { kind }) } }).dice;
    expect(['odies', 'zulus', 'romeos', 'dexters'].map((kind) => of(kind as 'odies'))).toEqual([6, 8, 8, 8]);
  });

  test('[AMZ-D-possessed-dice] [AMZ-possessed] Possessed have armor dice in their place', () => {
    const of = (armor: Given['armor']) =>
      defense({ units: { red: TEAM, mob: mob(9, { kind: 'possessed', quality: 'veteran', armor }) } });
    expect([of('none').dice, of('light').dice, of('light').sides]).toEqual([6, 7, 10]);
  });

  test('[AMZ-EX-defense-1] [AMZ-defense-charging] [AMZ-defense-cap] [AMZ-D-defense-cap] [AMZ-D-zero-defense] charging takes a die before the cap', () => {
    const of = (kind: Given['kind'], fighters: number, cap: 'before' | 'from' = 'before') =>
      defense(
        { options: { 'defense-cap': cap }, units: { red: TEAM, mob: mob(9, { kind, fighters }) } },
        'defensive',
      ).dice;
    expect([of('zulus', 7), of('zulus', 12), of('odies', 7), of('odies', 1)]).toEqual([8, 10, 6, 0]);
    // AMZ-D-defense-cap: counted from the cap if that option is chosen.
    expect([of('zulus', 12, 'from'), of('zulus', 7, 'from')]).toEqual([9, 8]);
    expect(defense({ units: { red: TEAM, mob: mob(9) } }, 'defensive').sides).toBe(6);
  });

  test('[AMZ-cover-in] [AMZ-cover-solid] [AMZ-D-solid-cover] one die In Cover, two in Solid Cover, or one by a choice of the table', () => {
    const units = { red: TEAM, mob: mob(7) };
    const of = (map: Situation['map'], cover: 'adds' | 'alone' = 'adds') =>
      part(defense({ units, map: map as object, options: { 'solid-cover': cover } }), 'cover');
    expect([of({}), of(HEDGE), of(WALL)]).toEqual([0, 1, 2]);
    expect([of(HEDGE, 'alone'), of(WALL, 'alone')]).toEqual([1, 1]);
  });

  test('[AMZ-cover-definitions] [AMZ-take-cover] half of the figures must be covered, or the unit has taken cover', () => {
    // The hedge is between the firer and this many of four Zulus.
    const behind = (n: number) => {
      const hedge = across('hedge');
      const short = {
        ...hedge?.barriers?.[0],
        path: [
          [0, 15],
          [9.6 + 0.75 * n, 15],
        ],
      };
      const units = { red: { ...TEAM, fighters: 1, at: [10, 13] }, mob: mob(7, { fighters: 4 }) } as const;
      return part(defense({ units, map: { barriers: [short] } as Situation['map'] }), 'cover');
    };
    expect([behind(0), behind(3)]).toEqual([0, 1]);
    const took = (tookCover: boolean) => {
      // The hedge is behind it.
      const units = { red: { ...TEAM, tookCover }, foe: { kind: 'possessed', at: [10, 20] } } as const;
      const g = game({ map: across('hedge', 9), units });
      return part(defensePool(g.w, 'red', 'foe', 'possessed'), 'cover');
    };
    expect([took(false), took(true)]).toEqual([0, 1]);
  });

  test('[AMZ-defense-charging] a Living unit that goes into a Close Combat has a die fewer against fire on its way, not after it', () => {
    const shotAt = (deed: string, ...answers: (string | number[])[]) => {
      const units = {
        red: TEAM,
        mob: { kind: 'odies', at: [10, 15], interrupted: true },
        foe: { kind: 'possessed', at: [10, 20] },
      } as const;
      const g = game({ options: { zombies: 'player' }, units, dice: deed.startsWith('close') ? [4] : [] });
      g.run().answer(deed, ...answers);
      expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
      return part(defensePool(g.w, 'red', 'foe', 'possessed'), 'charging');
    };
    expect(shotAt('move-fire cautious')).toBe(0);
    expect(shotAt('close-combat cautious')).toBe(-1);
    expect(shotAt('close-combat cautious', 'not-now', [10, 14])).toBe(-1);
    expect(shotAt('close-combat cautious', 'not-now', 'stay')).toBe(0);
  });

  test('[AMZ-armor-light] [AMZ-armor-anti-zombie] [AMZ-D-defense-die] armor of the Living, on their own die', () => {
    const of = (armor: Given['armor']) => {
      const g = game({ units: { red: { ...TEAM, armor }, mob: mob(9) } });
      return defensePool(g.w, 'red', 'mob', 'close-combat');
    };
    expect([of('none').dice, of('light').dice, of('anti-zombie').dice]).toEqual([4, 5, 6]);
    expect(of('none').sides).toBe(8);
  });

  test('[AMZ-dependents] Dependents defend with a D6 each where no fighter is left, and not before', () => {
    const of = (fighters: number) => {
      const g = game({ units: { red: { ...TEAM, fighters, dependents: 3 }, mob: mob(9) } });
      return defensePool(g.w, 'red', 'mob', 'close-combat');
    };
    expect([of(2), of(0)]).toMatchObject([
      { dice: 2, sides: 8 },
      { dice: 3, sides: 6 },
    ]);
  });
});

describe('defensive fire', () => {
  const red = { ...TEAM, figures: LIGHT, mode: 'cautious' } as const;

  test('[AMZ-EX-defensive-1] [AMZ-firepower-defensive] [AMZ-cc-defensive-fire] 6 D8 against 7 D6', () => {
    const units = { red, mob: mob(0.8) };
    const active = { unit: 'red', mode: 'cautious', interruptions: 1 } as const;
    expect(attack({ units, active }, 'defensive')).toMatchObject({ dice: 6, sides: 8 });
    expect(defense({ units, active }, 'defensive')).toMatchObject({ dice: 7, sides: 6 });
  });

  test('[AMZ-D-defensive-exposed] [AMZ-cc-defensive-fire] the chargers count as Exposed behind any cover, or never', () => {
    const units = { red, mob: mob(9) };
    const exposed = (choice: 'exposed' | 'plain') =>
      part(attack({ units, map: WALL, options: { 'defensive-fire': choice } }, 'defensive'), 'exposed');
    expect([exposed('exposed'), exposed('plain')]).toEqual([1, 0]);
    expect(part(defense({ units, map: WALL }, 'defensive'), 'cover')).toBe(0);
    // Always in Optimum Range.
    expect(part(attack({ units: { red: TEAM, mob: mob(20) } }, 'defensive'), 'optimum')).toBe(1);
  });

  test('[AMZ-cc-defensive-fire] Interruptions, a Rapid move and Morale act on it', () => {
    const units = { red: { ...red, level: 'shaken', mode: 'rapid' }, mob: mob(0.8) } as const;
    const active = { unit: 'red', mode: 'rapid', interruptions: 3 } as const;
    expect(attack({ units, active }, 'defensive').dice).toBe(4 + 1 + 1 + 1 - 1 - 2 - 1 - 1);
  });
});

describe('Close Combat', () => {
  test('[AMZ-cc-pools] [AMZ-D-cc-pool] figures, support weapons and Optimum Range, less Interruptions and the Rapid move', () => {
    const units = {
      red: { ...TEAM, figures: LIGHT, level: 'shaken', mode: 'rapid' },
      mob: mob(0.8),
    } as const;
    const active = { unit: 'red', mode: 'rapid', interruptions: 2 } as const;
    const of = (choice: 'like-fire' | 'bare') =>
      attack({ units, active, options: { 'close-combat': choice } }, 'close-combat').dice;
    expect([of('like-fire'), of('bare')]).toEqual([4 + 1 + 1 - 2, 4 + 1]);
    // Penalties apply only in the unit's own activation.
    expect(attack({ units }, 'close-combat').dice).toBe(6);
  });

  test('[AMZ-cc-pools] [AMZ-defense-cap] zombies have a die for each figure, ten at most, and cover counts for nobody', () => {
    const g = game({ units: { red: TEAM, mob: mob(0.8, { fighters: 12 }) }, map: WALL });
    expect(attackPool(g.w, 'mob', 'red', 'close-combat')).toMatchObject({ dice: 10, sides: 6 });
    expect(defensePool(g.w, 'mob', 'red', 'close-combat').dice).toBe(10);
    expect(part(defense({ units: { red: TEAM, mob: mob(7) }, map: WALL }, 'close-combat'), 'cover')).toBe(0);
    // Charging costs a die only before contact.
    expect(defense({ units: { red: TEAM, mob: mob(0.8) } }, 'close-combat').dice).toBe(8);
  });
});

describe('vehicles and emplaced weapons', () => {
  const body = (id: string) => ({ id, role: 'vehicle', x: 10, y: 10 }) as const;
  const aboard = { x: -1, y: -1, aboard: 'red' } as const;
  const car = (more: Partial<Given>): Given => ({
    ...TEAM,
    figures: { 1: body('red'), 2: aboard, 3: aboard, 4: aboard, 5: aboard },
    ...more,
  });

  test('[AMZ-mounted-weapons] [AMZ-optimum-range-mounted] the gunner, the class of the weapon, and the range at any distance', () => {
    const g = (more: Partial<Given>) =>
      attack({ units: { red: car({ fighters: 3, ...more }), mob: mob(24) } }, 'mounted').parts;
    expect(g({ vehicle: 'APC', open: true })).toEqual([
      { key: 'gunner', dice: 1 },
      { key: 'mounted', dice: 2 },
      { key: 'optimum', dice: 1 },
      { key: 'exposed', dice: 1 },
    ]);
    expect(g({ vehicle: 'IFV', open: true })).toContainEqual({ key: 'mounted', dice: 3 });
    expect(g({ vehicle: 'APC', disarmed: true, open: true })).toEqual([]);
  });

  const mounted = (more: Partial<Given>, mode: Unit['mode']) =>
    attack(
      {
        units: { red: car({ fighters: 3, vehicle: 'APC', open: true, mode, ...more }), mob: mob(24) },
        active: { unit: 'red', mode },
      },
      'mounted',
    ).dice;

  test('[AMZ-vehicle-attack] [AMZ-D-hatches] buttoned up it fires at one die fewer', () => {
    expect([true, false].map((open) => mounted({ open }, 'cautious'))).toEqual([5, 4]);
  });

  test('[AMZ-D-mounted-mode] at any speed, for the die that a Rapid move costs, and with as many as it has', () => {
    const modes = ['stationary', 'overwatch', 'cautious', 'rapid'] as const;
    expect(modes.map((mode) => mounted({}, mode))).toEqual([5, 5, 5, 4]);
    expect(modes.map((mode) => mounted({ vehicle: 'IFV' }, mode))).toEqual([6, 6, 6, 5]);
    expect(mounted({ fighters: 2, vehicle: 'IFV' }, 'stationary')).toBe(6);
  });

  test('[AMZ-vehicle-attack] up to two passengers of a soft vehicle fire, together at one die fewer', () => {
    const parts = (fighters: number, vehicle: 'car' | 'APC') =>
      attack(
        {
          units: { red: car({ fighters: fighters + 1, vehicle, open: true }), mob: mob(24) },
          map: FAR_HEDGE,
        },
        'mounted',
      ).parts;
    // The driver drives.
    expect(parts(4, 'car')).toEqual([
      { key: 'figures', dice: 2 },
      { key: 'passengers', dice: -1 },
    ]);
    expect(parts(1, 'car')).toEqual([]);
    expect(parts(4, 'APC').map((p) => p.key)).not.toContain('passengers');
  });

  test('[AMZ-vehicle-attack] those who ride in the vehicle of others fire out of it as well', () => {
    const ride = { x: -1, y: -1, aboard: 'van' } as const;
    const units = (vehicle: 'truck' | 'APC') => ({
      van: { ...TEAM, vehicle, fighters: 2, figures: { 1: body('van'), 2: ride } } as Given,
      red: { ...TEAM, figures: { 1: ride, 2: ride, 3: { ...ride, support: 'light' }, 4: ride } } as Given,
      mob: mob(7),
    });
    expect(attack({ units: units('truck') }).parts).toEqual([
      { key: 'figures', dice: 2 },
      { key: 'support', dice: 1 },
      { key: 'optimum', dice: 1 },
      { key: 'exposed', dice: 1 },
      { key: 'passengers', dice: -1 },
    ]);
    expect(attack({ units: units('APC') }).dice).toBe(0);
  });

  test('[AMZ-vehicle-attack] two passengers of a vehicle in a turn, of whatever units', () => {
    const ride = { x: -1, y: -1, aboard: 'van' } as const;
    const g = game({
      units: {
        van: { ...TEAM, vehicle: 'truck', fighters: 2, figures: { 1: body('van'), 2: ride } },
        red: { ...TEAM, fighters: 1, figures: { 1: ride } },
        blue: { ...TEAM, fighters: 2, figures: { 1: ride, 2: ride } },
        green: { ...TEAM, fighters: 2, figures: { 1: ride, 2: ride } },
        foot: { ...TEAM, at: [14, 10] },
        mob: mob(7),
      },
    });
    const figures = () =>
      ['red', 'blue', 'green'].map((id) => part(attackPool(g.w, id, 'mob', 'announced'), 'figures'));
    const fires = (unit: string) =>
      g.w.happen({
        is: 'fired',
        cause: 'AMZ-fire-procedure',
        unit,
        at: 'mob',
        kind: 'announced',
        dice: 1,
        defense: 1,
        loud: true,
      });
    expect(figures()).toEqual([1, 2, 2]);
    // Whoever fires on foot takes none of the places.
    fires('foot');
    expect(figures()).toEqual([1, 2, 2]);
    fires('red');
    // Red still has its window, for another shot.
    expect(figures()).toEqual([1, 1, 1]);
    fires('blue');
    expect(figures()).toEqual([1, 1, 0]);
    g.w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn: 2 });
    expect(figures()).toEqual([1, 2, 2]);
  });

  test('[AMZ-defense-base] [AMZ-D-defense-die] vehicles have the dice of their armor, of D10', () => {
    const g = game({ units: { red: car({ fighters: 3, vehicle: 'APC' }), mob: mob(9) } });
    expect(defensePool(g.w, 'red', 'mob', 'possessed')).toMatchObject({ dice: 5, sides: 10 });
  });

  test('[AMZ-mounted-weapons] [AMZ-optimum-range-mounted] an emplaced weapon serves a unit beside it that stands still', () => {
    const gun = { id: 'gun', kind: 'emplaced-heavy', x: 10, y: 10.6, level: 0, spent: false, by: '' };
    const parts = (mode: 'stationary' | 'cautious', professional: boolean, other: Partial<typeof gun> = {}) =>
      attack({
        units: { red: { ...TEAM, mode, professional }, mob: mob(24) },
        map: FAR_HEDGE,
        state: { things: [{ ...gun, ...other }] },
      }).parts.map((p) => `${p.key} ${p.dice}`);
    expect(parts('stationary', true)).toEqual(['figures 4', 'emplaced 3', 'optimum 1']);
    expect(parts('stationary', false)).toEqual(['figures 4', 'emplaced 3', 'optimum 1', 'amateurs -1']);
    expect(parts('cautious', true)).toEqual(['figures 4']);
    expect(parts('stationary', true, { y: 10.75 })).toEqual(['figures 4', 'emplaced 3', 'optimum 1']);
    for (const other of [{ y: 10.751 }, { level: 1 }, { kind: 'case' }])
      expect(parts('stationary', true, other)).toEqual(['figures 4']);
  });

  test('[AMZ-mounted-weapons] [AMZ-measuring] an emplaced weapon behind a wall serves nobody', () => {
    const gun = { id: 'gun', kind: 'emplaced-heavy', x: 10, y: 10.6, level: 0, spent: false, by: '' };
    const uses = (wall: number) => {
      const map = { buildings: [{ id: 'b', name: 'B', rect: [5, 5, 15, wall], levels: 1 }] } as object;
      const g = game({ map, units: { red: { ...TEAM, fighters: 1 } }, state: { things: [gun] } });
      return emplacedOf(g.w, g.unit('red'));
    };
    expect([uses(15), uses(10.4)]).toEqual(['heavy', undefined]);
  });
});

test('[AMZ-D-last-mode] [AMZ-support-weapons] the move of the last turn keeps no weapon silent in this one', () => {
  const support = (mode: Unit['mode'], turns: number) => {
    const red: Given = {
      ...TEAM,
      mode,
      overwatch: mode === 'overwatch',
      figures: { 1: { support: 'medium' } },
    };
    const g = game({ units: { red, mob: { kind: 'zulus', mode, at: [10, 12] } } });
    for (let turn = 2; turn < 2 + turns; turn++)
      g.w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn });
    const { parts } = attackPool(g.w, 'red', 'mob', 'defensive');
    return [parts.find((p) => p.key === 'support')?.dice, g.unit('red').mode, g.unit('mob').mode];
  };
  expect(support('rapid', 0)).toEqual([undefined, 'rapid', 'rapid']);
  expect(support('rapid', 1)).toEqual([2, 'stationary', 'rapid']);
  expect(support('overwatch', 1)).toEqual([2, 'overwatch', 'overwatch']);
});

test('[AMZ-vehicle-attack] a unit of which nobody stands rides in nothing', () => {
  const g = game({ units: { red: { ...TEAM, fighters: 1, figures: { 1: { status: 'down' } } } } });
  expect(armsOf(g.w, g.unit('red'))).toBe('carried');
});

test('[AMZ-mounted-weapons] amateurs who ride past an emplaced weapon do not serve it badly', () => {
  const ride = { x: -1, y: -1, aboard: 'red' } as const;
  const gun = { id: 'gun', kind: 'emplaced-heavy', x: 10, y: 11.3, level: 0, spent: false, by: '' };
  const body = { id: 'red', role: 'vehicle', x: 10, y: 10 } as const;
  const red: Given = {
    ...TEAM,
    professional: false,
    vehicle: 'gun truck',
    fighters: 4,
    figures: { 1: body, 2: ride, 3: ride, 4: ride },
  };
  const { parts } = attack({ units: { red, mob: mob(24) }, state: { things: [gun] } }, 'mounted');
  expect(parts.map(({ key }) => key)).toContain('mounted');
  expect(parts.map(({ key }) => key)).not.toContain('amateurs');
});

test('[AMZ-optimum-range-mounted] [AMZ-mounted-weapons] an emplaced weapon gives no range to those who pass it in a vehicle', () => {
  const gun = { id: 'gun', kind: 'emplaced-heavy', x: 10, y: 11.3, level: 0, spent: false, by: '' };
  const ride = { x: -1, y: -1, aboard: 'car' } as const;
  const body = { id: 'car', role: 'vehicle', x: 10, y: 10 } as const;
  const keys = (inches: number, car: Given, red: Given) => {
    const units = { car: { ...car, vehicle: 'car' } as const, red, mob: mob(inches) };
    const of = game({ units, map: FAR_HEDGE, state: { things: [gun] } });
    const by = red.fighters === 0 ? 'car' : 'red';
    return attackPool(of.w, by, 'mob', 'announced').parts.map(({ key }) => key);
  };
  // Passengers of the vehicle's own unit, and those of another.
  const own: Given = { ...TEAM, fighters: 4, figures: { 1: body, 2: ride, 3: ride, 4: ride } };
  const riders: Given = { ...TEAM, fighters: 2, figures: { 1: ride, 2: ride } };
  const crew: Given = { ...TEAM, fighters: 2, figures: { 1: body, 2: ride } };
  for (const [car, red] of [
    [own, { fighters: 0 }],
    [crew, riders],
  ] as const) {
    expect(keys(24, car, red)).toEqual(['figures', 'passengers']);
    expect(keys(8, car, red)).toEqual(['figures', 'optimum', 'exposed', 'passengers']);
  }
});

test('[AMZ-D-defense-cap] the dice are told in the order in which they are counted', () => {
  const keys = (cap: 'before' | 'from') =>
    defense(
      { options: { 'defense-cap': cap }, units: { red: TEAM, mob: mob(9, { kind: 'zulus', fighters: 12 }) } },
      'defensive',
    ).parts.map(({ key }) => key);
  expect(keys('before')).toEqual(['figures', 'bonus', 'charging', 'cap']);
  expect(keys('from')).toEqual(['figures', 'bonus', 'cap', 'charging']);
});

test('[AMZ-dependents] [AMZ-mounted-weapons] Dependents alone serve no emplaced weapon', () => {
  const gun = { id: 'gun', kind: 'emplaced-heavy', x: 10, y: 10.6, level: 0, spent: false, by: '' };
  const g = game({
    units: { red: { ...TEAM, fighters: 0, dependents: 2, mode: 'stationary' }, mob: mob(24) },
    state: { things: [gun] },
  });
  expect(attackPool(g.w, 'red', 'mob', 'announced').dice).toBe(0);
});
