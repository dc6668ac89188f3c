import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../server.js';

const PROGRAM = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** A server in its own process, which can be killed and started again at the same address. */
export class Child {
  private process: ChildProcess | undefined;
  url = '';
  readonly repairs: string[] = [];
  private said = '';
  /** Rejects if the server ends by itself: anybody waiting for it would wait for ever. */
  readonly broken: Promise<never>;
  private break: (error: Error) => void = () => {};
  private ending = false;

  constructor(private readonly options: Omit<ServerOptions, 'store'> & { readonly store: object }) {
    this.broken = new Promise((_, fail) => {
      this.break = fail;
    });
    this.broken.catch(() => {});
  }

  /** Starts the server and waits until it is ready. Throws an error with its stderr if it does not come up. */
  async start(): Promise<this> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ ...this.options, port })], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    this.ending = false;
    this.said = '';
    child.stderr?.on('data', (data) => {
      this.said = `${this.said}${String(data)}`.slice(-4000);
    });
    const up = new Promise<void>((done, failed) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        if (line.startsWith('at ')) {
          this.url = line.slice(3);
          done();
        } else if (line.startsWith('repair ')) this.repairs.push(line.slice(7));
      });
      child.once('exit', (code) => {
        const error = new Error(`The server ended with ${code}: ${this.said}`);
        failed(error);
        if (!this.ending) this.break(error);
      });
    });
    await up;
    return this;
  }

  /** Kills the server with -9: it finishes nothing and says nothing. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops the server as a supervisor would. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { process: child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.ending = true;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
