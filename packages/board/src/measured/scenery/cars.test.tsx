import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { sheetOf } from '../sheet.js';
import { VehicleArt } from './cars.js';

const SHEET = sheetOf({ unit: 'in', width: 40, height: 40 });

/** A rectangle 4 long and 2 wide about (20, 20) that faces this way, its corners listed from any one on. */
function outline(facing: number, first = 0): readonly (readonly [number, number])[] {
  const a = (facing * Math.PI) / 180;
  const corner = (along: number, aside: number) =>
    [20 + along * Math.sin(a) + aside * Math.cos(a), 20 + along * Math.cos(a) - aside * Math.sin(a)] as const;
  const all = [corner(2, -1), corner(2, 1), corner(-2, 1), corner(-2, -1)];
  return [...all.slice(first), ...all.slice(0, first)];
}

test.each([0, 45, 90, 180, 270])('a vehicle that faces %i is drawn with its front that way', (facing) => {
  for (const id of ['a', 'b', 'c', 'd'])
    for (const first of [0, 1, 2, 3]) {
      const vehicle = { id, kind: 'sedan', outline: outline(facing, first), facing, badges: [] };
      const drawn = renderToString(<VehicleArt sheet={SHEET} vehicle={vehicle} />);
      const turn = Number(/rotate\((-?[\d.]+)\)/.exec(drawn)?.[1]);
      // The art points to the right; the sheet's y goes down.
      expect((turn - (facing - 90) + 720) % 360).toBeCloseTo(0, 1);
    }
});

const drawn = (kind: string, name?: string) =>
  renderToString(
    <VehicleArt
      sheet={SHEET}
      vehicle={{ id: 'a', kind, outline: outline(90), facing: 90, badges: [], ...(name && { name }) }}
    />,
  );

test('a big rig is drawn as a truck, a recreational vehicle as a van', () => {
  expect([drawn('big-rig'), drawn('rv')]).toEqual([drawn('truck'), drawn('van')]);
  expect(new Set(['big-rig', 'rv', 'sedan'].map((kind) => drawn(kind))).size).toBe(3);
});

test('motorcycles, ATVs, golf carts and pickups look unlike cars and each other', () => {
  const kinds = ['motorcycle', 'atv', 'golf-cart', 'pickup', 'sedan'];
  expect(new Set(kinds.map((kind) => drawn(kind))).size).toBe(kinds.length);
  expect(drawn('suv')).toBe(drawn('sedan'));
  expect(drawn('atv', 'the golf cart')).toBe(drawn('golf-cart'));
});

test('a vehicle is painted in the colour of its name', () => {
  const paints = (name?: string) => new Set(drawn('pickup', name).match(/fill="#[\da-f]+"/g));
  expect(paints('our white pickup or van')).toContain('fill="#c8c5ba"');
  expect(paints('our second red pickup or van')).toContain('fill="#8a352d"');
  expect(drawn('pickup', 'the first pickup or van')).toBe(drawn('pickup'));
});
