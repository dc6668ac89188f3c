/**
 * A throwaway PostgreSQL server for tests, on loopback, in a temporary folder. `scripts/test.mjs` sets
 * SHAMBLES_POSTGRES to the folder of its programs; without that, tests against it are skipped.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface Cluster {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Kills the server and all its backends with -9. */
  kill(): Promise<void>;
  /** Starts the server again on the same port, if that is still free. */
  start(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** The folder of initdb and postgres, or undefined. */
export const postgresPrograms: string | undefined = process.env.SHAMBLES_POSTGRES || undefined;

/** The user to run PostgreSQL as: it refuses to run as root, so then as nobody. */
function user(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('there is no user nobody to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie process answers too, but has no command line any more.
    return process.platform !== 'linux' || fs.readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch {
    return false;
  }
}

/** Polls until `holds`. The limit is generous: it is for failures, not for slow machines. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

// The server lives as long as our end of the guard's stdin: even if we are killed, it stops and its folder is removed.
const guard = `
folder="$1"; shift
"$@" >>"$folder/log.txt" 2>&1 &
server=$!
if read -r word; then kill -QUIT $server 2>/dev/null; wait $server
else kill -QUIT $server 2>/dev/null; wait $server; rm -rf "$folder"; fi`;

/** Starts a server. `sync`: as in production; without it, the server is faster but would not survive a power cut. */
export async function startPostgres({ sync = false } = {}): Promise<Cluster> {
  const programs = postgresPrograms;
  if (programs === undefined) throw new Error('SHAMBLES_POSTGRES does not say where PostgreSQL is');
  const as = user();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-postgres-'));
  if (as) fs.chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, 'data');
  const options = { ...as, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  try {
    execFileSync(
      path.join(programs, 'initdb'),
      ['-D', data, '-U', 'shambles', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }

  let port = await freePort();
  let child: ChildProcess | undefined;
  const address = (database: string) => `postgres://shambles@127.0.0.1:${port}/${database}`;
  const postmaster = () => {
    try {
      return Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  };
  const admin = async <R>(work: (client: pg.Client) => Promise<R>): Promise<R> => {
    const client = new pg.Client({ connectionString: address('postgres'), connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  const ended = async () => {
    const run = child;
    child = undefined;
    if (!run) return;
    // Perhaps nothing else keeps this process alive while it waits.
    run.ref();
    const exit = run.exitCode === null && run.signalCode === null ? once(run, 'exit') : undefined;
    run.stdin?.end('stop\n');
    await exit;
  };

  const start = async () => {
    for (let tries = 0; ; tries++) {
      const settings = {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: sync ? 'on' : 'off',
        shared_buffers: '32MB',
      };
      const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const run = spawn(
        'sh',
        ['-c', guard, 'sh', folder, path.join(programs, 'postgres'), '-D', data, ...args],
        {
          ...options,
          stdio: ['pipe', 'ignore', 'ignore'],
        },
      );
      run.on('error', () => {});
      run.stdin?.on('error', () => {});
      run.unref();
      child = run;
      let up = false;
      await until('PostgreSQL answers', async () => {
        // The child is `sh`, which waits for our word, so look at the server itself.
        const pid = postmaster();
        const log = fs.existsSync(path.join(folder, 'log.txt'))
          ? fs.readFileSync(path.join(folder, 'log.txt'), 'utf8')
          : '';
        if (/could not bind|pre-existing shared memory|lock file .* exists/.test(log)) return true;
        if (pid === undefined) return false;
        up = await admin(async () => true).catch(() => false);
        return up;
      });
      if (up) return;
      await ended();
      fs.rmSync(path.join(folder, 'log.txt'), { force: true });
      if (tries > 20) throw new Error(`PostgreSQL does not start in ${folder}`);
      if (tries > 10) port = await freePort();
    }
  };

  const backends = (parent: number): number[] => {
    const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return listed
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, ppid]) => ppid === parent)
      .map(([pid]) => pid as number);
  };

  await start();
  let made = 0;
  return {
    async database() {
      const name = `test_${++made}`;
      await admin((client) => client.query(`create database ${name}`));
      return address(name);
    },
    async kill() {
      const pid = postmaster();
      if (pid === undefined) return;
      const all = [pid, ...backends(pid)];
      for (const one of all) {
        try {
          process.kill(one, 'SIGKILL');
        } catch {
          // It ended by itself.
        }
      }
      await until('the killed server is gone', () => !all.some(lives));
      await ended();
      fs.rmSync(path.join(folder, 'log.txt'), { force: true });
    },
    start,
    async stop() {
      await ended();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
