import { type Spot, Table } from '@shambles/engine';
import { expect, test } from 'vitest';
import { STREET } from '../../testing/street.js';
import { modelFor } from '../models/index.js';
import { actedIn, askedOf, concernedBy, openedOn, sweptFrom } from './concern.js';
import { whereIs } from './things.js';

const seat = 'survivor-1';
const table = Table.create(STREET, { setup: { scenario: 'day', options: { players: '1' } }, seed: 'street' });
const scene = (() => {
  const s = table.scene(seat);
  if (s.kind !== 'measured') throw new Error(s.kind);
  return s;
})();
const at = (id: string) => whereIs(scene, id);
const fact = { is: 'shot', cause: 'X-1', who: 'zed-3', target: { id: seat } } as never;

test('what happens concerns one’s own people first, and then who does it to them', () => {
  expect(actedIn(scene, scene, [fact])).toEqual([at(seat), at('zed-3')]);
  const before = {
    ...scene,
    figures: scene.figures.map((f) => (f.id === 'zed-1' ? { ...f, at: [1, 1] as const } : f)),
  };
  expect(actedIn(before, scene, [])).toEqual([at('zed-1')]);
  expect(actedIn(scene, scene, [])).toEqual([]);
});

test('a question concerns who decides, and who brought it about', () => {
  const ask = table.asks(seat)[0]!;
  const model = modelFor({ ask, scene, say: ({ key }) => key, commit: () => {} });
  expect(concernedBy(scene, model, [])[0]).toEqual(at(seat));
  expect(concernedBy(scene, model, [fact]).slice(0, 2)).toEqual([at(seat), at('zed-3')]);
});

test('a question that names no figure of the seat concerns what else it names on the table', () => {
  const what = { noun: 'who.vehicle.zed-3', count: 1 };
  const asked = { ...table.asks(seat)[0]!, seat: 'umpire', line: { key: 'ask.hit', values: { n: 2, what } } };
  const shown = { ...scene, roster: [] };
  const modelOf = (ask: typeof asked) =>
    modelFor({ ask, scene: shown, say: ({ key }) => key, commit: () => {} });
  expect(askedOf(shown, modelOf(asked))).toEqual([at('zed-3')]);
  const nobody = { ...asked, line: { key: 'ask.hit', values: { what: { noun: 'thing.rain', count: 1 } } } };
  expect(askedOf(shown, modelOf(nobody as never))).toEqual([]);
});

test('a table opens on whoever decides and the three figures nearest to that', () => {
  const ask = table.asks(seat)[0]!;
  const model = modelFor({ ask, scene, say: ({ key }) => key, commit: () => {} });
  const asked = concernedBy(scene, model, []);
  const opened = openedOn(scene, model, []);
  expect(opened.slice(0, asked.length)).toEqual(asked);
  const [x, y] = at(seat)!;
  const off = (place: readonly number[]) => Math.hypot(place[0]! - x, place[1]! - y);
  const nearest = scene.figures
    .map((f) => off(f.at))
    .toSorted((a, b) => a - b)
    .slice(1, 4);
  expect(opened.slice(asked.length).every((place) => nearest.includes(off(place)))).toBe(true);
  expect(new Set(opened.map(off))).toEqual(new Set([...asked.map(off), ...nearest]));
});

test('of the ground that an answer would sweep over, the far end comes first', () => {
  const ask = table.asks(seat)[0]!;
  const sweep = (): readonly Spot[] => [
    [0, 0],
    [0, 2],
    [9, 2],
    [9, 0],
  ];
  const rulers = { sight: () => [], way: () => undefined, places: () => [], badge: String, sweep };
  const model = modelFor({ ask, scene, rulers, say: ({ key }) => key, commit: () => {} });
  expect(sweptFrom([0, 0, 1], model)).toEqual([]);
  if (model.kind !== 'choose') throw new Error(model.kind);
  model.selected.value = model.groups[0]?.ids[0];
  expect(sweptFrom([0, 0, 1], model)[0]).toEqual([9, 2, 1]);
});
