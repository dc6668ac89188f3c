// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { myTables, seatHere, watchForTurns } from './mine.js';
import type { MyTable } from './server.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aliens: MyTable = {
  table: 't',
  title: 'Friday',
  system: 'avz',
  status: 'playing',
  role: { is: 'seat', seat: 'alien' },
  yourTurn: true,
  waitingFor: ['alien'],
};
const MARKED = '● Your turn – Shambles';

it('marks the title when it is my turn: of the seat shown by what is shown, of others by the list', () => {
  watchForTurns();
  expect(document.title).toBe('Shambles');
  myTables.value = [aliens];
  expect(document.title).toBe(MARKED);
  // The list may be out of date; the seat on the page is always up to date.
  seatHere.value = { table: 't', seat: 'alien', turn: false };
  expect(document.title).toBe('Shambles');
  seatHere.value = { table: 't', seat: 'alien', turn: true };
  expect(document.title).toBe(MARKED);
  seatHere.value = { table: 't', seat: 'zombie', turn: false };
  expect(document.title).toBe(MARKED);
  seatHere.value = { table: 'u', seat: 'alien', turn: false };
  expect(document.title).toBe(MARKED);
  myTables.value = [{ ...aliens, role: { is: 'host' } }];
  expect(document.title).toBe('Shambles');
});
