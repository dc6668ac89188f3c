import { Sfc32 } from '../dice/random.js';
import { writeJournal } from '../journal/file.js';
import type { Setup } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { openTable } from '../table/open.js';
import { Broken, Trial } from './trial.js';
import { checkReplay } from './twin.js';

/** A whole game kept as a file. Every later version must replay it to the same end. */
export interface Golden {
  readonly name: string;
  /** The journal. */
  readonly text: string;
  /** The checksum that the game ended with when it was made. */
  readonly sum: string;
}

export interface GoldenRecipe {
  readonly name: string;
  readonly setup: Setup;
  readonly seed: string;
  /** Whether to undo and redo on the way. */
  readonly wander?: boolean;
}

/**
 * Plays a game to be kept. The same recipe gives the same file while the rules stay the same. The file holds no
 * checkpoints: opening it runs every entry again, and the states would be most of its size.
 */
export function makeGolden(system: AnySystem, { name, setup, seed, wander }: GoldenRecipe): Golden {
  const trial = new Trial(system, setup, seed);
  const table = trial.table();
  const wandering = new Sfc32(`${seed}/wander`);
  const seat = trial.seats[0] as string;
  trial.play(table, undefined, () => {
    if (!wander || wandering.below(12) !== 0) return;
    const undone = table.undo(seat);
    if (undone.ok && wandering.below(2) === 0) table.redo(seat);
  });
  return { name, text: writeJournal(table.header, table.journal), sum: table.sum };
}

/**
 * The kept games of a folder. `files`: the names in it; `read` gives the text of one. Throws Broken if a journal is not
 * pinned in sums.json, or a pinned one is missing.
 */
export function keptGames(files: readonly string[], read: (file: string) => string): Golden[] {
  const sums = JSON.parse(read('sums.json')) as { readonly [name: string]: string };
  const kept = files.filter((file) => file !== 'sums.json').sort();
  const pinned = Object.keys(sums).map(fileOf).sort();
  if (kept.length === 0 || kept.join() !== pinned.join())
    throw new Broken(`golden games: there are ${kept.join(', ')}; pinned are ${pinned.join(', ')}`);
  return Object.entries(sums).map(([name, sum]) => ({ name, sum, text: read(fileOf(name)) }));
}

/** The file name of a kept game. */
export function fileOf(name: string): string {
  return `${name}.shambles`;
}

/**
 * Replays a kept game. It must be sound, end with the pinned checksum, and give the same views from its facts alone.
 */
export function checkGolden(system: AnySystem, { name, text, sum }: Golden): void {
  const wrong = (what: string) => new Broken(`${system.id}, golden game "${name}": ${what}`);
  const { table, report } = openTable(system, text);
  if (report !== undefined) throw wrong(report);
  if (!table.over) throw wrong('it does not come to its end');
  if (table.sum !== sum) throw wrong(`it ends with the checksum ${table.sum}, pinned is ${sum}`);
  const { setup, seed } = table.header;
  checkReplay(new Trial(system, setup, seed), table);
}
