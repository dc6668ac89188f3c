import { distance } from '@shambles/field';
import {
  bySomebody,
  doors,
  edges,
  farthest,
  type Looking,
  type NamedGoal,
  type Placed,
  sections,
  shelters,
  stairs,
  toSomething,
  toThings,
  vehicles,
} from '@shambles/measured';
import type { Book } from '../book.js';
import { POISED } from '../moving/walking.js';
import { carriesOn, hostile, type Person } from '../state.js';
import { type FtbTable, TOUCH } from '../table.js';
import { exitOf } from '../terrain/edges.js';
import { sectionAt, sectionBox } from '../towns/sections.js';
import type { View } from '../view.js';
import { nameOf, numberIn } from '../words.js';

/**
 * Places that a figure may want to go to, under names that a player would use. All is based on what its seat sees.
 * FTB-5.2a.
 */

/** What the search for named places works with, on a table of this book. */
export interface Wanting extends Looking {
  readonly view: View;
  readonly book: Book;
  readonly table: FtbTable;
  readonly self: Person;
}

/** People this near, in inches from centre to centre, are not offered as goals. */
const BY = 1.5;
/** Limit on enemies that are named, nearest first. */
const FOES = 3;
/** Distance in inches from a heap to a figure that picks it up. */
const BY_THINGS = 0.8;

/** All named places, each with the places that serve for it; humans use doors and windows. FTB-D-144, FTB-11.9b. */
export function goals(l: Wanting): NamedGoal[] {
  const found = [...entrances(l), ...stairs(l), ...people(l), ...finds(l), ...vehicles(l), ...waysOff(l)];
  return found.filter(({ at }) => l.reach.mayEndAt(...at));
}

/** Doors and windows. Those of a Target Building that nobody has entered yet are what they came for. FTB-14.6.4. */
function entrances(l: Wanting): NamedGoal[] {
  const target = l.view.encounter?.target ?? '';
  const wanted = isTargetKnown(l.view) ? [] : [`in ${target}`, `door ${target}`];
  return doors(l).map((goal) => (wanted.includes(goal.id) ? { ...goal, sought: true } : goal));
}

function isTargetKnown({ encounter, premises }: View): boolean {
  const target = encounter?.target ?? '';
  return target === '' || premises.some((b) => b.id === target && b.entered > 0);
}

/** Places beside friends, and within an inch of enemies, where a charge begins. FTB-8.2.1a. */
function people(l: Wanting): NamedGoal[] {
  const { table, view, book, self } = l;
  const there = [...view.people, ...view.zeds].filter((f) => f.id !== self.id && table.has(f.id));
  const isFoe = (f: (typeof there)[number]): boolean =>
    !('side' in f) || (carriesOn(f) && hostile(view, self.side, f.side));
  const foes = there.filter(isFoe).sort((a, b) => distance(a, self) - distance(b, self));
  const isBy = (f: Placed) => f.level === self.level && distance(f, self) <= BY;
  return [...foes.slice(0, FOES), ...there.filter((f) => !isFoe(f))]
    .filter((f) => !isBy(f))
    .flatMap((f) => {
      const foe = isFoe(f);
      return bySomebody(l, f, { name: nameOf(book.names, f.id), foe, near: foe ? POISED : TOUCH });
    });
}

/** Places at PEFs and at heaps. */
function finds(l: Wanting): NamedGoal[] {
  const { pefs, heaps } = l.view;
  return [
    ...pefs.flatMap((p) => toSomething(l, p, `PEF ${numberIn(p.id)}`, POISED)),
    ...heaps.flatMap((h) =>
      toThings(
        l,
        h,
        h.items.map((i) => `thing.${i.what}`),
        BY_THINGS,
      ),
    ),
  ];
}

/**
 * Edges that a figure may leave by: only the exit, if the Encounter has one, which is then what they came for. In Zed!
 * it is any edge, once they know what they came to see. FTB-D-63, FTB-D-221, FTB-14.6.1.
 */
function waysOff(l: Wanting): NamedGoal[] {
  const { encounter } = l.view;
  if (!encounter) return [];
  const out = exitOf(encounter);
  const knows = encounter.kind === 'zed' && isTargetKnown(l.view) && l.self.knowsZeds;
  const all = edges(l, (x, y) => out === undefined || sectionAt(encounter.map.size, x, y) === out);
  return out !== undefined || knows ? all.map((edge) => ({ ...edge, sought: true })) : all;
}

/** The nine sections except the figure's own. FTB-9.1a. */
export function otherSections(l: Wanting): NamedGoal[] {
  const size = l.view.encounter?.map.size;
  if (!size) return [];
  const all = Array.from({ length: 9 }, (_, i) => [i + 1, sectionBox(size, i + 1)] as const);
  return sections(l, new Map(all), sectionAt(size, l.self.x, l.self.y));
}

/** Places in cover from enemies that see the figure now, and out of sight of all that see it. FTB-7.1, FTB-5.5.1b. */
export function coverAbout(l: Wanting): NamedGoal[] {
  const { table, view, self } = l;
  const enemies = view.people.filter(
    (p) => table.has(p.id) && carriesOn(p) && hostile(view, self.side, p.side),
  );
  const watching = [...enemies, ...view.zeds].filter((f) => table.sees(f.id, self.id)).map((f) => f.id);
  return shelters(
    l,
    watching,
    watching.filter((id) => enemies.some((p) => p.id === id)),
  );
}

/** The farthest places in each direction, and those farthest from the dead. */
export function asFarAsItGoes(l: Wanting): NamedGoal[] {
  return farthest(l, l.view.zeds);
}
