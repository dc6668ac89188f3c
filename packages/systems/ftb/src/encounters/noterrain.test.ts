import { describe, expect, test } from 'vitest';
import type { EncounterKind } from '../kinds.js';
import { mayLeaveBy } from '../terrain/edges.js';
import { game, type PersonGiven } from '../testing/game.js';
import { TABLETOP } from '../towns/tabletop.js';
import { isQuiet, nextPef } from './noterrain.js';

/** More dice than a fight can take, mixed so that no tie lasts. */
const PLENTY = Array.from({ length: 600 }, (_, i) => [1, 6, 5, 6, 4, 2, 6, 6, 5, 3, 6][i % 11] as number);

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
    expect(g.facts('pef-resolved')).toMatchObject([{ pef: 'pef-1', passed: 1, contact: false }]);
    g.run(1);
    expect(g.question()).toBe('player-1 go-on FTB-TB-noterrain-a');
    expect(g.asked().values).toMatchObject({ n: 2 });
    expect(way([], { pefs: 2 }).run(1).asked().values).toMatchObject({ n: 3 });
  });

  test('[FTB-TB-noterrain-a] the third is the last, and the way is done', () => {
    const g = way([6, 6], { pefs: 2 }).run(1).answer('on').run(1);
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'success' });
    g.done();
  });

  test('[FTB-D-248] [FTB-11.10b] whoever lies on the Tabletop is searched before it is cleared, after the last PEF too', () => {
    for (const pefs of [1, 3]) {
      const g = game({
        people: {
          'star-1': { x: 6, y: 2 },
          n1: { side: 'party-1', x: 6, y: 9, condition: 'obviously-dead', has: ['shotgun'] },
        },
        parties: { 'party-1': { class: 'ganger', attitude: 'enemy' } },
        map: { size: [12, 12] },
        encounter: { kind: 'no-terrain', stage: 'act', tally: { pefs } },
        dice: [6, 6],
      });
      g.run(1);
      expect(g.question()).toBe('player-1 spoils FTB-11.10a');
      g.answer('star-1', ['1']);
      expect(g.facts('looted')).toHaveLength(1);
      expect(g.question()).toBe(pefs === 1 ? 'player-1 go-on FTB-TB-noterrain-a' : 'over');
    }
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
      // Contact, six of them, Gangers in a suburb, a row each, more than twice our total, and who moves.
      const g = way([1, 1, 6, 1, 6, 5, 5, 5, 5, 5, 5, 6, 1, die, ...PLENTY], {}, { rep: 2 }).run(1);
      return g.facts('in-sight')[0]?.moving;
    };
    expect([moving(3), moving(4)]).toEqual(['party-1', 'players']);
  });

  test.each([1, 2, 3, 4, 9])(
    '[FTB-TB-tabletop-c] [FTB-D-269] [FTB-13.1.2a] a fight begins with In Sight at night too, with %i of the players',
    (size) => {
      const others = Array.from({ length: size - 1 }, (_, i) => [`n${i}`, { rep: 3, x: -1, y: -1 }]);
      // Contact, two of them, Militia, a row each, Friend or Foe; then the player starts a fight, and they move.
      const g = game({
        map: TABLETOP,
        people: { 'star-1': { rep: 4, x: -1, y: -1 }, ...Object.fromEntries(others) },
        encounter: { kind: 'no-terrain', part: 'night', stage: 'turn', turn: 0 },
        dice: [1, 1, 2, 2, 3, 1, 1, 6, 3, ...PLENTY],
      }).run(1);
      expect(g.question()).toBe('player-1 meet FTB-12.14a');
      g.answer('walk-the-walk');
      expect(g.facts('in-sight')).toHaveLength(1);
    },
  );

  test('[FTB-TB-tabletop-d] whoever is moving when the fight begins is in no cover, the others are', () => {
    const inCover = (die: number) => {
      // Contact, one of them, Militia, a row, Friend or Foe; then the player starts a fight.
      const g = way([1, 1, 1, 2, 3, 1, 6, die, 6, 6, 1, 1, 1, 1]).run(1);
      try {
        g.answer('walk-the-walk');
      } catch {
        // The dice of the fight itself do not matter.
      }
      const them = g.facts('met')[0]?.people[0]?.id as string;
      return g
        .facts('stands-at')
        .filter((f) => f.moving)
        .map((f) => (f.who === them ? 'them' : f.who));
    };
    expect([inCover(3), inCover(4)]).toEqual([['them'], ['star-1', 'n1']]);
    const cover = (moving?: true) => {
      const g = game({
        people: { 'star-1': { x: 6, y: 2 }, n9: { side: 'party-1', x: 6, y: 9 } },
        encounter: { kind: 'no-terrain' },
      });
      const stands = { who: 'star-1', at: [6, 2, 0], facing: 0, ...(moving && { moving }) } as const;
      g.w.happen({ is: 'stands-at', cause: 'FTB-TB-tabletop-d', ...stands });
      return g.table.inCover('star-1', 'n9');
    };
    expect([cover(), cover(true)]).toEqual([true, false]);
  });

  test('[FTB-TB-tabletop-b] [FTB-TB-tabletop-c] those who talk are not placed for a fight, and nobody rolls who moves', () => {
    // Contact, one of them, Militia, a row, Friend or Foe, four dice each for the talk: pleasantries.
    const g = way([1, 1, 1, 2, 3, 1, 6, ...Array<number>(20).fill(6)], {}, { class: 'militia' }).run(1);
    expect(g.question()).toBe('player-1 meet FTB-12.14a');
    g.answer('talk').end();
    expect(g.facts('talked')).toMatchObject([{ row: 'pleasantries' }]);
    expect(g.facts('stands-at').filter((f) => f.cause === 'FTB-12.8b')).toEqual([]);
    // Contact again, but this time the player starts a fight.
    const fight = way([1, 1, 1, 2, 3, 1, 6, 3, ...PLENTY], {}, { class: 'militia' }).run(1);
    fight.answer('walk-the-walk');
    expect(fight.facts('in-sight')[0]?.moving).toBe('party-1');
    const theirs = fight.facts('met')[0]?.people[0];
    expect(theirs?.y).toBeCloseTo(9, 0);
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

  test('[FTB-TB-tabletop-f] whoever runs away is gone; people met before do not go on for them', () => {
    const g = way([], { pefs: 1 }, { condition: 'ran-away' });
    g.person('n1').condition = 'ran-away';
    g.state.people.push({ ...g.person('star-1'), id: 'n9', seat: '', side: 'party-1', condition: 'left' });
    g.run(1);
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'failure' });
  });

  test('[FTB-TB-tabletop-h] [FTB-D-221] an active figure leaves from where it stands, in place of all else', () => {
    const by = (star: PersonGiven, kind: EncounterKind = 'no-terrain') => {
      const g = game({ map: TABLETOP, people: { 'star-1': { x: 6, y: 6, ...star } }, encounter: { kind } });
      return mayLeaveBy(g.w, g.person('star-1'));
    };
    expect([by({}), by({ used: 2 }), by({ acted: true })]).toEqual(['south', undefined, undefined]);
    expect([by({ y: 11.5 }), by({ y: 11.5, used: 2 })]).toEqual(['north', 'north']);
    expect(by({}, 'search')).toBeUndefined();
  });

  test('[FTB-TB-tabletop-h] who leaves the Tabletop goes on to the next PEF', () => {
    const g = way([6, 6], { pefs: 1 }, { condition: 'left' }).run(1).answer('on');
    expect(g.person('star-1')).toMatchObject({ condition: 'carry-on', y: 3 });
  });

  test('[FTB-TB-tabletop-a] only those who are fit go on: not the fallen, nor people met before', () => {
    const g = way([6, 6], { pefs: 1 });
    g.person('n1').condition = 'out-of-the-fight';
    g.state.people.push({ ...g.person('star-1'), id: 'n9', seat: '', side: 'party-1', condition: 'left' });
    g.run(1).answer('on').end();
    expect(g.facts('tabletop-cleared').map((f) => f.who)).toEqual([['star-1']]);
    expect(g.facts('stands-at').map((f) => f.who)).toEqual(['star-1']);
  });

  test('[FTB-TB-noterrain-a] nobody goes on while Enemies are left on the Tabletop', () => {
    const quiet = (attitude: 'enemy' | 'neutral') =>
      isQuiet(
        game({
          map: TABLETOP,
          people: { 'star-1': { x: 6, y: 2 }, n9: { side: 'party-1', x: 6, y: 9 } },
          parties: { 'party-1': { attitude } },
          encounter: { kind: 'no-terrain' },
        }).w,
      );
    expect([quiet('enemy'), quiet('neutral')]).toEqual([false, true]);
  });

  test('[FTB-TB-tabletop-h] also where zombies are left behind on it', () => {
    const g = way([], { pefs: 1 }, { condition: 'left' });
    g.person('n1').condition = 'left';
    g.state.zeds.push({ id: 'zed-1', x: 6, y: 9, level: 0, facing: 180, lastSeen: null, feast: '', was: '' });
    expect(g.run(1).question()).toBe('player-1 go-on FTB-TB-noterrain-a');
  });

  test('[FTB-TB-tabletop-a] the next Tabletop is begun afresh: on their feet, free to fire, in cover', () => {
    const was = { prone: true, behind: true, heldFire: true, moved: true, carries: 'n2', used: 4, fast: 8 };
    const g = way([6, 6], { pefs: 1 }, { condition: 'left', ...was });
    g.state.heaps.push({ id: 'heap-1', x: 6, y: 6, level: 0, items: [] });
    g.run(1).answer('on').end();
    const is = { prone: false, behind: false, heldFire: false, moved: false, carries: '', used: 0, fast: -1 };
    expect(g.person('star-1')).toMatchObject(is);
    expect(g.state.heaps).toEqual([]);
  });
});

describe('a large company', () => {
  const standing = (size: number) => {
    const people = Object.fromEntries(
      Array.from({ length: size - 1 }, (_, i) => [`n${i + 1}`, { rep: 4, x: -1, y: -1 }]),
    );
    const g = game({
      map: TABLETOP,
      people: { 'star-1': { x: -1, y: -1 }, ...people },
      encounter: { kind: 'no-terrain', stage: 'turn', turn: 0 },
      dice: [6, 6],
    });
    g.begin(nextPef(g.w)).end();
    return g.state.people;
  };

  test.each([
    { size: 21, ranks: [8, 8, 5] },
    { size: 24, ranks: [8, 8, 8] },
    { size: 25, ranks: [9, 9, 7] },
    { size: 36, ranks: [12, 12, 12] },
  ])(
    '[FTB-TB-tabletop-b] of $size stands in ranks within 3 inches of its edge, nobody in another',
    ({ size, ranks }) => {
      const all = standing(size);
      expect([3, 2, 1].map((y) => all.filter((p) => p.y === y).length)).toEqual(ranks);
      for (const [i, p] of all.entries()) {
        expect(p.x).toBeGreaterThan(0.4);
        expect(p.x).toBeLessThan(11.6);
        for (const q of all.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(0.8);
      }
      // Each rank stands in the middle, also one that is not full.
      for (const y of [1, 2, 3]) {
        const xs = all.filter((p) => p.y === y).map((p) => p.x);
        expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(12, 1);
      }
    },
  );
});
