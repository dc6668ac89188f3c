/** Makes single changes to rules and checks whether the tests notice. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readMarks } from './equivalent.js';
import { testFiles } from './files.js';
import type { Numbered } from './instrument.js';
import { KINDS, type Mutant, type Place } from './mutants.js';
import type { Verdict } from './plan.js';
import { listedIn, listKey, report, shown } from './report.js';
import { numbered, run } from './run.js';
import { sample } from './sample.js';
import { placesIn } from './system.js';

const SYSTEMS = ['avz', 'ros', 'ftb', 'amz', 'bdz'];

const USAGE =
  'npm run mutate -- SYSTEM [--sample 200] [--seed 1] [--workers 1] [--kind KIND] [--only TEXT] [--tests TEXT] [--again FILE] [--list]';

const given = {
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    /** Makes only changes of this kind; may be given more than once. */
    kind: { type: 'string', multiple: true },
    /** Tries only mutants of the sample whose file, line or text contains this; may be given more than once. */
    only: { type: 'string', multiple: true },
    /** Runs only test files whose path contains this; may be given more than once. */
    tests: { type: 'string', multiple: true },
    /** Instead of a sample, makes the changes that this file, the saved output of an earlier run, lists as alive. */
    again: { type: 'string' },
    /** Prints the sample and runs nothing. */
    list: { type: 'boolean', default: false },
  },
} as const;

const { values, positionals } = read();
const [system = ''] = positionals;
const folder = fileURLToPath(new URL(`../../systems/${system}`, import.meta.url));
if (!SYSTEMS.includes(system) || !existsSync(folder))
  stop(`no such system: "${system}"; there are ${SYSTEMS.join(', ')}`);
const many = count('sample');
const workers = count('workers');

for (const kind of values.kind ?? [])
  if (!KINDS.some((one) => one === kind)) stop(`no such kind: "${kind}"; there are ${KINDS.join(', ')}`);

const all = placesIn(folder);
const marks = readMarks(folder, all);
const places = values.kind ? all.flatMap(ofKinds(values.kind)) : all;
const drawn = values.again === undefined ? sample(places, many, values.seed) : alive(values.again);
const mutants = numbered(drawn).filter(wanted);
if (values.list) await print(mutants.map((m) => shown(m, m.kind)).join('\n'), 0);

// Thousands of random games would notice much without testing any one rule: they are left out, by the word that
// `courses` knows for it. Golden games stay.
const env = { ...process.env, [`${system.toUpperCase()}_TIMES`]: 'none' };
let done = 0;
const each = ({ id, fate, by = '' }: Verdict) => {
  done += 1;
  const m = mutants.find((one) => one.id === id) as Numbered;
  console.log(`${done}/${mutants.length} ${fate} ${m.file}:${m.line} ${by}`);
};
const tests = testFiles(folder).filter((file) => values.tests?.some((part) => file.includes(part)) ?? true);
if (tests.length === 0) stop(`no test file holds "${values.tests?.join('", "')}"`);
const shares = Array.from({ length: workers }, (_, i) => mutants.filter((_m, n) => n % workers === i));
const verdicts = (
  await Promise.all(shares.map((share) => run({ folder, tests, mutants: share, env, each })))
).flat();

const { text, wrong } = report(mutants, verdicts, marks, places.length);
await print(`\n${text}`, wrong.length > 0 ? 1 : 0);

/** Prints the last text, and ends once a slow reader has it all. */
async function print(last: string, code: number): Promise<never> {
  await new Promise((done) => process.stdout.write(`${last}\n`, done));
  process.exit(code);
}

function read(): ReturnType<typeof parseArgs<typeof given>> {
  try {
    return parseArgs(given);
  } catch (error) {
    return stop(`${(error as Error).message}\n${USAGE}`);
  }
}

/** A function from a place to itself with only the changes of these kinds, or to nothing if it has none. */
function ofKinds(kinds: readonly string[]): (place: Place) => Place[] {
  return (place) => {
    const mutants = place.mutants.filter(({ kind }) => kinds.includes(kind));
    return mutants.length > 0 ? [{ mutants }] : [];
  };
}

/** The changes that an earlier run printed as alive, if they can still be made. */
function alive(file: string): Mutant[] {
  if (!existsSync(file)) stop(`no such file: "${file}"`);
  const listed = listedIn(readFileSync(file, 'utf8'));
  const found = places.flatMap((place) => place.mutants.filter((m) => listed.has(listKey(m))));
  return found.length > 0 ? found : stop(`"${file}" lists no change that can be made`);
}

function wanted(m: Numbered): boolean {
  const text = `${m.file}:${m.line}\n${m.before}\n${m.after}`;
  return !values.only || values.only.some((part) => text.includes(part));
}

function count(name: 'sample' | 'workers'): number {
  const n = Number(values[name]);
  return Number.isInteger(n) && n > 0
    ? n
    : stop(`--${name} has to be a whole number from 1: "${values[name]}"`);
}

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}
