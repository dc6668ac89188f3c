import type { Json } from '@shambles/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall, state } from '../testing/hall.js';
import type { Unnamed } from '../testing/rig.js';
import { IMPOSSIBLE } from './corrections.js';
import type { Live } from './live.js';

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.serve();
});
afterAll(() => hall.close());

describe('a correction', () => {
  it('corrects by consent, for which no bot stands in; what makes no sense is said at once', async () => {
    const { sitting, live } = await hall.where(() => true);
    const { turn } = live.look('alien')!.view as { turn: number };
    const correct = (path: string, value: Json): Unnamed => ({
      is: 'propose',
      what: { correct: { why: 'a slip', patch: [{ path, value }] } },
    });
    for (const [path, value] of [
      ['no/such', 1],
      ['turn', 'one'],
      ['__proto__/x', 1],
      ['constructor', {}],
    ] as const) {
      const before = state(live);
      expect(await sitting.do('alien', correct(path, value)), path).toMatchObject({ is: 'refused' });
      expect(state(live)).toBe(before);
    }
    await sitting.must('alien', correct('turn', turn));
    await sitting.must('host', { is: 'pause', paused: true });
    const before = live.length;
    for (const who of ['host', 'zombie']) {
      await sitting.must(who, { is: 'stand-in', seat: 'zombie', bot: 'random' });
      expect(live.look('alien')?.now.motion).toMatchObject({ by: 'alien', waitingFor: ['zombie'] });
    }
    expect(live.length).toBe(before);
    await sitting.must('zombie', { is: 'consent', to: live.record.motion?.number ?? 0, yes: true });
    expect(live.record.motion).toBeUndefined();
    const deeds = [...(live.table?.journal.entries(before) ?? [])].map((e) => e.deed.t);
    expect(deeds).toContain('correct');
    await sitting.must('zombie', { is: 'stand-in', seat: 'zombie', bot: null });
  });

  it('whatever a seat is offered to put right may be put right, and means what it says', async () => {
    const { sitting, live } = await hall.where((l) => (l.look('alien')!.view as { turn: number }).turn > 0);
    const { system } = live;
    const seen = () => live.look('alien')!.view as { counters: { id: string; at: string }[] };
    const offered = () => system.correctable(seen(), live.table!.book);
    const [first] = seen().counters.filter(({ at }) => at !== 'reserve' && at !== 'dead-pile');
    const { path, values = [], now } = offered().find((c) => c.of === first!.id)!;
    const other = values.find(({ value }) => value !== now)!;
    const patch = [{ path, value: other.value }];
    await sitting.must('alien', { is: 'propose', what: { correct: { why: 'a slip', patch } } });
    await sitting.must('zombie', { is: 'consent', to: live.record.motion?.number ?? 0, yes: true });
    expect(seen().counters.find(({ id }) => id === first!.id)?.at).toBe(other.name);
  });

  it('alone, nobody learns from a correction what is hidden: the same words whether it is so or not', async () => {
    const sitting = await hall.open({
      system: 'ros',
      scenario: 'safe-house',
      options: { survivors: '1' },
      seats: { 'survivor-1': 'person' },
    });
    await sitting.begin();
    type Town = { turn: number; hideouts: { id: string; left: number }[] };
    const town = (l: Live) => l.table?.checkpoint()?.state as Town | undefined;
    await sitting.play((l) => (town(l)?.turn ?? 0) > 0);
    const live = await sitting.live();
    const { turn, hideouts } = town(live) as Town;
    expect(new Set(hideouts.map(({ left }) => left > 0)).size).toBe(2);
    const correct = (path: string, value: Json) => ({
      is: 'propose' as const,
      what: { correct: { why: 'a slip', patch: [{ path, value }] } },
    });
    const before = live.table?.sum;
    const said = new Set<string>();
    for (const { id: hideout, left } of hideouts)
      for (const value of [left, left === 0 ? 20 : 0, -1]) {
        const reply = await sitting.do('survivor-1', correct(`hideouts/${hideout}/left`, value));
        said.add(JSON.stringify({ ...reply, id: '' }));
      }
    expect([...said]).toEqual([JSON.stringify({ is: 'refused', id: '', code: 'refused', text: IMPOSSIBLE })]);
    expect(live.table?.sum).toBe(before);
    await sitting.must('survivor-1', correct('turn', turn));
  });

  it('puts right the figure that it names, however many are hidden before it', async () => {
    const sitting = await hall.open({
      system: 'ros',
      scenario: 'pick-up',
      options: { survivors: '1' },
      seats: { 'survivor-1': 'person' },
    });
    await sitting.begin();
    type Town = { turn: number; zeds: { id: string; facing: number }[] };
    const town = (l: Live) => l.table?.checkpoint()?.state as Town | undefined;
    await sitting.play((l) => (town(l)?.turn ?? 0) > 0);
    const live = await sitting.live();
    const view = () => live.look('survivor-1')!.view as unknown as Town;
    const seen = view().zeds;
    const first = seen[0] as Town['zeds'][number];
    expect(town(live)?.zeds.findIndex((z) => z.id === first.id)).toBeGreaterThan(0);
    const correct = (path: string): Unnamed => ({
      is: 'propose',
      what: { correct: { why: 'a slip', patch: [{ path, value: 7 }] } },
    });
    expect(await sitting.do('survivor-1', correct('zeds/0/facing'))).toMatchObject({
      is: 'refused',
      text: '"zeds/0/facing": things that have ids are named by them.',
    });
    await sitting.must('survivor-1', correct(`zeds/${first.id}/facing`));
    const after = view();
    expect(after.zeds[0]).toMatchObject({ id: first.id, facing: 7 });
    expect(after.zeds.slice(1)).toEqual(seen.slice(1));
  });
});
