import { expect, test } from 'vitest';
import { listOn } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import { AREAS, type EncounterKind } from '../kinds.js';
import type { Person } from '../state.js';
import { greetDice, greetingOf, isMistrusted, plusOn, whoIn } from '../tables/campaign/contact.js';
import { during, gone, HOUSE } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { looksInside } from './entering.js';
import { contest } from './meeting.js';
import { headOf, peopleInside, speakerOf, whoTheyAre } from './people.js';

const [BANDS, THEIRS] = ['player-1', 'others'];

/** Two leaders roll these numbers of dice against each other. */
function rolls(own: number, other: number, dice: readonly number[]) {
  const g = game({ scenario: 'campaign', people: { a: {}, b: { seat: THEIRS } }, dice });
  const by = (who: string, seat: string, n: number) => ({ who, seat, dice: n });
  g.begin(
    contest(g.w, 'BDZ-enc-mg-procedure', [by('a', BANDS as string, own), by('b', THEIRS as string, other)]),
  );
  g.end().done();
  return g.result as { own: number; other: number; lead: number };
}

/** Band members in a house meet n people, whose Reps and weapons come from the dice. */
function meet(given: Situation & { readonly n: number }): Game {
  const { n, people = { a: {} }, state, ...more } = given;
  const ids = Object.keys(people);
  const indoors = Object.fromEntries(
    ids.map((id, i) => [id, { x: 15 + 2 * i, y: 14, facing: 0, ...people[id] }] as const),
  );
  const base = during(ids, { houses: [gone({ was: 'humans' })] });
  const g = game({
    scenario: 'campaign',
    map: HOUSE,
    people: indoors,
    state: { ...base, ...state },
    ...more,
  });
  return g.begin(peopleInside(g.w, 'house', ids, n));
}
/** One survivor of Rep 4 with a BA pistol: dice for the list, the person and the weapon. */
const ONE = [5, /* */ 3, 3, /* */ 1];

test('[BDZ-T-disc-who] [BDZ-T-tb-who] [BDZ-T-raid-who] [BDZ-enc-tb-who] every cell is that of the book', () => {
  const lists = {
    Civilians: 'civilian',
    Military: 'military',
    Survivors: 'survivor',
    Gangers: 'ganger',
  } as const;
  const kinds = {
    'BDZ-T-disc-who': 'discover',
    'BDZ-T-tb-who': 'take-back',
    'BDZ-T-raid-who': 'raid',
  } as const;
  for (const [id, kind] of Object.entries(kinds))
    for (const row of printed<{ score: number } & { [area: string]: string }>(id))
      for (const area of AREAS)
        expect(listOn(PRINTED, kind, area, row.score)).toBe(lists[row[area] as keyof typeof lists]);
  expect(listOn(PRINTED, 'discover', 'rural', 8)).toBe(listOn(PRINTED, 'discover', 'rural', 6));
});

test('[BDZ-enc-disc-who] [BDZ-D-c21] [BDZ-D-c22] one more after a year, two more after two in Discover alone', () => {
  const plus = (kind: 'discover' | 'raid' | 'take-back') =>
    [1, 360, 361, 720, 721, 1500].map((day) => plusOn(whoIn(kind).plus, day));
  expect(plus('discover')).toEqual([0, 0, 1, 1, 2, 2]);
  expect(plus('raid')).toEqual([0, 0, 1, 1, 1, 1]);
  expect(plus('take-back')).toEqual(plus('raid'));
  const list = (die: number, day: number) => {
    const g = game({ scenario: 'campaign', state: during([], { area: 'urban', day }), dice: [die] });
    g.begin(whoTheyAre(g.w, 'player-1')).end().done();
    return g.result;
  };
  expect([list(3, 30), list(3, 400), list(3, 800)]).toEqual(['survivor', 'survivor', 'ganger']);
});

test('[BDZ-D-c22] a table may add another die after a year, as is printed, in a Raid and Take Back alone', () => {
  const met = (kind: EncounterKind, day: number, chosen: 'one' | 'another-die', dice: readonly number[]) => {
    const state = during([], { kind, area: 'rural', day });
    const g = game({ scenario: 'campaign', options: { 'after-a-year': chosen }, state, dice });
    g.begin(whoTheyAre(g.w, 'player-1')).end().done();
    return g.result;
  };
  expect([met('raid', 400, 'one', [1]), met('raid', 400, 'another-die', [1, 2])]).toEqual([
    'ganger',
    'survivor',
  ]);
  expect(met('take-back', 400, 'another-die', [6, 6])).toBe('survivor');
  // Not before, and not in Discover.
  expect(met('raid', 360, 'another-die', [1])).toBe('military');
  expect(met('discover', 400, 'another-die', [1])).toBe(met('discover', 400, 'one', [1]));
});

test('[BDZ-enc-ch-who] [BDZ-enc-raid-who] [BDZ-D-c56] one class for a party; a settlement is rolled for once', () => {
  const g = game({ scenario: 'campaign', state: during([], { kind: 'raid' }), dice: [2] });
  g.begin(whoTheyAre(g.w, 'player-1')).end();
  g.begin(whoTheyAre(g.w, 'player-1')).end().done();
  expect([g.result, g.state.encounter?.list]).toEqual(['ganger', 'ganger']);
  // Two people from the survivor list, each rolled separately; they do not belong to the band, and stay off the table.
  const met = meet({ n: 2, dice: [6, 3, 3, 1, 1, 2, 1, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6] });
  met.end();
  expect(met.state.people.slice(1)).toMatchObject([
    { id: 'p-1', class: 'survivor', seat: 'others', side: 'others', rep: 4 },
    { id: 'p-2', class: 'survivor', seat: 'others', side: 'others', rep: 5 },
  ]);
  expect(met.facts('rolled').filter((f) => f.table === 'BDZ-T-disc-who')).toHaveLength(1);
});

test('[BDZ-EX-enc-mg-1] [BDZ-enc-mg-procedure] Jim Bob Joe keeps three dice and Harry two, then two and none: two ahead', () => {
  expect(rolls(5, 4, [1, 2, 3, 4, 5, 1, 1, 4, 6, /* again */ 1, 2, 4, 5, 6])).toMatchObject({ lead: 2 });
  expect(greetingOf(2)).toBe('joins');
});

test('[BDZ-EX-enc-mg-2] [BDZ-enc-mg-tie] Tonya and Jumbo come to nothing; her five beats his four, and she is one ahead', () => {
  const tonya = { rep: 5, class: 'survivor', figures: 2 } as const;
  const jumbo = { rep: 4, class: 'survivor', figures: 1 } as const;
  expect([greetDice(tonya, jumbo), greetDice(jumbo, tonya)]).toEqual([6, 4]);
  // Her dice come before his.
  const dice = [1, 1, 3, 6, 6, 6, 1, 3, 4, 4, /* */ 3, 4, 6, 3, 4, /* */ 5, 4];
  expect(rolls(6, 4, dice)).toEqual({ own: 5, other: 4, lead: 1 });
  expect(greetingOf(1)).toBe('guests');
});

test('[BDZ-enc-mg-tie] [BDZ-D-c27] equal highest dice: one die each, again until one is higher', () => {
  expect(rolls(1, 2, [5, 5, 4, /* */ 2, 2, /* */ 1, 6])).toMatchObject({ lead: -1 });
  expect(rolls(2, 1, [4, 6, 6, /* */ 3, 2])).toMatchObject({ lead: 1 });
});

test('[BDZ-enc-mg-mod-numbers] [BDZ-enc-mg-mod-class] [BDZ-D-c26] a die for each figure more; two fewer for a ganger or survivor before neither', () => {
  const dice = (
    own: Parameters<typeof greetDice>[0]['class'],
    other: typeof own,
    figures = [1, 1] as const,
  ) => greetDice({ rep: 4, class: own, figures: figures[0] }, { rep: 4, class: other, figures: figures[1] });
  expect(dice('civilian', 'military')).toBe(4);
  for (const own of ['ganger', 'survivor'] as const) {
    expect([dice(own, 'civilian'), dice(own, 'military')]).toEqual([2, 2]);
    expect([dice(own, 'ganger'), dice(own, 'survivor')]).toEqual([4, 4]);
    expect([dice('civilian', own), dice('military', own)]).toEqual([4, 4]);
    expect(isMistrusted(own, 'civilian')).toBe(true);
  }
  expect(
    greetDice({ rep: 3, class: 'civilian', figures: 5 }, { rep: 4, class: 'civilian', figures: 2 }),
  ).toBe(6);
  expect(
    greetDice({ rep: 3, class: 'civilian', figures: 2 }, { rep: 4, class: 'civilian', figures: 5 }),
  ).toBe(3);
});

test('[BDZ-D-c102] a side without dice is one behind where the other comes to nothing; without any they part', () => {
  expect(greetDice({ rep: 1, class: 'ganger', figures: 1 }, { rep: 1, class: 'civilian', figures: 1 })).toBe(
    0,
  );
  expect(rolls(0, 2, [4, 5])).toMatchObject({ lead: -1 });
  expect(rolls(2, 0, [4, 5])).toMatchObject({ lead: 1 });
  expect(rolls(0, 3, [1, 1, 6])).toMatchObject({ lead: -2 });
  expect(rolls(0, 0, [])).toEqual({ own: 0, other: 0, lead: 0 });
  expect(greetingOf(0)).toBe('part');
});

test('[BDZ-T-meet-greet] [BDZ-enc-mg-win2] two ahead or more: they are of the band, for good', () => {
  expect([2, 3, 9].map(greetingOf)).toEqual(['joins', 'joins', 'joins']);
  const g = meet({ n: 1, dice: [...ONE, /* */ 1, 1, 4, 4, 4, 4, 4, 4] }).end();
  g.done();
  expect(g.facts('joins')).toMatchObject([{ cause: 'BDZ-enc-mg-win2', guests: false }]);
  expect(g.person('p-1')).toMatchObject({ seat: 'player-1', side: 'player-1' });
  expect(g.table.houseOf(g.person('p-1'))).toBe('house');
  expect(g.state.done).toEqual(['p-1']);
  expect(g.state.encounter).toMatchObject({
    guests: [],
    houses: [{ people: [], barter: [], closed: false }],
  });
});

test('[BDZ-enc-mg-win1] one ahead: they fight on its side in this game alone, and trade', () => {
  const g = meet({ n: 1, dice: [...ONE, /* */ 1, 4, 4, 4, 4, 4, 4, 4] }).end();
  g.done();
  expect(g.facts('joins')).toMatchObject([{ cause: 'BDZ-enc-mg-win1', guests: true }]);
  expect(g.person('p-1').side).toBe('player-1');
  expect(g.state.encounter).toMatchObject({ guests: ['p-1'], houses: [{ barter: ['p-1'], closed: false }] });
});

test('[BDZ-enc-mg-lose1] one behind: they stay inside at peace, and trade; the building is not searched', () => {
  const g = meet({ n: 1, dice: [...ONE, /* */ 4, 4, 4, 4, 1, 4, 4, 4] }).end();
  g.done();
  expect(g.person('p-1')).toMatchObject({ side: 'others', x: -1 });
  expect(g.state.encounter?.houses).toMatchObject([{ people: ['p-1'], barter: ['p-1'], closed: true }]);
  expect(g.state.stage).toBe('act');
});

test('[BDZ-enc-mg-leader] the highest Rep speaks, and of equal ones the best weapon', () => {
  const g = game({
    people: {
      a: { rep: 4, has: ['pistol'] },
      b: { rep: 4, has: ['assault-rifle'] },
      c: { rep: 4, has: ['assault-rifle'] },
      d: { rep: 5 },
    },
  });
  const head = (...ids: string[]) => headOf(g.w, ids).id;
  expect([head('a', 'b', 'c'), head('c', 'b'), head('a', 'd', 'b')]).toEqual(['b', 'c', 'd']);
});

test('[BDZ-enc-mg-procedure] [BDZ-D-leader-joined] for the band its Leader speaks, even one who has stepped up beside the Star or before equals', () => {
  const speaks = (b: Partial<Person>, a: Partial<Person> = {}) => {
    const g = game({ people: { a: { rep: 4, ...a }, b: { rep: 4, ...b } } });
    return speakerOf(g.w, ['a', 'b']).id;
  };
  expect([speaks({}), speaks({ leads: true })]).toEqual(['a', 'b']);
  const star = { star: true };
  expect(speaks({ rep: 5, leads: true }, star)).toBe('a');
  expect(speaks({ rep: 5, leads: true }, { ...star, follows: 'b' })).toBe('b');
  // Until somebody steps up for a Leader who was lost, the Star speaks, or the highest Rep.
  expect(speaks({ rep: 5, leaderless: true }, { leaderless: true })).toBe('b');
});

/** Five dice against four. */
const ONE_BEHIND = [4, 4, 4, 4, 4, 1, 4, 4, 4];

test('[BDZ-enc-mg-lose2] [BDZ-enc-mg-match] [BDZ-D-c69] two behind: each stands before its match, one leader fires, then the dice are rolled', () => {
  const people = { a: { rep: 4, has: ['pistol'] as const }, b: { rep: 3, has: ['pistol'] as const } };
  const three = [5, /* */ 3, 3, 1, /* */ 3, 3, 1, /* */ 3, 3, 1];
  const g = meet({
    people,
    n: 3,
    zeds: { 'zed-1': { x: 16, y: 16 } },
    // The third figure gives them one more die; then come the dice for who fires first, and that figure's shots.
    dice: [...three, /* */ 4, 4, 4, 4, 1, 1, 4, 4, 4, /* */ 1, 5],
  });
  expect(g.facts('turns-out')[0]?.who.map((each) => each.id)).toEqual(['p-1', 'p-2', 'p-3']);
  const off = (a: string, b: string) => g.table.distance(a, b);
  expect(off('p-1', 'a')).toBeCloseTo(4, 1);
  expect(off('p-2', 'b')).toBeCloseTo(4, 1);
  expect(off('p-3', 'a')).toBeLessThan(5);
  expect(g.facts('fires-first')).toMatchObject([{ who: 'p-1', over: 'a', own: 9, other: 5 }]);
  expect(bdz.tell(g.facts('fires-first')[0] as never)?.key).toBe('tell.fires-first');
  expect(g.question()).toBe('others aim BDZ-shoot-declare');
  // It has to fire at people, though a zombie is near.
  expect(g.options().every((id) => !id.startsWith('zed'))).toBe(true);
  expect(g.state.encounter?.fight).toEqual(['p-1', 'p-2', 'p-3']);
});

test('[BDZ-enc-mg-lose2] [BDZ-D-c27] without a weapon nobody fires, equal totals are rolled off, and the turn is over', () => {
  const g = meet({
    n: 1,
    people: { a: { rep: 4 } },
    active: ['a'],
    dice: [1, /* a civilian of Rep 2, unarmed */ 6, 6, 1, /* */ 4, 4, 1, 1, /* */ 1, 3, /* */ 2, 2, 6, 1],
  });
  g.end();
  g.done();
  expect(g.facts('fires-first')).toMatchObject([{ who: 'a', own: 5, other: 5 }]);
  // The story says that it was rolled off.
  expect(bdz.tell(g.facts('fires-first')[0] as never)?.key).toBe('tell.fires-first-again');
  expect(g.facts('fired')).toEqual([]);
  expect(g.state).toMatchObject({ stage: 'end', active: null });
});

test('[BDZ-enc-wtw-choose] a Star may start a fight instead of talking; without one they talk', () => {
  const g = meet({
    n: 1,
    people: { a: { rep: 5, star: true, has: ['pistol'] } },
    dice: [...ONE, /* */ 6, 1, /* the Star fires and misses; the other may answer */ 1, 1],
  });
  expect(g.question()).toBe('player-1 contact BDZ-enc-wtw-choose');
  expect(g.options()).toEqual(['greet', 'fight']);
  g.answer('fight');
  expect(g.facts('greeted')).toEqual([]);
  expect(g.facts('fires-first')).toMatchObject([
    { who: 'a', cause: 'BDZ-enc-wtw-choose', own: 11, other: 5 },
  ]);
  expect(g.question()).toBe('player-1 aim BDZ-shoot-declare');
  const talks = meet({ n: 1, people: { a: { rep: 5, star: true } }, dice: [...ONE, ...ONE_BEHIND] });
  expect(talks.answer('greet').facts('greeted')).toHaveLength(1);
});

test('[BDZ-enc-mg-win2] [BDZ-enc-mg-win1] when all is over those who joined for good are of the band, and guests have gone', () => {
  const joined = (dice: readonly number[]) => {
    const g = meet({ n: 1, dice: [...ONE, ...dice] }).end();
    Object.assign(g.state.encounter ?? {}, { ended: true });
    g.step().end().done();
    return [g.state.campaign?.members.map((m) => m.id), g.state.people.map((p) => p.id)];
  };
  expect(joined([1, 1, 4, 4, 4, 4, 4, 4])).toEqual([
    ['a', 'p-1'],
    ['a', 'p-1'],
  ]);
  expect(joined([1, 4, 4, 4, 4, 4, 4, 4])).toEqual([['a'], ['a']]);
});

test('[BDZ-enc-mercy-first] who fires first is told anew when another fight breaks out', () => {
  const fired = (fight: readonly string[]) => {
    const given = { houses: [gone({ was: 'humans' as const })], fired: 'band' as const, fight: [...fight] };
    const g = meet({ n: 1, state: during(['a'], given), dice: [1, 6, 6, 1, /* */ 4, 4, 1, 1, /* */ 1, 6] });
    return g.end().state.encounter?.fired;
  };
  expect([fired([]), fired(['somebody'])]).toEqual(['nobody', 'band']);
});

test('[BDZ-enc-mercy-first] a Raid is one fight: who fired first in it is who fired first when the settlement comes out', () => {
  const first = (kind: EncounterKind) => {
    const state = during(['a'], { kind, fired: 'band', fight: [] });
    const g = game({ scenario: 'campaign', people: { a: {}, foe: { seat: THEIRS } }, state });
    const who = [{ id: 'foe', at: [18, 22, 0] as const, facing: 180 }];
    g.w.happen({ is: 'turns-out', cause: 'BDZ-enc-raid-turnout', to: 'all', who });
    return g.state.encounter?.fired;
  };
  expect([first('raid'), first('take-back')]).toEqual(['band', 'nobody']);
});

test('[BDZ-T-roster] those who stay at home in peace are no enemies, whoever else was fought', () => {
  const g = meet({ n: 1, dice: [...ONE, 4, 4, 4, 4, 1, 4, 4, 4] }).end();
  Object.assign(g.state.encounter ?? {}, { ended: true, fired: 'band' });
  g.state.people.push({ ...g.person('p-1'), id: 'foe', x: 30, y: 30 });
  g.step().end().done();
  expect(g.facts('came-home')).toMatchObject([{ chapter: { friends: [], enemies: ['foe'] } }]);
});

test('[BDZ-enc-occupied] where nobody inside carries on, those inside are met by whoever is there', () => {
  const people = { a: { x: 18, y: 14, status: 'ducked' } } as const;
  const two = [5, /* */ 3, 3, 1, /* */ 3, 3, 1];
  const dice = [3, 3, /* two */ 3, ...two, ...ONE_BEHIND, 4];
  const g = game({ scenario: 'campaign', map: HOUSE, people, state: during(['a']), dice });
  g.begin(looksInside(g.w, 'house', 0, 0)).end();
  expect(g.facts('greeted')).toHaveLength(1);
});
