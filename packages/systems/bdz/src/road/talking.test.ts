import { describe, expect, test } from 'vitest';
import type { Road } from '../state/encounter.js';
import { onRoad } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { theyTalk } from './talking.js';

const MEDIA: Road = {
  who: 'media',
  goal: 'meet',
  place: 'broken-down',
  side: 'on',
  off: 0,
  wheels: false,
  spent: false,
};

/** Star and bo, and two others `off` inches to the north of them, who want to talk. */
function meet(off: number, more: Situation & { road?: Road; side?: string } = {}): Game {
  const { road = MEDIA, side = 'player-1', people, ...situation } = more;
  const others = { seat: 'others', class: 'civilian', rep: 3, facing: 180, y: 10 + off } as const;
  return game({
    scenario: 'campaign',
    people: {
      star: { star: true, rep: 4, x: 18, y: 10 },
      bo: { rep: 4, x: 19.5, y: 10 },
      'p-1': { ...others, x: 18, has: ['pistol'] },
      'p-2': { ...others, x: 19.5 },
      ...people,
    },
    ...situation,
    state: { ...onRoad(['star', 'bo'], { road, peace: true }), order: [side], dice: { [side]: 1 } },
  });
}
const greets = (g: Game, who: string) => {
  g.run().answer(`stay ${who}`).run();
  return g.options().some((id) => id.startsWith('greet '));
};

describe('a grenade among those who want to talk', () => {
  /** Star throws a grenade at a spot; the others are seven inches to the north of Star. */
  const throws = (spot: readonly [number, number, number], dice: readonly number[], more: Situation = {}) => {
    const g = meet(7, { dice: [...dice, ...Array(20).fill(6)], ...more });
    g.w.s.grenades.push('player-1');
    g.run().answer('stay star').run().answer('throw star').answer(spot);
    const facts = g.w.facts.map((f) => f.is);
    return { g, facts, peace: g.state.encounter?.peace };
  };

  test('[BDZ-D-c138] lands within six inches of one of them: the peace is over before it goes off', () => {
    const { facts, peace } = throws([18, 13, 0], [1, 1, 1, 6]);
    expect(peace).toBe(false);
    expect(facts.indexOf('peace-over')).toBeGreaterThan(facts.indexOf('threw'));
    expect(facts.indexOf('peace-over')).toBeLessThan(facts.indexOf('rolled', facts.indexOf('threw')));
  });

  test('[BDZ-D-c138] nobody of them in the circle, at the dead or behind the band: it is no attack', () => {
    expect(throws([18, 5, 0], [1, 1]).peace).toBe(true);
    // The circle reaches six inches from middle to middle.
    expect([throws([18, 10.9, 0], [1, 1]).peace, throws([18, 11.1, 0], [1, 1]).peace]).toEqual([true, false]);
    // Somebody who lies there is not harmed.
    const lying = {
      people: {
        'p-1': { seat: 'others', status: 'out', prone: true, x: 18, y: 17 },
        'p-2': { seat: 'others', x: 30, y: 30 },
      },
    } as const;
    expect(throws([18, 13, 0], [1, 1], lying).peace).toBe(true);
  });

  test('[BDZ-D-c138] dropped at the feet of its thrower it counts where it lies', () => {
    const dropped = [6, 6, 1, 1];
    expect(throws([18, 13, 0], dropped).peace).toBe(true);
    const near = { 'p-1': { seat: 'others', x: 18, y: 15 } } as const;
    expect(throws([18, 4.5, 0], [...dropped, 1], { people: near }).peace).toBe(false);
  });

  test('[BDZ-D-c138] behind what hides them it ends the peace though it misses', () => {
    const path = [
      [10, 12],
      [26, 12],
    ] as [number, number][];
    const map = { barriers: [{ id: 'w', kind: 'high wall', path }] };
    const { g, peace } = throws([18, 15, 0], [1, 6], { map });
    expect([g.facts('threw')[0]?.how, peace]).toEqual(['misses', false]);
    expect(g.tests().some((each) => each.startsWith('p-1 received-fire'))).toBe(true);
  });
});

describe('talking on the road', () => {
  test('[BDZ-T-road-groups] [BDZ-D-c133] an active figure speaks to somebody within 4 inches, in sight', () => {
    // Measured from middle to middle.
    expect([greets(meet(5), 'star'), greets(meet(5.2), 'star')]).toEqual([true, false]);
    const wall = {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [10, 12],
            [26, 12],
          ] as [number, number][],
        },
      ],
    };
    expect(greets(meet(4, { map: wall }), 'star')).toBe(false);
  });

  test('[BDZ-camp-road-med] [BDZ-D-c133] so do those who want to; not those who run, nor anybody in a moving vehicle', () => {
    expect(greets(meet(4, { side: 'others' }), 'p-1')).toBe(true);
    expect(greets(meet(4, { road: { ...MEDIA, goal: 'run-away' } }), 'star')).toBe(false);
    const aboard = { seat: 'others', aboard: 'sedan', sits: 'wheel' } as const;
    const ride = (speed: number) =>
      meet(30, {
        vehicles: { sedan: { x: 18, y: 13, facing: 90, speed } },
        people: { 'p-1': aboard, 'p-2': { ...aboard, sits: 'front' } },
      });
    expect([greets(ride(0), 'star'), greets(ride(6), 'star')]).toEqual([true, false]);
  });

  /** The band rolls four dice and the others three: first the successes, then failures. */
  const talk = (ours: number, theirs: number, more: readonly number[] = []) => {
    const band = Array.from({ length: 4 }, (_, i) => (i < ours ? 1 : 6));
    const others = Array.from({ length: 3 }, (_, i) => (i < theirs ? 1 : 6));
    const g = meet(4, {
      people: { star: { star: true, rep: 4, x: 18, y: 10, class: 'civilian' } },
      dice: [...band, ...others, ...more],
    });
    return g.begin(theyTalk(g.w));
  };

  test('[BDZ-enc-mg-win2] [BDZ-D-c65] two ahead: they join for good, and it is over', () => {
    const g = talk(2, 0).end();
    expect(g.facts('greeted')[0]?.result).toBe('joins');
    expect(g.state.people.map((p) => p.seat)).toEqual(Array(4).fill('player-1'));
    expect([g.state.encounter?.guests, g.state.encounter?.ended]).toEqual([[], true]);
    g.step();
    expect(g.state.campaign?.members.map((m) => m.id)).toEqual(['star', 'bo', 'p-1', 'p-2']);
  });

  test('[BDZ-enc-mg-win1] [BDZ-D-c65] one ahead: guests, who go when it is over', () => {
    const g = talk(1, 0).end();
    expect([g.state.encounter?.guests, g.state.encounter?.ended]).toEqual([['p-1', 'p-2'], true]);
    g.step();
    expect(g.state.campaign?.members.map((m) => m.id)).toEqual(['star', 'bo']);
    expect(g.state.people.map((p) => p.id)).toEqual(['star', 'bo']);
  });

  test('[BDZ-enc-mg-lose1] [BDZ-D-c65] one behind: they part', () => {
    const g = talk(0, 1).end();
    expect([g.facts('greeted')[0]?.result, g.state.encounter?.ended, g.person('p-1').seat]).toEqual([
      'apart',
      true,
      'others',
    ]);
  });

  test('[BDZ-enc-mg-win1] [BDZ-enc-mg-lose1] [BDZ-camp-barter-when] guests, and those who part in peace, trade first', () => {
    const trade = (dice: readonly number[]) => {
      const g = meet(4, { dice });
      g.w.s.campaign = { ...g.w.s.campaign, goods: { luxury: 2 } } as typeof g.w.s.campaign;
      g.begin(theyTalk(g.w));
      return g.asks()[0]?.code;
    };
    // A survivor facing civilians rolls two dice.
    expect([trade([1, 6, 6, 6, 6, 6, 6]), trade([6, 6, 1, 6, 6, 6, 6])]).toEqual([
      'barter-want',
      'barter-want',
    ]);
    expect(trade([1, 1, 6, 6, 6, 6, 6, 6])).toBeUndefined();
  });

  test('[BDZ-camp-barter-max] [BDZ-camp-road-patients-injured] the injured count among those with whom the band trades', () => {
    const next = (status: 'out' | 'dead') => {
      const g = meet(4, {
        people: { 'p-2': { seat: 'others', status, x: 19.5, y: 14 } },
        dice: [1, 6, 6, 6, 6, 6, 6],
      });
      g.w.s.campaign = { ...g.w.s.campaign, goods: { luxury: 2 } } as typeof g.w.s.campaign;
      return g.begin(theyTalk(g.w)).answer('food', 'food').question();
    };
    expect(next('out')).toContain('barter-want');
    expect(next('dead')).toContain('barter-offer');
  });

  test('[BDZ-enc-mg-lose2] two behind: a fight, the quicker leader first', () => {
    // Only somebody able to shoot can fire first: of the two, only p-1 is.
    const g = talk(0, 2, [1, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(g.state.encounter?.peace).toBe(false);
    expect(g.facts('fires-first')[0]).toMatchObject({ who: 'p-1', over: 'star' });
  });

  test('[BDZ-camp-road-patients-injured] the injured join with the others', () => {
    const g = meet(4, {
      people: { 'p-2': { seat: 'others', status: 'out', x: 19.5, y: 14 } },
      dice: [1, 1, 6, 6, 6, 6, 6, 6],
    });
    g.begin(theyTalk(g.w)).end();
    expect(g.facts('joins')[0]?.who.map((p) => p.id)).toEqual(['p-1', 'p-2']);
  });

  test('[BDZ-enc-mg-win2] [BDZ-camp-road-patients-injured] so does one whom they carry; the dead, and those who have left, do not', () => {
    const g = meet(4, {
      people: {
        'p-1': { seat: 'others', class: 'civilian', rep: 3, facing: 180, x: 18, y: 14, retrieves: 'p-2' },
        'p-2': { seat: 'others', status: 'out', x: -1, y: -1 },
        'p-3': { seat: 'others', status: 'dead', prone: true, x: 20, y: 14 },
        'p-4': { seat: 'others', x: -1, y: -1 },
      },
      // Three dice each, then the Recovery Test.
      dice: [1, 1, 6, 6, 6, 6, 1, 1],
    });
    g.begin(theyTalk(g.w)).end();
    expect(g.facts('joins')[0]?.who.map((p) => p.id)).toEqual(['p-1', 'p-2']);
    g.step();
    // Nobody of the band has been lost.
    expect(g.facts('came-home')[0]).toMatchObject({ lost: [] });
    expect(g.state.campaign?.bereft).toBe(false);
  });
});
