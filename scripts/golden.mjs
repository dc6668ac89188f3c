// Plays the golden games of each system anew and writes them: npx tsx scripts/golden.mjs
// Only when the rules or the shape of a journal changed on purpose; the change of the sums says what that cost.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkGolden, makeGolden } from '../packages/engine/src/conformance/index.ts';
import { avz } from '../packages/systems/avz/src/index.ts';

/** The printed tiles, fewer of them: a game of three turns. */
const tiles = JSON.parse(
  readFileSync(new URL('../packages/systems/avz/data/tiles.json', import.meta.url), 'utf8'),
);
const short = { tiles: { ...tiles, tiles: tiles.tiles.slice(0, 5) } };

const RECIPES = [
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

const folder = new URL('../packages/systems/avz/golden/', import.meta.url);
mkdirSync(folder, { recursive: true });
const sums = {};
for (const recipe of RECIPES) {
  const golden = makeGolden(avz, recipe);
  checkGolden(avz, golden);
  writeFileSync(new URL(`${golden.name}.shambles`, folder), golden.text);
  sums[golden.name] = golden.sum;
  console.log(`${golden.name}: ${golden.text.length} bytes, ${golden.sum}`);
}
writeFileSync(new URL('sums.json', folder), `${JSON.stringify(sums, undefined, 2)}\n`);
