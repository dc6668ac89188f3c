import { expect, test } from 'vitest';
import { dealOf } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import { REGISTER } from '../register.js';
import { stateOf } from '../scene/roster.js';
import type { Goods } from '../state/goods.js';
import type { Person } from '../state.js';
import { BARTER_DICE, barterDice, HAD, PER_FIGURE, RARE, worthOf } from '../tables/campaign/barter.js';
import { gone } from '../testing/encounter.js';
import { type Game, game } from '../testing/game.js';
import { building, underWay } from '../testing/looting.js';
import { printed } from '../testing/printed.js';

interface Given {
  readonly goods?: Goods;
  readonly stock?: { readonly [resource: string]: number };
  readonly people?: { readonly [id: string]: Partial<Person> };
  readonly dice?: readonly number[];
  readonly met?: readonly string[];
}
/** Billy, a civilian of Rep 4, in a house with somebody of Rep 3 who is willing to trade. */
function meeting({ goods = { food: 4 }, stock = {}, people = {}, dice = [], met = ['foe'] }: Given): Game {
  const foe = { seat: 'others', side: 'others', class: 'civilian', rep: 3, x: -1, y: -1 } as const;
  const house = gone({ was: 'humans', people: [...met], barter: [...met], closed: true });
  const plenty = { armor: 5, food: 5, fuel: 5, luxury: 5, medical: 5, vehicles: 5, weapons: 5 };
  return game({
    map: { buildings: [building('House')] },
    active: ['billy'],
    people: { billy: { class: 'civilian' }, ...Object.fromEntries(met.map((id) => [id, foe])), ...people },
    dice,
    state: underWay({
      who: ['billy'],
      encounter: { houses: [house] },
      campaign: { goods },
      place: { stock: { ...plenty, ...stock } },
    }),
  }).step();
}
const haggle = (g: Game, want: readonly string[], give: readonly string[]) =>
  g.answer('barter billy', ...want, ...(want.length < 2 ? ['done'] : []), ...give);

/** The number of dice that Billy throws: his Rep is 4, the other's is 3. */
const thrown = (given: Given, want: readonly string[], give: readonly string[]) => {
  for (let n = 0; n <= 12; n++) {
    const dice = [...Array.from({ length: n }, () => 1), ...Array.from({ length: 3 }, () => 4)];
    const g = meeting({ ...given, dice });
    try {
      haggle(g, want, give).end().done();
    } catch {
      continue;
    }
    if (g.facts('haggled').length === 1) return n;
  }
  return -1;
};

test('[BDZ-T-barter] [BDZ-camp-barter-mods] the table and its modifiers are those of the register', () => {
  type Row = { readonly lead: number | string; readonly player?: string; readonly npc_leader?: string };
  const rows = printed<Row>('BDZ-T-barter').filter((row) => row.player !== undefined);
  const deal = (text = '') =>
    text.startsWith('trade') ? 'all' : text.startsWith('up to half') ? 'half' : 'none';
  for (const { lead, player, npc_leader } of rows) {
    const n = Number.parseInt(String(lead), 10);
    expect([dealOf(PRINTED, n), dealOf(PRINTED, -n)]).toEqual([deal(player), deal(npc_leader)]);
  }
  expect([dealOf(PRINTED, 5), dealOf(PRINTED, -5)]).toEqual(['all', 'none']);
  const table = REGISTER.tables?.find((t) => t.id === 'BDZ-T-barter') as unknown as {
    readonly modifiers: readonly { readonly dice: number }[];
    readonly never_obtained: readonly string[];
  };
  expect(Object.values(BARTER_DICE)).toEqual(table.modifiers.map((m) => m.dice));
  const names: { readonly [id: string]: string } = { grenade: 'flash-bang-grenade', cure: 'the-cure' };
  expect(RARE.map((id) => names[id] ?? id)).toEqual(
    table.never_obtained.map((name) => name.toLowerCase().replaceAll(' ', '-')),
  );
});

test('[BDZ-camp-barter-when] with people met who would trade, in their building, by whoever speaks for the band, once', () => {
  const offered = (g: Game) => g.options().filter((id) => id.startsWith('barter'));
  expect(offered(meeting({}))).toEqual(['barter billy']);
  expect(offered(meeting({ met: [] }))).toEqual([]);
  const down = { seat: 'others', side: 'others', status: 'out', x: -1, y: -1 } as const;
  expect(offered(meeting({ people: { foe: down } }))).toEqual([]);
  expect(offered(meeting({ people: { billy: { x: 30 } } }))).toEqual([]);
  const two = meeting({ people: { sue: { rep: 5, x: 20 } } });
  two.w.s.active?.who.push('sue');
  two.step();
  expect(offered(two)).toEqual(['barter sue']);
  const g = haggle(meeting({ dice: [1, 4, 4, 4, 4, 4, 4] }), ['fuel'], ['food']).end();
  expect(g.state.encounter?.houses[0]?.barter).toEqual([]);
  expect(offered(g.step())).toEqual([]);
});

test('[BDZ-enc-mg-lose1] of people who stay inside it is told that they are there, not that they are gone', () => {
  const g = meeting({});
  const state = () => stateOf(g.view('player-1'), g.person('foe'), g.w.book);
  expect(state()).toBe('in the building');
  for (const house of g.w.s.encounter?.houses ?? []) house.people = [];
  expect(state()).toBe('gone');
});

test('[BDZ-camp-barter-stock] [BDZ-camp-barter-own] they have all but what nobody parts with, which may be given to them', () => {
  const g = meeting({
    goods: { food: 1, 'machine-pistol': 1 },
    people: { billy: { guns: [{ gun: 'assault-rifle', empty: false }], hand: [0] } },
  });
  g.answer('barter billy');
  expect(g.question()).toBe('player-1 barter-want BDZ-camp-barter-stock');
  expect(g.options()).toEqual([...HAD, 'done']);
  for (const item of RARE) expect(g.options()).not.toContain(item);
  g.answer('medical', 'done');
  expect(g.options()).toEqual(['food', 'machine-pistol', 'assault-rifle', 'keep']);
});

test('[BDZ-camp-barter-own] [BDZ-D-c66] what a guest has with it is not for the band to give away', () => {
  const offered = (guests: readonly string[]) => {
    const g = meeting({ people: { sue: { x: 20, guns: [{ gun: 'shotgun', empty: false }], hand: [0] } } });
    g.w.s.encounter?.guests.push(...guests);
    return g.answer('barter billy', 'fuel', 'done').options();
  };
  expect([offered([]), offered(['sue'])]).toEqual([
    ['food', 'shotgun', 'keep'],
    ['food', 'keep'],
  ]);
});

test('[BDZ-camp-barter-own] nobody offers more of a thing than there is', () => {
  const g = meeting({ goods: { food: 1, medical: 1 } }).answer('barter billy', 'fuel', 'fuel');
  expect(g.options()).toEqual(['food', 'medical', 'keep']);
  expect(g.answer('food').options()).toEqual(['medical', 'keep']);
});

test('[BDZ-camp-barter-max] two things for each figure of the others', () => {
  expect(PER_FIGURE).toBe(2);
  const one = meeting({}).answer('barter billy', 'fuel', 'fuel');
  expect(one.question()).toBe('player-1 barter-offer BDZ-camp-barter-rate');
  const two = meeting({ met: ['foe', 'moe'] }).answer('barter billy', 'fuel', 'fuel', 'fuel', 'fuel');
  expect(two.question()).toBe('player-1 barter-offer BDZ-camp-barter-rate');
});

test('[BDZ-camp-barter-max] the wounded of the others count, the dead do not', () => {
  const wants = (status: Person['status']) => {
    const moe = { seat: 'others', side: 'others', class: 'civilian', rep: 3, x: 4, y: 4, status } as const;
    const foe = { ...moe, x: 20, status: 'carry-on' as const };
    const g = meeting({ met: ['foe', 'moe'], people: { foe, moe } });
    return g.answer('barter billy', 'fuel', 'fuel').question();
  };
  expect(wants('out')).toContain('barter-want');
  expect(wants('dead')).toContain('barter-offer');
});

test('[BDZ-camp-barter-rate] [BDZ-camp-res-luxury] one for one, but a luxury item counts as two', () => {
  expect([worthOf('luxury'), worthOf('food')]).toEqual([2, 1]);
  const g = haggle(
    meeting({ goods: { luxury: 1 }, dice: [1, 4, 4, 4, 4, 4, 4, 4, 4] }),
    ['fuel', 'food'],
    ['luxury'],
  ).end();
  expect(g.state.campaign?.goods).toEqual({ fuel: 1, food: 1 });
  const dear = meeting({ goods: { food: 2 }, dice: [1, 4, 4, 4, 4] }).answer('barter billy', 'luxury');
  // Its two units of food buy one luxury item and no more.
  expect(dear.options()).toEqual(['food', 'keep']);
  dear.answer('food', 'food').end();
  expect(dear.state.campaign?.goods).toEqual({ luxury: 1 });
});

test('[BDZ-camp-barter-mods] dice for what is offered and wanted, each once, and for whom nobody trusts', () => {
  expect(barterDice(4, [])).toBe(4);
  expect(barterDice(4, ['gives-lacking', 'gives-luxury', 'gives-rare'])).toBe(9);
  expect(barterDice(4, ['wants-lacking', 'wants-luxury', 'mistrusted'])).toBe(0);
  expect(thrown({}, ['fuel'], ['food'])).toBe(4);
  expect(thrown({ goods: { luxury: 2 } }, ['fuel'], ['luxury'])).toBe(6);
  expect(thrown({ stock: { food: 0 } }, ['fuel'], ['food'])).toBe(6);
  expect(thrown({ goods: { grenade: 2 } }, ['fuel'], ['grenade'])).toBe(5);
  expect(thrown({ stock: { fuel: 0 } }, ['fuel'], ['food'])).toBe(2);
  expect(thrown({}, ['luxury'], ['food', 'food'])).toBe(2);
  expect(thrown({ people: { billy: { class: 'survivor' } } }, ['fuel'], ['food'])).toBe(3);
});

test('[BDZ-D-c39] what cannot be found in an area is what it has none left of; not what it has little of, and nothing that is not counted', () => {
  const offered = (stock: number) => thrown({ stock: { food: stock } }, ['fuel'], ['food']);
  expect([offered(0), offered(1)]).toEqual([6, 4]);
  const wanted = (stock: number) => thrown({ stock: { fuel: stock } }, ['fuel'], ['food']);
  expect([wanted(0), wanted(1)]).toEqual([2, 4]);
  // A die for the Cure as a rare thing, but none for lacking in the area.
  expect(thrown({ goods: { cure: 2 } }, ['fuel'], ['cure'])).toBe(5);
  // Weapons of every kind share one line of the stock.
  expect(thrown({ goods: { shotgun: 2 }, stock: { weapons: 0 } }, ['fuel'], ['shotgun'])).toBe(6);
  const behind = (stock: number) =>
    haggle(meeting({ stock: { fuel: stock }, dice: [4, 4, 4, 4, 1, 4, 4] }), ['fuel'], ['food']).end();
  expect(behind(1).facts('traded')).toHaveLength(1);
});

test('[BDZ-camp-barter-procedure] [BDZ-camp-barter-win] ones, twos and threes are thrown again; ahead, the player trades as he likes', () => {
  const g = haggle(
    meeting({ dice: [1, 2, 3, 4, 1, 5, 6, 1, 4, 4, 4] }),
    ['medical', 'fuel'],
    ['food', 'food'],
  ).end();
  expect(g.facts('haggled')[0]).toMatchObject({ own: 1, other: 0, deal: 'all' });
  expect(g.state.campaign?.goods).toEqual({ food: 2, medical: 1, fuel: 1 });
  // None of it comes out of the area's stock. BDZ-camp-track-find.
  expect(g.state.campaign?.places[0]?.stock?.medical).toBe(5);
  g.done();
});

test('[BDZ-camp-barter-lose1] one behind: half of the most, and nothing that is scarce in the area', () => {
  const behind = [4, 4, 4, 4, 1, 4, 4];
  const g = haggle(meeting({ dice: behind }), ['medical', 'fuel'], ['food', 'food']);
  expect(g.question()).toBe('player-1 barter-less BDZ-camp-barter-lose1');
  expect(g.options()).toEqual(['medical', 'fuel', 'done']);
  g.answer('fuel', 'food').end();
  expect(g.state.campaign?.goods).toEqual({ food: 3, fuel: 1 });
  const scarce = haggle(meeting({ stock: { fuel: 0 }, dice: [4, 4, 1, 4, 4] }), ['fuel'], ['food']).end();
  expect(scarce.facts('traded')).toEqual([]);
  expect(scarce.state.campaign?.goods).toEqual({ food: 4 });
});

test('[BDZ-camp-barter-lose2] two behind: no trade', () => {
  const g = haggle(meeting({ dice: [4, 4, 4, 4, 1, 1, 4] }), ['fuel'], ['food']).end();
  expect(g.facts('haggled')[0]?.deal).toBe('none');
  expect(g.state.campaign?.goods).toEqual({ food: 4 });
});

test('[BDZ-camp-barter-tie] [BDZ-D-c27] neither has any left: the highest die that failed is one ahead', () => {
  const own = haggle(meeting({ dice: [4, 4, 4, 6, 4, 5, 4] }), ['fuel'], ['food']).end();
  expect(own.facts('haggled')[0]?.deal).toBe('all');
  const theirs = haggle(meeting({ dice: [4, 4, 4, 4, 4, 5, 4] }), ['fuel'], ['food']).end();
  expect(theirs.facts('haggled')[0]?.deal).toBe('half');
});

test('[BDZ-D-c102] without dice on either side nobody trades', () => {
  const people = { billy: { class: 'survivor', rep: 1 } } as const;
  const foe = { seat: 'others', side: 'others', class: 'civilian', x: -1, y: -1 } as const;
  const g = haggle(meeting({ people: { ...people, foe: { ...foe, rep: 0 } } }), ['fuel'], ['food']).end();
  expect(g.facts('haggled')[0]?.deal).toBe('none');
});

test('[BDZ-camp-barter-own] what is given comes out of the band’s goods first, then out of what those who are there have', () => {
  const g = meeting({
    goods: { food: 1 },
    people: { billy: { class: 'civilian', load: { food: 1 } } },
    dice: [1, 4, 4, 4, 4, 4, 4],
  });
  haggle(g, ['fuel', 'medical'], ['food', 'food']).end();
  expect(g.state.campaign?.goods).toEqual({ fuel: 1, medical: 1 });
  expect(g.person('billy').load).toEqual({});
  const none = meeting({}).answer('barter billy', 'fuel', 'done', 'keep').end();
  expect(none.state.encounter?.houses[0]?.barter).toEqual(['foe']);
});

test('[BDZ-T-barter] [BDZ-camp-barter-procedure] the table shows both leads: all by either for the band, half by one for the others', () => {
  const shown = bdz.tables.find((t) => t.id === 'BDZ-T-barter')?.rows;
  expect(shown).toEqual([
    { on: [2, 99], lead: 2, band: 'all', others: 'none' },
    { on: [1, 1], lead: 1, band: 'all', others: 'half' },
  ]);
});

/** The answers to the open question, as lines. */
const lines = (g: Game) => {
  const { options } = g.asked().shape as unknown as {
    options: { id: string; line: { key: string; values?: { [name: string]: unknown } } }[];
  };
  return Object.fromEntries(options.map(({ id, line }) => [id, line]));
};

test('[BDZ-camp-barter-mods] [BDZ-camp-barter-rate] each thing says what it is worth, whose it is, and what it does to the dice', () => {
  const g = meeting({
    goods: { food: 2, luxury: 1, grenade: 1 },
    stock: { fuel: 0, medical: 0 },
    people: { billy: { class: 'civilian', load: { food: 1, medical: 1 } } },
  }).answer('barter billy');
  const nothing = { noun: 'barter.nothing', count: 1 };
  expect(g.asked().values).toEqual({ most: 2, means: 7, wanted: nothing });
  expect(lines(g)).toMatchObject({
    food: { key: 'barter-want.item', values: { item: { noun: 'item.food' } } },
    fuel: { key: 'barter-want.dice', values: { item: { key: 'barter.lacking' }, dice: '−2', count: 2 } },
    luxury: { key: 'barter-want.dice', values: { item: { key: 'barter.two' }, dice: '−2' } },
  });
  g.answer('fuel');
  // What costs dice costs them once.
  expect(g.asked().values).toMatchObject({ wanted: [{ noun: 'item.fuel', count: 1 }] });
  expect(lines(g).fuel?.key).toBe('barter-want.item');
  g.answer('fuel');
  expect(g.asked().values).toMatchObject({
    wanted: [{ noun: 'item.fuel', count: 2 }],
    worth: 2,
    offered: nothing,
    n: 0,
    who: { noun: 'person.billy' },
    with: { noun: 'person.foe' },
  });
  const [luxury, grenade] = [lines(g).luxury, lines(g).grenade];
  expect(luxury).toMatchObject({ key: 'barter-offer.dice', values: { dice: '+2' } });
  expect(grenade).toMatchObject({ key: 'barter-offer.dice', values: { dice: '+1', count: 1 } });
  const [lacking] = [lines(g).medical?.values];
  expect(lacking).toMatchObject({
    item: {
      key: 'barter.lacking',
      values: { item: { key: 'barter.of', values: { who: { noun: 'person.billy' } } } },
    },
    dice: '+2',
  });
  g.answer('food');
  expect(g.asked().values).toMatchObject({ offered: [{ noun: 'item.food', count: 1 }], n: 1 });
  expect(lines(g).food).toEqual({
    key: 'barter-offer.item',
    values: { item: { noun: 'item.food', count: 1 } },
  });
});

test('[BDZ-camp-barter-lose1] a smaller deal says what has been taken, and no dice are left to win', () => {
  const g = haggle(
    meeting({
      goods: { food: 2, luxury: 1 },
      met: ['foe', 'moe'],
      dice: [4, 4, 4, 4, 4, 4, 1, 4, 4],
    }),
    ['medical', 'fuel', 'food', 'done'],
    ['food', 'luxury'],
  );
  expect(g.asked()).toMatchObject({
    code: 'barter-less',
    values: { most: 2, wanted: { noun: 'barter.nothing' } },
  });
  g.answer('fuel');
  expect(g.asked().values).toMatchObject({ wanted: [{ noun: 'item.fuel', count: 1 }] });
  expect(g.options()).toEqual(['medical', 'food', 'done']);
  g.answer('food');
  expect(g.asked()).toMatchObject({ code: 'barter-offer', values: { worth: 2 } });
  expect(g.asked().values).not.toHaveProperty('who');
  expect(lines(g).luxury?.key).toBe('barter-offer.item');
});
