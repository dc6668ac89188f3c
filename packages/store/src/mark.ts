/**
 * What a folder says of itself, so that it need not be read through when it is opened.
 *
 * A process that dies (kill -9) leaves to the system all that it has written. So while the machine has not gone down, the database
 * and the log can differ only in changes that were under way; their tables are named in the log after `from`. After a
 * power cut the database may be anything, and a file that is not as it was left may be damaged: then the mark does not hold.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

export interface Mark {
  /** The numbers in the file system of the log and of the database's folder: what else has these names is something else. */
  readonly log: number;
  readonly home: number;
  /** Byte of the log from which it has to be read. */
  readonly from: number;
  /** Bytes of the log when it told nothing twice. */
  readonly base: number;
  /** Which running of the machine it was written in; empty where the system does not tell. */
  readonly boot: string;
  /** Once the folder is closed: what the files of the database were then, all of them safe on the disk. */
  readonly database?: string;
}

const fileOf = (folder: string) => path.join(folder, 'mark');

function bootOf(): string {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  } catch {
    return '';
  }
}

const numberOf = (folder: string, name: string) => fs.statSync(path.join(folder, name)).ino;

/** Puts a mark for what is there now in its place, in one step. */
export function writeMark(folder: string, mark: Pick<Mark, 'from' | 'base' | 'database'>): void {
  const fresh = `${fileOf(folder)}.new`;
  const whole: Mark = {
    log: numberOf(folder, 'changes.log'),
    home: numberOf(folder, 'database'),
    boot: bootOf(),
    ...mark,
  };
  fs.writeFileSync(fresh, JSON.stringify(whole), { flush: mark.database !== undefined, mode: 0o600 });
  fs.renameSync(fresh, fileOf(folder));
}

export function removeMark(folder: string): void {
  fs.rmSync(fileOf(folder), { force: true });
}

/** The mark of a folder that nobody has open, where it holds. */
export function readMark(folder: string): Mark | undefined {
  try {
    const mark = JSON.parse(fs.readFileSync(fileOf(folder), 'utf8')) as Mark;
    const { ino, size } = fs.statSync(path.join(folder, 'changes.log'));
    if (mark.log !== ino || mark.home !== numberOf(folder, 'database') || size < mark.from) return undefined;
    if (mark.database === undefined) return mark.boot !== '' && mark.boot === bootOf() ? mark : undefined;
    return size === mark.from && mark.database === describe(folder) ? mark : undefined;
  } catch {
    return undefined;
  }
}

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(path.join(folder, 'database'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Every file of the database, with its length and when it was last written. */
function describe(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) {
    const { size, mtimeNs, ino } = fs.statSync(file, { bigint: true });
    hash.update(`${path.relative(folder, file)} ${size} ${mtimeNs} ${ino}\n`);
  }
  return hash.digest('hex');
}

/** Brings a closed database to the disk and says what it is: the database runs without syncing anything itself. */
export async function settle(folder: string): Promise<string> {
  const files = filesOf(folder);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) {
        const handle = await open(file, 'r+');
        try {
          await handle.sync();
        } finally {
          await handle.close();
        }
      }
    }),
  );
  return describe(folder);
}
