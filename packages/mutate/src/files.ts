import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files in `packages/systems/<id>/` that contain no rules, as paths below that folder. Everything else in `src` is a
 * rule file, and so are the tables in `data`. Maps are scenery, like randomly drawn towns: no rule decides where a wall
 * is.
 */
const NO_RULES: readonly RegExp[] = [
  /^src\/register\.ts$/, // generated from rules.yaml
  /^src\/index\.ts$/, // lists the parts
  /^src\/(scene|catalogue|words|testing|towns)\//,
  /^src\/(scene|catalogue|words|view|guide)\.ts$/,
  /^src\/(preview|rulers|scramble)\.ts$/, // what is shown beside a question, and what tests of secrets exchange
  /^src\/evening\//, // what is shown beside the table, computed by the chapters
  /^src\/rulers\//, // the same, for systems with much to measure
  /^src\/companion\//, // forms that call the chapters' own procedures
  /^src\/procedures\.ts$/, // the same, for systems with few procedures
  /\.test\.ts$/,
];

/**
 * Tests that play whole games at random, or sample towns, words and odds by the thousand. They take most of the time. A
 * mutant that only they would notice is reported as alive. Golden games are still run.
 */
const NO_TESTS: readonly RegExp[] = [
  /^src\/(campaign|catalogue)\.test\.ts$/,
  /^src\/companion\/(odds|replayed)\.test\.ts$/,
  /^src\/towns\/town\.test\.ts$/,
];

const isRule = (file: string) =>
  /^(src\/.*\.ts|data\/.*\.json)$/.test(file) && !NO_RULES.some((no) => no.test(file));

export const ruleFiles = (folder: string): string[] => below(folder).filter(isRule);

export const testFiles = (folder: string): string[] =>
  below(folder).filter((file) => /^src\/.*\.test\.ts$/.test(file) && !NO_TESTS.some((no) => no.test(file)));

/** Every file below a folder, in the same order on every machine. */
function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('node_modules/'))
    .sort((a, b) => (a < b ? -1 : 1));
}
