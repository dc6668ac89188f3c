import { Table } from '@shambles/engine';
import { describe, expect, it } from 'vitest';
import { STREET } from '../../testing/street.js';
import { createDesk } from './desk.js';
import { lookByKeys } from './keys.js';
import { type Measuring, pressed, ringsOf, sightOf, tape, together } from './measure.js';

const table = Table.create(STREET, { setup: { scenario: 'day', options: { players: '2' } }, seed: 'tape' });
const scene = (() => {
  const s = table.scene('survivor-1');
  if (s.kind !== 'measured') throw new Error(s.kind);
  return s;
})();
const badge = (b: string) => b;

describe('the tape', () => {
  it('goes from the edge of a base to the edge of another, and from the middle of a spot', () => {
    const ann = { at: [10.5, 5.5, 0], thing: 'survivor-1' } as const;
    const francis = { at: [10.4, 9.2, 0], thing: 'survivor-2' } as const;
    expect(tape(scene, ann, francis).words).toBe('Ann to Francis: 1.5 cm');
    expect(tape(scene, ann, { at: [20.5, 5.5, 0] }).words).toBe('Ann to 20.5, 5.5; near Zed: 8.8 cm');
    expect(tape(scene, ann, { at: [20.5, 5.5, 1] }).words).toMatch(/; one level apart$/);
  });

  it('is laid by two presses and begun anew by a third', () => {
    const a = { at: [1, 1, 0] } as const;
    const b = { at: [2, 2, 0] } as const;
    let now: Measuring = { is: 'first' };
    now = pressed(now, a);
    expect(now).toEqual({ is: 'second', from: a });
    now = pressed(now, b);
    expect(now).toEqual({ is: 'laid', from: a, to: b });
    expect(pressed(now, b)).toEqual({ is: 'second', from: b });
    expect(pressed({ is: 'off' }, a)).toEqual({ is: 'off' });
  });
});

describe('how far a unit reaches', () => {
  const ring = { r: 8, name: 'Hears 8 cm', tone: 'ice' } as const;
  const pair = { id: 'pair', lead: 'survivor-1', figures: ['survivor-1', 'survivor-2'], rings: [ring] };
  const units = { ...scene, units: [pair] };

  it('is drawn round all of it from the edge of their bases, whichever of them is pointed at', () => {
    const base = scene.figures.find((f) => f.id === 'survivor-2')?.r ?? 0;
    const { reaches, words } = ringsOf(units, 'survivor-2');
    expect(reaches).toMatchObject([{ r: 8 + base, label: 'Hears 8 cm' }]);
    expect(reaches[0]?.at).toHaveLength(2);
    expect(words).toBe('Hears 8 cm');
    expect(ringsOf(units, 'zed-1').reaches).toEqual([]);
  });
});

describe('what a figure sees', () => {
  const sightings = STREET.rulers?.sight(table.view('survivor-1'), 'survivor-1', table.book) ?? [];

  it('is the others, not its friends, the nearest named', () => {
    const { marks, words } = sightOf(scene, 'survivor-1', sightings, badge);
    expect(marks.rays).toHaveLength(5);
    expect(marks.rays?.[0]).toMatchObject({ from: [10.5, 5.5], to: [30, 3], label: '17.2', tone: 'amber' });
    expect(words).toBe('Ann sees 5: Zed at 17.2 cm, Zed at 18.2 cm, Zed at 19.1 cm, …; seen by 5');
  });

  it('shows its arc where it has one, and says who is not in it', () => {
    const arced = {
      ...scene,
      figures: scene.figures.map((f) => (f.id === 'survivor-1' ? { ...f, arc: 90, facing: 270 } : f)),
    };
    const behind = sightings.map((s) => ({ ...s, inArc: false }));
    const { marks, words } = sightOf(arced, 'survivor-1', behind, badge);
    expect(marks.arcs).toMatchObject([{ at: [10.5, 5.5], facing: 270, half: 45 }]);
    expect(marks.rays?.every((ray) => ray.tone === 'paper')).toBe(true);
    expect(words).toContain('Zed at 17.2 cm (not in front), ');
    expect(sightOf(scene, 'survivor-1', sightings, badge).marks.arcs).toEqual([]);
  });

  it('is gone through by keys, the nearest first, and put away', () => {
    const desk = createDesk();
    const shown: string[] = [];
    const key = (k: string): boolean =>
      lookByKeys({ key: k } as KeyboardEvent, desk, scene, 'survivor-1', (at) => shown.push(at.join()));
    const over = () => desk.over.peek()?.thing;
    expect(key('.')).toBe(true);
    expect(over()).toBe('survivor-1');
    key('.');
    expect(over()).toBe('survivor-2');
    key(',');
    key(',');
    expect(over()).toMatch(/^zed/);
    expect(shown).toHaveLength(4);
    expect(key('Escape')).toBe(true);
    expect(over()).toBeUndefined();
    expect(key('Escape')).toBe(false);
    expect(key('x')).toBe(false);
  });

  it('lies on the table beside the marks of the question', () => {
    const { marks } = sightOf(scene, 'survivor-1', sightings, badge);
    const both = together({ things: { 'zed-0': 'choice' }, lit: [{ level: 0, cell: 1, runs: [] }] }, marks);
    expect(both).toMatchObject({ things: { 'zed-0': 'choice' }, arcs: marks.arcs, rays: marks.rays });
    expect(both.lit).toHaveLength(1);
  });
});
