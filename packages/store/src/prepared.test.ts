import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, openPglite } from './pglite.js';

let db: Embedded;
beforeAll(async () => {
  db = await openPglite(undefined);
});
afterAll(() => db.close());

const named = (name: string, text: string) => ({ name, text });
const count = named('test count', 'select count(*)::int as n from keys where role = $1::text');
const add = named('test add', "insert into keys (hash, table_id, role) values ($1::text, 't', $2::text)");

test('a statement by its name gives what it gives without one', async () => {
  const text = `select $1::text as word, $2::int as whole, $3::text[] as list, $4::float8 as real, $5::text as none,
    $6::json->>'a' as json, true as yes`;
  const values = ['a "b" \\ {ü} 💀', -3, ['x', 'y "z"', '\\', ''], 0.1, null, '{"a":"b"}'];
  const [plain] = await db.run(named('', text), values);
  for (let n = 0; n < 8; n++) expect(await db.run(named('test all', text), values)).toEqual([plain]);
  expect(plain).toEqual({
    word: values[0],
    whole: -3,
    list: values[2],
    real: 0.1,
    none: null,
    json: 'b',
    yes: true,
  });
});

test('after an error the same statement works, and so do others', async () => {
  await db.run(add, ['one', 'error']);
  for (let n = 0; n < 3; n++) {
    await expect(db.run(add, ['one', 'error'])).rejects.toThrow('duplicate key');
    await expect(db.run(add, ['null', null])).rejects.toThrow('null value');
    await expect(db.run(named('test nonsense', 'select nonsense'), [])).rejects.toThrow('does not exist');
  }
  await db.run(add, ['two', 'error']);
  expect(await db.run(count, ['error'])).toEqual([{ n: 2 }]);
});

test("a statement by its name never runs in somebody else's transaction", async () => {
  const order: string[] = [];
  let outside: Promise<unknown> | undefined;
  const undone = db.transaction(async (tx) => {
    await tx.run(add, ['three', 'transaction']);
    outside = db.run(add, ['four', 'transaction']).then(() => order.push('outside'));
    await tx.run(count, ['transaction']);
    order.push('inside');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await outside;
  expect(order).toEqual(['inside', 'outside']);
  expect(await db.run(count, ['transaction'])).toEqual([{ n: 1 }]);
});
