import { describe, expect, test } from 'vitest';
import { gunRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import type { Gun } from '../kinds.js';
import type { Person, Zed } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { at, HERE, shoot, shooter, targets } from '../testing/shots.js';
import { personIn } from '../testing/showing.js';
import { gunsFor, shotsOf, targetsFor } from './shooting.js';

const armed = (gun: Gun): Partial<Person> =>
  gun === 'pistol' ? {} : { pistol: -1, main: gun, clip: gunRow(PRINTED, gun).clip };

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
    expect(gunRow(PRINTED, 'pistol').clip).toBe(6);
  });
  test('[ROS-shoot-shotgun] [ROS-shoot-range] up to 30 cm body 2 to 7, head 8 and more; nothing beyond; 7 shots', () => {
    expect(bands('shotgun', 30)).toBe('mmbbbbbbhh');
    const far = shoot({ people: shooter(armed('shotgun')), zeds: { 'zed-1': at(30.1) } });
    far.finish(9);
    expect(far.facts('wasted')[0]?.why).toBe('no-target');
    expect(gunRow(PRINTED, 'shotgun').clip).toBe(7);
  });
  test('[ROS-shoot-rifle] up to 30 cm body 3 to 6, head 7 and more; beyond body 5 to 8, head 9; 6 shots', () => {
    expect(bands('assault rifle', 30)).toBe('mmmbbbbhhh');
    expect(bands('assault rifle', 31)).toBe('mmmmmbbbbh');
    expect(gunRow(PRINTED, 'assault rifle').clip).toBe(6);
  });
  test('[ROS-shoot-sniper] up to 30 cm body 3 to 4, head 5 and more; beyond body 4 to 5, head 6 and more; 5 shots', () => {
    expect(bands('sniper rifle', 30)).toBe('mmmbbhhhhh');
    expect(bands('sniper rifle', 31)).toBe('mmmmbbhhhh');
    expect(gunRow(PRINTED, 'sniper rifle').clip).toBe(5);
  });
  test.each([
    ['pistol', 'ROS-shoot-pistol'],
    ['shotgun', 'ROS-shoot-shotgun'],
    ['assault rifle', 'ROS-shoot-rifle'],
    ['sniper rifle', 'ROS-shoot-sniper'],
  ] as const)('[ROS-shoot] a %s is rolled for by its own rule, [%s]', (gun, rule) => {
    const g = shoot({ people: shooter(armed(gun)), zeds: { 'zed-1': at(10) }, dice: [0] });
    expect(g.answer('zed-1').facts('rolled')[0]).toMatchObject({ label: 'shot', cause: rule });
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
    expect(guns.map((gun) => shotsOf(PRINTED, 'shoot', gun))).toEqual([3, 3, 3, 2]);
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
    expect([gunsFor(PRINTED, p, 'snipe'), gunsFor(PRINTED, p, 'both'), gunsFor(PRINTED, p, 'shoot')]).toEqual(
      [['sniper rifle'], ['pistol'], ['pistol', 'sniper rifle']],
    );
    const spent = personIn('survivor-1', { main: 'sniper rifle', clip: 0, pistol: 0 });
    const none = personIn('survivor-1', { main: 'sniper rifle', clip: 0, pistol: -1 });
    expect([gunsFor(PRINTED, spent, 'shoot'), gunsFor(PRINTED, none, 'shoot')]).toEqual([
      ['pistol', 'sniper rifle'],
      ['sniper rifle'],
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
    const nps = shoot({
      people: {
        'nps-1': {
          ...HERE,
          play: 'reload',
          pistol: 0,
          main: 'shotgun',
          minor: ['shotgun reload', 'pistol reload'],
        },
      },
    });
    expect(
      nps
        .finish(9)
        .facts('reloaded')
        .map((f) => f.gun),
    ).toEqual(['pistol']);
    const loads = (more: Partial<Person>) => {
      const minor = ['pistol reload', 'shotgun reload'] as const;
      const nps = {
        ...HERE,
        play: 'reload' as const,
        pistol: 5,
        main: 'shotgun' as const,
        clip: 3,
        minor: [...minor],
      };
      const g = shoot({ people: { 'nps-1': { ...nps, ...more } } }).finish(9);
      return g.facts('reloaded').map((f) => f.gun);
    };
    expect(loads({})).toEqual(['pistol']);
    expect(loads({ clip: 0 })).toEqual(['shotgun']);
    const order = (item: 'pistol reload' | 'shotgun reload') => ({ do: 'use', item, name: '' }) as const;
    expect(loads({ order: order('shotgun reload') })).toEqual(['shotgun']);
    expect(loads({ clip: 0, order: order('pistol reload') })).toEqual(['pistol']);
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

  test('[ROS-shoot-clip] the last shot in a clip is fired like the others', () => {
    const g = shoot({ people: shooter({ pistol: 1 }), zeds: { 'zed-1': at(10) }, dice: [0] });
    g.answer('zed-1').finish(9);
    expect(g.person('survivor-1').pistol).toBe(0);
    const empty = shoot({ people: shooter({ pistol: 0 }), zeds: { 'zed-1': at(10) } }).finish(9);
    expect(empty.facts('wasted')).toMatchObject([{ why: 'no-shots' }]);
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
      dice: [1, 9],
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
    for (const burning of [1, 4]) expect(one({ burning })).toEqual([['burning', -1]]);
    expect(one({ burning: 0 })).toEqual([]);
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
