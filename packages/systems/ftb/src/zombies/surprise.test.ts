import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import { aimsAtCharger } from '../shooting/aim.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { isAhead, surprise as surprised } from './surprise.js';
import { movesAway } from './surpriseaway.js';
import { zedsAct } from './zeds.js';

const surprise = (w: FtbWorld, humans: readonly string[], zeds: number, building: string) =>
  surprised(w, humans, zeds, building, WATCHES);

const shop = {
  buildings: [
    {
      id: 'shop',
      name: 'Shop',
      rect: [10, 14, 26, 30] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'd', at: [18, 14] as [number, number], type: 'door' }],
    },
  ],
};

/** Sooze (Rep 4) and a Star of Rep 5 have come in through the door. */
const inside = (given: Situation = {}): Game =>
  game({
    map: shop,
    encounter: { area: 'urban', ...given.encounter },
    ...given,
    people: {
      sooze: { x: 17, y: 16, rep: 4, has: ['ba-pistol'] },
      'star-1': { x: 19, y: 16, rep: 5, has: ['ba-pistol'] },
      ...given.people,
    },
  });
const both = ['sooze', 'star-1'];
const alone = ['star-1'];
const won = [1, 1, 1, 1, 1];
/** A place in the street, in front of the door. */
const OUT = [18, 11.5, 0];

/** True if the open question takes this answer. */
function takes(g: Game, answer: readonly number[]): boolean {
  try {
    g.answer(answer);
  } catch (error) {
    if (/is refused/.test(String(error))) return false;
    throw error;
  }
  return true;
}

describe('matching up', () => {
  const matched = (n: number, dice: readonly number[], humans = both) => {
    const g = inside({ dice: [...dice, 6, 1, 1], people: { n1: { x: 21, y: 16, rep: 4 } } });
    try {
      g.begin(surprise(g.w, humans, n, 'shop'));
    } catch {
      // Only the matching is tested: the dice of what follows are not given.
    }
    return g.facts('surprise')[0]?.matches.map((m) => m.zeds.length);
  };

  test('[FTB-10.4a] zombies are spread as evenly as possible; an odd one goes to the lowest die', () => {
    expect(matched(4, [])).toEqual([2, 2]);
    expect(matched(3, [2, 5])).toEqual([2, 1]);
    expect(matched(3, [5, 2])).toEqual([1, 2]);
    expect(matched(1, [4, 4, 3, 1])).toEqual([0, 1]);
    expect(matched(2, [3, 1, 2], [...both, 'n1'])).toEqual([0, 1, 1]);
    expect(matched(2, [1, 2, 2, 5, 3], [...both, 'n1'])).toEqual([1, 0, 1]);
  });

  test('[FTB-10.4a, FTB-12.16a] they get up inside, a little off, and look at who came in', () => {
    const g = inside({ dice: [1] });
    g.begin(surprise(g.w, alone, 3, 'shop'));
    expect(g.state.zeds).toHaveLength(3);
    for (const z of g.state.zeds) {
      expect(g.table.houseOf(z)).toBe('shop');
      expect(distance(z, g.person('star-1'))).toBeGreaterThan(1.99);
      expect(distance(z, g.person('star-1'))).toBeLessThan(5);
      expect(g.table.facesTowards(z.id, 'star-1')).toBe(true);
    }
    expect(g.facts('in-sight')).toEqual([]);
  });
});

describe('where they get up', () => {
  test('[FTB-10.4a] a dozen of them in a ring, the others a little farther off, and none upon anybody', () => {
    const n1 = { x: 19, y: 18 };
    const g = inside({
      dice: [1],
      people: { 'star-1': { x: 19, y: 22 }, n1: { ...n1, y: 24 }, sooze: { x: 30, y: 5 } },
    });
    expect(() => g.begin(surprise(g.w, alone, 14, 'shop'))).toThrow('The dice ran out');
    const [came] = g.facts('zeds-came');
    const far = came?.zeds.map((z) => distance(z, g.person('star-1'))) ?? [];
    expect(far).toHaveLength(14);
    expect(Math.max(...far)).toBeCloseTo(2.9, 2);
    for (const z of came?.zeds ?? []) expect(distance(z, g.person('n1'))).toBeGreaterThan(0.79);
  });
});

test('[FTB-10.4a] in a passage they get up straight behind who came in, if there is room nowhere else', () => {
  const passage: Situation['map'] = {
    buildings: [
      {
        id: 'shop',
        name: 'Shop',
        rect: [10, 17.5, 26, 18.5],
        levels: 1,
        doors: [{ id: 'd', at: [18, 17.5], type: 'door' }],
      },
    ],
  };
  const people = { 'star-1': { x: 24.5, y: 18, facing: 90 }, sooze: { x: 30, y: 5 } };
  const g = inside({ map: passage, dice: [1], people });
  g.begin(surprise(g.w, alone, 1, 'shop'));
  expect(g.facts('zeds-came')[0]?.zeds).toMatchObject([{ x: 22.5, y: 18 }]);
});

describe('who is quicker', () => {
  test('[FTB-EX-10.4] [FTB-10.4b, FTB-10.4c, FTB-10.4d, FTB-10.4f] 4 zombies and a 5 make 9: Sooze with 7 is fallen upon, the Star with 11 fires, downs one and fights the other', () => {
    const g = inside({
      dice: [
        ...[5, 3, 6],
        // The Star's shots, the noise, the damage against Impact 2.
        ...[5, 1, 1, 1, 2],
        // Sooze and her two zombies: 4 dice against 4. Then the Star and the one left.
        ...[1, 1, 1, 1, 6, 6, 6, 6],
        ...[1, 1, 1, 1, 1, 6, 6, 6],
      ],
    });
    g.begin(surprise(g.w, both, 4, 'shop'));
    expect(g.facts('surprise')).toMatchObject([{ total: 9 }]);
    expect(g.facts('surprise-total')).toMatchObject([
      { who: 'sooze', total: 7, ahead: false },
      { who: 'star-1', total: 11, ahead: true },
    ]);
    expect(g.question()).toBe('player-1 surprise FTB-10.4c');
    expect(g.options()).toEqual(['fire', 'away', 'fight']);
    const [mine] = g.facts('surprise')[0]?.matches.filter((m) => m.who === 'star-1') ?? [];
    const near = mine?.zeds[0] as string;
    g.answer('fire');
    expect(g.options().map((o) => o.split(' ')[0])).toEqual(expect.arrayContaining([...(mine?.zeds ?? [])]));
    g.answer(near).end();
    expect(g.facts('zed-down')[0]).toMatchObject({ zed: near, by: 'star-1' });
    expect(g.facts('charge-test')).toEqual([]);
    expect(g.facts('melee-round').map((f) => f.attackers.who.length)).toEqual([2, 1]);
    expect(g.facts('fired').map((f) => f.who)).toEqual(['star-1']);
  });

  test('[FTB-10.4b] the total has to be higher: an equal one is too slow', () => {
    const roll = (die: number) => {
      const g = inside({ dice: [4, die, 6, 6, 6, 6, 6, 1, 1, 1, 1] });
      try {
        g.begin(surprise(g.w, alone, 3, 'shop'));
      } catch {
        // The melee that follows has no dice here.
      }
      return g.facts('surprise-total')[0];
    };
    expect(roll(2)).toMatchObject({ total: 7, ahead: false });
    expect(roll(3)).toMatchObject({ total: 8, ahead: true });
  });

  test('[FTB-10.4b] zombies that were in the building already count, those outside do not', () => {
    const g = inside({
      dice: [4, 1],
      zeds: { 'zed-1': { x: 24, y: 28 }, 'zed-2': { x: 24, y: 34 } },
    });
    expect(() => g.begin(surprise(g.w, alone, 1, 'shop'))).toThrow('The dice ran out');
    expect(g.facts('surprise')).toMatchObject([{ total: 6 }]);
  });

  test('[FTB-14.6.1] [FTB-D-60] in Zed! nobody has passed the test that no zombie was matched with', () => {
    const knows = (kind: 'zed' | 'search') => {
      // The odd zombie goes to the lower die; in Zed! its test is passed. Then the total: nobody has to roll.
      const test = kind === 'zed' ? [1, 2] : [];
      const g = inside({
        encounter: { kind },
        people: { sooze: { rep: 5, knowsZeds: false }, 'star-1': { rep: 5, knowsZeds: false } },
        dice: [1, 6, ...test, 1, 6, 6, ...won, 6, 6, 6, 6, 6, 6],
      });
      g.begin(surprise(g.w, both, 1, 'shop'));
      while (g.question() !== 'over') g.answer(g.options().at(-1) ?? false);
      return g.person('star-1').knowsZeds;
    };
    expect([knows('zed'), knows('search')]).toEqual([false, true]);
  });

  test('[FTB-10.4b] [FTB-5.7.5a] whoever went down meanwhile is not ahead, and does not roll', () => {
    const g = inside({ people: { 'star-1': { rep: 5, condition: 'out-of-the-fight' } } });
    expect(g.begin(isAhead(g.w, 'star-1', 4)).end().result).toBe(false);
    expect(g.facts('surprise-total')).toEqual([]);
  });

  test('[FTB-D-14] no roll where the total is not above its Rep; a Grunt still rolls whether it fires', () => {
    const g = inside({ dice: [3, 5, 1, 3, 1, 1, ...won, 6, 6, 6, 6] });
    g.begin(surprise(g.w, ['sooze'], 1, 'shop'));
    expect(g.facts('surprise-total')).toMatchObject([{ who: 'sooze', total: null, ahead: true }]);
    expect(g.facts('surprise-does')).toMatchObject([{ does: 'away' }]);
    const rolls = inside({ dice: [4, 1] });
    expect(() => rolls.begin(surprise(rolls.w, ['sooze'], 1, 'shop'))).toThrow(/surprise-fire|ran out/);
    expect(rolls.facts('surprise-total')).toMatchObject([{ total: 5, ahead: false }]);
  });

  test('[FTB-D-121] [FTB-10.4c] [FTB-D-23] a human that none goes for may fire at those that go for others, easy to kill', () => {
    // One zombie, Sooze's: both are ahead without a roll (total 2). Her die for fire, then hers and the Star's shots.
    const g = inside({ dice: [2, 5, 1, 3, ...[1, 1], ...[1, 1], ...[6, 1], ...[1, 1], 5] });
    g.begin(surprise(g.w, both, 1, 'shop'));
    expect(g.facts('surprise')[0]?.matches.map((m) => m.zeds.length)).toEqual([1, 0]);
    expect(g.question()).toBe('player-1 surprise FTB-10.4c');
    expect(g.options()).toEqual(['fire', 'away']);
    g.answer('fire');
    while (g.question() !== 'over') g.answer(g.options()[0] as string);
    const mine = g.facts('wound').filter((f) => f.by === 'star-1');
    expect(mine).toMatchObject([{ against: 5, damage: 'obviously-dead' }]);
    g.done();
  });

  test('[FTB-10.4c] [FTB-D-121] whoever has one of its own to fire at does not fire at those of others', () => {
    const g = inside({ dice: [1, 6] });
    g.begin(surprise(g.w, both, 2, 'shop'));
    expect(g.question()).toBe('player-1 surprise FTB-10.4c');
    const [, mine] = g.facts('surprise')[0]?.matches ?? [];
    g.answer('fire', false, 'stay');
    expect(g.question()).toBe('player-1 aim FTB-7.3a');
    expect(mine?.zeds).toHaveLength(1);
    for (const id of g.options()) expect(id.split(' ')[0]).toBe(mine?.zeds[0]);
  });

  test('[FTB-10.4c] [FTB-D-56] nor does one whose gun does not reach', () => {
    const files = {
      'house-rules': {
        format: 'shambles-house/1',
        title: 'Ours',
        tables: { 'FTB-T-weapons': [{ id: 'ba-pistol', range: 1 }] },
      } as never,
    };
    const g = inside({ dice: [1], files });
    g.begin(surprise(g.w, alone, 1, 'shop'));
    expect(g.options()).toEqual(['away', 'fight']);
  });

  test('[FTB-10.4c] a Grunt fires on its Rep or less, and else moves away', () => {
    const does = (die: number) => {
      const g = inside({ dice: [1, die] });
      try {
        g.begin(surprise(g.w, ['sooze'], 1, 'shop'));
      } catch {
        // Fire needs dice that are not given.
      }
      return g.facts('surprise-does')[0]?.does;
    };
    expect([does(4), does(5)]).toEqual(['fire', 'away']);
  });

  test('[FTB-D-56] a Grunt without a loaded ranged weapon moves away without a roll', () => {
    const g = inside({ dice: [1], people: { sooze: { x: 18, y: 16, rep: 4, has: ['one-hand'] } } });
    g.begin(surprise(g.w, ['sooze'], 1, 'shop'));
    expect(g.facts('surprise-does')).toMatchObject([{ does: 'away' }]);
  });

  test('[FTB-D-56, FTB-10.10.4] damage goes by Impact, the zombies being on the charge; by Rep where the table has it so', () => {
    const left = (impact: string) => {
      const g = inside({ options: { 'surprise-impact': impact }, dice: [1, 6, 1, 1, 1, 4, ...won, 6, 6, 6] });
      g.begin(surprise(g.w, alone, 1, 'shop'))
        .answer('fire', 'zed-100')
        .end();
      return g.facts('wound')[0];
    };
    expect(left('impact')).toMatchObject({ against: 2, damage: 'carry-on' });
    expect(left('rep')).toMatchObject({ against: 5, damage: 'obviously-dead' });
  });

  test('[FTB-10.4c] a Star may fight at once', () => {
    const g = inside({ dice: [1, ...won, 6, 6, 6] });
    g.begin(surprise(g.w, alone, 1, 'shop'))
      .answer('fight')
      .end();
    expect(g.facts('fired')).toEqual([]);
    expect(g.facts('melee-round')).toHaveLength(1);
  });
});

describe('the melee', () => {
  test('[FTB-10.4f, FTB-10.7.1a] no Charge into Melee Test; whoever goes down is eaten of at once', () => {
    // Total 9 against 6 and 5: too slow. Then the round, lost by four; Out of the Fight; the feast.
    const g = inside({
      dice: [5, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 2, 4],
      people: { sooze: { x: 30, y: 5 } },
    });
    g.begin(surprise(g.w, alone, 4, 'shop'))
      .end()
      .done();
    expect(g.facts('charge-test')).toEqual([]);
    expect(g.person('star-1').condition).toBe('out-of-the-fight');
    expect(g.state.feasts).toMatchObject([{ body: 'star-1', left: 4 }]);
    expect(g.person('star-1').knowsZeds).toBe(true);
  });
});

describe('carrying somebody', () => {
  test('[FTB-5.7.5.1d] [FTB-10.4f] whoever is fallen upon lays down whom it carries', () => {
    const g = inside({
      dice: [5, 1, ...won, 6, 6, 6],
      people: {
        sooze: { condition: 'out-of-the-fight', x: 19, y: 16 },
        'star-1': { x: 19, y: 16, rep: 5, carries: 'sooze' },
      },
    });
    g.begin(surprise(g.w, alone, 1, 'shop')).end();
    expect(g.facts('laid-down')).toMatchObject([{ who: 'star-1', whom: 'sooze' }]);
    expect(g.person('star-1').carries).toBe('');
    g.done();
  });
});

describe('in a corner', () => {
  test('[FTB-10.4a, FTB-10.4f] all zombies that were matched fight, where there is no room for them all as well', () => {
    const g = inside({
      dice: [6, 1, ...won, ...Array<number>(8).fill(6)],
      people: { 'star-1': { x: 10.5, y: 14.5, rep: 5, facing: 45 }, sooze: { x: 30, y: 5 } },
    });
    g.begin(surprise(g.w, alone, 6, 'shop'));
    expect(g.facts('melee-round')[0]?.attackers).toMatchObject({ dice: 8 });
    const close = g.facts('zeds-came')[0]?.zeds.filter((z) => distance(z, g.person('star-1')) < 1.1) ?? [];
    expect(close.length).toBeLessThan(6);
  });
});

describe('moving away', () => {
  test('[FTB-10.4e, FTB-D-56] where its player says, out by a door too, facing them; they come 4 inches straight after it', () => {
    const g = inside({ dice: [1] });
    g.begin(surprise(g.w, alone, 1, 'shop'));
    const before = { ...g.zed('zed-100') };
    g.answer('away', false, OUT).end().done();
    const star = g.person('star-1');
    expect(g.table.houseOf(star)).toBeUndefined();
    expect(star.used).toBeLessThanOrEqual(8);
    expect(star).toMatchObject({ x: 18, y: 11.5 });
    expect(g.table.facesTowards('star-1', 'zed-100')).toBe(true);
    expect(distance(before, g.zed('zed-100'))).toBeGreaterThan(3);
    expect(distance(before, g.zed('zed-100'))).toBeLessThanOrEqual(4.001);
    expect(g.facts('melee-round')).toEqual([]);
  });

  test('[FTB-10.4e] [FTB-10.8.1b] no locked or barricaded door lets through those that come after it', () => {
    const comes = (type: string) => {
      const doors = [{ id: 'd', at: [18, 14] as [number, number], type }];
      const g = inside({
        map: { buildings: shop.buildings.map((b) => ({ ...b, doors })) },
        people: { 'star-1': { x: 18, y: 16 } },
        zeds: { 'zed-1': { x: 18, y: 16.5, facing: 180 } },
      });
      g.begin(movesAway(g.w, 'star-1', ['zed-1']))
        .answer(false, [18, 10, 0])
        .end();
      return g.table.houseOf(g.zed('zed-1'));
    };
    expect(['door', 'locked', 'barricaded'].map(comes)).toEqual([undefined, 'shop', 'shop']);
  });

  test('[FTB-10.4e, FTB-D-56] or not at all: it stays where it is, and they come up to it', () => {
    const g = inside({ zeds: { 'zed-1': { x: 19, y: 24 } }, people: { 'star-1': { x: 18, y: 16 } } });
    g.begin(movesAway(g.w, 'star-1', ['zed-1'])).answer(false);
    expect(g.question()).toBe('player-1 surprise-away FTB-10.4e');
    g.answer('stay').end().done();
    expect(g.person('star-1')).toMatchObject({ x: 18, y: 16 });
    expect(g.zed('zed-1').y).toBeLessThan(21);
  });

  test('[FTB-12.5a] [FTB-D-192] what it comes into sight of is met when the surprise is over', () => {
    const g = inside({ dice: [1, 5, 5], pefs: { 'pef-1': { x: 18, y: 1 } } });
    g.begin(surprise(g.w, alone, 1, 'shop'))
      .answer('away', false, OUT)
      .end()
      .done();
    expect(g.facts('pef-resolved')).toMatchObject([{ pef: 'pef-1' }]);
  });

  test('[FTB-5.5.2a] [FTB-D-192] who stays and fires has not moved: what it sees by turning to fire is not met', () => {
    // Their total; two shots, the noise, the damage: the zombie is down.
    const g = inside({
      dice: [1, ...[5, 1, 1, 1, 2]],
      people: {
        'star-1': { x: 18, y: 29.4, rep: 5, has: ['ba-pistol'] },
        n1: { x: 24, y: 20, facing: 180, side: 'party-1' },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
    });
    expect(g.table.sees('star-1', 'n1')).toBe(false);
    g.begin(surprise(g.w, alone, 1, 'shop'))
      .answer('fire', 'zed-100')
      .end()
      .done();
    expect(g.table.sees('star-1', 'n1')).toBe(true);
    expect(g.facts('came-in-sight')).toEqual([]);
  });

  test('[FTB-10.4e] no farther than what is left of its movement; Fast Move adds to it', () => {
    const may = (fast: boolean, dice: readonly number[], x: number) => {
      const g = inside({ dice: [1, ...dice], people: { 'star-1': { x: 18, y: 16, rep: 5, used: 7 } } });
      return takes(g.begin(surprise(g.w, alone, 1, 'shop')).answer('away', fast), [x, 16, 0]);
    };
    expect([may(false, [], 19), may(false, [], 19.2)]).toEqual([true, false]);
    expect([may(true, [1, 6], 23), may(true, [1, 6], 23.2)]).toEqual([true, false]);
  });

  test('[FTB-10.4e] [FTB-9.2.3c] [FTB-D-165] it has moved then; prone it has crawled, and each inch takes two of its move', () => {
    const gone = (prone: boolean) => {
      const g = inside({
        people: { 'star-1': { x: 18, y: 16, prone } },
        zeds: { 'zed-1': { x: 19, y: 24 } },
      });
      g.begin(movesAway(g.w, 'star-1', ['zed-1']))
        .answer(false, [20, 16, 0])
        .end();
      return g.person('star-1');
    };
    expect([gone(false), gone(true)]).toMatchObject([
      { x: 20, used: 2, moved: true },
      { x: 20, used: 4, moved: true },
    ]);
    const stays = inside({ people: { 'star-1': { x: 18, y: 16 } }, zeds: { 'zed-1': { x: 19, y: 24 } } });
    stays
      .begin(movesAway(stays.w, 'star-1', ['zed-1']))
      .answer(false, 'stay')
      .end();
    expect(stays.person('star-1').moved).toBe(false);
  });

  test('[FTB-10.4e] with no inch left it goes nowhere, at the foot of the stairs neither, and they come up to it', () => {
    const storeys = shop.buildings.map((b) => ({ ...b, levels: 2 }));
    const links = [{ id: 'stairs', kind: 'stairs', at: [18, 16] as [number, number], from: 0, to: 1 }];
    const away = (used: number) =>
      inside({
        map: { buildings: storeys, links },
        people: { 'star-1': { x: 18, y: 16, rep: 5, used } },
        zeds: { 'zed-1': { x: 19, y: 24 } },
      });
    const barely = away(7.999);
    barely.begin(movesAway(barely.w, 'star-1', ['zed-1'])).answer(false);
    expect(barely.question()).toBe('player-1 surprise-away FTB-10.4e');
    const none = away(8);
    none
      .begin(movesAway(none.w, 'star-1', ['zed-1']))
      .answer(false)
      .end()
      .done();
    expect(none.person('star-1')).toMatchObject({ x: 18, y: 16, level: 0 });
    expect(none.facts('walked').map((f) => f.who)).toEqual(['zed-1']);
  });

  test('[FTB-10.7d] [FTB-D-109] a zombie that has followed and does not see it remembers where it went out of view, and goes there', () => {
    const g = inside({
      dice: [1],
      people: { 'star-1': { x: 20.5, y: 17, rep: 5 }, sooze: { x: -1, y: -1, condition: 'left' } },
      encounter: { area: 'urban', order: ['players', 'zombies'] },
    });
    g.begin(surprise(g.w, alone, 1, 'shop'))
      .answer('away', false, [20, 11.6, 0])
      .end();
    expect(g.table.houseOf(g.person('star-1'))).toBeUndefined();
    for (const { id, lastSeen } of g.state.zeds) {
      expect(g.table.sees(id, 'star-1')).toBe(false);
      const [x = 0, y = 0] = lastSeen ?? [];
      expect(distance({ x, y }, { x: 19.6, y: 14.2 })).toBeLessThan(0.3);
    }
    Object.assign(g.state.encounter as object, { acting: 1, done: [], active: null });
    g.begin(zedsAct(g.w)).end();
    expect(g.state.zeds.map((z) => g.table.houseOf(z))).toEqual([undefined]);
  });

  test('[FTB-10.7d] [FTB-D-109] so does one that saw it before, and does not follow', () => {
    const zeds = {
      'zed-1': { x: 21, y: 16 },
      'zed-2': { x: 18, y: 22, facing: 180, lastSeen: [18, 16, 0] as [number, number, number] },
    };
    const g = inside({
      zeds,
      people: { 'star-1': { x: 18, y: 16 }, sooze: { x: -1, y: -1, condition: 'left' } },
    });
    g.begin(movesAway(g.w, 'star-1', ['zed-1']))
      .answer(false, [20, 11, 0])
      .end();
    expect(Math.abs(14 - (g.zed('zed-2').lastSeen?.[1] ?? 0))).toBeLessThan(0.5);
    expect(g.facts('walked').map((f) => f.who)).toEqual(['star-1', 'zed-1']);
  });

  test('[FTB-10.4e] an Enemy on its feet in the doorway bars it; a fallen one or a friend does not', () => {
    const out = (n1: object, attitude: 'enemy' | 'friend' = 'enemy') => {
      const [building] = shop.buildings;
      const doors = [{ id: 'd', at: [18, 14] as [number, number], width: 1, type: 'door' as const }];
      const g = inside({
        map: { buildings: [{ ...building, doors }] } as Situation['map'],
        zeds: { 'zed-1': { x: 18, y: 20 } },
        people: {
          'star-1': { x: 18, y: 16 },
          n1: { x: 18, y: 14.2, side: 'party-1', ...n1 },
          sooze: { x: 30, y: 5 },
        },
        parties: { 'party-1': { attitude } },
      });
      g.begin(movesAway(g.w, 'star-1', ['zed-1'])).answer(false);
      return takes(g, [18, 12, 0]);
    };
    expect([out({}), out({ condition: 'obviously-dead' }), out({}, 'friend')]).toEqual([false, true, true]);
  });

  test('[FTB-10.4e] without an inch left it stays, and turns to them; one beside it does not move', () => {
    const g = inside({
      zeds: { 'zed-1': { x: 18, y: 21 } },
      people: { 'star-1': { x: 18, y: 22, used: 8, fast: 0, facing: 0 } },
    });
    g.begin(movesAway(g.w, 'star-1', ['zed-1']));
    if (g.question() !== 'over') g.answer(false).end();
    expect(g.facts('walked')).toEqual([]);
    expect(g.person('star-1')).toMatchObject({ x: 18, y: 22, facing: 180 });
  });

  test('[FTB-10.4e] it ends facing the one that is nearest then, though none of them was looking', () => {
    const g = inside({
      zeds: { 'zed-1': { x: 12, y: 28, facing: 270 }, 'zed-2': { x: 20, y: 22, facing: 270 } },
      people: { 'star-1': { x: 18, y: 28, facing: 90 }, sooze: { x: -1, y: -1, condition: 'left' } },
    });
    const near = () => (g.table.distance('star-1', 'zed-1') < g.table.distance('star-1', 'zed-2') ? 1 : 2);
    expect(near()).toBe(1);
    const { x, y } = g.zed('zed-2');
    g.begin(movesAway(g.w, 'star-1', ['zed-1', 'zed-2']))
      .answer(false, [24, 28, 0])
      .end();
    const star = g.person('star-1');
    const turned = g.facts('faced').find((f) => f.who === 'star-1')?.facing;
    expect(turned).toBeCloseTo((Math.atan2(x - star.x, y - star.y) * 180) / Math.PI + 360, 0);
  });
});

describe('Zed or No Zed in a surprise', () => {
  const fresh = { 'star-1': { x: 19, y: 16, rep: 5, knowsZeds: false } };

  test('[FTB-D-60] no test: who is on its feet when it is over knows them', () => {
    const g = inside({ dice: [1, ...won, 6, 6, 6], people: fresh });
    g.begin(surprise(g.w, alone, 1, 'shop'))
      .answer('fight')
      .end();
    expect(g.facts('zed-or-no-zed')).toEqual([]);
    expect(g.person('star-1').knowsZeds).toBe(true);
  });

  test('[FTB-D-60, FTB-10.9.3a] in the first days it is rolled on the find: two go on to the surprise, one or none take its place', () => {
    const first = { encounter: { kind: 'zed' as const, day: 7 }, people: fresh };
    const two = inside({ ...first, dice: [1, 2, 1] });
    two.begin(surprise(two.w, alone, 1, 'shop'));
    expect(two.facts('zed-or-no-zed')).toMatchObject([{ passed: 2 }]);
    expect(two.question()).toBe('player-1 surprise FTB-10.4c');
    const one = inside({ ...first, dice: [1, 6, 6, 6, ...won, 6, 6, 6] });
    one.begin(surprise(one.w, alone, 1, 'shop')).end();
    expect(one.facts('surprise')).toEqual([]);
    expect(one.facts('charge-test')).toHaveLength(1);
    const people = { sooze: { x: 17, y: 16, knowsZeds: true }, ...fresh };
    const none = inside({ ...first, people, dice: [1, 5, 1] });
    none.begin(surprise(none.w, both, 1, 'shop'));
    expect(none.facts('surprise')[0]?.matches.map((m) => m.zeds.length)).toEqual([1, 0]);
    expect(none.facts('zed-or-no-zed')).toEqual([]);
  });
});

test('[FTB-10.10.4] the question at whom to fire says which zombie charges, be it a single one', () => {
  const g = inside({ dice: [1] });
  g.begin(surprise(g.w, alone, 1, 'shop')).answer('fire');
  const { values } = g.asked();
  expect([aimsAtCharger(values, 'zed-100'), aimsAtCharger(values, 'zed-101')]).toEqual([true, false]);
});
