import { signal } from '@preact/signals';
import { type AskView, type Json, type Option, Table } from '@shambles/engine';
import { describe, expect, it } from 'vitest';
import { STREET } from '../../testing/street.js';
import { type ChooseModel, chooseModel } from './choose.js';
import type { Context } from './model.js';

const mouse = { touch: false, all: false };
const finger = { touch: true, all: false };

const option = (id: string, owner?: string, on?: string): Option => ({
  id,
  line: { key: id },
  ...(on !== undefined && { on }),
  ...(owner !== undefined && {
    of: { id: owner, name: { key: owner }, note: { key: 'a bat' }, does: { key: id } },
  }),
});
const OPTIONS = [
  option('go 1', 'survivor-1', 'survivor-1'),
  option('go 2', 'survivor-2', 'survivor-2'),
  option('hit 1', 'survivor-1', 'zed-0'),
  option('hit 2', 'survivor-2', 'zed-0'),
  option('hit far', 'survivor-2', 'zed-1'),
  option('done'),
];

/** A question in which two survivors have answers of their own. */
function asked(opened?: Context['opened'], options = OPTIONS): { model: ChooseModel; given: Json[] } {
  const setup = { scenario: 'day', options: { players: '2' } };
  const table = Table.create(STREET, { setup, seed: 'street' });
  const given: Json[] = [];
  const shape = { kind: 'choose', options } as const;
  const ask = { ...(table.asks('survivor-1')[0] as AskView), shape, line: { key: 'what' } };
  const model = chooseModel(
    {
      ask,
      scene: table.scene('survivor-1'),
      say: (line) => line.key,
      commit: (value) => given.push(value),
      ...(opened && { opened }),
    },
    shape,
  );
  return { model, given };
}

describe('answers of several', () => {
  it('name whose they are, each once, and open with the one that plays', () => {
    const { model } = asked();
    expect(model.owners.map((o) => o.id)).toEqual(['survivor-1', 'survivor-2']);
    expect(model.opened.value).toBe('survivor-1');
    expect(model.groups.filter((g) => !g.of).map((g) => g.name)).toEqual(['done']);
  });

  it('keep the order of the cards, whoever has the first answer', () => {
    const { model } = asked(undefined, OPTIONS.toReversed());
    expect(model.owners.map((o) => o.id)).toEqual(['survivor-1', 'survivor-2']);
  });

  it('open on the table, where pressing a target chooses among all who have it', () => {
    const { model, given } = asked();
    expect(model.thing('survivor-2', mouse)).toBe(true);
    expect(model.opened.value).toBe('survivor-2');
    expect(model.selected.value).toBeUndefined();
    expect(model.table.value.things?.['survivor-2']).toBe('chosen');
    model.thing('zed-0', mouse);
    expect([model.selected.value, model.opened.value]).toEqual(['hit 1', 'survivor-1']);
    model.thing('zed-0', mouse);
    expect([model.selected.value, model.opened.value]).toEqual(['hit 2', 'survivor-2']);
    expect(given).toEqual([]);
    expect(model.thing('zed-1', mouse)).toBe(true);
    expect(given).toEqual(['hit far']);
  });

  it('take two taps of a finger still', () => {
    const { model, given } = asked();
    model.press('go 2', finger);
    expect([given, model.opened.value]).toEqual([[], 'survivor-2']);
    model.press('go 2', finger);
    expect(given).toEqual(['go 2']);
  });

  it('open again with whom was looked at last, as long as that one has any', () => {
    const last = signal<string | undefined>(undefined);
    asked(last).model.open('survivor-2');
    expect(asked(last).model.opened.value).toBe('survivor-2');
    last.value = 'survivor-4';
    expect(asked(last).model.opened.value).toBe('survivor-1');
  });

  it('close until somebody is opened, who must have answers', () => {
    const { model } = asked();
    model.close();
    expect(model.opened.value).toBeUndefined();
    expect(model.open('zed-0')).toBe(false);
    expect(model.opened.value).toBeUndefined();
    expect(model.open('survivor-2')).toBe(true);
    expect(model.opened.value).toBe('survivor-2');
  });
});
