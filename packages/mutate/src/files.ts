import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What in `packages/systems/<id>/` is no rule, as paths below that folder. Everything else in `src` is one, and so are the
 * tables in `data`. Maps are scenery, like the towns that are drawn by lot: where a wall stands is nobody's rule.
 */
const NO_RULES: readonly RegExp[] = [
  /^src\/register\.ts$/, // made from rules.yaml
  /^src\/index\.ts$/, // names the parts
  /^src\/(scene|catalogue|words|testing|towns)\//,
  /^src\/(scene|catalogue|words|view|guide)\.ts$/,
  /^src\/(preview|rulers|scramble)\.ts$/, // what is shown beside a question; what a test of secrets exchanges
  /^src\/evening\//, // what is told beside the table: it asks the chapters
  /^src\/rulers\//, // the same, where there is much to measure
  /^src\/companion\//, // forms that call the chapters' own procedures
  /^src\/procedures\.ts$/, // the same, where a system has few
  /\.test\.ts$/,
];

/**
 * Tests that play whole games at random, or sample towns, words and odds by the thousand. They take most of the time.
 * What they alone would notice is told as alive. Golden games stay.
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

/** Every file below a folder, in an order that is the same on every machine. */
function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('node_modules/'))
    .sort((a, b) => (a < b ? -1 : 1));
}
