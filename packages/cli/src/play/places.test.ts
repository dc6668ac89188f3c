import { type AskView, Sfc32, Table } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { expect, test } from 'vitest';
import { run, runJson } from '../testing.js';
import { withPlaces } from './places.js';

const SEARCH = ['play', 'ftb', 'search', '--seed', 'names'];
/** Answers up to the first question about where somebody goes. */
const BEFORE = ['bot', 'bot', 'bot', 'By the east edge'];
const NAME = 'Into Section 6, the east of the table';

test('[FTB-5.2a] where somebody goes, what the places are called is listed after the answers', async () => {
  const { out } = await run(SEARCH, { lines: BEFORE });
  expect(out).toMatch(/1 No farther\n/);
  expect(out).toMatch(new RegExp(`\\n +12 ${NAME}: costs 6\\.5 in\\n`));
  expect(out).toMatch(
    /On the way into Lindqvist House, by a window on its north side, 10\.3 in from here: costs 8 in\n/,
  );
});

test('[FTB-5.2a] a place is gone to by its name as by its number, and measured by either', async () => {
  const sums = [];
  for (const said of [NAME, NAME.toLowerCase(), '12']) {
    const { data } = await runJson(SEARCH, { lines: [...BEFORE, said] });
    expect(data.refused).toBe(0);
    sums.push(data.checksum);
  }
  expect(new Set(sums).size).toBe(1);
  const stayed = await runJson(SEARCH, { lines: [...BEFORE, 'No farther'] });
  expect(sums).not.toContain(stayed.data.checksum);
  const { out } = await run(SEARCH, { lines: [...BEFORE, `way ${NAME}`, 'way 12'] });
  expect(out.match(/To [\d.]+ [\d.]+: 6\.5 in of 8 in/g)).toHaveLength(2);
});

test('[ROS-S-3] a place that an answer leads to already is not listed a second time', () => {
  const table = Table.create(findSystem('ros'), {
    setup: { scenario: 'trapped', options: {} },
    seed: 'once',
  });
  const random = new Sfc32('once');
  for (;;) {
    const seat = table.waitingFor[0]!;
    const [ask] = table.asks(seat) as [AskView];
    if (ask.code === 'move' && ask.shape.kind === 'spot' && ask.shape.within > 1) {
      const { shape } = withPlaces(table, ask);
      const on = shape.kind === 'spot' ? shape.options.flatMap((o) => o.on ?? []) : [];
      expect(on).toContain('B1-door-1');
      expect(new Set(on).size).toBe(on.length);
      return;
    }
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
  }
});
