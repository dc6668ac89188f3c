import type * as z from 'zod/mini';
import { type Copy, type Field, isTree, nextField, nextSpread, type Open } from './sites.js';
import { isStill } from './things.js';

/**
 * Makes a function that copies data of a schema. The copy shares nothing with the original except `still` data. Absent
 * fields stay absent, and the order of the fields is kept. Throws TypeError for a schema that it cannot copy.
 */
export function copier<T extends object>(schema: z.ZodMiniType<T>): (data: T) => T {
  const copy = copyOf(schema, new Map());
  if (!copy) throw new TypeError('What is plain needs no copy.');
  return copy as unknown as (data: T) => T;
}

/** Copy functions made so far. A schema that occurs in several places has only one. */
type Known = Map<z.core.$ZodType, Copy>;

/** The copy function for data of a schema; undefined if all of it is plain. */
function copyOf(schema: z.core.$ZodType, known: Known): Copy | undefined {
  if (isStill(schema)) return freeze;
  const before = known.get(schema);
  if (before) return before;
  const made = make(defOf(schema), known);
  if (made) known.set(schema, made);
  return made;
}

type Def = z.core.$ZodTypes['_zod']['def'];

function defOf(schema: z.core.$ZodType): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function make(def: Def, known: Known): Copy | undefined {
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return undefined;
    case 'readonly':
      return copyOf(def.innerType, known);
    case 'nullable':
    case 'optional':
      return orPlain(copyOf(def.innerType, known));
    case 'object':
      return thingCopy(innerCopies(def, known));
    case 'record':
      return recordCopy(copyOf(def.valueType, known));
    case 'array':
      return listCopy(copyOf(def.element, known));
    case 'tuple':
      return tupleCopy(def.items.map((item) => copyOf(item, known)));
    case 'union':
      return orPlain(unionCopy(def.options, known));
    default:
      throw new TypeError(`It is not known how to copy what is "${def.type}".`);
  }
}

function orPlain(copy: Copy | undefined): Copy | undefined {
  return copy && ((data) => (isTree(data) ? copy(data) : data));
}

/** Fields that may hold objects or lists, with their copy functions. */
type Inner = Map<string, Copy>;

function innerCopies({ shape }: z.core.$ZodObjectDef, known: Known): Inner {
  const found: Inner = new Map();
  for (const [field, schema] of Object.entries(shape)) {
    const copy = copyOf(bare(schema), known);
    if (copy) found.set(field, copy);
  }
  return found;
}

/** The schema of a field without null and undefined: the code that copies fields checks for those itself. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema);
  return def.type === 'nullable' || def.type === 'optional' ? bare(def.innerType) : schema;
}

/** Copies an object. Most have few such fields, so one or two are copied without a loop. */
function thingCopy(inner: Inner): Copy {
  const spread = nextSpread();
  const fields = [...inner].map(([field, copy]) => nextField(field, copy));
  const [first, second] = fields;
  if (!first) return spread as Copy;
  if (!second) return (data) => first(spread(data as Open));
  if (fields.length === 2) return (data) => second(first(spread(data as Open)));
  return (data) => {
    const made = spread(data as Open);
    for (let i = 0; i < fields.length; i++) (fields[i] as Field)(made);
    return made;
  };
}

function recordCopy(each: Copy | undefined): Copy {
  const spread = nextSpread() as Copy;
  if (!each) return spread;
  return (data) => {
    const made = spread(data) as Open;
    for (const key of Object.keys(made)) made[key] = each(made[key]);
    return made;
  };
}

function listCopy(each: Copy | undefined): Copy {
  if (!each) return (list) => (list as unknown[]).slice();
  return (list) => (list as unknown[]).map(each);
}

function tupleCopy(parts: readonly (Copy | undefined)[]): Copy {
  if (parts.every((part) => !part)) return listCopy(undefined);
  return (list) => (list as unknown[]).map((value, i) => parts[i]?.(value) ?? value);
}

/**
 * Objects of several kinds are copied as one kind that has the fields of all. A field that two kinds share must be
 * copied in the same way in both. A union cannot mix lists with objects.
 */
function unionCopy(options: readonly z.core.$ZodType[], known: Known): Copy | undefined {
  const things = options.map(defOf).filter((def) => def.type === 'object');
  const inner: Inner = new Map();
  for (const [field, copy] of things.flatMap((def) => [...innerCopies(def, known)])) {
    if ((inner.get(field) ?? copy) !== copy) throw new TypeError(`"${field}" is copied in two ways.`);
    inner.set(field, copy);
  }
  const ways = options.filter((o) => defOf(o).type !== 'object').flatMap((o) => copyOf(o, known) ?? []);
  if (things.length > 0) ways.push(thingCopy(inner));
  if (ways.length > 1)
    throw new TypeError('Lists and things that stand for each other cannot be told apart.');
  return ways[0];
}

/** Freezes data deeply, once. Opening a game freezes its long past, so this builds no lists of what it visits. */
function freeze(data: unknown): unknown {
  if (!isTree(data) || Object.isFrozen(data)) return data;
  if (Array.isArray(data)) for (let i = 0; i < data.length; i++) freeze(data[i]);
  else for (const field in data) freeze((data as Record<string, unknown>)[field]);
  return Object.freeze(data);
}
