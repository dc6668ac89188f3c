import * as z from 'zod/mini';

/** What only the type says of a field: it is `readonly`. */
interface Fixed {
  readonly fixed: true;
}

/** A field that keeps its value for as long as its thing is there. What the value holds may change. */
export function fixed<T extends z.ZodMiniType>(schema: T): T & Fixed {
  return schema as T & Fixed;
}

interface Fields {
  readonly [field: string]: z.ZodMiniType;
}

type Valued<T extends z.ZodMiniType> = T['_zod']['output'];
type Optional = { readonly _zod: { readonly optout: 'optional' } };

/** What is in a thing with such fields. */
type Filled<F extends Fields> = {
  readonly [field in keyof F as F[field] extends Fixed ? field : never]: Valued<F[field]>;
} & {
  -readonly [field in keyof F as F[field] extends Fixed | Optional ? never : field]: Valued<F[field]>;
} & {
  -readonly [field in keyof F as F[field] extends Optional ? field : never]?: Valued<F[field]>;
};

/**
 * One description of a kind of thing: its type, what is allowed in it, and how it is copied. It has these fields and no
 * others; its type tells which of them are `fixed`.
 */
export function thing<F extends Fields>(
  fields: F,
): z.ZodMiniType<{ [field in keyof Filled<F>]: Filled<F>[field] }> {
  return z.strictObject(fields) as never;
}

const stills = new WeakSet<z.core.$ZodType>();

/** Data of this schema never changes once it is there, a map or a record: all copies share it, and it is frozen. */
export function still<T extends z.ZodMiniType>(schema: T): T {
  const own = z.clone(schema);
  stills.add(own);
  return own;
}

export function isStill(schema: z.core.$ZodType): boolean {
  return stills.has(schema);
}
