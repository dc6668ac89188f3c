import type { MeasuredScene, RosterCard } from '@shambles/engine';
import { expect, test } from 'vitest';
import type { Session } from '../session/session.js';
import { outOfIt, seatsByName, whoOf } from './who.js';

test('a seat is called after the first of its people who is still there, and otherwise by its own name', () => {
  const session = { seatName: () => 'Player 1' } as unknown as Session;
  const card = (name: string, gone: boolean): Partial<RosterCard> => ({
    name,
    seat: 'player-1',
    ...(gone && { gone: true }),
  });
  const called = (...roster: Partial<RosterCard>[]): string =>
    whoOf(session, 'player-1', { kind: 'measured', roster } as unknown as MeasuredScene).name;
  expect(called(card('Robin', false), card('Kate', false))).toBe('Robin');
  expect(called(card('Robin', true), card('Kate', false))).toBe('Kate');
  expect(called(card('Robin', true), card('Kate', true))).toBe('Player 1');
  expect(called(card('Robin', true))).toBe('Robin');
});

test('the story is sorted by those whose decisions the page names', () => {
  const roster = [{ id: 'ash', name: 'Ash', seat: 'one' }];
  const session = {
    taking: [
      { id: 'one', name: 'Survivor 1' },
      { id: 'two', name: 'Survivor 2' },
    ],
    seatName: () => 'Survivor 2',
  } as unknown as Session;
  const scene = { kind: 'measured', roster } as unknown as MeasuredScene;
  expect(seatsByName(session, scene).map(({ id, name }) => [id, name])).toEqual([
    ['one', 'Ash'],
    ['two', 'Survivor 2'],
  ]);
});

test('whoever has lost everybody is told so, by name', () => {
  const session = { people: ['one'] } as unknown as Session;
  const out = (...roster: Partial<RosterCard>[]) =>
    outOfIt(session, { kind: 'measured', roster } as unknown as MeasuredScene);
  const other = { name: 'Cleo', seat: 'two' };
  expect(out({ name: 'Ash', seat: 'one', gone: true }, other)).toEqual(['Ash']);
  expect(out({ name: 'Ash', seat: 'one', gone: true }, { name: 'Bo', seat: 'one' }, other)).toEqual([]);
  expect(out(other)).toEqual([]);
});
