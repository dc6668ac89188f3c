import { type Json, Sfc32, Table } from '@shambles/engine';
import { ros } from '@shambles/ros';
import { expect, test } from 'vitest';
import { answerBy } from '../bot.js';
import { survivor } from './index.js';

/** What went wrong in the first turns on a map without a way out. */
function faultsOn(scenario: string): unknown[] {
  const map: Json = {
    format: 'shambles-map/1',
    title: 'No way out',
    unit: 'cm',
    size: [90, 60],
    places: [
      { id: 'start', kind: 'start', rect: [0, 20, 12, 40] },
      { id: 'H1', kind: 'hideout', at: [60, 10] },
      { id: 'H2', kind: 'hideout', at: [60, 50] },
      { id: 'S1', kind: 'search', at: [40, 30], data: { find: ['food supply'] } },
      { id: 'Q1', kind: 'seated', at: [50, 30] },
    ],
  };
  const files = { map };
  const table = Table.create(ros, { setup: { scenario, options: { survivors: '1' }, files }, seed: 'out' });
  const bot = survivor().make(table.book);
  const faults: unknown[] = [];
  const random = new Sfc32('out');
  for (let n = 0; n < 60 && !table.over; n++)
    answerBy(bot, table, table.waitingFor[0] as string, random, (fault) => faults.push(fault));
  return faults;
}

test('[ROS-D-exit] on a map of the players’ own without an exit it plays on', () => {
  expect(faultsOn('supply-run')).toEqual([]);
  expect(faultsOn('trapped')).toEqual([]);
});
