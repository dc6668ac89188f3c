import { readFileSync } from 'node:fs';
import { type Draw, type Roll, SeededDice, SetupError, Table } from '@shambles/engine';
import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBook } from '../book.js';
import { ros } from '../index.js';
import { SCENARIOS, type ScenarioId } from '../tables/scenarios.js';
import { drawsOf, type Game, game, type Situation } from '../testing/game.js';
import { hordesFor, person } from './setup.js';

type Row = { readonly [column: string]: unknown };

const REGISTER = (
  parse(readFileSync(new URL('../../rules.yaml', import.meta.url), 'utf8')) as {
    readonly tables: readonly {
      readonly id: string;
      readonly rows: readonly Row[];
      readonly [key: string]: unknown;
    }[];
  }
).tables;
const registered = (id: string) => REGISTER.find((t) => t.id === id);
const printed = (id: string): readonly Row[] => ros.tables.find((t) => t.id === id)?.rows ?? [];

/** A game from its very beginning: the umpire's part first. `hordes` are their sizes in tens, in the order drawn. */
function begin(
  scenario: ScenarioId,
  draws: readonly (readonly string[])[],
  hordes: readonly number[],
  options: Situation['options'] = {},
  spots: readonly (readonly number[])[] = [],
): Game {
  const g = game({
    scenario,
    options,
    state: { phase: 'set-up', turn: 0 },
    step: 0,
    draws,
    dice: [...hordes, ...spots.flat()],
  });
  if (spots.length === 0) scatterByChance(g);
  return g;
}

/** Drifters stand where they fall. */
function scatterByChance(g: Game): void {
  const { dice } = g.w;
  const chance = new SeededDice('drifters');
  Object.assign(g.w, {
    dice: {
      roll: (roll: Roll) => (roll.label === 'where' ? chance : dice).roll(roll),
      draw: (draw: Draw) => dice.draw(draw),
    },
  });
}

const SEATED = [
  'unarmed NPS steady#0',
  'witch#3',
  'unarmed NPS nervous#1',
  'body#4',
  'unarmed NPS nervous#2',
];

describe('set-up by the rules', () => {
  test('[ROS-U-hordes-place, ROS-U-hordes-number, ROS-intro-hidden] hideouts drawn at random are filled with 1d6 x 10', () => {
    const g = begin('safe-house', [['H2', 'H5']], [1, 6]);
    g.run();
    expect(g.state.hideouts.map((h) => h.left)).toEqual([0, 10, 0, 0, 60, 0]);
    expect(g.state.hideouts.every((h) => h.state === 'hidden')).toBe(true);
  });

  test('[ROS-U-secret, ROS-U-hordes-place] the umpire alone sees which hideouts are drawn, and nobody who sits where', () => {
    const g = begin('trapped', [['H1', 'H2'], SEATED], [1, 1]);
    const drawn = drawsOf(g);
    g.run();
    expect(drawn.map(({ label, to }) => [label, to])).toEqual([
      ['hordes', ['umpire']],
      ['seated', undefined],
    ]);
  });

  test('[ROS-U-secret, ROS-U-hordes-place] in secret: no player is told where, or how many, or who lies in wait', () => {
    const a = begin('safe-house', [['H2', 'H5']], [1, 6]);
    const b = begin('safe-house', [['H1', 'H4']], [5, 4]);
    for (const g of [a, b]) g.run();
    expect(JSON.stringify(a.told('survivor-1'))).toBe(JSON.stringify(b.told('survivor-1')));
    expect(JSON.stringify(a.view('survivor-1'))).toBe(JSON.stringify(b.view('survivor-1')));
    expect(JSON.stringify(a.told('survivor-1'))).not.toMatch(/hunter|tank|hidden-hordes/);
  });

  test('[ROS-U-hordes-place] none within 15 cm of the start', () => {
    const near = { id: 'H1', kind: 'hideout', at: [34.9, 10] as [number, number] };
    const far = { id: 'H2', kind: 'hideout', at: [35.1, 10] as [number, number] };
    const fill = (id: string) => {
      const g = game({
        map: { places: [near, far] },
        options: { survivors: '1' },
        state: { phase: 'set-up', turn: 0 },
        step: 0,
        draws: [[id]],
        dice: [3],
      });
      scatterByChance(g);
      return g;
    };
    const g = fill('H2');
    g.run();
    expect(g.state.hideouts.map((h) => h.left)).toEqual([0, 30]);
    // The one that is near is not in the draw: the list would not fit it.
    expect(() => fill('H1').run()).toThrow();
  });

  test('[ROS-U-hordes-place] exactly 15 cm is too near, a thousandth more is not, on every side and at the corners', () => {
    const zone = { id: 'start', kind: 'start', rect: [40, 40, 80, 60] };
    const off = (cm: number) =>
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
        [0.6, 0.8],
        [0.8, -0.6],
        [-0.6, -0.8],
        [-0.8, 0.6],
      ].map(([x = 0, y = 0]) => [60 + 20 * Math.sign(x) + cm * x, 50 + 10 * Math.sign(y) + cm * y]);
    const places = [...off(15), ...off(15.005)].map((at, i) => ({ id: `H${i + 1}`, kind: 'hideout', at }));
    const map = {
      format: 'shambles-map/1',
      title: 'A field',
      unit: 'cm',
      size: [120, 90],
      places: [zone, ...places],
    };
    const g = game({
      scenario: 'safe-house',
      files: { map },
      options: { survivors: '1' },
      state: { phase: 'set-up', turn: 0 },
      step: 0,
    });
    let from: readonly string[] = [];
    const chance = new SeededDice('drifters');
    Object.assign(g.w, {
      dice: {
        roll: (roll: Roll) => chance.roll(roll),
        draw: (draw: Draw) => {
          from = draw.from;
          return from.slice(0, draw.n);
        },
      },
    });
    g.run();
    expect(from).toEqual(places.slice(8).map((p) => p.id));
  });

  test.each<[[number, number, number, number], 'x' | 'y']>([
    [[10, 40, 60, 50], 'x'],
    [[40, 10, 50, 60], 'y'],
    [[40, 10, 60, 30], 'x'],
  ])(
    '[ROS-R-map] from the start zone %j the first survivors stand side by side along its longer side: %s',
    (rect, along) => {
      const places = [{ id: 'start', kind: 'start', rect }];
      const map = {
        format: 'shambles-map/1',
        title: 'A field',
        unit: 'cm',
        size: [120, 90],
        places,
      } as never;
      const g = game({
        scenario: 'safe-house',
        files: { map },
        options: { survivors: '2' },
        state: { phase: 'set-up', turn: 0 },
        step: 0,
        draws: [[], []],
      });
      scatterByChance(g);
      g.run();
      const [a, b] = g.state.people;
      const off = { x: Math.abs((a?.x ?? 0) - (b?.x ?? 0)), y: Math.abs((a?.y ?? 0) - (b?.y ?? 0)) };
      expect([off[along] > 2, off[along === 'x' ? 'y' : 'x']]).toEqual([true, 0]);
    },
  );

  test('[ROS-R-base] a large group begins in the start zone, nobody upon another', () => {
    const others = Array.from({ length: 10 }, (_, i) => ({
      id: `nps-${i + 1}`,
      kind: 'nps',
      at: [60, 5 * i] as [number, number],
      data: { character: 'steady', follows: 1 },
    }));
    const g = game({
      map: { places: others },
      options: { survivors: '6' },
      state: { phase: 'set-up', turn: 0 },
      step: 0,
      draws: [[], []],
    });
    scatterByChance(g);
    g.run();
    expect(g.state.people).toHaveLength(16);
    for (const p of g.state.people) {
      expect(Math.min(p.x, p.y), p.id).toBeGreaterThanOrEqual(1);
      expect(Math.max(p.x, p.y), p.id).toBeLessThanOrEqual(19);
    }
    expect(new Set(g.state.people.map((p) => `${p.x}, ${p.y}`)).size).toBe(16);
  });

  test('[ROS-T-scaling, ROS-R-players] as many hordes and drifters as the table says for 1 to 6 PS', () => {
    expect(printed('ROS-T-scaling')).toEqual(registered('ROS-T-scaling')?.rows);
    for (const { ps, hordes, drifters } of printed('ROS-T-scaling') as {
      ps: number;
      hordes: number;
      drifters: number;
    }[]) {
      const ids = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].slice(0, hordes);
      const g = begin('safe-house', [ids], Array(hordes).fill(2), { survivors: String(ps) });
      g.run();
      expect(g.state.people.filter((p) => p.kind === 'ps')).toHaveLength(ps);
      expect(g.state.hideouts.filter((h) => h.left > 0)).toHaveLength(hordes);
      expect(g.state.zeds.filter((z) => z.mode === 'drifting')).toHaveLength(drifters);
    }
  });

  test('[ROS-D-balance] the table may play with one horde fewer at 3 or more PS', () => {
    const n = (survivors: string, hordes: string) =>
      hordesFor(readBook({ scenario: 'safe-house', options: { survivors, hordes } }));
    expect(['1', '2', '3', '4', '5', '6'].map((ps) => n(ps, 'standard'))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(['1', '2', '3', '4', '5', '6'].map((ps) => n(ps, 'fewer'))).toEqual([1, 1, 1, 1, 2, 2]);
  });

  const places = (spots: readonly (readonly number[])[], survivors = '2') => {
    const g = begin('safe-house', [['H1']], [1], { survivors }, spots);
    g.run();
    return g.state.zeds.filter((z) => z.mode === 'drifting');
  };

  test('[ROS-U-drifters, ROS-intro-scatter] at random points, with a random facing; every third takes two, 3 cm apart', () => {
    const zeds = places([
      [500, 360, 90],
      [600, 360, 180],
      [700, 360, 270, 45],
      [1000, 360, 10],
    ]);
    expect(zeds.map((z) => [z.x, z.y, z.facing])).toEqual([
      [50, 36, 90],
      [60, 36, 180],
      [70, 36, 270],
      [75, 36, 45],
      [100, 36, 10],
    ]);
    expect(distance(zeds[2] as { x: number; y: number }, zeds[3] as { x: number; y: number }) - 2).toBe(3);
  });

  test('[ROS-U-drifters] a map with little room has as many as it has room for', () => {
    const drifters = (size: number) => {
      const start = { id: 'start', kind: 'start', rect: [0, 0, size / 2, size / 2] };
      const map = {
        format: 'shambles-map/1',
        title: 'Small',
        unit: 'cm',
        size: [size, size],
        places: [start],
      };
      const setup = { scenario: 'safe-house', options: {}, files: { map } };
      const { state } = Table.create(ros, { setup, seed: 'small' });
      return (state as ReturnType<typeof ros.start>).zeds.filter((z) => z.mode === 'drifting').length;
    };
    expect([drifters(20), drifters(90)]).toEqual([0, 10]);
    const few = drifters(38);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(10);
  });

  test('[ROS-U-drifters] the second of two stands south of the first if there is no room on its other sides', () => {
    // Others stand to the east and north, a house to the west.
    const zeds = places([
      [885, 280, 90],
      [835, 330, 90],
      [835, 280, 90, 90],
      [1000, 360, 90],
    ]);
    expect(zeds.slice(2, 4).map((z) => [z.x, z.y])).toEqual([
      [83.5, 28],
      [83.5, 23],
    ]);
  });

  test('[ROS-U-drifters] thrown again inside walls, within 20 cm of the start, and on each other', () => {
    // The start zone ends at x 12; a house stands at 20..42 by 10..32.
    const zeds = places([
      [320, 200],
      [330, 360],
      [500, 360, 90],
      [510, 360],
      [331, 360, 90],
      [800, 360, 90, 90],
      [1000, 360, 90],
    ]);
    expect(zeds.map((z) => z.x)).toEqual([50, 33.1, 80, 85, 100]);
  });

  test('[ROS-T-kits] [ROS-S-2] kits by place in the team, armed with full clips, and what the scenario gives besides', () => {
    const kits = registered('ROS-T-kits')?.rows as {
      kit: string;
      who: string;
      main: string | null;
      minor: string[];
    }[];
    const who = ['Bill', 'Francis', 'Louis', 'Zoey', 'fifth PS', 'sixth PS'];
    const clips: { readonly [main: string]: number } = { shotgun: 7, 'assault rifle': 6, 'sniper rifle': 5 };
    for (const [scenario, kit, hordes, extra] of [
      ['safe-house', 'A', 3, []],
      ['supply-run', 'B', 3, ['pistol reload']],
    ] as const) {
      const ids = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].slice(0, hordes);
      const g = begin(scenario, [ids], Array(hordes).fill(1), { survivors: '6' });
      g.run();
      expect(g.state.people.map((p) => ({ main: p.main || null, minor: p.minor }))).toEqual(
        who.map((name) => {
          const row = kits.find((k) => k.who === name && (k.kit === kit || k.kit === 'any'));
          return { main: row?.main, minor: [...(row?.minor ?? []), ...extra] };
        }),
      );
      for (const p of g.state.people) expect([p.pistol, p.clip]).toEqual([6, clips[p.main] ?? 0]);
    }
    const rows = printed('ROS-T-kits').map(({ kit, who: n, main, minor }) => ({ kit, who: n, main, minor }));
    expect(rows).toEqual(
      kits.map(({ kit, who: name, main, minor }) => ({ kit, who: who.indexOf(name) + 1, main, minor })),
    );
  });

  test('[ROS-S-3, ROS-carry] where there is no room for torch and Molotov cocktail, reloads are left behind', () => {
    const g = begin('trapped', [['H1', 'H2'], SEATED], [1, 1], { survivors: '4' });
    g.run();
    const gone = {
      // It has one reload for its pistol, and must leave two behind.
      'survivor-1': ['pistol reload', 'assault rifle reload'],
      'survivor-2': ['pistol reload'],
      'survivor-3': ['pistol reload', 'pistol reload'],
      'survivor-4': ['pistol reload'],
    };
    for (const [i, [id, left]] of Object.entries(gone).entries()) {
      const kit = printed('ROS-T-kits').find((k) => k.kit === 'A' && k.who === i + 1)?.minor as string[];
      const all = [...g.person(id).minor, ...left].sort();
      expect(all, id).toEqual([...kit, 'torch', 'Molotov cocktail'].sort());
    }
  });

  test('[ROS-S-3, ROS-intro-objective] who the seated figures are is drawn in secret; each survivor has a torch', () => {
    const g = begin('trapped', [['H1', 'H2'], SEATED], [1, 2]);
    g.run();
    expect(g.state.seated.map((q) => q.content)).toEqual([
      'nps steady',
      'witch',
      'nps nervous',
      'body',
      'nps nervous',
    ]);
    expect(g.facts('hidden-seated')[0]?.to).toEqual(['umpire']);
    for (const p of g.state.people) expect(p).toMatchObject({ torch: true });
    expect(g.view('survivor-1').seated.map((q) => q.content)).toEqual(['', '', '', '', '']);
  });

  test('[ROS-S-4] two armed NPS follow the first and the second player', () => {
    const g = begin('pick-up', [['H1', 'H2']], [1, 2]);
    g.run();
    const nps = g.state.people.filter((p) => p.kind === 'nps');
    expect(nps.map((p) => [p.leader, p.character, p.pistol, p.minor])).toEqual([
      ['survivor-1', 'steady', 6, ['pistol reload']],
      ['survivor-2', 'bold', 6, ['pistol reload']],
    ]);
  });

  test('[ROS-R-map] an NPS follows the first player where the map does not say whom', () => {
    const g = game({
      map: { places: [{ id: 'nps-1', kind: 'nps', at: [60, 45], data: { character: 'bold' } }] },
      options: { survivors: '2' },
      state: { phase: 'set-up', turn: 0 },
      step: 0,
      draws: [[]],
    });
    scatterByChance(g);
    g.run();
    expect(g.person('nps-1')).toMatchObject({ leader: 'survivor-1', character: 'bold' });
  });

  test('[ROS-R-map] each player puts his survivor on a free place of the start zone', () => {
    const g = begin('safe-house', [['H1', 'H2']], [1, 2]);
    expect(g.question()).toBe('survivor-1 start ROS-R-map');
    expect(g.refused([12.5, 45])).toBe('ROS-R-map');
    expect(g.refused([11.5, 45])).toBe('ROS-R-map');
    g.answer([11, 45]);
    expect(g.question()).toBe('survivor-2 start ROS-R-map');
    expect(g.refused([10, 45])).toBe('ROS-R-map');
    g.answer([9, 45]).answer('here').answer('here');
    expect(g.person('survivor-1')).toMatchObject({ x: 11, y: 45 });
    g.run();
    expect(g.state).toMatchObject({ phase: 'turn', turn: 1, step: 1 });
  });
});

describe('a person as umpire', () => {
  const seat = (draws: readonly (readonly string[])[], hordes: readonly number[], survivors = '2') =>
    begin('safe-house', draws, hordes, { umpire: 'person', survivors });

  test.each<[[number, number, number, number], number]>([
    [[40, 0, 80, 20], 0],
    [[0, 30, 20, 60], 90],
    [[40, 70, 80, 90], 180],
    [[100, 30, 120, 60], 270],
  ])('[ROS-R-map] from the start zone %j survivors look away from the nearest edge: %i', (rect, facing) => {
    const map = { places: [{ id: 'start', kind: 'start', rect }] };
    const file = { format: 'shambles-map/1', title: 'A field', unit: 'cm', size: [120, 90], ...map };
    const book = readBook({
      scenario: 'safe-house',
      options: { survivors: '1' },
      files: { map: file } as never,
    });
    expect(person(book, 'survivor-1', 'ps', [0, 0, 0], '', []).facing).toBe(facing);
  });

  test('[ROS-U-seats] he says what he decides himself, and leaves the rest to the rules', () => {
    const g = seat([['H2']], [4]);
    expect(g.question()).toBe('umpire duties ROS-U-seats');
    expect(g.options()).toEqual(['hordes', 'prey', 'nps', 'finds']);
    g.answer(['nps']);
    expect(g.state.duties).toEqual(['nps']);
    expect(g.question()).toBe('survivor-1 start ROS-R-map');
    expect(g.state.hideouts.map((h) => h.left)).toEqual([0, 40, 0, 0, 0, 0]);
  });

  test('[ROS-U-seats] he confirms or changes the place and size of each horde: the proposal comes first', () => {
    const g = seat([['H2', 'H5']], [4, 1], '3').answer(['hordes']);
    expect(g.question()).toBe('umpire horde-place ROS-U-hordes-place');
    expect(g.options()).toEqual(['H2', 'H1', 'H3', 'H4', 'H5', 'H6']);
    expect(g.asked().values).toMatchObject({ n: 1, of: 2 });
    // Each by its house: three of them are basements and two are sewers.
    const { shape } = g.asked();
    expect(shape.kind === 'choose' && shape.options.map(({ line }) => line)).toEqual([
      { key: 'horde.near', values: { name: 'Sewer', house: 'Gun shop', side: 'north-west' } },
      { key: 'horde.in', values: { name: 'Basement', house: 'Corner shop' } },
      { key: 'horde.near', values: { name: 'Behind fence', house: 'Safe house', side: 'north-west' } },
      { key: 'horde.in', values: { name: 'Basement', house: 'Garage' } },
      { key: 'horde.near', values: { name: 'Sewer', house: 'Gun shop', side: 'north-east' } },
      { key: 'horde.in', values: { name: 'Basement', house: 'Shed' } },
    ]);
    g.answer('H5');
    expect(g.question()).toBe('umpire horde-size ROS-U-hordes-number');
    expect(g.options()).toEqual(['40', '10', '20', '30', '50', '60']);
    g.answer('40');
    // The place of the second was taken: the first one's is free now.
    expect(g.options()).toEqual(['H2', 'H1', 'H3', 'H4', 'H6']);
    expect(g.asked().values).toMatchObject({ n: 2, of: 2 });
    g.answer('H2');
    expect(g.options()).toEqual(['10', '20', '30', '40', '50', '60']);
    g.answer('60').run();
    expect(g.state.hideouts.map((h) => h.left)).toEqual([0, 60, 0, 0, 40, 0]);
    expect(JSON.stringify(g.told('survivor-1'))).not.toContain('H5');
  });

  test('[ROS-U-auto, ROS-intro-team] without one nothing is asked of that seat', () => {
    const g = begin('safe-house', [['H1', 'H2']], [1, 2]);
    expect(g.state.duties).toEqual([]);
    expect(g.question()).toBe('survivor-1 start ROS-R-map');
    const seats = (options: { [id: string]: string }) =>
      ros.seatsOf?.({ scenario: 'safe-house', options }).map((s) => s.id);
    expect(seats({ survivors: '2' })).toEqual(['survivor-1', 'survivor-2']);
    expect(seats({ umpire: 'person', survivors: '1' })).toEqual(['survivor-1', 'umpire']);
  });
});

// ------------------------------------------------------------------ maps

/** What a map file holds, in the words of the register's rows. */
function features(id: ScenarioId): Row[] {
  const { map, scenario } = readBook({ scenario: id, options: {} });
  const places = map.places ?? [];
  const of = (kind: string) => places.filter((p) => p.kind === kind);
  const data = (kind: string, key: string) => places.find((p) => p.kind === kind)?.data?.[key];
  return [
    ...of('start').map((p) => ({ feature: 'start', rect: p.rect })),
    ...of('exit').map((p) => ({ feature: 'exit', rect: p.rect })),
    ...(map.buildings ?? []).flatMap((b) => [
      {
        feature: 'building',
        id: b.id,
        name: b.name.toLowerCase(),
        rect: b.rect,
        levels: b.levels,
        ...(b.walls && { walls: b.walls }),
      },
      ...(b.doors ?? []).map((d) => ({ feature: 'door', building: b.id, at: d.at, type: d.type })),
      ...(b.windows ?? []).map((w) => ({ feature: 'window', building: b.id, at: w.at })),
    ]),
    ...(map.links ?? []).map(({ kind, at, from, to }) => ({ feature: kind, at, from, to })),
    ...(map.vehicles ?? []).map(({ id: car, rect }) => ({ feature: 'vehicle', id: car, rect })),
    ...(map.areas ?? []).filter((a) => a.kind === 'woods').map(({ rect }) => ({ feature: 'woods', rect })),
    ...(map.barriers ?? []).map(({ path }) => ({ feature: 'fence', from: path[0], to: path[1] })),
    ...(map.lamps ?? []).map(({ at }) => ({ feature: 'lamp', at })),
    ...of('hideout').map((p) => ({ feature: 'hideout', id: p.id, at: p.at, kind: p.name?.toLowerCase() })),
    ...of('search').map((p) => ({ feature: 'search', at: p.at, find: p.data?.find ?? 'random' })),
    ...of('seated').map((p) => ({ feature: 'seated', id: p.id, at: p.at, level: p.level, content: 'drawn' })),
    ...(data('start', 'seated')
      ? [{ feature: 'draw', over: of('seated').map((p) => p.id), contents: data('start', 'seated') }]
      : []),
    ...of('nps').map((p) => ({ feature: 'nps', ...p.data })),
    ...of('mutant').map((p) => ({ feature: 'mutant', type: p.data?.type, at: p.at, level: p.level })),
    ...of('shelter').map((p) => ({ feature: 'objective', kind: 'shelter', building: p.data?.building })),
    ...of('landing').map((p) => ({
      feature: 'objective',
      kind: 'pickup',
      at: p.at,
      level: p.level,
      from_turn: p.data?.from,
      to_turn: p.data?.to,
    })),
    ...(scenario.id === 'supply-run'
      ? [{ feature: 'objective', kind: 'collect', count: 6, exit: 'south' }]
      : []),
    ...(scenario.id === 'trapped'
      ? [{ feature: 'objective', kind: 'rescue', count: 1, full: 2, exit: 'east' }]
      : []),
  ];
}

describe('a map of one’s own', () => {
  const own = (more: object) => ({
    scenario: 'safe-house' as const,
    options: {},
    files: {
      map: {
        format: 'shambles-map/1',
        title: 'Field',
        unit: 'cm',
        size: [120, 90],
        places: [{ id: 'start', kind: 'start', rect: [0, 0, 20, 20] }],
        ...more,
      },
    },
  });

  const start = { id: 'start', kind: 'start', rect: [0, 0, 20, 20] };

  test.each([
    ['hideout', undefined],
    ['search', undefined],
    ['mutant', { type: 'tank' }],
    ['seated', undefined],
    ['landing', { from: 3, to: 3 }],
  ])('[ROS-R-map] a place of the kind "%s" lies at a point', (kind, data) => {
    const places = (where: object) => [start, { id: 'P1', kind, data, ...where }];
    expect(() => readBook(own({ places: places({ at: [50, 50] }) }))).not.toThrow();
    expect(() => readBook(own({ places: places({ rect: [40, 40, 60, 60] }) }))).toThrow(
      `map, places/P1: a place of the kind "${kind}" needs "at".`,
    );
  });

  test('[ROS-R-map, ROS-D-exit] an exit is a zone', () => {
    const exit = (where: object) =>
      readBook(
        own({
          places: [start, { ...out, ...where }],
        }),
      );
    const out = { id: 'out', kind: 'exit' };
    expect(() => exit({ rect: [100, 0, 120, 20] })).not.toThrow();
    expect(() => exit({ at: [119, 10] })).toThrow(
      'map, places/out: a place of the kind "exit" needs "rect".',
    );
  });

  test.each([
    [undefined, 'character: allowed: "steady", "nervous", "bold".'],
    [{}, 'character: allowed: "steady", "nervous", "bold".'],
    [{ character: 'brave' }, 'character: allowed: "steady", "nervous", "bold".'],
    [{ character: 'bold', folows: 2 }, 'data: there is no "folows".'],
    [{ character: 'bold', follows: 0 }, 'follows: from 1 to 6.'],
    [{ character: 'bold', follows: 7 }, 'follows: from 1 to 6.'],
    [{ character: 'bold', follows: '2' }, 'follows: a whole number is wanted.'],
  ])('[ROS-R-map, ROS-T-nps] of an NPS it says its character and whom it follows: %j', (data, told) => {
    const nps = (said: object | undefined) => ({ id: 'nps-1', kind: 'nps', at: [5, 5], data: said });
    expect(() => readBook(own({ places: [start, nps(data)] }))).toThrow(`map, places/nps-1, ${told}`);
    for (const right of [{ character: 'bold' }, { character: 'steady', follows: 6, kit: 'nps' }])
      expect(() => readBook(own({ places: [start, nps(right)] }))).not.toThrow();
  });

  test.each([
    ['mutant', undefined, ', type: allowed: "hunter", "tank", "boomer", "smoker", "witch".'],
    ['mutant', { type: 'zed' }, ', type: allowed: "hunter", "tank", "boomer", "smoker", "witch".'],
    ['landing', { from: 3 }, ', to: a whole number is wanted.'],
    ['landing', { from: 0, to: 3 }, ', from: at least 1.'],
    ['landing', { from: 4, to: 3 }, ': "from", turn 4, is later than "to", turn 3.'],
    ['shelter', undefined, ', building: a text is wanted.'],
    ['shelter', { building: 'FORT' }, ': there is no building "FORT". Allowed: SAFE.'],
  ])('[ROS-R-map] of a place of the kind "%s" it says what the rules need: %j', (kind, data, told) => {
    const safe = { id: 'SAFE', name: 'Safe', rect: [40, 40, 60, 60], levels: 1, doors: [] };
    const place = { id: 'P1', kind, at: [50, 50], data };
    expect(() => readBook(own({ places: [start, place], buildings: [safe] }))).toThrow(
      `map, places/P1${told}`,
    );
  });

  test.each([
    ['search', { find: 'torch' }, 'find: a list is wanted.'],
    ['search', { find: ['torch', 5] }, 'find/1: a text is wanted.'],
    ['search', { find: ['vault'] }, 'find/0: is nothing that can be found.'],
    ['search', { find: ['pistol 31'] }, 'find/0: is nothing that can be found.'],
    ['nps', { character: 'bold' }, 'the id of an NPS begins with "nps-".'],
  ])('[ROS-R-search] what it says of a place of the kind "%s" can be played with: %j', (kind, data, told) => {
    const place = { id: 'P1', kind, at: [5, 5], data };
    const old = own({ places: [start, place] });
    expect(() => readBook(old)).toThrow(told);
    expect(() => readBook({ ...old, begun: 16 })).not.toThrow();
    const good = ['torch', 'food supply', 'shotgun with a full clip', 'pistol 3'];
    for (const right of [undefined, {}, { find: [] }, { find: good }])
      expect(() =>
        readBook(own({ places: [start, { ...place, kind: 'search', data: right }] })),
      ).not.toThrow();
  });

  test('[ROS-S-3] who is seated is somebody whom the rules know, and no more NPS start than have room', () => {
    const seated = (said: unknown) => own({ places: [{ ...start, data: { seated: said } }] });
    for (const wrong of ['witch', ['wizard'], [{}], { a: 1 }])
      expect(() => readBook(seated(wrong))).toThrow('map, places/start, seated');
    expect(() => readBook(seated(['witch', 'unarmed NPS bold', 'body']))).not.toThrow();
    const nps = (n: number) => ({ id: `nps-${n}`, kind: 'nps', at: [5, 5], data: { character: 'bold' } });
    const many = (n: number) => own({ places: [start, ...Array.from({ length: n }, (_, i) => nps(i + 1))] });
    expect(() => readBook(many(15))).not.toThrow();
    expect(() => readBook(many(16))).toThrow('map, places: found 16 of the kind "nps"; allowed: at most 15.');
  });

  test('[ROS-R-smash] a door is of a type that the table of doors knows', () => {
    const house = (type: string) => {
      const door = { id: 'D1', at: [50, 40], type };
      return own({
        buildings: [{ id: 'B1', name: 'Hut', rect: [40, 40, 60, 60], levels: 1, doors: [door] }],
      });
    };
    expect(() => readBook(house('armoured'))).not.toThrow();
    expect(() => readBook(house('__proto__'))).toThrow(
      'map, doors/D1: there is no type "__proto__"; allowed: standard, reinforced, armoured.',
    );
  });

  test('[ROS-S-1] a shelter is a building of the map', () => {
    const shelter = { id: 'P1', kind: 'shelter', data: { building: 'SAFE' } };
    expect(() => readBook(own({ places: [start, { ...shelter, at: [50, 50] }] }))).toThrow(
      'map, places/P1: there is no building "SAFE". Allowed: none, the map has no building.',
    );
  });

  test('[ROS-R-map] a game begun before this was checked opens with the map that it has', () => {
    const old = own({ places: [start, { id: 'P1', kind: 'mutant', at: [50, 50] }] });
    expect(() => readBook({ ...old, begun: 6 })).not.toThrow();
    expect(() => readBook({ ...old, begun: 7 })).toThrow('map, places/P1, type');
  });

  test('[ROS-S-3] a game begun before a sewer and the Boomer of Trapped were moved has them where they were', () => {
    const places = (begun?: number) => {
      const setup = { scenario: 'trapped', options: {}, ...(begun !== undefined && { begun }) };
      const lies = (thing: string) => readBook(setup).map.places?.find(({ id }) => id === thing)?.at;
      return [lies('H4'), lies('boomer')];
    };
    const [west, then, now] = [
      [44, 50],
      [98, 66],
      [108, 80],
    ];
    expect([places(8), places(9), places(14), places(15), places()]).toEqual([
      [[60, 40], then],
      [west, then],
      [west, then],
      [west, now],
      [west, now],
    ]);
  });

  test('what breaks while it is read, by no fault of the map, is not told as one', () => {
    const broken = Object.defineProperty({}, 'rect', {
      enumerable: true,
      get: () => {
        throw new RangeError('Broken.');
      },
    });
    expect(() => readBook(own({ places: [broken] }))).toThrow(RangeError);
    expect(() => readBook(own({ size: [0, 0] }))).toThrow(SetupError);
  });
});

describe('the four scenarios', () => {
  test.each(SCENARIOS.map((s, i) => [i + 1, s.id] as const))(
    "[ROS-T-scenario-%i, ROS-R-map, ROS-intro-objective] %s: map, light, turns and kit are the register's",
    (n, id) => {
      const table = registered(`ROS-T-scenario-${n}`);
      const { scenario, map } = readBook({ scenario: id, options: {} });
      expect(map.size).toEqual(table?.size);
      expect([scenario.light, scenario.turns, scenario.kit]).toEqual([
        table?.light,
        table?.turns,
        table?.kit,
      ]);
      expect(scenario.extra).toEqual((table?.extra_items as { each: string[] } | undefined)?.each ?? []);
      // A ladder or stairs are at a place: of which building they are is for readers.
      const rows = (table?.rows ?? []).map((row) =>
        ['ladder', 'stairs'].includes(String(row.feature)) ? { ...row, building: undefined } : row,
      );
      const text = (list: readonly Row[]) => list.map((r) => JSON.stringify(r, Object.keys(r).sort())).sort();
      expect(text(features(id))).toEqual(text(rows));
    },
  );

  test('[ROS-T-scenario-1] [ROS-T-scenario-2] [ROS-T-scenario-3] [ROS-T-scenario-4] doors and windows are 4 cm wide, six hideouts a map', () => {
    for (const { id } of SCENARIOS) {
      const { map, ground } = readBook({ scenario: id, options: {} });
      expect((map.places ?? []).filter((p) => p.kind === 'hideout')).toHaveLength(6);
      for (const p of ground.pieces)
        if (p.kind === 'door' || p.kind === 'window')
          expect(Math.abs(p.bx - p.ax) + Math.abs(p.by - p.ay)).toBe(4000);
    }
  });

  test('[ROS-mutants] one or two mutants each, and one of them the Witch that sits', () => {
    const kinds = SCENARIOS.map(({ id }) =>
      (readBook({ scenario: id, options: {} }).map.places ?? [])
        .filter((p) => p.kind === 'mutant')
        .map((p) => p.data?.type),
    );
    expect(kinds).toEqual([['boomer', 'tank'], ['boomer'], ['boomer'], ['smoker', 'hunter']]);
  });
});

describe('printed tables, cell by cell', () => {
  test('[ROS-T-drift]', () => {
    const turns: { readonly [turn: string]: number } = { none: 0, left: -90, right: 90 };
    expect(printed('ROS-T-drift')).toEqual(
      registered('ROS-T-drift')?.rows.map(({ roll, turn, move }) => ({
        on: roll,
        turn: turns[String(turn)],
        move,
      })),
    );
  });

  test('[ROS-T-priorities]', () => {
    expect(printed('ROS-T-priorities')).toEqual(
      registered('ROS-T-priorities')?.rows.map(({ rank, prey, range }) => ({ rank, prey, range })),
    );
  });

  test('[ROS-T-stimuli]', () => {
    const name: { readonly [stimulus: string]: string } = { 'car alarm': 'car alarm' };
    expect(printed('ROS-T-stimuli')).toEqual(
      registered('ROS-T-stimuli')?.rows.map(({ stimulus, roll, range }) => ({
        stimulus: name[String(stimulus)] ?? stimulus,
        roll,
        range,
      })),
    );
  });

  test('[ROS-T-doors]', () => {
    expect(printed('ROS-T-doors').map(({ door, zedTurns }) => ({ door, zed_turns: zedTurns }))).toEqual(
      registered('ROS-T-doors')?.rows,
    );
  });

  test('[ROS-T-umpire]', () => {
    expect(
      printed('ROS-T-umpire').map(({ duty, rules }) => ({ duty, rules: String(rules).split(', ') })),
    ).toEqual(registered('ROS-T-umpire')?.rows);
  });
});
