import { expect, test } from 'vitest';
import { hasOneAttack } from '../facts/campaign/road.js';
import { partRow } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import { groupRow, isMet, whereOf } from '../house/travel-rows.js';
import { AREAS, DAY_PARTS, ROAD_PEOPLE } from '../kinds.js';
import { ailRow } from '../tables/ails.js';
import { awareness, PLACES, ROAD_TABLES, TYPES, type TypeRow, WHO } from '../tables/campaign/road.js';
import { onRoad } from '../testing/encounter.js';
import { printed } from '../testing/printed.js';

type Cells = { readonly [column: string]: unknown };

/** "4-6", or 4. */
const range = (text: unknown): [number, number] => {
  const [from, upTo = from] = String(text).split('-').map(Number) as [number, number?];
  return [from, upTo as number];
};
const through = ([from, upTo]: readonly [number, number]) =>
  Array.from({ length: upTo - from + 1 }, (_, i) => from + i);
const word = (text: unknown) => String(text).toLowerCase().replaceAll(' ', '-');

test('[BDZ-T-road] every total in every area is that of the register', () => {
  for (const row of printed<Cells>('BDZ-T-road'))
    for (const total of through(range(row.total)))
      for (const area of AREAS) expect(isMet(PRINTED, area, total), `${area} ${total}`).toBe(row[area]);
  const shown = ROAD_TABLES.find(({ id }) => id === 'BDZ-T-road')?.rows;
  expect(shown?.map(({ on }) => on)).toEqual(printed<Cells>('BDZ-T-road').map(({ total }) => range(total)));
});

const NAMED: { readonly [who: string]: string } = {
  'lost-children': 'children',
  'dazed-survivors': 'dazed',
  'news-media': 'media',
  'random-sniper': 'sniper',
  'religious-cultists': 'cultists',
  'escaped-prisoners': 'prisoners',
};
const whoIs = (text: unknown) => NAMED[word(text)] ?? word(text);

test('[BDZ-T-road-who] every total, and every die where one more is rolled, with the letter of the group', () => {
  const rows = printed<Cells>('BDZ-T-road-who');
  const ours = rows.map(({ total, die }) => {
    const found = WHO.rows.filter((row) => row.on[0] <= Number(total) && Number(total) <= row.on[1]);
    const sub = die === undefined ? undefined : range(die);
    return found.find((row) => String(row.sub) === String(sub));
  });
  expect(ours.map((row) => row?.who)).toEqual(rows.map((row) => whoIs(row.who)));
  for (const row of rows) expect(groupRow(PRINTED, whoIs(row.who) as never).letter).toBe(row.group);
});

test('[BDZ-T-road-groups] [BDZ-D-c41] [BDZ-D-c42] [BDZ-D-c43] number, card, weapons, Rep and goal of each', () => {
  const rows = printed<Cells>('BDZ-T-road-groups');
  expect(rows.map((row) => whoIs(row.who))).toEqual([...ROAD_PEOPLE]);
  for (const row of rows) {
    const own = groupRow(PRINTED, whoIs(row.who) as never);
    const number = own.die === 'none' ? own.plus : own.plus > 0 ? `${own.plus}+${own.die}` : own.die;
    expect([number, own.letter], own.who).toEqual([row.number, row.group]);
    // Cultists have a class for each type.
    expect(own.class).toBe(row.reacts === 'by type' ? 'ganger' : word(row.reacts));
    expect(own.arms).toBe(word(row.weapons).replace(/-\(.*/, ''));
    const { types } = own;
    const rep = types in TYPES ? TYPES[types as keyof typeof TYPES].id : `${types} list`;
    expect(rep.toLowerCase()).toBe(String(row.rep).toLowerCase());
    const goals = Object.fromEntries(
      own.goals.map(([upTo, goal], i) => [`${(own.goals[i - 1]?.[0] ?? 0) + 1}-${upTo}`, goal]),
    );
    expect(goals).toEqual(wanted(row.goal));
    expect(own.outnumbered).toBe(row.outnumbered_2_to_1 && GOALS[row.outnumbered_2_to_1 as string]);
    expect(own.siblings).toBe(row.siblings && range(row.siblings)[1]);
    expect([own.captures, own.also]).toEqual([
      row.prefer === 'capture' ? true : undefined,
      row.also === undefined ? undefined : 'patients',
    ]);
  }
});

const GOALS: { readonly [text: string]: string } = {
  'meet & greet': 'meet',
  'stay and meet & greet': 'meet',
  'run away': 'run-away',
  hostile: 'hostile',
  'one shot at a random figure, then gone': 'one-shot',
};

function wanted(goal: unknown): unknown {
  if (typeof goal === 'string') return { '1-6': GOALS[goal] };
  return Object.fromEntries(
    Object.entries(goal as object).map(([die, text]) => [range(die).join('-'), GOALS[text]]),
  );
}

test.each([
  ['[BDZ-T-road-med]', TYPES.med],
  ['[BDZ-T-road-patients]', TYPES.patients],
  ['[BDZ-T-road-kids]', TYPES.kids],
  ['[BDZ-T-road-dazed]', TYPES.dazed],
  ['[BDZ-T-road-refugees]', TYPES.refugees],
  ['[BDZ-T-road-media]', TYPES.media],
  ['[BDZ-T-road-cultists]', TYPES.cultists],
] as const)('%s totals, types, Rep, and what is particular about each', (id, table) => {
  const rows = printed<Cells>(id.slice(1, -1));
  const ours: readonly TypeRow[] = table.rows;
  expect(ours.map(({ on, name, rep }) => ({ on, name, rep }))).toEqual(
    rows.map((row) => ({ on: range(row.total), name: row.type, rep: row.rep })),
  );
  for (const [i, row] of rows.entries()) {
    const own = ours[i] as TypeRow;
    const ail = ailRow(own.ails ?? 'nothing');
    const fits: readonly (readonly [column: string, ours: unknown])[] = [
      ['fast_move', !ail.plods],
      ['scream_shots', ail.screams],
      ['move', ail.slower === 0 ? 0 : -ail.slower],
      ['until', ail.untilRallied ? expect.stringContaining('rallied') : undefined],
      ['stays', ail.stays ? 'until rallied' : undefined],
      ['state', own.out ? 'out of the fight' : undefined],
      ['recovery', ail.recovers || own.out === true],
      ['reacts_once_confronted_by_zombies', ail.wakes === 'survivor' ? 'Survivor' : undefined],
    ];
    for (const [column, value] of fits) if (row[column] !== undefined) expect(row[column]).toEqual(value);
    if (row.one_die_for) expect(ail.oneDie).toEqual(['rally', 'wanting-to-charge', 'being-charged']);
    if (row.reacts)
      expect(reacts(own, id === '[BDZ-T-road-cultists]' ? 'ganger' : 'civilian')).toBe(row.reacts);
  }
});

function reacts({ class: card, ails }: TypeRow, of: string): string {
  if (ailRow(ails ?? 'nothing').freeWill) return 'like a Star';
  const own = card ?? of;
  return own.charAt(0).toUpperCase() + own.slice(1);
}

test('[BDZ-T-road-med] [BDZ-camp-road-med-types] a doctor counts as such, and an assistant as a nurse or similar', () => {
  expect(TYPES.med.rows.map((row) => row.medic)).toEqual(['doctor', 'nurse', 'nurse']);
});

test('[BDZ-T-road-kids] only big kids carry something', () => {
  expect(TYPES.kids.rows.map((row) => row.bare)).toEqual([undefined, true, true]);
});

test('[BDZ-T-road-where] every total of every letter', () => {
  const said = { 'off road': 'off', 'on the road': 'on', building: 'building' } as const;
  for (const row of printed<Cells>('BDZ-T-road-where'))
    for (const total of through(range(row.total)))
      for (const letter of ['A', 'B', 'C', 'D'] as const)
        expect(whereOf(PRINTED, letter, total), `${letter} ${total}`).toBe(
          said[row[letter] as keyof typeof said],
        );
});

test('[BDZ-T-road-place] every score of every place, and whether a vehicle is there', () => {
  const where = { 'off road': 'off', 'on the road': 'on', building: 'building' } as const;
  const results: { readonly [text: string]: readonly string[] } = {
    'in a vehicle': ['vehicle'],
    'in a house': ['house'],
    'in a campground with tents': ['campground'],
    'in a working vehicle coming towards the group': ['oncoming'],
    'on the road at a vehicle': ['broken-down', 'out-of-gas'],
    'behind a vehicle blocking the road': ['road-block'],
    'gas station': ['gas-station'],
    'gas station and small diner': ['diner'],
  };
  const rows = printed<Cells>('BDZ-T-road-place');
  expect(PLACES.rows.map((row) => row.place)).toEqual(rows.flatMap((row) => results[row.result as string]));
  for (const row of rows)
    for (const id of results[row.result as string] ?? []) {
      const own = PLACES.rows.find((each) => each.place === id);
      expect([own?.where, own?.on]).toEqual([where[row.place as keyof typeof where], range(row.score)]);
      expect(own?.letters).toEqual(row.groups ?? ['A', 'B', 'C', 'D']);
      expect(own?.wheels).toBe(row.vehicle_on ? range(row.vehicle_on)[1] : 6);
      const state = row.vehicle_state as { readonly [die: string]: string } | undefined;
      const die = state && Object.keys(state).find((each) => word(state[each]) === id);
      expect(own?.sub).toEqual(die && range(die));
    }
});

test('[BDZ-T-road-aware] [BDZ-camp-road-aware-mods] every total by day and night, between the limits of 2 and 12', () => {
  const said: { readonly [text: string]: string } = {
    'enemy needs no In Sight and has a free activation': 'others free-activation',
    'enemy takes In Sight with 1d6 more': 'others in-sight-plus',
    'enemy takes In Sight': 'others in-sight',
    'roll activation': 'nobody nothing',
    'player takes In Sight': 'band in-sight',
    'player takes In Sight with 1d6 more': 'band in-sight-plus',
    'player needs no In Sight and has a free activation': 'band free-activation',
  };
  const of = (total: number) =>
    printed<Cells>('BDZ-T-road-aware').find(
      (row) => range(row.total)[0] <= total && total <= range(row.total)[1],
    )?.result;
  const light = { daytime: 1, 'pre-dawn': -1, evening: -1, night: -2 };
  for (const part of DAY_PARTS)
    for (let dice = 2; dice <= 12; dice++)
      for (const [ours, theirs] of [
        [5, 5],
        [5, 3],
        [3, 5],
      ] as const) {
        const total = Math.max(2, Math.min(12, dice + ours - theirs + light[part]));
        const { by, does } = awareness(dice, {
          ours,
          theirs,
          light: partRow(PRINTED, part).road,
          firesFirst: false,
        });
        expect(`${by} ${does}`).toBe(said[of(total) as string]);
      }
});

test('[BDZ-D-c42] [BDZ-D-c135] those who shoot first have In Sight at least', () => {
  const first = (dice: number) => {
    const { by, does } = awareness(dice, { ours: 4, theirs: 4, light: 1, firesFirst: true });
    return `${by} ${does}`;
  };
  expect([2, 3, 4, 12].map(first)).toEqual([
    'others free-activation',
    'others in-sight-plus',
    'others in-sight',
    'others in-sight',
  ]);
});

test('[BDZ-camp-road-roll] the tables are shown', () => {
  expect(ROAD_TABLES.map((t) => t.id)).toContain('BDZ-T-road-aware');
});

test('[BDZ-camp-road-sniper] one attack and no more has only the other side, and only if that is what it wants', () => {
  const one = (seat: string, goal: 'one-shot' | 'hostile' | undefined) => {
    const road =
      goal &&
      ({ who: 'sniper', goal, wheels: false, spent: false, place: 'house', side: 'left', off: 15 } as const);
    return hasOneAttack(onRoad(['a'], { road: road ?? null }), { seat });
  };
  expect([
    one('others', 'one-shot'),
    one('player-1', 'one-shot'),
    one('others', 'hostile'),
    one('others', undefined),
  ]).toEqual([true, false, false, false]);
});
