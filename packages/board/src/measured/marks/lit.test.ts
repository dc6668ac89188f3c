import { describe, expect, it } from 'vitest';
import { boardThemes } from '../../styles.js';
import { centred, fitted, kept, panned, sees, whole, zoomed } from '../camera/camera.js';
import { onSheet, onTable, sheetOf, slabOf } from '../sheet.js';
import { litAt, litNear, litPath, rings } from './lit.js';

describe('lit cells', () => {
  it('become one ring round each part, with holes', () => {
    // Three by three cells without the middle one.
    const found = rings([0, 0, 3, 1, 0, 1, 1, 2, 3, 2, 0, 3]);
    expect(found).toHaveLength(2);
    expect(found.map((ring) => ring.length).sort()).toEqual([4, 4]);
  });

  it('keep parts apart that touch at a corner', () => {
    expect(rings([0, 0, 1, 1, 1, 2])).toHaveLength(2);
  });

  it('join runs that touch', () => {
    expect(rings([0, 0, 2, 0, 2, 5])).toEqual([
      expect.arrayContaining([
        [0, 0],
        [5, 0],
        [5, 1],
        [0, 1],
      ]),
    ]);
  });

  it('are found by their middles', () => {
    const lit = [{ level: 0, cell: 0.5, runs: [4, 2, 6] }];
    expect(litAt(lit, 1.3, 2.2, 0)).toEqual([1.25, 2.25, 0]);
    expect(litAt(lit, 3.1, 2.2, 0)).toBeUndefined();
    expect(litAt(lit, 1.3, 2.2, 1)).toBeUndefined();
    expect(litNear(lit, 3.4, 2.2, 0, 1)).toEqual([2.75, 2.25, 0]);
    expect(litNear(lit, 9, 2.2, 0, 1)).toBeUndefined();
  });

  it('are outlined once, however often the marks around them change', () => {
    let outlined = 0;
    const part = {
      level: 0,
      cell: 0.5,
      get runs() {
        outlined++;
        return [4, 2, 6, 5, 2, 6];
      },
    };
    const sheet = sheetOf({ unit: 'in', width: 36, height: 36 });
    const first = litPath([part], 0, sheet);
    expect([litPath([part], 0, sheet), litPath([part], 1, sheet)]).toEqual([first, '']);
    expect(outlined).toBe(1);
    expect(litPath([part], 0, sheetOf({ unit: 'in', width: 36, height: 24 }))).not.toBe(first);
    expect(outlined).toBe(2);
  });

  it('have middles in whole thousandths, as the rules round them: down', () => {
    // Cells an eighth wide: the middle of the second is at 0.1875.
    const eighths = [{ level: 0, cell: 0.125, runs: [1, 1, 3] }];
    expect(litAt(eighths, 0.2, 0.2, 0)).toEqual([0.187, 0.187, 0]);
    expect(litNear(eighths, 0.6, 0.2, 0, 1)).toEqual([0.312, 0.187, 0]);
    // 1.2 / 0.4 is a little less than 3.
    expect(litAt([{ level: 0, cell: 0.4, runs: [0, 3, 4] }], 1.2, 0.1, 0)).toEqual([1.4, 0.2, 0]);
  });
});

describe('the sheet', () => {
  const sheet = sheetOf({ unit: 'cm', width: 120, height: 90 });
  it('has north up', () => {
    expect(onSheet(sheet, [10, 80])).toEqual([100, 100]);
    expect(onTable(sheet, 100, 100)).toEqual([10, 80]);
    expect(sheetOf({ unit: 'in', width: 36, height: 24 }).width).toBeCloseTo(914.4);
  });
  it('finds the long axis of an outline', () => {
    expect(
      slabOf([
        [0, 0],
        [40, 0],
        [40, 10],
        [0, 10],
      ]),
    ).toMatchObject({ x: 20, y: 5, long: 20, wide: 5, turn: 0 });
  });
});

describe('the camera', () => {
  const sheet = { width: 1200, height: 900 };
  const view = { width: 800, height: 800 };
  it('shows the whole table, centred', () => {
    const camera = fitted(sheet, view);
    expect(camera.k).toBeCloseTo(780 / 1200);
    expect(camera.x + view.width / 2 / camera.k).toBeCloseTo(600);
    expect(camera.y + view.height / 2 / camera.k).toBeCloseTo(450);
  });
  it('keeps what is under the pointer there', () => {
    const before = centred(600, 450, 2, sheet, view);
    const after = zoomed(before, 1.3, 300, 500, sheet, view);
    expect(after.x + 300 / after.k).toBeCloseTo(before.x + 300 / before.k);
    expect(after.y + 500 / after.k).toBeCloseTo(before.y + 500 / before.k);
  });
  it('draws the near edge up from under the tools, once one is close', () => {
    const [x, y] = [600, 895];
    const camera = centred(x, y, 2, sheet, view);
    expect((y - camera.y) * camera.k).toBeLessThanOrEqual(800 - 160);
    expect(sees(camera, x, y, view)).toBe(true);
    expect(sees(panned(camera, 0, 60, sheet, view), x, y, view)).toBe(false);
  });
  it('never leaves the table', () => {
    const far = panned(centred(600, 450, 2, sheet, view), 1e5, -1e5, sheet, view);
    expect(far.x).toBeCloseTo(-14);
    expect(far.y + view.height / far.k).toBeCloseTo(900 + 160 / far.k);
    expect(kept({ k: 1e-9, x: 0, y: 0 }, sheet, view).k).toBe(whole(sheet, view));
  });
});

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe.each(['dark', 'paper'] as const)('contrast in %s', (theme) => {
  const text = theme === 'dark' ? boardThemes.dark : boardThemes.dark + boardThemes.paper;
  const colors = new Map(
    [...text.matchAll(/(--s[bm]-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const color = (name: string): string => colors.get(name) as string;
  const mixed = (under: string, over: string, share: number): string =>
    `#${[1, 3, 5]
      .map((i) =>
        Math.round(
          Number.parseInt(under.slice(i, i + 2), 16) * (1 - share) +
            Number.parseInt(over.slice(i, i + 2), 16) * share,
        )
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  const grounds = [
    'asphalt',
    'road',
    'pavement',
    'concrete',
    'grass',
    'lawn',
    'dirt',
    'lot',
    'water',
    'woods',
    'rubble',
    'plank',
    'lino',
    'screed',
    'flat-1',
    'flat-2',
    'flat-3',
    'tile-1',
    'tile-2',
    'tile-3',
    'tile-4',
    'paint',
  ];
  const dark = (hex: string): string =>
    mixed(
      mixed(hex, color('--sm-dark'), Number(color('--sm-veil'))),
      color('--sm-dark'),
      Number(color('--sm-darkness')),
    );

  it('names are read on their halo, and the halo off any ground', () => {
    expect(contrast(color('--sm-name'), color('--sm-halo'))).toBeGreaterThan(4.5);
    expect(contrast(color('--sb-text'), color('--sb-panel'))).toBeGreaterThan(4.5);
  });

  it.each(grounds)('figures stand out on %s, by day and in the dark', (name) => {
    for (const ground of [color(`--sm-${name}`), dark(color(`--sm-${name}`))]) {
      // A base is recognised by its edge, its plate or its ring: one of them must have a contrast of 3:1 to any ground.
      for (const tone of ['amber', 'rose', 'moss', 'ice']) {
        const best = Math.max(
          ...[color(`--sm-ring-${tone}`), color('--sm-edge'), color('--sm-base')].map((part) =>
            contrast(part, ground),
          ),
        );
        expect(best).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each(['amber', 'rose', 'moss', 'ice', 'rust'])('a ring of %s stands out on its base', (tone) => {
    expect(contrast(color(`--sm-ring-${tone}`), color('--sm-base'))).toBeGreaterThanOrEqual(3);
  });
});
