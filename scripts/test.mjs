// Runs every check in order and stops at the first that fails.
//
//   node scripts/test.mjs          all of them
//   node scripts/test.mjs e2e      only the named steps: types lint walls register knip unit build e2e
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, skipped } from './chromium.mjs';
import { skipped as noPostgres, postgres } from './postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs the program of an installed package with this same Node, wherever npm has installed it. */
function program(name, bin, args, options = {}) {
  const at = ['.', 'packages/web']
    .map((d) => path.join(root, d, 'node_modules', name))
    .find((d) => fs.existsSync(d));
  if (!at) throw new Error(`${name} is not installed: run npm ci`);
  const { bin: bins } = JSON.parse(fs.readFileSync(path.join(at, 'package.json'), 'utf8'));
  const file = path.join(at, typeof bins === 'string' ? bins : bins[bin]);
  return node([file, ...args], options);
}

function node(args, { env = {}, cwd = root } = {}) {
  const run = spawnSync(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (run.error) console.error(run.error.message);
  return run.status ?? 1;
}

let skippedWhy;
let noPostgresWhy;

/** The environment with the folder of PostgreSQL's programs for the tests. Prints a warning if there is none. */
function withPostgres() {
  const got = postgres();
  if (!got.path) {
    noPostgresWhy = got.why;
    console.error(noPostgres(got.why));
  } else console.log(`with PostgreSQL in ${got.path}`);
  return { SHAMBLES_POSTGRES: got.path ?? '' };
}

const steps = {
  types: ['Types', () => program('typescript', 'tsc', ['--noEmit'])],
  lint: ['Format and lint', () => program('@biomejs/biome', 'biome', ['ci', '.'])],
  walls: [
    'Walls between packages and chapters, and the order of the house',
    () => node(['scripts/walls.mjs']) || node(['scripts/house.mjs', '--check']),
  ],
  register: [
    'Rules registers and where the rules stand',
    () => node(['scripts/register.mjs', '--check']) || node(['scripts/chapters.mjs', '--check']),
  ],
  knip: ['Dead code', () => program('knip', 'knip', ['--no-progress'])],
  unit: ['Tests', () => program('vitest', 'vitest', ['run'], { env: withPostgres() })],
  build: [
    'Build of the web table',
    () => program('vite', 'vite', ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'packages/web') }),
  ],
  e2e: [
    'Browser tests',
    () => {
      const got = chromium();
      if (!got.path) {
        skippedWhy = got.why;
        console.error(skipped(got.why));
        return 0;
      }
      console.log(`with ${got.path}`);
      return program('vitest', 'vitest', ['run', '--config', 'vitest.e2e.config.ts'], {
        env: { ...withPostgres(), SHAMBLES_CHROMIUM: got.path },
      });
    },
  ],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}
if (asked.includes('e2e') && !asked.includes('build')) asked.push('build');

for (const [name, [title, run]] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const since = Date.now();
  console.log(`\n=== ${title} ${'='.repeat(Math.max(3, 90 - title.length))}`);
  const code = run();
  if (code !== 0) {
    console.error(`\n=== ${title}: FAILED (exit code ${code}) after ${seconds(since)}`);
    process.exit(code);
  }
  console.log(`--- ${title}: ${skippedWhy && name === 'e2e' ? 'SKIPPED' : 'ok'}, ${seconds(since)}`);
}
const left = [
  ...(noPostgresWhy ? [`TESTS AGAINST POSTGRESQL SKIPPED (${noPostgresWhy})`] : []),
  ...(skippedWhy ? [`BROWSER TESTS SKIPPED (${skippedWhy})`] : []),
];
console.log(
  `\n=== ${left.length > 0 ? `All that ran holds; ${left.join('; ')}` : 'All of it holds'}, ${seconds(started)}`,
);
