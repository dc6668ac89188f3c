import type { Deed, Entry, Fact, Seat } from '@shambles/engine';
import { describe, expect, it } from 'vitest';
import { Feed } from './feed.js';

const fact = (is: string, to: Fact['to'], others?: Fact): Fact => ({
  is,
  cause: 'T-1',
  to,
  ...(others && { others }),
});
const answer = (seat: Seat): Deed => ({ t: 'answer', seat, ask: 'what', value: 1 });
const start: Deed = { t: 'start' };

/** A feed of entries. Each follows the one before it, unless its `prev` says otherwise. */
function feedOf(
  seat: Seat,
  entries: readonly { deed: Entry['deed']; facts?: Fact[]; prev?: number; id?: string }[],
) {
  const feed = new Feed(seat);
  let head = -1;
  entries.forEach(({ deed, facts = [], prev = head, id }, n) => {
    feed.note({ n, prev, deed, facts, sum: '', ...(id !== undefined && { id }) });
    if (deed.t === 'undo') head = deed.head;
    else if (deed.t !== 'propose' && deed.t !== 'consent') head = n;
  });
  return feed;
}

describe('the feed of a seat', () => {
  it('gives entries that tell it nothing no place', () => {
    const entries = [
      { deed: start, facts: [fact('begun', 'all')] },
      { deed: answer('bob'), facts: [fact('hid', ['bob'])] },
      { deed: { t: 'draw', rule: 'T-1', got: [] } as Deed, facts: [fact('drew', [])] },
      { deed: { t: 'standing', seat: 'bob', ask: 'x', value: 1 } as Deed },
      { deed: answer('ann'), facts: [fact('ran', 'all')] },
    ];
    const ann = feedOf('ann', entries);
    expect(ann.position).toBe(2);
    expect(ann.noted).toBe(5);
    expect([0, 1].map((i) => ann.entryOf(i))).toEqual([0, 4]);
    expect([-1, 0, 1, 2, 3, 4].map((n) => ann.itemOf(n))).toEqual([-1, 0, 0, 0, 0, 1]);
    // Without the hidden entries, the items are the same.
    expect(feedOf('ann', [entries[0] as never, entries[4] as never]).items).toEqual(ann.items);
    expect(feedOf('bob', entries).position).toBe(3);
  });

  it('tells each seat its own side of a fact, and nobody whom else it was told', () => {
    const secret = fact('hid', ['bob', 'cat'], fact('hid-something', 'all'));
    const entries = [{ deed: answer('bob'), facts: [secret], id: 'mine' }];
    expect(feedOf('ann', entries).items).toEqual([{ facts: [fact('hid-something', 'all')] }]);
    expect(feedOf('bob', entries).items).toEqual([
      { own: { ask: 'what', value: 1, id: 'mine' }, facts: [fact('hid', ['bob'])] },
    ]);
    expect(feedOf('cat', entries).items).toEqual([{ facts: [fact('hid', ['cat'])] }]);
  });

  it("keeps a seat's own answer, though it told it nothing; not another's", () => {
    const entries = [{ deed: answer('bob') }];
    expect(feedOf('bob', entries).items).toEqual([{ own: { ask: 'what', value: 1 }, facts: [] }]);
    expect(feedOf('ann', entries).items).toEqual([]);
  });

  it('goes back with an undo and forth with a redo, and what follows stands where it belongs', () => {
    const entries = [
      { deed: start, facts: [fact('begun', 'all')] }, // 0: item 0
      { deed: answer('bob'), facts: [fact('ran', 'all')] }, // 1: item 1
      { deed: answer('bob'), facts: [fact('hid', ['bob'])] }, // 2: nothing for ann
      { deed: answer('bob'), facts: [fact('ran', 'all')] }, // 3: item 2
      { deed: { t: 'undo', head: 2, by: 'bob' } as const }, // 4: item 3
      { deed: { t: 'undo', head: 3, by: 'bob', redo: true } as const, prev: 2 }, // 5: item 4
      { deed: { t: 'undo', head: -1, by: 'bob' } as const, prev: 3 }, // 6: item 5
      { deed: answer('bob'), facts: [fact('fled', 'all')], prev: 1 }, // 7: item 6
    ];
    const ann = feedOf('ann', entries);
    expect(ann.items.slice(3, 6)).toEqual([
      { back: 1, by: 'bob' },
      { back: 2, by: 'bob', redo: true },
      { back: -1, by: 'bob' },
    ]);
    expect([2, 3, 4, 7].map((n) => ann.itemOf(n))).toEqual([1, 2, 2, 6]);
    expect(ann.entryOf(6)).toBe(7);
    expect(ann.entryOf(7)).toBeUndefined();
  });

  it('passes over proposals and consents', () => {
    const feed = feedOf('ann', [
      { deed: start, facts: [fact('begun', 'all')] },
      { deed: { t: 'propose', by: 'bob', what: { undo: 0 } } },
      { deed: { t: 'consent', seat: 'ann', to: 1, yes: true } },
    ]);
    expect(feed.position).toBe(1);
    expect(feed.itemOf(2)).toBe(0);
  });
});
