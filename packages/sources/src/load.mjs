// Node 20 reads no TypeScript. A process needs about a thousand of these files, so they are not translated one by one: one
// file is made of all that an entry needs, and kept until one of them changes.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = path.join(root, 'node_modules/.cache/shambles');
/** What decides, beside the sources, which file an import means. */
const HOUSE = ['package-lock.json', 'tsconfig.json', 'packages/sources/src/load.mjs'];

/** The module of a TypeScript file, given as a file URL, with all that it exports. */
export async function load(entry) {
  const file = fileURLToPath(entry);
  const name = path.relative(root, file).replaceAll(path.sep, '-');
  const made = path.join(kept, `${name}.mjs`);
  return import(pathToFileURL(isFresh(made) ? made : await make(file, made)).href);
}

/** How a source was when it was read. */
const stamp = (file) => {
  const { mtimeMs, size } = fs.statSync(file);
  return `${mtimeMs} ${size}`;
};

function isFresh(made) {
  try {
    const sources = JSON.parse(fs.readFileSync(`${made}.json`, 'utf8'));
    return fs.existsSync(made) && Object.entries(sources).every(([file, was]) => stamp(file) === was);
  } catch {
    return false;
  }
}

/** Makes it, and says where it lies. */
async function make(file, made) {
  const { build } = await import('esbuild');
  const sources = {};
  const note = (source) => {
    sources[source] = stamp(source);
  };
  for (const one of HOUSE) note(path.join(root, one));
  const { outputFiles } = await build({
    entryPoints: [file],
    outfile: made,
    write: false,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Read where Node is started with --enable-source-maps: errors then name the sources.
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [packagesStay, sourcesStandWhereTheyStood(note)],
  });
  const files = [...outputFiles, { path: `${made}.json`, contents: JSON.stringify(sources) }];
  try {
    fs.mkdirSync(kept, { recursive: true });
    for (const each of files) put(each.path, each.contents);
    return made;
  } catch {
    // Whoever may not write there has it made for this process alone.
    const own = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-'));
    process.once('exit', () => fs.rmSync(own, { recursive: true, force: true }));
    for (const each of files) put(path.join(own, path.basename(each.path)), each.contents);
    return path.join(own, path.basename(made));
  }
}

/** Writes a file at once: processes that begin at the same time make the same, and none reads half of it. */
function put(file, contents) {
  const own = `${file}.${process.pid}.${threadId}`;
  fs.writeFileSync(own, contents);
  fs.renameSync(own, file);
}

/** Packages from outside are left to Node, from wherever the made file lies; those that only one of ours has come along. */
const packagesStay = {
  name: 'packages stay',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, importer, kind }) => {
      if (kind === 'entry-point' || name.startsWith('@shambles/')) return undefined;
      return isNested(name, importer) ? undefined : { path: import.meta.resolve(name), external: true };
    });
  },
};

/** Whether the package of an import lies beside a workspace of ours, and not at the root. */
function isNested(name, importer) {
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  const holds = (folder) => fs.existsSync(path.join(folder, 'node_modules', ...parts));
  for (let at = path.dirname(importer); path.relative(root, at) !== ''; at = path.dirname(at))
    if (holds(at)) return true;
  return false;
}

/** A source that asks where it lies is told so, and each that is read is noted. */
const sourcesStandWhereTheyStood = (note) => ({
  name: 'sources stand where they stood',
  setup({ onLoad }) {
    onLoad({ filter: /\.(m?[jt]sx?|json)$/ }, ({ path: file }) => {
      note(file);
      if (!/\.tsx?$/.test(file)) return;
      const text = fs.readFileSync(file, 'utf8');
      if (!text.includes('import.meta.url')) return;
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
