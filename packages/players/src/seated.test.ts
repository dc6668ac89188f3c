import { readFileSync } from 'node:fs';
import { type Json, type Setup, Table } from '@shambles/engine';
import { ros } from '@shambles/ros';
import { expect, test, vi } from 'vitest';
import { botsFor, makeFor } from './index.js';

const file = new URL('../../systems/ros/maps/safe-house.json', import.meta.url);
const map = JSON.parse(readFileSync(file, 'utf8')) as Json;
const own: Setup = { scenario: 'safe-house', options: { survivors: '2' }, files: { map } };
const seed = 'seated';
type Known = { readonly map: { readonly places: readonly { kind: string; data?: object }[] } };

test("a bot at a seat knows nothing that the players' own files hide from the seat, read once for a series", () => {
  const [best] = botsFor(ros);
  const books: Known[] = [];
  const spec = { ...best!, make: (book: unknown) => best!.make(books[books.push(book as Known) - 1]) };
  const table = Table.create(ros, { setup: own, seed });
  const secrets = ({ map: { places } }: Known) =>
    places.filter(
      ({ kind, data = {} }) => kind === 'mutant' || (kind === 'search' && Object.keys(data).length > 0),
    );
  expect(secrets(table.book as Known).length).toBeGreaterThan(0);
  makeFor(spec, table, 'survivor-1');
  expect(secrets(books[0]!)).toEqual([]);

  const read = vi.spyOn(ros, 'book');
  const again = Table.create(ros, { setup: own, seed: 'another' });
  makeFor(spec, again, 'survivor-1');
  expect(books[1]).toBe(books[0]);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('where nothing is hidden, the book is the table’s own', () => {
  const [best] = botsFor(ros);
  const make = vi.fn(best!.make);
  const table = Table.create(ros, { setup: { scenario: 'safe-house', options: {} }, seed });
  makeFor({ ...best!, make }, table, 'survivor-1');
  expect(make.mock.calls[0]![0]).toBe(table.book);
});
