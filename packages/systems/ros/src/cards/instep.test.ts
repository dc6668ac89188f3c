import { describe, expect, test } from 'vitest';
import type { Cloud, Order, Person } from '../state.js';
import { car, type Point, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';

const flames = (x: number, y: number): Cloud => ({
  id: 'flames-1',
  kind: 'flames',
  x,
  y,
  level: 0,
  until: 9,
});
const group = (me: Partial<Person>, more: Situation = {}) =>
  game({ step: 5, ...more, people: { 'survivor-1': { x: 20, y: 20, ...me }, ...more.people } });
/** An NPS whose leader is dead. */
const goes = (nps: Partial<Person>, more: Situation = {}) =>
  game({
    step: 5,
    ...more,
    people: {
      'survivor-1': { x: 5, y: 85, where: 'dead' },
      'nps-1': { x: 50, y: 45, leader: 'survivor-1', play: 'run', ...nps },
      ...more.people,
    },
  });
const ladder = {
  buildings: [{ id: 'B', name: 'Tower', rect: [40, 50, 60, 70] as Rect, levels: 2 }],
  links: [{ id: 'ladder-1', kind: 'ladder', at: [50, 50] as Point, from: 0, to: 2 }],
};

describe('ASSIST', () => {
  test('[ROS-card-ASSIST] whoever is asked how far to take somebody may stay where both are', () => {
    const g = group({ play: 'assist' }, { people: { 'survivor-2': { x: 22, y: 20 } } });
    g.answer('carry survivor-2').answer('stop');
    expect([g.facts('walked'), g.facts('pulled')]).toEqual([[], []]);
  });

  test('[ROS-card-ASSIST, ROS-R-nps-steps] an NPS tears a Zed off before it raises anybody', () => {
    const g = goes(
      { play: 'assist' },
      {
        people: {
          'nps-2': { x: 52, y: 45, down: true },
          'nps-3': { x: 48, y: 45, down: true, pinned: 'hunter' },
        },
        zeds: { hunter: { kind: 'hunter', x: 46, y: 45, pins: 'nps-3' } },
        dice: [9],
      },
    ).finish(5);
    expect(g.facts('tore')).toMatchObject([{ who: 'nps-1', zed: 'hunter', off: true }]);
    expect(g.facts('raised')).toEqual([]);
  });
});

describe('an NPS in step 5', () => {
  test('[ROS-R-down] knocked down it goes nowhere, whatever it was given to do', () => {
    expect(
      goes({ down: true, goal: [80, 45, 0] })
        .finish(5)
        .facts('walked'),
    ).toEqual([]);
  });

  test('[ROS-D-ladder] on a ladder without a goal it climbs up', () => {
    const hanging = { x: 50, y: 48.95, level: 1, ladder: 'ladder-1', play: 'climb' as const, goal: null };
    const g = goes(hanging, { map: ladder }).finish(5);
    expect(g.person('nps-1')).toMatchObject({ level: 2, ladder: '' });
  });

  const store = (barred: boolean): Situation => ({
    map: {
      buildings: [
        {
          id: 'B',
          name: 'Store',
          rect: [60, 30, 80, 60] as Rect,
          levels: 1,
          doors: [{ id: 'D1', at: [60, 45] as Point, type: 'reinforced' }],
        },
      ],
    },
    state: { doors: [{ id: 'D1', state: 'closed', taken: 0, struck: 0, barred }] },
  });

  test('[ROS-R-door] it opens no door that is barred, from outside; from inside it does', () => {
    const opens = (barred: boolean, x: number, to: number) =>
      goes({ x, goal: [to, 45, 0] }, store(barred)).finish(5).state.doors[0]?.state;
    expect([opens(false, 55, 70), opens(true, 55, 70), opens(true, 65, 50)]).toEqual([
      'open',
      'closed',
      'open',
    ]);
  });

  test('[ROS-R-flames, ROS-injury-nps] one that dies in flames at a door opens it no more', () => {
    const at = store(false);
    const burns = goes(
      { x: 55, goal: [70, 45, 0] },
      { ...at, state: { ...at.state, clouds: [flames(69.9, 45)] } },
    ).finish(5);
    expect(burns.person('nps-1').where).toBe('dead');
    expect(burns.state.doors[0]?.state).toBe('closed');
  });

  test('[ROS-R-flames, ROS-R-search] nor does it take what lies there', () => {
    const order: Order = { do: 'take', what: 'find-1' };
    const finds = [{ id: 'find-1', x: 59, y: 45, level: 0, things: ['torch' as const], open: true }];
    const fetches = (clouds: Cloud[]) =>
      goes({ x: 55, goal: [59, 45, 0], order }, { state: { finds, clouds } }).finish(5);
    expect(fetches([]).facts('took')).toMatchObject([{ who: 'nps-1' }]);
    const g = fetches([flames(67.9, 45)]);
    expect(g.person('nps-1').where).toBe('dead');
    expect(g.facts('took')).toEqual([]);
  });

  test('[ROS-D-exit, ROS-D-last-out] it leaves on its way, or where it was ordered to run; not while it does something else', () => {
    const map = { places: [{ id: 'exit', kind: 'exit', rect: [100, 30, 120, 60] as Rect }] };
    const there = { x: 104, goal: [110, 45, 0] as [number, number, number] };
    const leaves = (nps: Partial<Person>, leader: Partial<Person> = {}) => {
      const people = { 'survivor-1': { x: 5, y: 85, where: 'dead' as const, ...leader } };
      const g = goes({ ...there, ...nps }, { map, people });
      if (leader.play) g.answer('keep');
      g.finish(5);
      return g.facts('left').length > 0;
    };
    const led = { where: 'table' as const, play: 'shoot' as const };
    const order: Order = { do: 'run', to: [110, 45, 0], name: 'exit' };
    expect(leaves({})).toBe(true);
    expect(leaves({ play: 'shoot' })).toBe(false);
    expect([leaves({}, led), leaves({ order }, led)]).toEqual([false, true]);
  });

  test('[ROS-T-nps] where it can get no farther from a Zed it stays', () => {
    const g = goes({ x: 119, y: 89, goal: 'away' }, { zeds: { 'zed-1': { x: 110, y: 80 } } }).finish(5);
    expect(g.facts('walked')).toEqual([]);
  });
});

test('[ROS-R-car, ROS-U-priority] who gets into a vehicle unwatched is known to be there by nobody', () => {
  const boards = (zeds: Situation['zeds']) =>
    group({ play: 'run', x: 20, y: 18.95 }, { map: car([15, 20, 25, 25]), ...(zeds && { zeds }) }).answer(
      'board V1',
    );
  expect(boards({}).facts('known')).toEqual([]);
  expect(boards({ 'zed-1': { x: 20, y: 5 } }).facts('known')).toMatchObject([{ who: ['survivor-1'] }]);
});

test('[ROS-R-facing] the first that somebody may turn to is the threat, the others go by their names', () => {
  const g = group({ play: 'shoot' }, { zeds: { 'zed-1': { x: 40, y: 20 }, 'zed-2': { x: 20, y: 30 } } });
  const { shape } = g.asked();
  expect('options' in shape && shape.options.map(({ id, line }) => [id, line.key])).toEqual([
    ['threat', 'face.threat'],
    ['zed-1', 'face.zed'],
    ['keep', 'face.keep'],
  ]);
});

test('[ROS-card-GIVE] one thing or two are given, and nothing twice', () => {
  const minor = ['torch', 'pistol reload'] as Person['minor'];
  const g = group({ play: 'give', minor, pistol: -1 }, { people: { 'survivor-2': { x: 22, y: 20 } } });
  g.answer('survivor-2');
  expect(g.options()).toEqual(['torch', 'pistol reload', 'pistol reload + torch', 'nothing']);
});

test('[ROS-U-seats, ROS-R-search] the umpire chooses by name what is found', () => {
  const g = group(
    { play: 'run' },
    {
      options: { umpire: 'person' },
      state: {
        duties: ['finds'],
        finds: [{ id: 'find-1', x: 20, y: 20, level: 0, things: null, open: false }],
      },
    },
  ).answer('search find-1');
  const { shape } = g.asked();
  const key = (id: string) => 'options' in shape && shape.options.find((o) => o.id === id)?.line.key;
  expect(['roll', 'nothing', 'torch', 'shotgun with a full clip'].map(key)).toEqual([
    'find.roll',
    'find.nothing',
    'thing',
    'find.gun',
  ]);
});
