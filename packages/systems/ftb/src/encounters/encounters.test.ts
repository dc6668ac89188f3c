import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { momentsLeft, momentsOwed } from '../contact/entering.js';
import { robbedOnTheWay } from '../contact/heldup.js';
import { chill } from '../contact/meeting.js';
import { robbery } from '../contact/robbery.js';
import { MINGLE } from '../deeds/mingle.js';
import { takesFrom } from '../goods/search.js';
import type { Area, EncounterKind } from '../kinds.js';
import { buildingsIn, isChilling, middleOf } from '../terrain/buildings.js';
import { exitOf, mayLeaveBy } from '../terrain/edges.js';
import { type Game, game, type PersonGiven, REP_DICE, type Situation } from '../testing/game.js';
import { cornered } from './cornered.js';
import { raiderInside, raidersCome, taken } from './defend.js';
import { interlude } from './ending.js';
import { RAID_LOOK } from './raid.js';
import { WATCHES } from './watches.js';

const house = (id: string, [w, s, e, n]: [number, number, number, number]) => ({
  id,
  name: id,
  rect: [w, s, e, n] as [number, number, number, number],
  levels: 1,
  doors: [{ id: `${id}-door`, at: [(w + e) / 2, s] as [number, number], type: 'standard' }],
});
/** More dice than a fight can take, mixed so that no tie lasts. */
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
    begun?: number,
  ): Game => {
    const g = game({
      ...(begun !== undefined && { begun }),
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
      options: REP_DICE,
      dice,
      draws,
    });
    return g.begin(
      robbery(
        g.w,
        'party-1',
        { by: 'star-1', active: 'players', movers: ['star-1'], watches: WATCHES },
        robs,
      ),
    );
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

  test('[FTB-11.10a] [FTB-14.13.5c] robbers who are beaten afterwards give back what they were handed', () => {
    const beaten = (begun?: number) => {
      const dice = [1, 1, 1, 1, 6, 6, 6, 4, 6, 6];
      const g = rob('they', dice, {}, undefined, begun).answer('surrender', ['2', '3']);
      g.end();
      Object.assign(g.person('n9'), { condition: 'obviously-dead' });
      Object.assign(g.state.parties[0] ?? {}, { attitude: 'enemy' });
      g.begin(takesFrom(g.w, 'star-1', 'n9', 'FTB-11.10a'));
      return g.options();
    };
    // A gun and body armor of their own, and the food and luxury they were given.
    expect(beaten()).toHaveLength(4);
    expect(beaten()).toEqual(expect.arrayContaining(['2', '3']));
    expect(beaten(17)).toHaveLength(2);
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

  test('[FTB-14.13.5e] robbers carry off whatever they are given, more than three times their Rep', () => {
    const n9 = { side: 'party-1', rep: 3, x: 18, y: 21, facing: 180, has: Array<string>(9).fill('food') };
    const g = rob('they', [1, 1, 1, 1, 6, 6, 6, 2], { n9 }).answer('surrender', ['1']);
    expect(g.person('n9').items).toHaveLength(10);
    expect(g.state.heaps).toEqual([]);
  });

  test('[FTB-14.13.1] [FTB-11.7.4c] players who rob leave behind what is more than they can carry', () => {
    const full = { rep: 4, x: 18, y: 18, facing: 0, has: Array<string>(12).fill('food') };
    const g = rob('we', [1, 1, 1, 1, 6, 6, 6, 4, 2], { 'star-1': full });
    expect(g.person('star-1').items).toHaveLength(12);
    expect(g.state.heaps.flatMap((heap) => heap.items.map((i) => i.what))).toEqual(['shotgun']);
  });

  test('[FTB-14.13.5c] whoever has nothing is asked for nothing, and nothing of its is taken', () => {
    const g = rob('they', [1, 1, 1, 1, 6, 6, 6, 5, 5], { n1: { rep: 3, x: 19, y: 18 } });
    g.answer('surrender');
    expect(g.facts('forced').filter((f) => f.ask === 'surrender')).toHaveLength(1);
    expect(g.facts('got').map((f) => f.items.length)).toEqual([3]);
    expect(g.state.encounter?.tally.surrendered).toBe(3);
    g.done();
  });

  test('[FTB-14.9.5b] [FTB-D-220] [FTB-D-74] at Home what is kept there may be handed over as well, but nothing of a Home elsewhere', () => {
    const home = (kind: EncounterKind, offered: readonly string[], half = 3, at: Area = 'suburban') => {
      const g = game({
        people: {
          'star-1': { rep: 4, facing: 0, has: ['pistol'] },
          n9: { side: 'party-1', rep: 3, y: 21, facing: 180 },
        },
        parties: { 'party-1': { class: 'survivor', goal: 'rob' } },
        encounter: { kind },
        options: REP_DICE,
        dice: [1, 1, 1, 1, 6, 6, 6, half],
      });
      const stock = ['food', 'luxury'].map((what, i) => ({ id: 7 + i, what, empty: false }));
      g.state.campaign.households.push({
        seat: 'player-1',
        star: 'star-1',
        home: at,
        making: 'done',
        stock,
      });
      g.begin(
        robbery(
          g.w,
          'party-1',
          { by: 'star-1', active: 'players', movers: ['star-1'], watches: WATCHES },
          'they',
        ),
      ).answer('surrender');
      if (g.question() !== 'over') {
        expect(g.options()).toEqual(offered);
        g.answer(offered.slice(-Math.ceil(half / 2)));
      }
      g.done();
      const handed = g.facts('lost').map((f) => f.items.length);
      expect(handed).toEqual(offered.length === 0 ? [1] : []);
      return [
        g.person('star-1').items.map((i) => i.what),
        g.state.campaign.households[0]?.stock.map((i) => i.what),
        g.person('n9').items.map((i) => i.what),
      ];
    };
    expect(home('burglarized', ['1', '7', '8'])).toEqual([['pistol'], [], ['food', 'luxury']]);
    expect(home('burglarized', ['1', '7', '8'], 1)).toEqual([['pistol'], ['food'], ['luxury']]);
    expect(home('burglarized', [], 3, 'rural')).toEqual([[], ['food', 'luxury'], ['pistol']]);
    expect(home('robbed', [])).toEqual([[], ['food', 'luxury'], ['pistol']]);
  });

  test('[FTB-14.13.5c] [FTB-D-80] in-sight: they are Enemies from now on, and whoever chose it is moving', () => {
    const g = rob('they', [1, 1, 1, 1, 6, 6, 6, ...PLENTY]).answer('in-sight');
    expect(g.state.parties[0]?.attitude).toBe('enemy');
    expect(g.facts('in-sight').map((f) => f.moving)).toEqual(['players']);
    const theirs = rob('we', [6, 6, 6, 6, 1, 1, 1, 2, ...PLENTY]);
    expect(theirs.facts('in-sight').map((f) => f.moving)).toEqual(['party-1']);
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

  test('[FTB-14.13.5d] robbers who talk no better than those they rob are as well off as if they did', () => {
    const even = [1, 6, 6, 6, 1, 6, 6];
    const fights = (die: number) =>
      rob('we', [...even, die, ...PLENTY]).state.parties[0]?.attitude === 'enemy';
    expect([1, 2].map(fights)).toEqual([true, false]);
    expect(rob('we', [...even, 2, 1]).facts('talked')).toMatchObject([
      { cause: 'FTB-14.13.5d', row: 'robbers-ahead' },
    ]);
  });

  const metBefore = (attitude: 'enemy' | 'friend') => [
    {
      id: 'met-7',
      class: 'ganger' as const,
      attitude,
      people: [{ id: 'n80', sex: 'f' as const, rep: 3 }],
      times: [],
    },
  ];

  test('[FTB-12.9] [FTB-12.15c] [FTB-D-80] robbers or prey who are old Enemies do not talk: In Sight at once', () => {
    const again = (kind: EncounterKind, attitude: 'enemy' | 'friend') => {
      const g = game({
        people: { 'star-1': { rep: 4, x: 18, y: 18, facing: 0, has: ['pistol', 'food'] } },
        encounter: { kind, foes: 'ganger', part: 'daytime' },
        dice: [1, 1, ...PLENTY],
      });
      g.state.campaign.met = metBefore(attitude);
      return g.begin(cornered(g.w));
    };
    const kinds = ['robbed', 'burglarized', 'robbing'] as const;
    for (const g of kinds.map((kind) => again(kind, 'enemy'))) {
      expect(g.facts('talked')).toEqual([]);
      expect(g.facts('attitude')).toMatchObject([
        { attitude: 'enemy', why: 'met-before', cause: 'FTB-12.15c', old: true },
      ]);
      expect(g.facts('in-sight').map((f) => f.moving)[0]).toBe('players');
    }
    expect(kinds.map((kind) => again(kind, 'enemy').state.encounter?.tally.provoked)).toEqual([
      undefined,
      undefined,
      1,
    ]);
    for (const g of kinds.map((kind) => again(kind, 'friend')))
      expect(g.facts('talked')).toMatchObject([{ of: 'robbery' }]);
  });

  test('[FTB-D-245] [FTB-14.13] [FTB-12.15c] a Friend robs and is robbed like anybody, and is a Friend no more', () => {
    const again = (kind: EncounterKind, talk: readonly number[], more: readonly number[]) => {
      const g = game({
        people: { 'star-1': { rep: 4, x: 18, y: 18, facing: 0, has: ['pistol', 'food'] } },
        encounter: { kind, foes: 'ganger', part: 'daytime' },
        // One of them, met before, of Rep 3; then both Leaders' talk.
        dice: [1, 1, 3, ...talk, ...more],
        options: REP_DICE,
      });
      g.state.campaign.met = metBefore('friend');
      return g.begin(cornered(g.w));
    };
    const [ours, theirs] = [
      [1, 1, 1, 1, 6, 6, 6],
      [6, 6, 6, 6, 1, 1, 1],
    ];
    const robbed = again('robbed', ours, [6]);
    expect(robbed.question()).toBe('player-1 robbed FTB-14.13.5c');
    expect(robbed.options()).toEqual(['surrender', 'in-sight']);
    robbed.answer('surrender').end();
    expect(robbed.person('star-1').items).toEqual([]);
    expect(robbed.state.parties).toMatchObject([{ known: 'met-7', attitude: 'neutral', goal: 'leave' }]);
    expect(again('robbed', theirs, []).question()).toBe('player-1 robbed FTB-14.13.5d');
    const prey = again('robbing', ours, [2, 1]).end();
    expect(prey.state.parties).toMatchObject([{ known: 'met-7', attitude: 'refused' }]);
    expect(again('robbing', ours, [1, ...PLENTY]).state.parties).toMatchObject([{ attitude: 'enemy' }]);
  });

  test('[FTB-12.9] [FTB-14.7.5d] so do old Enemies who would rob somebody on the way', () => {
    const g = game({
      people: { 'star-1': { class: 'citizen', rep: 4, x: 18, y: 18, has: ['pistol'] } },
      encounter: { kind: 'robbery-in-town', day: 14 },
      dice: [6, 1, 1, ...PLENTY],
    });
    g.state.campaign.met = metBefore('enemy');
    g.begin(robbedOnTheWay(g.w, { by: 'star-1', watches: WATCHES }));
    expect(g.state.parties).toMatchObject([{ known: 'met-7', attitude: 'enemy' }]);
    expect(g.facts('talked')).toEqual([]);
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
    g.begin(robbedOnTheWay(g.w, { by: 'star-1', watches: WATCHES }));
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

  test('[FTB-D-240] [FTB-14.11] [FTB-14.11.5c] where we corner them it is the other way round: on 1 to 3 we count as moving', () => {
    const moving = (die: number) => corner('confronting', [1, 6, die]).facts('in-sight')[0]?.moving;
    expect([1, 3, 4, 6].map(moving)).toEqual(['players', 'players', 'party-1', 'party-1']);
    expect(corner('confronting', [1, 6, 1]).state.parties).toMatchObject([
      { attitude: 'enemy', goal: 'prey' },
    ]);
  });

  test('[FTB-14.13.5a] [FTB-14.13.2] a Robbery begins alike, and with talk', () => {
    const g = corner('robbed', [2, 6, 6]);
    expect(g.facts('talked')).toMatchObject([{ of: 'robbery' }]);
    expect(g.state.parties).toMatchObject([{ class: 'ganger', goal: 'rob' }]);
    expect(corner('robbing', [2, 6, 6]).state.parties).toMatchObject([{ class: 'ganger', goal: 'prey' }]);
  });

  test('[FTB-14.11.5a] nobody is cornered once none of them is fit to fight', () => {
    const fallen = { 'star-1': { condition: 'out-of-the-fight' } } as const;
    const g = game({ people: fallen, encounter: { kind: 'confrontation', foes: 'ganger' } });
    g.begin(cornered(g.w)).end();
    expect(g.state.parties).toEqual([]);
  });

  test('[FTB-14.9.5b] [FTB-D-7] somebody who is Home plays the Robbery', () => {
    expect(corner('burglarized', [1, 6]).question()).toMatch(/^player-1 robbed/);
  });
});

describe('Raid and Rescue', () => {
  const looking = (dice: readonly number[], more: Situation = {}) => {
    const g = game({
      map: more.map ?? TOWN,
      people: { 'star-1': { rep: 5, x: 3, y: 32, has: ['pistol'] }, ...more.people },
      encounter: { kind: 'raid', goal: 'medical', foes: 'ganger', target: 'one', ...more.encounter },
      dice,
    });
    return g.begin(RAID_LOOK.happens(g.w, 'star-1', WATCHES));
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
      g.begin(RAID_LOOK.happens(g.w, 'star-1', WATCHES));
      expect(g.facts('raid-look')).toMatchObject([
        { count: 1, last: false, found: false },
        { count: 2, last: true },
      ]);
      return g.facts('raid-look')[1]?.found;
    };
    expect([5, 6].map(last)).toEqual([true, false]);
  });

  test('[FTB-14.12.5c] only those looked through count, however many there are', () => {
    const three = [
      house('one', [2, 30, 6, 34]),
      house('two', [8, 30, 12, 34]),
      house('three', [2, 25, 6, 28]),
    ];
    const g = looking([4, 4, 6], { map: { buildings: three } });
    moveTo(g, 9, 32);
    g.begin(RAID_LOOK.happens(g.w, 'star-1', WATCHES));
    moveTo(g, 4, 26);
    g.begin(RAID_LOOK.happens(g.w, 'star-1', WATCHES));
    expect(g.facts('raid-look').map(({ count, last }) => [count, last])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
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

  test('[FTB-14.12.5c] whoever is not on the table any more looks for nothing', () => {
    const gone = { 'star-1': { x: 3, y: 32, condition: 'arrested' } } as const;
    expect(looking([], { people: gone }).facts('raid-look')).toEqual([]);
  });

  test('[FTB-14.12.5c] people met look for nothing', () => {
    const g = game({
      map: TOWN,
      people: { 'star-1': { x: 20, y: 20 }, n9: { side: 'party-1', x: 3, y: 32 } },
      encounter: { kind: 'raid', goal: 'medical', foes: 'ganger' },
    });
    expect(RAID_LOOK.stops(g.w, g.person('n9'), g.table, [0, 0, 0])).toBe(false);
  });

  test('[FTB-14.12.5c] also one that was entered before, as long as nobody has looked through it', () => {
    const stops = (rolled: boolean) => {
      const premises = [{ id: 'one', entered: 1, searched: [0], searching: null, rolled }];
      const g = game({
        map: TOWN,
        people: { 'star-1': { x: 3, y: 32 } },
        encounter: { kind: 'raid', goal: 'medical', foes: 'ganger' },
        state: { premises },
      });
      return RAID_LOOK.stops(g.w, g.person('star-1'), g.table, [0, 0, 0]);
    };
    expect([stops(false), stops(true)]).toEqual([true, false]);
  });

  test('[FTB-12.16a] [FTB-D-192] one entered by the two inches before In Sight is looked through, and still has its Defining Moment', () => {
    const g = looking([2, 5, 5], { people: { 'star-1': { rep: 5, x: 3, y: 32, began: [3, 28, 0] } } });
    expect(g.facts('raid-look')).toMatchObject([{ building: 'one', found: false }]);
    expect(momentsLeft(g.w, 'one')).toBe(1);
    g.begin(momentsOwed(g.w, WATCHES)).end();
    expect(g.facts('defining-moment')).toMatchObject([{ building: 'one' }]);
    expect(momentsLeft(g.w, 'one')).toBe(0);
    g.done();
  });

  test('[FTB-14.12.5b] [FTB-D-213] with no building in section 1 it is in the Target Building, or nowhere', () => {
    const g = looking([5, 1], {
      map: { buildings: [house('far', [28, 2, 33, 7]), house('mid', [16, 16, 20, 20])] },
      people: { 'star-1': { rep: 5, x: 18, y: 18 } },
      encounter: { target: 'mid' },
    });
    expect(g.facts('raid-look')).toMatchObject([{ building: 'mid', count: 1, last: true, found: true }]);
    moveTo(g, 30, 4);
    expect(RAID_LOOK.stops(g.w, g.person('star-1'), g.table, [0, 0, 0])).toBe(false);
  });

  test('[FTB-14.12.1] [FTB-D-78] what was wanted is theirs: half a die of it, or one weapon', () => {
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

  test('[FTB-D-8] where nobody can stand at the edge of section 9 they come in by its corner', () => {
    const full = {
      id: 'full',
      name: 'full',
      rect: [24, 0, 36, 12] as [number, number, number, number],
      levels: 2,
    };
    const g = game({
      map: { buildings: [full] },
      people: { 'star-1': { rep: 5, x: 3, y: 32 } },
      encounter: { kind: 'raid-defend', target: 'one', goal: 'n1', foes: 'ganger' },
      dice: [1, 6],
    });
    g.begin(raidersCome(g.w));
    const [first] = g.state.parties[0]?.people ?? [];
    const { x, y, level } = g.person(first as string);
    expect(distance({ x, y }, { x: 35, y: 1 })).toBeLessThan(2);
    expect(level).toBe(0);
  });

  test('[FTB-D-8] they stand there, an inch from either edge, and have come for nobody where nobody is left', () => {
    const walls = [
      [
        [31.6, 0.4],
        [48, 0.4],
      ],
      [
        [47.6, 0],
        [47.6, 12.5],
      ],
    ] as [number, number][][];
    const raided = (star: PersonGiven) => {
      const g = game({
        map: {
          size: [48, 36],
          barriers: walls.map((path, i) => ({ id: `wall-${i}`, kind: 'high wall', path })),
        },
        people: { 'star-1': { x: 3, y: 32, ...star } },
        encounter: { kind: 'raid-defend', foes: 'ganger' },
        dice: [1, 6],
      });
      return g.begin(raidersCome(g.w)).end();
    };
    expect(raided({}).facts('met')[0]?.people).toMatchObject([{ x: 47, y: 1, level: 0 }]);
    expect(raided({ condition: 'out-of-the-fight' }).facts('met')).toEqual([]);
  });

  test('[FTB-D-8] [FTB-14.12.5b] the middle of a building of any outline; of the table, where there is none', () => {
    const outline: [number, number][] = [
      [2, 24],
      [10, 24],
      [10, 30],
      [6, 30],
      [6, 34],
      [2, 34],
    ];
    const g = game({ map: { buildings: [{ id: 'corner', name: 'corner', outline, levels: 1 }] } });
    expect(middleOf(g.w, 'corner')).toEqual({ x: 6, y: 29, level: 0 });
    expect(middleOf(g.w, '')).toEqual({ x: 18, y: 18, level: 0 });
    expect(middleOf(game({ map: { size: [48, 24] } }).w, '')).toEqual({ x: 24, y: 12, level: 0 });
    expect(buildingsIn(g.w, 1).map((b) => b.id)).toEqual(['corner']);
  });

  test('[FTB-D-8] [FTB-D-79] they have it when one stands in the Target Building and nobody could stop it', () => {
    const inside = { x: 2, y: 31 };
    expect(raiderInside(home().w)).toBeUndefined();
    expect(raiderInside(home([], inside).w)).toBeUndefined();
    expect(raiderInside(home([], inside, { x: 20, y: 20 }).w)?.id).toBe('n9');
    expect(
      raiderInside(home([], { ...inside, condition: 'out-of-the-fight' }, { x: 20, y: 20 }).w),
    ).toBeUndefined();
    for (const outside of [{}, { x: 8, y: 28 }])
      expect(raiderInside(home([], outside, { x: 20, y: 20 }).w)).toBeUndefined();
    expect(raiderInside(home([], { ...inside, side: 'party-2' }, { x: 20, y: 20 }).w)).toBeUndefined();
    expect(raiderInside(home([], { ...inside, condition: 'left', x: -1 }, { x: 20 }).w)).toBeUndefined();
    // It counts at the end of a turn.
    const at = (stage: 'turn' | 'act') => {
      const g = home([], inside, { x: 20, y: 20 });
      Object.assign(g.state.encounter ?? {}, { stage });
      return interlude(g.w) !== undefined;
    };
    expect([at('turn'), at('act')]).toEqual([true, false]);
    expect(interlude(home([], {}, { x: 20, y: 20 }).w)).toBeUndefined();
  });

  test('[FTB-D-8] on a table without a Target Building it is the section in the middle that is defended', () => {
    const raider = (x: number, y: number) => {
      const g = game({
        people: { 'star-1': { x: 3, y: 32 }, n9: { side: 'party-1', x, y } },
        parties: { 'party-1': { attitude: 'enemy', goal: 'raid' } },
        encounter: { kind: 'raid-defend', target: '' },
      });
      return raiderInside(g.w)?.id;
    };
    expect([raider(18, 18), raider(30, 4)]).toEqual(['n9', undefined]);
  });

  test('[FTB-D-8] then it is over, and the Item is gone', () => {
    const g = home([], { x: 2, y: 31 }, { x: 20, y: 20 });
    g.begin(interlude(g.w) as Rule<void>);
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

  test('[FTB-D-8] [FTB-4.3.3] a Star is not taken along; an Item is, from Home or from whoever has it', () => {
    const lost = (goal: string) => {
      const g = game({
        people: { 'star-1': { has: ['pistol'] }, n1: { has: ['food'] }, n9: { side: 'party-1' } },
        encounter: { kind: 'raid-defend', goal },
      });
      const stock = [8, 9].map((id) => ({ id, what: 'medical', empty: false }));
      const home = { seat: 'player-1', star: 'star-1', home: 'suburban', making: 'done', stock } as const;
      g.state.campaign.households = [{ ...home, stock: [...stock] }];
      taken(g.w, 'n9');
      expect(g.facts('captured')).toEqual([]);
      return [
        g.facts('lost').map((f) => [f.who, f.items]),
        g.facts('stock-lost').map((f) => [f.seat, f.items]),
      ];
    };
    expect(lost('star-1')).toEqual([[], []]);
    expect(lost('item-2')).toEqual([[['n1', [2]]], []]);
    expect(lost('item-9')).toEqual([[], [['player-1', [9]]]]);
  });

  test('[FTB-D-8] with all of them gone nobody keeps the raiders out', () => {
    const g = home([], {}, { condition: 'ran-away' });
    g.begin(interlude(g.w) as Rule<void>);
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
    const left = (entered: number, part: 'evening' | 'daytime') => momentsLeft(night(entered, part).w, 'one');
    expect([0, 1, 2, 3].map((n) => left(n, 'daytime'))).toEqual([3, 2, 1, 0]);
    expect([0, 1, 5, 6].map((n) => left(n, 'evening'))).toEqual([6, 5, 1, 0]);
    expect(momentsLeft(night(0, 'evening').w, 'two')).toBe(1);
  });

  test('[FTB-14.10.5b] [FTB-D-103] those that are left, for a figure inside as its further action', () => {
    const g = night(1, 'daytime', { dice: [5, 6] });
    const offers = () => MINGLE.offers(g.w, g.person('star-1'), [g.person('star-1')]).length;
    expect(offers()).toBe(1);
    const last = night(2, 'daytime');
    expect(MINGLE.offers(last.w, last.person('star-1'), [last.person('star-1')])).toHaveLength(1);
    const over = night(3, 'daytime');
    expect(MINGLE.offers(over.w, over.person('star-1'), [over.person('star-1')])).toEqual([]);
    g.begin(MINGLE.act(g.w, 'star-1', '')).end();
    expect(g.facts('pef-resolved')).toMatchObject([{ cause: 'FTB-12.16a', contact: false }]);
    expect(g.state.premises[0]?.entered).toBe(2);
    expect(offers()).toBe(0);
    g.done();
  });

  const people = { n9: { side: 'party-1', class: 'survivor' as const, rep: 3, x: 3, y: 34, facing: 180 } };
  const trigger = { by: 'star-1', active: 'players' as const, movers: ['star-1'], watches: WATCHES };

  test('[FTB-14.10.6a] [FTB-14.10.6b] NPCs there go straight to Talk the Talk, and away again', () => {
    const g = night(1, 'daytime', {
      people,
      parties: { 'party-1': { class: 'survivor' } },
      dice: [6, 6],
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
    g.begin(chill(g.w, 'party-1', 'star-1', trigger))
      .answer('walk-the-walk', 'hold')
      .end();
    expect(g.state.parties[0]?.attitude).toBe('enemy');
    expect(g.person('n9').condition).toBe('carry-on');
    expect(g.facts('party-gone')).toEqual([]);
  });
});

describe('the way out', () => {
  test('[FTB-14.7.5b] [FTB-14.8.5c] [FTB-14.10.4] [FTB-D-63] is named by some Encounters, any edge by the others', () => {
    const out = (kind: EncounterKind, tally = {}) => exitOf({ kind, tally });
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
