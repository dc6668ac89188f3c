import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Change } from '@shambles/store';
import type { Asked, Kind, Told, Usage } from './serving.js';

const PROGRAM = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** Tables written by one message to the process. */
const AT_ONCE = 100;

/** A server in a process of its own. */
export class Server {
  private said = '';
  private readonly waiting: ((told: Told) => void)[] = [];

  private constructor(
    private readonly child: ChildProcess,
    readonly name: string,
  ) {
    child.stderr?.on('data', (data) => {
      this.said = `${this.said}${String(data)}`.slice(-4000);
    });
    child.stdout?.resume();
    child.on('message', (told: Told) => this.waiting.shift()?.(told));
    child.once('exit', (code, signal) => {
      for (const tell of this.waiting.splice(0))
        tell({ wrong: `it ended with ${code ?? signal}: ${this.said}` });
    });
  }

  url = '';

  /** Starts a server. `profile`: a folder for a profile of its work. */
  static async start(name: string, kind: Kind, profile?: string): Promise<Server> {
    const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const child = fork(PROGRAM, [JSON.stringify(kind)], {
      execArgv: ['--expose-gc', ...flags],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const server = new Server(child, name);
    const told = await server.next();
    if ('at' in told) server.url = told.at;
    return server;
  }

  private async next(): Promise<Told> {
    const told = await new Promise<Told>((done) => {
      this.waiting.push(done);
    });
    if ('wrong' in told) throw new Error(`The server (${this.name}): ${told.wrong}`);
    return told;
  }

  private ask(asked: Asked): Promise<Told> {
    this.child.send(asked);
    return this.next();
  }

  async usage(gc = false): Promise<Usage> {
    const told = await this.ask({ is: 'usage', gc });
    if (!('usage' in told) || !told.usage)
      throw new Error(`The server (${this.name}) tells nothing of itself.`);
    return told.usage;
  }

  /** Puts tables into the server's store, in the way that the server itself would. */
  async write(changes: readonly Change[]): Promise<void> {
    for (let n = 0; n < changes.length; n += AT_ONCE)
      await this.ask({ is: 'write', changes: changes.slice(n, n + AT_ONCE) });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    try {
      await this.ask({ is: 'stop' });
    } catch {
      this.child.kill('SIGKILL');
    }
    await gone;
  }
}
