import { describe, expect, test } from 'vitest';
import { isMetFor } from '../encounters/objective.js';
import { WATCHES } from '../encounters/watches.js';
import type { Trigger } from '../in-sight/hostility.js';
import type { Class } from '../kinds.js';
import { LAW_MODIFIERS, LAW_ORDER, lawResult } from '../tables/meet.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { keepsOrder, lawAndOrder, nearestEdges } from './law.js';
import { meet } from './meeting.js';

const TRIGGER: Trigger = { by: 'star-1', active: 'players', movers: ['star-1'], watches: WATCHES };

/** A Star of Rep 4 stopped by an officer of Rep 4, on day 14. */
function stopped(by: Class, dice: readonly number[], ours: PersonGiven = {}, more: Situation = {}): Game {
  const g = game({
    ...more,
    people: {
      'star-1': { x: 18, y: 10, rep: 4, class: 'citizen', ...ours },
      n0: { side: 'party-1', class: by, x: 18, y: 13, facing: 180, rep: 4, has: ['ba-pistol'] },
      ...more.people,
    },
    parties: { 'party-1': { class: by } },
    active: ['star-1'],
    encounter: { day: 14, ...more.encounter },
    dice,
  });
  return g;
}

const of4 = (n: number) => [1, 2, 3, 4].map((i) => (i <= n ? 3 : 4));
const law = (g: Game) => g.begin(lawAndOrder(g.w, 'party-1', 'star-1', TRIGGER));
const police = (ours: number, theirs: number, more: PersonGiven = {}) =>
  law(stopped('police', [...of4(ours), ...of4(theirs), 1, 1, 1, 6, 6, 6, 6, 1], more));
const attitude = (g: Game) => g.state.parties[0]?.attitude;

describe('who keeps order', () => {
  test('[FTB-12.7a] [FTB-D-11] [FTB-3.4.4] [FTB-3.4.6] Police and Military, for thirty days', () => {
    const keeps = (of: Class, day: number) => {
      const g = stopped(of, [], {}, { encounter: { day } });
      return keepsOrder(g.w, 'party-1');
    };
    expect(keeps('police', 30)).toBe(true);
    expect(keeps('police', 31)).toBe(false);
    expect(keeps('military', 30)).toBe(true);
    expect(keeps('militia', 30)).toBe(false);
    expect(keeps('citizen', 1)).toBe(false);
  });

  test('[FTB-12.7a] met in that time they do not ask who is friend or foe', () => {
    const g = stopped('police', [...of4(4), ...of4(4)]);
    g.begin(meet(g.w, 'party-1', TRIGGER));
    expect(g.facts('friend-or-foe')).toEqual([]);
    expect(g.question()).toBe('player-1 law-released FTB-12.7m');
    const late = stopped('police', [1, 6], {}, { encounter: { day: 31 } });
    late.begin(meet(late.w, 'party-1', TRIGGER));
    expect(late.facts('friend-or-foe').length).toBe(1);
  });
});

describe('Police', () => {
  test('[FTB-12.7m] [FTB-T-law-order] the rows', () => {
    expect([5, 0, -1, -2, -5].map((d) => lawResult('police', d))).toEqual([
      'released',
      'released',
      'disarm',
      'arrest',
      'arrest',
    ]);
    expect([1, 2, 3, 4, 5, 6].map((die) => lawResult('military', die))).toEqual([
      'ignored',
      'ignored',
      'leave',
      'leave',
      'arrest',
      'arrest',
    ]);
    expect(LAW_ORDER.rows.length).toBe(6);
  });

  test('[FTB-12.7b] a die for each point of Rep on both sides', () => {
    const g = police(3, 3);
    expect(g.facts('talked')[0]).toMatchObject({
      of: 'law',
      ours: 3,
      theirs: 3,
      row: 'released',
      with: 'n0',
    });
    expect(g.facts('rolled').map((r) => r.faces[0]?.length)).toEqual([4, 4]);
  });

  test('[FTB-12.7m] level or ahead: waved on, and they may be talked to', () => {
    const g = police(2, 2);
    expect(g.options()).toEqual(['go', 'talk']);
    g.answer('go').end();
    expect(attitude(g)).toBe('neutral');
    const talks = police(2, 2).answer('talk');
    expect(talks.question()).toBe('player-1 meet FTB-12.14a');
  });

  test('[FTB-12.7m] behind by one: weapons in hand handed over, or Walk the Walk', () => {
    const armed = () =>
      law(
        stopped('police', [4, 4, 4, 3, 4, 4, 4, 1, 1, 1, 6, 6, 6, 6, 1], {
          has: ['pistol', 'one-hand', 'food'],
        }),
      );
    const gives = armed();
    expect(gives.question()).toBe('player-1 law-disarm FTB-12.7m');
    gives.answer('hand-over').end();
    expect(gives.person('star-1').items.map((i) => i.what)).toEqual(['food']);
    expect(attitude(gives)).toBe('neutral');
    const walks = armed().answer('walk-the-walk');
    expect(attitude(walks)).toBe('enemy');
    expect(walks.person('star-1').items.length).toBe(3);
    expect(walks.facts('rolled').some((r) => r.label === 'in-sight')).toBe(true);
  });

  test('[FTB-12.7m] one weapon in hand is enough to be asked for it', () => {
    const g = police(1, 2, { has: ['pistol', 'food'] });
    expect(g.question()).toBe('player-1 law-disarm FTB-12.7m');
  });

  test('[FTB-12.7m] [FTB-D-59] behind by one with nothing in hand: free to go', () => {
    const g = police(1, 2, { has: ['pistol'], concealed: true }).end();
    expect(g.person('star-1').items.length).toBe(1);
    expect(attitude(g)).toBe('neutral');
  });

  test('[FTB-12.7m] [FTB-12.10] [FTB-12.11] behind by two: under arrest, the whole group, or Walk the Walk', () => {
    const two = () =>
      law(
        stopped(
          'police',
          [...of4(0), ...of4(2), 1, 1, 1, 6, 6, 6, 6, 1],
          {},
          {
            people: { n9: { x: 19, y: 10, rep: 3 } },
          },
        ),
      );
    const goes = two();
    expect(goes.question()).toBe('player-1 law-arrest FTB-12.7m');
    goes.answer('go-quietly').end();
    expect(goes.person('star-1').condition).toBe('arrested');
    expect(goes.person('n9').condition).toBe('arrested');
    expect(goes.facts('arrested').map((f) => [f.by, f.cause])).toEqual([
      ['police', 'FTB-12.11'],
      ['police', 'FTB-12.11'],
    ]);
    const walks = two().answer('walk-the-walk');
    expect(attitude(walks)).toBe('enemy');
  });

  test('[FTB-12.14a] [FTB-D-40] in the In Sight that follows nobody comes into sight twice; whoever is uncovered does', () => {
    const came = (g: Game) =>
      g
        .end()
        .facts('came-in-sight')
        .map((f) => f.who);
    const one = police(0, 2).answer('walk-the-walk').answer('hold');
    expect(one.facts('in-sight')).toHaveLength(1);
    expect(came(one)).toEqual([['star-1', 'n0']]);
    // The shot sends the officer to the ground, and another one is seen behind.
    const dice = [...of4(0), 3, 3, 4, 4, 1, 1, 1, 6, 6, 6, 6, 1, 6, 6, 1, 6, 6, 6, 6];
    const n1 = { side: 'party-1', class: 'police', x: 18, y: 13.9, facing: 180, rep: 3 } as const;
    const two = law(stopped('police', dice, { has: ['pistol'] }, { people: { n1 } }));
    expect(came(two.answer('walk-the-walk', 'fire', 'n0'))).toEqual([['star-1', 'n0'], ['n1']]);
  });

  test('[FTB-12.7b] [FTB-12.7m] [FTB-T-law-order-modifiers] [FTB-D-59] what changes the dice', () => {
    expect(LAW_MODIFIERS.rows.map((r) => `${r.who} ${r.circumstance} ${r.dice}`)).toEqual([
      'player weapon-in-hand -1',
      'player suspicious -1',
      'player fought -1',
      'player ganger -1',
      'police outnumbered 1',
    ]);
    const dice = (ours: PersonGiven, more: Situation = {}) => {
      const g = stopped('police', Array<number>(12).fill(3), ours, more);
      try {
        law(g);
      } catch {
        // Only the first two rolls matter here.
      }
      return g
        .facts('rolled')
        .slice(0, 2)
        .map((r) => r.faces[0]?.length);
    };
    expect(dice({})).toEqual([4, 4]);
    expect(dice({ has: ['pistol'] })).toEqual([3, 4]);
    expect(dice({ has: ['food'] })).toEqual([4, 4]);
    expect(dice({ has: ['pistol'], concealed: true })).toEqual([4, 4]);
    expect(dice({ has: ['pistol'], hand: [] })).toEqual([4, 4]);
    expect(dice({}, { encounter: { suspicious: true } })).toEqual([3, 4]);
    expect(dice({ fought: true })).toEqual([3, 4]);
    expect(dice({}, { people: { n9: { x: 19, y: 10, fought: true } } })).toEqual([3, 4]);
    expect(dice({ class: 'ganger' })).toEqual([3, 4]);
    const second = { n1: { side: 'party-1', class: 'police' as const, x: 19, y: 13 } };
    expect(dice({}, { people: second })).toEqual([4, 5]);
    expect(dice({}, { people: { ...second, n9: { x: 19, y: 10 } } })).toEqual([4, 4]);
  });
});

describe('Military', () => {
  const military = (die: number) =>
    law(stopped('military', [die, 1, 1, 1, 6, 6, 6, 6, 1], {}, { encounter: { day: 25 } }));

  test('[FTB-12.7a] [FTB-12.7m] 1 or 2: they ignore the player and move off', () => {
    const g = military(2).end();
    expect(g.state.parties[0]).toMatchObject({ attitude: 'neutral', goal: 'leave' });
    expect(g.facts('ordered')[0]).toMatchObject({ die: 2, does: 'ignored' });
  });

  test('[FTB-12.7m] 3 or 4: off the table by the nearest edge, or Walk the Walk', () => {
    const g = military(4);
    expect(g.options()).toEqual(['leave-table', 'walk-the-walk']);
    g.answer('leave-table').end();
    expect(g.facts('off-table')[0]).toMatchObject({ who: 'star-1', edge: 'south' });
    expect(g.person('star-1').condition).toBe('left');
    expect(g.state.encounter?.tally).toMatchObject({ 'ordered-off star-1': 1 });
    // Leaving on orders is not the way out of town. FTB-14.7.5b, FTB-14.8.5c.
    for (const kind of ['robbery-in-town', 'escape'] as const) {
      Object.assign(g.state.encounter ?? {}, { kind, tally: { legs: 1 } });
      expect(isMetFor(g.w, g.person('star-1'))).toBe(true);
      Object.assign(g.state.encounter ?? {}, { tally: { legs: 1, 'ordered-off star-1': 1 } });
      expect(isMetFor(g.w, g.person('star-1'))).toBe(false);
    }
    expect(g.facts('tally').map((f) => f.what)).toContain('ordered-off star-1');
    expect(attitude(military(3).answer('walk-the-walk'))).toBe('enemy');
  });

  test('[FTB-12.7m] [FTB-12.12] 5 or 6: under arrest, or Walk the Walk', () => {
    const g = military(5).answer('go-quietly').end();
    expect(g.person('star-1').condition).toBe('arrested');
    expect(g.facts('arrested')[0]).toMatchObject({ by: 'military', cause: 'FTB-12.12' });
    expect(attitude(military(6).answer('walk-the-walk'))).toBe('enemy');
  });

  test('[FTB-12.7m] the nearest edge comes first', () => {
    const g = game();
    expect(nearestEdges(g.w, { x: 3, y: 30 })).toEqual(['west', 'north', 'south', 'east']);
  });
});
