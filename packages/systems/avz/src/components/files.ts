import { type FileSpec, type Json, SetupError } from '@shambles/engine';
import { read } from '@shambles/forms';
import * as z from 'zod/mini';
import board from '../../data/board.json' with { type: 'json' };
import counters from '../../data/counters.json' with { type: 'json' };
import tiles from '../../data/tiles.json' with { type: 'json' };
import { ALIENS, ICONS, type Kind, ZOMBIES } from '../kinds.js';
import type { RuleId } from '../register.js';

const text = z.optional(z.string().check(z.maxLength(200)));
const count = z.int().check(z.gte(0), z.lte(200));

const Board = z.strictObject({
  title: text,
  provenance: text,
  rows: z
    .array(
      z
        .string()
        .check(z.regex(/^[BPD]{1,26}$/, 'letters B (building), P (park) and D (dirt lot), at most 26')),
    )
    .check(z.minLength(1)),
});

const mix = (kinds: readonly Kind[]) =>
  z.array(z.strictObject({ kind: z.enum(kinds as [Kind, ...Kind[]]), count }));
const Counters = z.strictObject({
  title: text,
  provenance: text,
  aliens: mix(ALIENS.map((a) => a.kind)),
  zombies: mix(ZOMBIES.map((k) => k.kind)),
});

const Tiles = z.strictObject({
  title: text,
  provenance: text,
  tiles: z
    .array(
      z.strictObject({
        tile: z.string().check(z.minLength(1), z.maxLength(20)),
        number: z.int().check(z.gte(0), z.lte(60)),
        icons: z
          .array(z.enum(ICONS as [(typeof ICONS)[number], ...(typeof ICONS)[number][]]))
          .check(z.minLength(1), z.maxLength(4)),
      }),
    )
    .check(z.minLength(3), z.maxLength(40)),
});

export type BoardFile = z.infer<typeof Board>;
export type CountersFile = z.infer<typeof Counters>;
export type TilesFile = z.infer<typeof Tiles>;

/** The board is held in the bits of one number. */
const MOST_LOCATIONS = 31;
/** Enough for the fifteen Zombies of the set-up, three per location. AVZ-2.0-zombies. */
const FEWEST_LOCATIONS = 5;

function checkBoard({ rows }: BoardFile): string | undefined {
  const width = (rows[0] as string).length;
  for (const [i, { length }] of rows.entries())
    if (length !== width)
      return `rows/${i}: has ${length} letters, row 0 has ${width}; all rows must be as long`;
  const cells = rows.length * width;
  if (cells > MOST_LOCATIONS || cells < FEWEST_LOCATIONS)
    return `rows: make ${cells} locations; allowed are ${FEWEST_LOCATIONS} to ${MOST_LOCATIONS}`;
  return undefined;
}

function checkCounters({ aliens, zombies }: CountersFile): string | undefined {
  for (const [field, list] of [
    ['aliens', aliens],
    ['zombies', zombies],
  ] as const) {
    const seen = new Set<string>();
    for (const [i, { kind }] of list.entries()) {
      if (seen.has(kind)) return `${field}/${i}/kind: "${kind}" is listed twice`;
      seen.add(kind);
    }
  }
  for (const kind of ['trooper', 'ufo', 'tank'] as const)
    if (!aliens.some((a) => a.kind === kind && a.count >= 3))
      return `aliens: set-up needs at least three of ${kind}`;
  const all = zombies.reduce((n, k) => n + k.count, 0);
  return all < 15 ? `zombies: are ${all}; set-up needs at least 15` : undefined;
}

function checkTiles({ tiles: list }: TilesFile): string | undefined {
  const seen = new Set<string>();
  for (const [i, { tile }] of list.entries()) {
    if (seen.has(tile)) return `tiles/${i}/tile: "${tile}" is listed twice`;
    seen.add(tile);
  }
  return undefined;
}

/** Reads data with a schema and an additional check. Throws SetupError naming file and field. */
function check<T>(
  file: string,
  schema: z.ZodMiniType<T>,
  more: (data: T) => string | undefined,
  data: unknown,
): T {
  const found = read(schema, data, `File "${file}"`, 'top');
  const wrong = more(found);
  if (wrong !== undefined) throw new SetupError(`File "${file}", ${wrong}.`);
  return found;
}

const READERS: { readonly [id: string]: (data: unknown) => unknown } = {
  board: (data) => check('board', Board, checkBoard, data),
  counters: (data) => check('counters', Counters, checkCounters, data),
  tiles: (data) => check('tiles', Tiles, checkTiles, data),
};

const spec = (id: string, title: string, rule: RuleId, standard: Json): FileSpec => ({
  id,
  title,
  rule,
  provenance: 'reconstructed',
  standard,
  check: (data) => void READERS[id]?.(data),
});

/** Reconstructions of what the rulebook shows only as pictures or not at all. Players may use their own instead. */
export const FILES: readonly FileSpec[] = [
  spec('board', 'The board', 'AVZ-1.0-map', board),
  spec('counters', 'The counter mix', 'AVZ-1.0-zombie-mix', counters),
  spec('tiles', 'The event tiles', 'AVZ-T-events', tiles),
];

/** A player's file, or the standard one. Throws SetupError. */
export function readFile(id: string, own: Json | undefined): unknown {
  return own === undefined ? FILES.find((f) => f.id === id)?.standard : READERS[id]?.(own);
}
