/** Access rights to a store's folder, which holds the dice secrets of unfinished games. */
import fs from 'node:fs';
import path from 'node:path';

const MINE = { folder: 0o700, file: 0o600 };

/** Restricts a folder and everything in it to the user of this process. Returns sentences about any failure. */
export function tighten(folder: string): string[] {
  // Windows manages access rights differently.
  if (process.platform === 'win32') return [];
  try {
    close(folder, MINE.folder);
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const place = path.join(entry.parentPath, entry.name);
      if (entry.isDirectory()) close(place, MINE.folder);
      else if (entry.isFile()) close(place, MINE.file);
    }
    return [];
  } catch (error) {
    return [
      `Others on this machine may be able to read ${folder}, where the dice of unfinished games are kept: ${(error as Error).message}`,
    ];
  }
}

function close(place: string, mode: number): void {
  if ((fs.statSync(place).mode & 0o777) !== mode) fs.chmodSync(place, mode);
}

/**
 * Creates an empty file that nobody else may read, unless it exists. An existing file is not even opened: when a
 * process closes a file, the system drops all locks that the process has on it.
 */
export function makeFile(file: string): void {
  if (!fs.existsSync(file)) fs.writeFileSync(file, '', { flag: 'wx', mode: MINE.file });
}
