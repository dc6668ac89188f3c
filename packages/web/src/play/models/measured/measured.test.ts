import {
  type AskView,
  type Blast,
  type Json,
  type MeasuredScene,
  type Sighting,
  Table,
} from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { describe, expect, it } from 'vitest';
import { STREET } from '../../../testing/street.js';
import { type Place, placeInWords } from '../../table/things.js';
import { type AnyModel, modelFor } from '../index.js';
import { isPlaced, leadsNowhere } from './named.js';

const teller = createTeller(STREET);
const mouse = { touch: false, all: false };
const finger = { touch: true, all: false };

function begun(): Table {
  const setup = { scenario: 'day', options: { players: '1' } };
  const table = Table.create(STREET, { setup, seed: 'street' });
  give(table, 'shoot');
  return table;
}
const asked = (table: Table): AskView => table.asks('survivor-1')[0]!;
function give(table: Table, value: Json): void {
  const { id, at } = asked(table);
  expect(table.answer({ seat: 'survivor-1', ask: id, at, value })).toMatchObject({ ok: true });
}

/** The model of the question, what it gave, and the measures that it took. */
function at(table: Table): { model: AnyModel; given: Json[]; measured: Place[] } {
  const given: Json[] = [];
  const measured: Place[] = [];
  const ask = asked(table);
  const view = table.view('survivor-1');
  const model = modelFor({
    ask,
    scene: table.scene('survivor-1'),
    say: (line) => teller.say(line),
    commit: (value) => given.push(value),
    rulers: {
      way(question, to) {
        measured.push(to);
        return STREET.rulers?.way(view, question, to, table.book);
      },
      places: () => [],
      badge: (badge) => badge,
      sight: (id) => STREET.rulers?.sight(view, id, table.book) ?? [],
    },
  });
  return { model, given, measured };
}

function walking(): { model: Extract<AnyModel, { kind: 'spot' }>; given: Json[]; table: Table } {
  const table = begun();
  const { model, given } = at(table);
  if (model.kind !== 'spot') throw new Error(model.kind);
  return { model, given, table };
}

/** The same spots, thrown to. */
function throwing(blast: Blast): Extract<AnyModel, { kind: 'spot' }> {
  const table = begun();
  const ask = asked(table);
  if (ask.shape.kind !== 'spot') throw new Error(ask.shape.kind);
  const model = modelFor({
    ask: { ...ask, shape: { ...ask.shape, how: 'throw', within: 10, edge: 1, blast } },
    scene: table.scene('survivor-1'),
    say: (line) => (line.key === 'draws' ? 'would draw' : teller.say(line)),
    commit: () => undefined,
  });
  if (model.kind !== 'spot') throw new Error(model.kind);
  return model;
}

describe('a move that is as good as spent', () => {
  const left = (within: number) => {
    const ask = asked(begun());
    if (ask.shape.kind !== 'spot') throw new Error(ask.shape.kind);
    const options = [
      ...ask.shape.options.filter((o) => o.at !== undefined).slice(0, 1),
      { id: 'stop', line: { key: 'stop' } },
    ];
    const model = modelFor({
      ask: { ...ask, shape: { ...ask.shape, within, options } },
      scene: begun().scene('survivor-1'),
      say: (line) => line.key,
      commit: () => undefined,
    });
    if (model.kind !== 'spot') throw new Error(model.kind);
    return model;
  };
  it('leads nowhere, and its only answer needs no choosing', () => {
    const model = left(0.04);
    expect(model.named.map(({ id }) => id)).toEqual(['stop']);
    expect([model.free, model.ready.value, model.value()]).toEqual([false, true, 'stop']);
  });
  it('is still a move with a tenth', () => {
    expect(left(0.1)).toMatchObject({ free: true, named: [{}, { id: 'stop' }] });
    expect(left(0.1).ready.value).toBe(false);
  });
});

describe('a place to throw to', () => {
  it('shows the template and whom it would catch, for the pointer, the cursor and what is picked', () => {
    const model = throwing({ r: 4 });
    expect(model.caught.value).toBe('');
    expect(model.table.value.blasts).toBeUndefined();
    model.over([14.2, 8.9, 0], undefined);
    expect(model.table.value.blasts).toEqual([{ r: 4, at: [14.5, 8.5], level: 0 }]);
    expect(model.caught.value).toBe('would catch: Ann');
    model.spot([14.2, 8.9, 0], finger);
    model.over(undefined, undefined);
    expect(model.table.value.blasts).toHaveLength(1);
    model.step(1, 0, 3);
    expect(model.table.value.blasts?.[0]?.at).toEqual([17.5, 8.5]);
    expect(model.caught.value).toBe('would catch nobody');
  });

  it('names those alone whose side it touches, and what it does to them', () => {
    const model = throwing({ r: 30, sides: ['zeds'], line: { key: 'draws' } });
    model.over([14.2, 8.9, 0], undefined);
    expect(model.caught.value).toMatch(/^would draw: \d Zeds$/);
  });

  it('is measured from the edge of the base, on the label as in the circle', () => {
    const model = throwing({ r: 4 });
    model.over([10.5, 9.5, 0], undefined);
    expect(model.words.value).toMatch(/3 of 10 cm$/);
    expect(model.table.value.circles?.find((c) => c.tone === 'paper')).toMatchObject({ r: 11 });
  });
});

describe('a place to go to', () => {
  it('shows the way where the pointer is, chooses at the first press and gives at the second', () => {
    const { model, given, table } = walking();
    model.over([14.2, 8.9, 0], undefined);
    expect(model.considered.value).toEqual([14.5, 8.5, 0]);
    expect(model.table.value.ways?.[0]).toMatchObject({ label: '5 of 10 cm', tone: 'amber' });
    expect(model.table.value.ghosts).toBeUndefined();
    model.spot([14.2, 8.9, 0], mouse);
    expect(given).toEqual([]);
    expect(model.table.value.ghosts).toMatchObject([{ figure: 'survivor-1', at: [14.5, 8.5] }]);
    model.spot([14.6, 8.1, 0], mouse);
    expect(given).toEqual([[14.5, 8.5, 0]]);
    give(table, given[0]!);
  });

  it('shows where those stand who were placed with questions before', () => {
    const ask = asked(begun());
    if (ask.shape.kind !== 'spot') throw new Error(ask.shape.kind);
    const placed = [{ figure: 'ann', at: [15.5, 8.5, 0] }] as const;
    const model = modelFor({
      ask: { ...ask, shape: { ...ask.shape, placed } },
      scene: begun().scene('survivor-1'),
      say: (line) => teller.say(line),
      commit: () => undefined,
    });
    expect(model.table.value.ghosts).toEqual([{ figure: 'ann', at: [15.5, 8.5], level: 0 }]);
    model.spot([14.2, 8.9, 0], mouse);
    expect(model.table.value.ghosts?.map((g) => g.figure)).toEqual(['ann', 'survivor-1']);
  });

  it('a finger needs two taps for everything, the mouse one for a deed without a place', () => {
    const { model, given } = walking();
    model.press({ id: 'stay' }, finger);
    model.press({ id: 'door' }, finger);
    model.press({ id: 'stay' }, finger);
    expect(given).toEqual([]);
    model.press({ id: 'stay' }, finger);
    expect(given).toEqual(['stay']);
    model.press({ id: 'stay' }, mouse);
    model.press({ id: 'stay' }, mouse);
    expect(given).toEqual(['stay', 'stay', 'stay']);
  });

  it('warns of what a way risks', () => {
    const { model } = walking();
    model.over([20.5, 5.5, 0], undefined);
    expect(model.table.value.ways?.[0]?.tone).toBe('rust');
    expect(model.way.value?.warnings.map((line) => teller.say(line))).toContain('Seen from the street');
  });

  it('takes nothing that is not lit, and a named spot where a press means it', () => {
    const { model, given } = walking();
    model.spot([40, 30, 0], mouse);
    expect(model.picked.value).toBeUndefined();
    model.spot([15.6, 5.9, 0], mouse);
    expect(model.picked.value).toEqual({ id: 'door' });
    expect(model.thing('south-door', mouse)).toBe(true);
    expect(given).toEqual(['door']);
  });

  it('goes by names that the rulers give: the spot itself is the answer, and lit with what it is called after', () => {
    const table = begun();
    const given: Json[] = [];
    const view = table.view('survivor-1');
    const model = modelFor({
      ask: asked(table),
      scene: table.scene('survivor-1'),
      say: (line) => line.key,
      commit: (value) => given.push(value),
      rulers: {
        way: (question, to) => STREET.rulers?.way(view, question, to, table.book),
        places: () => [
          { id: 'zed-0', line: { key: 'up to it' }, at: [14.5, 8.5, 0], cost: 5, on: 'zed-0' },
          { id: 'gate', line: { key: 'towards the gate' }, at: [17.5, 8.5, 0], cost: 10, whole: 30 },
        ],
        badge: (badge) => badge,
        sight: () => [],
      },
    });
    if (model.kind !== 'spot') throw new Error(model.kind);
    const [near, far] = model.named.filter((n) => n.free);
    expect([near?.name, far?.name, far?.whole]).toEqual(['up to it', 'towards the gate', 30]);
    expect(model.table.value.things?.['zed-0']).toBeUndefined();
    model.pointed.value = { id: near?.id ?? '' };
    expect(model.table.value.things?.['zed-0']).toBe('chosen');
    expect(model.table.value.circles).toContainEqual(expect.objectContaining({ at: [14.5, 8.5] }));
    expect(model.considered.value).toEqual([14.5, 8.5, 0]);
    expect(model.words.value).toMatch(/^up to it; .*5 of 10 cm$/);
    model.press({ id: near?.id ?? '' }, mouse);
    expect(given).toEqual([]);
    model.commit();
    expect(given).toEqual([[14.5, 8.5, 0]]);
    give(table, given[0] as Json);
  });

  it('is walked to by keys alone, in words', () => {
    const { model, given, table } = walking();
    model.step(1, 0, 1);
    model.step(0, 1, 5);
    expect(model.cursor.value).toEqual([11.5, 10.5, 0]);
    expect(model.words.value).toBe('11.5, 10.5; 5.1 of 10 cm');
    model.step(1, 0, 5);
    model.step(-1, 0, 5);
    model.enter();
    expect(given).toEqual([]);
    model.enter();
    expect(given).toEqual([[11.5, 10.5, 0]]);
    give(table, given[0]!);
  });

  it('goes up and down by keys where there is anywhere to go', () => {
    const table = begun();
    const ask = asked(table);
    if (ask.shape.kind !== 'spot') throw new Error(ask.shape.kind);
    const roof = { level: 1, cell: 1, runs: [10, 14, 16] };
    const model = modelFor({
      ask: { ...ask, shape: { ...ask.shape, lit: [...ask.shape.lit, roof] } },
      scene: table.scene('survivor-1'),
      say: (line) => teller.say(line),
      commit: () => undefined,
    });
    if (model.kind !== 'spot') throw new Error(model.kind);
    expect(model.climbs).toBe(true);
    expect(walking().model.climbs).toBe(false);
    model.climb(-1);
    expect(model.cursor.value).toBeUndefined();
    model.climb(1);
    expect(model.cursor.value).toEqual([14.5, 10.5, 1]);
    model.step(1, 0, 1);
    expect(model.cursor.value).toEqual([15.5, 10.5, 1]);
    model.climb(-1);
    expect(model.cursor.value?.[2]).toBe(0);
  });

  it('leads nowhere where it ends at what the figure already touches', () => {
    const dev = { gives: 'to b', free: false, whole: undefined, sought: false, id: 'to b', name: 'To Bo' };
    const to = (at: Place, cost?: number, thing: string | undefined = 'b') =>
      leadsNowhere({ ...dev, at, cost, thing }, [4, 4, 0]);
    expect(to([4.02, 4, 0], 0.02)).toBe(true);
    expect(to([4.1, 4, 0], 0.1)).toBe(false);
    // A ladder's other end, a deed on the spot, and a place that is nobody's.
    expect(to([4, 4, 1], 0)).toBe(false);
    expect(to([4, 4, 0])).toBe(false);
    expect(leadsNowhere({ ...dev, at: [4, 4, 0], cost: 0, thing: undefined }, [4, 4, 0])).toBe(false);
  });

  it('knows spots that are stepped onto, which cost nothing, from those that are walked to', () => {
    const cost = (...costs: readonly (number | undefined)[]) => isPlaced(costs.map((n) => ({ cost: n })));
    expect([cost(0, 0), cost(0, undefined)]).toEqual([true, true]);
    expect([cost(0, 2), cost(undefined), cost()]).toEqual([false, false, false]);
  });

  it('says what a place lies beside', () => {
    const scene = begun().scene('survivor-1');
    if (scene.kind !== 'measured') throw new Error(scene.kind);
    expect(placeInWords(scene, [47.2, 23, 0])).toBe("47.2, 23; beside corner shop's south door");
    expect(placeInWords(scene, [12, 9, 0])).toBe('12, 9; beside Ann');
    expect(placeInWords(scene, [12, 9, 0], 'survivor-1')).toBe('12, 9');
    const outline = [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ] as const;
    const zones = [{ id: 'start', name: 'Start', level: 0, tone: 'paper', outline }] as const;
    const figures = scene.figures.filter(({ id }) => id === 'survivor-1');
    const zoned = { ...scene, zones, figures };
    // In it however far from its middle; what else is near says more.
    expect(placeInWords(zoned, [2, 18, 0], 'survivor-1')).toBe('2, 18; in Start');
    expect(placeInWords(zoned, [21, 10, 0], 'survivor-1')).toBe('21, 10; near Start');
    expect(placeInWords(zoned, [12, 9, 0])).toBe('12, 9; beside Ann');
  });

  it('steps over a gap between lit parts', () => {
    const { model } = walking();
    const rows = new Set<number>();
    for (let n = 0; n < 12; n++) {
      model.step(0, 1, 1);
      rows.add(model.cursor.value?.[1] ?? 0);
    }
    expect([...rows]).toEqual([6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 13.5, 14.5]);
    for (let n = 0; n < 60; n++) model.step(-1, 0, 5);
    expect(model.cursor.value?.[0]).toBeLessThan(3);
  });
});

describe('a facing', () => {
  function facing(): { model: Extract<AnyModel, { kind: 'facing' }>; given: Json[]; table: Table } {
    const { table } = walking();
    give(table, 'stay');
    const { model, given } = at(table);
    if (model.kind !== 'facing') throw new Error(model.kind);
    return { model, given, table };
  }

  it('begins with the likeliest answer, and turns without giving anything', () => {
    const { model, given, table } = facing();
    expect(model.value()).toBe('threat');
    expect(model.degrees.value).toBe(90);
    model.turn(15);
    model.turn(-1);
    expect(model.value()).toBe(104);
    expect(model.table.value.arcs?.[0]).toMatchObject({ facing: 104, half: 45 });
    expect(given).toEqual([]);
    model.commit();
    expect(given).toEqual([104]);
    give(table, 104);
  });

  it('draws the arc that the question gives, else the figure’s own', () => {
    const { table } = walking();
    give(table, 'stay');
    const ask = asked(table);
    const town = table.scene('survivor-1') as MeasuredScene;
    const half = (arc: number | undefined, own: number | undefined): number | undefined => {
      const model = modelFor({
        ask: { ...ask, shape: { ...ask.shape, ...(arc && { arc }) } as AskView['shape'] },
        scene: { ...town, figures: town.figures.map((f) => ({ ...f, ...(own && { arc: own }) })) },
        say: (line) => teller.say(line),
        commit: () => undefined,
      });
      return model.table.value.arcs?.[0]?.half;
    };
    expect([half(undefined, undefined), half(undefined, 120), half(60, 120)]).toEqual([45, 60, 30]);
  });

  it('turns to what is pressed on the table; the same press again gives it', () => {
    const { model, given } = facing();
    model.spot([10.5, 0, 0], mouse);
    expect(model.degrees.value).toBe(180);
    expect(given).toEqual([]);
    model.spot([10.7, 0.1, 0], mouse);
    expect(given).toEqual([180]);
  });

  it('a finger shows an option before it gives it', () => {
    const { model, given } = facing();
    model.press('threat', finger);
    expect(given).toEqual([]);
    model.press('threat', finger);
    expect(given).toEqual(['threat']);
  });
});

describe('one of several things on the table', () => {
  it('is pressed there, with a line of sight and the distance in the answer', () => {
    const { table } = walking();
    give(table, 'stay');
    give(table, 'threat');
    const { model, given } = at(table);
    if (model.kind !== 'choose') throw new Error(model.kind);
    expect(model.table.value.things).toEqual({ 'zed-0': 'choice', 'zed-1': 'choice', 'zed-2': 'choice' });
    expect(model.groups.map((g) => g.detail)).toEqual(['17.2 cm', '18.2 cm', '19.1 cm']);
    model.over([30, 3, 0], 'zed-0');
    expect(model.considered.value).toBe('zed-0');
    expect(model.table.value.rays?.[0]).toMatchObject({ label: '17.2 cm', sees: 'clear' });
    model.thing('zed-1', finger);
    expect(given).toEqual([]);
    model.thing('zed-1', finger);
    expect(given).toEqual(['zed-1']);
    expect(model.thing('south-door', mouse)).toBe(false);
  });

  it('says so where it is out of sight, however near', () => {
    const { table } = walking();
    give(table, 'stay');
    give(table, 'threat');
    const ask = asked(table);
    const scene = table.scene('survivor-1');
    const hidden: Sighting = { id: 'zed-0', distance: 2.5, sees: 'no', inArc: true, seenBy: 'no' };
    const rulers = { sight: () => [hidden], way: () => undefined, places: () => [], badge: String };
    const model = modelFor({ ask, scene, rulers, say: ({ key }) => key, commit: () => {} });
    if (model.kind !== 'choose') throw new Error(model.kind);
    expect(model.groups.map((g) => g.detail)).toEqual(['2.5 cm, out of sight', '', '']);
  });
});
