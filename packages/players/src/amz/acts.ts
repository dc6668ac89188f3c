import {
  buildingOf,
  buildingRow,
  dependentsOf,
  downOf,
  fightersOf,
  inchesOf,
  modeRow,
  type Unit,
} from '@shambles/amz';
import type { Shape } from '@shambles/engine';
import { type Losses, losses } from './danger.js';
import { bestTarget, noise } from './fire.js';
import { far, type Look, sizeOf, whereIs } from './look.js';
import { bestStop, type Mover, moverOf, staying } from './moves.js';
import { carries, type Plan, planOf } from './plan.js';
import { getsOut, ridersOf } from './riding.js';

/** A task within this distance, in inches, is done in this activation: a Cautious move and a little more. */
const atHand = ({ book }: Look): number => modeRow(book, 'cautious').most + 0.4;
/** At this distance from the stairs, in inches, a unit counts as being on the roof. */
const ON_IT = 6;
/** Worth, in figures, of a task that can be done now. */
const TASK = 2.2;
/** Worth of mending one point of a barricade. */
const A_POINT = 0.22;
/** Worth of a casualty tended in time. */
const TENDED = 0.5;
/** Worth of Overwatch, as a share of what another unit draws. */
const WATCH = 0.5;

/** Something that a unit could announce, and its worth. */
interface Idea {
  readonly id: string;
  readonly worth: number;
}

/** What a unit announces: the option that is worth most. */
export function announce(seen: Look, unit: Unit, shape: Shape): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const may = new Set(shape.options.map((o) => o.id));
  const plan = planOf(seen, unit);
  const loss = losses(seen, unit);
  if (may.has('move-fire cautious') && getsOut(seen, unit)) return 'move-fire cautious';
  const mover = moverOf(seen, unit, plan, loss);
  const ideas = [...deeds(seen, unit, plan, mover), ...moves(mover, loss, may)].filter(({ id }) =>
    may.has(id),
  );
  return ideas.reduce<Idea | undefined>((a, b) => (a && a.worth >= b.worth ? a : b), undefined)?.id;
}

/** Deeds that take the whole activation. */
function deeds(seen: Look, unit: Unit, plan: Plan, m: Mover): Idea[] {
  const { view } = seen;
  const ideas: Idea[] = [];
  const stay = staying(m, unit.heard);
  if (plan.do === 'fly' && fliesNow(seen, plan, m)) ideas.push({ id: 'objective cautious', worth: 99 });
  if (plan.do === 'task' && m.way <= atHand(seen))
    ideas.push({ id: 'objective cautious', worth: TASK + stay / 2 });
  if (plan.do === 'hold') ideas.push({ id: 'objective cautious', worth: mending(seen, unit, plan) + stay });
  const down = downOf(view, unit.id).filter((f) => f.status === 'down').length;
  if (down > 0) ideas.push({ id: 'tend stationary', worth: TENDED * down + stay });
  const [friend] = seen.living.filter(
    (u) => u.id !== unit.id && !u.done && seen.table.apart(u.id, unit.id) < 16,
  );
  const still = plan.do === 'fly' || plan.do === 'hold' || plan.do === 'escort' || plan.do === 'hunt';
  if (still) ideas.push({ id: 'overwatch overwatch', worth: stay + (friend ? WATCH / 2 : 0.01) });
  return ideas;
}

/** True if the helicopter is there and the unit, on the roof or under it, may leave: the climb is the whole move. */
function fliesNow({ view, table }: Look, plan: Plan, { here, way }: Mover): boolean {
  const [x, y, level] = here;
  return view.helicopter && (way < ON_IT || table.houseOf({ x, y, level }) === plan.what);
}

/** Worth of mending the building that a unit holds. */
function mending({ book, view, table }: Look, unit: Unit, plan: Plan): number {
  const { kind, points, breached } = buildingOf(view, plan.what);
  if (breached || table.basesOf(unit.id).length === 0) return -1;
  const most = kind === 'open' ? 0 : buildingRow(book, kind).points;
  const n = sizeOf({ view } as Look, unit.id);
  return A_POINT * Math.min(n, most - points);
}

/** Moving and firing, in either order. */
function moves(m: Mover, loss: Losses, may: ReadonlySet<string>): Idea[] {
  const { seen, unit } = m;
  const fire = (rapid: boolean) =>
    Math.max(0, (bestTarget(seen, unit, { rapid }, undefined, loss)?.worth ?? 0) - noise(unit));
  const shot = fire(false);
  const ideas: Idea[] = [{ id: 'move-fire stationary', worth: staying(m, unit.heard || shot > 0) + shot }];
  if (may.has('move-fire cautious')) {
    const quiet = bestStop(m, inchesOf(seen.book, unit, 'cautious'), unit.heard);
    const worth = quiet?.worth ?? staying(m, unit.heard);
    ideas.push({ id: 'move-fire cautious', worth: worth + 0.4 * shot });
    if (shot > 0) {
      const loud = bestStop(m, inchesOf(seen.book, unit, 'cautious'), true);
      ideas.push({ id: 'fire-move cautious', worth: (loud?.worth ?? staying(m, true)) + 0.95 * shot });
    }
  }
  if (may.has('move-fire rapid')) {
    const far = bestStop(m, inchesOf(seen.book, unit, 'rapid'), unit.heard);
    if (far) ideas.push({ id: 'move-fire rapid', worth: far.worth });
  }
  return ideas;
}

/** The unit that acts next: those that draw the dead upon themselves first, those that cannot fight last. */
export function actsNext(seen: Look, shape: Shape): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const { view } = seen;
  const worth = (id: string): number => {
    const u = view.units.find((each) => each.id === id) as Unit;
    const weak = dependentsOf(view, id).length;
    if (view.helicopter) return weak > 0 ? 9 : sizeOf(seen, id) / 10;
    const riders = u.vehicle === null ? 0 : ridersOf(seen, id).length;
    const rides = view.figures.some((f) => f.unit === id && f.aboard !== '' && f.aboard !== id);
    const shot = whereIs(seen, id) ? (bestTarget(seen, u)?.worth ?? 0) : 0;
    return (
      shot +
      riders +
      (rides ? -2 : 0) +
      fightersOf(view, id).length / 20 -
      weak -
      carries(seen, id) / 10 +
      (u.vehicle !== null ? 1 : 0)
    );
  };
  return shape.options.map((o) => ({ id: o.id, worth: worth(o.id) })).sort((a, b) => b.worth - a.worth)[0]
    ?.id;
}

/** Where a unit enters the table: where the way to its goal is shortest. */
export function entersAt(seen: Look, unit: Unit, shape: Shape): string | undefined {
  if (shape.kind !== 'spot') return undefined;
  const plan = planOf(seen, unit);
  const off = (at: readonly number[]) =>
    far([at[0] as number, at[1] as number, 0], plan.at) -
    0.3 *
      Math.min(
        12,
        ...seen.dead.map((z) => far([at[0] as number, at[1] as number, 0], whereIs(seen, z.id) ?? plan.at)),
      );
  return shape.options
    .filter((o) => o.at)
    .sort((a, b) => off(a.at as readonly number[]) - off(b.at as readonly number[]))[0]?.id;
}
