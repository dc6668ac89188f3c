// Finds a Chromium that the browser tests can drive.
//
//   node scripts/chromium.mjs     prints its path, exit code 0; or says why there is none, exit code 3
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers, banner, lookFor, tell } from './debian.mjs';

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

const usable = (file) =>
  // On Windows, a browser does not print its version.
  process.platform === 'win32' ? fs.existsSync(file) : answers(file, /chrom|edge/i);

function find() {
  for (const name of names)
    for (const place of places) if (usable(path.join(place, name))) return path.join(place, name);
  return elsewhere.find(usable);
}

/** `{ path }`, or `{ why }` if there is none. */
export function chromium(options) {
  return lookFor({ what: 'Chromium', set: 'CHROMIUM', usable, find, packages: ['chromium'] }, options);
}

export function skipped(why) {
  return banner('THE BROWSER TESTS', why, 'Nothing below says that the table works in a browser.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) tell(chromium(), skipped);
