import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { FINISH_OFF } from '../deeds/kill.js';
import { walk } from '../moving/walking.js';
import { endOfTurn } from '../sequence/turns.js';
import { suffer } from '../shooting/damage.js';
import type { Feast } from '../state.js';
import { SEE_THE_FEAST } from '../tables/zeds.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { bodyFor, fallTo } from './feasts.js';
import { allSeeFeasts } from './feasttest.js';
import { zedsAct } from './zeds.js';
import { FEAST_NEAR } from './zedtests.js';

function moves(given: Situation, die = 1): Game {
  const g = game({
    ...given,
    encounter: { dice: { players: 5, zombies: die }, acting: 1, ...given.encounter },
  });
  return g.begin(zedsAct(g.w)).end();
}

const body = (x: number, y: number, more = {}) => ({
  n1: { x, y, condition: 'out-of-the-fight' as const, ...more },
});
const feast = (more: Partial<Feast> = {}): Feast => ({
  body: 'n1',
  x: 18,
  y: 18,
  level: 0,
  left: 3,
  begun: 1,
  seenBy: [],
  ...more,
});

describe('what draws to a feast', () => {
  test('[FTB-10.7a, FTB-10.7.1a] within 12 inches and in sight of a body it goes there, whoever else it sees', () => {
    const people = { ...body(18, 18), 'star-1': { x: 24, y: 30 } };
    const at = (y: number) => moves({ people, zeds: { 'zed-1': { x: 18, y, facing: 180 } } });
    expect(at(30).facts('walked')).toMatchObject([{ cause: 'FTB-10.7a' }]);
    expect(at(30).zed('zed-1')).toMatchObject({ x: 18, y: 24 });
    expect(at(30.1).facts('walked')[0]?.cause).not.toBe('FTB-10.7a');
  });

  test('[FTB-D-55] without a Line of Sight to it, it is not drawn', () => {
    const g = moves({ people: body(18, 18), zeds: { 'zed-1': { x: 18, y: 24, facing: 0 } } });
    expect(g.facts('walked')).toMatchObject([{ cause: 'FTB-10.7f' }]);
    const joins = moves({
      people: body(18, 18),
      zeds: { 'zed-1': { x: 18, y: 24, facing: 0 }, 'zed-2': { x: 18, y: 18.8, feast: 'n1' } },
      state: { feasts: [feast()] },
    });
    expect(joins.facts('walked')).toMatchObject([{ cause: 'FTB-10.7f' }]);
  });

  test('[FTB-10.7.1a] the nearest body; the dead only where zombies saw them die', () => {
    const two = { ...body(18, 18), n2: { x: 20, y: 24, condition: 'obviously-dead' as const, fresh: true } };
    const zeds = { 'zed-1': { x: 18, y: 28, facing: 180 } };
    const g = moves({ people: two, zeds, dice: [4] });
    expect(g.state.feasts).toMatchObject([{ body: 'n2', left: 4, begun: 2 }]);
    const stale = moves({ people: { n2: { ...two.n2, fresh: false } }, zeds });
    expect(stale.facts('walked')).toMatchObject([{ cause: 'FTB-10.7f' }]);
  });

  test('[FTB-10.7.1a] of two bodies equally near the first; none that is no longer on the table', () => {
    const people = { ...body(14, 18), n2: { x: 22, y: 18, condition: 'out-of-the-fight' as const } };
    const g = game({ people, zeds: { 'zed-1': { x: 18, y: 24, facing: 180 } } });
    expect(bodyFor(g.w, 'zed-1')).toBe('n1');
    const gone = game({ people: body(-1, 18), zeds: { 'zed-1': { x: 1, y: 18, facing: 270 } } });
    expect(bodyFor(gone.w, 'zed-1')).toBe('');
  });

  test('[FTB-10.7.1d] one that eats does not turn to another body beside it', () => {
    const g = game({
      people: { ...body(18, 18), n2: { x: 18, y: 19.6, condition: 'obviously-dead', fresh: true } },
      zeds: { 'zed-1': { x: 18, y: 18.8, feast: 'n2' } },
      state: { feasts: [feast({ body: 'n2' })] },
    });
    g.begin(fallTo(g.w, 'n1')).end();
    expect(g.zed('zed-1').feast).toBe('n2');
  });

  test('[FTB-10.7.1a] whoever dies in sight of a zombie is fresh', () => {
    const dies = (facing: number) => {
      const g = game({ people: { n1: { x: 18, y: 18 } }, zeds: { 'zed-1': { x: 18, y: 28, facing } } });
      g.begin(suffer(g.w, 'n1', 'obviously-dead', { by: 'zed-1', rep: 0, how: 'melee' })).end();
      return g.person('n1').fresh;
    };
    expect([dies(180), dies(0)]).toEqual([true, false]);
    const g = game({
      people: { ...body(18, 18, { side: 'party-1' }), 'star-1': { x: 18.8, y: 18 } },
      parties: { 'party-1': { attitude: 'enemy' } },
      zeds: { 'zed-1': { x: 18, y: 28, facing: 180 } },
    });
    g.begin(FINISH_OFF.act(g.w, 'star-1', 'n1')).end();
    expect(g.person('n1').fresh).toBe(true);
  });

  test('[FTB-10.7.1d] any number join in', () => {
    const zeds = Object.fromEntries(
      Array.from({ length: 14 }, (_, i) => [
        `zed-${i + 1}`,
        { x: 14 + (i % 7) * 1.3, y: 21 + Math.floor(i / 7) * 1.2, facing: 180 },
      ]),
    );
    const g = moves({ people: body(18, 18), zeds, dice: [6] });
    expect(g.state.zeds.filter((z) => z.feast === 'n1').length).toBeGreaterThan(10);
    expect(g.facts('feast')).toHaveLength(1);
    for (const z of g.state.zeds)
      for (const o of g.state.zeds) if (z !== o) expect(distance(z, o)).toBeGreaterThan(0.797);
  });

  test('[FTB-10.7a] those that eat go on, though somebody stands by', () => {
    const g = moves({
      people: { ...body(18, 18), 'star-1': { x: 18, y: 21 } },
      zeds: { 'zed-1': { x: 18, y: 18.8, facing: 0, feast: 'n1' } },
      state: { feasts: [feast()] },
    });
    expect(g.facts('walked')).toEqual([]);
    expect(g.facts('zeds-act')).toMatchObject([{ zeds: [], frenzy: [] }]);
    expect(g.state.swarms).toEqual([]);
  });

  test('[FTB-10.7.1a, FTB-10.7.1b] zombies that brought somebody down begin at once; nobody eats whom a friend carries', () => {
    const zeds = { 'zed-1': { x: 18, y: 18.8, facing: 180 }, 'zed-2': { x: 18, y: 20, facing: 180 } };
    const g = game({ people: body(18, 18), zeds, dice: [5] });
    g.begin(fallTo(g.w, 'n1')).end().done();
    expect(g.facts('feast')).toMatchObject([{ body: 'n1', turns: 5 }]);
    expect(g.state.zeds.map((z) => z.feast)).toEqual(['n1', '']);
    const carried = game({ people: { ...body(18, 18), 'star-1': { x: 18, y: 18, carries: 'n1' } }, zeds });
    carried.begin(fallTo(carried.w, 'n1')).end();
    expect(carried.facts('feast')).toEqual([]);
  });
});

describe('whom zombies bring down', () => {
  test('[FTB-10.6b, FTB-10.7.1a, FTB-10.11] the charge, the melee, and the feast at once', () => {
    const g = game({
      encounter: { dice: { players: 5, zombies: 3 }, acting: 1 },
      people: { 'star-1': { x: 18, y: 18, rep: 4 } },
      zeds: { 'zed-1': { x: 18, y: 22, facing: 180 } },
      // The charge, the round that it loses by two, Out of the Fight, the feast.
      dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 2, 5],
    });
    g.begin(zedsAct(g.w)).end();
    g.begin(zedsAct(g.w)).end().done();
    expect(g.person('star-1')).toMatchObject({ condition: 'out-of-the-fight', infection: 'exposed' });
    expect(g.state.feasts).toMatchObject([{ body: 'star-1', left: 5 }]);
    expect(g.zed('zed-1').feast).toBe('star-1');
    // Nobody is left to help. FTB-D-265.
    expect(g.state.feasts[0]?.alone).toBe(true);
    g.begin(zedsAct(g.w)).end();
    expect(g.result).toBe(false);
  });
});

describe('how long it lasts', () => {
  const eating = (more: Partial<Feast>, given: Situation = {}) => {
    const g = game({
      people: body(18, 18, { star: true, rep: 5, power: 5 }),
      zeds: {
        'zed-1': { x: 18, y: 18.8, facing: 0, feast: 'n1' },
        'zed-2': { x: 18.8, y: 18, facing: 90, feast: 'n1' },
      },
      state: { feasts: [feast(more)] },
      ...given,
    });
    return g.begin(endOfTurn(g.w)).end();
  };

  test('[FTB-D-39, FTB-10.7.1b, FTB-3.1.4.5] nothing at the end of the turn in which it began; then the die goes down and the body is dead', () => {
    const first = eating({ begun: 2 });
    expect(first.person('n1').condition).toBe('out-of-the-fight');
    expect(first.state.feasts[0]?.left).toBe(3);
    const second = eating({ begun: 1 });
    expect(second.person('n1').condition).toBe('obviously-dead');
    expect(second.facts('eaten')).toHaveLength(1);
    expect(second.state.feasts[0]?.left).toBe(2);
    expect(second.facts('star-power')).toEqual([]);
  });

  test('[FTB-10.7.1b] [FTB-D-39] a feast on somebody who still lived lasts all the turns of its die', () => {
    const g = eating({ begun: 1, left: 3 }, { dice: [1, 1] });
    const turn = () => {
      const e = g.state.encounter;
      if (e) e.turn++;
      g.begin(endOfTurn(g.w)).end();
      return g.state.feasts[0]?.left;
    };
    expect(g.state.feasts[0]?.left).toBe(2);
    expect([turn(), turn()]).toEqual([1, undefined]);
    expect(g.facts('feast-broken')).toEqual([]);
    g.done();
  });

  test('[FTB-D-39] its friends may drive them off before that', () => {
    const g = eating({ begun: 1 }, { zeds: {} });
    expect(g.person('n1').condition).toBe('out-of-the-fight');
    expect(g.state.feasts).toEqual([]);
    expect(g.facts('feast-broken')).toHaveLength(1);
  });

  test('[FTB-10.7.1c] its last turn over each goes off by the clock, and the body draws nobody any more', () => {
    const g = eating({ left: 1 }, { dice: [3, 6] });
    g.done();
    expect(g.state.feasts).toEqual([]);
    expect(g.state.zeds.map((z) => [z.feast, z.facing])).toEqual([
      ['', 180],
      ['', 90],
    ]);
    expect(g.person('n1')).toMatchObject({ condition: 'obviously-dead', fresh: false });
  });
});

test('[FTB-5.6.4] [FTB-D-176] whoever sees a friend eaten within 4 inches takes Man Down', () => {
  const eaten = (y: number) => {
    const g = game({
      people: { ...body(18, 18), dez: { x: 18, y, facing: 180, rep: 4 } },
      zeds: { 'zed-1': { x: 18, y: 17.2, facing: 0, feast: 'n1' } },
      state: { feasts: [feast()] },
      dice: [1, 1],
    });
    return g
      .begin(endOfTurn(g.w))
      .end()
      .facts('reacted')
      .map((f) => f.tests);
  };
  expect(eaten(22)).toEqual([['man-down']]);
  expect(eaten(22.1)).toEqual([]);
});

describe('See the Feast', () => {
  const seen = (y: number, more = {}): Situation => ({
    people: { ...body(18, 18), dez: { x: 18, y, facing: 180, rep: 4, knowsFeasts: false, ...more } },
    zeds: { 'zed-1': { x: 18, y: 17.2, facing: 0, feast: 'n1' } },
    state: { feasts: [feast()] },
    encounter: { done: ['dez'] },
  });
  const sees = (y: number, dice: readonly number[], more = {}) => {
    const g = game({ ...seen(y, more), dice });
    return g.begin(allSeeFeasts(g.w)).end();
  };

  test('[FTB-EX-10.9.4] [FTB-10.9.4m, FTB-D-25] one passed: Duck Back, no action for 1/2d6 turns, and not free of the test', () => {
    const g = sees(22, [5, 3, 4]);
    g.done();
    // A 4 means two turns, as is told, although it has already acted this turn.
    expect(g.facts('see-the-feast')).toMatchObject([{ passed: 1, turns: 2, numb: 3 }]);
    expect(g.facts('ducked-back')).toHaveLength(1);
    expect(g.person('dez')).toMatchObject({ knowsFeasts: false, numb: 3 });
    g.begin(allSeeFeasts(g.w)).end();
    expect(g.facts('see-the-feast')).toHaveLength(1);
  });

  test('[FTB-10.9.4m] [FTB-5.7.3a] it ducks from those that eat, whatever other zombies there are', () => {
    const hedge = (y: number) => ({
      id: `h${y}`,
      kind: 'low wall',
      path: [
        [14, y],
        [22, y],
      ] as [number, number][],
    });
    const given = seen(22);
    const g = game({
      ...given,
      zeds: { ...given.zeds, 'zed-2': { x: 18, y: 32 } },
      map: { barriers: [hedge(20.5), hedge(27)] },
      dice: [5, 3, 1],
    });
    g.begin(allSeeFeasts(g.w)).end();
    expect(g.person('dez').y).toBeGreaterThan(20.5);
    expect(g.person('dez').behind).toBe(true);
  });

  test('[FTB-D-25] [FTB-10.9.4m] who is active just now has acted this turn; who waits for its turn has not', () => {
    const numb = (active: string) => {
      const given = seen(22);
      const people = { ...given.people, n5: { x: 3, y: 3 } };
      const g = game({ ...given, people, active: [active], encounter: {}, dice: [5, 3, 4] });
      g.begin(allSeeFeasts(g.w)).end();
      return g.person('dez').numb;
    };
    expect([numb('dez'), numb('n5')]).toEqual([3, 2]);
  });

  test('[FTB-10.9.4] a body that is on the table no more is no feast to see', () => {
    const given = seen(22);
    const g = game({ ...given, people: { ...given.people, n1: { x: 18, y: 18, condition: 'turned' } } });
    g.begin(allSeeFeasts(g.w)).end();
    expect(g.facts('see-the-feast')).toEqual([]);
  });

  test('[FTB-3.4.2.1] [FTB-D-244] two passed, with all else done: a Citizen may choose a Class at once', () => {
    const near = { class: 'citizen', zedsKilled: 3, hurtArmed: true, star: true } as const;
    const asked = (dice: readonly number[]) => {
      const g = game({ ...seen(22, near), dice });
      g.begin(allSeeFeasts(g.w));
      return g.question();
    };
    expect(asked([1, 1])).toBe('player-1 class FTB-3.4.2.1');
    expect(asked([5, 3, 4])).not.toBe('player-1 class FTB-3.4.2.1');
  });

  test('[FTB-10.9.4m, FTB-D-25] a single turn as well is the next one of who has acted in this', () => {
    const g = sees(22, [5, 3, 1]);
    expect(g.facts('see-the-feast')).toMatchObject([{ turns: 1, numb: 2 }]);
  });

  test('[FTB-10.9.4m, FTB-T-see-the-feast] it misses so many turns: this one too, where it has not been active yet', () => {
    const g = game({ ...seen(22), encounter: { done: [] }, dice: [5, 3, 4, /* it is eaten */ 1, 1] });
    g.begin(allSeeFeasts(g.w)).end();
    expect(g.person('dez').numb).toBe(2);
    g.begin(endOfTurn(g.w)).end();
    expect(g.person('dez').numb).toBe(1);
  });

  test('[FTB-10.9.4, FTB-10.9.4m] two passed carry on and are free of it; none runs away', () => {
    const two = sees(22, [4, 1]);
    expect(two.person('dez')).toMatchObject({ knowsFeasts: true, numb: 0, condition: 'carry-on' });
    expect(two.facts('see-the-feast')).toMatchObject([{ passed: 2, turns: 0 }]);
    const none = sees(22, [5, 6]);
    expect(none.person('dez').condition).toBe('ran-away');
  });

  test.each([
    [2, [4, 1]],
    [1, [5, 3, 4]],
    [0, [5, 6]],
  ] as const)(
    '[FTB-T-see-the-feast] %i passed: tested again or not, as the table is printed',
    (passed, dice) => {
      const row = SEE_THE_FEAST.rows.find((each) => each.passed === passed);
      expect(sees(22, dice).person('dez').knowsFeasts).toBe(row?.again === false);
    },
  );

  test('[FTB-10.9.4] only within 6 inches, in sight, and for the first time', () => {
    expect(sees(24, [1, 1]).facts('see-the-feast')).toHaveLength(1);
    expect(sees(24.1, []).facts('see-the-feast')).toHaveLength(0);
    expect(sees(22, [], { facing: 0 }).facts('see-the-feast')).toHaveLength(0);
    expect(sees(22, [], { knowsFeasts: true }).facts('see-the-feast')).toHaveLength(0);
  });

  test('[FTB-10.9.4, FTB-10.9.2] it stops whoever comes within 6 inches of one, and a feast that begins near by is seen too', () => {
    const g = game({ ...seen(27), dice: [1, 1] });
    const points = [
      [18, 27, 0],
      [18, 20, 0],
    ] as const;
    g.begin(
      walk(g.w, 'dez', { points, costs: [0, 7], cost: 7, length: 7 }, 'walk', 'FTB-5.2a', [FEAST_NEAR]),
    ).end();
    expect(g.person('dez').y).toBe(24);
    const begins = game({
      people: { ...body(18, 18), dez: { x: 18, y: 22, facing: 180, rep: 4, knowsFeasts: false } },
      zeds: { 'zed-1': { x: 18, y: 18.8, facing: 180 } },
      dice: [3, 2, 1],
    });
    begins.begin(fallTo(begins.w, 'n1')).end().done();
    expect(begins.person('dez').knowsFeasts).toBe(true);
  });
});
