import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { copier, faultIn, fixed, still, thing } from './index.js';

const Place = z.readonly(z.tuple([z.number(), z.number()]));
const Tool = thing({ what: fixed(z.enum(['axe', 'rope'])), worn: z.boolean() });
const Walker = thing({
  id: fixed(z.string()),
  at: Place,
  tools: z.array(Tool),
  told: z.nullable(z.array(z.string())),
  goal: z.nullable(z.union([z.literal('away'), Place])),
  order: z.optional(
    z.union([
      thing({ do: z.literal('go'), to: Place }),
      thing({ do: z.literal('give'), to: z.optional(Place), tool: Tool }),
      thing({ do: z.literal('wait') }),
    ]),
  ),
});
interface Walker extends z.infer<typeof Walker> {}
const State = thing({
  turn: z.int(),
  people: z.array(Walker),
  waited: z.array(z.nullable(Tool)),
  tally: z.record(z.string(), z.int()),
  stores: z.record(z.string(), z.nullable(z.array(Tool))),
  pair: z.tuple([Tool, z.nullable(Tool), z.int()]),
  map: still(z.array(Tool)),
});
interface State extends z.infer<typeof State> {}

const axe = () => ({ what: 'axe' as const, worn: false });
const walker = (more: Partial<Walker> = {}): Walker => ({
  id: 'w1',
  at: [1, 2],
  tools: [axe()],
  told: null,
  goal: null,
  ...more,
});
const state = (more: Partial<State> = {}): State => ({
  turn: 3,
  people: [
    walker(),
    walker({ id: 'w2', told: ['this'], goal: 'away', order: { do: 'go', to: [3, 4] } }),
    walker({ id: 'w3', goal: [5, 6], order: { do: 'give', tool: axe() } }),
    walker({ id: 'w4', order: { do: 'wait' } }),
  ],
  waited: [null, axe()],
  tally: { found: 2 },
  stores: { home: [axe()], away: null },
  pair: [axe(), null, 4],
  map: [axe()],
  ...more,
});
const copyState = copier<State>(State);

/** Every object and list of some data. */
function trees(data: unknown, found = new Set<object>()): Set<object> {
  if (typeof data !== 'object' || data === null) return found;
  found.add(data);
  for (const inner of Object.values(data)) trees(inner, found);
  return found;
}

describe('a copy', () => {
  test('is as what it was made of, field by field in the same order', () => {
    const s = state();
    expect(faultIn(State, s, 'state')).toBeUndefined();
    expect(copyState(s)).toStrictEqual(s);
    const turned = Object.fromEntries(Object.entries(s).reverse()) as unknown as State;
    expect(JSON.stringify(copyState(turned))).toBe(JSON.stringify(turned));
  });

  test('shares nothing but what is still, and that is frozen all the way down', () => {
    const s = state();
    const copy = copyState(s);
    const mine = trees(s);
    const shared = [...trees(copy)].filter((tree) => mine.has(tree));
    expect(new Set(shared)).toEqual(trees(s.map));
    expect(copy.map).toBe(s.map);
    expect(shared.every((tree) => Object.isFrozen(tree))).toBe(true);
    expect([...trees(copy)].filter((tree) => Object.isFrozen(tree))).toEqual(shared);
  });

  test('leaves out what is not there', () => {
    const [copy] = copyState(state()).people;
    expect(Object.keys(copy as Walker)).toEqual(['id', 'at', 'tools', 'told', 'goal']);
  });

  test('is no other where the same schema stands elsewhere and is not still', () => {
    const tools = z.array(Tool);
    const two = { old: [axe()], now: [axe()] };
    const copy = copier(thing({ old: still(tools), now: tools }))(two);
    expect(copy).toStrictEqual(two);
    expect(copy.old).toBe(two.old);
    expect(copy.now).not.toBe(two.now);
  });

  test('is made in the same way by however many copiers there are', () => {
    for (let n = 0; n < 100; n++) {
      const field = `field${n}`;
      const data: { [name: string]: { which: number }[] } = { [field]: [{ which: n }] };
      const copy = copier<typeof data>(thing({ [field]: z.array(thing({ which: z.int() })) }))(data);
      expect(copy).toStrictEqual(data);
      expect(copy[field]?.[0]).not.toBe(data[field]?.[0]);
    }
  });
});

describe('what cannot be copied is told before anything is', () => {
  test.each<[string, RegExp, z.ZodMiniType]>([
    ['what anything can be in', /not known how to copy what is "unknown"/, thing({ any: z.unknown() })],
    ['plain values', /needs no copy/, z.string()],
    [
      'things with one field that each has otherwise',
      /"to" is copied in two ways/,
      z.union([thing({ to: Place }), thing({ to: z.array(Tool) })]),
    ],
    ['a thing or a list', /cannot be told apart/, z.union([Tool, Place])],
  ])('%s', (_, words, schema) => {
    expect(() => copier(schema as z.ZodMiniType<object>)).toThrow(words);
  });
});

test('a thing has no fields but its own, and says which of them are fixed', () => {
  expect(faultIn(Tool, { ...axe(), sharp: true }, 'tool')).toBe('tool: there is no "sharp"');
  const tool: z.infer<typeof Tool> = axe();
  tool.worn = true;
  // @ts-expect-error What it is stays as it is.
  tool.what = 'rope';
  expect(tool).toEqual({ what: 'rope', worn: true });
});
