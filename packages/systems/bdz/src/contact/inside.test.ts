import { expect, test } from 'vitest';
import { insideBy, insideRow } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import { INSIDE_MODS, perhaps } from '../tables/campaign/contact.js';
import { during, encounter, gone, HOUSE } from '../testing/encounter.js';
import { game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { goesIn } from './entering.js';
import { whatsInside } from './inside.js';
import { spotIn } from './spots.js';

/** What two dice and a third find in this area at this time of day. */
function found(dice: readonly number[], given: Parameters<typeof encounter>[0] = {}) {
  const g = game({ people: { a: {} }, state: { encounter: encounter(given) }, dice });
  g.begin(whatsInside(g.w, g.person('a')))
    .end()
    .done();
  return g.result;
}

test('[BDZ-T-whats-inside] [BDZ-enc-occupied] [BDZ-D-c75] each total has the row of the book, and so has each half die', () => {
  const totals = (text: string): number[] => {
    const [from, to] = text.split('-').map((n) => Number.parseInt(n, 10)) as [number, number | undefined];
    if (text.endsWith('less')) return [-1, from];
    return text.endsWith('+') ? [from, 16] : [from, to as number];
  };
  const rows = printed<{ readonly total: string; readonly result: string; readonly number?: string }>(
    'BDZ-T-whats-inside',
  );
  for (const { total, result, number } of rows)
    for (const n of totals(total)) {
      const { inside, more } = insideRow(PRINTED, n);
      expect([more === null && inside !== 'vacant' ? `perhaps ${inside}` : inside, more]).toEqual([
        result,
        number?.startsWith('1 +') ? 1 : null,
      ]);
    }
  expect([1, 2, 3].map(perhaps)).toEqual([0, 2, 3]);
});

test('[BDZ-enc-inside-mods] [BDZ-D-c24] two less in the country, two more in the city, one less by day, two more at night', () => {
  expect(INSIDE_MODS).toEqual({ rural: -2, suburbs: 0, urban: 2 });
  expect((['day', 'dusk', 'night'] as const).map((time) => insideBy(PRINTED, time))).toEqual([-1, 0, 2]);
  // A roll of 9: zombies for certain only in the city at dusk, or at night outside the country.
  const was = (given: Parameters<typeof encounter>[0]) => found([4, 5, 1], given);
  expect(was({ area: 'urban', part: 'evening' })).toEqual({ was: 'zombies', n: 2 });
  expect(was({ area: 'suburbs', part: 'night' })).toEqual({ was: 'zombies', n: 2 });
  expect(was({ area: 'suburbs', part: 'pre-dawn' })).toEqual({ was: 'vacant', n: 0 });
  expect(was({ area: 'rural', part: 'night' })).toEqual({ was: 'vacant', n: 0 });
  expect(found([4, 5, 3], { area: 'rural', part: 'daytime' })).toEqual({ was: 'humans', n: 2 });
});

test('[BDZ-enc-inside-vacant] a total of three or less: nobody, and no third die', () => {
  expect(found([2, 2])).toEqual({ was: 'vacant', n: 0 });
  expect(found([2, 3, 6])).toEqual({ was: 'humans', n: 3 });
});

test('[BDZ-enc-inside-humans] [BDZ-enc-inside-maybe-zombies] [BDZ-D-c2] half a die, of which one is nobody', () => {
  const n = (dice: readonly [number, number]) => [1, 2, 3, 4, 5, 6].map((die) => found([...dice, die]));
  const all = (was: string) =>
    [0, 0, 2, 2, 3, 3].map((each) => ({ was: each === 0 ? 'vacant' : was, n: each }));
  expect(n([3, 3])).toEqual(all('humans'));
  expect(n([5, 5])).toEqual(all('zombies'));
});

test('[BDZ-enc-inside-zombies] eleven or more: one and half a die', () => {
  expect([1, 3, 5].map((die) => found([6, 6, die]))).toEqual([2, 3, 4].map((n) => ({ was: 'zombies', n })));
});

/** Two figures in front of the house door, of whom the first goes in. */
const AT_DOOR: Situation = {
  scenario: 'campaign',
  map: HOUSE,
  people: { a: { y: 10 }, b: { x: 16, y: 10 }, far: { x: 2, y: 2, group: 1 } },
  active: ['a', 'b'],
  state: during(['a', 'b', 'far']),
};

test('[BDZ-enc-occupied] whoever goes into a building stops inside, and learns what is there; once', () => {
  const g = game({ ...AT_DOOR, dice: [1, 1] });
  g.step().answer('move a').answer([18, 16]);
  expect(g.question()).toBe('player-1 come-in BDZ-enc-occupied');
  expect(g.options()).toEqual(['b']);
  g.answer([]).end();
  expect(g.person('a').y).toBeLessThan(13);
  expect(g.state.encounter?.houses).toEqual([gone()]);
  g.step().answer('move a').answer([18, 16]).end().done();
  expect(g.person('a').y).toBe(16);
  expect(g.facts('went-inside')).toHaveLength(1);
});

test('[BDZ-enc-occupied] those of its group who have the inches for it come in at once, and count as having entered', () => {
  const g = game({ ...AT_DOOR, dice: [1, 1] });
  g.step().answer('move a').answer([18, 16]).answer(['b']).end().done();
  expect(g.table.houseOf(g.person('b'))).toBe('house');
  expect(g.person('b').used).toBeGreaterThan(4);
  expect(g.facts('went-inside')[0]?.who).toEqual(['a', 'b']);
  // Nobody is asked whose move is too short.
  const slow = game({
    ...AT_DOOR,
    people: { ...AT_DOOR.people, b: { x: 16, y: 10, used: 6 } },
    dice: [1, 1],
  });
  slow.step().answer('move a').answer([18, 16]).end().done();
  const done = game({ ...AT_DOOR, state: { ...during(['a', 'b']), done: ['b'] }, dice: [1, 1] });
  done.step().answer('move a').answer([18, 16]).end().done();
  const round = { ...AT_DOOR.people, b: { x: 12, y: 11, used: 2.5 } };
  const detour = game({ ...AT_DOOR, people: round, dice: [1, 1] });
  detour.step().answer('move a').answer([18, 16]).end().done();
});

test('[BDZ-enc-occupied] however somebody has come in, it is rolled for before anything else', () => {
  // A figure that is stunned in there has not entered.
  const people = { a: { y: 14 }, b: { x: 16, y: 14 }, c: { x: 20, y: 14, status: 'stunned' } } as const;
  const g = game({ ...AT_DOOR, people, active: ['b'], dice: [1, 1] });
  g.step().end().done();
  expect(g.facts('went-inside')).toMatchObject([{ who: ['a', 'b'], inches: 0 }]);
  const road = game({
    ...AT_DOOR,
    people,
    active: ['b'],
    dice: [1, 1],
    state: during(['a', 'b'], { kind: 'road' }),
  });
  expect(road.step().end().facts('went-inside')).toMatchObject([{ who: ['a', 'b'] }]);
  // While people on the road want to talk, nobody goes looking. BDZ-D-c133.
  for (const given of [{ kind: 'road', peace: true }, { kind: 'mutiny' }] as const) {
    const other = game({ ...AT_DOOR, people, active: ['b'], state: during(['a', 'b'], given) });
    other.step();
    expect(other.question()).toBe('player-1 deed BDZ-act-choice');
    const walks = game({
      ...AT_DOOR,
      people: { a: { y: 10 } },
      active: ['a'],
      state: during(['a'], given),
    });
    walks.step().answer('move a').answer([18, 16]).end();
    expect(walks.person('a').y).toBe(16);
  }
});

test('[BDZ-enc-occupied] with somebody whom a reaction has brought in nobody comes of the group that is active, be it of the enemy or of the band', () => {
  const brought = (active: readonly string[], side: 'player-1' | 'others') => {
    const foe = { seat: 'others', side: 'others', x: 18, y: 10 } as const;
    const g = game({
      ...AT_DOOR,
      people: { a: { y: 14, group: 1 }, b: { x: 16, y: 10 }, foe },
      active,
      dice: [1, 1],
    });
    Object.assign(g.state.active ?? {}, { side });
    g.step().end().done();
    return g.facts('went-inside')[0]?.who;
  };
  expect([brought(['foe'], 'others'), brought(['b'], 'player-1')]).toEqual([['a'], ['a']]);
});

test('[BDZ-enc-occupied] [BDZ-react-sanity] where nobody inside is on their feet once the others have come, nothing is rolled for', () => {
  const enters = (dice: readonly number[]) => {
    const g = game({
      ...AT_DOOR,
      people: {
        a: { y: 12.6, facing: 180, knowsFeasts: false },
        b: { x: 16, y: 10, facing: 180, knowsFeasts: false },
        body: { x: 19.5, y: 9, group: 1, status: 'dead', prone: true },
      },
      zeds: { 'zed-1': { x: 18.5, y: 9, feast: 'body' } },
      state: { ...during(['a', 'b']), feasts: [{ body: 'body', left: 3, seenBy: [] }] },
      dice,
    });
    g.begin(goesIn(g.w, 'a')).answer(['b']).end().done();
    return [g.person('a').status, g.facts('went-inside').length];
  };
  expect(enters([5, 3, /* sanity */ 3, 4])).toEqual(['stunned', 0]);
  expect(enters([1, 2, /* what is inside */ 1, 1])).toEqual(['carry-on', 1]);
});

test('[BDZ-enc-occupied] in a Raid one stops inside as well, but what is there is of another table', () => {
  const g = game({
    ...AT_DOOR,
    people: { a: { y: 10 } },
    active: ['a'],
    state: during(['a'], { kind: 'raid' }),
  });
  g.step().answer('move a').answer([18, 16]).end();
  expect(g.person('a').y).toBeLessThan(13);
  expect(g.facts('rolled')).toEqual([]);
});

test('[BDZ-D-c90] those who come at one human are before it, the next to its left, then to its right, inside the building', () => {
  const g = game({ scenario: 'campaign', map: HOUSE, people: { a: { x: 18, y: 18 } } });
  const before = { off: 2, bearing: 0 };
  const at = (...xs: readonly number[]) => {
    const others = xs.map((x) => ({ x, y: 20, level: 0 }));
    return spotIn(g.w, 'house', { x: 18, y: 18, level: 0 }, { ...before, others, seenBy: 'a' })?.[0];
  };
  expect(at()).toBe(18);
  expect(at(18)).toBe(17);
  expect(at(18, 17)).toBe(19);
  // At the wall there is no room in front.
  expect(spotIn(g.w, 'house', { x: 18, y: 23, level: 0 }, { ...before, others: [] })?.[1]).toBeLessThan(24);
  expect(spotIn(g.w, 'shed', { x: 18, y: 18, level: 0 }, { ...before, others: [] })).toBeUndefined();
});
