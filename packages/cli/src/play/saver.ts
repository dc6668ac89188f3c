import { appendFileSync, writeFileSync } from 'node:fs';
import { entryLine, type Table } from '@shambles/engine';

/** Keeps a journal on disk as it grows: lines are only appended. */
export class Saver {
  private written: number;

  constructor(
    readonly file: string,
    private readonly table: Table,
    /** Number of entries in the file already; if none, the file is written anew. */
    there = 0,
  ) {
    if (there === 0) writeFileSync(file, table.save());
    this.written = there === 0 ? table.length : there;
  }

  /** Appends what has happened since the last save. */
  save(): void {
    let text = '';
    for (; this.written < this.table.length; this.written++)
      text += `${entryLine(this.table.journal.entry(this.written))}\n`;
    if (text !== '') appendFileSync(this.file, text);
  }
}
