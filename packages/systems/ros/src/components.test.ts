import { readFileSync } from 'node:fs';
import { SeededDice, World } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sixSided, tenSided, threeSided } from './asking/dice.js';
import { burningTurns, damageOf, diesUpTo, doorRow, gunWith, infectedUpTo, thrownRow } from './house/rows.js';
import { PRINTED } from './house/tables.js';
import { ros } from './index.js';
import { MUTANTS } from './kinds.js';
import { gunIn } from './tables/guns.js';
import { MINOR_PLACES, placesOf } from './tables/things.js';
import { game } from './testing/game.js';

type Row = { readonly [column: string]: unknown };

const REGISTER = (
  parse(readFileSync(new URL('../rules.yaml', import.meta.url), 'utf8')) as {
    readonly tables: readonly { readonly id: string; readonly rows: readonly Row[] }[];
  }
).tables;
/** A table's rows in the register. */
const registered = (id: string): readonly Row[] => REGISTER.find((t) => t.id === id)?.rows ?? [];
/** A table's rows as the game prints them. */
const printed = (id: string): readonly Row[] => ros.tables.find((t) => t.id === id)?.rows ?? [];

const pick = (row: Row, cells: readonly string[]) =>
  Object.fromEntries(cells.map((cell) => [cell, row[cell]]));

describe('printed tables, cell by cell', () => {
  test('[ROS-T-melee] [ROS-melee-weapon]', () => {
    const rows = printed('ROS-T-melee').map((r) => ({
      class: r.class,
      items: r.items,
      knock_down: r.knockDown,
      kill: r.kill,
    }));
    expect(rows).toEqual(registered('ROS-T-melee'));
  });

  test('[ROS-T-shooting] [ROS-shoot]', () => {
    const rows = printed('ROS-T-shooting').map(({ weapon, short, long, clip, cards }) => ({
      weapon,
      short,
      long,
      clip,
      ...(cards !== undefined && { cards: (cards as string[]).map((c) => c.toUpperCase()) }),
    }));
    expect(rows).toEqual(registered('ROS-T-shooting'));
  });

  test('[ROS-T-factors] [ROS-shoot]', () => {
    const rows = printed('ROS-T-factors').map(({ title, mod }) => ({ factor: title, mod }));
    expect(rows).toEqual(registered('ROS-T-factors'));
  });

  test('[ROS-T-grenades] [ROS-grenade]', () => {
    const rows = printed('ROS-T-grenades').map((r) => ({
      type: r.type,
      range: r.range,
      radius: r.radius,
      knock_down: r.knocksDown,
      ...(r.burns === 0 && { kill_on: r.killsOn }),
      ...(r.alight !== 0 && { burn_turns: r.alight, destroyed_at_end: true, flames_turns: r.burns }),
      ...(r.attracts === true && { attracts: true, burns_turns: r.burns }),
      ...(r.destroysOnReach === true && { destroys_on_reach: true }),
      loud: r.loud,
    }));
    expect(rows).toEqual(registered('ROS-T-grenades'));
    expect(burningTurns(PRINTED)).toBe(5);
    expect(thrownRow(PRINTED, 'Molotov cocktail').killsOn).toBeNull();
  });

  test('[ROS-T-infection] [ROS-infect-test]', () => {
    const rows = printed('ROS-T-infection');
    expect(rows).toEqual(registered('ROS-T-infection'));
    expect([infectedUpTo(PRINTED, 'ps'), infectedUpTo(PRINTED, 'nps'), diesUpTo(PRINTED)]).toEqual([1, 7, 0]);
  });

  test('[ROS-T-doors] [ROS-door-standard] [ROS-door-reinforced] [ROS-door-armoured]', () => {
    const rows = printed('ROS-T-doors').map(({ door, zedTurns }) => ({ door, zed_turns: zedTurns }));
    expect(rows).toEqual(registered('ROS-T-doors'));
    expect([doorRow(PRINTED, 'standard').zedTurns, doorRow(PRINTED, 'armoured').zedTurns]).toEqual([2, null]);
  });

  test('[ROS-T-items] [ROS-carry-minor] [ROS-carry-kit]', () => {
    const rows = printed('ROS-T-items').map(({ slot, limit, items, size, provenance }) => ({
      slot,
      limit,
      ...(slot === 'minor' ? { item: (items as string[])[0], size } : { items }),
      ...(provenance === 'reconstructed' && { provenance }),
    }));
    expect(rows).toEqual(registered('ROS-T-items'));
    const weapons = printed('ROS-T-items').filter(({ slot }) => slot !== 'minor');
    expect(weapons.map(({ slot, size }) => [slot, size])).toEqual([
      ['pistol', 1],
      ['main', 1],
    ]);
    expect(MINOR_PLACES).toBe(8);
    expect([placesOf('First Aid Kit'), placesOf('torch'), placesOf('food supply')]).toEqual([2, 1, 1]);
  });

  test('[ROS-T-cards] [ROS-card-set]', () => {
    const upper = (c: unknown) => String(c).toUpperCase().replace('-', ' ');
    const rows = printed('ROS-T-cards').map((r) => ({
      card: upper(r.card),
      ...(r.levels === undefined || r.move !== 0 ? { move_cm: r.move } : {}),
      ...(r.levels !== undefined && { move_levels: r.levels }),
      shots: r.shots,
      ...(r.sniperShots !== undefined && { shots_sniper_rifle: r.sniperShots }),
      ...(r.weapon !== undefined && { weapon: r.weapon }),
      ...(r.pushBack !== undefined && { push_back: r.pushBack }),
      steps: r.steps,
      ...(r.combines !== undefined && { combines_with: (r.combines as string[]).map(upper) }),
      ...(r.provenance === 'reconstructed' && { provenance: 'reconstructed' }),
    }));
    expect(rows).toEqual(registered('ROS-T-cards'));
  });

  test('[ROS-T-mutants] damage in contact', () => {
    for (const type of MUTANTS) {
      const row = registered('ROS-T-mutants').find((r) => r.type === type);
      expect([damageOf(PRINTED, type, false), damageOf(PRINTED, type, true)], type).toEqual([
        row?.damage,
        row?.pin_damage ?? row?.damage,
      ]);
    }
    expect(damageOf(PRINTED, 'zed', false)).toBe(1);
  });

  test('[ROS-T-drift] [ROS-drift] one six-sided die', () => {
    expect(ros.tables.find((t) => t.id === 'ROS-T-drift')).toMatchObject({ dice: { n: 1, sides: 6 } });
  });

  test('[ROS-T-mutants] [ROS-hunter] [ROS-tank] [ROS-boomer] [ROS-smoker] [ROS-witch]', () => {
    const rows = printed('ROS-T-mutants').map((r) => ({
      ...pick(r, ['type', 'move', 'leap', 'pins', 'damage', 'hits']),
      pin_damage: r.pinDamage,
      range: r.range,
      tongue_hits_on: r.hitsOn,
      tongue_damage: r.tongue,
      burst_radius: r.burst,
      knock_survivor_back: r.knocksBack,
      throw_damage: r.thrown,
    }));
    const listed = registered('ROS-T-mutants').map((r) => ({
      ...pick(r, [
        'type',
        'move',
        'leap',
        'pins',
        'damage',
        'hits',
        'pin_damage',
        'tongue_hits_on',
        'tongue_damage',
      ]),
      ...pick(r, ['burst_radius', 'knock_survivor_back', 'throw_damage']),
      range: r.throw_range ?? r.spit_range ?? r.tongue_range ?? 0,
    }));
    expect(rows).toEqual(listed);
  });

  test('[ROS-shoot-clip] a gun with a full clip holds what the table says', () => {
    for (const { weapon, clip } of registered('ROS-T-shooting')) {
      expect(gunWith(PRINTED, weapon as 'shotgun')).toEqual({ gun: weapon, clip });
      if (weapon !== 'pistol')
        expect(gunWith(PRINTED, `${weapon} with a full clip` as never).clip).toBe(clip);
    }
    expect(gunIn('shotgun 3')).toEqual({ gun: 'shotgun', left: 3 });
    expect(gunWith(PRINTED, 'shotgun 3')).toEqual({ gun: 'shotgun', clip: 3 });
    expect(gunIn('shovel').gun).toBeUndefined();
  });
});

describe('dice', () => {
  /** Every value that a die can show. */
  const faces = (throwOne: (w: ReturnType<typeof game>['w']) => Generator<unknown, number>) => {
    const { book, state } = game();
    const w = new World((s: typeof state) => s, state, book, new SeededDice('dice')) as never as ReturnType<
      typeof game
    >['w'];
    const found = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const step = throwOne(w).next();
      found.add(step.value as number);
    }
    return [...found].sort((a, b) => a - b);
  };

  test('[ROS-d10] [ROS-D-zero] a ten-sided die reads 0 to 9, and 0 is zero', () => {
    expect(faces((w) => tenSided(w, 'ROS-d10', 'shot'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('[ROS-d6] 1d6 is 1 to 6, 2d6 their sum, 1d3 half a d6 rounded up', () => {
    expect(faces((w) => sixSided(w, 'ROS-d6', 'push'))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(faces((w) => sixSided(w, 'ROS-d6', 'push', undefined, 2))).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    const third = (die: number) => {
      const g = game({ dice: [die] });
      const step = threeSided(g.w, 'ROS-d6', 'pin').next();
      return step.value;
    };
    expect([1, 2, 3, 4, 5, 6].map(third)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
