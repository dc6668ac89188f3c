// Where are the programs of a PostgreSQL server that the tests of the store can start?
//
//   node scripts/postgres.mjs     prints their folder, exit code 0; or says why there is none, exit code 3
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const tail = process.platform === 'win32' ? '.exe' : '';

/** There and answering: a wrapper whose server is missing does not count. */
function usable(folder) {
  return ['initdb', 'postgres'].every((name) => {
    const file = path.join(folder, name + tail);
    try {
      fs.accessSync(file, fs.constants.X_OK);
    } catch {
      return false;
    }
    const said = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    return said.status === 0 && /postgres/i.test(said.stdout);
  });
}

/** Debian keeps the programs of each version away from PATH; the newest goes first. */
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

function install() {
  console.error('postgres: none found; installing it with apt-get ...');
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
  // The package would make and start a cluster of its own, which nobody here wants.
  const common = '/etc/postgresql-common';
  const quiet = path.join(common, 'createcluster.conf');
  if (!fs.existsSync(quiet)) {
    fs.mkdirSync(common, { recursive: true });
    fs.writeFileSync(quiet, 'create_main_cluster = false\n');
  }
  apt('update'); // a stale list may still do
  return apt('install', '-y', '-o', 'Dpkg::Options::=--force-confold', 'postgresql');
}

/** `{ path }` of the folder, or `{ why }`. SHAMBLES_POSTGRES is taken at its word or refused aloud. */
export function postgres({ mayInstall = true } = {}) {
  const told = process.env.SHAMBLES_POSTGRES;
  if (told)
    return usable(told)
      ? { path: told }
      : { why: `SHAMBLES_POSTGRES is set to ${told}, where no initdb and postgres run` };
  const found = find();
  if (found) return { path: found };
  const hasApt = process.platform === 'linux' && fs.existsSync('/usr/bin/apt-get');
  if (!mayInstall || !hasApt)
    return { why: 'no PostgreSQL is installed (set SHAMBLES_POSTGRES to the folder of initdb and postgres)' };
  if (process.getuid?.() !== 0)
    return {
      why: 'no PostgreSQL is installed, and only root may install it (apt-get install postgresql)',
    };
  install();
  const installed = find();
  return installed
    ? { path: installed }
    : { why: 'no PostgreSQL is installed, and apt-get could not install it' };
}

export function skipped(why) {
  const line = '!'.repeat(96);
  return `${line}\n!! THE TESTS AGAINST POSTGRESQL ARE SKIPPED: ${why}\n!! Nothing below says that the store works on a PostgreSQL server.\n${line}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const got = postgres();
  if (got.path) console.log(got.path);
  else {
    console.error(skipped(got.why));
    process.exitCode = 3;
  }
}
