/**
 * The end of the write-ahead log (WAL). SQLite reads it up to the first page whose checksum does not fit, and takes the
 * rest for an unfinished write. After a power cut that is right; but a damaged page in the middle looks the same.
 */
import fs from 'node:fs';
import type { Connection } from './connection.js';

const HEADER = 32;
const FRAME = 24;

/**
 * Call this before the file is opened, and the returned function afterwards. That returns a sentence if SQLite left out
 * whole transactions. None of them was acknowledged unless the file is damaged.
 */
export function tornEnd(file: string): (db: Connection) => Promise<string[]> {
  const frames = committed(`${file}-wal`);
  return async (db) => {
    if (frames === 0) return [];
    const row = (await db.prepare('pragma wal_checkpoint')) as unknown as { get(): { log: number } };
    const { log } = row.get();
    if (frames <= log) return [];
    return [
      `The end of ${file}-wal could not be read. Changes that were being written when the machine stopped are not there; if it did not stop, the disk has lost changes: restore a backup if you have one.`,
    ];
  };
}

/** Number of the last frame that ends a transaction, of those with the header's salt; infinite for a bad header. */
function committed(file: string): number {
  if (!fs.existsSync(file)) return 0;
  const fd = fs.openSync(file, 'r');
  try {
    const { size } = fs.fstatSync(fd);
    const head = Buffer.alloc(HEADER);
    if (fs.readSync(fd, head, 0, HEADER, 0) < HEADER) return 0;
    if (!isSound(head)) return Number.POSITIVE_INFINITY;
    const page = head.readUInt32BE(8);
    let last = 0;
    const frame = Buffer.alloc(FRAME);
    for (let n = 1; HEADER + n * (FRAME + page) <= size; n++) {
      fs.readSync(fd, frame, 0, FRAME, HEADER + (n - 1) * (FRAME + page));
      if (frame.compare(head, 16, 24, 8, 16) === 0 && frame.readUInt32BE(4) > 0) last = n;
    }
    return last;
  } finally {
    fs.closeSync(fd);
  }
}

/** True if the header's checksum fits, in the byte order that its first word tells. */
function isSound(head: Buffer): boolean {
  const isBig = (head.readUInt32BE(0) & 1) === 1;
  let [a, b] = [0, 0];
  for (let at = 0; at < 24; at += 8) {
    const [first, second] = [at, at + 4].map((i) => (isBig ? head.readUInt32BE(i) : head.readUInt32LE(i)));
    a = (a + (first as number) + b) >>> 0;
    b = (b + (second as number) + a) >>> 0;
  }
  return a === head.readUInt32BE(24) && b === head.readUInt32BE(28);
}
