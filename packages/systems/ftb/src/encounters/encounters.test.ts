import { describe, expect, test } from 'vitest';
import { MINGLE, momentsLeft } from '../deeds/mingle.js';
import type { EncounterKind } from '../kinds.js';
import { exitOf, mayLeaveBy } from '../leaving.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { chill, isChilling } from './chillin.js';
import { cornered, robbedOnTheWay } from './cornered.js';
import { raiderInside, raidersCome, taken } from './defend.js';
import { interlude } from './ending.js';
import { nextPef } from './noterrain.js';
import { RAID_LOOK } from './raid.js';
import { robbery } from './robbery.js';
import { TABLETOP } from './table.js';

const house = (id: string, [w, s, e, n]: [number, number, number, number]) => ({
  id,
  name: id,
  rect: [w, s, e, n] as [number, number, number, number],
  levels: 1,
  doors: [{ id: `${id}-door`, at: [(w + e) / 2, s] as [number, number], type: 'standard' }],
});
/** More dice than a fight can take, so mixed that no tie lasts. */
const PLENTY = Array.from({ length: 600 }, (_, i) => [1, 6, 5, 6, 4, 2, 6, 6, 5, 3, 6][i % 11] as number);

/** Two houses in section 1, one in section 9. */
const TOWN = {
  buildings: [house('one', [1, 30, 5, 35]), house('two', [7, 30, 11, 35]), house('far', [28, 2, 33, 7])],
};

describe('robbery', () => {
  const rob = (
    robs: 'they' | 'we',
    dice: readonly number[],
    more: { [id: string]: PersonGiven } = {},
    draws?: readonly (readonly string[])[],
  ): Game => {
    const g = game({
      options: { 'class-talk': 'off' },
      people: {
        'star-1': { rep: 4, x: 18, y: 18, facing: 0, has: ['pistol', 'food', 'luxury'] },
        n9: {
          side: 'party-1',
          class: 'survivor',
          rep: 3,
          x: 18,
          y: 21,
          facing: 180,
          has: ['shotgun', 'body-armor'],
        },
        ...more,
      },
      parties: { 'party-1': { class: 'survivor', goal: robs === 'we' ? 'prey' : 'rob' } },
      encounter: { kind: robs === 'we' ? 'robbing' : 'robbed', part: 'daytime' },
      dice,
      draws,
    });
    return g.begin(robbery(g.w, 'party-1', { by: 'star-1', active: 'players', movers: ['star-1'] }, robs));
  };

  test('[FTB-14.13.5c] [FTB-14.13] whoever is robbed chooses: half a die of Items, or In Sight', () => {
    const g = rob('they', [1, 1, 1, 1, 6, 6, 6, 4]);
    expect(g.question()).toBe('player-1 robbed FTB-14.13.5c');
    expect(g.options()).toEqual(['surrender', 'in-sight']);
    g.answer('surrender');
    expect(g.question()).toBe('player-1 surrender FTB-14.13.5c');
    g.answer(['2', '3']);
    expect(g.person('star-1').items.map((i) => i.what)).toEqual(['pistol']);
    expect(g.person('n9').items.map((i) => i.what)).toEqual(['shotgun', 'body-armor', 'food', 'luxury']);
    expect(g.state.encounter?.tally.surrendered).toBe(2);
    g.done();
  });

  test('[FTB-14.13.5d] the choice is the same where the robbers talk as well or better', () => {
    const g = rob('they', [6, 6, 6, 6, 1, 1, 1]);
    expect(g.question()).toBe('player-1 robbed FTB-14.13.5d');
    expect(rob('they', [1, 6, 6, 6, 1, 6, 6]).question()).toBe('player-1 robbed FTB-14.13.5d');
    expect(rob('they', [1, 1, 6, 6, 1, 6, 6]).question()).toBe('player-1 robbed FTB-14.13.5c');
  });

  test('[FTB-14.13.5e] then the robbers make for the nearest edge', () => {
    const g = rob('they', [1, 1, 1, 1, 6, 6, 6, 2]).answer('surrender', ['1']);
    expect(g.state.parties[0]).toMatchObject({ goal: 'leave', attitude: 'neutral' });
    expect(g.facts('in-sight')).toEqual([]);
  });

  test('[FTB-14.13.5c] each hands over what it has, and no more', () => {
    const g = rob('they', [1, 1, 1, 1, 6, 6, 6, 5, 5], { n1: { rep: 3, x: 19, y: 18, has: ['food'] } });
    g.answer('surrender');
    expect(g.person('star-1').items).toEqual([]);
    expect(g.person('n1').items).toEqual([]);
    expect(g.state.encounter?.tally.surrendered).toBe(4);
  });

  test('[FTB-14.13.5c] in-sight: they are Enemies from now on', () => {
    const g = rob('they', [1, 1, 1, 1, 6, 6, 6, ...PLENTY]).answer('in-sight');
    expect(g.state.parties[0]?.attitude).toBe('enemy');
    expect(g.facts('in-sight')).toHaveLength(1);
  });

  test('[FTB-14.13.5c] [FTB-14.13.5d] NPCs fight on 1 or 2 when they had the better of it, else on a 1', () => {
    const fights = (ahead: boolean, die: number) => {
      const talk = ahead ? [6, 6, 6, 6, 1, 1, 1] : [1, 1, 1, 1, 6, 6, 6];
      const g = rob('we', [...talk, die, ...PLENTY]);
      return g.state.parties[0]?.attitude === 'enemy';
    };
    expect([1, 2, 3].map((die) => fights(true, die))).toEqual([true, true, false]);
    expect([1, 2, 3].map((die) => fights(false, die))).toEqual([true, false, false]);
  });

  test('[FTB-14.13.1] as the robber one gets what they give', () => {
    const g = rob('we', [1, 1, 1, 1, 6, 6, 6, 4, 2]);
    expect(g.person('star-1').items.map((i) => i.what)).toContain('shotgun');
    expect(g.state.encounter?.tally).toMatchObject({ surrendered: 1 });
    expect(g.state.encounter?.tally.provoked).toBeUndefined();
    g.done();
  });

  test('[FTB-14.7.5d] [FTB-D-12] in the middle of another Encounter: who and how many by the dice', () => {
    const g = game({
      people: { 'star-1': { class: 'citizen', rep: 4, x: 18, y: 18, has: ['pistol'] } },
      encounter: { kind: 'robbery-in-town', day: 14 },
      dice: [6, 2, 5, 6, ...PLENTY],
    });
    g.begin(robbedOnTheWay(g.w, 'star-1'));
    expect(g.state.parties).toMatchObject([{ class: 'ganger', goal: 'rob' }]);
    expect(g.state.parties[0]?.people).toHaveLength(2);
  });
});

describe('cornered', () => {
  const corner = (kind: EncounterKind, dice: readonly number[]) => {
    const g = game({
      people: { 'star-1': { rep: 4, x: 18, y: 18, facing: 0, has: ['pistol'] } },
      encounter: { kind, foes: 'ganger', part: 'daytime' },
      dice: [...dice, ...PLENTY],
    });
    return g.begin(cornered(g.w));
  };

  test('[FTB-14.11.5a] [FTB-14.11.2] [FTB-D-12] as many as a die says, 3 inches off and in sight', () => {
    const g = corner('confrontation', [2, 6, 6, 4]);
    const [first, second] = g.state.parties[0]?.people ?? [];
    expect(g.state.parties).toMatchObject([{ class: 'ganger', attitude: 'enemy' }]);
    expect(second).toBeDefined();
    const near = g.facts('stands-at')[0];
    expect(near?.who).toBe(first);
    const [x = 0, y = 0] = near?.at ?? [];
    expect((x - 18) ** 2 + (y - 18) ** 2).toBeCloseTo(9, 1);
  });

  test('[FTB-14.11.5c] Walk the Walk: on 1 to 3 they count as moving, on 4 to 6 we do', () => {
    const moving = (die: number) => corner('confrontation', [1, 6, die]).facts('in-sight')[0]?.moving;
    expect([1, 3, 4, 6].map(moving)).toEqual(['party-1', 'party-1', 'players', 'players']);
  });

  test('[FTB-14.13.5a] [FTB-14.13.2] a Robbery begins alike, and with talk', () => {
    const g = corner('robbed', [2, 6, 6]);
    expect(g.facts('talked')).toMatchObject([{ of: 'robbery' }]);
    expect(g.state.parties).toMatchObject([{ class: 'ganger', goal: 'rob' }]);
    expect(corner('robbing', [2, 6, 6]).state.parties).toMatchObject([{ class: 'ganger', goal: 'prey' }]);
  });

  test('[FTB-14.9.5b] [FTB-D-7] somebody who is Home plays the Robbery', () => {
    expect(corner('burglarized', [1, 6]).question()).toMatch(/^player-1 robbed/);
  });
});

describe('Raid and Rescue', () => {
  const looking = (dice: readonly number[], more: Situation = {}) => {
    const g = game({
      map: TOWN,
      people: { 'star-1': { rep: 5, x: 3, y: 32, has: ['pistol'] }, ...more.people },
      encounter: { kind: 'raid', goal: 'medical', foes: 'ganger', target: 'one', ...more.encounter },
      dice,
    });
    return g.begin(RAID_LOOK.happens(g.w, 'star-1'));
  };
  const moveTo = (g: Game, x: number, y: number) => {
    const p = g.person('star-1');
    p.x = x;
    p.y = y;
    g.w.version++;
  };

  test('[FTB-14.12.5c] [FTB-14.12] a die at or below the buildings entered so far: it is here', () => {
    expect(looking([1, 4]).state.encounter?.tally.goal).toBe(1);
    expect(looking([2]).state.encounter?.tally.goal).toBeUndefined();
  });

  test('[FTB-14.12.5c] in the last building on 1 to 5; on a 6 it was never there', () => {
    const last = (die: number) => {
      const g = looking([2, die, 1]);
      moveTo(g, 9, 32);
      g.begin(RAID_LOOK.happens(g.w, 'star-1'));
      expect(g.facts('raid-look')).toMatchObject([
        { count: 1, last: false, found: false },
        { count: 2, last: true },
      ]);
      return g.facts('raid-look')[1]?.found;
    };
    expect([5, 6].map(last)).toEqual([true, false]);
  });

  test('[FTB-14.12.5c] each building of section 1 once, and no others', () => {
    const g = looking([2]);
    const stops = () => RAID_LOOK.stops(g.w, g.person('star-1'), g.table, [0, 0, 0]);
    expect(stops()).toBe(false);
    moveTo(g, 9, 32);
    expect(stops()).toBe(true);
    moveTo(g, 30, 4);
    expect(stops()).toBe(false);
    moveTo(g, 15, 15);
    expect(stops()).toBe(false);
  });

  test('[FTB-14.12.1] what was wanted is theirs: half a die of it, or one weapon', () => {
    const things = (goal: string, dice: readonly number[]) => {
      const g = looking(dice, { encounter: { goal } });
      g.done();
      return g.person('star-1').items.map((i) => i.what);
    };
    expect(things('medical', [1, 3])).toEqual(['pistol', 'medical', 'medical']);
    expect(things('saw', [1])).toEqual(['pistol', 'saw']);
    expect(things('somebody', [1])).toEqual(['pistol']);
  });

  test('[FTB-14.12.1] [FTB-14.12.2] the hostage is free, and one of them again', () => {
    const g = looking([1], {
      people: { n1: { condition: 'captured', x: -1, y: -1 } },
      encounter: { kind: 'rescue', goal: 'n1' },
    });
    expect(g.person('n1')).toMatchObject({ condition: 'carry-on', side: 'players' });
    expect(g.table.distance('star-1', 'n1')).toBeLessThan(1);
  });
});

describe('Raid: Defend', () => {
  const home = (dice: readonly number[] = [], raider: PersonGiven = {}, star: PersonGiven = {}) =>
    game({
      map: TOWN,
      people: {
        'star-1': { rep: 5, x: 3, y: 32, has: ['pistol', 'food'], ...star },
        n9: { side: 'party-1', x: 30, y: 4, ...raider },
      },
      parties: { 'party-1': { class: 'ganger', attitude: 'enemy', goal: 'raid' } },
      encounter: { kind: 'raid-defend', stage: 'turn', target: 'one', goal: 'item-2', foes: 'ganger' },
      dice,
    });

  test('[FTB-D-8] [FTB-14.2c] raiders come in by section 9, Enemies, as many as a die says', () => {
    const g = game({
      map: TOWN,
      people: { 'star-1': { rep: 5, x: 3, y: 32 } },
      encounter: { kind: 'raid-defend', target: 'one', goal: 'n1', foes: 'ganger' },
      dice: [3, 6, 6, 6],
    });
    g.begin(raidersCome(g.w));
    expect(g.state.parties).toMatchObject([{ class: 'ganger', attitude: 'enemy', goal: 'raid' }]);
    for (const id of g.state.parties[0]?.people ?? []) {
      expect(g.person(id).x).toBeGreaterThan(24);
      expect(g.person(id).y).toBeLessThan(12);
    }
    expect(g.state.parties[0]?.people).toHaveLength(3);
    g.done();
  });

  test('[FTB-D-8] they have it when one stands in the Target Building and nobody could stop it', () => {
    const inside = { x: 2, y: 31 };
    expect(raiderInside(home().w)).toBeUndefined();
    expect(raiderInside(home([], inside).w)).toBeUndefined();
    expect(raiderInside(home([], inside, { x: 20, y: 20 }).w)?.id).toBe('n9');
    expect(
      raiderInside(home([], { ...inside, condition: 'out-of-the-fight' }, { x: 20, y: 20 }).w),
    ).toBeUndefined();
  });

  test('[FTB-D-8] then it is over, and the Item is gone', () => {
    const g = home([], { x: 2, y: 31 }, { x: 20, y: 20 });
    g.begin(interlude(g.w) as ReturnType<typeof nextPef>);
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'failure' });
    expect(g.person('star-1').items.map((i) => i.what)).toEqual(['pistol']);
  });

  test('[FTB-D-8] one of the band is taken along', () => {
    const g = game({
      people: { 'star-1': {}, n1: {}, n9: { side: 'party-1' } },
      encounter: { kind: 'raid-defend', goal: 'n1' },
    });
    taken(g.w, 'n9');
    expect(g.person('n1').condition).toBe('captured');
  });

  test('[FTB-D-8] with all of them gone nobody keeps the raiders out', () => {
    const g = home([], {}, { condition: 'ran-away' });
    g.begin(interlude(g.w) as ReturnType<typeof nextPef>);
    expect(g.state.encounter).toMatchObject({ result: 'failure', tally: { taken: 1 } });
  });
});

describe('Chillin’', () => {
  const night = (entered: number, part: 'evening' | 'daytime', more: Situation = {}) =>
    game({
      map: TOWN,
      people: { 'star-1': { rep: 5, x: 3, y: 32, facing: 0 }, ...more.people },
      parties: more.parties,
      encounter: { kind: 'chillin', target: 'one', part },
      state: { premises: [{ id: 'one', entered, searched: [], searching: null, rolled: false }] },
      active: ['star-1'],
      dice: more.dice,
    });

  test('[FTB-14.10.5b] three Defining Moments in the Target Building, six in the Evening', () => {
    const left = (entered: number, part: 'evening' | 'daytime') => momentsLeft(night(entered, part).w);
    expect([1, 2, 3].map((n) => left(n, 'daytime'))).toEqual([2, 1, 0]);
    expect([1, 5, 6].map((n) => left(n, 'evening'))).toEqual([5, 1, 0]);
    expect(left(0, 'evening')).toBe(0);
  });

  test('[FTB-14.10.5b] one after the other, for a figure inside as its further action', () => {
    const g = night(1, 'daytime', { dice: [5, 6] });
    const offers = () => MINGLE.offers(g.w, g.person('star-1'), [g.person('star-1')]).length;
    expect(offers()).toBe(1);
    g.begin(MINGLE.act(g.w, 'star-1', '')).end();
    expect(g.facts('pef-resolved')).toMatchObject([{ cause: 'FTB-12.16a', contact: false }]);
    expect(g.state.premises[0]?.entered).toBe(2);
    expect(offers()).toBe(0);
    g.done();
  });

  const people = { n9: { side: 'party-1', class: 'survivor' as const, rep: 3, x: 3, y: 34, facing: 180 } };
  const trigger = { by: 'star-1', active: 'players' as const, movers: ['star-1'] };

  test('[FTB-14.10.6a] [FTB-14.10.6b] NPCs there go straight to Talk the Talk, and away again', () => {
    const g = night(1, 'daytime', {
      people,
      parties: { 'party-1': { class: 'survivor' } },
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
    });
    expect(isChilling(g.w, 'star-1')).toBe(true);
    g.begin(chill(g.w, 'party-1', 'star-1', trigger));
    expect(g.options()).toEqual(['talk', 'walk-the-walk']);
    g.answer('talk').end();
    expect(g.facts('friend-or-foe')).toEqual([]);
    expect(g.person('n9').condition).toBe('left');
    g.done();
  });

  test('[FTB-14.10.6a] Walk the Walk is carried out as ever: Enemies stay', () => {
    const g = night(1, 'daytime', {
      people,
      parties: { 'party-1': { class: 'survivor' } },
      dice: PLENTY,
    });
    g.begin(chill(g.w, 'party-1', 'star-1', trigger)).answer('walk-the-walk');
    expect(g.state.parties[0]?.attitude).toBe('enemy');
    expect(g.facts('party-gone')).toEqual([]);
  });
});

describe('the way out', () => {
  test('[FTB-14.7.5b] [FTB-14.8.5c] [FTB-14.10.4] [FTB-D-63] is named by some Encounters, any edge by the others', () => {
    const out = (kind: EncounterKind, tally = {}) => exitOf(game({ encounter: { kind, tally } }).w);
    expect([out('robbery-in-town'), out('escape'), out('escape', { legs: 1 }), out('chillin')]).toEqual([
      1, 1, 3, 9,
    ]);
    expect([out('search'), out('raid'), out('confrontation'), out('zed')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const by = (kind: EncounterKind, x: number, y: number) => {
      const g = game({ people: { 'star-1': { x, y } }, encounter: { kind } });
      return mayLeaveBy(g.w, g.person('star-1'));
    };
    expect(by('robbery-in-town', 2, 35.6)).toBe('north');
    expect(by('robbery-in-town', 20, 35.6)).toBeUndefined();
    expect(by('search', 20, 35.6)).toBe('north');
  });
});

describe('No Terrain', () => {
  const way = (dice: readonly number[], tally: { [what: string]: number } = {}, star: PersonGiven = {}) =>
    game({
      map: TABLETOP,
      people: { 'star-1': { rep: 4, x: -1, y: -1, has: ['pistol'], ...star }, n1: { rep: 3, x: -1, y: -1 } },
      encounter: { kind: 'no-terrain', stage: 'turn', turn: 0, tally },
      dice,
    });

  test('[FTB-TB-noterrain-a] [FTB-TB-noterrain-b] PEFs are resolved in turn: one or no dice passed is nobody', () => {
    const g = way([4, 5]).run(1).end();
    expect(g.state.encounter?.tally.pefs).toBe(1);
    expect(g.facts('pef-resolved')).toMatchObject([{ passed: 1, contact: false }]);
    g.run(1);
    expect(g.question()).toBe('player-1 go-on FTB-TB-noterrain-a');
  });

  test('[FTB-TB-noterrain-a] the third is the last, and the way is done', () => {
    const g = way([6, 6], { pefs: 2 }).run(1).answer('on').run(1);
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'success' });
    g.done();
  });

  test('[FTB-TB-tabletop-h] one may go home before that', () => {
    const g = way([], { pefs: 1 }).run(1).answer('home').run(1);
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'failure' });
  });

  test('[FTB-TB-tabletop-a] [FTB-TB-tabletop-b] two passed: contact on a flat 12 by 12 inches, each within 3 of its edge', () => {
    const g = way([1, 2, 4, 2, 5, 3, 6, 6, ...PLENTY]).run(1);
    expect(g.state.encounter?.map.size).toEqual([12, 12]);
    for (const id of ['star-1', 'n1']) {
      const first = g.facts('stands-at').find((f) => f.who === id);
      expect(first?.at[1]).toBeLessThanOrEqual(3);
    }
    expect(g.facts('pef-resolved')).toMatchObject([{ contact: true }]);
    expect(g.state.zeds.length + g.state.parties.length).toBeGreaterThan(0);
  });

  test('[FTB-TB-tabletop-c] [FTB-TB-tabletop-b] on 1 to 3 they are active, on 4 to 6 the players are', () => {
    const moving = (die: number) => {
      // Contact, who moves, one of them, Gangers in a suburb, a row, and more than twice our total.
      const g = way([1, 1, die, 6, 1, 6, 5, 5, 5, 5, 5, 5, 6, 1, ...PLENTY], {}, { rep: 2 }).run(1);
      return g.facts('in-sight')[0]?.moving;
    };
    expect([moving(3), moving(4)]).toEqual(['party-1', 'players']);
  });

  test('[FTB-TB-tabletop-d] whoever stands is in cover, whoever has moved is not', () => {
    const cover = (moved: boolean) => {
      const g = game({
        map: TABLETOP,
        people: {
          'star-1': { x: 6, y: 2, facing: 0, moved },
          n9: { side: 'party-1', x: 6, y: 9, facing: 180 },
        },
        parties: { 'party-1': { attitude: 'enemy' } },
        encounter: { kind: 'no-terrain' },
      });
      return g.table.inCover('star-1', 'n9');
    };
    expect([cover(false), cover(true)]).toEqual([true, false]);
  });

  test('[FTB-TB-tabletop-f] whoever runs away is gone', () => {
    const g = way([], { pefs: 1 }, { condition: 'ran-away' });
    g.person('n1').condition = 'ran-away';
    g.run(1);
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'failure' });
  });

  test('[FTB-TB-tabletop-h] who leaves the Tabletop goes on to the next PEF', () => {
    const g = way([6, 6], { pefs: 1 }, { condition: 'left' }).run(1).answer('on');
    expect(g.person('star-1')).toMatchObject({ condition: 'carry-on', y: 2 });
  });
});

test('[FTB-TB-tabletop-b] a large company stands in ranks, all within 3 inches of its edge', () => {
  const people = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`n${i + 1}`, { rep: 4, x: -1, y: -1 }]),
  );
  const g = game({
    map: TABLETOP,
    people: { 'star-1': { x: -1, y: -1 }, ...people },
    encounter: { kind: 'no-terrain', stage: 'turn', turn: 0 },
    dice: [6, 6],
  });
  g.begin(nextPef(g.w)).end();
  for (const p of g.state.people) {
    expect(p.y).toBeLessThanOrEqual(3);
    expect(p.x).toBeGreaterThan(0.4);
    expect(p.x).toBeLessThan(11.6);
  }
  expect(new Set(g.state.people.map((p) => `${p.x} ${p.y}`)).size).toBe(21);
});
