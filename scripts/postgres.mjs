// Finds the programs of a PostgreSQL server that the store's tests can start.
//
//   node scripts/postgres.mjs     prints their folder, exit code 0; or says why there is none, exit code 3
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers, banner, lookFor, tell } from './debian.mjs';

const tail = process.platform === 'win32' ? '.exe' : '';

const usable = (folder) =>
  ['initdb', 'postgres'].every((name) => answers(path.join(folder, name + tail), /postgres/i));

/** Debian's folders, newest version first: its programs are not on PATH. */
function debian() {
  const root = '/usr/lib/postgresql';
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(root, name, 'bin'));
}

function find() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const elsewhere = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/local/pgsql/bin'];
  return [...debian(), ...onPath, ...elsewhere].find(usable);
}

/** Keeps the package from creating and starting a cluster, which is not needed here. */
function prepare() {
  const common = '/etc/postgresql-common';
  const quiet = path.join(common, 'createcluster.conf');
  if (fs.existsSync(quiet)) return;
  fs.mkdirSync(common, { recursive: true });
  fs.writeFileSync(quiet, 'create_main_cluster = false\n');
}

/** `{ path }` of the programs' folder, or `{ why }`. */
export function postgres(options) {
  const packages = ['-o', 'Dpkg::Options::=--force-confold', 'postgresql'];
  return lookFor({ what: 'PostgreSQL', set: 'SHAMBLES_POSTGRES', usable, find, packages, prepare }, options);
}

export function skipped(why) {
  return banner(
    'THE TESTS AGAINST POSTGRESQL',
    why,
    'Nothing below says that the store works on a PostgreSQL server.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) tell(postgres(), skipped);
