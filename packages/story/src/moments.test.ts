import { type AskView, type Json, Playback, type Seat, Table } from '@shambles/engine';
import { meadow } from '@shambles/engine/testing/meadow';
import { expect, it } from 'vitest';
import type { Beat } from './report/beats.js';
import { momentsOf } from './report/moments.js';
import { Telling } from './report/telling.js';
import { createReport } from './report.js';
import { createTeller, plain } from './teller.js';

it('what people put right is not told as a deed of whatever happens next', () => {
  const table = Table.create(meadow, { setup: { scenario: 'morning', options: {} }, seed: '1' });
  const answer = () => {
    const seat = table.waitingFor[0] as Seat;
    const { id, at } = table.asks(seat)[0] as AskView;
    expect(table.answer({ seat, ask: id, at, value: table.legal(seat, 1)[0] as Json }).ok).toBe(true);
  };
  answer();
  const patch = [{ path: 'scouts/ann/x', value: 50 }];
  const put = table.propose('ann', { correct: { why: 'She stood by the fence.', patch } });
  expect(put.ok).toBe(true);
  while (table.journal.line(table.head, put.ok ? put.entry : 0).flatMap((e) => e.facts).length < 8) answer();
  const moments = momentsOf(new Playback(meadow, table.header, table.journal.line(table.head)));
  const after = moments.slice(moments.findIndex((m) => m.fact.is === 'corrected') + 1);
  expect(after.length).toBeGreaterThan(0);
  for (const { fact, moved } of after)
    if (moved.some((p) => p.id === 'ann')) expect(fact).toMatchObject({ is: 'went', who: 'ann' });
});

it('of many moves, as many are told to lead to one place as do', () => {
  const tell = new Telling(meadow, createTeller(meadow), 'seed');
  const at = ['A1', 'A1', 'B1', 'C1', 'D1', 'E1'];
  const moments = at.map((cell) => ({
    at: cell,
    moved: [{ large: false }],
    fact: { is: 'forced', cause: 'X', to: 'all' },
  }));
  const beat = { kind: 'moves', at, moments } as unknown as Beat;
  const told = [0, 1, 2].map(() => plain(tell.paragraphs([beat], () => 0).flatMap(({ parts }) => parts)));
  expect(told).toContain('6 groups moved, 2 of them into A1.');
});

it('a side that is called by a number has no article', () => {
  const { header, journal, head } = Table.create(meadow, {
    setup: { scenario: 'morning', options: {} },
    seed: '1',
  });
  const seats = meadow.seats.map((seat) => ({ ...seat, name: 'Player 1' }));
  const outcome = () => ({ winner: 'ann', level: 'won', rule: 'M-1', score: 0 });
  const { lead } = createReport(
    { ...meadow, seatsOf: () => seats, outcome },
    { header, line: journal.line(head) },
  );
  expect(lead[0]).toMatch(/^(In the end it was )?Player 1, led by a bot\b/);
});
