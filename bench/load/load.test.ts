import { afterAll, expect, it } from 'vitest';
import { PARTS, QUICK } from './parts.js';
import { Places } from './stores.js';
import { record } from './template.js';

/** Stores are in memory, or a folder where a part needs a lasting one: databases take seconds to make. */
const places = new Places(['maps']);
afterAll(() => places.remove());

const sizes = {
  ...QUICK,
  steps: [2, 4],
  pace: 0.5,
  seconds: 0.5,
  warm: 0.2,
  saturated: 3,
  saturation: 0.3,
  idle: 5,
  stored: 40,
  rooms: 2,
  talk: 0.2,
  rounds: 1,
};

it('runs every part at its smallest', async () => {
  const template = await record(60);
  expect(template.moves.length).toBe(60);
  await Promise.all(
    Object.entries(PARTS).map(async ([name, part]) => {
      const { lines } = await part({ places, template, sizes, say: () => {} });
      expect(Object.keys(lines), name).not.toEqual([]);
      for (const [line, { ours }] of Object.entries(lines)) expect(ours, line).toSatisfy(Number.isFinite);
    }),
  );
});
