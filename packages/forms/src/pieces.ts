import type { Fact, Json, Procedure } from '@shambles/engine';
import * as z from 'zod/mini';
import { read } from './read.js';

/** The definition of one companion procedure. What it omits is the same for all procedures of its system. */
type Piece<T extends z.ZodMiniType, R, S, B, F extends Fact> = Omit<
  Procedure<z.infer<T>, R, S, B, F>,
  'schema' | 'schemaFor' | 'parse' | Alike
> &
  Partial<Pick<Procedure<z.infer<T>, R, S, B, F>, Alike>> & {
    /** The input's form: its schema is shown to players, and their input is read with it. */
    readonly input: T;
  };

type Alike = 'begin' | 'policy' | 'mute' | 'quantities';

/**
 * Makes the function that defines the procedures of one system. `begin` makes the state of those that need nothing on
 * the table, `policy` makes the choices that are left open, and `schemaFor` adds a book's own things to a schema.
 */
export function pieces<S, B, F extends Fact>(system: {
  begin(input: unknown, book: B): S;
  readonly policy: Procedure<unknown, unknown, S, B, F>['policy'];
  schemaFor?(schema: Json, book: B): Json;
}) {
  return <T extends z.ZodMiniType, R>({
    input,
    ...piece
  }: Piece<T, R, S, B, F>): Procedure<z.infer<T>, R, S, B, F> => {
    const schema = z.toJSONSchema(input) as Json;
    const { begin, policy, schemaFor } = system;
    return {
      begin,
      policy,
      mute: [],
      quantities: () => ({}),
      ...piece,
      schema,
      ...(schemaFor && { schemaFor: (book: B) => schemaFor(schema, book) }),
      parse: (given) => read(input, given, piece.id),
    };
  };
}
