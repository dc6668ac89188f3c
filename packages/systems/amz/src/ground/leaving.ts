import { ask, Confirm, type Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { LIVING } from '../book.js';
import { isLeftBehind, markersOf } from '../casualties/carrying.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Edge } from '../scenarios/edges.js';
import { basesOf, type Figure, unitOf } from '../state.js';
import { BASE, CONTACT, VEHICLE } from '../table/rules.js';
import { fromEdge } from '../units/edges.js';
import { roofOf } from '../units/houses.js';
import { scores } from '../units/scoring.js';

/** How a unit leaves: by an edge that the scenario names, fleeing when Broken, or by helicopter. */
export type Leaving = 'leaves' | 'flees' | 'flies';

const RULES: { readonly [how in Leaving]: RuleId } = {
  leaves: 'AMZ-leaving',
  flees: 'AMZ-T-morale-levels',
  flies: 'AMZ-sc2',
};

/** Edges among these that a figure of the unit has reached. AMZ-leaving. */
function edgesReached(w: AmzWorld, unit: string, edges: readonly Edge[]): Edge[] {
  const reaches = (f: Figure, edge: Edge) =>
    fromEdge(w.book.ground, f, edge) - (f.role === 'vehicle' ? VEHICLE : BASE) <= CONTACT;
  return edges.filter((edge) => basesOf(w.s, unit).some((f) => reaches(f, edge)));
}

/**
 * Asks, after a move, whether a unit leaves by an edge that it has reached; in a corner there may be two. Returns whether
 * it did. AMZ-leaving.
 */
export function* leaves(w: AmzWorld, unit: string): Rule<boolean> {
  if (!basesOf(w.s, unit).some((f) => f.unit === unit)) return false;
  for (const edge of edgesReached(w, unit, w.book.scenario.exits)) {
    const goes = yield* ask(
      w,
      LIVING,
      'AMZ-leaving',
      'leave',
      new Confirm({ key: 'leave.yes' }, { key: 'leave.no' }),
      { who: named(unit), edge: { key: `edge.${edge}` } },
    );
    if (!goes) continue;
    goesOff(w, unit, 'leaves', edge);
    return true;
  }
  return false;
}

/** A fleeing unit that has reached its edge leaves the table. Returns whether it did. AMZ-T-morale-levels. */
export function flees(w: AmzWorld, unit: string, edge: Edge | undefined): boolean {
  if (edge === undefined || edgesReached(w, unit, [edge]).length === 0) return false;
  goesOff(w, unit, 'flees', edge);
  return true;
}

/**
 * A unit leaves the game with all that it carries (a vehicle with everybody aboard), and scores what it brought.
 * AMZ-leaving.
 */
export function goesOff(w: AmzWorld, unit: string, how: Leaving, edge?: Edge): void {
  const cause = RULES[how];
  const riders = w.s.units.filter(
    (u) => u.id !== unit && w.s.figures.some((f) => f.unit === u.id && f.aboard === unit),
  );
  for (const { id } of [unitOf(w.s, unit), ...riders]) {
    const gone = w.s.figures.filter((f) => f.unit === id && goesWithIt(f) && goesAlong(w, f, how));
    const markers = markersOf(w, id).map((c) => c.id);
    const borne = markers.length > 0 && { markers };
    w.happen({ is: 'left', cause, unit: id, figures: gone.map((f) => f.id), how, ...borne });
    scoresFor(w, id, gone, how, edge);
  }
}

/**
 * True if a figure goes along: anybody on the table or aboard, but nobody slightly hurt who lies apart from the unit. By
 * helicopter, figures on its roof and active figures below, who climb. AMZ-leaving, AMZ-D-slight-rises.
 */
function goesAlong(w: AmzWorld, f: Figure, how: Leaving): boolean {
  if (how === 'flies') return hasPlace(f) && (roofOf(w, f) !== undefined || f.status === 'active');
  if (f.status === 'slight' && isLeftBehind(w, f)) return false;
  return hasPlace(f) || f.aboard !== '';
}

/** True if a figure goes along, by itself or carried. */
function goesWithIt({ status }: Figure): boolean {
  return status === 'active' || status === 'down' || status === 'slight';
}

/**
 * The points that a unit scores by leaving. A unit that flees is neither saved nor lost: only its loads count. AMZ-sc3.
 */
function scoresFor(
  w: AmzWorld,
  unit: string,
  gone: readonly Figure[],
  how: Leaving,
  edge: Edge | undefined,
): void {
  const people = gone.filter((f) => f.role !== 'vehicle');
  const loads = people.reduce((sum, f) => sum + f.loads, 0);
  scores(w, 'living', 'AMZ-sc3', (o) => o.kind === 'load-off' && o.edge === edge, unit, loads);
  if (how === 'flees') return;
  const cause = RULES[how];
  for (const { role } of people) {
    const whose = role === 'dependent' ? 'dependents' : 'fighters';
    scores(
      w,
      'living',
      cause,
      (o) =>
        how === 'flies'
          ? o.kind === 'flown-out' && (o.who === whose || o.who === 'anybody')
          : o.kind === 'off-edge' && o.edge === edge && (o.who === whose || o.who === 'anybody'),
      unit,
    );
  }
  for (const { id } of w.s.things.filter((t) => t.by === unit))
    scores(w, 'living', cause, (o) => o.kind === 'thing-off' && o.thing === id && o.edge === edge, unit);
}
