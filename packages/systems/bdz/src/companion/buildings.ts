import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { breaksDown, zedsBatter } from '../barricades/breaking.js';
import { builds } from '../barricades/building.js';
import { barricadeAt } from '../barricades/openings.js';
import { tableOf } from '../table.js';
import { MOST_BARRICADE } from '../tables/buildings.js';
import { bare, cast, DOOR, define, flag, melee, person, rep, stateOf, WORDS, zed } from './bench.js';

const barricade = (least: number) =>
  z.int().check(z.gte(least), z.lte(MOST_BARRICADE), z.meta({ title: 'Rep of the barricade', default: 2 }));
/** A barricaded door with nobody at it. */
const barred = (n: number) => ({ openings: n > 0 ? [{ id: DOOR.id, rep: n, open: false }] : [] });

// ------------------------------------------------------------------ building and breaking

const BuildInput = z.strictObject({
  barricade: barricade(0),
  boards: flag('It has brought boards, or has found some here'),
});

/** BDZ-barricade-build, BDZ-barricade-materials. */
const BUILD = define<typeof BuildInput, number>({
  id: 'barricade-build',
  title: 'Building a barricade',
  rule: 'BDZ-barricade-build',
  input: BuildInput,
  example: { barricade: 0 },
  words: { ...WORDS, ...cast({ shooter: 'the worker' }) },
  begin: ({ barricade: n, boards = false }) => ({
    ...stateOf([person('shooter', { ...DOOR.inside, boards })]),
    ...barred(n),
  }),
  *run(outer): Rule<number> {
    const w = bare(outer, 'house');
    yield* builds(w, 'shooter', DOOR.id);
    return barricadeAt(w, DOOR.id);
  },
  result: (n) => ({ barricade: n }),
  quantities: (n) => ({ barricade: n }),
});

const BreakInput = z.strictObject({ barricade: barricade(1), rep: rep(), weapon: melee('Weapon') });

/** BDZ-barricade-break. */
const BREAK = define<typeof BreakInput, string>({
  id: 'barricade-break',
  title: 'Breaking a barricade down',
  rule: 'BDZ-barricade-break',
  input: BreakInput,
  example: { barricade: 2, rep: 4 },
  words: { ...WORDS, ...cast({ shooter: 'the worker' }) },
  begin: ({ barricade: n, rep: own, weapon = 'unarmed' }) => ({
    ...stateOf([person('shooter', { ...DOOR.outside, rep: own, melee: weapon })]),
    ...barred(n),
  }),
  *run(outer): Rule<string> {
    const w = bare(outer, 'house');
    yield* breaksDown(w, 'shooter', DOOR.id);
    return barricadeAt(w, DOOR.id) > 0 ? 'holds' : 'broken';
  },
  result: (fate) => ({ barricade: fate }),
  outcomes: (fate) => fate,
  outcomeNames: ['broken', 'holds'],
  most: 3000,
  samples: 500,
});

const BatterInput = z.strictObject({
  barricade: barricade(1),
  zombies: z.int().check(z.gte(1), z.lte(8), z.meta({ title: 'Zombies at it', default: 3 })),
});

/** BDZ-zmove-door-barricaded. */
const BATTER = define<typeof BatterInput, string>({
  id: 'barricade-zombies',
  title: 'Zombies at a barricade',
  rule: 'BDZ-zmove-door-barricaded',
  input: BatterInput,
  example: { barricade: 2, zombies: 3 },
  words: WORDS,
  begin: ({ barricade: n, zombies }) => ({
    ...stateOf(
      [],
      Array.from({ length: zombies }, (_, i) => zed(`zed-${i + 1}`, { ...DOOR.outside, door: DOOR.id })),
    ),
    ...barred(n),
  }),
  *run(outer): Rule<string> {
    const w = bare(outer, 'house');
    yield* zedsBatter(w, []);
    return barricadeAt(w, DOOR.id) > 0 ? 'holds' : 'broken';
  },
  result: (fate) => ({ barricade: fate }),
  outcomes: (fate) => fate,
  outcomeNames: ['broken', 'holds'],
  most: 3000,
  samples: 500,
});

// ------------------------------------------------------------------ doors, windows

const PassInput = z.strictObject({
  by: z
    .enum(['door', 'window'])
    .check(z.meta({ title: 'In by', default: 'door', names: { door: 'a door', window: 'a window' } })),
  who: z
    .optional(z.enum(['human', 'zombie']))
    .check(z.meta({ title: 'Who', blank: 'a human', names: { human: 'a human', zombie: 'a zombie' } })),
});

/** Inches of a move that a five-inch way into a building costs. BDZ-T-bldg-move, BDZ-zmove-rate. */
const PASSAGE = define<typeof PassInput, number>({
  id: 'passage',
  title: 'Five inches, into a building',
  rule: 'BDZ-bldg-door',
  input: PassInput,
  example: { by: 'door' },
  words: WORDS,
  begin: ({ by }) => stateOf([person('shooter', DOOR.before[by])]),
  *run(outer, { by, who = 'human' }): Rule<number> {
    const w = bare(outer, 'house');
    const { x, y } = DOOR.before[by];
    const route = tableOf(w)
      .ways(who === 'human' ? 8 : 'zed')
      .to(x, y + 5, 0)
      .route(x, y, 0);
    return Math.round((route?.cost ?? 0) * 10) / 10;
  },
  result: (cost) => ({ inches: cost }),
  quantities: (cost) => ({ inches: cost }),
});

export const BUILDINGS = [BUILD, BREAK, BATTER, PASSAGE];
