import { describe, expect, it, test } from 'vitest';
import { Broken, conformTo, setupsOf, TOPICS, type Topic } from '../conformance/index.js';
import { Fraction, odds, seatsIn } from '../index.js';
import { meadow } from './meadow.js';
import { Facing, Spots } from './meadow-spaces.js';

const setups = [
  ...setupsOf(meadow),
  { scenario: 'morning', options: { keeper: 'person', scouts: '2' } },
  { scenario: 'night', options: { keeper: 'person', scouts: '1' } },
];
const usual = { scenario: 'morning', options: {} };

describe('a measured table, several seats and a secret round keep every promise', () => {
  it.each(Object.keys(TOPICS) as Topic[])(
    '%s',
    (topic) => conformTo(meadow, topic, { setups, seeds: 120, games: 16 }),
    60_000,
  );
});

describe('the suite finds what is planted on a measured table', () => {
  const fails = (system: typeof meadow, topic: Topic) => () =>
    conformTo(system, topic, { setups, seeds: 300, games: 16 });
  const planted = <T extends object, K extends keyof T>(on: T, name: K, value: T[K], check: () => void) => {
    const before = on[name];
    on[name] = value;
    try {
      check();
    } finally {
      on[name] = before;
    }
  };

  it('a lit spot that is refused', () => {
    const { parse } = Spots.prototype;
    const picky: typeof parse = function (this: Spots, value) {
      return Array.isArray(value) && (value[0] as number) > 8
        ? { ok: false, code: 'illegal', text: 'Not in the east.' }
        : parse.call(this, value);
    };
    planted(Spots.prototype, 'parse', picky, () =>
      expect(fails(meadow, 'random play to the end')).toThrow(/offered and refused: Not in the east/),
    );
  });

  it('a spot beyond all reach that is taken', () => {
    const { parse } = Spots.prototype;
    const lax: typeof parse = function (this: Spots, value) {
      const read = parse.call(this, value);
      return !read.ok && Array.isArray(value) && (value[0] as number) > 900
        ? { ok: true, answer: [1, 1, 0] }
        : read;
    };
    planted(Spots.prototype, 'parse', lax, () =>
      expect(fails(meadow, 'random play to the end')).toThrow(/which is too far off/),
    );
  });

  it('degrees beyond the circle', () => {
    const { parse } = Facing.prototype;
    const lax: typeof parse = function (this: Facing, value) {
      return value === 360 ? { ok: true, answer: 0 } : parse.call(this, value);
    };
    planted(Facing.prototype, 'parse', lax, () =>
      expect(fails(meadow, 'random play to the end')).toThrow(/takes 360 degrees/),
    );
  });

  it('a seat that is asked and takes no part', () => {
    const absent = { ...meadow, seatsOf: () => meadow.seats.slice(0, 1) };
    expect(fails(absent, 'in company')).not.toThrow();
    expect(fails(absent, 'answers from outside')).toThrow(/takes no part in this game/);
  });

  it('an egg that everybody sees', () => {
    const open: typeof meadow = {
      ...meadow,
      view: (s, seat, book) => ({ ...meadow.view(s, seat, book), egg: s.egg }),
    };
    expect(fails(open, 'hidden things')).toThrow(Broken);
  });
});

test('named outcomes have exact chances, those that cannot happen a chance of none', () => {
  const { named, open, quantities } = odds(meadow, 'stone', {}, usual);
  expect([...(named ?? [])].map(([name, chance]) => [name, String(chance)])).toEqual([
    ['miss', '1/2'],
    ['wing', '1/3'],
    ['beak', '1/6'],
    ['tail', '0/1'],
  ]);
  expect([...(named?.values() ?? [])].reduce((a, b) => a.plus(b), Fraction.zero).toString()).toBe('1/1');
  expect(open.toNumber()).toBe(0);
  expect(quantities).toEqual({});
});

test('seats are those of the setup, in their order', () => {
  const ids = (options: { [id: string]: string }) => seatsIn(meadow, { ...usual, options }).map((s) => s.id);
  expect(ids({})).toEqual(['ann', 'bob', 'cat']);
  expect(ids({ scouts: '1', keeper: 'person' })).toEqual(['ann', 'keeper']);
});
