import type { Shape } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { hasSaw } from '../facts/campaign/loot.js';
import { PRINTED } from '../house/tables.js';
import { kindRow } from '../house/vehicle-rows.js';
import { bdz } from '../index.js';
import { VEHICLES } from '../kinds.js';
import { PARKED, type Person } from '../state.js';
import { inEncounter } from '../testing/begun.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { isToBeTold } from './elsewhere.js';

type More = Parameters<typeof inEncounter>[0];
type Life = Parameters<typeof inEncounter>[1];

/** Before an encounter nobody is on the table. */
const OFF = { x: -1, y: -1 };

/** An encounter that has just begun: the Star and b play it on a table of their own. */
function away(given: Given = {}): Game {
  return begun(given).run();
}

type Given = Situation & { readonly e?: More; readonly life?: Life };

function begun(given: Given): Game {
  const { e, life, people, ...situation } = given;
  const members = ['star', 'b'].map((id) => ({ id, since: 0, spared: false }));
  return game({
    scenario: 'campaign',
    options: { fights: 'elsewhere' },
    people: {
      ...people,
      star: { ...OFF, star: true, rep: 5, has: ['pistol'], ...people?.star },
      b: { ...OFF, has: ['shotgun'], ...people?.b },
    },
    dice: [3, 5],
    ...situation,
    state: {
      stage: 'begin',
      turn: 0,
      ...inEncounter({ who: ['star', 'b'], ...e }, { members, mouths: ['star', 'b'], ...life }),
      ...situation.state,
    },
  });
}

const ids = (g: Game) => g.options();
const chapter = (g: Game) => g.facts('came-home')[0]?.chapter;

describe('the set-up', () => {
  test('[BDZ-D-c141] [BDZ-zgen-start] how many zombies stand about whom is rolled, and then it is asked what came of it', () => {
    const g = away();
    expect(g.facts('zeds-about')).toMatchObject([
      { who: 'star', zeds: 3 },
      { who: 'b', zeds: 5 },
    ]);
    expect(g.question()).toBe('player-1 elsewhere BDZ-D-c141');
    expect(g.facts('table-changed')).toEqual([]);
    const city = away({ e: { area: 'urban' } });
    expect(city.facts('zeds-about').map((f) => f.zeds)).toEqual([4, 6]);
    const country = away({ e: { area: 'rural' } });
    expect(country.facts('zeds-about').map((f) => f.zeds)).toEqual([2, 3]);
  });

  test('[BDZ-D-c141] [BDZ-enc-raid-nozombies-start] of a Raid it is rolled who holds the settlement, and no zombies are there', () => {
    const g = away({ e: { kind: 'raid' }, dice: [1] });
    expect(g.facts('list-known')).toHaveLength(1);
    expect(g.facts('zeds-about')).toEqual([]);
    expect(g.question()).toBe('player-1 elsewhere BDZ-D-c141');
  });

  test('[BDZ-D-c141] asked each time, it is fought here or there; places of Day One are always here', () => {
    const asked = away({ options: { fights: 'asked' }, dice: [3, 5] });
    expect(asked.question()).toBe('player-1 where-fought BDZ-D-c141');
    expect(ids(asked)).toEqual(['here', 'elsewhere']);
    asked.answer('elsewhere').run();
    expect(asked.question()).toBe('player-1 elsewhere BDZ-D-c141');
    const here = away({ options: { fights: 'asked' }, dice: [] }).answer('here');
    expect(here.state.encounter?.fought).toBe('here');
    const told = (given: Given) => {
      const { w } = begun(given);
      return w.s.encounter && isToBeTold(w, w.s.encounter);
    };
    expect(told({})).toBe(true);
    expect(told({ options: {} })).toBe(false);
    expect(told({ e: { kind: 'day-one' } })).toBe(false);
  });
});

describe('what is told', () => {
  test('[BDZ-D-c141] [BDZ-camp-rep-success] who has killed a zombie and found something has done all that a success needs', () => {
    const g = away({ dice: [3, 5, /* Keeping It Together */ 1, 1, 1, 1, 1, 6, 6, 6, 6, /* Rep */ 6, 1] });
    g.answer('zombies star').run();
    expect(ids(g)).not.toContain('zombies star');
    g.answer('found star', 'food').run();
    g.answer('success');
    expect(g.facts('came-home')[0]?.fared).toEqual([
      { who: 'star', success: true },
      { who: 'b', success: false },
    ]);
    expect(chapter(g)).toMatchObject({ won: true, killed: 1, found: { food: 1 }, lost: [] });
  });

  test('[BDZ-melee-chainsaw-noise] a saw that is found there is heard from no place on this table', () => {
    const g = away();
    g.answer('found star', 'chainsaw', 'keep star');
    expect(hasSaw(g.person('star'))).toBe(true);
    expect(g.person('star').stoodAt).toBeNull();
    // Games of earlier revisions noted it all the same, and open.
    g.person('star').stoodAt = [-1, -1, 0];
    expect(String(bdz.check(g.state, g.w.book))).not.toMatch(/stoodAt/);
  });

  test('[BDZ-D-c141] only how it ended ends what is told', () => {
    const ends = (g: Game) => {
      const { shape } = g.asked();
      return shape.kind === 'choose' ? shape.options.filter((o) => o.ends).map((o) => o.id) : [];
    };
    expect(ends(away())).toEqual(['success', 'failure', 'evaded']);
    expect(ends(away({ e: { kind: 'mutiny' }, dice: [] }))).toEqual(['success', 'failure']);
  });

  test('[BDZ-enc-loot-deduct] [BDZ-D-c60] what was found goes off the stock of the area, what was taken from the beaten does not', () => {
    const stock = (g: Game) => g.state.campaign?.places[0]?.stock;
    const found = away();
    found.answer('found b', 'medical').run();
    expect(stock(found)).toMatchObject({ medical: 4 });
    expect(found.person('b')).toMatchObject({ load: { medical: 1 }, deeds: { found: true } });
    const took = away();
    took.answer('took b', 'medical').run();
    expect(stock(took)).toMatchObject({ medical: 5 });
    expect(took.person('b')).toMatchObject({ load: { medical: 1 } });
  });

  test('[BDZ-camp-rep-success] [BDZ-enc-losers-weapon] [BDZ-D-c141] what was taken from the beaten was found, what was bartered for was not', () => {
    const had = (how: 'took' | 'bartered') => {
      const g = away();
      g.answer(`${how} b`, 'medical').run();
      expect(g.state.campaign?.places[0]?.stock).toMatchObject({ medical: 5 });
      expect(g.person('b').load).toEqual({ medical: 1 });
      return g.person('b').deeds.found;
    };
    expect([had('took'), had('bartered')]).toEqual([true, false]);
  });

  test('[BDZ-camp-res-keys] [BDZ-D-c91] [BDZ-D-c141] keys from a building are a find, but lead to no car besides; those of the beaten do', () => {
    const had = (how: 'found' | 'took', more: Situation) => {
      const g = away(more).answer(`${how} b`, 'keys').run();
      expect(g.person('b').deeds.found).toBe(true);
      g.answer('success');
      return g.state.campaign?.vehicles;
    };
    expect(had('found', {})).toEqual([]);
    expect(had('took', { draws: [['sedan']], dice: [3, 5, 3, 3] })).toEqual(['own-sedan-1']);
  });

  test('[BDZ-camp-overfish] nothing is found of what the area has no more of; the beaten may still have it', () => {
    const places = [{ id: 'place-1', area: 'suburbs', next: [], stock: { food: 0 }, base: false, store: {} }];
    const g = away({ life: { places } as Life });
    g.answer('found b');
    expect(ids(g)).not.toContain('food');
    g.answer('nothing').run().answer('took b');
    expect(ids(g)).toContain('food');
  });

  test('[BDZ-D-c141] [BDZ-recover-after] [BDZ-harry-test] the fallen are tested for afterwards as after any encounter', () => {
    const g = away({ dice: [3, 5, /* recovery of b */ 6, 6] });
    g.answer('fate b', 'out').run();
    expect(g.person('b')).toMatchObject({ status: 'out', deeds: { out: true } });
    g.answer('fate b');
    expect(ids(g)).not.toContain('out');
    expect(ids(g)).not.toContain('cheated');
    g.answer('nothing').run().answer('failure');
    expect(g.facts('survived')).toMatchObject([{ who: 'b', fate: 'dies' }]);
    expect(chapter(g)).toMatchObject({ won: false, lost: ['b'] });
    const bitten = away({ dice: [3, 5, /* Harry's test */ 1] });
    bitten.answer('fate b', 'bitten').run().answer('success');
    expect(bitten.facts('harry')).toMatchObject([{ who: 'b', infected: true }]);
  });

  test('[BDZ-star-cheat] [BDZ-camp-rep-success] a Star alone cheats death, and loses a point of Rep by it', () => {
    const g = away();
    g.answer('zombies star').run().answer('found star', 'food').run().answer('fate star', 'cheated').run();
    expect(g.person('star')).toMatchObject({ status: 'cheated', rep: 4 });
    expect(ids(g)).not.toContain('fate star');
    g.answer('success');
    expect(chapter(g)?.lost).toEqual([]);
    // Whoever would have died was out of the fight, and has not succeeded. BDZ-camp-rep-success.
    expect(g.facts('came-home')[0]?.fared[0]).toEqual({ who: 'star', success: false });
  });

  test('[BDZ-D-c110] whoever is taken prisoner is held here, with nothing on it', () => {
    const g = away().answer('captured b').run();
    expect(g.state.campaign?.captives).toEqual([{ who: 'b', place: 'place-1' }]);
    expect(g.person('b').guns).toEqual([]);
    expect(ids(g).filter((id) => id.endsWith(' b'))).toEqual([]);
  });

  test('[BDZ-enc-mg-win2] [BDZ-enc-mg-win1] where nobody could go nobody joins, for good or for now', () => {
    const joins = (who: string[]) =>
      ids(away({ e: { who } })).filter((id) => /^(recruit|friends|joined)/.test(id));
    expect(joins(['star'])).toEqual(['recruit', 'friends']);
    expect(joins([])).toEqual([]);
  });

  test('[BDZ-enc-raid-goal] [BDZ-D-c89] a captive comes home by a success alone', () => {
    const raid = (how: string) => {
      const members = ['star', 'b'].map((id) => ({ id, since: 0, spared: false }));
      const g = away({
        e: { kind: 'raid', who: ['star'], captive: 'b' },
        life: { members, captives: [{ who: 'b', place: 'place-1' }] },
        dice: [1],
      });
      g.answer(how);
      return [g.state.campaign?.captives, chapter(g)?.lost];
    };
    expect(raid('success')).toEqual([[], []]);
    expect(raid('failure')).toEqual([[], ['b']]);
    // Nor is it freed if nobody is left who could have done it.
    const members = ['star', 'b'].map((id) => ({ id, since: 0, spared: false }));
    const e: More = { kind: 'raid', who: ['star'], captive: 'b' };
    const none = away({ e, life: { members, captives: [{ who: 'b', place: 'place-1' }] } });
    none.answer('fate star', 'cheated').run().answer('success');
    expect(none.facts('captive-freed')).toEqual([]);
  });

  test('[BDZ-camp-base] [BDZ-enc-tb-end] a place taken back is a base', () => {
    const base = (how: string) => {
      const g = away({ e: { kind: 'take-back' } }).answer(how);
      return g.state.campaign?.places[0]?.base;
    };
    expect([base('success'), base('failure')]).toEqual([true, false]);
  });

  test('[BDZ-camp-evade] [BDZ-D-c123] whoever turned and ran has failed, whatever it did', () => {
    const g = away();
    g.answer('zombies b').run().answer('found b', 'food').run().answer('evaded');
    expect(g.facts('came-home')[0]?.fared.map((f) => f.success)).toEqual([false, false]);
  });

  test('[BDZ-T-roster] [BDZ-enc-mg-win2] [BDZ-enc-mg-win1] somebody joins, comes along for this time, or is an enemy from then on', () => {
    const g = away({ dice: [3, 5, ...Array.from({ length: 12 }, () => 3)] });
    g.answer('recruit', 'survivor').run().answer('friends', 'survivor').run();
    g.answer('enemies', 'ganger').run().answer('success');
    const [joined, friend, enemy] = g.facts('recruited').map((f) => f.recruit.id);
    expect(chapter(g)).toMatchObject({ joined: [joined], friends: [friend], enemies: [enemy] });
    expect(g.state.campaign?.members.map((m) => m.id)).toEqual(['star', 'b', joined]);
  });

  test('[BDZ-D-c59] what somebody drives away in is the band’s, and one fewer in the area', () => {
    const g = away();
    g.answer('drove b', 'sedan').run().answer(3).run();
    expect(ids(g)).not.toContain('drove b');
    const told = bdz.tell(g.facts('told-drive')[0] as never)?.values?.what;
    expect(told).toEqual({ noun: 'some-vehicle.sedan', count: 1 });
    for (const kind of VEHICLES) expect(ENGLISH[`some-vehicle.${kind}`]).toMatch(/^an? /);
    g.answer('success');
    expect(g.state.campaign?.vehicles).toEqual(['own-sedan-1']);
    expect(g.vehicle('own-sedan-1')).toMatchObject({ fuel: 3, keys: 'at-hand' });
    expect(g.state.campaign?.places[0]?.stock).toMatchObject({ vehicles: 4 });
  });

  test('[BDZ-camp-overfish] [BDZ-D-c59] no vehicle is found that the area has no more, but for one that other people had', () => {
    const left = (vehicles: number, e: More = {}) => {
      const places = [
        { id: 'place-1', area: 'suburbs', next: [], stock: { vehicles }, base: false, store: {} },
      ];
      return away({ e, life: { places } as Life, dice: [1, 2, 3, 4] });
    };
    const drives = (g: Game) => ids(g).filter((id) => id.startsWith('drove'));
    expect(drives(left(0))).toEqual([]);
    const last = left(1);
    expect(drives(last)).toEqual(['drove star', 'drove b']);
    expect(drives(last.answer('drove b', 'sedan').run().answer(3).run())).toEqual([]);
    const wheels = {
      who: 'refugees',
      goal: 'meet',
      place: 'diner',
      side: 'left',
      off: 9,
      wheels: true,
    } as const;
    expect(drives(left(0, { kind: 'road', road: { ...wheels, spent: false } }))).toEqual([
      'drove-theirs star',
      'drove-theirs b',
    ]);
    // A Raid is not counted against the stock.
    expect(drives(left(0, { kind: 'raid' }))).toEqual(['drove star', 'drove b']);
  });

  test('[BDZ-camp-rep-success] [BDZ-D-c59] a vehicle is a resource, found by whoever drives it away', () => {
    const fared = (...drives: readonly string[]) => {
      const g = away({ dice: [3, 5, 1, 1] });
      for (const who of ['star', 'b']) g.answer(`zombies ${who}`).run();
      for (const kind of drives) g.answer('drove b', kind).run().answer(3).run();
      return g
        .answer('success')
        .facts('came-home')[0]
        ?.fared.map((f) => f.success);
    };
    expect([fared(), fared('sedan')]).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  test('[BDZ-camp-track-use] what was used up or lost there is gone', () => {
    const g = away({ people: { b: { load: { medical: 1 } } } });
    g.answer('lost b', 'medical').run().answer('lost b', 'shotgun').run();
    expect(g.person('b')).toMatchObject({ load: {}, guns: [] });
    expect(ids(g)).not.toContain('lost b');
    // It may as well have been handed over, and nobody is told to have thrown it away.
    expect(g.facts('gave-up').map((f) => bdz.tell(f as never)?.key)).toEqual(
      Array(2).fill('tell.had-no-longer'),
    );
  });

  test('[BDZ-class-milestones] a civilian Star who has been through enough there chooses', () => {
    const g = away({ people: { star: { class: 'civilian' } } });
    for (const fate of ['saw-zeds', 'fought']) g.answer('fate star', fate).run();
    g.answer('zombies star').run().answer('fate star');
    expect(ids(g).filter((id) => id === 'saw-zeds' || id === 'fought')).toEqual([]);
    g.answer('nothing').run().answer('success');
    expect(g.question()).toContain(' class ');
  });

  test('[BDZ-camp-road-dazed-survivor] [BDZ-react-zed] whoever is told of as having met a zombie comes out of a daze', () => {
    const g = away({ people: { b: { knowsZeds: false, ails: 'dazed', class: 'civilian' } } });
    g.answer('fate b', 'met-zed').run();
    expect(g.person('b')).toMatchObject({ knowsZeds: true, ails: 'nothing', class: 'survivor' });
  });

  test('[BDZ-react-zed] [BDZ-react-feast] [BDZ-react-od] tests that are owed no more are told of those who still owed them; anybody may be dead', () => {
    const fates = (p: Partial<Person>) => {
      const g = away({ people: { b: p } }).answer('fate b');
      return ids(g).filter((id) => ['dead', 'met-zed', 'bore-feast', 'saw-zeds', 'fought'].includes(id));
    };
    expect(fates({})).toEqual(['dead']);
    expect(fates({ knowsZeds: false })).toEqual(['dead', 'met-zed']);
    expect(fates({ knowsFeasts: false })).toEqual(['dead', 'bore-feast']);
    const g = away({ people: { b: { knowsZeds: false } } });
    g.answer('fate b', 'met-zed').run().answer('fate b', 'dead').run();
    expect(g.person('b')).toMatchObject({ knowsZeds: true, status: 'dead' });
    expect(ids(g)).not.toContain('found b');
  });

  test('[BDZ-camp-rep-success] [BDZ-move-retire-ranaway] who hunkered down or ran has not succeeded, whatever it did', () => {
    const fared = (fate: string) => {
      const g = away({ dice: [3, 5, 1, 1] })
        .answer('fate b', fate)
        .run();
      g.answer('fate b');
      expect(ids(g)).not.toContain(fate);
      g.answer('nothing').run().answer('zombies b').run().answer('found b', 'food').run().answer('success');
      return g.facts('came-home')[0]?.fared.find((f) => f.who === 'b')?.success;
    };
    expect([fared('hunkered'), fared('ran')]).toEqual([false, false]);
  });

  test('[BDZ-enc-disc-goal] nothing is told of who stayed behind, and no zombies stand about it', () => {
    const g = away({ e: { who: ['star'] }, dice: [3] });
    expect(g.facts('zeds-about').map((f) => f.who)).toEqual(['star']);
    expect(ids(g).filter((id) => id.endsWith(' b'))).toEqual([]);
  });

  test('[BDZ-enc-encumbrance] the finder takes it, or another of those who are there', () => {
    const g = away().answer('found b', 'shotgun').run();
    expect(ids(g)).toEqual(['hand b', 'keep b', 'hand star', 'keep star', 'leave']);
  });

  test('[BDZ-camp-overfish] the last that the area has is found', () => {
    const places = [{ id: 'place-1', area: 'suburbs', next: [], stock: { food: 1 }, base: false, store: {} }];
    const g = away({ life: { places } as Life });
    g.answer('found b', 'food').run().answer('found b');
    expect(ids(g)).not.toContain('food');
  });

  test('[BDZ-T-veh-working] [BDZ-D-c5] a tank holds one unit at least, and as much as a die or its size; an RV is large or not', () => {
    const tank = (kind: string, dice: readonly number[] = []) => {
      const g = away({ dice: [3, 5, ...dice] }).answer('drove b', kind);
      const shape = g.asked().shape as Extract<Shape, { kind: 'number' }>;
      return [shape.min, shape.max];
    };
    expect([tank('motorcycle'), tank('big-rig')]).toEqual([
      [1, 6],
      [1, Math.max(6, kindRow(PRINTED, 'big-rig').bash)],
    ]);
    const large = (die: number) => {
      const g = away({ dice: [3, 5, die] }).answer('drove b', 'rv');
      g.answer(2);
      return g.state.vehicles[0]?.large;
    };
    expect([large(3), large(4)]).toEqual([false, true]);
    const none = away().answer('drove b', 'nothing').run();
    expect(none.state.vehicles).toEqual([]);
  });

  test('[BDZ-veh-def-seats] a vehicle that was lost there is the band’s no more', () => {
    const g = away({ life: { vehicles: ['own-sedan-1'] } });
    g.w.s.vehicles.push({ ...PARKED, triedBy: [], id: 'own-sedan-1', kind: 'sedan', x: -1, y: -1 });
    g.answer('wrecked own-sedan-1').run();
    expect(g.state.campaign?.vehicles).toEqual([]);
    expect(g.state.vehicles).toEqual([]);
  });

  const STRANGER = { ...OFF, seat: 'others', side: 'others' } as const;
  const ROAD: More = {
    kind: 'road',
    road: { who: 'refugees', goal: 'meet', place: 'diner', side: 'left', off: 9, wheels: true, spent: false },
  };
  const met = () => away({ e: ROAD, people: { stranger: STRANGER, other: STRANGER }, dice: [1, 2, 3, 4] });

  test('[BDZ-camp-road-place] [BDZ-enc-mg-win2] those met on the road are known: they join, are dead, or are enemies, and nobody else is rolled', () => {
    const g = met();
    expect(g.facts('zeds-about').map((f) => f.who)).toEqual(['stranger', 'other', 'star', 'b']);
    expect(g.facts('fought')[0]?.encounter.road).toMatchObject({ side: 'left', off: 9 });
    g.answer('fate other');
    expect(ids(g)).toEqual(['dead', 'nothing']);
    g.answer('dead').run().answer('joined stranger').run();
    expect(ids(g).filter((id) => / (stranger|other)$/.test(id))).toEqual(
      ['fate', 'zombies', 'found', 'took', 'bartered', 'drove', 'drove-theirs'].map(
        (what) => `${what} stranger`,
      ),
    );
    g.answer('success');
    expect(chapter(g)).toMatchObject({ joined: ['stranger'], enemies: [] });
    const foes = met().answer('enemies').run();
    expect(foes.facts('recruited')).toEqual([]);
    foes.answer('failure');
    expect(chapter(foes)).toMatchObject({ enemies: ['stranger', 'other'] });
  });

  test('[BDZ-camp-track-find] [BDZ-D-c59] [BDZ-D-c95] what people met on the road had is driven away once, and is none of the area’s stock', () => {
    const drove = (how: string) => {
      const g = met().answer(`${how} b`, 'sedan').run().answer(3).run();
      expect(ids(g).includes('drove-theirs star')).toBe(how === 'drove');
      g.answer('success');
      expect(g.state.campaign?.vehicles).toEqual(['own-sedan-1']);
      return g.state.campaign?.places[0]?.stock?.vehicles;
    };
    expect([drove('drove'), drove('drove-theirs')]).toEqual([4, 5]);
    expect(ids(away()).filter((id) => id.startsWith('drove-theirs'))).toEqual([]);
  });

  test('[BDZ-D-c121] of a mutiny it is told what became of the two, and nobody else is met', () => {
    const g = away({ e: { kind: 'mutiny' }, dice: [] });
    expect(g.facts('zeds-about')).toEqual([]);
    expect(ids(g).filter((id) => !id.includes(' '))).toEqual(['success', 'failure']);
    g.answer('success');
    expect(chapter(g)?.lost).toEqual(['b']);
  });
});
