// Where is a Chromium that the browser tests can drive?
//
//   node scripts/chromium.mjs     prints the path, exit code 0; or says why there is none, exit code 3
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** There and answering: a launcher whose program is missing does not count. */
function usable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
  } catch {
    return false;
  }
  if (process.platform === 'win32') return true;
  const said = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return said.status === 0 && /chrom|edge/i.test(said.stdout);
}

function find() {
  for (const name of names)
    for (const place of places) if (usable(path.join(place, name))) return path.join(place, name);
  return elsewhere.find(usable);
}

function install() {
  console.error('chromium: none found; installing it with apt-get ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const run = spawnSync('apt-get', args, {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
    });
    if (run.status !== 0)
      console.error(`${run.stdout ?? ''}${run.stderr ?? ''}`.split('\n').slice(-12).join('\n'));
    return run.status === 0;
  };
  apt('update'); // a stale list may still do
  return apt('install', '-y', 'chromium');
}

/** `{ path }`, or `{ why }` when there is none. CHROMIUM in the environment is taken at its word or refused aloud. */
export function chromium({ mayInstall = true } = {}) {
  const told = process.env.CHROMIUM;
  if (told) return usable(told) ? { path: told } : { why: `CHROMIUM is set to ${told}, which does not run` };
  const found = find();
  if (found) return { path: found };
  const hasApt = process.platform === 'linux' && fs.existsSync('/usr/bin/apt-get');
  if (!mayInstall || !hasApt)
    return { why: 'no Chromium or Chrome is installed (set CHROMIUM to the path of one)' };
  if (process.getuid?.() !== 0)
    return {
      why: 'no Chromium or Chrome is installed, and only root may install it (apt-get install chromium)',
    };
  install();
  const installed = find();
  return installed
    ? { path: installed }
    : { why: 'no Chromium is installed, and apt-get could not install it' };
}

export function skipped(why) {
  const line = '!'.repeat(96);
  return `${line}\n!! THE BROWSER TESTS ARE SKIPPED: ${why}\n!! Nothing below says that the table works in a browser.\n${line}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const got = chromium();
  if (got.path) console.log(got.path);
  else {
    console.error(skipped(got.why));
    process.exitCode = 3;
  }
}
