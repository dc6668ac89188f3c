import { ChoiceNeeded, DiceError, type Json, resolve, SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { avz } from '../index.js';
import { many, setup } from '../testing/boards.js';

type Input = Record<string, Json>;

/** The message of the error thrown. */
function fault(kind: new (...args: never[]) => Error, run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(kind);
    return (error as Error).message;
  }
  throw new Error('Nothing went wrong.');
}

// ------------------------------------------------------------------ what comes in

describe('input', () => {
  const attack = (change: Input) =>
    fault(SetupError, () =>
      resolve(avz, 'attack', { side: 'alien', attackers: ['tank'], defenders: ['fast'], ...change }, setup()),
    );

  test('[AVZ-7.0] a wrong field of an attack is named, with what is wrong there', () => {
    expect(attack({ side: 'robot' })).toBe('attack, side: allowed: "alien", "zombie".');
    expect(attack({ attackers: ['tank', 'zebra'] })).toMatch(/^attack, attackers\/1: /);
    expect(attack({ attackers: [] })).toMatch(/^attack, attackers: /);
    expect(attack({ attackers: many(61, 'trooper') })).toMatch(/^attack, attackers: /);
    expect(attack({ defenders: [] })).toMatch(/^attack, defenders: /);
    expect(attack({ defenders: 'fast' })).toMatch(/^attack, defenders: /);
    expect(attack({ beside: ['ghoul'] })).toMatch(/^attack, beside\/0: /);
    expect(attack({ claw: 1 })).toMatch(/^attack, claw: /);
    expect(attack({ dead: -1 })).toMatch(/^attack, dead: /);
    expect(attack({ dead: 61 })).toMatch(/^attack, dead: /);
    expect(attack({ dead: 1.5 })).toMatch(/^attack, dead: /);
    expect(attack({ action: 'pass' })).toMatch(/^attack, action: /);
    expect(attack({ leaders: 2 })).toBe('attack, input: there is no "leaders".');
    expect(fault(SetupError, () => resolve(avz, 'attack', 'tank', setup()))).toMatch(/^attack, input: /);
    expect(fault(SetupError, () => resolve(avz, 'ambush', {}, setup()))).toMatch(
      /no procedure "ambush"; it has attack, bite, laser, missiles, landing, sides, victory/,
    );
  });

  test('[AVZ-7.0] each counter must be on the side it is named for', () => {
    expect(attack({ attackers: ['tank', 'fast'] })).toBe(
      'attack, attackers/1: fast is not on the alien side.',
    );
    expect(attack({ defenders: ['fast', 'tough', 'ufo'] })).toBe(
      'attack, defenders/2: ufo is not on the zombie side.',
    );
    expect(attack({ beside: ['rotting'] })).toBe('attack, beside/0: rotting is not on the alien side.');
    expect(attack({ side: 'zombie', attackers: ['fast'], defenders: ['fast'] })).toBe(
      'attack, defenders/0: fast is not on the alien side.',
    );
  });

  test('[AVZ-4.0-claw] with the Claw in play whoever does not fly makes no Attack', () => {
    const clawed = (change: Input) => ({ side: 'alien', attackers: ['tank'], claw: true, ...change });
    expect(attack(clawed({}))).toMatch(/^attack, attackers\/0: tank does not fly, .*AVZ-4\.0-claw/);
    expect(attack(clawed({ action: 'attack', attackers: ['ufo', 'trooper'] }))).toMatch(
      /^attack, attackers\/1: /,
    );
    const may = (change: Input) => {
      const input = { defenders: ['fast'], ...clawed(change) };
      return resolve(avz, 'attack', input, setup()).result;
    };
    expect(may({ action: 'blast' })).toBeDefined();
    expect(may({ attackers: ['ufo'] })).toBeDefined();
    expect(may({ side: 'zombie', attackers: ['fast'], defenders: ['tank'] })).toBeDefined();
  });

  test('[AVZ-5.0-once] Chomp Em is for Zombies only, Blast Em for Aliens only', () => {
    expect(attack({ action: 'chomp' })).toBe('attack, action: chomp is not for the alien side.');
    expect(attack({ side: 'zombie', attackers: ['fast'], defenders: ['tank'], action: 'blast' })).toBe(
      'attack, action: blast is not for the zombie side.',
    );
  });

  test('[AVZ-7.0] nobody can field more counters than there are, and the field that asks for them is named', () => {
    expect(attack({ attackers: many(7, 'tank') })).toBe(
      'attack, attackers/6: there are only 6 counters of tank.',
    );
    expect(attack({ attackers: many(4, 'tank'), beside: many(3, 'tank') })).toBe(
      'attack, beside/2: there are only 6 counters of tank.',
    );
    expect(attack({ defenders: many(14, 'fast') })).toBe(
      'attack, defenders/13: there are only 13 counters of fast.',
    );
    expect(attack({ defenders: many(2, 'fast'), dead: 59 })).toBe(
      'attack, dead: only 58 Zombies are left for the dead pile.',
    );
    expect(() =>
      resolve(
        avz,
        'attack',
        { side: 'alien', attackers: ['tank'], defenders: many(2, 'fast'), dead: 58 },
        setup(),
        { dice: [1, 1, 1] },
      ),
    ).not.toThrow();
    expect(fault(SetupError, () => resolve(avz, 'bite', { aliens: many(10, 'trooper') }, setup()))).toBe(
      'bite, aliens/9: there are only 9 counters of trooper.',
    );
    expect(fault(SetupError, () => resolve(avz, 'laser', { zombies: many(22, 'rotting') }, setup()))).toBe(
      'laser, zombies/21: there are only 21 counters of rotting.',
    );
    expect(
      fault(SetupError, () => resolve(avz, 'missiles', { zombies: many(5, 'tough-mob') }, setup())),
    ).toBe('missiles, zombies/4: there are only 4 counters of tough-mob.');
    expect(fault(SetupError, () => resolve(avz, 'bite', { aliens: ['rotting'] }, setup()))).toMatch(
      /^bite, aliens\/0: /,
    );
    expect(fault(SetupError, () => resolve(avz, 'victory', { dead: 61 }, setup()))).toMatch(
      /^victory, dead: /,
    );
  });

  test('[AVZ-7.0] every procedure runs on its own example, and says what shape its input has', () => {
    for (const p of avz.procedures) {
      expect(
        () => resolve(avz, p.id, p.example, setup(), { seed: 'no choice arises here', answers: undefined }),
        p.id,
      ).not.toThrow(SetupError);
      expect((p.schema as { type: string }).type, p.id).toBe('object');
      expect((p.schema as { additionalProperties: boolean }).additionalProperties, p.id).toBe(false);
    }
  });
});

// ------------------------------------------------------------------ dice

describe('dice', () => {
  const dice = (input: Input, faces: number[], answers?: Json[]) =>
    fault(DiceError, () => resolve(avz, 'attack', input, setup(), { dice: faces, answers }));
  const four = {
    side: 'alien',
    attackers: ['trooper', 'ufo', 'tank', 'leader'],
    defenders: ['rotting', 'rotting', 'rotting'],
  };

  test('[AVZ-7.1a] where the attack dice run out the attack roll is named', () => {
    expect(dice(four, [1, 2, 3, 4, 5, 6, 1])).toBe(
      'The dice ran out: attack (AVZ-7.1a, 8d6) needs another die after 7 of 7.',
    );
  });

  test('[AVZ-7.1z] the same for Zombies, type by type', () => {
    const all = { side: 'zombie', attackers: ['rotting', 'fast-mob', 'tough'], defenders: ['trooper'] };
    expect(dice(all, [1, 1])).toBe(
      'The dice ran out: attack (AVZ-7.1z, 1d6 + 2d6 + 1d6) needs another die after 2 of 2.',
    );
  });

  test('[AVZ-7.2] where the save dice run out the saves are named, with the rule they are made by', () => {
    expect(dice(four, [1, 2, 3, 4, 5, 6, 1, 1, 6])).toBe(
      'The dice ran out: save (AVZ-7.2, 4d6) needs another die after 9 of 9.',
    );
    expect(dice({ ...four, defenders: ['tough', 'rotting'] }, [1, 2, 3, 4, 5, 6, 1, 1])).toBe(
      'The dice ran out: save (AVZ-7.2-tough, 4d6) needs another die after 8 of 8.',
    );
    expect(dice({ side: 'zombie', attackers: ['tough'], defenders: ['leader'] }, [6])).toBe(
      'The dice ran out: save (AVZ-7.2-leader, 1d6) needs another die after 1 of 1.',
    );
  });

  test('[AVZ-5.4] where an exploding die is missing the explosion is named', () => {
    expect(
      dice({ side: 'alien', attackers: ['tank'], defenders: ['fast'], action: 'blast' }, [1, 6, 1]),
    ).toBe('The dice ran out: blast (AVZ-7.1a, 3d6, 6 explodes) needs another die after 3 of 3.');
    expect(
      dice({ side: 'alien', attackers: ['tank'], defenders: ['fast'], action: 'blast' }, [6, 6, 1, 6]),
    ).toBe('The dice ran out: blast (AVZ-7.1a, 3d6, 6 explodes) needs another die after 4 of 4.');
  });

  test('[AVZ-1.0-dice] dice left over and faces that no die has are refused', () => {
    expect(dice(four, [1, 1, 1, 1, 1, 1, 1, 1, 5, 2])).toBe('Dice left over: 5, 2 (8 were used).');
    expect(dice(four, [1, 1, 1, 7])).toMatch(/^7 is not a face of a d6 in attack/);
    expect(dice(four, [0])).toMatch(/^0 is not a face of a d6 in attack/);
  });

  test('[AVZ-7.3] a choice that is not answered is shown; a wrong answer is refused with its rule; spare answers too', () => {
    const input = {
      side: 'zombie',
      attackers: ['rotting', 'rotting'],
      defenders: ['trooper', 'leader', 'ufo'],
    };
    const run = (answers?: Json[]) => resolve(avz, 'attack', input, setup(), { dice: [4, 4, 1, 1], answers });
    try {
      run();
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ChoiceNeeded);
      const { ask, message } = error as ChoiceNeeded;
      expect(message).toBe('alien must choose (hits, AVZ-7.3); give the answer as number 1 of the answers.');
      expect(ask).toMatchObject({
        seat: 'alien',
        code: 'hits',
        rule: 'AVZ-7.3',
        shape: { kind: 'allocate', amount: 2 },
      });
    }
    expect(fault(SetupError, () => run([{ 'trooper-1': 1 }]))).toMatch(
      /^Answer 1 \(hits, AVZ-7\.3-split\): /,
    );
    expect(fault(SetupError, () => run([['trooper-1']]))).toMatch(/^Answer 1 \(hits, AVZ-7\.3\): /);
    expect(fault(DiceError, () => run([{ 'ufo-1': 2 }, 'finish']))).toBe(
      'Answers left over: "finish" (1 were used).',
    );
    expect(run([{ 'ufo-1': 2 }]).result).toEqual({
      hits: 2,
      saved: 0,
      left: 2,
      killed: ['ufo-1'],
      revived: 0,
    });
  });
});
