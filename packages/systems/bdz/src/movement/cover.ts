import { CLEAR, nearestCover } from '@shambles/field';
import { type At, type Place, placeOf } from '@shambles/measured';
import { NORMAL } from '../facts/turn.js';
import type { BdzFact, BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { has, inMelee, isLow, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { ailRow, inchesOf } from '../tables/ails.js';
import { leavesTrail } from './trail.js';

/** How far away cover may be, in inches. BDZ-move-duck-back, BDZ-move-hunker, BDZ-move-retire. */
const NEAR = 6;
const FAR = 12;

/** Moves somebody to the nearest cover within 6 inches, or makes it drop prone. Its turn ends. BDZ-move-duck-back. */
export function duckBack(w: BdzWorld, who: string, from: readonly string[]): void {
  const p = personOf(w.s, who);
  // Somebody ducked or hunkered who lies in the open still moves into cover; a melee holds its fighters.
  // BDZ-D-down-tests.
  if (!isUp(p) || inMelee(w.s, who) || (isLow(p) && !p.prone)) return;
  if (has(p, 'nerves-of-steel')) {
    w.happen({ is: 'undaunted', cause: 'BDZ-attr-nerves', who });
    return;
  }
  const status = p.status === 'hunkered' ? 'hunkered' : 'ducked';
  goLow(w, p, {
    within: NEAR,
    from,
    status,
    retired: p.retired,
    how: 'duck-back',
    cause: 'BDZ-move-duck-back',
  });
}

/**
 * Somebody in cover stays there; otherwise it moves to the nearest cover within 12 inches, or drops prone. Whoever has
 * retired before remains one who has run. BDZ-move-hunker, BDZ-move-retire-ranaway.
 */
export function hunkerDown(w: BdzWorld, who: string, from: readonly string[]): void {
  const p = personOf(w.s, who);
  if (!isUp(p)) return;
  breakAway(w, p, 'BDZ-move-hunker');
  goLow(w, p, {
    within: FAR,
    from,
    status: 'hunkered',
    retired: p.retired,
    how: 'hunker',
    cause: 'BDZ-move-hunker',
  });
}

/**
 * Moves somebody away from what it tested for, to the closest cover in that direction within 12 inches, or makes it
 * drop prone. BDZ-move-retire.
 */
export function retire(w: BdzWorld, who: string, from: readonly string[]): void {
  const p = personOf(w.s, who);
  if (!isUp(p)) return;
  breakAway(w, p, 'BDZ-move-retire');
  goLow(w, p, {
    within: FAR,
    from,
    status: 'hunkered',
    retired: true,
    how: 'retire',
    cause: 'BDZ-move-retire',
    away: true,
  });
}

/** Takes somebody who is forced to move out of its melee. BDZ-D-down-tests. */
function breakAway(w: BdzWorld, p: Person, cause: RuleId): void {
  if (inMelee(w.s, p.id)) w.happen({ is: 'parted', cause, who: p.id });
}

interface Low {
  readonly within: number;
  readonly from: readonly string[];
  readonly status: 'ducked' | 'hunkered';
  readonly retired: boolean;
  readonly how: Extract<BdzFact, { is: 'walked' }>['how'];
  readonly cause: RuleId;
  /** Only cover that lies away from what it flees. */
  readonly away?: true;
}

function goLow(w: BdzWorld, p: Person, low: Low): void {
  if (p.aboard !== '') {
    keepsLow(w, p, low);
    return;
  }
  const { within, from, status, retired, how, cause, away } = low;
  const to = coverFor(
    w,
    p,
    from,
    inchesOf(p, ailRow(p.ails).plods ? Math.min(NORMAL, within) : within),
    away,
  );
  const way = to?.way ?? [];
  leavesTrail(w, p.id, way.length > 0 ? way : [placeOf(p)]);
  if (to && way.length > 1) {
    const [a, b] = way.slice(-2) as [Place, Place];
    const facing = tableOf(w).bearing(p.id, { x: p.x + b[0] - a[0], y: p.y + b[1] - a[1] });
    w.happen({ is: 'walked', cause, who: p.id, way, facing, cost: to.cost, how });
  }
  const covered = to !== undefined;
  w.happen({ is: 'went-low', cause, who: p.id, status, covered, from: [...from], retired });
  // Somebody who dropped prone does not act again this turn. BDZ-D-prone-end.
  if (w.s.active?.who.includes(p.id) || !covered) w.happen({ is: 'rested', cause, who: [p.id] });
}

/** Somebody in a vehicle ducks where it sits; a driver drives away as soon as it can. BDZ-veh-shoot-driver-duckback. */
function keepsLow(w: BdzWorld, { id, sits }: Person, { from, status, retired, how, cause }: Low): void {
  w.happen({ is: 'went-low', cause, who: id, status, covered: true, from: [...from], retired });
  if (w.s.active?.who.includes(id)) w.happen({ is: 'rested', cause, who: [id] });
  const stays = how === 'hunker' || (status === 'hunkered' && !retired);
  if (sits === 'wheel' && !stays)
    w.happen({
      is: 'owes',
      cause: 'BDZ-veh-shoot-driver-duckback',
      driver: id,
      what: 'away',
      causes: [...from],
    });
}

/**
 * The nearest place in cover from everything that somebody hides from: behind something solid, at the edge of woods, or
 * inside a building, unless it flees. BDZ-bldg-inside, BDZ-terrain-woods, BDZ-D-woods-edge.
 */
function coverFor(w: BdzWorld, p: Person, from: readonly string[], within: number, away?: true) {
  const table = tableOf(w);
  if (!away && table.isIndoors(p)) return { way: [placeOf(p)], cost: 0 };
  const there = from.filter((id) => table.has(id));
  const viewers = new Map(
    (there.length > 0 ? there : beholders(w, p)).map((id) => [table.figures.of(id), table.at(id)]),
  );
  const spots = there.map((id) => table.at(id));
  const flees = (x: number, y: number) => spots.every((at) => isAway(p, at, x, y));
  const covers = (at: At, viewer: number) =>
    table.atEdge(at, viewers.get(viewer) as At) || (!away && table.isIndoors(at));
  const found = nearestCover(
    table.field,
    table.ways(within > NORMAL ? 12 : NORMAL),
    table.figures.of(p.id),
    [...viewers.keys()],
    {
      within,
      hides: (look, x, y, viewer) =>
        (look !== CLEAR || covers({ x, y, level: p.level }, viewer)) && (!away || flees(x, y)),
    },
  );
  return found && { way: found.route?.points ?? [found.at], cost: found.cost };
}

/** True if a spot lies on the far side of somebody, as seen from what it flees. */
function isAway(p: At, from: At, x: number, y: number): boolean {
  return (x - p.x) * (p.x - from.x) + (y - p.y) * (p.y - from.y) > 0;
}

/** Everything that sees somebody; it hides from these when nothing that caused its test is left. */
function beholders(w: BdzWorld, p: Person): string[] {
  const table = tableOf(w);
  const enemies = [...w.s.people.filter((q) => q.side !== p.side && isUp(q)), ...w.s.zeds];
  return enemies.map((f) => f.id).filter((id) => table.has(id) && table.sees(id, p.id));
}
