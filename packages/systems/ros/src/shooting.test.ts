import { describe, expect, test } from 'vitest';
import type { Gun } from './kinds.js';
import { markOn } from './mark.js';
import { gunsFor, shotsOf, targetsFor } from './shooting.js';
import type { Person, Zed } from './state.js';
import { gunRow } from './tables/shooting.js';
import { type Game, game, type Situation } from './testing/game.js';
import { personIn } from './testing/showing.js';

const HERE = { x: 20, y: 45, facing: 90 };
const shooter = (more: Partial<Person> = {}) => ({
  'survivor-1': { ...HERE, play: 'shoot' as const, ...more },
});
const armed = (gun: Gun): Partial<Person> =>
  gun === 'pistol' ? {} : { pistol: -1, main: gun, clip: gunRow(gun).clip };
/** A Zed this far off, edge to edge, straight ahead, that moved this turn. */
const at = (range: number, more: Partial<Zed> = {}) => ({ x: 22 + range, y: 45, moved: true, ...more });
const shoot = (more: Situation) => game({ step: 9, ...more });
const targets = (g: Game, gun: Gun = 'pistol') =>
  targetsFor(g.w, g.person('survivor-1'), gun, 'shoot').map((m) => m.zed);
const factors = (g: Game, zed = 'zed-1', card: 'shoot' | 'snipe' = 'shoot') =>
  targetsFor(g.w, g.person('survivor-1'), 'pistol', card)
    .find((m) => m.zed === zed)
    ?.factors.map((f) => [f.factor, f.mod]);
/** Miss, body or head for each face of the die, at a Zed that moved. */
const bands = (gun: Gun, range: number) =>
  Array.from({ length: 10 }, (_, die) => {
    const g = shoot({ people: shooter(armed(gun)), zeds: { 'zed-1': at(range) }, dice: [die, 1] });
    g.answer('zed-1');
    return g.facts('shot')[0]?.result.charAt(0);
  }).join('');

describe('guns', () => {
  test('[ROS-shoot-pistol] up to 30 cm body 4 to 8, head 9; beyond body 6 and more, no head; 6 shots', () => {
    expect(bands('pistol', 30)).toBe('mmmmbbbbbh');
    expect(bands('pistol', 30.1)).toBe('mmmmmmbbbb');
    expect(gunRow('pistol').clip).toBe(6);
  });
  test('[ROS-shoot-shotgun] [ROS-shoot-range] up to 30 cm body 2 to 7, head 8 and more; nothing beyond; 7 shots', () => {
    expect(bands('shotgun', 30)).toBe('mmbbbbbbhh');
    const far = shoot({ people: shooter(armed('shotgun')), zeds: { 'zed-1': at(30.1) } });
    far.finish(9);
    expect(far.facts('wasted')[0]?.why).toBe('no-target');
    expect(gunRow('shotgun').clip).toBe(7);
  });
  test('[ROS-shoot-rifle] up to 30 cm body 3 to 6, head 7 and more; beyond body 5 to 8, head 9; 6 shots', () => {
    expect(bands('assault rifle', 30)).toBe('mmmbbbbhhh');
    expect(bands('assault rifle', 31)).toBe('mmmmmbbbbh');
    expect(gunRow('assault rifle').clip).toBe(6);
  });
  test('[ROS-shoot-sniper] up to 30 cm body 3 to 4, head 5 and more; beyond body 4 to 5, head 6 and more; 5 shots', () => {
    expect(bands('sniper rifle', 30)).toBe('mmmbbhhhhh');
    expect(bands('sniper rifle', 31)).toBe('mmmmbbhhhh');
    expect(gunRow('sniper rifle').clip).toBe(5);
  });
  test('[ROS-shoot-range] there is no range too great but for the shotgun', () => {
    expect(bands('pistol', 95)).toBe('mmmmmmbbbb');
    expect(bands('assault rifle', 95)).toBe('mmmmmbbbbh');
  });
  test('[ROS-D-zero] [ROS-d10] a d10 reads 0 to 9; modified results go below and above as they are', () => {
    const shot = (die: number, more: Partial<Person>, zed: Partial<Zed>) => {
      const g = shoot({ people: shooter(more), zeds: { 'zed-1': at(10, zed) }, dice: [die, 1] });
      g.answer('zed-1');
      return g.facts('shot')[0];
    };
    expect(shot(0, { hits: 3 }, { burning: 5 })).toMatchObject({ die: 0, score: -4, result: 'miss' });
    expect(shot(9, {}, { moved: false })).toMatchObject({ die: 9, score: 10, result: 'head' });
    expect(() => shot(10, {}, {})).toThrow();
  });
});

describe('cards', () => {
  test('[ROS-card-SHOOT] three shots with one weapon, two with a sniper rifle', () => {
    const guns = ['pistol', 'shotgun', 'assault rifle', 'sniper rifle'] as const;
    expect(guns.map((gun) => shotsOf('shoot', gun))).toEqual([3, 3, 3, 2]);
    const g = shoot({
      people: shooter({ main: 'shotgun', clip: 7 }),
      zeds: { 'zed-1': at(10) },
      dice: [0, 0, 0],
    });
    expect(g.question()).toBe('survivor-1 gun ROS-shoot');
    expect(g.options()).toEqual(['pistol', 'shotgun']);
    g.answer('shotgun').answer('zed-1').answer('zed-1').answer('zed-1').finish(9);
    expect(g.person('survivor-1')).toMatchObject({ clip: 4, pistol: 6, fired: 3 });
    g.done();
  });

  test('[ROS-card-BOTH] one shot, in step 9; never with a sniper rifle', () => {
    const g = shoot({ people: shooter({ play: 'both' }), zeds: { 'zed-1': at(10) }, dice: [0] });
    g.answer('zed-1').finish(9);
    expect(g.facts('shot')).toHaveLength(1);
    const rifle = shoot({
      people: shooter({ ...armed('sniper rifle'), play: 'both' }),
      zeds: { 'zed-1': at(10) },
    });
    rifle.finish(9);
    expect(rifle.facts('wasted')[0]).toMatchObject({ card: 'both', why: 'no-shots' });
  });

  test('[ROS-card-SNIPE] [ROS-factor-snipe] [ROS-D-sniper] one shot with a sniper rifle at +2; SHOOT gives two at +0, no other gun goes with SNIPE', () => {
    const g = shoot({
      people: shooter({ main: 'sniper rifle', clip: 5, play: 'snipe' }),
      zeds: { 'zed-1': at(10) },
      dice: [3],
    });
    g.answer('zed-1').finish(9);
    expect(g.facts('shot')[0]).toMatchObject({
      score: 5,
      result: 'head',
      factors: [{ factor: 'sniping', mod: 2 }],
    });
    const p = personIn('survivor-1', { main: 'sniper rifle', clip: 5 });
    expect([gunsFor(p, 'snipe'), gunsFor(p, 'both'), gunsFor(p, 'shoot')]).toEqual([
      ['sniper rifle'],
      ['pistol'],
      ['pistol', 'sniper rifle'],
    ]);
    const plain = shoot({
      people: shooter(armed('sniper rifle')),
      zeds: { 'zed-1': at(10) },
      dice: [3, 1, 0],
    });
    plain.answer('zed-1').answer('zed-1').finish(9);
    expect(plain.facts('shot').map((f) => [f.score, f.factors.length])).toEqual([
      [3, 0],
      [0, 0],
    ]);
    plain.done();
  });

  test('[ROS-card-RELOAD] one reload of the gun’s kind fills its clip; what was left in the old one is lost', () => {
    const g = shoot({
      people: shooter({
        play: 'reload',
        pistol: 2,
        main: 'shotgun',
        clip: 0,
        minor: ['pistol reload', 'shotgun reload', 'assault rifle reload', 'pistol reload'],
      }),
    });
    expect(g.question()).toBe('survivor-1 reload ROS-card-RELOAD');
    expect(g.options()).toEqual(['pistol', 'shotgun']);
    g.answer('pistol').finish(9);
    expect(g.person('survivor-1')).toMatchObject({
      pistol: 6,
      clip: 0,
      minor: ['shotgun reload', 'assault rifle reload', 'pistol reload'],
    });
    const none = shoot({ people: shooter({ play: 'order+reload', pistol: 2, minor: ['shotgun reload'] }) });
    none.finish(9);
    expect(none.facts('wasted')[0]).toMatchObject({ card: 'reload', why: 'no-reload' });
  });

  test('[ROS-shoot-clip] each shot uses one; when the clip is empty the rest of the card is not fired', () => {
    const g = shoot({ people: shooter({ pistol: 2 }), zeds: { 'zed-1': at(10) }, dice: [0, 0] });
    g.answer('zed-1').answer('zed-1').finish(9);
    expect(g.facts('shot').map((f) => f.left)).toEqual([1, 0]);
    const empty = shoot({ people: shooter({ pistol: 0 }), zeds: { 'zed-1': at(10) } });
    empty.finish(9);
    expect(empty.facts('wasted')[0]?.why).toBe('no-shots');
  });

  test('[ROS-card-wasted] [ROS-shoot] nobody has to fire: the fire can be held from the first shot on', () => {
    const g = shoot({ people: shooter(), zeds: { 'zed-1': at(10), 'zed-2': at(20) }, dice: [0] });
    expect(g.question()).toBe('survivor-1 target ROS-shoot');
    expect(g.options()).toEqual(['zed-1', 'zed-2', 'hold']);
    g.answer('zed-2');
    expect(g.options()).toEqual(['zed-1', 'zed-2', 'hold']);
    g.answer('hold').finish(9);
    expect(g.facts('shot').map((f) => f.zed)).toEqual(['zed-2']);
    const none = shoot({ people: shooter(), zeds: { 'zed-1': at(10) } });
    none.answer('hold').finish(9);
    expect(none.person('survivor-1')).toMatchObject({ pistol: 6, fired: 0 });
  });

  test('[ROS-seq-9] who played another card does not shoot, and who hangs on a ladder cannot', () => {
    const g = shoot({
      map: {
        buildings: [{ id: 'B', name: 'hospital', rect: [80, 40, 90, 50], levels: 2 }],
        links: [{ id: 'L', kind: 'ladder', at: [80, 45], from: 0, to: 2 }],
      },
      people: {
        ...shooter({ play: 'run' }),
        'survivor-2': { x: 80, y: 45, level: 1, ladder: 'L', play: 'shoot', facing: 270 },
        'survivor-3': { x: 20, y: 60, play: 'order' },
      },
      zeds: { 'zed-1': at(10) },
    });
    g.finish(9);
    expect(g.facts('shot')).toEqual([]);
    expect(g.facts('wasted').map((f) => [f.who, f.why])).toEqual([['survivor-2', 'on-a-ladder']]);
  });

  test('[ROS-D-loud] only SHOOT with an assault rifle is loud, once, as soon as it begins', () => {
    const noises = (gun: Gun, play: 'shoot' | 'both') => {
      const g = shoot({
        people: shooter({ ...armed(gun), play }),
        zeds: { 'zed-1': at(10) },
        dice: [0, 0, 0],
      });
      g.answer('zed-1');
      if (play === 'shoot') g.answer('zed-1');
      return g.facts('noise').map((f) => [f.noise.kind, f.noise.x, f.noise.until]);
    };
    expect(noises('assault rifle', 'shoot')).toEqual([['automatic', 20, 3]]);
    expect(noises('assault rifle', 'both')).toEqual([]);
    expect(noises('shotgun', 'shoot')).toEqual([]);
    expect(noises('pistol', 'shoot')).toEqual([]);
    expect(noises('sniper rifle', 'shoot')).toEqual([]);
  });
});

describe('targets', () => {
  test('[ROS-shoot-arc] in the forward 90 degrees, 45 each side of the facing', () => {
    const seen = (x: number, y: number, facing = 90) =>
      targets(shoot({ people: shooter({ facing }), zeds: { 'zed-1': { x: 20 + x, y: 45 + y } } })).length;
    expect([seen(20, 20), seen(20, -20), seen(20, 20.1), seen(20, -20.1), seen(-20, 0)]).toEqual([
      1, 1, 0, 0, 0,
    ]);
    expect([seen(0, 20, 0), seen(-20, 0, 270), seen(20, 0, 270)]).toEqual([1, 1, 0]);
  });

  test('[ROS-shoot] each shot is named after the last is resolved; different targets may be named', () => {
    const g = shoot({
      people: shooter(),
      zeds: {
        'zed-1': at(10),
        'zed-2': at(20, { y: 50 }),
        hunter: { kind: 'hunter', x: 40, y: 40, mode: 'waiting' },
      },
      dice: [9, 4, 2, 0],
    });
    expect(g.options()).toEqual(['zed-1', 'zed-2', 'hold']);
    g.answer('zed-1');
    expect(g.options()).toEqual(['zed-2', 'hold']);
    expect(g.refused('zed-1')).toBe('ROS-shoot');
    g.answer('zed-2').answer('zed-2').finish(9);
    expect(g.facts('shot').map((f) => f.result)).toEqual(['head', 'body', 'miss']);
    g.done();
  });

  test('[ROS-D-wasted-shot] who lies down may be shot at; a shot without a target is not fired and not used up', () => {
    const g = shoot({ people: shooter(), zeds: { 'zed-1': at(10, { down: true }) }, dice: [9] });
    g.answer('zed-1').finish(9);
    expect(g.person('survivor-1').pistol).toBe(5);
    expect(g.facts('shot')).toHaveLength(1);
  });

  test('[ROS-D-friendly] a survivor in the line only makes the target partly obscured; nobody else is hit', () => {
    const g = shoot({
      people: { ...shooter(), 'survivor-2': { x: 25, y: 45 } },
      zeds: { 'zed-1': at(10, { moved: true }) },
      dice: [5, 1],
    });
    expect(targets(g)).toEqual(['zed-1']);
    expect(factors(g)).toEqual([['obscured', -1]]);
    g.answer('zed-1');
    expect(g.person('survivor-2').hits).toBe(0);
    const lying = shoot({
      people: { ...shooter(), 'survivor-2': { x: 25, y: 45, down: true } },
      zeds: { 'zed-1': at(10) },
    });
    expect(factors(lying)).toEqual([]);
  });

  test('[ROS-shoot-head] a head hit kills for good', () => {
    const g = shoot({ people: shooter({ play: 'both' }), zeds: { 'zed-1': at(10) }, dice: [9] });
    g.answer('zed-1').finish(11);
    expect(g.has('zed-1')).toBe(false);
    expect(g.facts('zed-dead')[0]).toMatchObject({ how: 'head', by: 'survivor-1', cause: 'ROS-shoot-head' });
  });

  test('[ROS-shoot-body] [ROS-seq-8] a body hit knocks down and 1d6 back; it rises in the next step 8', () => {
    const g = shoot({ people: shooter({ play: 'both' }), zeds: { 'zed-1': at(10) }, dice: [8, 5] });
    g.answer('zed-1').finish(11);
    expect(g.zed('zed-1')).toMatchObject({ x: 37, y: 45, down: true });
    expect(g.facts('rolled').map((f) => f.pools[0]?.sides)).toEqual([10, 6]);
    const next = game({ step: 7, people: shooter(), zeds: { 'zed-1': { x: 37, y: 45, down: true } } });
    next.finish(7);
    expect(next.zed('zed-1')).toMatchObject({ x: 37, down: true });
    next.finish(8);
    expect(next.zed('zed-1').down).toBe(false);
  });
});

describe('factors', () => {
  const one = (zed: Partial<Zed>, more: Partial<Person> = {}, situation: Situation = {}) =>
    factors(shoot({ people: shooter(more), zeds: { 'zed-1': at(10, zed) }, ...situation }));

  test('[ROS-factor-stationary] [ROS-D-stationary] +1 when it did not move of its own in step 7; being knocked about is not moving', () => {
    expect(one({ moved: false })).toEqual([['stationary', 1]]);
    expect(one({ moved: true })).toEqual([]);
    expect(one({ moved: false, down: true })).toEqual([['stationary', 1]]);
    const g = game({
      step: 3,
      people: { 'survivor-1': { ...HERE, play: 'shoot' }, 'survivor-2': { x: 40, y: 47, play: 'melee' } },
      zeds: { 'zed-1': { x: 40, y: 45 } },
      dice: [1],
    });
    g.finish(4).answer('keep').answer('keep').finish(8);
    expect(g.zed('zed-1')).toMatchObject({ y: 42, moved: false });
    expect(factors(g)).toEqual([['stationary', 1]]);
  });
  test('[ROS-D-stationary] what walked in step 7 is not stationary', () => {
    const g = game({ step: 7, people: shooter(), zeds: { 'zed-1': { x: 60, y: 45 } } });
    g.finish(8);
    expect(g.zed('zed-1').moved).toBe(true);
    expect(factors(g)).toEqual([]);
  });
  test('[ROS-factor-burning] -1 when it burns', () => {
    expect(one({ burning: 4 })).toEqual([['burning', -1]]);
  });
  test('[ROS-factor-hits] -1 for each hit on the shooter', () => {
    expect(one({}, { hits: 1 })).toEqual([['hit', -1]]);
    expect(one({}, { hits: 3 })).toEqual([['hit', -3]]);
  });
  test('[ROS-factor-leap] -4 at a Hunter that leapt this turn, and for that turn alone', () => {
    expect(one({ kind: 'hunter', leapt: 2 })).toEqual([['leaping', -4]]);
    expect(one({ kind: 'hunter', leapt: 1 })).toEqual([]);
    expect(one({ kind: 'hunter', leapt: 2, down: true })).toEqual([['leaping', -4]]);
    expect(one({ kind: 'hunter', crouching: true, moved: false })).toEqual([['stationary', 1]]);
  });
  test('[ROS-factor-obscured] -1 when partly hidden, once, whatever hides it', () => {
    const cover: Situation = {
      people: { ...shooter(), 'survivor-2': { x: 25, y: 45 } },
      state: { clouds: [{ id: 'f', kind: 'flames', x: 32, y: 45, level: 0, until: 9 }] },
    };
    expect(one({}, {}, cover)).toEqual([['obscured', -1]]);
  });
  test('[ROS-shoot] all of them together', () => {
    const g = shoot({
      people: { ...shooter({ hits: 2 }), 'survivor-2': { x: 25, y: 45 } },
      zeds: { 'zed-1': at(10, { burning: 4, moved: false }) },
      dice: [7, 1],
    });
    g.answer('zed-1');
    expect(g.facts('shot')[0]).toMatchObject({ die: 7, score: 4, result: 'body' });
  });
});

describe('sight', () => {
  const see = (map: Situation['map'], more: Partial<Zed> = {}, person: Partial<Person> = {}) =>
    shoot({ map, people: shooter(person), zeds: { 'zed-1': { x: 50, y: 45, ...more } } }).table.sees(
      'survivor-1',
      'zed-1',
    );
  const house = (more: object, rect = [40, 30, 70, 60]): Situation['map'] => ({
    buildings: [{ id: 'B', name: 'house', rect: rect as never, levels: 1, ...more }],
  });
  const across = (kind: string): Situation['map'] => ({
    barriers: [
      {
        id: 'F',
        kind,
        path: [
          [40, 30],
          [40, 60],
        ],
      },
    ],
  });

  test('[ROS-R-los] walls, closed doors, vehicles and 5 cm of woods block; fences and open doors do not; windows and flames obscure', () => {
    const door = (open: boolean) => ({ doors: [{ id: 'd', type: 'standard', at: [40, 45], open }] });
    const woods = (deep: number): Situation['map'] => ({
      areas: [{ id: 'W', kind: 'woods', rect: [30, 30, 30 + deep, 60] }],
    });
    expect(see({})).toBe('clear');
    expect(see(house({}))).toBe('no');
    expect(see(house({ walls: 'thin' }))).toBe('no');
    expect(see(house(door(false)))).toBe('no');
    expect(see(house(door(true)))).toBe('clear');
    expect(see(house({ windows: [{ id: 'w', at: [40, 45] }] }))).toBe('partly');
    expect(see({ vehicles: [{ id: 'V', kind: 'car', rect: [30, 40, 34, 50] }] })).toBe('no');
    expect(see(woods(4.9))).toBe('clear');
    expect(see(woods(5))).toBe('no');
    expect(see(across('wire'))).toBe('clear');
  });

  test('[ROS-R-los] three lines, to the middle and both sides of the base: all blocked is no sight, some is partly', () => {
    const car = (y: number): Situation['map'] => ({
      vehicles: [{ id: 'V', kind: 'car', rect: [48, 40, 48.9, y] }],
    });
    expect(see(car(43.9))).toBe('clear');
    expect(see(car(44.5))).toBe('partly');
    expect(see(car(45.5))).toBe('partly');
    expect(see(car(46.1))).toBe('no');
  });

  test('[ROS-R-los] the base of another in the line obscures, of one that lies there it does not', () => {
    const g = (down: boolean) =>
      shoot({
        people: shooter(),
        zeds: { 'zed-1': { x: 50, y: 45 }, 'zed-2': { x: 40, y: 45, down } },
      }).table.sees('survivor-1', 'zed-1');
    expect([g(false), g(true)]).toEqual(['partly', 'clear']);
  });

  test('[ROS-R-los] from a level higher vehicles and figures more than 2 cm from either are ignored', () => {
    const map = (x: number): Situation['map'] => ({
      buildings: [{ id: 'B', name: 'house', rect: [15, 40, 22, 50], levels: 1 }],
      vehicles: [{ id: 'V', kind: 'car', rect: [x, 40, x + 4, 50] }],
    });
    expect(see(map(30), {}, { level: 1 })).toBe('clear');
    expect(see(map(30), {}, { x: 25 })).toBe('no');
    expect(see(map(44.5), {}, { level: 1 })).toBe('no');
  });

  test('[ROS-U-priority] somebody in a vehicle fires out of it, past its own sides, not through another; no Zed sees it', () => {
    const map: Situation['map'] = {
      vehicles: [
        { id: 'V', kind: 'car', rect: [16, 43, 24, 47] },
        { id: 'W', kind: 'car', rect: [30, 40, 34, 44] },
      ],
    };
    const g = shoot({
      map,
      people: shooter({ inside: 'V' }),
      zeds: {
        'zed-1': {
          x: 50,
          y: 47.5,
          moved: true,
          trail: [
            [60, 50, 0],
            [50, 47.5, 0],
          ],
        },
        'zed-2': { x: 50, y: 37, moved: true },
        'zed-3': { x: 5, y: 45 },
      },
      dice: [9],
    });
    expect(targets(g)).toEqual(['zed-1']);
    expect(g.table.sees('zed-1', 'survivor-1')).toBe('no');
    g.answer('zed-1').finish(9);
    expect(g.facts('shot')[0]).toMatchObject({ result: 'head', range: 28.104 });
    expect(g.facts('known')[0]).toMatchObject({ who: ['survivor-1'] });
  });
});

describe('light', () => {
  const night = (more: Situation) => shoot({ scenario: 'trapped', map: {}, ...more });
  const seen = (
    range: number,
    more: Partial<Person> = {},
    zed: Partial<Zed> = {},
    situation: Situation = {},
  ) => targets(night({ people: shooter(more), zeds: { 'zed-1': at(range, zed) }, ...situation })).length;

  test('[ROS-R-light] by night a survivor sees 15 cm, and 30 in the arc of its torch; by day there is no limit', () => {
    expect([seen(15), seen(15.1)]).toEqual([1, 0]);
    expect([seen(30, { torch: true }), seen(30.1, { torch: true })]).toEqual([1, 0]);
    const g = night({ people: shooter({ torch: true }), zeds: { 'zed-1': { x: 20, y: 75 } } });
    expect(g.table.sees('survivor-1', 'zed-1')).toBe('no');
    expect(targets(shoot({ people: shooter(), zeds: { 'zed-1': at(90) } }))).toHaveLength(1);
  });

  test('[ROS-R-light] anything lit by flames, on fire itself, or within 10 cm of a lamp is seen at any range; WP is no light to see by', () => {
    const cloud = (kind: 'flames' | 'wp', x: number): Situation => ({
      state: { clouds: [{ id: 'c', kind, x, y: 56, level: 0, until: 9 }] },
    });
    expect(seen(60, {}, {}, cloud('flames', 82))).toBe(1);
    expect(seen(60, {}, {}, cloud('flames', 83))).toBe(0);
    expect(seen(60, {}, {}, cloud('wp', 82))).toBe(0);
    expect(seen(60, {}, { burning: 4 })).toBe(1);
    const lamp = (x: number): Situation => ({ map: { lamps: [{ id: 'lamp', at: [x, 45] }] } });
    expect([seen(60, {}, {}, lamp(93)), seen(60, {}, {}, lamp(93.1))]).toEqual([1, 0]);
  });

  test('[ROS-R-light] Zeds see 20 cm by night, and any lit torch at any range', () => {
    const sees = (range: number, torch = false) =>
      night({ people: shooter({ torch }), zeds: { 'zed-1': at(range) } }).table.sees('zed-1', 'survivor-1');
    expect([sees(20), sees(20.1), sees(80, true)]).toEqual(['clear', 'no', 'clear']);
  });

  test('[ROS-R-disappearing] [ROS-R-light] a Zed that went back into the dark is shot at as where it was last lit', () => {
    const g = night({
      people: shooter(),
      zeds: {
        'zed-1': at(25, {
          trail: [
            [30, 45, 0],
            [47, 45, 0],
          ],
        }),
      },
    });
    const [mark] = targetsFor(g.w, g.person('survivor-1'), 'pistol', 'shoot');
    expect(mark?.range).toBeCloseTo(15, 1);
    expect(mark?.factors.map((f) => f.factor)).toEqual(['disappearing']);
  });
});

describe('what slips out of sight', () => {
  /** A wall from 40, 45 to the north: what goes behind it from the south is gone. */
  const map: Situation['map'] = { buildings: [{ id: 'B', name: 'wall', rect: [40, 45, 41, 89], levels: 1 }] };
  const slip = (more: Partial<Zed> = {}, person: Partial<Person> = {}, dice: readonly number[] = []) =>
    shoot({
      map,
      people: shooter({ y: 30, ...person }),
      zeds: {
        'zed-1': {
          x: 50,
          y: 60,
          moved: true,
          trail: [
            [50, 30, 0],
            [50, 60, 0],
          ],
          ...more,
        },
      },
      dice,
    });

  test('[ROS-R-disappearing] [ROS-factor-disappearing] it may be shot at, at -1, as if at the last point where it was seen in the arc', () => {
    const g = slip({}, {}, [5, 2]);
    expect(g.table.sees('survivor-1', 'zed-1')).toBe('no');
    const [mark] = targetsFor(g.w, g.person('survivor-1'), 'pistol', 'shoot');
    expect(mark?.factors.map((f) => [f.factor, f.mod])).toEqual([
      ['disappearing', -1],
      ['obscured', -1],
    ]);
    // The last line to its near side goes by the corner at 40, 45.
    const last = Math.hypot(30, 22.5) - 2;
    expect(mark?.range).toBeGreaterThan(last - 0.5);
    expect(mark?.range).toBeLessThan(last + 1.6);
    g.answer('zed-1');
    expect(g.facts('shot')[0]).toMatchObject({ die: 5, score: 3, result: 'miss' });
  });

  test('[ROS-R-disappearing] hit in the body it falls at its true place', () => {
    const g = slip({}, { main: 'sniper rifle', clip: 5, pistol: -1 }, [6, 2]);
    g.answer('zed-1');
    expect(g.facts('shot')[0]?.result).toBe('body');
    const { x, y, down } = g.zed('zed-1');
    expect(down).toBe(true);
    expect([x, y]).toEqual([51.414, 61.414]);
  });

  test('[ROS-R-disappearing] not if it was never seen in the arc, nor if it did not come there by its way of this turn', () => {
    expect(targets(slip())).toEqual(['zed-1']);
    expect(targets(slip({}, { facing: 180 }))).toEqual([]);
    expect(targets(slip({ trail: [] }))).toEqual([]);
    expect(
      targets(
        slip({
          trail: [
            [50, 62, 0],
            [50, 60, 0],
          ],
        }),
      ),
    ).toEqual([]);
  });

  test('[ROS-R-disappearing] what was in sight at the end of its way, and was knocked out of it, is no target', () => {
    expect(
      targets(
        slip({
          trail: [
            [60, 30, 0],
            [50, 33, 0],
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      targets(
        slip({
          x: 50,
          y: 62,
          trail: [
            [50, 30, 0],
            [50, 60, 0],
          ],
        }),
      ),
    ).toEqual(['zed-1']);
  });

  test('[ROS-R-disappearing] a Hunter that climbed out of sight was last seen at the foot of the wall', () => {
    const g = shoot({
      map: { buildings: [{ id: 'B', name: 'house', rect: [40, 30, 60, 60], levels: 2 }] },
      people: shooter(),
      zeds: {
        hunter: {
          kind: 'hunter',
          x: 58,
          y: 45,
          level: 2,
          moved: true,
          trail: [
            [38.9, 45, 0],
            [58, 45, 2],
          ],
        },
      },
    });
    expect(g.table.sees('survivor-1', 'hunter')).toBe('no');
    const found = markOn(g.table, g.person('survivor-1'), g.zed('hunter'), 'shoot', 2);
    expect(found).toMatchObject({ range: 16.9, factors: [{ factor: 'disappearing', mod: -1 }] });
  });
});
