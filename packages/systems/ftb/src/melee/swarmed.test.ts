import { describe, expect, test } from 'vitest';
import { game, type PersonGiven } from '../testing/game.js';
import { melee } from './melee.js';

describe('zombies', () => {
  const around = [
    { x: 18, y: 17.2 },
    { x: 18.8, y: 18 },
    { x: 18, y: 18.8 },
    { x: 17.2, y: 18 },
  ];
  const swarm = (n: number, dice: readonly number[], human: PersonGiven = {}) => {
    const zeds = Object.fromEntries(around.slice(0, n).map((at, i) => [`zed-${i + 1}`, at]));
    const g = game({ people: { b: { x: 18, y: 18, ...human } }, zeds, dice });
    return g.begin(melee(g.w, Object.keys(zeds), 'b'));
  };

  test('[FTB-3.4.2.1] [FTB-D-244] who kills a third zombie, with all else done, may choose a Class before the next round', () => {
    const near = { class: 'citizen', zedsKilled: 1, hurtArmed: true, knowsFeasts: true, star: true } as const;
    const g = swarm(4, [...[1, 2, 3, 4, 6], ...[1, 2, 4, 5, 5, 6]], { rep: 5, ...near });
    expect(g.facts('zed-down')).toHaveLength(2);
    expect(g.question()).toBe('player-1 class FTB-3.4.2.1');
  });

  test('[FTB-EX-10.11.2] [FTB-10.11.1a] [FTB-10.11.1b] [FTB-10.11.2] Billy and four zombies', () => {
    const g = swarm(4, [...[1, 2, 3, 4, 6], ...[1, 2, 4, 5, 5, 6], ...[1, 2, 6, 6, 6], ...[1, 4, 5, 6]], {
      rep: 5,
    }).end();
    expect(g.facts('melee-round')).toMatchObject([
      { attackers: { dice: 6, successes: 2 }, target: { dice: 5, successes: 4, granted: 1 }, won: 'target' },
      { attackers: { dice: 4, successes: 1 }, target: { successes: 3 } },
    ]);
    expect(g.facts('zed-down').map((f) => f.zed)).toEqual(['zed-1', 'zed-2', 'zed-3', 'zed-4']);
    expect(g.person('b')).toMatchObject({ zedsKilled: 4, infection: 'none' });
    g.done();
  });

  test('[FTB-10.11.1a] [FTB-T-melee-modifiers] each zombie after the first is a die more', () => {
    const dice = (n: number) =>
      swarm(n, [1, 1, 1, 1, 6, 6, 6, 6, 6, 6]).facts('melee-round')[0]?.attackers.dice;
    expect([1, 2, 3, 4].map(dice)).toEqual([3, 4, 5, 6]);
  });

  test('[FTB-10.11.1c] [FTB-10.11.3a] zombies that win roll Melee Results; the human that lost the first round is exposed', () => {
    const g = swarm(1, [...[6, 6, 6, 6], ...[1, 2, 3], /* margin 2 */ 3, ...[1, 6, 6], ...[6, 6, 6]]).end();
    expect(g.facts('melee-result')).toMatchObject([{ by: 'zed-1', margin: 2, result: 'rep-down', rep: 3 }]);
    expect(g.facts('melee-round')[1]?.target.dice).toBe(3);
    expect(g.person('b').infection).toBe('exposed');
    expect(g.has('zed-1')).toBe(false);
    g.done();
  });

  test('[FTB-10.11.3a] a drawn first round exposes; one won first and a lost one after do not; Out of the Fight does', () => {
    const drawn = swarm(1, [6, 6, 6, 6, 1, 6, 6, 1, 6, 6, 6, 6, 6, 6]).end();
    expect(drawn.facts('melee-round').map((f) => f.won)).toEqual(['nobody', 'target']);
    expect(drawn.person('b').infection).toBe('exposed');
    const later = swarm(2, [
      ...[1, 1, 6, 6],
      ...[1, 1, 6, 6],
      ...[6, 6, 6, 6],
      ...[1, 1, 6],
      6,
      ...[1, 6, 6],
      6,
      6,
      6,
    ]).end();
    expect(later.facts('melee-round').map((f) => f.won)).toEqual(['target', 'attackers', 'target']);
    expect(later.person('b').infection).toBe('none');
    const out = swarm(2, [...[1, 1, 6, 6], ...[1, 1, 6, 6], ...[6, 6, 6, 6], ...[1, 1, 1], 2]).end();
    expect(out.person('b')).toMatchObject({
      condition: 'out-of-the-fight',
      infection: 'exposed',
      byZombie: true,
    });
  });

  test('[FTB-10.11.3a] [FTB-10.11.3c] the dead, the immune and the infected are not exposed', () => {
    const dead = swarm(1, [6, 6, 6, 6, 1, 1, 1, 1]).end();
    expect(dead.person('b')).toMatchObject({ condition: 'obviously-dead', infection: 'none' });
    for (const infection of ['immune', 'infected'] as const) {
      const g = swarm(1, [6, 6, 6, 6, 1, 1, 1, 2], { infection }).end();
      expect(g.person('b').infection).toBe(infection);
      expect(g.facts('exposed')).toHaveLength(0);
    }
  });

  test('[FTB-3.1.4.1e] [FTB-3.1.4.5] [FTB-3.1.4.3] [FTB-3.1.4.2] no advantage helps against a zombie, nor Hard as Nails', () => {
    const g = swarm(1, [6, 6, 6, 6, 1, 1, 1, 1], {
      star: true,
      power: 4,
      attributes: ['hard-as-nails'],
    }).end();
    expect(g.person('b')).toMatchObject({ condition: 'obviously-dead', power: 4, nails: false });
    g.done();
  });

  test('[FTB-10.1.3] against zombies every weapon kills, and a bare hand too', () => {
    const g = swarm(1, [1, 6, 6, 6, 6, 6, 6], { star: true }).end();
    expect(g.has('zed-1')).toBe(false);
    expect(g.person('b').fought).toBe(false);
  });

  test('[FTB-10.11] [FTB-8.3.2a] several humans on one zombie fight one after the other, until it is dead', () => {
    const g = game({
      people: { b: { rep: 4, x: 18, y: 18 }, c: { rep: 5, x: 18.8, y: 17.2 } },
      zeds: { 'zed-1': { x: 18, y: 17.2 } },
      dice: [...[6, 6, 6, 6, 6], ...[1, 1, 1], 2, ...[1, 6, 6, 6], ...[6, 6, 6]],
    });
    g.begin(melee(g.w, ['b', 'c'], 'zed-1')).end();
    expect(g.facts('melee-round').map((f) => f.target.who[0])).toEqual(['c', 'b']);
    expect(g.person('c').condition).toBe('out-of-the-fight');
    expect(g.has('zed-1')).toBe(false);
    g.done();
  });
});
