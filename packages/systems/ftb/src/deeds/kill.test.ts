import { describe, expect, test } from 'vitest';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { CAPTURE, FINISH_OFF, WEASEL } from './kill.js';

const offers = (deed: typeof WEASEL, g: Game) => deed.offers(g.w, g.person('star-1'), []).map((o) => o.what);

describe('auto-kill or capture', () => {
  const lying = (given: PersonGiven = {}, own: PersonGiven = {}, more: Situation = {}) =>
    game({
      ...more,
      people: {
        'star-1': { x: 18, y: 18, ...own },
        foe: { side: 'party-1', x: 18, y: 19, condition: 'out-of-the-fight', ...given },
        ...more.people,
      },
      parties: { 'party-1': { attitude: 'enemy' } },
    });

  test('[FTB-7.9] an active figure next to one that is Out of the Fight kills or captures it without a roll', () => {
    const g = lying();
    expect(offers(FINISH_OFF, g)).toEqual(['foe']);
    expect(offers(CAPTURE, g)).toEqual(['foe']);
    g.begin(FINISH_OFF.act(g.w, 'star-1', 'foe')).end();
    expect(g.person('foe').condition).toBe('obviously-dead');
    const other = lying();
    other.begin(CAPTURE.act(other.w, 'star-1', 'foe')).end();
    expect(other.person('foe').condition).toBe('captured');
    expect(other.person('star-1').acted).toBe(false);
  });

  test('[FTB-7.9] even on the turn it fell: whoever has fired may still do it', () => {
    expect(offers(FINISH_OFF, lying({}, { acted: true }))).toEqual(['foe']);
  });

  test('[FTB-7.9] not from afar, not one on its feet, not one of its own', () => {
    expect(offers(FINISH_OFF, lying({ y: 19.1 }))).toEqual([]);
    expect(offers(FINISH_OFF, lying({ condition: 'carry-on' }))).toEqual([]);
    expect(offers(FINISH_OFF, lying({ condition: 'obviously-dead' }))).toEqual([]);
    expect(offers(FINISH_OFF, lying({ side: 'players' }))).toEqual([]);
    expect(offers(CAPTURE, lying({ side: 'players' }))).toEqual([]);
    const carried = lying({}, {}, { people: { mate: { side: 'party-1', x: 18, y: 19, carries: 'foe' } } });
    expect(offers(FINISH_OFF, carried)).toEqual([]);
  });

  test('[FTB-12.9] [FTB-7.9] people one of whom is killed or captured are Enemies from then on; In Sight if any of them is in view', () => {
    const after = (deed: typeof CAPTURE, mate: PersonGiven, more: Situation = {}) => {
      const g = game({
        ...more,
        people: {
          'star-1': { x: 18, y: 18, rep: 5 },
          foe: { side: 'party-1', x: 18, y: 19, condition: 'out-of-the-fight' },
          mate: { side: 'party-1', x: 18, y: 26, rep: 3, facing: 180, ...mate },
        },
        parties: { 'party-1': { class: 'ganger', attitude: 'friend' } },
        active: ['star-1'],
        dice: [1, 1, 1, 1, 1, 6, 6, 6],
      });
      g.begin(deed.act(g.w, 'star-1', 'foe'));
      return [g.state.parties[0]?.attitude, ...g.asks().map((a) => a.code)];
    };
    expect([after(FINISH_OFF, {}), after(CAPTURE, {})]).toEqual(Array(2).fill(['enemy', 'in-sight']));
    expect(after(CAPTURE, { condition: 'out-of-the-fight' })).toEqual(['enemy']);
    expect(after(CAPTURE, {}, { begun: 17 })).toEqual(['friend']);
    // With nobody of them left, alive and free, there are none to become Enemies.
    expect(after(FINISH_OFF, { condition: 'obviously-dead' })).toEqual(['friend']);
    expect(after(CAPTURE, { condition: 'captured' })).toEqual(['friend']);
    expect(after(CAPTURE, { condition: 'left' })).toEqual(['enemy']);
  });

  test('[FTB-7.9] [FTB-D-246] not through a wall, even in sight of it, and not one on another floor; through a door', () => {
    const spot = (x: number, y: number): [number, number] => [x, y];
    const wall = { id: 'wall', kind: 'high wall', path: [spot(12, 18.5), spot(24, 18.5)] };
    expect(offers(FINISH_OFF, lying({}, {}, { map: { barriers: [wall] } }))).toEqual([]);
    const rect: [number, number, number, number] = [12, 6, 24, 18.5];
    const house = (level: number, door?: number) => {
      const doors =
        door === undefined ? [] : [{ id: 'door', at: spot(door, 18.5), type: 'standard' as const }];
      const buildings = [{ id: 'house', name: 'House', rect, levels: 2, doors }];
      return offers(FINISH_OFF, lying({}, { level }, { map: { buildings } }));
    };
    expect([house(0), house(1), house(0, 14), house(0, 18)]).toEqual([[], [], [], ['foe']]);
  });

  test('[FTB-7.9] [FTB-D-246] nor does a wall of the floor below part them', () => {
    const path: [number, number][] = [
      [12, 18.5],
      [24, 18.5],
    ];
    const rect: [number, number, number, number] = [12, 6, 24, 30];
    const on = (level: number) => {
      const buildings = [{ id: 'house', name: 'House', rect, levels: 2, inner: [{ path, level: 0 }] }];
      return offers(FINISH_OFF, lying({ level }, { level }, { map: { buildings } }));
    };
    expect([on(0), on(1)]).toEqual([[], ['foe']]);
  });

  test('[FTB-5.6.4] [FTB-7.9] [FTB-D-176] a friend of the dead who sees it within 4 inches takes Man Down, and hides from the killer', () => {
    const mate = (x: number) =>
      lying({}, {}, { people: { mate: { side: 'party-1', x, y: 19, facing: 270 } }, dice: [1, 6] });
    const g = mate(22);
    g.begin(FINISH_OFF.act(g.w, 'star-1', 'foe')).end();
    expect(g.facts('reacted')).toMatchObject([{ who: 'mate', tests: ['man-down'], result: 'duck-back' }]);
    expect(g.person('mate').prone).toBe(true);
    const far = mate(22.1);
    far.begin(FINISH_OFF.act(far.w, 'star-1', 'foe')).end();
    expect(far.facts('reacted')).toEqual([]);
    const taken = mate(22);
    taken.begin(CAPTURE.act(taken.w, 'star-1', 'foe')).end();
    expect(taken.facts('reacted')).toEqual([]);
  });

  test('[FTB-3.1.4.2] [FTB-3.1.4.3] a Star of more Rep can be captured only; one of no more may cheat death', () => {
    const star: PersonGiven = { side: 'player-2', star: true };
    const larger = lying({ ...star, rep: 5 }, { rep: 4 });
    expect(offers(FINISH_OFF, larger)).toEqual([]);
    expect(offers(CAPTURE, larger)).toEqual(['foe']);
    const g = lying({ ...star, rep: 4 }, { rep: 4 });
    g.begin(FINISH_OFF.act(g.w, 'star-1', 'foe'));
    expect(g.question()).toBe('player-2 cheat-death FTB-3.1.4.3');
    g.answer(true).end();
    expect(g.person('foe')).toMatchObject({ condition: 'cheated-death', rep: 3 });
    const least = lying({ ...star, rep: 2 }, { rep: 4 });
    least
      .begin(FINISH_OFF.act(least.w, 'star-1', 'foe'))
      .answer(true)
      .end();
    expect(least.person('foe').rep).toBe(2);
  });
});

describe('popping the weasel', () => {
  const sneak = (dice: readonly number[] = [], own: PersonGiven = {}, facing = 0, y = 19) =>
    game({
      people: { 'star-1': { x: 18, y: 18, has: ['ba-pistol'], ...own } },
      zeds: { 'zed-1': { x: 18, y, facing } },
      dice,
    });

  test('[FTB-10.10.5a] next to a zombie and behind it, active with its action left', () => {
    const gun = sneak().person('star-1').hand[0];
    expect(offers(WEASEL, sneak())).toEqual(['zed-1/quietly', `zed-1/${gun}`]);
    expect(offers(WEASEL, sneak([], {}, 180))).toEqual([]);
    expect(offers(WEASEL, sneak([], {}, 90))).toEqual([]);
    expect(offers(WEASEL, sneak([], {}, 89))).toHaveLength(2);
    expect(offers(WEASEL, sneak([], {}, 0, 19.1))).toEqual([]);
    expect(offers(WEASEL, sneak([], { acted: true }))).toEqual([]);
    // FTB-10.9.3m: whoever passed none on Zed or No Zed may not; whoever has not been tested may.
    expect(offers(WEASEL, sneak([], { knowsZeds: false, metZed: 1 }))).toEqual([]);
    expect(offers(WEASEL, sneak([], { knowsZeds: false }))).toHaveLength(2);
    expect(offers(WEASEL, sneak([], { has: [] }))).toEqual(['zed-1/quietly']);
    // FTB-5.7.3c: a figure that has ducked back since it became active may not fire.
    expect(offers(WEASEL, sneak([], { heldFire: true }))).toEqual(['zed-1/quietly']);
  });

  test('[FTB-6.8] [FTB-10.10.5a] a weapon of a single shot is empty then, as after any other', () => {
    const crossbow = {
      id: 'crossbow',
      name: 'Crossbow',
      abbr: 'CB',
      range: 24,
      target: [1],
      impact: 2,
      hands: 2,
      silent: true,
    };
    const shot = (single: boolean) => {
      const g = game({
        people: { 'star-1': { x: 18, y: 18, has: ['crossbow'] } },
        zeds: { 'zed-1': { x: 18, y: 19, facing: 0 } },
        files: { weapons: [{ ...crossbow, ...(single && { single }) }] as never },
        dice: [2],
      });
      g.begin(WEASEL.act(g.w, 'star-1', `zed-1/${g.person('star-1').hand[0]}`)).end();
      return g.person('star-1').items[0]?.empty;
    };
    expect([shot(true), shot(false)]).toEqual([true, false]);
  });

  test('[FTB-10.10.5a] [FTB-10.10.5c] the fewest dice, no roll to hit or kill, the noise of a shot; it may move on', () => {
    const g = sneak([2, /* noise */ 1], { used: 3 });
    const gun = g.person('star-1').hand[0];
    g.begin(WEASEL.act(g.w, 'star-1', `zed-1/${gun}`)).end();
    expect(g.facts('fired')).toMatchObject([{ dice: [2], ammo: 'left', why: 'weasel' }]);
    expect(g.facts('noise')).toMatchObject([{ dice: 1 }]);
    expect(g.has('zed-1')).toBe(false);
    // FTB-10.2.3: zombies drawn by the shot come before its effect.
    const told = g.w.facts.map((f) => (f as { is: string }).is);
    expect(told.indexOf('noise')).toBeLessThan(told.indexOf('zed-down'));
    expect(g.person('star-1')).toMatchObject({ used: 3, acted: true, zedsKilled: 1 });
    g.done();
  });

  test('[FTB-3.4.2.1] [FTB-D-244] whose third zombie it is, with all else done, may choose a Class at once', () => {
    const near = { class: 'citizen', zedsKilled: 2, hurtArmed: true, knowsFeasts: true } as const;
    const g = sneak([2, /* noise */ 1], near);
    g.begin(WEASEL.act(g.w, 'star-1', `zed-1/${g.person('star-1').hand[0]}`));
    expect(g.question()).toBe('player-1 class FTB-3.4.2.1');
  });

  test('[FTB-10.10.5a] [FTB-6.7a] ones count for ammo: two of them leave the weapon empty', () => {
    const ammo = (...dice: number[]) => {
      const g = sneak([...dice, 1, 1, 1], { has: ['machine-pistol'] });
      g.begin(WEASEL.act(g.w, 'star-1', `zed-1/${g.person('star-1').hand[0]}`)).end();
      return g.person('star-1').items[0]?.empty;
    };
    expect(ammo(1, 1, 6)).toBe(true);
    expect(ammo(1, 6, 6)).toBe(false);
  });

  test('[FTB-10.10.5a] [FTB-6.1-sg] the fewest dice of a shotgun are three: six are only allowed', () => {
    const g = sneak([1, 2, 3, ...[1, 1, 1]], { has: ['shotgun'] });
    g.begin(WEASEL.act(g.w, 'star-1', `zed-1/${g.person('star-1').hand[0]}`)).end();
    expect(g.facts('noise')).toMatchObject([{ dice: 3 }]);
    g.done();
  });

  test('[FTB-10.10.5a] [FTB-10.2.3] a silent weapon draws no zombies', () => {
    const g = sneak([2], { has: ['crossbow'] });
    g.begin(WEASEL.act(g.w, 'star-1', `zed-1/${g.person('star-1').hand[0]}`)).end();
    expect(g.facts('noise')).toEqual([]);
    expect(g.has('zed-1')).toBe(false);
    g.done();
  });

  test('[FTB-10.10.5b] [FTB-10.10.5c] or quietly, one round of melee in which it does not fight back', () => {
    const g = sneak([6, 6, 6, 6]);
    g.begin(WEASEL.act(g.w, 'star-1', 'zed-1/quietly')).end();
    expect(g.facts('melee-round')).toMatchObject([
      { attackers: { dice: 0, successes: 0 }, target: { successes: 1 } },
    ]);
    expect(g.has('zed-1')).toBe(false);
    expect(g.facts('noise')).toHaveLength(0);
    expect(g.person('star-1').infection).toBe('none');
    g.done();
  });

  test('[FTB-10.10.5b] [FTB-8.1] quietly it fights with the melee weapon in its hand', () => {
    const g = sneak([6, 6, 6, 6, 1], { has: ['one-hand'] });
    g.begin(WEASEL.act(g.w, 'star-1', 'zed-1/quietly')).end();
    expect(g.facts('melee-round')).toMatchObject([{ target: { dice: 5, successes: 2 } }]);
    g.done();
  });
});
