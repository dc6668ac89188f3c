import { describe, expect, test } from 'vitest';
import type { Thing } from '../kinds.js';
import { checkShape } from '../state/check.js';
import type { Duty, Person } from '../state.js';
import { game, type Situation } from '../testing/game.js';

type Rect = [number, number, number, number];
type Point = [number, number];

/** A tower of two levels, with an outside ladder from the ground to the roof and an inside rope from level 1 to 2. */
const TOWER = {
  buildings: [{ id: 'B', name: 'Tower', rect: [40, 40, 60, 60] as Rect, levels: 2 }],
  links: [
    { id: 'long', kind: 'ladder', at: [40, 50] as Point, from: 0, to: 2 },
    { id: 'short', kind: 'rope', at: [55, 55] as Point, from: 1, to: 2 },
  ],
};
const WIRE = { barriers: [{ id: 'fence-1', kind: 'wire', path: [[24, 10] as Point, [24, 50] as Point] }] };

type Folk = { readonly [id: string]: Partial<Person> };
/** The first survivor at 20, 20, together with others, in step 5. */
function group(play: Person['play'], others: Folk = {}, me: Partial<Person> = {}, more: Situation = {}) {
  return game({
    people: { 'survivor-1': { x: 20, y: 20, play, ...me }, ...others },
    step: 5,
    ...more,
  });
}
const BESIDE = { x: 22, y: 20 };

describe('climbing', () => {
  const climber = (at: Partial<Person>, others: Folk = {}) => group('climb', others, at, { map: TOWER });

  test('[ROS-card-CLIMB] one level, from touching the foot or the head to the other end', () => {
    const g = climber({ x: 55, y: 53, level: 1 });
    expect(g.options()).toEqual(['short up', 'nothing']);
    g.answer('short up');
    const p = g.person('survivor-1');
    expect(p.level).toBe(2);
    expect(Math.hypot(p.x - 55, p.y - 55)).toBeLessThanOrEqual(2.1);
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
    const down = climber({ x: 55, y: 53, level: 2 });
    expect(down.options()).toEqual(['short down', 'nothing']);
    expect(down.answer('short down').person('survivor-1').level).toBe(1);
  });

  test('[ROS-D-climb] no walking to it: it must be touched when step 5 starts', () => {
    const g = climber({ x: 55, y: 52.8, level: 1 });
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
    expect(g.facts('wasted')).toMatchObject([{ card: 'climb', why: 'no-ladder' }]);
  });

  test('[ROS-card-CLIMB] hits do not slow it', () => {
    expect(climber({ x: 55, y: 54, level: 1, hits: 3 }).answer('short up').person('survivor-1').level).toBe(
      2,
    );
  });

  test('[ROS-D-ladder] two CLIMBs for two levels; between them it hangs there', () => {
    const g = climber({ x: 38.9, y: 50 });
    expect(g.options()).toEqual(['long up', 'nothing']);
    g.answer('long up').finish(5);
    expect(g.person('survivor-1')).toMatchObject({ x: 38.95, y: 50, level: 1, ladder: 'long' });
    // It can be seen and shot at, because it hangs outside the wall.
    const seen = group(
      'climb',
      {},
      { x: 38.95, y: 50, level: 1, ladder: 'long' },
      { map: TOWER, zeds: { 'zed-1': { x: 25, y: 50 } } },
    );
    expect(seen.table.sees('zed-1', 'survivor-1')).toBe('clear');
    const on = climber({ x: 38.95, y: 50, level: 1, ladder: 'long' });
    expect(on.options()).toEqual(['long up', 'long down', 'nothing']);
    on.answer('long up');
    expect(on.person('survivor-1')).toMatchObject({ level: 2, ladder: '' });
    expect(on.table.houseAt(on.person('survivor-1'))).toBe('B');
    const off = climber({ x: 38.95, y: 50, level: 1, ladder: 'long' })
      .answer('long down')
      .person('survivor-1');
    expect(off).toMatchObject({ level: 0, ladder: '' });
    expect(off.x).toBeLessThan(40);
  });

  test('[ROS-D-ladder] one climber to a level of a ladder at a time', () => {
    const hanging = { 'survivor-2': { x: 38.95, y: 50, level: 1, ladder: 'long' } };
    const g = climber({ x: 38.9, y: 50 }, hanging);
    expect(g.options()).toEqual(['nothing', 'wait']);
    g.answer('nothing');
    expect(g.facts('wasted')).toMatchObject([{ why: 'no-ladder' }]);
  });

  test('[ROS-D-ladder] a ladder on an outer wall is not taken through the wall, nor between its ends', () => {
    expect(climber({ x: 41.1, y: 50 }).question()).toContain('face');
    expect(climber({ x: 41.1, y: 50, level: 1 }).question()).toContain('face');
    const inner = {
      ...TOWER,
      links: [{ id: 'inner', kind: 'ladder', at: [50, 50] as Point, from: 0, to: 2 }],
    };
    expect(group('climb', {}, { x: 50, y: 51, level: 1 }, { map: inner }).question()).toContain('face');
    expect(group('climb', {}, { x: 50, y: 51 }, { map: inner }).options()).toEqual(['inner up', 'nothing']);
    expect(climber({ x: 41.1, y: 50, level: 2 }).options()).toEqual(['long down', 'nothing']);
    // Where two houses are close together, the ladder belongs to the one it leans on.
    const row = {
      buildings: [
        { id: 'A', name: 'Shed', rect: [10, 40, 30, 60] as Rect, levels: 1 },
        { id: 'B', name: 'House', rect: [40, 40, 60, 60] as Rect, levels: 1 },
      ],
      links: [{ id: 'L', kind: 'ladder', at: [50, 40] as Point, from: 0, to: 1 }],
    };
    expect(group('climb', {}, { x: 50, y: 41.05 }, { map: row }).question()).toContain('face');
    expect(group('climb', {}, { x: 50, y: 38.95 }, { map: row }).options()).toEqual(['L up', 'nothing']);
  });

  test('[ROS-card-CLIMB] several can be at its foot; on a crowded roof one comes out beside the others', () => {
    const g = climber(
      { x: 55, y: 54, level: 1 },
      { 'survivor-2': { x: 55, y: 56, level: 1, play: 'climb' } },
    );
    g.answer('short up').answer('keep');
    expect(g.question()).toBe('survivor-2 climb ROS-card-CLIMB');
    g.answer('short up');
    expect(g.table.gap('survivor-1', 'survivor-2')).toBeGreaterThanOrEqual(0);
    expect(g.person('survivor-2').level).toBe(2);
    const crowd = Object.fromEntries(
      [
        [55, 55],
        [53, 55],
        [57, 55],
        [54, 56.75],
        [56, 56.75],
        [54, 53.25],
        [56, 53.25],
      ].map(([x, y], i) => [`survivor-${i + 2}`, { x, y, level: 2 }]),
    );
    const up = climber({ x: 55, y: 54, level: 1 }, crowd).answer('short up').person('survivor-1');
    expect(up.level).toBe(2);
    for (const q of Object.values(crowd))
      expect(Math.hypot(up.x - (q.x as number), up.y - (q.y as number))).toBeGreaterThanOrEqual(1.998);
    expect(Math.hypot(up.x - 55, up.y - 55)).toBeLessThanOrEqual(7);
  });

  test('[ROS-card-CLIMB] and as far as 5 cm from the head of a ladder on an outer wall', () => {
    const crowd = Object.fromEntries(
      [41.1, 43.1].flatMap((x) =>
        [44, 46, 48, 50, 52, 54, 56].map((y) => [`survivor-${x}-${y}`, { x, y, level: 2 }]),
      ),
    );
    const hanging = { x: 38.95, y: 50, level: 1, ladder: 'long' };
    const up = climber(hanging, crowd).answer('long up').person('survivor-1');
    // Bases stand close around 41.05, 50, where the ladder comes out.
    expect(up).toMatchObject({ x: 45.55, y: 50.866, level: 2, ladder: '' });
  });
});

describe('first aid', () => {
  const kit = () => ({ minor: ['First Aid Kit' as const] });

  test('[ROS-card-FIRSTAID] [ROS-injury-heal] one hit, of oneself or of somebody in contact; the kit is gone', () => {
    const g = group(
      'first-aid',
      { 'survivor-2': { ...BESIDE, hits: 3 }, 'survivor-3': { x: 60, y: 20, hits: 3 } },
      { ...kit(), hits: 2 },
    );
    expect(g.options()).toEqual(['survivor-1', 'survivor-2', 'nothing', 'wait']);
    g.answer('survivor-2');
    expect(g.person('survivor-2').hits).toBe(2);
    expect(g.person('survivor-1')).toMatchObject({ hits: 2, minor: [] });
  });

  test('[ROS-injury-heal] never below one hit, and nobody without a kit', () => {
    const g = group('first-aid', { 'survivor-2': { ...BESIDE, hits: 1 } }, { ...kit(), hits: 1 });
    expect(g.options()).toEqual(['nothing', 'wait']);
    expect(group('first-aid', {}, { hits: 3 }).question()).toContain('face');
    const two = group('first-aid', {}, { minor: ['First Aid Kit', 'First Aid Kit'], hits: 3 });
    expect(two.answer('survivor-1').person('survivor-1').minor).toEqual(['First Aid Kit']);
  });

  test('[ROS-card-FIRSTAID] [ROS-order-follower] an NPS heals whoever is hurt worst', () => {
    const g = group(
      'shoot',
      {
        'survivor-2': { x: 24, y: 20, play: 'shoot', hits: 3 },
        'nps-1': { ...BESIDE, play: 'first-aid', ...kit() },
      },
      { hits: 2 },
    );
    g.answer('keep').answer('keep').finish(5);
    expect([g.person('survivor-1').hits, g.person('survivor-2').hits]).toEqual([2, 2]);
    expect(g.facts('healed')).toMatchObject([{ who: 'survivor-2', by: 'nps-1' }]);
  });

  test.each([
    ['give', { minor: ['torch' as const] }],
    ['first-aid', kit()],
    ['assist', {}],
  ] as [Person['play'], Partial<Person>][])(
    '[ROS-D-adjacent] %s needs base contact on the same level, and no wall between',
    (play, me) => {
      const does = (other: Partial<Person>, map?: object) => {
        const g = group(play, { 'survivor-2': { hits: 2, ...other } }, me, map ? { map } : {});
        return (
          g.question().includes(play === 'give' ? 'give-whom' : play === 'assist' ? 'assist' : 'heal') &&
          g.options().some((id) => id.includes('survivor-2'))
        );
      };
      expect(does(BESIDE)).toBe(true);
      expect(does({ x: 22.1, y: 20 })).toBe(true);
      expect(does({ x: 22.11, y: 20 })).toBe(false);
      const roof = { buildings: [{ id: 'B', name: 'House', rect: [10, 10, 40, 40] as Rect, levels: 1 }] };
      expect(does({ ...BESIDE, level: 1 }, roof)).toBe(false);
      const wall = { buildings: [{ id: 'B', name: 'House', rect: [21, 10, 40, 40] as Rect, levels: 1 }] };
      expect(does(BESIDE, wall)).toBe(false);
    },
  );
});

describe('giving', () => {
  const giver = (things: Partial<Person>, to: Partial<Person> = {}) =>
    group('give', { 'survivor-2': { ...BESIDE, pistol: -1, ...to } }, things).answer('survivor-2');

  test('[ROS-card-GIVE] a weapon, or up to two minor items, a kit being two', () => {
    const g = giver({
      main: 'shotgun',
      clip: 3,
      minor: ['torch', 'First Aid Kit', 'pipe bomb', 'pipe bomb'],
    });
    expect(g.options()).toEqual([
      'pistol 6',
      'shotgun 3',
      'torch',
      'First Aid Kit',
      'pipe bomb',
      'pipe bomb + torch',
      'pipe bomb + pipe bomb',
      'nothing',
    ]);
  });

  test('[ROS-card-GIVE] each is told as one of its kind, a gun with its shots', () => {
    const { shape } = giver({ minor: ['torch', 'pipe bomb'] }).asked();
    const lines = 'options' in shape ? shape.options.map((o) => o.line) : [];
    expect(lines.slice(0, 4)).toEqual([
      { key: 'gun', values: { gun: 'pistol', left: 6 } },
      { key: 'give.things', values: { things: [{ noun: 'thing.torch', count: 1 }] } },
      { key: 'give.things', values: { things: [{ noun: 'thing.pipe bomb', count: 1 }] } },
      {
        key: 'give.things',
        values: {
          things: [
            { noun: 'thing.torch', count: 1 },
            { noun: 'thing.pipe bomb', count: 1 },
          ],
        },
      },
    ]);
  });

  test('[ROS-card-GIVE] the state of the clip goes with the weapon', () => {
    const g = giver({ main: 'shotgun', clip: 3 }).answer('shotgun 3');
    expect(g.person('survivor-1')).toMatchObject({ main: '', clip: 0 });
    expect(g.person('survivor-2')).toMatchObject({ main: 'shotgun', clip: 3 });
    const pistol = giver({ pistol: 2 }).answer('pistol 2');
    expect(pistol.person('survivor-1').pistol).toBe(-1);
    expect(pistol.person('survivor-2').pistol).toBe(2);
  });

  test('[ROS-card-GIVE] [ROS-carry] [ROS-carry-main] the receiver must have room', () => {
    const torches = (n: number) => Array.from({ length: n }, () => 'torch' as const);
    const g = giver(
      { main: 'shotgun', minor: ['First Aid Kit', 'binoculars'] },
      { main: 'crowbar', minor: torches(7), pistol: 1 },
    );
    expect(g.options()).toEqual(['binoculars', 'nothing']);
    const kit = giver({ minor: ['First Aid Kit'] }, { pistol: 1, minor: torches(6) });
    expect(kit.options()).toEqual(['First Aid Kit', 'nothing']);
    const full = group(
      'give',
      { 'survivor-2': { ...BESIDE, pistol: 1, minor: torches(8) } },
      { minor: ['torch'] },
    );
    expect(full.options()).toEqual(['nothing', 'wait']);
  });

  test('[ROS-card-GIVE] the like amount may come back in the same action', () => {
    const g = giver(
      { minor: ['torch'] },
      { minor: ['pipe bomb', 'stun grenade', 'First Aid Kit'], main: 'crowbar' },
    );
    g.answer('torch');
    expect(g.question()).toBe('survivor-2 give-back ROS-card-GIVE');
    expect(g.options()).toEqual(['pipe bomb', 'stun grenade', 'torch', 'nothing']);
    g.answer('stun grenade');
    expect(g.person('survivor-1').minor).toEqual(['stun grenade']);
    expect(g.person('survivor-2').minor).toEqual(['pipe bomb', 'First Aid Kit', 'torch']);
    const weapon = giver({ main: 'shotgun', clip: 1 }, { minor: ['torch'], pistol: 4 });
    weapon.answer('shotgun 1');
    expect(weapon.options()).toEqual(['shotgun 1', 'nothing']);
    const none = giver({ minor: ['torch'] }, { minor: ['torch'] }).answer('nothing');
    expect(none.question()).toBe('survivor-1 face ROS-R-facing');
  });

  test('[ROS-card-GIVE] whoever thinks better of it gives nothing, and nothing is told', () => {
    const g = giver({ minor: ['torch'] }, { minor: ['torch'] }).answer('nothing');
    expect(g.person('survivor-1').minor).toEqual(['torch']);
    expect(g.facts('gave')).toEqual([]);
  });

  test('[ROS-card-GIVE] whoever takes it must be able to act', () => {
    const g = group('give', { 'survivor-2': { ...BESIDE, down: true } }, { minor: ['torch'] });
    expect(g.options()).toEqual(['nothing', 'wait']);
  });

  test('[ROS-card-GIVE] an NPS can be given a gun, and a torch goes out when it changes hands', () => {
    const g = group(
      'give',
      { 'nps-1': { ...BESIDE, pistol: -1, leader: 'survivor-1' } },
      { minor: ['torch'], torch: true },
    );
    g.answer('nps-1').answer('torch');
    expect(g.person('survivor-1').torch).toBe(false);
    expect(g.person('nps-1')).toMatchObject({ minor: ['torch'], torch: false });
  });
});

describe('assisting', () => {
  test('[ROS-card-ASSIST] [ROS-D-assist] one of five things for somebody in contact', () => {
    const g = group(
      'assist',
      {
        'survivor-2': { x: 22, y: 20, down: true },
        'survivor-3': { x: 18, y: 20, down: true, pinned: 'hunter' },
        'survivor-4': { x: 20, y: 22 },
        'nps-1': { x: 20, y: 18, trapped: true },
      },
      {},
      {
        options: { fences: 'helped' },
        zeds: { hunter: { kind: 'hunter', x: 16, y: 20, pins: 'survivor-3' } },
        map: {
          barriers: [{ id: 'fence-1', kind: 'wire', path: [[10, 23.05] as Point, [30, 23.05] as Point] }],
        },
      },
    );
    expect(g.options().filter((id) => id !== 'wait' && id !== 'nothing')).toEqual([
      'raise survivor-2',
      'carry survivor-2',
      'tear survivor-3',
      'fence survivor-4',
      'carry survivor-4',
      'free nps-1',
    ]);
  });

  test('[ROS-card-ASSIST] (a) whoever is raised may still act this turn, though its turn was over', () => {
    const g = game({
      people: {
        'survivor-1': { ...BESIDE, down: true, play: 'run' },
        'survivor-2': { x: 20, y: 20, play: 'assist' },
        'nps-1': { x: 90, y: 80, play: '' },
      },
      step: 5,
      options: { survivors: '2' },
    });
    // It lies there and waits for help.
    expect(g.question()).toBe('survivor-2 assist ROS-card-ASSIST');
    g.answer('raise survivor-1').answer('keep');
    expect(g.person('survivor-1').down).toBe(false);
    expect(g.question()).toBe('survivor-1 move ROS-card-RUN');
    g.answer([22, 25]).answer('stop').answer('keep').finish(5);
    expect(g.facts('wasted')).toEqual([]);
  });

  test('[ROS-card-ASSIST] (a) a card of a later step is carried out then', () => {
    const g = group('assist', {
      'survivor-2': { ...BESIDE, down: true, play: 'reload', pistol: 0, minor: ['pistol reload'] },
    });
    g.answer('raise survivor-2').answer('keep');
    expect(g.question()).toBe('survivor-2 face ROS-R-facing');
    g.answer('keep').finish(9);
    expect(g.person('survivor-2').pistol).toBe(6);
  });

  test('[ROS-card-ASSIST] [ROS-R-facing] (a) whoever lay there in its turn may turn yet', () => {
    const g = game({
      people: {
        'survivor-1': { ...BESIDE, down: true, play: 'reload' },
        'survivor-2': { x: 20, y: 20, play: 'assist' },
      },
      step: 5,
      options: { survivors: '2' },
    });
    g.answer('raise survivor-1').answer('keep');
    expect(g.facts('acted').map((f) => f.who)).toEqual(['survivor-1', 'survivor-1', 'survivor-2']);
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
  });

  test('[ROS-card-ASSIST] (a) an NPS that is raised is given something to do', () => {
    const g = group(
      'assist',
      { 'nps-1': { ...BESIDE, down: true, pistol: 6, leader: 'survivor-1' } },
      {},
      { zeds: { 'zed-1': { x: 30, y: 20 } } },
    );
    g.answer('raise nps-1');
    expect(g.facts('nps-does')).toMatchObject([{ who: 'nps-1', play: 'shoot', line: 4 }]);
  });

  test.each([
    [3, false],
    [4, true],
  ])('[ROS-card-ASSIST] (b) a %i tears a pinning Hunter off: %s', (die, off) => {
    const g = group(
      'assist',
      { 'survivor-2': { ...BESIDE, down: true, pinned: 'hunter' } },
      {},
      { zeds: { hunter: { kind: 'hunter', x: 24, y: 20, pins: 'survivor-2' } }, dice: [die] },
    );
    g.answer('tear survivor-2');
    expect(g.person('survivor-2')).toMatchObject({ pinned: off ? '' : 'hunter', down: true });
    expect(g.zed('hunter')).toMatchObject({ down: off, x: off ? 27 : 24, pins: off ? '' : 'survivor-2' });
    g.done();
  });

  test('[ROS-D-assist-fence] [ROS-terrain-fence] nobody is helped over a fence: it takes a whole RUN', () => {
    const g = group('assist', { 'survivor-2': { x: 22.95, y: 20 } }, { x: 20.95 }, { map: WIRE });
    expect(g.options()).toEqual(['carry survivor-2', 'nothing', 'wait']);
  });

  test('[ROS-card-ASSIST] [ROS-D-assist-fence] (c) by an option over a wire fence, whatever its own card is', () => {
    const options = { fences: 'helped' };
    const g = group(
      'assist',
      { 'survivor-2': { x: 22.95, y: 20, hits: 3, play: 'shoot' } },
      { x: 20.95 },
      { map: WIRE, options },
    );
    g.answer('fence survivor-2');
    expect(g.person('survivor-2')).toMatchObject({ x: 25.05, y: 20 });
    const apart = group(
      'assist',
      { 'survivor-2': { x: 22.85, y: 20 } },
      { x: 20.85 },
      { map: WIRE, options },
    );
    expect(apart.options()).toEqual(['carry survivor-2', 'nothing', 'wait']);
  });

  test('[ROS-card-ASSIST] (d) a trapped NPS is freed and follows', () => {
    const g = group('assist', { 'nps-1': { ...BESIDE, trapped: true } });
    g.answer('free nps-1');
    expect(g.person('nps-1')).toMatchObject({ trapped: false, leader: 'survivor-1' });
  });

  test.each([
    ['nps nervous', 'nps'],
    ['body', 'body'],
    ['witch', 'witch'],
  ])('[ROS-S-3] [ROS-card-ASSIST] (d) a seated figure that is %s shows itself', (content, what) => {
    const g = group(
      'assist',
      {},
      {},
      { map: { places: [{ id: 'S1', kind: 'seated', at: [22, 20] as Point }] }, seated: { S1: content } },
    );
    g.answer('free S1');
    expect(g.facts('unmasked')).toMatchObject([{ seated: 'S1', what, reveals: true }]);
    if (what === 'nps')
      expect(g.person('nps-S1')).toMatchObject({
        leader: 'survivor-1',
        character: 'nervous',
        pistol: -1,
        x: 22,
      });
    expect(g.has('witch')).toBe(what === 'witch');
  });

  test('[ROS-R-car] [ROS-horde-car] (d) who is freed beside a parked car ends the step there, and rolls for its alarm', () => {
    const rolled = (off: number, trapped: boolean) => {
      const vehicles = [{ id: 'V1', kind: 'car', rect: [23 + off, 18, 32, 22] as Rect }];
      const places = [{ id: 'S1', kind: 'seated', at: [22, 20] as Point }];
      const others: Folk = trapped ? { 'nps-1': { ...BESIDE, trapped: true } } : {};
      const map = { vehicles, ...(!trapped && { places }) };
      const g = group(
        'assist',
        others,
        {},
        { map, dice: [4, 4], ...(!trapped && { seated: { S1: 'nps bold' } }) },
      );
      g.answer(trapped ? 'free nps-1' : 'free S1');
      return g.facts('alarm-rolled').map(({ who }) => who);
    };
    expect([rolled(0, true), rolled(0, false)]).toEqual([['nps-1'], ['nps-S1']]);
    expect([rolled(1.1, true), rolled(1.1, false)]).toEqual([[], []]);
  });

  test('[ROS-D-seated] [ROS-D-charge-when] (d) a drifter notices an NPS once it is freed, and not before', () => {
    const places = [{ id: 'S1', kind: 'seated', at: [22, 20] as Point }];
    const freed = (facing: number) => {
      const zeds = { 'zed-1': { x: 16, y: 29, facing, mode: 'drifting' as const } };
      const g = group('assist', {}, {}, { map: { places }, seated: { S1: 'nps steady' }, zeds });
      expect(g.question()).toBe('survivor-1 assist ROS-card-ASSIST');
      expect(g.facts('charge')).toEqual([]);
      return g.answer('free S1').facts('charge');
    };
    // The helper is just out of its arc.
    expect(freed(105)).toMatchObject([{ zed: 'zed-1', prey: 'nps-S1', at: [22, 20, 0] }]);
    expect(freed(270)).toEqual([]);
  });

  test('[ROS-card-ASSIST] (e) both move up to 5 cm together, in contact at the end', () => {
    const g = group('assist', { 'survivor-2': { ...BESIDE, down: true } });
    g.answer('carry survivor-2');
    expect(g.refused([20, 25.1])).toBe('ROS-card-ASSIST');
    g.answer([20, 25]);
    expect(g.person('survivor-1')).toMatchObject({ x: 20, y: 25 });
    expect(g.table.touching('survivor-1', 'survivor-2')).toBe(true);
    expect(g.person('survivor-2')).toMatchObject({ down: true });
    expect(g.person('survivor-2').moved).toBeGreaterThan(0);
  });

  test('[ROS-card-ASSIST] [ROS-D-smoker-moved] (e) whoever is carried has moved as far as it was taken', () => {
    const g = group('assist', { 'survivor-2': { x: 20, y: 18, down: true } });
    g.answer('carry survivor-2').answer([20, 25]);
    expect(g.person('survivor-2')).toMatchObject({ x: 20, y: 23, moved: 5 });
  });

  test('[ROS-R-car] [ROS-horde-car] (e) whoever is carried beside a car takes cover at it, before or after its own part of the step', () => {
    const rolls = (waits: boolean) => {
      const beside = { x: 20, y: 18, play: 'reload' as const };
      const vehicles = [{ id: 'V1', kind: 'car', rect: [21.5, 22, 30, 26] as Rect }];
      const g = group('assist', { 'survivor-2': beside }, {}, { map: { vehicles }, dice: [4, 4] });
      if (waits) g.answer('wait').answer('keep');
      g.answer('carry survivor-2').answer([20, 25]).answer('keep');
      if (!waits) g.answer('keep');
      expect(g.person('survivor-2')).toMatchObject({ x: 20, y: 23 });
      return g.facts('alarm-rolled').map(({ who }) => who);
    };
    expect(rolls(true)).toEqual(['survivor-2', 'survivor-1']);
    expect(rolls(false)).toEqual(['survivor-1', 'survivor-2']);
  });

  test('[ROS-R-car] [ROS-D-assist-fence] (c) so does whoever is helped over a fence to one', () => {
    const map = { ...WIRE, vehicles: [{ id: 'V1', kind: 'car', rect: [26.5, 18, 35, 22] as Rect }] };
    const at = { x: 22.95, y: 20, play: 'reload' as const };
    const given = { map, options: { fences: 'helped' }, dice: [4] };
    const g = group('assist', { 'survivor-2': at }, { x: 20.95 }, given);
    g.answer('wait').answer('keep').answer('fence survivor-2');
    expect(g.facts('alarm-rolled')).toMatchObject([{ who: 'survivor-2', vehicle: 'V1' }]);
  });

  test('[ROS-card-ASSIST] (e) one centimetre is a way, and none is not', () => {
    const pulled = (x: number) => {
      const g = group('assist', { 'survivor-2': { ...BESIDE, down: true } });
      return g.answer('carry survivor-2').answer([x, 20]).facts('pulled').length;
    };
    expect([pulled(19), pulled(20)]).toEqual([1, 0]);
  });

  test('[ROS-R-flames, ROS-injury-nps] (e) an NPS who dies in flames on the way takes nobody along', () => {
    const g = game({
      people: {
        'nps-1': { x: 20, y: 20, play: 'assist' },
        'nps-2': { ...BESIDE, down: true },
        'survivor-1': { x: 90, y: 80, play: 'shoot' },
      },
      step: 5,
      options: { umpire: 'person' },
      state: { clouds: [{ id: 'c', kind: 'flames', x: 8, y: 20, level: 0, until: 9 }] },
    });
    g.answer('carry nps-2', [16, 20]);
    expect([g.person('nps-1').where, g.facts('pulled')]).toEqual(['dead', []]);
  });

  test('[ROS-card-GIVE, ROS-D-ladder] nothing is given to who hangs on a ladder', () => {
    const map = { ...TOWER, links: [{ id: 'rope', kind: 'rope', at: [50, 50] as Point, from: 0, to: 2 }] };
    const gives = (ladder: string) =>
      group(
        'give',
        { 'survivor-2': { x: 52, y: 50, level: 1, ladder } },
        { x: 50, y: 50, level: 1, minor: ['torch'] },
        { map },
      )
        .options()
        .includes('survivor-2');
    expect([gives(''), gives('rope')]).toEqual([true, false]);
  });

  test('[ROS-injury-effect] (e) hits slow whoever carries; nobody pinned or trapped is carried', () => {
    const g = group('assist', { 'survivor-2': BESIDE }, { hits: 1 });
    g.answer('carry survivor-2');
    expect(g.refused([20, 23.1])).toBe('ROS-injury-effect');
    g.answer([20, 23]);
    const trapped = group('assist', { 'nps-1': { ...BESIDE, trapped: true } });
    expect(trapped.options()).toEqual(['free nps-1', 'nothing']);
  });

  test('[ROS-seq-5] whoever is to help may wait until somebody comes', () => {
    const g = group('assist', { 'survivor-2': { x: 20, y: 30, play: 'run' } });
    g.answer('wait').answer([20, 22]).answer('stop').answer('keep');
    expect(g.question()).toBe('survivor-1 assist ROS-card-ASSIST');
    expect(g.options()).toEqual(['carry survivor-2', 'nothing']);
  });
});

describe('searching and carrying', () => {
  const FIND = { id: 'find-1', x: 20, y: 21, level: 0, open: false };
  const searcher = (things: Thing[] | null, me: Partial<Person> = {}, more: Situation = {}) =>
    group('run', {}, me, { state: { finds: [{ ...FIND, things }] }, ...more });

  test('[ROS-R-search] a marker is taken for 5 cm by whoever touches it', () => {
    const g = searcher(['torch', 'pipe bomb']);
    g.answer('search find-1');
    expect(g.person('survivor-1')).toMatchObject({ minor: ['torch', 'pipe bomb'], used: 5 });
    expect(g.state.finds).toEqual([]);
    const offered = (me: Partial<Person>) => searcher(['torch'], me).options().includes('search find-1');
    expect(offered({ y: 18.9 })).toBe(true);
    expect(offered({ y: 18.89 })).toBe(false);
    expect(offered({ play: 'both' })).toBe(true);
  });

  test('[ROS-R-search] not through a wall; several may touch one marker', () => {
    const wall = { buildings: [{ id: 'B', name: 'House', rect: [10, 20.5, 40, 40] as Rect, levels: 1 }] };
    expect(searcher(['torch'], { y: 19.45 }, { map: wall }).options()).not.toContain('search find-1');
    const g = group(
      'run',
      { 'survivor-2': { x: 20, y: 21 }, 'survivor-3': { x: 22, y: 21 } },
      { x: 20, y: 19 },
      { state: { finds: [{ ...FIND, things: ['torch'] }] } },
    );
    expect(g.options()).toContain('search find-1');
  });

  test('[ROS-D-search-hurt] with RUN there is always time for it, if nothing else is done', () => {
    expect(searcher(['torch'], { hits: 3 }).options()).toContain('search find-1');
    expect(searcher(['torch'], { play: 'both', hits: 1 }).options()).not.toContain('search find-1');
    const moved = searcher(['torch'], { hits: 3 });
    moved.answer([20, 20.5]);
    expect(moved.options()).not.toContain('search find-1');
  });

  test.each([
    [0, []],
    [1, ['torch']],
    [4, ['First Aid Kit']],
    [9, ['shotgun with a full clip']],
  ] as const)('[ROS-T-search] [ROS-R-search] an unnamed find is rolled for: %i', (die, things) => {
    const g = searcher(null, {}, { dice: [die] });
    g.answer('search find-1');
    expect(g.facts('found')).toMatchObject([{ things }]);
    if (die === 9) expect(g.person('survivor-1')).toMatchObject({ main: 'shotgun', clip: 7 });
    g.done();
  });

  describe('with a person as umpire', () => {
    const umpired = (duties: Duty[], things: Thing[] | null, dice: number[] = [], me: Partial<Person> = {}) =>
      searcher(things, me, {
        options: { umpire: 'person' },
        dice,
        state: { duties, finds: [{ ...FIND, things }] },
      }).answer('search find-1');

    test('[ROS-U-seats] [ROS-R-search] he says what is found, and nobody else hears of it before the finder', () => {
      const g = umpired(['finds'], null);
      expect(g.question()).toBe('umpire find ROS-R-search');
      expect(g.options().slice(0, 4)).toEqual(['roll', 'nothing', 'torch', 'pistol reload']);
      expect(g.options()).toContain('shotgun with a full clip');
      expect(g.options()).not.toContain('food supply');
      const { shape } = g.asked();
      const things = 'options' in shape ? shape.options.flatMap(({ line }) => line.values?.thing ?? []) : [];
      expect(things.length).toBeGreaterThan(9);
      for (const thing of things) expect(thing).toMatchObject({ count: 1 });
      expect(new Set(g.options()).size).toBe(g.options().length);
      expect(g.view('survivor-1').finds[0]).toMatchObject({ things: null, open: false });
      g.answer('chainsaw').run();
      expect(g.facts('found')).toMatchObject([{ who: 'survivor-1', things: ['chainsaw'], to: 'all' }]);
      expect(g.person('survivor-1').main).toBe('chainsaw');
      expect(g.facts('rolled')).toEqual([]);
      // Players are told the same whether the umpire, a die or the map says what is found.
      const named = umpired(['finds'], ['chainsaw']);
      expect(g.told('survivor-1')).toEqual(named.told('survivor-1'));
    });

    test('[ROS-T-search] he may have it rolled for, or say that there is nothing', () => {
      const g = umpired(['finds'], null, [4]);
      g.answer('roll').run();
      expect(g.facts('found')).toMatchObject([{ things: ['First Aid Kit'] }]);
      g.done();
      const none = umpired(['finds'], null);
      none.answer('nothing').run();
      expect(none.facts('found')).toMatchObject([{ things: [] }]);
    });

    test('[ROS-U-seats] [ROS-R-search] he is not asked where the map says it, nor what he left to the rules', () => {
      expect(umpired(['finds'], ['torch']).facts('found')).toMatchObject([{ things: ['torch'] }]);
      const left = umpired(['hordes', 'prey', 'nps'], null, [1]);
      expect(left.facts('found')).toMatchObject([{ things: ['torch'] }]);
      left.done();
    });

    test('[ROS-U-seats] whatever he says can be carried, told and put right', () => {
      const all = umpired(['finds'], null).options().slice(2);
      for (const thing of all) {
        const g = umpired(['finds'], null, [], { pistol: -1 });
        g.answer(thing).run();
        expect(g.facts('took')).toMatchObject([{ things: [thing] }]);
        expect(checkShape(g.state)).toBeUndefined();
      }
    });
  });

  test('[ROS-carry] [ROS-R-search] the finder takes what it can carry, the rest lies there', () => {
    const g = searcher(['pistol 3', 'shotgun 2', 'torch', 'torch'], {
      main: 'crowbar',
      minor: Array.from({ length: 7 }, () => 'binoculars' as const),
    });
    g.answer('search find-1');
    expect(g.person('survivor-1')).toMatchObject({ main: 'crowbar', pistol: 6 });
    expect(g.person('survivor-1').minor).toHaveLength(8);
    expect(g.state.finds).toMatchObject([{ open: true, things: ['pistol 3', 'shotgun 2', 'torch'] }]);
  });

  test('[ROS-carry-main] a gun or a large melee weapon, never both', () => {
    const g = searcher(['machete'], { main: 'assault rifle', clip: 6 });
    g.answer('search find-1');
    expect(g.person('survivor-1').main).toBe('assault rifle');
    const free = searcher(['machete', 'shotgun 1']);
    free.answer('search find-1');
    expect(free.person('survivor-1').main).toBe('machete');
    expect(free.state.finds[0]?.things).toEqual(['shotgun 1']);
  });

  test('[ROS-carry-kit] a First Aid Kit fills two places', () => {
    const minor = (n: number) => Array.from({ length: n }, () => 'binoculars' as const);
    const seven = searcher(['First Aid Kit'], { minor: minor(7) });
    expect(seven.answer('search find-1').person('survivor-1').minor).toHaveLength(7);
    const six = searcher(['First Aid Kit', 'torch'], { minor: minor(6) });
    expect(six.answer('search find-1').person('survivor-1').minor.slice(6)).toEqual(['First Aid Kit']);
  });

  test('[ROS-EX-scarce-1] the gun shop gives what the scenario names', () => {
    const g = game({
      scenario: 'safe-house',
      people: { 'survivor-1': { x: 60, y: 13, play: 'run', main: '', minor: [] } },
      step: 5,
    });
    g.answer('search find-1');
    expect(g.person('survivor-1')).toMatchObject({
      main: 'shotgun',
      clip: 7,
      minor: ['shotgun reload', 'assault rifle reload'],
    });
  });
});
