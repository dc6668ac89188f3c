import type { Readable, Writable } from 'node:stream';

/** All that a command may touch outside itself, so that tests can stand in for a terminal. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly stdin: Readable;
  /** For prompts, where a person answers. */
  readonly stdout: Writable;
  /** Whether a person sits at both ends. */
  readonly terminal: boolean;
  /** Whether somebody watches stderr. */
  readonly watched: boolean;
  readonly colour: boolean;
  readonly columns: number;
  /** Lines that fit on the screen. */
  readonly rows: number;
  readonly cwd: string;
}

/** The process's own. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // Whoever read the output has gone ("shambles rules | head"): there is nobody left to tell.
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
    // Asked each time: a window changes its size.
    get columns() {
      return stdout.columns ?? 80;
    },
    get rows() {
      return stdout.rows ?? 48;
    },
    cwd: process.cwd(),
  };
}
