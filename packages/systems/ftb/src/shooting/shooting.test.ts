import { describe, expect, test } from 'vitest';
import { humanDamage, RANGED_COMBAT, RANGED_DAMAGE } from '../tables/combat.js';
import { game, type PersonGiven, type Situation } from '../testing/game.js';
import { aim, choosesWeapons, inSwath, takesAim } from './aim.js';
import {
  loadedGuns,
  type Mark,
  markOn,
  missedBy,
  shootAll,
  type Volley,
  volleyAt,
  worstOf,
} from './shooting.js';

const ENEMY: Situation['parties'] = { 'party-1': { attitude: 'enemy' } };
/** An enemy, facing south. */
const foe = (x: number, y: number, more: PersonGiven = {}): PersonGiven => ({
  side: 'party-1',
  class: 'ganger',
  x,
  y,
  facing: 180,
  ...more,
});

/** A low wall in front of figures at y 20, seen from the south. */
const WALL: Situation['map'] = {
  barriers: [
    {
      id: 'wall',
      kind: 'low wall',
      path: [
        [0, 19.5],
        [36, 19.5],
      ],
    },
  ],
};

/** Fires all dice of a gun at one target. */
function fires(given: Situation, gun: string, dice: number, target = 'n1') {
  const g = game({ parties: ENEMY, ...given });
  const item = { item: 1, gun };
  const volley = volleyAt(g.w, 'star-1', item, [markOn(g.w, 'star-1', target, dice, 1)], 'active');
  g.begin(shootAll(g.w, [volley])).end();
  g.done();
  return g;
}
const results = (g: ReturnType<typeof game>) =>
  g
    .facts('shots')
    .flatMap((f) => f.shots.map((s) => `${s.target} ${s.die} ${s.total} ${s.instead ?? s.result}`));

test('[FTB-D-59] [FTB-12.7m] a hidden gun that is fired is in view from then on', () => {
  const g = fires(
    {
      people: { 'star-1': { x: 18, y: 10, has: ['ba-pistol'], concealed: true }, n1: foe(18, 20) },
      dice: [1, 3, 1, 1],
    },
    'ba-pistol',
    2,
  );
  expect(g.facts('drew')).toHaveLength(1);
  expect(g.person('star-1').concealed).toBe(false);
});

test('[FTB-3.1.4.3] [FTB-5.6.4] a Star that cheats death is off the table, and has not fallen', () => {
  const fallen = (cheats: boolean) => {
    const g = game({
      parties: ENEMY,
      people: { 'star-1': { x: 18, y: 10, rep: 4 }, n1: foe(18, 20, { rep: 5, has: ['ba-pistol'] }) },
      dice: [6, 1, 1],
    });
    const mark = markOn(g.w, 'n1', 'star-1', 1, 1);
    g.begin(shootAll(g.w, [volleyAt(g.w, 'n1', { item: 1, gun: 'ba-pistol' }, [mark], 'active')]));
    g.answer(cheats).end();
    return g.result;
  };
  expect(fallen(true)).toMatchObject({ hit: ['star-1'], fallen: [] });
  expect(fallen(false)).toMatchObject({ hit: ['star-1'], fallen: ['star-1'] });
});

test('[FTB-10.10.4] the question to aim lists the zombies that charge the shooter, and nothing if none does', () => {
  const charging = (chargers: readonly string[]) => {
    const g = game({
      people: { 'star-1': { x: 18, y: 18, rep: 5, has: ['pistol'] } },
      zeds: { 'zed-1': { x: 18, y: 22 }, 'zed-12': { x: 18, y: 26 } },
    });
    g.begin(aim(g.w, 'star-1', { item: 1, gun: 'pistol' }, ['zed-1', 'zed-12'], 'surprise', { chargers }));
    return g.asked().values?.charging;
  };
  expect(charging(['zed-12', 'zed-1'])).toEqual([
    { noun: 'who.zed-12', count: 1 },
    { noun: 'who.zed-1', count: 1 },
  ]);
  expect(charging([])).toBeUndefined();
});

describe('Ranged Combat', () => {
  const CLEAR = { zombie: false, cover: false, prone: false, fast: false, protected: false, nth: 1 };
  const misses = (total: number, mark: Partial<Mark> = {}, shooter: Partial<Volley> = {}) =>
    missedBy(RANGED_COMBAT, { fast: false, two: false, ...shooter }, { ...CLEAR, ...mark }, total);

  test('[FTB-7.5m] [FTB-T-ranged-combat] 7 misses, 8 and more hit where nothing stands against it', () => {
    expect([3, 7, 8, 9, 10, 12].map((total) => misses(total))).toEqual([
      [],
      [],
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[FTB-7.5m] [FTB-5.3.2b] [FTB-3.6b] [FTB-6.6] what makes an 8 miss', () => {
    expect(misses(8, { cover: true })).toEqual(['cover']);
    expect(misses(8, { prone: true })).toEqual(['prone']);
    expect(misses(8, { fast: true })).toEqual(['target-fast']);
    expect(misses(8, { protected: true })).toEqual(['protected']);
    expect(misses(8, { nth: 2 })).toEqual(['second-target']);
    expect(misses(8, {}, { fast: true })).toEqual(['shooter-fast']);
    expect(misses(8, {}, { two: true })).toEqual(['two-weapons']);
  });

  test('[FTB-7.5m] [FTB-5.3.2b] [FTB-3.6b] [FTB-6.6] what makes a 9 miss', () => {
    expect(misses(9, { cover: true })).toEqual(['cover']);
    expect(misses(9, { protected: true })).toEqual(['protected']);
    expect(misses(9, { nth: 3 })).toEqual(['third-target']);
    expect(misses(9, {}, { fast: true })).toEqual(['shooter-fast']);
    expect(misses(9, {}, { two: true })).toEqual(['two-weapons']);
    expect(misses(9, { prone: true, fast: true, nth: 2 })).toBeUndefined();
  });

  test('[FTB-7.5m] a 10 hits whatever stands against it', () => {
    const all = { cover: true, prone: true, fast: true, protected: true, nth: 3 };
    expect(misses(10, all, { fast: true, two: true })).toBeUndefined();
    expect(misses(9, all, { fast: true, two: true })).toHaveLength(5);
  });

  test('[FTB-7.5m] zombies never count cover', () => {
    expect(misses(8, { cover: true, zombie: true })).toBeUndefined();
  });

  test('[FTB-7.5a] [FTB-EX-7.5] [FTB-EX-7.6] [FTB-7.6a] each die and the Rep; 8 misses a target in cover, 11 hits', () => {
    const g = fires(
      {
        map: WALL,
        people: { 'star-1': { x: 10, y: 10, rep: 5, has: ['ba-pistol'] }, n1: foe(10, 20, { rep: 3 }) },
        dice: [3, 6, 1, 1, 3],
      },
      'ba-pistol',
      2,
    );
    expect(results(g)).toEqual(['n1 6 11 hit', 'n1 3 8 miss']);
    expect(g.facts('shots')[0]?.shots[1]?.because).toBe('cover');
    expect(g.facts('wound')).toMatchObject([{ die: 3, against: 2, damage: 'duck-back' }]);
    expect(g.facts('ducked-back')).toHaveLength(1);
  });

  test('[FTB-5.3.2b] moved fast counts on either side until one is active again', () => {
    const shot = (shooter: PersonGiven, target: PersonGiven) =>
      results(
        fires(
          {
            people: {
              'star-1': { x: 10, y: 10, rep: 4, has: ['bolt-action-rifle'], ...shooter },
              n1: foe(10, 20, target),
            },
            dice: [4, 1, ...('fast' in shooter || 'fast' in target ? [] : [6])],
          },
          'bolt-action-rifle',
          1,
        ),
      );
    expect(shot({}, {})).toEqual(['n1 4 8 hit']);
    expect(shot({ fast: 0 }, {})).toEqual(['n1 4 8 miss']);
    expect(shot({}, { fast: 4 })).toEqual(['n1 4 8 miss']);
  });

  test('[FTB-5.3.2b] one that tried to go fast and gained nothing has moved fast all the same', () => {
    const g = game({
      parties: ENEMY,
      people: { 'star-1': { x: 10, y: 10 }, n1: foe(10, 20), n2: foe(11, 20, { fast: 0 }) },
    });
    expect(['n1', 'n2'].map((id) => markOn(g.w, 'star-1', id, 1, 1).fast)).toEqual([false, true]);
  });

  test('[FTB-12.7m] [FTB-T-law-order-modifiers] whoever fires at people has fought, and not whoever fires at zombies', () => {
    const fought = (at: Situation, target: string, dice: readonly number[]) => {
      const shooter = { x: 10, y: 10, has: ['bolt-action-rifle'] };
      const g = fires(
        { ...at, people: { 'star-1': shooter, ...at.people }, dice },
        'bolt-action-rifle',
        1,
        target,
      );
      return g.person('star-1').fought;
    };
    expect(fought({ people: { n1: foe(10, 20) } }, 'n1', [1, 1])).toBe(true);
    expect(fought({ zeds: { z: { x: 10, y: 20 } } }, 'z', [1, 1])).toBe(false);
  });
});

describe('damage', () => {
  test('[FTB-7.6a] [FTB-T-ranged-damage] [FTB-6.4] [FTB-7.6.1] a 1 kills; up to Impact one is out; above it ducks back', () => {
    expect([1, 2, 3, 4, 6].map((die) => humanDamage(RANGED_DAMAGE, die, 3))).toEqual([
      'obviously-dead',
      'out-of-the-fight',
      'out-of-the-fight',
      'duck-back',
      'duck-back',
    ]);
    expect([1, 2].map((die) => humanDamage(RANGED_DAMAGE, die, 1))).toEqual(['obviously-dead', 'duck-back']);
  });

  test('[FTB-7.6b] [FTB-D-46] [FTB-EX-5.5.7] of several hits by several shooters the worst counts, once', () => {
    const g = game({
      parties: ENEMY,
      people: {
        'star-1': { x: 10, y: 10, rep: 4, has: ['bolt-action-rifle'] },
        n2: { x: 12, y: 10, rep: 5, has: ['bolt-action-rifle'] },
        n1: foe(10, 20),
      },
      dice: [6, 1, 2, 6, 1, 1],
    });
    const at = (who: string, item: number) =>
      volleyAt(g.w, who, { item, gun: 'bolt-action-rifle' }, [markOn(g.w, who, 'n1', 1, 1)], 'in-sight');
    g.begin(shootAll(g.w, [at('star-1', 1), at('n2', 2)])).end();
    expect(g.facts('wound').map((f) => f.damage)).toEqual(['out-of-the-fight', 'obviously-dead']);
    expect(g.facts('downed')).toMatchObject([{ who: 'n1', condition: 'obviously-dead', by: 'n2' }]);
    expect(g.result).toMatchObject({ hit: ['n1'], fallen: ['n1'] });
    g.done();
  });

  test('[FTB-D-46] of equal results that of the highest Rep counts', () => {
    const g = game({
      parties: ENEMY,
      people: {
        n3: { x: 10, y: 10, rep: 3, has: ['bolt-action-rifle'] },
        n2: { x: 12, y: 10, rep: 5, has: ['bolt-action-rifle'] },
        n1: foe(10, 20),
      },
      dice: [6, 1, 2, 6, 1, 3],
    });
    const at = (who: string, item: number) =>
      volleyAt(g.w, who, { item, gun: 'bolt-action-rifle' }, [markOn(g.w, who, 'n1', 1, 1)], 'in-sight');
    g.begin(shootAll(g.w, [at('n3', 1), at('n2', 2)])).end();
    expect(g.facts('downed')).toMatchObject([{ by: 'n2' }]);
  });

  test('[FTB-D-46] a Duck Back changes nothing for fire declared already', () => {
    const g = fires(
      {
        map: WALL,
        people: { 'star-1': { x: 10, y: 10, rep: 5, has: ['machine-pistol'] }, n1: foe(10, 18) },
        dice: [5, 4, 3, 1, 1, 1, 6, 6, 1],
      },
      'machine-pistol',
      3,
    );
    expect(results(g)).toEqual(['n1 5 10 hit', 'n1 4 9 hit', 'n1 3 8 hit']);
    expect(g.person('n1').condition).toBe('obviously-dead');
    expect(g.facts('ducked-back')).toEqual([]);
  });
});

describe('carriers', () => {
  const CARRIER: Situation['people'] = {
    'star-1': { x: 10, y: 10, rep: 3, has: ['bolt-action-rifle'] },
    n1: foe(10, 20, { carries: 'n2' }),
    n2: foe(10, 20, { condition: 'out-of-the-fight' }),
  };

  test('[FTB-7.7] whom it carries is its cover, and is hit by what that cover stops', () => {
    const g = fires({ people: CARRIER, dice: [5, 1, 1] }, 'bolt-action-rifle', 1);
    expect(results(g)).toEqual(['n1 5 8 carried']);
    expect(g.person('n1').condition).toBe('carry-on');
    expect(g.person('n2').condition).toBe('obviously-dead');
    expect(g.result).toMatchObject({ hit: ['n2'], fallen: ['n2'], fired: [{ target: 'n1' }] });
  });

  test('[FTB-7.7] a shot that misses anyhow hits nobody; [FTB-5.6.4] out of the fight already is no new fall', () => {
    const low = fires({ people: CARRIER, dice: [4, 1] }, 'bolt-action-rifle', 1);
    expect(results(low)).toEqual(['n1 4 7 miss']);
    const out = fires({ people: CARRIER, dice: [5, 1, 2] }, 'bolt-action-rifle', 1);
    expect(out.result).toMatchObject({ hit: ['n2'], fallen: [] });
  });

  test('[FTB-D-260] whoever is killed as it is carried is laid down, and is cover and is hit no more', () => {
    const twice = (damage: number, carried: PersonGiven = {}) => {
      const g = game({
        parties: ENEMY,
        people: {
          'star-1': { x: 10, y: 10, rep: 3, has: ['bolt-action-rifle'] },
          n1: foe(10, 20, { carries: 'n2' }),
          n2: foe(10, 20, { condition: 'out-of-the-fight', ...carried }),
        },
        dice: [5, 1, damage, 5, 1, 2, 1, 1],
      });
      for (let shot = 0; shot < 2; shot++) {
        const marks = [markOn(g.w, 'star-1', 'n1', 1, 1)];
        const gun = { item: 1, gun: 'bolt-action-rifle' };
        g.begin(shootAll(g.w, [volleyAt(g.w, 'star-1', gun, marks, 'active')])).end();
      }
      return [results(g), g.person('n1').carries, g.person('n2').condition];
    };
    expect(twice(1)).toEqual([['n1 5 8 carried', 'n1 5 8 hit'], '', 'obviously-dead']);
    expect(twice(2)).toEqual([['n1 5 8 carried', 'n1 5 8 carried'], 'n2', 'out-of-the-fight']);
    const star = { star: true, rep: 3, power: 0 };
    expect(twice(1, star)).toEqual([['n1 5 8 carried', 'n1 5 8 hit'], '', 'cheated-death']);
  });
});

describe('a pitiful shot', () => {
  const at = (rep: number, dice: readonly number[]) =>
    fires(
      {
        map: WALL,
        people: { 'star-1': { x: 10, y: 10, rep, has: ['bolt-action-rifle'] }, n1: foe(10, 20) },
        dice,
      },
      'bolt-action-rifle',
      1,
    );

  test('[FTB-7.8] [FTB-EX-7.8] a 6 that cannot hit has another chance, the Rep or less', () => {
    const g = at(3, [6, 1, 2, 6]);
    expect(results(g)).toEqual(['n1 6 9 pitiful']);
    expect(g.result).toMatchObject({ hit: ['n1'] });
    expect(results(at(2, [6, 1, 2, 6]))).toEqual(['n1 6 8 pitiful']);
  });

  test('[FTB-7.8] above its Rep it is a miss, and fire all the same', () => {
    const g = at(3, [6, 1, 4]);
    expect(results(g)).toEqual(['n1 6 9 miss']);
    expect(g.result).toMatchObject({ hit: [], fired: [{ target: 'n1', by: ['star-1'] }] });
  });

  test('[FTB-7.8] only a natural 6, and only of Rep 2 and 3', () => {
    expect(results(at(3, [5, 1]))).toEqual(['n1 5 8 miss']);
    expect(results(at(4, [6, 1, 6]))).toEqual(['n1 6 10 hit']);
  });
});

describe('weapons', () => {
  const shoot = (gun: string, dice: number, fall: readonly number[], more: Situation = {}) =>
    fires(
      { people: { 'star-1': { x: 10, y: 10, rep: 1, has: [gun] }, n1: foe(10, 20) }, dice: fall, ...more },
      gun,
      dice,
    );

  test('[FTB-6.7a] [FTB-EX-6.7] two ones and it is out of ammo, all dice counting first', () => {
    const g = shoot('machine-pistol', 3, [1, 1, 6, 1, 1, 1]);
    expect(results(g)).toEqual(['n1 6 7 miss', 'n1 1 2 miss', 'n1 1 2 miss']);
    expect(g.person('star-1').items[0]?.empty).toBe(true);
    expect(shoot('machine-pistol', 3, [1, 2, 6, 1, 1, 1]).person('star-1').items[0]?.empty).toBe(false);
  });

  test('[FTB-10.2.3] a die for each shot draws zombies, before it is known what the shots do', () => {
    const g = shoot('pistol', 2, [5, 5, 1, 6, 3], { encounter: { area: 'suburban' } });
    expect(g.facts('noise')).toMatchObject([{ dice: 2, what: 'shots' }]);
    const order = g.w.facts.map((f) => f.is).filter((is) => is === 'noise' || is === 'shots');
    expect(order).toEqual(['noise', 'shots']);
    expect(g.state.zeds).toHaveLength(1);
  });

  test('[FTB-6.1-sg] [FTB-EX-6.1] a shotgun rolls six dice: the best three hit, all count for ammo and zombies', () => {
    const g = game({
      parties: ENEMY,
      people: {
        'star-1': { x: 10, y: 10, rep: 1, has: ['shotgun'] },
        n1: foe(10, 16),
        n2: foe(11, 16),
        n3: foe(12, 16),
      },
      dice: [1, 1, 2, 4, 5, 6, 1, 1, 1, 1, 1, 1],
    });
    g.begin(aim(g.w, 'star-1', { item: 1, gun: 'shotgun' }, ['n1', 'n2', 'n3'], 'active'));
    g.answer('n1 one', 'n2 one', 'n3');
    g.begin(shootAll(g.w, [g.result as Volley])).end();
    expect(results(g)).toEqual(['n1 6 7 miss', 'n2 5 6 miss', 'n3 4 5 miss']);
    expect(g.facts('fired')).toMatchObject([{ ammo: 'out', dice: [6, 5, 4] }]);
    expect(g.facts('noise')).toMatchObject([{ dice: 6 }]);
    g.done();
  });

  test('[FTB-6.6] [FTB-D-36] of two weapons each is rolled, laid out and counted apart, at a price', () => {
    const g = game({
      parties: ENEMY,
      people: { 'star-1': { x: 10, y: 10, rep: 4, has: ['pistol', 'ba-pistol'] }, n1: foe(10, 20) },
      active: ['star-1'],
      dice: [1, 5, 1, 1, 1, 5, 1, 1, 6, 6],
    }).run();
    expect(g.options().filter((id) => id.startsWith('fire'))).toEqual([
      'fire star-1 1',
      'fire star-1 2',
      'fire-both star-1',
    ]);
    g.answer('fire-both star-1', 'n1', 'n1');
    expect(results(g)).toEqual(['n1 5 9 miss', 'n1 1 5 miss', 'n1 5 9 miss', 'n1 1 5 miss']);
    expect(g.facts('shots').map((f) => f.shots[0]?.because)).toEqual(['two-weapons', 'two-weapons']);
    expect(g.person('star-1').items.map((i) => i.empty)).toEqual([false, false]);
    expect(g.facts('reacted')).toHaveLength(1);
    g.done();
  });

  test('[FTB-6.8] [FTB-3.5.1] [FTB-EX-6.8] [FTB-T-weapons-custom] a crossbow: one shot, empty after it, and no noise', () => {
    const g = shoot('crossbow', 1, [5]);
    expect(g.book.weapons.get('crossbow')).toMatchObject({ range: 24, target: [1], impact: 2, hands: 2 });
    expect(g.person('star-1').items[0]?.empty).toBe(true);
    expect(g.facts('noise')).toEqual([]);
  });

  test('[FTB-6.0] [FTB-6.1-ar] [FTB-6.1-bap] [FTB-6.1-bar] [FTB-6.1-mp] [FTB-6.1-p] [FTB-6.1-saw] [FTB-6.1-smg] [FTB-6.1-sg] [FTB-T-weapons] the numbers of all weapons', () => {
    const rows = [...game().book.weapons.values()].map(
      ({ abbr, range, target, impact, hands }) =>
        `${abbr}: ${range}", ${target.join(' or ')}, ${impact}, ${hands}`,
    );
    expect(rows).toEqual([
      'AR: 48", 1 or 3, 3, 2',
      'BAP: 12", 1 or 2, 2, 1',
      'BAR: 48", 1, 3, 2',
      'MP: 12", 3, 1, 1',
      'P: 12", 1 or 2, 1, 1',
      'SG: 12", 3, 2, 2',
      'SAW: 48", 4, 3, 2',
      'SMG: 24", 3, 1, 2',
      'CB: 24", 1, 2, 2',
    ]);
  });
});

describe('allocating', () => {
  /** Options for aiming a gun at these people, one ask after the other. */
  function aims(gun: string, people: Situation['people'], seat: PersonGiven = {}) {
    const g = game({
      parties: ENEMY,
      people: { 'star-1': { x: 10, y: 10, rep: 1, has: [gun], ...seat }, ...people },
    });
    return g.begin(aim(g.w, 'star-1', { item: 1, gun }, Object.keys(people ?? {}), 'active'));
  }
  const marks = (g: ReturnType<typeof game>) =>
    (g.result as Volley).marks.map((m) => `${m.target || 'gap'} ${m.dice}`);

  test('[FTB-6.3a] [FTB-6.3b] either rating, and any or all dice on one or several', () => {
    const g = aims('assault-rifle', { n1: foe(10, 20), n2: foe(11, 20) });
    expect(g.question()).toBe('player-1 aim FTB-7.3a');
    expect(g.options()).toEqual(['n1', 'n1 by 1', 'n1 one', 'n2', 'n2 by 1', 'n2 one']);
    expect(marks(g.answer('n2 by 1'))).toEqual(['n2 1']);
  });

  test('[FTB-6.3a] [FTB-6.3b] the rating is chosen with the first die: later ones are those that are left of it', () => {
    const g = aims('assault-rifle', { n1: foe(10, 20), n2: foe(11, 20) });
    g.answer('n1 one');
    expect(g.options()).toEqual(['n1', 'n1 one', 'n2', 'n2 one']);
  });

  test('[FTB-7.3a] [FTB-7.3b] [FTB-EX-7.3] in the order declared, the highest die first', () => {
    const g = game({
      parties: ENEMY,
      people: {
        'star-1': { x: 10, y: 10, rep: 1, has: ['assault-rifle'] },
        n1: foe(10, 20),
        n2: foe(11, 20),
      },
      dice: [5, 1, 2, 1, 1, 1],
    });
    g.begin(aim(g.w, 'star-1', { item: 1, gun: 'assault-rifle' }, ['n1', 'n2'], 'active'));
    g.answer('n1 one', 'n2');
    g.begin(shootAll(g.w, [g.result as Volley])).end();
    expect(results(g)).toEqual(['n1 5 6 miss', 'n2 2 3 miss', 'n2 1 2 miss']);
    g.done();
  });

  test('[FTB-6.5a] [FTB-EX-6.3] [FTB-EX-6.5-a] up to as many targets as the rating, within as many inches', () => {
    const g = aims('sub-machine-gun', {
      n1: foe(9, 20),
      n2: foe(10, 20),
      n3: foe(11, 20),
      n4: foe(12.1, 20),
    });
    g.answer('n1 one');
    expect(g.options()).toEqual(['n1', 'n1 one', 'n2', 'n2 one', 'n3', 'n3 one']);
    expect(marks(g.answer('n2 one', 'n3'))).toEqual(['n1 1', 'n2 1', 'n3 1']);
  });

  test('[FTB-6.5a] the edge of the swath', () => {
    const within = (x: number) => {
      const g = game({ people: { 'star-1': { x: 10, y: 10 }, n1: { x: 10, y: 20 }, n2: { x, y: 20 } } });
      return inSwath(g.w, 'star-1', ['n1', 'n2'], 3);
    };
    expect([13, 13.01, 7, 6.99].map(within)).toEqual([true, false, true, false]);
  });

  test('[FTB-D-62] a strip to one side of the first, and no deeper than wide', () => {
    const g = game({
      people: {
        'star-1': { x: 10, y: 10 },
        n1: { x: 10, y: 20 },
        left: { x: 9, y: 20 },
        right: { x: 11, y: 20 },
        deep: { x: 10, y: 23 },
        deeper: { x: 10, y: 23.1 },
      },
    });
    expect(inSwath(g.w, 'star-1', ['n1', 'left'], 3)).toBe(true);
    expect(inSwath(g.w, 'star-1', ['n1', 'right'], 3)).toBe(true);
    expect(inSwath(g.w, 'star-1', ['n1', 'left', 'right'], 3)).toBe(false);
    expect(inSwath(g.w, 'star-1', ['left', 'n1', 'right'], 3)).toBe(true);
    expect(inSwath(g.w, 'star-1', ['n1', 'deep'], 3)).toBe(true);
    expect(inSwath(g.w, 'star-1', ['n1', 'deeper'], 3)).toBe(false);
  });

  test('[FTB-D-62] the line goes to the first, however near; straight down it counts as north', () => {
    const g = game({
      people: {
        'star-1': { x: 10, y: 10 },
        n1: { x: 11, y: 10 },
        beyond: { x: 12.5, y: 10 },
        behind: { x: 9.2, y: 11 },
        below: { x: 10, y: 10, condition: 'out-of-the-fight' },
        aside: { x: 12, y: 8 },
      },
    });
    expect(inSwath(g.w, 'star-1', ['n1', 'beyond', 'behind'], 3)).toBe(true);
    expect(inSwath(g.w, 'star-1', ['below', 'aside'], 3)).toBe(true);
  });

  test('[FTB-D-62] [FTB-6.5a] the rating used is the width', () => {
    const g = aims('assault-rifle', { n1: foe(10, 20), n2: foe(11, 20) });
    g.answer('n1 by 1');
    expect(marks(g)).toEqual(['n1 1']);
  });

  test('[FTB-6.5b] [FTB-EX-6.5-b] a gap of more than an inch burns a shot, in its place among the dice', () => {
    const g = game({
      parties: ENEMY,
      people: {
        'star-1': { x: 10, y: 10, rep: 1, has: ['sub-machine-gun'] },
        n1: foe(10, 20),
        n2: foe(12.5, 20),
      },
      dice: [2, 6, 4, 1, 1, 1],
    });
    g.begin(aim(g.w, 'star-1', { item: 1, gun: 'sub-machine-gun' }, ['n1', 'n2'], 'active'));
    g.answer('n1 one');
    g.answer('n2');
    g.begin(shootAll(g.w, [g.result as Volley])).end();
    expect(results(g)).toEqual(['n1 6 7 miss', ' 4 5 gap', 'n2 2 3 miss']);
    expect(g.facts('noise')).toMatchObject([{ dice: 3 }]);
  });

  test('[FTB-6.5b] an inch is no gap, and without a shot to burn there is no second target', () => {
    const near = aims('ba-pistol', { n1: foe(10, 20), n2: foe(11, 20) });
    expect(marks(near.answer('n1 one', 'n2'))).toEqual(['n1 1', 'n2 1']);
    const far = aims('ba-pistol', { n1: foe(10, 20), n2: foe(11.01, 20) });
    far.answer('n1 one');
    expect(marks(far)).toEqual(['n1 2']);
  });

  test('[FTB-7.5m] [FTB-7.3a] the second and third targets are counted, a gap is none', () => {
    const g = aims('saw', { n1: foe(9, 20), n2: foe(10.5, 20), n3: foe(11.4, 20) });
    g.answer('n1 one', 'n2 one', 'n3');
    const { marks: all } = g.result as Volley;
    expect(all.map((m) => [m.target, m.nth])).toEqual([
      ['n1', 1],
      ['', 0],
      ['n2', 2],
      ['n3', 3],
    ]);
  });

  test('[FTB-D-44] NPCs put everything on the nearest, at the highest rating', () => {
    const g = aims('assault-rifle', { n1: foe(10, 20), n2: foe(11, 20) }, { seat: '', side: 'party-2' });
    expect(marks(g.end())).toEqual(['n1 3']);
  });
});

describe('what is fired, and at whom', () => {
  const holds = (has: readonly string[], more: PersonGiven = {}) => {
    const people = { 'star-1': { x: 18, y: 10, rep: 4, has, ...more }, n1: foe(18, 20) };
    return game({ parties: ENEMY, people });
  };

  test('[FTB-6.6] of two guns the one that is chosen, or both', () => {
    const fired = (answer: string) => {
      const g = holds(['ba-pistol', 'machine-pistol']);
      const could = loadedGuns(g.w, g.person('star-1'));
      g.begin(choosesWeapons(g.w, g.person('star-1'), could))
        .answer(answer)
        .end();
      return (g.result as readonly { readonly gun: string }[]).map(({ gun }) => gun);
    };
    expect([fired('1'), fired('2'), fired('both')]).toEqual([
      ['ba-pistol'],
      ['machine-pistol'],
      ['ba-pistol', 'machine-pistol'],
    ]);
  });

  test('[FTB-6.6] one gun is not fired as two are', () => {
    const two = (guns: number) => {
      const people = { 'star-1': { x: 18, y: 10 }, n1: foe(18, 20, { has: ['pistol', 'ba-pistol'] }) };
      const g = game({ parties: ENEMY, people });
      const weapons = loadedGuns(g.w, g.person('n1')).slice(0, guns);
      g.begin(takesAim(g.w, 'n1', weapons, () => ['star-1'], 'active')).end();
      return (g.result as readonly Volley[]).map((volley) => volley.two);
    };
    expect([two(1), two(2)]).toEqual([[false], [true, true]]);
  });

  test('[FTB-T-ranged-combat] a target that tried to go fast is one, however far it got; not one that did not try', () => {
    const fast = (n: number) => {
      const people = { 'star-1': { x: 18, y: 10 }, n1: foe(18, 20, { fast: n }) };
      const g = game({ parties: ENEMY, people, zeds: { 'zed-1': {} } });
      return [markOn(g.w, 'star-1', 'n1', 1, 1).fast, markOn(g.w, 'star-1', 'zed-1', 1, 1).fast];
    };
    expect([fast(-1), fast(0), fast(1)]).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
  });

  test('[FTB-D-173] [FTB-D-2] [FTB-3.3-hard-as-nails] past the first Obviously Dead the next wound counts; a mere Duck Back only where it makes one carry on', () => {
    const left = (next: 'out-of-the-fight' | 'duck-back', option: 'carry-on' | 'duck-back') => {
      const g = game({
        people: { n1: { attributes: ['hard-as-nails'] } },
        options: { 'hard-as-nails': option },
      });
      const hit = (damage: 'obviously-dead' | typeof next) => ({ damage, by: 'n2', rep: 4 });
      return worstOf(g.w, 'n1', [hit('obviously-dead'), hit(next)]).damage;
    };
    expect(left('out-of-the-fight', 'duck-back')).toBe('out-of-the-fight');
    expect(left('duck-back', 'duck-back')).toBe('obviously-dead');
    expect(left('duck-back', 'carry-on')).toBe('duck-back');
  });
});
