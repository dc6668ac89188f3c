import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch } from './browser.js';

const bin = fileURLToPath(new URL('../../cli/bin/shambles.mjs', import.meta.url));

/** A server of tables with the built page, on a folder of its own, and a real Chromium. */
export class Served {
  url = '';
  private process: ChildProcess | undefined;
  private port = 0;

  private constructor(
    readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Served> {
    const served = new Served(await launch(), await mkdtemp(path.join(tmpdir(), 'shambles-together-')));
    await served.begin();
    return served;
  }

  /** Starts it; again at the same address, with what lies in its folder. */
  async begin(): Promise<void> {
    const argv = [bin, 'serve', '--quiet', '--folder', this.folder, '--port', String(this.port)];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.process = child;
    this.url = await new Promise((done, fail) => {
      let said = '';
      child.stderr.on('data', (text) => {
        said += String(text);
        const url = /Shambles is at (\S+)/.exec(said)?.[1];
        if (url !== undefined) done(`${url}/`);
      });
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
    });
    this.port = Number(new URL(this.url).port);
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const { process: child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
