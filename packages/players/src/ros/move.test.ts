import { Sfc32, type SpotShape, Table } from '@shambles/engine';
import { ros, type State } from '@shambles/ros';
import { expect, test } from 'vitest';
import { answerBy } from '../bot.js';
import { survivor } from './index.js';
import { type Look, look, placeOf } from './look.js';
import { move } from './move.js';

/** Where a survivor goes with 3 cm before the door of the safe house, with a friend between. */
function beforeTheDoor(pass: 'friends' | 'nobody') {
  const table = Table.create(ros, { setup: { scenario: 'safe-house', options: { pass } }, seed: 'door' });
  const bot = survivor().make(table.book);
  const random = new Sfc32('door');
  const state = () => table.state as State;
  while (state().turn < 2) answerBy(bot, table, table.waitingFor[0] as string, random);
  const s = structuredClone(state());
  const [me, friend] = s.people;
  if (!me || !friend) throw new Error('Somebody is missing.');
  Object.assign(me, { x: 94.5, y: 68.5, level: 0 });
  Object.assign(friend, { x: 96.7, y: 68, level: 0 });
  s.people = [me, friend];
  s.zeds = [];
  const seen = look(ros.view(s, me.id, table.book as never), table.book as never, me.id) as Look;
  const shape: SpotShape = {
    kind: 'spot',
    figure: me.id,
    from: placeOf(me),
    how: 'walk',
    within: 3,
    options: [],
    lit: [],
  };
  return move(seen, shape);
}

test('[ROS-D-pass] it goes up to a door past a friend, unless nobody may be passed', () => {
  expect(beforeTheDoor('friends')).toEqual([96.95, 70, 0]);
  expect(beforeTheDoor('nobody')).toBe('stop');
});
