import { Sfc32, Table } from '@shambles/engine';
import { ros, type State } from '@shambles/ros';
import { expect, test } from 'vitest';
import { answerBy } from '../bot.js';
import { bestThrow } from './grenades.js';
import { survivor } from './index.js';
import { look } from './look.js';
import { quietHere } from './threat.js';

type Tables = { readonly [id: string]: readonly { readonly [column: string]: number | string }[] };

/** A table of one survivor under house rules, in its second turn. */
function tableWith(tables: Tables): Table {
  const house = { format: 'shambles-house/1', title: 'Ours', tables };
  const setup = { scenario: 'safe-house', options: { survivors: '1' }, files: { 'house-rules': house } };
  const table = Table.create(ros, { setup, seed: 'house' });
  const bot = survivor().make(table.book);
  const random = new Sfc32('house');
  while ((table.state as State).turn < 2) answerBy(bot, table, table.waitingFor[0] as string, random);
  return table;
}

/** The survivor in the open with a Molotov cocktail, and six attackers in a circle of 20 cm about it. */
function crowd(table: Table): ReturnType<typeof look> {
  const s = structuredClone(table.state as State);
  const [me] = s.people;
  const [zed] = s.zeds;
  if (!me || !zed) throw new Error('Somebody is missing.');
  Object.assign(me, { x: 60, y: 36, level: 0, minor: ['Molotov cocktail'] });
  s.people = [me];
  s.zeds = [0, 1, 2, 3, 4, 5].map((n) => ({
    ...zed,
    id: `zed-${n + 1}`,
    kind: 'zed',
    mode: 'attacking',
    down: false,
    burning: 0,
    level: 0,
    x: 60 + 20 * Math.cos((n * Math.PI) / 3),
    y: 36 + 20 * Math.sin((n * Math.PI) / 3),
  }));
  return look(ros.view(s, me.id, table.book as never), table.book as never, me.id);
}

test('[ROS-T-grenades] flames are thrown where those of this table reach enough of them, and no friend', () => {
  const thrown = (radius?: number) => {
    const rows = radius === undefined ? [] : [{ type: 'Molotov cocktail', radius }];
    const seen = crowd(tableWith({ 'ROS-T-grenades': rows }));
    return seen !== undefined && bestThrow(seen) !== undefined;
  };
  expect([thrown(), thrown(2), thrown(10), thrown(30)]).toEqual([true, false, true, false]);
});

test('[ROS-T-stimuli] what sleeps hears as far as this table says', () => {
  const hideout = (range: number) => {
    const table = tableWith({ 'ROS-T-stimuli': [{ stimulus: 'loud noise', range }] });
    const seen = crowd(table);
    const [first] =
      (table.book as ReturnType<typeof ros.book>).map.places?.filter((p) => p.kind === 'hideout') ?? [];
    if (!seen || !first?.at) throw new Error('There is no hideout.');
    const hideouts = seen.view.hideouts.filter((h) => h.id === first.id);
    const [x, y] = first.at;
    return quietHere({ ...seen, view: { ...seen.view, hideouts } }, { x: x + 50, y });
  };
  expect([hideout(40), hideout(60)]).toEqual([false, true]);
});
