import { type Json, SetupError, Sfc32 } from '@shambles/engine';
import * as z from 'zod/mini';
import { HOUSE_RULES } from '../house/tables.js';

/** How values are taken from what is allowed. */
export type Taken = 'lowest' | 'highest' | { readonly seed: string };

interface Node {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly anyOf?: readonly Node[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [name: string]: Node };
}

/** Chooses one of n: the first, the last, or any. */
type Pick = (n: number) => number;

function drawn(node: Node, pick: Pick): Json {
  const one = <T>(all: readonly T[]): T => all[pick(all.length)] as T;
  if (node.anyOf) return drawn(one(node.anyOf), pick);
  if (node.enum) return one(node.enum);
  if (node.const !== undefined) return node.const;
  if (node.prefixItems) return node.prefixItems.map((each) => drawn(each, pick));
  if (node.properties)
    return Object.fromEntries(
      Object.entries(node.properties).map(([name, each]) => [name, drawn(each, pick)]),
    );
  switch (node.type) {
    case 'null':
      return null;
    case 'boolean':
      return pick(2) === 1;
    case 'array': {
      const { minItems = 0, maxItems = 6 } = node;
      const n = minItems + pick(maxItems - minItems + 1);
      const { enum: all, ...other } = node.items as Node;
      // Different words, one after the other from any of them on.
      const first = all ? pick(all.length) : 0;
      return Array.from({ length: n }, (_, i) =>
        all ? (all[(first + i) % all.length] as Json) : drawn(other, pick),
      );
    }
    default: {
      const { minimum = 0, maximum = 0 } = node;
      return minimum + pick(maximum - minimum + 1);
    }
  }
}

/** A table of an opening. */
interface Open {
  readonly table: { readonly id: string; readonly rows: readonly { readonly [column: string]: unknown }[] };
  readonly key: readonly string[];
  readonly columns: (row: never) => object;
}

/** How often a value is drawn again that is not allowed. */
const TRIES = 30;

/**
 * House rules that change every open number of these tables, to its lowest or highest value or to any. What would not
 * fit together with what has been changed already stays as it is printed.
 */
export function houseRulesFor(opening: { readonly [name: string]: Open }, taken: Taken): Json {
  const random = typeof taken === 'object' ? new Sfc32(taken.seed) : undefined;
  const pick: Pick = (n) => (random ? random.below(n) : taken === 'lowest' ? 0 : n - 1);
  const tables: { [id: string]: Row[] } = {};
  for (const { table, key, columns } of Object.values(opening)) {
    const rows: Row[] = [];
    for (const row of table.rows) {
      const names = key.filter((column) => Object.hasOwn(row, column)).map((column) => [column, row[column]]);
      let change: Row = Object.fromEntries(names);
      for (const [column, schema] of Object.entries(columns(row as never))) {
        const value = allowedBy(schema as z.ZodMiniType, pick, random ? TRIES : 1);
        const more = { ...change, [column]: value };
        if (value !== undefined && isLegal({ [table.id]: [...rows, more] })) change = more;
      }
      if (Object.keys(change).length > names.length) rows.push(change);
    }
    if (rows.length > 0) tables[table.id] = rows;
  }
  return fileOf(tables);
}

type Row = { readonly [column: string]: unknown };

function allowedBy(schema: z.ZodMiniType, pick: Pick, tries: number): Json | undefined {
  const node = z.toJSONSchema(schema) as Node;
  for (let i = 0; i < tries; i++) {
    const value = drawn(node, pick);
    if (schema.safeParse(value).success) return value;
  }
  return undefined;
}

const fileOf = (tables: object): Json =>
  ({ format: 'shambles-house/1', title: 'Any', tables }) as unknown as Json;

function isLegal(tables: object): boolean {
  try {
    HOUSE_RULES.check(fileOf(tables));
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}
