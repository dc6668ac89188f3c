// npm run bench [-- --json] [--quick] [--only NAME]
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.js';
import type { ChainAgreement } from './chains.js';
import type { Agreement } from './check.js';
import { MACHINE, MACHINE_TEXT, row } from './machine.js';
import type { Line, Lines } from './measure.js';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

/** Milliseconds per side in each of five rounds, and number of games in which both sides are compared first. */
const SLICE = flags.quick ? 100 : 500;
const GAMES = flags.quick ? 50 : 300;

/** The groups to run. Each is measured in one process, and is named by its lines. */
function groupsFor(all: readonly string[]): string[] {
  const { only } = flags;
  const found = all.filter((group) => only === undefined || group.split(' ').includes(only));
  if (found.length > 0) return found;
  throw new Error(`There is no bench "${only}"; there are ${all.join(' ')}.`);
}

/** Runs one group in a process of its own, so that nothing that ran before affects how its code is optimised. */
function run<T>(file: string, ...args: string[]): T {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawnSync(process.execPath, [file, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`bench ${args[0]} failed`);
  return JSON.parse(child.stdout) as T;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-bench-'));
try {
  const file = await bundle('benches.ts', folder);
  const say = flags.json ? () => {} : console.log;
  say(MACHINE_TEXT);
  const groups = groupsFor(run<string[]>(file, 'groups'));
  const agreed = run<Agreement>(file, 'check', '0', String(GAMES));
  say(
    `Both play the same rules: ${agreed.games} games, ${agreed.decisions} decisions, ${agreed.options} legal answers ` +
      `and ${agreed.probes} other orders compared, no difference.`,
  );
  const chained = run<ChainAgreement>(file, 'check-chains', '0', String(GAMES));
  const { 'in-sight': tests, fired, reacted } = chained.happened;
  say(
    `In Sight: ${chained.chains} chains, ${chained.decisions} decisions, ${tests} In Sight tests, ${fired} shots and ` +
      `${reacted} Reaction Tests compared, no difference.\n`,
  );
  say(row('bench', { ours: 'ours', peer: 'peer', ratio: 'ratio', unit: '' }));
  const lines: { [bench: string]: Line } = {};
  for (const group of groups)
    for (const [name, line] of Object.entries(run<Lines>(file, group, String(SLICE)))) {
      if (flags.only !== undefined && name !== flags.only) continue;
      lines[name] = line;
      say(row(name, line));
    }
  if (flags.json) console.log(JSON.stringify({ ...lines, _machine: MACHINE }));
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
