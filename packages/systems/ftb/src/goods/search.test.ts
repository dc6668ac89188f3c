import { describe, expect, test } from 'vitest';
import { CAPTURE } from '../deeds/kill.js';
import { LOOT, SEARCH } from '../deeds/search.js';
import { DRINK, PICK_UP, TAKE } from '../deeds/things.js';
import type { Premises } from '../state.js';
import { LOOT_TABLE, LOOT_WEAPON } from '../tables/goods.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { rollLoot } from './loot.js';
import { takeFrom } from './search.js';

const SHOP: NonNullable<Situation['map']> = {
  buildings: [
    {
      id: 'shop',
      name: 'Shop',
      rect: [12, 8, 24, 20],
      levels: 2,
      doors: [{ id: 'd', at: [18, 8], type: 'standard' }],
    },
  ],
  vehicles: [{ id: 'van', kind: 'van', rect: [2, 2, 6, 4] }],
};

/** A band in a shop in a suburb, where the rating is 3. */
function inShop(dice: readonly number[], more: Situation = {}): Game {
  return game({
    map: SHOP,
    active: ['star-1', 'n10', 'n11'],
    ...more,
    people: {
      'star-1': { x: 18, y: 12, rep: 4 },
      n10: { x: 19, y: 12, rep: 4 },
      n11: { x: 20, y: 12, rep: 4 },
      ...more.people,
    },
    dice,
  });
}

const has = (g: Game, id = 'star-1') => g.person(id).items.map((i) => i.what);
const offers = (g: Game, id = 'star-1') => SEARCH.offers(g.w, g.person(id), []).map((o) => o.what);
const searches = (g: Game, id = 'star-1', what = 'shop@0') => g.begin(SEARCH.act(g.w, id, what));
const shop = (given: Partial<Premises>): Premises => ({
  id: 'shop',
  entered: 1,
  searched: [],
  searching: null,
  rolled: false,
  ...given,
});

describe('searching', () => {
  test('[FTB-11.9a] a floor is done with while another is still being searched', () => {
    const going = (level: number) =>
      offers(
        inShop([], {
          state: {
            premises: [shop({ searched: [0, 1], searching: { level, most: 2, done: ['n10'] } })],
          },
        }),
      );
    expect(going(0)).toEqual(['shop@0']);
    expect(going(1)).toEqual([]);
  });

  test('[FTB-11.9a] half a die of figures, each its turn of activation', () => {
    const g = inShop([3, 1, 4, 1, 4]);
    expect(offers(g)).toEqual(['shop@0']);
    searches(g);
    expect(g.facts('search-begun')[0]).toMatchObject({ building: 'shop', level: 0, most: 2 });
    expect(g.person('star-1')).toMatchObject({ acted: true, reloading: true });
    expect(offers(g)).toEqual([]);
    g.person('star-1').acted = false;
    expect(offers(g)).toEqual([]);
    expect(offers(g, 'n10')).toEqual(['shop@0']);
    searches(g, 'n10').end();
    expect(offers(g, 'n11')).toEqual([]);
    g.done();
  });

  test('[FTB-11.9a] not with a working zombie in it', () => {
    expect(offers(inShop([], { zeds: { 'zed-1': { x: 14, y: 14 } } }))).toEqual([]);
    expect(offers(inShop([], { zeds: { 'zed-1': { x: 14, y: 7 } } }))).toEqual(['shop@0']);
    expect(offers(inShop([], { zeds: { 'zed-1': { x: 14, y: 14, level: 1 } } }))).toEqual(['shop@0']);
  });

  test('[FTB-11.9a] [FTB-D-61] nor with an Enemy on its feet; other people do not matter', () => {
    const with_ = (attitude: 'enemy' | 'neutral', condition: 'carry-on' | 'out-of-the-fight') =>
      offers(
        inShop([], {
          people: { n0: { side: 'party-1', x: 14, y: 14, condition } },
          parties: { 'party-1': { attitude } },
        }),
      );
    expect(with_('enemy', 'carry-on')).toEqual([]);
    expect(with_('enemy', 'out-of-the-fight')).toEqual(['shop@0']);
    expect(with_('neutral', 'carry-on')).toEqual(['shop@0']);
  });

  test('[FTB-11.9b] once; but each floor counts for itself', () => {
    const g = inShop([], { state: { premises: [shop({ searched: [0] })] } });
    expect(offers(g)).toEqual([]);
    const up = inShop([5, 4, 4], {
      state: { premises: [shop({ searched: [0] })] },
      people: { 'star-1': { x: 18, y: 12, level: 1 } },
    });
    expect(offers(up)).toEqual(['shop@1']);
    searches(up, 'star-1', 'shop@1').end();
    expect(up.state.premises[0]?.searched).toEqual([0, 1]);
  });

  test('[FTB-11.9a] a vehicle as well, by one who stands at it', () => {
    const g = inShop([1, 4, 3], { people: { 'star-1': { x: 6.5, y: 3 } } });
    expect(offers(g)).toEqual(['van@0']);
    const [van] = SEARCH.offers(g.w, g.person('star-1'), []);
    expect(van && inWords(van.line)).toBe('Robin: search the van');
    searches(g, 'star-1', 'van@0').end();
    expect(has(g)).toEqual(['food']);
    g.person('star-1').acted = false;
    expect(offers(g)).toEqual([]);
    expect(offers(inShop([], { people: { 'star-1': { x: 7, y: 3 } } }))).toEqual([]);
    const beside = (x: number) => offers(inShop([], { people: { 'star-1': { x, y: 3 } } })).length;
    expect([beside(6.65), beside(6.651)]).toEqual([1, 0]);
    // Nor from a window above it.
    const above = inShop([], {
      map: { ...SHOP, vehicles: [{ id: 'van', kind: 'van', rect: [13, 5.6, 17, 7.6] }] },
      people: { 'star-1': { x: 15, y: 8, level: 1 } },
    });
    expect(offers(above)).toEqual(['shop@1']);
    // Nor can a building be searched from outside, at its wall.
    expect(offers(inShop([], { people: { 'star-1': { x: 11.5, y: 14 } } }))).toEqual([]);
  });

  test('[FTB-11.9a] [FTB-6.7b] [FTB-D-264] a turn of activation: nobody who went fast, acted or carries', () => {
    const with_ = (star: PersonGiven) =>
      offers(inShop([], { people: { 'star-1': { x: 18, y: 12, ...star } } }));
    expect(with_({ fast: 4 })).toEqual([]);
    expect(with_({ fast: 1 })).toEqual([]);
    expect(with_({ fast: 0 })).toEqual(['shop@0']);
    expect(with_({ acted: true })).toEqual([]);
    expect(with_({ carries: 'n10' })).toEqual([]);
  });

  test('[FTB-11.9c] [FTB-D-13] two dice against the rating of the area: 1, 3 or 5', () => {
    const passed = (area: 'rural' | 'suburban' | 'urban', die: number) => {
      const g = inShop([1, die, 6], { encounter: { area } });
      searches(g).end();
      return g.facts('searched')[0]?.passed;
    };
    expect([passed('rural', 1), passed('rural', 2)]).toEqual([1, 0]);
    expect([passed('suburban', 3), passed('suburban', 4)]).toEqual([1, 0]);
    expect([passed('urban', 5), passed('urban', 6)]).toEqual([1, 0]);
  });

  test('[FTB-14.10.5c] the place of a night out is not searched', () => {
    expect(offers(inShop([], { encounter: { kind: 'chillin', target: 'shop' } }))).toEqual([]);
    expect(offers(inShop([], { encounter: { kind: 'chillin', target: 'bar' } }))).toEqual(['shop@0']);
  });
});

describe('loot', () => {
  const loot = (dice: readonly number[], against = 3) => {
    const g = inShop(dice);
    g.begin(rollLoot(g.w, 'star-1', against, 'FTB-11.9c', 'search')).end();
    g.done();
    return (g.result as { readonly things: readonly string[] }).things.join(' ');
  };

  test('[FTB-11.9m] [FTB-T-loot] [FTB-11.8] [FTB-11.8.2a] none, one, two passes', () => {
    expect(loot([4, 4])).toBe('');
    expect(loot([3, 4])).toBe('food');
    expect([4, 5, 6].map((die) => loot([3, 3, die]))).toEqual(['medical', 'luxury', 'body-armor']);
    expect([1, 2, 3].map((die) => loot([3, 3, die, 3, 4]))).toEqual(['ba-pistol', 'ba-pistol', 'ba-pistol']);
    expect(LOOT_TABLE.rows.map((r) => `${r.passed} ${r.die.join('')} ${r.item}`)).toEqual([
      '2 123 weapon',
      '2 4 medical',
      '2 5 luxury',
      '2 6 body-armor',
      '1  food',
      '0  ',
    ]);
  });

  test('[FTB-11.9m] [FTB-T-loot-weapon]', () => {
    expect(LOOT_WEAPON.rows.map((r) => `${r.on[0]} ${r.weapon}`)).toEqual([
      '2 saw',
      '3 assault-rifle',
      '4 machine-pistol',
      '5 bolt-action-rifle',
      '6 pistol',
      '7 ba-pistol',
      '8 pistol',
      '9 shotgun',
      '10 one-hand',
      '11 sub-machine-gun',
      '12 assault-rifle',
    ]);
    expect(loot([3, 3, 1, 1, 1])).toBe('saw');
    expect(loot([3, 3, 1, 6, 6])).toBe('assault-rifle');
  });

  test('[FTB-14.15] [FTB-14.15.1a] double ones may be the Cure, in any Encounter: on a 1 half a die of doses', () => {
    expect(loot([1, 1, 1, 3])).toBe('cure cure');
    expect(loot([1, 1, 1, 6])).toBe('cure cure cure');
    expect(loot([1, 1, 2, 5])).toBe('luxury');
    expect(loot([1, 2, 4])).toBe('medical');
    const g = inShop([1, 1, 1, 3], { options: { 'cure-barter': 'off' } });
    g.begin(rollLoot(g.w, 'star-1', 3, 'FTB-11.9c', 'search')).end();
    expect(g.result).toMatchObject({ things: ['cure', 'cure'] });
  });

  test('[FTB-14.15.1a] [FTB-11.12a] whoever searches rolls for itself; for people met the rules roll', () => {
    const seats = (who: string, of: 'search' | 'barter') => {
      const g = inShop([1, 1, 2, 4], { people: { n0: { side: 'party-1', x: 14, y: 14 } } });
      g.begin(rollLoot(g.w, who, 3, 'FTB-11.9c', of)).end();
      return g.facts('rolled').map((f) => f.seat);
    };
    expect(seats('star-1', 'search')).toEqual(['player-1', 'player-1', 'player-1']);
    expect(seats('n0', 'barter')).toEqual([undefined, undefined, undefined]);
  });

  test('[FTB-14.15.1a] each dose is an Item of its own', () => {
    const g = inShop([1, 1, 1, 1, 3]);
    searches(g).end();
    expect(g.person('star-1').items).toMatchObject([
      { id: 1, what: 'cure' },
      { id: 2, what: 'cure' },
    ]);
  });

  test('[FTB-14.15.1b] a dose makes immune', () => {
    const g = inShop([], {
      people: { 'star-1': { x: 18, y: 12, has: ['cure', 'cure'], infection: 'exposed' } },
    });
    const [offer] = DRINK.offers(g.w, g.person('star-1'), []);
    expect(offer).toBeDefined();
    g.begin(DRINK.act(g.w, 'star-1', '')).end();
    expect(g.person('star-1').infection).toBe('immune');
    expect(has(g)).toEqual(['cure']);
    expect(DRINK.offers(g.w, g.person('star-1'), [])).toEqual([]);
    expect(DRINK.offers(g.w, g.person('n10'), [])).toEqual([]);
  });
});

describe('bodies', () => {
  const fallen = (dice: readonly number[], more: Situation = {}) =>
    inShop(dice, {
      parties: { 'party-1': { class: 'ganger', attitude: 'enemy' } },
      ...more,
      people: {
        'star-1': { x: 18, y: 12, rep: 4 },
        n0: {
          side: 'party-1',
          x: 18,
          y: 12.9,
          condition: 'obviously-dead',
          has: ['machine-pistol', 'shotgun', 'food'],
        },
        n1: { side: 'party-1', x: 19, y: 12.9, condition: 'out-of-the-fight', has: ['machine-pistol'] },
        ...more.people,
      },
    });
  const lootable = (g: Game, id = 'star-1') => LOOT.offers(g.w, g.person(id), []).map((o) => o.what);

  test('[FTB-EX-11.10] [FTB-11.10a] [FTB-11.10b] two Gangers beaten: what they showed, Loot for each, then the building', () => {
    const g = fallen([4, 4, 4, 4, 3, 4, 4, 3, 4]);
    expect(lootable(g)).toEqual(['n0']);
    g.begin(LOOT.act(g.w, 'star-1', 'n0'));
    expect(g.asked().shape).toMatchObject({ min: 0, max: 2 });
    g.answer(['1', '2']).end();
    expect(has(g)).toEqual(['machine-pistol', 'shotgun']);
    g.begin(LOOT.act(g.w, 'n10', 'n1'))
      .answer(['4'])
      .end();
    expect(has(g, 'n10')).toEqual(['machine-pistol']);
    expect(g.facts('looted').map((f) => f.body)).toEqual(['n0', 'n1']);
    searches(g, 'n11').end();
    expect(g.facts('search-begun')[0]?.most).toBe(2);
    g.person('star-1').acted = false;
    searches(g, 'star-1').end();
    g.done();
    expect(g.facts('searched').length).toBe(2);
  });

  test('[FTB-11.10b] once for each, against the rating of the area', () => {
    const g = fallen([3, 4]);
    g.begin(LOOT.act(g.w, 'star-1', 'n0'))
      .answer([])
      .end();
    expect(g.facts('looted')[0]?.passed).toBe(1);
    expect(has(g)).toEqual(['food']);
    g.person('star-1').acted = false;
    expect(lootable(g)).toEqual([]);
    expect(TAKE.offers(g.w, g.person('star-1'), []).map((o) => o.what)).toEqual(['n0']);
  });

  test('[FTB-11.10a] of opponents that have been overcome, next to one', () => {
    expect(lootable(fallen([], { people: { 'star-1': { x: 18, y: 11.8 } } }))).toEqual([]);
    expect(lootable(fallen([], { parties: { 'party-1': { attitude: 'neutral' } } }))).toEqual([]);
    expect(lootable(fallen([], { people: { n0: { side: 'party-1', x: 18, y: 12.9 } } }))).toEqual([]);
  });

  test('[FTB-D-267] [FTB-11.10a] [FTB-7.9] a prisoner as well, by its captor alone, wherever that has gone', () => {
    const g = fallen([4, 4, 4], {
      people: {
        n1: { side: 'party-1', x: 18, y: 12.9, condition: 'out-of-the-fight', has: ['pistol'] },
        n2: { x: 18, y: 11 },
      },
    });
    g.begin(CAPTURE.act(g.w, 'star-1', 'n1')).end();
    Object.assign(g.person('star-1'), { x: 5, y: 5 });
    expect([lootable(g), lootable(g, 'n2')]).toEqual([['n1'], []]);
    expect(LOOT.offers(g.w, g.person('star-1'), [])[0]?.on).toBeUndefined();
    g.begin(LOOT.act(g.w, 'star-1', 'n1'));
    expect(g.question()).toBe('player-1 take FTB-11.10a');
    g.answer(g.options()).end();
    expect(g.person('star-1').items.map((i) => i.what)).toContain('pistol');
    expect(g.facts('looted')).toMatchObject([{ who: 'star-1', body: 'n1' }]);
    expect(lootable(g)).toEqual([]);
  });

  test('[FTB-14.14.1] what a friend carried is not found, what an opponent had is', () => {
    const found = (from: number) => {
      const g = fallen([6, 6], { encounter: { tally: { 'items-from': from } } });
      g.begin(LOOT.act(g.w, 'star-1', 'n0'))
        .answer(['1', '2'])
        .end();
      return g.state.encounter?.tally.found;
    };
    expect([found(1), found(2), found(9)]).toEqual([2, 1, undefined]);
  });

  test("[FTB-5.2b] [FTB-11.7.2] whoever owned them: weapons of strangers, everything of one's own", () => {
    const strangers = fallen([], { parties: { 'party-1': { attitude: 'neutral' } } });
    strangers.begin(TAKE.act(strangers.w, 'star-1', 'n0'));
    expect(strangers.asked().shape).toMatchObject({ max: 2 });
    const own = fallen([], {
      people: {
        'star-1': { x: 18, y: 12, rep: 4 },
        n12: { x: 17, y: 12, condition: 'obviously-dead', has: ['food', 'pistol'] },
      },
    });
    expect(TAKE.offers(own.w, own.person('star-1'), []).map((o) => o.what)).toEqual(['n12']);
    own.begin(TAKE.act(own.w, 'star-1', 'n12'));
    expect(own.asked().shape).toMatchObject({ max: 2 });
    own.answer(own.options()).end();
    expect(has(own)).toEqual(['food', 'pistol']);
    expect(has(own, 'n12')).toEqual([]);
    const other = fallen([], {
      people: {
        n12: { seat: 'player-2', x: 17, y: 12, condition: 'obviously-dead', has: ['food', 'pistol'] },
      },
    });
    other.begin(TAKE.act(other.w, 'star-1', 'n12'));
    expect(other.asked().shape).toMatchObject({ max: 1 });
  });

  test('[FTB-11.7.3b] a weapon that is taken up is in hand, where a hand is free', () => {
    const g = fallen([4, 4]);
    g.begin(LOOT.act(g.w, 'star-1', 'n0'))
      .answer(['1', '2'])
      .end();
    // The Machine Pistol leaves only one hand: not enough for the Shotgun.
    expect(g.person('star-1').hand).toEqual([1]);
  });

  test('[FTB-11.7.4c] nobody takes more than it can carry: three times its Rep', () => {
    const things = ['food', 'food', 'food', 'food', 'food', 'food', 'food'];
    const g = fallen([4, 4], { people: { 'star-1': { x: 18, y: 12, rep: 3, has: things } } });
    const [mp, sg] = g.person('n0').items;
    g.begin(LOOT.act(g.w, 'star-1', 'n0'))
      .answer([String(mp?.id), String(sg?.id)])
      .end();
    expect(has(g).slice(7)).toEqual(['machine-pistol']);
    expect(has(g, 'n0')).toEqual(['shotgun', 'food']);
  });

  test('[FTB-11.10a] nobody is asked what to take from an opponent with nothing in view', () => {
    const people = {
      n0: { side: 'party-1', x: 18, y: 12.7, condition: 'obviously-dead', has: ['food'] },
    } as const;
    const g = fallen([6, 6], { people });
    g.begin(LOOT.act(g.w, 'star-1', 'n0')).end();
    expect(g.facts('forced')).toEqual([]);
    expect(has(g, 'n0')).toEqual(['food']);
  });

  test('[FTB-11.7.4c] whoever can carry no more takes nothing, and nothing is told', () => {
    const g = fallen([], { people: { 'star-1': { x: 18, y: 12, rep: 1, has: ['food', 'food', 'food'] } } });
    takeFrom(g.w, 'star-1', 'n0', [g.person('n0').items[0]?.id ?? 0], 'FTB-11.10a');
    expect(has(g)).toEqual(['food', 'food', 'food']);
    expect(g.facts('lost')).toEqual([]);
  });
});

describe('things lying about', () => {
  const heap = {
    id: 'heap-1',
    x: 18,
    y: 13,
    level: 0,
    items: [
      { id: 90, what: 'pistol', empty: false },
      { id: 91, what: 'food', empty: false },
    ],
  };
  const there = (star: PersonGiven = {}) =>
    inShop([], { state: { heaps: [heap] }, people: { 'star-1': { x: 18, y: 12, rep: 4, ...star } } });

  test('[FTB-5.2b] [FTB-11.7.1c] taken up in place of firing or charging, within an inch', () => {
    const g = there();
    expect(PICK_UP.offers(g.w, g.person('star-1'), []).map((o) => o.what)).toEqual(['heap-1']);
    g.begin(PICK_UP.act(g.w, 'star-1', 'heap-1'))
      .answer(['90'])
      .end();
    expect(has(g)).toEqual(['pistol']);
    expect(g.person('star-1')).toMatchObject({ acted: true, hand: [90] });
    expect(g.state.heaps[0]?.items.map((i) => i.id)).toEqual([91]);
    const far = there({ y: 11.9 });
    expect(PICK_UP.offers(far.w, far.person('star-1'), [])).toEqual([]);
    const done = there({ acted: true });
    expect(PICK_UP.offers(done.w, done.person('star-1'), [])).toEqual([]);
  });

  test('[FTB-11.7.4c] what cannot be carried stays where it was found', () => {
    const nine = Array<string>(9).fill('food');
    const g = inShop([1, 3, 4], { people: { 'star-1': { x: 18, y: 12, rep: 3, has: nine } } });
    searches(g).end();
    expect(has(g).length).toBe(9);
    expect(g.state.heaps[0]).toMatchObject({ x: 18, y: 12, items: [{ what: 'food' }] });
    expect(g.state.next.item).toBe(11);
  });
});
