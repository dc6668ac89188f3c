import { DiceError, type Json, odds, resolve, SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ros } from '../index.js';

const setup = { scenario: 'safe-house', options: {} };
const chances = (id: string, input: Json) => {
  const found = odds(ros, id, input, setup);
  expect(found.method).toBe('exact');
  expect(found.open.toNumber()).toBe(0);
  return found;
};
/** Chances of the named outcomes, as fractions. */
const named = (id: string, input: Json) =>
  Object.fromEntries([...(chances(id, input).named ?? [])].map(([name, f]) => [name, `${f.num}/${f.den}`]));
/** The chance that a quantity has this value. */
const chance = (id: string, input: Json, quantity: string, value: number) => {
  const f = chances(id, input).quantities[quantity]?.get(value);
  return f ? `${f.num}/${f.den}` : '0';
};
const run = (id: string, input: Json, dice: readonly number[] = []) =>
  resolve(ros, id, input, setup, { dice }).result;
const fault = (id: string, input: Json) => {
  try {
    resolve(ros, id, input, setup);
  } catch (error) {
    expect(error).toBeInstanceOf(SetupError);
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
};

describe('every procedure', () => {
  test('[ROS-U-auto] runs on its own example, says what goes in and has exact odds', () => {
    expect(ros.procedures.map((p) => p.id)).toEqual([
      'shot',
      'shots',
      'knock-back',
      'melee',
      'push',
      'tear-off',
      'damage',
      'grenade',
      'mutant',
      'groans',
      'car-alarm',
      'infection',
      'illness',
      'look',
      'horde',
      'nerve',
      'drift',
      'search',
    ]);
    for (const p of ros.procedures) {
      expect(() => resolve(ros, p.id, p.example, setup), p.id).not.toThrow();
      expect((p.schema as { type: string }).type, p.id).toBe('object');
      expect(() => chances(p.id, p.example), p.id).not.toThrow();
    }
  });

  test('[ROS-U-auto] what is wrong with an input is said by name; so are too few and too many dice', () => {
    expect(fault('shot', { weapon: 'bow', range: 10 })).toMatch(/^shot, weapon: /);
    expect(fault('shot', { weapon: 'pistol' })).toMatch(/^shot, range: /);
    expect(fault('shot', { weapon: 'pistol', range: -1 })).toMatch(/^shot, range: /);
    expect(fault('shot', { weapon: 'pistol', range: 10, hits: 4 })).toMatch(/^shot, hits: /);
    expect(fault('shot', { weapon: 'pistol', range: 10, factors: ['fog'] })).toMatch(/^shot, factors\/0: /);
    expect(fault('shot', { weapon: 'pistol', range: 10, wind: 1 })).toMatch(/wind/);
    expect(fault('melee', { weapon: 'spoon' })).toMatch(/^melee, weapon: /);
    expect(fault('push', { zeds: 61 })).toMatch(/^push, zeds: /);
    expect(fault('ambush', {})).toMatch(/no procedure "ambush"/);
    expect(() => run('melee', { weapon: 'sword' }, [])).toThrow(DiceError);
    expect(() => run('melee', { weapon: 'sword' }, [3, 3])).toThrow(DiceError);
  });
});

describe('shots', () => {
  test('[ROS-shoot] [ROS-T-shooting] the exact chances of miss, body and head', () => {
    expect(named('shot', { weapon: 'shotgun', range: 20, factors: ['stationary'] })).toEqual({
      miss: '1/10',
      body: '3/5',
      head: '3/10',
    });
    expect(named('shot', { weapon: 'pistol', range: 30 })).toEqual({
      miss: '2/5',
      body: '1/2',
      head: '1/10',
    });
    expect(named('shot', { weapon: 'pistol', range: 31 })).toEqual({ miss: '3/5', body: '2/5', head: '0/1' });
    expect(named('shot', { weapon: 'sniper rifle', range: 60, factors: ['sniping', 'obscured'] })).toEqual({
      miss: '3/10',
      body: '1/5',
      head: '1/2',
    });
    expect(named('shot', { weapon: 'assault rifle', range: 20, factors: ['leaping'], hits: 3 })).toEqual({
      miss: '1/1',
      body: '0/1',
      head: '0/1',
    });
  });

  test('[ROS-shoot] a shot by given dice', () => {
    expect(run('shot', { weapon: 'pistol', range: 25, factors: ['stationary'], hits: 1 }, [9])).toEqual({
      die: 9,
      score: 9,
      result: 'head',
    });
  });

  test('[ROS-shoot-range] [ROS-factor-snipe] [ROS-factor-obscured] what cannot be is refused', () => {
    expect(fault('shot', { weapon: 'shotgun', range: 30.5 })).toBe(
      'shot, range: a shotgun has no effect beyond 30 cm.',
    );
    expect(fault('shot', { weapon: 'pistol', range: 10, factors: ['sniping'] })).toBe(
      'shot, factors: SNIPE is for the sniper rifle alone, not for a pistol.',
    );
    expect(fault('shot', { weapon: 'pistol', range: 10, factors: ['obscured', 'obscured'] })).toBe(
      'shot, factors: obscured is there twice; each factor counts once.',
    );
    expect(fault('shot', { weapon: 'pistol', range: 10, factors: ['leaping', 'stationary'] })).toBe(
      'shot, factors: a Hunter that leapt this turn is not stationary.',
    );
  });

  test('[ROS-card-SHOOT] [ROS-card-SNIPE] [ROS-card-BOTH] [ROS-shoot-clip] all shots of a card', () => {
    const card = { card: 'shoot', weapon: 'pistol', range: 25 };
    expect(run('shots', card, [9, 5, 0])).toEqual({ results: ['head', 'body', 'miss'], left: 3 });
    expect(run('shots', { ...card, clip: 2 }, [9, 5])).toEqual({ results: ['head', 'body'], left: 0 });
    expect(run('shots', { ...card, weapon: 'sniper rifle' }, [3, 5])).toEqual({
      results: ['body', 'head'],
      left: 3,
    });
    expect(run('shots', { ...card, card: 'snipe', weapon: 'sniper rifle' }, [3])).toEqual({
      results: ['head'],
      left: 4,
    });
    expect(run('shots', { ...card, card: 'both' }, [3])).toEqual({ results: ['miss'], left: 5 });
    expect(chance('shots', card, 'killed', 0)).toBe('729/1000');
    expect(chance('shots', card, 'down', 3)).toBe('1/8');
    expect(fault('shots', { ...card, card: 'snipe' })).toBe(
      'shots, card: SNIPE is not played with a pistol.',
    );
    expect(fault('shots', { ...card, card: 'both', weapon: 'sniper rifle' })).toBe(
      'shots, card: BOTH is not played with a sniper rifle.',
    );
    expect(fault('shots', { ...card, clip: 7 })).toBe('shots, clip: a pistol holds 6 shots.');
    expect(fault('shots', { ...card, weapon: 'sniper rifle', factors: ['sniping'] })).toBe(
      'shots, factors: sniping goes with the card SNIPE, not SHOOT.',
    );
  });
});

describe('hand to hand', () => {
  test('[ROS-melee-blunt] [ROS-melee-sharp] [ROS-melee-powered] blows, by the weapon or its class', () => {
    expect(named('melee', { weapon: 'rifle butt' })).toEqual({
      miss: '1/5',
      down: '7/10',
      hit: '0/1',
      kill: '1/10',
    });
    expect(named('melee', { weapon: 'blunt' })).toEqual(named('melee', { weapon: 'shovel' }));
    expect(named('melee', { weapon: 'sharp' })).toEqual({
      miss: '3/10',
      down: '2/5',
      hit: '0/1',
      kill: '3/10',
    });
    expect(named('melee', { weapon: 'chainsaw' })).toEqual({
      miss: '1/5',
      down: '2/5',
      hit: '0/1',
      kill: '2/5',
    });
    expect(run('melee', { weapon: 'machete' }, [6])).toEqual({ score: 6, result: 'down' });
  });

  test('[ROS-tank-immune] [ROS-boomer-burst] any blow that hits is a hit on a Tank, and bursts a Boomer', () => {
    const against = (kind: string) => named('melee', { weapon: 'machete', against: kind });
    expect(against('tank')).toEqual({ miss: '3/10', down: '0/1', hit: '7/10', kill: '0/1' });
    expect(against('last-hit')).toEqual({ miss: '3/10', down: '0/1', hit: '0/1', kill: '7/10' });
    expect(against('boomer')).toEqual({ miss: '3/10', down: '0/1', hit: '0/1', kill: '7/10' });
  });

  test('[ROS-melee-push] pushes: no more than there are', () => {
    expect(run('push', { zeds: 5 }, [3])).toEqual({ pushed: 3 });
    expect(run('push', { zeds: 2 }, [6])).toEqual({ pushed: 2 });
    expect(chance('push', { zeds: 3 }, 'pushed', 3)).toBe('2/3');
  });

  test('[ROS-shoot-body] knock-back; [ROS-card-ASSIST] tearing off', () => {
    expect(run('knock-back', {}, [4])).toEqual({ cm: 4 });
    expect(chance('knock-back', {}, 'cm', 6)).toBe('1/6');
    expect(run('tear-off', {}, [4])).toEqual({ off: true });
    expect(run('tear-off', {}, [3])).toEqual({ off: false });
    expect(chance('tear-off', {}, 'off', 1)).toBe('3/5');
  });

  test('[ROS-melee-damage] [ROS-tank-melee] [ROS-hunter-pin] what Zeds in contact do', () => {
    expect(run('damage', { by: 'zed' })).toEqual({ hits: 1, back: 0 });
    expect(run('damage', { by: 'boomer' })).toEqual({ hits: 1, back: 0 });
    expect(run('damage', { by: 'hunter' }, [5])).toEqual({ hits: 3, back: 0 });
    expect(run('damage', { by: 'tank' }, [2, 3, 6])).toEqual({ hits: 1, back: 9 });
    expect(chance('damage', { by: 'witch' }, 'hits', 2)).toBe('1/3');
  });
});

describe('grenades and the umpire’s dice', () => {
  test('[ROS-grenade-he] [ROS-grenade-pipe] [ROS-grenade-stun] [ROS-grenade-molotov]', () => {
    expect(run('grenade', { type: 'pipe bomb', zeds: 4 }, [5, 4, 9, 0])).toEqual({
      killed: 2,
      down: 2,
      burning: 0,
    });
    expect(run('grenade', { type: 'HE grenade', zeds: 4 }, [5, 4, 9, 0])).toEqual({
      killed: 1,
      down: 3,
      burning: 0,
    });
    expect(run('grenade', { type: 'stun grenade', zeds: 4 })).toEqual({ killed: 0, down: 4, burning: 0 });
    expect(run('grenade', { type: 'Molotov cocktail', zeds: 4 })).toEqual({ killed: 0, down: 0, burning: 4 });
    expect(run('grenade', { type: 'WP grenade', zeds: 4 })).toEqual({ killed: 0, down: 0, burning: 0 });
    expect(chance('grenade', { type: 'HE grenade', zeds: 2 }, 'killed', 0)).toBe('16/25');
    expect(chance('grenade', { type: 'pipe bomb', zeds: 2 }, 'killed', 2)).toBe('1/4');
    expect(run('grenade', { type: 'HE grenade', zeds: 0 })).toEqual({ killed: 0, down: 0, burning: 0 });
  });

  test('[ROS-boomer-burst] [ROS-D-tank-hits] Boomers and Tanks in the blast', () => {
    const blast = (type: string, dice: readonly number[] = []) =>
      run('grenade', { type, zeds: 4, tanks: 1, boomers: 1 }, dice);
    expect(blast('pipe bomb', [5, 4, 9])).toEqual({ killed: 2, down: 2, burning: 0, hits: 2 });
    expect(blast('HE grenade', [5, 4, 7])).toEqual({ killed: 1, down: 3, burning: 0, hits: 1 });
    expect(blast('stun grenade')).toEqual({ killed: 0, down: 3, burning: 0 });
    expect(blast('Molotov cocktail')).toEqual({ killed: 0, down: 0, burning: 4 });
    const tank = { type: 'pipe bomb', zeds: 1, tanks: 1 };
    expect(['killed', 'down'].map((what) => chance('grenade', tank, what, 1))).toEqual(['0', '1/1']);
    expect([1, 2].map((hits) => chance('grenade', tank, 'hits', hits))).toEqual(['1/2', '1/2']);
    expect(chance('grenade', { type: 'HE grenade', zeds: 1, boomers: 1 }, 'killed', 1)).toBe('1/1');
    const last = (type: string) => run('grenade', { type, zeds: 1, lastHit: 1 });
    expect(last('HE grenade')).toEqual({ killed: 1, down: 0, burning: 0 });
    expect(last('stun grenade')).toEqual({ killed: 0, down: 1, burning: 0 });
    expect(fault('grenade', { type: 'pipe bomb', zeds: 1, tanks: 1, boomers: 1 })).toMatch(
      /^grenade, zeds: 1 /,
    );
  });

  test('[ROS-infect-test] [ROS-infect-die] infection and illness', () => {
    expect(chance('infection', { who: 'ps' }, 'infected', 1)).toBe('1/5');
    expect(chance('infection', { who: 'nps' }, 'infected', 1)).toBe('4/5');
    expect(run('infection', { who: 'ps' }, [1])).toEqual({ infected: true });
    expect(run('infection', { who: 'ps' }, [2])).toEqual({ infected: false });
    expect(run('illness', {}, [0])).toEqual({ dies: true });
    expect(run('illness', {}, [1])).toEqual({ dies: false });
    expect(chance('illness', {}, 'dies', 1)).toBe('1/10');
  });

  test('[ROS-horde-groan] [ROS-horde-car] [ROS-item-binoculars] [ROS-U-hordes-number] [ROS-U-nps]', () => {
    expect(run('groans', { groaning: 3 }, [3])).toEqual({ woken: true });
    expect(run('groans', { groaning: 3 }, [4])).toEqual({ woken: false });
    expect(run('groans', { groaning: 0 })).toEqual({ woken: false });
    expect(chance('groans', { groaning: 1 }, 'woken', 1)).toBe('1/5');
    expect(chance('car-alarm', {}, 'sounds', 1)).toBe('1/2');
    expect(chance('look', {}, 'told', 1)).toBe('1/2');
    expect(run('look', {}, [5])).toEqual({ told: true });
    expect(run('look', {}, [4])).toEqual({ told: false });
    expect(run('horde', {}, [4])).toEqual({ zeds: 40 });
    expect(chance('horde', {}, 'zeds', 60)).toBe('1/6');
    expect(run('nerve', {}, [4])).toEqual({ runs: true });
    expect(run('nerve', {}, [5])).toEqual({ runs: false });
  });

  test('[ROS-smoker] [ROS-boomer] [ROS-tank-throw] [ROS-D-smoker-moved] [ROS-D-ranged] ranged attacks', () => {
    expect(run('mutant', { mutant: 'smoker', moved: 10 }, [6])).toEqual({ hit: false, hits: 0 });
    expect(run('mutant', { mutant: 'smoker', moved: 10 }, [7, 2])).toEqual({ hit: true, hits: 2 });
    expect(run('mutant', { mutant: 'smoker', moved: 5 }, [6, 6])).toEqual({ hit: true, hits: 6 });
    expect(run('mutant', { mutant: 'tank', moved: 10 }, [5])).toEqual({ hit: true, hits: 3 });
    expect(run('mutant', { mutant: 'boomer' })).toEqual({ hit: true, hits: 0 });
    expect(chance('mutant', { mutant: 'smoker' }, 'hit', 1)).toBe('1/2');
  });

  test('[ROS-drift] [ROS-T-search]', () => {
    expect(run('drift', { zeds: 3 }, [1, 4, 6])).toEqual({ dice: [1, 4, 6] });
    expect(chance('drift', { zeds: 1 }, 'moving', 1)).toBe('1/2');
    expect(run('search', {}, [5])).toEqual({ found: ['baseball bat'] });
    expect(run('search', {}, [0])).toEqual({ found: [] });
  });
});
