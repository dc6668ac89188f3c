import { Sfc32, Table } from '@shambles/engine';
import { ros, type State, thrownRow } from '@shambles/ros';
import { expect, test } from 'vitest';
import { answerBy } from '../bot.js';
import { bestThrow } from './grenades.js';
import { survivor } from './index.js';
import { type Look, look } from './look.js';

/** A survivor with a phosphorus grenade in the open, and a Tank with the middle of its base at this distance. */
function tankAt(state: State, book: Table['book'], off: number): Look {
  const s = structuredClone(state);
  const [me] = s.people;
  const [zed] = s.zeds;
  if (!me || !zed) throw new Error('Somebody is missing.');
  Object.assign(me, { x: 60, y: 36, level: 0, minor: ['WP grenade'] });
  s.people = [me];
  const there = { x: 60 + off, y: 36, level: 0, down: false };
  s.zeds = [{ ...zed, ...there, id: 'tank', kind: 'tank', mode: 'attacking' }];
  return look(ros.view(s, me.id, book as never), book as never, me.id) as Look;
}

test('a grenade is thrown at a Tank as far as it flies, and no farther', () => {
  const setup = { scenario: 'safe-house', options: { survivors: '1' } };
  const table = Table.create(ros, { setup, seed: 'tank' });
  const bot = survivor().make(table.book);
  const random = new Sfc32('tank');
  const state = () => table.state as State;
  while (state().turn < 2) answerBy(bot, table, table.waitingFor[0] as string, random);
  // From the edge of the thrower's base.
  const { range } = thrownRow(table.book as never, 'WP grenade');
  expect(bestThrow(tankAt(state(), table.book, 1 + range))?.at).toEqual([60 + 1 + range, 36, 0]);
  expect(bestThrow(tankAt(state(), table.book, 1.1 + range))).toBeUndefined();
});
