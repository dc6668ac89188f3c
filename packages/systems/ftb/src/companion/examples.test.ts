import { type Fact, type Json, resolve, SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ftb } from '../index.js';

const setup = { scenario: 'search', options: {} };
const run = (id: string, input: Json, dice: readonly number[], answers: readonly Json[] = []) =>
  resolve(ftb, id, input, setup, { dice, answers }).result;
const facts = (id: string, input: Json, dice: readonly number[], is: string): readonly Fact[] =>
  resolve(ftb, id, input, setup, { dice }).facts.filter((f) => f.is === is);
const human = (more: object = {}) => ({ kind: 'human', ...more });

describe('every procedure', () => {
  test('[FTB-U-auto] runs on its own example and says what goes in', () => {
    for (const p of ftb.procedures) {
      expect(() => resolve(ftb, p.id, p.example, setup), p.id).not.toThrow();
      expect((p.schema as { type: string }).type, p.id).toBe('object');
    }
    const ids = ftb.procedures.map((p) => p.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  const fault = (id: string, input: Json): string => {
    try {
      resolve(ftb, id, input, setup);
    } catch (error) {
      expect(error).toBeInstanceOf(SetupError);
      return (error as Error).message;
    }
    throw new Error('Nothing was refused.');
  };

  test('[FTB-U-auto] what is wrong with an input is said by name', () => {
    const shot = { rep: 5, weapon: 'ba-pistol', target: { kind: 'human' } };
    expect(fault('shoot', { ...shot, weapon: 'bow' })).toMatch(
      /^shoot, weapon: there is no "bow"; there are assault-rifle, ba-pistol, .*saw/,
    );
    expect(fault('shoot', { ...shot, shots: 3 })).toBe('shoot, shots: the BA Pistol fires 1 or 2, not 3.');
    expect(fault('shoot', { ...shot, shots: 1, before: 1, after: 1 })).toBe(
      'shoot, shots: the BA Pistol fires 1 or 2, not 3.',
    );
    expect(fault('shoot', { ...shot, before: 2 })).toBe('shoot, shots: the BA Pistol fires 1 or 2, not 3.');
    expect(fault('shoot', { ...shot, rep: 0 })).toMatch(/^shoot, rep: /);
    expect(fault('shoot', { ...shot, wind: 1 })).toBe('shoot, input: there is no "wind".');
    expect(fault('shoot', { ...shot, target: { kind: 'dog' } })).toBe(
      'shoot, target/kind: allowed: "human", "zombie".',
    );
    expect(fault('melee', { a: { rep: 4 }, zombies: 9 })).toMatch(/^melee, zombies: /);
    expect(fault('noise', { area: 'sea', dice: 1 })).toBe(
      'noise, area: allowed: "urban", "suburban", "rural".',
    );
    expect(fault('npc', { class: 'nun' })).toMatch(/^npc, class: allowed: "citizen"/);
    expect(fault('received-fire', { rep: 4, attributes: ['tall'] })).toMatch(
      /^received-fire, attributes\/0: allowed: "medic"/,
    );
    expect(fault('melee', {})).toMatch(/^melee, a: /);
    expect(fault('ambush', {})).toMatch(/no procedure "ambush"; it has shoot, /);
    expect(() => run('infection', { rep: 4 }, [])).toThrow(/infection .* needs another die/);
    expect(() => run('infection', { rep: 4 }, [1, 2])).toThrow(/left over: 2/);
  });

  test('[FTB-11.7.3b] [FTB-8.1] nobody in a charge holds more than two hands hold', () => {
    expect(fault('charge', { target: { rep: 4, weapon: 'shotgun', arm: 'one-hand' } })).toBe(
      'charge, target: a Shotgun takes both hands; nothing else is in hand with it.',
    );
    const bat = { rep: 4, weapon: 'pistol', arm: 'two-hand' };
    expect(() => resolve(ftb, 'charge', { target: bat }, setup)).not.toThrow();
    expect(fault('charge', { target: { ...bat, arm: 'chainsaw' } })).toBe(
      'charge, target: a chainsaw takes both hands; nothing else is in hand with it.',
    );
  });

  test('[FTB-7.3a] a charge and a melee know their weapons too', () => {
    expect(fault('charge', { target: { rep: 4, weapon: 'bow' } })).toMatch(
      /^charge, target\/weapon: there is no "bow"; there are assault-rifle/,
    );
    expect(fault('melee', { a: { rep: 4, arm: 'spoon' } })).toBe(
      'melee, a/arm: allowed: "one-hand", "two-hand", "chainsaw".',
    );
  });
});

describe('examples of the rulebook: tests and movement', () => {
  test('[FTB-EX-2.1.1] one die of two passed', () => {
    expect(facts('received-fire', { rep: 4, class: 'ganger' }, [5, 2], 'reacted')).toMatchObject([
      { passed: 1 },
    ]);
  });
  test('[FTB-EX-3.3] 11 is Initiative', () => {
    expect(run('attribute', {}, [5, 6])).toEqual({ attribute: 'initiative' });
  });
  test('[FTB-EX-4.3.4] the Leader Die passes one for each', () => {
    const passed = (rep: number, dice: number[]) =>
      (facts('received-fire', { rep, leader: 5 }, dice, 'reacted')[0] as unknown as { passed: number })
        .passed;
    expect(passed(3, [3, 5, 4])).toBe(1);
    expect(passed(4, [3, 5, 3])).toBe(2);
    expect(passed(4, [6, 5, 3])).toBe(1);
  });
  test('[FTB-EX-5.0-a] [FTB-EX-5.1] the highest die is first, doubles are thrown again', () => {
    expect(run('activation', {}, [5, 4])).toEqual({
      dice: { players: 5, zombies: 4 },
      order: ['players', 'zombies'],
    });
    expect(run('activation', { parties: 1 }, [5, 2, 3])).toMatchObject({
      order: ['players', 'zombies', 'party-1'],
    });
    expect(run('activation', {}, [4, 4, 2, 6])).toMatchObject({ order: ['zombies', 'players'] });
    expect(run('activation', { parties: 1 }, [4, 2, 4])).toMatchObject({ order: ['party-1'] });
  });
  test('[FTB-EX-5.3.2-a] [FTB-EX-5.3.2-c] Fast Move', () => {
    expect(run('fast-move', { rep: 5 }, [3, 5])).toEqual({ passed: 2, inches: 8 });
    expect(run('fast-move', { rep: 4, attributes: ['fast'] }, [3, 5, 6])).toEqual({ passed: 1, inches: 5 });
    expect(run('fast-move', { rep: 3 }, [3, 5])).toEqual({ passed: 1, inches: 4 });
    expect(run('fast-move', { rep: 4 }, [3, 6])).toEqual({ passed: 1, inches: 4 });
  });
  test('[FTB-5.3.3d] [FTB-9.2.3d] [FTB-5.7.5.1b] a Fast Move at a crawl, in woods, with somebody carried', () => {
    expect(run('fast-move', { rep: 4, prone: true }, [3])).toEqual({ passed: 1, inches: 2 });
    expect(run('fast-move', { rep: 4, prone: true, attributes: ['fast'] }, [3, 4])).toEqual({
      passed: 2,
      inches: 5,
    });
    expect(run('fast-move', { rep: 4, woods: true }, [3])).toEqual({ passed: 1, inches: 4 });
    expect(run('fast-move', { rep: 4, carries: true }, [3, 2])).toEqual({ passed: 1, inches: 4 });
  });
  test('[FTB-D-66] enemies in cover cost a Leader no die, but by table option', () => {
    const sides = { a: { rep: 2, enemiesInCover: true }, b: { rep: 1 } };
    expect(run('in-sight', sides, [1, 2, 1])).toMatchObject({ a: 2, b: 1 });
    const option = { scenario: 'search', options: { 'concealed-in-sight': 'on' } };
    expect(resolve(ftb, 'in-sight', sides, option, { dice: [1, 4] }).result).toMatchObject({ a: 1, b: 0 });
  });
  test('[FTB-EX-5.5.3] the Leader with more successes acts, equal ones roll again', () => {
    expect(run('in-sight', { a: { rep: 5, moving: true }, b: { rep: 4 } }, [1, 2, 6, 6, 1, 2, 3, 6])).toEqual(
      {
        a: 2,
        b: 3,
        winner: 'b',
        'dice-a': ['Rep 5', 'moving −1'],
        'dice-b': ['Rep 4'],
      },
    );
    expect(run('in-sight', { a: { rep: 1 }, b: { rep: 1 } }, [1, 3, 3, 4])).toMatchObject({ winner: 'a' });
  });
  test('[FTB-EX-5.6.2] [FTB-EX-5.6.5] [FTB-EX-3.1.4.4] reactions', () => {
    expect(run('received-fire', { rep: 4, class: 'citizen' }, [3, 5])).toEqual({ result: 'run-away' });
    const both = { rep: 4, class: 'ganger', both: true };
    expect(run('received-fire', both, [1, 2])).toEqual({ result: 'fire' });
    expect(run('received-fire', both, [1, 5])).toEqual({ result: 'duck-back' });
    expect(run('received-fire', { rep: 5, class: 'survivor', star: true }, [], ['2'])).toEqual({
      result: 'fire',
    });
  });
});

describe('examples of the rulebook: shooting', () => {
  const shoot = (
    rep: number,
    weapon: string,
    shots: number,
    target: object,
    dice: number[],
    answers: Json[] = [],
  ) => run('shoot', { rep, weapon, shots, target } as Json, dice, answers);

  test('[FTB-EX-7.5] [FTB-EX-7.6] 8 misses cover, 11 hits; 3 is above Impact 2', () => {
    const dice = [3, 6, 1, 1, 3];
    expect(shoot(5, 'ba-pistol', 2, human({ rep: 3, cover: true }), dice)).toMatchObject({
      outcome: 'duck-back',
      outOfAmmo: false,
      zombies: 0,
    });
  });
  test('[FTB-7.3b] [FTB-6.1-sg] of six dice of a shotgun the second highest are those of a second target', () => {
    const outcome = (more: object, dice: readonly number[], ...damage: readonly number[]) => {
      const input = { rep: 4, weapon: 'shotgun', shots: 1, target: human(), ...more } as Json;
      return run('shoot', input, [...dice, /* noise */ 1, 1, 1, 1, 1, 1, ...damage]);
    };
    expect(outcome({ after: 2 }, [1, 2, 1, 2, 1, 6], 6)).toMatchObject({ outcome: 'duck-back' });
    expect(outcome({ before: 1, after: 1 }, [1, 2, 1, 2, 1, 6])).toMatchObject({ outcome: 'none' });
    expect(outcome({ before: 1, after: 1 }, [1, 6, 1, 2, 1, 6], 6)).toMatchObject({ outcome: 'duck-back' });
    expect(outcome({ before: 2 }, [1, 6, 1, 2, 1, 6])).toMatchObject({ outcome: 'none' });
  });
  test('[FTB-EX-7.8] a pitiful shot', () => {
    expect(shoot(3, 'ba-pistol', 1, human({ cover: true }), [6, 1, 2, 6])).toMatchObject({
      outcome: 'duck-back',
    });
    expect(shoot(3, 'ba-pistol', 1, human({ cover: true }), [6, 1, 4])).toMatchObject({ outcome: 'none' });
  });
  test('[FTB-7.7] [FTB-D-197] what misses for whom it carries hits the wounded figure, and no pitiful shot is taken', () => {
    const carrier = human({ carries: true });
    expect(shoot(5, 'ba-pistol', 1, carrier, [3, 1, 1])).toMatchObject({ outcome: 'none', killed: true });
    expect(shoot(5, 'ba-pistol', 1, carrier, [3, 1, 2])).toMatchObject({ outcome: 'none', killed: false });
    expect(shoot(5, 'ba-pistol', 1, carrier, [6, 1, 3])).toMatchObject({
      outcome: 'duck-back',
      killed: false,
    });
    expect(shoot(3, 'ba-pistol', 1, carrier, [6, 1, 1])).toMatchObject({ outcome: 'none', killed: true });
  });
  test('[FTB-EX-6.7] two ones, and the weapon is out of ammo when the shots are resolved', () => {
    expect(shoot(4, 'machine-pistol', 3, human(), [1, 1, 6, 1, 1, 1, 6])).toEqual({
      outcome: 'duck-back',
      outOfAmmo: true,
      zombies: 0,
      hours: [],
    });
  });
  test('[FTB-10.3a] [FTB-T-zombies-clock] zombies that shots draw come with their hours', () => {
    expect(shoot(5, 'ba-pistol', 2, human(), [6, 5, 6, 6, 3, 4, 2, 1])).toMatchObject({
      zombies: 2,
      hours: [6, 8],
    });
    // The target fires one die as the charger comes; a 5 draws one zombie, at 4 o'clock.
    const charge = { charger: { rep: 3 }, target: { rep: 4, weapon: 'bolt-action-rifle' } };
    expect(run('charge', charge, [6, 6, 1, 1, 6, 5, 2, 1])).toEqual({
      fired: true,
      charger: 'obviously-dead',
      target: 'stands',
      zombies: 1,
      hours: [4],
    });
  });
  test('[FTB-EX-3.1.4.1] [FTB-EX-3.1.4.2] [FTB-EX-3.1.4.3] what a Star has against Obviously Dead', () => {
    const star = (power: number) => human({ rep: 5, class: 'ganger', star: true, power });
    expect(shoot(4, 'ba-pistol', 1, star(5), [6, 1, 1, 2, 2, 4, 5, 6])).toMatchObject({
      outcome: 'duck-back',
    });
    expect(shoot(4, 'ba-pistol', 1, star(0), [6, 1, 1])).toMatchObject({ outcome: 'out-of-the-fight' });
    expect(shoot(5, 'ba-pistol', 1, star(0), [6, 1, 1], [true])).toMatchObject({ outcome: 'cheated-death' });
    expect(shoot(5, 'ba-pistol', 1, star(0), [6, 1, 1], [false])).toMatchObject({
      outcome: 'obviously-dead',
    });
  });
  test('[FTB-EX-10.10.3] [FTB-EX-10.10.4] zombies: Rep, or Impact where they charge', () => {
    const zed = { kind: 'zombie' };
    const charging = { ...zed, charging: true };
    expect(shoot(4, 'machine-pistol', 3, charging, [6, 6, 5, 1, 1, 1, 2, 3, 6])).toMatchObject({
      outcome: 'none',
    });
    expect(shoot(5, 'ba-pistol', 1, zed, [5, 1, 4])).toMatchObject({ outcome: 'obviously-dead' });
    expect(shoot(5, 'ba-pistol', 1, charging, [5, 1, 4])).toMatchObject({ outcome: 'none' });
  });
});

describe('examples of the rulebook: melee', () => {
  test('[FTB-EX-8.2.1] who passes more closes in without being fired at', () => {
    const input = {
      charger: { rep: 4, class: 'ganger' },
      target: { rep: 3, class: 'citizen', weapon: 'pistol' },
    };
    // Two dice against one; four against three in the melee; and the die of its result.
    expect(run('charge', input, [1, 2, 1, 1, 1, 1, 1, 6, 6, 6, 1])).toEqual({
      fired: false,
      charger: 'stands',
      target: 'out-of-the-fight',
    });
  });
  test('[FTB-8.2.2] however many zombies charge, they come from the front unless it is said that they do not', () => {
    const mods = (zombies: number, rear?: boolean) => {
      const target = { rep: 5, weapon: 'ba-pistol' };
      const [test] = resolve(ftb, 'charge', { zombies, target, ...(rear && { rear }) }, setup, {
        seed: 'rear',
      }).facts.filter(({ is }) => is === 'charge-test');
      return JSON.stringify(test);
    };
    for (const zombies of [1, 2, 3, 8]) {
      expect(mods(zombies)).not.toContain('"rear"');
      expect(mods(zombies, true)).toContain('"rear"');
    }
    const charger = { charger: { rep: 4 }, target: { rep: 3, weapon: 'pistol' } };
    // From behind one die less for the target, who fires in neither case.
    expect(run('charge', { ...charger, rear: true }, [1, 2, 1, 1, 1, 1, 1, 6, 6, 6, 1])).toMatchObject({
      fired: false,
    });
  });
  test('[FTB-EX-8.3] [FTB-EX-8.3.1] four successes to three; 3 is above 1: Rep falls and they fight on', () => {
    const input = {
      a: { rep: 4, arm: 'one-hand' },
      b: { rep: 3, class: 'citizen', attributes: ['brawler'] },
    };
    const dice = [1, 2, 2, 3, 5, 1, 2, 3, 5, 3, 1, 1, 1, 1, 1, 6, 6, 6, 1];
    expect(run('melee', input, dice)).toEqual({ a: 'stands', b: 'obviously-dead' });
    expect(facts('melee', input, dice, 'melee-round')).toMatchObject([
      { attackers: { successes: 4 }, target: { successes: 3 }, won: 'attackers' },
      { attackers: { dice: 5 }, target: { dice: 3 } },
    ]);
  });
  test('[FTB-EX-10.11.2] two of four zombies fall in the first round', () => {
    const dice = [1, 2, 3, 4, 6, 1, 2, 4, 5, 5, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6];
    expect(run('melee', { a: { rep: 5 }, zombies: 4 }, dice)).toEqual({
      a: 'stands',
      killed: 4,
      exposed: false,
    });
  });
  test('[FTB-EX-TB-challenge] one passed, so once more for two', () => {
    expect(run('challenge', { rep: 4, ease: 'difficult' }, [3, 5, 1, 3], ['again'])).toEqual({
      result: 'success',
    });
  });
});

describe('examples of the rulebook: zombies', () => {
  test('[FTB-EX-10.2.1] eleven at the start', () => {
    const dice = [2, 1, 1, 3, 2, 2, 2, 6, 3, 3, 3, 3, 3, 3];
    expect(run('zombies-start', { area: 'suburban', humans: 3 }, dice)).toEqual({
      zombies: 11,
      each: [2, 3, 6],
      hours: [2, 2, 4, 4, 4, 6, 6, 6, 6, 6, 6],
    });
  });
  test('[FTB-EX-10.3] three dice draw three, by the clock', () => {
    expect(run('noise', { area: 'suburban', dice: 3 }, [5, 6, 6, 1, 4, 6])).toEqual({
      zombies: 3,
      hours: [2, 8, 12],
    });
    expect(run('noise', { area: 'rural', dice: 3 }, [5, 6, 5, 1])).toEqual({ zombies: 1, hours: [2] });
  });
  test('[FTB-EX-10.4] the Grunt is too slow, the Star is not', () => {
    expect(run('surprise', { zombies: 4, humans: [4, 5] }, [5, 3, 6])).toEqual({
      total: 9,
      meet: [2, 2],
      ahead: [false, true],
    });
    // The one left over goes to the lowest die, and Rep 5 is enough against a total of 4.
    expect(run('surprise', { zombies: 3, humans: [5, 4] }, [2, 5, 1])).toEqual({
      total: 4,
      meet: [2, 1],
      ahead: [true, true],
    });
  });
  test('[FTB-EX-10.9.3] doubles are somebody known', () => {
    expect(run('zed-or-no-zed', { rep: 4 }, [3, 3])).toEqual({ does: 'zombie-charges-unready', again: true });
    expect(run('zed-or-no-zed', { rep: 4 }, [3, 4])).toEqual({ does: 'carry-on', again: false });
  });
  test('[FTB-EX-10.9.4] one passed at the sight of a feast', () => {
    expect(run('see-the-feast', { rep: 4 }, [5, 3, 4])).toEqual({ does: 'duck-back-numb', numb: 2 });
    expect(run('see-the-feast', { rep: 4 }, [5, 6])).toEqual({ does: 'run-away', numb: 0 });
  });
  test('[FTB-EX-10.11.3] 7 in all is infected, [FTB-10.7.1b] a feast lasts a die of turns', () => {
    expect(run('infection', { rep: 4 }, [3])).toEqual({ infected: true });
    expect(run('infection', { rep: 4 }, [5])).toEqual({ infected: false });
    expect(run('feast', {}, [4])).toEqual({ turns: 4 });
  });
});

describe('examples of the rulebook: people met, and the campaign', () => {
  test('[FTB-EX-11.12] one passed is Food', () => {
    expect(run('barter', { rep: 4 }, [3, 6])).toEqual({ things: ['food'] });
  });
  test('[FTB-14.7.5d] [FTB-14.7.5c] [FTB-T-special-pef] PEFs of Robbery!: one die, Police instead of Citizens once reported', () => {
    const met = (die: number, reported: boolean, ...dice: number[]) =>
      run('special-pef', { reported, people: false }, [die, ...dice]);
    expect([met(1, false), met(1, true)]).toEqual([
      { who: 'robbery', number: 1 },
      { who: 'robbery', number: 1 },
    ]);
    expect([met(3, false, 5), met(3, true, 5)]).toEqual([
      { who: 'citizen', number: 3 },
      { who: 'police', number: 3 },
    ]);
    expect(met(6, true, 4)).toEqual({ who: 'zed', number: 2, people: [{ are: 'zed', rep: 3 }] });
    expect(run('special-pef', {}, [2, 3])).toMatchObject({ who: 'citizen', number: 1, people: [{}] });
  });

  test('[FTB-EX-12.16] Contact on day 18: three zombies', () => {
    expect(run('pef', { area: 'suburban', day: 18 }, [1, 3, 3, 5])).toEqual({
      contact: true,
      number: 3,
      who: 'zed',
      people: [{ are: 'zed', rep: 3 }],
    });
    expect(run('pef', { area: 'suburban', day: 18 }, [1, 5])).toEqual({
      contact: false,
      number: 0,
      who: 'nobody',
    });
  });
  test('[FTB-12.5.2a] [FTB-3.5.2] people met are rolled up as well', () => {
    expect(run('pef', { area: 'urban' }, [1, 1, 2, 1, 1, 2])).toMatchObject({
      number: 2,
      who: 'ganger',
      people: [
        { rep: 5, weapon: 'ba-pistol', protected: false },
        { rep: 4, weapon: 'shotgun', protected: false },
      ],
    });
    expect(run('npc', { class: 'ganger', attribute: true }, [1, 5, 6])).toMatchObject({
      people: [{ rep: 5, attributes: ['initiative'] }],
    });
  });
  test('[FTB-EX-14.2] [FTB-14.2b] the Involuntary Encounter', () => {
    expect(run('involuntary', { area: 'suburban' }, [4])).toEqual({ encounter: 'confrontation' });
    expect(run('involuntary', { area: 'urban' }, [3])).toEqual({ encounter: 'burglarized' });
    expect(run('involuntary', { area: 'urban', homeless: true }, [3])).toEqual({
      encounter: 'confrontation',
    });
  });
  test('[FTB-EX-14.9.6] only the Rep 3 is available', () => {
    expect(run('availability', { reps: [3, 4, 4] }, [3, 5, 6])).toEqual({ comes: [true, false, false] });
  });
  test('[FTB-12.8a] [FTB-12.13a] [FTB-12.7b] [FTB-12.7m] whom one meets, and what comes of talk', () => {
    // Theirs is 2 + 6; ours is 3 + 1, then 3 + 2.
    expect(run('friend-or-foe', { rep: 3, number: 2 }, [6, 1])).toEqual({ foes: true });
    expect(run('friend-or-foe', { rep: 3, number: 2 }, [6, 2])).toEqual({ foes: false });
    const talk = { ours: { rep: 3 }, theirs: { rep: 2, class: 'militia' } };
    expect(run('talk', talk, [1, 5])).toEqual({ ours: 1, theirs: 0, does: 'recruit' });
    const law = { by: 'police', rep: 3, officer: 2, weaponInHand: true, fought: true, ganger: true };
    expect(run('law-and-order', law, [1, 6])).toEqual({ does: 'disarm' });
    expect(run('law-and-order', { ...law, fought: false, outnumbered: true }, [1, 1, 1, 1])).toEqual({
      does: 'arrest',
    });
    expect(run('law-and-order', { by: 'military' }, [3])).toEqual({ does: 'leave' });
  });
  test('[FTB-12.17m] [FTB-12.3m] how people and PEFs move', () => {
    expect(run('npc-movement', { rep: 4, enemies: true }, [5])).toEqual({
      passed: 0,
      does: ['reload', 'zombie', 'fire', 'stay-and-face'],
    });
    expect(run('npc-movement', { rep: 4 }, [4])).toEqual({ passed: 1, does: ['reload', 'zombie', 'leave'] });
    expect(run('pef-movement', {}, [4, 5])).toEqual({ does: 'hidden', inches: 8 });
  });
  test('[FTB-11.9c] [FTB-14.15.1a] Loot by the rating of the area', () => {
    expect(run('loot', { area: 'rural' }, [1, 2])).toEqual({ things: ['food'] });
    expect(run('loot', { area: 'urban' }, [5, 4, 2, 4, 2])).toEqual({ things: ['pistol'] });
    expect(run('loot', { area: 'rural' }, [1, 1, 1, 6])).toEqual({ things: ['cure', 'cure', 'cure'] });
  });
  test('[FTB-13.2] [FTB-13.1.2b] [FTB-14.11.7] [FTB-15.1c] [FTB-15.2] single dice', () => {
    expect(run('day-part', {}, [4])).toEqual({ part: 'evening' });
    expect(run('full-moon', {}, [1])).toEqual({ full: true });
    expect(run('full-moon', {}, [2])).toEqual({ full: false });
    expect(run('confrontation-who', { class: 'survivor' }, [6])).toEqual({ who: 'ganger' });
    expect(run('confrontation-who', { class: 'citizen', day: 18 }, [4])).toEqual({ who: 'police' });
    expect(run('rep-up', { rep: 4 }, [5])).toEqual({ rep: 5 });
    expect(run('rep-up', { rep: 4 }, [4])).toEqual({ rep: 4 });
    expect(run('rep-up', { rep: 6 }, [])).toEqual({ rep: 6 });
    expect(run('rep-up', { rep: 6, star: true }, [6])).toEqual({ rep: 7 });
    expect(run('rep-down', { rep: 4 }, [1])).toEqual({ rep: 3 });
    expect(run('rep-down', { rep: 4 }, [2])).toEqual({ rep: 4 });
  });
});
