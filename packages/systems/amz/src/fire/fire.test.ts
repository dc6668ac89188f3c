import { describe, expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { barredFire, missed, type Pools, shaken, withCards } from './attack.js';
import { announcedFire, fireAt, mayFireAt } from './fire.js';

const TEAM = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] } as const;
const ODIES = { kind: 'odies', fighters: 3, at: [10, 24] } as const;
const two = (more: Partial<Given> = {}): Situation['units'] => ({ red: { ...TEAM, ...more }, mob: ODIES });

test('[AMZ-cc-forfeit] [AMZ-interrupt-declare] an assaulted unit does not fire in reaction, but into another charge; one that pulled back does', () => {
  const fires = (active: { assaulted?: boolean }) => {
    const g = game({ units: two({ at: [10, 20] }), active: { unit: 'red', ended: true, ...active } });
    return (['reaction', 'defensive'] as const).map((kind) => mayFireAt(g.w, 'red', 'mob', kind));
  };
  expect([fires({}), fires({ assaulted: true })]).toEqual([
    [true, true],
    [false, true],
  ]);
  const g = game({ units: two(), active: { unit: 'red', assaulted: true } });
  expect(barredFire(g.w, 'red', 'mob', 'reaction')?.rule).toBe('AMZ-cc-forfeit');
});

test('[AMZ-T-quirk-cards] 19: a Ricochet is no card to play where only a vehicle is near, and hits the nearest on foot else', () => {
  const hit = (blue: Given) => {
    const g = game({
      options: { zombies: 'player' },
      units: { red: TEAM, mob: { kind: 'zulus', at: [20, 20] }, blue },
      state: { hands: { living: [], zombies: [19] } },
      dice: Array(12).fill(1),
    });
    g.begin(missed(g.w, 'red', 'mob'));
    const offered = g.asks().length > 0;
    if (offered) g.answer('card-19').end();
    return { offered, hit: g.result };
  };
  expect(hit({ vehicle: 'car', at: [22, 20], figures: { 1: { id: 'car', role: 'vehicle' } } })).toEqual({
    offered: false,
    hit: [],
  });
  expect(hit({ at: [22, 20] })).toEqual({ offered: true, hit: ['blue'] });
});

test('[AMZ-T-quirk-cards] [AMZ-solo-cards] 19: the player of the dead picks among those within 6 inches; alone it is the nearest to any zombie', () => {
  const units = {
    red: TEAM,
    mob: { kind: 'zulus', at: [20, 20] },
    blue: { ...TEAM, fighters: 1, at: [26.5, 20] },
    green: { ...TEAM, fighters: 1, at: [20, 22] },
    far: { ...TEAM, fighters: 1, at: [20, 13.499] },
  } as const;
  const asked = game({
    options: { zombies: 'player' },
    units,
    state: { hands: { living: [], zombies: [19] } },
  });
  asked.begin(missed(asked.w, 'red', 'mob')).answer('card-19');
  expect(asked.question()).toBe('zombies ricochet AMZ-T-quirk-cards');
  expect(asked.options()).toEqual(['green', 'blue']);
  const alone = game({ units, state: { hands: { living: [], zombies: [19] } } });
  expect(alone.begin(missed(alone.w, 'red', 'mob')).end().result).toEqual(['green']);
  const near = { ...units, other: { kind: 'odies', at: [27.5, 20] } } as const;
  const other = game({ units: near, state: { hands: { living: [], zombies: [19] } } });
  expect(other.begin(missed(other.w, 'red', 'mob')).end().result).toEqual(['blue']);
});

describe('one attack', () => {
  test('[AMZ-fire-procedure] [AMZ-fire-matching] [AMZ-core-opposed] [AMZ-EX-match-1] pools roll together, hits destroy zombies', () => {
    // 5 D8 against 3 D6: four figures, and a die for Exposed targets.
    const g = game({ units: two(), dice: [1, 4, 5, 8, 1, 6, 4, 3] });
    g.begin(fireAt(g.w, 'red', 'mob', 'reaction')).end();
    expect(g.facts('rolled')[0]).toMatchObject({
      label: 'fire',
      pools: [
        { sides: 8, who: 'attack' },
        { sides: 6, who: 'defense' },
      ],
      faces: [
        [1, 4, 5, 8, 1],
        [6, 4, 3],
      ],
    });
    expect(g.result).toBe(1);
    expect(g.figures('mob')).toHaveLength(2);
    expect(g.figures('mob', 'destroyed')).toHaveLength(1);
  });

  test('[AMZ-EX-match-2] [AMZ-EX-match-3] [AMZ-D-matching] [AMZ-fire-matching] the defender has the best matching, ties cancel', () => {
    const taken = (fighters: number, quality: 'trained' | 'untrained', dice: readonly number[]) => {
      const red = { ...TEAM, quality, fighters };
      const g = game({
        units: { red, mob: { kind: 'possessed', quality, fighters: 2, at: [10, 34] } },
        dice,
      });
      g.begin(fireAt(g.w, 'red', 'mob', 'reaction'))
        .end()
        .done();
      return g.result;
    };
    expect(taken(1, 'trained', [8, 6, 7, 5])).toBe(1);
    expect(taken(2, 'untrained', [5, 3, 6, 5, 3])).toBe(1);
    // A 3 hits nobody, whatever the defense.
    expect(taken(1, 'trained', [3, 3, 1, 1])).toBe(0);
  });

  test('[AMZ-fire-procedure] hits beyond the active figures are lost', () => {
    const g = game({ units: { red: TEAM, mob: { ...ODIES, fighters: 1 } }, dice: [8, 8, 8, 8, 8, 1] });
    g.begin(fireAt(g.w, 'red', 'mob', 'reaction')).end();
    expect(g.facts('hit')[0]).toMatchObject({ hits: 5 });
    expect(g.result).toBe(1);
  });

  test('[AMZ-D-zero-defense] [AMZ-core-4plus] with 0 Defense dice every 4 hits', () => {
    const g = game({
      units: { red: { ...TEAM, fighters: 1 }, mob: { ...ODIES, fighters: 1, at: [10, 11] } },
      dice: [4, 3],
    });
    g.begin(fireAt(g.w, 'red', 'mob', 'defensive'))
      .end()
      .done();
    expect(g.facts('rolled')[0]?.faces).toEqual([[4, 3], []]);
    expect(g.figures('mob')).toHaveLength(0);
  });

  test('[AMZ-fire-procedure] a pool of no dice is no attack: no roll, no noise', () => {
    const g = game({
      units: {
        red: { ...TEAM, fighters: 1, level: 'broken', mode: 'rapid' },
        mob: { ...ODIES, at: [10, 30] },
      },
      active: { unit: 'red', mode: 'rapid', interruptions: 3 },
    });
    expect(mayFireAt(g.w, 'red', 'mob', 'reaction')).toBe(false);
    g.begin(fireAt(g.w, 'red', 'mob', 'reaction')).end();
    expect([g.state.noise, g.facts('fired').length, g.unit('red').engaged]).toEqual([0, 0, []]);
  });

  test('[AMZ-noise] [AMZ-D-hearing] [AMZ-awareness] each attack adds a counter and is heard, with suppressed weapons neither', () => {
    const heard = (suppressed: boolean) => {
      const g = game({ units: two({ suppressed }), dice: Array.from({ length: 16 }, () => 1) });
      g.begin(fireAt(g.w, 'red', 'mob', 'reaction'))
        .begin(fireAt(g.w, 'red', 'mob', 'defensive'))
        .end();
      return [g.state.noise, g.unit('red').heard];
    };
    expect([heard(false), heard(true)]).toEqual([
      [2, true],
      [0, false],
    ]);
  });

  test('[AMZ-hide] hiding ends for whoever fires and whoever is fired upon', () => {
    const g = game({ units: two({ hidden: true }), dice: [1, 1, 1, 1, 1, 1, 1, 1] });
    g.begin(fireAt(g.w, 'red', 'mob', 'reaction'));
    expect(g.unit('red').hidden).toBe(false);
    const other = game({
      units: { red: { ...TEAM, hidden: true }, foe: { kind: 'possessed', fighters: 1, at: [10, 15] } },
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    other.begin(fireAt(other.w, 'foe', 'red', 'possessed'));
    expect(other.unit('red').hidden).toBe(false);
  });
});

describe('who may fire at whom', () => {
  const may = (
    red: Partial<Given>,
    kind: 'announced' | 'reaction' | 'overwatch' | 'defensive' = 'reaction',
  ) => {
    const g = game({ units: two(red) });
    return mayFireAt(g.w, 'red', 'mob', kind);
  };

  test('[AMZ-fire-range] [AMZ-los] sight limits fire, and no range does', () => {
    expect(may({})).toBe(true);
    const wall = {
      id: 'w',
      kind: 'high wall',
      path: [
        [0, 15],
        [36, 15],
      ] as [number, number][],
    };
    const g = game({ units: two(), map: { barriers: [wall] } });
    expect(mayFireAt(g.w, 'red', 'mob', 'reaction')).toBe(false);
    expect(mayFireAt(g.w, 'red', 'mob', 'defensive')).toBe(true);
  });

  test('[AMZ-fire-range] zombies have no fire, and nobody fires at his own', () => {
    const g = game({ units: { ...two(), blue: { ...TEAM, at: [20, 10] } } });
    expect(mayFireAt(g.w, 'red', 'blue', 'reaction')).toBe(false);
    const dependents = game({ units: two({ fighters: 0, dependents: 2 }) });
    expect(mayFireAt(dependents.w, 'red', 'mob', 'reaction')).toBe(false);
  });

  test('[AMZ-targets-engaged] [AMZ-targets-scope] [AMZ-D-targets] so many different units since its activation began', () => {
    const engaged = (n: number) => Array.from({ length: n }, (_, i) => `other-${i}`);
    const most = { untrained: 1, trained: 2, veteran: 3, elite: 4 } as const;
    for (const [quality, n] of Object.entries(most) as ['elite', number][])
      expect([may({ quality, engaged: engaged(n - 1) }), may({ quality, engaged: engaged(n) })]).toEqual([
        true,
        false,
      ]);
    // A unit that is already engaged costs no target, and defensive fire does not count.
    expect(may({ engaged: ['mob', 'other'] })).toBe(true);
    expect(may({ engaged: engaged(2) }, 'defensive')).toBe(true);
  });

  test('[AMZ-targets-scope] [AMZ-reaction-fire] fire is counted by what it was at, defensive fire is not', () => {
    const g = game({ units: two(), dice: Array.from({ length: 16 }, () => 1) });
    g.begin(fireAt(g.w, 'red', 'mob', 'defensive'));
    expect(g.unit('red').engaged).toEqual([]);
    g.begin(fireAt(g.w, 'red', 'mob', 'reaction'));
    expect(g.unit('red').engaged).toEqual(['mob']);
  });

  test('[AMZ-overwatch] Overwatch fire is for those on Overwatch, and each shot is counted', () => {
    expect([may({}, 'overwatch'), may({ overwatch: true }, 'overwatch')]).toEqual([false, true]);
    const g = game({ units: two({ overwatch: true }), dice: [1, 1, 1, 1, 1, 1, 1, 1] });
    g.begin(fireAt(g.w, 'red', 'mob', 'overwatch'));
    expect(g.unit('red').watched).toBe(1);
  });

  test('[AMZ-T-morale-levels] a Broken unit announces no fire, but reacts', () => {
    expect([may({ level: 'broken' }, 'announced'), may({ level: 'broken' }, 'reaction')]).toEqual([
      false,
      true,
    ]);
  });

  test('[AMZ-hide] Possessed fire at a hidden unit within 6 inches only', () => {
    const at = (y: number) => {
      const g = game({
        units: { red: { ...TEAM, hidden: true }, foe: { kind: 'possessed', fighters: 2, at: [10, y] } },
      });
      return mayFireAt(g.w, 'foe', 'red', 'possessed');
    };
    expect([at(16.5), at(16.6)]).toEqual([true, false]);
  });
});

describe('who is hit', () => {
  const shot = (red: Partial<Given>, dice: readonly number[], more: Situation = {}) => {
    const g = game({
      ...more,
      units: { red: { ...TEAM, ...red }, foe: { kind: 'possessed', fighters: 3, at: [10, 24] } },
      // The last die is for Morale, if it is checked.
      dice: [...dice, 8],
    });
    return g.begin(fireAt(g.w, 'foe', 'red', 'possessed'));
  };

  test('[AMZ-who-gets-hit] [AMZ-who-is-hit-living] [AMZ-down] like figures need no choice; they lie where they stood', () => {
    const g = shot({}, [6, 6, 1, 1, 1, 1, 1, 1]).end();
    expect(g.figures('red', 'down')).toHaveLength(2);
    expect(g.figures('red', 'down').every((f) => f.x >= 10 && f.fell === 1)).toBe(true);
    expect(g.facts('weapon-taken')).toEqual([]);
  });

  test('[AMZ-who-is-hit-living] their player picks where it matters, and a support weapon is taken up', () => {
    const g = shot({ figures: { 2: { support: 'light' } } }, [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(g.question()).toBe('living who-falls AMZ-who-is-hit-living');
    g.answer(['red-2']).end();
    expect(g.facts('weapon-taken')).toHaveLength(1);
    expect(g.figures('red').filter((f) => f.support === 'light')).toHaveLength(1);
  });

  test('[AMZ-who-is-hit-living] a weapon falls with its bearer where everybody else has one', () => {
    const g = shot(
      { fighters: 2, figures: { 1: { support: 'light' }, 2: { support: 'medium' } } },
      [6, 1, 1, 1, 1, 1],
    );
    g.answer(['red-2']).end();
    expect(g.figures('red').map((f) => f.support)).toEqual(['light']);
    expect(g.facts('weapon-taken')).toHaveLength(0);
  });

  test('[AMZ-who-is-hit-living] leader and medic last, Dependents when no fighter is left', () => {
    const red = { fighters: 3, dependents: 2, figures: { 1: { leader: 1 }, 2: { medic: true } } } as const;
    const down = (n: number) => {
      const g = shot(red, [...Array.from({ length: 4 }, (_, i) => (i < n ? 6 : 1)), 1, 1, 1]);
      return g.question() === 'over' ? g.figures('red', 'down').map((f) => f.id) : g.options();
    };
    expect(down(1)).toEqual(['red-3']);
    expect(down(2)).toEqual(['red-1', 'red-2']);
    expect(down(3)).toEqual(['red-1', 'red-2', 'red-3']);
    expect(down(4)).toEqual(['red-1', 'red-2', 'red-3', 'red-4']);
  });

  test('[AMZ-possessed-weapons] [AMZ-who-gets-hit] [AMZ-D-broken-bullets] among Possessed with special weapons it is drawn, and the weapon is lost', () => {
    const g = game({
      units: {
        red: { ...TEAM, fighters: 1 },
        foe: { kind: 'possessed', fighters: 3, at: [10, 24], figures: { 3: { support: 'medium' } } },
      },
      dice: [8, 1, 1, 1, 1],
      draws: [['foe-3']],
    });
    g.begin(fireAt(g.w, 'red', 'foe', 'reaction'))
      .end()
      .done();
    expect(g.facts('lots')).toMatchObject([{ figures: ['foe-3'], reveals: true }]);
    expect(g.facts('weapon-lost')).toMatchObject([{ figure: 'foe-3' }]);
    expect(g.figures('foe').map((f) => f.support)).toEqual([null, null]);
  });

  test('[AMZ-possessed-weapons] nobody is drawn where just as many are hit as there are', () => {
    const foe: Given = {
      kind: 'possessed',
      fighters: 1,
      at: [10, 24],
      figures: { 1: { support: 'medium' } },
    };
    const g = game({ units: { red: { ...TEAM, fighters: 1 }, foe }, dice: [8, 1, 1, 1] });
    g.begin(fireAt(g.w, 'red', 'foe', 'reaction')).end();
    expect([g.figures('foe'), g.facts('lots')]).toEqual([[], []]);
    expect(g.facts('weapon-lost')).toMatchObject([{ figure: 'foe-1' }]);
  });

  test('[AMZ-who-is-hit-living] whoever may fall is named by what he is', () => {
    const g = shot({ fighters: 2, figures: { 1: { leader: 1 }, 2: { medic: true } } }, [6, 1, 1, 1, 1, 1]);
    expect(g.question()).toBe('living who-falls AMZ-who-is-hit-living');
    expect(g.asked().shape).toMatchObject({
      options: [
        { id: 'red-1', line: { key: 'figure.leader' }, on: 'red-1' },
        { id: 'red-2', line: { key: 'figure.medic' }, on: 'red-2' },
      ],
    });
  });

  test('[AMZ-who-gets-hit] [AMZ-possessed-weapons] among Possessed without them those in front are hit, and none is lost', () => {
    const g = game({
      units: {
        red: { ...TEAM, fighters: 1 },
        foe: { kind: 'possessed', fighters: 3, at: [10, 24], figures: { 2: { x: 10, y: 23 } } },
      },
      dice: [8, 1, 1, 1, 1],
    });
    g.begin(fireAt(g.w, 'red', 'foe', 'reaction'))
      .end()
      .done();
    expect(g.figures('foe', 'destroyed').map((f) => f.id)).toEqual(['foe-2']);
    expect(g.facts('weapon-lost')).toEqual([]);
  });

  test('[AMZ-vehicle-attack] crew or passengers of a soft vehicle fall, nobody behind shut armor', () => {
    const struck = (vehicle: 'car' | 'APC', open: boolean) => {
      const aboard = { x: -1, y: -1, aboard: 'red' } as const;
      const g = shot(
        {
          vehicle,
          open,
          fighters: 3,
          figures: { 1: { id: 'red', role: 'vehicle' }, 2: aboard, 3: aboard },
        },
        [6, 6, 1, 1, ...Array.from({ length: vehicle === 'car' ? 2 : 5 }, () => 1)],
      );
      return g.figures('red', 'down').length;
    };
    expect([struck('car', false), struck('APC', true), struck('APC', false)]).toEqual([2, 2, 0]);
  });
});

describe('announced fire', () => {
  const three: Situation['units'] = {
    red: { ...TEAM, quality: 'veteran' },
    a: { ...ODIES, fighters: 2, at: [10, 24] },
    b: { ...ODIES, fighters: 2, at: [20, 24] },
    c: { ...ODIES, fighters: 2, at: [30, 24] },
  };

  test('[AMZ-targets-scope] its player names a target, and all dice go to it', () => {
    const g = game({ units: three, active: { unit: 'red' }, dice: [1, 1, 1, 1, 1, 1, 1] });
    g.begin(announcedFire(g.w, 'red'));
    expect(g.question()).toBe('living fire-at AMZ-fire-procedure');
    expect(g.options()).toEqual(['a', 'b', 'c', 'none']);
    g.answer('b');
    expect(g.options()).toEqual(['all', '1', '2', '3']);
    g.answer('all').end().done();
    expect(g.facts('fired')).toMatchObject([{ at: 'b', dice: 5, kind: 'announced' }]);
    expect(g.state.active?.fired).toBe(true);
  });

  test('[AMZ-targets-scope] dice are shared out before any is rolled, bonus dice go to their target only', () => {
    const g = game({ units: three, active: { unit: 'red' }, dice: Array.from({ length: 13 }, () => 1) });
    g.begin(announcedFire(g.w, 'red')).answer('a', '1');
    expect(g.question()).toBe('living fire-at-next AMZ-fire-procedure');
    expect(g.options()).toEqual(['b', 'c']);
    expect(g.facts('rolled')).toEqual([]);
    g.answer('b', '2').end().done();
    // 1, 2 and the last 1, each with a die for an Exposed target.
    expect(g.facts('fired').map((f) => [f.at, f.dice])).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 2],
    ]);
    expect(g.unit('red').engaged).toEqual(['a', 'b', 'c']);
  });

  test('[AMZ-targets-engaged] [AMZ-targets-scope] those engaged before count, and may be fired at again', () => {
    const at = (engaged: readonly string[]) => {
      const g = game({
        units: { ...three, red: { ...TEAM, engaged: [...engaged] } },
        active: { unit: 'red' },
      });
      return g.begin(announcedFire(g.w, 'red')).options();
    };
    expect(at(['a'])).toEqual(['a', 'b', 'c', 'none']);
    expect(at(['a', 'b'])).toEqual(['a', 'b', 'none']);
    const g = game({
      units: { ...three, red: { ...TEAM, engaged: ['a'] } },
      active: { unit: 'red' },
      dice: Array.from({ length: 10 }, () => 1),
    });
    // Trained units engage two targets: with "b" and "a" that is two.
    g.begin(announcedFire(g.w, 'red')).answer('b', '1').end().done();
    expect(g.facts('fired').map((f) => f.at)).toEqual(['b', 'a']);
  });

  test('[AMZ-targets-scope] [AMZ-firepower-cap] no more than ten dice, less the penalties, are rolled in all', () => {
    const g = game({
      units: { ...three, red: { ...TEAM, quality: 'veteran', fighters: 10 } },
      active: { unit: 'red', interruptions: 2 },
      dice: Array.from({ length: 13 }, () => 1),
    });
    g.begin(announcedFire(g.w, 'red')).answer('a', '4', 'b', 'all').end().done();
    expect(g.facts('fired').map((f) => f.dice)).toEqual([5, 4]);
  });

  test('[AMZ-mounted-weapons] a vehicle fires its mounted weapon', () => {
    const aboard = { x: -1, y: -1, aboard: 'red' } as const;
    const g = game({
      units: {
        red: {
          ...TEAM,
          vehicle: 'APC',
          fighters: 3,
          figures: { 1: { id: 'red', role: 'vehicle' }, 2: aboard, 3: aboard },
        },
        mob: { ...ODIES, fighters: 2 },
      },
      active: { unit: 'red' },
      dice: [1, 1, 1, 1, 1, 1],
    });
    g.begin(announcedFire(g.w, 'red')).answer('mob').end().done();
    expect(g.facts('fired')).toMatchObject([{ kind: 'mounted', dice: 1 + 2 + 1 + 1 - 1, loud: true }]);
  });

  test('[AMZ-reaction-fire] [AMZ-reaction-living-first] reaction fire does not use up the fire announced, but counts its target', () => {
    const g = game({
      options: { zombies: 'player' },
      units: {
        red: TEAM,
        near: { kind: 'odies', fighters: 1, at: [10, 14] },
        far: { ...ODIES, fighters: 2, at: [10, 34] },
        farther: { ...ODIES, fighters: 2, at: [30, 34] },
      },
      dice: [8, 1, 8, 8, 8, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    g.run().answer('move-fire stationary', 'near', 'fire');
    expect(g.figures('near')).toEqual([]);
    expect(g.question()).toBe('living fire-at AMZ-fire-procedure');
    // Trained: one of two targets is left.
    g.answer('far');
    expect(g.facts('fired').map((f) => [f.kind, f.at])).toEqual([
      ['reaction', 'near'],
      ['announced', 'far'],
    ]);
  });

  test('[AMZ-possessed] Possessed fire with the Firepower of their quality, as the player of the dead says', () => {
    const g = game({
      options: { zombies: 'player' },
      units: { red: TEAM, foe: { kind: 'possessed', quality: 'trained', fighters: 2, at: [10, 24] } },
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    g.begin(announcedFire(g.w, 'foe'));
    expect(g.question()).toBe('zombies fire-at AMZ-fire-procedure');
    g.answer('red').end().done();
    expect(g.facts('fired')).toMatchObject([{ kind: 'possessed', dice: 3, loud: false }]);
    expect(g.state.noise).toBe(0);
  });
});

test('[AMZ-targets-scope] the player of the dead shares out the dice of the Possessed, and each number has its words', () => {
  const g = game({
    options: { zombies: 'player' },
    units: {
      red: { ...TEAM, at: [10, 24] },
      blue: { ...TEAM, at: [20, 24] },
      foe: { kind: 'possessed', quality: 'veteran', fighters: 3, at: [10, 14] },
    },
  });
  g.begin(announcedFire(g.w, 'foe')).answer('red');
  expect(g.question()).toBe('zombies fire-dice AMZ-targets-scope');
  const { shape } = g.asked();
  const said = shape.kind === 'choose' ? shape.options.map(({ id, line }) => `${id} ${line.key}`) : [];
  expect(said).toEqual(['all fire-dice.all', '1 fire-dice.some', '2 fire-dice.some']);
});

test('[AMZ-targets-scope] [AMZ-firepower-cap] a number that leaves the next target no die is not offered', () => {
  const g = game({
    options: { zombies: 'player' },
    units: {
      red: { ...TEAM, at: [10, 24] },
      blue: { ...TEAM, at: [20, 24] },
      foe: { kind: 'possessed', quality: 'veteran', fighters: 12, at: [10, 14] },
    },
  });
  g.begin(announcedFire(g.w, 'foe')).answer('red');
  // The target adds two dice, and ten are the most: an eighth die would leave none for another target.
  expect(g.options()).toEqual(['all', ...['1', '2', '3', '4', '5', '6', '7']]);
});

test('[AMZ-morale-once] the dead check no Morale', () => {
  const g = game({ units: { mob: { kind: 'zulus', fighters: 2 } } });
  g.begin(shaken(g.w, 'mob', 1)).end();
  expect(g.facts('rolled')).toEqual([]);
});

test('[AMZ-fire-procedure] [AMZ-measuring] a target is offered with its distance and the dice of both', () => {
  const g = game({ units: two() });
  g.run().answer('move-fire stationary');
  expect(g.question()).toBe('living fire-at AMZ-fire-procedure');
  expect(g.asked().shape).toMatchObject({
    options: [
      { id: 'mob', on: 'mob-1', line: { values: { inches: { count: 13.5 }, dice: {}, defense: {} } } },
      { id: 'none' },
    ],
  });
});

test('[AMZ-T-quirk-cards] 1: of a single die the card takes nothing, and adds no part to the sum', () => {
  const parts = (dice: number) => {
    const g = game({
      options: { zombies: 'player' },
      units: two(),
      state: { hands: { living: [], zombies: [1] } },
    });
    const pool = { dice, sides: 8, parts: [{ key: 'figures', dice }] };
    g.begin(withCards(g.w, 'red', 'mob', { attack: pool, defense: pool }));
    g.answer('card-1').end();
    return (g.result as Pools).attack.parts.map((p) => `${p.key} ${p.dice}`);
  };
  expect(parts(1)).toEqual(['figures 1']);
  expect(parts(2)).toEqual(['figures 2', 'card -1']);
});
