import { ask, draw, type Line, type Rule, Some } from '@shambles/engine';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Objective } from '../scenarios/objectives.js';
import { isDestroyed, timesOf } from '../scenarios/points.js';
import { activeOf, dependentsOf, type Figure, fightersOf, isLiving, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { scores } from '../units/scoring.js';

/**
 * Hits take that many figures of a unit: a zombie is destroyed, a Living figure goes down. Hits beyond the number of
 * active figures are lost. Returns who fell. AMZ-fire-procedure.
 */
export function* takesHits(
  w: AmzWorld,
  unit: string,
  hits: number,
  by: string,
  cause: RuleId,
): Rule<readonly string[]> {
  if (hits <= 0) return [];
  if (isLiving(unitOf(w.s, unit))) {
    const figures = yield* whoFalls(w, unit, hits);
    goesDown(w, unit, figures, cause);
    return figures;
  }
  const figures = yield* whoIsDestroyed(w, unit, hits, by);
  for (const figure of figures)
    if (isPossessedWith(w, unit, figure))
      w.happen({ is: 'weapon-lost', cause: 'AMZ-possessed-weapons', unit, figure });
  destroys(w, by, unit, figures, cause);
  return figures;
}

/**
 * A Living unit destroys zombies. If they were the last of their type, that is an objective which counts for the unit.
 * AMZ-fire-procedure, AMZ-living-objectives.
 */
export function destroys(
  w: AmzWorld,
  by: string,
  unit: string,
  figures: readonly string[],
  cause: RuleId,
): void {
  if (figures.length === 0) return;
  w.happen({ is: 'destroyed', cause, unit, figures });
  const { kind } = unitOf(w.s, unit);
  if (!isDestroyed(w.s, kind)) return;
  // The objective does not come again when more of the type arrive and fall. AMZ-sc4.
  const isMet = (o: Objective) => o.kind === 'destroyed' && o.type === kind && timesOf(w.s, o.id) === 0;
  scores(w, 'living', 'AMZ-living-objectives', isMet, by);
}

// ------------------------------------------------------------------ the Living

/**
 * Ordinary fighters fall first, then leaders and medics, and Dependents when no fighter is left. AMZ-who-is-hit-living.
 */
export function* whoFalls(w: AmzWorld, unit: string, hits: number): Rule<readonly string[]> {
  const fighters = fightersOf(w.s, unit);
  const found: string[] = [];
  for (const group of [fighters.filter((f) => !isKept(f)), fighters.filter(isKept), dependentsOf(w.s, unit)])
    found.push(...(yield* someOf(w, unit, group, hits - found.length)));
  return found;
}

const isKept = ({ leader, medic }: Figure): boolean => leader !== null || medic;

/** Picks `n` figures of a group, or all of them. Their player chooses if it makes a difference. */
function* someOf(w: AmzWorld, unit: string, group: readonly Figure[], n: number): Rule<readonly string[]> {
  const ids = group.map((f) => f.id);
  if (n <= 0) return [];
  if (n >= ids.length) return ids;
  const figure = (id: string) => group.find((f) => f.id === id) as Figure;
  return yield* ask(
    w,
    LIVING,
    'AMZ-who-is-hit-living',
    'who-falls',
    new Some(
      ids,
      { min: n, max: n },
      { line: (id) => nameOf(figure(id)), like: (id) => likenessOf(figure(id)), on: (id) => id },
    ),
    { who: named(unit), number: n },
  );
}

/** A figure's name, by what distinguishes it from others of its unit. */
export function nameOf({ role, support, leader, medic, loads }: Figure): Line {
  if (leader !== null) return { key: 'figure.leader' };
  if (medic) return { key: 'figure.medic' };
  if (role === 'dependent') return { key: 'figure.dependent' };
  if (support !== null) return { key: `figure.${support}` };
  return { key: loads > 0 ? 'figure.laden' : 'figure.plain' };
}

const likenessOf = ({ role, support, leader, medic, loads }: Figure): string =>
  `${role} ${support} ${leader} ${medic} ${loads}`;

/**
 * Lays figures down where they stood. Another fighter picks up a support weapon at once. AMZ-down,
 * AMZ-who-is-hit-living.
 */
export function goesDown(w: AmzWorld, unit: string, figures: readonly string[], cause: RuleId): void {
  if (figures.length === 0) return;
  w.happen({ is: 'downed', cause, unit, figures });
  for (const from of figures) {
    if (w.s.figures.find((f) => f.id === from)?.support === null) continue;
    const free = fightersOf(w.s, unit).filter((f) => f.support === null);
    const taker = (free.find((f) => !isKept(f)) ?? free[0])?.id;
    if (taker !== undefined)
      w.happen({ is: 'weapon-taken', cause: 'AMZ-who-is-hit-living', unit, from, taker });
  }
}

// ------------------------------------------------------------------ the dead

/**
 * Picks the zombies in front; among Possessed with special weapons, a random draw. AMZ-who-gets-hit,
 * AMZ-possessed-weapons.
 */
function* whoIsDestroyed(w: AmzWorld, unit: string, hits: number, by: string): Rule<readonly string[]> {
  const figures = inFront(w, unit, by);
  if (hits >= figures.length) return figures;
  if (!figures.some((id) => isPossessedWith(w, unit, id))) return figures.slice(0, hits);
  const drawn = yield* draw(w, {
    kind: 'draw',
    rule: 'AMZ-possessed-weapons',
    label: 'who-is-hit',
    from: figures,
    n: hits,
    like: (id) => w.s.figures.find((f) => f.id === id)?.support ?? 'none',
  });
  w.tell({ is: 'lots', cause: 'AMZ-possessed-weapons', unit, figures: drawn, reveals: true });
  return drawn;
}

const isPossessedWith = (w: AmzWorld, unit: string, id: string): boolean =>
  unitOf(w.s, unit).kind === 'possessed' && w.s.figures.some((f) => f.id === id && f.support !== null);

/** Active figures of a unit, those nearest to another unit first. */
function inFront(w: AmzWorld, unit: string, by: string): string[] {
  const table = tableOf(w);
  const far = (id: string) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...table.basesOf(by).map((other) => (table.has(id) ? table.distance(id, other) : 0)),
    );
  return activeOf(w.s, unit)
    .map(({ id }, i) => ({ id, i, inches: far(id) }))
    .sort((a, b) => a.inches - b.inches || a.i - b.i)
    .map(({ id }) => id);
}
