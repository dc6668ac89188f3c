import { describe, expect, test } from 'vitest';
import { fastMove } from '../actions/moving.js';
import { diceOf, takeTest } from '../groups/tests.js';
import { bdz } from '../index.js';
import { type Ail, TESTS } from '../kinds.js';
import { duckBack, retire } from '../movement/cover.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { recoverAfter } from '../wounded/recovery.js';
import { meetZeds } from '../zombies/meeting.js';

/** Somebody with an ail, who is active, and a friend nearby. */
function one(ails: Ail, { people = {}, ...more }: Situation = {}): Game {
  const who = { ails, x: 18, y: 10, class: 'civilian', rep: 3, ...people.who } as const;
  return game({ ...more, people: { friend: { x: 20, y: 10 }, ...people, who }, active: ['who'] });
}
const offers = (g: Game) => g.run().options();
/** Inches that a figure with this ail may move when it is next active. */
function inches(ails: Ail): number | undefined {
  const g = game({ people: { who: { ails, x: 18, y: 10 } }, state: { dice: { 'player-1': 1 } } });
  g.run();
  if (g.options().includes('move who')) g.answer('move who').run();
  return g.person('who').allowance;
}

describe('how they move', () => {
  test('[BDZ-camp-road-patients-slow] the ill and the elderly never go fast', () => {
    for (const ails of ['ill', 'elderly'] as const) {
      expect(offers(one(ails))).not.toContain('fast who');
      expect([offers(one(ails)).includes('move who'), inches(ails)]).toEqual([true, 8]);
    }
    expect(offers(one('incompetent'))).toContain('fast who');
  });

  test('[BDZ-camp-road-patients-slow] nor do they run for cover farther than a normal move', () => {
    const covered = (ails: Ail, far: number) => {
      const y = 14 - far;
      const g = game({
        people: { who: { ails, x: 18, y: 14 }, foe: { seat: 'player-2', x: 18, y: 20, facing: 180 } },
        map: {
          barriers: [
            {
              id: 'w',
              kind: 'low wall',
              path: [
                [15, y],
                [21, y],
              ],
            },
          ],
        },
      });
      retire(g.w, 'who', ['foe']);
      return !g.person('who').prone;
    };
    expect([covered('nothing', 6), covered('ill', 6)]).toEqual([true, true]);
    expect([covered('nothing', 9), covered('ill', 9)]).toEqual([true, false]);
  });

  test('[BDZ-camp-road-kids-littler] [BDZ-camp-road-kids-small] [BDZ-camp-road-kids-types] children move 2 and 3 inches less, also when they go fast', () => {
    expect([inches('littler-one'), inches('small-child'), inches('nothing')]).toEqual([6, 5, 8]);
    const fast = (ails: Ail) => {
      const g = one(ails, { dice: [1, 1, 1] });
      g.begin(fastMove(g.w, ['who']));
      return g.person('who').allowance;
    };
    expect([fast('nothing') - fast('littler-one'), fast('nothing') - fast('small-child')]).toEqual([2, 3]);
  });

  test('[BDZ-camp-road-dazed-basket] a basket case stays on its spot until it has been rallied', () => {
    expect(offers(one('basket-case'))).not.toContain('move who');
    expect(inches('basket-case')).toBe(0);
    const lying = one('basket-case', { people: { who: { prone: true, allowance: 0 } } });
    expect(offers(lying)).not.toContain('stand who');
    // Nor does it leave the table, though it stands at the edge.
    const edge = (calm: boolean) => offers(one('basket-case', { people: { who: { calm, x: 18, y: 0.5 } } }));
    expect([edge(false), edge(true)].map((all) => all.includes('leave who'))).toEqual([false, true]);
    const calm = game({ people: { who: { ails: 'basket-case', calm: true, x: 18, y: 10 } } });
    calm.run().answer('move who').run();
    expect(calm.person('who').allowance).toBe(8);
    // It stays there even when it ducks back.
    const g = one('basket-case', { people: { foe: { seat: 'player-2', x: 18, y: 20 } } });
    duckBack(g.w, 'who', ['foe']);
    expect(g.person('who')).toMatchObject({ x: 18, y: 10, prone: true });
  });

  test('[BDZ-camp-road-dazed-civilian] [BDZ-camp-road-kids-types] a dazed civilian and a big kid are as others are', () => {
    expect(offers(one('nothing'))).toContain('fast who');
    expect(inches('nothing')).toBe(8);
  });
});

/** How loud the scream is, in shots, in a turn in which a zombie comes into view. */
function screams(ails: Ail, calm = false): number | undefined {
  const g = one(ails, { people: { who: { calm } }, zeds: { 'zed-1': { x: 18, y: 20 } } });
  g.run().run();
  expect(g.facts('screamed').length).toBeLessThan(2);
  return g.state.noises[0]?.shots;
}

describe('what is heard of them', () => {
  test('[BDZ-camp-road-patients-scream] the mentally incompetent scream as six shots when they see zombies, once a turn', () => {
    expect(screams('incompetent')).toBe(6);
    const unseen = one('incompetent', { zeds: { 'zed-1': { x: 18, y: 2 } } }).run();
    expect(unseen.state.noises).toEqual([]);
    expect([screams('ill'), screams('elderly'), screams('shell-shocked')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[BDZ-camp-road-kids-littler] [BDZ-camp-road-kids-small] children as three; a littler one until it has been rallied', () => {
    expect([screams('littler-one'), screams('small-child')]).toEqual([3, 3]);
    expect([screams('littler-one', true), screams('small-child', true)]).toEqual([undefined, 3]);
  });

  test('[BDZ-camp-road-dazed-basket] a basket case as six, until it has been rallied', () => {
    expect([screams('basket-case'), screams('basket-case', true)]).toEqual([6, undefined]);
  });

  test('[BDZ-camp-road-kids-littler] [BDZ-camp-road-dazed-basket] [BDZ-react-rally] [BDZ-D-c134] a friend rallies them, though they stand', () => {
    const rally = (ails: Ail, dice: readonly number[]) => {
      const g = game({
        people: { friend: { x: 20, y: 10, rep: 4 }, who: { ails, x: 18, y: 10, rep: 3 } },
        active: ['friend'],
        dice,
      });
      return g.run();
    };
    expect(rally('small-child', []).options()).not.toContain('rally friend');
    const calmed = rally('basket-case', [1, 1, 1]).answer('rally friend').run();
    expect(calmed.person('who')).toMatchObject({ calm: true, status: 'carry-on' });
    const not = rally('littler-one', [6, 6, 6]).answer('rally friend').run();
    expect(not.person('who')).toMatchObject({ calm: false, status: 'carry-on', x: 18, y: 10 });
  });
});

describe('when they are heard', () => {
  /** Somebody mentally incompetent with a zombie in front of it. */
  const sees = (who: Partial<Person>) =>
    game({
      people: { who: { ails: 'incompetent', x: 18, y: 10, ...who } },
      zeds: { 'zed-1': { x: 18, y: 20 } },
    });
  const heard = (g: Game) => g.state.noises.map(({ x, y, shots }) => ({ x, y, shots }));

  test('[BDZ-D-c134] at its spot, before anything else is done, and only by one that is up', () => {
    const loud = [{ x: 18, y: 10, shots: 6 }];
    expect(heard(sees({}).step())).toEqual(loud);
    for (const status of ['ducked', 'hunkered'] as const)
      expect(heard(sees({ status }).step())).toEqual(loud);
    for (const status of ['stunned', 'out', 'dead'] as const)
      expect(heard(sees({ status, prone: true }).step())).toEqual([]);
  });

  test('[BDZ-D-c134] once a turn, and again in the next', () => {
    const foe = { seat: 'player-2', x: 2, y: 2 };
    const again = (stage: 'act' | 'end') => {
      const who = { ails: 'incompetent', x: 18, y: 10, screamed: true } as const;
      const zeds = { 'zed-1': { x: 18, y: 20 } };
      const dice = Array.from({ length: 20 }, (_, i) => 1 + (i % 5));
      return game({ people: { who, foe }, zeds, state: { stage }, dice }).run().facts('screamed').length;
    };
    expect([again('act'), again('end')]).toEqual([0, 1]);
  });
});

describe('how they test', () => {
  test('[BDZ-camp-road-refugees-shell] the shell shocked roll one die to rally, to charge and when charged', () => {
    const p = (test: (typeof TESTS)[number]) => diceOf({ attributes: [], ails: 'shell-shocked' }, test);
    for (const test of TESTS)
      expect(p(test)).toBe(['rally', 'wanting-to-charge', 'being-charged'].includes(test) ? 1 : 2);
  });

  test('[BDZ-camp-road-dazed-survivor] a dazed survivor is a civilian until zombies confront it, and a survivor afterwards', () => {
    const g = one('dazed', {
      people: { who: { knowsZeds: false } },
      zeds: { 'zed-1': { x: 18, y: 13, prone: true } },
      dice: [1, 1],
    });
    expect(g.person('who').class).toBe('civilian');
    g.begin(meetZeds(g.w));
    expect(g.person('who')).toMatchObject({ class: 'survivor', ails: 'nothing' });
  });

  test('[BDZ-camp-road-cultists-types] leaders of cultists choose as Stars do; others roll', () => {
    const asked = (ails: Ail) => {
      const g = game({ people: { who: { ails } }, dice: [1, 1] });
      const test = {
        test: 'received-fire',
        who: ['who'],
        rule: 'BDZ-react-received-fire',
        causes: [],
      } as const;
      return g.begin(takeTest(g.w, { ...test, holds: () => false })).asks().length > 0;
    };
    expect([asked('exalted'), asked('nothing')]).toEqual([true, false]);
  });
});

describe('how they get well', () => {
  test('[BDZ-camp-road-patients-recover] [BDZ-camp-road-patients-injured] the injured are out of the fight, carried, and treated', () => {
    const g = game({
      people: { who: { status: 'out', x: 18, y: 11, rep: 3 }, friend: { x: 18, y: 10, beside: ['who'] } },
      active: ['friend'],
      dice: [1, 2],
    });
    expect(offers(g)).toEqual(expect.arrayContaining(['pick-up friend who', 'treat friend who']));
    expect(g.answer('treat friend who').run().person('who').status).toBe('carry-on');
  });

  test('[BDZ-camp-road-patients-recover] [BDZ-D-c132] the ill take the Recovery Test too: treated, and after the encounter', () => {
    const ill = (dice: readonly number[]) =>
      game({
        people: { friend: { x: 18, y: 10, beside: ['who'] }, who: { ails: 'ill', x: 18, y: 11, rep: 3 } },
        active: ['friend'],
        dice,
      });
    const well = ill([3, 3]).run().answer('treat friend who').run();
    expect(well.person('who')).toMatchObject({ ails: 'nothing', status: 'carry-on' });
    expect(bdz.tell(well.facts('treated')[0] as never)?.key).toBe('tell.treated-ill');
    const not = ill([3, 4]).run().answer('treat friend who').run();
    expect(not.person('who')).toMatchObject({ ails: 'ill', beyond: true, status: 'carry-on', rep: 3 });
    const after = (dice: readonly number[]) => {
      const g = ill(dice);
      g.begin(recoverAfter(g.w)).end();
      return g.person('who');
    };
    expect(after([1, 2]).ails).toBe('nothing');
    for (const dice of [
      [1, 6],
      [6, 6],
    ])
      expect(after(dice)).toMatchObject({ ails: 'ill', status: 'carry-on', rep: 3 });
    expect(
      game({ people: { friend: { beside: ['who'] }, who: { ails: 'elderly' } }, active: ['friend'] })
        .run()
        .options(),
    ).not.toContain('treat friend who');
  });

  test('[BDZ-enc-loot-medical] [BDZ-camp-road-patients-recover] [BDZ-D-c132] after the encounter supplies count for the ill as a nurse does', () => {
    const after = (spent: boolean) => {
      const people = {
        who: { ails: 'ill', x: 18, y: 11, rep: 3 },
        friend: { load: { medical: 1 } },
      } as const;
      const g = game({ people, dice: [1, 6] });
      g.begin(recoverAfter(g.w));
      expect(g.question()).toBe('player-1 supplies BDZ-enc-loot-medical');
      g.answer(spent).end().done();
      return [g.person('who').ails, g.person('friend').load];
    };
    expect([after(true), after(false)]).toEqual([
      ['nothing', {}],
      ['ill', { medical: 1 }],
    ]);
  });

  test('[BDZ-camp-road-med-types] a nurse or doctor who has joined counts as such', () => {
    const g = game({
      people: {
        who: { status: 'out', x: 18, y: 11, rep: 3 },
        friend: { x: 18, y: 10, beside: ['who'], medic: 'nurse' },
      },
      active: ['friend'],
      dice: [1, 6],
    });
    expect(g.run().answer('treat friend who').run().person('who').status).toBe('carry-on');
  });
});
