import { SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import ford from '../../scenarios/bag-at-the-ford.json' with { type: 'json' };
import { readScenario } from './reading.js';

// biome-ignore lint/suspicious/noExplicitAny: files that may hold anything
type Draft = any;

/** The message about a file in which something has been changed. */
function saidOf(change: (file: Draft) => void): string {
  const file = structuredClone(ford) as Draft;
  change(file);
  try {
    readScenario(file, 'own');
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
  return '';
}

test('[AMZ-scenario-format] what a file leaves out is filled in', () => {
  const read = readScenario({ ...structuredClone(ford), infection: undefined, cards: undefined });
  expect(read).toMatchObject({ infection: 3, cards: { living: 0, zombies: 0 }, rule: 'AMZ-scenario-format' });
  expect(read.living[0]).toMatchObject({
    armor: 'none',
    dependents: 0,
    medic: false,
    waits: null,
    vehicle: null,
  });
  expect(read.map.light).toBe('day');
});

test('[AMZ-scenario-format] [AMZ-sides] a file may go to every limit', () => {
  const [long, high] = ford.map.size as [number, number];
  expect(saidOf((f) => Object.assign(f.living[0], { fighters: 8, dependents: 4 }))).toBe('');
  for (const fighters of [1, 5]) {
    const car = { fighters, dependents: 0, vehicle: 'car', leader: null, medic: false, support: [] };
    expect(saidOf((f) => Object.assign(f.living[0], car))).toBe('');
  }
  for (const at of [
    [long, 1],
    [1, high],
  ])
    expect(saidOf((f) => (f.living[0].entry = { at }))).toBe('');
  expect(saidOf((f) => (f.living[0].entry = { edge: 'south', from: long - 4, to: long }))).toBe('');
  expect(saidOf((f) => (f.objectives.living[2].turn = f.turns))).toBe('');
});

describe('[AMZ-scenario-format] a file that is wrong is told where, and what is allowed', () => {
  const cases: [string, (f: Draft) => void, string][] = [
    ['format', (f) => (f.format = 'shambles-ambush/9'), 'own, format: allowed: "shambles-ambush/1".'],
    ['a field too many', (f) => (f.weather = 'rain'), 'own, file: there is no "weather".'],
    ['light', (f) => (f.light = 'dusk'), 'own, light: allowed: "day", "night".'],
    ['level', (f) => (f.infection = 6), 'own, infection: from 1 to 5.'],
    [
      'a map that cannot be',
      (f) => f.map.buildings[1].rect.splice(0, 1, 35),
      'own, map/buildings/1/rect: must be west, south, east, north.',
    ],
    [
      'a door in no wall',
      (f) => (f.map.buildings[1].doors[0].at = [26, 28]),
      'own, map/buildings/mill/doors/mill-door-1: at 26, 28, 4 wide, it lies on no wall; its middle must lie on one that is as long.',
    ],
    [
      'a barrier of no known kind',
      (f) => (f.map.barriers[0].kind = 'wire'),
      'own, map/barriers/garden-hedge/kind: allowed: "hedge", "fence", "low wall", "high wall".',
    ],
    [
      'a barrier as an area',
      (f) => (f.map.areas[4].kind = 'hedge'),
      'own, map/areas/orchard/kind: a hedge is a barrier.',
    ],
    ['centimetres', (f) => (f.map.unit = 'cm'), 'own, map/unit: allowed: "in".'],
    ['two lights', (f) => (f.map.light = 'night'), 'own, map/light: allowed: "day", or nothing.'],
    [
      'an unknown building',
      (f) => (f.buildings[0].id = 'castle'),
      'own, buildings: there is no building "castle"; allowed: doctors-house, mill.',
    ],
    [
      'an id with a number',
      (f) => (f.living[0].id = 'team-1'),
      'own, living/0/id: small letters, with "-" between words, are wanted.',
    ],
    [
      'an id twice',
      (f) => (f.living[1].id = 'militia'),
      'own, living: the id "militia" is taken; ids must differ.',
    ],
    [
      'the id of the dead',
      (f) => (f.living[1].id = 'mob'),
      'own, living: "mob" is what units of the dead are called.',
    ],
    ['nobody', (f) => (f.living[0].fighters = 0), 'own, living/militia: needs fighters or dependents.'],
    [
      'too many for a unit',
      (f) => Object.assign(f.living[0], { fighters: 10, dependents: 3 }),
      'own, living/militia: a unit has at most 12 figures, dependents included.',
    ],
    [
      'a leader of no fighters',
      (f) => Object.assign(f.living[0], { fighters: 0, dependents: 2 }),
      'own, living/militia: nobody can lead or heal without fighters.',
    ],
    [
      'more weapons than hands',
      (f) => Object.assign(f.living[0], { fighters: 1, support: ['light', 'heavy'] }),
      'own, living/militia/support: at most one for each fighter.',
    ],
    [
      'a full car',
      (f) => (f.living[0].vehicle = 'car'),
      'own, living/militia: a car takes from 1 to 5 figures.',
    ],
    [
      'no such ride',
      (f) => (f.living[0].mayRide = 'tank'),
      'own, living/militia/mayRide: there is no vehicle "tank"; allowed: none.',
    ],
    [
      'two ways in',
      (f) => (f.living[0].entry.at = [3, 3]),
      'own, living/militia/entry: needs "edge", "at" or "building", and no two of them.',
    ],
    [
      'half a stretch',
      (f) => delete f.living[0].entry.to,
      'own, living/militia/entry: "from" and "to" belong together, and to an edge.',
    ],
    ['a mob a mile off', (f) => (f.zombies[0].at = [1000.5, 3]), 'own, zombies/0/at/0: from 0 to 1000.'],
    [
      'a stretch of no edge',
      (f) => (f.living[0].entry = { at: [3, 3], from: 2, to: 4 }),
      'own, living/militia/entry: "from" and "to" belong together, and to an edge.',
    ],
    [
      'a stretch off the edge',
      (f) => (f.living[0].entry.to = 40),
      'own, living/militia/entry: "from" must be less than "to", and that at most 36.',
    ],
    [
      'a stretch of no length',
      (f) => (f.living[0].entry.to = f.living[0].entry.from),
      'own, living/militia/entry: "from" must be less than "to", and that at most 36.',
    ],
    [
      'a mob off the table',
      (f) => (f.zombies[1].at = [40, 3]),
      'own, zombies/1/at: lies off the table, which goes from 0, 0 to 36, 36.',
    ],
    [
      'possessed without quality',
      (f) => (f.zombies[0].type = 'possessed'),
      'own, zombies/0: the possessed need a "quality".',
    ],
    [
      'odies in armor',
      (f) => (f.zombies[1].armor = 'light'),
      'own, zombies/1: only the possessed have "quality", "armor" and "support" of their own.',
    ],
    [
      'a face that chooses nothing',
      (f) => f.hotSpots.spots[0].rolls.pop(),
      'own, hotSpots/spots: every face from 1 to 6 must choose one of them.',
    ],
    ['numbers twice', (f) => (f.hotSpots.spots[0].number = 2), 'own, hotSpots/spots: numbers must differ.'],
    ['five rows', (f) => f.reinforcements.pop(), 'own, reinforcements: 6 of them.'],
    [
      'no dice',
      (f) => (f.reinforcements[5][0].figures = '3'),
      'own, reinforcements/5/0/figures: dice are wanted, such as "1d6" or "2d6+1".',
    ],
    [
      'nothing to find',
      (f) => (f.things[0].kind = 'supply'),
      'own, search: every face from 1 to 6 needs one row.',
    ],
    [
      'a face of the search without a row',
      (f) =>
        (f.search = [
          { on: [1, 1], loads: 0 },
          { on: [3, 6], loads: 1 },
        ]),
      'own, search: every face from 1 to 6 needs one row.',
    ],
    [
      'no row of the search for a 1',
      (f) => (f.search = [{ on: [2, 6], loads: 0 }]),
      'own, search: every face from 1 to 6 needs one row.',
    ],
    [
      'no row of the search for a 6',
      (f) => (f.search = [{ on: [1, 5], loads: 0 }]),
      'own, search: every face from 1 to 6 needs one row.',
    ],
    [
      'no row of the search for a 4 or a 5',
      (f) =>
        (f.search = [
          { on: [1, 3], loads: 0 },
          { on: [6, 6], loads: 1 },
        ]),
      'own, search: every face from 1 to 6 needs one row.',
    ],
    [
      'two rows of the search for a 4',
      (f) =>
        (f.search = [
          { on: [1, 4], loads: 0 },
          { on: [4, 6], loads: 1 },
        ]),
      'own, search: every face from 1 to 6 needs one row.',
    ],
    [
      'two rows of the search for a 5',
      (f) =>
        (f.search = [
          { on: [1, 5], loads: 0 },
          { on: [5, 6], loads: 1 },
        ]),
      'own, search: every face from 1 to 6 needs one row.',
    ],
    [
      'a mob off it to the north',
      (f) => (f.zombies[1].at = [3, 36.5]),
      'own, zombies/1/at: lies off the table, which goes from 0, 0 to 36, 36.',
    ],
    [
      'a need of no times',
      (f) => (f.victory.needs[0].times = 0),
      'own, victory/needs/0/times: from 1 to 50.',
    ],
    [
      'a need of too many times',
      (f) => (f.victory.needs[0].times = 51),
      'own, victory/needs/0/times: from 1 to 50.',
    ],
    [
      'more loads than anybody finds',
      (f) => (f.search = [{ on: [1, 6], loads: 4 }]),
      'own, search/0/loads: from 0 to 3.',
    ],
    [
      'units to be wiped out without any',
      (f) => (f.objectives.zombies[1].units = []),
      'own, objectives/zombies/1, units: from 1 to 20 of them.',
    ],
    [
      'a set-up in no house',
      (f) => (f.living[1].entry = { building: 'inn' }),
      'own, living/neighbours/entry/building: there is no building "inn"; allowed: doctors-house, mill.',
    ],
    ['nothing to do', (f) => (f.objectives.living = []), 'own, objectives/living: from 1 to 30 of them.'],
    [
      'a march to nowhere',
      (f) => (f.march = 'inn'),
      'own, march: there is no building "inn"; allowed: doctors-house, mill.',
    ],
    [
      'points of an objective',
      (f) => (f.objectives.living[1].points = 21),
      'own, objectives/living/1, points: from 0 to 20.',
    ],
    [
      'an objective of no known field',
      (f) => (f.objectives.living[1].building = 'mill'),
      'own, objectives/living/1, objective: there is no "building".',
    ],
    [
      'a way out that is none',
      (f) => (f.objectives.living[1].edge = 'north'),
      'own, objectives/sick-off/edge: nobody may leave by the north; see "exits".',
    ],
    [
      'a turn too late',
      (f) => (f.objectives.living[2].turn = 11),
      'own, objectives/house-held/turn: at most 10.',
    ],
    [
      'a turn beyond all games',
      (f) => (f.objectives.living[2].turn = 61),
      'own, objectives/living/2, turn: from 1 to 60.',
    ],
    [
      'an unknown thing',
      (f) => (f.objectives.living[0].thing = 'box'),
      'own, objectives/bag-off/thing: there is no thing "box"; allowed: bag.',
    ],
    [
      'an unknown objective',
      (f) => (f.objectives.zombies[3].objective = 'box-off'),
      'own, objectives/late/objective: there is no objective of the Living "box-off"; allowed: bag-off, sick-off, house-held, closed.',
    ],
    [
      'units that are not there',
      (f) => (f.objectives.zombies[1].units = ['police']),
      'own, objectives/unit-lost/units: there is no unit "police"; allowed: militia, neighbours.',
    ],
    [
      'a flight without a helicopter',
      (f) => f.objectives.zombies.push({ ...f.objectives.zombies[4], id: 'out', kind: 'stranded' }),
      'own, objectives/out: nobody flies out without a "helicopter".',
    ],
    [
      'loads that nobody finds',
      (f) =>
        f.objectives.living.push({ ...f.objectives.living[3], id: 'food', kind: 'load-off', edge: 'south' }),
      'own, objectives/food: no loads are found without things of the kind "supply".',
    ],
    [
      'Hot Spots that stay open',
      (f) => (f.hotSpots.closable = false),
      'own, objectives/closed: Hot Spots must be "closable".',
    ],
    [
      'a need of nothing',
      (f) => (f.victory.needs[0].objective = 'late'),
      'own, victory/needs: there is no objective of the Living "late"; allowed: bag-off, sick-off, house-held, closed.',
    ],
  ];
  test.each(cases)('%s', (_, change, said) => {
    expect(saidOf(change)).toBe(said);
  });
});

test('[AMZ-scenario-format] a game has 60 turns at most', () => {
  const lasts = (turns: number) => saidOf((f) => (f.turns = turns));
  expect([lasts(60), lasts(61)]).toEqual(['', 'own, turns: from 1 to 60.']);
});

test('[AMZ-scenario-format] there are 20 Living units at most', () => {
  const come = (units: number) =>
    saidOf((f) => {
      const [first, second] = f.living;
      const more = Array.from({ length: units - 2 }, (_, n) => ({
        ...second,
        id: `more-${String.fromCharCode(97 + n)}`,
      }));
      f.living = [first, second, ...more];
    });
  expect([come(20), come(21)]).toEqual(['', 'own, living: from 1 to 20 of them.']);
});

test('[AMZ-scenario-format] [AMZ-solo-cards] a side has ten cards at most', () => {
  const held = (living: number, zombies: number) => saidOf((f) => (f.cards = { living, zombies }));
  expect([held(10, 10), held(11, 0), held(0, 11)]).toEqual([
    '',
    'own, cards/living: from 0 to 10.',
    'own, cards/zombies: from 0 to 10.',
  ]);
});

test('[AMZ-scenario-format] the text of an objective has from 1 to 120 letters', () => {
  const says = (letters: number) => saidOf((f) => (f.objectives.living[1].text = 'a'.repeat(letters)));
  expect([says(1), says(120)]).toEqual(['', '']);
  expect(says(0)).toMatch(/^own, objectives\/living\/1, text: /);
  expect(says(121)).toMatch(/^own, objectives\/living\/1, text: /);
});

test('[AMZ-scenario-format] an id has 40 letters at most', () => {
  const called = (letters: number) => saidOf((f) => (f.objectives.zombies[3].id = 'a'.repeat(letters)));
  expect(called(40)).toBe('');
  expect(called(41)).toMatch(/^own, objectives\/zombies\/3, id: /);
});
