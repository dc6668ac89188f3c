import { describe, expect, test } from 'vitest';
import { rollsTable } from '../board/squares.js';
import { ENGLISH } from '../catalogue.js';
import { opens } from '../contact/entering.js';
import { occupants } from '../contact/inside.js';
import { awareness } from '../contact/people.js';
import { takesTests } from '../groups/tests.js';
import { awarenessOf, occupantsOf, partRow } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import { DAY_PARTS } from '../kinds.js';
import { beingCharged } from '../melee/charged.js';
import { watchers } from '../reaction/in-sight.js';
import { inEncounter } from '../testing/begun.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { whichPart } from './beginning.js';
import { isWon } from './ending.js';
import { inSettlement, settles } from './raid.js';

const house = (id: string, x: number, y: number) => ({
  id,
  name: 'House',
  rect: [x, y, x + 8, y + 8] as [number, number, number, number],
  levels: 1,
  doors: [{ id: `${id}-door`, at: [x + 4, y] as [number, number], width: 1.25, type: 'standard' as const }],
});
/** Two houses with doors facing south. */
const SETTLEMENT: Situation['map'] = { buildings: [house('one', 4, 16), house('two', 24, 16)] };

type More = Parameters<typeof inEncounter>[0];
/** A Raid with a and b in front of the first door. Soldiers hold the place. */
function raid(given: Situation & { readonly raid?: More } = {}): Game {
  const { raid: more, ...situation } = given;
  return game({
    map: SETTLEMENT,
    people: {
      a: { x: 8, y: 14, has: ['shotgun'] },
      b: { x: 9.5, y: 14, has: ['pistol'] },
      c: { x: -1, y: -1 },
    },
    active: ['a', 'b'],
    state: inEncounter({ kind: 'raid', who: ['a', 'b'], list: 'military', ...more }),
    ...situation,
  });
}
const parts: { readonly [name: string]: (typeof DAY_PARTS)[number] } = {
  Daytime: 'daytime',
  'Pre-Dawn': 'pre-dawn',
  Evening: 'evening',
  'Night Time': 'night',
};

describe('tables', () => {
  test('[BDZ-T-daypart] [BDZ-enc-time-of-day] four parts of the day, and what each adds', () => {
    type Row = {
      readonly part: string;
      readonly whats_inside: number;
      readonly raid_occupants: number;
      readonly raid_awareness: number;
      readonly road_awareness: number;
      readonly sight_inches: number | 'table';
    };
    const rows = printed<Row>('BDZ-T-daypart');
    expect(rows.map((r) => parts[r.part])).toEqual([...DAY_PARTS]);
    for (const row of rows) {
      const {
        name,
        inside,
        occupants: raiding,
        awareness: aware,
        road,
        sight,
      } = partRow(PRINTED, parts[row.part] as 'night');
      expect([name, inside, raiding, aware, road, sight ?? 'table']).toEqual([
        row.part,
        row.whats_inside,
        row.raid_occupants,
        row.raid_awareness,
        row.road_awareness,
        row.sight_inches,
      ]);
    }
  });

  test('[BDZ-enc-time-of-day] [BDZ-T-daypart] the choice says how far one sees and what each part adds', () => {
    const lines = (kind: 'discover' | 'raid' | 'road') => {
      const g = raid();
      const { shape } = g.begin(whichPart(g.w, kind)).asked();
      return 'options' in shape ? shape.options.map(({ line }) => line) : [];
    };
    expect(lines('raid').map(({ key, values }) => [key, values?.occupants, values?.awareness])).toEqual([
      ['choose-part.raid', '−1', '+1'],
      ['choose-part.raid', '+0', '+0'],
      ['choose-part.raid', '+1', '−1'],
      ['choose-part.raid', '+2', '−2'],
    ]);
    expect(lines('discover').map(({ values }) => values?.inside)).toEqual(['−1', '+0', '+0', '+2']);
    expect(lines('road').map(({ values }) => values?.road)).toEqual(['+1', '−1', '−1', '−2']);
    expect(lines('raid')[0]?.values?.when).toMatchObject({ noun: 'choose-part.daytime' });
    expect(lines('raid')[3]?.values?.when).toMatchObject({
      key: 'choose-part.seeing',
      values: { sight: 12 },
    });
  });

  test('[BDZ-enc-time-of-day] the question says what more on such a roll means', () => {
    const asked = (kind: 'discover' | 'raid' | 'take-back' | 'road') => {
      const g = raid();
      return g.begin(whichPart(g.w, kind)).asked().values?.meaning;
    };
    for (const kind of ['discover', 'raid', 'take-back', 'road'] as const) {
      expect(asked(kind)).toEqual({ noun: `part-meaning.${kind}`, count: 1 });
      expect(ENGLISH[`part-meaning.${kind}`]).toMatch(/^More on .* means/);
    }
  });

  test('[BDZ-T-raid-occupants] how many are inside, by the total and by how many enter', () => {
    type Row = {
      readonly total: string | number;
      readonly humans: string | number;
      readonly at_least?: number;
    };
    const said = (total: number, entering: number): number => {
      const row = printed<Row>('BDZ-T-raid-occupants').find((r) =>
        r.total === 'up to 5' ? total <= 5 : r.total === '12+' ? total >= 12 : r.total === total,
      ) as Row;
      const n = {
        'entering - 1': entering - 1,
        entering,
        'entering + 1': entering + 1,
        'entering x 2': 2 * entering,
      }[row.humans];
      return Math.max(row.at_least ?? 0, n ?? Number(row.humans));
    };
    for (let total = 1; total <= 14; total++)
      for (const entering of [1, 2, 5])
        expect(occupantsOf(PRINTED, total, entering), `${total}`).toBe(said(total, entering));
  });

  test('[BDZ-T-raid-awareness] [BDZ-enc-raid-awareness-mods] what they do, and totals beyond 1 and 6 read as these', () => {
    const said: { readonly [result: string]: string } = {
      'enemy ambush; no In Sight needed; enemy has a free activation': 'ambush',
      'enemy takes In Sight with 1d6 more': 'in-sight-more',
      'enemy takes In Sight': 'in-sight',
      'roll activation': 'activation',
      'enemy unaware; player has a free activation': 'unaware',
    };
    for (const { score, result } of printed<{ readonly score: number; readonly result: string }>(
      'BDZ-T-raid-awareness',
    ))
      expect(awarenessOf(PRINTED, score)).toBe(said[result]);
    expect([awarenessOf(PRINTED, -1), awarenessOf(PRINTED, 7)]).toEqual(['ambush', 'unaware']);
  });

  test('[BDZ-enc-raid-occupants-mods] [BDZ-enc-raid-awareness-mods] by night more are there, and they hear more', () => {
    const at = (part: (typeof DAY_PARTS)[number]) => {
      const g = raid({ raid: { part }, dice: [3, 3, 3] });
      g.begin(occupants(g.w, part, 4));
      const n = g.result;
      g.begin(awareness(g.w, part)).done();
      return [n, g.result];
    };
    // A total of six is one occupant, five nobody, seven one fewer than enter, and eight as many.
    expect(at('pre-dawn')).toEqual([1, 'in-sight']);
    expect(at('daytime')).toEqual([0, 'in-sight']);
    expect(at('evening')).toEqual([3, 'in-sight-more']);
    expect(at('night')).toEqual([4, 'ambush']);
  });
});

describe('the settlement', () => {
  test('[BDZ-enc-raid-buildings] two buildings and a die, whatever the area has', () => {
    for (const [die, n] of [
      [1, 3],
      [6, 8],
    ] as const) {
      const g = raid({
        raid: { area: 'urban' },
        dice: [die, ...Array(16).fill([4, 3]).flat(), ...Array(20).fill(1)],
      });
      g.begin(rollsTable(g.w));
      const { squares } = g.result as { readonly squares: readonly { readonly holds: string }[] };
      expect(squares.filter((s) => s.holds === 'building')).toHaveLength(n);
    }
  });

  test('[BDZ-enc-raid-who] one list for all of it, rolled before the Raid', () => {
    const g = raid({ raid: { list: '' }, dice: [1] });
    g.begin(settles(g.w)).end().done();
    expect(g.state.encounter?.list).toBe('military');
    const other = raid({ raid: { kind: 'discover', list: '' } });
    other.begin(settles(other.w)).end().done();
    expect(other.state.encounter?.list).toBe('');
  });
});

const ONE = {
  id: 'one',
  part: 0,
  was: 'vacant' as const,
  people: [],
  barter: [],
  searched: [],
  finds: 0,
  closed: false,
  clear: 'no' as const,
};

/** They go in by the first door together, before dawn unless told otherwise, when neither roll has a modifier. */
function enters(dice: readonly number[], more: More = {}, together = true): Game {
  const g = raid({ raid: { part: 'pre-dawn', ...more }, dice }).step();
  g.answer('move a', [8, 18]);
  if (!together) return g;
  g.step();
  return g.answer(['b']);
}

describe('going in', () => {
  test('[BDZ-enc-raid-occupants] [BDZ-enc-raid-nozombies-building] who goes in stops there, others may come, and an empty building holds nobody and no zombie', () => {
    const g = enters([/* seven */ 2, 3]);
    expect(g.facts('went-inside')).toMatchObject([
      { who: ['a', 'b'], n: 0, house: { id: 'one', was: 'vacant' } },
    ]);
    expect([g.state.zeds, g.state.people.filter((p) => p.seat === 'others')]).toEqual([[], []]);
    // Each building is rolled for once.
    g.step();
    expect(g.question()).toBe('player-1 deed BDZ-act-choice');
    g.done();
  });

  /** Two soldiers: whether National Guard, and the list roll for each. */
  const TWO = [6, 3, 4, 3, 4] as const;

  test('[BDZ-enc-raid-occupants] a single occupant makes a building one where somebody had been', () => {
    const g = enters([/* six */ 3, 3, /* no National Guard, the list */ 6, 3, 4, /* awareness */ 5]);
    expect(g.facts('went-inside')).toMatchObject([{ n: 1, house: { id: 'one', was: 'humans' } }]);
    expect(g.state.people.filter((p) => p.seat === 'others')).toHaveLength(1);
    g.done();
  });

  test('[BDZ-enc-loot-large] [BDZ-enc-raid-nozombies-building] where large buildings are divided each area has its own occupants, and no zombies', () => {
    const shops = (SETTLEMENT?.buildings ?? []).map((b) => ({ ...b, name: 'Shop' }));
    const into = (map: Situation['map'], further: readonly number[] = []) => {
      const g = raid({
        map: map ?? {},
        options: { 'large-buildings': 'areas' },
        raid: { part: 'pre-dawn' },
        dice: [/* five: nobody */ 2, 3, ...further],
      });
      return g.step().answer('move a', [8, 18]).step().answer(['b']).step();
    };
    expect(into({ buildings: shops }).options()).toContain('go-on a');
    // A house of one floor has a single area.
    expect(into(SETTLEMENT).options()).not.toContain('go-on a');

    const goesOn = (awareness: number) =>
      into({ buildings: shops }, [/* ten: as many as go on */ 4, 6, ...TWO, awareness]).answer('go-on a');
    const g = goesOn(5);
    expect(g.facts('went-inside').map((f) => [f.cause, f.house.part, f.house.was, f.n, f.inches])).toEqual([
      ['BDZ-enc-raid-occupants', 0, 'vacant', 0, 0],
      ['BDZ-enc-raid-occupants', 1, 'humans', 2, 2],
    ]);
    expect(g.facts('went-inside').map((f) => bdz.tell(f as never)?.key)).toEqual([
      'tell.inside-vacant',
      'tell.further-humans',
    ]);
    expect(g.state.zeds).toEqual([]);
    expect(g.state.people.filter((p) => p.seat === 'others')).toHaveLength(2);
    // An ambush gives them a turn of their own; where activation is rolled anew, this turn ends.
    expect(goesOn(1).state).toMatchObject({ active: null, order: ['others'] });
    expect(g.state).toMatchObject({ active: null, stage: 'end' });
  });

  test('[BDZ-enc-raid-occupants] [BDZ-D-c113] as many as go in stand before them, enemies without a word', () => {
    const g = enters([4, 4, ...TWO, /* awareness */ 5]);
    const met = g.state.people.filter((p) => p.seat === 'others');
    expect(met).toHaveLength(2);
    for (const p of met) expect(g.table.houseOf(p)).toBe('one');
    expect(g.facts('greeted')).toEqual([]);
    // Nobody takes up arms before it is known who has noticed whom.
    expect(g.facts('turns-out').map((f) => bdz.tell(f as never)?.key)).toEqual(['tell.stands-before']);
    // The activation dice are rolled. BDZ-enc-raid-awareness.
    expect([g.facts('awareness').map((f) => f.does), g.state.stage, g.tests()]).toEqual([
      ['activation'],
      'end',
      [],
    ]);
    g.done();
  });

  test('[BDZ-enc-raid-awareness] [BDZ-D-c70] on a 1 they have been waiting and act alone, on a 6 the band does, whatever the Rep', () => {
    const alone = (die: number) => {
      const g = enters([4, 4, ...TWO, die]);
      return [g.state.order, g.state.dice, g.tests(), g.state.active];
    };
    expect(alone(1)).toEqual([['others'], { others: 1 }, [], null]);
    expect(alone(6)).toEqual([['player-1'], { 'player-1': 1 }, [], null]);
  });

  test('[BDZ-enc-raid-awareness] on a 3 or 4 they take In Sight, on a 2 with a die more', () => {
    const thrown = (die: number, dice: readonly number[]) => {
      const g = enters([4, 4, ...TWO, die, ...dice]);
      return g
        .facts('rolled')
        .filter((f) => f.label === 'reaction')
        .map((f) => f.faces[0]?.length);
    };
    expect(thrown(3, [6, 6, 6, 6])[0]).toBe(2);
    expect(thrown(4, [6, 6, 6, 6])[0]).toBe(2);
    expect(thrown(2, [6, 6, 6, 6, 6, 6])[0]).toBe(3);
  });

  test('[BDZ-enc-raid-alarm] [BDZ-D-c113] once all know of them nothing is rolled: they take In Sight', () => {
    const g = enters([4, 4, ...TWO, /* In Sight at once */ 6, 6, 6, 6], { alarm: 'aware' });
    expect(g.facts('awareness').map((f) => f.does)).toEqual(['in-sight']);
    expect(g.facts('rolled').filter((f) => f.label === 'awareness')).toEqual([]);
    expect(g.tests().length).toBeGreaterThan(0);
  });
});

describe('the shooting', () => {
  test('[BDZ-enc-raid-alarm] [BDZ-enc-raid-turnout] the first shot brings them out of every building that nobody has entered, as if one had', () => {
    const g = raid({
      active: ['a'],
      raid: { part: 'pre-dawn', houses: [] },
      zeds: { 'zed-1': { x: 8, y: 4 } },
      people: { a: { x: 8, y: 13.5, facing: 180, has: ['pistol'] } },
      dice: [/* the shot */ 1, 2, /* eight: one */ 4, 4, 6, 3, 4, /* four: nobody */ 2, 2],
      options: {},
    }).step();
    g.answer('fire a');
    if (g.question().includes('aim')) g.answer(g.options()[0] ?? '');
    expect(g.state.encounter?.alarm).toBe('shots');
    g.step().step();
    expect(g.facts('emptied').map((f) => [f.house, f.who.length])).toEqual([
      ['one', 1],
      ['two', 0],
    ]);
    expect(g.facts('turns-out')).toHaveLength(1);
    const [out] = g.state.people.filter((p) => p.seat === 'others');
    expect(out && g.table.houseOf(out)).toBeUndefined();
    expect(Math.hypot((out?.x ?? 0) - 8, (out?.y ?? 0) - 16)).toBeLessThan(2);
    g.done();
  });

  test('[BDZ-enc-raid-turnout] [BDZ-D-c113] nobody comes out of a building that somebody is just going into as the first shot falls: they are met inside, fully aware', () => {
    const g = raid({
      active: ['a'],
      raid: { part: 'pre-dawn', alarm: 'shots' },
      people: { a: { x: 8, y: 18 } },
      dice: [/* eight: one */ 4, 4, 6, 3, 4, /* In Sight */ 6, 6, /* the other is empty */ 2, 2],
    }).step();
    expect(g.facts('went-inside')).toMatchObject([{ house: { id: 'one' }, who: ['a'], n: 1 }]);
    expect(g.facts('awareness').map((f) => f.does)).toEqual(['in-sight']);
    g.step().done();
    expect(g.facts('emptied').map((f) => [f.house, f.who.length])).toEqual([['two', 0]]);
  });

  test('[BDZ-enc-raid-turnout] several come out by the same door side by side, each on the nearest free spot', () => {
    const g = raid({
      active: ['a'],
      raid: { part: 'pre-dawn', houses: [], emptied: ['two'] },
      zeds: { 'zed-1': { x: 8, y: 4 } },
      people: { a: { x: 8, y: 11, facing: 180, has: ['pistol'] }, b: { x: 13, y: 15.5 } },
      dice: [/* the shot */ 1, 2, /* twelve: two */ 6, 6, 6, 3, 4, 6, 3],
    }).step();
    g.answer('fire a');
    if (g.question().includes('aim')) g.answer(g.options()[0] ?? '');
    g.step().done();
    const out = g.facts('turns-out')[0]?.who.map(({ at, facing }) => [at[0], at[1], facing]);
    // Each faces whoever of the band is nearest.
    expect(out).toEqual([
      [8, 15.5, 180],
      [9.2, 15.5, 90],
    ]);
  });

  test('[BDZ-enc-raid-turnout] where a building has no door they come out by a window', () => {
    const g = raid({
      map: {
        buildings: [
          {
            id: 'one',
            name: 'One',
            rect: [4, 16, 12, 24],
            levels: 1,
            windows: [{ id: 'w', at: [8, 16], width: 2 }],
          },
        ],
      },
      raid: { part: 'pre-dawn', houses: [] },
      zeds: { 'zed-1': { x: 8, y: 4 } },
      people: { a: { x: 8, y: 11, facing: 180, has: ['pistol'] } },
      active: ['a'],
      dice: [/* the shot */ 1, 2, /* eight: one */ 4, 4, 6, 3, 4],
    }).step();
    g.answer('fire a');
    if (g.question().includes('aim')) g.answer(g.options()[0] ?? '');
    g.step();
    expect(g.facts('turns-out')[0]?.who.map(({ at }) => at)).toEqual([[8, 15.5, 0]]);
  });

  test('[BDZ-enc-raid-turnout] [BDZ-D-c89] a building whose people have come out is empty when it is entered', () => {
    const g = raid({
      raid: { part: 'pre-dawn', emptied: ['one', 'two'], alarm: 'shots', captive: 'c' },
      // The die only looks for the captive.
      dice: [2],
    }).step();
    g.answer('move a', [8, 18]).step().answer([]);
    expect(g.facts('went-inside')).toMatchObject([{ n: 0 }]);
    expect(g.state.encounter?.held).toBe('hidden');
    g.done();
  });

  test('[BDZ-enc-loot-8] [BDZ-enc-raid-turnout] it had been occupied if anybody came out of it, and vacant if nobody did', () => {
    const was = (...one: readonly number[]) => {
      const people = { a: { x: 8, y: 14 } };
      const shots = { part: 'pre-dawn', alarm: 'shots' } as const;
      // Whoever comes out is a soldier. Nobody is in the other building.
      const g = raid({ raid: shots, people, active: ['a'], dice: [...one, /* two */ 1, 1] });
      g.begin(inSettlement(g.w)).end();
      g.begin(inSettlement(g.w)).end();
      Object.assign(g.person('a'), { x: 8, y: 18 });
      g.begin(opens(g.w, 'one', 0, 0)).end();
      // Whoever goes in then finds nobody, and is told so. BDZ-D-c89.
      expect(bdz.tell(g.facts('went-inside')[0] as never)?.key).toBe('tell.inside-vacant');
      return [g.facts('emptied').map((f) => f.who.length), g.facts('went-inside')[0]?.house.was];
    };
    expect(was(1, 2)).toEqual([[0, 0], 'vacant']);
    expect(was(4, 4, 6, 3, 4)).toEqual([[1, 0], 'humans']);
  });

  test('[BDZ-enc-raid-nozombies-start] [BDZ-D-c23] none stand about, and shots and engines bring them as ever', () => {
    const g = raid({
      state: {
        ...inEncounter({ kind: 'raid', who: ['a'], list: 'military' }),
        stage: 'end',
        noises: [{ x: 8, y: 4, level: 0, shots: 1 }],
      },
      vehicles: { car: { x: 30, y: 4, running: true } },
      dice: [6, 3, ...Array(6).fill(1)],
    });
    g.step();
    expect(g.facts('zeds-came').map((f) => f.how)).toEqual(['noise']);
    expect(g.facts('rolled').filter((f) => f.label === 'noise').length).toBe(2);
  });
});

describe('the captive', () => {
  test('[BDZ-enc-raid-captive-find] [BDZ-enc-raid-captive-state] on a 1 it is there, with nothing in its hands, and does nothing before somebody comes to it', () => {
    const g = enters([2, 2, /* it is here */ 1], { captive: 'c' }, false);
    g.person('c').grenades = true;
    g.step().answer([]);
    expect(g.person('c').grenades).toBeUndefined();
    expect(g.facts('captive-found')).toMatchObject([{ who: 'c' }]);
    expect(g.person('c')).toMatchObject({ guns: [], melee: 'unarmed' });
    expect(g.table.houseOf(g.person('c'))).toBe('one');
    expect(g.state.encounter?.held).toBe('found');
  });

  test('[BDZ-enc-raid-captive-state] [BDZ-D-c122] it does nothing before somebody is in contact with it, and then goes with that one', () => {
    const beside = (x: number) =>
      raid({
        people: { a: { x, y: 18, group: 3 }, c: { x: 8, y: 18 } },
        state: {
          ...inEncounter(
            { kind: 'raid', captive: 'c', held: 'found', who: ['a'], houses: [ONE] },
            {
              captives: [{ who: 'c', place: 'place-1' }],
              members: ['a', 'c'].map((id) => ({ id, since: 0, spared: false })),
              months: 4,
            },
          ),
          active: null,
        },
      }).step();
    const far = beside(20);
    expect([far.facts('captive-freed'), far.options()]).toEqual([[], ['stay a', 'move a', 'pass a']]);
    expect(takesTests(far.w, far.person('c'))).toBe(false);
    const near = beside(9);
    expect(near.facts('captive-freed')).toMatchObject([{ who: 'c', by: 'a' }]);
    expect(near.person('c').group).toBe(3);
    expect([near.state.encounter?.held, near.state.campaign?.captives]).toEqual(['freed', []]);
    // Its months in the band in a row begin anew. BDZ-D-c122, BDZ-camp-together-mods.
    expect(near.state.campaign?.members.map((m) => m.since)).toEqual([0, 4]);
    near.step().answer('move a');
    expect(near.state.active?.who).toEqual(['a', 'c']);
  });

  test('[BDZ-enc-raid-captive-state] before that it takes no test, whoever comes into its sight or charges it', () => {
    const held = (of: 'found' | 'freed') =>
      raid({
        people: { c: { x: 8, y: 10, facing: 0 }, enemy: { x: 8, y: 14, facing: 180, side: 'others' } },
        state: inEncounter({ kind: 'raid', captive: 'c', held: of, who: ['a'] }),
        dice: Array<number>(10).fill(6),
      });
    const sees = (of: 'found' | 'freed') => watchers(held(of).w, held(of).person('enemy'));
    expect([sees('freed'), sees('found')]).toEqual([['c'], []]);
    const charged = (of: 'found' | 'freed') => {
      const g = held(of);
      return g.begin(beingCharged(g.w, [{ by: 'enemy', target: 'c', rear: false }], ['c'])).tests().length;
    };
    expect([charged('freed'), charged('found')]).toEqual([1, 0]);
  });

  test('[BDZ-enc-raid-captive-state] [BDZ-group-change] [BDZ-group-join-move] nobody brings it along who is near and not in contact with it', () => {
    const near = (group: number) =>
      raid({
        people: { a: { x: 11.2, y: 18, facing: 270, group }, c: { x: 8, y: 18 } },
        state: inEncounter(
          { kind: 'raid', captive: 'c', held: 'found', who: ['a'], houses: [ONE] },
          { captives: [{ who: 'c', place: 'place-1' }] },
        ),
        active: ['a'],
      }).step();
    expect(near(3).options()).not.toContain('join a c');
    const g = near(0).answer('move a').answer([10.8, 18]);
    expect([g.person('a').x, g.facts('regrouped')]).toEqual([10.8, []]);
  });

  test('[BDZ-enc-raid-captive-find] on anything else not; in the last building without a throw', () => {
    const g = enters([2, 2, 2], { captive: 'c' }, false);
    g.step().answer([]);
    expect([g.state.encounter?.held, g.facts('captive-found')]).toEqual(['hidden', []]);
    const last = enters([2, 2], { captive: 'c', houses: [{ ...ONE, id: 'two' }] }, false);
    last.step().answer([]);
    expect(last.facts('captive-found')).toMatchObject([{ who: 'c' }]);
    last.done();
  });

  test('[BDZ-D-c89] [BDZ-enc-raid-goal] without one nothing is rolled for it; what is carried off is what counts', () => {
    const g = enters([2, 2], {}, false);
    g.step().answer([]);
    g.done();
    const e = g.state.encounter;
    expect(e && isWon(g.w, e)).toBe(false);
    g.person('a').load = { food: 1 };
    expect(e && isWon(g.w, e)).toBe(true);
  });
});
