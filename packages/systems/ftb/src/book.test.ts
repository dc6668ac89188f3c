import { SetupError } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { FILES, faultOfMap, groundOf } from './book.js';
import { ftb } from './index.js';
import { STARS } from './words.js';

const fileOf = (id: string) => FILES.find((file) => file.id === id);

/** The first word of why a file of the players is refused, which names the place; undefined if it is taken. */
function refused(id: string, data: unknown): string | undefined {
  try {
    fileOf(id)?.check(data as never);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(SetupError);
    return (error as Error).message.split(':')[0];
  }
}

describe('a table of the players’ own', () => {
  const check = (data: object) => () => fileOf('map')?.check(data as never);
  const map = { format: 'shambles-map/1', title: 'A yard', unit: 'in', size: [36, 36] };

  test('[FTB-9.0] is refused with what is wrong with it', () => {
    expect(check(map)).not.toThrow();
    expect(check({ ...map, size: [36] })).toThrow(SetupError);
    expect(check({ ...map, size: [36] })).toThrow(/^map, size/);
  });

  const broken = {
    ...map,
    get areas() {
      throw new RangeError('It cannot be read.');
    },
  };

  test('what is no fault of the file is not told as one', () => {
    expect(check(broken)).toThrow(RangeError);
    expect(() => faultOfMap(broken as never)).toThrow(RangeError);
  });

  test('[FTB-9.0] may be left out', () => {
    expect(check(null as never)).not.toThrow();
  });

  test('[FTB-9.0] is the one that is played on; without it there is none', () => {
    const played = (files: object) =>
      ftb.book({ scenario: 'search', options: {}, files: files as never }).map?.title;
    expect([played({ map }), played({})]).toEqual(['A yard', undefined]);
  });

  test('[FTB-9.0] one that comes with a state is told what is wrong with it, too', () => {
    expect(faultOfMap({ ...map, size: [36] } as never)).toMatch(/^map, size/);
  });

  test('[FTB-9.0] one that is ready for measuring is not read again', () => {
    const own = { ...map } as MapFile;
    expect(faultOfMap(own)).toBeUndefined();
    Object.defineProperty(own, 'areas', { get: () => expect.fail('It was read again.') });
    expect(faultOfMap(own)).toBeUndefined();
  });

  test('equal maps share their ground; the sixteen used last are kept', () => {
    const titled = (title: string) => ({ ...map, title }) as MapFile;
    const first = groundOf(titled('The first'));
    for (let n = 1; n < 16; n++) groundOf(titled(`No. ${n}`));
    expect(groundOf(titled('The first'))).toBe(first);
    for (let n = 1; n < 16; n++) groundOf(titled(`Another ${n}`));
    expect(groundOf(titled('The first'))).toBe(first);
    for (let n = 1; n < 17; n++) groundOf(titled(`One more ${n}`));
    expect(groundOf(titled('The first'))).not.toBe(first);
  });
});

describe('a home-made weapon', () => {
  const BOW = { id: 'bow', name: 'Bow', abbr: 'B', range: 12, target: [1], impact: 2, hands: 2 };

  test.each<[keyof typeof BOW, readonly unknown[], readonly unknown[]]>([
    ['name', ['B', 'B'.repeat(40)], ['', 'B'.repeat(41)]],
    ['abbr', ['B', 'BOWIE'], ['', 'BOWIES']],
    ['range', [1, 96], [0, 97, 1.5]],
    ['target', [[1], [6], [1, 6]], [[], [0], [7], [1, 2, 3]]],
    ['impact', [1, 5], [0, 6]],
    ['hands', [1, 2], [0, 3]],
  ])('[FTB-6.8] its %s may be one of %j and none of %j', (field, may, not) => {
    const fault = (value: unknown) => refused('weapons', [{ ...BOW, [field]: value }]);
    for (const value of may) expect(fault(value)).toBeUndefined();
    for (const value of not) expect(fault(value)).toMatch(`weapons, 0/${field}`);
  });
});

test('[FTB-6.8] so many home-made weapons are enough for one game', () => {
  const file = fileOf('weapons');
  const [one] = (file?.standard ?? []) as { id: string }[];
  const arsenal = (n: number) => Array.from({ length: n }, (_, i) => ({ ...one, id: `gun-${i}` })) as never;
  expect(() => file?.check(arsenal(200))).not.toThrow();
  expect(() => file?.check(arsenal(201))).toThrow('weapons, all: at most 200 of them.');
});

test('[FTB-6.8] a home-made weapon needs an id of its own', () => {
  const bow = { id: 'pistol', name: 'Bow', abbr: 'B', range: 12, target: [1], impact: 2, hands: 2 };
  expect(refused('weapons', [bow])).toBe('weapons');
  const said = (...ids: string[]) => {
    const files = { weapons: ids.map((id) => ({ ...bow, id })) };
    return () => ftb.book({ scenario: 'search', options: {}, files });
  };
  expect(said('bow', 'sling')).not.toThrow();
  expect(said('food')).toThrow('weapons: "food" is another thing of the book; a home-made one needs a name');
  expect(said('chainsaw')).toThrow('weapons: "chainsaw" is another thing of the book');
  expect(said('bow', 'sling', 'bow')).toThrow('weapons: "bow" is there twice;');
});

describe('names of the players’ own', () => {
  const names = (stars: number, people: number) => ({
    stars: Array.from({ length: stars }, () => STARS[0]),
    people: Array.from({ length: people }, () => STARS[1]),
  });

  test('[FTB-11.2.1] a Star for each of four seats, and 20 to 400 others', () => {
    expect([20, 400].map((n) => refused('names', names(4, n)))).toEqual([undefined, undefined]);
    expect([3, 5].map((n) => refused('names', names(n, 20)))).toEqual(['names, stars', 'names, stars']);
    expect([19, 401].map((n) => refused('names', names(4, n)))).toEqual(['names, people', 'names, people']);
  });
});

test('[FTB-13.2] [FTB-3.4.1] [FTB-14.8.2] an option is offered only in scenarios where it decides something', () => {
  const without = (id: string) => {
    const of = ftb.options.find((o) => o.id === id)?.of;
    return ftb.scenarios.filter((s) => of && !of.includes(s.id)).map((s) => s.id);
  };
  const rolled = ['confrontation', 'confronting', 'robbed', 'robbing', 'burglarized'];
  expect(without('part')).toEqual(['campaign', ...rolled]);
  expect(without('class')).toEqual(['zed', 'robbery-in-town']);
  expect(without('band')).toEqual(['zed', 'robbery-in-town', 'escape']);
  expect(without('grunt-power')).toEqual(without('band'));
  expect(without('sides')).toEqual(['campaign']);
  expect(without('table')).toEqual(['no-terrain']);
  expect(ftb.options.find((o) => o.id === 'chillin')?.of).toEqual(['campaign']);
});

test('an option is one of several readings of the rules exactly where it cites a decision about them', () => {
  for (const { id, rule, reading = false } of ftb.options)
    expect(reading, id).toBe(rule.startsWith('FTB-D-'));
});
