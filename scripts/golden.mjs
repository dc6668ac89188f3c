// Plays the golden games of each system anew and writes them: npx tsx scripts/golden.mjs [system]
// Only when the rules or the shape of a journal changed on purpose; the change of the sums says what that cost.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkGolden, makeGolden } from '../packages/engine/src/conformance/index.ts';
import { avz } from '../packages/systems/avz/src/index.ts';
import { ros } from '../packages/systems/ros/src/index.ts';

/** The printed tiles, fewer of them: a game of three turns. */
const tiles = JSON.parse(
  readFileSync(new URL('../packages/systems/avz/data/tiles.json', import.meta.url), 'utf8'),
);
const short = { tiles: { ...tiles, tiles: tiles.tiles.slice(0, 5) } };

const AVZ = [
  { name: 'printed', setup: { scenario: 'standard', options: {} }, seed: 'golden-1' },
  {
    name: 'summary-readings',
    setup: { scenario: 'standard', options: { rampage: '5', chomp: 'grave' }, files: short },
    seed: 'golden-2',
  },
  {
    name: 'sixes-and-a-die-for-sides',
    setup: { scenario: 'standard', options: { special: 'six-only', sides: 'die' }, files: short },
    seed: 'golden-3',
  },
  {
    name: 'taken-back',
    setup: { scenario: 'standard', options: {}, files: short },
    seed: 'golden-4',
    wander: true,
  },
];

const ROS = [
  { name: 'safe-house', setup: { scenario: 'safe-house', options: {} }, seed: 'golden-1' },
  {
    name: 'supply-run-alone',
    setup: { scenario: 'supply-run', options: { survivors: '1', hordes: 'fewer' } },
    seed: 'golden-2',
  },
  {
    name: 'trapped-with-an-umpire',
    setup: { scenario: 'trapped', options: { survivors: '3', umpire: 'person', room: 'enter' } },
    seed: 'golden-3',
  },
  {
    name: 'pick-up-taken-back',
    setup: { scenario: 'pick-up', options: { survivors: '1', pass: 'nobody' } },
    seed: 'golden-4',
    wander: true,
  },
];

for (const [system, recipes] of [
  [avz, AVZ],
  [ros, ROS],
]) {
  if (process.argv[2] && process.argv[2] !== system.id) continue;
  const folder = new URL(`../packages/systems/${system.id}/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const sums = {};
  for (const recipe of recipes) {
    const golden = makeGolden(system, recipe);
    checkGolden(system, golden);
    writeFileSync(new URL(`${golden.name}.shambles`, folder), golden.text);
    sums[golden.name] = golden.sum;
    console.log(`${system.id}, ${golden.name}: ${golden.text.length} bytes, ${golden.sum}`);
  }
  writeFileSync(new URL('sums.json', folder), `${JSON.stringify(sums, undefined, 2)}\n`);
}
