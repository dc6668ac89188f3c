import { SetupError } from '@shambles/engine';
import { expect, test } from 'vitest';
import contact from '../../maps/first-contact.json' with { type: 'json' };
import { readBook } from '../book.js';
import { bdz } from '../index.js';
import { outcomeOf } from '../turn/winning.js';
import { OWN, readOwn } from './own.js';

/** Two people run for a car: the smallest scenario there is. */
const MINE = {
  format: 'shambles-bdz/1',
  provenance: 'stated',
  id: 'parking-lot',
  title: 'The parking lot',
  summary: 'Zoe and Finn want their car back.',
  map: { format: 'shambles-map/1', title: 'A lot', unit: 'in', size: [36, 36], ground: 'road' },
  vehicles: [{ id: 'wagon', name: 'the wagon', kind: 'suv', at: [18, 18], keys: 'at-hand' }],
  people: [
    { id: 'zoe', name: 'Zoe', rep: 5, class: 'survivor', star: true, guns: ['pistol'], at: [10, 10] },
    { id: 'finn', name: 'Finn', rep: 3, class: 'civilian', at: [12, 10] },
  ],
  zeds: [{ at: [20, 24], facing: 180 }],
  draws: true,
  goal: { who: ['zoe', 'finn'], vehicle: 'wagon' },
  starts: [
    { at: [18, 2], facing: 0 },
    { at: [18, 34], facing: 180 },
  ],
  day: 3,
  turns: 12,
};

const setup = (file: object) => ({ scenario: 'stand', options: {}, files: { scenario: file as never } });

test('[BDZ-D-own-scenarios] a file is played in place of the scenario that was chosen, under its own names', () => {
  const book = readBook(setup(MINE));
  const state = bdz.start(book);
  expect(state.people.map((p) => p.id)).toEqual(['zoe', 'finn']);
  expect(bdz.check?.(state, book)).toBeUndefined();
  expect(bdz.words?.(book)).toMatchObject({
    'person.zoe': 'Zoe',
    'who.vehicle.wagon': 'the wagon',
    'scenario.summary': MINE.summary,
  });
  const scene = bdz.scene(bdz.view(state, 'player-1', book), book);
  expect(scene.kind === 'measured' && scene.roster.map((c) => c.name)).toEqual(['Zoe', 'Finn']);
  expect(outcomeOf(state, book).rule).toBe('BDZ-D-c92');
  expect(bdz.seatsOf?.(setup(MINE)).map((s) => s.id)).toEqual(['player-1']);
  expect(() => OWN.check(OWN.standard)).not.toThrow();
});

test('[BDZ-D-own-scenarios] without a goal it is a free fight', () => {
  const { goal: _, ...free } = MINE;
  const book = readBook(setup(free));
  expect(outcomeOf(bdz.start(book), book)).toMatchObject({ rule: 'BDZ-D-free-fights', winner: 'player-1' });
});

const [zoe, finn] = MINE.people as [(typeof MINE.people)[0], (typeof MINE.people)[1]];

test.each([
  [{ people: [{ ...zoe, at: [50, 10] }, finn] }, 'zoe cannot stand at 50, 10: the table is 36 by 36 inches.'],
  [{ people: [{ ...zoe, at: finn.at }, finn] }, 'finn cannot stand at 12, 10: zoe stands there.'],
  [{ people: [zoe, { ...finn, id: 'zoe' }], goal: undefined }, 'zoe is there twice.'],
  [{ people: [zoe, { ...finn, hand: [0] }] }, 'people/finn/hand: holds what it does not carry.'],
  [{ goal: { ...MINE.goal, vehicle: 'truck' } }, 'there is no vehicle called "truck".'],
  [{ zeds: [{ at: [20, 24], facing: 180, feast: 'bob' }] }, 'zed-1/feast: there is nobody called "bob".'],
  [{ grenades: ['player-2'] }, 'grenades: nobody is on the side "player-2".'],
  [{ map: { ...MINE.map, unit: 'cm' } }, 'map/unit: must be "in".'],
  [
    { people: [zoe, finn].map((p) => ({ ...p, seat: 'player-2' })) },
    'people: somebody of "player-1" has to be there.',
  ],
  [{ goal: { who: [] } }, /^The scenario, goal\/who/],
  [{ rule: 'BDZ-nothing' }, /^The scenario, rule/],
])('[BDZ-D-own-scenarios] what cannot be is said: %j', (change, text) => {
  const read = () => readOwn({ ...MINE, ...change });
  expect(read).toThrow(SetupError);
  expect(read).toThrow(typeof text === 'string' ? `The scenario: ${text}` : text);
});

test('[BDZ-D-own-scenarios] the printed ones are such files', () => {
  expect(readOwn(contact).people.map((p) => p.id)).toContain('kenny');
});

test('[BDZ-D-own-scenarios] a title has forty letters at most, a summary four hundred', () => {
  const fits = (change: object) => {
    try {
      return readOwn({ ...MINE, ...change }) !== undefined;
    } catch {
      return false;
    }
  };
  const [title, summary] = [
    (n: number) => ({ title: 'x'.repeat(n) }),
    (n: number) => ({ summary: 'x'.repeat(n) }),
  ];
  expect([fits(title(40)), fits(title(41)), fits(summary(400)), fits(summary(401))]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('[BDZ-D-own-scenarios] nobody carries an armoury, and no street is jammed for miles', () => {
  const armed = (guns: number, hand = [0, 1]) => ({
    ...MINE,
    people: [{ ...zoe, guns: Array(guns).fill('pistol'), hand }, finn],
  });
  const jam = (n: number) => ({
    ...MINE,
    vehicles: Array.from({ length: n }, (_, i) => ({
      ...MINE.vehicles[0],
      id: i === 0 ? 'wagon' : `car-${i}`,
    })),
  });
  expect(() => readOwn(armed(20))).not.toThrow();
  expect(() => readOwn(armed(21))).toThrow('people/0/guns: at most 20 of them.');
  expect(() => readOwn(armed(3, [0, 1, 2]))).toThrow('people/0/hand: at most 2 of them.');
  expect(() => readOwn(jam(100))).not.toThrow();
  expect(() => readOwn(jam(101))).toThrow('vehicles: at most 100 of them.');
});
