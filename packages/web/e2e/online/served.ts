import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { chromiumHere, closePages } from '../tools/browser.js';

const bin = fileURLToPath(new URL('../../../cli/bin/shambles.mjs', import.meta.url));

/** Where tables are kept: a folder of this server alone, or a database that servers may share. */
type Where = { readonly folder: string } | { readonly database: string };

/** A server of tables with the built page, and a real Chromium. */
export class Served {
  url = '';
  private process: ChildProcess | undefined;
  private port = 0;

  private constructor(
    readonly browser: Browser,
    private readonly where: Where,
  ) {}

  /** Starts on a database, or on a new folder that is removed at the end. */
  static async start(database?: string): Promise<Served> {
    const where =
      database === undefined
        ? { folder: await mkdtemp(path.join(tmpdir(), 'shambles-together-')) }
        : { database };
    const served = new Served(await chromiumHere(), where);
    await served.begin();
    return served;
  }

  /** Starts the server; a later start uses the same address and what was kept. */
  async begin(): Promise<void> {
    const where = Object.entries(this.where).flatMap(([option, value]) => [`--${option}`, value]);
    const argv = [bin, 'serve', '--quiet', ...where, '--port', String(this.port)];
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

  /** Another node's link, rewritten for this node. */
  here(link: string): string {
    const { pathname, hash } = new URL(link);
    return new URL(pathname + hash, this.url).href;
  }

  /** Kills the server in the middle of whatever it does. */
  async kill(): Promise<void> {
    const { process: child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await closePages(this.browser);
    await this.kill();
    if ('folder' in this.where) await rm(this.where.folder, { recursive: true, force: true });
  }
}
