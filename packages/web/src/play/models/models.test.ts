import { type AskView, type Json, Sfc32, Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { describe, expect, it } from 'vitest';
import { type AnyModel, modelFor } from './index.js';
import type { OrdersModel } from './orders.js';

const system = SYSTEMS[0]!;
const teller = createTeller(system);
const mouse = { touch: false, all: false };
const finger = { touch: true, all: false };

function modelOf(table: Table, ask: AskView, commit: (value: Json) => void = () => {}): AnyModel {
  return modelFor({ ask, scene: table.scene(ask.seat), say: (line) => teller.say(line), commit });
}

/** An answer as somebody would click it together. */
function clicked(model: AnyModel, random: Sfc32): Json {
  switch (model.kind) {
    case 'choose':
      return model.groups[random.below(model.groups.length)]!.ids[0]!;
    case 'some':
      for (let n = 0; n < 200 && !model.ready.value; n++) {
        const group = model.groups[random.below(model.groups.length)]!;
        model.set(group.like, (model.picks.value.get(group.like) ?? 0) + (random.below(3) === 0 ? -1 : 1));
      }
      return model.value();
    case 'allocate':
      model.complete();
      return model.value();
    case 'place': {
      for (let n = 0; n < 3; n++) model.cell(model.places[random.below(model.places.length)]!, mouse);
      model.takeBack();
      model.spread();
      return model.value();
    }
    case 'path':
      for (let n = 0; n < 4 && model.next.value.length > 0; n++)
        model.cell(model.next.value[random.below(model.next.value.length)]!, mouse);
      return model.value();
    case 'orders':
      return ordered(model, random);
    default:
      return model.value();
  }
}

function ordered(model: OrdersModel, random: Sfc32): Json {
  for (const place of model.sources.value.slice(0, 3)) {
    model.pick(place);
    const targets = [...new Set(Object.values(model.targets.value).flat())];
    if (targets.length > 0) model.cell(targets[random.below(targets.length)]!, mouse);
    model.pick(undefined);
  }
  return model.ready.value ? model.value() : [model.shape.finish.id];
}

describe('the models of answers', () => {
  it('make answers that the table takes, through whole games', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const random = new Sfc32(seed);
      const table = Table.create(system, { setup: { scenario: system.scenarios[0]!.id, options: {} }, seed });
      for (let n = 0; n < 600 && !table.over; n++) {
        const ask = table.asks(table.waitingFor[0]!)[0]!;
        const model = modelOf(table, ask);
        seen.add(model.kind);
        const value =
          random.below(10) === 0 && model.kind === 'orders'
            ? [model.shape.finish.id]
            : clicked(model, random);
        const said = table.answer({ seat: ask.seat, ask: ask.id, at: ask.at, value });
        // A move queued earlier may have shut the way of a later one: that is the table's to say.
        if (!said.ok && model.kind === 'orders') {
          table.answer({ seat: ask.seat, ask: ask.id, at: ask.at, value: [(value as string[])[0]!] });
          continue;
        }
        expect(said, `${model.kind} ${JSON.stringify(value)}`).toMatchObject({ ok: true });
      }
      expect(table.over).toBe(true);
    }
    expect([...seen].sort()).toEqual(['allocate', 'choose', 'orders', 'path', 'place', 'some']);
  });

  it('a finger shows first and commits with the second press', () => {
    const given: Json[] = [];
    const options = ['x', 'y'].map((id) => ({ id, line: { key: id } }));
    const ask = {
      id: 'q@1',
      at: 1,
      seat: 's',
      code: 'q',
      rule: 'R',
      line: { key: 'q' },
      shape: { kind: 'choose', options },
    } as const;
    const scene = Table.create(system, {
      setup: { scenario: system.scenarios[0]!.id, options: {} },
      seed: 'x',
    }).scene('spectator');
    const model = modelFor({ ask, scene, say: (l) => l.key, commit: (v) => given.push(v) });
    if (model.kind !== 'choose') throw new Error(model.kind);
    model.press('x', finger);
    expect(given).toEqual([]);
    model.press('y', finger);
    expect(given).toEqual([]);
    model.press('y', finger);
    expect(given).toEqual(['y']);
    model.press('x', mouse);
    expect(given).toEqual(['y', 'x']);
  });

  it('where enough are chosen, the rest of the table is no longer lit', () => {
    const table = Table.create(system, {
      setup: { scenario: system.scenarios[0]!.id, options: {} },
      seed: 'x',
    });
    const scene = table.scene('spectator');
    const options = ['A1', 'B1', 'C1'].map((id) => ({ id, on: id, line: { key: id } }));
    const shape = { kind: 'some', options, min: 2, max: 2, like: {} } as const;
    const ask = { id: 'q@1', at: 1, seat: 's', code: 'q', rule: 'R', line: { key: 'q' }, shape };
    const model = modelFor({ ask, scene, say: (l) => l.key, commit() {} });
    if (model.kind !== 'some') throw new Error(model.kind);
    model.cell('A1', mouse);
    expect(model.marks.value.cells).toEqual({ A1: 'chosen', B1: 'choice', C1: 'choice' });
    model.cell('C1', mouse);
    expect(model.marks.value.cells).toEqual({ A1: 'chosen', C1: 'chosen' });
    expect(model.groups.filter((g) => model.room(g) > 0)).toEqual([]);
    model.cell('A1', mouse);
    expect(model.marks.value.cells).toEqual({ A1: 'choice', B1: 'choice', C1: 'chosen' });
  });

  it('a hand keeps to its limits', () => {
    const items = ['a-1', 'a-2', 'b-1'].map((id) => ({
      id,
      line: { key: id },
      cost: id.startsWith('b') ? 3 : 1,
    }));
    const shape = {
      kind: 'place',
      items,
      places: ['A1', 'B1'],
      each: 1,
      optional: true,
      budget: 3,
      most: { a: 1 },
      like: { 'a-1': 'a', 'a-2': 'a', 'b-1': 'b' },
    } as const;
    const ask = { id: 'q@1', at: 1, seat: 's', code: 'q', rule: 'R', line: { key: 'q' }, shape };
    const scene = Table.create(system, {
      setup: { scenario: system.scenarios[0]!.id, options: {} },
      seed: 'x',
    }).scene('spectator');
    const model = modelFor({ ask, scene, say: (l) => l.key, commit() {} });
    if (model.kind !== 'place') throw new Error(model.kind);
    expect(model.put('A1', 'a', 5)).toBe(1);
    expect(model.put('A1', 'b', 1)).toBe(0);
    expect(model.put('B1', 'b', 1)).toBe(0);
    model.clear();
    expect(model.put('B1', 'b', 1)).toBe(1);
    expect(model.value()).toEqual({ 'b-1': 'B1' });
  });
});
