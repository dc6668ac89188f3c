import { expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { strikesAtWill } from '../zombies/striking.js';
import { soloInterrupt } from './deciding.js';
import { soloDrive, soloHotSpot, soloMasterWay, soloPlan, soloTarget } from './masters.js';
import { willOf } from './will.js';

const RED = { quality: 'trained', professional: true, fighters: 1, at: [10, 10] } as const;
const OFF = { x: -1, y: -1 };
const mob = (x: number, y: number, more: Given = {}): Given => ({ kind: 'zulus', at: [x, y], ...more });

const moving = (given: Situation, mode: 'cautious' | 'stationary' = 'cautious') =>
  game({ active: { unit: 'red', mode }, ...given });

test('[AMZ-solo-interrupt] a mob Interrupts a move as soon as its full move could bring it into contact', () => {
  const near = moving({ units: { red: RED, a: mob(10, 17) } });
  expect(soloInterrupt(near.w, ['a'], 'red', 'inch')).toBe('a');
  const far = moving({ units: { red: RED, a: mob(10, 17.1) } });
  expect(soloInterrupt(far.w, ['a'], 'red', 'inch')).toBeUndefined();
  expect(soloInterrupt(far.w, ['a'], 'red', 'fire')).toBeUndefined();
});

test('[AMZ-solo-interrupt] at the end of the action all who are aware do, at the announcement against who stands', () => {
  const units = { red: RED, a: mob(10, 18) };
  expect(soloInterrupt(moving({ units }).w, ['a'], 'red', 'done')).toBe('a');
  expect(soloInterrupt(moving({ units }).w, ['a'], 'red', 'announced')).toBeUndefined();
  expect(soloInterrupt(moving({ units }, 'stationary').w, ['a'], 'red', 'announced')).toBe('a');
});

test('[AMZ-solo] [AMZ-solo-interrupt] of several the nearest comes first, then the largest, then the lowest number', () => {
  const first = (units: { [id: string]: Given }) => {
    const g = moving({ units: { red: RED, ...units } });
    return soloInterrupt(g.w, Object.keys(units), 'red', 'done');
  };
  expect(first({ a: mob(10, 16), b: mob(10, 14) })).toBe('b');
  expect(first({ a: mob(10, 15), b: mob(15, 10, { fighters: 2 }) })).toBe('b');
  expect(first({ a: mob(10, 15), b: mob(15, 10) })).toBe('a');
});

test('[AMZ-solo-masters] a Dexter Interrupts nobody with more figures than it has with its mobs at hand', () => {
  const lord: Given = { kind: 'dexters', at: [10, 18] };
  const g = (fighters: number, x: number) =>
    moving({ units: { red: { ...RED, fighters }, lord, a: mob(x, 18, { fighters: 2 }) } });
  expect(soloInterrupt(g(3, 12).w, ['lord'], 'red', 'done')).toBe('lord');
  expect(soloInterrupt(g(4, 12).w, ['lord'], 'red', 'done')).toBeUndefined();
  // The Living who stand near it do not count.
  const blue = { ...RED, fighters: 4, at: [10, 20] } as const;
  const beside = moving({ units: { red: { ...RED, fighters: 4 }, blue, lord } });
  expect(soloInterrupt(beside.w, ['lord'], 'red', 'done')).toBeUndefined();
  // Nor does another Dexter, whom it does not drive.
  const second: Given = { kind: 'dexters', fighters: 3, at: [10, 20] };
  const two = moving({ units: { red: { ...RED, fighters: 4 }, lord, second } });
  expect(soloInterrupt(two.w, ['lord'], 'red', 'done')).toBeUndefined();
  // Farther than 6 inches its mobs do not count.
  expect(soloInterrupt(g(3, 16.5).w, ['lord'], 'red', 'done')).toBe('lord');
  expect(soloInterrupt(g(3, 16.501).w, ['lord'], 'red', 'done')).toBeUndefined();
});

test('[AMZ-solo-interrupt] Possessed do not Interrupt whom they do not see', () => {
  const g = moving({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [0, 14],
            [36, 14],
          ],
        },
      ],
    },
    units: { red: RED, slaves: { kind: 'possessed', quality: 'trained', at: [10, 18] } },
  });
  expect(soloInterrupt(g.w, ['slaves'], 'red', 'done')).toBeUndefined();
});

test('[AMZ-solo-masters] the Possessed fire at the unit that they are most likely to hit', () => {
  const g = game({
    units: {
      red: { ...RED, fighters: 4 },
      blue: { ...RED, fighters: 2, at: [14, 10] },
      hard: { ...RED, fighters: 1, armor: 'anti-zombie', at: [4, 10] },
      even: { ...RED, fighters: 2, armor: 'anti-zombie', at: [0.5, 2] },
      slaves: { kind: 'possessed', quality: 'trained', fighters: 3, at: [10, 20] },
    },
  });
  expect(soloTarget(g.w, 'slaves', ['red', 'blue', 'hard'])).toBe('blue');
  expect(soloTarget(g.w, 'slaves', ['red', 'hard'])).toBe('hard');
  // Of equally likely targets, the nearest.
  expect(soloTarget(g.w, 'slaves', ['even', 'red'])).toBe('red');
});

test('[AMZ-solo] [AMZ-interrupt-mindless] alone, a mob that notices a unit on its way is in contact before the unit is past', () => {
  const g = game({
    units: { red: { ...RED, fighters: 4 }, a: mob(11, 22, { fighters: 6 }) },
    // Their reaction dice: the dead are quicker. The unit passes its Quality Check.
    dice: [1, 6, 4],
  });
  g.run().answer('move-fire cautious', [10, 16]);
  expect(g.facts('interrupts')).toMatchObject([{ unit: 'a', on: 'red' }]);
  expect(g.table.apart('red', 'a')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-D-zombie-modes] the reaction die of the Possessed has no modifier, unless the table wants that of their mode', () => {
  const zombie = (possessed: 'plain' | 'mode', deed: string) => {
    const g = game({
      options: { zombies: 'player', possessed },
      units: {
        red: { ...RED, fighters: 2 },
        slaves: { kind: 'possessed', quality: 'trained', at: [10, 20] },
      },
      dice: [4, 5],
    });
    g.run().answer('move-fire stationary');
    g.answer('slaves', deed);
    // The die says from which face on it beats the Living.
    const from = g.facts('rolled').flatMap((f) => f.pools.flatMap((p) => p.from ?? []));
    return [g.facts('reacted')[0]?.zombie, ...from];
  };
  expect(zombie('plain', 'move-fire rapid')).toEqual([5, 4]);
  expect(zombie('mode', 'move-fire rapid')).toEqual([4, 5]);
  expect(zombie('mode', 'move-fire cautious')).toEqual([6, 3]);
});

test('[AMZ-interrupt-masters] a Possessed unit that Interrupts may assault, a Dexter goes where it likes', () => {
  const begin = (kind: 'possessed' | 'dexters', deed: string) => {
    const g = game({
      options: { zombies: 'player' },
      units: { red: { ...RED, fighters: 2 }, master: { kind, quality: 'veteran', at: [10, 20] } },
      // The dead are quicker, and the assaulted unit passes its Quality Check; a Dexter nearby causes a Morale Check
      // first.
      dice: kind === 'possessed' ? [1, 8, 4] : [4, 1, 8],
    });
    return g.run().answer('move-fire stationary').answer('master', deed);
  };
  const slaves = begin('possessed', 'move-fire rapid');
  expect(slaves.question()).toBe('zombies dead-move AMZ-interrupt-masters');
  slaves.answer('assault red');
  expect(slaves.question()).toBe('living charged AMZ-cc-attacked');
  expect(slaves.table.apart('red', 'master')).toBeLessThanOrEqual(0.5);
  const lord = begin('dexters', 'move-fire rapid').answer([20, 24]);
  expect(lord.figures('master')[0]).toMatchObject({ x: 20, y: 24 });
});

test('[AMZ-solo-masters] a Dexter hides with the largest mob on the table, not with one that has still to come', () => {
  const g = game({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [12, 18],
            [24, 18],
          ],
        },
      ],
    },
    units: {
      red: { ...RED, fighters: 9, at: [16, 2] },
      lord: { kind: 'dexters', at: [10, 20] },
      late: mob(-1, -1, { fighters: 3, figures: { 1: OFF, 2: OFF, 3: OFF } }),
      here: mob(18, 26),
    },
  });
  expect(soloMasterWay(g.w, 'lord', '', 6)).toBeDefined();
});

test('[AMZ-solo-masters] a Dexter moves Cautiously where that is enough to reach whom it dares to attack', () => {
  const mode = (gap: number, on: '' | 'red') => {
    const lord: Given = { kind: 'dexters', at: [10, 10.5 + gap] };
    return soloPlan(game({ units: { red: RED, lord } }).w, 'lord', on).mode;
  };
  // Six inches of move and half an inch of contact.
  for (const on of ['', 'red'] as const)
    expect([6.5, 6.501, 12.5].map((gap) => mode(gap, on))).toEqual(['cautious', 'rapid', 'rapid']);
});

test('[AMZ-solo-masters] and where that is enough to hide', () => {
  const mode = (wall: number) => {
    const path: [number, number][] = [
      [wall, 0],
      [wall, 14],
    ];
    const red = { ...RED, fighters: 9, at: [4, 10] } as const;
    const lord: Given = { kind: 'dexters', at: [18, 14.2] };
    const units = { red, lord, mob: mob(22, 10, { fighters: 3 }) };
    const map = { barriers: [{ id: 'w', kind: 'high wall', path }] };
    return soloPlan(game({ map, units }).w, 'lord', '').mode;
  };
  expect([16, 20].map(mode)).toEqual(['rapid', 'cautious']);
});

test('[AMZ-solo-masters] the Possessed stand and fire, after a Cautious move to cover where they are Exposed and some is near', () => {
  const plan = (rubble?: number) => {
    const slaves: Given = { kind: 'possessed', quality: 'trained', at: [10, 20] };
    const areas =
      rubble === undefined ? [] : [{ id: 'a', kind: 'rubble', rect: [8, rubble, 12, rubble + 2] }];
    const g = game({ map: { areas } as object, units: { red: RED, slaves } });
    return soloPlan(g.w, 'slaves', '');
  };
  const stand = { mode: 'stationary', order: 'move-fire' };
  expect([plan(), plan(19), plan(24), plan(27)]).toEqual([
    stand,
    stand,
    { mode: 'cautious', order: 'move-fire' },
    stand,
  ]);
});

test('[AMZ-solo-masters] without a target they come Rapidly from more than 18 inches', () => {
  const mode = (gap: number) => {
    const slaves: Given = { kind: 'possessed', quality: 'trained', at: [10, 10.5 + gap] };
    const g = game({ scenario: { light: 'night' }, units: { red: RED, slaves } });
    return soloPlan(g.w, 'slaves', '').mode;
  };
  expect([12, 12.001, 18, 18.001].map(mode)).toEqual(['stationary', 'cautious', 'cautious', 'rapid']);
});

test('[AMZ-solo-masters] [AMZ-dexter-control] a Dexter drives a mob at the nearest of whom it is aware, else at the nearest', () => {
  const end = (lord: number, others: { [id: string]: Given } = {}) => {
    const units = { ...others, mob: mob(10, 19), lord: { kind: 'dexters', at: [10, lord] } as Given };
    return soloDrive(game({ units }).w, 'mob', 'lord')?.route.points.at(-1);
  };
  const both = { red: RED, blue: { ...RED, at: [10, 30] } } as const;
  expect(end(24, both)).toEqual([10, 25, 0]);
  expect(end(14, both)).toEqual([10, 13, 0]);
  expect(end(24, { red: RED })).toEqual([10, 13, 0]);
  expect(end(24)).toBeUndefined();
});

test('[AMZ-solo-cards] [AMZ-hot-spots] a Hot Spot without a place is put near the Living nearest to the dead, else in the middle', () => {
  const put = (units: { [id: string]: Given }, may: (x: number, y: number) => boolean = () => true) =>
    soloHotSpot(game({ map: { size: [36, 30] }, units }).w, ([x, y]) => may(x, y));
  const red = { ...RED, at: [10.3, 10.7] } as const;
  expect(put({})).toEqual([17.5, 14.5, 0]);
  expect(put({ red: { ...red, figures: { 1: { x: -1, y: -1 } } } })).toEqual([17.5, 14.5, 0]);
  expect(put({ red })).toEqual([10.5, 10.5, 0]);
  expect(put({ red, blue: { ...RED, at: [30.4, 20.4] }, mob: mob(30, 25) })).toEqual([30.5, 20.5, 0]);
  // The nearest spot that is allowed, up to the edges of the table.
  expect(put({ red }, (x) => x > 14)).toEqual([14.5, 10.5, 0]);
  expect(put({ red }, (x) => x > 35)).toEqual([35.5, 10.5, 0]);
  expect(put({ red }, (_, y) => y > 29)).toEqual([10.5, 29.5, 0]);
  expect(put({ red }, (x, y) => x < 1 && y < 1)).toEqual([0.5, 0.5, 0]);
  expect(put({ red }, () => false)).toBeUndefined();
});

test('[AMZ-solo-masters] the largest mob is that with the most figures; of equals that with the lowest number', () => {
  // Both hide the Dexter behind a wall of their own, a Rapid move away.
  const end = (left: number, right: number) => {
    const wall = (id: string, x: number) => ({
      id,
      kind: 'high wall' as const,
      path: [
        [x, 14],
        [x + 8, 14],
      ] as [number, number][],
    });
    const g = game({
      map: { size: [48, 36], barriers: [wall('a', 6), wall('b', 34)] },
      units: {
        red: { ...RED, fighters: 12, at: [24, 2] },
        lord: { kind: 'dexters', at: [24, 15] },
        a: mob(3, 24, { fighters: left }),
        b: mob(43, 24, { fighters: right }),
      },
    });
    return soloMasterWay(g.w, 'lord', '', 20)?.route.points.at(-1)?.[0] ?? 0;
  };
  expect(end(3, 2)).toBeLessThan(14);
  expect(end(2, 3)).toBeGreaterThan(34);
  expect(end(3, 3)).toBeLessThan(14);
});

test('[AMZ-solo-interrupt] no contact comes of a way on which another unit stands', () => {
  const inch = (x: number) => {
    const blue = { ...RED, at: [x, 13] } as const;
    return soloInterrupt(moving({ units: { red: RED, blue, a: mob(10, 16) } }).w, ['a'], 'red', 'inch');
  };
  expect([inch(10), inch(14)]).toEqual([undefined, 'a']);
});

test('[AMZ-solo-masters] of several in contact they assault the one that they Interrupt, else the nearest that a Dexter dares to assault', () => {
  const on = (kind: 'dexters' | 'possessed', interrupted = '') => {
    const g = game({
      units: {
        red: { ...RED, at: [10, 10.9] },
        blue: { ...RED, fighters: 5, at: [10, 9.4] },
        it: { kind, fighters: 2, at: [10, 10] },
      },
      // The assaulted unit passes its Quality Check.
      dice: [4],
    });
    g.begin(strikesAtWill(g.w, 'it', { met: undefined }, willOf(g.w.book), interrupted));
    return g.facts('assaulted')[0]?.on;
  };
  expect([on('possessed'), on('dexters')]).toEqual(['blue', 'red']);
  expect([on('possessed', 'red'), on('dexters', 'blue')]).toEqual(['red', 'blue']);
});

test('[AMZ-solo-masters] a Dexter lets those be whom it touches and does not dare to assault', () => {
  const on = (kind: 'dexters' | 'possessed', fighters: number, interrupted = '') => {
    const g = game({
      units: {
        red: { ...RED, fighters, at: [10, 10.9] },
        it: { kind, at: [10, 10] },
        blue: { ...RED, at: [30, 30] },
      },
      dice: [4],
    });
    g.begin(strikesAtWill(g.w, 'it', { met: undefined }, willOf(g.w.book), interrupted));
    return g.facts('assaulted')[0]?.on;
  };
  expect([on('dexters', 1), on('dexters', 2), on('possessed', 2)]).toEqual(['red', undefined, 'red']);
  // The one that it Interrupts it has dared to come for; nobody else.
  expect([on('dexters', 2, 'red'), on('dexters', 2, 'blue')]).toEqual(['red', undefined]);
});

test('[AMZ-solo-masters] Possessed that Interrupt and have no target come toward the nearest of the Living', () => {
  const g = game({
    scenario: { light: 'night' },
    units: {
      red: RED,
      blue: { ...RED, at: [30, 10] },
      slaves: { kind: 'possessed', quality: 'trained', at: [15, 25] },
    },
  });
  const to = (on: string) => soloMasterWay(g.w, 'slaves', on, 6)?.route.points.at(-1)?.[0];
  expect(to('')).toBeLessThan(15);
  expect(to('blue')).toBe(to(''));
});

test('[AMZ-solo] [AMZ-T-quirk-cards] 27: of several that may act the nearest to the Living does, then the largest, then the lowest number', () => {
  const picked = (units: { [id: string]: Given }) => {
    const g = game({ units: { red: { ...RED, at: [18, 18] }, ...units } });
    return g.begin(willOf(g.w.book).picks(g.w, 'master', 'AMZ-masters-action', Object.keys(units), false))
      .result;
  };
  const lord = (x: number, y: number, fighters = 1): Given => ({ kind: 'dexters', at: [x, y], fighters });
  expect(picked({ a: lord(18, 26), b: lord(18, 24) })).toBe('b');
  expect(picked({ a: lord(18, 24), b: lord(24, 18, 2) })).toBe('b');
  expect(picked({ a: lord(18, 24), b: lord(18, 12) })).toBe('a');
  expect(picked({})).toBeUndefined();
});

test('[AMZ-solo-masters] a Dexter out of sight stays where it is, exactly 12 inches from the largest mob', () => {
  const stays = (x: number) => {
    const g = game({
      units: {
        red: { ...RED, fighters: 9, figures: { 1: OFF } },
        lord: { kind: 'dexters', at: [4, 20] },
        here: mob(x, 20),
      },
    });
    for (const f of g.state.figures) if (f.unit === 'red') Object.assign(f, { x: -1, y: -1 });
    return soloMasterWay(g.w, 'lord', '', 6) === undefined;
  };
  expect([stays(16.5), stays(16.501)]).toEqual([true, false]);
});
