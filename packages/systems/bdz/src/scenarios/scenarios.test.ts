import { SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import contact from '../../maps/first-contact.json' with { type: 'json' };
import { CASH } from '../actions/leaving.js';
import { ENGLISH } from '../catalogue.js';
import { takeTest } from '../groups/tests.js';
import { bdz } from '../index.js';
import { ridersOf, type State } from '../state.js';
import { apart, distanceTo } from '../table/bodies.js';
import { BASE, tableOf } from '../table.js';
import { type Game, game } from '../testing/game.js';
import { mayTakeWheel, waysIn } from '../vehicles/boarding.js';
import { mayStart, starts } from '../vehicles/starting.js';
import { startingZombies } from '../zombies/coming.js';
import { readScenario } from './reading.js';
import { GROUNDS, SCENARIOS } from './scenarios.js';

const printed = (scenario: string, dice: readonly number[] = [], state: Partial<State> = {}) =>
  game({ scenario, printed: true, dice, state });

/** In the middle of a turn of the living, with one figure active. */
const acting = (scenario: string, who: string, dice: readonly number[] = [], more: Partial<State> = {}) =>
  printed(scenario, dice, {
    stage: 'act',
    turn: 1,
    dice: { humans: 1, zombies: 1 },
    order: ['player-1', 'zombies'],
    acting: 0,
    active: { side: 'player-1', who: [who], manner: 'move', rallied: [] },
    ...more,
  });

const round = (n: number) => Math.round(n * 100) / 100;
const who = (g: Game) => g.state.people.map((p) => `${p.id} ${p.rep} ${p.class} ${p.being}`);

/** The people of a scenario as it begins, with changes to some of them. */
const changed = (scenario: string, changes: { readonly [id: string]: object }): State['people'] =>
  printed(scenario).state.people.map((p) => ({ ...p, ...changes[p.id] }));

describe('First Contact', () => {
  test('[BDZ-enc-scen-first-setup] [BDZ-T-scenarios] [BDZ-D-c20] two unarmed civilians in a cart, 12 inches from two zombies in the middle', () => {
    const g = printed('first-contact');
    expect(who(g)).toEqual([
      'kenny 3 civilian adult',
      'eddie 3 civilian adult',
      'mrs-johnson 3 civilian adult',
    ]);
    expect(g.person('mrs-johnson').status).toBe('dead');
    expect(ridersOf(g.state, 'cart').map((p) => `${p.id} ${p.sits} ${p.melee} ${p.guns.length}`)).toEqual([
      'kenny wheel unarmed 0',
      'eddie front unarmed 0',
    ]);
    expect(g.vehicle('cart').kind).toBe('atv');
    expect(g.w.book.ground.map.size).toEqual([48, 48]);
    expect(g.w.book.options.area).toBe('suburbs');
    for (const z of g.state.zeds) {
      expect(Math.hypot(z.x - 24, z.y - 24)).toBeLessThanOrEqual(1);
      expect(round(distanceTo(g.vehicle('cart'), z) - BASE)).toBe(12);
    }
  });

  test('[BDZ-enc-scen-first-open] [BDZ-D-c92] they stop, stand 3 inches off, test each against the one before him, and only then are dice rolled', () => {
    // One throw serves both: 3 and 5 pass one die, and each of the two is charged. Then both test and fight.
    const g = printed('first-contact', [3, 5, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6]);
    expect(g.run().question()).toBe('player-1 group BDZ-group-start');
    expect(() => g.answer(['eddie']).run()).toThrow();
    expect(g.facts('opened')).toHaveLength(1);
    expect(g.vehicle('cart').running).toBe(false);
    expect(g.state.zeds.map((z) => z.feast)).toEqual(['', '']);
    expect(g.tests().slice(0, 2)).toEqual([
      'kenny zed-or-no-zed 1 zombie-charges',
      'eddie zed-or-no-zed 1 zombie-charges',
    ]);
    expect(g.facts('activation')).toHaveLength(0);
    const at = g.facts('opened')[0]?.places ?? [];
    expect(at.map(({ at: [x, y] }, i) => 24 - y - 2 * BASE + 0 * x * i)).toEqual([3, 3]);
  });

  test('[BDZ-enc-scen-first-open] two dice passed, and they have met zombies and carry on', () => {
    const g = printed('first-contact', [1, 2, 6, 1]);
    g.run().answer(['eddie']).step();
    expect(g.state.stage).toBe('act');
    expect(g.state.people.slice(0, 2).map((p) => `${p.status} ${p.knowsZeds} ${p.aboard}`)).toEqual([
      'carry-on true ',
      'carry-on true ',
    ]);
  });

  test('[BDZ-enc-scen-first-zombies] [BDZ-D-c19] [BDZ-D-c55] no others stand about, and noise brings none', () => {
    const g = printed('first-contact', [1, 2]);
    g.run(1).answer(['eddie']);
    expect(g.state.stage).toBe('turn');
    expect(g.state.zeds).toHaveLength(2);
    const loud = acting('first-contact', 'kenny', [], {
      stage: 'end',
      noises: [{ x: 20, y: 20, level: 0, shots: 6 }],
      feasts: [],
    });
    loud.step();
    expect(loud.facts('zeds-came')).toHaveLength(0);
    expect(loud.facts('rolled')).toHaveLength(0);
  });

  const BESIDE = { aboard: '', x: 25.01, y: 10.75, knowsZeds: true };

  test('[BDZ-enc-scen-first-toolbox] an activation beside the cart for a tool: improvised, for one hand', () => {
    const g = acting('first-contact', 'kenny', [], { people: changed('first-contact', { kenny: BESIDE }) });
    expect(g.run().options()).toContain('tools kenny');
    g.answer('tools kenny');
    expect(g.person('kenny').melee).toBe('improvised-one-handed');
    expect(g.state.done).toEqual(['kenny']);
    const moved = acting('first-contact', 'kenny', [], {
      people: changed('first-contact', { kenny: { ...BESIDE, used: 1 } }),
    });
    expect(moved.run().options()).not.toContain('tools kenny');
    // A Fast Move has begun with its dice, whatever they were.
    const fast = acting('first-contact', 'kenny', [], {
      people: changed('first-contact', { kenny: { ...BESIDE, fast: 0 } }),
    });
    expect(fast.run().options()).not.toContain('tools kenny');
    const far = acting('first-contact', 'kenny', [], {
      people: changed('first-contact', { kenny: { ...BESIDE, x: 27 } }),
    });
    expect(far.run().options()).not.toContain('tools kenny');
  });

  test('[BDZ-enc-scen-first-cart] the cart has to be rolled for, wherever the zombies are', () => {
    const tries = (die: number) => {
      const g = acting('first-contact', 'kenny', [die], { zeds: [] });
      g.vehicle('cart').running = false;
      g.begin(starts(g.w, 'kenny', 'cart')).end();
      g.done();
      return g.vehicle('cart').running;
    };
    expect([1, 6].map(tries)).toEqual([true, false]);
  });

  test('[BDZ-enc-scen-first-cart] what else is parked there cannot be started', () => {
    const parked = printed('first-contact').state.vehicles.filter((v) => v.id !== 'cart');
    expect(parked.length).toBeGreaterThan(0);
    expect(parked.some((v) => mayStart(v, { id: 'kenny', side: 'player-1' }))).toBe(false);
  });

  const ended = (scenario: string, changes: { readonly [id: string]: object }, more: Partial<State> = {}) => {
    // Two dice for everybody out of the fight. What becomes of them afterwards does not change the outcome.
    // BDZ-recover-after.
    const dice = Object.values(changes).flatMap((c) => ('status' in c && c.status === 'out' ? [6, 6] : []));
    const g = acting(scenario, '', dice, { people: changed(scenario, changes), active: null, ...more });
    g.step();
    return g.state.stage === 'over' ? bdz.outcome(g.state, g.w.book) : undefined;
  };
  const AWAY = { x: -1, y: -1, aboard: '' };
  const RODE = { x: -1, y: -1, aboard: 'cart' };

  test('[BDZ-enc-scen-first-goal] [BDZ-D-c92] both away with the cart, both away without it, or not', () => {
    expect(ended('first-contact', { kenny: RODE, eddie: AWAY })).toMatchObject({
      winner: 'player-1',
      level: 'outcome.away',
      rule: 'BDZ-enc-scen-first-goal',
    });
    expect(ended('first-contact', { kenny: AWAY, eddie: AWAY })).toMatchObject({
      winner: 'player-1',
      level: 'outcome.away-paid',
    });
    expect(ended('first-contact', { kenny: { status: 'dead' } })?.level).toBe('outcome.lost');
    expect(ended('first-contact', { kenny: RODE, eddie: { aboard: '', status: 'out' } })).toMatchObject({
      winner: undefined,
      level: 'outcome.lost',
      score: 1,
    });
    // Somebody who is driven away counts as away, even out of the fight.
    expect(ended('first-contact', { kenny: RODE, eddie: { ...RODE, status: 'out' } })?.level).toBe(
      'outcome.away',
    );
    expect(ended('first-contact', { kenny: RODE })).toBeUndefined();
  });

  test('[BDZ-enc-scen-atm-goal] both away, with the cash; the dogs do not count', () => {
    const both = { jimmy: AWAY, megan: AWAY };
    expect(ended('atm-adventure', both, { cash: 'megan' })).toMatchObject({
      winner: 'player-1',
      level: 'outcome.away',
      rule: 'BDZ-enc-scen-atm-goal',
    });
    expect(ended('atm-adventure', both)?.level).toBe('outcome.lost');
    // One of them got away with it, and the other fell.
    const one = { jimmy: { status: 'dead' }, megan: AWAY };
    expect(ended('atm-adventure', one, { cash: 'megan' })?.level).toBe('outcome.lost');
    const dogs = { maverick: { status: 'dead' }, saphie: { status: 'hunkered' } };
    expect(ended('atm-adventure', { ...both, ...dogs }, { cash: 'megan' })?.level).toBe('outcome.away');
    expect(ended('atm-adventure', { jimmy: AWAY, ...dogs })).toBeUndefined();
    expect(ended('atm-adventure', { megan: { status: 'dead' } })?.level).toBe('outcome.lost');
  });

  test('[BDZ-enc-scen-bleens-goal] all four', () => {
    const kids = { aidan: AWAY, lucas: AWAY, ethan: AWAY };
    expect(ended('the-bleens', { jayne: AWAY, ...kids })).toMatchObject({
      winner: 'player-1',
      level: 'outcome.away',
      rule: 'BDZ-enc-scen-bleens-goal',
      score: 4,
    });
    expect(ended('the-bleens', { jayne: { status: 'dead' } })?.level).toBe('outcome.lost');
    // The children follow her, and nobody else.
    expect(ended('the-bleens', { jayne: AWAY })?.level).toBe('outcome.lost');
    expect(ended('the-bleens', kids)).toBeUndefined();
  });

  test('[BDZ-D-c143] whoever is there after thirty turns is left behind', () => {
    const after = (turn: number) => {
      const g = game({ scenario: 'the-bleens', printed: true, state: { stage: 'end', turn } }).step();
      return [g.state.stage, bdz.outcome(g.state, g.w.book)?.level];
    };
    expect([after(29), after(30)]).toEqual([
      ['turn', undefined],
      ['over', 'outcome.lost'],
    ]);
  });

  test('[BDZ-D-c92] on foot by any edge that somebody has come to, and by a drive over it', () => {
    for (const [x, y] of [
      [24, 0.5],
      [0.5, 24],
      [47.5, 24],
      [24, 47.5],
    ] as const) {
      const g = acting('first-contact', 'kenny', [], {
        people: changed('first-contact', { kenny: { ...BESIDE, x, y } }),
      });
      g.run().answer('leave kenny');
      expect(g.person('kenny').x).toBe(-1);
      expect(g.facts('left')).toMatchObject([{ who: ['kenny'] }]);
    }
    const inside = acting('first-contact', 'kenny', [], {
      people: changed('first-contact', { kenny: { ...BESIDE, x: 24, y: 0.7 } }),
    });
    expect(inside.run().options()).not.toContain('leave kenny');
  });
});

describe('ATM Adventure', () => {
  test('[BDZ-enc-scen-atm-setup] [BDZ-T-scenarios] the car 6 inches from the machine, dogs 3 and zombies 12 from the car', () => {
    const g = printed('atm-adventure');
    const car = g.vehicle('car');
    const off = (id: string) => round(distanceTo(car, g.person(id)) - BASE);
    expect(who(g)).toEqual([
      'jimmy 4 civilian adult',
      'megan 4 civilian adult',
      'maverick 4 survivor dog',
      'saphie 3 survivor dog',
    ]);
    expect([car.x, car.y, car.kind]).toEqual([24, 24, 'sedan']);
    expect(g.person('jimmy')).toMatchObject({ aboard: 'car', sits: 'wheel' });
    const { at: [x, y] = [0, 0] } = g.w.book.scenario.cash ?? {};
    expect(round(distanceTo(car, { x, y }))).toBe(6);
    expect(round(Math.hypot(g.person('megan').x - x, g.person('megan').y - y))).toBe(BASE);
    expect([off('maverick'), off('saphie')]).toEqual([3, 3]);
    expect(g.state.zeds.map((z) => round(distanceTo(car, z) - BASE))).toEqual([12, 12, 12]);
    const walk = g.w.book.ground.map.areas?.find((a) => a.id === 'sidewalk-1')?.rect as number[];
    for (const f of [...g.state.zeds, g.person('maverick'), g.person('saphie')])
      expect(f.y > (walk[1] as number) && f.y < (walk[3] as number)).toBe(true);
    expect(tableOf(g.w).facesTowards('maverick', 'zed-1')).toBe(true);
  });

  test('[BDZ-enc-scen-atm-weapons] a bat for two hands, a purse for one', () => {
    const g = printed('atm-adventure');
    expect([g.person('jimmy').melee, g.person('megan').melee]).toEqual([
      'improvised-two-handed',
      'improvised-one-handed',
    ]);
  });

  test('[BDZ-enc-scen-atm-dogs] Maverick bites like a thing for two hands, Saphie with nothing; both react as survivors', () => {
    const g = printed('atm-adventure', [1, 2]);
    expect([g.person('maverick').melee, g.person('saphie').melee]).toEqual([
      'improvised-two-handed',
      'unarmed',
    ]);
    // With two dice passed, survivors ignore a zombie over 6 inches away; civilians fire or halt.
    const t = { test: 'in-sight', who: ['maverick'], rule: 'BDZ-react-in-sight', causes: ['zed-1'] } as const;
    g.begin(takeTest(g.w, { ...t, holds: (_, c) => c === 'zombie-over-6in' })).end();
    expect(g.tests()).toEqual(['maverick in-sight 2 hold-fire']);
  });

  test('[BDZ-enc-scen-atm-dogs] a dog rides, and does not drive', () => {
    const people = changed('atm-adventure', {
      jimmy: { aboard: '', x: 30, y: 28 },
      saphie: { allowance: 8, x: 24, y: 25.3 },
    });
    const g = acting('atm-adventure', 'saphie', [], { people });
    const seats = (more: object) =>
      waysIn(g.w, { ...g.person('saphie'), ...more }, g.vehicle('car')).map((way) => way.sits);
    expect(seats({})).toEqual(['front', 'front']);
    expect(seats({ being: 'adult' })).toEqual(['wheel', 'wheel', 'front', 'front']);
    expect(mayTakeWheel(g.w, { ...g.person('saphie'), aboard: 'car', sits: 'front' })).toBe(false);
    expect(mayTakeWheel(g.w, { ...g.person('megan'), aboard: 'car', sits: 'front' })).toBe(true);
  });

  test('[BDZ-enc-scen-atm-zombies] [BDZ-D-c19] three, and no others', () => {
    const g = printed('atm-adventure');
    expect(g.state.zeds).toHaveLength(3);
    expect(g.w.book.scenario.draws).toBe(false);
    g.run(1).answer([]);
    expect(g.asks().length + g.state.zeds.length).toBeGreaterThanOrEqual(3);
    expect(g.facts('zeds-came')).toHaveLength(0);
  });

  test('[BDZ-enc-scen-atm-special] a whole activation of Megan at the machine; nobody meets zombies for the first time; the car is rolled for', () => {
    const g = acting('atm-adventure', 'megan');
    g.run().answer('cash megan');
    expect([g.state.cash, g.state.done]).toEqual(['megan', ['megan']]);
    expect(acting('atm-adventure', 'megan', [], { cash: 'megan' }).run().options()).not.toContain(
      'cash megan',
    );
    const offered = (more: object) => {
      const at = acting('atm-adventure', 'megan', [], { people: changed('atm-adventure', { megan: more }) });
      return CASH.offers(at.w, at.person('megan')).length;
    };
    expect([{}, { used: 1 }, { y: 19 }, { prone: true }].map(offered)).toEqual([1, 0, 0, 0]);
    const [x = 0, y = 0] = g.w.book.scenario.cash?.at ?? [];
    expect([0.6, 0.601].map((off) => offered({ x: x + off, y }))).toEqual([1, 0]);
    expect([g.person('jimmy'), g.person('megan')].every((p) => p.knowsZeds)).toBe(true);
    const starting = acting('atm-adventure', 'jimmy', [6], { zeds: [] });
    starting.begin(starts(starting.w, 'jimmy', 'car')).end();
    starting.done();
    expect(starting.vehicle('car').running).toBe(false);
  });
});

test('[BDZ-play-modes] a free fight stands on any of the tables, where bands begin there', () => {
  for (const [
    id,
    {
      starts: [a, b],
      map,
    },
  ] of Object.entries(GROUNDS)) {
    const book = bdz.book({ scenario: 'bands', options: { ground: id } });
    expect(book.ground.map.title).toBe(map.title);
    expect(book.scenario.people.map((p) => [p.x, p.y])).toEqual([a.at, b.at]);
    const g = game({ scenario: 'bands', options: { ground: id }, printed: true });
    const ways = tableOf(g.w).ways(8);
    // A band lines up in a row beside its Star.
    for (const {
      at: [x, y],
    } of [a, b])
      for (const off of [-6, -4, -2, 0, 2, 4, 6]) expect(ways.standing(x + off, y, 0)).toBe(true);
  }
});

test('[BDZ-zgen-start] in a free fight they stand about as the area has it', () => {
  const g = game({ scenario: 'stand', printed: true, dice: [2, 1, 3] });
  g.begin(startingZombies(g.w)).end();
  expect(g.state.zeds).toHaveLength(2);
});

test('[BDZ-T-scenarios] every person and vehicle has a name, and stands where there is room', () => {
  for (const { id } of SCENARIOS) {
    const g = game({ scenario: id, printed: true });
    const table = tableOf(g.w);
    for (const p of g.state.people.filter((q) => q.aboard === '' && q.status !== 'dead' && q.x >= 0))
      expect(`${id} ${p.id} ${table.ways(8).standing(p.x, p.y, p.level)}`).toBe(`${id} ${p.id} true`);
    for (const z of g.state.zeds) expect(table.ways('zed').standing(z.x, z.y, 0)).toBe(true);
    expect(bdz.check?.(g.state, g.w.book)).toBeUndefined();
    for (const p of g.state.people) expect(ENGLISH[`person.${p.id}`]).toBeTruthy();
    for (const v of g.state.vehicles) {
      expect(ENGLISH[`vehicle.${v.id}`]).toBeTruthy();
      for (const u of g.state.vehicles) if (u !== v) expect(apart(u, v)).toBeGreaterThan(0);
    }
  }
});

test('a file that cannot be is refused by what is wrong with it', () => {
  const bad = (change: object) => () => readScenario({ ...contact, ...change }, 'mine');
  expect(bad({ goal: { who: ['jim'] } })).toThrow('mine: there is nobody called "jim".');
  expect(bad({ turns: 0 })).toThrow(SetupError);
  expect(bad({ map: { ...contact.map, size: [0, 1] } })).toThrow('mine, map/');
  expect(bad({ vehicles: [] })).toThrow('neither on the table nor in a vehicle');
});
