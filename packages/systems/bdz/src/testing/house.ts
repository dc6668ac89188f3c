import type { OpenTable } from '@shambles/forms';
import * as z from 'zod/mini';
import { FIGHTING } from '../house/fighting.js';
import { GROUND } from '../house/ground.js';
import { PEOPLE } from '../house/people.js';
import { VEHICLES } from '../house/vehicles.js';

/** The part of a JSON Schema that says what values there are. */
interface Values {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Values[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Values;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [key: string]: Values };
}

/** Chooses one of `n` values, which are in order; -1 chooses the last, and so on. */
type Pick = (n: number) => number;

function oneFor(values: Values, pick: Pick): unknown {
  if (values.enum) return values.enum.at(pick(values.enum.length));
  if (values.const !== undefined) return values.const;
  if (values.anyOf) return oneFor(values.anyOf.at(pick(values.anyOf.length)) as Values, pick);
  if (values.type === 'boolean') return [false, true].at(pick(2));
  if (values.type === 'null') return null;
  if (values.properties)
    return Object.fromEntries(
      Object.entries(values.properties).map(([key, each]) => [key, oneFor(each, pick)]),
    );
  if (values.items) {
    const { items, minItems = 0, maxItems = 0 } = values;
    const n = minItems + pickOf(pick, maxItems - minItems + 1);
    const all = Array.from({ length: n }, (_, i) => (items.enum ? items.enum[i] : oneFor(items, pick)));
    return [...new Set(all)].sort();
  }
  const { minimum = 0, maximum = 0 } = values;
  return minimum + pickOf(pick, maximum - minimum + 1);
}

const pickOf = (pick: Pick, n: number): number => (pick(n) + n) % n;

type Row = { readonly [column: string]: unknown };

/** Makes rows fit together where a table asks for it. */
const FITTED: { readonly [id: string]: (row: Row, rows: readonly Row[]) => Row } = {
  'BDZ-T-weapons': (row) =>
    'best' in row ? { ...row, best: Math.min(row.best as number, (row.dice as number[])[0] as number) } : row,
  'BDZ-T-zgen-place': (row) => {
    const bearings: Row = {
      'the top edge': 0,
      'the right edge': 90,
      'the bottom edge': 180,
      'the left edge': 270,
    };
    return { ...row, bearing: bearings[row.toward as string] };
  },
  'BDZ-T-bldg-move': (row, rows) =>
    row.by === 'window-out' ? { ...row, inches: rows.find((each) => each.by === 'window-in')?.inches } : row,
};

/** A house rules file that changes every open number of the fight. */
export function fightWith(pick: Pick): { readonly 'house-rules': never } {
  const all: readonly OpenTable[] = Object.values({ ...FIGHTING, ...PEOPLE, ...GROUND, ...VEHICLES });
  const tables = Object.fromEntries(
    all.map(({ table, key, columns }) => {
      const rows = table.rows.map((row) => ({
        ...Object.fromEntries(key.filter((each) => each in row).map((each) => [each, row[each]])),
        ...Object.fromEntries(
          Object.entries(columns(row)).map(([column, schema]) => [
            column,
            oneFor(z.toJSONSchema(schema as z.ZodMiniType) as Values, pick),
          ]),
        ),
      }));
      const fit = FITTED[table.id] ?? ((row: Row) => row);
      return [table.id, rows.map((row) => fit(row, rows))];
    }),
  );
  return { 'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never };
}
