/** Writing the log anew while changes go on: old rooms and checkpoints make most of it. */
import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import type { Runner } from './database.js';
import { exportTables } from './export.js';
import { encode, type Log, type LogRecord } from './log.js';
import { StoreError } from './store.js';

/** Tables that are read at once: the database does nothing else meanwhile. */
const FEW = 20;
/** Milliseconds of work until others come first, and how much longer than the work they may take. */
const SLICE = 5;
const REST = 4;
/** Bytes that are written in one go; the last of them while nobody else can write. */
const PIECE = 256 * 1024;

/**
 * Every table as the database has it, and then all that was logged since this began: what of that the tables already hold is
 * passed over by whoever reads it. The old log stays whole until the new one takes its place in one step. False where `going`
 * said no in between.
 */
export async function compact(db: Runner, log: Log, going: () => boolean): Promise<boolean> {
  const fresh = `${log.file}.new`;
  let told = log.size;
  let handle: FileHandle | undefined;
  try {
    handle = await open(fresh, 'w', 0o600);
    let held = [encode({ is: 'begin', format: 1 })];
    let size = 0;
    let began = performance.now();
    for await (const record of whole(db)) {
      const line = encode(record);
      held.push(line);
      size += line.length;
      if (size > PIECE) {
        await handle.appendFile(Buffer.concat(held));
        held = [];
        size = 0;
      }
      const took = performance.now() - began;
      if (took > SLICE) await rest(took * REST);
      if (took > SLICE) began = performance.now();
      if (!going()) return false;
    }
    await handle.appendFile(Buffer.concat(held));
    do {
      while (log.size > told) {
        const piece = log.read(told, Math.min(PIECE, log.size - told));
        await handle.appendFile(piece);
        told += piece.length;
      }
      await handle.sync();
      if (!going()) return false;
    } while (log.size - told > PIECE);
    await handle.close();
    handle = undefined;
    log.become(fresh, told);
    return true;
  } finally {
    await handle?.close();
    fs.rmSync(fresh, { force: true });
  }
}

/** All tables. Throws where the database has lost entries: the old log is better then. */
async function* whole(db: Runner): AsyncGenerator<LogRecord> {
  let missing = 0;
  let last = '';
  const complete = () => {
    if (missing > 0)
      throw new StoreError(`${missing} entries of the table ${last} are not in the database`, 'damaged');
  };
  for await (const record of exportTables(db, undefined, FEW)) {
    if (record.is === 'table') {
      complete();
      last = record.table;
      missing = record.length;
    } else if (record.is === 'entries') missing -= record.entries.length;
    else if (record.is === 'gone') missing = 0;
    yield record;
  }
  complete();
}
