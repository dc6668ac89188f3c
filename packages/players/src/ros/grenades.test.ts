import { Sfc32, Table } from '@shambles/engine';
import { hordesFor, ros, type State, thrownRow } from '@shambles/ros';
import { expect, test } from 'vitest';
import { answerBy } from '../bot.js';
import { card } from './cards.js';
import { bestThrow } from './grenades.js';
import { gun, survivor } from './index.js';
import { type Look, look } from './look.js';
import { quietHere } from './threat.js';

type Person = State['people'][number];
type Zed = State['zeds'][number];

/** A game of one survivor in its second turn. */
function second(): Table {
  const setup = { scenario: 'safe-house', options: { survivors: '1' } };
  const table = Table.create(ros, { setup, seed: 'tank' });
  const bot = survivor().make(table.book);
  const random = new Sfc32('tank');
  while ((table.state as State).turn < 2) answerBy(bot, table, table.waitingFor[0] as string, random);
  return table;
}

/** What the survivor sees in the open, with these Zeds about it. */
function seen({ state, book }: Table, person: Partial<Person>, zeds: readonly Partial<Zed>[]): Look {
  const s = structuredClone(state as State);
  const [me] = s.people;
  const [zed] = s.zeds;
  if (!me || !zed) throw new Error('Somebody is missing.');
  s.people = [{ ...me, x: 60, y: 36, level: 0, ...person }];
  const there = { x: 60, y: 36, level: 0, down: false, mode: 'attacking' } as const;
  s.zeds = zeds.map((z, i) => ({ ...zed, ...there, id: `zed-${i + 1}`, ...z }));
  return look(ros.view(s, me.id, book as never), book as never, me.id) as Look;
}

/** A survivor with a phosphorus grenade, and a Tank with the middle of its base at this distance. */
function tankAt(table: Table, off: number): Look {
  return seen(table, { minor: ['WP grenade'] }, [{ x: 60 + off, id: 'tank', kind: 'tank' }]);
}

test('a grenade is thrown at a Tank as far as it flies, and no farther', () => {
  const table = second();
  // From the edge of the thrower's base.
  const { range } = thrownRow(table.book as never, 'WP grenade');
  expect(bestThrow(tankAt(table, 1 + range))?.at).toEqual([60 + 1 + range, 36, 0]);
  expect(bestThrow(tankAt(table, 1.1 + range))).toBeUndefined();
});

test('flames are laid before Zeds on their way, and not where the thrower stands', () => {
  const table = second();
  const coming = [24, 30, 36].map((off) => ({ x: 60 + off }));
  const [x, y] = bestThrow(seen(table, { minor: ['Molotov cocktail'] }, coming))?.at ?? [60, 36];
  expect(Math.hypot(x - 60, y - 36)).toBeGreaterThan(11);
  expect(bestThrow(seen(table, { minor: ['Molotov cocktail'] }, coming.slice(1)))).toBeUndefined();
});

test('a Zed that was knocked down is shot where it lies, unless it burns or few shots are left', () => {
  const table = second();
  const plays = (zed: Partial<Zed>, me: Partial<Person> = {}) =>
    card(seen(table, { pistol: 6, torch: false, ...me }, [{ x: 68, down: true, ...zed }]));
  expect(plays({})).toBe('shoot');
  expect(plays({ burning: 5 })).toBe('run');
  expect(plays({ x: 90 })).toBe('run');
  expect(plays({}, { pistol: 6, clip: 0, minor: [] })).toBe('run');
  expect(plays({ kind: 'witch' }, { pistol: 6, clip: 0, minor: [] })).toBe('shoot');
});

test('with hits, a kit and few Zeds about, a survivor heals itself first', () => {
  const table = second();
  const zeds = (n: number) => Array.from({ length: n }, (_, i) => ({ x: 72, y: 30 + 3 * i }));
  const plays = (hits: number, n: number) => card(seen(table, { hits, minor: ['First Aid Kit'] }, zeds(n)));
  expect(plays(2, 2)).toBe('first-aid');
  expect(plays(1, 2)).not.toBe('first-aid');
  expect(plays(2, 5)).not.toBe('first-aid');
});

test('a gun that kills is taken rather than one that knocks down, though it has fewer shots', () => {
  const options = ['pistol', 'sniper rifle'].map((id) => ({ id, line: { key: id } }));
  const me = { main: 'sniper rifle', play: 'shoot', pistol: 6 } as const;
  const shape = { kind: 'choose', options } as const;
  expect(gun(seen(second(), me, [{ x: 68 }]), shape as never)).toBe('sniper rifle');
});

test('once every horde is awake there is nobody left whom noise could wake', () => {
  const table = second();
  const there = seen(table, {}, []);
  const [place] = there.book.map.places?.filter((p) => there.view.hideouts.some((h) => h.id === p.id)) ?? [];
  if (!place) throw new Error('There is no hideout.');
  const [x, y] = place.at as [number, number];
  const isQuiet = (woken: number) => quietHere({ ...there, view: { ...there.view, woken } }, { x, y });
  const all = hordesFor(there.book);
  expect([all - 1, all].map(isQuiet)).toEqual([true, false]);
});
