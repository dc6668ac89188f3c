import type { MapFile } from '@shambles/field';
import { middleOf, movedTo, type Thing, thingsOn, turned } from '@shambles/towns';
import { describe, expect, test } from 'vitest';
import { encounterOf } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { DRAWN } from './drawn.js';
import { faultWith, layTable, shutFor } from './editing.js';
import { sectionAt } from './sections.js';
import { town } from './town.js';

function laying(more: Situation = {}): Game {
  const g = game({ ...more, encounter: { stage: 'layout', ...more.encounter } });
  return g.begin(layTable(g.w));
}
const mapOf = (g: Game): MapFile => encounterOf(g.state).map;
const thing = (map: MapFile, id: string): Thing => {
  const found = thingsOn(map).find((t) => t.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const CORNER = { options: { table: 'street-corner' } };

describe('[FTB-9.0] the table is laid out', () => {
  test('[FTB-9.1a] by the guidelines: the drawn town, and play goes on when the first player says so', () => {
    const g = laying({ draws: [['7']] });
    expect(g.question()).toBe('player-1 lay FTB-9.0');
    expect(g.options()).toEqual(['play', 'another', 'turn', 'edit']);
    expect(mapOf(g)).toEqual(town('suburban', 7, { street: true, lamps: true }));
    g.answer('play').end();
    expect(encounterOf(g.state).stage).toBe('enter');
    expect(g.facts('table-changed')).toMatchObject([{ how: 'laid' }]);
    g.done();
  });

  test('[FTB-9.1d] in the country a die says whether there is a street', () => {
    const road = (die: number) =>
      (mapOf(laying({ encounter: { area: 'rural' }, dice: [die] })).areas ?? []).some((a) => a.id === 'road');
    expect([1, 3].map(road)).toEqual([true, true]);
    expect([4, 6].map(road)).toEqual([false, false]);
  });

  test('[FTB-9.1e] [FTB-14.12.5b] an Encounter with a Target Building has one in its section', () => {
    for (const n of ['1', '2', '3', '4']) {
      const map = mapOf(laying({ encounter: { kind: 'raid', area: 'rural' }, dice: [1], draws: [[n]] }));
      const houses = thingsOn(map).filter((t) => t.list === 'buildings');
      expect(new Set(houses.map((h) => sectionAt(map.size, ...middleOf(h))))).toEqual(new Set([1]));
    }
  });

  test('[FTB-14.8] no lamp burns in Escape', () => {
    expect(mapOf(laying({ encounter: { kind: 'escape', area: 'urban' } })).lamps).toEqual([]);
  });

  test('as the players like: a map of their own, one drawn by hand, or the Tabletop', () => {
    const g = laying(CORNER);
    expect(mapOf(g)).toEqual(DRAWN['street-corner']);
    expect(g.options()).toEqual(['play', 'turn', 'edit']);
    expect(mapOf(laying({ options: { table: 'diner' } })).title).toBe('The Last Stop');
    const bare = laying({ encounter: { kind: 'no-terrain' } }).end();
    expect(mapOf(bare).size).toEqual([12, 12]);
  });

  test('another town, and the whole table turned', () => {
    const g = laying({ draws: [['1'], ['2']] });
    const first = mapOf(g);
    g.answer('another');
    expect(mapOf(g)).not.toEqual(first);
    const second = mapOf(g);
    g.answer('turn');
    expect(mapOf(g)).toEqual(turned(second));
    expect(g.facts('table-changed').map((f) => f.how)).toEqual(['laid', 'another', 'turned']);
  });

  test('[FTB-9.1e] turned, the section of the Target Building still has a building, or it is not offered', () => {
    const raid = (area: 'rural' | 'urban') =>
      laying({ encounter: { kind: 'raid', area }, dice: area === 'rural' ? [1] : [], draws: [['3']] });
    expect(raid('rural').options()).toEqual(['play', 'another', 'edit']);
    const g = raid('urban').answer('turn');
    const houses = thingsOn(mapOf(g)).filter((t) => t.list === 'buildings');
    expect(houses.some((h) => sectionAt([36, 36], ...middleOf(h)) === 1)).toBe(true);
  });
});

describe('[FTB-9.0] the table is changed', () => {
  test('while others wait for no more than a moment: one that is very large or very full is changed in its file', () => {
    const map = (side: number, n: number): MapFile => ({
      format: 'shambles-map/1',
      title: 'Wood',
      unit: 'in',
      size: [side, side],
      areas: Array.from({ length: n }, (_, i) => {
        const [x, y] = [12 + 8 * (i % 12), 12 + 8 * Math.floor(i / 12)];
        const steps: [number, number][] = [
          [0, 0],
          [2, 0],
          [4, 0],
          [4, 3],
          [2, 3],
          [0, 3],
        ];
        const outline = steps.map(([dx, dy]): [number, number] => [x + dx, y + dy]);
        return { id: `wood-${i}`, kind: 'woods', outline };
      }),
    });
    const may = (side: number, n: number) => laying({ files: { map: map(side, n) as never } }).options();
    expect(may(60, 5)).toEqual(['play', 'turn', 'edit']);
    expect(may(120, 101)).toEqual(['play', 'turn']);
    expect(may(300, 10)).toEqual(['play', 'turn']);
  });

  const edit = (id: string, more: Situation = CORNER) => laying(more).answer('edit', id);

  test('a thing is moved where it can stand, its doors, windows and stairs along', () => {
    const g = edit('maple-12');
    expect(g.options()).toEqual(['move', 'quarter', 'remove', 'leave']);
    g.answer('move');
    expect(g.question()).toBe('player-1 lay-where FTB-9.0');
    const before = mapOf(g).buildings?.[0];
    g.answer([9.25, 27.5]);
    const house = mapOf(g).buildings?.[0];
    expect(house?.rect).toEqual([6.25, 24.75, 12.25, 30.25]);
    expect(house?.doors?.[0]?.at).toEqual([12.25, (before?.doors?.[0]?.at[1] ?? 0) - 0.25]);
    expect(mapOf(g).links?.[0]?.at).toEqual([7.25, 25.5]);
    expect(g.facts('table-changed').at(-1)).toMatchObject({ what: 'maple-12', how: 'moved' });
    expect(g.question()).toBe('player-1 lay FTB-9.0');
    g.answer('play').end();
  });

  test('not into another building, a car, or off the table', () => {
    const g = edit('maple-12').answer('move');
    for (const spot of [
      [9.25, 6],
      [9.25, 18],
      [1, 30],
    ])
      expect(g.refused(spot)).toBe('FTB-9.0');
    expect(g.refusal([9.25, 6]).text).toContain('7 Maple Street');
    expect(g.refusal([1, 30]).text).toContain('edge of the table');
    g.answer('leave');
    expect(mapOf(g)).toEqual(DRAWN['street-corner']);
  });

  test('a quarter turn, where the thing fits', () => {
    const g = edit('car-2').answer('quarter');
    expect(mapOf(g).vehicles?.find((v) => v.id === 'car-2')?.rect).toEqual([15.375, 24.825, 18.375, 26.175]);
    expect(edit('lamp-1').options()).toEqual(['move', 'remove', 'leave']);
  });

  test('[FTB-9.1e] the last building of the section that needs one is not taken away', () => {
    const raid = { ...CORNER, encounter: { kind: 'raid' } } as const;
    expect(edit('maple-12', raid).options()).toEqual(['move', 'quarter', 'leave']);
    expect(edit('maple-7', raid).options()).toContain('remove');
    expect(edit('maple-12', raid).answer('move').refused([30, 33])).toBe('FTB-9.0');
    const moved = edit('market', raid).answer('remove');
    expect(mapOf(moved).buildings?.map((b) => b.id)).not.toContain('market');
  });

  test('a house that is added is six inches by five about its spot, the door in the middle of its south', () => {
    const [house] = mapOf(laying(CORNER).answer('edit', 'add house', [33, 15])).buildings?.slice(-1) ?? [];
    expect(house?.rect).toEqual([30, 12.5, 36, 17.5]);
    expect(house?.doors?.map((d) => d.at)).toEqual([[33, 12.5]]);
  });

  test('something is added: a house with a door, a car, a wall, woods, a lamp', () => {
    const g = laying(CORNER);
    const free: { [what: string]: [number, number] } = {
      house: [3.8, 13.1],
      car: [31, 30],
      'low-wall': [27, 23.2],
      hedge: [4, 33],
      woods: [32.5, 20],
      lamp: [33.5, 12],
    };
    g.answer('edit', 'playground-trees', 'remove');
    for (const [what, at] of Object.entries(free)) g.answer('edit', `add ${what}`, at);
    const ids = thingsOn(mapOf(g)).map((t) => t.id);
    for (const what of Object.keys(free)) expect(ids.some((id) => id.startsWith(what))).toBe(true);
    expect(mapOf(g).buildings?.at(-1)?.doors).toHaveLength(1);
    expect(g.answer('edit', 'add house').refused([18, 18])).toBe('FTB-9.0');
    g.answer('leave', 'edit', 'leave', 'play').end();
  });

  test('[FTB-D-52] no door is shut in', () => {
    const shut: MapFile = {
      format: 'shambles-map/1',
      title: 'Shut in',
      unit: 'in',
      size: [36, 36],
      buildings: [
        {
          id: 'hut',
          name: 'Hut',
          rect: [15, 15, 19, 19],
          levels: 1,
          doors: [{ id: 'd', at: [17, 15], width: 1.25, type: 'standard' }],
        },
      ],
      vehicles: [{ id: 'bus', kind: 'bus', rect: [14, 30, 20.5, 31.75] }],
    };
    const rules = { target: 0, hills: 'gentle', changed: 'bus' } as const;
    expect(faultWith(shut, rules)).toBeUndefined();
    const before = movedTo(shut, thing(shut, 'bus'), [17, 13.9]);
    expect(faultWith(before, rules)?.rule).toBe('FTB-D-52');
    const locked = {
      ...shut,
      buildings: shut.buildings?.map((b) => ({
        ...b,
        doors: [{ ...b.doors?.[0], type: 'locked' } as never],
      })),
    };
    expect(faultWith(locked, rules)?.text).toContain('Hut');
  });

  /** Houses with these boxes, each with a door in the middle of a wall. */
  const houses = (
    ...all: readonly (readonly [name: string, box: readonly number[], door?: readonly number[]])[]
  ): MapFile => ({
    format: 'shambles-map/1',
    title: 'Houses',
    unit: 'in',
    size: [36, 36],
    buildings: all.map(([name, rect, at]) => ({
      id: name,
      name,
      rect: rect as [number, number, number, number],
      levels: 1,
      ...(at && {
        doors: [{ id: `${name}-door`, at: at as [number, number], width: 1, type: 'standard' as const }],
      }),
    })),
  });

  test.each([
    ['south', [18, 17]],
    ['north', [18, 19]],
    ['west', [17, 18]],
    ['east', [19, 18]],
  ])('[FTB-D-52] a shed no wider than the step in is open by its %s door', (_, door) => {
    expect(shutFor(houses(['Shed', [17, 17, 19, 19], door]), 'gentle')).toBeUndefined();
  });

  test('[FTB-D-52] a building at the edge that is shut is named, and not the others', () => {
    const map = houses(['Open', [15, 15, 21, 21], [18, 15]], ['Shut', [0, 0, 12, 4]]);
    expect(shutFor(map, 'gentle')).toBe('Shut');
  });

  test('a hill takes its crest along', () => {
    const g = edit('knoll', { options: { table: 'diner' } }).answer('move', [8, 15]);
    const crest = mapOf(g).barriers?.find((b) => b.id === 'knoll-crest');
    expect(crest?.path[1]?.[1]).toBeLessThan(17);
    const gone = edit('knoll', { options: { table: 'diner' } }).answer('remove');
    expect(mapOf(gone).barriers?.some((b) => b.id === 'knoll-crest')).toBe(false);
  });
});
