import { type Json, Sfc32, type Space } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Figures } from '../figures/figures.js';
import { footing, HIGH, Plain, WIDE } from '../testing/footing.js';
import { Ways } from '../ways/ways.js';
import { Facing } from './facing.js';
import { litCount, litSpot } from './lit.js';
import { Spot, type SpotLimits, type SpotOption } from './spot.js';

/**
 * Checks what holds for any space: it accepts and reads back whatever it lists and samples, and gives a reason for
 * every refusal.
 */
function sound<A>(space: Space<A>) {
  const random = new Sfc32('sound');
  const answers = [...space.list(300), ...Array.from({ length: 40 }, () => space.sample(random))];
  for (const answer of answers) {
    const value = JSON.parse(JSON.stringify(space.value(answer))) as Json;
    const parsed = space.parse(value);
    if (!parsed.ok) throw new Error(`${JSON.stringify(value)} is offered and refused: ${parsed.text}`);
    expect(space.value(parsed.answer)).toEqual(value);
  }
  const junk = [
    null,
    'zz',
    7.5,
    [[]],
    { zz: 1 },
    [['a0']],
    undefined,
    [1],
    [1, 2, 3, 4],
    [Number.NaN, 1],
    ['1', '2'],
  ];
  for (const one of [...junk, [1, 2, 0.5], [1, 2, -1], [1e300, 2], [1, null], -1, 360, 1e9]) {
    const parsed = space.parse(one);
    if (!parsed.ok) expect(parsed.text.length).toBeGreaterThan(8);
  }
  JSON.stringify(space.shape());
  expect(space.list(3).length).toBeLessThanOrEqual(3);
}

const option = (id: string) => ({ id, line: { key: id } });

function spotOn(
  seed: string,
  more: Partial<SpotLimits> = {},
): { spot: Spot; limits: SpotLimits } | undefined {
  const on = footing(seed);
  const plain = new Plain(on);
  const random = new Sfc32(seed);
  const ways = new Ways(on.ground, new Figures(20_000, 20_000, 2000), on.rules, on.r, (id) =>
    on.open.has(id),
  );
  for (let i = 0; i < 50; i++) {
    const [x, y] = [random.below(WIDE * 1000), random.below(HIGH * 1000)];
    if (!plain.standing(x, y)) continue;
    const reach = ways.from(x / 1000, y / 1000, 0, { most: 3 });
    const limits: SpotLimits = {
      figure: 'me',
      from: reach.from,
      how: 'walk',
      within: 3,
      lit: () => reach.lit(0.4),
      may: (qx, qy, level) =>
        reach.cost(qx, qy, level) === Infinity ? { rule: 'R-1', text: 'That is too far.' } : undefined,
      ...more,
    };
    return { spot: new Spot(limits), limits };
  }
  return undefined;
}

describe('a spot', () => {
  it('takes what it lists and samples, and says why it takes nothing else', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(3), (n, options) => {
        const made = spotOn(`spot ${n}`, {
          options: ['stop', 'open', 'climb'].slice(0, options).map(option),
        });
        if (!made) return;
        const { spot, limits } = made;
        if (options > 0 || litCount(limits.lit?.() ?? []) > 0) sound(spot);
        const cells = litCount(limits.lit?.() ?? []);
        if (options === 1 && cells === 0) expect(spot.only()).toEqual({ option: 'stop' });
        else expect(spot.only()).toBeUndefined();
        const all = new Set(spot.list(1e6).map((a) => JSON.stringify(a)));
        expect(all.size).toBe(options + cells);
      }),
      { numRuns: 15 },
    );
  });

  it('snaps, knows its level, and says by which rule a spot is refused', () => {
    const { spot } = spotOn('spot 7', { options: [option('stop')] }) as { spot: Spot };
    const first = spot.list(2)[1] as { at: readonly number[] };
    const [x, y] = first.at as [number, number];
    expect(spot.parse([x + 0.0001, y])).toEqual({ ok: true, answer: { at: [x, y, 0] } });
    expect(spot.parse('stop')).toEqual({ ok: true, answer: { option: 'stop' } });
    expect(spot.parse([200, 200])).toMatchObject({ code: 'illegal', rule: 'R-1', text: 'That is too far.' });
    expect(spot.parse('go')).toMatchObject({
      code: 'illegal',
      text: expect.stringContaining('allowed: stop, a spot'),
    });
    expect(spot.parse([x])).toMatchObject({ code: 'malformed' });
    expect(spot.parse([x, Number.POSITIVE_INFINITY])).toMatchObject({ code: 'malformed' });
    const named = new Spot({
      figure: 'me',
      from: [1, 1, 0],
      how: 'throw',
      within: 0,
      options: [option('stop')],
    });
    expect(named.only()).toEqual({ option: 'stop' });
    expect(named.parse([1, 1])).toMatchObject({ code: 'illegal' });
    expect(() =>
      new Spot({ figure: 'me', from: [1, 1, 0], how: 'walk', within: 0 }).sample(new Sfc32('x')),
    ).toThrow();
  });

  it('samples spots of all sorts', () => {
    const { spot } = spotOn('spot 7', { options: [option('stop')] }) as { spot: Spot };
    const random = new Sfc32('all');
    const drawn = Array.from({ length: 300 }, () => spot.sample(random));
    expect(drawn.some((a) => 'option' in a)).toBe(true);
    expect(new Set(drawn.map((a) => JSON.stringify(a))).size).toBeGreaterThan(50);
  });

  it('samples an option if hardly any lit spot is allowed, and searches only where there is none', () => {
    const tried: unknown[] = [];
    const hard = (options: SpotOption[]) =>
      new Spot({
        figure: 'me',
        from: [1, 1, 0],
        how: 'put',
        within: 9000,
        options,
        lit: () => [{ level: 0, cell: 1, runs: [0, 0, 5000] }],
        may: (x) => {
          tried.push(x);
          return x === 3000.5 ? undefined : { rule: 'R', text: 'No.' };
        },
      });
    const random = new Sfc32('hard');
    for (let n = 0; n < 20; n++) expect(hard([option('stop')]).sample(random)).toEqual({ option: 'stop' });
    expect(tried.length).toBeLessThan(20 * 20 + 1);
    tried.length = 0;
    expect(hard([]).sample(random)).toEqual({ at: [3000.5, 0.5, 0] });
    expect(tried.length).toBeLessThan(3100);
  });

  it('numbers lit cells in order', () => {
    const lit = [
      { level: 0, cell: 0.5, runs: [2, 1, 3, 3, 0, 1] },
      { level: 1, cell: 0.5, runs: [0, 4, 5] },
    ];
    expect(Array.from({ length: 5 }, (_, i) => litSpot(lit, i))).toEqual([
      [0.75, 1.25, 0],
      [1.25, 1.25, 0],
      [0.25, 1.75, 0],
      [2.25, 0.25, 1],
      undefined,
    ]);
  });
});

describe('a facing', () => {
  const options = [
    { ...option('keep'), degrees: 30 },
    { ...option('threat'), degrees: 217 },
  ];
  it('takes what it lists and samples, options and whole degrees', () => {
    for (const named of [[], options]) {
      const facing = new Facing({ figure: 'me', now: 30, options: named });
      sound(facing);
      expect(facing.only()).toBeUndefined();
      expect(facing.parse(359)).toEqual({ ok: true, answer: 359 });
      expect(facing.parse(360)).toMatchObject({ code: 'malformed' });
      expect(facing.parse(1.5)).toMatchObject({ code: 'malformed' });
      expect(Object.is((facing.parse(-0) as { answer: number }).answer, 0)).toBe(true);
    }
    const facing = new Facing({ figure: 'me', now: 30, options });
    expect(facing.parse('threat')).toEqual({ ok: true, answer: 217 });
    expect(facing.parse('back')).toMatchObject({ code: 'illegal' });
    expect(facing.list(2)).toEqual([30, 217]);
  });
  it('may be held to some directions', () => {
    const may = (d: number) => (d % 90 === 0 ? undefined : { rule: 'R-2', text: 'Square only.' });
    const facing = new Facing({ figure: 'me', now: 0, options, may });
    sound(facing);
    expect(facing.parse(45)).toMatchObject({ code: 'illegal', rule: 'R-2' });
    expect(facing.parse(217)).toMatchObject({ ok: true });
    expect(facing.list()).toEqual([30, 217, 0, 90, 180, 270]);
    const one = new Facing({
      figure: 'me',
      now: 0,
      may: (d) => (d === 7 ? undefined : { rule: 'R', text: 'No.' }),
    });
    expect(one.only()).toBe(7);
    sound(one);
  });
});
