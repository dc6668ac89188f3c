import { type AskView, type Json, Playback, type Seat, Table } from '@shambles/engine';
import { meadow } from '@shambles/engine/testing/meadow';
import { expect, it } from 'vitest';
import { momentsOf } from './report/moments.js';

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
