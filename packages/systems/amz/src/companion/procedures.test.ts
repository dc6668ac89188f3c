import { type Json, odds, resolve, SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { amz } from '../index.js';

const setup = { scenario: 'lecture-hall', options: {} };
type Options = { readonly [id: string]: string };
const chances = (id: string, input: Json, options: Options = {}, scenario = setup.scenario) =>
  odds(amz, id, input, { scenario, options });
/** Chances of the named outcomes that can happen, as fractions. */
const named = (id: string, input: Json, options: Options = {}, scenario = setup.scenario) => {
  const found = chances(id, input, options, scenario);
  expect(found.method, id).toBe('exact');
  expect(found.open.toNumber(), id).toBe(0);
  return Object.fromEntries(
    [...(found.named ?? [])].filter(([, f]) => f.num > 0n).map(([name, f]) => [name, `${f.num}/${f.den}`]),
  );
};
const share = (id: string, input: Json, name: string, options: Options = {}) =>
  chances(id, input, options).named?.get(name)?.toNumber() ?? 0;
const chance = (id: string, input: Json, quantity: string, value: number, scenario = setup.scenario) =>
  String(chances(id, input, {}, scenario).quantities[quantity]?.get(value) ?? 0);
const run = (id: string, input: Json, dice: readonly number[] = [], options: Options = {}) =>
  resolve(amz, id, input, { ...setup, options }, { dice }).result;
const fault = (id: string, input: Json) => {
  try {
    resolve(amz, id, input, setup);
  } catch (error) {
    expect(error).toBeInstanceOf(SetupError);
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
};

describe('every procedure', () => {
  test('[AMZ-sides] runs on its own example, says what goes in, has exact odds, and words for what comes out', () => {
    expect(amz.procedures.map((p) => p.id)).toEqual([
      'fire',
      'attack',
      'reaction',
      'solo-interrupt',
      'random-move',
      'close-combat',
      'quality-check',
      'morale',
      'stress',
      'first-aid',
      'revenant',
      'reinforcements',
      'hot-spot',
      'close-hot-spot',
      'card',
    ]);
    for (const p of amz.procedures) {
      const { result } = resolve(amz, p.id, p.example, setup, { seed: 'example' });
      for (const name of Object.keys(result))
        expect(amz.catalogues.en, `${p.id} ${name}`).toHaveProperty([`gives.${p.id}.${name}`]);
      const found = chances(p.id, p.example);
      expect(found.method, p.id).toBe('exact');
      expect(found.open.toNumber(), p.id).toBe(0);
      for (const name of Object.keys(found.quantities))
        expect(amz.catalogues.en, `${p.id} ${name}`).toHaveProperty([`gives.${p.id}.${name}`]);
    }
  });

  test('[AMZ-sides] what is wrong with an input is said by name', () => {
    expect(fault('fire', { attack: { dice: 11, die: 8 }, defense: { dice: 1, die: 6 } })).toMatch(
      /^fire, attack\/dice: /,
    );
    expect(
      fault('attack', {
        attacker: { figures: 1, quality: 'trained' },
        target: { who: 'living', figures: 1 },
      }),
    ).toBe('attack, target/who: the Living fire at the dead.');
    expect(
      fault('close-combat', {
        assailant: { who: 'zulus', figures: 1 },
        defender: { who: 'odies', figures: 1 },
      }),
    ).toMatch(/^close-combat, defender\/who: /);
    expect(fault('hot-spot', { shut: [9] })).toMatch(/^hot-spot, shut\/0: /);
    expect(fault('nerve', {})).toMatch(/no procedure "nerve"/);
  });
});

describe('fire', () => {
  test('[AMZ-EX-odds-fire] seven D8 against eight D6', () => {
    const input = { attack: { dice: 7, die: 8 }, defense: { dice: 8, die: 6 } };
    const found = chances('fire', input).named;
    const expected = [0.0649, 0.2117, 0.3018, 0.2464, 0.126, 0.0408, 0.0078, 0.0007, 0, 0, 0];
    expected.forEach((p, hits) => {
      expect(found?.get(String(hits))?.toNumber()).toBeCloseTo(p, 4);
    });
    expect([...(found?.keys() ?? [])]).toEqual(expected.map((_, i) => String(i)));
  });

  test('[AMZ-fire-matching] an attack by given dice', () => {
    const input = { attack: { dice: 3, die: 8 }, defense: { dice: 2, die: 6 } };
    expect(run('fire', input, [7, 5, 2, 5, 1])).toEqual({ hits: 1 });
  });

  const shooter = (more: object = {}) => ({ figures: 5, quality: 'trained', ...more });
  const zulus = (more: object = {}) => ({ who: 'zulus', figures: 8, ...more });
  /** The dice of both, from the result of a roll. */
  const pools = (input: Json, options: Options = {}) => {
    const { attack, defense } = resolve(amz, 'attack', input, { ...setup, options }, { seed: 'a' }).result;
    return [attack, defense];
  };

  test('[AMZ-firepower-base] [AMZ-firepower-optimum] [AMZ-firepower-exposed] [AMZ-support-dice] pools are built by the rules', () => {
    expect(pools({ attacker: shooter(), target: zulus() } as Json)).toEqual([6, 10]);
    expect(pools({ attacker: shooter(), target: zulus(), optimum: true } as Json)).toEqual([7, 10]);
    expect(
      pools({ attacker: shooter({ support: ['light'] }), target: zulus(), optimum: true } as Json),
    ).toEqual([8, 10]);
    expect(
      pools({ attacker: shooter({ support: ['medium'], mode: 'rapid' }), target: zulus() } as Json),
    ).toEqual([5, 10]);
    expect(pools({ attacker: shooter({ mode: 'rapid' }), target: zulus() } as Json)).toEqual([5, 10]);
    expect(pools({ attacker: shooter({ interruptions: 3 }), target: zulus() } as Json)).toEqual([4, 10]);
  });

  test('[AMZ-cover-definitions] [AMZ-D-solid-cover] cover', () => {
    const at = (cover: string, options: Options = {}) =>
      pools({ attacker: shooter(), target: { who: 'odies', figures: 3, cover } } as Json, options);
    expect([at('exposed'), at('in'), at('solid')]).toEqual([
      [6, 3],
      [5, 4],
      [5, 5],
    ]);
    expect(at('solid', { 'solid-cover': 'alone' })).toEqual([5, 4]);
  });

  test('[AMZ-zombie-rapid] [AMZ-overwatch] [AMZ-cc-defensive-fire] reactions, Overwatch, charges', () => {
    const fire = (more: object, target: object = {}) =>
      pools({
        attacker: shooter(),
        target: { who: 'romeos', figures: 3, cover: 'in', ...target },
        ...more,
      } as Json);
    expect(fire({})).toEqual([5, 6]);
    expect(fire({ fire: 'reaction' })).toEqual([6, 6]);
    expect(fire({ fire: 'overwatch', watched: 2 })).toEqual([4, 6]);
    expect(fire({ fire: 'defensive' })).toEqual([6, 4]);
    expect(fire({ fire: 'reaction' }, { who: 'dexters' })).toEqual([5, 6]);
    expect(fire({ fire: 'reaction' }, { who: 'dexters', rapid: true })).toEqual([6, 6]);
  });

  test('[AMZ-possessed] the Possessed fire at the Living', () => {
    const input = (target: object) =>
      ({
        attacker: shooter({ who: 'possessed' }),
        target: { who: 'living', figures: 4, quality: 'veteran', armor: 'light', ...target },
      }) as Json;
    expect(pools(input({}))).toEqual([6, 5]);
    expect(pools(input({ cover: 'in', rapid: true }))).toEqual([6, 6]);
    expect(pools(input({ cover: 'in' }))).toEqual([5, 6]);
  });

  test('[AMZ-defense-charging] at the Living on their way into a Close Combat, who have a die fewer', () => {
    const target = { who: 'living', figures: 4, quality: 'veteran', charging: true };
    expect(pools({ attacker: shooter({ who: 'possessed' }), target } as Json)).toEqual([6, 3]);
    expect(
      fault('attack', {
        attacker: { figures: 1, quality: 'trained' },
        target: { who: 'zulus', figures: 1, charging: true },
      }),
    ).toBe('attack, target/charging: the dead announce nothing; fire into their charge is defensive.');
  });

  test('[AMZ-fire-procedure] no more fall than there are', () => {
    const input = { attacker: shooter(), target: { who: 'odies', figures: 1 }, optimum: true } as Json;
    expect(run('attack', input, [8, 8, 8, 8, 8, 8, 8, 1])).toEqual({
      attack: 7,
      from: { figures: 5, optimum: 1, exposed: 1 },
      defense: 1,
      against: { figures: 1 },
      hits: 7,
      down: 1,
    });
    const none = chances('attack', input).named?.get('0');
    expect(chance('attack', input, 'down', 0)).toBe(String(none));
  });
});

describe('reaction and Interrupts', () => {
  const react = (unit: object, mob: object, options: Options = {}) =>
    named(
      'reaction',
      { unit: { quality: 'trained', mode: 'cautious', ...unit }, mob: { who: 'zulus', ...mob } } as Json,
      options,
    );

  test('[AMZ-reaction-test] [AMZ-reaction-die] [AMZ-reaction-anti-zombie-armor] who is quicker', () => {
    // A D6 of 4 or more that is higher than D8 + 1: 4, 5 and 6 beat two, three and four faces of eight.
    expect(react({}, {})).toEqual({ 'Living first': '13/16', 'dead first': '3/16' });
    expect(react({ armor: 'anti-zombie' }, {})).toEqual({ 'Living first': '3/4', 'dead first': '1/4' });
    expect(react({}, { who: 'romeos' })['dead first']).toBe('5/16');
    // Possessed in that armor roll a D6 as well, or as Untrained their D6 with -1.
    const slaves = { who: 'possessed', armor: 'anti-zombie' };
    expect(react({}, { ...slaves, quality: 'trained' })).toEqual(react({}, {}));
    expect(react({}, { ...slaves, quality: 'untrained' })['dead first']).toBe('5/48');
    expect(react({ mode: 'overwatch' }, {})['dead first']).toBe('3/16');
    expect(react({ mode: 'rapid' }, {})['dead first']).toBe('5/16');
  });

  test('[AMZ-dexter-control] [AMZ-D-zombie-modes] a Dexter at hand, and the pace of the Possessed', () => {
    expect(react({}, { driven: true })).toEqual(react({}, { quality: 'veteran' }));
    const rapid = { who: 'possessed', quality: 'trained', mode: 'rapid' };
    expect(react({}, rapid)['dead first']).toBe('5/16');
    expect(react({}, rapid, { possessed: 'mode' })['dead first']).toBe('7/32');
  });

  test('[AMZ-solo-interrupt] [AMZ-awareness] a mob comes when it can, or when all is done', () => {
    const decide = (inches: number, when: string, more: object = {}) =>
      run('solo-interrupt', {
        mob: { who: 'zulus', figures: 6 },
        unit: { figures: 4, mode: 'cautious', ...more },
        inches,
        when,
      } as Json);
    expect(decide(6, 'inch')).toEqual({ decision: 'interrupts' });
    expect(decide(7.5, 'inch')).toEqual({ decision: 'waits' });
    expect(decide(7.5, 'done')).toEqual({ decision: 'interrupts' });
    expect(decide(7.5, 'announced')).toEqual({ decision: 'waits' });
    expect(decide(7.5, 'announced', { mode: 'stationary' })).toEqual({ decision: 'interrupts' });
    expect(decide(9, 'done')).toEqual({ decision: 'unaware' });
    expect(decide(9, 'done', { heard: true })).toEqual({ decision: 'interrupts' });
    expect(decide(5, 'done', { hidden: true })).toEqual({ decision: 'unaware' });
  });

  test('[AMZ-random-movement] Odies D3, Zulus D6, Romeos 2D6 inches', () => {
    expect(chance('random-move', { who: 'odies' }, 'inches', 3)).toBe('1/3');
    expect(chance('random-move', { who: 'zulus' }, 'inches', 6)).toBe('1/6');
    expect(chance('random-move', { who: 'romeos' }, 'inches', 7)).toBe('1/6');
    expect(run('random-move', { who: 'zulus' }, [3, 4])).toEqual({ direction: 'E', inches: 4 });
  });
});

describe('Close Combat', () => {
  const melee = (zulus: number, more: object = {}) =>
    ({
      assailant: { who: 'zulus', figures: zulus },
      defender: { who: 'living', figures: 4, quality: 'trained', armor: 'light', ...more },
    }) as Json;
  const won = (input: Json, options: Options = {}) => share('close-combat', input, 'defender', options);

  // The mob of the example rolls no die for Optimum Range; the Living do. AMZ-cc-pools.
  test('[AMZ-EX-odds-melee] four Trained in Light Body Armor against Zulus', () => {
    expect([4, 6, 8].map((n) => Math.round(1000 * won(melee(n))) / 10)).toEqual([95.6, 65.5, 23.5]);
  });

  test('[AMZ-D-cc-pool] weapons and Interruptions count, unless the table has it otherwise', () => {
    expect(won(melee(6, { support: ['light'] }))).toBeGreaterThan(won(melee(6)));
    expect(won({ ...(melee(6) as object), interruptions: 3 } as Json)).toBeLessThan(won(melee(6)));
    expect(
      won({ ...(melee(6, { support: ['light'] }) as object), interruptions: 3 } as Json, {
        'close-combat': 'bare',
      }),
    ).toBe(won(melee(6), { 'close-combat': 'bare' }));
  });

  test('[AMZ-cc-pools] [AMZ-mounted-weapons] an emplaced weapon counts while its unit stands still, and less for amateurs', () => {
    const gun = { emplaced: 'light' };
    const [plain, light] = [won(melee(6)), won(melee(6, { support: ['light'] }))];
    expect(won(melee(6, gun))).toBe(light);
    expect(won(melee(6, { ...gun, amateurs: true }))).toBe(plain);
    expect(won(melee(6, { ...gun, mode: 'cautious' }))).toBe(won(melee(6, { mode: 'cautious' })));
    expect(won(melee(6, { emplaced: 'heavy' }))).toBeGreaterThan(light);
  });

  test('[AMZ-cc-rounds] the closed form agrees with rounds of the game itself, played by dice', {
    timeout: 60_000,
  }, () => {
    const GAMES = 300;
    for (const input of [
      melee(6, { support: ['light'] }),
      melee(8, { emplaced: 'medium' }),
      {
        assailant: {
          who: 'living',
          figures: 5,
          quality: 'veteran',
          mode: 'rapid',
          support: ['medium', 'light'],
        },
        defender: { who: 'romeos', figures: 5 },
      } as Json,
    ]) {
      let wins = 0;
      for (let n = 0; n < GAMES; n++) if (played(input, `game ${n}`) === 'defender') wins++;
      const p = won(input);
      expect(Math.abs(wins / GAMES - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / GAMES));
    }
  });

  test('[AMZ-core-4plus] nerve', () => {
    expect(named('quality-check', { quality: 'untrained' })).toEqual({ passed: '1/2', failed: '1/2' });
    expect(named('quality-check', { quality: 'elite', test: 'flee' })).toEqual({
      passed: '3/4',
      failed: '1/4',
    });
  });
});

/** The winner of a Close Combat that is played out, with the same choices as for odds. */
function played(input: Json, seed: string): Json | undefined {
  const procedure = amz.procedures.find((p) => p.id === 'close-combat');
  const answers: Json[] = [];
  for (;;)
    try {
      return resolve(amz, 'close-combat', input, setup, { seed, answers }).result.winner;
    } catch (error) {
      const { ask } = error as { ask?: { code: string; shape: unknown } };
      if (!ask || !procedure) throw error;
      answers.push(
        procedure.policy.answer({
          ...ask,
          space: { shape: () => ask.shape, list: () => [first(ask.shape)] },
        } as never) as Json,
      );
    }
}

const first = (shape: unknown): string => (shape as { options: { id: string }[] }).options[0]?.id ?? '';

describe('nerve and casualties', () => {
  const morale = (more: object) => named('morale', { morale: 'average', ...more } as Json);

  test('[AMZ-morale-check] [AMZ-T-stress] Stress makes dice smaller, and the highest face always holds', () => {
    expect(morale({})).toEqual({ passed: '5/8', failed: '3/8' });
    const at = (stress: number) => morale({ stress }).passed;
    expect(new Set([0, 3, 6, 9, 12].map(at)).size).toBeGreaterThan(2);
    expect(morale({ morale: 'low', stress: 12, panic: true })).toEqual({ passed: '1/6', failed: '5/6' });
    expect(morale({ panic: true })).toEqual({ passed: '1/2', failed: '1/2' });
  });

  test('[AMZ-stress-level] [AMZ-T-stress-points] what a unit is under', () => {
    const points = (more: object) => run('stress', { turn: 3, ...more } as Json).points;
    expect(points({})).toBe(2);
    expect(points({ night: true, weakOnes: true, mobs: 4, theirObjectives: 2, abandoned: true })).toBe(8);
    expect(points({ mobs: 3, antivirus: true })).toBe(1);
    expect([points({ leaders: [2, -1] }), points({ leaders: [0] })]).toEqual([1, 2]);
    expect(points({ ownObjectives: 3 })).toBe(0);
    expect(points({ shelter: 'fortified' })).toBeLessThan(2);
  });

  test('[AMZ-T-first-aid] anybody, and a medic', () => {
    const all = (by: string) => Object.values(named('first-aid', { by })).length;
    expect([all('standard'), all('medic')].every((n) => n >= 2)).toBe(true);
    expect(run('first-aid', { by: 'medic' }, [6])).toEqual({ found: 'slight' });
    expect(run('first-aid', { by: 'standard' }, [1])).toEqual({ found: 'kia' });
  });

  test('[AMZ-revenant-check] five and six rise, with Bad Blood four as well', () => {
    expect(named('revenant', {})).toEqual({ rises: '1/3', 'lies still': '2/3' });
    expect(named('revenant', { badBlood: true }).rises).toBe('1/2');
  });
});

describe('who comes', () => {
  test('[AMZ-reinforcements] rows of the scenario, shifted by the Infection Level', () => {
    const rows = amz.book({ scenario: 'night-at-the-clinic', options: {} }).scenario.reinforcements;
    expect(rows[0]).toEqual([{ type: 'odies', figures: '1d6' }]);
    const of = (infection: number, type: string, n: number) =>
      chance('reinforcements', { infection }, type, n, 'night-at-the-clinic');
    // Rows 1 and 3 of six bring Odies: at level 1, faces 1 to 3 and 5.
    expect(of(3, 'odies', 0)).toBe('2/3');
    expect(of(1, 'odies', 0)).toBe('1/3');
    expect(of(5, 'odies', 0)).toBe('5/6');
  });

  test('[AMZ-noise] fire draws one for each 5 and 6, six dice at most', () => {
    const plain = chances('reinforcements', {}).quantities.figures;
    const loud = chances('reinforcements', { noise: 1 }).quantities.figures;
    expect(loud).not.toEqual(plain);
    expect(chances('reinforcements', { noise: 6 }).quantities).toEqual(
      chances('reinforcements', { noise: 9 }).quantities,
    );
  });

  test('[AMZ-hot-spots] a shut Hot Spot hands on to the next', () => {
    const clinic = (shut: number[]) => named('hot-spot', { shut }, {}, 'night-at-the-clinic');
    expect(clinic([])).toEqual({ '1': '1/4', '2': '1/4', '3': '1/4', '4': '1/4' });
    expect(clinic([4])).toEqual({ '1': '1/2', '2': '1/4', '3': '1/4' });
    expect(clinic([1, 2, 3, 4])).toEqual({ none: '1/1' });
  });

  test('[AMZ-hot-spot-close] 4 and more of the quality die', () => {
    expect(named('close-hot-spot', { quality: 'veteran' })).toEqual({ closed: '7/10', 'not closed': '3/10' });
  });

  test('[AMZ-quirk-cards] cards of the other side are put back', () => {
    const day = named('card', { side: 'living' });
    expect(new Set(Object.values(day)).size).toBe(1);
    expect(day).toHaveProperty(['Flickering Light']);
    expect(named('card', { side: 'living' }, {}, 'night-at-the-clinic')).not.toHaveProperty([
      'Flickering Light',
    ]);
    expect(Object.keys(day).length).toBe(
      Object.keys(named('card', { side: 'living', gone: [2] })).length + 1,
    );
    expect(named('card', { side: 'living', gone: Array.from({ length: 28 }, (_, i) => i + 1) })).toEqual({
      none: '1/1',
    });
  });
});
