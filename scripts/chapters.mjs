// Writes docs/chapters/<system>.md: an index of the rules of a book, with the source files that cite each of them.
// `node scripts/chapters.mjs --check` only checks that the indexes are up to date.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** The most files named for a rule: those that cite it most often. */
const MOST = 4;

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
let stale = 0;

function sources(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== 'register.ts')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}testing${path.sep}`))
    .sort();
}

/** How often each id occurs in each file. */
function citations(files, prefix) {
  const found = new Map();
  for (const file of files)
    for (const [id] of fs
      .readFileSync(file, 'utf8')
      .matchAll(new RegExp(`\\b${prefix}-[A-Za-z0-9.-]*[A-Za-z0-9]`, 'g'))) {
      const by = found.get(id) ?? new Map();
      by.set(file, (by.get(file) ?? 0) + 1);
      found.set(id, by);
    }
  return found;
}

for (const system of fs.readdirSync(path.join(root, 'packages/systems')).sort()) {
  const home = path.join(root, 'packages/systems', system);
  const yaml = path.join(home, 'rules.yaml');
  if (!fs.existsSync(yaml)) continue;
  const { title, rules } = parse(fs.readFileSync(yaml, 'utf8'));
  const all = sources(path.join(home, 'src'));
  const isTest = (file) => /\.test\.tsx?$/.test(file);
  const prefix = system.toUpperCase();
  const cited = citations(
    all.filter((file) => !isTest(file)),
    prefix,
  );
  const tested = citations(all.filter(isTest), prefix);
  const named = (by) =>
    [...(by ?? [])]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, MOST)
      .map(([file]) => path.relative(path.join(home, 'src'), file).split(path.sep).join('/'));
  const lines = [
    `# ${title}: where each rule stands`,
    '',
    `Made by \`node scripts/chapters.mjs\`. Files are those of \`packages/systems/${system}/src\` that name the rule, the one that names it oftenest first.`,
    '',
    ...rules.map(({ id, title: what }) => {
      const [files, tests] = [named(cited.get(id)), named(tested.get(id))];
      const where =
        files.length > 0 ? files.join(', ') : tests.length > 0 ? 'in what others do' : 'no file names it';
      return `- ${id}, ${what.trim()}: ${where}${tests.length > 0 ? `; tests ${tests.join(', ')}` : ''}`;
    }),
  ];
  const out = path.join(root, 'docs/chapters', `${system}.md`);
  const made = `${lines.join('\n')}\n`;
  if (fs.existsSync(out) && fs.readFileSync(out, 'utf8') === made) continue;
  stale++;
  if (check) console.error(`${path.relative(root, out)} is out of date; run: npm run chapters`);
  else {
    fs.mkdirSync(path.dirname(out), { recursive: true });
    fs.writeFileSync(out, made);
  }
}
process.exit(check && stale > 0 ? 1 : 0);
