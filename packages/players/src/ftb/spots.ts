import type { Json, SpotShape } from '@shambles/engine';
import { distance } from '@shambles/field';
import { type Person, type Place, placeOf } from '@shambles/ftb';
import { isWayOut } from './leaving.js';
import { isFair, type Look, reachOf, waysTo } from './look.js';
import { planOf } from './plan.js';

/**
 * Distances on their own way, in inches, from which zombies may reach somebody in their next phase, and in the one
 * after.
 */
const NEXT = 7;
const AFTER = 12;
const NEXT_PENALTY = 5;
const AFTER_PENALTY = 1;
/** Worth of being off the table. */
const OUT = 10;
/** After this many turns zombies are feared less and less: nobody waits for them for ever. */
const BOLDER = 20;
/** A group hangs together over 4 inches. FTB-4.2.1b. */
const TOGETHER = 3.4;
/** Limit on the places for which sight by enemies is checked. */
const CLOSER = 16;
const PEAKS = 3;
/** Cost of being seen by an enemy, in the open and in cover. */
const OPEN = 4;
const COVERED = 1.5;
/** A smaller gain is not worth a step. */
const WORTH_A_STEP = 0.4;

interface Scored {
  readonly at: Place;
  readonly score: number;
}

/** Where a figure goes: towards the goal, away from zombies, out of sight of enemies, and near its band. */
export function spot(look: Look, shape: SpotShape): Json {
  const p = look.view.people.find((q) => q.id === shape.figure);
  if (!p) return shape.options[0]?.id ?? 'stay';
  const judge = judging(look, p, shape.within, look.ask.code);
  const here: Scored = { at: shape.from, score: judge.score(shape.from, judge.most(shape.from)) };
  const all = cells(shape);
  const step = stepFor(all.length);
  const coarse = all.filter(({ row, column }) => row % step === 0 && column % step === 0);
  const peaks = highest(judge, coarse.length > 0 ? coarse : all);
  const finer = peaks.slice(0, PEAKS).flatMap(({ at }) => all.filter((c) => isBeside(c.at, at, step / 2)));
  const first = [...peaks, ...highest(judge, finer)].sort(byScore).slice(0, CLOSER);
  const last = look.foes.length > 0 ? first.map((s) => watched(look, p, s)).sort(byScore) : first;
  const [best] = last;
  const now = look.foes.length > 0 ? watched(look, p, here).score : here.score;
  if (best && best.score > now + WORTH_A_STEP) return [...best.at];
  // A way that is too narrow for the middle of a cell leads on as well.
  const on = onTheWay(look, p, shape.within);
  return on && judge.score(on, judge.most(on)) > now + WORTH_A_STEP ? [...on] : 'stay';
}

/** Where a figure gets to on its way to the goal. */
function onTheWay(look: Look, p: Person, within: number): Place | undefined {
  const { at } = planOf(look);
  const stop = at && within > 0 ? reachOf(look, p).along(...at, within) : undefined;
  return stop && stop.cost > 0 ? [stop.x, stop.y, stop.level] : undefined;
}

/** The best places: fear only lowers a score, so those already worse without it need not be looked at. */
function highest({ most, score }: Judge, all: readonly Cell[]): Scored[] {
  const open = all.map(({ at }): Scored => ({ at, score: most(at) })).sort(byScore);
  let best: Scored[] = [];
  for (const { at, score: bound } of open) {
    if (best.length >= CLOSER && bound <= (best[CLOSER - 1] as Scored).score) break;
    best = [...best, { at, score: score(at, bound) }].sort(byScore).slice(0, CLOSER);
  }
  return best;
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score;
}

interface Cell {
  readonly at: Place;
  readonly row: number;
  readonly column: number;
}

/** Centres of lit cells. */
function cells({ lit }: SpotShape): Cell[] {
  const found: Cell[] = [];
  for (const { level, cell, runs } of lit)
    for (let i = 0; i < runs.length; i += 3) {
      const [row, from, to] = [runs[i], runs[i + 1], runs[i + 2]] as [number, number, number];
      for (let column = from; column < to; column++)
        found.push({ at: [(column + 0.5) * cell, (row + 0.5) * cell, level], row, column });
    }
  return found;
}

/** Step between the cells looked at: among many only every second or third, then the best more closely. */
function stepFor(cells: number): number {
  return cells > 700 ? 3 : cells > 150 ? 2 : 1;
}

function isBeside([ax, ay, a]: Place, [bx, by, b]: Place, off: number): boolean {
  return a === b && Math.abs(ax - bx) <= off && Math.abs(ay - by) <= off && (ax !== bx || ay !== by);
}

/** The worth of a place: `most` counts the way and the company only, `score` also the dangers. */
interface Judge {
  readonly most: (at: Place) => number;
  readonly score: (at: Place, most: number) => number;
}

function judging(look: Look, p: Person, within: number, code: string): Judge {
  const plan = planOf(look);
  const { zeds, mine } = look;
  const goal = plan.at && waysTo(look, 'human', plan.at);
  const near = zeds
    .filter((z) => distance(z, p) <= within + AFTER && z.feast === '')
    .sort((a, b) => distance(a, p) - distance(b, p))
    .slice(0, 8);
  const others = code === 'together' ? [] : mine.filter((q) => q.id !== p.id);
  const fear = plan.do === 'clear' ? 0 : Math.max(0, 1 - Math.max(0, look.e.turn - BOLDER) / BOLDER);
  const isOut = (at: Place) => plan.do === 'leave' && isWayOut(look, at);
  // A figure that has to see a zombie goes up to one.
  const seeks = look.e.kind === 'zed' && !p.knowsZeds;
  const most = (at: Place) => {
    const [x, y, level] = at;
    let score = 0;
    if (goal) {
      const cost = goal.cost(x, y, level);
      score -= Number.isFinite(cost)
        ? cost
        : 60 + distance({ x, y }, { x: plan.at?.[0] ?? 0, y: plan.at?.[1] ?? 0 });
    } else score -= 0.05 * distance(p, { x, y });
    // A figure off the table fears nothing.
    if (isOut(at)) return score + OUT;
    if (others.length > 0) {
      const off = Math.min(...others.map((q) => distance(q, { x, y }) + (q.level === level ? 0 : 2)));
      if (off > TOGETHER) score -= 2 + (off - TOGETHER);
    }
    return score;
  };
  const feared = (at: Place) => {
    const [x, y, level] = at;
    let harm = 0;
    for (const z of near) {
      if (distance(z, { x, y }) > AFTER) continue;
      const cost = waysTo(look, 'zed', placeOf(z)).cost(x, y, level);
      harm += cost <= NEXT ? NEXT_PENALTY + (NEXT - cost) / 2 : cost <= AFTER ? AFTER_PENALTY : 0;
    }
    return harm * fear;
  };
  return { most, score: (at, bound) => (seeks || isOut(at) ? bound : bound - feared(at)) };
}

/** A place with the cost of being seen there by enemies. */
function watched(look: Look, p: Person, { at, score }: Scored): Scored {
  const weight = isFair(look) ? 1 : 1.5;
  const cost = look.table.as(
    p.id,
    at,
    () =>
      look.foes.reduce((sum, foe) => {
        const line = look.table.line(foe.id, p.id);
        return sum + (line === 'clear' ? OPEN : line === 'cover' ? COVERED : 0);
      }, 0),
    p.facing,
  );
  return { at, score: score - weight * Math.min(cost, 12) };
}
