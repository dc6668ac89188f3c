import { type Json, odds, openTable, SetupError } from '@shambles/engine';
import { Trial } from '@shambles/engine/conformance';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { keptBy, withoutDice } from '../campaign/together.js';
import { ENGLISH } from '../catalogue.js';
import { whatsInside } from '../contact/inside.js';
import { areasOf } from '../contact/parts.js';
import { whoTheyAre } from '../contact/people.js';
import { crowdAtStart } from '../day-one/crowd.js';
import { areFound } from '../day-one/family.js';
import { reachesSquare } from '../day-one/results.js';
import { mayRead } from '../day-one/secrets.js';
import { fallOnDayOne } from '../day-one/steps.js';
import { wantedAt } from '../day-one/wants.js';
import { whichPart } from '../encounters/beginning.js';
import { EVENING } from '../evening/index.js';
import { DOG, FIRE, PHONE } from '../events/herds.js';
import { DEAD_END } from '../events/roads.js';
import { bdz } from '../index.js';
import { outfits } from '../loot/stowing.js';
import { takes } from '../loot/taking.js';
import { roomIn } from '../people/carrying.js';
import { meetsSomebody, typeOn, whereTheyAre } from '../road/meeting.js';
import { KEPT } from '../tables/campaign/keeping.js';
import { dayOne, relative } from '../testing/day.js';
import { during, encounter, HOUSE, onRoad } from '../testing/encounter.js';
import { game, type Situation } from '../testing/game.js';
import { houseRulesFor, type Taken } from '../testing/house.js';
import { building, underWay } from '../testing/looting.js';
import { CAMPAIGN } from './campaign.js';
import { HOUSE_RULES, PRINTED, type Tabled } from './tables.js';
import { latenessOf, whoFor } from './travel-rows.js';

const fileOf = (tables: object): Json =>
  ({ format: 'shambles-house/1', title: 'Ours', tables }) as unknown as Json;
const house = (tables: object) => ({ 'house-rules': fileOf(tables) });
const bookOf = (tables: object) => bdz.book({ scenario: 'campaign', options: {}, files: house(tables) });

/** Chances of a companion piece's outcomes under house rules, without those that cannot happen. */
function named(id: string, input: Json, tables: object): { readonly [name: string]: string } {
  const found = odds(bdz, id, input, { scenario: 'campaign', options: {}, files: house(tables) });
  expect(found.method, id).toBe('exact');
  return Object.fromEntries(
    [...(found.named ?? [])].filter(([, f]) => f.num > 0n).map(([name, f]) => [name, `${f}`]),
  );
}
/** Chances of each value of a quantity. */
function counted(id: string, input: Json, what: string, tables: object): { readonly [n: number]: string } {
  const found = odds(bdz, id, input, { scenario: 'campaign', options: {}, files: house(tables) });
  return Object.fromEntries([...(found.quantities[what] ?? [])].map(([n, f]) => [n, `${f}`]));
}

test('what the book says is allowed in every open column of the campaign, and every key names one row', () => {
  for (const open of Object.values(CAMPAIGN)) {
    const rows = open.table.rows as readonly { readonly [column: string]: unknown }[];
    for (const row of rows)
      for (const [column, schema] of Object.entries(open.columns(row as never)))
        expect((schema as z.ZodMiniType).safeParse(row[column]), `${open.table.id} ${column}`).toMatchObject({
          success: true,
        });
    const keys = rows.map((row) => JSON.stringify(open.key.map((column) => row[column])));
    expect(new Set(keys).size, open.table.id).toBe(rows.length);
    expect(open.fault(rows as never), open.table.id).toBeUndefined();
    expect(bdz.tables).toContain(open.table);
  }
});

test('[BDZ-T-available] the quick reference shows what house rules have changed', () => {
  const book = bookOf({ 'BDZ-T-available': [{ resource: 'food', rural: 3 }] });
  const shown = bdz.tablesIn?.(book).find(({ id }) => id === 'BDZ-T-available');
  expect(shown?.rows.find((row) => row.resource === 'food')).toMatchObject({ urban: 60, rural: 3 });
  expect(bdz.tablesIn?.(bookOf({}))).toEqual(bdz.tables);
});

describe('who is met, and how', () => {
  const night = { part: 'night', inside: 4, occupants: 5, awareness: 3, road: -6 };
  const parts = { 'BDZ-T-daypart': [night] };

  test('[BDZ-T-daypart] what a part of the day adds, in every roll and in the question', () => {
    // Four more: a two is a six, and a seven an eleven.
    expect(named('whats-inside', { area: 'suburbs', time: 'night' }, parts).vacant).toBe('5/36');
    expect(named('raid-awareness', { part: 'night' }, parts)).toEqual({
      'in-sight': '1/6',
      activation: '1/6',
      unaware: '2/3',
    });
    expect(named('road-aware', { ours: 4, theirs: 4, part: 'night' }, parts)).toMatchObject({
      'others-free-activation': '5/6',
    });
    expect(counted('raid-occupants', { part: 'night', entering: 1 }, 'inside', parts)[0]).toBeUndefined();
    const g = game({ scenario: 'campaign', files: house(parts), state: during(['a']), people: { a: {} } });
    const { shape } = g.begin(whichPart(g.w, 'raid')).asked();
    const lines = 'options' in shape ? shape.options.map(({ line }) => line.values) : [];
    expect(lines[3]).toMatchObject({ inside: '+4', occupants: '+5', awareness: '+3', road: '−6' });
  });

  test('[BDZ-T-los] [BDZ-enc-time-of-day] how far one sees then is said as this game has it', () => {
    const seen = (files: Situation['files']) => {
      const g = game({ scenario: 'campaign', files, state: during(['a']), people: { a: {} } });
      const { shape } = g.begin(whichPart(g.w, 'raid')).asked();
      const lines = 'options' in shape ? shape.options.map(({ line }) => line.values?.when) : [];
      return lines.map((when) => (when as { readonly values?: { readonly sight: number } }).values?.sight);
    };
    expect(seen({})).toEqual([undefined, 18, 18, 12]);
    const open = [
      { where: 'open', time: 'day', limit: 30 },
      { where: 'open', time: 'dusk', limit: null },
      { where: 'open', time: 'night', limit: 4 },
    ];
    expect(seen(house({ 'BDZ-T-los': open }))).toEqual([30, undefined, undefined, 4]);
  });

  test('[BDZ-T-raid-occupants] how many are in a building', () => {
    const tables = { 'BDZ-T-raid-occupants': [{ on: [7, 7], times: 3, plus: 2, least: 0 }] };
    expect(counted('raid-occupants', { part: 'pre-dawn', entering: 2 }, 'inside', tables)[8]).toBe('1/6');
  });

  test('[BDZ-T-raid-awareness] what they have noticed', () => {
    const tables = { 'BDZ-T-raid-awareness': [{ on: [3, 4], is: 'unaware' }] };
    expect(named('raid-awareness', { part: 'pre-dawn' }, tables).unaware).toBe('1/2');
  });

  test('[BDZ-T-whats-inside] what is inside, and how many more', () => {
    const tables = { 'BDZ-T-whats-inside': [{ on: [4, 7], inside: 'zombies', more: 6 }] };
    expect(named('whats-inside', { area: 'suburbs', time: 'day' }, tables)).toEqual({
      vacant: '1/4',
      zombies: '3/4',
    });
    const g = game({
      people: { a: {} },
      files: house(tables),
      state: { encounter: encounter() },
      dice: [3, 3, 4],
    });
    g.begin(whatsInside(g.w, g.person('a')))
      .end()
      .done();
    expect(g.result).toEqual({ was: 'zombies', n: 8 });
  });

  test.each([
    ['discover', 'BDZ-T-disc-who'],
    ['raid', 'BDZ-T-raid-who'],
    ['take-back', 'BDZ-T-tb-who'],
  ] as const)('[%s] the list that people come from: %s', (kind, id) => {
    const who = (files: object) => {
      const state = during([], { kind, area: 'rural', day: 30 });
      const g = game({ scenario: 'campaign', files: files as never, state, dice: [2] });
      g.begin(whoTheyAre(g.w, 'player-1')).end().done();
      return g.result;
    };
    expect(who({})).not.toBe('police');
    expect(who(house({ [id]: [{ on: [2, 2], rural: 'police' }] }))).toBe('police');
  });

  test('[BDZ-T-mercy] whether somebody is spared', () => {
    const tables = { 'BDZ-T-mercy': [{ passed: 0, result: 'spared' }] };
    expect(named('mercy', { leader: 4, theirs: 'military' }, tables)).toEqual({
      spared: '5/9',
      killed: '4/9',
    });
  });

  test('[BDZ-T-building-areas] areas of a building', () => {
    const areas = (name: string, levels: number, tables: object) => {
      const map = { buildings: [{ ...building(name), levels }] } as never;
      const options = { 'large-buildings': 'areas' };
      return areasOf(game({ map, options, files: house(tables) }).w, 'house');
    };
    const tables = {
      'BDZ-T-building-areas': [
        { building: 'house', areas: [3, 5] },
        { building: 'church', areas: 4 },
        { building: 'school', floor: { usual: 2, large: 6 } },
      ],
    };
    expect([areas('House', 1, tables), areas('House', 2, tables), areas('House', 2, {})]).toEqual([3, 5, 2]);
    expect([areas('Church', 1, tables), areas('Church', 2, tables)]).toEqual([4, 4]);
    expect(areas('School', 2, tables)).toBe(12);
  });

  test('[BDZ-T-random] how many zombies an event brings', () => {
    const events = {
      'barking-dog': [DOG, [1]],
      fire: [FIRE, []],
      'cell-phone': [PHONE, [1, 1]],
    } as const;
    for (const [id, [event, before]] of Object.entries(events)) {
      const dice = [...before, 1, 1, 1, ...Array(9).fill(2)];
      const state = during(['a']);
      const files = house({ 'BDZ-T-random': [{ id, zombies: '3d6' }] });
      const g = game({ scenario: 'campaign', map: HOUSE, people: { a: { x: 6, y: 6 } }, files, state, dice });
      g.begin(event.happens(g.w)).end();
      expect(g.facts('rolled').find((f) => f.label === 'zombies')?.faces[0], id).toEqual([1, 1, 1]);
      expect(g.state.zeds, id).toHaveLength(3);
    }
    const strip = (id: string, rect: readonly number[]) => ({ id, rect, kind: 'road', angle: 0 });
    const roads = { size: [48, 48], areas: [strip('n', [16, 0, 20, 36]), strip('e', [0, 20, 36, 24])] };
    const g = game({
      scenario: 'campaign',
      map: roads as never,
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 18, y: 14, speed: 8 } },
      files: house({ 'BDZ-T-random': [{ id: 'dead-end', zombies: '1d6' }] }),
      state: during(['a']),
      dice: [4, 5],
    });
    g.begin(DEAD_END.happens(g.w)).end().done();
    expect(g.state.zeds).toHaveLength(5);
  });
});

describe('what is found, and what it weighs', () => {
  test('[BDZ-T-resources] what is found: totals that two things share too', () => {
    const tables = {
      'BDZ-T-resources': [
        { on: [9, 9], item: 'cure' },
        { on: [10, 10], sub: [3, 6], item: 'food' },
      ],
    };
    expect(named('search', { kind: 'hospital', area: 'suburbs' }, tables)).toMatchObject({
      cure: '1/9',
      food: '1/18',
    });
  });

  test('[BDZ-T-weapons-loot] which weapon', () => {
    const tables = { 'BDZ-T-weapons-loot': [{ on: [7, 7], item: 'assault-rifle' }] };
    expect(named('loot-weapon', { kind: 'house' }, tables)['assault-rifle']).toBe('7/36');
  });

  test('[BDZ-T-building-loot] what a building can hold, and what one goes there for on Day One', () => {
    const tables = {
      'BDZ-T-building-loot': [
        { building: 'church', items: ['cure'], weapons: 'all' },
        { building: 'supermarket', items: ['fuel'], weapons: ['shotgun', 'pistol'] },
      ],
    };
    const church = named('search', { kind: 'church', area: 'urban' }, tables);
    expect([church.cure, church.keys, church.shotgun]).toEqual(['1/36', undefined, '5/324']);
    expect(wantedAt(bookOf(tables), 'super')).toEqual(['weapons', 'fuel']);
    expect(wantedAt(PRINTED, 'super')).toEqual(['food', 'medical', 'luxury', 'keys']);
  });

  test('[BDZ-T-cargo] what a thing weighs', () => {
    const tables = { 'BDZ-T-cargo': [{ item: 'food', cargo: 6 }] };
    const took = (files: object) => {
      const people = { a: { rep: 2, x: 18, y: 18 } };
      const g = game({ people, files: files as never, state: underWay({ who: ['a'] }) });
      g.begin(takes(g.w, 'a', [], 'food', 'BDZ-enc-loot-search'));
      return g.asks().length > 0 ? 'asked' : g.person('a').load;
    };
    expect([took({}), took(house(tables))]).toEqual([{ food: 1 }, 'asked']);
    const g = game({ people: { a: { load: { food: 1 } } }, files: house(tables) });
    expect([roomIn(g.w.book, g.person('a')), roomIn(PRINTED, g.person('a'))]).toEqual([2, 7]);
    const heavy = { 'BDZ-T-cargo': [{ item: 'medical', cargo: 6 }] };
    const offers = (files: object) => {
      const state = during(['a']);
      const campaign = { ...state.campaign, goods: { medical: 1 } };
      const people = { a: { rep: 2, x: -1, y: -1 } };
      const out = game({
        scenario: 'campaign',
        people,
        files: files as never,
        state: { ...state, campaign },
      });
      out.begin(outfits(out.w));
      return out.answer('a').options();
    };
    expect([offers({}), offers(house(heavy))]).toEqual([['keep medical', 'done'], ['done']]);
  });

  test('[BDZ-T-losers] what is in the pockets of the beaten', () => {
    const tables = { 'BDZ-T-losers': [{ on: [3, 6], item: 'food' }] };
    expect(named('search-body', {}, tables)).toEqual({ keys: '1/6', medical: '1/6', food: '2/3' });
  });

  test('[BDZ-T-challenge] what passes bring', () => {
    const tables = {
      'BDZ-T-challenge': [
        { passed: 1, first: 'success' },
        { passed: 0, first: 'choice', second: 'success' },
      ],
    };
    // Of those who pass nothing, all but one in four succeed the second time: with two passes or with none.
    expect(named('challenge', { rep: 3 }, tables)).toEqual({ success: '7/8', failure: '1/8' });
  });
});

describe('between encounters', () => {
  test('[BDZ-T-barter] what a lead brings', () => {
    const tables = { 'BDZ-T-barter': [{ lead: 1, band: 'none', others: 'none' }] };
    expect(named('barter', { rep: 1, other: 1 }, tables)).toEqual({ none: '1/1' });
    const kind = { 'BDZ-T-barter': [{ lead: 1, others: 'all' }] };
    expect(named('barter', { rep: 1, other: 1 }, kind)).toEqual({ all: '1/1' });
  });

  test('[BDZ-T-together] who stays', () => {
    const tables = { 'BDZ-T-together': [{ lead: 'twice', star: 'stays', grunt: 'stays' }] };
    const found = named('keeping-together', { star: 5, grunt: 4 }, tables);
    expect(Object.keys(found).sort()).toEqual(['leaves', 'stays']);
    expect([keptBy(bookOf(tables), 4, 2), keptBy(PRINTED, 4, 2)]).toEqual(['stays', 'spared']);
  });

  test('[BDZ-T-together] [BDZ-D-c47] whoever has dice left when the other has none wins with more', () => {
    const tables = { 'BDZ-T-together': [{ lead: 'more', star: 'spared', grunt: 'mutiny' }] };
    const bare = (book: Tabled) => [
      withoutDice(book, 0, 0),
      withoutDice(book, 1, 0),
      withoutDice(book, 0, 1),
    ];
    expect(bare(bookOf(tables))).toEqual(['spared', 'spared', 'mutiny']);
    expect(bare(PRINTED)).toEqual(['stays', 'stays', 'leaves']);
    for (const kept of KEPT) {
      const none = { who: 'a', star: 0, grunt: 0, bare: true, kept } as const;
      const held = { is: 'held-together', cause: 'BDZ-camp-together-roll', to: 'all', ...none } as const;
      const { key } = bdz.tell(held) ?? {};
      expect(ENGLISH[key as string]).toContain('no dice were left');
    }
  });

  test('[BDZ-T-available] what an area has in stock', () => {
    const tables = { 'BDZ-T-available': [{ resource: 'food', rural: 0, urban: 99 }] };
    expect(counted('area-stock', { area: 'rural' }, 'food', tables)[0]).toBe('7/12');
    expect(counted('area-stock', { area: 'urban' }, 'food', tables)[104]).toBe('1/36');
  });
});

describe('on the road', () => {
  test('[BDZ-T-road] when somebody is met', () => {
    const tables = { 'BDZ-T-road': [{ on: [2, 5], rural: true }] };
    expect(named('road', { area: 'rural' }, tables).somebody).toBe('5/9');
  });

  test('[BDZ-T-road-who] who it is', () => {
    const tables = {
      'BDZ-T-road-who': [
        { on: [6, 8], who: 'media' },
        { on: [4, 4], sub: [6, 6], who: 'sniper' },
      ],
    };
    const found = named('road-who', {}, tables);
    expect([found.media, found.sniper, found.gangers]).toEqual(['4/9', '1/8', undefined]);
  });

  const people: Situation['people'] = {
    star: { star: true, rep: 5, x: -1, y: -1 },
    bo: { rep: 4, x: -1, y: -1 },
  };
  /** Looters on five: how many, what they want, and what they carry. */
  const looters = (change: object, dice: readonly number[]) => {
    const files = house({ 'BDZ-T-road-groups': [{ who: 'looters', ...change }] });
    const g = game({
      scenario: 'campaign',
      people,
      files,
      dice: [2, 3, ...dice],
      state: onRoad(['star', 'bo']),
    });
    g.begin(meetsSomebody(g.w, g.w.s.encounter as never)).end();
    return g;
  };

  test('[BDZ-T-road-groups] how many there are, what they carry and want', () => {
    const g = looters({ plus: 1, die: 'none', arms: 'none', outnumbered: 'meet' }, [3, 3, 6, 6, 1]);
    const [fact] = g.facts('road-met');
    expect([fact?.road.goal, fact?.alone]).toEqual(['meet', true]);
    expect(bdz.tell(fact as never)?.values?.who).toEqual({ noun: 'road-alone.looters', count: 1 });
    const there = g.state.people.filter((p) => p.seat === 'others');
    expect(there.map(({ guns, melee }) => [guns, melee])).toEqual([[[], 'unarmed']]);
    const goals = {
      'BDZ-T-road-groups': [
        {
          who: 'gangers',
          goals: [
            [3, 'run-away'],
            [6, 'meet'],
          ],
          outnumbered: 'hostile',
        },
      ],
    };
    expect(named('road-goal', { who: 'gangers' }, goals)).toEqual({ 'run-away': '1/2', meet: '1/2' });
    expect(named('road-goal', { who: 'gangers', outnumbered: true }, goals)).toEqual({ hostile: '1/1' });
  });

  test('[BDZ-T-road-groups] brothers and sisters', () => {
    const siblings = (upTo: number) => {
      const files = house({ 'BDZ-T-road-groups': [{ who: 'children', siblings: upTo }] });
      const dice = [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 1];
      const g = game({ scenario: 'campaign', people, files, dice, state: onRoad(['star', 'bo']) });
      g.begin(meetsSomebody(g.w, g.w.s.encounter as never)).end();
      return g.facts('road-met')[0]?.siblings;
    };
    expect([siblings(4), siblings(5), siblings(0)]).toEqual([false, true, false]);
  });

  test.each([
    ['BDZ-T-road-med', 'med', 'doctor'],
    ['BDZ-T-road-patients', 'patients', 'ill'],
    ['BDZ-T-road-kids', 'kids', 'big-kid'],
    ['BDZ-T-road-dazed', 'dazed', 'dazed-survivor'],
    ['BDZ-T-road-refugees', 'refugees', 'refugee-survivor'],
    ['BDZ-T-road-media', 'media', 'anchor'],
    ['BDZ-T-road-cultists', 'cultists', 'cult-leader'],
  ] as const)('[%s] the Rep of each type of %s', (id, types, type) => {
    const g = game({ files: house({ [id]: [{ type, rep: 6 }] }), dice: [1, 1] });
    g.begin(typeOn(g.w, types)).end().done();
    expect(g.result).toMatchObject({ type, rep: 6 });
  });

  test('[BDZ-T-road-kids] [BDZ-D-c72] a child of the family on Day One too', () => {
    const family = [relative('child', 'big', 'school-1')];
    const files = house({ 'BDZ-T-road-kids': [{ type: 'big-kid', rep: 6 }] });
    const g = dayOne({ at: 'school-1', of: { family }, files, dice: [6, 6, 6, 6] });
    g.begin(areFound(g.w, family, 'star-1', 'found')).end();
    expect(g.state.people.map((p) => p.rep)).toEqual([3, 6]);
  });

  test('[BDZ-T-road-where] where they are', () => {
    const tables = { 'BDZ-T-road-where': [{ on: [10, 12], C: 'off' }] };
    expect(named('road-where', { who: 'sniper' }, tables).oncoming).toBeUndefined();
  });

  test('[BDZ-T-road-place] whether a vehicle stands there', () => {
    const wheels = (upTo: number, dice: readonly number[]) => {
      const g = game({ files: house({ 'BDZ-T-road-place': [{ place: 'house', wheels: upTo }] }), dice });
      g.begin(whereTheyAre(g.w, { letter: 'A' }))
        .end()
        .done();
      return (g.result as { readonly wheels: boolean }).wheels;
    };
    expect([wheels(5, [1, 1, 3, 5, 1, 1]), wheels(4, [1, 1, 3, 5, 1, 1])]).toEqual([true, false]);
    expect([wheels(6, [1, 1, 3, 1, 1]), wheels(0, [1, 1, 3, 1, 1, 1])]).toEqual([true, false]);
  });
});

describe('on Day One', () => {
  test('[BDZ-T-day-rep] Rep and tests by job and service', () => {
    const tables = {
      'BDZ-T-day-rep': [
        { is: 'sedentary', rep: 1, tests: 'military' },
        { is: 'former', rep: 6 },
      ],
    };
    const book = bookOf(tables);
    const who = (service: 'none' | 'former') => whoFor(book, { job: 'between', service });
    expect([who('none'), who('former')]).toEqual([
      { rep: 1, tests: 'military' },
      { rep: 6, tests: 'military' },
    ]);
  });

  test('[BDZ-T-day-rep] the character begins with that Rep and those tests', () => {
    const all = ['sedentary', 'peak', 'military', 'elite', 'police', 'swat', 'former'];
    const rows = all.map((is) => ({ is, rep: 6, tests: 'military' }));
    const files = house({ 'BDZ-T-day-rep': rows });
    const trial = new Trial(bdz, { scenario: 'day-one', options: {}, files }, 'rep');
    const table = trial.table();
    const isAsked = () => (table.state as ReturnType<typeof bdz.start>).day?.step === 'sheet';
    while (isAsked()) trial.play(table, 1);
    const begun = table.journal.line(table.head).flatMap((entry) => entry.facts);
    expect(begun.find((f) => f.is === 'starts')).toMatchObject({ rep: 6, class: 'military' });
  });

  test('[BDZ-T-day-locations] the crowd that is there, and half of it where the table presses', () => {
    const crowd = (civilians: number, dice: readonly number[], options = {}) => {
      const files = house({ 'BDZ-T-day-locations': [{ id: 'bank', civilians }] });
      const past = Array(60).fill([1, 6, 6, 6, 6]).flat();
      const g = dayOne({ at: 'bank', of: { pushed: false }, files, options, dice: [...dice, ...past] });
      g.begin(crowdAtStart(g.w)).end();
      return g.facts('day-crowd').map((f) => f.n);
    };
    expect([crowd(0, []), crowd(3, [1, 1, 1])]).toEqual([[0], [3]]);
    expect(crowd(3, [1, 2], { 'day-crowd': 'press' })).toEqual([3]);
    expect(crowd(1, [2], { 'day-crowd': 'press' })).toEqual([2]);
  });

  test('[BDZ-T-day-getting] how late one is', () => {
    const files = house({ 'BDZ-T-day-getting': [{ passed: 1, foot: 4 }] });
    const g = dayOne({
      people: { 'star-1': { x: -1, y: -1 } },
      of: { plan: ['home'] },
      dice: [3, 4],
      files,
    }).step();
    g.answer('go').end().done();
    expect(g.state.day).toMatchObject({ visits: 1, late: 4 });
    const tables = { 'BDZ-T-day-getting': [{ passed: 0, vehicle: 3, higher: 2 }] };
    expect([true, false].map((higher) => latenessOf(bookOf(tables), 0, true, higher))).toEqual([2, 3]);
  });

  test('[BDZ-T-day-activation] which scores bring the dead and the police, and the brief says so', () => {
    const files = house({
      'BDZ-T-day-activation': [
        { event: 'zombies', score: 4 },
        { event: 'police', score: 7 },
      ],
    });
    const fell = (own: number, zombies: number) => {
      const g = dayOne({ at: 'bank', files, dice: Array(20).fill(3) });
      g.begin(fallOnDayOne(g.w, { 'player-1': own, zombies }));
      return g.facts('rolled').map((f) => f.cause)[0];
    };
    expect(fell(1, 3)).toMatch(/zgen|zombies/);
    expect([fell(5, 6), fell(3, 4)?.includes('zgen')]).toEqual([undefined, false]);
    const g = dayOne({ files });
    const view = { ...g.state, seat: 'player-1' } as never;
    expect(
      EVENING.brief?.(view, g.w.book)
        ?.comes.slice(0, 2)
        .map((r) => r.line.values?.n),
    ).toEqual([4, 7]);
    const both = { 'BDZ-T-day-activation': [{ event: 'zombies', score: 11 }] };
    expect(() => bookOf(both)).toThrow('zombies and police must come on different scores.');
  });

  test('[BDZ-T-day-results] what is found on each visit', () => {
    const cash = (found: readonly number[], visits: number, dice: readonly number[]) => {
      const files = house({ 'BDZ-T-day-results': [{ location: 'bank', found }] });
      const g = dayOne({ at: 'bank', of: { visits }, files, dice });
      g.begin(reachesSquare(g.w, 'star-1')).end().done();
      return g.person('star-1').load.luxury ?? 0;
    };
    expect([cash([0, 6, 2, 0, 0], 1, []), cash([0, 6, 2, 0, 0], 2, [])]).toEqual([0, 3]);
    expect([cash([0, 6, 2, 0, 0], 3, [2]), cash([0, 6, 2, 0, 0], 3, [3])]).toEqual([3, 0]);
    // Who may read what is left alone.
    const { book } = dayOne({ files: house({ 'BDZ-T-day-locations': [{ id: 'bank', civilians: 4 }] }) }).w;
    expect(mayRead({ day: null }, book)).toEqual([]);
  });
});

describe('a file that is wrong says where, and what is allowed', () => {
  const none = (id: string, row: object) => [{ [id]: [row] }] as const;
  test.each<[object, RegExp]>([
    [{ 'BDZ-T-month': [] }, /^house-rules, BDZ-T-month: is no table that can be changed; those are /],
    [
      { 'BDZ-T-daypart': [{ part: 'noon' }] },
      /BDZ-T-daypart, row 1: "part" must name a row of the book, which are daytime; /,
    ],
    [
      { 'BDZ-T-daypart': [{ part: 'night', sight: 3 }] },
      /night: "sight" is no column that can be changed; those are inside, occupants, awareness, road\.$/,
    ],
    [
      { 'BDZ-T-daypart': [{ part: 'night', inside: 7 }] },
      /night, inside: must be a whole number from -6 to 6, not 7\.$/,
    ],
    [
      { 'BDZ-T-daypart': [{ part: 'evening', inside: 1 }] },
      /BDZ-T-daypart: "inside" must be the same for pre-dawn and evening, which are both dusk\.$/,
    ],
    [
      { 'BDZ-T-building-areas': [{ building: 'dock-shipyard', areas: 2 }] },
      /dock-shipyard: "areas" is no column that can be changed; this row has none\.$/,
    ],
    [
      { 'BDZ-T-building-areas': [{ building: 'house', areas: [3, 2] }] },
      /house, areas: must be a whole number from 1 to 6 or a list of two whole numbers from 1 to 6, .*, not \[3,2\]\.$/,
    ],
    [
      { 'BDZ-T-building-areas': [{ building: 'school', floor: { usual: 3, large: 2 } }] },
      /school, floor: must be \{ "usual": areas, "large": areas \}, .* not \{/,
    ],
    [
      { 'BDZ-T-resources': [{ on: [10, 10], item: 'food' }] },
      /row 1: "on" and "sub" must name a row of the book, which are \[0,7\]; .*\[10,10\] \[1,2\]; /,
    ],
    [
      { 'BDZ-T-resources': [{ on: [9, 9], item: 'pistol' }] },
      /\[9,9\], item: must be one of "none", "food", /,
    ],
    [
      {
        'BDZ-T-weapons-loot': [
          { on: [6, 6], item: 'shotgun' },
          { on: [8, 8], item: 'shotgun' },
        ],
      },
      /BDZ-T-weapons-loot: a pistol must be found on a total of 6, 7 or 8\.$/,
    ],
    [
      { 'BDZ-T-building-loot': [{ building: 'church', items: ['food', 'food'] }] },
      /church, items: must be a list of different things among food, /,
    ],
    [
      { 'BDZ-T-building-loot': [{ building: 'church', weapons: ['shotgun'] }] },
      /church, weapons: must be one of "all", "none" or a list of different guns, with the pistol, among /,
    ],
    [
      { 'BDZ-T-cargo': [{ item: 'food', cargo: 0 }] },
      /food, cargo: must be one of 0\.25, 0\.5, 1, .*, not 0\.$/,
    ],
    [{ 'BDZ-T-random': [{ id: 'closet', zombies: 2 }] }, /closet: .*; this row has none\.$/],
    [{ 'BDZ-T-road-groups': [{ who: 'sniper', plus: 2 }] }, /sniper: .*; this row has none\.$/],
    [
      { 'BDZ-T-road-groups': [{ who: 'media', goals: [[5, 'meet']] }] },
      /media, goals: must be a list of \[highest face, goal\], the faces rising to 6 /,
    ],
    [{ 'BDZ-T-road-groups': [{ who: 'media', goals: [[6, 'one-shot']] }] }, /media, goals: must be a list/],
    [
      { 'BDZ-T-road-groups': [{ who: 'med-staff', die: '2d6' }] },
      /med-staff, die: must be one of "none", "1\/2d6", "1d6"/,
    ],
    [
      { 'BDZ-T-road-groups': [{ who: 'media', die: 'none' }] },
      /BDZ-T-road-groups: somebody must be there: "plus" is 1 or more where "die" is "none"\.$/,
    ],
    [
      { 'BDZ-T-road-med': [{ type: 'doctor', rep: 0 }] },
      /doctor, rep: must be a whole number from 1 to 6, not 0\.$/,
    ],
    [{ 'BDZ-T-road-place': [{ place: 'oncoming', wheels: 3 }] }, /oncoming: .*; this row has none\.$/],
    [
      { 'BDZ-T-day-activation': [{ event: 'civilians', score: 5 }] },
      /civilians: "score" is no column that can be changed; this row has none\.$/,
    ],
    [
      { 'BDZ-T-day-results': [{ location: 'home', found: [6, 6, 6, 6, 0] }] },
      /home, found: must be a list of 5 numbers 0 or 6, the last of them 6, not \[6,6,6,6,0\]\.$/,
    ],
    [
      { 'BDZ-T-day-results': [{ location: 'bank', found: [6] }] },
      /bank, found: must be a list of 5 whole numbers from 0 to 6, /,
    ],
    [
      ...none('BDZ-T-day-results', { location: 'police', found: [6, 6, 6, 6, 6] }),
      /police: .* this row has none\.$/,
    ],
  ])('%j', (tables, message) => {
    const check = () => HOUSE_RULES.check(fileOf(tables));
    expect(check).toThrow(SetupError);
    expect(check).toThrow(message);
  });
});

test.each<[string, object, string, number, number]>([
  ['BDZ-T-daypart', { part: 'night' }, 'road', -6, 6],
  ['BDZ-T-raid-occupants', { on: [7, 7] }, 'times', 0, 3],
  ['BDZ-T-raid-occupants', { on: [7, 7] }, 'plus', -6, 6],
  ['BDZ-T-raid-occupants', { on: [7, 7] }, 'least', 0, 6],
  ['BDZ-T-whats-inside', { on: [4, 7] }, 'more', 0, 6],
  ['BDZ-T-building-areas', { building: 'house' }, 'areas', 1, 6],
  ['BDZ-T-available', { resource: 'food' }, 'urban', 0, 99],
  ['BDZ-T-road-groups', { who: 'gangers' }, 'plus', 0, 4],
  ['BDZ-T-road-groups', { who: 'med-staff' }, 'plus', 0, 2],
  ['BDZ-T-road-groups', { who: 'children' }, 'siblings', 0, 6],
  ['BDZ-T-road-place', { place: 'diner' }, 'wheels', 0, 6],
  ['BDZ-T-day-rep', { is: 'swat' }, 'rep', 1, 6],
  ['BDZ-T-day-locations', { id: 'bank' }, 'civilians', 0, 4],
  ['BDZ-T-day-getting', { passed: 2 }, 'foot', 0, 4],
  ['BDZ-T-day-activation', { event: 'zombies' }, 'score', 3, 10],
])('[%s] %j: %s may be %i to %i, and nothing beyond', (table, row, column, least, most) => {
  const fits = (value: number) => {
    try {
      HOUSE_RULES.check(fileOf({ [table]: [{ ...row, [column]: value }] }));
      return true;
    } catch (error) {
      if (error instanceof SetupError) return false;
      throw error;
    }
  };
  expect([least - 1, least, most, most + 1].map(fits)).toEqual([false, true, true, false]);
});

describe('whatever is allowed can be played', () => {
  /** Plays at random until the game is over, or for so many answers. */
  const plays = (scenario: string, file: Json, seed: string, most: number) => {
    const files = { 'house-rules': file };
    const trial = new Trial(bdz, { scenario, options: {}, files }, seed);
    const table = trial.table();
    trial.play(table, most);
    return table;
  };

  test.each<Taken>(['lowest', 'highest', { seed: 'any' }])('with every open number at %j', (taken) => {
    const file = houseRulesFor(CAMPAIGN, taken);
    const table = plays('day-one', file, 'house', 3000);
    expect(table.over).toBe(true);
    const { table: again, report } = openTable(bdz, table.save());
    expect([report, again.sum]).toEqual([undefined, table.sum]);
    // A campaign of random choices may be long.
    for (const seed of ['first', 'second']) {
      const life = plays('campaign', file, seed, 60);
      expect(life.over || life.waitingFor.length === 1).toBe(true);
    }
  });
});
