import { describe, expect, test } from 'vitest';
import type { Damage } from '../kinds.js';
import { melee, stab } from '../melee/melee.js';
import { achieves } from '../people/classes.js';
import { reactions } from '../reacting/reaction.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { powerOf, suffer } from './damage.js';
import { emptyCall, markOn, shootAll, volleyAt } from './shooting.js';

const by = { by: 'foe', rep: 4 };

/** A person hurt by fire of a foe of Rep 4, or as `cause` says. */
function hurt(
  damage: Damage,
  who: PersonGiven,
  dice: readonly number[] = [],
  cause: Partial<Parameters<typeof suffer>[3]> = {},
  options: Situation['options'] = {},
): Game {
  const g = game({
    options,
    people: {
      'star-1': { x: 18, y: 18, rep: 5, ...who },
      foe: { side: 'party-1', rep: 4, x: 18, y: 26 },
    },
    parties: { 'party-1': { attitude: 'enemy' } },
    dice,
  });
  return g.begin(suffer(g.w, 'star-1', damage, { ...by, how: 'fire', ...cause }));
}

const star = (g: Game) => g.person('star-1');

describe('Star Power', () => {
  test('[FTB-EX-3.1.4.1] [FTB-3.1.4.1b] [FTB-3.1.4.1c] [FTB-3.1.4.1d] five dice: down two levels, a Duck Back, four left', () => {
    const g = hurt('obviously-dead', { power: 5 }, [2, 2, 4, 5, 6]).end();
    expect(g.facts('star-power')).toMatchObject([{ before: 'obviously-dead', after: 'carry-on', lost: 1 }]);
    expect(g.facts('ducked-back')).toHaveLength(1);
    expect(star(g)).toMatchObject({ condition: 'carry-on', power: 4, advantage: true });
    expect(g.result).toBe('duck-back');
    g.done();
  });

  test('[FTB-T-star-power] [FTB-3.1.4.1b] 1 to 3 lower the damage, 4 and 5 do nothing and stay, a 6 is lost', () => {
    const after = (die: number) => {
      const g = hurt('out-of-the-fight', { power: 1 }, [die]).end();
      return [star(g).condition, star(g).power];
    };
    for (const die of [1, 2, 3]) expect(after(die)).toEqual(['carry-on', 1]);
    for (const die of [4, 5]) expect(after(die)).toEqual(['out-of-the-fight', 1]);
    expect(after(6)).toEqual(['out-of-the-fight', 0]);
  });

  test('[FTB-T-star-power-levels] [FTB-3.1.4.1c] a level turns dead into out, and out into carrying on', () => {
    const rep = { rep: 5 };
    expect(star(hurt('obviously-dead', { power: 2 }, [1, 4], rep).end()).condition).toBe('out-of-the-fight');
    expect(star(hurt('obviously-dead', { power: 2 }, [1, 3], rep).end()).condition).toBe('carry-on');
    expect(star(hurt('out-of-the-fight', { power: 3 }, [1, 3, 2], rep).end()).condition).toBe('carry-on');
  });

  test('[FTB-3.1.4.1d] lowered to Carry On in a melee it does not duck back: another round', () => {
    const g = hurt('out-of-the-fight', { power: 1 }, [1], { how: 'melee' }).end();
    expect(g.facts('ducked-back')).toHaveLength(0);
    expect(g.result).toBe('carry-on');
  });

  test('[FTB-D-1] it is not rolled for a Duck Back, nor without a die left, nor where the table plays without it', () => {
    hurt('duck-back', { power: 3 }).end().done();
    hurt('out-of-the-fight', { power: 0 }).end().done();
    hurt('out-of-the-fight', { power: 3 }, [], {}, { 'star-power': 'off' }).end().done();
  });

  test('[FTB-3.1.4.1e] [FTB-3.1.4.5] it never touches damage by a zombie', () => {
    const g = hurt('out-of-the-fight', { power: 5 }, [], { rep: 0, how: 'melee' }).end();
    expect(star(g)).toMatchObject({ condition: 'out-of-the-fight', power: 5, advantage: false });
    g.done();
  });

  test('[FTB-3.1.4.1a] as many dice as Rep for a Star; for a Grunt as many as the table likes', () => {
    const g = (options: Situation['options']) =>
      game({ ...(options && { options }), people: { 'star-1': { rep: 6 }, n1: {} } });
    const of = (options?: Situation['options']) => {
      const made = g(options);
      return [powerOf(made.book, made.person('star-1')), powerOf(made.book, made.person('n1'))];
    };
    expect(of()).toEqual([6, 0]);
    expect(of({ 'grunt-power': '1' })).toEqual([6, 1]);
    expect(of({ 'grunt-power': '2' })).toEqual([6, 2]);
    expect(of({ 'star-power': 'off', 'grunt-power': '2' })).toEqual([0, 0]);
  });

  test('[FTB-3.1.4.1a] a Grunt that was given dice rolls them', () => {
    const g = hurt('out-of-the-fight', { star: false, power: 2 }, [3, 6]).end();
    expect(star(g)).toMatchObject({ condition: 'carry-on', power: 1 });
  });
});

describe('Larger Than Life and Cheating Death', () => {
  test('[FTB-EX-3.1.4.2] [FTB-3.1.4.2] a Rep 4 cannot kill a Rep 5 Star: Out of the Fight; after Star Power', () => {
    const g = hurt('obviously-dead', { power: 1 }, [5]).end();
    expect(g.facts('star-power')).toHaveLength(1);
    expect(g.facts('larger-than-life')).toMatchObject([{ by: 'foe' }]);
    expect(star(g)).toMatchObject({ condition: 'out-of-the-fight', advantage: true });
    g.done();
  });

  test('[FTB-EX-3.1.4.3] [FTB-3.1.4.3] a Rep 5 can, but the Star may cheat death: off the table and Rep 4', () => {
    const g = hurt('obviously-dead', { power: 1 }, [5], { rep: 5 });
    expect(g.question()).toBe('player-1 cheat-death FTB-3.1.4.3');
    g.answer(true).end();
    expect(star(g)).toMatchObject({ condition: 'cheated-death', rep: 4, advantage: true });
    const no = hurt('obviously-dead', {}, [], { rep: 5 }).answer(false).end();
    expect(star(no)).toMatchObject({ condition: 'obviously-dead', rep: 5 });
  });

  test('[FTB-3.1.4.2] [FTB-3.1.4.3] for Stars alone, only where the table plays them, and never against zombies', () => {
    expect(star(hurt('obviously-dead', { star: false }).end()).condition).toBe('obviously-dead');
    expect(star(hurt('obviously-dead', {}, [], {}, { 'larger-than-life': 'off' }).end()).condition).toBe(
      'obviously-dead',
    );
    expect(
      star(hurt('obviously-dead', {}, [], { rep: 6 }, { 'cheating-death': 'off' }).end()).condition,
    ).toBe('obviously-dead');
    expect(star(hurt('obviously-dead', {}, [], { rep: 0, how: 'melee' }).end()).condition).toBe(
      'obviously-dead',
    );
    // Out of the Fight is not a death to be cheated.
    expect(star(hurt('out-of-the-fight', {}, [], { rep: 6 }).end()).condition).toBe('out-of-the-fight');
  });
});

describe('damage', () => {
  test('[FTB-3.3-hard-as-nails] [FTB-D-2] once, before Star Power, and no Star advantage; not against zombies', () => {
    const g = hurt('obviously-dead', { attributes: ['hard-as-nails'], power: 4 }).end();
    expect(star(g)).toMatchObject({ condition: 'carry-on', nails: true, power: 4, advantage: false });
    expect(g.facts('ducked-back')).toEqual([]);
    const ducks = hurt(
      'obviously-dead',
      { attributes: ['hard-as-nails'] },
      [],
      {},
      {
        'hard-as-nails': 'duck-back',
      },
    ).end();
    expect(ducks.facts('ducked-back')).toHaveLength(1);
    // What Star Power leaves after that is a Duck Back as usual.
    const power = hurt(
      'out-of-the-fight',
      { attributes: ['hard-as-nails'], nails: true, power: 1 },
      [1],
    ).end();
    expect(power.facts('ducked-back')).toHaveLength(1);
    const again = hurt('obviously-dead', { star: false, attributes: ['hard-as-nails'], nails: true }).end();
    expect(star(again).condition).toBe('obviously-dead');
    const out = hurt('out-of-the-fight', { star: false, attributes: ['hard-as-nails'] }).end();
    expect(star(out)).toMatchObject({ condition: 'out-of-the-fight', nails: false });
    const zed = hurt('obviously-dead', { attributes: ['hard-as-nails'] }, [], { rep: 0, how: 'melee' }).end();
    expect(star(zed).condition).toBe('obviously-dead');
  });

  test('[FTB-5.7.4] [FTB-7.6.1] [FTB-7.6.4] Obviously Dead, and [FTB-5.7.5a] [FTB-7.6.3] Out of the Fight, by their own rules', () => {
    const dead = hurt('obviously-dead', { star: false }).end();
    expect(dead.facts('downed')).toMatchObject([
      { condition: 'obviously-dead', cause: 'FTB-5.7.4', by: 'foe' },
    ]);
    const out = hurt('out-of-the-fight', { star: false, carries: 'foe' }).end();
    expect(out.facts('downed')).toMatchObject([{ condition: 'out-of-the-fight', cause: 'FTB-5.7.5a' }]);
    expect(star(out)).toMatchObject({ wentDown: true, carries: '' });
  });

  test('[FTB-8.3.3a] what was not meant to kill does not', () => {
    const g = hurt('obviously-dead', { star: false }, [], { how: 'melee', beating: true }).end();
    expect(star(g)).toMatchObject({ condition: 'out-of-the-fight', beaten: true });
  });
});

describe('Hard as Nails under several hits', () => {
  /** Rifles that all hit a person who is Hard as Nails, with these damage dice. */
  const shot = (damage: readonly number[]) => {
    const g = game({
      people: {
        n1: { x: 18, y: 20, attributes: ['hard-as-nails'] },
        ...Object.fromEntries(
          [16, 18, 20].map((x, i) => [`f${i}`, { side: 'party-1', x, y: 10, has: ['bolt-action-rifle'] }]),
        ),
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      dice: damage.flatMap((die) => [6, /* noise */ 1, die]),
    });
    const fire = damage.map((_, i) => {
      const weapon = { item: i + 1, gun: 'bolt-action-rifle' };
      return volleyAt(g.w, `f${i}`, weapon, [markOn(g.w, `f${i}`, 'n1', 1, 1)], 'in-sight');
    });
    g.begin(shootAll(g.w, fire)).end();
    g.done();
    return g;
  };
  const after = (...damage: readonly number[]) => {
    const n1 = shot(damage).person('n1');
    return [n1.condition, n1.nails];
  };

  test('[FTB-3.3-hard-as-nails] [FTB-D-173] the first Obviously Dead is taken away, and no other result', () => {
    expect(after(4, 1, 6)).toEqual(['carry-on', true]);
    expect(after(3, 1, 6)).toEqual(['out-of-the-fight', true]);
    expect(after(1, 6, 1)).toEqual(['obviously-dead', true]);
    expect(after(2, 2, 6)).toEqual(['out-of-the-fight', false]);
  });

  test('[FTB-D-2] [FTB-D-173] alone it carries on; another hit makes it duck', () => {
    const ducked = (...damage: readonly number[]) => {
      const g = shot(damage);
      return g.facts('ducked-back').length;
    };
    expect([ducked(1), ducked(1, 6), ducked(6)]).toEqual([0, 1, 1]);
  });
});

describe('a milestone of a Citizen', () => {
  const hurts = (has: readonly string[]) => {
    const g = game({
      people: { 'star-1': { x: 18, y: 10, class: 'citizen' }, foe: { side: 'party-1', x: 18, y: 18, has } },
      parties: { 'party-1': { attitude: 'enemy' } },
    });
    return g.begin(suffer(g.w, 'foe', 'out-of-the-fight', { by: 'star-1', rep: 4, how: 'fire' })).end();
  };

  test('[FTB-3.4.2.1] [FTB-D-174] armed is who has a weapon, not whoever carries something', () => {
    for (const weapon of ['pistol', 'one-hand']) expect(star(hurts([weapon])).hurtArmed).toBe(true);
    for (const goods of [[], ['food'], ['body-armor', 'medical']])
      expect(star(hurts(goods)).hurtArmed).toBe(false);
  });

  describe('the last of three', () => {
    const near = { class: 'citizen', zedsKilled: 2, hurtArmed: true, knowsFeasts: true } as const;
    const before = (more: PersonGiven, dice: readonly number[] = []) =>
      game({
        people: {
          'star-1': { x: 18, y: 10, has: ['pistol'], ...near, ...more },
          n1: { x: 20, y: 10, class: 'citizen' },
          foe: { side: 'party-1', x: 18, y: 18, has: ['pistol'] },
        },
        parties: { 'party-1': { attitude: 'enemy' } },
        zeds: { z: { x: 18, y: 10.6 } },
        dice,
      });
    const asked = 'player-1 class FTB-3.4.2.1';

    test('[FTB-3.4.2.1] [FTB-D-244] [FTB-4.1f] a Citizen chooses at once, with its band, or waits', () => {
      const falls = () => {
        const g = before({});
        return g.begin(achieves(g.w, 'star-1', DOWN));
      };
      const DOWN = { is: 'zed-down', cause: 'FTB-10.10.2', zed: 'z', by: 'star-1', how: 'fire' } as const;
      expect([falls().question(), falls().options()]).toEqual([
        asked,
        ['ganger', 'militia', 'survivor', 'citizen'],
      ]);
      const classes = (answer: string) =>
        falls()
          .answer(answer)
          .end()
          .state.people.map((p) => p.class);
      expect(classes('militia').slice(0, 2)).toEqual(['militia', 'militia']);
      expect(classes('citizen').slice(0, 2)).toEqual(['citizen', 'citizen']);
      // Who has had them all before is not asked again by each further zombie, and others are not asked at all.
      for (const more of [
        { zedsKilled: 3 },
        { zedsKilled: 1 },
        { class: 'survivor' },
        { star: false },
      ] as const) {
        const g = before(more);
        g.begin(achieves(g.w, 'star-1', DOWN)).end();
        expect(g.facts('class')).toEqual([]);
      }
    });

    test('[FTB-3.4.2.1] [FTB-D-244] at once by a shot that hurts, and by a stab from behind', () => {
      const shot = before({ zedsKilled: 3, hurtArmed: false });
      shot.begin(suffer(shot.w, 'foe', 'out-of-the-fight', { by: 'star-1', rep: 4, how: 'fire' }));
      expect(shot.question()).toBe(asked);
      const fired = before({}, [/* to hit */ 6, /* to kill */ 1, /* noise */ 1, 1]);
      const pistol = { item: 1, gun: 'pistol' };
      const volley = volleyAt(fired.w, 'star-1', pistol, [markOn(fired.w, 'star-1', 'z', 1, 1)], 'active');
      fired.begin(shootAll(fired.w, [volley]));
      expect([fired.facts('zed-down').length, fired.question()]).toEqual([1, asked]);
      const duel = before({ hurtArmed: false, zedsKilled: 3 }, [
        .../* won by one */ [1, 1, 1, 1, 1, 1, 1, 6],
        /* result */ 3,
      ]);
      duel.begin(melee(duel.w, ['star-1'], 'foe'));
      expect(duel.facts('melee-result')).toMatchObject([{ result: 'rep-down' }]);
      expect(duel.question()).toBe(asked);
      const knife = before({}, [1, 2, 3, 4]);
      knife.begin(stab(knife.w, 'star-1', 'z'));
      expect(knife.question()).toBe(asked);
    });
  });

  test('[FTB-3.4.2.1] [FTB-7.6.1] [FTB-D-174] a point of Rep in a melee is damage as well, a Duck Back is none', () => {
    const lost = { is: 'melee-result', cause: 'FTB-8.3.1a', to: 'all', die: 3, margin: 1, rep: 3 } as const;
    const g = hurt('duck-back', { has: ['pistol'] }, [], { by: 'star-1' });
    expect(star(g).hurtArmed).toBe(false);
    g.w.happen({ ...lost, who: 'foe', by: 'star-1', result: 'rep-down' });
    expect(star(g).hurtArmed).toBe(false);
    const armed = hurts([]);
    armed.w.happen({ ...lost, who: 'star-1', by: 'foe', result: 'rep-down' });
    expect(armed.person('foe').hurtArmed).toBe(false);
    const knife = game({ people: { 'star-1': { has: ['one-hand'] }, foe: { side: 'party-1' } } });
    knife.w.happen({ ...lost, who: 'star-1', by: 'foe', result: 'rep-down' });
    expect(knife.person('foe').hurtArmed).toBe(true);
  });
});

describe('Free Will', () => {
  test('[FTB-EX-3.1.4.4] [FTB-3.1.4.4] Billy chooses to pass two on Received Fire, and returns fire without a roll', () => {
    const g = game({
      people: {
        'star-1': { rep: 5, class: 'survivor', x: 18, y: 10, has: ['ba-pistol'] },
        foe: { side: 'party-1', x: 18, y: 21.5 },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      dice: [1, 2, /* noise */ 1, 1, /* the foe, missed, reacts */ 1, 1],
    });
    g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'star-1', by: ['foe'] }] }));
    expect(g.question()).toBe('player-1 free-will FTB-3.1.4.4');
    g.answer('2');
    while (g.question() !== 'over') g.answer(g.options()[0] as string);
    expect(g.facts('reacted')[0]).toMatchObject({ who: 'star-1', passed: 2, chose: true, result: 'fire' });
    expect(g.facts('fired')).toMatchObject([{ who: 'star-1', why: 'reaction', dice: [2, 1] }]);
  });
});
