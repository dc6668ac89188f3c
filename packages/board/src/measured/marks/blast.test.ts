import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import { describe, expect, it } from 'vitest';
import { measuredPicture } from '../../index.js';
import { dayTown } from '../../testing/town.js';
import { caughtBy, inShort } from './blast.js';

const figure = (id: string, x: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id,
  name: `Zed ${id}`,
  kind: 'zed',
  side: 'zeds',
  tone: 'moss',
  ring: 'broken',
  at: [x, 40],
  level: 0,
  r: 1,
  facing: 0,
  badges: [],
  named: false,
  ...more,
});
const ash = { name: 'Ash', kind: 'survivor', side: 'survivors', named: true };
const scene: MeasuredScene = {
  ...dayTown,
  figures: [
    figure('1', 40),
    figure('2', 51),
    figure('3', 51.01),
    figure('4', 42, { level: 1 }),
    figure('5', 43, { kind: 'body', badges: ['dead'] }),
    figure('6', 38, { kind: 'tank', name: 'Tank', r: 2, named: true }),
    figure('ash', 45, ash),
    figure('q', 44, { name: 'Seated figure', kind: 'seated', side: 'unknown' }),
  ],
};
const ids = (sides?: readonly string[]): string[] =>
  caughtBy(scene, { r: 10, ...(sides && { sides }) }, [40, 40, 0]).map((f) => f.id);

describe('a blast', () => {
  it('reaches bases within its radius on its level, bodies aside, the nearest first', () => {
    expect(ids()).toEqual(['1', '6', 'q', 'ash', '2']);
    expect(ids(['zeds'])).toEqual(['1', '6', '2']);
  });

  it('is told in short: names, then crowds', () => {
    expect(inShort(caughtBy(scene, { r: 10 }, [40, 40, 0]))).toBe('Tank, Ash, 2 Zeds, Seated figure');
    expect(inShort(caughtBy(scene, { r: 3 }, [40, 40, 0]))).toBe('Tank, Zed 1, Seated figure');
    const crowd = (name: string) => [1, 2].map((n) => figure(`${n}`, 40, { name: `${name} ${n}` }));
    expect(['Witch', 'Body', 'Zed'].map((name) => inShort(crowd(name)))).toEqual([
      '2 Witches',
      '2 Bodies',
      '2 Zeds',
    ]);
  });

  it('is drawn with a ring round each that it reaches, of the question and of what has landed alike', () => {
    const blast = { r: 10, at: [40, 40] as const, level: 0 };
    const asked = measuredPicture(scene, { marks: { blasts: [blast] } });
    const landed = measuredPicture({ ...scene, blasts: [{ ...blast, id: 'x', name: 'HE grenade' }] });
    for (const svg of [asked, landed]) {
      expect(svg.match(/class="sm-blast"/g)).toHaveLength(1);
      expect(svg.match(/class="sm-caught"/g)).toHaveLength(5);
    }
    expect(asked).toContain('>10 cm<');
    expect(landed).toContain('HE grenade, 10 cm');
    expect(measuredPicture(scene)).not.toContain('sm-blast');
  });
});
