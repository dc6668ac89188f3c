import { checksum } from './checksum.js';
import {
  type Checkpoint,
  type Entry,
  entrySum,
  FORMAT,
  type Header,
  isControl,
  type Journal,
} from './journal.js';
import { rebuilt, type Written, written } from './upon.js';

/**
 * A journal as text: the header, then one line for each entry and each checkpoint. A checkpoint is written as a
 * difference from the one before it, where possible. Lines are only ever appended.
 */
export function writeJournal(
  header: Header,
  journal: Journal,
  checkpoints: readonly Checkpoint[] = [],
): string {
  const lines = [headerLine(header)];
  const at = new Map(checkpoints.map((c) => [c.at, c]));
  let below: Checkpoint | undefined;
  for (const entry of journal.entries()) {
    lines.push(entryLine(entry));
    const checkpoint = at.get(entry.n);
    if (!checkpoint) continue;
    lines.push(checkpointLine(checkpoint, entry, below));
    below = checkpoint;
  }
  return `${lines.join('\n')}\n`;
}

export function headerLine(header: Header): string {
  return JSON.stringify({ ...header, sum: checksum(JSON.stringify(header)) });
}

export function entryLine(entry: Entry): string {
  return JSON.stringify(entry);
}

/**
 * A checkpoint's line. `entry`: the entry it was taken at, whose sum binds the checkpoint to this game. `below`: a
 * checkpoint written earlier, to refer to.
 */
export function checkpointLine(checkpoint: Checkpoint, entry: Entry, below?: Checkpoint): string {
  const text = JSON.stringify(written(checkpoint, below));
  return `{"checkpoint":${text},"sum":"${checksum(entry.sum, text)}"}`;
}

/** Called repeatedly with the progress of a long operation. */
export type Progress = (done: number, of: number) => void;

/** What could be read from a journal file. */
export interface ReadJournal {
  readonly header: Header;
  /** All good entries: from the first to the last before the damage. */
  readonly entries: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
  /** What is damaged and where; undefined if nothing is. */
  readonly damage: string | undefined;
}

/** Thrown for a text that is not a journal, or whose beginning is lost. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
}

/**
 * Reads a journal. Damage after the header costs only what follows it: the good part is returned with a description of
 * the damage. Throws JournalError if there is no usable header.
 */
export function readJournal(text: string, told?: Progress): ReadJournal {
  const lines = withoutMark(text).split('\n');
  const header = readHeader(text);
  const entries: Entry[] = [];
  const checkpoints: Checkpoint[] = [];
  const reading = { header, entries, checkpoints };
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as string;
    told?.(i, lines.length);
    if (line === '') {
      const more = lines.slice(i).some((l) => l !== '');
      if (more) return damaged(reading, `line ${i + 1} is empty`);
      break;
    }
    let data: unknown;
    try {
      data = JSON.parse(line);
    } catch {
      const cut = i === lines.length - 1;
      return damaged(reading, `line ${i + 1} ${cut ? 'is cut off' : 'cannot be read'}`);
    }
    const wrong = isCheckpointLine(data) ? addCheckpoint(reading, data) : addEntry(entries, data);
    if (wrong !== undefined) return damaged(reading, `line ${i + 1}: ${wrong}`);
  }
  if (entries.length === 0) return damaged(reading, 'the file ends before the first entry');
  return { ...reading, damage: undefined };
}

function damaged(read: Omit<ReadJournal, 'damage'>, what: string): ReadJournal {
  const last = read.entries[read.entries.length - 1];
  const kept =
    last === undefined
      ? 'The game starts again from its beginning.'
      : `Entries 0 to ${last.n} are good and were kept.`;
  return { ...read, damage: `The journal is damaged: ${what}. ${kept}` };
}

/** The text without the byte order mark that some editors put first. */
const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** Reads only the header: what the game began from. Throws JournalError. */
export function readHeader(text: string): Header {
  const [line = ''] = withoutMark(text).split('\n', 1);
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new JournalError('This is not a Shambles journal: its first line is no header.');
  }
  if (typeof data !== 'object' || data === null || typeof data.format !== 'string')
    throw new JournalError('This is not a Shambles journal: its first line names no format.');
  if (data.format !== FORMAT)
    throw new JournalError(
      `This journal has format ${JSON.stringify(data.format)}; this program reads ${FORMAT}.`,
    );
  const { sum, ...header } = data;
  if (sum !== checksum(JSON.stringify(header)))
    throw new JournalError(
      'The first line of this journal is damaged: its checksum does not fit. Nothing can be recovered without it.',
    );
  if (!isHeader(header))
    throw new JournalError('The first line of this journal has not the form of a header.');
  return header;
}

function isHeader(header: Record<string, unknown>): header is Record<string, unknown> & Header {
  const { system, revision, setup, seed, dice, people } = header;
  return (
    typeof system === 'string' &&
    typeof revision === 'number' &&
    typeof seed === 'string' &&
    typeof dice === 'string' &&
    isRecord(setup) &&
    typeof setup.scenario === 'string' &&
    isRecord(setup.options) &&
    (setup.files === undefined || isRecord(setup.files)) &&
    Array.isArray(people) &&
    people.every((p) => typeof p === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface CheckpointLine {
  readonly checkpoint: Written;
  readonly sum: string;
}

function isCheckpointLine(data: unknown): data is CheckpointLine {
  return typeof data === 'object' && data !== null && 'checkpoint' in data;
}

function addCheckpoint(
  { entries, checkpoints }: { entries: readonly Entry[]; checkpoints: Checkpoint[] },
  { checkpoint, sum }: CheckpointLine,
): string | undefined {
  const entry = entries[checkpoint?.at];
  if (!entry || checkpoint.facts > entry.facts.length) return 'a checkpoint of an entry that is not there';
  const text = JSON.stringify(checkpoint);
  // The first files of this format combined the two texts in the opposite order.
  if (sum !== checksum(entry.sum, text) && sum !== checksum(text, entry.sum))
    return 'a checkpoint whose checksum does not fit';
  try {
    const made = rebuilt(checkpoint, checkpoints);
    // If the checkpoint it refers to is missing, it is skipped: a game does not need every checkpoint.
    if (made) checkpoints.push(made);
    return undefined;
  } catch {
    return 'a checkpoint that does not fit the one below it';
  }
}

function addEntry(entries: Entry[], data: unknown): string | undefined {
  if (!isRecord(data)) return 'no entry';
  const entry = data as unknown as Entry;
  if (entry.n !== entries.length)
    return `entry ${JSON.stringify(entry.n)} stands where entry ${entries.length} should`;
  const first = entry.n === 0;
  if (
    typeof entry.prev !== 'number' ||
    entry.prev >= entry.n ||
    entry.prev < (first ? -1 : 0) ||
    !Array.isArray(entry.facts) ||
    typeof entry.deed !== 'object' ||
    entry.deed === null
  )
    return `entry ${entry.n} has not the form of an entry`;
  const before = first ? '' : (entries[entry.prev] as Entry).sum;
  if (!first && isControl((entries[entry.prev] as Entry).deed))
    return `entry ${entry.n} follows an entry that is not in a line of play`;
  if (entry.sum !== entrySum(before, entry.deed, entry.facts))
    return `entry ${entry.n} does not fit its checksum`;
  entries.push(entry);
  return undefined;
}
