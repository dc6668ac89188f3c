import { describe, expect, test } from 'vitest';
import { type AmzFact, FACTS } from '../facts.js';
import { game, type Situation } from '../testing/game.js';
import { placesAt, reachOf } from './marching.js';

const RED = { quality: 'trained', professional: true, fighters: 1, at: [10, 10] } as const;

/** The cost of going from (10, 10) to (10, 16), or to another place. */
function cost(map: Situation['map'], at: [number, number] = [10, 16]): number {
  const g = game({ map, units: { red: RED } });
  return reachOf(g.w, 'red-1', 36).cost(...at, 0);
}
const line = (kind: string): NonNullable<Situation['map']> => ({
  barriers: [
    {
      id: 'b',
      kind,
      path: [
        [0, 13],
        [36, 13],
      ],
    },
  ],
});
const area = (kind: 'woods' | 'rubble' | 'wreck' | 'water'): NonNullable<Situation['map']> => ({
  areas: [{ id: 'a', kind, rect: [0, 12, 36, 14] }],
});

describe('[AMZ-terrain] what it costs the Living', () => {
  test('an inch for an inch of open ground', () => {
    expect(cost({})).toBeCloseTo(6, 1);
  });
  test('two for each inch of wood, rubble or wrecks; water not at all', () => {
    for (const kind of ['woods', 'rubble', 'wreck'] as const) expect(cost(area(kind))).toBeCloseTo(8, 1);
    expect(cost(area('water'))).toBe(Number.POSITIVE_INFINITY);
  });
  test('2 inches once for a hedge, fence or low wall, 6 for a high one', () => {
    for (const kind of ['hedge', 'fence', 'low wall']) expect(cost(line(kind))).toBeCloseTo(8, 1);
    expect(cost(line('high wall'))).toBeCloseTo(12, 1);
  });
  test('[AMZ-buildings] into a building by its doors alone', () => {
    const house = (doors: { id: string; at: [number, number]; type: string }[]) =>
      cost({ buildings: [{ id: 'h', name: 'H', rect: [5, 13, 20, 25], levels: 1, doors }] });
    expect(house([])).toBe(Number.POSITIVE_INFINITY);
    expect(house([{ id: 'd', at: [10, 13], type: 'standard' }])).toBeCloseTo(6, 1);
  });
});

describe('[AMZ-move-cautious] [AMZ-move-rapid] how far the Living go', () => {
  const most = (deed: string, at: [number, number]) => {
    const g = game({ units: { red: RED } });
    g.run().answer(deed);
    try {
      g.answer(at);
    } catch {
      return false;
    }
    return true;
  };
  test('6 inches Cautiously, 12 Rapidly', () => {
    expect([most('move-fire cautious', [10, 16]), most('move-fire cautious', [10, 16.2])]).toEqual([
      true,
      false,
    ]);
    expect([most('move-fire rapid', [10, 22]), most('move-fire rapid', [10, 22.2])]).toEqual([true, false]);
  });
  test('[AMZ-move-stationary] not at all Stationary', () => {
    const g = game({ units: { red: RED } });
    g.run().answer('move-fire stationary');
    expect(g.facts('moved')).toEqual([]);
    expect(g.state.active).toBeNull();
  });
});

describe('[AMZ-cohesion]', () => {
  test('a unit ends every move in one chain, an inch between its figures', () => {
    // A wall with a door splits their ways.
    const g = game({
      map: {
        barriers: [
          {
            id: 'b',
            kind: 'hedge',
            path: [
              [11, 0],
              [11, 14],
            ],
          },
        ],
      },
      units: { red: { ...RED, fighters: 6, at: [8, 10] } },
    });
    g.run().answer('move-fire rapid', [12, 16]);
    const left = g.figures('red').map((f) => f.id);
    const chain = left.splice(0, 1);
    for (const id of chain)
      for (const other of [...left])
        if (g.table.distance(id, other) <= 1.001) chain.push(...left.splice(left.indexOf(other), 1));
    expect(chain).toHaveLength(6);
  });
});

test('[AMZ-terrain] whoever has paid for the stairs is at their top', () => {
  const points = [
    [2, 2, 0],
    [4, 2, 0],
    [4, 2, 1],
    [8, 2, 1],
  ] as const;
  const ways = [{ id: 'red-1', route: { points, costs: [0, 2, 8, 12], cost: 12, length: 6 } }];
  const at = (inches: number) => placesAt({ cost: 12, ways }, inches)[0]?.[1];
  expect([at(1), at(2), at(7.999), at(8), at(9), at(12)]).toEqual([
    [3, 2, 0],
    [4, 2, 0],
    [4, 2, 0],
    [4, 2, 1],
    [5, 2, 1],
    [8, 2, 1],
  ]);
});

test('[AMZ-measuring] moves of a quarter of an inch and more are told', () => {
  const about = {
    is: 'moved',
    cause: 'AMZ-activation',
    to: 'all',
    unit: 'red',
    how: 'goes',
    places: [],
  } as const;
  const told = (inches: number) => {
    const fact: AmzFact = { ...about, inches };
    return FACTS.tell(fact)?.key;
  };
  expect([told(0.249), told(0.25)]).toEqual([undefined, 'tell.moved-goes']);
});
