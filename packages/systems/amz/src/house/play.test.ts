import { type Json, odds, openTable, resolve, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { inchesOf } from '../activation/announcing.js';
import { isAware } from '../awareness/awareness.js';
import { readBook } from '../book.js';
import { tend } from '../casualties/aid.js';
import { vehicleDamage } from '../casualties/wrecking.js';
import { ENGLISH } from '../catalogue.js';
import { assault } from '../combat/assault.js';
import { attackVehicle } from '../combat/clawing.js';
import { EVENING } from '../evening/index.js';
import { shaken } from '../fire/attack.js';
import { attackPool, defensePool, optimumRange } from '../fire/pools.js';
import { againstVehicles, supportDiceOf } from '../fire/weapons.js';
import { raisesTo } from '../ground/barricading.js';
import { lockedTight, strengthOf } from '../ground/buildings.js';
import { boardable } from '../ground/vehicles.js';
import { amz } from '../index.js';
import { deadDie, ownDie } from '../interrupts/interrupts.js';
import { moraleRoll } from '../morale/dice.js';
import { stressOf, stressRowFor } from '../morale/stress.js';
import { reachOf } from '../movement/marching.js';
import { scene } from '../scene.js';
import type { State } from '../state.js';
import { type Game, type Given, game, houseFile, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { view } from '../view.js';
import { leaderRating } from './rows.js';
import { PRINTED } from './tables.js';

type House = NonNullable<Situation['house']>;

const RED: Given = { quality: 'trained', professional: true, morale: 'good', fighters: 4, at: [10, 10] };
const mob = (north: number, more: Given = {}): Given => ({
  kind: 'zulus',
  fighters: 6,
  at: [10, 10 + north],
  ...more,
});
/** What a game shows as printed, and under house rules. */
const both = <T>(look: (house: House | undefined) => T, house: House): [T, T] => [
  look(undefined),
  look(house),
];
const seen = (g: Game) => view(g.state, 'living', g.w.book);
const part = (
  pool: { readonly parts: readonly { readonly key: string; readonly dice: number }[] },
  key: string,
) => pool.parts.find((p) => p.key === key)?.dice ?? 0;
const barrier = (kind: string): Situation['map'] => ({
  barriers: [
    {
      id: 'b',
      kind,
      path: [
        [0, 15],
        [36, 15],
      ],
    },
  ],
});
const inHouse = (more: Partial<State['buildings'][number]> = {}) =>
  ({
    map: {
      buildings: [
        { id: 'b', name: 'B', rect: [8, 8, 16, 16] as [number, number, number, number], levels: 1 },
      ],
    },
    state: { buildings: [{ id: 'b', kind: 'open' as const, points: 0, breached: false, ...more }] },
  }) satisfies Situation;
/** A vehicle with this many crew aboard; its first figure is its body. */
const vehicle = (type: NonNullable<Given['vehicle']>, crew: number): Given => ({
  ...RED,
  vehicle: type,
  fighters: crew + 1,
  at: [18, 10],
  figures: {
    1: { id: 'van', role: 'vehicle' },
    ...Object.fromEntries(Array.from({ length: crew }, (_, i) => [i + 2, { x: -1, y: -1, aboard: 'van' }])),
  },
});

describe('fire: a number that house rules change is the one that the rules use', () => {
  test('[AMZ-T-quality] the die, the Optimum Range and the targets of a quality', () => {
    const look = (house?: House) => {
      const g = game({ house, units: { red: { ...RED, engaged: ['x', 'y'] }, mob: mob(8) } });
      const pool = attackPool(g.w, 'red', 'mob', 'announced');
      return [pool.sides, part(pool, 'optimum')];
    };
    const active = { 'AMZ-T-quality': [{ quality: 'trained', die: 12, optimumRange: 7, targets: 3 }] };

    expect(both(look, active)).toEqual([
      [8, 1],
      [12, 0],
    ]);
    const full = (house?: House) => {
      const red: Given = { ...RED, engaged: ['x', 'y'] };
      const g = game({ house, units: { red, mob: mob(8) }, active: { unit: 'red' } });
      return EVENING.whyNot?.(seen(g), 'red-1', 'fire', 'mob-1', g.w.book)?.rule;
    };
    expect(both(full, active)).toEqual(['AMZ-targets-scope', undefined]);
  });

  test('[AMZ-T-firepower-modifiers] each modifier', () => {
    const look = (house?: House) => {
      const g = game({
        house,
        units: { red: { ...RED, mode: 'rapid' }, mob: mob(6) },
        active: { unit: 'red', mode: 'rapid', interruptions: 2 },
      });
      const own = attackPool(g.w, 'red', 'mob', 'announced');
      const into = attackPool(g.w, 'red', 'mob', 'defensive');
      return [
        ...['optimum', 'exposed', 'interruptions', 'rapid'].map((key) => part(own, key)),
        part(into, 'defensive'),
      ];
    };
    const dice = { optimum: 3, exposed: 2, interruption: -2, rapid: -3, defensive: 0 };
    const rows = Object.entries(dice).map(([modifier, n]) => ({ modifier, dice: n }));
    expect(both(look, { 'AMZ-T-firepower-modifiers': rows })).toEqual([
      [1, 1, -1, -1, -1],
      [3, 2, -2, -3, 0],
    ]);
  });

  test('[AMZ-T-support] [AMZ-T-support-list] dice, crew and modes of support weapons', () => {
    const look = (house?: House) => {
      const red: Given = { ...RED, fighters: 2, mode: 'cautious', figures: { 2: { support: 'heavy' } } };
      const g = game({ house, units: { red, mob: mob(6) } });
      return part(attackPool(g.w, 'red', 'mob', 'announced'), 'support');
    };
    const list = (crew: number) => ({
      'AMZ-T-support': [{ class: 'heavy', dice: 5 }],
      'AMZ-T-support-list': [{ class: 'heavy', crew, modes: ['stationary', 'overwatch', 'cautious'] }],
    });
    expect(both(look, list(2))).toEqual([0, 5]);
    expect(look(list(3))).toBe(0);
  });

  test('[AMZ-T-support] [AMZ-support-weapons] of two choices with as many dice nobody leaves his own weapon idle', () => {
    const fired = (house?: House) => {
      const figures = { 1: { support: 'light' }, 2: { support: 'heavy' } } as const;
      return againstVehicles(game({ house, units: { red: { ...RED, fighters: 2, figures } } }).w, 'red');
    };
    expect(both(fired, { 'AMZ-T-support': [{ class: 'heavy', dice: 1 }] })).toEqual(['heavy', undefined]);
  });

  test('[AMZ-T-support] [AMZ-support-dice] who serves a heavy weapon leaves the one with fewer dice idle', () => {
    const dice = (house?: House) => {
      const { book } = game({ house }).w;
      return supportDiceOf(
        book,
        [{ support: 'heavy' }, { support: 'light' }, { support: 'medium' }],
        'stationary',
      );
    };
    const rows = (light: number, medium: number) => ({
      'AMZ-T-support': [
        { class: 'light', dice: light },
        { class: 'medium', dice: medium },
        { class: 'heavy', dice: 6 },
      ],
    });
    expect([dice(rows(5, 1)), dice(rows(1, 5)), dice(rows(2, 2))]).toEqual([11, 11, 8]);
  });

  test('[AMZ-T-cover] [AMZ-T-armor] dice of cover and armor', () => {
    const look = (house?: House) => {
      const red: Given = { ...RED, armor: 'light' };
      const g = game({ house, map: barrier('low wall'), units: { red, mob: mob(7, { kind: 'possessed' }) } });
      const pool = defensePool(g.w, 'red', 'mob', 'possessed');
      return [part(pool, 'cover'), part(pool, 'armor')];
    };
    const house = {
      'AMZ-T-cover': [{ cover: 'solid-cover', defense: 4 }],
      'AMZ-T-armor': [{ armor: 'light', defense: 3 }],
    };
    expect(both((h) => look(h), house)).toEqual([
      [0, 1],
      [0, 3],
    ]);
    const near = (h?: House) =>
      part(
        defensePool(
          game({
            house: h,
            map: barrier('low wall'),
            units: { red: { ...RED, at: [10, 14] }, mob: mob(10, { kind: 'possessed' }) },
          }).w,
          'red',
          'mob',
          'possessed',
        ),
        'cover',
      );
    expect(both(near, house)).toEqual([2, 4]);
  });

  test('[AMZ-T-armor] [AMZ-D-armor-untrained] steps of the die in reaction tests', () => {
    const die = (steps: number, quality: 'untrained' | 'elite') => {
      const house = { 'AMZ-T-armor': [{ armor: 'anti-zombie', reactionSteps: steps }] };
      return Object.values(ownDie(game({ house }).w.book, { quality, armor: 'anti-zombie' }));
    };
    expect([die(-1, 'elite'), die(-3, 'elite'), die(0, 'elite')]).toEqual([
      [10, 0],
      [6, 0],
      [12, 0],
    ]);
    expect([die(-1, 'untrained'), die(-2, 'untrained'), die(0, 'untrained')]).toEqual([
      [6, -1],
      [6, -2],
      [6, 0],
    ]);
  });

  test('[AMZ-T-zombie-bonus] bonus dice, which the list of types shows as well', () => {
    const look = (house?: House) => {
      const g = game({ house, units: { red: RED, mob: mob(6) } });
      const row = g.w.book.tables.zombies.rows.find((r) => r.type === 'zulus');
      return [part(defensePool(g.w, 'mob', 'red', 'announced'), 'bonus'), row?.bonusDefense];
    };
    expect(both(look, { 'AMZ-T-zombie-bonus': [{ type: 'zulus', dice: 5 }] })).toEqual([
      [2, 2],
      [5, 5],
    ]);
  });
});

describe('movement and the dead', () => {
  test('[AMZ-T-movement] how far units and Masters go, and how quick they are', () => {
    const house = {
      'AMZ-T-movement': [
        { mode: 'cautious', most: 4, reaction: 3 },
        { mode: 'rapid', most: 16 },
      ],
    };
    const inches = (h?: House) => {
      const { book } = game({ house: h }).w;
      return (['cautious', 'rapid'] as const).map((mode) => inchesOf(book, { vehicle: null }, mode));
    };
    expect(both(inches, house)).toEqual([
      [6, 12],
      [4, 16],
    ]);
    const reaches = (h?: House) => {
      const units = { red: RED, lord: { kind: 'dexters', at: [30, 30] } as Given, mob: mob(12) };
      const g = game({ house: h, units });
      return EVENING.threat?.(seen(g), 'living', undefined, g.w.book)?.areas.map((a) => a.reaches);
    };
    expect(both(reaches, house)).toEqual([
      [12, 6],
      [16, 6],
    ]);
    const plus = (h?: House) => {
      const possessed = mob(6, { kind: 'possessed', mode: 'cautious' });
      const g = game({ house: h, options: { possessed: 'mode' }, units: { red: RED, mob: possessed } });
      return deadDie(g.w, 'mob', undefined).plus;
    };
    expect(both(plus, house)).toEqual([1, 3]);
  });

  test('[AMZ-cc-attacked] [AMZ-T-movement] a flight is as far as a Rapid move, and says so', () => {
    const flees = (house?: House) => {
      const g = game({
        house,
        units: { red: { ...RED, at: [18, 18] }, mob: mob(0, { at: [18, 18.8] }) },
        dice: [8],
      });
      g.begin(assault(g.w, 'mob', 'red'));
      const { shape } = g.asked();
      const option = shape.kind === 'choose' ? shape.options.find(({ id }) => id === 'flight') : undefined;
      const said = option && inWords(ENGLISH, option.line);
      g.answer('flight').end();
      return [said, Math.round(g.facts('moved').find((f) => f.how === 'flees')?.inches ?? 0)];
    };
    expect(both(flees, { 'AMZ-T-movement': [{ mode: 'rapid', most: 7 }] })).toEqual([
      ['Flee, 12 inches', 12],
      ['Flee, 7 inches', 7],
    ]);
  });

  test('[AMZ-T-zombie-types] how far they go and notice, how good they are, whom they frighten', () => {
    const house = {
      'AMZ-T-zombie-types': [
        {
          type: 'zulus',
          move: 9,
          awareness: 10,
          hearing: 20,
          quality: 'elite',
          randomMove: '1d6+3',
          frightens: true,
        },
      ],
    };
    const aware = (h?: House) =>
      [mob(9.5), mob(19.5)].map(({ at }) => {
        const units = {
          red: { ...RED, fighters: 1, heard: at?.[1] === 29.5 },
          mob: { ...mob(0), at, fighters: 1 },
        };
        return isAware(game({ house: h, units: units as Situation['units'] & object }).w, 'mob', 'red');
      });
    expect(both(aware, house)).toEqual([
      [false, false],
      [true, true],
    ]);
    const told = (h?: House) => {
      const g = game({ house: h, units: { red: RED, mob: mob(12) } });
      const { numbers } = EVENING.card?.(seen(g), 'mob-1', g.w.book) ?? { numbers: [] };
      return numbers.map(({ line }) => inWords(ENGLISH, line));
    };
    expect(told()).not.toEqual(told(house));
    expect(told(house)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('9 inches'),
        expect.stringMatching(/10 inches.*20/),
        'The Living within 12 inches check Morale',
      ]),
    );
    const random = (h?: House) => {
      const units = { mob: mob(0, { at: [4, 18], fighters: 1 }) };
      const g = game({ house: h, units, state: { stage: 'random', turn: 2 }, dice: [3, 2] }).step();
      return g.figures('mob')[0]?.x;
    };
    expect(both(random, house)).toEqual([6, 9]);
    const feared = (h?: House) => {
      const g = game({ house: h, units: { red: RED, mob: mob(6) } });
      const threat = EVENING.threat?.(seen(g), 'living', { who: 'red-1', to: [10, 10, 0] }, g.w.book);
      return threat?.tests.some(({ line }) => line.key === 'answers.fears');
    };
    expect(both(feared, house)).toEqual([false, true]);
  });

  test('[AMZ-T-zombie-types] [AMZ-revenant-rising] whoever rises, arrives or stands up is as good as its type', () => {
    const house = { 'AMZ-T-zombie-types': [{ type: 'romeos', quality: 'elite' }] };
    const risen = (h?: House) => {
      const g = game({ house: h, units: { red: RED } });
      g.w.happen({
        is: 'revenant',
        cause: 'AMZ-revenant-rising',
        unit: 'red',
        mob: 'mob-1',
        from: [],
        places: [[20, 20, 0]],
      });
      return g.unit('mob-1').quality;
    };
    expect(both(risen, house)).toEqual(['trained', 'elite']);
  });

  test('[AMZ-scenario-format] the quality that a scenario gives its Possessed stays', () => {
    const files = {
      'house-rules': houseFile({ 'AMZ-T-zombie-types': [{ type: 'zulus', quality: 'veteran' }] }),
    };
    const of = (more: object) => {
      const table = Table.create(amz, {
        setup: { scenario: 'bag-at-the-ford', options: {}, ...more },
        seed: 'a',
      });
      const { units } = table.state as State;
      return (['zulus', 'possessed'] as const).map((kind) => units.find((u) => u.kind === kind)?.quality);
    };
    const [zulus, possessed] = of({});
    expect(of({ files })).toEqual([zulus && 'veteran', possessed]);
  });

  test('[AMZ-T-terrain] [AMZ-terrain] slow ground, and barriers that cost, stop or bar', () => {
    const cost = (map: Situation['map'], house?: House) =>
      Math.round(
        reachOf(game({ house, map, units: { red: { ...RED, fighters: 1 } } }).w, 'red-1', 36).cost(10, 16, 0),
      );
    const woods: Situation['map'] = { areas: [{ id: 'a', kind: 'woods', rect: [0, 12, 36, 14] }] };
    const house = {
      'AMZ-T-terrain': [
        { ground: 'woods', cost: 4 },
        {
          ground: 'hedge',
          crossing: { living: 5, dexters: 5, possessed: 5, odies: 1, zulus: 'stop', romeos: null },
        },
      ],
    };
    expect([cost(woods), cost(woods, house)]).toEqual([8, 12]);
    expect([cost(barrier('hedge')), cost(barrier('hedge'), house)]).toEqual([8, 11]);
    const crosses = (kind: 'odies' | 'zulus' | 'romeos', h?: House) => {
      const units = { mob: { kind, fighters: 1, at: [10, 13] } as Given };
      const g = game({
        house: h,
        map: barrier('hedge'),
        units,
        state: { stage: 'random', turn: 2 },
        dice: [1, 6, 3],
      }).step();
      return Math.round(g.figures('mob')[0]?.y ?? 0);
    };
    expect(
      (['odies', 'zulus', 'romeos'] as const).map((kind) => [crosses(kind), crosses(kind, house)]),
    ).toEqual([
      [15, 15],
      [16, 15],
      [20, 15],
    ]);
  });
});

describe('Morale, Stress and wounds', () => {
  test('[AMZ-T-morale-rating] [AMZ-T-stress] the die of a rating, and what a band of Stress takes from it', () => {
    const house = {
      'AMZ-T-morale-rating': [{ morale: 'good', die: 12 }],
      'AMZ-T-stress': [
        { on: [0, 2], professional: { dieSteps: 2, modifier: -1, initiates: false, checks: true } },
      ],
    };
    const look = (h?: House) => {
      const g = game({ house: h, units: { red: RED } });
      const { initiates, checks } = stressOf(g.w, 'red').row;
      return [moraleRoll(g.w.book, g.unit('red'), stressOf(g.w, 'red')), initiates, checks];
    };
    expect(both(look, house)).toEqual([
      [{ sides: 10, plus: 0 }, true, false],
      [{ sides: 8, plus: -1 }, false, true],
    ]);
  });

  test('[AMZ-T-stress-points] every stressor, and the building that shows it too', () => {
    const points = {
      turns: 2,
      dependents: 3,
      night: 4,
      antivirus: -2,
      barricaded: -5,
    };
    const rows = Object.entries(points).map(([stressor, n]) => ({ stressor, points: n }));
    const house = { 'AMZ-T-stress-points': [...rows, { stressor: 'leader', points: -3 }] };
    const look = (h?: House) => {
      const inside = inHouse({ kind: 'barricaded', points: 10 });
      const g = game({
        ...inside,
        house: h,
        scenario: { light: 'night' },
        units: { red: { ...RED, dependents: 1, doses: 1, figures: { 1: { leader: 2 } } } },
        state: { ...inside.state, turn: 6 },
      });
      const building = g.w.book.tables.buildings.rows.find(({ kind }) => kind === 'barricaded');
      return [Object.fromEntries(stressOf(g.w, 'red').parts.map((p) => [p.key, p.points])), building?.stress];
    };
    expect(both(look, house)).toEqual([
      [{ turns: 5, dependents: 1, night: 1, antivirus: -1, barricaded: -1, leader: -2 }, -1],
      [{ turns: 10, dependents: 3, night: 4, antivirus: -2, barricaded: -5, leader: -6 }, -5],
    ]);
    // A sum beyond the last band is in it.
    expect(stressRowFor(PRINTED, { professional: true }, 500).name).toBe('Breaking');
  });

  test('[AMZ-T-morale-points] who checks Morale for what', () => {
    const checks = (took: number, house?: House) => {
      const g = game({ house, units: { red: RED, mob: mob(20) }, dice: [10] });
      g.begin(shaken(g.w, 'red', took)).end();
      return g.facts('checked-morale').length;
    };
    const house = {
      'AMZ-T-morale-points': [
        { point: 'fired-upon', professional: true },
        { point: 'casualties', professional: false },
      ],
    };
    const calm = { 'AMZ-T-morale-points': [{ point: 'casualties', professional: false }] };
    expect([checks(0), checks(1), checks(0, house), checks(1, calm)]).toEqual([0, 1, 1, 0]);
  });

  test('[AMZ-T-morale-levels] what a level costs', () => {
    const shakenNow = {
      onEntry: 'halts',
      firepower: -3,
      overwatch: false,
      initiates: true,
      approaches: true,
      activation: 'free',
    };
    const house = { 'AMZ-T-morale-levels': [{ level: 'shaken', professional: shakenNow }] };
    const look = (h?: House) => {
      const g = game({
        house: h,
        units: { red: { ...RED, level: 'shaken' }, mob: mob(20) },
        active: { unit: 'red', deed: null },
      });
      const why = (deed: string) => EVENING.whyNot?.(seen(g), 'red-1', deed, undefined, g.w.book)?.rule;
      return [
        part(attackPool(g.w, 'red', 'mob', 'announced'), 'morale'),
        why('overwatch overwatch'),
        why('close-combat cautious'),
      ];
    };
    expect(both(look, house)).toEqual([
      [-1, undefined, 'AMZ-T-morale-levels'],
      [-3, 'AMZ-T-morale-levels', undefined],
    ]);
  });

  test('[AMZ-T-leader] what a die makes of a leader, and what he is called', () => {
    const { book } = game({ house: { 'AMZ-T-leader': [{ on: [2, 3], rating: 2 }] } }).w;
    expect([leaderRating(PRINTED, 3), leaderRating(book, 3)]).toEqual([0, 2]);
    expect(book.tables.leader.rows.map(({ kind }) => kind)).toEqual([
      'negative',
      'positive',
      'positive',
      'positive',
    ]);
  });

  test('[AMZ-T-first-aid] what a die does for whoever is down', () => {
    const found = (house?: House) => {
      const g = game({
        house,
        units: { red: { ...RED, figures: { 1: { status: 'down', fell: 1 } } } },
        dice: [1],
      });
      g.begin(tend(g.w, 'red')).end();
      return g.state.figures[0]?.status;
    };
    expect(both(found, { 'AMZ-T-first-aid': [{ on: [1, 1], standard: 'slight' }] })).toEqual([
      'kia',
      'slight',
    ]);
  });
});

describe('buildings and vehicles', () => {
  test('[AMZ-T-buildings] [AMZ-barricade-build] points of a barricade and of a shut door', () => {
    const house = {
      'AMZ-T-buildings': [
        { kind: 'open', door: 5 },
        { kind: 'barricaded', points: 30 },
      ],
    };
    const look = (h?: House) => {
      const g = game({ house: h, ...inHouse(), units: { red: RED } });
      return [
        strengthOf(g.w.book, g.state.buildings[0] as State['buildings'][number]),
        raisesTo(g.w, 'red')?.most,
      ];
    };
    expect(both(look, house)).toEqual([
      [2, 10],
      [5, 30],
    ]);
    const badge = (h?: House) => {
      const g = game({ house: h, ...inHouse({ kind: 'barricaded', points: 10 }) });
      return JSON.stringify(scene(seen(g), g.w.book)).match(/barricade [0-9 of]+/)?.[0];
    };
    expect(both(badge, house)).toEqual(['barricade 10', 'barricade 10 of 30']);
  });

  test('[AMZ-T-buildings] [AMZ-T-quirk-cards] Locked Tight makes no door weaker', () => {
    const locked = (h?: House) => {
      const cards = { hands: { living: [21], zombies: [] } };
      const { state } = inHouse();
      const g = game({ house: h, ...inHouse(), units: { mob: mob(6) }, state: { ...state, ...cards } });
      g.begin(lockedTight(g.w, 'mob', 'b'))
        .answer('card-21')
        .end();
      return g.state.buildings[0]?.points;
    };
    expect(both(locked, { 'AMZ-T-buildings': [{ kind: 'open', door: 9 }] })).toEqual([4, 9]);
  });

  test('[AMZ-T-vehicles] room, crew, armor, weapon and speed', () => {
    const house = {
      'AMZ-T-vehicles': [
        { type: 'car', passengers: 1, crew: 2, armor: 6, mounted: 'medium', patrol: 5, cruise: 30 },
      ],
    };
    const look = (h?: House) => {
      const g = game({
        house: h,
        units: { van: vehicle('car', 2), team: { ...RED, fighters: 3, at: [18, 13] }, mob: mob(20) },
      });
      return [
        boardable(g.w, 'team').length,
        defensePool(g.w, 'van', 'mob', 'announced').dice,
        part(attackPool(g.w, 'van', 'mob', 'mounted'), 'mounted'),
        inchesOf(g.w.book, { vehicle: 'car' }, 'cautious'),
        inchesOf(g.w.book, { vehicle: 'car' }, 'rapid'),
      ];
    };
    expect(both(look, house)).toEqual([
      [1, 2, 0, 10, 18],
      [0, 6, 2, 5, 30],
    ]);
    const soft = { 'AMZ-T-vehicles': [{ type: 'APC', armor: 0 }] };
    const rolled = (h?: House) => {
      const g = game({
        house: h,
        units: { van: vehicle('APC', 2), mob: mob(0, { at: [18, 11.4], fighters: 1 }) },
        dice: [6, 1, 1, 1, 1, 1],
      });
      g.begin(attackVehicle(g.w, 'mob', 'van')).end();
      return g.facts('rolled')[0]?.faces[1]?.length;
    };
    expect(both(rolled, soft)).toEqual([5, 0]);
  });

  test('[AMZ-T-vehicle-damage] what a hit does, and how the table words it', () => {
    const house = { 'AMZ-T-vehicle-damage': [{ on: [1, 2], hit: 'immobilised' }] };
    const look = (h?: House) => {
      const g = game({ house: h, units: { van: vehicle('APC', 2) }, dice: [1] });
      g.begin(vehicleDamage(g.w, 'van', 1, 'medium')).end();
      const { immobilised, jammed } = g.unit('van');
      return [immobilised, jammed, g.w.book.tables.damage.rows[0]?.effect];
    };
    expect(both(look, house)).toEqual([
      [false, true, 'no fire in its next activation'],
      [true, false, 'immobilised'],
    ]);
  });
});

describe('odds, companion and quick reference', () => {
  const setup = (tables: House = {}) => ({
    scenario: 'lecture-hall',
    options: {},
    files: { 'house-rules': houseFile(tables) },
  });
  const run = (id: string, input: Json, tables?: House) =>
    resolve(amz, id, input, setup(tables), { seed: 'one' }).result as { readonly [name: string]: Json };
  const share = (id: string, input: Json, name: string, tables?: House) =>
    odds(amz, id, input, setup(tables)).named?.get(name)?.toNumber() ?? 0;

  test('[AMZ-fire-procedure] [AMZ-optimum-range] an attack, near and far, whatever the Optimum Range is', () => {
    const input = (optimum: boolean) => ({
      attacker: { figures: 5, quality: 'trained', support: ['light'] },
      target: { who: 'zulus', figures: 8 },
      optimum,
    });
    const from = (optimum: boolean, optimumRange: number) =>
      run('attack', input(optimum), { 'AMZ-T-quality': [{ quality: 'trained', optimumRange }] }).from as {
        readonly optimum?: number;
      };
    for (const inches of [3, 8, 24])
      expect([from(true, inches).optimum, from(false, inches).optimum], String(inches)).toEqual([
        1,
        undefined,
      ]);
    const book = readBook(setup({ 'AMZ-T-quality': [{ quality: 'trained', optimumRange: 24 }] }));
    expect(optimumRange(book, { quality: 'trained', mode: 'cautious' }, [])).toBe(24);
  });

  test('[AMZ-morale-check] [AMZ-stress-level] a Morale Check under so much Stress, whatever a turn adds', () => {
    const passes = (tables?: House) => share('morale', { morale: 'average', stress: 5 }, 'passed', tables);
    expect(passes({ 'AMZ-T-stress-points': [{ stressor: 'turns', points: 3 }] })).toBe(passes());
    expect(passes({ 'AMZ-T-morale-rating': [{ morale: 'average', die: 12 }] })).toBeGreaterThan(passes());
    const stress = (tables?: House) => run('stress', { turn: 3, night: true }, tables).points;
    expect([stress(), stress({ 'AMZ-T-stress-points': [{ stressor: 'night', points: 4 }] })]).toEqual([3, 6]);
  });

  test('[AMZ-T-first-aid] [AMZ-reaction-test] [AMZ-cc-rounds] the others use the tables of the game too', () => {
    const aid = { 'AMZ-T-first-aid': [{ on: [2, 3], medic: 'kia' }] };
    expect([
      share('first-aid', { by: 'medic' }, 'kia'),
      share('first-aid', { by: 'medic' }, 'kia', aid),
    ]).toEqual([1 / 6, 1 / 2]);
    const test = { unit: { quality: 'trained', mode: 'cautious' }, mob: { who: 'zulus' } };
    const slow = { 'AMZ-T-movement': [{ mode: 'cautious', reaction: -6 }] };
    expect(share('reaction', test, 'dead first', slow)).toBeGreaterThan(
      share('reaction', test, 'dead first'),
    );
    const melee = {
      assailant: { who: 'zulus', figures: 6 },
      defender: { who: 'living', figures: 4, quality: 'trained', armor: 'light' },
    };
    const thick = { 'AMZ-T-armor': [{ armor: 'light', defense: 6 }] };
    expect(share('close-combat', melee, 'defender', thick)).toBeGreaterThan(
      share('close-combat', melee, 'defender'),
    );
    const waits = { mob: { who: 'zulus', figures: 6 }, unit: { figures: 4, mode: 'cautious' }, inches: 7 };
    const fast = { 'AMZ-T-zombie-types': [{ type: 'zulus', move: 8 }] };
    expect([run('solo-interrupt', waits).decision, run('solo-interrupt', waits, fast).decision]).toEqual([
      'waits',
      'interrupts',
    ]);
  });

  test('[AMZ-D-house-rules] the tables of a game have the changes, and all others are those printed', () => {
    const house = { 'AMZ-T-firepower-modifiers': [{ modifier: 'exposed', dice: 4 }] };
    const now = amz.tablesIn?.(readBook(setup(house))) ?? [];
    const changed = now.filter((table) => !amz.tables.includes(table));
    // What an Exposed target adds is printed in three tables.
    expect(changed.map(({ id }) => id)).toEqual([
      'AMZ-T-movement',
      'AMZ-T-cover',
      'AMZ-T-firepower-modifiers',
    ]);
    expect(changed[0]?.rows[2]).toMatchObject({ mode: 'rapid', target: 4 });
    expect(changed[1]?.rows[0]).toMatchObject({ cover: 'exposed', firepower: 4 });
    expect(amz.tablesIn?.(readBook(setup()))).toEqual(amz.tables);
    expect(readBook(setup()).tables).toEqual(PRINTED.tables);
    for (const table of Object.values(PRINTED.tables)) expect(amz.tables).toContain(table);
  });

  test('[AMZ-D-house-rules] a journal whose game has house rules opens again with them', () => {
    const house = { 'AMZ-T-zombie-types': [{ type: 'zulus', quality: 'veteran' }] };
    const table = Table.create(amz, { setup: setup(house), seed: 'ours' });
    const { table: again, report } = openTable(amz, table.save());
    expect(report).toBeUndefined();
    expect(again.sum).toBe(table.sum);
    const zulus = (again.state as State).units.filter((u) => u.kind === 'zulus');
    expect(new Set(zulus.map((u) => u.quality))).toEqual(new Set(zulus.length > 0 ? ['veteran'] : []));
  });
});

test('[AMZ-T-morale-points] the card of a Dexter says who checks Morale near it, if anybody does', () => {
  const near = (professional: boolean, nonProfessional: boolean) => {
    const house = { 'AMZ-T-morale-points': [{ point: 'near', professional, nonProfessional }] };
    const g = game({ units: { red: RED, mob: mob(20, { kind: 'dexters' }) }, house });
    const { numbers } = EVENING.card?.(seen(g), 'mob-1', g.w.book) ?? { numbers: [] };
    return numbers.map(({ line }) => inWords(ENGLISH, line)).filter((each) => each.includes('Morale'));
  };
  expect([near(true, true), near(true, false), near(false, true), near(false, false)]).toEqual([
    ['The Living within 12 inches check Morale'],
    ['Professionals within 12 inches check Morale'],
    ['Non-Professionals within 12 inches check Morale'],
    [],
  ]);
});
