import { expect, test } from 'vitest';
import { during, HOUSE, TENT } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { looksInside } from './entering.js';
import { zombiesInside } from './zombies.js';

/** People inside the house, facing its middle, and n zombies in it. */
function meet(people: NonNullable<Situation['people']>, n: number, given: Situation = {}): Game {
  const ids = Object.keys(people);
  const indoors = Object.fromEntries(
    ids.map((id, i) => [id, { x: 14 + 3 * i, y: 14, facing: 0, ...people[id] }] as const),
  );
  const g = game({ scenario: 'campaign', map: HOUSE, people: indoors, state: during(ids), ...given });
  return g.begin(zombiesInside(g.w, 'house', ids, n));
}

test('[BDZ-EX-enc-surprise-1] Ken is surprised by two, Jim Bob Joe is not and fires, then Ken splits his dice', () => {
  const g = game({
    scenario: 'campaign',
    map: HOUSE,
    people: {
      ken: { x: 15, y: 14, facing: 0, rep: 4 },
      jim: { x: 21, y: 14, facing: 0, rep: 5, has: ['bolt-action-rifle'] },
    },
    state: during(['ken', 'jim'], { area: 'urban', part: 'evening' }),
    // Dice for what is inside, how many, and the surprise totals; then Jim's shot and its damage; then Ken's two dice
    // twice, each with the zombies'.
    dice: [3, 4, 5, 5, 3, 6, /* */ 5, 1, /* */ 1, 6, 4, 1, 6, 4],
  });
  g.begin(looksInside(g.w, 'house', 0, 0));
  expect(g.facts('surprise')).toMatchObject([
    {
      zombies: 8,
      totals: [
        { who: 'ken', total: 7 },
        { who: 'jim', total: 11 },
      ],
    },
  ]);
  expect(g.question()).toBe('player-1 ready BDZ-enc-cz-human-wins');
  expect(g.options()).toEqual(['fire', 'away', 'stand']);
  g.answer('fire');
  expect(g.facts('zed-down')).toMatchObject([{ by: 'jim' }]);
  expect(g.question()).toBe('player-1 melee-dice BDZ-melee-many');
  g.answer(2).end();
  expect(g.facts('melee-round').map((f) => f.who)).toEqual(['ken', 'ken']);
});

test('[BDZ-D-c90] [BDZ-enc-cz-surprised] in a tent there is no room for all of them: the others are before its door, and fight from there', () => {
  const g = game({
    scenario: 'campaign',
    map: TENT,
    people: { a: { rep: 4, x: 12.8, y: 13.25, facing: 90 } },
    state: during(['a']),
    // The totals; then a's dice and those of each zombie.
    dice: [6, 1, ...Array(40).fill(6)],
  });
  g.begin(zombiesInside(g.w, 'house', ['a'], 4));
  const came = g.facts('zeds-came')[0]?.zeds ?? [];
  expect(came).toHaveLength(4);
  expect(g.facts('surprise')).toMatchObject([{ totals: [{ who: 'a', zeds: 4 }] }]);
  const outdoors = came.filter((z) => g.table.houseOf(z) === undefined);
  expect([outdoors.length, outdoors.every((z) => z.x < 12)]).toEqual([3, true]);
  expect(came.map((z) => g.table.touching(z.id, 'a'))).toEqual([true, false, false, false]);
  expect(g.state.melees.map((m) => m.with)).toEqual(came.map((z) => z.id));
});

test('[BDZ-D-c90] where there is no room at all, inside or before a door, nobody comes', () => {
  const { buildings = [] } = TENT ?? {};
  const sealed = buildings.map(({ doors, ...house }) => house);
  const g = game({
    scenario: 'campaign',
    map: { ...TENT, buildings: sealed },
    people: { a: { x: 12.8, y: 13.25, facing: 90 }, b: { x: 14.2, y: 13.25 } },
    state: during(['a', 'b']),
    dice: Array(20).fill(6),
  });
  g.begin(zombiesInside(g.w, 'house', ['a'], 1));
  expect([g.question(), g.facts('zeds-came'), g.state.melees]).toEqual(['over', [], []]);
});

test('[BDZ-react-zed] [BDZ-D-zed-inside] whoever has met no zombie takes Zed Or No Zed first; with none passed it is surprised whatever the totals', () => {
  const inside = (dice: readonly number[]) =>
    meet({ a: { rep: 4, knowsZeds: false }, b: { rep: 4, x: 22 } }, 2, {
      dice: [...dice, ...Array(30).fill(6)],
    });
  const caught = inside([6, 6, /* the zombies */ 1, /* b */ 6]);
  expect(caught.tests()).toEqual(['a zed-or-no-zed 0 zombie-in-melee']);
  expect(caught.person('a').knowsZeds).toBe(true);
  expect(caught.facts('surprise')).toMatchObject([{ totals: [{ who: 'b', total: 10 }] }]);
  expect(caught.question()).toBe('player-1 ready BDZ-enc-cz-human-wins');
  caught.answer('stand').end();
  expect(caught.facts('surprised')).toHaveLength(1);
  const wary = inside([1, 2, /* the zombies */ 1, 6, 6]);
  expect(wary.tests()).toEqual(['a zed-or-no-zed 2 carry-on']);
  expect(wary.facts('surprise')).toMatchObject([{ totals: [{ who: 'a' }, { who: 'b' }] }]);
  expect(wary.question()).toBe('player-1 ready BDZ-enc-cz-human-wins');
});

test('[BDZ-enc-cz-match] [BDZ-D-c90] zombies go round equally; odd ones to the lowest Rep, or to anybody', () => {
  const shares = (reps: readonly number[], n: number, given: Situation = {}) => {
    const people = Object.fromEntries(reps.map((rep, i) => [`p-${i + 1}`, { rep }]));
    const g = meet(people, n, { dice: Array(30).fill(6), ...given });
    const totals = g.facts('surprise')[0]?.totals ?? [];
    return Object.keys(people).map((id) => totals.find((t) => t.who === id)?.zeds ?? 0);
  };
  expect(shares([4, 5], 3)).toEqual([2, 1]);
  expect(shares([5, 4], 4)).toEqual([2, 2]);
  expect(shares([5, 3, 4], 2)).toEqual([0, 1, 1]);
  // Among equal Reps one is drawn.
  expect(shares([4, 4], 1, { draws: [['p-2']] })).toEqual([0, 1]);
  expect(shares([5, 3], 1, { options: { 'odd-zombies': 'random' }, draws: [['p-1']] })).toEqual([1, 0]);
});

test('[BDZ-enc-cz-totals] [BDZ-enc-cz-surprised] [BDZ-D-c90] equal or lower is surprised: no fire, in contact, and melee at once', () => {
  // Two zombies and a 2 make 4; so do Rep 3 and a 1. The third figure is unmatched and rolls nothing.
  const g = meet({ a: { rep: 3, has: ['pistol'] }, b: { rep: 3 }, c: { rep: 5 } }, 2, {
    dice: [2, 1, 1, /* a, the zombie, b, the zombie */ 6, 6, 6, 6, 6, 6, 6, 6],
  });
  g.end().done();
  expect(g.facts('surprise')).toMatchObject([{ zombies: 4, totals: [{ total: 4 }, { total: 4 }] }]);
  expect(g.facts('fired')).toEqual([]);
  expect(g.facts('melee-round').map((f) => f.who)).toEqual(['a', 'b']);
  expect(g.facts('walked')).toEqual([]);
  expect(g.state.melees.map(({ who, with: z }) => g.table.touching(who, z))).toEqual([true, true]);
});

test('[BDZ-enc-cz-human-wins] [BDZ-enc-cz-fire] what is left standing after the fire fights; what lies does not', () => {
  // A pistol with two dice at two zombies knocks one down and misses the other.
  const g = meet({ a: { rep: 5, has: ['pistol'] } }, 2, {
    dice: [1, 6, /* shots */ 6, 1, /* knocked down */ 6, /* melee */ 6, 6, 6, 6, 6, 6],
  });
  g.answer('fire').answer('zed-100 one', 'zed-101').end().done();
  expect(g.state.zeds.map((z) => z.prone)).toEqual([true, false]);
  expect(g.state.melees).toMatchObject([{ who: 'a', with: 'zed-101' }]);
  // This fire comes on top of its activation's own.
  expect(g.person('a').fired).toBe(false);
  expect(g.facts('wound')).toMatchObject([{ cause: 'BDZ-zshoot-charged' }]);
});

test('[BDZ-enc-cz-human-wins] whoever neither fires nor moves fights; without a gun nobody fires', () => {
  const g = meet({ a: { rep: 5 } }, 1, { dice: [1, 6, 1, 1, 1, 1, 1, 6] });
  expect(g.options()).toEqual(['away', 'stand']);
  g.answer('stand').end();
  expect(g.facts('melee-round')).toHaveLength(1);
});

test('[BDZ-enc-cz-human-wins] [BDZ-melee-locked] whoever is in a melee as the zombies come neither fires nor moves away: it fights them all', () => {
  const state = { ...during(['a']), melees: [{ who: 'a', with: 'zed-1', rear: false }] };
  const g = meet({ a: { rep: 5, has: ['pistol'] } }, 1, {
    zeds: { 'zed-1': { x: 13, y: 14 } },
    state,
    dice: [1, 6, ...Array(30).fill(6)],
  });
  g.end();
  expect(g.facts('surprise')).toMatchObject([{ zombies: 2, totals: [{ total: 11 }] }]);
  expect(g.state.melees.map((m) => m.with)).toEqual(['zed-1', 'zed-100']);
});

test('[BDZ-enc-cz-moveaway] [BDZ-D-c90] four inches away, facing it, active fire; then it comes three, and is two inches off', () => {
  const away = (fire: string, dice: readonly number[], more: Situation['people'] = {}) => {
    const g = meet({ a: { y: 20, facing: 0, rep: 5, has: ['pistol'], ...more?.a } }, 1, {
      dice: [1, 6, ...dice],
    });
    expect(g.facts('zeds-came')[0]?.zeds).toMatchObject([{ x: 14, y: 22, facing: 180 }]);
    g.answer('away');
    expect(g.question()).toBe('player-1 away BDZ-enc-cz-moveaway');
    expect(g.refused([14, 20.5])).toBe('BDZ-enc-cz-moveaway');
    expect(g.refused([14, 15.5])).toBe('BDZ-enc-cz-moveaway');
    g.answer([14, 16]);
    expect(g.person('a')).toMatchObject({ x: 14, y: 16, facing: 0 });
    if (fire !== '') g.answer(fire);
    if (fire === 'fire') g.answer('zed-100');
    g.end().done();
    return g;
  };
  const held = away('hold', []);
  expect(held.table.distance('a', 'zed-100')).toBeCloseTo(2, 1);
  expect(held.state.melees).toEqual([]);
  const fired = away('fire', [1, 1]);
  expect(fired.person('a').fired).toBe(true);
  expect(fired.zed('zed-100').y).toBeCloseTo(19, 1);
  // A zombie that is down stays down, and there is no more than one active fire.
  expect(away('fire', [6, 1, 6]).zed('zed-100')).toMatchObject({ prone: true, y: 22 });
  away('', [], { a: { fired: true } });
});

test('[BDZ-enc-cz-moveaway] exactly as far from it as before is not away, a hair farther is', () => {
  const away = () =>
    meet({ a: { y: 20, facing: 0, rep: 5 } }, 1, { dice: [1, 6, ...Array(10).fill(6)] }).answer('away');
  expect(away().zed('zed-100')).toMatchObject({ x: 14, y: 22 });
  expect(away().refused([15.2, 20.4])).toBe('BDZ-enc-cz-moveaway');
  expect(away().answer([15.2, 20.399]).person('a')).toMatchObject({ x: 15.2, y: 20.399 });
});

/** The house, with walls inside. */
const divided = (...path: readonly [number, number][]): NonNullable<Situation['map']> => ({
  buildings: HOUSE.buildings?.map((b) => ({ ...b, inner: [{ path: [...path] }] })) ?? [],
});

test('[BDZ-enc-cz-human-wins] [BDZ-enc-cz-fire] at zombies behind a wall nobody fires', () => {
  const closet = divided([12, 15.2], [15.2, 15.2], [15.2, 12]);
  const g = meet({ a: { x: 13.6, y: 13.6, rep: 5, has: ['pistol'] } }, 1, { map: closet, dice: [1, 6] });
  expect(g.options()).toEqual(['away', 'stand']);
});

test('[BDZ-enc-cz-moveaway] it comes all of three inches, though somebody else comes to see it on its way', () => {
  const people = {
    a: { x: 14, y: 20, facing: 0, rep: 5 },
    b: { x: 20, y: 19, facing: 270, rep: 5 },
  };
  const map = divided([16, 20.5], [16, 24]);
  const g = game({ scenario: 'campaign', map, people, state: during(['a', 'b']), dice: [1, 6] });
  g.begin(zombiesInside(g.w, 'house', ['a'], 1));
  expect([g.zed('zed-100').y, g.table.sees('b', 'zed-100')]).toEqual([22, false]);
  g.answer('away', [14, 16]).end().done();
  expect([g.zed('zed-100').y, g.table.sees('b', 'zed-100')]).toEqual([19, true]);
});

test('[BDZ-enc-cz-moveaway] whoever has moved away behind a wall is not asked whether to fire', () => {
  const map = divided([12, 18.9], [14.4, 18.9]);
  const away = (at: readonly [number, number]) =>
    meet({ a: { y: 20, facing: 0, rep: 5, has: ['pistol'] } }, 1, { map, dice: [1, 6] })
      .answer('away')
      .answer([...at])
      .question();
  expect([away([13.2, 18]), away([16.4, 19])]).toEqual(['over', 'player-1 away-fire BDZ-enc-cz-moveaway']);
});
