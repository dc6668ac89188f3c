import type { MeasuredScene } from '@shambles/engine';
import { expect, it } from 'vitest';
import { measuredPicture } from '../../index.js';
import { dayTown } from '../../testing/town.js';
import { sheetOf } from '../sheet.js';
import { labelAt } from './reaches.js';

const scene: MeasuredScene = { ...dayTown, figures: [] };
const reach = {
  at: [
    [40, 40],
    [44, 40],
  ],
  r: 10,
  label: 'Awareness 10 cm',
  tone: 'moss',
} as const;

it('how far a unit reaches is one outline round all of it, with its name at the top', () => {
  const svg = measuredPicture(scene, { marks: { reaches: [reach] } });
  expect(svg).toContain('>Awareness 10 cm<');
  // The inside of each ring masks what the others draw there.
  const masks = svg.match(/<mask id="[^"]*-reach-0[^"]*"/g) ?? [];
  expect(new Set(masks).size).toBe(3);
  expect(measuredPicture(scene)).not.toContain('-reach-');
});

it('the name stays on the sheet where the ring leaves it', () => {
  const sheet = sheetOf(scene);
  const [, y] = labelAt(sheet, { ...reach, at: [[40, scene.height]] });
  expect(y).toBeGreaterThan(0);
});
