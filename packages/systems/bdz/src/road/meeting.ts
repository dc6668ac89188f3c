import { type Rule, rowFor } from '@shambles/engine';
import { halfDie, possibly, sum } from '@shambles/thw';
import { word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { groupRow, typesIn, whereOf } from '../house/travel-rows.js';
import type { RoadGoal } from '../kinds.js';
import { rowOf } from '../people/attributes.js';
import { appears, callingOf, oneOf } from '../people/recruit.js';
import type { RuleId } from '../register.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Encounter, Road } from '../state/encounter.js';
import { BESIDE, type GroupRow, TYPES, type TypeRow, type Types } from '../tables/campaign/road.js';
import type { RecruitRow } from '../tables/lists.js';

/** A group gives way to a band this many times its size. BDZ-T-road-groups. */
const OUTNUMBERS = 2;

/** Rolls who is met, how many, what they want and where they are. BDZ-camp-road-who, BDZ-camp-road-where. */
export function* meetsSomebody(w: BdzWorld, e: Encounter): Rule<void> {
  const row = groupRow(w.book, yield* whoItIs(w));
  const n = row.plus + (yield* howMany(w, row));
  const goal = yield* whatTheyWant(w, row, e.who.length >= OUTNUMBERS * n);
  const roll = { rule: RULES[row.who], label: 'siblings', table: 'BDZ-T-road-groups' } as const;
  const siblings = row.siblings !== undefined && n > 1 && (yield* possibly(w, row.siblings, roll));
  yield* theyAre(w, row, n);
  if (row.also) yield* ofTypes(w, row, row.also, 2 * n);
  const road = { who: row.who, goal, ...(yield* whereTheyAre(w, row)), spent: false };
  const alone = n === 1 && !row.also && row.who !== 'sniper' && ({ alone: true } as const);
  w.happen({ is: 'road-met', cause: RULES[row.who], road, siblings, ...alone });
}

const RULES = {
  'med-staff': 'BDZ-camp-road-med',
  children: 'BDZ-camp-road-kids',
  dazed: 'BDZ-camp-road-dazed',
  refugees: 'BDZ-camp-road-refugees',
  media: 'BDZ-camp-road-media',
  looters: 'BDZ-camp-road-looters',
  gangers: 'BDZ-camp-road-gangers',
  sniper: 'BDZ-camp-road-sniper',
  cultists: 'BDZ-camp-road-cultists',
  prisoners: 'BDZ-camp-road-prisoners',
  'rogue-police': 'BDZ-camp-road-rogue',
} as const satisfies { readonly [who in GroupRow['who']]: RuleId };

/** BDZ-T-road-who. */
export function* whoItIs(w: BdzWorld): Rule<GroupRow['who']> {
  const { roadWho } = w.book.tables;
  const roll = { rule: 'BDZ-camp-road-who', label: 'who-is-met', table: roadWho.id } as const;
  const total = yield* sum(w, 2, roll);
  const whose = { id: `side.${OTHERS}`, seat: OTHERS };
  return (yield* rowOf(w, roadWho, total, whose, (row) => word(`road.${row.who}`))).who;
}

/** Rolls how many people there are besides those who are always there. BDZ-T-road-groups. */
function* howMany(w: BdzWorld, { die, who }: GroupRow): Rule<number> {
  const roll = { rule: RULES[who], label: 'how-many', table: 'BDZ-T-road-groups' } as const;
  switch (die) {
    case 'none':
      return 0;
    case '1/2d6':
      return yield* halfDie(w, roll);
    default:
      return yield* sum(w, die === '2d6' ? 2 : 1, roll);
  }
}

/** BDZ-T-road-groups. */
export function* whatTheyWant(w: BdzWorld, row: GroupRow, outnumbered: boolean): Rule<RoadGoal> {
  if (row.outnumbered && outnumbered) return row.outnumbered;
  const roll = { rule: RULES[row.who], label: 'goal', table: 'BDZ-T-road-groups' } as const;
  const die = row.goals.length > 1 ? yield* sum(w, 1, roll) : 1;
  return (row.goals.find(([upTo]) => die <= upTo) as GroupRow['goals'][number])[1];
}

/** Creates the people met, from the types of their group or from a list. */
function* theyAre(w: BdzWorld, row: GroupRow, n: number): Rule<void> {
  const { types, arms, class: kind } = row;
  if (types in TYPES) return yield* ofTypes(w, row, types as Types, n);
  let first: RecruitRow | undefined;
  for (let i = 0; i < n; i++) {
    const list = types as Exclude<typeof types, Types>;
    const { type, rep } = yield* oneOf(w, OTHERS, list, first);
    yield* appears(w, { seat: OTHERS, type, rep, class: kind, arms, more: callingOf(list) });
    first ??= { on: [0, 0], type, name: '', rep };
  }
}

/**
 * Creates `n` people, each with a type, a Rep and what it carries. BDZ-camp-road-med-types, BDZ-camp-road-kids-types.
 */
function* ofTypes(w: BdzWorld, row: GroupRow, types: Types, n: number): Rule<void> {
  // Patients carry nothing.
  const armed = types === row.types ? row.arms : 'none';
  for (let i = 0; i < n; i++) {
    const one = yield* typeOn(w, types);
    const { type, rep, medic, ails, out } = one;
    const more = { ...(medic && { medic }), ...(ails && { ails }), ...(out && { status: 'out' as const }) };
    const card = one.class ?? row.class;
    yield* appears(w, { seat: OTHERS, type, rep, class: card, arms: one.bare ? 'none' : armed, more });
  }
}

/** BDZ-camp-road-patients, BDZ-camp-road-dazed. */
export function* typeOn(w: BdzWorld, types: Types): Rule<TypeRow> {
  const table = typesIn(w.book, types);
  const roll = { rule: table.rule as RuleId, label: 'who-is-met', table: table.id } as const;
  return rowFor(table, yield* sum(w, 2, roll));
}

/**
 * Rolls whether they are off the road, on it or at a building, which kind of place it is, and whether there is a
 * vehicle. BDZ-camp-road-where, BDZ-camp-road-off.
 */
export function* whereTheyAre(
  w: BdzWorld,
  { letter }: Pick<GroupRow, 'letter'>,
): Rule<Pick<Road, 'place' | 'side' | 'off' | 'wheels'>> {
  const roll = { rule: 'BDZ-camp-road-where', label: 'where-they-are', table: 'BDZ-T-road-where' } as const;
  const where = whereOf(w.book, letter, yield* sum(w, 2, roll));
  const rule = (
    { off: 'BDZ-camp-road-off', on: 'BDZ-camp-road-on', building: 'BDZ-camp-road-building' } as const
  )[where];
  const { roadPlaces } = w.book.tables;
  const detail = { rule, label: 'which-place', table: roadPlaces.id } as const;
  const die = yield* sum(w, 1, detail);
  const rows = roadPlaces.rows.filter(
    (row) => row.where === where && row.letters.includes(letter) && row.on[0] <= die && die <= row.on[1],
  );
  const sub = rows.length > 1 ? yield* sum(w, 1, detail) : 0;
  const row = rows.find(
    (each) => !each.sub || (each.sub[0] <= sub && sub <= each.sub[1]),
  ) as (typeof rows)[0];
  const wheels = row.wheels === 6 || (yield* possibly(w, row.wheels, { ...detail, label: 'wheels' }));
  if (where === 'on') return { place: row.place, side: 'on', off: 0, wheels };
  const off = { rule: 'BDZ-camp-road-place', label: 'side' } as const;
  const side = (yield* possibly(w, BESIDE.left, off)) ? 'left' : 'right';
  return {
    place: row.place,
    side,
    off: BESIDE.off + (yield* sum(w, 1, { ...off, label: 'how-far' })),
    wheels,
  };
}
