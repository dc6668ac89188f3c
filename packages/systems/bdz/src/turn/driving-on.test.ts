import { expect, test } from 'vitest';
import { inEncounter } from '../testing/begun.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { enters } from './entering.js';

const strip = (id: string, rect: [number, number, number, number]) => ({ id, kind: 'road', rect });
const ROADS = { areas: [strip('n', [16, 0, 20, 36]), strip('e', [0, 20, 30, 24])] } as NonNullable<
  Situation['map']
>;
const NOWHERE = { x: -1, y: -1 } as const;

function comes(
  given: Situation = {},
  life: Parameters<typeof inEncounter>[1] = {},
  who: readonly string[] = ['a', 'b', 'c'],
): Game {
  const g = game({
    map: ROADS,
    people: { a: NOWHERE, b: NOWHERE, c: NOWHERE },
    vehicles: { car: { ...NOWHERE, running: false }, wreck: { ...NOWHERE, condition: 'wreck' } },
    ...given,
    state: inEncounter({ who: [...who] }, { vehicles: ['wreck', 'car'], ...life }),
  });
  return g.begin(enters(g.w));
}

test('[BDZ-veh-move-assumed-moving] [BDZ-D-c114] the band comes by the end of a road, in the right-hand lane, as fast as its player says; the others walk', () => {
  const g = comes();
  expect(g.question()).toBe('player-1 rides BDZ-veh-move-assumed-moving');
  g.answer(['a', 'b']);
  expect(g.options()).toEqual(['a', 'b']);
  g.answer('b');
  // The road from the west ends before the eastern edge.
  expect(g.options()).toEqual(['north', 'south', 'west']);
  g.answer('north');
  expect(g.options()[0]).toBe('0');
  g.answer('12');
  const { length } = { length: 36 - g.vehicle('car').y };
  expect(g.vehicle('car')).toMatchObject({ x: 17, facing: 180, speed: 12, running: true });
  expect(length).toBeLessThan(4);
  expect([g.person('a'), g.person('b')].map((p) => [p.aboard, p.sits])).toEqual([
    ['car', 'front'],
    ['car', 'wheel'],
  ]);
  expect(g.state.encounter?.edges).toEqual(['north']);
  // The last of the band comes on foot.
  expect(g.question()).toBe('player-1 enter-by BDZ-zgen-enter');
  g.answer('south');
  expect(g.state.encounter?.edges).toEqual(['north', 'south']);
});

test('[BDZ-D-c114] [BDZ-veh-def-seats] the seats in front are taken first, then those in the rear', () => {
  const people = { a: NOWHERE, b: NOWHERE, c: NOWHERE, d: NOWHERE };
  const vehicles = { car: { ...NOWHERE, kind: 'pickup', running: false } } as const;
  const g = comes({ people, vehicles }, {}, ['a', 'b', 'c', 'd']).answer(['a', 'b', 'c', 'd'], 'a');
  g.answer('north', '0');
  expect(Object.keys(people).map((id) => g.person(id).sits)).toEqual(['wheel', 'front', 'front', 'rear']);
});

test('[BDZ-D-c114] by any edge where no road leads off, past what stands there, and not at all where nobody rides', () => {
  // A road that ends a tenth of an inch before the edge leads off, one that ends sooner does not.
  const ends = (to: number) => {
    const areas = [strip('n', [16, 1, 20, to]), strip('e', [1, 20, to, 24])];
    return comes({ map: { areas } }).answer(['a']).options();
  };
  expect(ends(35.9)).toEqual(['north', 'east']);
  expect(ends(35.8)).toEqual(['north', 'east', 'south', 'west']);
  const begins = (from: number) => {
    const areas = [strip('n', [16, from, 20, 35]), strip('e', [from, 20, 35, 24])];
    return comes({ map: { areas } }).answer(['a']).options();
  };
  expect(begins(0.1)).toEqual(['south', 'west']);
  expect(begins(0.2)).toEqual(['north', 'east', 'south', 'west']);
  const none = comes({ map: {} }).answer(['a']);
  expect(none.options()).toEqual(['north', 'east', 'south', 'west']);
  const parked = { kind: 'sedan', x: 19, y: 2, facing: 0, found: true } as const;
  const g = comes({ vehicles: { car: { ...NOWHERE, running: false }, parked } }).answer(['a'], 'south', '0');
  expect(g.vehicle('car').x).toBe(19);
  expect(g.vehicle('car').y).toBeGreaterThan(4);
  // A foot from the edge is the last place.
  const jam = { kind: 'big-rig', x: 19, y: 6.99, facing: 0, found: true } as const;
  const past = comes({ vehicles: { car: { ...NOWHERE, running: false }, jam } }).answer(['a'], 'south', '0');
  expect(past.vehicle('car').y).toBe(13.75);
  const walking = comes().answer([]);
  expect(walking.vehicle('car').x).toBe(-1);
  expect(walking.question()).toBe('player-1 enter-by BDZ-zgen-enter');
});

test('[BDZ-D-c114] only what has been planned for is brought along, and only what has fuel', () => {
  const plan = { kind: 'discover', part: 'daytime', who: ['a'], vehicles: ['other'], captive: '' } as const;
  expect(comes({}, { plan: { ...plan, who: ['a'], vehicles: ['other'] } }).question()).toContain('enter-by');
  expect(comes({ vehicles: { car: { ...NOWHERE, fuel: 0 } } }).question()).toContain('enter-by');
  // Without a journey all of the band's vehicles are at hand.
  expect(comes({}, { plan: { ...plan, who: ['a'], vehicles: [] } }).question()).toContain('rides');
});

test('[BDZ-D-c114] whoever is on the table already drives onto it no more, and no more does a vehicle, right at the edge as well', () => {
  const there = { x: 0, y: 10 } as const;
  const g = comes({ people: { a: NOWHERE, b: there, c: NOWHERE } });
  expect([g.question(), g.options()]).toEqual(['player-1 rides BDZ-veh-move-assumed-moving', ['a', 'c']]);
  expect(comes({ vehicles: { car: { ...there, running: false } } }).question()).toContain('enter-by');
});
