/**
 * The lock of a store's folder. The embedded database has none of its own: a second process could open the same folder,
 * write, and the first would never know.
 *
 * The lock is a file that names its holder. A lock whose holder is dead is taken over; a holder is known by its pid and
 * the moment it began, because pids are used again. The holder of another machine (or container) cannot be asked, so
 * every holder touches its lock now and then, and a foreign lock that was not touched for a minute is dead.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StoreError } from './store.js';

interface Holder {
  readonly pid: number;
  /** Boot and moment of the process's beginning, where the system tells; else empty. */
  readonly began: string;
  readonly host: string;
}

export interface Lock {
  /** Throws when the lock is no longer ours. */
  verify(): void;
  release(): void;
}

const touchEvery = 10_000;
const foreignDies = 60_000;

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** When a process began, in a form that no other process of this machine shares; empty where unknown. */
function began(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in parentheses, may hold anything; the 22nd field is the start in ticks since boot.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}`;
  } catch {
    return '';
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The holder, or undefined when the text is not one: lock files are linked whole, so such a file is not ours. */
function holder(text: string): Holder | undefined {
  try {
    const { pid, began, host } = JSON.parse(text) as Partial<Holder>;
    if (!Number.isSafeInteger(pid) || typeof began !== 'string' || typeof host !== 'string') return undefined;
    return { pid: pid as number, began, host };
  } catch {
    return undefined;
  }
}

/** Why a lock must be honoured; undefined when its holder is dead. */
function held(file: string, by: Holder | undefined, now: number): string | undefined {
  if (by === undefined || by.pid <= 0) return undefined;
  if (by.host !== os.hostname()) {
    const quiet = now - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return quiet < foreignDies ? `process ${by.pid} on ${by.host} uses it` : undefined;
  }
  if (!lives(by.pid)) return undefined;
  const since = began(by.pid);
  if (by.began !== '' && since !== '' && by.began !== since) return undefined;
  return by.pid === process.pid
    ? `this process (${by.pid}) has it open already`
    : `process ${by.pid} uses it`;
}

/** Takes the lock of a folder that exists, or throws a StoreError that says who has it. */
export function takeLock(folder: string): Lock {
  const file = path.join(folder, 'lock');
  const mine: Holder = { pid: process.pid, began: began(process.pid), host: os.hostname() };
  const unique = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const text = JSON.stringify({ ...mine, unique: path.basename(unique) });
  const refuse = (why: string) =>
    new StoreError(
      `the store in ${folder} is in use: ${why}. Stop that process, or give this one another folder.`,
      'locked',
    );
  // The clock of the file system, which another machine may share with us: ours may differ.
  fs.writeFileSync(unique, text, { mode: 0o600 });
  const now = fs.statSync(unique).mtimeMs;
  try {
    for (let tries = 0; ; tries++) {
      try {
        // A link appears with its content or not at all, and never over another.
        fs.linkSync(unique, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = read(file);
      if (found === undefined) continue;
      const why = held(file, holder(found), now);
      if (why !== undefined || tries > 20) throw refuse(why ?? 'others are opening it');
      takeAway(file, found, `${unique}.stale`);
    }
  } finally {
    fs.rmSync(unique, { force: true });
  }
  const touching = setInterval(() => {
    const at = new Date();
    fs.utimes(file, at, at, () => {});
  }, touchEvery);
  touching.unref();
  return {
    verify() {
      if (read(file) === text) return;
      // Not ours any more: whoever has it touches it himself.
      clearInterval(touching);
      throw refuse('this process has lost its lock');
    },
    release() {
      clearInterval(touching);
      if (read(file) === text) fs.rmSync(file, { force: true });
    },
  };
}

/**
 * Removes a dead lock. Two processes may find the same dead one: a rename is won by one only, and whoever has renamed a
 * fresh lock by mistake puts it back. `verify` catches the third who came in between.
 */
function takeAway(file: string, dead: string, aside: string): void {
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== dead) {
    try {
      fs.linkSync(aside, file);
    } catch {
      // Taken meanwhile: its former holder will notice in `verify`.
    }
  }
  fs.rmSync(aside, { force: true });
}
