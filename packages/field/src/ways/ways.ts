import type { Figures } from '../figures/figures.js';
import type { Ground } from '../ground/ground.js';
import type { StepRules } from '../rules.js';
import { GRAIN, grains } from '../shapes/units.js';
import { Chase, type ChaseOptions } from './chase.js';
import { Graph } from './graph.js';
import { Reach, type ReachOptions } from './reach.js';
import type { Route } from './route.js';

/**
 * Limit on cached graphs for one ground and set of movement rules. Doors that open and close bring old ones back into
 * use.
 */
const KEPT = 24;

const known = new WeakMap<Ground, WeakMap<StepRules, Map<string, Graph>>>();

/** The graph of a set of movement rules on a ground. All tables on the ground, and all copies of them, share it. */
function graphOf(
  ground: Ground,
  rules: StepRules,
  r: number,
  isOpen: (door: string) => boolean,
  touch: number,
): Graph {
  const here = known.get(ground) ?? new WeakMap<StepRules, Map<string, Graph>>();
  known.set(ground, here);
  const graphs = here.get(rules) ?? new Map<string, Graph>();
  here.set(rules, graphs);
  const doors = (ground.map.buildings ?? []).flatMap((b) => (b.doors ?? []).map((d) => d.id));
  const key = [r, touch, ...doors.filter(isOpen)].join(' ');
  const old = graphs.get(key);
  const graph = old ?? new Graph(ground, rules, r, isOpen, touch);
  // The most recently used graph is kept last.
  graphs.delete(key);
  graphs.set(key, graph);
  for (const first of graphs.keys()) if (graphs.size > KEPT) graphs.delete(first);
  return graph;
}

/** Something with a toll that a way crosses. */
export interface Crossed {
  /** Id of the door or barrier. */
  readonly id: string;
  readonly kind: string;
  /** The leg that crosses it, from point `leg` of the way to the next one. */
  readonly leg: number;
  /** Cost of crossing it, in units. */
  readonly toll: number;
}

/**
 * The ways under one set of movement rules for one base size, with the doors as they are now. Everything is in units.
 * Results about the map are cached.
 */
export class Ways {
  readonly graph: Graph;

  /** `r` is half the width of the base. `touch` is the gap at which a ladder or stairs can be taken. */
  constructor(
    ground: Ground,
    private readonly figures: Figures,
    readonly rules: StepRules,
    r: number,
    isOpen: (door: string) => boolean,
    touch = 0.1,
  ) {
    this.graph = graphOf(ground, rules, grains(r), isOpen, grains(touch));
  }

  /** Where a base can go from a place. */
  from(x: number, y: number, level: number, options: ReachOptions = {}): Reach {
    return new Reach(this.graph, this.figures, x, y, level, options);
  }

  /** The ways of many figures to one place, or into contact with the base there. */
  to(x: number, y: number, level: number, options: ChaseOptions = {}): Chase {
    return new Chase(this.graph, x, y, level, options);
  }

  /** True if the ground lets a base stand at a place. Other bases are ignored. */
  standing(x: number, y: number, level: number): boolean {
    return this.graph.room(level)?.standing(grains(x), grains(y)) ?? false;
  }

  /** True if a base may be at a place in passing: things with a toll do not bar it. */
  free(x: number, y: number, level: number): boolean {
    return this.graph.room(level)?.free(grains(x), grains(y)) ?? false;
  }

  /** True if a base can go straight from one place to another on a level. Other bases are ignored. */
  clear(ax: number, ay: number, bx: number, by: number, level: number): boolean {
    const room = this.graph.room(level);
    const [px, py, qx, qy] = [grains(ax), grains(ay), grains(bx), grains(by)];
    return room?.free(px, py) === true && room.free(qx, qy) && room.clear(px, py, qx, qy);
  }

  /** Things with a toll that a way crosses, such as a fence or a closed door, in the order of its legs. */
  crossed({ points }: Pick<Route, 'points'>): Crossed[] {
    return points.slice(1).flatMap(([x, y, level], leg) => {
      const [px, py, before] = points[leg] as Route['points'][number];
      const room = this.graph.room(level);
      if (before !== level || !room) return [];
      const a = [grains(px), grains(py)] as const;
      const b = [grains(x), grains(y)] as const;
      const share = (i: number) => {
        const { ax, ay, bx, by } = room.lines.pieces[i] as { ax: number; ay: number; bx: number; by: number };
        const turn = (b[0] - a[0]) * (by - ay) - (b[1] - a[1]) * (bx - ax);
        return turn === 0 ? 0 : ((ax - a[0]) * (by - ay) - (ay - a[1]) * (bx - ax)) / turn;
      };
      return room
        .crossed(...a, ...b)
        .toSorted((i, j) => share(i) - share(j) || i - j)
        .map((i) => {
          const { id, kind } = room.lines.pieces[i] as { id: string; kind: string };
          return { id, kind, leg, toll: (room.tolls[i] as number) / GRAIN };
        });
    });
  }
}
