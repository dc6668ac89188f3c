import { bdz, type View } from '@shambles/bdz';
import { type AskView, Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { answerBy, findBot } from '../index.js';
import { onDayOne, seeks } from './day-one.js';
import { loots } from './looting.js';
import { endangers } from './shots.js';

/** Far more than any game takes. */
const MOST = 3000;
/** Only catches what hangs. */
const TIME = 600_000;

function play(scenario: string, seed: string, bot = 'sensible', options = {}) {
  const table = Table.create(bdz, { setup: { scenario, options }, seed });
  const player = findBot(bdz, bot).make(table.book);
  const random = new Sfc32(seed);
  const faults: string[] = [];
  for (let answers = 0; !table.over && answers < MOST; answers++) {
    const seat = table.waitingFor[0] as string;
    const question = table.asks(seat)[0]?.code;
    answerBy(player, table, seat, random, (why) => faults.push(`${question}: ${String(why)}`));
  }
  const facts = table.journal.line(table.head).flatMap((entry) => entry.facts);
  return { level: table.outcome?.level ?? 'no end', sum: table.sum, faults, facts };
}

describe('the sensible player of Better Dead Than Zed', () => {
  test.each(bdz.scenarios.map(({ id }) => id))(
    '%s: answers legally, comes to an end, and plays the same game again',
    (scenario) => {
      const first = play(scenario, 'first');
      expect(first.faults).toEqual([]);
      expect(first.level).not.toBe('no end');
      expect(play(scenario, 'first').sum).toBe(first.sum);
    },
    TIME,
  );

  test(
    '[BDZ-D-c141] of a table of its own it knows nothing: it makes up neither the fallen nor finds',
    () => {
      const { faults, facts } = play('campaign', 'first', 'sensible', { fights: 'elsewhere' });
      const told = new Set(facts.map((f) => f.is).filter((is) => is.startsWith('told-')));
      expect([faults, [...told]]).toEqual([[], ['told-over']]);
    },
    TIME,
  );

  test('[BDZ-D-fire-into-melee] shoots into a melee with a friend only where nobody else can be shot at', () => {
    const zeds = ['zed-1', 'zed-2'].map((id, i) => ({ id, x: 18, y: 20 + 4 * i }));
    const person = (id: string, x: number) => ({ id, x, y: 18, side: 'player-1' });
    const view = {
      people: [person('billy', 18), person('sue', 18.8)],
      zeds,
      melees: [{ who: 'sue', with: 'zed-1', rear: false }],
    } as unknown as View;
    expect(['zed-1', 'zed-2'].map((id) => endangers(view, 'player-1', id))).toEqual([true, false]);
    expect(endangers(view, 'player-2', 'zed-1')).toBe(false);
  });

  test('[BDZ-day-weapons] takes no more weapons along than it may', () => {
    const options = ['pistol', 'shotgun', 'one-handed'].map((id) => ({ id, line: { key: id } }));
    const ask = { code: 'day-takes', shape: { kind: 'some', options, min: 0, max: 2, like: {} } };
    expect(onDayOne({} as View, ask as unknown as AskView)).toEqual(['pistol', 'shotgun']);
  });

  test('[BDZ-camp-barter-stock] [BDZ-camp-res-luxury] asks two units of food for a luxury item', () => {
    const options = ['food', 'fuel', 'done'].map((id) => ({ id, line: { key: id } }));
    const wants = (wanted: object) => {
      const line = { key: 'ask.barter-want', values: { most: 4, means: 2, wanted } };
      const ask = { code: 'barter-want', shape: { kind: 'choose', options }, line };
      return loots(ask as unknown as AskView, {} as View);
    };
    const food = (count: number) => [{ noun: 'item.food', count }];
    expect([wants({ noun: 'barter.nothing', count: 1 }), wants(food(1)), wants(food(2))]).toEqual([
      'food',
      'food',
      'done',
    ]);
  });

  test(
    'gets people away far more often than chance does',
    () => {
      const away = (bot: string) =>
        Array.from({ length: 10 }, (_, i) => play('atm-adventure', `atm ${i}`, bot)).filter(
          ({ level }) => level === 'outcome.away',
        ).length;
      expect(away('sensible')).toBeGreaterThanOrEqual(5);
      expect(away('random')).toBeLessThanOrEqual(1);
    },
    TIME,
  );
});

test('[BDZ-day-objective] on Day One children who are left alone only get away: they cannot reach what their elders came for', () => {
  const day = { reached: false, family: [{ age: 'child', person: 'p-3' }] };
  const person = (id: string, status: string, x = 18, aboard = '') => ({
    id,
    side: 'player-1',
    status,
    x,
    aboard,
  });
  const at = (...people: object[]) =>
    seeks({ encounter: { kind: 'day-one' }, day, people } as unknown as Parameters<typeof seeks>[0]);
  const child = person('p-3', 'carry-on');
  expect(at(child, person('star-1', 'carry-on'))).toBe(true);
  expect(at(child, person('star-1', 'stunned'))).toBe(true);
  expect(at(child, person('star-1', 'carry-on', -1, 'suv'))).toBe(true);
  for (const status of ['out', 'dead', 'cheated']) expect(at(child, person('star-1', status))).toBe(false);
  expect(at(child, person('star-1', 'carry-on', -1))).toBe(false);
});
