import { describe, expect, test } from 'vitest';
import { takenFrom } from '../facts/campaign/months.js';
import type { Vehicle } from '../state.js';
import { inEncounter } from '../testing/begun.js';
import { during } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { isCleared, isWon, leavesBehind } from './ending.js';
import { comesHome, isOver } from './home.js';

const HOUSE = {
  id: 'house',
  name: 'House',
  rect: [24, 24, 32, 32] as [number, number, number, number],
  levels: 1,
  doors: [{ id: 'door', at: [28, 24] as [number, number], width: 1.25, type: 'standard' as const }],
};
const SEEN = {
  id: 'house',
  part: 0,
  was: 'vacant' as const,
  people: [],
  barter: [],
  searched: [],
  finds: 0,
  closed: false,
  clear: 'no' as const,
};
type More = Parameters<typeof inEncounter>[0];

/** The end of a turn of an encounter with band members a and b in it. */
function ends(given: Situation & { readonly e?: More } = {}): Game {
  const { e, ...situation } = given;
  return game({
    map: { buildings: [HOUSE] },
    people: { a: { x: -1, y: -1, star: true }, b: { x: -1, y: -1 } },
    ...situation,
    state: { ...inEncounter({ who: ['a', 'b'], ...e }), stage: 'end', ...situation.state },
  });
}
const GANGER = { seat: 'others', side: 'others', class: 'ganger', x: 4, y: 4 } as const;
const AWAY = { x: -1, y: -1 } as const;
const OUT = { status: 'out', x: 18, y: 18, has: ['pistol' as const], load: { food: 2 } } as const;

describe('over', () => {
  const over = (g: Game) => g.state.encounter !== null && isOver(g.w, g.state.encounter);

  test('[BDZ-D-c65] Discover is over when all who can move have left, or an event has ended it', () => {
    expect(over(ends())).toBe(true);
    expect(over(ends({ people: { a: { x: 4, y: 4 }, b: AWAY } }))).toBe(false);
    expect(over(ends({ people: { a: { ...OUT }, b: AWAY } }))).toBe(true);
    expect(over(ends({ people: { a: { x: 4, y: 4 }, b: AWAY }, e: { ended: true } }))).toBe(true);
    // Whoever has joined here is of the group, a guest is not.
    const joe = (guests: readonly string[]) => {
      const people = { a: AWAY, b: AWAY, joe: { x: 4, y: 4 } };
      return over(ends({ people, e: { guests: [...guests] } }));
    };
    expect([joe([]), joe(['joe'])]).toEqual([false, true]);
  });

  test('[BDZ-D-c110] somebody stunned comes round; who has hunkered down for good keeps nothing going', () => {
    expect(over(ends({ people: { a: { x: 4, y: 4, status: 'stunned' }, b: AWAY } }))).toBe(false);
    expect(over(ends({ people: { a: { x: 4, y: 4, status: 'hunkered' }, b: AWAY } }))).toBe(true);
  });

  test('[BDZ-camp-road-dazed-basket] [BDZ-D-c65] a basket case whom nobody is left to rally cannot move, and keeps nothing going', () => {
    const left = (b: object, more: Situation = {}) =>
      over(ends({ ...more, people: { a: AWAY, b: { x: 4, y: 4, ails: 'basket-case', ...b } } }));
    expect([left({}), left({ calm: true }), left({ ails: 'dazed' })]).toEqual([true, false, false]);
    const people = { a: { x: 8, y: 4 }, b: { x: 4, y: 4, ails: 'basket-case' } } as const;
    expect(over(ends({ people }))).toBe(false);
    // It goes with the vehicle that it sits in.
    expect(left({ aboard: 'car', sits: 'rear' }, { vehicles: { car: { x: 4, y: 4 } } })).toBe(false);
  });

  test('[BDZ-D-c121] a mutiny when one of the two has hunkered down, and nobody is left to rally him', () => {
    const low = { status: 'hunkered' } as const;
    const fight = (a: object, b: object) =>
      over(
        ends({
          people: { a: { x: 4, y: 4, star: true, ...a }, b: { ...GANGER, x: 12, ...b } },
          e: { kind: 'mutiny' },
        }),
      );
    expect([fight({}, {}), fight({}, { status: 'stunned' })]).toEqual([false, false]);
    expect([fight(low, {}), fight({}, low), fight(low, low)]).toEqual([true, true, true]);
  });

  test('[BDZ-enc-tb-end] [BDZ-D-c64] Take Back at once when every building has been entered, and nobody hostile is left', () => {
    const cleared = (given: Parameters<typeof ends>[0]) => {
      const g = ends({
        people: { a: { x: 4, y: 4 } },
        ...given,
        e: { kind: 'take-back', houses: [SEEN], ...given?.e },
      });
      return [over(g), g.state.encounter && isCleared(g.w, g.state.encounter)];
    };
    expect(cleared({})).toEqual([true, true]);
    expect(cleared({ e: { houses: [] } })).toEqual([false, false]);
    expect(cleared({ zeds: { 'zed-1': { x: 30, y: 4 } } })).toEqual([false, false]);
    expect(cleared({ people: { a: { x: 4, y: 4 }, foe: GANGER } })).toEqual([false, false]);
    expect(cleared({ people: { a: { x: 4, y: 4 }, foe: { ...GANGER, status: 'out' } } })).toEqual([
      true,
      true,
    ]);
    // People who stay in their house at peace are not enemies.
    expect(cleared({ people: { a: { x: 4, y: 4 }, foe: { ...GANGER, ...AWAY } } })).toEqual([true, true]);
    // A figure in a building that may still be searched can do so.
    const open = { ...SEEN, clear: 'now' as const };
    expect(cleared({ people: { a: { x: 28, y: 28 } }, e: { houses: [open] } })).toEqual([false, true]);
    expect(cleared({ people: { a: { x: 4, y: 4 } }, e: { houses: [open] } })).toEqual([true, true]);
    // Discover goes on.
    expect(over(ends({ people: { a: { x: 4, y: 4 } }, e: { houses: [SEEN] } }))).toBe(false);
  });

  test('[BDZ-enc-tb-end] [BDZ-enc-mg-lose1] [BDZ-D-c64] a divided building is done with, too, where people want to be left in peace and nobody may go on', () => {
    const cleared = (people: readonly string[]) => {
      const g = ends({
        map: { buildings: [{ ...HOUSE, name: 'Shop' }] },
        options: { 'large-buildings': 'areas' },
        people: { a: { x: 4, y: 4 } },
        e: { kind: 'take-back', houses: [{ ...SEEN, was: 'humans', people: [...people], closed: true }] },
      });
      return over(g);
    };
    expect([cleared([]), cleared(['p-1'])]).toEqual([false, true]);
  });

  test('[BDZ-enc-rand-11] [BDZ-D-c112] where there is a refuge, whoever is in a building may end it, with all of them safe', () => {
    const at = (x: number, refuge: boolean) =>
      ends({
        people: { a: { x, y: 28 }, b: { ...OUT, x: 4 } },
        zeds: { 'zed-1': { x: 4, y: 4 } },
        e: { refuge, houses: [SEEN] },
        active: ['a'],
        state: { stage: 'act' },
        dice: [1, 1],
      }).step();
    expect(at(28, false).options()).not.toContain('refuge a');
    expect(at(12, true).options()).not.toContain('refuge a');
    const g = at(28, true).answer('refuge a').step();
    expect(g.facts('came-home')).toMatchObject([{ lost: [], kind: 'discover' }]);
    expect(g.person('b')).toMatchObject({ status: 'carry-on', guns: [{ gun: 'pistol' }] });
    g.done();
  });
});

describe('won', () => {
  const won = (given: Parameters<typeof ends>[0]) => {
    const g = ends(given);
    return g.state.encounter && isWon(g.w, g.state.encounter);
  };

  test('[BDZ-D-c111] Discover by coming back, but not by running', () => {
    expect(won({})).toBe(true);
    expect(won({ e: { evading: true } })).toBe(false);
    const gone = { ...AWAY, afterwards: 'dies' } as const;
    expect(won({ people: { a: gone, b: gone } })).toBe(false);
  });

  test('[BDZ-D-c89] [BDZ-D-c111] a Raid by the captive, or by anything that has been carried off', () => {
    const people = { a: AWAY, b: AWAY, c: AWAY };
    expect(won({ people, e: { kind: 'raid', captive: 'c', held: 'freed' } })).toBe(true);
    expect(won({ people, e: { kind: 'raid', captive: 'c', held: 'found' } })).toBe(false);
    expect(won({ people: { ...people, a: { ...AWAY, load: { food: 1 } } }, e: { kind: 'raid' } })).toBe(true);
    expect(won({ people, e: { kind: 'raid' } })).toBe(false);
  });

  test('[BDZ-D-c111] what was brought along and used up does not hide what was found of the same kind', () => {
    const raid = (found: number, uses: boolean) => {
      const people = { a: { ...AWAY, load: { medical: 1 + found } }, b: AWAY, c: AWAY };
      const g = ends({ people, e: { kind: 'raid', brought: { medical: 1 } } });
      if (uses) g.w.happen({ is: 'used', cause: 'BDZ-enc-loot-medical', who: 'a', item: 'medical' });
      return g.state.encounter && isWon(g.w, g.state.encounter);
    };
    expect([raid(0, false), raid(1, false), raid(0, true), raid(1, true)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('[BDZ-camp-base] [BDZ-enc-tb-end] a place that has been cleared is a base, and one that has been left is none', () => {
    const base = (e: More, people: Situation['people']) => {
      const g = ends({ e: { kind: 'take-back', ...e }, people: people ?? {} }).step();
      return [g.state.campaign?.places[0]?.base, g.facts('came-home')[0]?.chapter.won];
    };
    expect(base({ houses: [SEEN] }, { a: { x: 4, y: 4, star: true }, b: AWAY })).toEqual([true, true]);
    expect(base({ houses: [] }, { a: AWAY, b: AWAY })).toEqual([false, false]);
  });
});

describe('those who lie there', () => {
  test('[BDZ-D-c110] [BDZ-D-c122] [BDZ-D-c123] enemies who hold the table take them prisoner, with all that they carry; nobody tests their Rep', () => {
    const g = ends({ people: { a: AWAY, b: { ...OUT, grenades: true }, foe: GANGER } }).step();
    expect(g.facts('left-behind')).toMatchObject([{ who: 'b', fate: 'captured' }]);
    expect(g.person('b').grenades).toBeUndefined();
    expect(g.facts('came-home')).toMatchObject([{ lost: [], goods: {} }]);
    expect(g.facts('came-home')[0]?.fared.map((f) => f.who)).toEqual(['a']);
    expect(g.state.campaign).toMatchObject({ captives: [{ who: 'b', place: 'place-1' }], bereft: true });
    expect(g.person('b')).toMatchObject({ guns: [], melee: 'unarmed' });
    g.done();
  });

  test('[BDZ-D-c110] [BDZ-D-c122] so they take somebody who has only just joined, who then belongs to the band as a captive; a guest does not', () => {
    const taken = (e: More) => {
      const g = ends({ people: { a: { ...AWAY, star: true }, r: { ...OUT }, foe: GANGER }, e }).step();
      expect(g.facts('left-behind')).toMatchObject([{ who: 'r', fate: 'captured' }]);
      expect(g.facts('came-home')).toMatchObject([{ lost: [], joined: [], goods: {} }]);
      const { members = [], captives, mouths } = g.state.campaign ?? {};
      return [members.map((m) => m.id), captives, mouths];
    };
    // It was one of the group in this month, and is fed for it. BDZ-camp-food-month.
    expect(taken({ who: ['a'] })).toEqual([['a', 'r'], [{ who: 'r', place: 'place-1' }], ['r', 'a']]);
    expect(taken({ who: ['a'], guests: ['r'] })).toEqual([['a'], [], ['a']]);
  });

  test('[BDZ-D-c110] the dead fall upon them where no enemy is left; a Star may cheat death', () => {
    const zeds = { 'zed-1': { x: 30, y: 4 } };
    const g = ends({
      people: { a: AWAY, b: { ...OUT }, foe: { ...GANGER, status: 'out' } },
      zeds,
      dice: [6, 6],
    }).step();
    expect(g.facts('left-behind')).toEqual([]);
    expect(g.facts('came-home')).toMatchObject([{ lost: ['b'] }]);
    const star = ends({ people: { a: { ...OUT, star: true }, b: AWAY }, zeds }).step();
    expect(star.question()).toContain('cheat-death');
  });

  test('[BDZ-D-c110] else the others come back for them, and they recover or do not', () => {
    const g = ends({ people: { a: AWAY, b: { ...OUT } }, dice: [1, 1] }).step();
    expect(g.facts('left-behind')).toMatchObject([{ who: 'b', fate: 'fetched' }]);
    expect(g.facts('came-home')).toMatchObject([{ lost: [], goods: { food: 2 } }]);
    expect(g.person('b').guns).toHaveLength(1);
    g.done();
    // Nobody came away who could take them prisoner or fetch them.
    const nobody = ends({ people: { a: { ...OUT, star: true }, b: { ...OUT } }, dice: [1, 1, 1, 1] }).step();
    expect(nobody.facts('left-behind')).toEqual([]);
  });

  test('[BDZ-D-c89] a captive whom a Raid has not brought back is lost, found or not', () => {
    for (const c of [AWAY, { x: 28, y: 28 }]) {
      const g = ends({
        people: { a: { ...AWAY, star: true }, b: AWAY, c },
        e: { kind: 'raid', captive: 'c', held: c.x < 0 ? 'hidden' : 'found' },
        state: {
          ...inEncounter(
            { kind: 'raid', who: ['a', 'b'], captive: 'c', held: c.x < 0 ? 'hidden' : 'found' },
            {
              captives: [{ who: 'c', place: 'place-1' }],
              members: ['a', 'b', 'c'].map((id) => ({ id, since: 0, spared: false })),
            },
          ),
        },
      }).step();
      expect(g.facts('came-home')).toMatchObject([{ lost: ['c'] }]);
      expect(g.state.campaign).toMatchObject({ captives: [], members: [{ id: 'a' }, { id: 'b' }] });
    }
  });

  /** The end of a Raid in which c has been freed. */
  const freed = (given: Situation & { readonly e?: More }) => {
    const raid: More = { kind: 'raid', who: ['a'], captive: 'c', held: 'freed', ...given.e };
    const members = ['a', 'c'].map((id) => ({ id, since: 0, spared: false }));
    return ends({ ...given, state: inEncounter(raid, { members }) }).step();
  };

  test('[BDZ-D-c89] [BDZ-camp-evade] a captive who has been freed and brought off is not lost, even if the band ran', () => {
    const g = freed({ people: { a: { ...AWAY, star: true }, c: AWAY }, e: { evading: true } });
    expect(g.facts('came-home')).toMatchObject([{ lost: [], chapter: { won: false } }]);
    expect(g.state.campaign).toMatchObject({ members: [{ id: 'a' }, { id: 'c' }], bereft: false });
  });

  test('[BDZ-D-c89] [BDZ-D-c111] a captive who has been freed and is taken again has not come back, and is a prisoner anew', () => {
    const g = freed({ people: { a: { ...AWAY, star: true }, c: { ...OUT }, foe: GANGER } });
    expect(g.facts('came-home')).toMatchObject([{ lost: [], chapter: { won: false } }]);
    expect(g.state.campaign?.captives).toEqual([{ who: 'c', place: 'place-1' }]);
  });

  test('[BDZ-D-c111] an encounter from which all who went are taken prisoner, or die afterwards, is not won', () => {
    const won = (given: Situation) => ends(given).step().facts('came-home')[0]?.chapter.won;
    const guest = { guests: ['g'], who: ['a'] };
    const people = { a: { ...OUT, star: true }, g: { x: 30, y: 4 }, foe: GANGER };
    expect(won({ people, state: inEncounter(guest) })).toBe(false);
    const alone = { people: { a: AWAY, b: { ...OUT } }, state: inEncounter({ who: ['b'] }) };
    expect(won({ ...alone, dice: [1, 1] })).toBe(true);
    expect(won({ ...alone, dice: [6, 6] })).toBe(false);
  });
});

/** The band comes home with a vehicle of its own. */
function drivesHome(
  v: Partial<Vehicle>,
  given: Partial<Situation> & { readonly kind?: 'mutiny' } = {},
): Game {
  const { kind = 'discover', ...more } = given;
  const set = during(['a', 'b', 'c', 'd'], { kind });
  set.campaign.vehicles = ['car'];
  set.campaign.captives = [{ who: 'c', place: 'here' }];
  const g = game({
    scenario: 'campaign',
    people: {
      a: { ...AWAY, star: true, rep: 4 },
      b: { ...AWAY, rep: 5 },
      c: { ...AWAY, rep: 6 },
      d: { ...AWAY, rep: 6, being: 'child' },
    },
    vehicles: { car: { ...AWAY, ...v } },
    state: set,
    ...more,
  });
  g.begin(comesHome(g.w, set.encounter, true));
  return g;
}

test('[BDZ-camp-rep-success] [BDZ-D-c59] whoever drives away a vehicle that was not the band’s has found a resource, the riders have not', () => {
  const deeds = { killed: true, found: false, hunkered: false, out: false };
  const fared = (own: readonly string[]) => {
    const set = during(['a', 'b'], {});
    set.campaign.vehicles = [...own];
    const ride = { ...AWAY, deeds, aboard: 'car' } as const;
    const g = game({
      people: { a: { ...ride, star: true, sits: 'wheel' }, b: { ...ride, sits: 'front' } },
      vehicles: { car: { ...AWAY } },
      state: { ...set, stage: 'end' },
    });
    return g
      .begin(comesHome(g.w, set.encounter, true))
      .facts('came-home')[0]
      ?.fared.map((f) => f.success);
  };
  expect([fared([]), fared(['car'])]).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('[BDZ-camp-food-month] whoever joined and was lost in the same encounter is fed for the month as well', () => {
  const mouths = (b: object) => {
    const set = during(['a'], { who: ['a'] });
    set.campaign.mouths = ['a'];
    const people = { a: { ...AWAY, star: true }, b: { ...AWAY, ...b } };
    const g = game({ people, state: { ...set, stage: 'end' } });
    g.begin(comesHome(g.w, set.encounter, true)).end();
    return [g.state.campaign?.mouths, g.state.campaign?.members.map((m) => m.id)];
  };
  expect(mouths({ status: 'dead' })).toEqual([['a', 'b'], ['a']]);
  expect(mouths({})).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  // One who is captured as well.
  const c = during(['a']).campaign;
  c.mouths = ['a'];
  takenFrom(c, 'b', true);
  expect([c.mouths, c.members.length]).toEqual([['a', 'b'], 2]);
});

test('[BDZ-veh-repair] [BDZ-veh-siphon] [BDZ-veh-noise-alarm] what befell a vehicle in one encounter is over in the next', () => {
  const g = drivesHome({ alarm: true, stalled: true, dry: true, hopeless: true }).end();
  expect(g.vehicle('car')).toMatchObject({ alarm: false, stalled: false, dry: false, hopeless: false });
  g.done();
});

test('[BDZ-veh-repair] [BDZ-D-c14] after the encounter the best of those who are free repairs a disabled vehicle without penalty, or it stays as it is', () => {
  const home = (v: Partial<Vehicle>, dice: readonly number[], more: Parameters<typeof drivesHome>[1] = {}) =>
    drivesHome(v, { dice, ...more });
  const left = { condition: 'disabled', hopeless: true } as const;
  const g = home(left, [5, 5]).end();
  expect(g.facts('mended')).toMatchObject([{ who: 'b', vehicle: 'car', does: 'repaired' }]);
  expect(g.vehicle('car').condition).toBe('runs');
  const failed = home(left, [6, 6]).end();
  expect(failed.vehicle('car')).toMatchObject({ condition: 'disabled', hopeless: false });
  const again = home(left, [5, 6, 5, 5]);
  expect(again.question()).toBe('player-1 challenge BDZ-veh-repair');
  expect(again.answer(true).end().vehicle('car').condition).toBe('runs');
  // Nothing is rolled for one that runs, or after a mutiny, which is part of the aftermath of an encounter.
  expect(home({}, []).end().facts('mended')).toEqual([]);
  expect(home(left, [], { kind: 'mutiny' }).end().vehicle('car').condition).toBe('disabled');
});

test('[BDZ-D-c59] what stands on the table comes home where the band holds it, and is lost where it does not', () => {
  const kept = (more: object, v: object = {}) => {
    const g = game({
      scenario: 'campaign',
      people: { a: { x: -1, y: -1, star: true } },
      vehicles: { car: { x: 30, y: 4, ...v } },
      state: during(['a'], more),
    });
    const c = g.state.campaign;
    const e = g.state.encounter;
    if (!c || !e) throw new Error('No encounter is under way.');
    c.vehicles = ['car'];
    g.begin(comesHome(g.w, e, true)).end();
    return g.state.campaign?.vehicles;
  };
  expect([kept({ ended: true }), kept({ ended: false })]).toEqual([['car'], []]);
  expect(kept({ kind: 'take-back', ended: false })).toEqual(['car']);
  // One with its middle on the edge of the table is on it. BDZ-D-c84.
  expect(kept({ ended: false }, { x: 0 })).toEqual([]);
  // On the road it goes on with those of the band who are still there, and not without any.
  const road = {
    who: 'gangers',
    goal: 'hostile',
    wheels: false,
    spent: false,
    place: 'house',
    side: 'left',
    off: 15,
  };
  expect(kept({ kind: 'road', road, ended: false })).toEqual([]);
  // Driven off, it is the band's anyway, but no wreck is.
  expect(kept({ ended: false }, { x: -1, y: -1 })).toEqual(['car']);
  expect(kept({ ended: true }, { condition: 'wreck' })).toEqual([]);
});

test('[BDZ-D-c110] on the road as elsewhere, whoever lies there when nobody of the band is left able is taken prisoner; not while one is', () => {
  const road = {
    who: 'gangers',
    goal: 'hostile',
    wheels: false,
    spent: false,
    place: 'house',
    side: 'left',
    off: 15,
  };
  const fate = (b: object, e: object) => {
    const people = { a: { ...OUT }, b: { ...AWAY, ...b }, foe: GANGER };
    const g = ends({ e: e as More, people: people as never });
    const { encounter } = g.w.s;
    if (encounter) g.begin(leavesBehind(g.w, encounter)).end();
    return g.facts('left-behind').map((f) => `${f.who} ${f.fate}`);
  };
  expect(fate({}, { kind: 'road', road })).toEqual(['a captured']);
  expect(fate({ x: 4, y: 30 }, { kind: 'road', road })).toEqual([]);
  const basket = { x: 4, y: 30, ails: 'basket-case' };
  expect(fate(basket, { kind: 'road', road })).toEqual(['a captured']);
  expect(fate({ ...basket, calm: true }, { kind: 'road', road })).toEqual([]);
  expect(fate({}, {})).toEqual(['a captured']);
  expect(fate({}, { ended: true })).toEqual([]);
});
