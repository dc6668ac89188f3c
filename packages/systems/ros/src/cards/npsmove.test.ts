import { describe, expect, test } from 'vitest';
import { nextLeg } from '../ground/ladders.js';
import type { Order, Person, Place } from '../state.js';
import { car, type Point, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { does, turn, type Zeds } from '../testing/nps.js';

// ------------------------------------------------------------------ going

describe('what they do in step 5', () => {
  /** An NPS at 50, 40 that goes somewhere in step 5. */
  function goes(nps: Partial<Person>, zeds: Zeds = {}, more: Situation = {}, leader: Partial<Person> = {}) {
    return game({
      people: {
        'survivor-1': { x: 10, y: 80, where: 'dead', ...leader },
        'nps-1': { x: 50, y: 40, leader: 'survivor-1', play: 'run', ...nps },
        ...more.people,
      },
      zeds,
      step: 5,
      options: { survivors: '2', ...more.options },
      ...(more.map && { map: more.map }),
      ...(more.state && { state: more.state }),
      ...(more.dice && { dice: more.dice }),
    });
  }
  const at = (g: ReturnType<typeof goes>) => {
    const { x, y, level } = g.person('nps-1');
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10, level];
  };

  test('[ROS-R-nps-steps] with the limits of a survivor: 10 cm, 5 with BOTH, and a door costs 5', () => {
    expect(at(goes({ goal: [80, 40, 0] }).finish(5))).toEqual([60, 40, 0]);
    expect(at(goes({ goal: [80, 40, 0], play: 'both' }).finish(5))).toEqual([55, 40, 0]);
    expect(at(goes({ goal: [80, 40, 0], play: 'shoot' }).finish(5))).toEqual([50, 40, 0]);
    const map = {
      buildings: [
        {
          id: 'B',
          name: 'Store',
          rect: [52, 30, 80, 50] as Rect,
          levels: 1,
          doors: [{ id: 'd', at: [52, 40] as Point, type: 'standard' }],
        },
      ],
    };
    const g = goes({ goal: [70, 40, 0] }, {}, { map }).finish(5);
    expect(g.state.doors[0]?.state).toBe('open');
    expect(at(g)).toEqual([55, 40, 0]);
    const late = goes({ x: 44, goal: [70, 40, 0] }, {}, { map }).finish(5);
    expect(late.state.doors[0]?.state).toBe('closed');
    expect(at(late)[0]).toBeCloseTo(51, 0);
    const opens = (x: number) => {
      const went = goes({ x, goal: [70, 40, 0] }, {}, { map }).finish(5);
      return [went.state.doors[0]?.state, went.facts('walked').length];
    };
    expect([opens(45.95), opens(45.949)]).toEqual([
      ['open', 1],
      ['closed', 1],
    ]);
  });

  /** A wire fence from south to north, ten cm or forty to either side of the NPS. */
  const wire = (far: number, x = 55) => ({
    barriers: [{ id: 'fence-1', kind: 'wire', path: [[x, 40 - far] as Point, [x, 40 + far] as Point] }],
  });

  test('[ROS-terrain-fence] [ROS-order-follower] it comes up to a wire fence and climbs it with a whole RUN', () => {
    const leader = { x: 60, y: 40, where: 'table', down: true } as const;
    const up = goes({ goal: 'leader' }, {}, { map: wire(40) }, leader).finish(5);
    expect(at(up)).toEqual([54, 40, 0]);
    const over = goes({ x: 53.95, goal: 'leader' }, {}, { map: wire(40) }, leader).finish(5);
    expect(at(over)).toEqual([56.1, 40, 0]);
    expect(over.facts('walked').map(({ how }) => how)).toEqual(['fence']);
    const ordered = goes({ x: 53.95, goal: [80, 40, 0] }, {}, { map: wire(40) }).finish(5);
    expect(at(ordered)).toEqual([56.1, 40, 0]);
    const slow = goes({ x: 53.95, goal: 'leader', play: 'both' }, {}, { map: wire(40) }, leader).finish(5);
    expect(at(slow)).toEqual([54, 40, 0]);
  });

  test('[ROS-terrain-fence] it goes round a fence where that is quicker, and climbs no nearer to a Zed that it sees', () => {
    const round = goes({ x: 53.95, goal: [80, 40, 0] }, {}, { map: wire(4) }).finish(5);
    expect(round.facts('walked').map(({ how }) => how)).toEqual(['nps']);
    const zed = { 'zed-1': { x: 75, y: 40 } };
    const shy = goes({ x: 53.95, pistol: -1, goal: [80, 40, 0] }, zed, { map: wire(40) }).finish(5);
    expect([at(shy), shy.facts('shied').length]).toEqual([[54, 40, 0], 1]);
  });

  test('[ROS-terrain-fence] in a game begun under revision 18 it goes round', () => {
    const begun = { x: 53.95, goal: [60, 40, 0] as Place };
    const g = game({
      people: { 'survivor-1': { where: 'dead' }, 'nps-1': { y: 40, play: 'run', ...begun } },
      map: wire(20),
      options: { survivors: '1' },
      step: 5,
      begun: 18,
    }).finish(5);
    expect(g.facts('walked').map(({ how }) => how)).toEqual(['nps']);
    expect(g.person('nps-1').x).toBeLessThan(55);
  });

  test('[ROS-terrain-door] it comes up to a closed door on its own side, whichever wall that is in', () => {
    const doors = { w: [52, 40], e: [80, 40], s: [66, 30], n: [66, 50] } as const;
    for (const [id, [x, y]] of Object.entries(doors)) {
      const map = {
        buildings: [
          {
            id: 'B',
            name: 'Store',
            rect: [52, 30, 80, 50] as Rect,
            levels: 1,
            doors: [{ id, at: [x, y] as Point, type: 'standard' }],
          },
        ],
      };
      const [out, up] = [Math.sign(x - 66), Math.sign(y - 40)];
      const g = goes({ x: x + 8 * out, y: y + 8 * up, goal: [66, 40, 0] }, {}, { map }).finish(5);
      expect(at(g), id).toEqual([x + 1.05 * out, y + 1.05 * up, 0].map((c) => Math.round(c * 10) / 10));
    }
  });

  test('[ROS-terrain-door] a closed door counts as 5 cm of its way: it takes an open one if that is shorter by then', () => {
    const opens = (y: number) => {
      const doors = [
        { id: 'near', at: [52, 40] as Point, type: 'standard' },
        { id: 'far', at: [52, y] as Point, type: 'standard', open: true },
      ];
      const map = {
        buildings: [{ id: 'B', name: 'Store', rect: [52, 30, 80, 60] as Rect, levels: 1, doors }],
      };
      return goes({ goal: [70, 40, 0] }, {}, { map }).finish(5).state.doors[0]?.state === 'open';
    };
    // By the open door 24.8 cm and 25.2 cm, straight on 20 cm and the door.
    expect([46.3, 46.6].map(opens)).toEqual([false, true]);
  });

  test('[ROS-R-base] it ends beside whom it follows, and on nobody', () => {
    const g = goes({ goal: 'leader' }, {}, {}, { x: 56, y: 40, where: 'table', play: 'shoot' });
    g.answer('keep').finish(5);
    expect(g.table.touching('nps-1', 'survivor-1')).toBe(true);
    expect(at(g)).toEqual([54, 40, 0]);
  });

  test('[ROS-order-follower] it goes where its leader has gone this turn', () => {
    const g = goes({ goal: 'leader' }, {}, {}, { x: 50, y: 43, where: 'table', play: 'run' });
    g.answer([50, 53]).answer('keep').finish(5);
    expect(at(g)).toEqual([50, 50, 0]);
  });

  test('[ROS-order-unarmed] unarmed it never comes nearer to a standing Zed that it sees', () => {
    const zed = { 'zed-1': { x: 60, y: 52 } };
    const bare = { pistol: -1, goal: [80, 40, 0] as const };
    const stays = goes({ ...bare, goal: [80, 40, 0] }, zed).finish(5);
    expect([at(stays), stays.facts('walked')]).toEqual([[50, 40, 0], []]);
    expect(stays.facts('shied')).toMatchObject([{ who: 'nps-1' }]);
    // It goes on if its way leads past the Zed or away from it, or if the Zed is down.
    const past = { 'zed-1': { x: 50, y: 60 } };
    const passes = goes({ ...bare, goal: [80, 40, 0] }, past).finish(5);
    expect([at(passes), passes.facts('shied')]).toEqual([[60, 40, 0], []]);
    const fallen = { 'zed-1': { x: 60, y: 52, down: true } };
    expect(at(goes({ ...bare, goal: [80, 40, 0] }, fallen).finish(5))).toEqual([60, 40, 0]);
    const hidden = { buildings: [{ id: 'B', name: 'Wall', rect: [45, 44, 75, 48] as Rect, levels: 1 }] };
    expect(at(goes({ ...bare, goal: [80, 40, 0] }, zed, { map: hidden }).finish(5))).toEqual([60, 40, 0]);
    // Armed, it goes.
    expect(at(goes({ goal: [80, 40, 0] }, zed).finish(5))).toEqual([60, 40, 0]);
  });

  test('[ROS-order-unarmed] [ROS-D-butt] whoever has the butt of an empty gun is not unarmed', () => {
    const zed = { 'zed-1': { x: 60, y: 52 } };
    const empty = { pistol: 0, clip: 0, goal: [80, 40, 0] as Place };
    expect(at(goes(empty, zed).finish(5))).toEqual([50, 40, 0]);
    expect(at(goes({ ...empty, main: 'shotgun' }, zed).finish(5))).toEqual([60, 40, 0]);
  });

  test('[ROS-order-unarmed] it goes as far as it can without doing so', () => {
    // First away from the Zed around the corner of a house, and then nearer again.
    const map = { buildings: [{ id: 'B', name: 'Wall', rect: [48, 41.5, 54, 60] as Rect, levels: 1 }] };
    const zed = { 'zed-1': { x: 60, y: 30 } };
    const g = goes({ x: 61, y: 34, pistol: -1, goal: [57, 52, 0] }, zed, { map }).finish(5);
    const { x, y } = g.person('nps-1');
    expect(Math.hypot(x - 61, y - 34)).toBeGreaterThan(9);
    const toward = goes(
      { x: 50, y: 40, pistol: -1, goal: [50, 20, 0] },
      { 'zed-1': { x: 60, y: 36 } },
    ).finish(5);
    expect(at(toward)).toEqual([50, 40, 0]);
    // Straight past a Zed that is level with it after 4 cm, without any step nearer.
    const by = goes({ x: 50, y: 40, pistol: -1, goal: [70, 40, 0] }, { 'zed-1': { x: 46, y: 36 } }).finish(5);
    expect(at(by)).toEqual([60, 40, 0]);
  });

  test('[ROS-order-unarmed] it minds a Zed that comes into sight on its way, from there on', () => {
    const map = { buildings: [{ id: 'B', name: 'Wall', rect: [40, 42, 55, 50] as Rect, levels: 1 }] };
    const zed = { 'zed-1': { x: 60, y: 60 } };
    const goal: Place = [80, 40, 0];
    const g = goes({ goal, pistol: -1 }, zed, { map });
    expect(g.table.sees('nps-1', 'zed-1')).toBe('no');
    g.finish(5);
    expect(g.table.sees('nps-1', 'zed-1')).not.toBe('no');
    expect(
      g.table.as('nps-1', [g.person('nps-1').x - 0.5, 40, 0], () => g.table.sees('nps-1', 'zed-1')),
    ).toBe('no');
    expect(at(goes({ goal }, zed, { map }).finish(5))).toEqual([60, 40, 0]);
    // Though that is only a little way.
    const stop = g.person('nps-1').x;
    const near = goes({ x: stop - 0.6, goal, pistol: -1 }, zed, { map })
      .finish(5)
      .person('nps-1').x;
    expect(near).toBeGreaterThan(stop - 0.4);
    const sent = goes({ goal, pistol: -1 }, zed, { map, options: { umpire: 'person' } });
    expect(sent.refused([59, 40])).toBe('ROS-order-unarmed');
    sent.answer([52, 40]);
  });

  test('[ROS-order-unarmed, ROS-T-nps] nor does it run into the sight of another', () => {
    const map = { buildings: [{ id: 'B', name: 'Wall', rect: [30, 44, 49, 46] as Rect, levels: 1 }] };
    const zeds = { 'zed-1': { x: 50, y: 32 }, 'zed-2': { x: 40, y: 64 } };
    const runs = (pistol: number) => goes({ goal: 'away', pistol }, zeds, { map }).finish(5);
    expect(at(runs(6))).toEqual([50, 50, 0]);
    const { x, y } = runs(-1).person('nps-1');
    expect(Math.hypot(x - 40, y - 64)).toBeGreaterThan(20);
  });

  test('[ROS-T-nps] running away it ends farther from what it sees, unarmed without coming nearer to any', () => {
    const zeds = { 'zed-1': { x: 50, y: 32 }, 'zed-2': { x: 62, y: 40 } };
    const g = goes({ goal: 'away', pistol: -1 }, zeds).finish(5);
    const p = g.person('nps-1');
    for (const [zx, zy] of [
      [50, 32],
      [62, 40],
    ] as const)
      expect(Math.hypot(p.x - zx, p.y - zy)).toBeGreaterThan(Math.hypot(50 - zx, 40 - zy));
    expect(g.facts('walked')[0]?.cost).toBeGreaterThan(9);
  });

  test('[ROS-T-nps] in the open it runs straight away from the only one, the whole of its move', () => {
    expect(at(goes({ goal: 'away' }, { 'zed-1': { x: 50, y: 32 } }).finish(5))).toEqual([50, 50, 0]);
    expect(at(goes({ goal: 'away', play: 'both' }, { 'zed-1': { x: 42, y: 40 } }).finish(5))).toEqual([
      55, 40, 0,
    ]);
  });

  test('[ROS-T-nps] [ROS-R-map] in a corner it goes as far into it as it gets', () => {
    const g = goes({ x: 116, y: 86, goal: 'away', pistol: -1 }, { near: { x: 106, y: 76 } }).finish(5);
    expect(at(g)).toEqual([118.5, 88.5, 0]);
  });

  test('[ROS-order-unarmed] not even in running away', () => {
    const zeds = { 'zed-1': { x: 50, y: 32 }, 'zed-2': { x: 50, y: 60 } };
    const off = (p: Person) => [Math.hypot(p.x - 50, p.y - 32), Math.hypot(p.x - 50, p.y - 60)] as const;
    const [one, other] = off(goes({ goal: 'away', pistol: -1 }, zeds).finish(5).person('nps-1'));
    expect(one).toBeGreaterThan(9);
    expect(other).toBeGreaterThanOrEqual(19.99);
    expect(off(goes({ goal: 'away' }, zeds).finish(5).person('nps-1'))[1]).toBeLessThan(19);
  });

  const TOWER = {
    buildings: [{ id: 'B', name: 'Tower', rect: [40, 42, 60, 60] as Rect, levels: 1 }],
    links: [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 1 }],
  };

  test('[ROS-R-levels] an NPS goes to the ladder that its way leads over, and climbs it', () => {
    const up: Order = { do: 'run', to: [50, 50, 1], name: 'Roof' };
    const foot = { x: 50, y: 40.5, order: up };
    expect(does(foot, {}, {}, { map: TOWER })).toBe('5 climb');
    const away = { x: 58, y: 30, order: up };
    expect(does(away, {}, {}, { map: TOWER })).toBe('5 run');
    const g = goes({ x: 58, y: 36, order: up, goal: [50, 50, 1] }, {}, { map: TOWER }).finish(5);
    expect(g.person('nps-1').level).toBe(0);
    expect(Math.hypot(g.person('nps-1').x - 50, g.person('nps-1').y - 42)).toBeLessThanOrEqual(2.1);
    const climbs = goes({ x: 50, y: 40.5, play: 'climb', goal: [50, 50, 1] }, {}, { map: TOWER }).finish(5);
    expect(climbs.person('nps-1').level).toBe(1);
  });

  /** Ladders in a tall building, each from one level to another. */
  const inside = (levels: number, links: readonly [string, Point, number, number][]) => ({
    buildings: [{ id: 'B', name: 'Tower', rect: [20, 20, 100, 60] as Rect, levels }],
    links: links.map(([id, at, from, to]) => ({ id, kind: 'ladder', at, from, to })),
  });
  const firstLeg = (map: Situation['map'], goal: Place) => {
    const g = goes({ x: 25, y: 30 }, {}, { map });
    const leg = nextLeg(g.w, g.person('nps-1'), goal);
    return 'to' in leg ? Math.round(leg.to[0] / 10) * 10 : leg.climb;
  };

  test('[ROS-R-levels] two short ladders close by are a shorter way than a long one farther off', () => {
    const map = inside(2, [
      ['low', [30, 30], 0, 1],
      ['high', [34, 30], 1, 2],
      ['long', [42, 30], 0, 2],
    ]);
    expect(firstLeg(map, [34, 34, 2])).toBe(30);
  });

  test('[ROS-R-levels] of ways over several ladders the shortest, in whatever order they come', () => {
    const map = inside(3, [
      ['long', [60, 30], 0, 2],
      ['top', [40, 30], 2, 3],
      ['low', [30, 30], 0, 1],
      ['middle', [35, 30], 1, 2],
    ]);
    expect(firstLeg(map, [40, 34, 3])).toBe(30);
  });

  test('[ROS-R-levels] a ladder counts by the levels that it climbs, on whatever level it begins', () => {
    const map = inside(2, [
      ['down', [30, 30], 0, 1],
      ['long', [32, 30], 0, 2],
      ['up', [42, 30], 1, 2],
    ]);
    const g = goes({ x: 25, y: 30, level: 1 }, {}, { map });
    const leg = nextLeg(g.w, g.person('nps-1'), [36, 30, 2]);
    // One level up and 23 cm on foot, rather than one down, two up and 11 cm.
    expect('to' in leg && Math.round(leg.to[0] / 10) * 10).toBe(40);
  });

  test('[ROS-order-follower] it climbs after its leader, or comes to the ladder', () => {
    const leader = { x: 51.5, y: 40.9, play: 'climb' as const };
    expect(does({ x: 49.5, y: 40.9 }, leader, {}, { map: TOWER })).toBe('7 climb');
    expect(does({ x: 49.5, y: 38 }, leader, {}, { map: TOWER })).toBe('7 run');
    expect(does({ x: 49.5, y: 40.9 }, { x: 50, y: 50, level: 1, play: 'run' }, {}, { map: TOWER })).toBe(
      '7 climb',
    );
    const g = goes(
      { x: 49.5, y: 40.9, play: 'climb', goal: 'leader' },
      {},
      { map: TOWER },
      { ...leader, where: 'table' },
    );
    g.answer('ladder-1 up').answer('keep').finish(5);
    expect(g.person('nps-1').level).toBe(1);
    expect(g.table.gap('nps-1', 'survivor-1')).toBeGreaterThanOrEqual(0);
  });

  test('[ROS-D-ladder] on a long ladder it can only climb on', () => {
    const map = {
      buildings: [{ id: 'B', name: 'Tower', rect: [40, 42, 60, 60] as Rect, levels: 2 }],
      links: [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 2 }],
    };
    const hanging = { x: 50, y: 40.95, level: 1, ladder: 'ladder-1' };
    expect(
      does(hanging, { x: 50, y: 50, level: 2, play: 'shoot' }, { 'zed-1': { x: 50, y: 36 } }, { map }),
    ).toBe('7 climb');
    const g = goes(
      { ...hanging, play: 'climb', goal: 'leader' },
      {},
      { map },
      { x: 50, y: 50, level: 2, where: 'table', play: 'shoot' },
    );
    g.answer('keep').finish(5);
    expect(g.person('nps-1')).toMatchObject({ level: 2, ladder: '' });
    const down = goes({ ...hanging, play: 'climb', goal: [50, 20, 0] }, {}, { map }).finish(5);
    expect(down.person('nps-1')).toMatchObject({ level: 0, ladder: '' });
  });

  test('[ROS-D-ladder] whatever else would be called for', () => {
    const links = [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 2 }];
    const map = {
      buildings: [{ ...TOWER.buildings[0], id: 'B', name: 'Tower', levels: 2 }],
      links,
    } as Situation['map'];
    const hanging = {
      x: 50,
      y: 40.95,
      level: 1,
      ladder: 'ladder-1',
      pistol: 0,
      minor: ['pistol reload' as const],
    };
    expect(does({ ...hanging, leader: '' }, {}, {}, { map })).toBe('9 climb');
    expect(does(hanging, { x: 50, y: 36, play: 'shoot' }, {}, { map })).toBe('7 climb');
  });

  test('[ROS-card-ASSIST] a follower helps as its leader does', () => {
    const g = goes(
      { play: 'assist' },
      {},
      { people: { 'nps-2': { x: 52, y: 40, down: true, leader: 'nps-1' } } },
    );
    g.finish(5);
    expect(g.facts('raised')).toMatchObject([{ who: 'nps-2', by: 'nps-1' }]);
  });

  test('[ROS-D-last-out] [ROS-D-exit] whom nobody leads any more goes for the exit, and leaves by it', () => {
    const map = { places: [{ id: 'exit', kind: 'exit', rect: [100, 30, 120, 50] as Rect }] };
    const out = { where: 'out' as const, x: 110, y: 40 };
    const g = turn(
      {},
      { ...out, play: '' },
      {},
      { map, people: { 'survivor-2': { x: 5, y: 5, play: 'shoot' } }, options: { survivors: '2' } },
    );
    g.finish(2);
    expect(g.facts('nps-does')).toMatchObject([{ line: 7, play: 'run' }]);
    expect(g.person('nps-1').goal).toEqual([101.1, 40, 0]);
    const onTheWay = goes({ x: 60, goal: [102, 40, 0] }, {}, { map }, out).finish(5);
    expect(onTheWay.facts('left')).toEqual([]);
    const there = goes({ x: 95, goal: [102, 40, 0] }, {}, { map }, out).finish(5);
    expect(there.facts('left')).toMatchObject([{ who: 'nps-1', by: 'exit' }]);
    // No other zone lets anybody out: this one walks about where the survivors began.
    const begun = goes({ x: 10, y: 10, goal: [15, 10, 0] }, {}, { map }, out).finish(5);
    expect([begun.facts('left'), at(begun)]).toEqual([[], [15, 10, 0]]);
    // Nobody leaves in the first turn. ROS-D-exit.
    const early = goes({ x: 95, goal: [102, 40, 0] }, {}, { map, state: { turn: 1 } }, out).finish(5);
    expect(early.facts('left')).toEqual([]);
    expect(early.facts('walked')).toMatchObject([{ who: 'nps-1' }]);
    // If led, it waits for its leader.
    const led = goes(
      { x: 95, goal: [102, 40, 0] },
      {},
      { map },
      { x: 104, y: 40, where: 'table', play: 'shoot' },
    );
    led.answer('keep').finish(5);
    expect(led.facts('left')).toEqual([]);
  });

  test('[ROS-D-last-out] [ROS-S-4] where there is a landing point, whom nobody leads any more goes for that', () => {
    const landing = {
      id: 'landing',
      kind: 'landing',
      at: [70, 55] as [number, number],
      data: { from: 1, to: 9 },
    };
    const g = turn(
      {},
      { where: 'out', x: 110, y: 40, play: '' },
      {},
      {
        map: { places: [landing] },
        people: { 'survivor-2': { x: 5, y: 5, play: 'shoot' } },
        options: { survivors: '2' },
      },
    );
    g.finish(2);
    expect(g.person('nps-1').goal).toEqual([70, 55, 0]);
  });

  test('[ROS-R-facing] it looks at the nearest Zed that it sees, or where it went', () => {
    expect(
      goes({ goal: [80, 40, 0] }, { 'zed-1': { x: 60, y: 80 } })
        .finish(5)
        .person('nps-1').facing,
    ).toBe(0);
    expect(
      goes({ goal: [50, 20, 0] })
        .finish(5)
        .person('nps-1').facing,
    ).toBe(180);
    expect(goes({ play: 'shoot', facing: 270 }).finish(5).person('nps-1').facing).toBe(270);
    const down = { x: 50, y: 60, down: true };
    const turned = (zeds: Zeds) =>
      goes({ play: 'shoot', facing: 270 }, zeds).finish(5).person('nps-1').facing;
    expect(turned({ 'zed-1': down })).toBe(0);
    expect(turned({ 'zed-1': down, 'zed-2': { x: 80, y: 40 } })).toBe(90);
  });

  test('[ROS-U-seats] a person as umpire may send it elsewhere, but not unarmed nearer to a Zed', () => {
    const options = { umpire: 'person' };
    const g = goes({ goal: [80, 40, 0] }, {}, { options });
    expect(g.question()).toBe('umpire nps-move ROS-order-doubt');
    g.answer([50, 30]);
    expect(at(g)).toEqual([50, 30, 0]);
    g.answer('proposed').finish(5);
    const same = goes({ goal: [80, 40, 0] }, {}, { options });
    same.answer('proposed');
    expect(at(same)).toEqual([60, 40, 0]);
    const bare = goes({ goal: [80, 40, 0], pistol: -1 }, { 'zed-1': { x: 70, y: 40 } }, { options });
    expect(bare.refused([55, 40])).toBe('ROS-order-unarmed');
    expect(bare.refused([50, 29])).toBe('ROS-card-RUN');
    bare.answer([45, 40]);
  });

  test('[ROS-U-seats] a person as umpire is shown how far it gets, and is not asked about one in a car or on a ladder', () => {
    const options = { umpire: 'person' };
    const lit = (nps: Partial<Person>, map: Situation['map'] = {}) => {
      const g = goes({ goal: [80, 40, 0], ...nps }, {}, { options, map });
      if (g.question() !== 'umpire nps-move ROS-order-doubt') return undefined;
      const { shape } = g.asked();
      if (!('lit' in shape)) throw new Error('No spots are lit.');
      return shape.lit.flatMap(({ level, cell, runs }) =>
        Array.from({ length: runs.length / 3 }, (_, i) => [level, cell, ...runs.slice(3 * i, 3 * i + 3)]),
      );
    };
    const rows = lit({}) ?? [];
    // 10 cm to either side in the row that it stands in.
    expect(rows).toContainEqual([0, 1, 40, 40, 60]);
    expect(rows).toHaveLength(20);
    expect(lit({ x: 60, y: 45, inside: 'V1' }, car([50, 40, 70, 50]))).toEqual([]);
    const links = [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 2 }];
    const long = { buildings: [{ ...TOWER.buildings[0], levels: 2 }], links } as Situation['map'];
    expect(lit({ x: 50, y: 40.95, level: 1, ladder: 'ladder-1' }, long)).toBeUndefined();
  });

  describe('in a lane as wide as itself', () => {
    const lane = (end: number) => ({
      buildings: [
        { id: 'W', name: 'West', rect: [30, 20, 48.95, 70] as Rect, levels: 1 },
        { id: 'E', name: 'East', rect: [51.05, 20, 70, 70] as Rect, levels: 1 },
        { id: 'N', name: 'North', rect: [49, end, 51, 70] as Rect, levels: 1 },
      ],
    });
    const ends = (end: number, nps: Partial<Person> = {}) =>
      at(goes({ goal: 'away', ...nps }, { 'zed-1': { x: 50, y: 32 } }, { map: lane(end) }).finish(5));

    test('[ROS-T-nps] it runs half of its move if it has no room for more, or else a quarter', () => {
      expect([ends(46.1), ends(45), ends(43)]).toEqual([
        [50, 45, 0],
        [50, 42.5, 0],
        [50, 40, 0],
      ]);
    });
  });

  test('[ROS-T-nps] where it cannot run straight away from a Zed, it turns a little to one side', () => {
    const ends = (zed: Point, box: Rect) =>
      at(
        goes(
          { goal: 'away' },
          { 'zed-1': { x: zed[0], y: zed[1] } },
          { map: { buildings: [{ id: 'B', name: 'Post', rect: box, levels: 1 }] } },
        ).finish(5),
      ).slice(0, 2);
    const [ex, ey] = [ends([50, 48], [49.8, 29, 50.2, 30]), ends([58, 40], [39, 39.8, 40, 40.2])];
    expect([ex[0], ey[1]]).toEqual([expect.closeTo(51.7, 0), expect.closeTo(38.3, 0)]);
  });

  test('[ROS-T-nps] it runs from the eight Zeds nearest to it', () => {
    const near = [-8, -6, -4, -2, 0, 2, 4].map((y, i) => [`zed-${i + 1}`, { x: 40, y: 40 + y }] as const);
    const runs = (far: number) => {
      const zeds = [...near, ['zed-8', { x: far, y: 50 }], ['zed-9', { x: 70, y: 40 }]] as const;
      return at(goes({ goal: 'away' }, Object.fromEntries(zeds)).finish(5))[0];
    };
    // With an eighth nearer than the one in the east it runs towards that; else it bears aside.
    expect(runs(40)).toBeGreaterThan(59);
    expect(runs(30)).toBeLessThan(59);
  });

  test('[ROS-R-facing] it faces the way it went, east or west too', () => {
    const faces = (x: number) =>
      goes({ goal: [x, 40, 0], facing: 10 })
        .finish(5)
        .person('nps-1').facing;
    expect([faces(80), faces(20)]).toEqual([90, 270]);
  });

  test('[ROS-R-nps-steps] with nowhere to go, or where no way leads, it stays', () => {
    expect(at(goes({ goal: null }).finish(5))).toEqual([50, 40, 0]);
    expect(at(goes({ goal: 'away' }).finish(5))).toEqual([50, 40, 0]);
    const closed = { buildings: [{ id: 'B', name: 'Store', rect: [60, 30, 80, 50] as Rect, levels: 1 }] };
    expect(at(goes({ goal: [70, 40, 0] }, {}, { map: closed }).finish(5))).toEqual([50, 40, 0]);
  });

  test('[ROS-order-last] what it was sent to take may be gone by then', () => {
    const order: Order = { do: 'take', what: 'find-1' };
    const g = goes({ goal: [55, 40, 0], order }).finish(5);
    expect([at(g), g.facts('spent')]).toEqual([[55, 40, 0], []]);
  });

  test('[ROS-R-flames, ROS-injury-nps] who dies in flames on its way opens no door and leaves by no exit', () => {
    const clouds = [{ id: 'c', kind: 'flames' as const, x: 63.5, y: 40, level: 0, until: 9 }];
    const buildings = [
      {
        id: 'B',
        name: 'Store',
        rect: [54, 30, 80, 50] as Rect,
        levels: 1,
        doors: [{ id: 'd', at: [54, 40] as Point, type: 'standard' }],
      },
    ];
    const g = goes({ x: 51.5, goal: [70, 40, 0] }, {}, { map: { buildings }, state: { clouds } }).finish(5);
    expect([g.person('nps-1').where, g.state.doors[0]?.state]).toEqual(['dead', 'closed']);
    const places = [{ id: 'exit', kind: 'exit', rect: [50, 30, 70, 50] as Rect }];
    const out = goes({ goal: [60, 40, 0] }, {}, { map: { places }, state: { clouds } }).finish(5);
    expect([out.person('nps-1').where, out.facts('left')]).toEqual(['dead', []]);
  });

  describe('on ladders', () => {
    const long = {
      buildings: [{ ...TOWER.buildings[0], levels: 3 }],
      links: [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 3 }],
    } as Situation['map'];
    const foot = { x: 50, y: 40.95, play: 'climb' as const, leader: '' };
    const level = (nps: Partial<Person>, zeds: Zeds = {}, leader: Partial<Person> = {}) =>
      goes({ ...foot, ...nps }, zeds, { map: long }, leader)
        .finish(5)
        .person('nps-1').level;

    test('[ROS-U-seats, ROS-card-CLIMB] told to climb, and nowhere in particular, it goes where the ladder leads', () => {
      expect([level({ goal: 'away' }), level({ goal: null })]).toEqual([1, 1]);
      // But not where it does not lead.
      expect(level({ goal: [50, 20, 0] })).toBe(0);
    });

    test('[ROS-order-unarmed] unarmed it climbs no nearer to a Zed that it sees, unless it hangs there already', () => {
      // It has to lean over a little to reach the ladder from where it stands.
      const beside = { x: 51.8, y: 40.95, pistol: -1 };
      const zeds = { 'zed-1': { x: 40, y: 40.95 } };
      expect([level(beside), level(beside, zeds), level({ ...beside, pistol: 6 }, zeds)]).toEqual([1, 0, 1]);
      expect(level({ pistol: -1 }, zeds)).toBe(1);
      expect(level({ pistol: -1, level: 2, ladder: 'ladder-1' }, { 'zed-1': { x: 80, y: 43.05 } })).toBe(3);
    });

    test('[ROS-order-follower, ROS-D-ladder] it climbs after a leader who hangs higher up, or lower down', () => {
      const leader = { where: 'table', x: 50, y: 40.95, ladder: 'ladder-1', play: '' } as const;
      const after = (nps: Partial<Person>, on: number) => {
        const follows = { ...foot, leader: 'survivor-1', goal: 'leader' as const, ...nps };
        const g = goes(follows, {}, { map: long }, { ...leader, level: on });
        return g.finish(5).person('nps-1').level;
      };
      expect(after({}, 2)).toBe(1);
      expect(after({ x: 50, y: 43.05, level: 3 }, 1)).toBe(2);
    });
  });
});
