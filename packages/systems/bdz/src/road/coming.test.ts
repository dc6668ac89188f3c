import { Sfc32 } from '@shambles/engine';
import { boxOf, GRAIN, ground } from '@shambles/field';
import { faultOf, type Thing, thingsOn } from '@shambles/towns';
import { describe, expect, test } from 'vitest';
import { laysTable } from '../board/laying.js';
import { unseenBy } from '../contact/entering.js';
import { PRINTED } from '../house/tables.js';
import { kindRow } from '../house/vehicle-rows.js';
import { bdz } from '../index.js';
import type { Area, RoadPlace } from '../kinds.js';
import { carriesOn, isThere, PARKED, type Person } from '../state.js';
import { vehiclesIn } from '../tables/ground.js';
import { onRoad } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { comeTogether } from './coming.js';

const ROAD = { who: 'gangers', goal: 'hostile', wheels: true, spent: false } as const;
const placed = (place: RoadPlace, side: 'left' | 'right' | 'on' = 'right', off = 15) =>
  ({ ...ROAD, place, side, off: side === 'on' ? 0 : off }) as const;

function random(seed: string, n = 160): number[] {
  const by = new Sfc32(seed);
  return Array.from({ length: n }, () => 1 + by.below(6));
}

/** The table of an area in which somebody is met. */
function table(area: Area, road: ReturnType<typeof placed>, seed = '1', more: Situation = {}): Game {
  const g = game({
    scenario: 'campaign',
    people: { star: { star: true, rep: 5, x: -1, y: -1 }, bo: { x: -1, y: -1 }, ...more.people },
    dice: random(seed),
    draws: [[seed], ...Array.from({ length: 9 }, () => ['sedan'])],
    state: { ...onRoad(['star', 'bo'], { area, road }), ...more.state },
  });
  g.begin(laysTable(g.w));
  return g;
}
const EVERY: readonly RoadPlace[] = [
  'vehicle',
  'house',
  'campground',
  'oncoming',
  'broken-down',
  'out-of-gas',
  'road-block',
  'gas-station',
  'diner',
];
type Box = readonly [west: number, south: number, east: number, north: number];
const isOn = (place: RoadPlace) => ['oncoming', 'broken-down', 'out-of-gas', 'road-block'].includes(place);

describe('the table', () => {
  test('[BDZ-camp-road-terrain] [BDZ-D-c130] one road runs down the middle, from the edge where the band comes in to the other; it cannot be turned', () => {
    for (const area of ['urban', 'suburbs', 'rural'] as const) {
      const g = table(area, placed('house'));
      const roads = (g.state.map?.areas ?? []).filter((a) => a.kind === 'road').map((a) => a.rect);
      const half = { urban: 3.5, suburbs: 3.5, rural: 1.75 }[area];
      expect(roads).toEqual([[24 - half, 0, 24 + half, 48]]);
      expect(g.options()).toEqual(['play', 'another', 'edit']);
    }
  });

  test('[BDZ-camp-road-place] [BDZ-camp-road-off] [BDZ-camp-road-building] [BDZ-D-c130] what is beside the road stands level with the middle, so far from it, and nothing stands in it', () => {
    for (const area of ['urban', 'suburbs', 'rural'] as const)
      for (const place of EVERY)
        for (const side of isOn(place) ? (['on'] as const) : (['left', 'right'] as const))
          for (const seed of ['3', '4']) {
            const off = seed === '3' ? 13 : 18;
            const map = table(area, placed(place, side, off), seed).state.map;
            expect(map && faultOf(map, ground), `${area} ${place} ${side}`).toBeUndefined();
            const middle = (id: string) => {
              const [w, s, e, n] = map?.buildings?.find((b) => b.id === id)?.rect ?? [];
              return w === undefined
                ? undefined
                : [(w + (e as number)) / 2, ((s as number) + (n as number)) / 2];
            };
            const at = [24 + (side === 'left' ? -off : off), 24];
            const [house, diner, tent] = ['met-house', 'met-diner', 'tent-2'].map(middle);
            const isHouse = ['house', 'gas-station', 'diner'].includes(place);
            expect([house, tent]).toEqual([
              isHouse ? at : undefined,
              place === 'campground' ? at : undefined,
            ]);
            expect(diner !== undefined).toBe(place === 'diner');
            // The door is on the side of the road.
            const door = map?.buildings?.find((b) => b.id === 'met-house')?.doors?.[0]?.at[0];
            const front = (at[0] as number) + (side === 'left' ? 2.5 : -2.5);
            expect(door).toBe(isHouse ? front : undefined);
          }
  });

  test('[BDZ-D-c130] nothing else stands on the plot of the place, and no parked vehicle where somebody comes onto the road', () => {
    const lane = (south: number, north: number): Box => [20, south, 28, north];
    const lanes = [lane(0, 13), lane(18, 30), lane(35, 48)];
    for (const area of ['urban', 'suburbs', 'rural'] as const)
      for (const side of ['on', 'left', 'right'] as const)
        for (let seed = 1; seed <= 6; seed++) {
          const { map } = table(area, placed(side === 'on' ? 'oncoming' : 'house', side), `${seed}`).state;
          if (!map) throw new Error('There is no table.');
          const lies = ({ ring }: Thing, [w, s, e, n]: Box) => {
            const [west, south, east, north] = boxOf(ring).map((each) => each / GRAIN) as unknown as Box;
            return west < e && east > w && south < n && north > s;
          };
          const things = thingsOn(map).filter((thing) => thing.id !== 'met-house');
          const parked = things.filter((thing) => thing.list === 'vehicles');
          const inLanes = parked.filter((thing) => lanes.some((box) => lies(thing, box)));
          // The plot: 7 inches in front, towards the road, 4 inches behind, and 17 along the road.
          const x = 24 + (side === 'left' ? -15 : 15);
          const plot: Box = side === 'left' ? [x - 4, 18, x + 7, 35] : [x - 7, 18, x + 4, 35];
          const onPlot = side === 'on' ? [] : things.filter((thing) => lies(thing, plot));
          expect([inLanes, onPlot], `${area} ${side} ${seed}`).toEqual([[], []]);
        }
  });

  test('[BDZ-camp-road-off] tents are of cloth', () => {
    const { map } = table('rural', placed('campground')).state;
    expect(map?.places?.map((p) => [p.kind, p.data?.building])).toEqual([
      ['tent', 'tent-1'],
      ['tent', 'tent-2'],
      ['tent', 'tent-3'],
    ]);
  });
});

/** The band and the others in their places on that table. */
function together(place: RoadPlace, side: 'left' | 'right' | 'on', more: Situation = {}): Game {
  const others = { seat: 'others', class: 'ganger', x: -1, y: -1 } as const;
  const people = { 'p-1': others, 'p-2': { ...others, rep: 5 }, 'p-3': others, ...more.people };
  const g = table('suburbs', placed(place, side), '5', { ...more, people });
  g.answer('play').end();
  const { encounter } = g.w.s;
  if (!encounter?.road) throw new Error('Nobody is met.');
  return g.begin(comeTogether(g.w, encounter, encounter.road));
}
const theirs = (g: Game): Person[] => g.state.people.filter((p) => p.seat === 'others');
const car = (g: Game) => g.state.vehicles.find((v) => v.id === 'met-sedan');

describe('where they are', () => {
  test('[BDZ-camp-road-where] wherever they are, nobody stands where somebody else does', () => {
    for (const place of EVERY) {
      const g = together(place, isOn(place) ? 'on' : 'left').end();
      expect(bdz.check?.(g.state, g.w.book), place).toBeUndefined();
    }
  });

  test('[BDZ-camp-road-off] [BDZ-D-c95] [BDZ-D-c131] in a vehicle they sit in it, the highest Rep at the wheel', () => {
    const g = together('vehicle', 'right').end();
    expect(car(g)).toMatchObject({ x: 39, y: 24, speed: 0, running: false, keys: 'at-hand' });
    expect(theirs(g).map((p) => [p.id, p.aboard, p.sits])).toEqual([
      ['p-1', 'met-sedan', 'front'],
      ['p-2', 'met-sedan', 'wheel'],
      ['p-3', 'met-sedan', 'front'],
    ]);
  });

  test('[BDZ-camp-road-off] [BDZ-D-c131] in a house they are inside, and the vehicle before it', () => {
    const g = together('house', 'left').end();
    expect(theirs(g).every((p) => g.table.houseOf(p) === 'met-house')).toBe(true);
    // They look to where the band comes onto the road: 15 inches to the right of them, and 24 to the south.
    expect(theirs(g).map((p) => p.facing)).toEqual([148, 148, 148]);
    expect(car(g)).toMatchObject({ x: 14, y: 24, keys: 'unknown', found: true });
    expect(theirs(g).every((p) => p.aboard === '')).toBe(true);
  });

  test('[BDZ-D-c65] [BDZ-enc-loot-8] the house they are in holds them and nothing else: it is not rolled for, and had been lived in', () => {
    const g = together('house', 'left').end();
    expect(g.state.encounter?.houses).toMatchObject([{ id: 'met-house', was: 'humans', clear: 'no' }]);
    const at = { x: 10.5, y: 22 };
    const enters = (house: boolean) => {
      if (!house) g.w.s.encounter?.houses.pop();
      return g.table.as('star', [at.x, at.y, 0], () => unseenBy(g.w, g.person('star'), g.table));
    };
    expect([enters(true), enters(false)]).toEqual([undefined, 'met-house']);
    // In a tent or at the pumps it is found out as anywhere.
    expect(together('gas-station', 'left').end().state.encounter?.houses).toEqual([]);
  });

  test.each(['campground', 'gas-station', 'diner'] as const)(
    '[BDZ-camp-road-building] [BDZ-camp-road-off] [BDZ-D-c131] %s: they are outside, near it',
    (place) => {
      const g = together(place, 'right').end();
      for (const p of theirs(g)) {
        expect(g.table.houseOf(p)).toBeUndefined();
        expect(Math.max(Math.abs(p.x - 39), Math.abs(p.y - 24))).toBeLessThan(9);
      }
    },
  );

  test('[BDZ-camp-road-on] [BDZ-D-c95] one that comes the other way is 6 inches in, in its own lane, at its Speed', () => {
    const g = together('oncoming', 'on').end();
    expect(car(g)).toMatchObject({ x: 24 - 0.875, y: 42, facing: 180, speed: 18, running: true });
    expect(theirs(g).every((p) => p.aboard === 'met-sedan')).toBe(true);
  });

  test('[BDZ-camp-road-on] [BDZ-D-c95] one that has broken down or has no gas stands in the middle, and they beside it', () => {
    const [down, dry] = [together('broken-down', 'on').end(), together('out-of-gas', 'on').end()];
    expect(car(down)).toMatchObject({ x: 24, y: 24, condition: 'disabled', speed: 0 });
    expect(car(dry)).toMatchObject({ x: 24, y: 24, condition: 'runs', fuel: 0 });
    expect(theirs(down).every((p) => p.aboard === '' && Math.abs(p.y - 24) < 6)).toBe(true);
  });

  test('[BDZ-camp-road-on] [BDZ-D-c95] [BDZ-D-c131] a block lies across the road, and they behind it', () => {
    const g = together('road-block', 'on').end();
    expect(car(g)).toMatchObject({ x: 24, y: 24, facing: 90 });
    expect(theirs(g).every((p) => p.y >= 26)).toBe(true);
  });

  test('[BDZ-D-c131] round a vehicle each is on the nearest free spot, the highest Rep first', () => {
    const g = together('broken-down', 'on').end();
    const off = (id: string) => Math.hypot(g.person(id).x - 24, g.person(id).y - 24);
    const [first, second, third] = [off('p-2'), off('p-1'), off('p-3')];
    expect([first <= second, second <= third]).toEqual([true, true]);
    // A sedan is two inches wide, and nobody is farther from its side than necessary.
    expect(third).toBeLessThan(3);
  });

  test('[BDZ-D-c95] the vehicle is one of the area, and is drawn again until it seats them all', () => {
    const draws = [['5'], ['motorcycle'], ['sports-car'], ['pickup']];
    const people = Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [`p-${i + 1}`, { seat: 'others', x: -1, y: -1 }]),
    );
    const g = game({
      scenario: 'campaign',
      people: { star: { x: -1, y: -1 }, ...people },
      dice: random('5'),
      draws,
      state: onRoad(['star'], { area: 'suburbs', road: placed('vehicle') }),
    });
    g.begin(laysTable(g.w)).answer('play').end();
    g.begin(comeTogether(g.w, g.w.s.encounter as never, placed('vehicle'))).end().done;
    const [v] = g.state.vehicles.filter((each) => each.id.startsWith('met-'));
    expect(v?.kind).toBe('pickup');
    expect(theirs(g).map((p) => p.sits)).toEqual(['wheel', 'front', 'front', 'rear', 'rear', 'rear', 'rear']);
    // Two just fit onto a motorcycle.
    const two = game({
      scenario: 'campaign',
      people: {
        star: { x: -1, y: -1 },
        'p-1': { seat: 'others', x: -1, y: -1 },
        'p-2': { seat: 'others', x: -1, y: -1 },
      },
      dice: random('5'),
      draws: [['5'], ['motorcycle'], ['pickup']],
      state: onRoad(['star'], { area: 'suburbs', road: placed('vehicle') }),
    });
    two.begin(laysTable(two.w)).answer('play').end();
    two.begin(comeTogether(two.w, two.w.s.encounter as never, placed('vehicle'))).end();
    expect(two.state.vehicles.find((each) => each.id.startsWith('met-'))?.kind).toBe('motorcycle');
    // Every area has a vehicle that seats the largest possible group.
    for (const area of ['urban', 'suburbs', 'rural'] as const)
      expect(
        Math.max(
          ...vehiclesIn(area)
            .map((kind) => kindRow(PRINTED, kind).seats)
            .map(({ front, rear }) => front + rear),
        ),
      ).toBeGreaterThan(12);
  });
});

describe('the band', () => {
  const ours = (g: Game) => g.state.people.filter((p) => p.seat === 'player-1');

  test('[BDZ-camp-road-enter] [BDZ-D-c131] on foot it is 6 inches down the road, side by side', () => {
    const g = together('house', 'left').end();
    for (const p of ours(g)) {
      expect(isThere(p) && carriesOn(p)).toBe(true);
      expect([p.y <= 6, Math.abs(p.x - 24) < 3, p.facing]).toEqual([true, true, 0]);
    }
    expect(Math.max(...ours(g).map((p) => p.y))).toBe(6);
  });

  test('[BDZ-camp-road-enter] [BDZ-D-c131] riding it is in its lane, as fast as the player likes, whoever the player wants at the wheel', () => {
    const suv = { ...PARKED, triedBy: [], id: 'own-suv-1', kind: 'suv' as const, x: -1, y: -1, found: false };
    const set = onRoad(['star', 'bo'], { area: 'suburbs', road: placed('house', 'left') });
    const plan = { ...(set.campaign?.plan as never as object), vehicles: ['own-suv-1'] };
    const state = { ...set, campaign: { ...set.campaign, plan }, vehicles: [suv] };
    const g = together('house', 'left', { state: state as never });
    expect(g.question()).toBe('player-1 who-drives BDZ-camp-road-enter');
    expect(g.options()).toEqual(['star', 'bo']);
    g.answer('bo');
    expect(g.question()).toBe('player-1 road-speed BDZ-camp-road-enter');
    expect(g.refused(19)).toBe('BDZ-camp-road-enter');
    g.answer(10).end();
    expect(g.vehicle('own-suv-1')).toMatchObject({ x: 24.875, y: 6, facing: 0, speed: 10, running: true });
    expect(ours(g).map((p) => [p.id, p.aboard, p.sits])).toEqual([
      ['star', 'own-suv-1', 'front'],
      ['bo', 'own-suv-1', 'wheel'],
    ]);
  });

  test('[BDZ-D-c131] its vehicles stand side by side in the lanes, each six inches in by its middle; whoever has no seat walks', () => {
    const own = (id: string) =>
      ({ ...PARKED, triedBy: [], id, kind: 'motorcycle' as const, x: -1, y: -1, found: false }) as const;
    const set = onRoad(['star', 'bo', 'cy', 'dan', 'eve', 'fay', 'gus'], {
      area: 'suburbs',
      road: placed('house', 'left'),
    });
    const ids = ['own-motorcycle-1', 'own-motorcycle-2', 'own-motorcycle-3'];
    const state = {
      ...set,
      campaign: { ...set.campaign, plan: { ...(set.campaign?.plan as never as object), vehicles: ids } },
      vehicles: ids.map(own),
    };
    const off = { x: -1, y: -1 };
    const g = together('house', 'left', {
      state: state as never,
      people: { cy: off, dan: off, eve: off, fay: off, gus: off },
    });
    g.answer('cy', 'bo', 'eve');
    expect(g.question()).toBe('player-1 who-rides BDZ-camp-road-enter');
    // Nobody walks for whom there is a seat.
    expect(g.asked().shape).toMatchObject({ min: 1, max: 1 });
    g.answer(['star'], 0, ['dan'], 0, ['gus'], 0).end();
    expect(ids.map((id) => [g.vehicle(id).x, g.vehicle(id).y])).toEqual([
      [24.875, 6],
      [23.125, 6],
      [25.75, 6],
    ]);
    const aboard = (id: string) => ours(g).filter((p) => p.aboard === id);
    expect(ids.map((id) => aboard(id).find((p) => p.sits === 'wheel')?.id)).toEqual(['cy', 'bo', 'eve']);
    const afoot = ours(g).filter((p) => p.aboard === '');
    expect([afoot.map((p) => p.id), afoot.every((p) => p.y <= 6)]).toEqual([['fay'], true]);
  });

  test('[BDZ-camp-road-enter] [BDZ-D-c131] each vehicle comes with a driver of its own, and no more ride than the player says', () => {
    const own = (id: string) =>
      ({ ...PARKED, triedBy: [], id, kind: 'suv' as const, x: -1, y: -1, found: false }) as const;
    const ids = ['own-suv-1', 'own-suv-2', 'own-suv-3', 'own-suv-4'];
    const comes = (vehicles: readonly string[], people: Situation['people'] = {}) => {
      const who = ['star', 'bo', ...Object.keys(people)];
      const set = onRoad(who, { area: 'rural', road: placed('house', 'left') });
      const plan = { ...(set.campaign?.plan as never as object), vehicles };
      const state = { ...set, campaign: { ...set.campaign, plan }, vehicles: vehicles.map(own) };
      return together('house', 'left', { people, state: state as never });
    };
    const off = { x: -1, y: -1 };
    const g = comes(ids.slice(0, 3), { cy: off, kid: { ...off, being: 'child' } });
    expect(g.options()).toEqual(['star', 'bo', 'cy']);
    g.answer('star', 'cy');
    expect(g.asked().shape).toMatchObject({ min: 0, max: 1 });
    g.answer([], 5, ['kid'], 5, 5).end();
    expect(ours(g).map((p) => [p.id, p.aboard, p.sits])).toEqual([
      ['star', 'own-suv-1', 'wheel'],
      ['bo', 'own-suv-3', 'wheel'],
      ['cy', 'own-suv-2', 'wheel'],
      ['kid', 'own-suv-2', 'front'],
    ]);
    // All of them are six inches in, and none stands in another. The fourth has no driver.
    expect(ids.slice(0, 3).map((id) => g.vehicle(id).y)).toEqual([6, 6, 6]);
    expect(bdz.check?.(g.state, g.w.book)).toBeUndefined();
    const few = comes(ids).answer('bo', 0, 0).end();
    expect(ids.map((id) => few.vehicle(id).x >= 0)).toEqual([true, true, false, false]);
  });
});

test('[BDZ-camp-road-building] [BDZ-D-c130] the diner stands north of the gas station, as far from the road, and both stand on the plot', () => {
  for (const side of ['left', 'right'] as const) {
    const { map } = table('rural', placed('diner', side, 15)).state;
    const rectOf = (id: string) => map?.buildings?.find((b) => b.id === id)?.rect ?? [0, 0, 0, 0];
    const [station, diner] = [rectOf('met-house'), rectOf('met-diner')] as const;
    const x = side === 'left' ? 9 : 39;
    expect([(station[0] + station[2]) / 2, (diner[0] + diner[2]) / 2], side).toEqual([x, x]);
    expect([station[1] >= 18, diner[1] > station[3], diner[3] <= 35], side).toEqual([true, true, true]);
  }
});

test('[BDZ-camp-road-enter] a band on foot stands close together six inches down the road, each on the nearest free spot', () => {
  const many = Array.from({ length: 7 }, (_, i) => `b-${i}`);
  const more = {
    people: Object.fromEntries(many.map((id) => [id, { x: -1, y: -1 }])),
    state: onRoad(['star', 'bo', ...many], { area: 'suburbs', road: placed('house', 'left') }),
  };
  const g = together('house', 'left', more).end();
  const band = g.state.people.filter((p) => p.seat !== 'others').map((p) => `${p.x} ${p.y}`);
  // Of spots that are as near the one to the south comes first, then the one to the west.
  expect(band.slice(0, 4)).toEqual(['24 6', '24 4.75', '22.75 6', '25.25 6']);
  expect(band.sort()).toEqual(
    [
      '24 6',
      '24 4.75',
      '22.75 6',
      '25.25 6',
      '22.75 4.75',
      '25.25 4.75',
      '24 3.5',
      '21.5 6',
      '26.5 6',
    ].sort(),
  );
});

test('[BDZ-camp-road-enter] [BDZ-D-c95] a vehicle that comes onto the table is the one that was there, whichever it is', () => {
  const g = game({ vehicles: { a: { x: -1, y: -1 }, b: { x: -1, y: -1 } } });
  for (const id of ['a', 'b', 'c']) {
    const vehicle = { ...g.vehicle('a'), id, x: 10, y: 10 };
    g.w.happen({ is: 'came-on', cause: 'BDZ-camp-road-enter', vehicle, riders: [] });
  }
  expect(g.state.vehicles.map((v) => `${v.id} ${v.x}`)).toEqual(['a 10', 'b 10', 'c 10']);
});
