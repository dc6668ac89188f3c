import { Table } from '@shambles/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREET, streetSeats } from '../testing/street.js';
import { PERSON, Session } from './session.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sit(people: readonly string[], players = 4, more: { alone?: boolean } = {}): Session<Table> {
  const seats = Object.fromEntries(
    streetSeats(players).map((s) => [s, people.includes(s) ? PERSON : 'random']),
  );
  const setup = { scenario: 'day', options: { players: String(players) } };
  const table = Table.create(STREET, { setup, seed: 'secret', people });
  return new Session(table, { id: 'x', seats, ...more }).start();
}

/** Plays to the end. Returns each hand-over of the device and each question answered, in order. */
function play(session: Session<Table>): string[] {
  const said: string[] = [];
  for (let n = 0; n < 300 && !session.table.over; n++) {
    vi.runAllTimers();
    const next = session.handOver.value;
    if (next !== undefined) {
      said.push(`to ${next}`);
      session.taken();
    }
    const { ask } = session;
    if (!ask) continue;
    expect(session.viewer.value).toBe(ask.seat);
    said.push(`${ask.seat}: ${ask.code}`);
    session.answer(session.table.legal(ask.seat, 1)[0] ?? null);
  }
  expect(session.table.over).toBe(true);
  return said;
}

describe('cards laid face down', () => {
  it('are asked of the seats of this setup alone', () => {
    expect(sit(['survivor-1'], 3).taking.map((s) => s.id)).toEqual(streetSeats(3));
  });

  for (const players of [1, 2, 3, 4])
    it(`pass the device from hand to hand before each answer: ${players} people`, () => {
      const said = play(sit(streetSeats(players), players));
      const round = said.slice(
        0,
        said.findIndex((s) => s.endsWith('walk')),
      );
      expect(round).toEqual(
        streetSeats(players).flatMap((s) => (players > 1 ? [`to ${s}`, `${s}: card`] : [`${s}: card`])),
      );
      // Walking and turning are open information, so the device is not handed over.
      expect(said.filter((s) => s.startsWith('to '))).toHaveLength(players > 1 ? players * 2 : 0);
    });

  for (const people of [['survivor-2'], ['survivor-1', 'survivor-3'], ['survivor-4', 'survivor-2']])
    it(`people and bots in any mix: ${people.join(', ')} of four`, () => {
      const said = play(sit(people));
      const cards = said.filter((s) => s.endsWith('card'));
      expect(cards).toHaveLength(people.length * 2);
      expect(said.filter((s) => s.startsWith('to '))).toHaveLength(people.length > 1 ? people.length * 2 : 0);
    });

  it('need no handing over where one person plays all', () => {
    const said = play(sit(streetSeats(4), 4, { alone: true }));
    expect(said.filter((s) => s.startsWith('to '))).toEqual([]);
  });

  it('are told to nobody before all lie there, and stay with the person while bots answer', () => {
    const session = sit(['survivor-1']);
    const ask = session.ask?.id;
    const told = session.table.log('survivor-1').length;
    vi.runAllTimers();
    expect(session.secret).toBe(true);
    expect(session.ask?.id).toBe(ask);
    expect(session.table.waitingFor).toEqual(['survivor-1']);
    expect(session.table.log('survivor-1')).toHaveLength(told);
    expect(JSON.stringify(session.scene())).not.toMatch(/shoot|run/);
    session.answer('run');
    expect(session.secret).toBe(false);
  });
});
