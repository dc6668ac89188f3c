/** Statements of PGlite that are prepared once: it prepares anew whatever goes through its `query`. */
import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Statement } from './database.js';

const { serialize } = protocol;

/** Runs statements by their names. Whoever calls it sees to it that no transaction of others is open. */
export class Prepared {
  /** The types of what each statement is given, as numbers of the database. */
  readonly #types = new Map<string, readonly number[]>();

  constructor(private readonly db: PGlite) {}

  run<R>({ name, text }: Statement, values: readonly unknown[]): Promise<R[]> {
    return this.db.runExclusive(async () => {
      const types = this.#types.get(name) ?? (await this.#prepare(name, text));
      const messages = await this.#say(
        serialize.bind({ statement: name, values: values.map((value, n) => this.#text(value, types[n])) }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      );
      return (parse.parseResults(messages, this.db.parsers)[0]?.rows ?? []) as R[];
    });
  }

  async #prepare(name: string, text: string): Promise<readonly number[]> {
    const messages = await this.#say(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const types = parse.parseDescribeStatementResults(messages);
    this.#types.set(name, types);
    return types;
  }

  /** All at once. After an error the rest is passed over, and the next may be said. */
  async #say(...said: Uint8Array[]) {
    const { messages } = await this.db.execProtocol(Buffer.concat([...said, serialize.sync()]));
    return messages;
  }

  #text(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const as = type === undefined ? undefined : this.db.serializers[type];
    return as ? as(value) : String(value);
  }
}
