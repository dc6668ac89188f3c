// Records the digest of each file under fixtures/written, for files added there: node scripts/digests.mjs
// Existing files may not change; the test of the same name fails if one has.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../fixtures/written/', import.meta.url);
const before = JSON.parse(readFileSync(new URL('digests.json', folder), 'utf8'));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile())
  .map((f) => `${f.parentPath}/${f.name}`.slice(folder.pathname.length).replace(/^\//, ''))
  .filter((f) => f !== 'digests.json' && f !== 'README.md')
  .sort();
/** Records what each game leads to, so it grows with them. */
const GROWS = 'journal-1/ends.json';
const digests = {};
for (const file of files) {
  digests[file] = createHash('sha256')
    .update(readFileSync(new URL(file, folder)))
    .digest('hex');
  if (file !== GROWS && before[file] !== undefined && before[file] !== digests[file])
    throw new Error(`${file} has changed. What was written stays as it was; add a file of its own.`);
}
for (const file of Object.keys(before))
  if (!(file in digests)) throw new Error(`${file} is gone. What was written stays.`);
writeFileSync(new URL('digests.json', folder), `${JSON.stringify(digests, undefined, 1)}\n`);
console.log(
  `${Object.keys(digests).length} files, ${Object.keys(digests).length - Object.keys(before).length} of them new`,
);
