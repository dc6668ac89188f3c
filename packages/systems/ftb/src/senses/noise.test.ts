import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { ALARM, PHONE } from '../deeds/noise.js';
import type { Area } from '../kinds.js';
import { endOfTurn } from '../sequence/turns.js';
import { shootAll, volleyAt } from '../shooting/shooting.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { zedsAct } from '../zombies/zeds.js';
import { alarmsGoOn, LOUD, noise, place, startAlarm, startingZombies } from './noise.js';

const at = { x: 18, y: 18, facing: 0 };
const shots = (area: Area, dice: readonly number[], more: Situation = {}): Game =>
  game({ ...more, encounter: { area, ...more.encounter }, dice });

describe('what draws zombies', () => {
  test('[FTB-10.2.3, FTB-T-zombies-noise] a die for each shot: 4-6 in urban, 5-6 in suburban, 6 in rural areas', () => {
    const drawn = (area: Area) => {
      const faces = [1, 2, 3, 4, 5, 6];
      const count = { urban: 3, suburban: 2, rural: 1 }[area];
      const g = shots(area, [...faces, ...[1, 2, 3].slice(0, count)]);
      g.begin(noise(g.w, at, 6, 'shots', 'FTB-10.2.3'))
        .end()
        .done();
      return g.state.zeds.length;
    };
    expect([drawn('urban'), drawn('suburban'), drawn('rural')]).toEqual([3, 2, 1]);
  });

  test('[FTB-10.2, FTB-10.2.2] a noise draws exactly as so many shots at that spot do', () => {
    const g = shots('suburban', [5, 2, 1, 3]);
    g.begin(noise(g.w, at, 3, 'phone', 'FTB-10.2.4a'))
      .end()
      .done();
    expect(g.state.noises).toEqual([{ x: 18, y: 18, dice: 3, turn: 2 }]);
    expect(g.facts('zeds-came')).toHaveLength(1);
    const none = shots('suburban', [4, 4, 1]);
    none
      .begin(noise(none.w, at, 3, 'phone', 'FTB-10.2.4a'))
      .end()
      .done();
    expect(none.facts('zeds-came')).toHaveLength(0);
  });

  test('[FTB-D-21] in the first days shots draw one zombie at most for a roll of dice', () => {
    const g = shots('urban', [6, 6, 6, 2], { encounter: { kind: 'zed', day: 7 } });
    g.begin(noise(g.w, at, 3, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(g.state.zeds).toHaveLength(1);
    const later = shots('urban', [6, 6, 6, 2, 3, 4], { encounter: { kind: 'robbery-in-town', day: 14 } });
    later
      .begin(noise(later.w, at, 3, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(later.state.zeds).toHaveLength(3);
  });
});

describe('where they turn up', () => {
  test('[FTB-10.3a, FTB-T-zombies-clock] the die doubled is the hour, 12 being the way its maker faces; 12 inches off, facing it', () => {
    const spots = [1, 2, 3, 4, 5, 6].map((die) => {
      const g = shots('rural', [6, die]);
      g.begin(noise(g.w, { ...at, facing: 90 }, 1, 'shots', 'FTB-10.2.3')).end();
      const [z] = g.state.zeds;
      expect(distance(z as never, at)).toBeCloseTo(12, 2);
      expect(g.table.bearing(z?.id as string, at)).toBe(z?.facing);
      return Math.round(((z?.facing as number) + 180) % 360);
    });
    expect(spots).toEqual([150, 210, 270, 330, 30, 90]);
  });

  test('[FTB-EX-10.3] [FTB-10.3b] a Machine Pistol draws three: placed before the shots are resolved, without In Sight', () => {
    const g = shots('suburban', [2, 2, 1, 5, 6, 6, 1, 4, 6], {
      people: {
        'star-1': { has: ['machine-pistol'], rep: 4 },
        n1: { side: 'party-1', class: 'ganger', x: 18, y: 24 },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
    });
    const mark = {
      target: 'n1',
      dice: 3,
      zombie: false,
      cover: false,
      prone: false,
      fast: false,
      protected: false,
    };
    const gun = { item: 1, gun: 'machine-pistol' };
    const volley = volleyAt(g.w, 'star-1', gun, [{ ...mark, nth: 1, carries: '' }], 'active');
    g.begin(shootAll(g.w, [volley]))
      .end()
      .done();
    const order = g.w.facts.map((f) => (f as { is: string }).is);
    expect(order.indexOf('zeds-came')).toBeLessThan(order.indexOf('shots'));
    expect(g.facts('in-sight')).toHaveLength(0);
    const hours = g.state.zeds.map((z) => Math.round(((z.facing + 180) % 360) / 30) || 12);
    expect(hours).toEqual([2, 8, 12]);
    for (const z of g.state.zeds) expect(distance(z, g.person('star-1'))).toBeCloseTo(12, 2);
  });

  test('[FTB-EX-10.3.1] [FTB-10.3.1b] off the table: the first spot clockwise that is on it, still 12 inches away', () => {
    const corner = { x: 5, y: 18, facing: 0 };
    const g = shots('rural', [6, 4]);
    g.begin(noise(g.w, corner, 1, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    const [z] = g.state.zeds;
    expect(distance(z as never, corner)).toBeCloseTo(12, 2);
    // 8 o'clock is west of the table: clockwise to the west, to where a base just fits.
    expect(z?.x).toBeGreaterThanOrEqual(0.4);
    expect(z?.x).toBeLessThan(0.7);
    expect(z?.y).toBeGreaterThan(18);
  });

  test('[FTB-10.3.1a] a spot in a building is inside it', () => {
    const g = shots('rural', [6, 6], {
      map: {
        buildings: [
          {
            id: 'shop',
            name: 'Shop',
            rect: [15, 27, 21, 33],
            levels: 1,
            doors: [{ id: 'd', at: [18, 27], type: 'door' }],
          },
        ],
      },
    });
    g.begin(noise(g.w, at, 1, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    const [z] = g.state.zeds;
    expect(g.table.houseOf(z as never)).toBe('shop');
  });

  test('[FTB-10.3.1a] [FTB-10.2.3] a shot upstairs is heard there, and draws it there', () => {
    const shop = {
      id: 'shop',
      name: 'Shop',
      rect: [15, 27, 21, 33] as [number, number, number, number],
      levels: 1,
    };
    const drawn = (level: number) => {
      const g = shots('rural', [6, 6], { map: { buildings: [shop] } });
      g.begin(noise(g.w, { ...at, level }, 1, 'shots', 'FTB-10.2.3')).end();
      return [g.state.noises[0]?.level, g.state.zeds[0]?.lastSeen];
    };
    expect(drawn(1)).toEqual([1, [at.x, at.y, 1]]);
    expect(drawn(0)).toEqual([undefined, [at.x, at.y, 0]]);
  });

  test('[FTB-10.3.1a] [FTB-D-191] it comes out by the door towards what drew it, however late it acts', () => {
    const shop = {
      id: 'shop',
      name: 'Shop',
      rect: [15, 27, 21, 33] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'd', at: [15, 30] as [number, number], type: 'door' as const }],
    };
    const g = game({
      encounter: { area: 'rural', dice: { players: 5, zombies: 1 }, acting: 0 },
      map: { buildings: [shop] },
      dice: [6],
    });
    g.begin(place(g.w, at, 1, 'start'))
      .end()
      .done();
    const acts = () => {
      Object.assign(g.state.encounter ?? {}, { done: [], acting: 1 });
      g.begin(zedsAct(g.w)).end();
    };
    acts();
    acts();
    const z = g.zed('zed-100');
    expect(g.table.houseOf(z)).toBeUndefined();
    for (let n = 0; n < 3; n++) acts();
    const points = g.facts('walked').flatMap((f) => f.way);
    expect(Math.min(...points.map(([x, y]) => distance({ x, y }, at)))).toBeLessThan(1);
  });

  test('[FTB-TB-tabletop-g] on the Tabletop only a 6 draws, from the left edge on 1-3, from the right on 4-6', () => {
    const tabletop: Situation = {
      map: { size: [12, 12] },
      encounter: { kind: 'no-terrain', area: 'urban' },
    };
    const g = game({ ...tabletop, dice: [6, 5, 6, 6, 3, 4, 3] });
    g.begin(noise(g.w, { x: 6, y: 2, facing: 0 }, 4, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(g.state.zeds.map((z) => [z.x, z.y])).toEqual([
      [0.4, 2],
      [11.6, 2],
      [0.4, 3],
    ]);
    const one = game({ ...tabletop, dice: [6, 4] });
    one
      .begin(noise(one.w, { x: 6, y: 2, facing: 0 }, 1, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(one.facts('zeds-came')).toMatchObject([{ how: 'edge', zeds: [{ x: 11.6, y: 2 }] }]);
    const none = game({ ...tabletop, dice: [5] });
    none
      .begin(noise(none.w, { x: 6, y: 2, facing: 0 }, 1, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(none.facts('zeds-came')).toEqual([]);
    // None appear beyond the corner.
    const low = game({ ...tabletop, dice: [6, 6, 1, 1] });
    low
      .begin(noise(low.w, { x: 6, y: 0.5, facing: 0 }, 2, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(low.state.zeds.map((z) => z.y)).toEqual([0.5, 1.5]);
    const high = game({ ...tabletop, dice: [6, 1] });
    high
      .begin(noise(high.w, { x: 6, y: 11.9, facing: 0 }, 1, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(high.state.zeds).toMatchObject([{ x: 0.4, y: 11.4 }]);
  });

  test('[FTB-TB-tabletop-g] on the Tabletop they come half the height of the edge away, if nearer there is no room', () => {
    const line = Array.from({ length: 14 }, (_, i) => [`zed-${i}`, { x: 0.4, y: 0.4 + 0.8 * i }]);
    const g = game({
      map: { size: [12, 12] },
      encounter: { kind: 'no-terrain', area: 'urban' },
      zeds: Object.fromEntries(line),
      dice: [6, 3],
    });
    g.begin(noise(g.w, { x: 6, y: 5.6, facing: 0 }, 1, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(g.facts('zeds-came')).toMatchObject([{ zeds: [{ x: 0.4, y: 11.6 }] }]);
  });

  test('[FTB-TB-tabletop-g] on the Tabletop they come on facing the table', () => {
    const g = game({ map: { size: [12, 12] }, encounter: { kind: 'no-terrain' }, dice: [6, 6, 3, 4] });
    g.begin(noise(g.w, { x: 6, y: 2, facing: 0 }, 2, 'shots', 'FTB-10.2.3')).end();
    expect(g.state.zeds).toMatchObject([
      { x: 0.4, facing: 90, level: 0 },
      { x: 11.6, facing: 270, level: 0 },
    ]);
  });

  test('[FTB-10.3.1b] where there is no room 12 inches away, none turn up', () => {
    const g = game({ map: { size: [8, 8] }, encounter: { area: 'rural' }, dice: [6, 1] });
    g.begin(noise(g.w, { x: 4, y: 4, facing: 0 }, 1, 'shots', 'FTB-10.2.3'))
      .end()
      .done();
    expect(g.state.zeds).toEqual([]);
    expect(g.facts('zeds-came')).toEqual([]);
  });

  test('[FTB-10.2.2] without a shot there is no noise', () => {
    const g = game();
    g.begin(noise(g.w, at, 0, 'shots', 'FTB-10.2.3')).end();
    expect(g.facts('noise')).toEqual([]);
  });
});

describe('the start', () => {
  const start = (area: Area, day: number, dice: readonly number[], humans = ['star-1']) => {
    const g = game({
      encounter: { area, day },
      people: { 'star-1': {}, n1: { x: 17 }, n2: { x: 19 } },
      dice,
    });
    g.begin(startingZombies(g.w, humans)).end().done();
    return g;
  };

  test('[FTB-10.2.1b, FTB-T-zombies-start] each human draws 1d6+1 in urban, 1d6 in suburban, 1/2d6 in rural areas', () => {
    expect(start('urban', 31, [2, 1, 2, 3]).state.zeds).toHaveLength(3);
    expect(start('suburban', 31, [2, 1, 2]).state.zeds).toHaveLength(2);
    expect(start('rural', 31, [3, 1, 2]).state.zeds).toHaveLength(2);
  });

  test('[FTB-EX-10.2.1] three humans in a suburban area: 2, 3 and 6 make eleven zombies', () => {
    const g = start('suburban', 31, [2, 1, 2, 3, 1, 2, 3, 6, 1, 2, 3, 4, 5, 6], ['star-1', 'n1', 'n2']);
    expect(g.state.zeds).toHaveLength(11);
    for (const z of g.state.zeds)
      for (const o of g.state.zeds) if (z !== o) expect(distance(z, o)).toBeGreaterThanOrEqual(0.799);
  });

  test('[FTB-10.2.1b] [FTB-D-21] on whatever day', () => {
    for (const day of [1, 20, 21]) expect(start('urban', day, [1, 1, 2]).state.zeds).toHaveLength(2);
  });
});

describe('noises that go on', () => {
  const alarm = { id: 'car', x: 18, y: 18, facing: 0, dice: LOUD.alarm };

  test('[FTB-10.2.4a] a car alarm is 6d6, a telephone 3d6', () => {
    expect(LOUD).toEqual({ alarm: 6, phone: 3 });
  });

  test('[FTB-10.2.4b] an alarm draws when it starts, and again before the dice of each new turn', () => {
    const g = game({ dice: [1, 1, 1, 1, 1, 6, 2, 1, 1, 1, 1, 5, 1, 3] });
    g.begin(startAlarm(g.w, alarm)).end();
    expect(g.state.zeds).toHaveLength(1);
    g.begin(endOfTurn(g.w)).end().done();
    expect(g.state.zeds).toHaveLength(2);
    const order = g.w.facts.map((f) => (f as { is: string }).is);
    expect(order.lastIndexOf('noise')).toBeGreaterThan(order.indexOf('turn-over'));
    g.w.happen({ is: 'alarm', cause: 'FTB-10.2.4b', alarm, on: false });
    g.begin(alarmsGoOn(g.w)).end();
    expect(g.facts('noise')).toHaveLength(2);
  });

  test('[FTB-10.2.4a] where the table has it so a figure beside a vehicle sets off its alarm or stops it, and lets a phone ring', () => {
    const beside = (y: number, noises: string) =>
      game({
        options: { noises },
        map: { vehicles: [{ id: 'car', kind: 'car', rect: [16, 20, 20, 22] }] },
        people: { 'star-1': { x: 18, y } },
        active: ['star-1'],
        dice: [1, 1, 1, 1, 1, 1],
      });
    const offers = (g: Game) => ALARM.offers(g.w, g.person('star-1'), []).map((o) => o.what);
    expect(offers(beside(19, 'on'))).toEqual(['car']);
    expect(offers(beside(18.9, 'on'))).toEqual([]);
    expect(offers(beside(19, 'off'))).toEqual([]);
    const g = beside(19, 'on');
    expect(PHONE.offers(g.w, g.person('star-1'), [])).toHaveLength(1);
    g.begin(ALARM.act(g.w, 'star-1', 'car'))
      .end()
      .done();
    expect(g.state.alarms).toMatchObject([{ id: 'car', dice: 6 }]);
    expect(offers(g)).toEqual([]);
    g.begin(ALARM.act(g.w, 'star-1', 'car')).end();
    expect(g.state.alarms).toEqual([]);
    const phone = beside(19, 'on');
    phone.begin(PHONE.act(phone.w, 'star-1', '')).end();
    expect(phone.facts('noise')).toMatchObject([{ dice: 3, what: 'phone' }]);
  });
});
