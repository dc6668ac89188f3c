// The walls that Biome cannot check, and a proof that the ones it does check still hold.
//
//   node scripts/walls.mjs
//
// 1. Searches the sources of the engine and of every system for code that waits or whose results may differ between
//    machines.
// 2. Searches the sources of every package for relative imports that leave the package or lack a file extension.
// 3. Checks the imports between each system's chapters: a chapter imports only from earlier ones, in the order given by
//    package.json. No folder may have more files than a reader can survey.
// 4. Plants violations in a temporary folder under the project's own biome.json: each must be reported.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const failures = [];

// ---------------------------------------------------------------------------------------------------------
// Reading

/** Every source file below a folder, tests included. */
function sources(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(at);
    return /\.tsx?$/.test(entry.name) ? [at] : [];
  });
}

const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The text with comments, strings and regular expressions blanked out. Newlines and the code inside `${}` stay, so
 * positions are unchanged. With `strings`, string contents are kept.
 */
function codeOnly(text, { strings = false } = {}) {
  const out =
    [...text].length === text.length
      ? text.split('')
      : Array.from({ length: text.length }, (_, i) => text[i]);
  const blank = (from, to) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' ';
  };
  const templates = []; // brace depth at which each open `${` closes
  let depth = 0;
  let last = ''; // the last code character other than white space
  let word = ''; // the word that ends there, to recognise `return /x/`
  let i = 0;
  const template = (from) => {
    let j = from;
    while (j < text.length && text[j] !== '`') {
      if (text[j] === '\\') j++;
      else if (text[j] === '$' && text[j + 1] === '{') {
        if (!strings) blank(from, j);
        templates.push(depth);
        last = '{';
        return j + 2;
      }
      j++;
    }
    if (!strings) blank(from, j);
    last = '`';
    return j + 1;
  };
  while (i < text.length) {
    const c = text[i];
    const next = text[i + 1];
    if (c === '/' && next === '/') {
      let j = text.indexOf('\n', i);
      if (j < 0) j = text.length;
      blank(i, j);
      i = j;
    } else if (c === '/' && next === '*') {
      let j = text.indexOf('*/', i + 2);
      j = j < 0 ? text.length : j + 2;
      blank(i, j);
      i = j;
    } else if (c === "'" || c === '"') {
      let j = i + 1;
      while (j < text.length && text[j] !== c && text[j] !== '\n') j += text[j] === '\\' ? 2 : 1;
      if (!strings) blank(i + 1, j);
      last = c;
      word = '';
      i = j + 1;
    } else if (c === '`') {
      i = template(i + 1);
      word = '';
    } else if (c === '}' && templates.length > 0 && templates.at(-1) === depth) {
      templates.pop();
      i = template(i + 1);
      word = '';
    } else if (
      c === '/' &&
      ('(,=:[!&|?{};+-*%<>~^'.includes(last) || /^(return|typeof|case|in|of|yield)$/.test(word)) &&
      /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//.test(text.slice(i))
    ) {
      const end = i + /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//.exec(text.slice(i))[0].length;
      blank(i, end);
      last = '/';
      word = '';
      i = end;
    } else {
      if (c === '{') depth++;
      else if (c === '}') depth--;
      if (/[\w$]/.test(c)) word = /[\w$]/.test(text[i - 1] ?? '') ? word + c : c;
      else if (/\S/.test(c)) word = '';
      if (/\S/.test(c)) last = c;
      i++;
    }
  }
  return out.join('');
}

// ---------------------------------------------------------------------------------------------------------
// 1. What the engine and the systems may not do

const unequal =
  'random|hypot|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|exp|expm1|log|log10|log1p|log2|pow|fround|f16round';
const forbidden = [
  [new RegExp(`\\bMath\\s*\\??\\.\\s*(?:${unequal})\\b`, 'g'), 'is random or may differ between machines'],
  [/\bMath\b(?!\s*\??\.)/g, 'passes Math on as a value, round the wall'],
  [/\basync\b|\bawait\b/g, 'waits: the engine and the systems are synchronous'],
  [/\.\s*(?:localeCompare|toLocale\w+)\b/g, 'depends on the language of the machine'],
];

function trespasses(text) {
  const code = codeOnly(text);
  const found = [];
  for (const [pattern, why] of forbidden) {
    for (const hit of code.matchAll(pattern)) {
      found.push({ line: code.slice(0, hit.index).split('\n').length, what: hit[0], why });
    }
  }
  return found;
}

const folders = [
  'engine',
  'field',
  'forms',
  'measured',
  'towns',
  'players',
  'lab',
  'story',
  'board',
  'cli',
  'web',
].map((name) => `packages/${name}`);
const systems = fs
  .readdirSync(path.join(root, 'packages/systems'), { withFileTypes: true })
  .filter(
    (e) => e.isDirectory() && fs.existsSync(path.join(root, 'packages/systems', e.name, 'package.json')),
  )
  .map((e) => `packages/systems/${e.name}`);
const packages = [...folders, 'packages/systems', ...systems];
const pure = [
  ...['engine', 'field', 'forms', 'measured', 'towns', 'systems'].map((name) => `packages/${name}`),
  ...systems,
];

const counts = new Map();
for (const name of pure) {
  const files = sources(path.join(root, name, 'src')).filter((file) => !isTest(file));
  counts.set(name, files.length);
  if (files.length === 0) failures.push(`${name}/src: no source was found, so nothing was checked`);
  for (const file of files) {
    for (const t of trespasses(fs.readFileSync(file, 'utf8'))) {
      failures.push(`${path.relative(root, file)}:${t.line}: \`${t.what.trim()}\` ${t.why}`);
    }
  }
}

// ---------------------------------------------------------------------------------------------------------
// 2. Relative imports stay at home and are spelled out

const relative = /(?:\bfrom|\bimport|\bimport\s*\()\s*(['"])(\.{1,2}(?:\/[^'"]*)?)\1/g;

function strays(text, file, home) {
  const code = codeOnly(text, { strings: true });
  const found = [];
  for (const hit of code.matchAll(relative)) {
    const line = code.slice(0, hit.index).split('\n').length;
    const spec = hit[2].replace(/\?.*$/, '');
    const target = path.relative(home, path.resolve(path.dirname(file), spec));
    if (target.startsWith('..')) found.push({ line, what: hit[2], why: 'climbs out of its package' });
    if (!/\.[a-z0-9]+$/i.test(spec)) found.push({ line, what: hit[2], why: 'has no ending: write ".js"' });
  }
  return found;
}

let looked = 0;
for (const name of packages) {
  for (const file of sources(path.join(root, name, 'src'))) {
    looked++;
    for (const t of strays(fs.readFileSync(file, 'utf8'), file, path.join(root, name))) {
      failures.push(`${path.relative(root, file)}:${t.line}: '${t.what}' ${t.why}`);
    }
  }
}

// ---------------------------------------------------------------------------------------------------------
// 3. A chapter imports only from the chapters before it, types included

/** The chapter of a file below `src`: its folder, or its own name if it is directly in `src`. */
const chapterOf = (file) => file.split('/')[0].replace(/\.ts$/, '');

/** Violations of the chapter order. `texts`: the content of each file below `src`. */
function backward(texts, order) {
  const found = [];
  const files = Object.keys(texts);
  const chapters = new Set(files.map(chapterOf));
  for (const name of chapters) if (!order.includes(name)) found.push(`"${name}" has no place in the order`);
  for (const [i, name] of order.entries()) {
    if (!chapters.has(name)) found.push(`there is no "${name}", which has a place in the order`);
    if (order.indexOf(name) !== i) found.push(`"${name}" has two places in the order`);
  }
  for (const file of files) {
    const from = chapterOf(file);
    for (const [, , spec] of codeOnly(texts[file], { strings: true }).matchAll(relative)) {
      const target = path.posix.join(path.posix.dirname(file), spec);
      const to = chapterOf(target.replace(/\.js$/, '.ts'));
      if (target.startsWith('..') || order.indexOf(to) <= order.indexOf(from)) continue;
      found.push(`${file} imports ${target}, but "${to}" comes after "${from}"`);
    }
  }
  return found;
}

/** The most files in a folder, without tests, that a reader can survey. */
const BESIDE = 15;

/** Folders below `src` that have more. */
function crowded(files) {
  const beside = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    beside.set(folder, (beside.get(folder) ?? 0) + 1);
  }
  return [...beside]
    .filter(([, n]) => n > BESIDE)
    .map(([folder, n]) => `${n} files lie beside each other in src/${folder}, more than ${BESIDE}`);
}

const ordered = [];
for (const name of systems) {
  const { chapters } = JSON.parse(fs.readFileSync(path.join(root, name, 'package.json'), 'utf8'));
  if (!chapters) {
    if (fs.existsSync(path.join(root, name, 'rules.yaml')))
      failures.push(`${name}/package.json: a book gives the order of its "chapters"`);
    continue;
  }
  const src = path.join(root, name, 'src');
  const texts = {};
  for (const file of sources(src)) {
    const below = path.relative(src, file).split(path.sep).join('/');
    if (!isTest(file) && chapterOf(below) !== 'testing') texts[below] = fs.readFileSync(file, 'utf8');
  }
  ordered.push(`${path.basename(name)} ${chapters.length}`);
  for (const why of [...backward(texts, chapters), ...crowded(Object.keys(texts))])
    failures.push(`${name}: ${why}`);
}

// ---------------------------------------------------------------------------------------------------------
// 4. The walls themselves: planted violations must be found, honest code must not

const planted = [
  'const a = Math.random();',
  'const a = Math . hypot(1, 2);',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted text is a template
  'const a = `${Math.sin(1)}`;',
  'const { random } = Math;',
  "const a = Math['cos'](1);",
  'export async function f() {}',
  "const a = 'b'.localeCompare('c');",
  'const a = 1 / 2; const b = Math.atan2(1, 2); const c = 3 / 4;',
];
const honest = [
  'const a = Math.sqrt(2) + Math.floor(1.5) + Math.imul(2, 3);',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the honest text is a template
  '// Math.random()\n/* async */ const a = "Math.random()" + `await ${Math.max(1, 2)} Math.sin`;',
  'const a = /Math.random/.test("async");',
];
for (const code of planted)
  if (trespasses(code).length === 0)
    failures.push(`scripts/walls.mjs: did not see what was planted: ${code}`);
for (const code of honest)
  if (trespasses(code).length > 0)
    failures.push(`scripts/walls.mjs: took honest code for a trespass: ${code}`);
if (strays("import '../../x/src/y.js';", '/p/a/src/z.ts', '/p/a').length !== 1)
  failures.push('scripts/walls.mjs: did not see an import that climbs out of its package');
if (strays("export * from './y';", '/p/a/src/z.ts', '/p/a').length !== 1)
  failures.push('scripts/walls.mjs: did not see an import without an ending');

const book = { 'table.ts': '', 'table/beside.ts': "import { at } from '../table.js';", 'deeds/fire.ts': '' };
const order = ['table', 'deeds'];
/** added files, chapter order, expected number of complaints */
const shelves = [
  [{ 'deeds/move.ts': "import { at } from '../table.js';" }, order, 0],
  [{ 'table/way.ts': "import type { Deed } from '../deeds/fire.js';" }, order, 1],
  [{ 'table/way.ts': "export * from '../deeds/fire.js';" }, order, 1],
  [{ 'table.ts': "const later = () => import('./deeds/fire.js');" }, order, 1],
  [{ 'sequence.ts': '' }, order, 1],
  [{}, [...order, 'sequence'], 1],
  [{}, [...order, 'table'], 1],
];
for (const [more, chapters, n] of shelves)
  if (backward({ ...book, ...more }, chapters).length !== n)
    failures.push(`scripts/walls.mjs: took these chapters otherwise than it should: ${JSON.stringify(more)}`);

const many = (n) => Array.from({ length: n }, (_, i) => `deeds/deed-${i}.ts`);
if (crowded(many(BESIDE)).length !== 0 || crowded(many(BESIDE + 1)).length !== 1)
  failures.push(
    'scripts/walls.mjs: did not see that a folder is crowded, or took one for crowded that is not',
  );

const imports = 'lint/style/noRestrictedImports';
const globals = 'lint/style/noRestrictedGlobals';
const node = 'lint/correctness/noNodejsModules';
const undeclared = 'lint/correctness/noUndeclaredDependencies';
const cycles = 'lint/suspicious/noImportCycles';
const use = (spec) => `import { x } from '${spec}';\nexport const y = x;\n`;
/** package, planted code, the rule that must report it (undefined: no wall may) */
const plants = [
  ['packages/engine', use('@shambles/avz'), imports],
  ['packages/engine', use('@shambles/engine/conformance'), imports],
  ['packages/engine', use('node:fs'), node],
  ['packages/engine', use('zod/mini'), undeclared],
  ...[
    'Date.now()',
    'performance.now()',
    'setTimeout(() => 1)',
    "fetch('x')",
    'process.env',
    'new Date()',
  ].map((code) => ['packages/engine', `export const y = ${code};\n`, globals]),
  ['packages/engine', 'export const y = Math.max(1, 2);\n', undefined],
  ...['packages/field', 'packages/forms', 'packages/measured', 'packages/towns'].flatMap((name) => [
    [name, use('@shambles/engine'), undefined],
    [name, use('@shambles/avz'), imports],
    [name, use('node:fs'), node],
    [name, 'export const y = Date.now();\n', globals],
  ]),
  ['packages/measured', use('@shambles/field'), undefined],
  ['packages/field', use('@shambles/towns'), imports],
  ['packages/towns', use('@shambles/field'), undefined],
  ['packages/towns', use('@shambles/forms'), imports],
  ['packages/systems/ftb', use('@shambles/towns'), undefined],
  ['packages/systems/bdz', use('@shambles/thw'), undefined],
  ['packages/systems/bdz', use('@shambles/ftb'), imports],
  ['packages/systems', use('@shambles/avz'), undefined],
  ['packages/systems', use('@shambles/web'), imports],
  ['packages/systems', 'export const y = Date.now();\n', globals],
  ...systems.flatMap((name) => [
    [name, use('@shambles/engine'), undefined],
    [name, use('@shambles/another-system'), imports],
    [name, use('@shambles/systems'), imports],
    [name, use('@shambles/players'), imports],
    [name, use('node:fs'), node],
    [name, 'export const y = new Date();\n', globals],
  ]),
  ['packages/players', use('@shambles/avz'), undefined],
  ['packages/players', use('@shambles/systems'), imports],
  ['packages/players', use('@shambles/lab'), imports],
  ['packages/lab', use('@shambles/players'), undefined],
  ['packages/lab', use('@shambles/avz'), imports],
  ['packages/lab', use('@shambles/story'), imports],
  ['packages/board', use('@shambles/engine'), undefined],
  ['packages/board', use('@shambles/systems'), imports],
  ['packages/story', use('@shambles/board'), undefined],
  ['packages/story', use('@shambles/avz'), imports],
  ['packages/cli', use('@shambles/systems'), undefined],
  ['packages/cli', use('node:fs'), undefined],
  ['packages/cli', use('@shambles/avz'), imports],
  ['packages/cli', use('@shambles/web'), imports],
  ['packages/web', use('@shambles/systems'), undefined],
  ['packages/web', use('@shambles/avz'), imports],
  ['packages/web', use('@shambles/cli'), imports],
  ['packages/web', use('@shambles/lab'), imports],
  ['packages/web', use('@shambles/lab/series'), undefined],
  ['packages/web', use('node:fs'), node],
  ['bench', use('@shambles/web'), imports],
];

const yard = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'walls-')));
try {
  const config = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8'));
  fs.writeFileSync(
    path.join(yard, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
  );
  fs.copyFileSync(path.join(root, 'package.json'), path.join(yard, 'package.json'));
  for (const name of [...packages, 'bench']) {
    fs.mkdirSync(path.join(yard, name, 'src'), { recursive: true });
    fs.copyFileSync(path.join(root, name, 'package.json'), path.join(yard, name, 'package.json'));
  }
  const at = (i, name) => `${name}/src/planted-${i}.ts`;
  plants.forEach(([name, code], i) => {
    fs.writeFileSync(path.join(yard, at(i, name)), code);
  });
  fs.writeFileSync(
    path.join(yard, 'packages/engine/src/one.ts'),
    "import { two } from './two.js';\nexport const one = () => two;\n",
  );
  fs.writeFileSync(
    path.join(yard, 'packages/engine/src/two.ts'),
    "import { one } from './one.js';\nexport const two = () => one;\n",
  );

  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '--no-errors-on-unmatched', '.'],
    { cwd: yard, encoding: 'utf8' },
  );
  const said = [...run.stdout.matchAll(/^::\w+ title=([^,]+),file=([^,]+),/gm)].map(
    ([, rule, file]) => `${path.relative(yard, path.resolve(yard, file))} ${rule}`,
  );
  if (said.length === 0)
    failures.push(`biome reported nothing at all for the planted files\n${run.stdout}${run.stderr}`);
  plants.forEach(([name, code, rule], i) => {
    const about = said.filter((line) => line.startsWith(`${at(i, name)} `)).map((line) => line.split(' ')[1]);
    const shown = `${name}: ${code.split('\n')[0]}`;
    if (rule && !about.includes(rule)) failures.push(`biome.json: ${rule} let this through: ${shown}`);
    const walls = about.filter((r) => [imports, globals, node, undeclared].includes(r));
    if (!rule && walls.length > 0) failures.push(`biome.json: ${walls} forbids what is allowed: ${shown}`);
  });
  if (!said.includes(`packages/engine/src/one.ts ${cycles}`))
    failures.push('biome.json: an import cycle was let through');
} finally {
  fs.rmSync(yard, { recursive: true, force: true });
}

if (looked === 0) failures.push('no source file was looked at');
if (failures.length > 0) {
  for (const line of failures) console.error(line);
  console.error(`walls: ${failures.length} ${failures.length === 1 ? 'failure' : 'failures'}`);
  process.exitCode = 1;
} else {
  const pureFiles = [...counts].map(([name, n]) => `${name.replace('packages/', '')} ${n}`).join(', ');
  console.log(
    `walls: ${looked} files looked at; kept free of chance, clock and waiting: ${pureFiles}; ` +
      `chapters in order: ${ordered.join(', ')}; ` +
      `${planted.length + plants.length + shelves.length + 4} planted cases judged rightly`,
  );
}
