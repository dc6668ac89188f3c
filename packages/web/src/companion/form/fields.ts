import type { FieldWords, Json } from '@shambles/engine';
import { idInWords } from '@shambles/story';

/** How a field describes itself. */
interface Said {
  readonly title: string;
  readonly about: string | undefined;
  /** Words for what applies if the field is left out. */
  readonly blank: string | undefined;
  /** Its initial value. */
  readonly first: Json | undefined;
}

/** A value and its name; if it has none, the catalogue may have one. */
export interface Value {
  readonly id: string;
  readonly name: string | undefined;
}

/** One part of a form. */
export type Field = Said &
  (
    | { readonly is: 'number'; readonly whole: boolean; readonly min: number; readonly max: number }
    /** One of several; an open choice may hold values that are not listed. */
    | { readonly is: 'choice'; readonly values: readonly Value[]; readonly open: boolean }
    /** Yes or no; `otherwise` is its value when left out. */
    | { readonly is: 'flag'; readonly otherwise: boolean }
    /** Several values, each at most once. */
    | { readonly is: 'set'; readonly values: readonly Value[]; readonly most: number }
    /** Several values, each any number of times. */
    | {
        readonly is: 'tally';
        readonly values: readonly Value[];
        readonly least: number;
        readonly most: number;
      }
    | { readonly is: 'row'; readonly item: Field; readonly least: number; readonly most: number }
    | { readonly is: 'group'; readonly parts: readonly Part[] }
  );

export interface Part {
  readonly name: string;
  readonly field: Field;
  readonly optional: boolean;
}

export type FieldOf<K extends Field['is']> = Extract<Field, { is: K }>;

/** The part of JSON Schema that procedures use. */
interface Schema extends FieldWords {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
}

/** The form of a procedure's input. Throws if the schema has a type that no field can hold. */
export function formOf(schema: Json): Field {
  return fieldOf(schema as Schema, '');
}

function fieldOf(schema: Schema, name: string): Field {
  const said: Said = {
    title: schema.title ?? idInWords(name),
    about: schema.description,
    blank: schema.blank,
    first: schema.default,
  };
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const parts = Object.entries(properties).map(([part, inner]) => ({
        name: part,
        field: fieldOf(inner, part),
        optional: !required.includes(part),
      }));
      return { ...said, is: 'group', parts };
    }
    case 'array':
      return listOf(schema, said);
    case 'boolean':
      return { ...said, is: 'flag', otherwise: schema.default === true };
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
      return { ...said, is: 'number', whole: schema.type === 'integer', min: minimum, max: maximum };
    }
    case 'string':
      return {
        ...said,
        is: 'choice',
        values: valuesOf(schema.enum ?? schema.examples ?? [], schema),
        open: schema.enum === undefined,
      };
    default:
      throw new Error(`No field holds "${schema.type}".`);
  }
}

function listOf(schema: Schema, said: Said): Field {
  const { items = {}, minItems = 0, maxItems = Number.MAX_SAFE_INTEGER } = schema;
  if (!items.enum) return { ...said, is: 'row', item: fieldOf(items, ''), least: minItems, most: maxItems };
  const values = valuesOf(items.enum, schema);
  return schema.uniqueItems
    ? { ...said, is: 'set', values, most: Math.min(maxItems, values.length) }
    : { ...said, is: 'tally', values, least: minItems, most: maxItems };
}

const valuesOf = (ids: readonly string[], { names }: Schema): readonly Value[] =>
  ids.map((id) => ({ id, name: names?.[id] }));

/** The value of a field when it is first put into the form. A flag that is put in differs from its default. */
export function blankOf(field: Field): Json {
  switch (field.is) {
    case 'number':
      return field.first ?? field.min;
    case 'choice':
      return field.first ?? field.values[0]?.id ?? '';
    case 'flag':
      return !field.otherwise;
    case 'set':
      return [];
    case 'tally':
      return Array<Json>(field.least).fill(field.values[0]?.id ?? '');
    case 'row':
      return Array<Json>(field.least).fill(blankOf(field.item));
    case 'group':
      return Object.fromEntries(
        field.parts.filter((p) => !p.optional).map((p) => [p.name, blankOf(p.field)]),
      );
  }
}

export type Filled = { readonly [name: string]: Json };

/** A group's value; a group that is left out is empty. */
export const filled = (value: Json | undefined): Filled =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Filled) : {};

export const listed = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** A group with one part changed, in the order of its fields; undefined leaves the part out. */
export function withPart(
  field: FieldOf<'group'>,
  value: Filled,
  name: string,
  part: Json | undefined,
): Filled {
  const next: { [name: string]: Json } = {};
  for (const { name: each } of field.parts) {
    const held = each === name ? part : value[each];
    if (held !== undefined) next[each] = held;
  }
  return next;
}

/** How often a value occurs in a list. */
export const timesIn = (list: readonly Json[], id: string): number =>
  list.filter((each) => each === id).length;

/** A list with a value in it `n` times. Equal values come together, in the order in which they first appeared. */
export function withTimes(list: readonly Json[], id: string, n: number): readonly Json[] {
  const kinds = [...new Set([...list, id])];
  return kinds.flatMap((kind) => Array<Json>(kind === id ? n : timesIn(list, String(kind))).fill(kind));
}

/** A set with a value added or removed, in the order of the field's values. */
export function withValue(
  field: FieldOf<'set'>,
  list: readonly Json[],
  id: string,
  on: boolean,
): readonly Json[] {
  return field.values.map((v) => v.id).filter((each) => (each === id ? on : list.includes(each)));
}

/** The parts of a group that are always shown, and those behind a fold: optional parts that `start` leaves empty. */
export function foldOf(
  field: FieldOf<'group'>,
  start: Filled,
): { shown: readonly Part[]; folded: readonly Part[] } {
  const first = (part: Part): boolean => !part.optional || start[part.name] !== undefined;
  const folded = field.parts.filter((part) => !first(part));
  // Up to three more take no more room than the fold.
  if (folded.length <= 3) return { shown: field.parts, folded: [] };
  return { shown: field.parts.filter(first), folded };
}
