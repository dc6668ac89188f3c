import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Where } from '@shambles/store';
import { type Cluster, postgresPrograms, startPostgres } from '@shambles/store/testing';

/** A folder, a PostgreSQL server, or in-memory maps that keep nothing. */
export type StoreName = 'folder' | 'postgres' | 'maps';

/** Places to keep tables while a bench runs: folders, and databases on a PostgreSQL server started for the bench. */
export class Places {
  private readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-load-'));
  private cluster: Promise<Cluster> | undefined;
  private made = 0;

  constructor(
    /** The stores to measure. */
    readonly names: readonly StoreName[] = postgresPrograms === undefined
      ? ['folder']
      : ['folder', 'postgres'],
  ) {}

  file(name: string): string {
    return path.join(this.root, name);
  }

  /** A new, empty place. */
  async place(name: StoreName): Promise<Where | 'maps'> {
    return name === 'maps' ? name : this.lasting(name);
  }

  async lasting(name: StoreName): Promise<Where> {
    if (name !== 'postgres') return { folder: this.file(`store-${++this.made}`) };
    // Sync is on, since acknowledged data must be on disk.
    this.cluster ??= startPostgres({ sync: true });
    return { url: await (await this.cluster).database() };
  }

  async remove(): Promise<void> {
    await (await this.cluster)?.stop();
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}
