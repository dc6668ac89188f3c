import * as z from 'zod/mini';

/** A mark in the type alone: the field is `readonly`. */
interface Fixed {
  readonly fixed: true;
}

/** A field that keeps its value while its object exists. The contents of that value may change. */
export function fixed<T extends z.ZodMiniType>(schema: T): T & Fixed {
  return schema as T & Fixed;
}

interface Fields {
  readonly [field: string]: z.ZodMiniType;
}

type Valued<T extends z.ZodMiniType> = T['_zod']['output'];
type Optional = { readonly _zod: { readonly optout: 'optional' } };

/** The type of an object with these fields. */
type Filled<F extends Fields> = {
  readonly [field in keyof F as F[field] extends Fixed ? field : never]: Valued<F[field]>;
} & {
  -readonly [field in keyof F as F[field] extends Fixed | Optional ? never : field]: Valued<F[field]>;
} & {
  -readonly [field in keyof F as F[field] extends Optional ? field : never]?: Valued<F[field]>;
};

/**
 * A single description of a kind of object: its type, what is allowed in it, and how it is copied. The object has
 * exactly these fields; the type shows which of them are `fixed`.
 */
export function thing<F extends Fields>(
  fields: F,
): z.ZodMiniType<{ [field in keyof Filled<F>]: Filled<F>[field] }> {
  return z.strictObject(fields) as never;
}

const stills = new WeakSet<z.core.$ZodType>();

/** Marks data that never changes once it exists, such as a map or a record. All copies share it, and it is frozen. */
export function still<T extends z.ZodMiniType>(schema: T): T {
  const own = z.clone(schema);
  stills.add(own);
  return own;
}

export function isStill(schema: z.core.$ZodType): boolean {
  return stills.has(schema);
}
