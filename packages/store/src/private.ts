/** Who may read a store's folder: dice secrets of unfinished games lie in it. */
import fs from 'node:fs';
import path from 'node:path';

const MINE = { folder: 0o700, file: 0o600 };

/** Leaves a folder and all that is in it to the user whose process this is. Says what could not be done. */
export function tighten(folder: string): string[] {
  // Other systems keep rights in other ways.
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
 * Makes an empty file for nobody else to read, where there is none. One that is there is not even opened: when a process closes a
 * file, the system takes away all locks that the process has on it.
 */
export function makeFile(file: string): void {
  if (!fs.existsSync(file)) fs.writeFileSync(file, '', { flag: 'wx', mode: MINE.file });
}
