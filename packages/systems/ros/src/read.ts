import { SetupError } from '@shambles/engine';
import { en } from 'zod/locales';
import type * as z from 'zod/mini';

const { localeError } = en();

/** Reads data from outside. Throws SetupError that names `what`, the field and what is allowed there. */
export function read<T extends z.ZodMiniType>(
  schema: T,
  data: unknown,
  what: string,
  whole: string,
): z.infer<T> {
  const found = schema.safeParse(data, { error: localeError });
  if (found.success) return found.data as z.infer<T>;
  const issue = found.error.issues[0];
  throw new SetupError(`${what}, ${issue?.path.join('/') || whole}: ${issue?.message}`);
}
