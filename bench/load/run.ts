// npm run bench:load [-- --json] [--quick] [--only PART] [--tables N] [--steps 10,50,...] [--profile FOLDER]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MACHINE, MACHINE_TEXT, row } from '../machine.js';
import type { Line } from '../measure.js';
import { FULL, PARTS, QUICK, type Sizes } from './parts.js';
import { Places } from './stores.js';
import { record } from './template.js';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    /** One or more parts of: seats saturation idle stored chat. */
    only: { type: 'string', multiple: true },
    /** Number of stored tables. */
    tables: { type: 'string' },
    steps: { type: 'string' },
    profile: { type: 'string' },
  },
});

const { json, quick, only = Object.keys(PARTS), tables, steps, profile } = flags;
for (const part of only)
  if (!(part in PARTS))
    throw new Error(`There is no part "${part}"; there are ${Object.keys(PARTS).join(', ')}.`);

const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new Error(`"${text}" is no number of tables.`);
  return n;
};
const base = quick ? QUICK : FULL;
const sizes: Sizes = {
  ...base,
  ...(tables !== undefined && { stored: whole(tables) }),
  ...(steps !== undefined && { steps: steps.split(',').map(whole) }),
};

const say = json ? () => {} : console.log;
const places = new Places();
let code = 0;
try {
  say(`${MACHINE_TEXT}; clients and server on it together`);
  if (!places.names.includes('postgres'))
    say('Without PostgreSQL: SHAMBLES_POSTGRES does not name the folder of its programs.');
  const template = await record(2000);
  const lines: { [bench: string]: Line } = {};
  const details: { [part: string]: object } = {};
  for (const part of only) {
    const folder = profile === undefined ? undefined : path.resolve(profile, part);
    const found = await PARTS[part]?.({ places, template, sizes, say, profile: folder });
    Object.assign(lines, found?.lines);
    details[part] = found?.details ?? {};
  }
  say(`\n${row('bench', { ours: 'ours', peer: 'peer', ratio: 'ratio', unit: '' })}`);
  for (const [name, line] of Object.entries(lines)) say(row(name, line));
  if (json) console.log(JSON.stringify({ ...lines, _details: details, _machine: MACHINE }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  code = 1;
} finally {
  await places.remove();
}
process.exit(code);
