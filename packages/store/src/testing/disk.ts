/** A disk rebuilt from the log of `powercut.c`: what was synced is there; what was not synced may be or may not. */
import fs from 'node:fs';
import path from 'node:path';

type Kind = 'o' | 'w' | 't' | 's' | 'd' | 'a';
interface Deed {
  readonly kind: Kind;
  readonly file: number;
  readonly at: number;
  readonly data: Buffer;
}

export function* deeds(log: string): Generator<Deed> {
  const all = fs.readFileSync(log);
  for (let i = 0; i < all.length; ) {
    const length = Number(all.readBigInt64LE(i + 13));
    const data = all.subarray(i + 21, i + 21 + length);
    const kind = String.fromCharCode(all[i] as number) as Kind;
    yield { kind, file: all.readInt32LE(i + 1), at: Number(all.readBigInt64LE(i + 5)), data };
    i += 21 + length;
  }
}

function applied(content: Buffer, { kind, at, data }: Deed): Buffer {
  if (kind === 't')
    return at <= content.length
      ? content.subarray(0, at)
      : Buffer.concat([content, Buffer.alloc(at - content.length)]);
  const whole = Buffer.alloc(Math.max(content.length, at + data.length));
  content.copy(whole);
  data.copy(whole, at);
  return whole;
}

export class Disk {
  /** The synced content of each file, and what was done to it since. */
  private readonly files = new Map<number, { kept: Buffer; since: Deed[] }>();
  /** The current names, and those that a power cut would leave. */
  private readonly names = new Map<string, number>();
  private keptNames = new Map<string, number>();

  constructor(private readonly folder: string) {}

  do(deed: Deed): void {
    const { kind, file, data } = deed;
    if (kind === 'o') {
      if (!this.files.has(file)) this.files.set(file, { kept: Buffer.alloc(0), since: [] });
      this.names.set(data.toString(), file);
    } else if (kind === 'd') {
      for (const [name, own] of this.names) if (own === file) this.names.delete(name);
      // Another file may soon get this number.
      this.files.set(file, { kept: Buffer.alloc(0), since: [] });
    } else if (kind === 's' && this.names.get(this.folder) === file) this.keptNames = new Map(this.names);
    else if (kind !== 'a') this.change(deed);
  }

  private change(deed: Deed): void {
    const own = this.files.get(deed.file);
    if (!own) throw new Error(`nobody opened file ${deed.file}`);
    if (deed.kind !== 's') own.since.push(deed);
    else {
      for (const done of own.since) own.kept = applied(own.kept, done);
      own.since = [];
    }
  }

  /** Writes what the disk holds after a power cut now. `reached`: true if an unsynced write got there all the same. */
  cut(to: string, reached: () => boolean): void {
    fs.mkdirSync(to, { recursive: true });
    for (const [name, file] of this.keptNames) {
      if (name === this.folder) continue;
      const { kept, since } = this.files.get(file) ?? { kept: Buffer.alloc(0), since: [] };
      const content = since.filter(reached).reduce(applied, kept);
      fs.writeFileSync(path.join(to, path.basename(name)), content);
    }
  }
}
