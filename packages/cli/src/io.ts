import type { Readable, Writable } from 'node:stream';

/** Everything outside itself that a command may use, so that tests can replace a terminal. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly stdin: Readable;
  /** For interactive prompts. */
  readonly stdout: Writable;
  /** True if both stdin and stdout are a terminal. */
  readonly terminal: boolean;
  /** True if stderr is a terminal. */
  readonly watched: boolean;
  readonly colour: boolean;
  readonly columns: number;
  /** Lines that fit on the screen. */
  readonly rows: number;
  readonly cwd: string;
}

/** The process's own input and output. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The reader of the output has gone ("shambles rules | head"): there is nobody left to tell.
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== '';
  const plain = (env.NO_COLOR !== undefined && env.NO_COLOR !== '') || env.TERM === 'dumb';
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    stdin,
    stdout,
    terminal: stdin.isTTY === true && stdout.isTTY === true,
    watched: stderr.isTTY === true,
    colour: !plain && (forced || stdout.isTTY === true),
    // Read each time, since a window may change its size.
    get columns() {
      return stdout.columns ?? 80;
    },
    get rows() {
      return stdout.rows ?? 48;
    },
    cwd: process.cwd(),
  };
}
