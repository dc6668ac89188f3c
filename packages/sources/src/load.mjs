// Node 20 cannot run TypeScript. A process needs about a thousand of these files, so they are not translated one by
// one. Instead, everything that an entry file needs is bundled into one file, which is kept until a source changes.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = path.join(root, 'node_modules/.cache/shambles');
/** Files besides the sources that decide which file an import resolves to. */
const HOUSE = ['package-lock.json', 'tsconfig.json', 'packages/sources/src/load.mjs'];

/** Imports a TypeScript file, given as a file URL. Returns its module with all exports. */
export async function load(entry) {
  const file = fileURLToPath(entry);
  const name = path.relative(root, file).replaceAll(path.sep, '-');
  const made = path.join(kept, `${name}.mjs`);
  return import(pathToFileURL(isFresh(made) ? made : await make(file, made)).href);
}

/** The state of a source file when it was read. */
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

/** Builds the bundle and returns its path. */
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
    // Used if Node was started with --enable-source-maps: errors then name the sources.
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
    // Without write permission there, the bundle is made for this process only.
    const own = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-'));
    process.once('exit', () => fs.rmSync(own, { recursive: true, force: true }));
    for (const each of files) put(path.join(own, path.basename(each.path)), each.contents);
    return path.join(own, path.basename(made));
  }
}

/**
 * Writes a file atomically. Processes that start at the same time write the same content, and none reads a half-written
 * file.
 */
function put(file, contents) {
  const own = `${file}.${process.pid}.${threadId}`;
  fs.writeFileSync(own, contents);
  fs.renameSync(own, file);
}

/** Leaves outside packages to Node, wherever the bundle is. Packages installed for only one workspace are bundled. */
const packagesStay = {
  name: 'packages stay',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, importer, kind }) => {
      if (kind === 'entry-point' || name.startsWith('@shambles/')) return undefined;
      return isNested(name, importer) ? undefined : { path: import.meta.resolve(name), external: true };
    });
  },
};

/** True if an import's package is installed beside one of our workspaces rather than at the root. */
function isNested(name, importer) {
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  const holds = (folder) => fs.existsSync(path.join(folder, 'node_modules', ...parts));
  for (let at = path.dirname(importer); path.relative(root, at) !== ''; at = path.dirname(at))
    if (holds(at)) return true;
  return false;
}

/** Replaces `import.meta.url` by the source's own location, and notes each source that is read. */
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
