import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sfc32 } from '../dice/random.js';
import type { Space } from '../rule/ask.js';
import type { Json } from '../rule/fact.js';
import {
  Allocate,
  Choose,
  Confirm,
  choose,
  type Offered,
  Path,
  Place,
  Some,
  show,
  WholeNumber,
} from './index.js';

/** Things named by kind and number: "a1", "b3". Things of one kind are alike. */
const ids = (max: number) =>
  fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: max })
    .map((kinds) => kinds.map((k, i) => `${k}${i}`));
const kind = (id: string) => id[0] as string;
const ALIKE: Offered = { line: (id) => ({ key: id }), like: kind };
const EACH: Offered = { line: (id) => ({ key: id }) };

const subsets = (all: readonly string[]): string[][] => {
  const found: string[][] = [[]];
  for (const id of all) found.push(...found.map((s) => [...s, id]));
  return found;
};
/** The kinds that a set contains, for rules that only distinguish likenesses. */
const composition = (chosen: readonly string[]) => chosen.map(kind).sort().join('');
const unique = (texts: readonly string[]) => [...new Set(texts)].sort();

/**
 * Checks what must hold for any space: it accepts and reads back everything it lists or samples, and explains each
 * refusal.
 */
function sound<A>(space: Space<A>, seed = 'sound') {
  const random = new Sfc32(seed);
  const answers = [...space.list(300), ...Array.from({ length: 20 }, () => space.sample(random))];
  for (const answer of answers) {
    const value = JSON.parse(JSON.stringify(space.value(answer))) as Json;
    const parsed = space.parse(value);
    if (!parsed.ok) throw new Error(`${JSON.stringify(value)} is offered and refused: ${parsed.text}`);
    expect(space.value(parsed.answer)).toEqual(value);
  }
  for (const junk of [null, 'zz', 7.5, [[]], { zz: 1 }, [['a0']], undefined]) {
    const parsed = space.parse(junk);
    if (!parsed.ok) expect(parsed.text.length).toBeGreaterThan(8);
  }
  JSON.stringify(space.shape());
}

/** Checks that `only` returns a legal answer exactly if all legal answers are equivalent. */
function onlyWhere<A>(space: Space<A>, compositions: readonly string[], of: (answer: A) => string) {
  const only = space.only();
  if (compositions.length === 1) expect(only === undefined ? 'several' : of(only)).toBe(compositions[0]);
  else expect(only).toBeUndefined();
}

describe('choose one', () => {
  it('takes what it lists and nothing else', () => {
    fc.assert(
      fc.property(
        ids(6).filter((i) => i.length > 0),
        fc.constantFrom(ALIKE, EACH),
        (all, offered) => {
          const space = new Choose(all, offered);
          sound(space);
          expect(space.list()).toEqual(all);
          onlyWhere(space, unique(all.map(offered.like ?? ((id) => id))), (id) =>
            (offered.like ?? ((x: string) => x))(id),
          );
        },
      ),
    );
  });
  it('says why something is not offered, and by which rule', () => {
    const space = new Choose(['a'], {
      ...EACH,
      why: (id) => (id === 'b' ? { rule: 'R-1', text: 'b is away.' } : undefined),
    });
    expect(space.parse('b')).toEqual({ ok: false, code: 'illegal', text: 'b is away.', rule: 'R-1' });
    expect(space.parse('x')).toMatchObject({ code: 'illegal', text: '"x" cannot be chosen; allowed: a.' });
    expect(space.parse(3)).toMatchObject({ code: 'malformed' });
  });
});

describe('choose one of some things', () => {
  interface Thing {
    readonly kind: string;
    readonly n: number;
  }
  const each = { id: ({ kind, n }: Thing) => `${kind}${n}`, line: ({ kind }: Thing) => ({ key: kind }) };
  const alike = { ...each, like: (thing: Thing) => thing.kind };

  it('lists the things themselves, and reads back each by its id', () => {
    fc.assert(
      fc.property(
        ids(6).filter((i) => i.length > 0),
        fc.constantFrom(alike, each),
        (all, choices) => {
          const things = all.map((id, n) => ({ kind: kind(id), n }));
          const space = choose(things, choices);
          sound(space);
          expect(space.list().every((thing, i) => thing === things[i])).toBe(true);
          expect(things.map((thing) => space.value(thing))).toEqual(all);
          for (const [i, id] of all.entries()) {
            const parsed = space.parse(id);
            expect(parsed.ok && parsed.answer).toBe(things[i]);
          }
          const like = choices === alike ? alike.like : each.id;
          onlyWhere(space, unique(things.map(like)), like);
        },
      ),
    );
  });
  it('marks what ends it, and nothing else', () => {
    const things = [0, 1].map((n) => ({ kind: 'a', n }));
    const shape = choose(things, { ...each, ends: ({ n }) => n === 1 }).shape();
    expect(shape.kind === 'choose' && shape.options.map((o) => 'ends' in o)).toEqual([false, true]);
  });
  it('says why something is not offered, by which rule, and what is allowed', () => {
    const why = (id: string) => (id === 'b1' ? { rule: 'R-1', text: 'b is away.' } : undefined);
    const space = choose([{ kind: 'a', n: 0 }], { ...each, why });
    expect(space.parse('b1')).toEqual({ ok: false, code: 'illegal', text: 'b is away.', rule: 'R-1' });
    expect(space.parse('x')).toMatchObject({ code: 'illegal', text: '"x" cannot be chosen; allowed: a0.' });
    expect(space.parse(3)).toMatchObject({ code: 'malformed' });
  });
});

describe('choose some', () => {
  it('is every set of the right size, each composition listed once', () => {
    fc.assert(
      fc.property(ids(6), fc.nat(4), fc.nat(7), (all, a, b) => {
        const [min, max] = [Math.min(a, all.length), Math.max(a, b)];
        const space = new Some(all, { min, max }, ALIKE);
        sound(space);
        const sets = subsets(all);
        const legal = sets.filter((s) => s.length >= min && s.length <= max);
        for (const s of sets) expect(space.parse(s).ok).toBe(legal.includes(s));
        expect(space.list().map(composition).sort()).toEqual(unique(legal.map(composition)));
        onlyWhere(space, unique(legal.map(composition)), composition);
      }),
    );
  });

  it('says how many are to be chosen, and how many were, without a list of all that may be', () => {
    const all = ['a0', 'a1', 'b0'];
    const refused = (min: number, max: number) => new Some(all, { min, max }, ALIKE).parse(['a0']);
    expect(refused(2, 2)).toMatchObject({ code: 'illegal', text: 'Choose 2; got 1.' });
    expect(refused(2, 3)).toMatchObject({ code: 'illegal', text: 'Choose 2 to 3; got 1.' });
  });

  it('with weights to reach, is every set in which nothing is needless', () => {
    fc.assert(
      fc.property(ids(6), fc.integer({ min: 1, max: 8 }), fc.nat(3), fc.nat(6), (all, atLeast, min, max) => {
        const weight = (id: string) => ({ a: 1, b: 2, c: 3 })[kind(id)] as number;
        const total = (s: readonly string[]) => s.reduce((n, id) => n + weight(id), 0);
        const sets = subsets(all);
        const legal = sets.filter(
          (s) =>
            s.length >= min &&
            s.length <= max &&
            total(s) >= atLeast &&
            s.every((id) => total(s) - weight(id) < atLeast),
        );
        if (legal.length === 0) return;
        const space = new Some(all, { min, max, cover: { weight, atLeast, rule: 'R' } }, ALIKE);
        sound(space);
        for (const s of sets) expect(space.parse(s).ok).toBe(legal.includes(s));
        expect(space.list().map(composition).sort()).toEqual(unique(legal.map(composition)));
        onlyWhere(space, unique(legal.map(composition)), composition);
      }),
    );
  });

  it('of nothing, up to three, is nothing', () => {
    const none = new Some([], { min: 0, max: 3 }, EACH);
    expect(none.only()).toEqual([]);
    expect(none.sample(new Sfc32('x'))).toEqual([]);
  });

  it('names no thing twice', () => {
    expect(new Some(['a', 'b'], { min: 1, max: 2 }, EACH).parse(['a', 'a'])).toMatchObject({
      ok: false,
      text: 'a is named twice.',
    });
  });

  it('samples every legal set', () => {
    const space = new Some(['a0', 'b1', 'c2', 'a3'], { min: 1, max: 3 }, ALIKE);
    const random = new Sfc32('every');
    const seen = new Set(Array.from({ length: 600 }, () => space.sample(random).slice().sort().join()));
    expect(seen.size).toBe(14);
  });
});

describe('allocate', () => {
  const price = (id: string) => ({ a: 1, b: 2, c: 3 })[kind(id)] as number;
  it('is every way to pay with nothing left that could still pay', () => {
    fc.assert(
      fc.property(ids(6), fc.nat(9), (all, amount) => {
        const space = new Allocate(all, amount, price, ALIKE, 'R-7');
        sound(space);
        const cost = (s: readonly string[]) => s.reduce((n, id) => n + price(id), 0);
        const sets = subsets(all);
        const legal = sets.filter(
          (s) => cost(s) <= amount && all.every((id) => s.includes(id) || price(id) > amount - cost(s)),
        );
        for (const s of sets) expect(space.parse(space.value(s)).ok).toBe(legal.includes(s));
        expect(space.list().map(composition).sort()).toEqual(unique(legal.map(composition)));
        onlyWhere(space, unique(legal.map(composition)), composition);
        expect(legal.map(composition)).toContain(composition(space.dearestFirst()));
      }),
    );
  });
  it('refuses by its rule what is stingy, too much, or half paid', () => {
    const space = new Allocate(['b0', 'a1'], 2, price, ALIKE, 'R-7');
    expect(space.parse({})).toMatchObject({ ok: false, rule: 'R-7' });
    expect(space.parse({ b0: 2, a1: 1 })).toMatchObject({
      ok: false,
      text: '3 given out, there are 2.',
      rule: 'R-7',
    });
    expect(space.parse({ b0: 1.5 })).toMatchObject({ ok: false, code: 'malformed' });
    expect(space.parse({ a1: 2 })).toMatchObject({ ok: false, text: 'a1 takes 0 to 1, got 2.' });
  });
});

describe('place', () => {
  const limits = fc.record({
    places: fc.constantFrom([], ['P'], ['P', 'Q'], ['P', 'Q', 'R']),
    each: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    optional: fc.boolean(),
    budget: fc.option(fc.nat(5), { nil: undefined }),
    most: fc.option(fc.nat(2), { nil: undefined }),
  });
  it('takes exactly what keeps within its limits', () => {
    fc.assert(
      fc.property(ids(4), limits, (all, given) => {
        const { places, optional } = given;
        const each = given.each === undefined ? undefined : { most: given.each, rule: 'R-each' };
        const cost = (id: string) => ({ a: 1, b: 2, c: 3 })[kind(id)] as number;
        const budget =
          !optional || given.budget === undefined ? undefined : { cost, most: given.budget, rule: 'R-b' };
        const most =
          !optional || given.most === undefined ? undefined : { of: { a: given.most }, rule: 'R-m' };
        const space = new Place(all, { places, each, optional, budget, most }, ALIKE);
        const ways = all.reduce<[string, string][][]>(
          (found, id) => found.flatMap((w) => [w, ...places.map((p): [string, string][] => [...w, [id, p]])]),
          [[]],
        );
        const count = (w: [string, string][], hit: (p: [string, string]) => boolean) => w.filter(hit).length;
        const legal = ways.filter(
          (w) =>
            (optional || w.length === all.length) &&
            places.every((p) => each === undefined || count(w, (x) => x[1] === p) <= each.most) &&
            (budget === undefined || w.reduce((n, [id]) => n + cost(id), 0) <= budget.most) &&
            (most === undefined || count(w, ([id]) => kind(id) === 'a') <= (given.most as number)),
        );
        for (const w of ways) expect(space.parse(Object.fromEntries(w)).ok).toBe(legal.includes(w));
        if (legal.length === 0) return;
        sound(space);
        const text = (w: Iterable<readonly [string, string]>) =>
          [...w]
            .map(([id, p]) => kind(id) + p)
            .sort()
            .join();
        onlyWhere(space, unique(legal.map(text)), text);
        const listed = space.list().map((m) => JSON.stringify(space.value(m)));
        expect(listed.length).toBeGreaterThan(0);
        expect(new Set(listed).size).toBe(listed.length);
      }),
      { numRuns: 300 },
    );
  });
  it('reads the same answer in the same order however it was written', () => {
    const space = new Place(['a0', 'b1'], { places: ['P'], optional: true }, EACH);
    const parsed = space.parse({ b1: 'P', a0: 'P' });
    expect(parsed.ok && parsed.answer.ids).toEqual(['a0', 'b1']);
  });
});

describe('path', () => {
  const ROADS: Record<string, string[]> = { A: ['B', 'C'], B: ['A', 'C'], C: ['A', 'B', 'D'], D: [] };
  it('is every walk that enters no place twice', () => {
    fc.assert(
      fc.property(fc.constantFrom('A', 'B', 'C', 'D'), fc.nat(4), (from, max) => {
        const space = new Path(
          from,
          max,
          (p) => ROADS[p] as string[],
          () => ({}),
          { adjacent: 'R-a', once: 'R-o' },
        );
        sound(space);
        const walks: string[][] = [[]];
        for (const walk of walks)
          if (walk.length < max)
            for (const p of ROADS[walk[walk.length - 1] ?? from] as string[])
              if (!walk.includes(p)) walks.push([...walk, p]);
        expect(space.list().map(String).sort()).toEqual(walks.map(String).sort());
        onlyWhere(space, walks.map(String), String);
      }),
    );
  });
  it('says by which rule a step is wrong', () => {
    const space = new Path(
      'A',
      3,
      (p) => ROADS[p] ?? [],
      () => ({}),
      { adjacent: 'R-a', once: 'R-o' },
    );
    expect(space.parse(['D'])).toMatchObject({
      rule: 'R-a',
      text: 'D cannot be entered from A; allowed: B, C.',
    });
    expect(space.parse(['B', 'C', 'B'])).toMatchObject({ rule: 'R-o', text: 'B is entered twice.' });
    expect(space.parse(['B', 'A', 'B', 'A'])).toMatchObject({ rule: 'R-o' });
  });
});

describe('numbers and yes or no', () => {
  it('are what they say', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.nat(6), (min, more) => {
        const space = new WholeNumber(min, min + more);
        sound(space);
        expect(space.list()).toEqual(Array.from({ length: more + 1 }, (_, i) => min + i));
        onlyWhere(space, space.list().map(String), String);
      }),
    );
    sound(new Confirm({ key: 'yes' }, { key: 'no' }));
    expect(new Confirm({ key: 'yes' }, { key: 'no' }).only()).toBeUndefined();
  });
  it('nothing is less than nothing', () => {
    const parsed = new WholeNumber(-1, 1).parse(-0);
    expect(parsed.ok && Object.is(parsed.answer, 0)).toBe(true);
  });
});

it('shows whatever it is given in few words', () => {
  let deep: Json = [];
  for (let i = 0; i < 20_000; i++) deep = [deep];
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  for (const value of [deep, circle, 'x'.repeat(9999), undefined, () => 0])
    expect(show(value).length).toBeLessThan(90);
});

it('an option says whose it is, where several have options of their own', () => {
  const of = (id: string) =>
    id === 'done' ? undefined : { id: id.slice(-1), name: { key: id.slice(-1) }, does: { key: 'go' } };
  const shape = new Choose(['go a', 'done'], { line: (id) => ({ key: id }), of }).shape();
  expect(shape).toEqual({
    kind: 'choose',
    options: [
      { id: 'go a', line: { key: 'go a' }, of: { id: 'a', name: { key: 'a' }, does: { key: 'go' } } },
      { id: 'done', line: { key: 'done' } },
    ],
  });
});
