// Measures the code base: npm run house [-- --list] [-- --json] [-- --check]
//
// For each package, without tests and registers: lines, files, the most files in one folder, functions above 60 lines,
// and import cycles between modules, type imports included. --list names the functions and the cycles. --check fails if
// a folder has more than 15 files, a function more than 60 lines, or modules form a cycle.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync } from 'oxc-parser';

/** The most lines of a function that a reader can keep in mind. */
const LONG = 60;
/** The most files in a folder that a reader can survey. */
const BESIDE = 15;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: flags } = parseArgs({
  options: { list: { type: 'boolean' }, json: { type: 'boolean' }, check: { type: 'boolean' } },
});

/** Folders with a package.json, below `packages`. */
function packages(folder) {
  const here = fs.existsSync(path.join(folder, 'package.json')) ? [folder] : [];
  const below = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'src', 'dist'].includes(entry.name))
    .flatMap((entry) => packages(path.join(folder, entry.name)));
  return [...here, ...below];
}

const isOurs = (name) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name) && name !== 'register.ts';

function sources(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['testing', 'node_modules'].includes(entry.name) ? [] : sources(at);
    return isOurs(entry.name) ? [at] : [];
  });
}

/** Every function, with its name, first line and number of lines. */
function functionsIn(node, lineAt, name = '', found = []) {
  if (node === null || typeof node !== 'object') return found;
  if (Array.isArray(node)) {
    for (const each of node) functionsIn(each, lineAt, name, found);
    return found;
  }
  const own = node.id?.name ?? node.key?.name ?? name;
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
    found.push({ name: own, line: lineAt(node.start), lines: lineAt(node.end) - lineAt(node.start) + 1 });
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent') functionsIn(value, lineAt, own, found);
  return found;
}

function read(file) {
  const text = fs.readFileSync(file, 'utf8');
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineAt = (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const { program, module } = parseSync(file, text);
  const asked = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value)),
  ];
  const imports = new Set();
  for (const name of asked) {
    if (!name?.startsWith('.')) continue;
    const at = path.resolve(path.dirname(file), name.replace(/\.js$/, ''));
    for (const end of ['.ts', '.tsx']) if (fs.existsSync(at + end)) imports.add(at + end);
  }
  return { file, lines: text.split('\n').length - 1, functions: functionsIn(program, lineAt), imports };
}

/** Import cycles: groups of modules that reach each other, by Tarjan's algorithm. */
function circles(modules) {
  const at = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (module) => {
    const n = at.size;
    at.set(module, n);
    low.set(module, n);
    stack.push(module);
    for (const name of module.imports) {
      const next = modules.get(name);
      if (!next) continue;
      if (!at.has(next)) {
        visit(next);
        low.set(module, Math.min(low.get(module), low.get(next)));
      } else if (stack.includes(next)) low.set(module, Math.min(low.get(module), at.get(next)));
    }
    if (low.get(module) !== n) return;
    const own = stack.splice(stack.indexOf(module));
    if (own.length > 1) found.push(own);
  };
  for (const module of modules.values()) if (!at.has(module)) visit(module);
  return found;
}

const rows = packages(path.join(root, 'packages'))
  .map((folder) => {
    const modules = sources(path.join(folder, 'src')).map(read);
    if (modules.length === 0) return undefined;
    const beside = new Map();
    for (const { file } of modules) beside.set(path.dirname(file), (beside.get(path.dirname(file)) ?? 0) + 1);
    const long = modules.flatMap(({ file, functions }) =>
      functions
        .filter(({ lines }) => lines > LONG)
        .map((each) => ({ ...each, file: path.relative(root, file) })),
    );
    const round = circles(new Map(modules.map((module) => [module.file, module])));
    return {
      name: path.relative(path.join(root, 'packages'), folder),
      lines: modules.reduce((sum, module) => sum + module.lines, 0),
      files: modules.length,
      beside: Math.max(...beside.values()),
      crowded: [...beside]
        .filter(([, files]) => files > BESIDE)
        .map(
          ([at, files]) => `${path.relative(root, at)}: ${files} files beside each other; at most ${BESIDE}`,
        ),
      long: long.sort((a, b) => b.lines - a.lines),
      circles: round.map((each) => each.map(({ file }) => path.relative(root, file)).sort()),
    };
  })
  .filter((row) => row !== undefined);

/** Functions above the limit and cycles, one line each. */
const faults = ({ long, circles }) => [
  ...long.map(({ file, line, name, lines }) => `${file}:${line} ${name || 'a function'}, ${lines} lines`),
  ...circles.map((circle) => `a circle of ${circle.length}: ${circle.join(', ')}`),
];

if (flags.json) console.log(JSON.stringify(rows));
else if (flags.check) {
  const found = rows.flatMap((row) => [...row.crowded, ...faults(row)]);
  for (const fault of found) console.error(fault);
  const files = rows.reduce((sum, row) => sum + row.files, 0);
  console.log(found.length > 0 ? `house: ${found.length} faults` : `house: ${files} files in order`);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  const line = (name, ...cells) =>
    console.log(name.padEnd(16) + cells.map((c) => String(c).padStart(10)).join(''));
  line('package', 'lines', 'files', 'beside', `above ${LONG}`, 'circles', 'in them');
  for (const { name, lines, files, beside, long, circles } of rows)
    line(name, lines, files, beside, long.length, circles.length, circles.flat().length);
  if (flags.list) for (const row of rows) for (const fault of faults(row)) console.log(fault);
}
