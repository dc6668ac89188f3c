import { describe, expect, test } from 'vitest';
import { CLUBS, type Club } from '../kinds.js';
import { game, type Situation } from '../testing/game.js';
import { clubOf, foes } from './melee.js';

/** Six bases around one at 60, 45, all in contact with it. */
const ROUND = [
  { x: 62, y: 45 },
  { x: 61, y: 46.733 },
  { x: 59, y: 46.733 },
  { x: 58, y: 45 },
  { x: 59, y: 43.267 },
  { x: 61, y: 43.267 },
] as const;
const round = (n: number, more: object = {}) =>
  Object.fromEntries(ROUND.slice(0, n).map((at, i) => [`zed-${i + 1}`, { ...at, ...more }]));
const HERE = { x: 60, y: 45 };
const fighter = (more: object = {}) => ({ 'survivor-1': { ...HERE, play: 'melee' as const, ...more } });
const fight = (more: Situation) => game({ step: 3, ...more });

describe('who is in melee', () => {
  test('[ROS-melee-when] with whoever stands in base contact: a hair apart is, two are not', () => {
    const g = fight({
      people: fighter(),
      zeds: {
        'zed-1': { x: 62.1, y: 45 },
        'zed-2': { x: 57.8, y: 45 },
        'zed-3': { x: 60, y: 47, down: true },
        'zed-4': { x: 60, y: 43, level: 1 },
        hunter: { kind: 'hunter', x: 60, y: 43, mode: 'waiting' },
      },
    });
    expect(foes(g.w, 'survivor-1')).toEqual(['zed-1']);
  });

  test('[ROS-melee-when] [ROS-R-car] in a car one is safe until the doors of that very car are broken', () => {
    const parked = (id: string, west: number) => ({
      id,
      kind: 'car',
      rect: [west, 43, west + 9, 47] as [number, number, number, number],
    });
    const vehicles = (broken: string) =>
      ['V1', 'V2'].map((id) => ({ id, alarm: 0, rolled: [], taken: 0, struck: 0, broken: id === broken }));
    const inside = (broken: string) =>
      foes(
        fight({
          people: fighter({ inside: 'V1' }),
          zeds: { 'zed-1': { x: 60, y: 48.05 } },
          map: { vehicles: [parked('V1', 56), parked('V2', 80)] },
          state: { vehicles: vehicles(broken) },
        }).w,
        'survivor-1',
      );
    expect(inside('')).toEqual([]);
    expect(inside('V2')).toEqual([]);
    expect(inside('V1')).toEqual(['zed-1']);
  });

  test('[ROS-melee-when] nobody fights through a closed door', () => {
    const map = (open: boolean) => ({
      buildings: [
        {
          id: 'B',
          name: 'house',
          rect: [40, 30, 60, 60] as [number, number, number, number],
          levels: 1,
          doors: [{ id: 'd', type: 'standard', at: [60, 45] as [number, number], open }],
        },
      ],
    });
    const across = (open: boolean) =>
      foes(
        fight({
          map: map(open),
          people: fighter({ x: 58.97 }),
          zeds: { 'zed-1': { x: 61.03, y: 45 } },
        }).w,
        'survivor-1',
      );
    expect(across(true)).toEqual(['zed-1']);
    expect(across(false)).toEqual([]);
  });

  test('[ROS-seq-3] [ROS-D-push-needs-card] only who played MELEE pushes; without it a survivor in contact does nothing', () => {
    const g = fight({
      people: { ...fighter({ play: 'reload' }), 'survivor-2': { x: 30, y: 45, play: 'melee' } },
      zeds: { 'zed-1': { x: 62, y: 45 }, 'zed-2': { x: 32, y: 45 } },
      dice: [6],
    });
    g.finish(3);
    expect(g.facts('pushed').map((f) => [f.who, f.zeds])).toEqual([['survivor-2', ['zed-2']]]);
    expect(g.zed('zed-1').down).toBe(false);
    g.done();
  });

  test('[ROS-seq-3] nobody in contact, a helpless fighter, one that hangs on a ladder: the card is wasted', () => {
    const map: Situation['map'] = {
      buildings: [{ id: 'B', name: 'hospital', rect: [80, 40, 90, 50], levels: 2 }],
      links: [{ id: 'L', kind: 'ladder', at: [90, 45], from: 0, to: 2 }],
    };
    const g = fight({
      map,
      people: {
        ...fighter(),
        'survivor-2': { x: 30, y: 45, play: 'melee', down: true },
        'survivor-3': { x: 90, y: 45, level: 1, ladder: 'L', play: 'melee' },
      },
      zeds: { 'zed-2': { x: 32, y: 45 } },
    });
    g.finish(3);
    expect(g.facts('wasted').map((f) => [f.who, f.why])).toEqual([
      ['survivor-1', 'no-foe'],
      ['survivor-2', 'helpless'],
      ['survivor-3', 'on-a-ladder'],
    ]);
  });

  test('[ROS-R-car] through the broken doors of a vehicle Zeds and survivors get at each other', () => {
    const situation = (broken: boolean): Situation => ({
      map: { vehicles: [{ id: 'V', kind: 'car', rect: [56, 43, 64, 47] }] },
      people: fighter({ inside: 'V' }),
      zeds: { 'zed-1': { x: 60, y: 48 } },
      dice: broken ? [1] : [],
    });
    const shut = fight(situation(false));
    shut.finish(4);
    expect(shut.person('survivor-1').hits).toBe(0);
    const g = game({ ...situation(true), step: 3 });
    Object.assign(g.state.vehicles[0] as object, { broken: true });
    g.state.zeds.push({ ...g.zed('zed-1'), id: 'hunter', kind: 'hunter', y: 42, mode: 'waiting' });
    expect(foes(g.w, 'survivor-1')).toEqual(['zed-1']);
    g.finish(3);
    expect(g.zed('zed-1')).toMatchObject({ x: 60, y: 51, down: true });
  });
});

describe('push-back', () => {
  test('[ROS-melee-push] [ROS-card-MELEE] as many as the die says, of the player’s choice: 3 cm straight back, and down', () => {
    const g = fight({ people: fighter(), zeds: round(5), dice: [2] });
    expect(g.asked()).toMatchObject({ seat: 'survivor-1', code: 'push', rule: 'ROS-melee-push' });
    expect(g.options()).toEqual(['zed-1', 'zed-2', 'zed-3', 'zed-4', 'zed-5']);
    expect(g.refusal(['zed-1']).text).toMatch(/Choose 2/);
    expect(g.refusal(['zed-1', 'zed-2', 'zed-3']).code).toBe('illegal');
    g.answer(['zed-1', 'zed-4']).finish(3);
    expect(g.zed('zed-1')).toMatchObject({ x: 65, y: 45, down: true });
    expect(g.zed('zed-4')).toMatchObject({ x: 55, y: 45, down: true });
    for (const id of ['zed-2', 'zed-3', 'zed-5']) expect(g.zed(id).down).toBe(false);
    expect(g.state.zeds).toHaveLength(5);
    expect(g.facts('pushed')[0]).toMatchObject({ may: 2, zeds: ['zed-1', 'zed-4'] });
    g.done();
  });

  test('[ROS-melee-push] [ROS-d6] the die is a d6: a 6 pushes six, and no more than there are', () => {
    const g = fight({ people: fighter(), zeds: round(6), dice: [6] });
    g.finish(3);
    expect(g.facts('rolled')[0]?.pools).toMatchObject([{ sides: 6 }]);
    expect(g.state.zeds.every((z) => z.down)).toBe(true);
    const few = fight({ people: fighter(), zeds: round(1), dice: [6] });
    few.finish(3);
    expect(few.facts('pushed')[0]).toMatchObject({ may: 6, zeds: ['zed-1'] });
  });

  test('[ROS-tank-immune] [ROS-boomer-burst] a push does nothing to a Tank, and sends a Boomer back on its feet', () => {
    const g = fight({
      people: fighter(),
      zeds: {
        tank: { kind: 'tank', x: 63, y: 45 },
        boomer: { kind: 'boomer', x: 58, y: 45 },
      },
      dice: [2],
    });
    g.finish(3);
    expect(g.zed('tank')).toMatchObject({ x: 63, y: 45, down: false, hits: 0 });
    expect(g.zed('boomer')).toMatchObject({ x: 55, y: 45, down: false });
    expect(g.facts('marked')).toEqual([]);
  });

  test('[ROS-D-pin-end] a push by somebody else ends a pin', () => {
    const g = fight({
      people: {
        'survivor-1': { ...HERE, play: 'melee' },
        'survivor-2': { x: 64, y: 45, down: true, pinned: 'hunter' },
      },
      zeds: { hunter: { kind: 'hunter', x: 62, y: 45, pins: 'survivor-2' } },
      dice: [1, 9],
    });
    g.finish(4);
    expect(g.zed('hunter')).toMatchObject({ pins: '', down: true });
    expect(g.person('survivor-2')).toMatchObject({ pinned: '', down: true, hits: 0 });
    expect(g.facts('freed')[0]).toMatchObject({ cause: 'ROS-D-pin-end', who: 'survivor-2' });
  });

  test('[ROS-D-push-lock] what is pushed down misses step 7 and stands in step 8; another may close meanwhile', () => {
    const g = fight({
      people: fighter(),
      zeds: { 'zed-1': { x: 62, y: 45 }, 'zed-2': { x: 45, y: 45 } },
      dice: [1, 9],
    });
    g.finish(4);
    g.answer('keep').finish(8);
    expect(g.zed('zed-1')).toMatchObject({ x: 65, y: 45, down: false, moved: false });
    expect(foes(g.w, 'survivor-1')).toEqual(['zed-2']);
    expect(g.person('survivor-1').hits).toBe(0);
  });
});

describe('weapons', () => {
  /** The result of a d10 with this weapon against a Zed in contact. */
  const strike = (main: Club, die: number) => {
    const g = fight({ people: fighter({ main }), zeds: round(1), dice: [die, 3] });
    g.answer('strike').finish(3);
    return g.facts('struck')[0]?.result;
  };
  const bands = (main: Club) => Array.from({ length: 10 }, (_, die) => strike(main, die)?.charAt(0)).join('');

  test('[ROS-melee-blunt] 2 to 8 knocks down, 9 kills', () => {
    for (const club of ['cricket bat', 'baseball bat', 'crowbar', 'shovel'] as const)
      expect(bands(club), club).toBe('mmdddddddk');
  });
  test('[ROS-melee-sharp] 3 to 6 knocks down, 7 and more kills; a spade is sharp, a shovel is blunt', () => {
    for (const club of ['sword', 'machete', 'spade', 'fire axe'] as const)
      expect(bands(club), club).toBe('mmmddddkkk');
  });
  test('[ROS-melee-powered] a chainsaw: 2 to 5 knocks down, 6 and more kills', () => {
    expect(bands('chainsaw')).toBe('mmddddkkkk');
  });

  test('[ROS-melee-weapon] instead of the push-back, one Zed in contact; knocked down it goes 1d6 cm back', () => {
    const g = fight({ people: fighter({ main: 'crowbar' }), zeds: round(3), dice: [5, 6] });
    expect(g.question()).toBe('survivor-1 melee ROS-melee-weapon');
    expect(g.options()).toEqual(['strike', 'push']);
    g.answer('strike');
    expect(g.question()).toBe('survivor-1 strike ROS-melee-weapon');
    expect(g.options()).toEqual(['zed-1', 'zed-2', 'zed-3']);
    g.answer('zed-1').finish(3);
    expect(g.zed('zed-1')).toMatchObject({ x: 68, y: 45, down: true });
    expect(g.zed('zed-2').down).toBe(false);
    expect(g.facts('rolled').map((f) => f.pools[0]?.sides)).toEqual([10, 6]);
    g.done();
  });

  test('[ROS-melee-weapon] [ROS-R-nps-steps] an NPS strikes the only one, and pushes several back', () => {
    const nps = { 'nps-1': { ...HERE, play: 'melee' as const, main: 'crowbar' as const } };
    const one = game({ step: 3, people: nps, zeds: round(1), dice: [9] }).finish(3);
    expect(one.facts('struck')).toMatchObject([{ who: 'nps-1', zed: 'zed-1', result: 'kill' }]);
    const two = game({ step: 3, people: nps, zeds: round(2), dice: [6] }).finish(3);
    expect([two.facts('struck'), two.facts('pushed').length]).toEqual([[], 1]);
  });

  test('[ROS-melee-weapon] the push-back is still there to choose, and there is nothing to choose without a weapon', () => {
    const g = fight({ people: fighter({ main: 'crowbar' }), zeds: round(2), dice: [2] });
    g.answer('push').finish(3);
    expect(g.facts('pushed')).toHaveLength(1);
    expect(clubOf({ main: '' })).toBeUndefined();
    const bare = fight({ people: fighter({ pistol: 6 }), zeds: round(1), dice: [1] });
    bare.finish(3);
    expect(bare.facts('struck')).toEqual([]);
  });

  test('[ROS-D-butt] any gun carried as main weapon has a butt, which is blunt', () => {
    for (const main of ['shotgun', 'assault rifle', 'sniper rifle'] as const) {
      expect(clubOf({ main })).toBe('rifle butt');
      const g = fight({ people: fighter({ main }), zeds: round(1), dice: [8, 1] });
      g.answer('strike').finish(3);
      expect(g.facts('struck')[0]).toMatchObject({
        weapon: 'rifle butt',
        result: 'down',
        cause: 'ROS-melee-blunt',
      });
    }
    for (const main of CLUBS) expect(clubOf({ main })).toBe(main);
  });

  test('[ROS-D-melee-injury] hits do not lower the roll', () => {
    const g = fight({ people: fighter({ main: 'machete', hits: 3 }), zeds: round(1), dice: [7] });
    g.answer('strike').finish(3);
    expect(g.facts('struck')[0]).toMatchObject({ score: 7, result: 'kill' });
    expect(g.has('zed-1')).toBe(false);
  });

  test('[ROS-R-loud] a chainsaw in use is loud, even when it misses; no other weapon is', () => {
    const noises = (main: Club) => {
      const g = fight({ people: fighter({ main }), zeds: round(1), dice: [0] });
      g.answer('strike').finish(3);
      return g.facts('noise').map((f) => [f.noise.kind, f.noise.x, f.noise.until]);
    };
    expect(noises('chainsaw')).toEqual([['chainsaw', 60, 2]]);
    expect(noises('sword')).toEqual([]);
  });

  test('[ROS-D-tank-hits] [ROS-tank-immune] each knock-down or kill of a weapon is one hit on a Tank', () => {
    for (const die of [3, 9]) {
      const g = fight({
        people: fighter({ main: 'crowbar' }),
        zeds: { tank: { kind: 'tank', x: 63, y: 45, hits: 2 } },
        dice: [die],
      });
      g.answer('strike').finish(3);
      expect(g.zed('tank')).toMatchObject({ hits: 3, x: 63, y: 45, down: false });
      g.done();
    }
  });

  test('[ROS-boomer-burst] any hit of a weapon bursts a Boomer over whoever is within 10 cm on its level', () => {
    const g = fight({
      people: {
        ...fighter({ main: 'crowbar' }),
        'survivor-2': { x: 74, y: 45 },
        'survivor-3': { x: 74.1, y: 45.2 },
        'survivor-4': { x: 64, y: 49, level: 1 },
      },
      zeds: { boomer: { kind: 'boomer', x: 62, y: 45 } },
      dice: [2],
    });
    g.answer('strike').finish(3);
    expect(g.has('boomer')).toBe(false);
    expect(g.facts('marked').map((f) => f.who)).toEqual(['survivor-1', 'survivor-2']);
    g.done();
  });
});

describe('contact that comes about in step 3', () => {
  test('[ROS-D-new-contact] [ROS-melee-when] a Boomer pushed against another survivor groans, and bites from the next turn on', () => {
    const people = { ...fighter(), 'survivor-2': { x: 66, y: 45, play: 'reload' as const } };
    const boomer = { kind: 'boomer' as const, y: 45 };
    const g = fight({ people, zeds: { boomer: { ...boomer, x: 62 } }, dice: [6, 9] });
    g.finish(4);
    expect(g.zed('boomer').x).toBe(64);
    expect(g.facts('met')).toMatchObject([{ late: [{ zed: 'boomer', who: 'survivor-2' }] }]);
    expect(g.facts('hurt')).toEqual([]);
    expect(g.facts('groans')).toMatchObject([{ count: 1 }]);
    g.done();
    const next = game({ step: 3, people, zeds: { boomer: { ...boomer, x: 64 } }, dice: [9, 9] }).finish(4);
    expect(next.facts('hurt')).toMatchObject([{ who: 'survivor-2', by: 'boomer' }]);
  });

  test('[ROS-D-new-contact, ROS-U-seats] about one that bites nobody yet the umpire is asked nothing', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE } },
      zeds: { 'zed-1': { x: 62, y: 45 } },
      state: { late: [{ zed: 'zed-1', who: 'survivor-1' }] },
      options: { umpire: 'person' },
      dice: [9],
    }).finish(4);
    expect(g.facts('hurt')).toEqual([]);
    g.done();
  });

  test('[ROS-melee-when] [ROS-D-new-contact] what came into contact in step 3 is not fought there: the card is wasted', () => {
    const people = {
      ...fighter(),
      'survivor-2': { x: 66, y: 45, play: 'melee' as const, main: 'machete' as const },
    };
    const zeds = { boomer: { kind: 'boomer' as const, x: 62, y: 45 } };
    const g = fight({ people, zeds, dice: [6, 9] });
    g.finish(3);
    expect(g.zed('boomer').x).toBe(64);
    expect(g.facts('wasted')).toMatchObject([{ who: 'survivor-2', card: 'melee', why: 'no-foe' }]);
    // Beside a Zed that was there before, only that one is fought.
    const two = fight({ people, zeds: { ...zeds, 'zed-1': { x: 66, y: 47 } }, dice: [6, 5, 3, 9, 9] });
    expect(two.options()).toEqual(['strike', 'push']);
    expect(foes(two.w, 'survivor-2')).toEqual(['zed-1']);
    two.answer('strike').finish(3);
    expect(two.facts('struck').map((f) => f.zed)).toEqual(['zed-1']);
  });

  test('[ROS-D-new-contact] of two it bites the one that it touched before, without a draw', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE }, 'survivor-2': { x: 64, y: 45 } },
      zeds: { 'zed-1': { x: 62, y: 45 } },
      state: { late: [{ zed: 'zed-1', who: 'survivor-1' }] },
      dice: [9, 9],
    }).finish(4);
    expect(g.facts('hurt').map((f) => f.who)).toEqual(['survivor-2']);
    g.done();
  });

  test('[ROS-D-new-contact] [ROS-horde-noise] a horde that a chainsaw wakes beside its bearer does not bite yet', () => {
    const g = fight({
      people: fighter({ main: 'chainsaw' }),
      zeds: { 'zed-1': { x: 62, y: 45 } },
      map: { places: [{ id: 'H1', kind: 'hideout', at: [57, 45] }] },
      hordes: { H1: 30 },
      dice: [0, 9, 9],
    });
    g.answer('strike').finish(4);
    const late = g.facts('met')[0]?.late.length ?? 0;
    expect(late).toBeGreaterThan(0);
    expect(g.facts('hurt').map((f) => f.by)).toEqual(['zed-1']);
    expect(g.facts('groans')).toMatchObject([{ count: late + 1 }]);
    expect(g.state.step).toBe(5);
    expect(g.state.late).toBeUndefined();
  });
});

describe('Zed damage', () => {
  test('[ROS-seq-4] [ROS-melee-damage] every Zed that still stands in contact does one hit, without a roll to hit', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE } },
      zeds: { ...round(3), 'zed-4': { x: 58, y: 45, down: true }, 'zed-5': { x: 57, y: 49 } },
      dice: [9, 9, 9, 9],
    });
    g.finish(4);
    expect(g.person('survivor-1').hits).toBe(3);
    expect(g.facts('hurt').map((f) => [f.by, f.hits, f.how, f.cause])).toEqual([
      ['zed-1', 1, 'zed', 'ROS-melee-damage'],
      ['zed-2', 1, 'zed', 'ROS-melee-damage'],
      ['zed-3', 1, 'zed', 'ROS-melee-damage'],
    ]);
    g.done();
  });

  test('[ROS-melee-damage] a Zed that touches several picks one, and it does not spare the others always', () => {
    const bitten = (first: string) => {
      const g = game({
        step: 4,
        people: { 'survivor-1': { x: 58, y: 45 }, 'survivor-2': { x: 62, y: 45 } },
        zeds: { 'zed-1': { x: 60, y: 45 } },
        dice: [9, 9],
        draws: [[first]],
      });
      g.finish(4);
      return g.facts('hurt').map((f) => f.who);
    };
    expect(bitten('survivor-1')).toEqual(['survivor-1']);
    expect(bitten('survivor-2')).toEqual(['survivor-2']);
  });

  test('[ROS-seq-4] [ROS-tank-melee] all in contact strike at once: a Tank throws its victim back after the others', () => {
    // The Tank rolls 1: three hits, wherever it is in the list, and 2d6 cm back after all three.
    for (const order of [
      ['tank', 'zed-1', 'zed-2'],
      ['zed-1', 'tank', 'zed-2'],
      ['zed-1', 'zed-2', 'tank'],
    ]) {
      const zeds = {
        tank: { kind: 'tank', x: 63, y: 45 },
        'zed-1': { x: 58, y: 45 },
        'zed-2': { x: 60, y: 47 },
      } as const;
      const listed = Object.fromEntries(order.map((id) => [id, zeds[id as keyof typeof zeds]]));
      const dice = order.flatMap((id) => (id === 'tank' ? [1, 9] : [9]));
      const g = game({
        step: 4,
        people: { 'survivor-1': { ...HERE } },
        zeds: listed,
        dice: [...dice, 1, 1, 9, 9],
      });
      g.finish(4);
      expect(g.person('survivor-1').hits, order.join()).toBe(3);
      expect(g.facts('hurt').map((f) => f.by)).toEqual(order);
      expect(g.facts('knocked')).toHaveLength(1);
    }
  });

  test('[ROS-seq-4] [ROS-hunter-pin] a pin does its damage though a Tank throws the victim out of it', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, down: true, pinned: 'hunter' } },
      zeds: {
        tank: { kind: 'tank', x: 63, y: 45 },
        hunter: { kind: 'hunter', x: 60, y: 47, pins: 'survivor-1' },
      },
      dice: [1, 9, 1, 9, 3, 3, 9, 9],
    });
    g.finish(4);
    expect(g.person('survivor-1')).toMatchObject({ hits: 2, pinned: '', x: 54 });
  });

  test('[ROS-melee-damage] [ROS-T-mutants] [ROS-hunter-pin] any mutant but a Tank does one hit in contact; 1d3 is for the pinned', () => {
    for (const [kind, dice, hits] of [
      ['boomer', [9, 9], 1],
      ['smoker', [9, 9], 1],
      ['hunter', [9, 9], 1],
      ['witch', [9, 9], 1],
    ] as const) {
      const g = game({
        step: 4,
        people: { 'survivor-1': { ...HERE } },
        zeds: { [kind]: { kind, x: 62, y: 45 } },
        dice: [...dice],
      });
      g.finish(4);
      expect(g.person('survivor-1').hits, kind).toBe(hits);
      g.done();
    }
  });

  test('[ROS-hunter-pin] [ROS-seq-4] a pinned victim takes 1d3 in step 4, and what others do as well', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, down: true, pinned: 'hunter' } },
      zeds: { hunter: { kind: 'hunter', x: 62, y: 45, pins: 'survivor-1' }, 'zed-1': { x: 58, y: 45 } },
      dice: [4, 9, 9, 9],
    });
    g.finish(4);
    expect(g.facts('hurt').map((f) => [f.by, f.hits, f.how])).toEqual([
      ['hunter', 2, 'pin'],
      ['zed-1', 1, 'zed'],
    ]);
    g.done();
  });

  test('[ROS-tank-throw] [ROS-seq-4] who did damage this turn is known until the next begins', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, down: true, pinned: 'hunter' } },
      zeds: {
        hunter: { kind: 'hunter', x: 62, y: 45, pins: 'survivor-1' },
        'zed-1': { x: 58, y: 45 },
        'zed-2': { x: 90, y: 80, mode: 'waiting' },
      },
      dice: [4, 9, 9, 9],
    });
    g.finish(4);
    expect(g.state.zeds.map((z) => z.struck)).toEqual([true, true, false]);
    const next = game({ step: 11, zeds: { 'zed-1': { x: 58, y: 45, struck: true } } });
    while (next.state.turn === 2) next.finish(next.state.step);
    expect(next.zed('zed-1').struck).toBe(false);
  });

  test('[ROS-hunter-pin] what pins somebody bites nobody else that it touches', () => {
    const g = game({
      step: 4,
      people: {
        'survivor-1': { x: 64, y: 45 },
        'survivor-2': { ...HERE, down: true, pinned: 'hunter' },
      },
      zeds: { hunter: { kind: 'hunter', x: 62, y: 45, pins: 'survivor-2' } },
      dice: [1, 9, 9],
    });
    g.finish(4);
    expect(g.facts('hurt').map((f) => f.who)).toEqual(['survivor-2']);
    g.done();
  });

  test('[ROS-D-new-contact] what comes into contact in step 7 does its damage in step 4 of the next turn', () => {
    const g = game({
      step: 7,
      people: { 'survivor-1': { ...HERE, play: 'reload' } },
      zeds: { 'zed-1': { x: 70, y: 45 } },
    });
    g.finish(11);
    expect(foes(g.w, 'survivor-1')).toEqual(['zed-1']);
    expect(g.person('survivor-1').hits).toBe(0);
  });

  test('[ROS-melee-groan] [ROS-seq-4] whoever was in contact groans, also over somebody who dies of it', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, hits: 3 }, 'survivor-2': { x: 10, y: 10 } },
      zeds: { ...round(3), 'zed-9': { x: 40, y: 45 } },
      dice: [9, 9],
    });
    g.finish(4);
    expect(g.person('survivor-1').where).toBe('dead');
    expect(g.facts('groans')[0]?.count).toBe(3);
    g.done();
  });

  test('[ROS-D-groan-roll] [ROS-melee-groan] what is pushed off or killed in step 3 has groaned: one die after step 4', () => {
    const pushed = fight({ people: fighter(), zeds: round(2), dice: [6, 9] }).finish(3);
    expect([pushed.state.step, pushed.facts('groans')]).toEqual([4, []]);
    pushed.finish(4);
    expect(pushed.facts('groans')).toMatchObject([{ count: 2 }]);
    expect(pushed.facts('rolled').map((f) => f.label)).toEqual(['push', 'groans']);
    expect([pushed.state.groaned, pushed.state.late]).toEqual([undefined, undefined]);
    pushed.done();
    // One killed, one that stays in contact, one that lay there and does not groan.
    const zeds = { ...round(2), 'zed-3': { x: 58, y: 45, down: true } };
    const killed = fight({ people: fighter({ main: 'machete' }), zeds, dice: [9, 9, 9, 9] });
    killed.answer('strike').answer('zed-1').finish(4);
    expect([killed.has('zed-1'), killed.facts('groans')[0]?.count]).toEqual([false, 2]);
    // A Boomer that is pushed from one survivor to the next is counted once.
    const people = { ...fighter(), 'survivor-2': { x: 66, y: 45 } };
    const boomer = { kind: 'boomer' as const, x: 62, y: 45 };
    expect(
      fight({ people, zeds: { boomer }, dice: [6, 9] })
        .finish(4)
        .facts('groans'),
    ).toMatchObject([{ count: 1 }]);
  });

  test('[ROS-tank-melee] 1d3 hits, then 2d6 cm straight back, but not down: it still plays its card', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, play: 'run' } },
      zeds: { tank: { kind: 'tank', x: 57, y: 45 } },
      dice: [3, 9, 4, 5, 9],
    });
    g.finish(4);
    expect(g.person('survivor-1')).toMatchObject({ hits: 2, x: 69, y: 45, down: false });
    expect(g.facts('knocked')[0]).toMatchObject({ who: 'survivor-1', back: 9, down: false });
    expect(g.zed('tank').struck).toBe(true);
    expect(g.facts('rolled')[0]).toMatchObject({ cause: 'ROS-tank-melee', label: 'tank' });
    g.done();
    expect(g.question()).toBe('survivor-1 move ROS-card-RUN');
  });

  test('[ROS-tank-melee] whoever dies of its hits is not thrown back', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, hits: 3 }, 'survivor-2': { x: 5, y: 5 } },
      zeds: { tank: { kind: 'tank', x: 57, y: 45 } },
      dice: [3, 9, 9, 9],
    });
    g.finish(4);
    expect(g.person('survivor-1')).toMatchObject({ where: 'dead', x: 60, y: 45 });
    expect(g.facts('rolled').map((f) => f.label)).not.toContain('knock-back');
  });
});
