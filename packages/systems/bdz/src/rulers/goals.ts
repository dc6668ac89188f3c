import { distance } from '@shambles/field';
import {
  bySomebody,
  doors,
  edges,
  farthest,
  hasPlace,
  type Looking,
  type NamedGoal,
  shelters,
  toSomething,
} from '@shambles/measured';
import { objectives } from '../board/objective.js';
import type { Book } from '../book.js';
import { personName, vehicleName } from '../catalogue/called.js';
import { ENGLISH } from '../catalogue.js';
import { POISED } from '../melee/charge.js';
import type { Encounter } from '../state/encounter.js';
import { carriesOn, isLow, isThere, type Person } from '../state.js';
import { BASE, type BdzTable } from '../table.js';
import { BUILDINGS } from '../tables/ground.js';
import { sizeOf } from '../tables/vehicles.js';
import type { View } from '../view.js';

/** What named goals are worked out from: the view of the figure's own seat, and nothing else. BDZ-move-normal. */

export interface Wanting extends Looking {
  readonly view: View;
  readonly book: Book;
  readonly table: BdzTable;
  readonly self: Person;
}

/** Figures this near are no goal, in inches from centre to centre. */
const BY = 1.5;
/** How many foes are named as goals. */
const FOES = 3;
/** A small gap, in inches, that still counts as contact. */
const HAIR = 0.05;
/** Inches from the centre of a six-inch square that a figure must come within. */
const INTO = 2.5;

export function goals(l: Wanting): NamedGoal[] {
  const found = [
    ...[...machine(l), ...objective(l)].map((goal): NamedGoal => ({ ...goal, sought: true })),
    ...vehicles(l),
    ...waysOff(l),
    ...people(l),
    ...waysIn(l),
  ].map((goal) => (l.view.encounter?.evading ? onTheRun(l, goal) : goal));
  return found.filter(({ at }) => l.reach.mayEndAt(...at));
}

/**
 * A band that has turned to run wants nothing but the edges that it came by, and the ways out of a house. BDZ-D-c45.
 */
function onTheRun(l: Wanting, { sought: _, ...goal }: NamedGoal): NamedGoal {
  const { edges: own = [] } = l.view.encounter ?? {};
  const home: readonly string[] = own.length > 0 ? own : ['south'];
  const away = goal.id.startsWith('out ') || home.some((edge) => goal.id === `edge ${edge}`);
  return away ? { ...goal, sought: true } : goal;
}

/** Edges by which to leave. Where to get away is the goal, they are answers like any other. */
function waysOff(l: Wanting): NamedGoal[] {
  const off = edges(l, () => true);
  return l.book.scenario.goal ? off.map(({ leaves: _, ...goal }) => goal) : off;
}

/** A building that has only the name of its kind takes an article in a sentence: "the Military Base". */
function withArticle(goal: NamedGoal, value: 'house' | 'thing'): NamedGoal {
  const { values } = goal.line;
  const name = values?.[value];
  const isKind = BUILDINGS.rows.some((row) => row.name === name);
  return isKind ? { ...goal, line: { ...goal.line, values: { ...values, [value]: `the ${name}` } } } : goal;
}

function throughDoors(l: Wanting): NamedGoal[] {
  return doors(l).map((goal) => withArticle(goal, 'house'));
}

/** Encounters that are about buildings. */
const INDOORS: readonly Encounter['kind'][] = ['discover', 'raid', 'take-back'];

/**
 * Doors and windows. Where an encounter is about buildings, those that nobody has entered are what the band came for.
 * BDZ-enc-disc-goal, BDZ-enc-raid-goal, BDZ-enc-tb-goal.
 */
function waysIn(l: Wanting): NamedGoal[] {
  const { encounter } = l.view;
  if (!encounter || !INDOORS.includes(encounter.kind)) return throughDoors(l);
  const fresh = l.table.ground.houses.filter(({ id }) => !encounter.houses.some((h) => h.id === id));
  const ways = fresh.map(({ id }) => `in ${id}`);
  return throughDoors(l).map((goal) => (ways.includes(goal.id) ? { ...goal, sought: true } : goal));
}

/** The cash machine, while the cash is in it. BDZ-enc-scen-atm-special. */
function machine(l: Wanting): NamedGoal[] {
  const { cash } = l.book.scenario;
  if (!cash || l.view.cash !== '') return [];
  const at = { id: 'cash', x: cash.at[0], y: cash.at[1], level: 0 };
  return toSomething(l, at, 'the cash machine', BASE + HAIR);
}

/** The square in the middle, until somebody has reached it. BDZ-day-objective. */
function objective(l: Wanting): NamedGoal[] {
  const [wide, high] = l.table.ground.map.size;
  if (objectives(l.view, [wide, high]).length === 0) return [];
  return toSomething(l, { id: 'objective', x: wide / 2, y: high / 2, level: 0 }, 'the objective', INTO);
}

/** Places beside vehicles that could take somebody away. */
function vehicles(l: Wanting): NamedGoal[] {
  return l.view.vehicles
    .filter((v) => hasPlace(v) && !v.stuck)
    .flatMap((v) =>
      toSomething(
        l,
        { id: v.id, x: v.x, y: v.y, level: 0 },
        vehicleName(l.book, v.id),
        sizeOf(v.kind).width / 2 + BASE + HAIR,
      ),
    );
}

/** Places next to friends, and as near to foes as a charger stops. BDZ-react-charged. */
function people(l: Wanting): NamedGoal[] {
  const { table, view, self } = l;
  const there = [...view.people.filter((p) => p.aboard === ''), ...view.zeds].filter(
    (f) => f.id !== self.id && table.has(f.id),
  );
  // Nobody charges an enemy who is stunned or out of the fight: one goes up to it, to tie it up or take its things.
  const isFoe = (f: (typeof there)[number]): boolean =>
    !('side' in f) || (f.side !== self.side && (carriesOn(f) || isLow(f)));
  const foes = there.filter(isFoe).sort((a, b) => distance(a, self) - distance(b, self));
  return [...foes.slice(0, FOES), ...there.filter((f) => !isFoe(f))]
    .filter((f) => f.level !== self.level || distance(f, self) > BY)
    .flatMap((f) => {
      const foe = isFoe(f);
      const name = foe && !('side' in f) ? (ENGLISH[`who.${f.id}`] ?? f.id) : personName(l.book, f.id);
      return bySomebody(l, f, { name, foe, near: (foe ? POISED : HAIR) + 2 * BASE });
    });
}

/** Places in cover from enemies who can shoot, and out of sight of all who see the figure now. BDZ-shoot-cover. */
export function coverAbout(l: Wanting): NamedGoal[] {
  const { table, view, self } = l;
  const enemies = view.people.filter((p) => p.side !== self.side && isThere(p) && carriesOn(p));
  const watching = [...enemies, ...view.zeds].filter((f) => table.sees(f.id, self.id)).map((f) => f.id);
  return shelters(
    l,
    watching,
    watching.filter((id) => enemies.some((p) => p.id === id)),
  ).map((goal) => withArticle(goal, 'thing'));
}

/** The farthest place in each direction, and the farthest from the dead. */
export function asFarAsItGoes(l: Wanting): NamedGoal[] {
  return farthest(l, l.view.zeds);
}
