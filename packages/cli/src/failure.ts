/** Thrown when a command cannot do what was asked. The text names what was wrong and what is allowed. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    message: string,
    /** 1: the command failed. 2: wrong usage. */
    readonly code: 1 | 2 = 1,
    /** More fields for --json. */
    readonly more: { readonly [field: string]: unknown } = {},
  ) {
    super(message);
  }
}

/** Engine errors about what a person gave, with their exit codes; all others are faults of the program. */
const CODES: { readonly [name: string]: 1 | 2 } = {
  SetupError: 2,
  DiceError: 1,
  ChoiceNeeded: 1,
  JournalError: 1,
};

/** An error as a failure; undefined if it is a fault of the program. */
export function asFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return undefined;
  const code = CODES[error.name];
  if (code !== undefined) return new Failure(error.message, code);
  return fileFailure(error as NodeJS.ErrnoException);
}

const FILES: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
};

function fileFailure(error: NodeJS.ErrnoException): Failure | undefined {
  const why = error.code === undefined ? undefined : FILES[error.code];
  return why === undefined ? undefined : new Failure(`${error.path ?? 'A file'}: ${why}.`, 1);
}

/** "Did you mean ...?" for the nearest of the allowed words; empty if none is near. */
export function didYouMean(word: string, allowed: readonly string[]): string {
  const near = allowed
    .map((a) => ({ a, d: distance(word.toLowerCase(), a.toLowerCase()) }))
    .filter(({ a, d }) => d <= Math.max(1, Math.floor(a.length / 3)))
    .sort((x, y) => x.d - y.d);
  return near[0] ? ` Did you mean "${near[0].a}"?` : '';
}

/** Number of letters to add, drop or change (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] as number) + 1,
          (next[j - 1] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] as number;
}
