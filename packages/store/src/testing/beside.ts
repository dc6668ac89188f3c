/** A process that reads a folder which another one has open: `beside.ts <folder> <backup>`. Prints what it finds. */
import { backup, openStore } from '../index.js';
import { wrongWith } from './script.js';

const [folder = '', file = ''] = process.argv.slice(2);
const store = await openStore({ folder, beside: true });
const { tables } = await backup(store, file);
const wrong: string[] = [];
for (const { id } of await store.list('', 10)) {
  const said = await wrongWith(store, id);
  if (said) wrong.push(said);
}
const refused = await store.write({ table: 'x', version: 0 }).then(
  () => 'nothing',
  (error: Error) => error.name,
);
console.log(JSON.stringify({ tables, wrong, refused }));
await store.close();
