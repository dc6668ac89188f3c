import { Sfc32 } from '@shambles/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Figure, Figures } from '../figures/figures.js';
import { overlapped } from '../figures/near.js';
import { type Footing, footing, HIGH, Plain, WIDE } from '../testing/footing.js';
import { Ways } from '../ways/ways.js';
import { placesNear, placesRound } from './crowd.js';
import { straight } from './push.js';
import { walk } from './walk.js';

interface Table {
  readonly figures: Figures;
  readonly ways: Ways;
}

/** A table without cached results, on a ground of its own. */
function fresh(make: () => Footing): Table {
  const on = make();
  const figures = new Figures(on.ground.width, on.ground.height, 2000);
  return { figures, ways: new Ways(on.ground, figures, on.rules, on.r, (id) => on.open.has(id)) };
}

/** Usually on half units, so that many ways and places are equally good. */
function place(random: Sfc32): [number, number] {
  if (random.below(4) === 0) return [random.below(WIDE * 1000) / 1000, random.below(HIGH * 1000) / 1000];
  return [random.below(2 * WIDE + 1) / 2, random.below(2 * HIGH + 1) / 2];
}

/** Figures that overlap nothing. */
function crowd(random: Sfc32, on: Footing): Figure[] {
  const plain = new Plain(on);
  const found: Figure[] = [];
  for (let i = 0; i < 30; i++) {
    const [x, y] = place(random);
    if (!plain.standing(Math.round(x * 1000), Math.round(y * 1000))) continue;
    if (found.some((f) => (f.x - x) ** 2 + (f.y - y) ** 2 < 4 * on.r * on.r)) continue;
    found.push({ id: `z${i}`, x, y, level: 0, r: on.r, facing: 0 });
  }
  return found;
}

/** A table's answer to one question, by ids, because numbers differ between tables. */
function asked({ figures: f, ways }: Table, [kind, i, [x, y], [qx, qy]]: Question): unknown {
  const name = (n: number | undefined) => (n === undefined ? undefined : f.ids[n]);
  const prey = i % Math.max(1, f.count);
  const self = (i + 1) % Math.max(1, f.count);
  const others = (n: number) => n !== self;
  const most = 3 + (i % 9);
  switch (kind) {
    case 0:
      return ways.to(x, y, 0).route(qx, qy, 0);
    case 1:
      return ways.to(x, y, 0, { contact: ways.graph.r / 1000 }).route(qx, qy, 0);
    case 2:
      return ways.from(x, y, 0, { most, blocks: () => true }).route(qx, qy, 0);
    case 3:
      return placesNear(ways, f, [x, y, 0], 3, 6);
    case 4:
      return overlapped(f, x * 1000, y * 1000, 0, 4000, others, 0) >= 0;
  }
  if (f.count < 2) return undefined;
  if (kind === 5) return placesRound(ways, f, prey, [x, y], (n) => n === self);
  const { x: ax, y: ay } = f.figure(self);
  if (kind === 6) {
    const { stopped, ...end } = straight(ways, f, [ax, ay, 0], [x - ax, y - ay], most, others);
    return { end, by: stopped?.by === 'figure' ? name(stopped.figure) : stopped };
  }
  const route = ways.to(x, y, 0).route(ax, ay, 0);
  if (!route) return undefined;
  const { route: gone, arrived, by } = walk(ways, f, self, route, most, others);
  return { gone, arrived, by: name(by) };
}

type Question = readonly [
  kind: number,
  figure: number,
  at: readonly [number, number],
  to: readonly [number, number],
];

function questions(random: Sfc32, count: number): Question[] {
  return Array.from({ length: count }, () => [
    random.below(8),
    random.below(1000),
    place(random),
    place(random),
  ]);
}

test('a table answers by what stands on it, whoever stood there before and whatever was asked', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000).map((n) => `history ${n}`),
      fc.boolean(),
      fc.boolean(),
      (seed, priced, levels) => {
        const make = () => footing(seed, { priced, levels });
        const random = new Sfc32(seed);
        const standing = crowd(random, make());
        const used = fresh(make);
        for (let k = 0; k < 4; k++) {
          const before = crowd(random, make()).filter(() => random.below(3) > 0);
          used.figures.sync(random.below(2) ? before : before.toReversed());
          for (const question of questions(random, 12)) asked(used, question);
        }
        used.figures.sync(standing);
        for (const question of questions(random, 12)) {
          const unused = fresh(make);
          unused.figures.sync(standing);
          expect(asked(used, question), `${seed} ${JSON.stringify(question)}`).toEqual(
            asked(unused, question),
          );
        }
      },
    ),
    { numRuns: 40 },
  );
});
