// Programs that the tests need and npm does not provide: found, or installed from Debian's packages if allowed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** True if the program exists and answers `--version` as expected. A launcher without its program does not count. */
export function answers(file, as) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
  } catch {
    return false;
  }
  const said = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return said.status === 0 && as.test(said.stdout);
}

/**
 * Returns `{ path }`, or `{ why }` if there is none. The environment variable `set` may name a path, which is then
 * either used or rejected with a message. `prepare` runs before the package is installed.
 */
export function lookFor(
  { what, set, usable, find, packages, prepare = () => {} },
  { mayInstall = true } = {},
) {
  const told = process.env[set];
  if (told)
    return usable(told) ? { path: told } : { why: `${set} is set to ${told}, where ${what} does not run` };
  const found = find();
  if (found) return { path: found };
  const hasApt = process.platform === 'linux' && fs.existsSync('/usr/bin/apt-get');
  if (!mayInstall || !hasApt) return { why: `no ${what} is installed (say in ${set} where one is)` };
  if (process.getuid?.() !== 0)
    return {
      why: `no ${what} is installed, and only root may install it (apt-get install ${packages.at(-1)})`,
    };
  console.error(`${what}: none found; installing it with apt-get ...`);
  prepare();
  apt('update'); // a stale list may still do
  apt('install', '-y', ...packages);
  const installed = find();
  return installed
    ? { path: installed }
    : { why: `no ${what} is installed, and apt-get could not install it` };
}

function apt(...args) {
  const run = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 600_000,
  });
  if (run.status !== 0)
    console.error(`${run.stdout ?? ''}${run.stderr ?? ''}`.split('\n').slice(-12).join('\n'));
}

/** The message for skipped tests: too prominent to be overlooked. */
export function banner(what, why, meaning) {
  const line = '!'.repeat(96);
  return `${line}\n!! ${what} ARE SKIPPED: ${why}\n!! ${meaning}\n${line}`;
}

/** For a script run on its own: prints the path, or says why there is none, with exit code 3. */
export function tell(got, skipped) {
  if (got.path) console.log(got.path);
  else {
    console.error(skipped(got.why));
    process.exitCode = 3;
  }
}
