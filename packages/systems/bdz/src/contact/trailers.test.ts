import type { Json } from '@shambles/engine';
import { expect, test } from 'vitest';
import { isCleared } from '../encounters/ending.js';
import { EVENING } from '../evening/index.js';
import { bdz } from '../index.js';
import type { Encounter } from '../state/encounter.js';
import type { Vehicle } from '../state.js';
import { distanceTo } from '../table/bodies.js';
import { during, gone, HOUSE } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { comeIn } from './entering.js';
import { barToOpen, rigsAbout } from './opening.js';
import { spotIn } from './spots.js';
import { comesOutAt, insideOf, rearOf, rigOf } from './trailers.js';

/** A rig that stands in the middle of the table, its rear end at 18, 18 and facing south. */
const RIG: Partial<Vehicle> = { kind: 'big-rig', x: 18, y: 23, facing: 0, found: true, running: false };
/** Its trailer, opened and empty. */
const OPENED = gone({ id: 'rig', trailer: true });

/** Figures of one group, the first of them behind the rig. */
function behind(
  given: Situation & { readonly rig?: Partial<Vehicle>; readonly e?: Partial<Encounter> } = {},
): Game {
  const { rig, e, people = {}, vehicles, state, ...more } = given;
  const all = { a: { y: 17.4, ...people.a }, ...people, ...(people.a && { a: { y: 17.4, ...people.a } }) };
  const ids = Object.keys(all);
  return game({
    scenario: 'campaign',
    people: all,
    vehicles: { rig: { ...RIG, ...rig }, ...vehicles },
    active: ids.filter((id) => (all as NonNullable<Situation['people']>)[id]?.seat === undefined),
    ...more,
    state: { ...during(ids, e), ...state },
  });
}
const opens = (g: Game) => g.step().options().includes('open-trailer a rig');
const why = (g: Game) =>
  EVENING.whyNot?.(g.view('player-1'), 'a', 'open-trailer', undefined, g.w.book)?.line.key;
/** Keys of the lines that the story tells. */
const told = (g: Game, is: 'went-inside' | 'opened-trailer' | 'clear' | 'searched') =>
  g.facts(is).map((f) => bdz.tell(f)?.key);

test('[BDZ-veh-type-bigrig] [BDZ-D-rig-trailer] in a trailer is whose base is within an inch of the middle of its rear edge', () => {
  const g = behind({
    e: { houses: [OPENED] },
    map: { buildings: [{ id: 'shed', name: 'Shed', rect: [19, 14, 24, 17.4], levels: 1 }] },
  });
  const at = (x: number, y: number, level = 0) => insideOf(g.w, { x, y, level });
  expect([at(18, 17.5), at(18, 16.5), at(18, 16.499)]).toEqual(['rig', 'rig', undefined]);
  expect([at(19, 17.5), at(16.5, 18), at(16.499, 18)]).toEqual(['rig', 'rig', undefined]);
  // Not upstairs, and not in a building that stands so near.
  expect([at(18, 17.5, 1), at(19.2, 17.2)]).toEqual([undefined, 'shed']);
  // Nor at one that nobody has opened, nor at its sides or its front.
  expect(insideOf(behind().w, { x: 18, y: 17.5, level: 0 })).toBeUndefined();
  expect([at(16.4, 23), at(18, 28.6)]).toEqual([undefined, undefined]);
});

test('[BDZ-veh-type-bigrig] [BDZ-D-rig-trailer] the place goes with the rig, and off the table there is none', () => {
  const g = behind({ e: { houses: [OPENED] }, rig: { x: 10, y: 10, facing: 90 } });
  const at = (x: number, y: number) => insideOf(g.w, { x, y, level: 0 });
  expect(rearOf(g.vehicle('rig'))).toMatchObject({ x: 5, y: 10 });
  expect([at(4.5, 10), at(18, 17.5)]).toEqual(['rig', undefined]);
  const away = behind({ e: { houses: [OPENED] }, rig: { x: -1, y: -1 } });
  expect(insideOf(away.w, { x: -1, y: -6, level: 0 })).toBeUndefined();
  expect(opens(away)).toBe(false);
  const onEdge = behind({ rig: { x: 0 } });
  expect([rigOf(onEdge.w, 'rig')?.id, rigOf(away.w, 'rig'), rigOf(onEdge.w, 'car')]).toEqual([
    'rig',
    undefined,
    undefined,
  ]);
  // At the rear of two at once one is in that which was opened last.
  const other = gone({ id: 'truck', trailer: true });
  const two = behind({
    e: { houses: [OPENED, other] },
    vehicles: { truck: { ...RIG, y: 11.8, facing: 180 } },
  });
  expect(insideOf(two.w, { x: 18, y: 17.4, level: 0 })).toBe('truck');
});

test('[BDZ-veh-type-bigrig] [BDZ-bldg-door] [BDZ-enc-inside-vacant] opening one costs two inches, is rolled for as a building is, and is done once', () => {
  const g = behind({ people: { a: { used: 1.5 } }, dice: [1, 1] });
  expect(opens(g)).toBe(true);
  g.answer('open-trailer a rig').end().done();
  expect(g.state.encounter?.houses).toEqual([OPENED]);
  expect(g.facts('opened-trailer')).toMatchObject([{ who: 'a', vehicle: 'rig', inches: 2 }]);
  expect(g.facts('went-inside')).toMatchObject([{ who: ['a'], n: 0, inches: 0, house: { was: 'vacant' } }]);
  expect(g.person('a').used).toBe(3.5);
  expect([told(g, 'opened-trailer'), told(g, 'went-inside')]).toEqual([
    ['tell.opened-trailer'],
    ['tell.trailer-vacant'],
  ]);
  expect(bdz.tell(g.facts('went-inside')[0] as never)?.values?.what).toEqual({
    noun: 'vehicle.rig',
    count: 1,
  });
  g.step();
  expect(told(g, 'clear')).toEqual(['tell.clear-trailer']);
  g.step();
  expect(g.options()).not.toContain('open-trailer a rig');
  // It goes on with what is left of its move.
  expect(g.options()).toEqual(expect.arrayContaining(['move a', 'search a']));
  expect(why(g)).toBe('why-not.trailer-opened');
});

test('[BDZ-veh-type-bigrig] [BDZ-D-rig-trailer] who may open which trailer, and why not', () => {
  const bars = (given: Parameters<typeof behind>[0]) => {
    const g = behind(given);
    return opens(g) ? 'opens' : why(g);
  };
  expect(bars({})).toBe('opens');
  expect([bars({ people: { a: { y: 16.5 } } }), bars({ people: { a: { y: 16.4 } } })]).toEqual([
    'opens',
    'why-not.trailer-far',
  ]);
  expect(bars({ people: { a: { x: 16, y: 23 } } })).toBe('why-not.trailer-far');
  expect(bars({ people: { a: { aboard: 'rig', sits: 'front' } } })).toBe('why-not.trailer-far');
  expect([bars({ people: { a: { used: 6 } } }), bars({ people: { a: { used: 6.1 } } })]).toEqual([
    'opens',
    'why-not.trailer-no-inches',
  ]);
  expect(bars({ people: { a: { prone: true } } })).toBe('why-not.trailer-no-inches');
  expect(bars({ people: { a: { being: 'dog' } } })).toBe('why-not.trailer-unfit');
  expect(why(behind({ people: { a: { status: 'ducked' } } }))).toBe('why-not.trailer-unfit');
  const melees = [{ who: 'a', with: 'zed-1', rear: false }];
  const fights = behind({ zeds: { 'zed-1': { x: 19.1, y: 17.4 } }, state: { melees } });
  expect(barToOpen(fights.w, fights.person('a'), fights.vehicle('rig'))).toBe('unfit');
  expect(bars({ people: { a: {}, b: { y: 24, aboard: 'rig', sits: 'front' } } })).toBe('opens');
  expect(bars({ people: { a: {}, b: { y: 24, aboard: 'rig', sits: 'rear' } } })).toBe(
    'why-not.trailer-manned',
  );
  expect(bars({ rig: { speed: 4 } })).toBe('why-not.trailer-moves');
  expect(bars({ rig: { condition: 'overturned' } })).toBe('why-not.trailer-overturned');
  expect(bars({ rig: { condition: 'wreck' } })).toBe('opens');
  // The band knows what is in its own, and people on the road what is in theirs.
  expect(bars({ rig: { found: false } })).toBe('why-not.trailer-own');
  const met = { 'met-big-rig': { ...RIG, id: 'met-big-rig' } };
  expect(why(behind({ rig: { x: -1, y: -1 }, vehicles: met }))).toBe('why-not.trailer-own');
  expect(bars({ rig: { kind: 'bus', y: 22.5 } })).toBe('why-not.not-now');
  const group = { side: 'player-1', who: ['a'], rallied: [] };
  expect(bars({ state: { active: { ...group, manner: 'stay' } } })).toBe('why-not.stays');
});

test('[BDZ-veh-type-bigrig] [BDZ-enc-occupied] [BDZ-D-rig-trailer] where buildings are rolled for: not in a Raid, not on Day One, and not while people on the road want to talk', () => {
  const bars = (e: Partial<Encounter>) => {
    const g = behind({ e });
    return rigsAbout(g.w, g.person('a')).map((v) => barToOpen(g.w, g.person('a'), v));
  };
  for (const kind of ['discover', 'take-back', 'road'] as const) expect(bars({ kind })).toEqual([undefined]);
  for (const kind of ['raid', 'day-one', 'mutiny'] as const) expect(bars({ kind })).toEqual([]);
  expect(bars({ kind: 'road', peace: true })).toEqual(['unfit']);
  expect([bars({ captive: 'a' }), bars({ captive: 'a', held: 'freed' })]).toEqual([['unfit'], [undefined]]);
  const theirs = behind({ people: { a: {}, foe: { seat: 'others', x: 30 } } });
  expect(rigsAbout(theirs.w, theirs.person('foe'))).toEqual([]);
  expect(rigsAbout(theirs.w, theirs.person('a')).map((v) => v.id)).toEqual(['rig']);
  // What is sought in vain is named where there is a rig at all.
  const tried = (g: Game) => {
    const { seat, code, rule, shape } = g.step().asked();
    const ask = { id: `${code}@1`, at: 1, seat, code, rule, line: { key: `ask.${code}` }, shape };
    return EVENING.tries?.(g.view('player-1'), ask as never, g.w.book).map((t) => `${t.deed} ${t.actor}`);
  };
  expect(tried(behind({ people: { a: { y: 4 } } }))).toContain('open-trailer a');
  expect(tried(behind({ rig: { kind: 'bus' } }))).not.toContain('open-trailer a');
});

test('[BDZ-veh-type-bigrig] the nearest trailer comes first', () => {
  const rigs = (y: number) => {
    const g = behind({ people: { a: { y } }, vehicles: { far: { ...RIG, x: 18, y: 7, facing: 0 } } });
    return rigsAbout(g.w, g.person('a')).map((v) => v.id);
  };
  expect([rigs(17), rigs(3)]).toEqual([
    ['rig', 'far'],
    ['far', 'rig'],
  ]);
});

test('[BDZ-veh-type-bigrig] [BDZ-bldg-door] what opening one costs is told before', () => {
  const g = behind();
  g.step();
  const { seat, code, rule, shape } = g.asked();
  const ask = { id: `${code}@1`, at: 1, seat, code, rule, line: { key: `ask.${code}` }, shape } as never;
  const does = EVENING.consequence?.(g.view('player-1'), ask, 'open-trailer a rig', g.w.book);
  expect(does?.line.key).toBe('consequence.open-trailer');
  expect(does?.costs.map((each) => each.line.values)).toEqual([{ inches: 2, most: 8 }]);
});

test('[BDZ-veh-type-bigrig] [BDZ-enc-occupied] those of its group who have the inches come up at once, and count as inside', () => {
  // The spot in front of the first one is not at the doors any more.
  const a = { y: 16.5, facing: 180 };
  const people = { a, b: { x: 14, y: 14 }, c: { x: 30, y: 4 }, here: { x: 19, y: 17.4 } };
  const g = behind({ people, dice: [1, 1] });
  g.step().answer('open-trailer a rig');
  expect(g.question()).toBe('player-1 come-up BDZ-enc-occupied');
  expect(g.options()).toEqual(['b']);
  g.answer(['b']).end().done();
  expect(insideOf(g.w, g.person('b'))).toBe('rig');
  expect(g.person('b').used).toBeGreaterThan(3);
  expect(g.facts('went-inside')[0]?.who).toEqual(['a', 'b', 'here']);
  expect(g.person('here').used).toBe(0);
});

test('[BDZ-veh-type-bigrig] [BDZ-enc-occupied] whoever just has the inches for it comes up, and nobody else', () => {
  const may = (used: number) => {
    const g = behind({ people: { a: { y: 17.5, facing: 180 }, b: { y: 11.5, used } } });
    g.begin(comeIn(g.w, 'a', 'rig'));
    return g.question();
  };
  expect([may(3), may(3.001)]).toEqual(['player-1 come-up BDZ-enc-occupied', 'over']);
  // Where somebody stands beside the first one already, the spot beyond that one is in reach, though the first is not.
  const people = {
    a: { x: 16.8, y: 17.4, facing: 90 },
    here: { x: 17.9, y: 17.4 },
    b: { x: 22, y: 17.4, used: 4.5 },
  };
  const beyond = behind({ people });
  beyond.begin(comeIn(beyond.w, 'a', 'rig'));
  expect(beyond.options()).toEqual(['b']);
});

test('[BDZ-veh-type-bigrig] [BDZ-enc-cz-match] [BDZ-D-c90] the dead in it come out behind it, in front of those who have opened it, and fight them', () => {
  // In the city at night: eleven or more, three of them. Their total is 4, Rep 4 and a 1 make 5.
  const g = behind({
    e: { area: 'urban', part: 'night' },
    people: { a: { facing: 0 } },
    dice: [4, 4, /* how many */ 3, /* surprise */ 1, 1, /* melee */ ...Array(20).fill(6)],
  });
  g.step().answer('open-trailer a rig');
  expect(g.facts('surprise')).toMatchObject([{ zombies: 4, totals: [{ who: 'a', zeds: 3, total: 5 }] }]);
  const [came] = g.facts('zeds-came');
  expect(came?.zeds).toHaveLength(3);
  for (const z of came?.zeds ?? []) {
    expect(distanceTo(g.vehicle('rig'), z)).toBeGreaterThanOrEqual(0.499);
    expect(z.y).toBeLessThanOrEqual(18);
    expect(Math.hypot(z.x - 18, z.y - 18)).toBeLessThanOrEqual(4);
  }
  expect(told(g, 'went-inside')).toEqual(['tell.trailer-zombies']);
  expect(g.question()).toBe('player-1 ready BDZ-enc-cz-human-wins');
});

test('[BDZ-veh-type-bigrig] [BDZ-enc-mg-win2] [BDZ-enc-mg-match] people in it talk, and come out behind it, to join or to fight', () => {
  // Two survivors of Rep 4, each with a pistol; then the talk, four dice against five.
  const inside = [3, 3, 3, /* the list */ 5, /* each and its weapon */ 3, 3, 1, 3, 3, 1];
  const talk = (dice: readonly number[]) => {
    const g = behind({ dice: [...inside, ...dice] });
    return g.step().answer('open-trailer a rig');
  };
  const friends = talk([1, 1, 4, 4, /* theirs */ 4, 4, 4, 4, 4]).end();
  friends.done();
  expect(told(friends, 'went-inside')).toEqual(['tell.trailer-humans']);
  expect(friends.facts('greeted')).toMatchObject([{ result: 'joins' }]);
  const came = friends.facts('joins')[0]?.who ?? [];
  expect(came).toHaveLength(2);
  for (const { at: [x, y] = [0, 0] } of came as readonly { at?: readonly number[] }[]) {
    expect(y).toBeLessThanOrEqual(18);
    expect(Math.hypot((x as number) - 18, (y as number) - 18)).toBeLessThanOrEqual(4);
  }
  const foes = talk([4, 4, 4, 4, /* theirs */ 1, 1, 4, 4, 4, /* who fires first */ 6, 1]).end();
  foes.done();
  expect(foes.facts('greeted')).toMatchObject([{ result: 'fight' }]);
  expect(foes.facts('turns-out')[0]?.who.map(({ at: [, y] }) => y <= 18)).toEqual([true, true]);
});

test('[BDZ-D-rig-trailer] whoever comes out stands behind the rig, at most four inches off, and not in a building', () => {
  const spots = (given: Parameters<typeof behind>[0], off: number, bearing: number) => {
    const g = behind(given);
    return spotIn(g.w, 'rig', g.person('a'), { off, bearing, others: [] });
  };
  // Straight back, at the very edge, and no farther.
  expect(spots({}, 3.4, 180)).toEqual([18, 14, 0]);
  expect(spots({}, 3.5, 180)?.[1]).toBeGreaterThan(14);
  expect(spots({}, 5, 180)).toBeUndefined();
  // Beside the rig is not behind it.
  const [, y] = spots({ people: { a: { x: 19, y: 17.5 } } }, 1, 0) ?? [];
  expect(y).toBeLessThanOrEqual(18);
  const rect: [number, number, number, number] = [14, 8, 22, 16.5];
  const abeam = (y: number) => comesOutAt(behind().w, { x: 20, y, level: 0 }, 'rig');
  expect([abeam(18), abeam(18.04)]).toEqual([true, false]);
  const shed = { buildings: [{ id: 'shed', name: 'Shed', rect, levels: 1 }] };
  expect(spots({ map: shed }, 2, 180)?.[1]).toBeGreaterThan(16.5);
});

test('[BDZ-veh-type-bigrig] [BDZ-D-c64] [BDZ-enc-tb-end] Take Back asks for the buildings of the map, and for no trailer', () => {
  const cleared = (houses: Encounter['houses']) => {
    const g = behind({ map: HOUSE, rig: { x: 6 }, e: { kind: 'take-back', houses } });
    return isCleared(g.w, g.state.encounter as Encounter);
  };
  expect([cleared([gone()]), cleared([OPENED])]).toEqual([true, false]);
});

test('[BDZ-veh-type-bigrig] [BDZ-react-in-sight-group] whoever steps away while others come up opens nothing, and pays for no door', () => {
  const foe = { seat: 'others', x: 30, y: 16, facing: 270 } as const;
  const rect: [number, number, number, number] = [16, 10, 17, 15.5];
  const opened = (...steps: Json[]) => {
    // The other comes into the sight of an enemy on its way, and the group may take a step.
    const g = behind({
      people: { a: { facing: 270 }, b: { x: 14, y: 14 }, foe },
      map: { buildings: [{ id: 'shed', name: 'Shed', rect, levels: 1 }] },
      dice: Array(40).fill(6),
    });
    g.step().answer('open-trailer a rig').answer(['b']);
    expect(g.question()).toBe('player-1 step BDZ-react-in-sight-group');
    g.answer(...steps);
    return g.facts('opened-trailer').length;
  };
  expect([opened([18, 15.6], 'stay'), opened('stay')]).toEqual([0, 1]);
});

test('[BDZ-enc-cz-moveaway] [BDZ-D-rig-trailer] behind a trailer as well the dead come three inches after whoever moves away', () => {
  const g = behind({
    e: { area: 'urban', part: 'night' },
    people: { a: { facing: 0 } },
    dice: [4, 4, /* how many */ 1, /* surprise */ 1, 6],
  });
  g.step().answer('open-trailer a rig', 'away', [18, 13.5]).end();
  expect(g.facts('walked').flatMap(({ how, cost }) => (how === 'shamble' ? [cost] : []))).toEqual([3, 3]);
});
