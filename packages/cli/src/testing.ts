import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
// biome-ignore lint/correctness/noUndeclaredDependencies: for tests alone, found at the root
import { afterAll, onTestFinished } from 'vitest';
import type { Io } from './io.js';
import { main } from './main.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A new temporary folder for the files of a test, or of several: it is removed after them. */
export function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'shambles-cli-'));
  const remove = () => rmSync(made, { recursive: true, force: true });
  try {
    onTestFinished(remove);
  } catch {
    // Not within a test.
    afterAll(remove);
  }
  return made;
}

/** Runs a command in this process, with lines in place of a person. */
export async function run(
  argv: readonly string[],
  { lines = [], cwd = tmpdir() }: { lines?: readonly string[]; cwd?: string } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    stdin: Readable.from(lines.map((l) => `${l}\n`)),
    stdout: new PassThrough(),
    terminal: false,
    watched: false,
    colour: false,
    columns: 80,
    rows: 48,
    cwd,
  };
  const code = await main(argv, io);
  return { code, out, err };
}

/** Runs a command with --json, and parses the one document on stdout. */
export async function runJson(
  argv: readonly string[],
  more?: Parameters<typeof run>[1],
): Promise<{ code: number; data: Record<string, unknown>; err: string }> {
  const { code, out, err } = await run([...argv, '--json'], more);
  const documents = out.trimEnd().split('\n');
  if (documents.length !== 1)
    throw new Error(`${documents.length} lines on stdout, not one document:\n${out}`);
  return { code, data: JSON.parse(documents[0] as string) as Record<string, unknown>, err };
}
