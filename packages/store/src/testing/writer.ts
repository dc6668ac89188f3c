/**
 * A process that tests may kill: `writer.ts <folder>`. Opens the store, checks every table against the script and
 * prints what it finds; then writes to several tables at once and prints what was acknowledged. Ends when its input
 * does.
 */
import fs from 'node:fs';
import { openStore } from '../index.js';
import { scripted, wrongWith } from './script.js';

// Write synchronously: anything buffered in this process would die with it.
const say = (word: string, ...rest: unknown[]) => {
  for (;;)
    try {
      fs.writeSync(1, `${JSON.stringify([word, ...rest])}\n`);
      return;
    } catch (error) {
      // The reader is slow.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
};

let stopping = false;
process.stdin.on('end', () => {
  stopping = true;
});
process.stdin.resume();

say('opening');
const store = await openStore({ folder: process.argv[2] ?? '' });
say('open', store.repairs);
const versions = new Map<string, number>();
for (const { id, version } of await store.list('', 1000)) {
  const wrong = await wrongWith(store, id);
  if (wrong) say('wrong', wrong);
  versions.set(id, version);
}
say('found', Object.fromEntries(versions));
await Promise.all(
  ['A', 'B', 'C'].map(async (id) => {
    for (let version = versions.get(id) ?? 0; !stopping; version++) {
      if (!(await store.write(scripted(id, version)))) say('wrong', `${id} was not at ${version}`);
      say('written', id, version + 1);
    }
  }),
);
await store.close();
say('closed');
