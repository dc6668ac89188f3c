import type { Fact } from '@shambles/engine';
import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import type { Trigger } from '../in-sight/hostility.js';
import type { Class } from '../kinds.js';
import type { Acquaintance } from '../state/campaign.js';
import { newCampaign } from '../state/campaign.js';
import { hostile, type State } from '../state.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { told } from '../testing/said.js';
import { meet, peopleMet } from './meeting.js';

const OURS: Trigger = { by: 'star-1', active: 'players', movers: ['star-1'], watches: WATCHES };
const THEIRS: Trigger = { by: 'star-1', active: 'pef', movers: [], watches: WATCHES };

/** A Star and `n` people of a Class 12 inches north of it unless told otherwise, just met. */
function met(
  of: Class,
  n: number,
  dice: readonly number[],
  more: Situation = {},
  star: PersonGiven = {},
  y = 22,
): Game {
  const them = Object.fromEntries(
    Array.from({ length: n }, (_, i): [string, PersonGiven] => [
      `n${i}`,
      { side: 'party-1', class: of, x: 18 + i, y, facing: 180, has: ['pistol'] },
    ]),
  );
  return game({
    ...more,
    people: { 'star-1': { x: 18, y: 10, rep: 5, has: ['pistol'], ...star }, ...them },
    parties: { 'party-1': { class: of, ...more.parties?.['party-1'] } },
    active: ['star-1'],
    dice,
  });
}

const attitude = (g: Game) => g.state.parties[0]?.attitude;

test('[FTB-12.17m] a party that is gone takes nobody along who lies there dead', () => {
  const g = game({
    people: { n0: { side: 'party-1' }, n1: { side: 'party-1', x: 20, condition: 'obviously-dead' } },
    parties: { 'party-1': {} },
  });
  g.w.happen({ is: 'party-gone', cause: 'FTB-12.17m', party: 'party-1', why: 'left' });
  expect(['n0', 'n1'].map((id) => g.person(id).condition)).toEqual(['left', 'obviously-dead']);
});

describe('friend or foe', () => {
  test('[FTB-12.8a] Enemies where their die and number are twice our die and Rep', () => {
    const foes = (n: number, theirs: number, ours: number) => {
      const g = met('ganger', n, [theirs, ours], {}, { rep: 4 });
      try {
        g.begin(meet(g.w, 'party-1', OURS));
      } catch {
        // What follows needs dice that are not given.
      }
      return g.facts('friend-or-foe')[0]?.foes;
    };
    expect(foes(4, 6, 1)).toBe(true);
    expect(foes(4, 5, 1)).toBe(false);
    expect(foes(6, 6, 2)).toBe(true);
    expect(foes(6, 6, 3)).toBe(false);
  });

  test('[FTB-12.8a] [FTB-D-11] our Rep is that of the Leader; Militia are asked as well', () => {
    const g = met('militia', 1, [1, 1], {}, { rep: 5 });
    g.begin(meet(g.w, 'party-1', OURS));
    expect(g.facts('friend-or-foe')[0]).toMatchObject({ theirs: 2, ours: 6, foes: false });
    const led = game({
      people: {
        'star-1': { x: 18, y: 10, rep: 3 },
        n5: { x: 20, y: 10, rep: 6 },
        n0: { side: 'party-1', x: 18, y: 22 },
      },
      parties: { 'party-1': { class: 'ganger' } },
      dice: [1, 1],
    });
    led.begin(meet(led.w, 'party-1', { ...OURS, by: 'n5' }));
    expect(led.facts('friend-or-foe')[0]).toMatchObject({ ours: 4, who: 'star-1' });
  });

  test('[FTB-12.8a] [FTB-12.9] [FTB-D-31] foes: Enemies, In Sight at once, the players having moved', () => {
    const g = met('ganger', 6, [6, 1, ...Array<number>(9).fill(6)], {}, { rep: 3 });
    expect(() => g.begin(meet(g.w, 'party-1', OURS))).toThrow('The dice ran out');
    expect(attitude(g)).toBe('enemy');
    expect(hostile(g.state, 'players', 'party-1')).toBe(true);
    expect(g.facts('rolled').filter((r) => r.label === 'in-sight')[0]?.faces[0]?.length).toBe(2);
    expect(g.question()).toBe('over');
    expect(g.facts('talked')).toEqual([]);
  });

  test('[FTB-D-31] where the PEF was active they count as moving', () => {
    const g = met('ganger', 1, [1, 2, 3, 6, 6, 6], {
      parties: { 'party-1': { class: 'ganger', known: 'old' } },
    });
    g.state.campaign.met = [known('old', 'ganger', 'enemy')];
    try {
      g.begin(meet(g.w, 'party-1', THEIRS));
    } catch {
      // The fight needs dice that are not given.
    }
    const first = g.facts('rolled').filter((r) => r.label === 'in-sight');
    expect(first.map((r) => [r.pools[0]?.who, r.faces[0]?.length])[0]).toEqual(['n0', 3]);
  });

  test('[FTB-12.8b] [FTB-D-31] [FTB-12.5b] others come up to 3 inches from the Leader, in its sight', () => {
    for (const facing of [0, 90, 180]) {
      const g = met('survivor', 3, [1, 6], {}, { facing });
      g.begin(meet(g.w, 'party-1', OURS));
      const star = g.person('star-1');
      expect([star.x, star.y]).toEqual([18, 10]);
      expect(distance(star, g.person('n0'))).toBeCloseTo(3, 2);
      expect(g.table.sees('star-1', 'n0')).toBe(true);
      expect(g.table.sees('n0', 'star-1')).toBe(true);
      for (const id of ['n1', 'n2']) expect(g.table.distance('n0', id)).toBeLessThan(2);
      expect(g.question()).toBe('player-1 meet FTB-12.14a');
    }
  });

  test('[FTB-12.8b] indoors they stay in the room', () => {
    const g = game({
      map: {
        buildings: [
          {
            id: 'hut',
            name: 'Hut',
            rect: [16, 8, 20, 12],
            levels: 1,
            doors: [{ id: 'd', at: [18, 8], type: 'standard' }],
          },
        ],
      },
      people: {
        'star-1': { x: 18, y: 9, rep: 5 },
        n0: { side: 'party-1', class: 'survivor', x: 18, y: 30 },
      },
      parties: { 'party-1': { class: 'survivor' } },
      dice: [1, 6],
    });
    g.begin(meet(g.w, 'party-1', OURS));
    expect(g.table.houseOf(g.person('n0'))).toBe('hut');
  });

  /** How far from a Star of 18, 10 its visitor stands in the end. */
  const comesTo = (more: Situation, star: PersonGiven = {}, from: PersonGiven = {}) => {
    const g = game({
      ...more,
      people: {
        'star-1': { x: 18, y: 10, rep: 5, ...star },
        n0: { side: 'party-1', class: 'survivor', x: 18, y: 30, ...from },
        ...more.people,
      },
      parties: { 'party-1': { class: 'survivor' } },
      dice: [1, 6],
    });
    g.begin(meet(g.w, 'party-1', OURS));
    return g;
  };

  test.each([
    [2.5, 12.9],
    [2, 12.4],
    [1.5, 11.9],
    [1, 11.4],
    [20, 11.2],
  ])('[FTB-12.8b] [FTB-D-31] %f inches away in a passage that ends at %f', (far, north) => {
    const g = comesTo({
      map: {
        buildings: [
          {
            id: 'passage',
            name: 'Passage',
            rect: [17, 9, 19, north],
            levels: 1,
            doors: [{ id: 'd', at: [18, 9], width: 1, type: 'standard' }],
          },
        ],
      },
    });
    expect(g.table.distance('star-1', 'n0')).toBeCloseTo(far, 2);
  });

  test('[FTB-12.8b] [FTB-D-31] not upon a hedge, nor where somebody stands', () => {
    const hedge = comesTo({
      map: {
        barriers: [
          {
            id: 'h',
            kind: 'hedge',
            path: [
              [10, 13],
              [26, 13],
            ],
          },
        ],
      },
    });
    expect(hedge.table.distance('star-1', 'n0')).toBeCloseTo(3, 2);
    expect(hedge.person('n0').y).toBeLessThan(12.61);
    const taken = comesTo({ people: { n5: { x: 18, y: 13.3 } } });
    expect(taken.table.distance('n5', 'n0')).toBeGreaterThan(0.79);
  });

  test('[FTB-12.8b] [FTB-D-31] as near as its front allows to where they come from: behind it, first to the east', () => {
    const behind = comesTo({}, {}, { y: 4 });
    expect(behind.person('n0').x).toBeGreaterThan(18.5);
    const aside = comesTo({}, {}, { x: 4, y: 9 });
    expect(aside.person('n0').x).toBeLessThan(17.5);
    expect(aside.table.sees('star-1', 'n0')).toBe(true);
  });
});

describe('raids', () => {
  test('[FTB-14.12.5d] whoever is raided is an Enemy without a roll', () => {
    for (const kind of ['raid', 'rescue'] as const) {
      const g = met('ganger', 1, [1, 1, 1, 1, 6, 6, 6, 6], { encounter: { kind, foes: 'ganger' } });
      g.begin(meet(g.w, 'party-1', OURS));
      expect(attitude(g)).toBe('enemy');
      expect(g.facts('friend-or-foe')).toEqual([]);
    }
  });

  test('[FTB-14.12.5e] others are friend or foe as ever', () => {
    const g = met('survivor', 1, [1, 6], { encounter: { kind: 'raid', foes: 'ganger' } });
    g.begin(meet(g.w, 'party-1', OURS));
    expect(g.facts('friend-or-foe').length).toBe(1);
    expect(attitude(g)).toBe('unknown');
  });

  test('[FTB-14.12.5d] in another Encounter nobody is raided', () => {
    const g = met('ganger', 1, [1, 6], { encounter: { kind: 'search', foes: 'ganger' } });
    g.begin(meet(g.w, 'party-1', OURS));
    expect(attitude(g)).toBe('unknown');
  });
});

function known(id: string, of: Class, attitude: Acquaintance['attitude'], people = [id]): Acquaintance {
  return { id, class: of, attitude, people: people.map((p) => ({ id: p, sex: 'm', rep: 4 })), times: [] };
}

/** Meets `n` people of a Class at a spot north of a Star who has acquaintances. */
function meets(
  of: Class,
  n: number,
  dice: readonly number[],
  met: Acquaintance[],
  more: Partial<State> = {},
): Game {
  const g = game({
    people: { 'star-1': { x: 18, y: 10, rep: 5, has: ['pistol'] } },
    state: { ...more, campaign: { ...newCampaign(true), met } },
    active: ['star-1'],
    dice,
  });
  return g.begin(peopleMet(g.w, of, n, { x: 18, y: 22, level: 0 }, OURS));
}

describe('meeting them again', () => {
  test('[FTB-12.15a] of a Class that was met before: on a 1 it is them', () => {
    const again = meets('ganger', 1, [1, 4], [known('n40', 'ganger', 'friend')]).end();
    again.done();
    expect(again.state.parties[0]).toMatchObject({ known: 'n40', people: ['n40'] });
    expect(again.facts('met').map((f) => f.cause)).toEqual(['FTB-12.15a']);
    const strangers = meets('ganger', 1, [2, 4], [known('n40', 'ganger', 'friend')]).end();
    expect(strangers.state.parties[0]).toMatchObject({ known: '', people: ['n0'] });
    expect(strangers.facts('met').map((f) => f.cause)).toEqual(['FTB-12.5b']);
    const others = meets('survivor', 1, [4], [known('n40', 'ganger', 'friend')]).end();
    others.done();
    expect(others.state.parties[0]?.known).toBe('');
  });

  test('[FTB-12.15a] more of them than are known are new faces; fewer, the first of them', () => {
    const people = ['n40', 'n42'];
    const three = meets('ganger', 3, [1, 4, 4, 4], [known('a', 'ganger', 'friend', people)]).end();
    expect(three.state.parties[0]?.people).toEqual(['n40', 'n42', 'n0']);
    const one = meets('ganger', 1, [1, 4], [known('a', 'ganger', 'friend', people)]).end();
    expect(one.state.parties[0]?.people).toEqual(['n40']);
    expect(told(three.facts('met')[0] as Fact)).toContain('and not all were strangers');
    expect(told(one.facts('met')[0] as Fact)).toContain('They had met before');
    expect([three, one].map((g) => g.facts('drawn').map((f) => f.what))).toEqual([[['n0']], []]);
  });

  test('[FTB-12.15b] of several each rolls a die: the highest, ties again', () => {
    const both = [known('n40', 'ganger', 'enemy'), known('n42', 'ganger', 'friend')];
    const second = meets('ganger', 1, [1, 3, 5, 4], both).end();
    expect(second.state.parties[0]?.known).toBe('n42');
    const tied = meets('ganger', 1, [1, 5, 5, 6, 2, 4], both).end();
    tied.done();
    expect(tied.state.parties[0]?.known).toBe('n40');
  });

  test('[FTB-EX-12.15] [FTB-12.15c] the James Gang, an Enemy, not Sooze, a Friend: In Sight', () => {
    const g = meets(
      'ganger',
      3,
      [1, 6, 2, 4, 4, 4, ...Array<number>(10).fill(6)],
      [known('n40', 'ganger', 'enemy', ['n40', 'n42', 'n44']), known('n60', 'ganger', 'friend')],
    );
    const party = g.result as string;
    expect(g.state.parties[0]?.known).toBe('n40');
    try {
      g.begin(meet(g.w, party, OURS));
    } catch {
      // The fight needs dice that are not given.
    }
    expect(attitude(g)).toBe('enemy');
    expect(g.facts('rolled').some((r) => r.label === 'in-sight')).toBe(true);
    expect(g.facts('friend-or-foe')).toEqual([]);
    expect(g.facts('talked')).toEqual([]);
  });

  test('[FTB-12.15c] old friends barter, without a talk', () => {
    const g = meets('ganger', 1, [1, 4], [known('n40', 'ganger', 'friend')]);
    g.begin(meet(g.w, g.result as string, OURS));
    expect(g.question()).toBe('player-1 barter FTB-11.12a');
    expect(attitude(g)).toBe('friend');
    expect(g.facts('friend-or-foe')).toEqual([]);
  });

  test('[FTB-14.12.5d] a friend of the Class that is raided fights, and so do Police that are', () => {
    const fights = (of: Class, day: number, dice: readonly number[], met: Acquaintance[]) => {
      const g = meets(of, 1, [...dice, 1, 1, 1, 1, 6, 6, 6, 6], met);
      Object.assign(g.state.encounter as object, { kind: 'raid', foes: of, day });
      g.begin(meet(g.w, g.result as string, OURS));
      return [attitude(g), g.facts('rolled').some((r) => r.label === 'in-sight')];
    };
    expect(fights('ganger', 31, [1, 4], [known('n40', 'ganger', 'friend')])).toEqual(['enemy', true]);
    expect(fights('police', 7, [4], [])).toEqual(['enemy', true]);
  });

  test('[FTB-12.15a] whoever is in a band by now, or on the table already, is not met', () => {
    const mine = meets('ganger', 1, [4], [known('star-1', 'ganger', 'friend')]).end();
    mine.done();
    expect(mine.state.parties[0]?.known).toBe('');
    const here = game({
      people: { 'star-1': { x: 18, y: 10 }, n41: { side: 'party-7', x: 3, y: 3 } },
      parties: { 'party-7': { class: 'ganger', known: 'n40' } },
      state: { campaign: { ...newCampaign(true), met: [known('n40', 'ganger', 'friend')] } },
      dice: [4],
    });
    here.begin(peopleMet(here.w, 'ganger', 1, { x: 18, y: 22, level: 0 }, OURS)).end();
    here.done();
  });

  test('[FTB-12.6] people that were met keep what was rolled for them', () => {
    const g = meets('ganger', 2, [2, 5], []).end();
    expect(g.state.people.slice(1).map((p) => [p.id, p.rep, p.side])).toEqual([
      ['n0', 4, 'party-1'],
      ['n1', 3, 'party-1'],
    ]);
    expect(g.state.next.party).toBe(2);
  });
});

describe('a night out', () => {
  const map: NonNullable<Situation['map']> = {
    buildings: [
      {
        id: 'bar',
        name: 'Bar',
        rect: [12, 4, 24, 16],
        levels: 1,
        doors: [{ id: 'd', at: [18, 4], type: 'standard' }],
      },
    ],
  };
  const out = (dice: readonly number[], y = 14) =>
    met('ganger', 1, dice, { map, encounter: { kind: 'chillin', target: 'bar' } }, {}, y);

  test('[FTB-14.10.6a] [FTB-14.10.6b] straight to the talk; afterwards they are gone', () => {
    const g = out([6, 6]);
    g.begin(meet(g.w, 'party-1', OURS))
      .answer('talk')
      .end();
    expect(g.facts('friend-or-foe')).toEqual([]);
    expect(attitude(g)).toBe('neutral');
    expect(g.person('n0').condition).toBe('left');
  });

  test('[FTB-14.10.6a] [FTB-12.8a] not whoever is seen in the street from inside', () => {
    const g = out([1, 1, 6, 6], 22);
    g.begin(meet(g.w, 'party-1', OURS));
    expect(g.facts('friend-or-foe')).toHaveLength(1);
    g.answer('talk').end();
    expect(g.person('n0').condition).toBe('carry-on');
  });

  test('[FTB-D-77] [FTB-12.9] [FTB-14.10.6a] an old Enemy fights there, an old friend is talked with', () => {
    const meetsOld = (as: Acquaintance['attitude']) => {
      const more: Situation = {
        map,
        encounter: { kind: 'chillin', target: 'bar' },
        parties: { 'party-1': { known: 'n40' } },
        state: { campaign: { ...newCampaign(true), met: [known('n40', 'ganger', as)] } },
      };
      const g = met('ganger', 1, [1, 1, 1, 1, 6, 6, 6, 6], more, {}, 14);
      g.begin(meet(g.w, 'party-1', OURS));
      return [attitude(g), g.question(), g.facts('party-gone').length];
    };
    expect(meetsOld('enemy')).toEqual(['enemy', 'player-1 in-sight FTB-5.5.7m', 0]);
    expect(meetsOld('friend')).toEqual(['unknown', 'player-1 meet FTB-12.14a', 0]);
  });

  test('[FTB-14.10.6a] Walk the Walk is carried out', () => {
    const g = out([1, 1, 1, 1, 6, 6, 6, 6]);
    g.begin(meet(g.w, 'party-1', OURS)).answer('walk-the-walk');
    expect(attitude(g)).toBe('enemy');
    expect(g.person('n0').condition).toBe('carry-on');
    expect(g.question()).toBe('player-1 in-sight FTB-5.5.7m');
  });
});
