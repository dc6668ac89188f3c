import type { PrintedRow } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { buildingRow, terrainRow, vehicleHit, vehicleRow } from '../house/ground-rows.js';
import {
  armorRow,
  bonusDice,
  checksMorale,
  coverDice,
  crewRow,
  firepowerDice,
  levelEffect,
  modeRow,
  moraleDie,
  qualityRow,
  stressEffect,
  stressName,
  stressPoints,
  supportDice,
  treated,
  zombieRow,
} from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { REGISTER, type RuleId } from '../register.js';
import { TABLES } from './all.js';
import { CARD_NUMBERS, cardRow, holds } from './cards.js';
import { diceOf } from './dice.js';
import { BARRIERS } from './ground.js';
import { arrivalRow } from './zombies.js';

type Cells = { readonly [column: string]: unknown };

const registered = (id: RuleId) =>
  REGISTER.tables.find((t) => t.id === id)?.rows as unknown as readonly Cells[];
// biome-ignore lint/suspicious/noExplicitAny: columns of whichever table
type Printed = any;
const rows = (id: RuleId, read: (row: Printed) => Cells) =>
  TABLES.find((t) => t.id === id)?.rows.map((row: PrintedRow) => read(row));
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const die = (sides: number) => `d${sides}`;
/** Cover in the words of the map tables. */
const COVER = { exposed: 'none', 'in-cover': 'in', 'solid-cover': 'solid' } as const;

test('every table that rules read is here, titled, cited and marked as in the register', () => {
  const scenarios = /^AMZ-T-sc\d/;
  const known = REGISTER.tables.filter((t) => !scenarios.test(t.id));
  const here = (id: string) => TABLES.find((t) => t.id === id);
  expect(TABLES.map((t) => t.id).sort()).toEqual(known.map((t) => t.id).sort());
  for (const { id, title, provenance } of known) expect(here(id)).toMatchObject({ title, provenance });
  const rules = new Set(REGISTER.rules.map((r) => r.id));
  for (const t of TABLES) expect([t.id, rules.has(t.rule)]).toEqual([t.id, true]);
});

test('[AMZ-T-first-aid] [AMZ-T-leader] [AMZ-T-random-direction] [AMZ-T-vehicle-damage] [AMZ-T-stress] tables name their die, and rows follow one another without gap or overlap', () => {
  const rolled = TABLES.flatMap(({ id, dice, rows }) => {
    const on = rows.flatMap((r) => ('on' in r ? [r.on as readonly [number, number]] : []));
    for (const [i, [low, high]] of on.entries()) {
      expect(high, id).toBeGreaterThanOrEqual(low);
      if (i > 0) expect(low, id).toBe((on[i - 1]?.[1] ?? 0) + 1);
    }
    return on.length > 0 || dice ? [[id, dice?.n, dice?.sides, on[0]?.[0], on.at(-1)?.[1]]] : [];
  });
  // With a Heavy weapon 1 is added to the die for damage. Stress is a sum, and not rolled for.
  expect(rolled).toEqual([
    ['AMZ-T-first-aid', 1, 6, 1, 6],
    ['AMZ-T-stress', undefined, undefined, 0, 99],
    ['AMZ-T-leader', 1, 6, 1, 6],
    ['AMZ-T-random-direction', 1, 8, 1, 8],
    ['AMZ-T-vehicle-damage', 1, 6, 1, 7],
  ]);
});

describe('fighting, cell by cell', () => {
  test('[AMZ-T-quality] [AMZ-quality-dice] [AMZ-optimum-range] [AMZ-targets-engaged]', () => {
    const read = rows('AMZ-T-quality', (r) => ({
      quality: upper(r.quality),
      die: die(r.die),
      optimum_range: r.optimumRange,
      targets: r.targets,
    }));
    expect(read).toEqual(registered('AMZ-T-quality'));
    expect(qualityRow(PRINTED, 'veteran').die).toBe(10);
  });

  test('[AMZ-T-movement] [AMZ-move-cautious] [AMZ-move-rapid] [AMZ-move-stationary] [AMZ-move-overwatch]', () => {
    const read = rows('AMZ-T-movement', (r) => ({
      mode: upper(r.mode),
      max_move: r.most,
      reaction: r.reaction,
      firepower: r.firepower,
      target_bonus_for_enemy: r.target,
    }));
    expect(read).toEqual(registered('AMZ-T-movement'));
    expect(modeRow(PRINTED, 'rapid').reaction).toBe(-1);
  });

  test('[AMZ-T-support] [AMZ-T-support-list] [AMZ-support-dice] [AMZ-support-weapons]', () => {
    const dice = rows('AMZ-T-support', (r) => ({ class: upper(r.class), dice: r.dice }));
    expect(dice).toEqual(registered('AMZ-T-support'));
    const list = rows('AMZ-T-support-list', (r) => ({
      class: upper(r.class),
      min_crew: r.crew,
      modes: r.modes.map(upper),
      examples: r.examples,
    }));
    expect(list).toEqual(registered('AMZ-T-support-list'));
    expect([supportDice(PRINTED, 'heavy'), crewRow(PRINTED, 'heavy').crew]).toEqual([3, 2]);
  });

  test('[AMZ-T-cover] [AMZ-T-armor] [AMZ-D-solid-cover] [AMZ-armor-light] [AMZ-armor-anti-zombie]', () => {
    const states = { exposed: 'Exposed', 'in-cover': 'In Cover', 'solid-cover': 'Solid Cover' };
    const covers = rows('AMZ-T-cover', (r) => ({
      state: states[r.cover as keyof typeof states],
      defense: r.defense,
      attacker_firepower: r.firepower,
    }));
    expect(covers).toEqual(registered('AMZ-T-cover'));
    const armors = rows('AMZ-T-armor', (r) => ({
      armor: r.armor,
      ...(r.armor !== 'none' && { name: r.name }),
      defense: r.defense,
      reaction_die_steps: r.reactionSteps,
    }));
    expect(armors).toEqual(registered('AMZ-T-armor'));
    expect([coverDice(PRINTED, 'solid'), armorRow(PRINTED, 'anti-zombie').defense]).toEqual([2, 2]);
  });

  test('[AMZ-T-firepower-modifiers] [AMZ-firepower-base] [AMZ-D-rapid-firepower]', () => {
    const read = rows('AMZ-T-firepower-modifiers', ({ when, dice, kind }) => ({ when, dice, kind }));
    expect(read).toEqual(registered('AMZ-T-firepower-modifiers'));
    const all = (['optimum', 'exposed', 'interruption', 'defensive', 'rapid'] as const).map((each) =>
      firepowerDice(PRINTED, each),
    );
    expect(all).toEqual([1, 1, -1, -1, -1]);
  });
});

describe('people, cell by cell', () => {
  test('[AMZ-T-morale-rating] [AMZ-morale-dice]', () => {
    const read = rows('AMZ-T-morale-rating', (r) => ({ morale: upper(r.morale), die: die(r.die) }));
    expect(read).toEqual(registered('AMZ-T-morale-rating'));
    expect(moraleDie(PRINTED, 'good')).toBe(10);
  });

  test('[AMZ-T-living-types] [AMZ-professional] [AMZ-non-professional]', () => {
    const read = rows('AMZ-T-living-types', (r) => ({
      ...r,
      quality: upper(r.quality),
      morale: upper(r.morale),
    }));
    expect(read).toEqual(registered('AMZ-T-living-types'));
  });

  test('[AMZ-T-first-aid] [AMZ-first-aid-standard] [AMZ-first-aid-medic]', () => {
    const name = (what: string) => (what === 'slight' ? what : what.toUpperCase());
    const read = [1, 2, 3, 4, 5, 6].map((roll) => ({
      roll,
      standard: name(treated(PRINTED, roll, 'standard')),
      medic: name(treated(PRINTED, roll, 'medic')),
    }));
    expect(read).toEqual(registered('AMZ-T-first-aid'));
  });

  test('[AMZ-T-morale-points] [AMZ-morale-pro-points] [AMZ-morale-nonpro-points]', () => {
    const read = rows('AMZ-T-morale-points', (r) => ({
      event: r.event,
      professional: r.professional,
      non_professional: r.nonProfessional,
    }));
    expect(read).toEqual(registered('AMZ-T-morale-points'));
    expect(checksMorale(PRINTED, { professional: true }, 'fired-upon')).toBe(false);
    expect(checksMorale(PRINTED, { professional: false }, 'fired-upon')).toBe(true);
  });

  test('[AMZ-T-morale-levels] [AMZ-morale-levels]', () => {
    const entries = {
      none: 'none',
      halts: 'stops; if active, the rest of its move is lost but it may still fire',
      'pulls-back': 'pulls back',
    };
    const activations = {
      free: undefined,
      careful: 'only take cover, tend wounded, Hide or move away; no announced fire',
      runs: 'must move Rapidly toward the entry edge or the nearest Barricaded or Fortified Building, whichever is nearer, and leaves the game when it reaches the edge; no announced fire',
    };
    const effect = (e: ReturnType<typeof levelEffect>) => ({
      on_entry: entries[e.onEntry],
      firepower: e.firepower,
      may_overwatch: e.overwatch,
      may_initiate_close_combat: e.initiates,
      may_approach: e.approaches,
      ...(e.activation !== 'free' && { activation: activations[e.activation] }),
    });
    const read = rows('AMZ-T-morale-levels', ({ level }) => ({
      level: upper(level),
      professional: effect(levelEffect(PRINTED, { professional: true, level })),
      non_professional: effect(levelEffect(PRINTED, { professional: false, level })),
    }));
    expect(read).toEqual(registered('AMZ-T-morale-levels'));
  });

  test('[AMZ-T-stress-points] [AMZ-stress-level]', () => {
    const read = rows('AMZ-T-stress-points', ({ when, points, per }) =>
      per === 'rating' ? { when, points: "-X, the leader's rating", per: 'unit' } : { when, points, per },
    );
    expect(read).toEqual(registered('AMZ-T-stress-points'));
    expect([stressPoints(PRINTED, 'leader'), stressPoints(PRINTED, 'night')]).toEqual([-1, 1]);
  });

  test('[AMZ-T-stress] [AMZ-stress-level]', () => {
    const effect = (professional: boolean, points: number) => {
      const e = stressEffect(PRINTED, { professional }, points);
      return {
        die_steps: e.dieSteps,
        modifier: e.modifier,
        initiate_close_combat: e.initiates,
        check_at_start: e.checks,
      };
    };
    const read = rows('AMZ-T-stress', ({ on: [min, max] }) => ({
      min,
      max,
      name: stressName(PRINTED, max),
      professional: effect(true, min),
      non_professional: effect(false, max),
    }));
    expect(read).toEqual(registered('AMZ-T-stress'));
    expect([stressName(PRINTED, -3), stressEffect(PRINTED, { professional: true }, -3).modifier]).toEqual([
      'Steady',
      0,
    ]);
  });

  test('[AMZ-T-leader] [AMZ-leadership]', () => {
    const read = rows('AMZ-T-leader', ({ on: [min, max], rating, kind }) => ({ min, max, rating, kind }));
    expect(read).toEqual(registered('AMZ-T-leader'));
  });
});

describe('zombies, cell by cell', () => {
  test('[AMZ-T-zombie-types] [AMZ-T-zombie-bonus] [AMZ-zombie-types] [AMZ-zombie-bonus-dice]', () => {
    const bonus = rows('AMZ-T-zombie-bonus', (r) => ({ type: upper(r.type), dice: r.dice }));
    expect(bonus).toEqual(registered('AMZ-T-zombie-bonus'));
    const possessed = {
      quality: 'by scenario',
      move: '6 Cautious / 12 Rapid',
      awareness: 'line of sight',
      hearing: 'line of sight',
    };
    const read = rows('AMZ-T-zombie-types', (r) => ({
      type: upper(r.type),
      nature: r.nature,
      ...(r.type === 'possessed'
        ? possessed
        : {
            quality: die(qualityRow(PRINTED, r.quality).die),
            move: r.move,
            awareness: r.awareness,
            hearing: r.hearing,
          }),
      random_move: r.randomMove ?? 'none',
      bonus_defense: r.bonusDefense,
      armor_dice: r.wearsArmor,
      opens_doors: r.opensDoors,
      firearms: r.firearms,
      morale_trigger: r.frightens,
      step: r.step,
    }));
    expect(read).toEqual(registered('AMZ-T-zombie-types'));
    expect(zombieRow(PRINTED, 'possessed')).toMatchObject({
      quality: null,
      move: 12,
      awareness: null,
      hearing: null,
    });
    expect([bonusDice(PRINTED, 'possessed'), bonusDice(PRINTED, 'romeos')]).toEqual([0, 2]);
  });

  test('[AMZ-T-random-direction] [AMZ-random-movement]', () => {
    const share = (n: number) => Math.round(n * 10_000) / 10_000 + 0;
    const read = rows('AMZ-T-random-direction', ({ on: [roll, last], direction, bearing }) => {
      expect(last).toBe(roll);
      const angle = (bearing * Math.PI) / 180;
      return { roll, direction, dx: share(Math.sin(angle)), dy: share(Math.cos(angle)) };
    });
    expect(read).toEqual(registered('AMZ-T-random-direction'));
  });

  test('[AMZ-reinforcements] the Infection Level moves the row of a die, within the table', () => {
    expect([1, 2, 3, 4, 5].map((level) => arrivalRow(1, level))).toEqual([1, 1, 1, 2, 3]);
    expect([1, 2, 3, 4, 5].map((level) => arrivalRow(6, level))).toEqual([4, 5, 6, 6, 6]);
  });

  test('[AMZ-dice-notation]', () => {
    expect(diceOf('2d6')).toEqual({ n: 2, sides: 6, plus: 0 });
    expect(diceOf('1d6+3')).toEqual({ n: 1, sides: 6, plus: 3 });
    expect(diceOf('1d3')).toEqual({ n: 1, sides: 3, plus: 0 });
    for (const wrong of ['', 'd6', '1d7', '0d6', '1d6-1', '1d6 '])
      expect(() => diceOf(wrong)).toThrow(RangeError);
  });
});

describe('ground, cell by cell', () => {
  test('[AMZ-T-terrain] [AMZ-terrain]', () => {
    const sights = { clear: false, blocked: true, deep: 'beyond 4 inches' };
    const read = rows('AMZ-T-terrain', (r) => {
      const { living, ...zombies } = r.crossing ?? {};
      const named = Object.fromEntries(Object.entries(zombies).map(([type, cost]) => [upper(type), cost]));
      const house = { living_cost: '1, through doors', zombie_cost: 'see AMZ-buildings' };
      const costs = r.ground === 'building' ? house : { living_cost: r.cost, zombie_cost: r.cost };
      return {
        terrain: r.terrain,
        ...(r.crossing === null ? costs : { living_cross: living, zombie_cross: named }),
        cover: COVER[r.cover as keyof typeof COVER],
        blocks_sight: sights[r.sight as keyof typeof sights],
      };
    });
    expect(read).toEqual(registered('AMZ-T-terrain'));
    expect(BARRIERS).toEqual(['hedge', 'fence', 'low wall', 'high wall']);
    expect([terrainRow(PRINTED, 'woods')?.cost, terrainRow(PRINTED, 'lawn')]).toEqual([2, undefined]);
    // Beside the inches lost once, each inch across a barrier costs one, as each inch inside a building does.
    expect([...BARRIERS, 'building'].map((kind) => terrainRow(PRINTED, kind)?.cost)).toEqual([1, 1, 1, 1, 1]);
  });

  test('[AMZ-T-buildings] [AMZ-buildings]', () => {
    const read = rows('AMZ-T-buildings', (r) => ({
      kind: r.kind === 'open' ? r.kind : upper(r.kind),
      barricade_points: r.points,
      ...(r.kind === 'open' && { closed_door_points: r.door }),
      stress: r.stress,
      cover: COVER[r.cover as keyof typeof COVER],
    }));
    expect(read).toEqual(registered('AMZ-T-buildings'));
    expect([buildingRow(PRINTED, 'barricaded').door, buildingRow(PRINTED, 'fortified').door]).toEqual([0, 0]);
  });

  test('[AMZ-T-vehicles] [AMZ-vehicles]', () => {
    const read = rows('AMZ-T-vehicles', ({ armor, mounted, ...r }) => ({
      ...r,
      armor_dice: armor,
      mounted: mounted === null ? 'none' : upper(mounted),
    }));
    expect(read).toEqual(registered('AMZ-T-vehicles'));
    expect(vehicleRow(PRINTED, 'APC').passengers).toBe(8);
  });

  test('[AMZ-T-vehicle-damage] [AMZ-vehicle-attack] a Heavy weapon adds 1', () => {
    const read = rows('AMZ-T-vehicle-damage', ({ on: [min, max], effect }) => ({ min, max, effect }));
    expect(read).toEqual(registered('AMZ-T-vehicle-damage'));
    const hits = (weapon: 'medium' | 'heavy') =>
      [1, 2, 3, 4, 5, 6].map((roll) => vehicleHit(PRINTED, roll, weapon));
    const [jammed, stopped, disarmed, down, gone] = [
      'jammed',
      'immobilised',
      'disarmed',
      'figures-down',
      'destroyed',
    ] as const;
    expect(hits('medium')).toEqual([jammed, jammed, stopped, disarmed, down, gone]);
    expect(hits('heavy')).toEqual([jammed, stopped, disarmed, down, gone, gone]);
  });
});

test('[AMZ-T-quirk-cards] [AMZ-quirk-cards] 28 cards, cell by cell', () => {
  const read = rows('AMZ-T-quirk-cards', ({ card, name, side, play, effect }) => ({
    card,
    name,
    side: side === 'zombies' ? 'zombie' : side,
    play,
    effect,
  }));
  expect(read).toEqual(registered('AMZ-T-quirk-cards'));
  expect(CARD_NUMBERS).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
  expect(cardRow(25).moment).toBe('immediate');
  const of = (side: 'living' | 'zombies') => CARD_NUMBERS.filter((card) => holds(side, card));
  expect([of('living').includes(1), of('zombies').includes(1), of('living').includes(11)]).toEqual([
    false,
    true,
    true,
  ]);
});
