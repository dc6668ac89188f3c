import { describe, expect, test } from 'vitest';
import type { Item } from '../state.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { melee } from './melee.js';
import { armOf, meleeMods } from './weapons.js';

/** A and B in contact, on two sides, both of Rep 4 and unarmed unless given otherwise. */
function fight(
  dice: readonly number[],
  a: PersonGiven = {},
  b: PersonGiven = {},
  more: Situation = {},
): Game {
  return game({
    ...more,
    people: {
      a: { side: 'party-1', class: 'ganger', x: 18, y: 17.2, ...a },
      b: { x: 18, y: 18, facing: 180, ...b },
      ...more.people,
    },
    parties: { 'party-1': { attitude: 'enemy' } },
    dice,
  });
}

const begin = (g: Game, attackers: readonly string[] = ['a'], target = 'b') =>
  g.begin(melee(g.w, attackers, target));
const KNIFE = { has: ['one-hand'] };

describe('a round', () => {
  test('[FTB-EX-8.3] [FTB-8.3a] [FTB-EX-8.3.1] [FTB-8.3.1a] [FTB-7.6.2] Sooze with a knife and the Brawler', () => {
    const g = fight(
      [
        ...[1, 2, 2, 3, 5],
        ...[1, 2, 3, 5],
        /* result */ 3,
        /* the next round at Rep 2 + 1 */ ...[1, 1, 4, 4, 4],
        ...[6, 6, 6],
        1,
      ],
      { rep: 4, ...KNIFE },
      { rep: 3, class: 'citizen', attributes: ['brawler'] },
    );
    begin(g).end();
    expect(g.facts('melee-round')).toMatchObject([
      {
        attackers: { dice: 5, successes: 4, mods: [{ circumstance: 'one-hand', dice: 1 }] },
        target: { dice: 4, successes: 3, mods: [{ circumstance: 'brawler', dice: 1 }] },
        won: 'attackers',
      },
      { attackers: { dice: 5 }, target: { dice: 3 } },
    ]);
    expect(g.facts('melee-result')[0]).toMatchObject({ die: 3, margin: 1, result: 'rep-down', rep: 2 });
    expect(g.person('b')).toMatchObject({ condition: 'obviously-dead', rep: 3 });
    g.done();
  });

  test('[FTB-8.3b] equal successes mean another round at once; the one ahead wins, attacker or target', () => {
    const g = fight([...[1, 1, 6, 6], ...[2, 3, 6, 6, 6], ...[6, 6, 6, 6], ...[1, 4, 4, 4, 4], 1], {}, KNIFE);
    begin(g).end();
    expect(g.facts('melee-round').map((f) => f.won)).toEqual(['nobody', 'target']);
    expect(g.person('a').condition).toBe('obviously-dead');
    g.done();
  });

  test('[FTB-8.3a] successes are 1, 2 and 3', () => {
    const g = fight([3, 4, 4, 4, 4, 4, 4, 4, 1]);
    begin(g).end();
    expect(g.facts('melee-round')).toMatchObject([{ attackers: { successes: 1 }, target: { successes: 0 } }]);
  });

  test('[FTB-8.3.1m] [FTB-T-melee-results] each row of Melee Results, for a margin of 3', () => {
    const result = (die: number) => {
      const g = fight(
        [1, 1, 1, 6, 6, 6, 6, 6, 6, die, ...(die > 3 ? [1, 6, 6, 6, 6, 6, 6, 6, 1] : [])],
        KNIFE,
      );
      g.person('a').rep = 3;
      g.person('a').attributes = ['rage'];
      begin(g).end();
      return g.facts('melee-result')[0]?.result;
    };
    expect([1, 2, 3].map(result)).toEqual(['obviously-dead', 'out-of-the-fight', 'out-of-the-fight']);
    expect(result(4)).toBe('rep-down');
  });

  test('[FTB-7.6.2] [FTB-8.3.1a] lost Rep costs a die in each round of this melee, and is regained after', () => {
    const g = fight([
      1,
      6,
      6,
      6,
      ...[6, 6, 6, 6],
      5,
      ...[1, 6, 6, 6],
      ...[6, 6, 6],
      6,
      ...[1, 1, 6, 6],
      ...[6, 6],
      2,
    ]);
    begin(g).end();
    expect(g.facts('melee-round').map((f) => f.target.dice)).toEqual([4, 3, 2]);
    expect(g.facts('melee-result').map((f) => f.rep)).toEqual([3, 2, 2]);
    expect(g.person('b').rep).toBe(4);
    g.done();
  });

  test('[FTB-D-17] a figure with no Rep left is Out of the Fight', () => {
    const g = fight([1, 6, 6, 6, ...[6, 6], 6, ...[1, 6, 6, 6], 6, 6], {}, { rep: 2 });
    begin(g).end();
    expect(g.facts('melee-result').map((f) => [f.result, f.rep])).toEqual([
      ['rep-down', 1],
      ['rep-down', 0],
    ]);
    expect(g.person('b')).toMatchObject({ condition: 'out-of-the-fight', rep: 2 });
    g.done();
  });

  test('[FTB-8.3b] two that have no die between them let go', () => {
    const g = fight([], { rep: 1, prone: true }, { rep: 2, prone: true });
    begin(g).end();
    expect(g.facts('broke-off')).toMatchObject([{ who: 'a', whom: 'b' }]);
    expect(g.person('a').condition).toBe('carry-on');
  });

  test('[FTB-8.3a] humans that fight each other have fought in this Encounter', () => {
    const g = fight([1, 1, 1, 1, 6, 6, 6, 6, 1]);
    begin(g).end();
    expect([g.person('a').fought, g.person('b').fought]).toEqual([true, true]);
  });
});

describe('modifiers', () => {
  const item = (id: number, what: string, empty = false): Item => ({ id, what, empty });
  const dice = (given: PersonGiven) => {
    const g = fight([], given);
    const p = g.person('a');
    return meleeMods(g.book, p, armOf(g.book, p)).reduce((n, m) => n + m.dice, 0);
  };

  test('[FTB-8.1] [FTB-T-melee-weapons] [FTB-T-melee-modifiers] [FTB-TB-chainsaw-a] weapons', () => {
    expect(dice({})).toBe(0);
    expect(dice({ has: ['one-hand'] })).toBe(1);
    expect(dice({ has: ['two-hand'] })).toBe(2);
    expect(dice({ has: ['two-hand', 'pistol'] })).toBe(1);
    expect(dice({ has: ['chainsaw'] })).toBe(3);
    expect(dice({ has: ['one-hand', 'one-hand'] })).toBe(1);
    expect(dice({ has: ['pistol'] })).toBe(0);
    // Only what is in hand counts, the best of it, and no chainsaw that has stalled.
    expect(dice({ has: ['two-hand'], hand: [] })).toBe(0);
    expect(dice({ items: [item(1, 'one-hand'), item(2, 'chainsaw')], hand: [1, 2] })).toBe(3);
    expect(dice({ items: [item(1, 'chainsaw'), item(2, 'one-hand')], hand: [1, 2] })).toBe(3);
    expect(dice({ items: [item(1, 'chainsaw', true)], hand: [1] })).toBe(0);
  });

  test('[FTB-D-59] [FTB-12.7m] one that was hidden is in view once it is used', () => {
    const g = fight([1, 1, 1, 1, 1, 6, 6, 6, 6, 1], { has: ['one-hand'], concealed: true });
    begin(g).end().done();
    expect(g.person('a').concealed).toBe(false);
  });

  test('[FTB-8.3m] [FTB-3.3-brawler] [FTB-3.3-rage] [FTB-3.6a] Attributes, armour and lying prone', () => {
    expect(dice({ attributes: ['brawler'] })).toBe(1);
    expect(dice({ attributes: ['rage'] })).toBe(1);
    expect(dice({ attributes: ['brawler', 'rage'] })).toBe(2);
    expect(dice({ attributes: ['runt', 'poser', 'medic', 'hard-as-nails'] })).toBe(0);
    expect(dice({ armored: true })).toBe(1);
    expect(dice({ prone: true })).toBe(-2);
  });

  test('[FTB-TB-chainsaw-b] three ones stall a chainsaw, two do not; then it fights with what else it has', () => {
    const rounds = (third: number, dice: number) => {
      const blank = Array.from({ length: dice }, () => 6);
      const g = fight([1, 1, third, 6, 6, 6, 6, ...[1, 1, 1, 6], ...blank, ...[1, 6, 6, 6], 1], {
        has: ['chainsaw'],
      });
      begin(g).end().done();
      return [g.person('a').items[0]?.empty, g.facts('stalled').length];
    };
    // Three successes against three: a tie, and another round.
    expect(rounds(1, 4)).toEqual([true, 1]);
    expect(rounds(2, 7)).toEqual([false, 0]);
  });
});

describe('non-lethal melee', () => {
  const win = [1, 1, 1, 1, 6, 6, 6, 6, 1];

  test('[FTB-8.3.3a] [FTB-8.3.3b] without a weapon nobody is killed outright, and the loser was beaten', () => {
    const g = fight(win);
    begin(g).end();
    expect(g.person('b')).toMatchObject({ condition: 'out-of-the-fight', beaten: true });
    const armed = fight([1, ...win], KNIFE);
    begin(armed).end();
    expect(armed.person('b')).toMatchObject({ condition: 'obviously-dead', beaten: false });
    const out = fight([1, ...win.slice(0, -1), 2], KNIFE);
    begin(out).end();
    expect(out.person('b')).toMatchObject({ condition: 'out-of-the-fight', beaten: false });
  });

  test("[FTB-8.3.3a] a player's Star may leave its weapon out of it, and loses the dice", () => {
    const star = (how: string, dice: readonly number[]) => {
      const g = game({
        people: {
          'star-1': { x: 18, y: 17.2, rep: 4, has: ['two-hand'] },
          b: { side: 'party-1', x: 18, y: 18, has: ['one-hand'] },
        },
        parties: { 'party-1': { attitude: 'enemy' } },
        dice,
      });
      begin(g, ['star-1']);
      expect(g.question()).toBe('player-1 melee-arms FTB-8.3.3a');
      g.answer(how).end();
      g.done();
      return [g.facts('melee-round')[0]?.attackers.dice, g.person('b').condition];
    };
    expect(star('unarmed', [1, 1, 1, 1, 6, 6, 6, 6, 6, 1])).toEqual([4, 'out-of-the-fight']);
    expect(star('armed', [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 1])).toEqual([6, 'obviously-dead']);
  });
});

describe('several attackers', () => {
  const ROUND = [6, 6, 6, 6];

  test('[FTB-EX-8.3.2] [FTB-8.3.2a] [FTB-8.3.2b] one after the other: the second fights when the first is out', () => {
    const g = game({
      people: {
        a1: { side: 'party-1', rep: 4, x: 18, y: 17.2 },
        a2: { side: 'party-1', rep: 4, x: 18.8, y: 18 },
        'star-1': { rep: 5, x: 18, y: 18, has: ['one-hand'] },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      dice: [
        ...[6, 6, 6, 6, ...[1, 6, 6, 6, 6, 6], 5],
        ...[6, 6, 6, ...[1, 1, 6, 6, 6, 6], 2],
        ...[6, 6, 6, 6, ...[1, 6, 6, 6, 6, 6], 1],
      ],
    });
    begin(g, ['a1', 'a2'], 'star-1').answer('armed').end();
    expect(g.facts('melee-round').map((f) => f.attackers.who[0])).toEqual(['a1', 'a1', 'a2']);
    expect(g.facts('melee-result').map((f) => [f.who, f.result])).toEqual([
      ['a1', 'rep-down'],
      ['a1', 'out-of-the-fight'],
      ['a2', 'obviously-dead'],
    ]);
    g.done();
  });

  test('[FTB-8.3.2a] [FTB-8.2.2] the highest Rep first; the target turns to each', () => {
    const g = fight(
      [6, 6, 6, 6, 6, ...[1, 6, 6, 6, 6], 1, ...ROUND, ...[1, 6, 6, 6, 6], 1],
      { x: 18.8, y: 18 },
      { rep: 5 },
      { people: { c: { side: 'party-1', rep: 5, x: 18, y: 17.2 } } },
    );
    begin(g, ['a', 'c']).end();
    expect(g.facts('melee-round').map((f) => f.attackers.who[0])).toEqual(['c', 'a']);
    expect(g.person('b').facing).toBe(90);
    g.done();
  });

  test('[FTB-8.3.2a] of equal Reps the player chooses, and a Star takes its turn when it likes', () => {
    const g = game({
      people: {
        n1: { rep: 4, x: 18, y: 17.2 },
        n2: { rep: 4, x: 18.8, y: 18 },
        n3: { rep: 3, x: 18, y: 18.8 },
        'star-1': { rep: 6, x: 17.2, y: 18 },
        b: { side: 'party-1', rep: 4, x: 18, y: 18 },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      dice: [...[6, 6, 6, 6, 6, 6, 6, 6], ...[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1]],
    });
    begin(g, ['n1', 'n2', 'n3', 'star-1']);
    expect(g.question()).toBe('player-1 melee-turn FTB-8.3.2a');
    expect(g.options()).toEqual(['n1', 'n2', 'star-1']);
    g.answer('n2');
    // One drawn round later n2 fights on, unless the Star steps in.
    expect(g.options()).toEqual(['n2', 'star-1']);
    g.answer('star-1').end();
    expect(g.facts('melee-round').map((f) => f.attackers.who[0])).toEqual(['n2', 'star-1']);
    g.done();
  });

  test("[FTB-8.3.2a] another player's Star takes its turn when that player likes", () => {
    const g = game({
      people: {
        n1: { rep: 4, x: 18, y: 17.2 },
        n2: { rep: 4, x: 18.8, y: 18 },
        'star-1': { rep: 6, x: 17.2, y: 18, seat: 'player-2' },
        b: { side: 'party-1', rep: 4, x: 18, y: 18 },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      dice: [...[6, 6, 6, 6, 6, 6, 6, 6], ...[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1]],
    });
    const asked: string[] = [];
    const says = (answer: string) => {
      asked.push(`${g.question()}: ${g.options()}`);
      g.answer(answer);
    };
    begin(g, ['n1', 'n2', 'star-1']);
    says('wait');
    says('n2');
    // One drawn round later n2 fights on, unless the Star steps in.
    says('star-1');
    g.end().done();
    expect(asked).toEqual([
      'player-2 melee-turn FTB-8.3.2a: star-1,wait',
      'player-1 melee-turn FTB-8.3.2a: n1,n2',
      'player-2 melee-turn FTB-8.3.2a: star-1,wait',
    ]);
    expect(g.facts('melee-round').map((f) => f.attackers.who[0])).toEqual(['n2', 'star-1']);
  });

  test('[FTB-8.3.2b] the melee is over when the target is out; the others have not fought', () => {
    const g = fight(
      [1, 1, 1, 1, ...ROUND, 1],
      {},
      {},
      { people: { c: { side: 'party-1', rep: 3, x: 18.8, y: 18 } } },
    );
    begin(g, ['a', 'c']).end();
    expect(g.facts('melee-round')).toHaveLength(1);
    expect(g.result).toMatchObject({ fallen: ['b'], fired: [{ target: 'b', by: ['a'] }] });
  });

  test('[FTB-8.3.2a] [FTB-10.11.1a] at one zombie they attack one after the other: the second where the first has fallen', () => {
    const g = game({
      people: { a: { x: 18, y: 17.2, rep: 3 }, b: { x: 18.8, y: 18, rep: 2 } },
      zeds: { 'zed-1': { x: 18, y: 18 } },
      dice: [...[6, 6, 6], ...[1, 6, 1], /* what it does */ 1, ...[1, 1], ...[6, 6, 6]],
    });
    g.begin(melee(g.w, ['a', 'b'], 'zed-1')).end();
    expect(g.facts('melee-round').map((f) => `${f.target.who} ${f.won}`)).toEqual([
      'a attackers',
      'b target',
    ]);
    expect(g.has('zed-1')).toBe(false);
    g.done();
  });
});

describe('Star advantages in melee', () => {
  const star = (dice: readonly number[], a: PersonGiven = {}, b: PersonGiven = {}, more: Situation = {}) =>
    fight(dice, { ...KNIFE, ...a }, { star: true, power: 1, ...b }, more);
  const LOSES = [1, 6, 6, 6, 6, ...[6, 6, 6, 6]];

  test('[FTB-3.1.4.1d] [FTB-3.1.4.1c] Out of the Fight lowered to Carry On means another round', () => {
    const g = star([1, 1, 6, 6, 6, ...[6, 6, 6, 6], 2, /* power */ 3, ...LOSES, 1, 6], { rep: 4 });
    begin(g).answer(true).end();
    expect(g.facts('star-power')[0]).toMatchObject({ before: 'out-of-the-fight', after: 'carry-on' });
    expect(g.facts('melee-round')).toHaveLength(2);
    expect(g.facts('ducked-back')).toHaveLength(0);
  });

  test('[FTB-D-1] Star Power does not work on the Rep of a lost round', () => {
    const g = star([...LOSES, 2, ...[1, 1, 6, 6, 6], ...[6, 6, 6], 1, /* power */ 1]);
    begin(g).end();
    expect(g.facts('melee-result')[0]).toMatchObject({ result: 'rep-down', rep: 3 });
    expect(g.facts('star-power').map((f) => f.before)).toEqual(['obviously-dead']);
    g.done();
  });

  test('[FTB-D-17] one that Star Power saves from losing its last Rep fights on at 1', () => {
    const g = star([...[1, 6, 6, 6, 6], 6, 6, /* power */ 1, ...[1, 6, 6, 6, 6], 6, 2, 4], {}, { rep: 1 });
    begin(g);
    expect(g.facts('melee-round').map((f) => f.target.dice)).toEqual([1, 1]);
    expect(g.person('b').condition).toBe('out-of-the-fight');
    g.done();
  });

  test('[FTB-3.3-hard-as-nails] [FTB-D-2] the first Obviously Dead is another round, the second is not', () => {
    const g = star([...LOSES, 1, ...LOSES, 1], {}, { star: false, power: 0, attributes: ['hard-as-nails'] });
    begin(g).end();
    expect(g.facts('hard-as-nails')).toHaveLength(1);
    expect(g.facts('melee-round')).toHaveLength(2);
    expect(g.person('b').condition).toBe('obviously-dead');
    g.done();
  });

  test('[FTB-3.1.4.2] [FTB-3.1.4.3] Larger Than Life against less Rep, else Cheating Death', () => {
    const larger = star([...LOSES, 1, 6], { rep: 3, attributes: ['brawler'] });
    begin(larger).end();
    expect(larger.facts('larger-than-life')).toHaveLength(1);
    expect(larger.person('b').condition).toBe('out-of-the-fight');
    const cheat = star([...LOSES, 1, 6]);
    begin(cheat);
    expect(cheat.question()).toBe('player-1 cheat-death FTB-3.1.4.3');
    cheat.answer(true).end();
    expect(cheat.person('b')).toMatchObject({ condition: 'cheated-death', rep: 3 });
    expect(cheat.result).toMatchObject({ fallen: [] });
  });

  test('[FTB-3.1.4.2] [FTB-7.6.2] Rep lost for the melee does not make a Star larger than its opponent', () => {
    const g = star([6, 6, 6, 6, 6, ...[1, 6, 6, 6], 5, ...[1, 6, 6, 6], ...[6, 6, 6, 6], 1, 6]);
    begin(g);
    expect(g.facts('melee-result')[0]).toMatchObject({ who: 'a', rep: 3 });
    expect(g.question()).toBe('player-1 cheat-death FTB-3.1.4.3');
  });
});

describe('weapons in both hands', () => {
  test('[FTB-8.1] the better of the two counts, whichever hand it is in', () => {
    const best = (...has: string[]) => {
      const g = game({ people: { a: { has } } });
      return armOf(g.book, g.person('a'))?.circumstance;
    };
    expect([best('chainsaw', 'one-hand'), best('one-hand', 'chainsaw')]).toEqual(['chainsaw', 'chainsaw']);
  });
});

describe('several against one zombie', () => {
  const three = (dice: readonly number[], more: PersonGiven = {}) => {
    const people = Object.fromEntries(
      ['a', 'b', 'c'].map((id, i) => [id, { x: 17 + i, y: 17, rep: 4, ...more }]),
    );
    return game({ people, zeds: { 'zed-1': {} }, dice });
  };

  test('[FTB-10.11.1a] once it is down the others do not fight it, nor is it asked who would', () => {
    const g = three([1, 1, 1, 1, 6, 6, 6]);
    begin(g, ['a', 'b', 'c'], 'zed-1').answer('b').end().done();
    expect(g.facts('zed-down')).toMatchObject([{ by: 'b' }]);
  });

  test('[FTB-10.11.1a] when all of them are down it is over', () => {
    const g = game({ people: { a: { rep: 4 } }, zeds: { 'zed-1': {} }, dice: [6, 6, 6, 6, 1, 1, 1, 1] });
    begin(g, ['a'], 'zed-1').end();
    expect(g.person('a').condition).not.toBe('carry-on');
    expect(g.has('zed-1')).toBe(true);
  });
});

test('[FTB-8.1] [FTB-8.3.3a] of two weapons in hand that are as good the first is used', () => {
  const used = (...has: string[]) => {
    const items = has.map((what, i) => ({ id: i + 1, what, empty: false }));
    const g = game({ people: { 'star-1': { items, hand: [1, 2] } } });
    return armOf(g.book, g.person('star-1'))?.circumstance;
  };
  expect([used('two-hand', 'one-hand'), used('one-hand', 'two-hand')]).toEqual([
    'two-hand-in-one',
    'one-hand',
  ]);
});
