import type { SceneFigure, Spot } from '@shambles/engine';
import { brush } from '../seed.js';

const base = { level: 0, r: 1, facing: 0, badges: [], named: false } as const;

const survivor = (
  id: string,
  name: string,
  at: Spot,
  facing: number,
  holds: string,
  more: Partial<SceneFigure> = {},
): SceneFigure => ({
  ...base,
  id,
  name,
  kind: 'survivor',
  side: 'survivors',
  tone: 'amber',
  ring: 'whole',
  at,
  facing,
  holds,
  named: true,
  ...more,
});

export const dead = (
  id: string,
  kind: string,
  name: string,
  at: Spot,
  facing: number,
  more: Partial<SceneFigure> = {},
): SceneFigure => ({
  ...base,
  id,
  name,
  kind,
  side: 'zeds',
  tone: 'moss',
  ring: 'broken',
  at,
  facing,
  ...more,
});

/** Survivors, a raider, every mutant and some forty Zeds. Day and night have different seeds. */
export function townspeople(light: 'day' | 'night'): readonly SceneFigure[] {
  const b = brush(`town ${light}`);
  const figures: SceneFigure[] = [
    survivor('mara', 'Mara', [48, 46], 70, 'assault rifle', { badges: ['hits 2'] }),
    survivor('dev', 'Dev', [43.5, 48.5], 40, 'pistol', { badges: ['empty'] }),
    survivor('tom', 'Old Tom', [39, 45.5], 100, 'shotgun', { badges: ['marked'] }),
    survivor('ines', 'Ines', [29, 62], 200, 'crowbar', { badges: ['down', 'hits 3'] }),
    survivor('nps', 'Ranger', [36.5, 50], 250, 'torch', {
      kind: 'nps',
      tone: 'ice',
      ring: 'double',
      number: 2,
    }),
    survivor('foe', 'Raider', [66, 41], 280, 'sniper rifle', {
      side: 'raiders',
      tone: 'rose',
      number: 4,
      counted: 'Rep 4',
    }),
    dead('hunter', 'hunter', 'Hunter', [57, 30], 320, { badges: ['crouching'], named: true }),
    dead('tank', 'tank', 'Tank', [101, 44], 268, { r: 2, named: true }),
    dead('boomer', 'boomer', 'Boomer', [89, 52.5], 255, { named: true }),
    dead('smoker', 'smoker', 'Smoker', [73, 63], 215, { level: 2, named: true }),
    dead('witch', 'witch', 'Witch', [14, 50.4], 90, { named: true }),
    dead('seated', 'seated', 'Seated figure', [21, 77], 180, {
      tone: 'paper',
      ring: 'dotted',
      side: 'unknown',
    }),
    dead('body-1', 'body', 'body', [52.5, 50], 130, { badges: ['dead'] }),
    dead('body-2', 'body', 'body', [60, 47], 10, { badges: ['dead'] }),
    dead('horde', 'horde', 'Horde', [112, 50], 260, { number: 24 }),
    dead('pinned', 'zed', 'Zed', [32, 42], 60, { badges: ['burning'] }),
  ];
  let n = 0;
  const put = (x: number, y: number, facing: number, more: Partial<SceneFigure> = {}): void => {
    n += 1;
    figures.push(dead(`zed-${n}`, 'zed', 'Zed', [x, y], facing, more));
  };
  for (const [x, y, f] of [
    [55.2, 44.4, 262],
    [53.6, 41.6, 300],
    [57.8, 41.9, 290],
  ] as const)
    put(x, y, f);
  put(46.2, 42.6, 20, { badges: ['down'] });
  for (let i = 0; i < 9; i += 1)
    put(
      74 + (i % 3) * 2.5 + b.between(-0.3, 0.3),
      43 + Math.floor(i / 3) * 2.6 + b.between(-0.3, 0.3),
      265 + b.whole(-25, 25),
    );
  for (let i = 0; i < 10; i += 1)
    put(
      104 + b.between(0, 12),
      40.5 + i * 1.1 + (i % 2) * 0.4,
      250 + b.whole(-40, 40),
      i === 4 ? { badges: ['down'] } : {},
    );
  for (let i = 0; i < 7; i += 1) put(49.5 + b.between(0, 7), 10 + i * 3.1, b.whole(-30, 50));
  for (let i = 0; i < 5; i += 1) put(20 + b.between(0, 8), 74 + i * 1.2 + (i % 2), b.whole(120, 240));
  for (let i = 0; i < 5; i += 1) put(3 + i * 2.3, 36.5 + b.between(0, 12), 80 + b.whole(-30, 30));
  return figures;
}
