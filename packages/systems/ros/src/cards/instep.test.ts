import { describe, expect, test } from 'vitest';
import type { Cloud, Order, Person } from '../state.js';
import { car, type Point, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { noDeed } from './deeds.js';

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
    // Five centimetres to go, and five are left to take it.
    const far = goes({ x: 52, goal: [57, 45, 0], order }, { state: { finds } }).finish(5);
    expect(far.facts('took')).toMatchObject([{ who: 'nps-1' }]);
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

describe('what is offered', () => {
  const offers = (g: ReturnType<typeof group>) => {
    const { shape } = g.asked();
    return 'options' in shape ? shape.options : [];
  };
  const passenger = (me: Partial<Person>) =>
    group({ x: 60, y: 45, inside: 'V1', ...me }, { map: car([56, 42, 64, 48]) });

  test('[ROS-R-car] out of a vehicle on any side or a certain one, for 5 cm', () => {
    expect(offers(passenger({ play: 'run' })).map(({ id, line, on }) => [id, line.key, on])).toEqual([
      ['stop', 'move.stop', undefined],
      ['get-out', 'deed.get-out', 'V1'],
      ['get-out north', 'deed.get-out-side', 'V1'],
      ['get-out east', 'deed.get-out-side', 'V1'],
      ['get-out south', 'deed.get-out-side', 'V1'],
      ['get-out west', 'deed.get-out-side', 'V1'],
    ]);
    expect(offers(passenger({ play: 'both', hits: 1 })).map(({ id }) => id)).toEqual(['keep']);
    const g = passenger({ play: 'run' });
    expect(noDeed(g.w, g.person('survivor-1'), 10, 'search', 'find-1')?.rule).toBe('ROS-R-car');
  });

  test('[ROS-terrain-fence, ROS-injury-effect] over a fence for all that is left of a RUN', () => {
    const map = {
      barriers: [{ id: 'F1', kind: 'wire', path: [[21.05, 10] as Point, [21.05, 30] as Point] }],
    };
    const cost = (hits: number) => offers(group({ play: 'run', hits }, { map })).find((o) => o.on === 'F1');
    expect([cost(0), cost(1)]).toMatchObject([{ cost: 10 }, { cost: 8 }]);
  });

  test('[ROS-R-door] inside, a strong door is barred if it is not, and unbarred if it is', () => {
    const doors = (barred: boolean) => {
      const building = {
        id: 'B',
        name: 'Store',
        rect: [21.05, 10, 40, 30] as Rect,
        levels: 1,
        doors: [{ id: 'D1', at: [21.05, 20] as Point, type: 'reinforced' }],
      };
      const state = { doors: [{ id: 'D1', state: 'closed' as const, taken: 0, struck: 0, barred }] };
      return offers(group({ play: 'run', x: 22.1 }, { map: { buildings: [building] }, state }))
        .map(({ id }) => id)
        .filter((id) => id.endsWith('bar D1'));
    };
    expect([doors(false), doors(true)]).toEqual([['bar D1'], ['unbar D1']]);
  });

  test('[ROS-card-ASSIST, ROS-injury-effect] with three hits nobody is taken anywhere', () => {
    const within = (hits: number) => {
      const g = group({ play: 'assist', hits }, { people: { 'survivor-2': { x: 22, y: 20 } } });
      const { shape } = g.answer('carry survivor-2').asked();
      return shape.kind === 'spot' && shape.within;
    };
    expect([0, 1, 2, 3].map(within)).toEqual([5, 3, 1, false]);
  });

  test('[ROS-S-3] who was seated and is freed has the character that was drawn, and that is no secret any more', () => {
    const places = [{ id: 'S1', kind: 'seated', at: [22, 20] as Point }];
    const g = group({ play: 'assist' }, { map: { places }, seated: { S1: 'nps bold' } }).answer('free S1');
    expect(g.facts('unmasked')).toMatchObject([{ seated: 'S1', what: 'nps', reveals: true }]);
    expect(g.person('nps-S1')).toMatchObject({ character: 'bold', leader: 'survivor-1', pistol: -1 });
  });

  test('[ROS-card-GIVE] who gave nothing is given nothing back', () => {
    const other = { x: 22, y: 20, minor: ['torch' as const] };
    const gives = (thing: string) =>
      group({ play: 'give', minor: ['torch'] }, { people: { 'survivor-2': other } }).answer(
        'survivor-2',
        thing,
      );
    expect(gives('torch').question()).toContain('give-back');
    expect(gives('nothing').question()).toContain('face');
    const g = group({ play: 'give', minor: ['torch'] }, { people: { 'survivor-2': other } });
    expect(offers(g.answer('survivor-2')).map(({ id, line }) => [id, line.key])).toEqual([
      ['torch', 'give.things'],
      ['nothing', 'give.nothing'],
    ]);
  });

  test('[ROS-R-search] what is found is no secret any more', () => {
    const finds = [{ id: 'find-1', x: 20, y: 20, level: 0, things: ['torch' as const], open: false }];
    const g = group({ play: 'run' }, { state: { finds } }).answer('search find-1');
    expect(g.facts('found')).toMatchObject([{ find: 'find-1', reveals: true }]);
  });

  test('[ROS-card-ASSIST, ROS-card-FIRSTAID] each deed is about the one to whom it is done', () => {
    const g = group({ play: 'assist' }, { people: { 'survivor-2': { x: 22, y: 20, down: true } } });
    expect(offers(g).map(({ id, on }) => [id, on || ''])).toEqual([
      ['raise survivor-2', 'survivor-2'],
      ['carry survivor-2', 'survivor-2'],
      ['nothing', ''],
      ['wait', ''],
    ]);
  });
});

test('[ROS-shoot] a target is named with its Zed, holding fire with none', () => {
  const g = game({
    step: 9,
    people: { 'survivor-1': { x: 20, y: 45, facing: 90, play: 'shoot' } },
    zeds: { 'zed-1': { x: 40, y: 45 } },
  });
  const { shape } = g.asked();
  const found = 'options' in shape ? shape.options.map(({ id, on, line }) => [id, on || '', line.key]) : [];
  expect(found.map(([id, on]) => [id, on])).toEqual([
    ['zed-1', 'zed-1'],
    ['hold', ''],
  ]);
  expect(found[1]?.[2]).toBe('hold');
  expect(found[0]?.[2]).not.toBe('hold');
});
