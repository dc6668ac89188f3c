import type { Json } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { describe, expect, it, test } from 'vitest';
import {
  blankOf,
  type Field,
  filled,
  foldOf,
  formOf,
  listed,
  timesIn,
  withPart,
  withTimes,
  withValue,
} from './fields.js';
import { wrongIn } from './wrong.js';

const pieces = SYSTEMS.flatMap((system) =>
  system.procedures.map((procedure) => ({ name: `${system.id} ${procedure.id}`, system, procedure })),
);

/** The parts of a value that its field can show, built up by the field's own operations. */
function typedIn(field: Field, value: Json): Json {
  switch (field.is) {
    case 'group':
      return field.parts.reduce((so, { name, field: part }) => {
        const held = filled(value)[name];
        return held === undefined ? so : withPart(field, so, name, typedIn(part, held));
      }, filled(undefined));
    case 'set':
      return listed(value).reduce<readonly Json[]>((so, id) => withValue(field, so, String(id), true), []);
    case 'tally':
      return listed(value).reduce<readonly Json[]>(
        (so, id) => withTimes(so, String(id), timesIn(so, String(id)) + 1),
        [],
      );
    case 'row':
      return listed(value).map((each) => typedIn(field.item, each));
    case 'choice':
      return field.open ? value : (field.values.find((v) => v.id === value)?.id ?? null);
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max ? value : null;
    case 'flag':
      return value;
  }
}

/** All fields of a form, nested ones too. */
function all(field: Field): Field[] {
  if (field.is === 'group') return [field, ...field.parts.flatMap((p) => all(p.field))];
  return field.is === 'row' ? [field, ...all(field.item)] : [field];
}

describe('the form of a procedure', () => {
  it.each(pieces)('$name: what the example holds is what the form holds', ({ procedure }) => {
    expect(typedIn(formOf(procedure.schema), procedure.example)).toEqual(procedure.example);
  });

  it.each(pieces)('$name: every field has a name of its own, in words', ({ procedure }) => {
    const [, ...fields] = all(formOf(procedure.schema));
    for (const { title } of fields) expect(title).toMatch(/^[A-Z][^_]+$/);
    const groups = all(formOf(procedure.schema)).filter((f) => f.is === 'group');
    for (const { parts } of groups) expect(new Set(parts.map((p) => p.field.title)).size).toBe(parts.length);
  });

  it.each(pieces)('$name: blank parts are read, those left out too', ({ procedure }) => {
    const form = formOf(procedure.schema);
    expect(() => procedure.parse(blankOf(form))).not.toThrow(/Invalid|expected/);
    if (form.is !== 'group') throw new Error('not a group');
    for (const { name, field, optional } of form.parts) {
      const with_ = { ...filled(procedure.example), [name]: blankOf(field) };
      if (field.is !== 'tally' && field.is !== 'row') expect(() => procedure.parse(with_)).not.toThrow();
      if (optional) {
        const without = withPart(form, filled(procedure.example), name, undefined);
        expect(without).not.toHaveProperty(name);
        expect(() => procedure.parse(without)).not.toThrow();
      }
    }
  });

  it('folds away what may be left out, but nothing that was filled in at first', () => {
    for (const { procedure } of pieces) {
      const form = formOf(procedure.schema);
      if (form.is !== 'group') continue;
      const { shown, folded } = foldOf(form, filled(procedure.example));
      expect([...shown, ...folded].map((p) => p.name).sort()).toEqual(form.parts.map((p) => p.name).sort());
      for (const { name, optional } of folded) {
        expect(optional).toBe(true);
        expect(procedure.example).not.toHaveProperty(name);
      }
    }
  });
});

test('[FTB-6.8] the guns of a table are those of its book, home-made ones too', () => {
  const ftb = SYSTEMS.find((s) => s.id === 'ftb')!;
  const shoot = ftb.procedures.find((p) => p.id === 'shoot')!;
  const form = formOf(shoot.schemaFor?.(ftb.book({ scenario: 'search', options: {} })) ?? null);
  const gun = form.is === 'group' ? form.parts.find((p) => p.name === 'weapon')?.field : undefined;
  expect(gun?.is === 'choice' && gun.values).toContainEqual({ id: 'crossbow', name: 'Crossbow' });
});

describe('what is wrong stands at its field', () => {
  const wrongOf = (system: string, id: string, input: Json) => {
    const its = SYSTEMS.find((s) => s.id === system)!;
    const procedure = its.procedures.find((p) => p.id === id)!;
    const book = its.book({ scenario: its.scenarios[0]!.id, options: {} });
    try {
      procedure.begin(procedure.parse(input), book);
    } catch (error) {
      return wrongIn(id, formOf(procedure.schema), (error as Error).message);
    }
    return undefined;
  };

  it.each([
    ['ftb', 'shoot', { rep: 11, weapon: 'pistol', target: { kind: 'human' } }, ['rep'], 'From 1 to 10.'],
    [
      'ftb',
      'shoot',
      { rep: 4, weapon: 'pistol', target: { kind: 'human', rep: 0 } },
      ['target', 'rep'],
      'From 1 to 10.',
    ],
    ['ftb', 'shoot', { rep: 4, weapon: 'pistol', shots: 6, target: { kind: 'human' } }, ['shots'], /fires/],
    ['ftb', 'shoot', { weapon: 'pistol', target: { kind: 'human' } }, ['rep'], /whole number/],
    ['ftb', 'surprise', { zombies: 2, humans: [4, 12] }, ['humans', '1'], 'From 1 to 10.'],
    ['ftb', 'surprise', { zombies: 2, humans: [] }, ['humans'], 'From 1 to 6 of them.'],
    [
      'avz',
      'attack',
      { side: 'alien', attackers: ['trooper'], defenders: ['tank'] },
      ['defenders'],
      /Tank is not on the zombie side/,
    ],
    ['ros', 'shot', { weapon: 'pistol', range: 400 }, ['range'], /300/],
  ] as const)('%s %s %j', (system, id, input, at, text) => {
    const wrong = wrongOf(system, id, input as unknown as Json);
    expect(wrong?.at).toEqual(at);
    expect(wrong?.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });

  it('what names no field stands under the whole form', () => {
    const form = formOf(pieces[0]!.procedure.schema);
    expect(wrongIn('attack', form, 'Nothing will do.')).toEqual({ at: [], text: 'Nothing will do.' });
    expect(wrongIn('attack', form, 'attack, elsewhere: no.')).toEqual({ at: [], text: 'No.' });
  });
});
