import { type Fact, SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultIn, pieces, read } from './index.js';

const Squad = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  people: z
    .array(
      z.strictObject({
        rep: z.int().check(z.gte(1), z.lte(10)),
        class: z.optional(z.enum(['ganger', 'militia'])),
        hands: z.literal([1, 2]),
      }),
    )
    .check(z.minLength(1), z.maxLength(3)),
  day: z.optional(z.int().check(z.gte(1))),
  left: z.optional(z.int().check(z.lte(4))),
  stock: z.optional(z.record(z.string(), z.int().check(z.gte(0), z.lte(9)))),
  pair: z.optional(z.array(z.string()).check(z.minLength(2), z.maxLength(2))),
  spot: z.optional(z.tuple([z.number(), z.number()])),
  night: z.optional(z.boolean()),
  id: z.optional(z.string().check(z.regex(/^[a-z]+$/, 'must be small letters'))),
});
const somebody = { rep: 4, hands: 2 };
const squad = { name: 'Ours', people: [somebody] };

describe('what comes from outside', () => {
  test('is handed on where nothing is wrong', () => {
    expect(read(Squad, squad, 'squad')).toEqual(squad);
    expect(faultIn(Squad, squad, 'top')).toBeUndefined();
  });

  test.each([
    [{ name: '' }, 'name: from 1 to 40 letters'],
    [{ people: [] }, 'people: from 1 to 3 of them'],
    [{ people: [somebody, { ...somebody, rep: 0 }] }, 'people/1/rep: from 1 to 10'],
    [{ people: [{ ...somebody, rep: 11 }] }, 'people/0/rep: from 1 to 10'],
    [{ people: [{ ...somebody, rep: 1.5 }] }, 'people/0/rep: a whole number is wanted'],
    [{ people: [{ ...somebody, rep: 'four' }] }, 'people/0/rep: a whole number is wanted'],
    [{ people: [{ rep: 4 }] }, 'people/0/hands: allowed: 1, 2'],
    [{ people: [{ ...somebody, class: 'nun' }] }, 'people/0/class: allowed: "ganger", "militia"'],
    [{ people: [{ ...somebody, wind: 1, rain: 2 }] }, 'people/0: there is no "wind", "rain"'],
    [{ people: 'me' }, 'people: a list is wanted'],
    [{ people: ['me'] }, 'people/0: an object is wanted'],
    [{ name: undefined }, 'name: a text is wanted'],
    [{ night: 'yes' }, 'night: true or false is wanted'],
    [{ day: 0 }, 'day: at least 1'],
    [{ left: 5 }, 'left: at most 4'],
    [{ stock: { food: 10 } }, 'stock/food: from 0 to 9'],
    [{ stock: { food: 'much' } }, 'stock/food: a whole number is wanted'],
    [{ stock: 'much' }, 'stock: an object is wanted'],
    [{ pair: ['one'] }, 'pair: 2 of them'],
    [{ spot: 'here' }, 'spot: a list is wanted'],
    [{ id: 'A1' }, 'id: must be small letters'],
    [{ mood: 'bad' }, 'top: there is no "mood"'],
  ])('%j is refused by its field, with what is allowed there', (change, fault) => {
    const given = { ...squad, ...change };
    expect(faultIn(Squad, given, 'top')).toBe(fault);
    expect(() => read(Squad, given, 'squad', 'top')).toThrow(new SetupError(`squad, ${fault}.`));
  });

  test('is refused as a whole where it is nothing of the kind', () => {
    expect(() => read(Squad, [], 'squad')).toThrow(new SetupError('squad, input: an object is wanted.'));
  });
});

describe('a piece of the companion', () => {
  const policy = { name: 'the first', answer: () => 0 };
  const define = pieces<string, string, Fact>({
    begin: (_, book) => `nobody of ${book}`,
    policy,
    schemaFor: (schema, book) => ({ ...(schema as object), title: book }),
  });
  const plain = {
    id: 'horde',
    title: 'A horde',
    rule: 'X-1',
    input: z.strictObject({ zeds: z.int().check(z.gte(0), z.lte(60)) }),
    example: { zeds: 3 },
    *run(_: unknown, { zeds }: { zeds: number }) {
      return zeds;
    },
    result: (zeds: number) => ({ zeds }),
  };

  test('is as all pieces of its system in what it leaves out', () => {
    const horde = define(plain);
    expect(horde.begin({ zeds: 3 }, 'the book')).toBe('nobody of the book');
    expect(horde).toMatchObject({ id: 'horde', mute: [], policy });
    expect(horde.quantities(3)).toEqual({});
  });

  test('keeps what it says for itself', () => {
    const own = { name: 'its own', answer: () => 1 };
    const horde = define({
      ...plain,
      begin: ({ zeds }) => `${zeds} Zeds`,
      policy: own,
      mute: ['X-2'],
      quantities: (zeds) => ({ zeds }),
    });
    expect(horde.begin({ zeds: 3 }, 'the book')).toBe('3 Zeds');
    expect(horde).toMatchObject({ policy: own, mute: ['X-2'] });
    expect(horde.quantities(3)).toEqual({ zeds: 3 });
  });

  test('shows its form, with what a book has of its own, and reads what is given by it', () => {
    const horde = define(plain);
    expect(horde.schema).toMatchObject({ type: 'object', properties: { zeds: { minimum: 0, maximum: 60 } } });
    expect(horde.schemaFor?.('home-made')).toEqual({ ...(horde.schema as object), title: 'home-made' });
    expect(horde.parse({ zeds: 60 })).toEqual({ zeds: 60 });
    expect(() => horde.parse({ zeds: 61 })).toThrow(new SetupError('horde, zeds: from 0 to 60.'));
  });

  test('has the same form for every book where the system has nothing of its own', () => {
    expect(pieces({ begin: () => '', policy })(plain).schemaFor).toBeUndefined();
  });
});
