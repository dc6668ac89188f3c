// Plays the golden games of each system again and writes them: npx tsx scripts/golden.mjs [system] [--keep]
// Only for deliberate changes of the rules or of the journal format. Prints which entries changed; the changelog says
// why. With --keep, games of the last commit that are other games now are kept among the written files.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { checkGolden, fileOf, makeGolden } from '../packages/engine/src/conformance/index.ts';
import { openTable, readJournal } from '../packages/engine/src/index.ts';
import { amz } from '../packages/systems/amz/src/index.ts';
import { avz } from '../packages/systems/avz/src/index.ts';
import { bdz } from '../packages/systems/bdz/src/index.ts';
import { ftb } from '../packages/systems/ftb/src/index.ts';
import { ros } from '../packages/systems/ros/src/index.ts';
import { AMZ } from './golden/amz.mjs';
import { AVZ } from './golden/avz.mjs';
import { BDZ } from './golden/bdz.mjs';
import { FTB } from './golden/ftb.mjs';
import { keep } from './golden/keep.mjs';
import { ROS } from './golden/ros.mjs';

/** The game of a recipe. If `keep` rejects it, tries further seeds. */
function kept(system, { keep = () => true, ...recipe }) {
  for (let n = 0; n < 200; n++) {
    const seed = n === 0 ? recipe.seed : `${recipe.seed}/${n}`;
    const golden = makeGolden(system, { ...recipe, seed });
    const { state, length } = openTable(system, golden.text).table;
    if (keep(state, length)) return golden;
  }
  throw new Error(`${system.id}, ${recipe.name}: no game is one to be kept.`);
}

/** A file of the last commit; undefined if it had none. */
function committed(file) {
  try {
    return execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9 });
  } catch {
    return undefined;
  }
}

const AS_BEFORE = 'as before';

/** Describes how a golden game differs from the earlier version: the entry from which it changed. */
function changed(before, after) {
  if (before === undefined) return 'new';
  const [old, now] = [readJournal(before).entries, readJournal(after).entries];
  const same = now.findIndex((entry, n) => entry.sum !== old[n]?.sum);
  if (same < 0 && old.length === now.length) return AS_BEFORE;
  const first = same < 0 ? now.length : same;
  const { deed } = now[first] ?? old[first];
  const what = { answer: deed.ask, roll: deed.rule, draw: deed.rule }[deed.t] ?? '';
  return `entries 0 to ${first - 1} as before, other ones from ${first} on (${deed.t} ${what}): ${old.length} then, ${now.length} now`;
}

const only = process.argv.slice(2).filter((arg) => arg !== '--keep');
for (const [system, recipes] of [
  [avz, AVZ],
  [ros, ROS],
  [ftb, FTB],
  [amz, AMZ],
  [bdz, BDZ],
]) {
  if (only.length > 0 && !only.includes(system.id)) continue;
  const folder = new URL(`../packages/systems/${system.id}/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const sums = {};
  for (const recipe of recipes) {
    const golden = kept(system, recipe);
    checkGolden(system, golden);
    const file = fileOf(golden.name);
    const before = committed(`packages/systems/${system.id}/golden/${file}`);
    const how = changed(before, golden.text);
    writeFileSync(new URL(file, folder), golden.text);
    sums[golden.name] = golden.sum;
    console.log(`${system.id}, ${golden.name}: ${golden.text.length} bytes, ${golden.sum}; ${how}`);
    if (process.argv.includes('--keep') && before !== undefined && how !== AS_BEFORE)
      console.log(`  kept as ${keep(system, golden.name, before)}`);
  }
  writeFileSync(new URL('sums.json', folder), `${JSON.stringify(sums, undefined, 2)}\n`);
}
