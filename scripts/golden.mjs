// Plays the golden games of each system anew and writes them: npx tsx scripts/golden.mjs [system]
// Only when the rules or the shape of a journal changed on purpose; the change of the sums says what that cost.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkGolden, fileOf, makeGolden } from '../packages/engine/src/conformance/index.ts';
import { openTable } from '../packages/engine/src/index.ts';
import { avz } from '../packages/systems/avz/src/index.ts';
import { ftb } from '../packages/systems/ftb/src/index.ts';
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

/** Months since the outbreak, of which the first has four weeks. */
const months = ({ campaign: { when } }) => (when.year - 1) * 12 + when.month;

/** `keep`: what a game must have been, and how short; the first is kept that was. */
const FTB = [
  {
    name: 'campaign',
    setup: { scenario: 'campaign', options: {} },
    seed: 'golden-1',
    keep: (s, length) => months(s) >= 3 && s.campaign.chronicle.length >= 4 && length < 900,
  },
  {
    name: 'campaign-told',
    setup: { scenario: 'campaign', options: { fights: 'elsewhere' } },
    seed: 'golden-2',
    keep: (s, length) => months(s) >= 5 && s.campaign.met.length > 0 && length < 400,
  },
  {
    name: 'take-back-for-two',
    setup: { scenario: 'take-back', options: { players: '2', area: 'urban', part: 'evening' } },
    seed: 'golden-3',
    keep: (s, length) => s.encounter.turn >= 5 && length < 500,
  },
  {
    name: 'raid-other-readings',
    setup: {
      scenario: 'raid',
      options: {
        'phase-sight': 'empty',
        'talk-dice': 'one',
        'surprise-impact': 'rep',
        'contact-number': 'half',
        'duck-into-building': 'any',
        'concealed-in-sight': 'on',
        'pef-one-pass': 'on',
        noises: 'off',
      },
    },
    seed: 'golden-4',
    keep: (s, length) => s.encounter.turn >= 5 && length < 300,
  },
  {
    name: 'confrontation-taken-back',
    setup: { scenario: 'confrontation', options: { area: 'rural' } },
    seed: 'golden-5',
    wander: true,
    keep: (s, length) => s.encounter.turn >= 2 && length > 60 && length < 300,
  },
];

/** The game of a recipe; where it is not one to be kept, that of the next seed. */
function kept(system, { keep = () => true, ...recipe }) {
  for (let n = 0; n < 200; n++) {
    const seed = n === 0 ? recipe.seed : `${recipe.seed}/${n}`;
    const golden = makeGolden(system, { ...recipe, seed });
    const { state, length } = openTable(system, golden.text).table;
    if (keep(state, length)) return golden;
  }
  throw new Error(`${system.id}, ${recipe.name}: no game is one to be kept.`);
}

for (const [system, recipes] of [
  [avz, AVZ],
  [ros, ROS],
  [ftb, FTB],
]) {
  if (process.argv[2] && process.argv[2] !== system.id) continue;
  const folder = new URL(`../packages/systems/${system.id}/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const sums = {};
  for (const recipe of recipes) {
    const golden = kept(system, recipe);
    checkGolden(system, golden);
    writeFileSync(new URL(fileOf(golden.name), folder), golden.text);
    sums[golden.name] = golden.sum;
    console.log(`${system.id}, ${golden.name}: ${golden.text.length} bytes, ${golden.sum}`);
  }
  writeFileSync(new URL('sums.json', folder), `${JSON.stringify(sums, undefined, 2)}\n`);
}
